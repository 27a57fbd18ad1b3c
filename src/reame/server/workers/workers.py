"""The worker processes of a server: some think, one checks what strangers bring, one looks back at games, one weighs
what moves would mean, one gives counsel, one analyses games that are over.

They are kept apart so that nobody waits for what somebody else brought.
"""

from __future__ import annotations

import os
from typing import Final

from msgspec import Raw

from reame.builds import Build
from reame.server.errors import BadFile
from reame.server.workers.jobs import (
    Advise,
    Advised,
    Analyse,
    Analysed,
    Checked,
    CheckedEdition,
    CheckEdition,
    CheckRecord,
    Explain,
    Explained,
    Look,
    Looked,
    Rebuild,
    Rebuilt,
    Rehearse,
    Rehearsed,
    Setting,
    Taught,
    Teach,
    Weigh,
    Weighed,
)
from reame.server.workers.pool import Lost, Pool, Stumbled
from reame.server.workers.queue import Asker
from reame.server.workers.thinking import LOW, PATIENCE, Thinking

EDITION: Final = 20.0  # seconds of a processor for the trial of an edition
READING: Final = 5.0  # seconds of a processor for any record,
A_MOVE: Final = 0.002  # and for each move of it: four times what the slowest game takes
TRYING: Final = 2.0  # for one move in a position that somebody wrote
WEIGHING: Final = 5.0  # for all that is asked about one position at a time
ADVISING: Final = 30.0  # for a hint: ten times what the slowest game takes
ANALYSING: Final = 120.0  # for one slice of an analysis: ten times what the slowest game takes,
SLICE: Final = 5.0  # which is over after so many seconds by the clock, and the step that is begun then
LAST: Final = 19  # how nice who analyses is: everybody else comes first
LOWEST: Final = LOW + 5  # how nice who gives counsel is: bots have the processor first


def to_replay(moves: int) -> float:
    """How much of a processor a record of so many moves may take."""
    return READING + A_MOVE * moves


class Workers:
    """Six pools."""

    def __init__(
        self,
        registry: str,
        thinkers: int | None = None,
        patience: float = PATIENCE,
        build: Build | None = None,
    ) -> None:
        build = build or Build()
        self.thinking = Thinking(Pool("thinking", registry, thinkers or os.cpu_count() or 1, build, LOW), patience)
        self.checking = Pool("checking", registry, 1, build)
        self.reading = Pool("reading", registry, 1, build)
        self.weighing = Pool("weighing", registry, 1, build)
        self.advising = Pool("advising", registry, 1, build, LOWEST)
        self.analysing = Pool("analysing", registry, 1, build, LAST)

    async def stop(self) -> None:
        """End all of them."""
        others = (self.checking, self.reading, self.weighing, self.advising, self.analysing)
        for pool in (self.thinking.pool, *others):
            await pool.stop()

    async def check(self, text: str) -> Checked:
        """A record that holds, ready to be stored; BadFile if it does not hold."""
        seconds = to_replay(text.count("\n"))
        try:
            return await self.checking.do(CheckRecord(text, seconds), Checked)
        except Stumbled as e:
            told = str(e) if str(e).startswith("line ") else f"line {e.line}: {e}"
            raise BadFile(e.line, told, e.reason) from None
        except Lost:
            raise BadFile(1, "line 1: this record takes too long to replay", "slow") from None

    async def check_edition(self, text: str) -> CheckedEdition:
        """Does an edition hold? Whatever is wrong with it is among its faults."""
        try:
            return await self.checking.do(CheckEdition(text, EDITION), CheckedEdition)
        except Stumbled as e:
            return CheckedEdition([str(e)])
        except Lost:
            return CheckedEdition(["by these figures a game takes too long"])

    async def rebuild(self, setting: Setting, entries: list[tuple[int, Raw]], moves: int) -> Rebuilt:
        """A table from its record; Stumbled if the rules do not accept it, Lost if it takes too long."""
        pool = self.checking if setting.by_hand else self.reading
        return await pool.do(Rebuild(setting, entries, to_replay(moves)), Rebuilt)

    async def rehearse(self, game: str, dump: Raw, seat: int, words: str) -> Rehearsed:
        """Can this move be made? Stumbled or Lost if not."""
        return await self.checking.do(Rehearse(game, dump, seat, words, TRYING), Rehearsed)

    async def explain(self, game: str, dump: Raw, seat: int, words: str) -> Explained:
        """Why is a move (not) allowed? Stumbled or Lost if that cannot be said."""
        return await self.checking.do(Explain(game, dump, seat, words, TRYING), Explained)

    async def weigh(self, job: Weigh, asker: Asker, by_hand: bool) -> Weighed:
        """What would these things mean to a seat? Stumbled or Lost if that cannot be said."""
        return await (self.checking if by_hand else self.weighing).do(job, Weighed, asker=asker)

    async def advise(self, job: Advise, asker: Asker, by_hand: bool) -> Advised:
        """What a counsellor says to a seat. Stumbled or Lost if it cannot say anything."""
        return await (self.checking if by_hand else self.advising).do(job, Advised, asker=asker)

    async def analyse(self, job: Analyse) -> Analysed:
        """A slice of an analysis. Stumbled or Lost if that cannot be done."""
        return await self.analysing.do(job, Analysed)

    async def look(self, job: Look, by_hand: bool) -> Looked:
        """Look back at a game. Stumbled or Lost if that cannot be done."""
        return await (self.checking if by_hand else self.reading).do(job, Looked)

    async def teach(self, job: Teach) -> Taught:
        """What a learner is told. Stumbled or Lost if that cannot be said."""
        return await self.reading.do(job, Taught)
