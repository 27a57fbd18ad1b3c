"""Armies in the field: where a banner could strike, on foot, with a cavalry or from a ship, and what that promises."""

from __future__ import annotations

from typing import Any, Final, final

from reame.games.universalis.bot.lanes import FAR, first_step, sailing
from reame.games.universalis.bot.odds import SAFE, all_out, chance, extra_dice, losses, risk
from reame.games.universalis.bot.survey import ARMY, IDLE, Survey, prey
from reame.games.universalis.realm.routes import land_cost, speed
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.loading import LoadingQuestion, reachable
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

COASTAL: Final[list[int]] = [t for t in range(box.TERRITORIES) if box.COAST_SEAS[t]]
SOME: Final = 3  # armies for which loading pays
WAIT: Final = 0.75  # of what an attack promises is left for each turn it has to wait
STOPS: Final = 3  # places looked at where armies could be taken aboard on the way
HORIZON: Final = 2  # turns of riding looked at
VOYAGE: Final = 1  # turns of sailing
CHANGE: Final = 0.8  # of what a promise is worth for which a banner has to change from saddle to ship
SHAME: Final = 1.5  # a banner that fails
ALONE: Final = 0.95  # how much of the danger counts that a new territory will be in
HELPED: Final = 0.6  # the same if armies are left to help it
STAY: Final = "stay"
STRIKE: Final = "strike"
RIDE: Final = "ride"
TAKE: Final = "take"
LEAVE: Final = "leave"
WALK: Final = "walk"
BEFORE_COMBAT: Final[list[str]] = ["dice", "diplomacy", "reinforcements", "taxes", "purchase", "placement"]


def keeps(p: Universalis, seat: int, t: int) -> int:
    """Armies that should stay in a territory: as many as its wild neighbours will have soon, if there is room."""
    if all_out(p, seat):
        return 1
    n = SAFE
    for u in box.NEIGHBOURS[t]:
        s = p.owner[u]
        if s == box.BARBARIANS:
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
    danger = 0.0 if all_out(p, seat) else risk(p, seat, t, left, 0.0, view.banners)
    idle = view.idle(seat)
    army = IDLE if idle else ARMY
    gain = view.prize(p, seat, t) * (1.0 - (HELPED if idle else ALONE) * danger) - army * cost
    return gain * odds - (SHAME + 0.7 * army * force) * (1.0 - odds)


class Roads:
    """The land that a player's cavalry reaches from a place without a fight: his own, and where he may pass."""

    def __init__(self, p: Universalis, seat: int, here: int, most: int) -> None:
        self.cost = [FAR] * box.TERRITORIES
        self.first = [NOBODY] * box.TERRITORIES  # the first step on the way
        self.found = [here]
        self.cost[here] = 0
        edge = [here]
        while edge:
            a = edge.pop(0)
            for u in beside(a):
                holder = p.owner[u]
                if holder != seat and (not 0 <= holder < p.seats or not p.may_pass(holder, seat)):
                    continue
                n = self.cost[a] + land_cost(p, seat, box.COST_CAVALRY, a, u)
                if n < self.cost[u] and n <= most:
                    if self.cost[u] == FAR:
                        self.found.append(u)
                    self.cost[u] = n
                    self.first[u] = u if a == here else self.first[a]
                    edge.append(u)


def beside(t: int) -> list[int]:
    """Land that cavalry enters from a territory, over a strait too."""
    return box.NEIGHBOURS[t] if box.ACROSS[t] == NOBODY else [*box.NEIGHBOURS[t], box.ACROSS[t]]


def paid(p: Universalis, x: int, t: int) -> bool:
    """Is a transport just loading in a territory?"""
    top: Step[Any] = p.stack[-1]
    return isinstance(top, LoadingQuestion) and top.transport == x and top.way == "load" and top.place == t


def nearest_sea(far: list[int], t: int) -> int:
    """Of the sea areas a territory lies on, the one that is least far."""
    best = box.COAST_SEAS[t][0]
    for s in box.COAST_SEAS[t]:
        if far[s] < far[best]:
            best = s
    return best


@final
class Expedition:
    """A transport with so many armies aboard when so many movement points are spent, and what comes first.

    With the deed STRIKE nothing is to be done first.
    """

    def __init__(self, transport: int, force: int, spent: int, deed: str, to: int, price: float) -> None:
        self.transport = transport
        self.force = force
        self.spent = spent
        self.deed = deed
        self.to = to
        self.price = price  # what the place loses that these armies leave

    def joined(self, more: int, cost: int, here: bool, first: int) -> Expedition:
        """With more armies, from here or from where the first step leads to."""
        deed = self.deed
        to = self.to
        if deed == STRIKE:
            deed = TAKE if here else RIDE
            to = NOBODY if here else first
        return Expedition(self.transport, self.force + more, self.spent + cost, deed, to, self.price)


class Campaign:
    """The best a banner could do from where it is, and the next thing to be done for it."""

    def __init__(self, p: Universalis, b: int, view: Survey) -> None:
        self.banner = b
        self.seat = box.BANNER_OWNER[b]
        self.view = view
        self.promise = 0.0
        self.deed = STAY
        self.to = NOBODY  # the territory to strike, to ride or to walk to
        self.transport = NOBODY  # what rides, takes or drops
        self.left = NOBODY  # a transport that the banner would have to leave first, and where
        self.ashore = NOBODY
        own = p.active == self.seat
        self.now = own and p.phase == "combat"
        ready = self.now or (own and p.phase in BEFORE_COMBAT)
        self.attacks = p.attacks[b] if ready else p.experience[b] + p.general[b]
        self.delay = 0 if ready and self.attacks > 0 else 1  # turns before it may attack
        x = p.banner_on[b]
        if x != NOBODY and box.TYPE_OF[x] == box.CAVALRY and p.transport_at[x] < box.TERRITORIES:
            self.ride(p, x, p.transport_at[x], False)
            self.embark(p, x, p.transport_at[x])
        elif x != NOBODY:
            self.sail(p, x)
        else:
            self.walk(p, p.banner_at[b])
            self.ships(p, p.banner_at[b], 0)

    def moves(self, p: Universalis, x: int) -> int:
        """Movement points of a transport for what is left of this turn, or for the next one."""
        return p.transport_moves[x] if self.now else speed(p, x)

    def patience(self, p: Universalis, x: int, cost: int) -> float:
        """What is left of a promise after the turns that a way takes."""
        late = cost - self.moves(p, x)
        turns = 0 if late <= 0 else 1 + (late - 1) // speed(p, x)
        n: float = WAIT ** max(turns, self.delay)
        return n

    def better(self, promise: float, deed: str, to: int, transport: int) -> None:
        """Is this the best so far?"""
        if self.left != NOBODY:
            promise *= CHANGE
            deed = LEAVE
            to = self.ashore
            transport = self.left
        if promise > self.promise:
            self.promise = promise
            self.deed = deed
            self.to = to
            self.transport = transport

    def ride(self, p: Universalis, x: int, here: int, boarding: bool) -> None:
        """With a cavalry: straight to the prey, or first to where armies can be taken aboard."""
        seat = self.seat
        aboard = p.transport_armies[x]
        far = self.moves(p, x) + HORIZON * speed(p, x)
        roads = Roads(p, seat, here, far)
        price = self.farewell(p, here, p.armies[here], aboard) if p.owner[here] == seat else 0.0
        e = Expedition(x, aboard, 0, TAKE if boarding else STRIKE, NOBODY, price)
        self.strikes(p, roads, e.joined(0, 1, True, NOBODY) if boarding else e)
        for stop, more in self.stops(p, roads, p.army_space(x)):
            cost = roads.cost[stop] + (0 if paid(p, x, stop) else 1)
            way = roads if stop == here else Roads(p, seat, stop, far - cost)
            self.strikes(p, way, e.joined(more, cost, stop == here, roads.first[stop]))

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
        if not go or all_out(p, self.seat):
            return 0.0
        stake = self.view.prize(p, self.seat, t)
        dice = extra_dice(p, t, stay)
        before = risk(p, self.seat, t, stay + go, dice, self.view.banners)
        return stake * (risk(p, self.seat, t, stay, dice, self.view.banners) - before)

    def strikes(self, p: Universalis, roads: Roads, e: Expedition) -> None:
        """All prey that these roads lead to."""
        if e.force < 2:
            return
        x = e.transport
        nearest: dict[int, int] = {}
        step: dict[int, int] = {}
        for t in roads.found:
            for u in beside(t):
                if prey(p, self.seat, u):
                    cost = roads.cost[t] + land_cost(p, self.seat, box.COST_CAVALRY, t, u)
                    if cost < nearest.get(u, FAR):
                        nearest[u] = cost
                        step[u] = roads.first[t]
        for u, cost in nearest.items():
            gain = self.gain(p, e, u, cost, 1.0)
            if e.deed != STRIKE:
                self.better(gain, e.deed, e.to, x)
            elif step[u] != NOBODY:
                self.better(gain, RIDE, step[u], x)
            else:
                self.better(gain, STRIKE if cost <= self.moves(p, x) else STAY, u, x)

    def gain(self, p: Universalis, e: Expedition, t: int, cost: int, garrison: float) -> float:
        """What an expedition promises that has so far to go to strike a territory."""
        n = venture(p, self.view, self.seat, t, e.force - 1.0, garrison)
        if n <= 0.0:
            return 0.0
        return n * self.patience(p, e.transport, e.spent + cost) - 0.01 * (e.spent + cost) - e.price

    # -- by sea ------------------------------------------------------------------------------

    def sail(self, p: Universalis, x: int) -> None:
        """Aboard a war ship: to the coasts; or ashore, to go on by land."""
        area = p.transport_at[x]
        aboard = p.transport_armies[x]
        price = 0.0
        if area < box.TERRITORIES and p.owner[area] == self.seat:
            price = self.farewell(p, area, p.armies[area], aboard)
        self.voyage(p, area, Expedition(x, aboard, 0, STRIKE, NOBODY, price), NOBODY)
        for t in reachable(p, x):
            if p.owner[t] == self.seat:
                self.left = x
                self.ashore = t
                self.walk(p, t)
        self.left = NOBODY

    def embark(self, p: Universalis, x: int, here: int) -> None:
        """Out of the saddle and aboard a ship."""
        self.left = x
        self.ashore = here
        self.ships(p, here, p.transport_armies[x])
        self.left = NOBODY

    def ships(self, p: Universalis, here: int, more: int) -> None:
        """War ships that could take the banner aboard on its own coast, with armies that wait there and some more."""
        seat = self.seat
        if p.owner[here] != seat or not box.COAST_SEAS[here]:
            return
        for x in p.transports_of(seat):
            if box.TYPE_OF[x] != box.WAR_SHIP or p.banner_aboard(x) != NOBODY:
                continue
            area = p.transport_at[x]
            force = p.transport_armies[x] + max(0, min(p.army_space(x), spare(p, seat, here) + more))
            cost = 0 if paid(p, x, here) else 1
            if area == here:
                self.voyage(p, area, Expedition(x, force, cost, TAKE, NOBODY, 0.0), here)
                continue
            far = sailing(p, x, area)
            sea = nearest_sea(far, here)
            if far[sea] < FAR:
                first = first_step(p, x, area, sea)
                deed = TAKE if first == NOBODY else RIDE
                self.voyage(p, box.TERRITORIES + sea, Expedition(x, force, cost + far[sea], deed, first, 0.0), here)

    def voyage(self, p: Universalis, area: int, e: Expedition, boarded: int) -> None:
        """From an area to the coasts, straight or by way of another own coast where armies wait."""
        x = e.transport
        far = sailing(p, x, area)
        self.landings(p, area, far, e)
        for t, more in self.quays(p, area, far, p.army_space(x) - (e.force - p.transport_armies[x]), boarded):
            cost = 0 if paid(p, x, t) else 1
            if t == area:
                self.landings(p, area, far, e.joined(more, cost, True, NOBODY))
                continue
            sea = nearest_sea(far, t)
            first = first_step(p, x, area, sea)
            way = sailing(p, x, box.TERRITORIES + sea)
            self.landings(p, area, way, e.joined(more, cost + far[sea], first == NOBODY, first))

    def quays(self, p: Universalis, area: int, far: list[int], room: int, but: int) -> list[tuple[int, int]]:
        """Own coasts where armies wait that could come along, and how many: the best few, but for one."""
        rated: list[tuple[float, int, int]] = []
        if room >= SOME:
            for t in COASTAL:
                if p.owner[t] == self.seat and t != but:
                    cost = 0 if t == area else far[nearest_sea(far, t)]
                    n = min(room, spare(p, self.seat, t))
                    if n >= SOME and cost < FAR:
                        rated.append((0.5 * cost - n, t, n))
            rated.sort()
        return [(t, n) for _, t, n in rated[:STOPS]]

    def landings(self, p: Universalis, area: int, far: list[int], e: Expedition) -> None:
        """All prey on the coasts that are so far away."""
        if e.force < 2:
            return
        x = e.transport
        most = self.moves(p, x) + VOYAGE * speed(p, x) - e.spent
        for u in COASTAL:
            if not prey(p, self.seat, u) or self.view.prize(p, self.seat, u) <= self.promise:
                continue
            sea = nearest_sea(far, u)
            cost = far[sea] + 1
            if cost > most:
                continue
            gain = self.gain(p, e, u, cost, 0.0)
            if gain <= self.promise:
                continue
            if e.deed != STRIKE:
                self.better(gain, e.deed, e.to, x)
            elif area != box.TERRITORIES + sea:
                self.better(gain, RIDE, first_step(p, x, area, sea), x)
            else:
                self.better(gain, STRIKE if cost <= self.moves(p, x) else STAY, u, x)

    # -- on foot -----------------------------------------------------------------------------

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
        for t in box.NEIGHBOURS[here]:
            if p.owner[t] == seat and not p.banners_at(seat, t):
                near = pace >= land_cost(p, seat, box.COST_CAVALRY, here, t)
                self.foot(p, t, p.armies[t] + along, keeps(p, seat, t), (0.9 if near else WAIT) * delay, WALK, t)
        for x in p.transports_of(seat):
            if box.TYPE_OF[x] != box.CAVALRY or p.transport_at[x] >= box.TERRITORIES or p.banner_aboard(x) != NOBODY:
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
        for u in box.NEIGHBOURS[t]:
            if prey(p, self.seat, u):
                gain = venture(p, self.view, self.seat, u, float(force), float(min(0, armies - force - stay)))
                if gain > 0.0:
                    self.better(gain * delay, deed, u if deed == STRIKE else to, NOBODY)

    def fetch(self, p: Universalis, x: int, here: int) -> None:
        """A cavalry comes for the banner."""
        far = self.moves(p, x) + HORIZON * speed(p, x)
        coming = Roads(p, self.seat, p.transport_at[x], far)
        if coming.cost[here] == FAR:
            return
        waiting = max(0, min(p.army_space(x), spare(p, self.seat, here)))
        cost = coming.cost[here] + 1
        force = p.transport_armies[x] + waiting
        self.strikes(
            p, Roads(p, self.seat, here, far - cost), Expedition(x, force, cost, RIDE, coming.first[here], 0.0)
        )


def promises(p: Universalis, seat: int, view: Survey, but: int = NOBODY) -> float:
    """What the banners of a player could take next, but for one; a transport that two of them wait for serves one."""
    n = 0.0
    served: list[int] = []
    best: list[float] = []
    for b in p.banners_of(seat):
        if b == but:
            continue
        plan = Campaign(p, b, view)
        if plan.transport in served:
            i = served.index(plan.transport)
            n += max(0.0, plan.promise - best[i])
            best[i] = max(best[i], plan.promise)
            continue
        n += plan.promise
        if plan.transport != NOBODY:
            served.append(plan.transport)
            best.append(plan.promise)
    return n
