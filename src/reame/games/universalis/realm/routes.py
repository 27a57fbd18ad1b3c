"""Where pieces may go and what it costs [4.1, 4.3]."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

NO_WAY: Final = -1
FAR: Final = 999


def land_cost(p: Universalis, seat: int, costs: list[int], a: int, b: int) -> int:
    """Entering a territory from another: terrain and border, or a strait; NO_WAY if they do not touch."""
    return march_cost(p.has(seat, box.ROADS), costs, a, b)


def march_cost(roads: bool, costs: list[int], a: int, b: int) -> int:
    """The same for anybody with roads, or without."""
    n = costs[box.TERRAIN_OF[b]]
    if roads and box.TERRAIN_OF[b] == box.MOUNTAIN:
        n = box.MOUNTAIN_ROADS
    for t, kind in box.BORDERS[a]:
        if t == b:
            return n + (box.BORDER_ROADS[kind] if roads else box.BORDER_COST[kind])
    return n + box.STRAIT_COST if box.ACROSS[a] == b else NO_WAY


def trails(costs: list[int], roads: bool) -> list[list[tuple[int, int]]]:
    """From each territory: where one can go by land, over a strait last, and for how much."""
    out: list[list[tuple[int, int]]] = []
    for a in range(box.TERRITORIES):
        around = box.NEIGHBOURS[a] if box.ACROSS[a] == NOBODY else [*box.NEIGHBOURS[a], box.ACROSS[a]]
        out.append([(b, march_cost(roads, costs, a, b)) for b in around])
    return out


BY_CARAVAN: Final = [trails(box.COST_CARAVAN, False), trails(box.COST_CARAVAN, True)]  # without roads, and with them
ON_HORSEBACK: Final = [trails(box.COST_CAVALRY, False), trails(box.COST_CAVALRY, True)]


def sea_cost(p: Universalis, seat: int, sea: int) -> int:
    """Entering a sea area; ocean only with astronomy, unless the edition says otherwise."""
    if not box.OCEAN[sea] or p.has(seat, box.ASTRONOMY):
        return 1
    return NO_WAY if p.options["ocean_needs_astronomy"] else box.OCEAN_COST


def step_cost(p: Universalis, x: int, area: int) -> int:
    """What the next step of a transport costs; NO_WAY if there is none."""
    seat = box.OWNER_OF[x]
    here = p.transport_at[x]
    if not box.IS_SHIP[box.TYPE_OF[x]]:
        if area >= box.TERRITORIES:
            return NO_WAY
        return land_cost(p, seat, box.COST_CARAVAN if box.IS_TRADE[box.TYPE_OF[x]] else box.COST_CAVALRY, here, area)
    if here >= box.TERRITORIES:
        sea = here - box.TERRITORIES
        if area < box.TERRITORIES:
            return 1 if sea in box.PORT_SEAS[area] else NO_WAY
        return sea_cost(p, seat, area - box.TERRITORIES) if area - box.TERRITORIES in box.SEA_NEXT[sea] else NO_WAY
    if area >= box.TERRITORIES and area - box.TERRITORIES in box.PORT_SEAS[here]:
        n = sea_cost(p, seat, area - box.TERRITORIES)
        return NO_WAY if n == NO_WAY else n + 1
    return NO_WAY


def next_areas(x: int, here: int) -> list[int]:
    """Areas that touch the place of a transport, in its element, sorted."""
    if not box.IS_SHIP[box.TYPE_OF[x]]:
        if box.ACROSS[here] == NOBODY:
            return box.NEIGHBOURS[here]
        return sorted([*box.NEIGHBOURS[here], box.ACROSS[here]])
    if here >= box.TERRITORIES:
        sea = here - box.TERRITORIES
        return box.PORTS_OF[sea] + [box.TERRITORIES + s for s in box.SEA_NEXT[sea]]
    return [box.TERRITORIES + s for s in box.PORT_SEAS[here]]


def open_to(p: Universalis, seat: int, t: int) -> bool:
    """May every piece of a player enter this territory without a fight? [4.3]"""
    holder = p.owner[t]
    if holder == NOBODY:
        return False
    return holder in (seat, box.BARBARIANS) or p.may_pass(holder, seat)


def may_enter(p: Universalis, seat: int, here: int, t: int, trading: bool, straits: bool) -> bool:
    """From another territory: also to leave a land where one has no right, and with trade on the way into a city."""
    if open_to(p, seat, t):
        return True
    holder = p.owner[t]
    if holder == NOBODY:
        return False
    inside = p.owner[here] == holder
    if inside and way_out(p, seat, holder, t, straits) < way_out(p, seat, holder, here, straits):
        return True
    if not trading or not p.may_trade(holder, seat):
        return False
    ahead = cities_ahead(p, holder, t)
    if not inside:
        return any(n < FAR for n in ahead)
    behind = cities_ahead(p, holder, here)
    return any(ahead[i] < behind[i] for i in range(len(ahead)))


def cities_ahead(p: Universalis, holder: int, t: int) -> list[int]:
    """Steps from a land of a player to each standing city of his, in map order, through his lands; FAR if none lead."""
    found = [FAR] * box.TERRITORIES
    n = 0
    seen = edge = [t]
    while edge:
        for u in edge:
            found[u] = n
        n += 1
        edge = inland(p, holder, seen, edge, True)
        seen = seen + edge
    return [found[u] for u in range(box.TERRITORIES) if p.owner[u] == holder and p.settlement[u]]


def way_out(p: Universalis, seat: int, holder: int, t: int, straits: bool) -> int:
    """Steps from a land of a player to the nearest one that is open to another, through his lands; FAR if none is."""
    n = 1
    seen = edge = [t]
    while edge:
        for u in edge:
            for v in beyond(u, straits):
                if p.owner[v] != holder and open_to(p, seat, v):
                    return n
        n += 1
        edge = inland(p, holder, seen, edge, straits)
        seen = seen + edge
    return FAR


def inland(p: Universalis, holder: int, seen: list[int], edge: list[int], straits: bool) -> list[int]:
    """Lands of a player that touch some of his, and were not seen before."""
    out: list[int] = []
    for u in edge:
        for v in beyond(u, straits):
            if p.owner[v] == holder and v not in seen and v not in out:
                out.append(v)
    return out


def beyond(t: int, straits: bool) -> list[int]:
    """Territories that touch one, or lie over a strait."""
    return box.NEIGHBOURS[t] if not straits or box.ACROSS[t] == NOBODY else [*box.NEIGHBOURS[t], box.ACROSS[t]]


def may_stand(p: Universalis, x: int, t: int) -> bool:
    """May a transport enter this territory? Ships need a port."""
    seat, here = box.OWNER_OF[x], p.transport_at[x]
    if not box.IS_SHIP[box.TYPE_OF[x]]:
        return may_enter(p, seat, here, t, box.IS_TRADE[box.TYPE_OF[x]], True)
    if not p.port(t):
        return False
    return open_to(p, seat, t) or (box.IS_TRADE[box.TYPE_OF[x]] and p.may_trade(p.owner[t], seat))


def speed(p: Universalis, x: int) -> int:
    """Movement points of a transport in a turn."""
    seat = box.OWNER_OF[x]
    kind = box.TYPE_OF[x]
    n = box.MOVEMENT_OF[kind][p.transport_level(seat)]
    return n + 1 if p.has(seat, box.WEAVING if box.IS_SHIP[kind] else box.ROADS) else n


def full_moves(p: Universalis, x: int) -> int:
    """The same in its phase, with what events did to them."""
    return max(0, speed(p, x) + p.delay[x])
