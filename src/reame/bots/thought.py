"""What a bot has found out about one decision. It has an answer at any time; more time makes it a better one."""

from __future__ import annotations

import math
from typing import Any

from reame.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """About one decision; it lasts until the decision is made.

    What was found can be told to others who think about the same decision, and what they have found be taken in: so
    one decision can be thought about in several processes, or go on in another when its own is gone.
    """

    def __init__(self, best: int) -> None:
        self.best = best  # the answer so far
        self.settled = False  # would more thought change little, or is there no more to be spent?
        self.hurried = False  # is it one of many small answers, each of which has to come at once?
        self.done = 0  # iterations
        self.most = 0  # of them; 0 is no limit

    def go_on(self, until: float) -> None:
        """Think until an hour of `time.monotonic`, or until it is settled."""
        raise NotImplementedError

    def spend(self, iterations: int) -> None:
        """Think for so many iterations at most; the same on every machine."""
        self.most = iterations
        self.go_on(math.inf)

    def found(self) -> dict[str, Any]:
        """All that was found so far, as plain data."""
        return {}

    def learn(self, found: dict[str, Any]) -> None:
        """Take in what others have found."""


class OneMove(Thought):
    """There is nothing to think about."""

    def __init__(self, best: int) -> None:
        super().__init__(best)
        self.settled = True

    def go_on(self, until: float) -> None:
        pass
