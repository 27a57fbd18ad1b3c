"""Ways to a target [9.5, 10.1]: by land, with at most one sea leg; and whose permission they need."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.geography import (
    BIT,
    CARD_MASK,
    CARD_NEAR,
    CARD_OF,
    CATHOLIC,
    CATHOLIC_MASK,
    COAST,
    COAST_MASK,
    FLEETS,
    HOME,
    HOMES,
    ISLANDS,
    LAND,
    LAND_MASK,
    NAVAL,
    NTC,
    PAPACY,
    PROVINCES,
    SEA_MASK,
    SEA_NEAR,
    SEA_NEAR_MASK,
    SEAS,
    SEAS_OF,
)
from reame.games.medieval.position import Medieval
from reame.games.medieval.regions import coasts, flood, harbours, lowest, sail, shore
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64

# What a way costs when the shortest is looked for: permissions weigh most, then Naval Areas, then steps.
PERMISSION: Final = 10_000
AREA: Final = 100
STEP: Final = 1
ASHORE: Final = PROVINCES + SEAS  # the first province after the sea leg
NODES: Final = ASHORE + PROVINCES


def origins(p: Medieval, seat: int, power: int) -> i64:
    """A mask of the provinces an attack can start from: home provinces the seat controls, not the Knights' [R-09]."""
    mask: i64 = 0
    for t in HOMES[power]:
        if p.controller[t] == seat:
            mask |= BIT[t]
    return mask & ~p.knights


def open_to(p: Medieval, power: int) -> i64:
    """A mask of the provinces this power could pass, permissions apart [9.5, 6.3, 6.5]."""
    mask: i64 = p.live()
    banned = p.excommunicated >> power & 1
    if banned:
        mask &= ~(CATHOLIC_MASK | p.knights)
    if banned or not CATHOLIC[power] or not p.papal_passage:
        mask &= ~BIT[PAPACY]
    return mask


def reach(p: Medieval, seat: int, power: int) -> i64:
    """A mask of the provinces an attack could end in, if everybody gave permission."""
    start = origins(p, seat, power)
    if not start:
        return 0
    regions = p.regions()
    ends: i64 = 0
    if p.papal_passage or p.excommunicated >> power & 1:
        through = open_to(p, power)
        ends = shore(start, through)
        if NTC[power]:
            shores = coasts(sail(harbours((ends & through) | start, regions.waters), regions.waters)) & regions.live
            ends |= shores | shore(shores & through, through)
        return ends & regions.live & ~BIT[PAPACY]
    while start:
        r = regions.number[lowest(start)]
        start &= start - 1
        ends |= regions.land[r]
        if NTC[power]:
            ends |= regions.overseas[r]
    return ends


def needs(p: Medieval, seat: int, power: int, province: int) -> int:
    """Whose permission this power needs to pass a province, or nobody's [9.5]."""
    owner = p.controller[province]
    if owner == NOBODY or owner == seat:
        return NOBODY
    home = HOME[province]
    if p.marriages and home != NOBODY and not p.is_knights(province) and p.married(power, home):
        return NOBODY
    return NOBODY if p.grants and [power, province] in p.grants else owner


def tolls(p: Medieval, seat: int, power: int) -> i64:
    """A mask of the provinces this power needs somebody's permission to pass."""
    mask: i64 = 0
    bit: i64 = 1
    for owner in p.controller:
        if owner != NOBODY and owner != seat:
            mask += bit
        bit += bit
    if p.marriages or p.grants:
        for t in range(PROVINCES):
            if mask >> t & 1 and needs(p, seat, power, t) == NOBODY:
                mask &= ~BIT[t]
    return mask


def permits(p: Medieval, seat: int, power: int, route: list[int]) -> list[int]:
    """The seats whose permission a route needs, in route order."""
    out: list[int] = []
    for i in range(1, len(route) - 1):
        if route[i] < PROVINCES:
            owner = needs(p, seat, power, route[i])
            if owner != NOBODY and owner not in out:
                out.append(owner)
    return out


def interceptors(p: Medieval, seat: int, sea: int) -> list[int]:
    """The powers that may intercept in a Naval Area, in order of power; ranks are in `rank` [10.2, R-43]."""
    out: list[int] = []
    for power in FLEETS[sea]:
        holder = p.holder[power]
        if holder != NOBODY and holder != seat and origins(p, holder, power) & COAST_MASK[sea]:
            out.append(power)
    return out


def rank(p: Medieval, power: int, sea: int) -> int:
    """Islands first, then naval strength [10.2]."""
    if origins(p, p.holder[power], power) & COAST_MASK[sea] & ISLANDS:
        return 100 + NAVAL[power]
    return NAVAL[power]


def seas_of(route: list[int]) -> list[int]:
    """The Naval Areas of a route, in order."""
    return [place - PROVINCES for place in route if place >= PROVINCES]


def next_places(p: Medieval, power: int, target: int, route: list[int]) -> list[int]:
    """Where a route begun can go on to, so that it can still end in the target without crossing itself."""
    goal: i64 = BIT[target]
    through = open_to(p, power) & ~goal
    waters: i64 = p.regions().waters
    afloat = False
    for place in route:
        if place < PROVINCES:
            through &= ~BIT[place]
        else:
            waters &= ~BIT[place - PROVINCES]
            afloat = True
    walk = flood(goal, through)  # from here the target can be reached by land
    landing: i64 = 0  # and from these Naval Areas by ship
    here = route[len(route) - 1]
    if NTC[power] and (here >= PROVINCES or not afloat):
        landing = sail(harbours(walk, waters), waters)
    if here < PROVINCES:
        if landing:
            walk |= flood(coasts(landing) & through, through)
        near, seas = LAND[here], SEAS_OF[here]
    else:
        near, seas = COAST[here - PROVINCES], SEA_NEAR[here - PROVINCES]
    out = [t for t in near if walk >> t & 1]
    out += [PROVINCES + s for s in seas if landing >> s & 1]
    out.sort()
    return out


class Ways:
    """Places reached from a start, cheapest first, equals by number.

    What it costs to enter a place does not depend on where one comes from, so the first way found is the best. A place
    is a province before the sea leg, a Naval Area, or a province after it.
    """

    def __init__(self) -> None:
        self.back = [NOBODY] * NODES  # the place before each place
        self.queues: list[list[int]] = [[], [], []]  # free provinces, Naval Areas, provinces that need permission
        self.heads = [0, 0, 0]

    def enter(self, queue: i64, node: i64, cost: i64, back: i64) -> None:
        """A place is reached; costs in a queue never fall, only equals have to be put in order."""
        self.back[node] = back
        line = self.queues[queue]
        key = cost * NODES + node
        i: i64 = len(line)
        line.append(key)
        head: i64 = self.heads[queue]
        if i > head and line[i - 1] > key:
            while i > head and line[i - 1] > key:
                line[i] = line[i - 1]
                i -= 1
            line[i] = key

    def leave(self) -> i64:
        """The cheapest place not yet left, with its cost; -1 if there is none."""
        best: i64 = -1
        cheapest: i64 = 0
        q: i64
        for q in range(3):
            line = self.queues[q]
            head: i64 = self.heads[q]
            if head < len(line):
                key: i64 = line[head]
                if best < 0 or key < cheapest:
                    best = q
                    cheapest = key
        if best < 0:
            return -1
        self.heads[best] = self.heads[best] + 1
        return cheapest

    def walk(self, new: i64, shift: i64, tolls: i64, cost: i64, back: i64) -> None:
        """Enter provinces."""
        while new:
            t = lowest(new)
            new &= new - 1
            if tolls >> t & 1:
                self.enter(2, shift + t, cost + STEP + PERMISSION, back)
            else:
                self.enter(0, shift + t, cost + STEP, back)

    def sail(self, new: i64, cost: i64, back: i64) -> None:
        """Enter Naval Areas."""
        while new:
            self.enter(1, PROVINCES + lowest(new), cost + STEP + AREA, back)
            new &= new - 1

    def to(self, node: int) -> list[int]:
        """The way to a place."""
        out: list[int] = []
        while node != NOBODY:
            out.append(node if node < ASHORE else node - ASHORE)
            node = self.back[node]
        out.reverse()
        return out


def straight(p: Medieval, seat: int, power: int, target: int, begun: list[int]) -> list[int]:
    """The way with the fewest permissions, then Naval Areas, then steps; it goes on from `begun`."""
    start = origins(p, seat, power)
    if not begun and start & LAND_MASK[target]:
        return [lowest(start & LAND_MASK[target]), target]
    goal: i64 = BIT[target]
    fresh = open_to(p, power) | goal  # provinces not yet reached before the sea leg
    waters: i64 = p.regions().waters if NTC[power] else 0
    fleet: i64 = 0
    landed = False
    ways = Ways()
    if begun:
        start = 0
        for place in begun:
            if place < PROVINCES:
                fresh &= ~BIT[place]
                landed = fleet != 0
                start = BIT[place]
            else:
                fleet = BIT[place - PROVINCES]
                waters &= ~fleet
                landed = False
        here = begun[len(begun) - 1]
        ways.enter(0, ASHORE + here if landed else here, 0, NOBODY)
        if landed:
            waters = fleet = 0
        elif fleet:
            start = 0
    else:
        fresh &= ~start
        ways.walk(start, 0, 0, -STEP, NOBODY)
    # A way without permissions, or even without ships, is better than all others: then they are not looked at.
    due = tolls(p, seat, power) & ~goal
    free = fresh & ~due
    walked = flood(start, free)
    if walked & goal:
        fresh = free
        waters = 0
    elif flood(coasts(sail(fleet | harbours(walked, waters), waters)) & free, free) & goal:
        fresh = free
    ashore = fresh  # provinces not yet reached after the sea leg
    while True:
        key = ways.leave()
        if key < 0:
            return []
        node = key % NODES
        cost = key // NODES
        if node == target or node == ASHORE + target:
            return begun[:-1] + ways.to(node)
        new: i64 = 0
        if node < PROVINCES:
            new = fresh & LAND_MASK[node]
            fresh &= ~new
            ways.walk(new, 0, due, cost, node)
            new = waters & SEA_MASK[node]
        elif node < ASHORE:
            new = ashore & COAST_MASK[node - PROVINCES]
            ashore &= ~new
            ways.walk(new, ASHORE, due, cost, node)
            new = waters & SEA_NEAR_MASK[node - PROVINCES]
        else:
            new = ashore & LAND_MASK[node - ASHORE]
            ashore &= ~new
            ways.walk(new, ASHORE, due, cost, node)
            new = 0
        waters &= ~new
        ways.sail(new, cost, node)


def serves_from(p: Medieval, seat: int, mercenary: int, target: int) -> list[int]:
    """The provinces from which a mercenary power can support an attack on a target [11, R-45]."""
    out: list[int] = []
    for m in HOMES[mercenary]:
        if p.controller[m] != seat or p.is_knights(m):
            continue
        here, there = CARD_OF[m], CARD_OF[target]
        if here != there and there not in CARD_NEAR[here]:
            continue
        if shore(BIT[m], (CARD_MASK[here] | CARD_MASK[there]) & p.live()) >> target & 1:
            out.append(m)
    return out
