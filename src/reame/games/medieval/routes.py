"""Ways to a target [9.5, 10.1]: by land, with at most one sea leg; and whose permission they need."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.geography import (
    BIT,
    CARD_MASK,
    CARD_NEAR,
    CARD_OF,
    CARD_OF_SEA,
    CATHOLIC,
    CATHOLIC_MASK,
    COAST,
    COAST_MASK,
    HOME,
    HOME_MASK,
    HOMES,
    ISLAND,
    LAND,
    LAND_MASK,
    NAVAL,
    NTC,
    PAPACY,
    POWERS,
    PROVINCES,
    SEA_NEAR,
    SEAS,
    SEAS_OF,
)
from reame.games.medieval.position import Medieval
from reame.kernel.kinds import NOBODY

# What a way costs when the shortest is looked for: permissions weigh most, then Naval Areas, then steps.
PERMISSION: Final = 10_000
AREA: Final = 100
STEP: Final = 1
FAR: Final = 1_000_000


def origins(p: Medieval, seat: int, power: int) -> int:
    """A mask of the provinces an attack can start from: home provinces the seat controls, not the Knights' [R-09]."""
    mask = 0
    for t in HOMES[power]:
        if p.controller[t] == seat and not p.knights >> t & 1:
            mask |= BIT[t]
    return mask


def open_to(p: Medieval, power: int) -> int:
    """A mask of the provinces this power could pass, permissions apart [9.5, 6.3, 6.5]."""
    mask = p.live()
    banned = p.excommunicated >> power & 1
    if banned:
        mask &= ~(CATHOLIC_MASK | p.knights)
    if banned or not CATHOLIC[power] or not p.papal_passage:
        mask &= ~BIT[PAPACY]
    return mask


def flood(start: int, through: int) -> int:
    """All provinces reached by land from the start, passing only through those of a mask."""
    reached = start
    front = start
    while front:
        low = front & -front
        front -= low
        new = LAND_MASK[low.bit_length() - 1] & through & ~reached
        reached |= new
        front |= new
    return reached


def shore(start: int, through: int) -> int:
    """The provinces reached by land as in a flood, and all that border on them."""
    reached = start
    front = start
    out = start
    while front:
        low = front & -front
        front -= low
        near = LAND_MASK[low.bit_length() - 1]
        out |= near
        new = near & through & ~reached
        reached |= new
        front |= new
    return out


def around(area: int) -> int:
    """The provinces that border on an area."""
    out = 0
    while area:
        low = area & -area
        area -= low
        out |= LAND_MASK[low.bit_length() - 1]
    return out


def coasts(p: Medieval, area: int) -> int:
    """All provinces on the Naval Areas that ships from this area can reach."""
    seen = 0
    front: list[int] = []
    for s in range(SEAS):
        if COAST_MASK[s] & area and p.in_play >> CARD_OF_SEA[s] & 1:
            seen |= BIT[s]
            front.append(s)
    out = 0
    while front:
        s = front.pop()
        out |= COAST_MASK[s]
        for n in SEA_NEAR[s]:
            if not seen >> n & 1 and p.in_play >> CARD_OF_SEA[n] & 1:
                seen |= BIT[n]
                front.append(n)
    return out & p.live()


def reach(p: Medieval, seat: int, power: int) -> int:
    """A mask of the provinces an attack could end in, if everybody gave permission."""
    start = origins(p, seat, power)
    if not start:
        return 0
    through = open_to(p, power)
    if through != p.live() & ~BIT[PAPACY]:
        ends = shore(start, through)
        if NTC[power]:
            shores = coasts(p, (ends & through) | start)
            ends |= shores | shore(shores & through, through)
        return ends & p.live() & ~BIT[PAPACY]
    regions = p.regions()
    ends = 0
    while start:
        low = start & -start
        start -= low
        t = low.bit_length() - 1
        ends |= regions.land[t]
        if NTC[power]:
            ends |= regions.overseas[t]
    return ends


def needs(p: Medieval, seat: int, power: int, province: int) -> int:
    """Whose permission this power needs to pass a province, or nobody's [9.5]."""
    owner = p.controller[province]
    if owner in (NOBODY, seat):
        return NOBODY
    home = HOME[province]
    if home != NOBODY and not p.is_knights(province) and p.married(power, home):
        return NOBODY
    return NOBODY if [power, province] in p.grants else owner


def permits(p: Medieval, seat: int, power: int, route: list[int]) -> list[int]:
    """The seats whose permission a route needs, in route order."""
    out: list[int] = []
    for place in route[1:-1]:
        if place < PROVINCES:
            owner = needs(p, seat, power, place)
            if owner != NOBODY and owner not in out:
                out.append(owner)
    return out


def interceptors(p: Medieval, seat: int, sea: int) -> list[int]:
    """The powers that may intercept in a Naval Area, in order of power; ranks are in `rank` [10.2, R-43]."""
    out: list[int] = []
    for power in range(POWERS):
        holder = p.holder[power]
        if holder not in (NOBODY, seat) and NTC[power] and HOME_MASK[power] & COAST_MASK[sea]:
            for t in HOMES[power]:
                if p.controller[t] == holder and not p.is_knights(t) and sea in SEAS_OF[t]:
                    out.append(power)
                    break
    return out


def rank(p: Medieval, power: int, sea: int) -> int:
    """Islands first, then naval strength [10.2]."""
    holder = p.holder[power]
    for t in HOMES[power]:
        if ISLAND[t] and p.controller[t] == holder and not p.is_knights(t) and sea in SEAS_OF[t]:
            return 100 + NAVAL[power]
    return NAVAL[power]


def seas_of(route: list[int]) -> list[int]:
    """The Naval Areas of a route, in order."""
    return [place - PROVINCES for place in route if place >= PROVINCES]


def next_places(p: Medieval, power: int, target: int, route: list[int]) -> list[int]:
    """Where a route begun can go on to, so that it can still end in the target without crossing itself."""
    through = open_to(p, power)
    for place in route:
        if place < PROVINCES:
            through &= ~BIT[place]
    here = route[len(route) - 1]
    seas = seas_of(route)
    out: list[int] = []
    if here < PROVINCES:
        ashore = len(seas) > 0
        for t in LAND[here]:
            if t == target or (through >> t & 1 and can_end(p, power, target, t, through, ashore, seas)):
                out.append(t)
        if NTC[power] and not ashore:
            for s in SEAS_OF[here]:
                if p.in_play >> CARD_OF_SEA[s] & 1 and can_land(p, target, s, through, seas):
                    out.append(PROVINCES + s)
    else:
        sea = here - PROVINCES
        for t in COAST[sea]:
            if t == target or (through >> t & 1 and can_end(p, power, target, t, through, True, seas)):
                out.append(t)
        for s in SEA_NEAR[sea]:
            if s not in seas and p.in_play >> CARD_OF_SEA[s] & 1 and can_land(p, target, s, through, seas):
                out.append(PROVINCES + s)
    out.sort()
    return out


def can_end(p: Medieval, power: int, target: int, province: int, through: int, ashore: bool, seas: list[int]) -> bool:
    """Can a way go from this province to the target?"""
    if shore(BIT[province], through & ~BIT[target]) >> target & 1:
        return True
    if ashore or not NTC[power]:
        return False
    area = flood(BIT[province], through & ~BIT[target])
    for s in range(SEAS):
        if COAST_MASK[s] & area and p.in_play >> CARD_OF_SEA[s] & 1 and can_land(p, target, s, through, seas):
            return True
    return False


def can_land(p: Medieval, target: int, sea: int, through: int, seas: list[int]) -> bool:
    """Can ships in this Naval Area bring an army to the target, over areas not yet sailed?"""
    seen = BIT[sea]
    front = [sea]
    shores = 0
    for s in seas:
        seen |= BIT[s]
    while front:
        s = front.pop()
        shores |= COAST_MASK[s]
        for n in SEA_NEAR[s]:
            if not seen >> n & 1 and p.in_play >> CARD_OF_SEA[n] & 1:
                seen |= BIT[n]
                front.append(n)
    if shores >> target & 1:
        return True
    return shore(shores & through & ~BIT[target], through & ~BIT[target]) >> target & 1 == 1


def straight(p: Medieval, seat: int, power: int, target: int, begun: list[int]) -> list[int]:
    """The way with the fewest permissions, then the fewest Naval Areas, then the fewest steps; it goes on from `begun`.

    A node is a place and whether the sea leg is behind: provinces before it, Naval Areas, provinces after it.
    """
    if not begun:
        near = origins(p, seat, power) & LAND_MASK[target]
        if near:
            return [(near & -near).bit_length() - 1, target]
    through = open_to(p, power)
    sailed = [False] * SEAS
    for place in begun:
        if place < PROVINCES:
            through &= ~BIT[place]
        else:
            sailed[place - PROVINCES] = True
    after = PROVINCES + SEAS  # nodes of provinces after the sea leg
    cost = [FAR] * (after + PROVINCES)
    back = [NOBODY] * (after + PROVINCES)
    front: list[int] = []  # nodes reached and not yet left
    if begun:
        here = begun[len(begun) - 1]
        front.append(after + here if here < PROVINCES and len(seas_of(begun)) else here)
    else:
        mask = origins(p, seat, power)
        front += [t for t in range(PROVINCES) if mask >> t & 1]
    for node in front:
        cost[node] = 0
    while True:
        node = NOBODY
        least = FAR
        for i in front:
            if cost[i] < least or (cost[i] == least and i < node):
                least = cost[i]
                node = i
        if node == NOBODY:
            return []
        if node in (target, after + target):
            break
        front.remove(node)
        steps: list[int] = []
        if PROVINCES <= node < after:
            sea = node - PROVINCES
            for t in COAST[sea]:
                if t == target or through >> t & 1:
                    steps.append(after + t)
            for s in SEA_NEAR[sea]:
                if not sailed[s] and p.in_play >> CARD_OF_SEA[s] & 1:
                    steps.append(PROVINCES + s)
        else:
            shift = 0 if node < PROVINCES else after
            here = node - shift
            for t in LAND[here]:
                if t == target or through >> t & 1:
                    steps.append(shift + t)
            if not shift and NTC[power]:
                for s in SEAS_OF[here]:
                    if p.in_play >> CARD_OF_SEA[s] & 1:
                        steps.append(PROVINCES + s)
        for n in steps:
            place = n if n < after else n - after
            if place < PROVINCES and not p.alive(place):
                continue
            price = least + STEP
            if place >= PROVINCES:
                price += AREA
            elif place != target and needs(p, seat, power, place) != NOBODY:
                price += PERMISSION
            if price < cost[n]:
                if cost[n] == FAR:
                    front.append(n)
                cost[n] = price
                back[n] = node
    way: list[int] = []
    while node != NOBODY:
        way.append(node if node < after else node - after)
        node = back[node]
    way.reverse()
    return begun[:-1] + way if begun else way


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
