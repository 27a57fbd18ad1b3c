"""What follows from a change: the machines of a table (bots, regents, forced moves) go on by themselves."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from reame.bots.allowance import BRISKLY, Allowance, seconds_a_turn
from reame.bots.characters import strength_of
from reame.kernel.errors import IllegalMove
from reame.server.errors import Conflict, Refusal
from reame.server.orders.obeying import answer
from reame.server.seats.leaving import REGENT
from reame.server.store.rows import SeatRow, TableRow
from reame.server.tables.play import Play
from reame.server.workers.thinking import NoThought, Question

if TYPE_CHECKING:
    from reame.server.tables.table import Table

log = logging.getLogger("reame.server")

A_PAUSE: Final = (0.05, 0.25)  # seconds for a move without an alternative: as long as one that is soon decided
A_GLANCE: Final = (0.6, 2.4)  # seconds in which somebody passes who need not think; for an order that answers for them
COVERTLY: Final = 0.75  # seconds a turn that nobody may know of: an answer comes within the pace of the table
TRIES: Final = 6  # moves that the rules stumble over, the default among them, before the table is set aside


def machine_of(chair: SeatRow) -> str | None:
    """The bot that plays a seat now, if one does; also for whoever has given no sealed answer in time."""
    return chair.bot if chair.kind == "bot" else chair.regent or (REGENT if chair.out else None)


def is_forced(row: TableRow, play: Play, seat: int) -> bool:
    """Is this a move that the table plays by itself?"""
    return row.auto_forced and len(play.position.legal(seat)) == 1


def masks(row: TableRow, seats: list[SeatRow], play: Play) -> tuple[int, int]:
    """Which seats are asked, and which are for the server to answer."""
    waiting = sum(1 << s for s in play.position.waiting)
    machines = sum(
        1 << s.seat
        for s in seats
        if machine_of(s) is not None or is_forced(row, play, s.seat) or answer(play, s) is not None
    )
    return waiting, machines


class Turn:
    """The turn of a bot, as everybody sees it: from being asked until somebody else is, or several are under seal.

    What is asked covertly neither begins nor ends one.
    """

    def __init__(self, seat: int, bot: str, seconds: float) -> None:
        self.seat = seat
        self.bot = bot
        self.name = secrets.token_hex(8)
        self.allowance = Allowance(seconds)
        self.moves: list[int] = []  # made in it
        self._begun = time.monotonic()

    @property
    def seconds(self) -> float:
        """How long it may take."""
        return self.allowance.seconds

    @property
    def age(self) -> float:
        """Seconds since it began."""
        return round(time.monotonic() - self._begun, 2)

    @property
    def mark(self) -> str:
        """Another one when there is something to tell."""
        return f"{self.name} {self.seconds}"


class Machines:
    """Sees to it that the seats of a table that no person answers for are answered."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        self._hurried = False  # nobody wants to see every move, until a person is asked
        self._no_pause = asyncio.Event()

    def turn(self) -> Turn | None:
        """The turn of a bot, if it is one's."""
        table = self._table
        if table.row.status != "running" or table.closed is not None or table.play.position.over:
            self._turn = None
            return None
        p = table.play.position
        if p.covert:
            return self._turn  # nobody else may notice
        seat = p.waiting[0]
        bot = None if p.sealed else table.machine(seat)
        if bot is None:
            self._turn = None
            self._hurried = self._hurried and all(table.machine(s) is not None for s in p.asked)
            return None
        seconds = self._seconds(bot)
        if self._turn is None or (self._turn.seat, self._turn.bot) != (seat, bot):
            self._turn = Turn(seat, bot, seconds)
        self._turn.allowance.seconds = seconds
        return self._turn

    def _seconds(self, bot: str) -> float:
        usual, row = self._table.play.game.counsel.USUAL, self._table.row
        hurried = self._hurried and not row.rated  # a bot whose strength counts thinks as it was agreed
        return seconds_a_turn(bot, usual, BRISKLY if hurried else row.manner)

    def hurry(self) -> None:
        """Wait for nobody until a person is asked."""
        self._hurried = True
        self._no_pause.set()

    @property
    def busy(self) -> bool:
        """Is a machine about to move?"""
        return self._task is not None

    def _next(self) -> int | None:
        """A seat whose answer the server has to find: a bot's, a regent's, or a forced one."""
        table = self._table
        if table.row.status != "running" or table.closed is not None or not table.attended:
            return None
        for s in table.play.position.waiting:
            if (
                table.machine(s) is not None
                or is_forced(table.row, table.play, s)
                or answer(table.play, table.seats[s]) is not None
            ):
                return s
        return None

    def drive(self) -> None:
        """See to it that they move, if it is their turn. A table over which the rules stumble is set aside."""
        if self._task is not None or self._table.tables.closing or self._table.closed is not None:
            return
        try:
            wanted = self._next() is not None
        except Exception as e:
            self._table.tables.quarantine(self._table, e)
            self._table.show()
            return
        if wanted:
            self._task = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        table = self._table
        pause = 0.1
        failures = 0
        try:
            while await table.tables.bus.claim(table.id):  # else another process drives them
                try:
                    # Whatever a bot cannot do, after some attempts the default is played.
                    if not await self._one_move(think=pause < 1.0):
                        break
                    pause = 0.1
                    failures = 0
                except Exception as e:
                    expected = isinstance(e, SQLAlchemyError | OSError | Refusal | IllegalMove)
                    log.warning("a machine's move was not made (%s)", type(e).__name__, exc_info=not expected)
                    failures += not isinstance(e, SQLAlchemyError | OSError | Conflict)
                    if failures == TRIES:
                        table.tables.quarantine(table, e)
                        table.show()
                        break
                    await asyncio.sleep(pause)
                    pause = min(5.0, pause * 2)
        finally:
            self._task = None  # before anybody else runs, or a wish to drive could be lost
        if table.over or not table.attended:
            await table.tables.bus.release(table.id)  # somebody may look at it in another process

    async def _one_move(self, think: bool) -> bool:
        table = self._table
        async with table.lock:
            await table.fresh()
            seat = self._next()
            if seat is None:
                return False
            seq = table.play.seqs[seat]
            p = table.play.position
            legal = p.legal(seat)
            bot = table.machine(seat)
            words = table.play.game.table.words(p.default(seat) if len(legal) > 1 else legal[0])
            ordered = None if is_forced(table.row, table.play, seat) else answer(table.play, table.seats[seat])
            question = None
            if think and len(legal) > 1 and bot is not None and ordered is None:
                question = self._question(seat, bot)
            allowance = self._allowance(seat, bot)
        if ordered is not None:
            await self._obey(seat, seq, ordered)
            return True
        ready = time.monotonic() + random.uniform(*A_PAUSE)
        if question is not None:
            ready = 0.0
            try:
                words = await table.tables.workers.thinking.choose(question, allowance)
            except NoThought as e:
                log.warning("bot %s of %s has no move (%s); the default is played", bot, table.row.game, e)
        await self._wait_for_people(ready)
        async with table.lock:
            if not table.stale and self._next() is not None and table.play.seqs[seat] == seq:
                await table.change(lambda: self._move(seat, seq, words, bot), (seat, words))
        return True

    async def _obey(self, seat: int, seq: int, words: str) -> None:
        """By an order of its holder, who may think better of it meanwhile; also if a regent rules for them."""
        table = self._table
        ready = time.monotonic() + random.uniform(*A_GLANCE)
        await self._wait_for_people(ready)
        await asyncio.sleep(max(0.0, ready - time.monotonic()))  # also if nobody looks: moments are written down

        def act() -> None:
            if table.play.seqs[seat] == seq and answer(table.play, table.seats[seat]) == words:
                own = table.machine(seat) is None  # as if they had sent it
                self._note(seat, words, id=secrets.token_hex(8) if own else "")

        async with table.lock:
            if not table.stale and self._next() is not None:
                await table.change(act, (seat, words))

    def _question(self, seat: int, bot: str) -> Question:
        table = self._table
        p = table.play.position
        turn = self.turn()
        own = turn is not None and turn.seat == seat and not p.covert and not p.sealed
        address = next((c.address for c in table.audience.clients if c.address), "")
        return Question(
            game=table.row.handle,
            dump=msgspec.Raw(msgspec.json.encode(p.dump())),
            seat=seat,
            bot=bot,
            table=table.id,
            address=address,
            turn=turn.name if turn is not None and own else "",
            since=turn.moves.copy() if turn is not None and own else [],
        )

    def _allowance(self, seat: int, bot: str | None) -> Allowance | None:
        """The time of this seat: for its turn, or for an answer that is none of a turn."""
        if bot is None or ":" in strength_of(bot):
            return None  # its name says how long it thinks
        p = self._table.play.position
        turn = self.turn()
        if p.covert:
            return Allowance(min(COVERTLY, self._seconds(bot)))
        if turn is None or turn.seat != seat or p.sealed:
            return Allowance(self._seconds(bot))
        return turn.allowance

    def _move(self, seat: int, seq: int, words: str, bot: str | None) -> None:
        table = self._table
        if table.play.seqs[seat] != seq or seat not in table.play.position.waiting or table.machine(seat) != bot:
            return  # taken back, or taken over, meanwhile
        self._note(seat, words, auto=bot is None)

    def _note(self, seat: int, words: str, id: str = "", auto: bool = False) -> None:
        play = self._table.play
        move = play.parse(words)
        turn = self.turn()
        if turn is not None and turn.seat == seat:
            turn.moves.append(move)
        self._table.note(play.move(seat, move, id, auto=auto))

    async def _wait_for_people(self, ready: float) -> None:
        """So that people can follow; a little unevenly, because an even pace would tell a covert answer."""
        audience = self._table.audience
        if not audience.clients:
            return
        if not self._hurried:
            self._no_pause.clear()
            pace = self._table.row.pace_ms / 1000 * random.uniform(0.75, 1.25)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._no_pause.wait(), max(0.0, audience.shown_at + pace - time.monotonic()))
        await asyncio.sleep(max(0.0, ready - time.monotonic()))

    async def stop(self) -> None:
        """The server ends."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
