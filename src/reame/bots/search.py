"""Search over imagined positions: a tree where any two can be compared, rehearsals to the end of a turn elsewhere."""

from __future__ import annotations

import time
from typing import Final

from reame.bots.bot import Bot
from reame.bots.rehearsal import EAGER, THOROUGH, Rehearsing
from reame.bots.thought import Thought
from reame.bots.tree import Growing
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes

ITERATIONS: Final = 1000


class Search(Bot):
    """Budget in iterations (walks down the tree, or rehearsals), or in seconds; it stops where the best is clear.

    A thorough one stops later, when nothing is left to doubt.
    """

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0, thorough: bool = False) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.thorough = thorough

    def begin(self, eyes: Eyes, dice: Dice) -> Thought:
        seed = f"{dice.seed}/{dice.at}"
        dice.below(2)
        rehearsal = eyes.game.counsel.rehearsal()
        if rehearsal is None:
            return Growing(eyes, seed)
        return Rehearsing(eyes, rehearsal, seed, THOROUGH if self.thorough else EAGER)

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        thought = self.think(eyes, dice)
        if self.seconds > 0.0:
            thought.go_on(time.monotonic() + self.seconds)
        elif not thought.settled:
            thought.spend(self.iterations)
        return thought.best
