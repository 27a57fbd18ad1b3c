"""A banner on land: on foot, or with a cavalry straight to the prey or first to where armies wait."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.bot.expedition import (
    RIDE,
    STAY,
    STRIKE,
    TAKE,
    WAIT,
    WALK,
    Campaign,
    Expedition,
    keeps,
    spare,
    venture,
)
from reame.games.universalis.bot.lanes import FAR
from reame.games.universalis.bot.survey import prey
from reame.games.universalis.realm.routes import ON_HORSEBACK, land_cost, speed
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.loading import LoadingQuestion
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

SOME: Final = 3  # armies for which loading pays
STOPS: Final = 3  # places looked at where armies could be taken aboard on the way
HORIZON: Final = 2  # turns of riding looked at


def walk(plan: Campaign, p: Universalis, here: int) -> None:
    """On foot: from where it is, from a neighbouring own territory, or it waits for a cavalry."""
    seat = plan.seat
    delay: float = WAIT**plan.delay
    if p.owner[here] != seat:
        foot(plan, p, here, p.train(seat, here), 0, delay, STRIKE, NOBODY)
        return
    leads = p.leads(seat)
    foot(plan, p, here, p.armies[here], keeps(p, seat, here), delay, STRIKE, NOBODY)
    along = max(0, min(leads, spare(p, seat, here)))
    pace = p.banner_moves[plan.banner] if plan.now else plan.attacks
    for t in box.NEIGHBOURS[here]:
        if p.owner[t] == seat and not p.banners_at(seat, t):
            near = pace >= land_cost(p, seat, box.COST_CAVALRY, here, t)
            foot(plan, p, t, p.armies[t] + along, keeps(p, seat, t), (0.9 if near else WAIT) * delay, WALK, t)
    for x in p.transports_of(seat):
        if box.TYPE_OF[x] != box.CAVALRY or p.transport_at[x] >= box.TERRITORIES or p.banner_aboard(x) != NOBODY:
            continue
        if p.transport_at[x] == here:
            ride(plan, p, x, here, True)
        elif p.owner[p.transport_at[x]] == seat:
            fetch(plan, p, x, here)


def foot(plan: Campaign, p: Universalis, t: int, armies: int, stay: int, delay: float, deed: str, to: int) -> None:
    """Attacks from a territory where so many armies would stand, of which some have to stay."""
    force = min(p.leads(plan.seat), armies - 1)
    if force < 1:
        return
    for u in box.NEIGHBOURS[t]:
        if prey(p, plan.seat, u):
            gain = venture(p, plan.view, plan.seat, u, float(force), float(min(0, armies - force - stay)))
            if gain > 0.0:
                plan.better(gain * delay, deed, u if deed == STRIKE else to, NOBODY)


class Roads:
    """The land that a player's cavalry reaches from a place without a fight: his own, and where he may pass."""

    def __init__(self, p: Universalis, seat: int, here: int, most: int) -> None:
        self.cost = [FAR] * box.TERRITORIES
        self.first = [NOBODY] * box.TERRITORIES  # the first step on the way
        self.found = [here]
        self.cost[here] = 0
        self.steps = ON_HORSEBACK[p.has(seat, box.ROADS)]
        edge = [here]
        for a in edge:  # which grows meanwhile
            for u, step in self.steps[a]:
                n = self.cost[a] + step
                if n < self.cost[u] and n <= most:
                    holder = p.owner[u]
                    if holder != seat and (not 0 <= holder < p.seats or not p.may_pass(holder, seat)):
                        continue
                    if self.cost[u] == FAR:
                        self.found.append(u)
                    self.cost[u] = n
                    self.first[u] = u if a == here else self.first[a]
                    edge.append(u)


def ride(plan: Campaign, p: Universalis, x: int, here: int, boarding: bool) -> None:
    """With a cavalry: straight to the prey, or first to where armies can be taken aboard."""
    seat = plan.seat
    aboard = p.transport_armies[x]
    far = plan.moves(p, x) + HORIZON * speed(p, x)
    roads = Roads(p, seat, here, far)
    price = plan.farewell(p, here, p.armies[here], aboard) if p.owner[here] == seat else 0.0
    e = Expedition(x, aboard, 0, TAKE if boarding else STRIKE, NOBODY, price)
    strikes(plan, p, roads, e.joined(0, 1, True, NOBODY) if boarding else e)
    for stop, more in stops(plan, p, roads, p.army_space(x)):
        cost = roads.cost[stop] + (0 if paid(p, x, stop) else 1)
        way = roads if stop == here else Roads(p, seat, stop, far - cost)
        strikes(plan, p, way, e.joined(more, cost, stop == here, roads.first[stop]))


def stops(plan: Campaign, p: Universalis, roads: Roads, room: int) -> list[tuple[int, int]]:
    """Where armies wait that could come along, and how many: the best few places."""
    rated: list[tuple[float, int, int]] = []
    for t in roads.found:
        if p.owner[t] == plan.seat:
            n = min(room, spare(p, plan.seat, t))
            if n >= SOME:
                rated.append((0.5 * roads.cost[t] - n, t, n))
    rated.sort()
    return [(t, n) for _, t, n in rated[:STOPS]]


def strikes(plan: Campaign, p: Universalis, roads: Roads, e: Expedition) -> None:
    """All prey that these roads lead to."""
    if e.force < 2:
        return
    x = e.transport
    nearest: dict[int, int] = {}
    step: dict[int, int] = {}
    for t in roads.found:
        for u, ride_on in roads.steps[t]:
            if prey(p, plan.seat, u):
                cost = roads.cost[t] + ride_on
                if cost < nearest.get(u, FAR):
                    nearest[u] = cost
                    step[u] = roads.first[t]
    for u, cost in nearest.items():
        gain = plan.gain(p, e, u, cost, 1.0)
        if e.deed != STRIKE:
            plan.better(gain, e.deed, e.to, x)
        elif step[u] != NOBODY:
            plan.better(gain, RIDE, step[u], x)
        else:
            plan.better(gain, STRIKE if cost <= plan.moves(p, x) else STAY, u, x)


def fetch(plan: Campaign, p: Universalis, x: int, here: int) -> None:
    """A cavalry comes for the banner."""
    far = plan.moves(p, x) + HORIZON * speed(p, x)
    coming = Roads(p, plan.seat, p.transport_at[x], far)
    if coming.cost[here] == FAR:
        return
    waiting = max(0, min(p.army_space(x), spare(p, plan.seat, here)))
    cost = coming.cost[here] + 1
    force = p.transport_armies[x] + waiting
    strikes(plan, p, Roads(p, plan.seat, here, far - cost), Expedition(x, force, cost, RIDE, coming.first[here], 0.0))


def paid(p: Universalis, x: int, t: int) -> bool:
    """Is a transport just loading in a territory?"""
    top: Step[Any] = p.stack[-1]
    return isinstance(top, LoadingQuestion) and top.transport == x and top.way == "load" and top.place == t
