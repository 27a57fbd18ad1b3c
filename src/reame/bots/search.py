"""Search over imagined positions: a tree where any two can be compared, rehearsals to the end of a turn elsewhere."""

from __future__ import annotations

from typing import Final

from reame.bots.bot import Bot
from reame.bots.greedy import FirstLook
from reame.bots.rehearsal import rehearse
from reame.bots.tree import best_of_tree
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes

ITERATIONS: Final = 1000


class Search(Bot):
    """Budget in iterations (walks down the tree, or rehearsals) and in seconds: whichever is spent first.

    0 is no limit. What was found until then is the answer.
    """

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        moves = eyes.legal()
        if len(moves) == 1:
            return moves[0]
        seed = f"{dice.seed}/{dice.at}"
        dice.below(2)
        rehearsal = eyes.game.counsel.rehearsal()
        if rehearsal is None:
            return best_of_tree(eyes, seed, self.iterations, self.seconds)
        first = FirstLook(eyes, seed)
        if first.offer >= 0:
            return first.offer
        return rehearse(eyes, rehearsal, seed + "/rehearsal", first, self.iterations, self.seconds)
