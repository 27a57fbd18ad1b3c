"""Reading a table: from its last snapshot where there is one, else by replaying the record in a worker.

The record is the truth, a snapshot a cache: one that does not fit is thrown away. A table that cannot be read is
closed, with the reason, and touches no other.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from reame.kernel.game import Game
from reame.server.audience.replay import views_at
from reame.server.clocks.clock import read_clock
from reame.server.clocks.hours import read_hours
from reame.server.errors import Conflict, NotFound, Refusal
from reame.server.orders.orders import read as read_orders
from reame.server.seats.onlookers import Onlooker
from reame.server.seats.votes import Vote
from reame.server.store.rows import OPENING, Change, ChatRow, Entry, Line, Snapshot, Stored
from reame.server.tables.ledger import Ledger, decode_entries, read_ledger
from reame.server.tables.play import Play
from reame.server.tables.results import ended_before
from reame.server.tables.table import Closed, Loaded, setting_of
from reame.server.workers.jobs import Rebuilt
from reame.server.workers.pool import Lost, Stumbled

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")

NAME: Final = re.compile(r"[\w-]{1,64}", re.ASCII)  # of a table; not every database takes any question


class Unreadable(Exception):
    """A stored table that cannot be played on; the message says why."""


def mark_of(table_id: str) -> str:
    """How the log and `reame doctor` speak of a table: its name is a secret of its guests."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:10]


async def load(tables: Tables, table_id: str) -> Loaded:
    """A table as it is stored."""
    stored = await tables.store.load(table_id) if NAME.fullmatch(table_id) else None
    if stored is None:
        raise NotFound("no-such-table", "there is no such table; perhaps the link is cut short")
    blanked = _blank_out(stored)
    if stored.row.damage is not None:
        return _closed(stored, "damaged", stored.row.damage)
    try:
        if blanked:
            raise Unreadable(f"its {', '.join(blanked)} cannot be read")
        return await _open(tables, stored)
    except (SQLAlchemyError, OSError, Refusal):
        raise
    except Exception as e:
        why = str(e) if isinstance(e, Unreadable) else f"{type(e).__name__}: {e}"
        await set_aside(tables, table_id, stored.row.game, why)
        return _closed(stored, "damaged", why)


def _blank_out(stored: Stored) -> list[str]:
    """Blank columns that cannot be read, so that nobody stumbles over them again; which ones."""
    row = stored.row
    columns: list[tuple[Any, str, Callable[[str], object], str | None]] = [
        (row, "options", lambda text: msgspec.json.decode(text, type=dict[str, str]), "{}"),
        (row, "start", lambda text: msgspec.json.decode(text, type=dict[str, Any]), None),
        (row, "outcome", lambda text: msgspec.json.decode(text, type=dict[str, Any]), None),
        (row, "votes", lambda text: msgspec.json.decode(text, type=list[Vote]), "[]"),
        (row, "onlookers", lambda text: msgspec.json.decode(text, type=list[Onlooker]), "[]"),
        (row, "clock", read_clock, ""),
        *((chair, "orders", read_orders, "") for chair in stored.seats),
        *((chair, "hours", read_hours, "") for chair in stored.seats),
    ]
    found: list[str] = []
    for of, name, read, blank in columns:
        text = getattr(of, name)
        try:
            if text is not None:
                read(text)
        except msgspec.DecodeError:
            setattr(of, name, blank)
            found.append(name)
    return found


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
    try:
        game = await tables.library.fetch(row.handle)
    except NotFound as e:
        what = "the edition of this game does not hold here any more" if row.edition else "nobody has this game here"
        return _closed(stored, "other-rules", f"{what}: {e.message}")
    if row.rules != game.version:
        return await _other_rules(tables, game, stored)
    play = await asyncio.to_thread(_from_snapshot, game, stored)
    if play is None:
        play = await _from_record(tables, game, stored)
    return Loaded(row, stored.seats, play.ledger, play, None)


async def _other_rules(tables: Tables, game: Game[Any], stored: Stored) -> Loaded:
    """The rules have changed since. A running game goes on if it is the same game by the new ones; a finished one is
    watched from its film."""
    row = stored.row
    told = f"this game is played by rules {row.rules} of {game.title}; this server has rules {game.version}"
    if row.status == "over":
        loaded = _closed(stored, "other-rules", told)
        loaded.last = await views_at(tables.store, row.id, len(loaded.ledger))
        return loaded
    try:
        rebuilt = await _replayed(tables, stored)
    except Unreadable as e:
        return _closed(stored, "other-rules", f"{told}, which do not accept its moves: {e}")
    ledger = read_ledger(decode_entries(stored.entries))
    if row.status == "running" and not _same(ledger, rebuilt):
        return _closed(stored, "other-rules", f"{told}, and by them the same moves lead elsewhere")
    return await _carried_over(tables, game, stored, rebuilt)


async def _carried_over(tables: Tables, game: Game[Any], stored: Stored, rebuilt: Rebuilt) -> Loaded:
    row = stored.row
    play, snapshot = await _rebuilt_play(game, stored, rebuilt)
    options = msgspec.json.encode(play.record.options).decode()
    note = ChatRow(n=0, at=time.time(), seat=None, name="", text=str(game.version), note="other-rules")
    change = Change(table={"rules": game.version, "options": options}, notes=[note])
    if not await tables.store.carry_over(row.id, row.seq, change, snapshot):
        raise Conflict("busy", "the table is busy; try again")
    log.warning("table %s goes on by rules %d of %s", mark_of(row.id), game.version, game.name)
    row.rules, row.options, row.seq = game.version, options, row.seq + 1
    return Loaded(row, stored.seats, play.ledger, play, None)


def _same(ledger: Ledger, rebuilt: Rebuilt) -> bool:
    """Did the same dice fall, and was everybody told the same?"""

    def plain(lines: list[Line] | None) -> list[tuple[int, Any]] | None:
        return None if lines is None else [(to, msgspec.json.decode(line)) for to, line in lines]

    if not ledger.complete or len(ledger) != len(rebuilt.notes):
        return False
    if plain(ledger.between(-1, 0)) != plain(rebuilt.opening):
        return False
    noted = zip(ledger.moves, rebuilt.notes, strict=True)
    return all(m.dice == dice and plain(m.told) == plain(told) for m, (dice, told) in noted)


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
    play, snapshot = await _rebuilt_play(game, stored, await _replayed(tables, stored))
    outcome = play.position.outcome
    row.outcome = None if outcome is None else msgspec.json.encode(outcome.plain()).decode()
    written = _written(play.ledger, decode_entries(stored.entries))
    ended = ended_before(row, stored.seats, outcome) if row.status == "over" else []
    await tables.store.annotate(row.id, written, snapshot, row.outcome, ended)
    return play


async def _replayed(tables: Tables, stored: Stored) -> Rebuilt:
    """What a worker makes of the record."""
    bodies = [(n, msgspec.Raw(body)) for n, body in stored.entries]
    moves = len(decode_entries(stored.entries))
    try:
        return await tables.workers.rebuild(setting_of(stored.row, len(stored.seats)), bodies, moves)
    except Stumbled as e:
        raise Unreadable(str(e)) from None
    except Lost:
        raise Unreadable("its record takes too long to replay") from None


async def _rebuilt_play(game: Game[Any], stored: Stored, rebuilt: Rebuilt) -> tuple[Play, Snapshot]:
    standing = rebuilt.standing
    ledger = _completed(read_ledger(decode_entries(stored.entries)), rebuilt)
    play = _blank(game, stored)
    snapshot = Snapshot(
        seq=stored.row.seq, made_by=play.made_by, floor=standing.floor, base=standing.base, seqs=standing.seqs
    )
    await asyncio.to_thread(play.resume, ledger, snapshot)
    return play, snapshot


def _completed(ledger: Ledger, rebuilt: Rebuilt) -> Ledger:
    """With what fell and what was told, as far as it was not written down."""
    whole = Ledger()
    whole.open(rebuilt.opening)
    for move, (dice, told) in zip(ledger.moves, rebuilt.notes, strict=True):
        move.dice, move.told = dice, told
        whole.add(move)
    whole.done = {(seat, id): seq for seat, id, seq in rebuilt.done}
    whole.upto = ledger.upto
    whole.take_marks(ledger)
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
