"""Moves are rehearsed in imagined positions up to the end of the turn, all seats playing as the greedy bot would.

Where a turn is a long chain of decisions, positions in its middle cannot be compared with those at its end. So every
move is followed to the same moment and judged there; so is every aim the seat could have. All are rehearsed in the
same imagined positions; what is clearly worse than the best of them, or no different, is dropped, so that time is
spent where it matters.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from reame.bots.bargain import look
from reame.bots.greedy import GLANCE, FirstLook
from reame.kernel.chance import Dice
from reame.kernel.counsel import Rehearsal
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position

WIDTH: Final = 8  # moves rehearsed, those that look best at first
LENGTH: Final = 120  # decisions in a rehearsal at most
TRUST: Final = 2.0  # rehearsals the first look counts for
FEW: Final = 8  # rehearsals before a move may be dropped
DOUBT: Final = 3.0  # standard errors a move must be behind to be dropped
TRIFLE: Final = 0.002  # a difference that makes none
CAUTION: Final = 1.0  # standard errors a move must be ahead to be made in place of the one that looked best at first
SURE: Final = 20.0  # times heavier than the next, and a move is made without thinking


class Rehearsed:
    """A move, how it is rehearsed, and what it brought."""

    def __init__(self, move: int, first_look: float, rehearsal: Rehearsal[Any]) -> None:
        self.move = move
        self.first_look = first_look
        self.rehearsal = rehearsal
        self.values: list[float] = []

    def promise(self) -> float:
        """The mean of all that was seen of it."""
        return (sum(self.values) + TRUST * self.first_look) / (len(self.values) + TRUST)

    def loses_to(self, best: Rehearsed) -> bool:
        """Is this move behind beyond doubt, or beside the best without any difference?"""
        n = len(self.values)
        behind = 0.0
        for i in range(n):
            behind += best.values[i] - self.values[i]
        behind /= n
        spread = 0.0
        for i in range(n):
            spread += (best.values[i] - self.values[i] - behind) ** 2
        error = DOUBT * math.sqrt(spread) / n
        return behind > error or error - behind < TRIFLE

    def sure_gain(self, first: Rehearsed) -> float:
        """How much better it is than the move that looked best at first, without what may be chance."""
        n = min(len(self.values), len(first.values))
        if n < 2:
            return 0.0
        gain = 0.0
        for i in range(n):
            gain += self.values[i] - first.values[i]
        spread = 0.0
        for i in range(n):
            spread += (self.values[i] - first.values[i] - gain / n) ** 2
        error = math.sqrt(spread / (n - 1) / n)
        return (gain + TRUST * (self.first_look - first.first_look)) / (n + TRUST) - CAUTION * error


def rehearse(
    eyes: Eyes, rehearsal: Rehearsal[Any], seed: str, first: FirstLook, iterations: int, seconds: float
) -> int:
    """The best of the moves that look best, and of those that an aim asks for, as far as the budget goes."""
    moves: list[Rehearsed] = []
    for i in range(min(WIDTH, len(first.moves))):
        moves.append(Rehearsed(first.moves[i], first.values[i], rehearsal))
    moves.extend(aimed(eyes.imagine(Dice(f"{seed}/aims")), eyes.seat, first.values[0]))
    alive = moves
    deadline = time.monotonic() + seconds
    worlds = 0
    made = 0
    while len(alive) > 1 and (iterations == 0 or made < iterations) and (seconds == 0.0 or time.monotonic() < deadline):
        sweep(eyes.imagine(Dice(f"{seed}/{worlds}")), eyes.seat, alive)
        made += len(alive)
        worlds += 1
        if worlds >= FEW:
            best = leader(alive)
            alive = [x for x in alive if x is best or not x.loses_to(best)]
    return surest(moves).move


def aimed(world: Position, seat: int, first_look: float) -> list[Rehearsed]:
    """For each aim the move that it begins with, which is given the credit of the best."""
    out: list[Rehearsed] = []
    counsel = world.game.counsel
    moves = world.legal(seat)
    for rehearsal in counsel.aims(world, seat):
        rehearsal.follow(world)
        begin = moves[likely(world, rehearsal, seat, moves, counsel.weigh(world, seat, moves))]
        out.append(Rehearsed(begin, first_look, rehearsal))
        rehearsal.leave(world)
    return out


def leader(moves: list[Rehearsed]) -> Rehearsed:
    """The most promising one."""
    best = moves[0]
    for x in moves:
        if x.promise() > best.promise():
            best = x
    return best


def surest(moves: list[Rehearsed]) -> Rehearsed:
    """The one that gains most beyond doubt; the first if none does."""
    best = moves[0]
    most = 0.0
    for x in moves:
        gain = x.sure_gain(moves[0])
        if gain > most:
            most = gain
            best = x
    return best


def sweep(world: Position, seat: int, moves: list[Rehearsed]) -> None:
    """Every move once, in the same position."""
    for x in moves:
        rehearsal = x.rehearsal
        p = world.clone()
        rehearsal.follow(p)
        if rehearsal.MOMENTS > 1 or not rehearsal.waits(p, seat, x.move):
            moment = rehearsal.moment(p)
            occasion = rehearsal.occasion(p)
            p.apply(seat, x.move)
            play_on(p, rehearsal, moment, occasion)
        rehearsal.leave(p)
        x.values.append(look(p, seat))


def play_on(p: Position, rehearsal: Rehearsal[Any], moment: int, occasion: int) -> None:
    """Until the moments are over, everybody playing as well as one look ahead allows."""
    counsel = p.game.counsel
    left = rehearsal.MOMENTS
    seed = p.dice.seed
    for _ in range(LENGTH):
        if p.over:
            break
        now = rehearsal.moment(p)
        if now != moment:
            moment = now
            left -= 1
            if left == 0:
                break
        new = rehearsal.occasion(p)
        if new != occasion:
            occasion = new
            p.dice = Dice(f"{seed}/{moment}/{occasion}")
        seat = p.waiting[0]
        moves = p.legal(seat)
        if len(moves) == 1:
            p.apply(seat, moves[0])
            continue
        move = moves[likely(p, rehearsal, seat, moves, counsel.weigh(p, seat, moves))]
        if left == 1 and rehearsal.waits(p, seat, move):
            break
        p.apply(seat, move)


def likely(p: Position, rehearsal: Rehearsal[Any], seat: int, moves: list[int], weights: list[float]) -> int:
    """The place of the move that looks best among the few heaviest."""
    heavy = heaviest(weights, rehearsal.breadth(p))
    top = weights[heavy[0]]
    best = heavy[0]
    if p.sealed or len(heavy) == 1 or top > SURE * weights[heavy[1]]:  # nobody may look at what others have sealed
        return best
    most = -1.0
    for i in heavy:
        q = p.clone()
        if not rehearsal.waits(q, seat, moves[i]):
            q.apply(seat, moves[i])
        value = look(q, seat) + GLANCE * weights[i] / top
        if value > most:
            most = value
            best = i
    p.dice.below(2)  # a look shows how the dice might fall, not how they will
    return best


def heaviest(weights: list[float], breadth: int) -> list[int]:
    """The places of the heaviest weights, heaviest first."""
    out: list[int] = []
    for i in range(len(weights)):
        w = weights[i]
        if len(out) == breadth and w <= weights[out[breadth - 1]]:
            continue
        at = len(out)
        while at and weights[out[at - 1]] < w:
            at -= 1
        out.insert(at, i)
        if len(out) > breadth:
            out.pop()
    return out
