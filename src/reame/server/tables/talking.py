"""Letters, promises and a notebook: what people write at a table besides their moves. Nothing of it is in the record.

Nothing here changes the table, not even its count of commits: whoever does not read a letter is sent the same bytes as
if it had not been written.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

from reame.server.errors import BadRequest, Conflict, Forbidden, TooMany
from reame.server.notices import outbox
from reame.server.protocol.letters import (
    BreakSeal,
    GiveWord,
    Hush,
    Judge,
    ReadLetters,
    StrikeOut,
    Talking,
    WriteLetter,
)
from reame.server.protocol.texts import clean_talk
from reame.server.store.rows import TableRow
from reame.server.store.talk_rows import LetterRow, PromiseRow, mask_of, seats_in
from reame.server.store.talk_schema import letters, promises

if TYPE_CHECKING:
    from reame.server.audience.clients import Client
    from reame.server.tables.table import Table

LETTERS: Final = 20  # that a seat may write
WITHIN: Final = 60.0  # seconds
LATEST: Final = 400 * 86_400.0  # seconds until a seal breaks


class Pace:
    """How much a seat has written lately."""

    def __init__(self) -> None:
        self._at: list[float] = []

    def check(self) -> None:
        """TooMany if it has written enough for now."""
        now = time.monotonic()
        self._at = [at for at in self._at if now - at < WITHIN]
        if len(self._at) >= LETTERS:
            wait = WITHIN - (now - self._at[0])
            raise TooMany("too-many-letters", f"{LETTERS} letters a minute are enough; wait a little", wait)

    def count(self) -> None:
        """It has written one more."""
        self._at.append(time.monotonic())


def may_write(table: Table) -> bool:
    """May letters be written now? Follows from what everybody knows of the table and sees of the game."""
    if table.row.status != "running" or table.closed is not None:
        return False
    talk = table.row.talk
    return talk == "free" or (talk == "rulebook" and table.play.position.bargains())


async def talk(table: Table, client: Client, m: Talking) -> None:
    """Do what a client asks. The caller holds the lock of the table, and has seen that the seat is its own."""
    if isinstance(m, WriteLetter):
        await _write(table, client, m)
    elif isinstance(m, BreakSeal):
        if not await table.post.store.break_seal(table.id, _room(table, m.seat, m.room), m.n, m.seat):
            raise BadRequest("no-such-letter", "you wrote no such sealed letter")
    elif isinstance(m, StrikeOut):
        if not await table.post.store.strike(table.id, m.seat, m.n):
            raise BadRequest("no-such-letter", "there is no such line in your notebook")
    elif isinstance(m, ReadLetters):
        await table.post.store.read(table.id, _room(table, m.seat, m.room), m.seat, m.n)
    elif isinstance(m, Hush):
        _seat(table, m.other)
        await table.post.store.hush(table.id, m.seat, m.other, m.hush)
    elif isinstance(m, GiveWord):
        await _promise(table, client, m)
    else:
        await _judge(table, m)
    await table.post.show()


def _seat(table: Table, seat: int) -> None:
    if not seat < len(table.seats):
        raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {seat}")


def _room(table: Table, seat: int, to: list[int]) -> int:
    for other in to:
        _seat(table, other)
    return mask_of([*to, seat])


def _check_running(row: TableRow) -> None:
    if row.status == "waiting":
        raise Conflict("not-started", "the game has not begun: seats are still open")
    if row.status == "over":
        raise Conflict("over", "the game is over")


def _check_private(table: Table) -> None:
    """Refuse if nothing private may be written now."""
    table.check_open()
    _check_running(table.row)
    if table.row.talk in ("none", "public"):
        raise Forbidden("no-letters", "at this table nobody writes in private; that was agreed when it was laid")
    if not may_write(table):
        raise Conflict("no-letters-now", "by the rulebook nobody bargains in private now; wait until they may")


def _check_voice(table: Table, seat: int) -> None:
    if table.seats[seat].muted:
        raise Forbidden("muted", "the others have decided that you are silent here")


async def _write(table: Table, client: Client, m: WriteLetter) -> None:
    if await table.post.store.written(letters, table.id, m.seat, m.id):
        return  # done before; the acknowledgement was lost
    room = _room(table, m.seat, m.to)
    if room == 1 << m.seat:
        if m.sealed:
            raise BadRequest("nobody-reads", "a notebook has no seals: nobody else reads it")
        if table.row.status == "waiting":
            raise Conflict("not-started", "the game has not begun: seats are still open")
    else:
        _check_voice(table, m.seat)
        _check_private(table)
    if m.opens is not None and not (m.sealed and time.time() < m.opens < time.time() + LATEST):
        raise BadRequest("bad-moment", "only a sealed letter opens later, within a year")
    text = clean_talk(m.text)
    if not text:
        raise BadRequest("nothing-said", "there is nothing to be read in this")
    pace = table.paces.setdefault(m.seat, Pace())
    pace.check()
    letter = LetterRow(
        room=room,
        at=time.time(),
        seat=m.seat,
        name=table.seats[m.seat].name,
        text=text,
        salt=secrets.token_hex(16) if m.sealed else None,
        opens=m.opens,
        moves=len(table.ledger),
    )
    readers = set(seats_in(room)) - {m.seat} - await table.post.store.deaf(table.id, m.seat)
    # Of a letter nobody is told more than that there is one.
    calls = [outbox.notice(table, "letter", s, f"{m.seat}:{m.id}", outbox.AFTER) for s in sorted(readers)]
    await table.post.store.write(table.id, letter, m.id, client.person, [c for c in calls if c is not None])
    pace.count()


async def _promise(table: Table, client: Client, m: GiveWord) -> None:
    if await table.post.store.written(promises, table.id, m.seat, m.id):
        return
    _seat(table, m.to)
    if m.to == m.seat:
        raise BadRequest("nobody-reads", "a promise is made to somebody else")
    _check_voice(table, m.seat)
    if m.secret:
        _check_private(table)
    _check_running(table.row)
    if table.row.talk == "none":
        raise Forbidden("no-talk", "at this table nobody talks; that was agreed when it was laid")
    text = clean_talk(m.text)
    if not text:
        raise BadRequest("nothing-said", "there is nothing to be read in this")
    pace = table.paces.setdefault(m.seat, Pace())
    pace.check()
    row = PromiseRow(
        promise=secrets.randbelow(2**53),  # a number that counts would tell of promises that others made
        at=time.time(),
        seat=m.seat,
        other=m.to,
        text=text,
        until=" ".join(clean_talk(m.until).split()),
        secret=m.secret,
        moves=len(table.ledger),
    )
    await table.post.store.promise(table.id, row, m.id, client.person)
    pace.count()


async def _judge(table: Table, m: Judge) -> None:
    found = await table.post.store.find_promise(table.id, m.promise)
    # Whoever may not know of a promise is told the same as if there were none.
    if found is None or (found[0].secret and m.seat not in (found[0].seat, found[0].other)):
        raise BadRequest("no-such-promise", "there is no such promise")
    row, person = found
    if m.seat == row.other:
        # It is the word of the person who gave it, if they still sit there; nobody gives their word to themselves.
        giver, taker = table.seats[row.seat].person, table.seats[row.other].person
        counts = bool(m.word) and person is not None and person == giver and person != taker
        await table.post.store.judge(table.id, m.promise, replies=m.word, counts=counts)
    elif m.seat == row.seat:
        if m.word == "released":
            raise Forbidden("not-yours-to-release", "only who received a promise releases from it")
        await table.post.store.judge(table.id, m.promise, says=m.word)
    else:
        raise Forbidden("no-such-promise", "only both of them say what has become of it")
