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
    ARMIES_OF,
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
LATER: Final = 0.4  # of what an attack promises that has to wait for the next turn
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
        self.cost = [FAR] * TERRITORIES
        self.first = [NOBODY] * TERRITORIES
        own = p.active == self.seat
        self.now = own and p.phase == "combat"
        ready = self.now or (own and p.phase in BEFORE_COMBAT)
        self.attacks = p.attacks[b] if ready else p.experience[b] + p.general[b]
        self.delay = 1.0 if ready and self.attacks > 0 else LATER
        x = p.banner_on[b]
        if x != NOBODY and TYPE_OF[x] == CAVALRY and p.transport_at[x] < TERRITORIES:
            self.ride(p, x, p.transport_at[x], self.moves(p, x), False)
        elif x != NOBODY:
            self.sail(p, x)
        else:
            self.walk(p, p.banner_at[b])

    def moves(self, p: Universalis, x: int) -> int:
        """Movement points of a cavalry for this campaign."""
        if self.now:
            return p.transport_moves[x]
        n = MOVEMENT_OF[CAVALRY][p.transport_level(self.seat)]
        return n + 1 if p.has(self.seat, STRADE) else n

    def better(self, promise: float, deed: str, to: int, transport: int) -> None:
        """Is this the best so far?"""
        if promise > self.promise:
            self.promise = promise
            self.deed = deed
            self.to = to
            self.transport = transport

    def survey(self, p: Universalis, here: int, most: int) -> list[int]:
        """Own land that cavalry reaches for so many movement points."""
        self.cost[here] = 0
        edge = [here]
        found = [here]
        while edge:
            a = edge.pop(0)
            for u in NEIGHBOURS[a] if ACROSS[a] == NOBODY else [*NEIGHBOURS[a], ACROSS[a]]:
                if p.owner[u] != self.seat:
                    continue
                n = self.cost[a] + land_cost(p, self.seat, COST_CAVALRY, a, u)
                if n < self.cost[u] and n <= most:
                    if self.cost[u] == FAR:
                        found.append(u)
                    self.cost[u] = n
                    self.first[u] = u if a == here else self.first[a]
                    edge.append(u)
        return found

    def ride(self, p: Universalis, x: int, here: int, moves: int, boarding: bool) -> None:
        """With a cavalry: armies are taken where it stands and where it strikes from."""
        seat = self.seat
        if p.owner[here] != seat:
            self.strike_from(p, x, here, p.transport_armies[x], moves, STRIKE, NOBODY)
            return
        room = ARMIES_OF[CAVALRY][p.transport_level(seat)]
        aboard = p.transport_armies[x]
        waiting = max(0, min(room - aboard, spare(p, seat, here)))
        top: Step[Any] = p.stack[-1]
        paid = isinstance(top, Loading) and top.transport == x and top.way == "load"
        load = 0 if paid else 1
        leaving = self.farewell(p, here, p.armies[here], aboard)
        for t in self.survey(p, here, moves + 10):
            for taken in range(2):
                if taken and waiting < SOME:
                    continue
                force = aboard + waiting * taken
                spent = self.cost[t] + (load if taken or boarding else 0)
                deed = TAKE if taken or boarding else STRIKE if t == here else RIDE
                to = t if t == here else self.first[t]
                if t != here:
                    more = max(0, min(room - force, spare(p, seat, t)))
                    if more >= SOME:
                        self.strike_from(p, x, t, force + more, moves - spent - 1, deed, to, leaving)
                self.strike_from(p, x, t, force, moves - spent, deed, to, leaving)

    def farewell(self, p: Universalis, t: int, stay: int, go: int) -> float:
        """What it costs a territory if armies leave that defend it now."""
        if not go:
            return 0.0
        stake = self.view.prize(p, self.seat, t)
        dice = extra_dice(p, t, stay)
        before = risk(p, self.seat, t, stay + go, dice, self.view.banners)
        return stake * (risk(p, self.seat, t, stay, dice, self.view.banners) - before)

    def strike_from(
        self, p: Universalis, x: int, t: int, force: int, moves: int, deed: str, to: int, price: float = 0.0
    ) -> None:
        """All prey next to a territory, with so many armies aboard and movement points left."""
        for u in NEIGHBOURS[t] if ACROSS[t] == NOBODY else [*NEIGHBOURS[t], ACROSS[t]]:
            if prey(p, self.seat, u):
                gain = venture(p, self.view, self.seat, u, force - 1.0, 1.0)
                left = moves - land_cost(p, self.seat, COST_CAVALRY, t, u)
                delay = self.delay if left >= 0 else LATER * self.delay
                if gain > 0.0:
                    if deed == STRIKE and left < 0:
                        continue
                    self.better(gain * delay + 0.01 * left - price, deed, u if deed == STRIKE else to, x)

    def sail(self, p: Universalis, x: int) -> None:
        """From a war ship at sea, a landing."""
        area = p.transport_at[x]
        if area < TERRITORIES:
            return
        for u in COASTS[area - TERRITORIES]:
            if prey(p, self.seat, u):
                gain = venture(p, self.view, self.seat, u, p.transport_armies[x] - 1.0, 1.0)
                self.better(gain * self.delay, STRIKE, u, x)

    def walk(self, p: Universalis, here: int) -> None:
        """On foot: from where it is, from a neighbouring own territory, or it waits for a cavalry."""
        seat = self.seat
        if p.owner[here] != seat:
            self.foot(p, here, p.train(seat, here), 0, self.delay, STRIKE, NOBODY)
            return
        leads = p.leads(seat)
        self.foot(p, here, p.armies[here], keeps(p, seat, here), self.delay, STRIKE, NOBODY)
        along = max(0, min(leads, spare(p, seat, here)))
        pace = p.banner_moves[self.banner] if self.now else self.attacks
        for t in NEIGHBOURS[here]:
            if p.owner[t] == seat and not p.banners_at(seat, t):
                delay = self.delay if pace >= land_cost(p, seat, COST_CAVALRY, here, t) else LATER * self.delay
                self.foot(p, t, p.armies[t] + along, keeps(p, seat, t), 0.9 * delay, WALK, t)
        for x in p.transports_of(seat):
            if TYPE_OF[x] != CAVALRY or p.transport_at[x] >= TERRITORIES or p.banner_aboard(x) != NOBODY:
                continue
            if p.transport_at[x] == here:
                self.ride(p, x, here, self.moves(p, x), True)
                self.cost = [FAR] * TERRITORIES
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
        start = p.transport_at[x]
        self.survey(p, start, self.moves(p, x) + 10)
        far = self.cost[here]
        step = self.first[here]
        aboard = p.transport_armies[x]
        self.cost = [FAR] * TERRITORIES
        if far == FAR:
            return
        waiting = max(0, min(p.army_space(x), spare(p, self.seat, here)))
        moves = self.moves(p, x) - far - 1
        for t in self.survey(p, here, max(0, moves)):
            self.strike_from(p, x, t, aboard + waiting, moves - self.cost[t], RIDE, step)
        self.cost = [FAR] * TERRITORIES
