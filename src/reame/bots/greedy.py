"""One ply on the game's own evaluation."""

from __future__ import annotations

from typing import Final

from reame.bots.bargain import WORTH_ASKING, best_offer, look
from reame.bots.bot import Bot
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position

WORLDS: Final = 3  # imagined positions a move is tried in
WIDTH: Final = 40  # moves tried, the most promising first
CERTAIN: Final = 100_000.0  # times heavier at a glance, and a move needs no comparison with another
GLANCE: Final = 0.001  # how much the glance counts: enough to decide between moves that look alike


class FirstLook:
    """Each promising move, and each sensible offer, tried in a few imagined positions."""

    def __init__(self, eyes: Eyes, seed: str) -> None:
        moves = eyes.legal()
        seat = eyes.seat
        worlds: list[Position] = [eyes.imagine(Dice(f"{seed}/{w}")) for w in range(WORLDS)]
        counsel = eyes.game.counsel
        rehearsal = counsel.rehearsal()
        weights = counsel.weigh(worlds[0], seat, moves)
        heaviest = max(weights)
        ranked = [i for i in range(len(moves)) if weights[i] * CERTAIN > heaviest]
        ranked = sorted(ranked, key=lambda i: -weights[i])[:WIDTH]
        values: list[tuple[float, int]] = []
        for rank in range(len(ranked)):
            i = ranked[rank]
            value = GLANCE * weights[i] / heaviest
            for world in worlds:
                p = world.clone()
                if rehearsal is None or not rehearsal.waits(p, seat, moves[i]):
                    p.apply(seat, moves[i])
                value += look(p, seat) / WORLDS
            values.append((-value, rank))
        values.sort()
        self.moves = [moves[ranked[rank]] for _, rank in values]  # the best first
        self.values = [-value for value, _ in values]
        offer, promise = best_offer(worlds, seat)
        self.offer = offer if promise > self.values[0] + WORTH_ASKING else -1  # worth more than any move, or none


class Greedy(Bot):
    """Takes what looks best."""

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        moves = eyes.legal()
        if len(moves) == 1:
            return moves[0]
        first = FirstLook(eyes, f"{dice.seed}/{dice.at}")
        dice.below(2)
        return first.offer if first.offer >= 0 else first.moves[0]
