"""Ways to a target [9.5, 10.1]: by land, with at most one sea leg; and whose permission they need."""

from __future__ import annotations

from typing import Final, final

from reame.games.medieval.land.geography import (
    BORDERS,
    CARD_MASK,
    CARD_NEAR,
    CARD_OF,
    COAST,
    COASTS,
    EVERY_FLEET,
    FLEETS,
    HOME,
    HOMELANDS,
    HOMES,
    HOMES_AND_CLAIMS,
    ISLANDS,
    LAND,
    PORTS,
    SEA_NEAR,
    SEAS_OF,
    STRAITS,
)
from reame.games.medieval.land.regions import coasts, flood, harbours, sail, shore, shortest
from reame.games.medieval.table.masks import BIT, lowest, union
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import HAS_SHIPS, NAVAL, PROVINCES
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64, mypyc_attr

# What a way costs when the shortest is looked for: permissions weigh most, then Naval Areas, then steps.
PERMISSION: Final = 10_000
AREA: Final = 100
STEP: Final = 1


def origins(p: Medieval, seat: int, power: int) -> i64:
    """A mask of the provinces an attack can start from: home provinces the seat controls, not the Knights' [R-09]."""
    start = HOMES_AND_CLAIMS[power].mask if p.readings().from_claims else HOMELANDS[power].mask
    return p.domain(seat) & start & ~p.knights


def coast_of(p: Medieval, seat: int, power: int, sea: int) -> i64:
    """A mask of the provinces on a Naval Area from which a power could meet a fleet [10.2, R-43]."""
    coast = p.domain(seat) & COASTS[sea].mask & ~p.knights
    return coast if p.readings().any_coast else coast & HOMELANDS[power].mask


def open_to(p: Medieval, power: int) -> i64:
    """A mask of the provinces this power could pass, permissions apart [9.5, 6.3, 6.5]."""
    return p.live() & ~p.closed_to(power)


def reach(p: Medieval, seat: int, power: int) -> i64:
    """A mask of the provinces an attack could end in, if everybody gave permission."""
    start = origins(p, seat, power)
    if not start:
        return 0
    return p.regions_for(power).reach(start, HAS_SHIPS[power])


def starts(p: Medieval, seat: int, power: int, target: int) -> list[int]:
    """The provinces from which there is a way to the target."""
    regions = p.regions_for(power)
    start = origins(p, seat, power)
    out: list[int] = []
    while start:
        if regions.reach(start & -start, HAS_SHIPS[power]) >> target & 1:
            out.append(lowest(start))
        start &= start - 1
    return out


def needs(p: Medieval, seat: int, power: int, province: int) -> int:
    """Whose permission this power needs to pass a province, or nobody's [9.5]."""
    owner = p.controller[province]
    if owner == NOBODY or owner == seat:
        return NOBODY
    home = HOME[province]
    if p.marriages and home != NOBODY and not p.is_knights(province) and p.married(power, home):
        return NOBODY
    return NOBODY if p.grants and p.granted(power) >> province & 1 else owner


def tolls(p: Medieval, seat: int, power: int) -> i64:
    """A mask of the provinces this power needs somebody's permission to pass."""
    mask: i64 = 0
    for s in range(p.seats):
        if s != seat:
            mask |= p.domain(s)
    if p.marriages:
        mask &= ~union(HOMELANDS, p.spouses(power)) | p.knights
    for g in p.grants:
        if g.power == power:
            mask &= ~BIT[g.province]
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
    for power in EVERY_FLEET if p.readings().any_coast else FLEETS[sea]:
        holder = p.holder[power]
        if holder != NOBODY and holder != seat and coast_of(p, holder, power, sea):
            out.append(power)
    return out


def rank(p: Medieval, power: int, sea: int) -> int:
    """Islands first, then naval strength [10.2]."""
    if coast_of(p, p.holder[power], power, sea) & ISLANDS:
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
    if HAS_SHIPS[power] and (here >= PROVINCES or not afloat):
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


@final
@mypyc_attr(acyclic=True)
class Wave:
    """Places reached at the same cost: provinces before the sea leg, Naval Areas, provinces after it."""

    def __init__(self, cost: i64, land: i64, sea: i64, shore: i64) -> None:
        self.cost = cost
        self.land = land
        self.sea = sea
        self.shore = shore


@final
@mypyc_attr(acyclic=True)
class Ways:
    """Places reached from a start in waves, the cheapest first.

    What it costs to enter a place does not depend on where one comes from, so the first wave that reaches it is best.
    """

    def __init__(self) -> None:
        self.waves: list[Wave] = []

    def enter(self, cost: i64, land: i64, sea: i64, shore: i64) -> None:
        """Places are reached at a cost: with others, or as a wave of their own."""
        waves = self.waves
        i: i64 = len(waves)
        if not i or waves[i - 1].cost < cost:  # the usual case
            waves.append(Wave(cost, land, sea, shore))
            return
        while i:
            wave = waves[i - 1]
            if wave.cost == cost:
                wave.land |= land
                wave.sea |= sea
                wave.shore |= shore
                return
            if wave.cost < cost:
                break
            i -= 1
        waves.insert(i, Wave(cost, land, sea, shore))

    def back(self, i: i64, target: int, landed: bool, tolls: i64) -> list[int]:
        """The way to a target that is next to wave number i; where several ways are as good, by the lowest number."""
        out = [target]
        here: i64 = target
        wave = self.waves[i]
        cost = wave.cost + STEP
        afloat = False
        while cost:
            cost -= STEP
            if afloat:
                cost -= AREA
            elif tolls >> here & 1:
                cost -= PERMISSION
            while wave.cost > cost:
                i -= 1
                wave = self.waves[i]
            land: i64 = 0
            sea: i64 = 0
            if afloat:
                land = wave.land & COASTS[here].mask
                sea = wave.sea & STRAITS[here].mask
            elif landed:
                sea = wave.sea & PORTS[here].mask
            else:
                land = wave.land & BORDERS[here].mask
            afloat = not land and sea != 0
            if land:
                here = lowest(land)
                landed = False
            elif sea:
                here = lowest(sea)
            else:
                here = lowest(wave.shore & BORDERS[here].mask)
            out.append(PROVINCES + here if afloat else here)
        out.reverse()
        return out


def straight(p: Medieval, seat: int, power: int, target: int, begun: list[int]) -> list[int]:
    """The way with the fewest permissions, then Naval Areas, then steps; it goes on from `begun`."""
    land = origins(p, seat, power)
    if not begun and land & BORDERS[target].mask:
        return [lowest(land & BORDERS[target].mask), target]
    goal: i64 = BIT[target]
    fresh = open_to(p, power) | goal  # provinces not yet reached before the sea leg
    waters: i64 = p.regions().waters if HAS_SHIPS[power] else 0
    sea: i64 = 0
    shore: i64 = 0
    if begun:
        land = 0
        for place in begun:
            if place >= PROVINCES:
                sea = BIT[place - PROVINCES]
                waters &= ~sea
                land = 0
            elif sea or shore:
                fresh &= ~BIT[place]
                shore = BIT[place]
                sea = 0
            else:
                fresh &= ~BIT[place]
                land = BIT[place]
        if shore:
            waters = 0
    else:
        fresh &= ~land
    # A way without permissions, or even without ships, is better than all others: then they are not looked at.
    due = tolls(p, seat, power) & ~goal
    free = fresh & ~due
    ashore = fresh  # provinces not yet reached after the sea leg
    walked = flood(land | shore, free)
    if walked & goal:
        fresh = ashore = free
        waters = 0
    elif waters or sea:
        landing = flood(goal, free)
        lanes = shortest(sea | harbours(walked, waters), harbours(landing, waters | sea), waters)
        if lanes:
            fresh = free
            ashore = landing
            waters = lanes & ~sea
    ways = Ways()
    ways.enter(0, land, sea, shore)
    i: i64 = 0
    while i < len(ways.waves):
        wave = ways.waves[i]
        near = union(BORDERS, wave.land) & fresh
        beyond = (union(COASTS, wave.sea) | union(BORDERS, wave.shore)) & ashore
        if (near | beyond) & goal:
            rest = ways.back(i, target, not near & goal, due)
            return begun[:-1] + rest if begun else rest
        i += 1
        fresh &= ~near
        ashore &= ~beyond
        new = waters
        if waters:
            new &= union(PORTS, wave.land) | union(STRAITS, wave.sea)
            waters &= ~new
        if (near | beyond) & ~due:
            ways.enter(wave.cost + STEP, near & ~due, 0, beyond & ~due)
        if new:
            ways.enter(wave.cost + STEP + AREA, 0, new, 0)
        if (near | beyond) & due:
            ways.enter(wave.cost + STEP + PERMISSION, near & due, 0, beyond & due)
    return []


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
