"""A table in memory: every change is checked, applied, committed, then shown to each client as its eyes see it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from reame.kernel.errors import IllegalMove
from reame.kernel.record import commitment
from reame.server.clients import Client
from reame.server.errors import Conflict, NotFound, Refusal
from reame.server.minds import NoThought
from reame.server.play import Play
from reame.server.shapes import SeatCard, TableCard, VoteCard
from reame.server.sight import Eyes, Reader, state, with_lines
from reame.server.store import Change, Event, SeatRow, TableRow

if TYPE_CHECKING:
    from reame.server.hall import Hall

log = logging.getLogger("reame.server")

TRIES: Final = 20  # commits that may lose against other processes before the client is asked to try again
CHAT: Final = 200  # lines of chat a new client is sent
PRESENT: Final = 90.0  # seconds that a sign of life lasts

T = TypeVar("T")


class Vote(Struct):
    """A question to the people at the table. `to` counts moves of the record, which no client is told."""

    vote: int
    kind: str  # rewind, regent
    by: int
    yes: list[int]
    no: list[int]
    to: int = 0
    seat: int = -1
    bot: str = ""


class Broken(Refusal):
    """The rules stumbled over a move: it was not made."""

    status = 409


def build(hall: Hall, row: TableRow, events: list[Event], seats: int) -> Play:
    """The game of a table, from its record."""
    game = hall.library.find(row.game)
    if row.rules != game.version:
        raise Conflict(
            "other-rules",
            f"this table was played by rules {row.rules} of {game.title}; this server has rules {game.version}",
        )
    start = None if row.start is None else msgspec.json.decode(row.start)
    play = Play(game, seats, row.seed, row.salt, msgspec.json.decode(row.options), start)
    for event in events:
        play.fold(event)
    play.cut = None
    return play


def machine_of(chair: SeatRow) -> str | None:
    """The bot that plays a seat now, if one does."""
    return chair.bot if chair.kind == "bot" else chair.regent


def is_forced(row: TableRow, play: Play, seat: int) -> bool:
    """Is this a move that the table plays by itself?"""
    return row.auto_forced and len(play.position.legal(seat)) == 1


def masks(row: TableRow, seats: list[SeatRow], play: Play) -> tuple[int, int]:
    """Which seats are asked, and which are for the server to answer."""
    waiting = sum(1 << s for s in play.position.waiting)
    machines = sum(1 << s.seat for s in seats if machine_of(s) is not None or is_forced(row, play, s.seat))
    return waiting, machines


class Live:
    """All that happens at one table happens under its lock, one thing after the other."""

    def __init__(self, hall: Hall, row: TableRow, seats: list[SeatRow], play: Play) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.play = play
        self.votes = msgspec.json.decode(row.votes, type=list[Vote])
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.touched = time.monotonic()
        self._readers: dict[Eyes, Reader] = {}
        self._shown_at = 0.0
        self._stale = False
        self._driver: asyncio.Task[None] | None = None
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
        return not self.clients and self._driver is None and not self.lock.locked()

    def machine(self, seat: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        return machine_of(self.seats[seat])

    def people(self) -> list[int]:
        """Seats played by people who are not represented by a regent: those who have a vote."""
        return [s.seat for s in self.seats if s.kind == "person" and s.regent is None]

    def online(self, seat: int) -> bool:
        """Is somebody there?"""
        return self.seats[seat].seen_until > time.time()

    def away(self, seat: int) -> bool:
        """Has this person been away longer than the table's limit?"""
        chair = self.seats[seat]
        return chair.kind == "person" and time.time() > chair.seen_until + self.row.away_hours * 3600

    def eyes_of(self, key_hashes: frozenset[str]) -> Eyes:
        """The seats that these keys hold."""
        return tuple(s.seat for s in self.seats if s.key_hash in key_hashes)

    def card(self, eyes: Eyes) -> TableCard:
        """What a client is told about the table."""
        row = self.row
        chairs = [
            SeatCard(s.seat, s.name, s.kind, s.bot, s.regent, self.online(s.seat), self.away(s.seat), s.seat in eyes)
            for s in self.seats
        ]
        return TableCard(
            table=row.id,
            game=row.game,
            rules=row.rules,
            options=self.play.record.options,
            status=row.status,
            seats=chairs,
            public=row.public,
            commitment=commitment(row.seed, row.salt),
            seed=row.seed if self.over else None,
            salt=row.salt if self.over else None,
            pace_ms=row.pace_ms,
            away_hours=row.away_hours,
            auto_forced=row.auto_forced,
            votes=[self._vote_card(v, eyes) for v in self.votes],
            rematch=row.rematch,
            archived=row.archived,
        )

    def _vote_card(self, v: Vote, eyes: Eyes) -> VoteCard:
        voters = [s for s in self.people() if v.kind == "rewind" or s != v.seat]
        if v.kind == "rewind":
            to = self.hall.replays.walk(self, eyes[0]).frame_of(v.to)
            return VoteCard(v.vote, "rewind", v.by, v.yes, v.no, voters, to=to)
        return VoteCard(v.vote, "regent", v.by, v.yes, v.no, voters, seat=v.seat, bot=v.bot)

    # -- changing it -------------------------------------------------------------------------

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

    def note(self, event: Event) -> None:
        """Write an event of the record, inside change()."""
        self._change.event = event

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
                if self._change.table or self._change.seats or self._change.event is not None:
                    self._stale = True
                raise
            except Exception as e:
                self._stale = True
                log.exception("the rules of %s stumbled", self.row.game)
                raise Broken("broken", f"the rules stumbled over this ({type(e).__name__}); nothing was changed") from e
            if await self._commit():
                self.show()
                self.drive()
                return result
        raise Conflict("busy", "the table is busy; try again")

    async def _commit(self) -> bool:
        change = self._change
        if not (change.table or change.seats or change.event):
            return True
        self._derive()
        self._stale = True
        if not await self.hall.store.commit(self.id, self.row.seq, change):
            return False
        self._stale = False
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
        if self._stale:
            await self._reload()

    async def _reload(self) -> None:
        """Read everything again."""
        stored = await self.hall.store.read(self.id)
        if stored is None:
            raise NotFound("no-such-table", "there is no such table")
        row, seats = stored
        events = await self.hall.store.events(self.id, None, row.seq)
        self.play = build(self.hall, row, events, len(seats))
        self._adopt(row, seats)
        self.hall.replays.forget(self.id)
        for eyes, old in list(self._readers.items()):
            fresh = Reader(eyes)
            fresh.follow(self.play)
            same = 0
            while same < min(len(old.lines), len(fresh.lines)) and old.lines[same] == fresh.lines[same]:
                same += 1
            self._readers[eyes] = fresh
            for client in self.clients:
                if client.eyes == eyes:
                    client.lines = min(client.lines, same)
        self._stale = False

    def _adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.votes = msgspec.json.decode(row.votes, type=list[Vote])

    async def heard(self, seq: int) -> None:
        """Another process has changed the table, up to this commit; or, with 0, its chat or who is there."""
        async with self.lock:
            if 0 < seq <= self.row.seq and not self._stale:
                return
            stored = await self.hall.store.read(self.id)
            if stored is None:
                return
            row, seats = stored
            if self._stale:
                await self._reload()
            elif row.seq > self.row.seq:
                events = await self.hall.store.events(self.id, self.row.seq, row.seq)
                self._stale = True
                for event in events:
                    self.play.fold(event)
                self._adopt(row, seats)
                self._stale = False
            elif row.seq == self.row.seq:
                self._adopt(row, seats)
            self.show()
            if seq == 0:
                await self.show_chat()
            self.drive()

    # -- showing it --------------------------------------------------------------------------

    def show(self) -> None:
        """Send each client what has changed for it, and nothing to those for whom nothing has."""
        if self._stale:
            return  # what is in memory may not be committed
        if self.play.cut is not None:
            for reader in self._readers.values():
                reader.cut(self.play.cut)
            for client in self.clients:
                if client.eyes in self._readers:
                    client.lines = min(client.lines, len(self._readers[client.eyes].lines))
            self.play.cut = None
            self.hall.replays.forget(self.id)
        bodies: dict[Eyes, tuple[bytes, bytes]] = {}
        texts: dict[tuple[Eyes, int], str] = {}
        for client in self.clients:
            if client.eyes not in bodies:
                bodies[client.eyes] = self._bodies(client.eyes)
            table, body = bodies[client.eyes]
            if table != client.table:
                client.table = table
                client.send(table.decode())
            if self.row.status == "waiting":
                continue
            lines = self._reader(client.eyes).lines
            if body != client.state or client.lines < len(lines):
                key = (client.eyes, client.lines)
                if key not in texts:
                    texts[key] = with_lines(body, client.lines, lines[client.lines :])
                client.send(texts[key])
                client.state = body
                client.lines = len(lines)
        live = {c.eyes for c in self.clients}
        for eyes in [e for e in self._readers if e not in live]:
            del self._readers[eyes]
        self._shown_at = time.monotonic()

    def _bodies(self, eyes: Eyes) -> tuple[bytes, bytes]:
        table = msgspec.json.encode(self.card(eyes))
        if self.row.status == "waiting":
            return table, b""
        return table, msgspec.json.encode(state(self.play, eyes, self._regents()))

    def _regents(self) -> set[int]:
        return {s.seat for s in self.seats if s.regent is not None}

    def _reader(self, eyes: Eyes) -> Reader:
        reader = self._readers.get(eyes)
        if reader is None:
            reader = self._readers[eyes] = Reader(eyes)
        reader.follow(self.play)
        return reader

    def state_for(self, eyes: Eyes) -> dict[str, Any] | None:
        """The fresh state, for a refusal; its lines are sent by show()."""
        return None if self.row.status == "waiting" else state(self.play, eyes, self._regents())

    async def show_chat(self) -> None:
        """Send the lines of chat that clients do not have yet."""
        if not self.clients:
            return
        least = min(c.chat for c in self.clients)
        lines = await self.hall.store.talk(self.id, least, CHAT)
        for client in self.clients:
            fresh = [msgspec.structs.asdict(line) for line in lines if line.n > client.chat]
            if fresh:
                client.chat = lines[-1].n
                client.send_data({"type": "chat", "lines": fresh})

    # -- the machines ------------------------------------------------------------------------

    def _next_machine(self) -> int | None:
        """A seat whose answer the server has to find: a bot's, a regent's, or a forced one."""
        if self.row.status != "running":
            return None
        for s in self.play.position.waiting:
            if self.machine(s) is not None or is_forced(self.row, self.play, s):
                return s
        return None

    def drive(self) -> None:
        """See to it that the machines of the table move, if it is their turn."""
        if self._driver is None and self._next_machine() is not None and not self.hall.closing:
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        pause = 0.1
        try:
            while await self.hall.bus.claim(self.id):  # else another process drives them
                try:
                    # Whatever a bot cannot do, after some attempts the default is played.
                    if not await self._one_machine_move(think=pause < 1.0):
                        break
                    pause = 0.1
                except Exception as e:
                    expected = isinstance(e, SQLAlchemyError | OSError | Refusal | IllegalMove)
                    log.warning("a machine's move was not made (%s)", type(e).__name__, exc_info=not expected)
                    await asyncio.sleep(pause)
                    pause = min(5.0, pause * 2)
        finally:
            self._driver = None  # before anybody else runs, or a wish to drive could be lost
        if self.over:
            await self.hall.bus.release(self.id)

    async def _one_machine_move(self, think: bool) -> bool:
        async with self.lock:
            await self.fresh()
            seat = self._next_machine()
            if seat is None:
                return False
            seq = self.play.seq[seat]
            p = self.play.position
            legal = p.legal(seat)
            bot = self.machine(seat)
            words = self.play.game.table.words(p.default(seat) if len(legal) > 1 else legal[0])
            dump = p.dump() if think and len(legal) > 1 else None
        if dump is not None and bot is not None:
            with suppress(NoThought):
                words = await self.hall.minds.choose(self.row.game, dump, seat, bot)
        await self._wait_for_people()
        async with self.lock:
            if self.play.seq[seat] == seq and self._next_machine() is not None and not self._stale:
                await self.change(lambda: self._machine_move(seat, seq, words, bot))
        return True

    def _machine_move(self, seat: int, seq: int, words: str, bot: str | None) -> None:
        if self.play.seq[seat] != seq or seat not in self.play.position.waiting or self.machine(seat) != bot:
            return  # taken back, or taken over, meanwhile
        self.play.move(seat, self.play.parse(words), "", auto=bot is None)
        self.note(Event(type="move", seat=seat, words=words, auto=bot is None))

    async def _wait_for_people(self) -> None:
        """So that people can follow; a little unevenly, because an even pace would tell a covert answer."""
        if self.clients:
            pace = self.row.pace_ms / 1000 * random.uniform(0.75, 1.25)
            await asyncio.sleep(max(0.0, self._shown_at + pace - time.monotonic()))

    async def stop(self) -> None:
        """The server ends."""
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver
        for client in list(self.clients):
            client.close()
