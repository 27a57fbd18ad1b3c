"""Moves are rehearsed in imagined positions up to the end of the turn, all seats playing as the greedy bot would.

Where a turn is a long chain of decisions, positions in its middle cannot be compared with those at its end. So every
move is followed to the same moment and judged there; so is every aim the seat could have. All are rehearsed in the
same imagined positions; what is clearly worse than the best of them, or no different, is dropped, so that time is
spent where it matters; where the best is clear, or nothing makes a difference, the rest of it is not spent at all.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from reame.bots.bargain import look
from reame.bots.greedy import GLANCE, FirstLook
from reame.bots.plans import best_plans
from reame.bots.thought import Thought
from reame.kernel.auctions import Auction
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.kernel.steps import listed

WIDTH: Final = 8  # moves rehearsed, those that look best at first
LENGTH: Final = 120  # decisions in a rehearsal at most
TRUST: Final = 2.0  # rehearsals the first look counts for
CAUTION: Final = 1.0  # standard errors a move must be ahead to be made in place of the one that looked best at first
SURE: Final = 20.0  # times heavier than the next, and a move is made without thinking
MISSING: Final = -1.0  # the value of a rehearsal that was not held


class Doubts:
    """When a move is dropped."""

    def __init__(self, few: int, errors: float, trifle: float) -> None:
        self.few = few  # rehearsals before a move may be dropped
        self.errors = errors  # standard errors a move must be behind to be dropped
        self.trifle = trifle  # a difference that makes none


EAGER: Final = Doubts(4, 2.0, 0.004)
THOROUGH: Final = Doubts(8, 3.0, 0.002)


class Rehearsed:
    """A move or a plan, how it is rehearsed, and what it brought."""

    def __init__(self, chain: list[int], first_look: float, rehearsal: Rehearsal[Any], aim: int = -1) -> None:
        self.chain = chain  # the move, and those planned behind it
        self.move = chain[0]
        self.first_look = first_look
        self.rehearsal = rehearsal
        self.aim = aim  # the place of the rehearsal among the aims; -1 if it has none
        self.values: list[float] = []

    def promise(self) -> float:
        """The mean of all that was seen of it."""
        n = 0
        total = 0.0
        for value in self.values:
            if value != MISSING:
                n += 1
                total += value
        return (total + TRUST * self.first_look) / (n + TRUST)

    def beside(self, other: Rehearsed) -> tuple[int, float, float]:
        """In how many worlds both were rehearsed, by how much this move was better in all of them, and the spread."""
        n = 0
        gain = 0.0
        for i in range(min(len(self.values), len(other.values))):
            if self.values[i] != MISSING and other.values[i] != MISSING:
                n += 1
                gain += self.values[i] - other.values[i]
        spread = 0.0
        if n:
            mean = gain / n
            for i in range(min(len(self.values), len(other.values))):
                if self.values[i] != MISSING and other.values[i] != MISSING:
                    spread += (self.values[i] - other.values[i] - mean) ** 2
        return n, gain, spread

    def loses_to(self, best: Rehearsed, doubts: Doubts) -> bool:
        """Is this move behind beyond doubt, or beside the best without any difference?"""
        n, gain, spread = best.beside(self)
        if n < doubts.few:
            return False
        behind = gain / n
        error = doubts.errors * math.sqrt(spread) / n
        return behind > error or error - behind < doubts.trifle

    def sure_gain(self, first: Rehearsed) -> float:
        """How much better it is than the move that looked best at first, without what may be chance."""
        n, gain, spread = self.beside(first)
        if n < 2:
            return 0.0
        error = math.sqrt(spread / (n - 1) / n)
        return (gain + TRUST * (self.first_look - first.first_look)) / (n + TRUST) - CAUTION * error


class Rehearsing(Thought):
    """The best of the moves that look best, and of those that an aim asks for."""

    def __init__(self, eyes: Eyes, counsel: Counsel[Any], rehearsal: Rehearsal[Any], seed: str, doubts: Doubts) -> None:
        super().__init__(eyes.legal()[0])
        self.moves: list[Rehearsed] = []  # that which looked best at first before all others; none before that look
        self.alive: list[Rehearsed] = []
        self.world = 0  # the number of the next one to be imagined,
        self.stride = 1  # and how many are left to others after each
        self._eyes = eyes
        self._counsel = counsel
        self._rehearsal = rehearsal
        self._seed = seed
        self._doubts = doubts
        self._offers = False  # to others, without further thought

    def look(self, until: float) -> None:
        """The first look; an offer that is worth more than any move is made without further thought."""
        eyes = self._eyes
        first = FirstLook(eyes, self._counsel, self._seed, until)
        self.best = first.answer()
        self._offers = first.offer >= 0
        self.hurried = isinstance(first.world.stack[-1], Auction)
        for i in range(min(WIDTH, len(first.moves))):
            self.moves.append(Rehearsed(first.chains[i], first.values[i], self._rehearsal))
        if not self._offers and time.monotonic() < until:
            self.moves += aimed(self._counsel, self._dream("aims"), eyes.seat, first.values[0])
        self.alive = self.moves
        self._judge()

    def _dream(self, which: str) -> Position:
        return self._eyes.imagine(Dice(f"{self._seed}/rehearsal/{which}"))

    def go_on(self, until: float) -> None:
        if not self.moves:
            self.look(until)
        while not self.settled and time.monotonic() < until:
            self.fold(self.sweep(self.world, until))

    def sweep(self, world: int, until: float = math.inf) -> list[float]:
        """Every move that is left once, in the same imagined position, as far as time goes; a value for every move."""
        row = [MISSING] * len(self.moves)
        dream = self._dream(str(world))
        begun = False
        for i in range(len(self.moves)):
            x = self.moves[i]
            if x in self.alive:
                if begun and time.monotonic() > until:
                    break
                value = rehearsed(self._counsel, dream, self._eyes.seat, x)
                row[i] = value + self._counsel.leaning(dream, self._eyes.seat, x.chain)
                begun = True
        return row

    def fold(self, row: list[float]) -> None:
        """What was seen in one world is taken in; what is clearly worse, or no different, is dropped."""
        for i in range(len(self.moves)):
            x = self.moves[i]
            x.values.append(row[i] if x in self.alive else MISSING)
        self.done += len(self.alive)
        self.world += self.stride
        best = leader(self.alive)
        self.alive = [x for x in self.alive if x is best or not x.loses_to(best, self._doubts)]
        self._judge()

    def _judge(self) -> None:
        if not self._offers:
            self.best = surest(self.moves).move
        self.settled = self._offers or len(self.alive) == 1 or 0 < self.most <= self.done

    def found(self) -> dict[str, Any]:
        moves = self.moves
        return {
            "best": self.best,
            "settled": self.settled,
            "hurried": self.hurried,
            "offers": self._offers,
            "done": self.done,
            "world": self.world,
            "moves": [[x.chain, x.first_look, x.aim] for x in moves],
            "alive": [i for i in range(len(moves)) if moves[i] in self.alive],
            "rows": [[x.values[n] for x in moves] for n in range(len(moves[0].values))] if moves else [],
        }

    def learn(self, found: dict[str, Any]) -> None:
        aims: list[Rehearsal[Any]] = []
        if any(aim >= 0 for _, _, aim in found["moves"]):
            aims = self._counsel.aims(self._dream("aims"), self._eyes.seat)
        self.moves = [
            Rehearsed(chain, look, self._rehearsal if aim < 0 else aims[aim], aim)
            for chain, look, aim in found["moves"]
        ]
        for row in found["rows"]:
            for i in range(len(self.moves)):
                self.moves[i].values.append(row[i])
        self.alive = [self.moves[i] for i in found["alive"]]
        self.best = found["best"]
        self.hurried = found["hurried"]
        self.done = found["done"]
        self.world = found["world"]
        self._offers = found["offers"]
        self._judge()


def gather(before: dict[str, Any], parts: list[dict[str, Any]]) -> dict[str, Any]:
    """What several have found who began with the same knowledge, taken together."""
    whole = dict(parts[0])
    for part in parts[1:]:
        whole["done"] += part["done"] - before["done"]
        whole["rows"] = whole["rows"] + part["rows"][len(before["rows"]) :]
        whole["alive"] = [i for i in whole["alive"] if i in part["alive"]] or whole["alive"]
        whole["world"] = max(whole["world"], part["world"])
    moves = [Rehearsed(chain, first_look, Rehearsal()) for chain, first_look, _ in whole["moves"]]
    for row in whole["rows"]:
        for i in range(len(moves)):
            moves[i].values.append(row[i])
    whole["best"] = surest(moves).move
    whole["settled"] = len(whole["alive"]) == 1
    return whole


def aimed(counsel: Counsel[Any], world: Position, seat: int, first_look: float) -> list[Rehearsed]:
    """For each aim the move that it begins with, which is given the credit of the best."""
    out: list[Rehearsed] = []
    moves = world.legal(seat)
    aims = counsel.aims(world, seat)
    for i in range(len(aims)):
        aims[i].follow(world)
        begin = moves[likely(counsel, world, aims[i], seat, moves)]
        out.append(Rehearsed([begin], first_look, aims[i], i))
        aims[i].leave(world)
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


def rehearsed(counsel: Counsel[Any], world: Position, seat: int, x: Rehearsed) -> float:
    """What a move brings in this world."""
    return look(ending(counsel, world, seat, x), seat, counsel)


def ending(counsel: Counsel[Any], world: Position, seat: int, x: Rehearsed) -> Position:
    """Where a move leads in this world."""
    rehearsal = x.rehearsal
    p = world.clone()
    rehearsal.follow(p)
    if rehearsal.MOMENTS > 1 or not rehearsal.waits(p, seat, x.move):
        moment = rehearsal.moment(p)
        occasion = rehearsal.occasion(p)
        p.apply(seat, x.move)
        p = play_on(counsel, p, rehearsal, moment, occasion, seat, x.chain[1:])
    rehearsal.leave(p)
    return p


def play_on(
    counsel: Counsel[Any],
    p: Position,
    rehearsal: Rehearsal[Any],
    moment: int,
    occasion: int,
    planner: int,
    chain: list[int],
) -> Position:
    """Until the moments are over, everybody playing as well as one look ahead allows; where that leads.

    The planner first carries out the chain it has begun, as long as that goes.
    """
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
        if chain and seat == planner:
            if listed(moves, chain[0]):
                p.apply(seat, chain[0])
                chain = chain[1:]
                continue
            chain = []
        if len(moves) == 1:
            p.pick(seat, 0)
            continue
        if not p.sealed:
            plans = best_plans(counsel, p, seat, 1, False)
            if plans:
                planner = seat
                chain = plans[0].chain
                p.dice.below(2)  # a look shows how the dice might fall, not how they will
                continue
        place, behind = compare(counsel, p, rehearsal, seat, moves)
        if left == 1 and rehearsal.waits(p, seat, moves[place]):
            break
        if behind is None:
            p.pick(seat, place)
        else:
            p = behind
    return p


def likely(counsel: Counsel[Any], p: Position, rehearsal: Rehearsal[Any], seat: int, moves: list[int]) -> int:
    """The place of the move that looks best among the few heaviest."""
    return compare(counsel, p, rehearsal, seat, moves)[0]


def compare(
    counsel: Counsel[Any], p: Position, rehearsal: Rehearsal[Any], seat: int, moves: list[int]
) -> tuple[int, Position | None]:
    """That place, and the position behind the move if it was looked at and no dice fell on the way."""
    weights = counsel.weigh(p, seat, moves)
    heavy = heaviest(weights, rehearsal.breadth(p))
    top = weights[heavy[0]]
    if p.sealed or len(heavy) == 1 or top > SURE * weights[heavy[1]]:  # nobody may look at what others have sealed
        return heavy[0], None
    best = heavy[0]
    behind: Position | None = None
    most = -1.0
    at = p.dice.at
    for i in heavy:
        q = p if rehearsal.waits(p, seat, moves[i]) else p.tried(seat, moves[i])
        value = look(q, seat, counsel) + GLANCE * weights[i] / top
        if value > most:
            most = value
            best = i
            behind = q if q is not p and q.dice.at == at else None
    p.dice.below(2)  # a look shows how the dice might fall, not how they will
    if behind is not None:
        behind.dice.below(2)
    return best, behind


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
