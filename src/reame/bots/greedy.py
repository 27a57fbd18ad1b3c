"""One ply on the game's own evaluation."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from reame.bots.bargain import WORTH_ASKING, best_offer, look
from reame.bots.bot import Bot
from reame.bots.plans import best_plans
from reame.bots.thought import Thought
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position

WORLDS: Final = 3  # imagined positions a move is tried in
PLANS: Final = 12  # plans kept of those a game proposes
WIDTH: Final = 40  # moves tried, the most promising first
CERTAIN: Final = 100_000.0  # times heavier at a glance, and a move needs no comparison with another
GLANCE: Final = 0.001  # how much the glance counts: enough to decide between moves that look alike


class FirstLook:
    """Each plan or else each promising move, and each sensible offer, tried in a few imagined positions.

    If it has to end before all are tried, those that looked most promising at a glance have been.
    """

    def __init__(self, eyes: Eyes, counsel: Counsel[Any], seed: str, until: float = math.inf) -> None:
        seat = eyes.seat
        worlds: list[Position] = [eyes.imagine(Dice(f"{seed}/{w}")) for w in range(WORLDS)]
        self.world = worlds[0]  # for whoever wants to know what is asked
        plans = best_plans(counsel, worlds[0], seat, PLANS, True, until)
        if plans:
            for plan in plans:
                plan.value += counsel.leaning(worlds[0], seat, plan.chain)
            plans.sort(key=lambda plan: -plan.value)
            self.chains = [plan.chain for plan in plans]  # the best first
            self.values = [plan.value for plan in plans]
        else:
            self._compare(eyes, counsel, worlds, until)
        self.moves = [chain[0] for chain in self.chains]
        offer, promise = best_offer(counsel, worlds, seat, until)
        self.offer = offer if promise > self.values[0] + WORTH_ASKING else -1  # worth more than any move, or none

    def _compare(self, eyes: Eyes, counsel: Counsel[Any], worlds: list[Position], until: float) -> None:
        """Single moves."""
        moves = eyes.legal()
        seat = eyes.seat
        rehearsal = counsel.rehearsal()
        weights = counsel.weigh(worlds[0], seat, moves)
        heaviest = max(weights)
        ranked = [i for i in range(len(moves)) if weights[i] * CERTAIN > heaviest]
        ranked = sorted(ranked, key=lambda i: -weights[i])[:WIDTH]
        values: list[tuple[float, int]] = []
        for rank in range(len(ranked)):
            if rank and time.monotonic() > until:
                break
            i = ranked[rank]
            value = GLANCE * weights[i] / heaviest + counsel.leaning(worlds[0], seat, [moves[i]])
            for world in worlds:
                waits = rehearsal is not None and rehearsal.waits(world, seat, moves[i])
                value += look(world if waits else world.tried(seat, moves[i]), seat, counsel) / WORLDS
            values.append((-value, rank))
        values.sort()
        self.chains = [[moves[ranked[rank]]] for _, rank in values]
        self.values = [-value for value, _ in values]

    def answer(self) -> int:
        """What a first look would do."""
        return self.offer if self.offer >= 0 else self.moves[0]


class OneLook(Thought):
    """A first look and no more."""

    def __init__(self, eyes: Eyes, counsel: Counsel[Any], seed: str) -> None:
        super().__init__(eyes.legal()[0])
        self._eyes = eyes
        self._counsel = counsel
        self._seed = seed

    def go_on(self, until: float) -> None:
        self.best = FirstLook(self._eyes, self._counsel, self._seed, until).answer()
        self.settled = True


class Greedy(Bot):
    """Takes what looks best."""

    def begin(self, eyes: Eyes, dice: Dice) -> Thought:
        seed = f"{dice.seed}/{dice.at}"
        dice.below(2)
        return OneLook(eyes, self.counsel(eyes.game), seed)

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        thought = self.think(eyes, dice)
        thought.go_on(math.inf)
        return thought.best
