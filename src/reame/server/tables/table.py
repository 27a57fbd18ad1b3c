"""A table in memory: every change is checked, applied, committed, then shown to each client as it may see it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct

from reame.kernel.errors import IllegalMove
from reame.kernel.position import Position
from reame.server.audience.advice import Advice
from reame.server.audience.audience import Audience
from reame.server.audience.clients import Client
from reame.server.audience.post import Post
from reame.server.audience.prospects import Prospects
from reame.server.audience.recap import forget_after
from reame.server.audience.shown import SPECTATOR, Viewer, last_state, state
from reame.server.clocks import counting
from reame.server.errors import Conflict, Refusal
from reame.server.notices import outbox
from reame.server.notices.looks import Looks
from reame.server.orders import obeying
from reame.server.protocol.texts import clean_name, unlike
from reame.server.seats import onlookers
from reame.server.seats.votes import Vote
from reame.server.store.films import Views
from reame.server.store.rows import Change, ChatRow, Entry, NoticeKind, PersonRow, SeatRow, TableRow
from reame.server.store.store import ANEW, CHANGED, LETTERS
from reame.server.tables import results
from reame.server.tables.keys import mark_of
from reame.server.tables.ledger import Ledger, decode_entries
from reame.server.tables.machines import Machines, machine_of, masks
from reame.server.tables.play import Play
from reame.server.tables.talking import Pace
from reame.server.workers.jobs import Setting
from reame.server.workers.pool import Lost, Stumbled

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")

TRIES: Final = 20  # commits that may lose against other processes before the client is asked to try again
VANISHED: Final = 86_400.0  # seconds
VOICES: Final = 20  # addresses of one seat that are remembered
SNAPSHOT: Final = 50  # moves between two snapshots

T = TypeVar("T")


class Broken(Refusal):
    """The rules stumbled over a move: it was not made."""

    status = 409


class Closed(Struct):
    """Why nobody can play at a table, and a word for it: `damaged` or `other-rules`."""

    key: str
    why: str


class Loaded(Struct):
    """A table as it was read: either it can be played, or it is closed and can only be read."""

    row: TableRow
    seats: list[SeatRow]
    ledger: Ledger
    play: Play | None
    closed: Closed | None
    last: Views | None = None  # what all eyes saw at the end, if the rules of a finished game are gone


class Table:
    """All that happens at one table happens under its lock, one thing after the other."""

    def __init__(self, tables: Tables, loaded: Loaded) -> None:
        self.tables = tables
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.machines = Machines(self)
        self.post = Post(self)
        self.paces: dict[int, Pace] = {}  # by seat
        self.prospects = Prospects(self)
        self.advice = Advice(self)
        self.looks = Looks(self)
        self.voices: dict[int, set[str]] = {}  # by seat: from which addresses its holder has come
        self.touched = time.monotonic()
        self.stale = False  # memory may differ from what is committed
        self._change = Change()
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        self._adopt(loaded.row, loaded.seats)
        self._ledger = loaded.ledger
        self._play = loaded.play
        self.ledger.fallen.clear()
        self._last = loaded.last
        self.closed = loaded.closed

    def _adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.audience.changed()
        self.row = row
        self.seats = seats
        self.votes = msgspec.json.decode(row.votes, type=list[Vote])

    # -- what it is --------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.row.id

    @property
    def play(self) -> Play:
        """The game; a Refusal if the table is closed."""
        self.check_open()
        assert self._play is not None
        return self._play

    @property
    def ledger(self) -> Ledger:
        """The record as it was written down; closed tables have it, too."""
        return self._ledger if self._play is None else self._play.ledger

    def check_open(self) -> None:
        """Refuse if nobody can play here any more."""
        if self.closed is not None:
            raise Conflict(self.closed.key, self.closed.why)

    def close(self, closed: Closed) -> None:
        """From now on it can only be read."""
        self.audience.changed()
        self._ledger = self.ledger
        self._play = None
        self.closed = closed
        self.stale = False

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

    @property
    def attended(self) -> bool:
        """Is there anybody for whom the machines move? A person who plays need not be here just now."""
        return bool(self.audience.clients) or bool(self.people())

    def regents(self) -> set[int]:
        """Seats of people that a bot plays for now; under seal it is told to nobody else."""
        return {s.seat for s in self.seats if s.regent is not None or s.out}

    def online(self, seat: int) -> bool:
        """Is somebody there?"""
        return self.seats[seat].seen_until > time.time()

    def away(self, seat: int) -> bool:
        """Has this person been away longer than the table's limit?"""
        chair = self.seats[seat]
        limit = max(self.row.away_hours * 3600, self.tables.blink)
        return chair.kind == "person" and time.time() > chair.seen_until + limit

    def vanished(self, seat: int) -> bool:
        """Has the holder of a seat left, or not been seen for a day, or longer where the table is more patient?"""
        chair = self.seats[seat]
        limit = max(self.row.away_hours * 3600, VANISHED)
        return chair.departed or (chair.kind == "person" and time.time() > chair.seen_until + limit)

    def seen_lately(self, seat: int) -> bool:
        """Has the holder of a seat been seen within a day?"""
        return time.time() <= self.seats[seat].seen_until + VANISHED

    def note_voice(self, client: Client) -> None:
        """Somebody has come, and sits there."""
        for seat in client.seats:
            if client.address and len(self.voices.setdefault(seat, set())) < VOICES:
                self.voices[seat].add(client.address)

    def is_silent(self, client: Client) -> bool:
        """Have the others silenced whoever this is? Who looks on from the same address may be the same person."""
        muted = [s.seat for s in self.seats if s.muted]
        if client.seats:
            return any(s in muted for s in client.seats)
        return any(client.address in self.voices.get(s, ()) for s in muted)

    def shuts_out(self, key_hashes: frozenset[str]) -> bool:
        """May nobody look on who is known by these keys only? When the game is over, everybody may."""
        if not self.row.shut or self.over or self.seats_of(key_hashes) or self.is_host(key_hashes):
            return False
        if any(o.key_hash in key_hashes for o in onlookers.of(self.row)):
            return False
        claims = {v.claim for v in self.votes} | {s.invite_hash for s in self.seats if s.kind != "person"}
        return not key_hashes & claims

    def seats_of(self, key_hashes: frozenset[str]) -> Viewer:
        """The seats that these keys hold, or the person who is among them."""
        return tuple(s.seat for s in self.seats if holds(s, key_hashes))

    def viewer_of(self, key_hashes: frozenset[str]) -> Viewer:
        """Through which seats one looks with these keys."""
        return self.seats_of(key_hashes) or SPECTATOR

    def is_host(self, key_hashes: frozenset[str]) -> bool:
        """Do these keys belong to whoever laid the table? A table without a host is everybody's who sits there."""
        row = self.row
        if row.host_hash is None and row.host_person is None:
            return bool(self.seats_of(key_hashes))
        return row.host_hash in key_hashes or (row.host_person is not None and mark_of(row.host_person) in key_hashes)

    def setting(self) -> Setting:
        """How its game was begun."""
        return setting_of(self.row, len(self.seats))

    def state_for(self, viewer: Viewer) -> dict[str, Any] | None:
        """The fresh state, for a refusal; its lines are sent by show()."""
        if self._last is not None and self.row.outcome is not None:
            return last_state(self._last, viewer, msgspec.json.decode(self.row.outcome))
        if self.row.status == "waiting" or self._play is None:
            return None
        return state(self._play, viewer, self.regents())

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

    def seat_person(self, seat: int, name: str, key: str, told: str, person: PersonRow | None = None) -> None:
        """Somebody sits down, and everybody is told. Inside change()."""
        wanted = clean_name(name) or ("" if person is None else person.name)
        before = "" if self.seats[seat].departed else self.seats[seat].name
        name = unlike(wanted, self.names(seat)) or before
        self.set_seat(
            seat, kind="person", bot=None, regent=None, key_hash=key, name=name, seen_until=time.time(),
            person=None if person is None else person.id, arms=None if person is None else person.arms,
            hours="" if person is None else person.hours, departed=False, ready=False, muted=False, out=False,
            orders="",
        )  # fmt: skip
        self.vacate_notes(seat)
        if told != "reseated":
            self.set_seat(
                seat, bank=counting.clock_of(self).bank, spent=0.0, rested=None, strikes=0, seen=None, asked_at=None,
                thought=0.0, answers=0, late=self.row.status == "running",
            )  # fmt: skip
        self.tell(told, seat)

    def vacate_notes(self, seat: int) -> None:
        """Whoever sits there next inherits letters, but not what somebody noted for themselves. Inside change()."""
        self._change.vacated.append(seat)

    def note_leaving(self, seat: int) -> None:
        """Whoever sits there leaves: what has become of them is written at once. Inside change()."""
        row = results.leaves(self, seat)
        if row is not None:
            self._change.results.append(row)

    def names(self, but: int | None = None) -> list[str]:
        """What the seats are called, or all but one."""
        return [s.name for s in self.seats if s.seat != but]

    def tell(self, what: str, seat: int) -> None:
        """Tell everybody at the table something about a seat, in the talk. Inside change()."""
        name = self.seats[seat].name
        self._change.notes.append(ChatRow(n=0, at=time.time(), seat=seat, name=name, text="", note=what))

    def notify(self, kind: NoticeKind, seat: int, mark: str, after: float = outbox.AFTER, **facts: Any) -> None:
        """Call whoever holds a seat, once for each mark, unless they look at the table before. Inside change()."""
        found = outbox.notice(self, kind, seat, mark, after, facts)
        if found is not None:
            self._change.notices.append(found)

    def note(self, entry: Entry) -> None:
        """Write an entry of the record, inside change()."""
        self._change.entry = entry

    async def change(self, act: Callable[[], T], move: tuple[int, str] | None = None) -> T:
        """Do something to the table, commit it, show it. The caller holds the lock.

        `act` raises a Refusal before it changes anything; `move` is the one it will make, if any. Whatever else goes
        wrong, memory is thrown away and the table is read again: the record is the truth.
        """
        for _ in range(TRIES):
            await self.fresh()
            finals = await self._rehearse(*move) if move is not None and self.row.careful else {}
            self._change = Change()
            try:
                before = outbox.standing(self)
                result = act()
            except (Refusal, IllegalMove):
                self.stale = self.stale or bool(self._change)
                raise
            except Exception as e:
                self.stale = True
                log.exception("the rules of %s stumbled", self.row.game)
                raise Broken("broken", f"the rules stumbled over this ({type(e).__name__}); nothing was changed") from e
            if self._change.entry is not None:
                self.play.know_finals(finals)
            if await self._commit(before):
                self.show()
                if self._change.notes or self.over:  # at the end everybody may read what the gallery said
                    await self.audience.show_chat()
                await self.post.follow()
                self.machines.drive()
                return result
        raise Conflict("busy", "the table is busy; try again")

    async def _rehearse(self, seat: int, words: str) -> dict[int, list[str]]:
        """Somebody wrote the position this game began with: a worker makes the move first, to see that it ends."""
        p = self.play.position
        if seat not in p.waiting:
            return {}  # it will be refused
        try:
            return (await self.tables.workers.rehearse(self.row.handle, _encoded(p), seat, words)).finals
        except Stumbled as e:
            if e.reason == "start":
                return {}  # not legal, or no move at all: the rules say so, with the reason
            raise Broken("broken", f"the rules stumble over this move here: {e}; nothing was changed") from None
        except Lost:
            raise Broken("broken", "this move takes too long in this position; nothing was changed") from None

    async def why(self, seat: int, words: str) -> tuple[bool, dict[str, Any]]:
        """Is a move allowed, and the rule that says so. The caller holds the lock."""
        p = self.play.position
        move = self.play.parse(words)
        if not self.row.careful:
            why = p.why(seat, move)
            return why.allowed, why.sentence.plain()
        try:
            found = await self.tables.workers.explain(self.row.handle, _encoded(p), seat, words)
        except (Stumbled, Lost) as e:
            raise Broken("broken", f"the rules stumble over this question here: {e}") from None
        return found.allowed, found.sentence

    # -- commit ------------------------------------------------------------------------------

    async def _commit(self, before: outbox.Standing) -> bool:
        change = self._change
        if not change:
            return True
        self.stale = True  # until it is committed
        self.audience.changed()
        self._derive()
        change.fallen, self.ledger.fallen = self.ledger.fallen, []
        results.follow(self, before, outbox.follow(self, before, change), change)
        if not await self.tables.store.commit(self.id, self.row.seq, change):
            return False
        self.stale = False
        self.row.seq += 1
        self.touched = time.monotonic()
        return True

    def _derive(self) -> None:
        """Columns that follow from others, for the lists of tables and for those who look for work."""
        if not self._is_private():
            self.put(changed=time.time())
        if self._play is None:
            return
        play = self._play
        p = play.position
        if self.row.status == "running" and p.outcome is not None:
            self.put(status="over", outcome=msgspec.json.encode(p.outcome.plain()).decode())
            self.set_votes([])
        counting.count(self, self._change.entry, self.tables.now())
        if self._change.entry is not None:
            obeying.lull(self, self._change.entry)
        waiting, machines = masks(self.row, self.seats, play)
        if (waiting, machines) != (self.row.waiting, self.row.machines):
            self.put(waiting=waiting, machines=machines)
        if play.cut is not None:
            forget_after(self, play.cut)
        entry = self._change.entry
        if entry is not None:
            seq = self.row.seq + 1
            play.ledger.upto = seq
            if entry.type == "rewind" or play.record.floor >= play.saved + SNAPSHOT:
                self._change.snapshot = play.snapshot(seq)

    def _is_private(self) -> bool:
        """Is it a change that only the holder of a seat may notice?"""
        change = self._change
        columns = {name for seat in change.seats.values() for name in seat}
        return columns == {"orders"} and not (change.table or change.entry or change.notes or change.notices)

    async def fresh(self) -> None:
        """Read the table again if memory cannot be trusted. The caller holds the lock."""
        if self.stale:
            await self._reload()

    async def _reload(self) -> None:
        """Read everything again."""
        self._take(await self.tables.read(self.id))
        self.tables.replays.forget(self.id)
        self.audience.read_again()
        self.stale = False

    async def heard(self, seq: int) -> None:
        """Another process has changed the table, up to this commit; or, with 0, its chat or who is there."""
        async with self.lock:
            if seq == LETTERS:
                await self.post.show()
                return
            if 0 < seq <= self.row.seq and not self.stale:
                return
            stored = await self.tables.store.read(self.id)
            if stored is None:
                self.tables.gone(self)
                return
            row, seats = stored
            if self.stale or row.damage != self.row.damage:
                await self._reload()
            elif row.seq > self.row.seq:
                await self._catch_up(row, seats)
            elif row.seq == self.row.seq:
                self._adopt(row, seats)
            self.show()
            if seq == CHANGED:
                await self.audience.show_chat()
            elif seq == ANEW:
                self.audience.let_go()
            await self.post.follow()
            self.machines.drive()

    async def _catch_up(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Do what another process did."""
        entries = decode_entries(await self.tables.store.record(self.id, self.row.seq, row.seq))
        if self._play is None or any(e.type == "rewind" for _, e in entries):
            await self._reload()  # from the snapshot that was taken there
            return
        self.stale = True
        for number, entry in entries:
            self._play.fold(entry, number)
        self.ledger.fallen.clear()  # whoever did it has written it down
        self._adopt(row, seats)
        self.stale = False

    # -- show --------------------------------------------------------------------------------

    def show(self, only: Client | None = None) -> None:
        """Send each client what has changed for it; not what may not be committed. Or only one, who has just come."""
        if self.stale:
            return
        try:
            self.audience.show(only)
        except Exception as e:
            self.tables.quarantine(self, e)
            self.audience.show()

    async def stop(self) -> None:
        """The server ends."""
        await self.machines.stop()
        self.post.stop()
        await self.looks.stop()
        for client in list(self.audience.clients):
            client.close()


def holds(seat: SeatRow, key_hashes: frozenset[str]) -> bool:
    """Is a seat held by one of these keys, or by the person among them?"""
    return seat.key_hash in key_hashes or (seat.person is not None and mark_of(seat.person) in key_hashes)


def _encoded(p: Position) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(p.dump()))


def setting_of(row: TableRow, seats: int) -> Setting:
    """How the game of a table was begun."""
    start = None if row.start is None else msgspec.json.decode(row.start)
    options = msgspec.json.decode(row.options)
    return Setting(row.handle, seats, row.seed, row.salt, options, start, row.careful)
