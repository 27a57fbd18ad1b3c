"""A table in memory: every change is checked, applied, committed, then shown to each client as it may see it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from reame.kernel.errors import IllegalMove
from reame.server.errors import Conflict, NotFound, Refusal
from reame.server.store.rows import Change, Entry, SeatRow, TableRow
from reame.server.tables.audience import Audience
from reame.server.tables.machines import Machines, machine_of, masks
from reame.server.tables.play import Play
from reame.server.tables.shown import Viewer, state
from reame.server.tables.votes import Vote

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")

TRIES: Final = 20  # commits that may lose against other processes before the client is asked to try again

T = TypeVar("T")


class Broken(Refusal):
    """The rules stumbled over a move: it was not made."""

    status = 409


def build(tables: Tables, row: TableRow, entries: list[Entry], seats: int) -> Play:
    """The game of a table, from its record."""
    game = tables.library.find(row.game)
    if row.rules != game.version:
        raise Conflict(
            "other-rules",
            f"this table was played by rules {row.rules} of {game.title}; this server has rules {game.version}",
        )
    start = None if row.start is None else msgspec.json.decode(row.start)
    play = Play(game, seats, row.seed, row.salt, msgspec.json.decode(row.options), start)
    for entry in entries:
        play.fold(entry)
    play.cut = None
    return play


class Table:
    """All that happens at one table happens under its lock, one thing after the other."""

    def __init__(self, tables: Tables, row: TableRow, seats: list[SeatRow], play: Play) -> None:
        self.tables = tables
        self.row = row
        self.seats = seats
        self.play = play
        self.votes = msgspec.json.decode(row.votes, type=list[Vote])
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.machines = Machines(self)
        self.touched = time.monotonic()
        self.stale = False  # memory may differ from what is committed
        self._change = Change()

    # -- what it is --------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.row.id

    @property
    def over(self) -> bool:
        """Is there nothing left to play?"""
        return self.row.status == "over"

    @property
    def idle(self) -> bool:
        """Does nobody look, and nothing move?"""
        return not self.audience.clients and not self.machines.busy and not self.lock.locked()

    def machine(self, seat: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        return machine_of(self.seats[seat])

    def people(self) -> list[int]:
        """Seats played by people who are not represented by a regent: those who have a vote."""
        return [s.seat for s in self.seats if s.kind == "person" and s.regent is None]

    def regents(self) -> set[int]:
        """Seats of people that a bot plays for now."""
        return {s.seat for s in self.seats if s.regent is not None}

    def online(self, seat: int) -> bool:
        """Is somebody there?"""
        return self.seats[seat].seen_until > time.time()

    def away(self, seat: int) -> bool:
        """Has this person been away longer than the table's limit?"""
        chair = self.seats[seat]
        return chair.kind == "person" and time.time() > chair.seen_until + self.row.away_hours * 3600

    def seats_of(self, key_hashes: frozenset[str]) -> Viewer:
        """The seats that these keys hold."""
        return tuple(s.seat for s in self.seats if s.key_hash in key_hashes)

    def state_for(self, viewer: Viewer) -> dict[str, Any] | None:
        """The fresh state, for a refusal; its lines are sent by show()."""
        return None if self.row.status == "waiting" else state(self.play, viewer, self.regents())

    # -- do ----------------------------------------------------------------------------------

    def put(self, **columns: Any) -> None:
        """Change the table, inside change()."""
        self._change.table.update(columns)
        for name, value in columns.items():
            setattr(self.row, name, value)

    def set_seat(self, seat: int, **columns: Any) -> None:
        """Change a seat, inside change()."""
        self._change.seats.setdefault(seat, {}).update(columns)
        for name, value in columns.items():
            setattr(self.seats[seat], name, value)

    def set_votes(self, votes: list[Vote]) -> None:
        """Change the votes, inside change()."""
        self.votes = votes
        self.put(votes=msgspec.json.encode(votes).decode())

    def note(self, entry: Entry) -> None:
        """Write an entry of the record, inside change()."""
        self._change.entry = entry

    async def change(self, act: Callable[[], T]) -> T:
        """Do something to the table, commit it, show it. The caller holds the lock.

        `act` raises a Refusal before it changes anything. Whatever else goes wrong, memory is thrown away and the
        table is read again: the record is the truth.
        """
        for _ in range(TRIES):
            await self.fresh()
            self._change = Change()
            try:
                result = act()
            except (Refusal, IllegalMove):
                if self._change.table or self._change.seats or self._change.entry is not None:
                    self.stale = True
                raise
            except Exception as e:
                self.stale = True
                log.exception("the rules of %s stumbled", self.row.game)
                raise Broken("broken", f"the rules stumbled over this ({type(e).__name__}); nothing was changed") from e
            if await self._commit():
                self.show()
                self.machines.drive()
                return result
        raise Conflict("busy", "the table is busy; try again")

    # -- commit ------------------------------------------------------------------------------

    async def _commit(self) -> bool:
        change = self._change
        if not (change.table or change.seats or change.entry):
            return True
        self._derive()
        self.stale = True
        if not await self.tables.store.commit(self.id, self.row.seq, change):
            return False
        self.stale = False
        self.row.seq += 1
        self.touched = time.monotonic()
        return True

    def _derive(self) -> None:
        """Columns that follow from others, for the lists of tables and for those who look for work."""
        p = self.play.position
        if self.row.status == "waiting" and all(s.kind != "open" for s in self.seats):
            self.put(status="running")
        if self.row.status == "running" and p.over:
            self.put(status="over")
            self.set_votes([])
        waiting, machines = masks(self.row, self.seats, self.play)
        if (waiting, machines) != (self.row.waiting, self.row.machines):
            self.put(waiting=waiting, machines=machines)
        self.put(changed=time.time())

    async def fresh(self) -> None:
        """Read the table again if memory cannot be trusted. The caller holds the lock."""
        if self.stale:
            await self._reload()

    async def _reload(self) -> None:
        """Read everything again."""
        stored = await self.tables.store.read(self.id)
        if stored is None:
            raise NotFound("no-such-table", "there is no such table")
        row, seats = stored
        entries = await self.tables.store.record(self.id, None, row.seq)
        self.play = build(self.tables, row, entries, len(seats))
        self._adopt(row, seats)
        self.tables.replays.forget(self.id)
        self.audience.read_again()
        self.stale = False

    def _adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.votes = msgspec.json.decode(row.votes, type=list[Vote])

    async def heard(self, seq: int) -> None:
        """Another process has changed the table, up to this commit; or, with 0, its chat or who is there."""
        async with self.lock:
            if 0 < seq <= self.row.seq and not self.stale:
                return
            stored = await self.tables.store.read(self.id)
            if stored is None:
                return
            row, seats = stored
            if self.stale:
                await self._reload()
            elif row.seq > self.row.seq:
                entries = await self.tables.store.record(self.id, self.row.seq, row.seq)
                self.stale = True
                for entry in entries:
                    self.play.fold(entry)
                self._adopt(row, seats)
                self.stale = False
            elif row.seq == self.row.seq:
                self._adopt(row, seats)
            self.show()
            if seq == 0:
                await self.audience.show_chat()
            self.machines.drive()

    # -- show --------------------------------------------------------------------------------

    def show(self) -> None:
        """Send each client what has changed for it; not what may not be committed."""
        if not self.stale:
            self.audience.show()

    async def stop(self) -> None:
        """The server ends."""
        await self.machines.stop()
        for client in list(self.audience.clients):
            client.close()
