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


class Greedy(Bot):
    """Tries each promising move, and each sensible offer, in a few imagined positions, and takes what looks best."""

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        moves = eyes.legal()
        if len(moves) == 1:
            return moves[0]
        seat = eyes.seat
        counsel = eyes.game.counsel
        first = eyes.imagine(Dice(f"{dice.seed}/{dice.at}"))
        dice.below(2)
        weights = counsel.weigh(first, seat, moves)
        ranked = sorted(range(len(moves)), key=lambda i: -weights[i])[:WIDTH]
        heaviest = max(weights)
        worlds: list[Position] = [first]
        for w in range(1, WORLDS):
            worlds.append(eyes.imagine(Dice(f"{dice.seed}/{dice.at}/{w}")))
        best = ranked[0]
        best_value = -1.0
        for i in ranked:
            # The glance decides between moves that look alike.
            value = 0.001 * weights[i] / heaviest
            for world in worlds:
                p = world.clone()
                p.apply(seat, moves[i])
                value += look(p, seat) / WORLDS
            if value > best_value:
                best_value = value
                best = i
        offer, promise = best_offer(worlds, seat)
        return offer if offer >= 0 and promise > best_value + WORTH_ASKING else moves[best]
