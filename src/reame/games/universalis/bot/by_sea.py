"""A banner aboard a war ship, or on its way there."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.bot.by_land import SOME, STOPS, paid, walk
from reame.games.universalis.bot.expedition import RIDE, STAY, STRIKE, TAKE, Campaign, Expedition, spare
from reame.games.universalis.bot.lanes import FAR, first_step, sailing
from reame.games.universalis.bot.survey import prey
from reame.games.universalis.realm.routes import speed
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.loading import reachable
from reame.kernel.kinds import NOBODY

COASTAL: Final[list[int]] = [t for t in range(box.TERRITORIES) if box.COAST_SEAS[t]]
VOYAGE: Final = 1  # turns of sailing


def sail(plan: Campaign, p: Universalis, x: int) -> None:
    """Aboard a war ship: to the coasts; or ashore, to go on by land."""
    area = p.transport_at[x]
    aboard = p.transport_armies[x]
    price = 0.0
    if area < box.TERRITORIES and p.owner[area] == plan.seat:
        price = plan.farewell(p, area, p.armies[area], aboard)
    voyage(plan, p, area, Expedition(x, aboard, 0, STRIKE, NOBODY, price), NOBODY)
    for t in reachable(p, x):
        if p.owner[t] == plan.seat:
            plan.left = x
            plan.ashore = t
            walk(plan, p, t)
    plan.left = NOBODY


def embark(plan: Campaign, p: Universalis, x: int, here: int) -> None:
    """Out of the saddle and aboard a ship."""
    plan.left = x
    plan.ashore = here
    ships(plan, p, here, p.transport_armies[x])
    plan.left = NOBODY


def ships(plan: Campaign, p: Universalis, here: int, more: int) -> None:
    """War ships that could take the banner aboard on its own coast, with armies that wait there and some more."""
    seat = plan.seat
    if p.owner[here] != seat or not box.COAST_SEAS[here]:
        return
    for x in p.transports_of(seat):
        if box.TYPE_OF[x] != box.WAR_SHIP or p.banner_aboard(x) != NOBODY:
            continue
        area = p.transport_at[x]
        force = p.transport_armies[x] + max(0, min(p.army_space(x), spare(p, seat, here) + more))
        cost = 0 if paid(p, x, here) else 1
        if area == here:
            voyage(plan, p, area, Expedition(x, force, cost, TAKE, NOBODY, 0.0), here)
            continue
        far = sailing(p, x, area)
        sea = nearest_sea(far, here)
        if far[sea] < FAR:
            first = first_step(p, x, area, sea)
            deed = TAKE if first == NOBODY else RIDE
            voyage(plan, p, box.TERRITORIES + sea, Expedition(x, force, cost + far[sea], deed, first, 0.0), here)


def voyage(plan: Campaign, p: Universalis, area: int, e: Expedition, boarded: int) -> None:
    """From an area to the coasts, straight or by way of another own coast where armies wait."""
    x = e.transport
    far = sailing(p, x, area)
    landings(plan, p, area, far, e)
    for t, more in quays(plan, p, area, far, p.army_space(x) - (e.force - p.transport_armies[x]), boarded):
        cost = 0 if paid(p, x, t) else 1
        if t == area:
            landings(plan, p, area, far, e.joined(more, cost, True, NOBODY))
            continue
        sea = nearest_sea(far, t)
        first = first_step(p, x, area, sea)
        way = sailing(p, x, box.TERRITORIES + sea)
        landings(plan, p, area, way, e.joined(more, cost + far[sea], first == NOBODY, first))


def quays(plan: Campaign, p: Universalis, area: int, far: list[int], room: int, but: int) -> list[tuple[int, int]]:
    """Own coasts where armies wait that could come along, and how many: the best few, but for one."""
    rated: list[tuple[float, int, int]] = []
    if room >= SOME:
        for t in COASTAL:
            if p.owner[t] == plan.seat and t != but:
                cost = 0 if t == area else far[nearest_sea(far, t)]
                n = min(room, spare(p, plan.seat, t))
                if n >= SOME and cost < FAR:
                    rated.append((0.5 * cost - n, t, n))
        rated.sort()
    return [(t, n) for _, t, n in rated[:STOPS]]


def landings(plan: Campaign, p: Universalis, area: int, far: list[int], e: Expedition) -> None:
    """All prey on the coasts that are so far away."""
    if e.force < 2:
        return
    x = e.transport
    most = plan.moves(p, x) + VOYAGE * speed(p, x) - e.spent
    for u in COASTAL:
        if not prey(p, plan.seat, u) or plan.view.prize(p, plan.seat, u) <= plan.promise:
            continue
        sea = nearest_sea(far, u)
        cost = far[sea] + 1
        if cost > most:
            continue
        gain = plan.gain(p, e, u, cost, 0.0)
        if gain <= plan.promise:
            continue
        if e.deed != STRIKE:
            plan.better(gain, e.deed, e.to, x)
        elif area != box.TERRITORIES + sea:
            plan.better(gain, RIDE, first_step(p, x, area, sea), x)
        else:
            plan.better(gain, STRIKE if cost <= plan.moves(p, x) else STAY, u, x)


def nearest_sea(far: list[int], t: int) -> int:
    """Of the sea areas a territory lies on, the one that is least far."""
    best = box.COAST_SEAS[t][0]
    for s in box.COAST_SEAS[t]:
        if far[s] < far[best]:
            best = s
    return best
