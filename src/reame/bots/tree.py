"""Tree search over imagined positions.

Each iteration imagines a position, walks down one tree that is shared by all imagined positions, adds a node, looks at
the position by the game's own evaluation, and notes on the way back what the seat that decided gets. Every seat is
taken to play for itself. Sealed answers are separate branches, so that no seat of the tree knows what another sealed.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from reame.bots.bargain import look
from reame.bots.thought import Thought
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position

CURIOSITY: Final = 0.6  # how much a promising move that was seldom tried is preferred
FIRST_LOOK: Final = 0.05  # how much worse than its parent an untried move is taken to be
DEPTH: Final = 40  # decisions looked ahead at most
ENOUGH: Final = 8000  # walks by the clock for one decision: more make the tree great and the player no better
CLEAR: Final = 500  # walks by the clock after which a move that was tried more often than all others together is made
SEALED_SEAT: Final = -1
BARRIER: Final = -2


class Edge:
    """A move at a node: how often it was tried and what it brought the seat that decides."""

    def __init__(self, promise: float) -> None:
        self.promise = promise
        self.visits = 0
        self.total = 0.0


class Node:
    """A decision as the seat that decides knows it."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.next: dict[tuple[int, ...], Node] = {}

    def child(self, key: tuple[int, ...]) -> Node:
        """The node behind a move."""
        node = self.next.get(key)
        if node is None:
            node = Node()
            self.next[key] = node
        return node


class Growing(Thought):
    """A tree, and the move that was tried most in it, here and elsewhere."""

    def __init__(self, eyes: Eyes, counsel: Counsel[Any], seed: str, root: Node | None = None) -> None:
        """Perhaps with the part of an older tree that begins at this decision."""
        super().__init__(eyes.legal()[0])
        self.root = Node() if root is None else root
        self._eyes = eyes
        self._counsel = counsel
        self._seed = seed
        self._elsewhere: dict[int, tuple[int, float]] = {}  # by move: how often it was tried, and what it brought

    def go_on(self, until: float) -> None:
        while not self.settled and time.monotonic() < until:
            self.grow(min(10, self.most - self.done) if self.most else 10)

    def grow(self, walks: int) -> None:
        """So many walks more."""
        for _ in range(walks):
            walk(self._eyes.imagine(Dice(f"{self._seed}/{self.done}")), self._counsel, self.root, self._eyes.seat)
            self.done += 1
        self._judge()

    def _counts(self) -> list[tuple[int, float, int]]:
        """How often each move was tried, what it brought, and the move; in the order of the moves."""
        out: list[tuple[int, float, int]] = []
        for move in self._eyes.legal():
            visits, total = self._elsewhere.get(move, (0, 0.0))
            edge = self.root.edges.get(move)
            if edge is not None:
                visits += edge.visits
                total += edge.total
            out.append((visits, total, move))
        return out

    def _lead(self) -> int:
        """By how many trials the first move is before the second."""
        first = second = 0
        for visits, _, _ in self._counts():
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def _judge(self) -> None:
        counts = self._counts()
        most = (-1, 0.0)
        tried = 0
        for visits, total, move in counts:
            tried += visits
            if visits and (visits, total) > most:
                most = (visits, total)
                self.best = move
        if self.most:
            self.settled = self._lead() > self.most - self.done or self.done >= self.most  # nobody can overtake it
        else:
            self.settled = tried >= ENOUGH or (tried >= CLEAR and 2 * most[0] > tried)

    def found(self) -> dict[str, Any]:
        return {
            "best": self.best,
            "settled": self.settled,
            "hurried": self.hurried,
            "done": self.done,
            "tried": [[move, visits, total] for visits, total, move in self._counts() if visits],
        }

    def learn(self, found: dict[str, Any]) -> None:
        for move, visits, total in found.get("tried", []):
            self._elsewhere[move] = (visits, total)
        self.done = found["done"]
        self._judge()


def walk(p: Position, counsel: Counsel[Any], root: Node, me: int) -> None:
    """One iteration: down to a move that was never tried, look, and note it on the way back."""
    node = root
    barrier = root
    sealed: list[int] = []
    edges: list[Edge] = []
    seats: list[int] = []
    nodes: list[Node] = []
    depth = 0
    fresh = False
    seat = me
    leaning = 0.0
    while not p.over and not fresh and depth < DEPTH:
        depth += 1
        moves = p.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            edge, move = pick(p, counsel, node, seat, moves)
            if not edges:
                leaning = counsel.leaning(p, seat, [move])
            nodes.append(node)
            edges.append(edge)
            seats.append(seat)
            fresh = edge.visits == 0
        was_sealed = p.sealed
        if was_sealed and not sealed:
            barrier = node
        p.apply(seat, move)
        if not was_sealed:
            node = node.child((move,))
        elif p.sealed:
            sealed.append(move)
            if seat in p.waiting:
                node = node.child((move,))
                continue
            node = barrier.child((SEALED_SEAT, p.waiting[0]))
        else:
            sealed.append(move)
            node = barrier.child((BARRIER, *sealed))
            sealed = []
        if not p.over:
            seat = p.waiting[0]
    if edges:
        edges[0].total += leaning
    values = [-1.0] * p.seats
    for i in range(len(edges)):
        s = seats[i]
        if values[s] < 0.0:
            values[s] = look(p, s, counsel)
        edges[i].visits += 1
        edges[i].total += values[s]
        nodes[i].visits += 1


def pick(p: Position, counsel: Counsel[Any], node: Node, seat: int, moves: list[int]) -> tuple[Edge, int]:
    """The move with the best sum of what it brought and of curiosity."""
    edges = node.edges
    missing = False
    for m in moves:
        if m not in edges:
            missing = True
            break
    if missing:
        weights = counsel.weigh(p, seat, moves)
        whole = sum(weights)
        for i in range(len(moves)):
            if moves[i] not in edges:
                edges[moves[i]] = Edge(weights[i] / whole)
    tried = 0
    total = 0.0
    for m in moves:
        edge = edges[m]
        tried += edge.visits
        total += edge.total
    fallback = total / tried - FIRST_LOOK if tried else 0.5
    curiosity = CURIOSITY * math.sqrt(tried + 1.0)
    best = moves[0]
    most = -1.0e9
    for m in moves:
        edge = edges[m]
        mean = edge.total / edge.visits if edge.visits else fallback
        score = mean + curiosity * edge.promise / (1.0 + edge.visits)
        if score > most:
            most = score
            best = m
    return edges[best], best
