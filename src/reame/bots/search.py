"""Search over imagined positions: a tree where any two can be compared, rehearsals to the end of a turn elsewhere."""

from __future__ import annotations

import math
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
    """Budget in iterations (walks down the tree, or rehearsals) and in seconds, whichever is spent first; 0: no limit.

    It stops when nothing is left to doubt; an eager one earlier, where the best is clear.
    """

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0, eager: bool = False) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.eager = eager

    def begin(self, eyes: Eyes, dice: Dice) -> Thought:
        seed = f"{dice.seed}/{dice.at}"
        dice.below(2)
        counsel = self.counsel(eyes.game)
        rehearsal = counsel.rehearsal()
        thought: Thought
        if rehearsal is None:
            thought = Growing(eyes, counsel, seed)
        else:
            thought = Rehearsing(eyes, counsel, rehearsal, seed, EAGER if self.eager else THOROUGH)
        thought.most = self.iterations
        return thought

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        thought = self.think(eyes, dice)
        thought.go_on(time.monotonic() + self.seconds if self.seconds > 0.0 else math.inf)
        return thought.best
