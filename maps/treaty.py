"""Borders are negotiated until the drawing says what the rules say about who touches whom.

Tiles change hands one by one. A change is good when it opens a border that the rules demand, closes one that they
forbid, shortens the frontier, or brings a tile back to its natural owner; no territory is ever torn apart. What
still touches at the end touches over so short a way that the two ends of the border can be drawn as one corner.
"""

import heapq
import math
from collections import defaultdict
from dataclasses import dataclass

import numpy as np

from maps.growth import Claims
from maps.tiles import Tiles

MISSING, TOUCHING, PER_UNIT = 4000.0, 250.0, 22.0
FRONTIER = 1.6  # a unit of frontier costs as much as a tile one unit away from home
POLISH = 8  # rounds after the settlement that take back needless detours
INVITATION = 260.0  # for tiles on the shortest way to a missing neighbour
Edge = tuple[int, int]


@dataclass(frozen=True)
class Demands:
    """Which owners must share a border, how long at least; all others among `bound` must not."""

    required: set[Edge]
    bound: set[int]
    shortest: float

    def price(self, pair: Edge, length: float) -> float:
        if pair in self.required:
            lack = max(0.0, 1 - length / self.shortest)
            return MISSING * lack
        if length > 1e-9 and pair[0] in self.bound and pair[1] in self.bound:
            return TOUCHING + PER_UNIT * length
        return 0.0


class Table:
    """The negotiation: who owns which tile now, and how long each pair of owners touches."""

    def __init__(self, tiles: Tiles, claims: Claims, demands: Demands, seed: int) -> None:
        self.tiles, self.claims, self.demands = tiles, claims, demands
        self.owner: list[int] = [int(o) for o in claims.owner]
        self.contact: dict[Edge, float] = defaultdict(float)
        for tile, shared in enumerate(tiles.shared):
            for other, length in shared.items():
                a, b = self.owner[tile], self.owner[other]
                if tile < other and a != b:
                    self.contact[_edge(a, b)] += length
        self.wanted: dict[tuple[int, int], float] = {}
        self._rng = np.random.default_rng(seed)
        self._pull = [min(1.5, float(a) / tiles.spacing**2) for a in tiles.area]

    def faults(self) -> tuple[list[Edge], list[Edge]]:
        """Borders that are missing or too short, and borders that should not be."""
        d = self.demands
        missing = [pair for pair in sorted(d.required) if self.contact.get(pair, 0.0) < d.shortest]
        extra = [
            pair
            for pair, length in sorted(self.contact.items())
            if length > 1e-6 and pair not in d.required and pair[0] in d.bound and pair[1] in d.bound
        ]
        return missing, extra

    def _stays_whole(self, tile: int, owner: int) -> bool:
        """Would the owner's land around this tile still hang together without it?"""
        kin = [t for t in self.tiles.shared[tile] if self.owner[t] == owner]
        if len(kin) < 2:
            return True
        reached, queue = {kin[0]}, [kin[0]]
        around = set(kin)
        while queue:
            for other in self.tiles.shared[queue.pop()]:
                if other in around and other not in reached:
                    reached.add(other)
                    queue.append(other)
        return len(reached) == len(kin)

    def gain(self, tile: int, heir: int) -> float:
        """By how much the table is happier if the tile goes to the heir; negative is worse."""
        owner = self.owner[tile]
        change: dict[Edge, float] = defaultdict(float)
        frontier = 0.0
        for other, length in self.tiles.shared[tile].items():
            there = self.owner[other]
            if there != owner:
                change[_edge(owner, there)] -= length
                frontier -= length
            if there != heir:
                change[_edge(heir, there)] += length
                frontier += length
        home = float(self.claims.distance[heir, tile]) - float(self.claims.distance[owner, tile])
        home -= self.wanted.get((tile, heir), 0.0) - self.wanted.get((tile, owner), 0.0)
        cost = home * self._pull[tile] + FRONTIER * frontier
        for pair, delta in change.items():
            before = self.contact.get(pair, 0.0)
            cost += self.demands.price(pair, max(0.0, before + delta)) - self.demands.price(pair, before)
        return -cost

    def give(self, tile: int, heir: int) -> None:
        owner = self.owner[tile]
        for other, length in self.tiles.shared[tile].items():
            there = self.owner[other]
            if there != owner:
                self.contact[_edge(owner, there)] -= length
            if there != heir:
                self.contact[_edge(heir, there)] += length
        self.owner[tile] = heir

    def round(self, heat: float, everywhere: bool) -> int:
        """Offer every frontier tile near a fault to its neighbours once; return how many changed hands."""
        missing, extra = self.faults()
        troubled = {o for pair in missing + extra for o in pair}
        changes = 0
        for tile in self._rng.permutation(len(self.tiles)):
            tile = int(tile)
            owner = self.owner[tile]
            around = {self.owner[t] for t in self.tiles.shared[tile]} - {owner}
            if not around or self.claims.locked[tile]:
                continue
            if not everywhere and owner not in troubled and not around & troubled:
                continue
            land = self.tiles.land[tile]
            heirs = sorted(o for o in around if self._may_hold(o, tile, land))
            best, best_gain = -1, -math.inf
            for heir in heirs:
                gain = self.gain(tile, heir)
                if heat:
                    gain += heat * float(self._rng.standard_exponential()) - heat
                if gain > best_gain:
                    best, best_gain = heir, gain
            if best >= 0 and best_gain > 1e-6 and self._stays_whole(tile, owner):
                self.give(tile, best)
                changes += 1
        return changes

    def _may_hold(self, owner: int, tile: int, land: bool) -> bool:
        if owner >= len(self.claims.owners) - 2 and self.claims.owner[tile] != owner:
            return False  # nobody's land may shrink but never grow
        return self.claims.distance[owner, tile] < 1e6 and any(
            self.owner[t] == owner and self.tiles.land[t] == land for t in self.tiles.shared[tile]
        )

    def invite(self) -> None:
        """Mark the shortest way between two owners that should meet and do not, half of it for each."""
        self.wanted = {}
        for a, b in self.faults()[0]:
            way = self._way(a, b)
            if not way:
                continue
            for step, tile in enumerate(way):
                heir = a if step < len(way) / 2 else b
                if self.claims.distance[heir, tile] >= 1e6:
                    heir = b if heir == a else a
                if self.claims.distance[heir, tile] >= 1e6:
                    continue
                surplus = float(self.claims.distance[heir, tile]) - float(self.claims.distance[self.owner[tile], tile])
                self.wanted[tile, heir] = INVITATION + max(0.0, surplus)
                for near in self.tiles.shared[tile]:
                    if self.tiles.land[near] == self.tiles.land[tile] and (near, heir) not in self.wanted:
                        self.wanted[near, heir] = INVITATION / 2 + max(0.0, surplus)

    def _way(self, a: int, b: int) -> list[int]:
        """Tiles to cross from a's land to b's, avoiding hearts and strangers' narrow places."""
        distance: dict[int, float] = {}
        came: dict[int, int] = {}
        queue: list[tuple[float, int]] = []
        for tile, owner in enumerate(self.owner):
            if owner == a:
                distance[tile] = 0.0
                heapq.heappush(queue, (0.0, tile))
        while queue:
            far, tile = heapq.heappop(queue)
            if far > distance[tile]:
                continue
            if self.owner[tile] == b:
                way = []
                while self.owner[tile] != a:
                    way.append(tile)
                    tile = came[tile]
                return [t for t in reversed(way) if self.owner[t] != b]
            for other in self.tiles.shared[tile]:
                mine, theirs = self.claims.distance[a, other] < 1e6, self.claims.distance[b, other] < 1e6
                if (self.claims.locked[other] and self.owner[other] not in (a, b)) or not (mine or theirs):
                    continue
                step = far + float(np.hypot(*(self.tiles.centre[tile] - self.tiles.centre[other])))
                if step < distance.get(other, math.inf):
                    distance[other], came[other] = step, tile
                    heapq.heappush(queue, (step, other))
        return []


def _edge(a: int, b: int) -> Edge:
    return (a, b) if a < b else (b, a)


def negotiate(tiles: Tiles, claims: Claims, demands: Demands, rounds: int, seed: int = 1265) -> Table:
    """Rounds of offers, some of them heated to get out of a deadlock, until nothing is left to settle."""
    table = Table(tiles, claims, demands, seed)
    for number in range(rounds):
        if number % 4 == 0:
            table.invite()
        heat = 30.0 if number % 6 in (1, 2) and number < rounds - 8 else 0.0
        changes = table.round(heat, everywhere=number == 0)
        missing, extra = table.faults()
        settled = not missing and all(table.contact[pair] < 1.2 * tiles.spacing for pair in extra)
        if settled and (not changes or (heat == 0.0 and number > 6)):
            break
    table.wanted = {}
    for _ in range(POLISH):
        table.round(0.0, everywhere=True)
    return table
