"""Reading a table: from its last snapshot where there is one, else by replaying the record in a worker.

The record is the truth, a snapshot a cache: one that does not fit is thrown away. A table that cannot be read is
closed, with the reason, and touches no other.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from reame.kernel.game import Game
from reame.server.errors import NotFound, Refusal
from reame.server.store.rows import OPENING, Entry, Snapshot, Stored
from reame.server.tables.ledger import Ledger, decode_entries, read_ledger
from reame.server.tables.play import Play
from reame.server.tables.table import Closed, Loaded, setting_of
from reame.server.workers.jobs import Rebuilt
from reame.server.workers.pool import Lost, Stumbled

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")


class Unreadable(Exception):
    """A stored table that cannot be played on; the message says why."""


def mark_of(table_id: str) -> str:
    """How the log and `reame doctor` speak of a table: its name is a secret of its guests."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:10]


async def load(tables: Tables, table_id: str) -> Loaded:
    """A table as it is stored."""
    stored = await tables.store.load(table_id)
    if stored is None:
        raise NotFound("no-such-table", "there is no such table; perhaps the link is cut short")
    if stored.row.damage is not None:
        return _closed(stored, "damaged", stored.row.damage)
    try:
        return await _open(tables, stored)
    except (SQLAlchemyError, OSError, Refusal):
        raise
    except Exception as e:
        why = str(e) if isinstance(e, Unreadable) else f"{type(e).__name__}: {e}"
        await set_aside(tables, table_id, stored.row.game, why)
        return _closed(stored, "damaged", why)


async def set_aside(tables: Tables, table_id: str, game: str, why: str) -> None:
    """Mark a table as damaged, so that nobody tries again and everybody is told."""
    log.error("table %s of %s is damaged and was set aside: %s", mark_of(table_id), game, why)
    await tables.store.damage(table_id, why)


def _closed(stored: Stored, key: str, why: str) -> Loaded:
    return Loaded(stored.row, stored.seats, _as_far_as_possible(stored), None, Closed(key, why))


def _as_far_as_possible(stored: Stored) -> Ledger:
    """What can be read of the record of a damaged table."""
    ledger = Ledger()
    try:
        for stored_row in stored.entries:
            for row, entry in decode_entries([stored_row]):
                ledger.fold(entry, row)
    except Exception as e:  # whatever was written into the database by others
        log.warning("the record of table %s breaks off: %s", mark_of(stored.row.id), type(e).__name__)
    return ledger


async def _open(tables: Tables, stored: Stored) -> Loaded:
    row = stored.row
    game = tables.library.find(row.game)
    if row.rules != game.version:
        told = f"this table was played by rules {row.rules} of {game.title}; this server has rules {game.version}"
        return _closed(stored, "other-rules", told)
    play = await asyncio.to_thread(_from_snapshot, game, stored)
    if play is None:
        play = await _from_record(tables, game, stored)
    return Loaded(row, stored.seats, play.ledger, play, None)


def _blank(game: Game[Any], stored: Stored) -> Play:
    s = setting_of(stored.row, len(stored.seats))
    play = Play(game, s.seats, s.seed, s.salt, s.options, s.start)
    play.careful = s.by_hand
    return play


def _from_snapshot(game: Game[Any], stored: Stored) -> Play | None:
    """Go on from the snapshot; None if it does not fit."""
    snapshot = stored.snapshot
    if snapshot is None:
        return None
    try:
        entries = decode_entries(stored.entries)
        ledger = read_ledger((row, e) for row, e in entries if row <= snapshot.seq)
        play = _blank(game, stored)
        if snapshot.made_by != play.made_by or not ledger.complete or snapshot.floor > len(ledger):
            return None
        play.resume(ledger, snapshot)
        for row, entry in entries:
            if row > snapshot.seq:
                play.fold(entry, row)
    except Exception:
        log.warning("the snapshot of table %s does not fit; its record is replayed", mark_of(stored.row.id))
        return None
    play.cut = None
    return play


async def _from_record(tables: Tables, game: Game[Any], stored: Stored) -> Play:
    """Replay the record in a worker, and take a snapshot, so that it need not be done again."""
    row = stored.row
    entries = decode_entries(stored.entries)
    ledger = read_ledger(entries)
    bodies = [(n, msgspec.Raw(body)) for n, body in stored.entries]
    try:
        rebuilt = await tables.workers.rebuild(setting_of(row, len(stored.seats)), bodies, len(entries))
    except Stumbled as e:
        raise Unreadable(str(e)) from None
    except Lost:
        raise Unreadable("its record takes too long to replay") from None
    standing = rebuilt.standing
    ledger = _completed(ledger, rebuilt)
    play = _blank(game, stored)
    snapshot = Snapshot(seq=row.seq, made_by=play.made_by, floor=standing.floor, base=standing.base, seqs=standing.seqs)
    await asyncio.to_thread(play.resume, ledger, snapshot)
    await tables.store.annotate(row.id, _written(ledger, entries), snapshot)
    return play


def _completed(ledger: Ledger, rebuilt: Rebuilt) -> Ledger:
    """With what fell and what was told, as far as it was not written down."""
    whole = Ledger()
    whole.open(rebuilt.opening)
    for move, (dice, told) in zip(ledger.moves, rebuilt.notes, strict=True):
        move.dice, move.told = dice, told
        whole.add(move)
    whole.done = {(seat, id): seq for seat, id, seq in rebuilt.done}
    whole.upto = ledger.upto
    return whole


def _written(ledger: Ledger, entries: list[tuple[int, Entry]]) -> dict[int, list[Entry]]:
    """The rows of entries as they are to be written down, by number."""
    standing: dict[int, list[int]] = {}
    for n, m in enumerate(ledger.moves):
        standing.setdefault(m.row, []).append(n)
    rows: dict[int, list[Entry]] = {OPENING: [Entry(type="opening", told=ledger.lines[: ledger.marks[0]])]}
    for row, entry in entries:
        if entry.type == "opening":
            continue
        if entry.type == "move" and standing.get(row):
            noted = ledger.moves[standing[row].pop(0)]
            entry.dice, entry.told = noted.dice, noted.told
        if entry.id:
            entry.seq = ledger.done.get((entry.seat, entry.id), entry.seq)
        rows.setdefault(row, []).append(entry)
    return rows
