"""Moves are rehearsed in imagined positions up to the end of the turn, all seats playing as the greedy bot would.

Where a turn is a long chain of decisions, positions in its middle cannot be compared with those at its end. So every
move is followed to the same moment and judged there. All moves are rehearsed in the same imagined positions, and the
worse half of them is dropped again and again (sequential halving).
"""

from __future__ import annotations

import math
import time
from typing import Final

from reame.bots.bargain import look
from reame.bots.greedy import GLANCE, FirstLook
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position

WIDTH: Final = 8  # moves rehearsed, those that look best at first
BREADTH: Final = 4  # moves a seat thinks about in a rehearsal
MOMENTS: Final = 1  # how many are played to their end
LENGTH: Final = 40  # decisions in a rehearsal at most
TRUST: Final = 0.3  # of the first look, beside the rehearsals
SURE: Final = 6.0  # times heavier than the next, and a move is made without thinking


class Rehearsed:
    """A move and what it brought."""

    def __init__(self, move: int, first_look: float) -> None:
        self.move = move
        self.first_look = first_look
        self.total = 0.0


def rehearse(eyes: Eyes, seed: str, first: FirstLook, iterations: int, seconds: float) -> int:
    """The best of the moves that look best, as far as the budget goes."""
    alive: list[Rehearsed] = []
    for i in range(min(WIDTH, len(first.moves))):
        alive.append(Rehearsed(first.moves[i], first.values[i]))
    rounds = max(1, math.ceil(math.log2(len(alive))))
    start = time.monotonic()
    worlds = 0
    for r in range(rounds):
        sweeps = max(1, iterations // (rounds * len(alive)))
        while True:
            sweep(eyes.imagine(Dice(f"{seed}/{worlds}")), eyes.seat, alive, Dice(f"{seed}/glance {worlds}"))
            worlds += 1
            sweeps -= 1
            if sweeps <= 0 if seconds == 0.0 else time.monotonic() - start >= seconds * (r + 1) / rounds:
                break
        order = sorted([(-(x.total / worlds + TRUST * x.first_look), i) for i, x in enumerate(alive)])
        alive = [alive[i] for _, i in order[: (len(order) + 1) // 2]]
    return alive[0].move


def sweep(world: Position, seat: int, moves: list[Rehearsed], dice: Dice) -> None:
    """Every move once, in the same position."""
    moment = world.game.counsel.moment(world)
    for x in moves:
        p = world.clone()
        p.apply(seat, x.move)
        x.total += look(play_on(p, moment, dice), seat)


def play_on(p: Position, moment: int, dice: Dice) -> Position:
    """The position when the moment is over, everybody having played as well as one look ahead allows."""
    counsel = p.game.counsel
    left = MOMENTS
    for _ in range(LENGTH):
        if p.over:
            break
        now = counsel.moment(p)
        if now != moment:
            left -= 1
            moment = now
            if left == 0:
                break
        seat = p.waiting[0]
        moves = p.legal(seat)
        if len(moves) == 1:
            p.apply(seat, moves[0])
            continue
        weights = counsel.weigh(p, seat, moves)
        if p.sealed:  # nobody may look at what others have sealed
            p.apply(seat, moves[by_weight(weights, dice)])
            continue
        p = best_next(p, seat, moves, weights)
    return p


def best_next(p: Position, seat: int, moves: list[int], weights: list[float]) -> Position:
    """What comes of the move that looks best among the few heaviest."""
    heavy = heaviest(weights)
    top = weights[heavy[0]]
    if len(heavy) == 1 or top > SURE * weights[heavy[1]]:
        p.apply(seat, moves[heavy[0]])
        return p
    best = p
    most = -1.0
    for i in heavy:
        q = p.clone()
        q.apply(seat, moves[i])
        value = look(q, seat) + GLANCE * weights[i] / top
        if value > most:
            most = value
            best = q
    return best


def heaviest(weights: list[float]) -> list[int]:
    """The places of the heaviest weights, heaviest first."""
    out: list[int] = []
    for i in range(len(weights)):
        w = weights[i]
        if len(out) == BREADTH and w <= weights[out[BREADTH - 1]]:
            continue
        at = len(out)
        while at and weights[out[at - 1]] < w:
            at -= 1
        out.insert(at, i)
        if len(out) > BREADTH:
            out.pop()
    return out


def by_weight(weights: list[float], dice: Dice) -> int:
    """A place by chance, the heavier the likelier."""
    left = sum(weights) * dice.below(1 << 16) / 65536.0
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1
