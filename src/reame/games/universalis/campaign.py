"""Armies in the field: where a banner could strike, on foot or with a cavalry, and what that promises."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.movement import Loading
from reame.games.universalis.odds import SAFE, chance, extra_dice, losses, risk
from reame.games.universalis.position import Universalis
from reame.games.universalis.routes import land_cost
from reame.games.universalis.survey import ARMY, IDLE, Survey, prey
from reame.games.universalis.things import (
    ACROSS,
    BANNER_OWNER,
    BARBARIANS,
    CAVALRY,
    COASTS,
    COST_CAVALRY,
    MOVEMENT_OF,
    NEIGHBOURS,
    STRADE,
    TERRITORIES,
    TYPE_OF,
)
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

FAR: Final = 999
SOME: Final = 3  # armies for which loading pays
WAIT: Final = 0.75  # of what an attack promises is left for each turn it has to wait
STOPS: Final = 3  # places looked at where armies could be taken aboard on the way
HORIZON: Final = 2  # turns of riding looked at
SHAME: Final = 1.5  # a banner that fails
ALONE: Final = 0.95  # how much of the danger counts that a new territory will be in
HELPED: Final = 0.6  # the same if armies are left to help it
STAY: Final = "stay"
STRIKE: Final = "strike"
RIDE: Final = "ride"
TAKE: Final = "take"
WALK: Final = "walk"
BEFORE_COMBAT: Final[list[str]] = ["dice", "diplomacy", "reinforcements", "taxes", "purchase", "placement"]


def keeps(p: Universalis, seat: int, t: int) -> int:
    """Armies that should stay in a territory: as many as its wild neighbours will have soon, if there is room."""
    n = SAFE
    for u in NEIGHBOURS[t]:
        s = p.owner[u]
        if s == BARBARIANS:
            n = max(n, min(p.armies[u] + p.leader[u] + 1 + p.seats // 8, 11))
        elif s != seat and s != NOBODY and p.at_war(seat, s):
            n = max(n, min(p.armies[u], 10))
    return max(SAFE, min(n, p.room(t, seat)))


def spare(p: Universalis, seat: int, t: int) -> int:
    """Armies that could leave a territory."""
    return p.armies[t] - keeps(p, seat, t) if p.owner[t] == seat else 0


def venture(p: Universalis, view: Survey, seat: int, t: int, force: float, garrison: float) -> float:
    """What an attack promises: the land as far as it can be held, less the armies it costs.

    The garrison are armies that are there afterwards besides those that are left of the force.
    """
    theirs = p.armies_at(p.owner[t], t)
    dice = extra_dice(p, t, theirs)
    odds = chance(force, theirs, dice)
    if odds < 0.3:
        return 0.0
    cost = min(force - 1.0, losses(theirs, dice))
    left = min(force - cost + garrison, float(p.room(t, seat)))
    danger = risk(p, seat, t, left, 0.0, view.banners)
    idle = view.idle(seat)
    army = IDLE if idle else ARMY
    gain = view.prize(p, seat, t) * (1.0 - (HELPED if idle else ALONE) * danger) - army * cost
    return gain * odds - (SHAME + 0.7 * army * force) * (1.0 - odds)


class Roads:
    """The land that a player's cavalry reaches from a place without a fight: his own, and where he may pass."""

    def __init__(self, p: Universalis, seat: int, here: int, most: int) -> None:
        self.cost = [FAR] * TERRITORIES
        self.first = [NOBODY] * TERRITORIES  # the first step on the way
        self.found = [here]
        self.cost[here] = 0
        edge = [here]
        while edge:
            a = edge.pop(0)
            for u in beside(a):
                holder = p.owner[u]
                if holder != seat and (not 0 <= holder < p.seats or not p.may_pass(holder, seat)):
                    continue
                n = self.cost[a] + land_cost(p, seat, COST_CAVALRY, a, u)
                if n < self.cost[u] and n <= most:
                    if self.cost[u] == FAR:
                        self.found.append(u)
                    self.cost[u] = n
                    self.first[u] = u if a == here else self.first[a]
                    edge.append(u)


def beside(t: int) -> list[int]:
    """Land that cavalry enters from a territory, over a strait too."""
    return NEIGHBOURS[t] if ACROSS[t] == NOBODY else [*NEIGHBOURS[t], ACROSS[t]]


class Campaign:
    """The best a banner could do from where it is, and the next thing to be done for it."""

    def __init__(self, p: Universalis, b: int, view: Survey) -> None:
        self.banner = b
        self.seat = BANNER_OWNER[b]
        self.view = view
        self.promise = 0.0
        self.deed = STAY
        self.to = NOBODY  # the territory to strike, to ride or to walk to
        self.transport = NOBODY  # what rides, takes or drops
        own = p.active == self.seat
        self.now = own and p.phase == "combat"
        ready = self.now or (own and p.phase in BEFORE_COMBAT)
        self.attacks = p.attacks[b] if ready else p.experience[b] + p.general[b]
        self.delay = 0 if ready and self.attacks > 0 else 1  # turns before it may attack
        x = p.banner_on[b]
        if x != NOBODY and TYPE_OF[x] == CAVALRY and p.transport_at[x] < TERRITORIES:
            self.ride(p, x, p.transport_at[x], False)
        elif x != NOBODY:
            self.sail(p, x)
        else:
            self.walk(p, p.banner_at[b])

    def moves(self, p: Universalis, x: int) -> int:
        """Movement points of a cavalry for what is left of this turn, or for the next one."""
        return p.transport_moves[x] if self.now else self.pace(p)

    def pace(self, p: Universalis) -> int:
        """Movement points of a cavalry in a turn."""
        n = MOVEMENT_OF[CAVALRY][p.transport_level(self.seat)]
        return n + 1 if p.has(self.seat, STRADE) else n

    def patience(self, p: Universalis, x: int, cost: int) -> float:
        """What is left of a promise after the turns that a way takes."""
        late = cost - self.moves(p, x)
        turns = 0 if late <= 0 else 1 + (late - 1) // self.pace(p)
        n: float = WAIT ** max(turns, self.delay)
        return n

    def better(self, promise: float, deed: str, to: int, transport: int) -> None:
        """Is this the best so far?"""
        if promise > self.promise:
            self.promise = promise
            self.deed = deed
            self.to = to
            self.transport = transport

    def ride(self, p: Universalis, x: int, here: int, boarding: bool) -> None:
        """With a cavalry: straight to the prey, or first to where armies can be taken aboard."""
        seat = self.seat
        aboard = p.transport_armies[x]
        far = self.moves(p, x) + HORIZON * self.pace(p)
        roads = Roads(p, seat, here, far)
        price = self.farewell(p, here, p.armies[here], aboard) if p.owner[here] == seat else 0.0
        self.strikes(p, x, roads, aboard, 1 if boarding else 0, TAKE if boarding else STRIKE, NOBODY, price)
        top: Step[Any] = p.stack[-1]
        paid = isinstance(top, Loading) and top.transport == x and top.way == "load"
        for stop, more in self.stops(p, roads, p.army_space(x)):
            cost = roads.cost[stop] + (0 if paid and stop == here else 1)
            way = roads if stop == here else Roads(p, seat, stop, far - cost)
            deed = TAKE if boarding or stop == here else RIDE
            self.strikes(p, x, way, aboard + more, cost, deed, roads.first[stop], price)

    def stops(self, p: Universalis, roads: Roads, room: int) -> list[tuple[int, int]]:
        """Where armies wait that could come along, and how many: the best few places."""
        rated: list[tuple[float, int, int]] = []
        for t in roads.found:
            if p.owner[t] == self.seat:
                n = min(room, spare(p, self.seat, t))
                if n >= SOME:
                    rated.append((0.5 * roads.cost[t] - n, t, n))
        rated.sort()
        return [(t, n) for _, t, n in rated[:STOPS]]

    def farewell(self, p: Universalis, t: int, stay: int, go: int) -> float:
        """What it costs a territory if armies leave that defend it now."""
        if not go:
            return 0.0
        stake = self.view.prize(p, self.seat, t)
        dice = extra_dice(p, t, stay)
        before = risk(p, self.seat, t, stay + go, dice, self.view.banners)
        return stake * (risk(p, self.seat, t, stay, dice, self.view.banners) - before)

    def strikes(
        self, p: Universalis, x: int, roads: Roads, force: int, spent: int, deed: str, to: int, price: float
    ) -> None:
        """All prey that these roads lead to, with so many armies aboard, when so many movement points are spent.

        With the deed STRIKE nothing is to be done first: the prey is struck, or ridden to.
        """
        if force < 2:
            return
        nearest: dict[int, int] = {}
        step: dict[int, int] = {}
        for t in roads.found:
            for u in beside(t):
                if prey(p, self.seat, u):
                    cost = roads.cost[t] + land_cost(p, self.seat, COST_CAVALRY, t, u)
                    if cost < nearest.get(u, FAR):
                        nearest[u] = cost
                        step[u] = roads.first[t]
        for u, cost in nearest.items():
            gain = venture(p, self.view, self.seat, u, force - 1.0, 1.0)
            if gain <= 0.0:
                continue
            gain = gain * self.patience(p, x, spent + cost) - 0.01 * (spent + cost) - price
            if deed != STRIKE:
                self.better(gain, deed, to, x)
            elif step[u] != NOBODY:
                self.better(gain, RIDE, step[u], x)
            else:
                self.better(gain, STRIKE if cost <= self.moves(p, x) else STAY, u, x)

    def sail(self, p: Universalis, x: int) -> None:
        """From a war ship at sea, a landing."""
        area = p.transport_at[x]
        if area < TERRITORIES:
            return
        for u in COASTS[area - TERRITORIES]:
            if prey(p, self.seat, u):
                gain = venture(p, self.view, self.seat, u, p.transport_armies[x] - 1.0, 1.0)
                self.better(gain * WAIT**self.delay, STRIKE, u, x)

    def walk(self, p: Universalis, here: int) -> None:
        """On foot: from where it is, from a neighbouring own territory, or it waits for a cavalry."""
        seat = self.seat
        delay: float = WAIT**self.delay
        if p.owner[here] != seat:
            self.foot(p, here, p.train(seat, here), 0, delay, STRIKE, NOBODY)
            return
        leads = p.leads(seat)
        self.foot(p, here, p.armies[here], keeps(p, seat, here), delay, STRIKE, NOBODY)
        along = max(0, min(leads, spare(p, seat, here)))
        pace = p.banner_moves[self.banner] if self.now else self.attacks
        for t in NEIGHBOURS[here]:
            if p.owner[t] == seat and not p.banners_at(seat, t):
                near = pace >= land_cost(p, seat, COST_CAVALRY, here, t)
                self.foot(p, t, p.armies[t] + along, keeps(p, seat, t), (0.9 if near else WAIT) * delay, WALK, t)
        for x in p.transports_of(seat):
            if TYPE_OF[x] != CAVALRY or p.transport_at[x] >= TERRITORIES or p.banner_aboard(x) != NOBODY:
                continue
            if p.transport_at[x] == here:
                self.ride(p, x, here, True)
            elif p.owner[p.transport_at[x]] == seat:
                self.fetch(p, x, here)

    def foot(self, p: Universalis, t: int, armies: int, stay: int, delay: float, deed: str, to: int) -> None:
        """Attacks from a territory where so many armies would stand, of which some have to stay."""
        force = min(p.leads(self.seat), armies - 1)
        if force < 1:
            return
        for u in NEIGHBOURS[t]:
            if prey(p, self.seat, u):
                gain = venture(p, self.view, self.seat, u, float(force), float(min(0, armies - force - stay)))
                if gain > 0.0:
                    self.better(gain * delay, deed, u if deed == STRIKE else to, NOBODY)

    def fetch(self, p: Universalis, x: int, here: int) -> None:
        """A cavalry comes for the banner."""
        far = self.moves(p, x) + HORIZON * self.pace(p)
        coming = Roads(p, self.seat, p.transport_at[x], far)
        if coming.cost[here] == FAR:
            return
        waiting = max(0, min(p.army_space(x), spare(p, self.seat, here)))
        cost = coming.cost[here] + 1
        force = p.transport_armies[x] + waiting
        self.strikes(p, x, Roads(p, self.seat, here, far - cost), force, cost, RIDE, coming.first[here], 0.0)
