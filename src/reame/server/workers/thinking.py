"""How bots think in the workers: a while at a time, so that nobody has to wait long for a place.

After each while the server knows the best move so far, and somebody else may have the worker. Where workers are idle,
several think about one decision, each in worlds of its own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from reame import bots
from reame.bots.allowance import Allowance
from reame.bots.rehearsal import gather
from reame.bots.search import Search
from reame.server.workers.jobs import NOTHING, Think, Thought
from reame.server.workers.pool import Lost, Pool, Stumbled
from reame.server.workers.queue import Asker

log = logging.getLogger("reame.server")

LOW: Final = 10  # how nice those who think are to all others
PATIENCE: Final = 30.0  # seconds by the clock, after which a bot that may take its time plays its best so far
A_WHILE: Final = 0.2  # seconds a bot thinks before another may have its place
A_LOOK: Final = 0.4  # seconds for the first while, in which every move is looked at
SLACK: Final = 3.0  # seconds of a processor beyond twice its time, after which a worker is ended
HASTE: Final = 0.02  # seconds for a look when no time is left


class NoThought(Exception):
    """A bot failed, died or took too long, and there is no move at all."""


class Question(Struct, kw_only=True):
    """What a bot has to decide, and for which table."""

    game: str
    dump: Raw
    seat: int
    bot: str
    table: str = ""
    address: str = ""
    turn: str = ""  # a name of the turn; moves made in it before this decision
    since: list[int] = msgspec.field(default_factory=list)


class Thinking:
    """A pool of those who think."""

    def __init__(self, pool: Pool, patience: float = PATIENCE) -> None:
        self.pool = pool
        self.patience = patience

    async def choose(self, q: Question, allowance: Allowance | None = None) -> str:
        """The move of a bot, in words, within its share of the time for the turn.

        Without an allowance it takes the time that its name says. If its worker is lost it plays the best it has, which
        may be a first look; NoThought if there is none.
        """
        thought = Course(self.pool, q, secrets.token_hex(16))
        if allowance is None:
            bot = bots.find(q.bot)
            seconds = self.patience
            if isinstance(bot, Search) and bot.seconds > 0.0:
                seconds = min(seconds, bot.seconds)
        else:
            seconds = allowance.share(False)
        try:
            a_while = A_LOOK
            while not thought.settled and thought.spent < seconds:
                await thought.go_on(max(HASTE, min(a_while, seconds - thought.spent)))
                a_while = A_WHILE
                if thought.hurried and allowance is not None:
                    seconds = min(seconds, allowance.share(True))
        except NoThought as e:
            if not thought.words:
                return await self._first_look(q, e)
            log.warning("bot %s of %s was lost (%s) and plays its best so far", q.bot, q.game, e)
        if not thought.words:
            await thought.go_on(HASTE)
        if allowance is not None:
            allowance.spend(thought.spent)
        elif not thought.settled and seconds == self.patience:
            log.warning("bot %s of %s outlasted %g s and played its best so far", q.bot, q.game, seconds)
        return thought.words

    async def _first_look(self, q: Question, why: NoThought) -> str:
        if not q.bot.startswith("search"):
            raise why
        log.warning("bot %s of %s had no move (%s); its first look decides", q.bot, q.game, why)
        thought = Course(self.pool, msgspec.structs.replace(q, bot="greedy"), secrets.token_hex(16))
        await thought.go_on(self.patience)
        return thought.words


class Course:
    """The course of the thoughts about one decision."""

    def __init__(self, pool: Pool, q: Question, seed: str) -> None:
        self.words = ""
        self.settled = False
        self.hurried = False
        self._pool = pool
        self._q = q
        self._seed = seed
        self._begun = time.monotonic()
        self._found = NOTHING
        self._together = False  # can what several find be put together?

    @property
    def spent(self) -> float:
        """Seconds by the clock, since it was asked."""
        return time.monotonic() - self._begun

    async def go_on(self, seconds: float) -> None:
        """For a while, on all workers that nobody else wants; NoThought if all were lost."""
        lanes = 1 + (self._pool.queue.idle - 1 if self._together else 0)
        lanes = max(1, min(lanes, self._pool.count))
        told = await asyncio.gather(
            *(self._lane(seconds, lane, lanes) for lane in range(lanes)), return_exceptions=True
        )
        thoughts = [t for t in told if isinstance(t, Thought)]
        if not thoughts:
            raise next(t for t in told if isinstance(t, BaseException))
        for lost in told:
            if isinstance(lost, BaseException) and not isinstance(lost, NoThought):
                raise lost
        first = thoughts[0]
        self.hurried = first.hurried
        self._together = bool(first.shortlist)
        if len(thoughts) == 1:
            self.words, self.settled, self._found = first.words, first.settled, first.found
        else:
            before: dict[str, Any] = msgspec.json.decode(self._found)
            whole = gather(before, [msgspec.json.decode(t.found) for t in thoughts])
            self.settled = whole["settled"]
            self._found = Raw(msgspec.json.encode(whole))
            for (chain, _, _), words in zip(whole["moves"], first.shortlist, strict=True):
                if chain[0] == whole["best"]:
                    self.words = words

    async def _lane(self, seconds: float, lane: int, lanes: int) -> Thought:
        q = self._q
        job = Think(
            game=q.game,
            dump=q.dump,
            seat=q.seat,
            bot=q.bot,
            seed=self._seed,
            patience=seconds,
            seconds=2 * seconds + SLACK,
            found=self._found,
            lane=lane,
            lanes=lanes,
            turn=q.turn,
            since=q.since,
        )
        asker = Asker(q.table, q.address, short=self._found == NOTHING)
        try:
            return await self._pool.do(job, Thought, within=2 * job.seconds, asker=asker)
        except Stumbled as e:
            log.error("bot %s failed at %s: %s", q.bot, q.game, e)
            raise NoThought(str(e)) from None
        except Lost as e:
            raise NoThought(str(e)) from None
