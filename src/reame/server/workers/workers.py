"""The worker processes of a server: some think, one checks what strangers bring, one looks back at games.

They are kept apart so that nobody waits for what somebody else brought.
"""

from __future__ import annotations

import logging
import os
import secrets
from typing import Final

from msgspec import Raw

from reame.builds import Build
from reame.server.errors import BadFile
from reame.server.workers.jobs import (
    Checked,
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
    Think,
    Thought,
)
from reame.server.workers.pool import Lost, Pool, Stumbled

log = logging.getLogger("reame.server")

PATIENCE: Final = 30.0  # seconds by the clock, after which a bot plays its best so far
SLACK: Final = 5.0  # and seconds to come to an end
READING: Final = 5.0  # seconds of a processor for any record,
A_MOVE: Final = 0.002  # and for each move of it: four times what the slowest game takes
TRYING: Final = 2.0  # for one move in a position that somebody wrote


class NoThought(Exception):
    """A bot failed, died or took too long."""


def to_replay(moves: int) -> float:
    """How much of a processor a record of so many moves may take."""
    return READING + A_MOVE * moves


class Workers:
    """Three pools."""

    def __init__(
        self,
        registry: str,
        thinkers: int | None = None,
        patience: float = PATIENCE,
        build: Build | None = None,
    ) -> None:
        self.patience = patience
        build = build or Build()
        self.thinking = Pool("thinking", registry, thinkers or max(1, (os.cpu_count() or 2) - 1), build)
        self.checking = Pool("checking", registry, 1, build)
        self.reading = Pool("reading", registry, 1, build)

    async def stop(self) -> None:
        """End all of them."""
        for pool in (self.thinking, self.checking, self.reading):
            await pool.stop()

    async def choose(self, game: str, dump: Raw, seat: int, bot: str) -> str:
        """The move of a bot, in words; NoThought if there is none.

        A bot that outlasts its patience plays the best it has found so far; if it is lost, the first look decides.
        """
        try:
            thought = await self._think(game, dump, seat, bot)
        except NoThought as e:
            if bot in ("greedy", "random"):
                raise
            log.warning("bot %s of %s had no move (%s); its first look decides", bot, game, e)
            thought = await self._think(game, dump, seat, "greedy")
        if thought.late:
            log.warning("bot %s of %s outlasted %g s and played its best so far", bot, game, self.patience)
        return thought.words

    async def _think(self, game: str, dump: Raw, seat: int, bot: str) -> Thought:
        job = Think(game, dump, seat, bot, secrets.token_hex(16), self.patience, 2 * self.patience + SLACK)
        try:
            return await self.thinking.do(job, Thought, within=2 * job.seconds)
        except Stumbled as e:
            log.error("bot %s failed at %s: %s", bot, game, e)
            raise NoThought(str(e)) from None
        except Lost as e:
            raise NoThought(str(e)) from None

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

    async def look(self, job: Look, by_hand: bool) -> Looked:
        """Look back at a game. Stumbled or Lost if that cannot be done."""
        return await (self.checking if by_hand else self.reading).do(job, Looked)
