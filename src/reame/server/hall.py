"""All tables of a server: making them, finding them, sitting down, and seeing to it that every table goes on."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from reame.kernel.errors import BadStart
from reame.kernel.record import Record, read_record
from reame.server.bus import Bus, LocalBus, PostgresBus
from reame.server.clients import Client
from reame.server.errors import BadRequest, Conflict, Forbidden, NotFound, Refusal
from reame.server.library import Library, check_bot
from reame.server.live import PRESENT, Live, build, masks
from reame.server.migrations import migrate
from reame.server.minds import Minds
from reame.server.replay import Replays
from reame.server.shapes import Branch, Chair, Made, NewTable, SeatKind
from reame.server.sight import SPECTATOR
from reame.server.store import Event, SeatRow, Store, TableRow

log = logging.getLogger("reame.server")

SWEEP: Final = 3.0  # seconds between two looks for tables that nobody drives
PULSE: Final = 45.0  # seconds between two signs of life of those who are connected
IDLE: Final = 600.0  # seconds a table without clients stays in memory
MOST_MOVES: Final = 20_000  # of a record that is brought to look at


def new_key() -> str:
    """A secret of 192 bits that holds a seat."""
    return secrets.token_urlsafe(24)


def key_hash(key: str) -> str:
    """What is stored of a key. A fast hash is enough: nobody can try 2**192 keys."""
    return base64.urlsafe_b64encode(hashlib.sha256(key.encode()).digest()).decode()


class Hall:
    """The tables at hand and what they share: store, bus, minds, library."""

    def __init__(self, store: Store, library: Library, minds: Minds) -> None:
        self.store = store
        self.library = library
        self.minds = minds
        self.bus: Bus = LocalBus() if store.sqlite else PostgresBus(store.url)
        self.replays = Replays()
        self.closing = False
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- life --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date, listen, and go on where tables were left."""
        await migrate(self.store.engine)
        await self.bus.start(self._heard)
        self._spawn(self._sweep())
        self._spawn(self._pulse())

    async def close(self) -> None:
        """Let everybody go."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for live in list(self._tables.values()):
            await live.stop()
        await self.minds.stop()
        await self.bus.stop()
        await self.store.close()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, table: str | None, seq: int) -> None:
        for live in list(self._tables.values()) if table is None else [self._tables.get(table)]:
            if live is not None:
                self._spawn(self._tell(live, seq))

    async def _tell(self, live: Live, seq: int) -> None:
        try:
            await live.heard(seq)
        except (SQLAlchemyError, OSError, Refusal) as e:
            log.warning("a table could not be read again (%s)", type(e).__name__)

    async def _sweep(self) -> None:
        """Find tables that wait for a machine and are driven by nobody; forget those that nobody looks at."""
        while True:
            try:
                for table in await self.store.due():
                    if await self.bus.claim(table):
                        with suppress(Refusal):
                            (await self.find(table)).drive()
            except (SQLAlchemyError, OSError) as e:
                log.warning("the database is not to be reached (%s)", type(e).__name__)
            except Exception:
                log.exception("a look for work failed")
            now = time.monotonic()
            for live in list(self._tables.values()):
                if live.idle and now - live.touched > IDLE:
                    del self._tables[live.id]
                    self.replays.forget(live.id)
                    await self.bus.release(live.id)
            await asyncio.sleep(SWEEP)

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            for live in list(self._tables.values()):
                there = sorted({s for c in live.clients for s in c.seats})
                with suppress(SQLAlchemyError, OSError):
                    async with live.lock:
                        if there:
                            await self._present(live, there, time.time() + PRESENT)
                        live.show()  # somebody may have been away for long enough

    # -- finding and making ------------------------------------------------------------------

    async def find(self, table: str) -> Live:
        """A table, from memory or from its record."""
        live = self._tables.get(table)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if table not in self._loading:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live:
        stored = await self.store.read(table)
        if stored is None:
            raise NotFound("no-such-table", "there is no such table; perhaps the link is cut short")
        row, seats = stored
        events = await self.store.events(table, None, row.seq)
        play = await asyncio.to_thread(build, self, row, events, len(seats))
        live = self._tables[table] = Live(self, row, seats, play)
        if not self.store.sqlite:
            self._spawn(self._tell(live, row.seq + 1))  # a commit heard of while it was being read
        return live

    async def create(self, new: NewTable) -> Made:
        """A new table, and a key for every seat that is not a bot's."""
        game = self.library.find(new.game)
        try:
            options = game.option_words(game.choose(len(new.seats), dict(new.options)))
        except BadStart as e:
            raise BadRequest("bad-start", str(e)) from None
        return await self._make(new.game, game.version, options, None, new)

    async def _make(
        self, game: str, rules: int, options: dict[str, str], start: dict[str, Any] | None, new: NewTable | Branch
    ) -> Made:
        now = time.time()
        keys: dict[str, str] = {}
        chairs: list[SeatRow] = []
        for n, chair in enumerate(new.seats):
            if chair.who != "bot":
                keys[str(n)] = new_key()
            chairs.append(_chair(n, chair, keys.get(str(n)), now))
        row = TableRow(
            id=secrets.token_urlsafe(16),
            game=game,
            rules=rules,
            options=msgspec.json.encode(options).decode(),
            seed=secrets.token_hex(16),
            salt=secrets.token_hex(16),
            start=None if start is None else msgspec.json.encode(start).decode(),
            status="waiting" if any(c.kind == "open" for c in chairs) else "running",
            public=new.public,
            pace_ms=new.pace_ms,
            away_hours=new.away_hours,
            auto_forced=new.auto_forced,
            created=now,
            changed=now,
        )
        await self._add(row, chairs, [])
        return Made(row.id, keys)

    async def _add(self, row: TableRow, chairs: list[SeatRow], moves: list[Event]) -> None:
        """Store a table, with its columns for the lists, and set it going."""
        play = build(self, row, moves, len(chairs))
        row.waiting, row.machines = masks(row, chairs, play)
        if play.position.over:
            row.status = "over"
        await self.store.create(row, chairs, moves)
        live = self._tables[row.id] = Live(self, row, chairs, play)
        live.drive()

    # -- sitting down ------------------------------------------------------------------------

    async def take(self, table: str, seat: int, name: str, keys: frozenset[str]) -> str | None:
        """Sit down on a free seat: with its key, or on a public table without one. The new key, if it changed."""
        live = await self.find(table)
        key = new_key()

        def act() -> bool:
            if not seat < len(live.seats):
                raise BadRequest("no-such-seat", f"there are {len(live.seats)} seats, not {seat}")
            chair = live.seats[seat]
            mine = chair.key_hash is not None and chair.key_hash in keys
            if mine:
                live.set_seat(seat, name=name or chair.name, kind="person", seen_until=time.time())
            elif not live.row.public:
                raise Forbidden("not-public", "this table is not public; ask for the link of a seat")
            elif chair.kind != "open":
                raise Conflict("seat-taken", "that seat is taken")
            else:
                live.set_seat(seat, name=name, kind="person", key_hash=key_hash(key), seen_until=time.time())
            return mine

        async with live.lock:
            return None if await live.change(act) else key

    async def enter(self, table: str, keys: list[str], name: str) -> tuple[Live, Client]:
        """A client comes in. Whoever brings the key of an open seat sits down on it."""
        live = await self.find(table)
        hashes = frozenset(key_hash(k) for k in keys)
        async with live.lock:
            await live.fresh()
            eyes = live.eyes_of(hashes) or SPECTATOR
            client = Client(eyes, hashes, name)
            fresh = [s for s in client.seats if live.seats[s].kind == "open"]

            def act() -> None:
                for s in fresh:
                    live.set_seat(s, kind="person", name=name or live.seats[s].name)

            if fresh:
                await live.change(act)
            live.clients.add(client)
            try:
                await self._presence(live, client.seats)
                live.show()
                await live.show_chat()
            except BaseException:
                live.clients.discard(client)
                raise
            live.drive()
        if keys and eyes == SPECTATOR:
            client.send_data(
                {"type": "error", "key": "unknown-key", "message": "this link holds no seat here; you can look on"}
            )
        return live, client

    async def leave(self, live: Live, client: Client) -> None:
        """A client has gone."""
        client.close()
        async with live.lock:
            live.clients.discard(client)
            live.touched = time.monotonic()
            with suppress(SQLAlchemyError, OSError):
                await self._presence(live, client.seats)
            live.show()

    async def _presence(self, live: Live, seats: list[int]) -> None:
        """These seats have come or gone."""
        there = {s for c in live.clients for s in c.seats}
        for s in seats:
            if (s in there) != live.online(s):
                await self._present(live, [s], time.time() + (PRESENT if s in there else 0.0))

    async def _present(self, live: Live, seats: list[int], until: float) -> None:
        for s in seats:
            live.seats[s].seen_until = until
        await self.store.touch(live.id, seats, until)

    # -- other ways to a table ---------------------------------------------------------------

    async def upload(self, text: str) -> str:
        """A record to look at, as a table where nobody plays."""
        if text.count("\n") > MOST_MOVES:
            raise BadRequest("too-long", f"a record of more than {MOST_MOVES} moves is too long")
        await self.minds.check(text)
        record = await asyncio.to_thread(read_record, text, self.library.find)
        now = time.time()
        words = record.game.table.words
        moves = [Event(type="move", seat=s, words=words(m)) for s, m in record.moves]
        row = TableRow(
            id=secrets.token_urlsafe(16),
            game=record.game.name,
            rules=record.game.version,
            options=msgspec.json.encode(record.options).decode(),
            seed=record.seed,
            salt=record.salt,
            start=None if record.start is None else msgspec.json.encode(record.start).decode(),
            status="over",
            public=False,
            archived=True,
            pace_ms=0,
            away_hours=0.0,
            auto_forced=False,
            created=now,
            changed=now,
        )
        chairs = [SeatRow(seat=s, name="", kind="person", seen_until=now) for s in range(record.seats)]
        await self._add(row, chairs, moves)
        return row.id

    async def branch(self, table: str, new: Branch) -> Made:
        """Play on from a moment of a finished game, with new dice."""
        live = await self.find(table)
        async with live.lock:
            await live.fresh()
            if not live.over:
                raise Conflict("not-over", "while a game runs, its secrets stay there; play on when it is over")
            if len(new.seats) != len(live.seats):
                raise BadRequest("bad-start", f"this table has {len(live.seats)} seats, not {len(new.seats)}")
            walk = self.replays.walk(live, -1)
            if new.at >= len(walk.frames):
                raise BadRequest("no-such-moment", f"there are {len(walk.frames) - 1} moves, not {new.at}")
            start = walk.position(new.at).dump()
            if "outcome" in start:
                raise Conflict("over", "the game is over at this moment; choose an earlier one")
            del start["dice"]
            row = live.row
            options = live.play.record.options
        return await self._make(row.game, row.rules, options, start, new)

    async def rematch(self, table: str, keys: frozenset[str]) -> str:
        """The same people at a new table. Their keys open it, so nobody needs a new link."""
        live = await self.find(table)
        async with live.lock:
            await live.fresh()
            if not live.eyes_of(keys):
                raise Forbidden("not-your-seat", "only people at the table can ask for a rematch")
            if not live.over:
                raise Conflict("not-over", "the game is not over yet")
            if live.row.rematch is not None:
                return live.row.rematch
            now = time.time()
            chairs = [
                SeatRow(seat=s.seat, name=s.name, kind=s.kind, bot=s.bot, key_hash=s.key_hash, seen_until=s.seen_until)
                for s in live.seats
            ]
            old = live.row
            row = TableRow(
                id=secrets.token_urlsafe(16),
                game=old.game,
                rules=old.rules,
                options=old.options,
                seed=secrets.token_hex(16),
                salt=secrets.token_hex(16),
                status="running",
                public=old.public,
                pace_ms=old.pace_ms,
                away_hours=old.away_hours,
                auto_forced=old.auto_forced,
                created=now,
                changed=now,
            )
            await self._add(row, chairs, [])

            def act() -> str:
                if live.row.rematch is None:
                    live.put(rematch=row.id)
                return live.row.rematch or row.id

            return await live.change(act)

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        live = await self.find(table)
        async with live.lock:
            await live.fresh()
            if not live.over:
                raise Conflict(
                    "not-over", "the record holds everybody's secrets; it is published when the game is over"
                )
            record: Record = live.play.record
            return record.text()


def _chair(n: int, chair: Chair, key: str | None, now: float) -> SeatRow:
    name = chair.name.strip()
    if chair.who == "bot":
        return SeatRow(seat=n, name=name, kind="bot", bot=check_bot(chair.bot), seen_until=now)
    assert key is not None
    kind: SeatKind = "person" if chair.who == "me" else "open"
    return SeatRow(seat=n, name=name, kind=kind, key_hash=key_hash(key), seen_until=now)
