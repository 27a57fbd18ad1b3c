"""Armies in the field: a banner rides with its cavalry, fetches armies where they wait and takes what it can hold."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.odds import SAFE, chance, extra_dice
from reame.games.universalis.position import Universalis
from reame.games.universalis.routes import land_cost
from reame.games.universalis.things import (
    ACROSS,
    BARBARIANS,
    CAVALRY,
    COST_CAVALRY,
    NEIGHBOURS,
    OWNER_OF,
    TERRITORIES,
    TYPE_OF,
)
from reame.games.universalis.worth import Survey, prey
from reame.kernel.kinds import NOBODY

GOOD_ODDS: Final = 0.75
FAR: Final = 999
SOME: Final = 4  # armies for which loading pays
RANGE: Final = 30  # movement points a campaign looks ahead


def keeps(p: Universalis, seat: int, t: int) -> int:
    """Armies that should stay in a territory, or will have to: as many as the neighbours will have soon."""
    n = SAFE
    for u in NEIGHBOURS[t]:
        s = p.owner[u]
        if s == BARBARIANS:
            n = max(n, min(p.armies[u] + 1 + p.seats // 5, 12))
        elif s != seat and s != NOBODY and p.at_war(seat, s):
            n = max(n, min(p.armies[u], 10))
    return max(SAFE, min(n, p.room(t, seat)))


def spare(p: Universalis, seat: int, t: int) -> int:
    """Armies that could leave a territory."""
    return p.armies[t] - keeps(p, seat, t) if p.owner[t] == seat else 0


def losses(theirs: int, dice: float) -> float:
    """Armies that a conquest costs, about."""
    return 0.8 * theirs * (1.0 + 0.6 * dice)


class Campaign:
    """What one cavalry should do next in the combat phase."""

    def __init__(self, p: Universalis, x: int, view: Survey) -> None:
        self.transport = x
        self.seat = OWNER_OF[x]
        self.view = view
        self.loads = False
        self.unloads = False
        self.step = NOBODY  # the territory to ride to
        self.target = NOBODY  # the territory to attack at once
        self.cost = [FAR] * TERRITORIES
        self.first = [NOBODY] * TERRITORIES
        here = p.transport_at[x]
        if here == NOBODY or here >= TERRITORIES or TYPE_OF[x] != CAVALRY or p.owner[here] != self.seat:
            return
        self.survey(p, here)
        if p.banner_aboard(x) == NOBODY:
            self.fetch_banner(p, here)
        else:
            self.lead(p, here)

    def survey(self, p: Universalis, here: int) -> None:
        """Ways through own land."""
        self.cost[here] = 0
        edge = [here]
        while edge:
            a = edge.pop(0)
            for u in NEIGHBOURS[a] if ACROSS[a] == NOBODY else [*NEIGHBOURS[a], ACROSS[a]]:
                if p.owner[u] != self.seat:
                    continue
                n = self.cost[a] + land_cost(p, self.seat, COST_CAVALRY, a, u)
                if n < self.cost[u] and n <= RANGE:
                    self.cost[u] = n
                    self.first[u] = u if a == here else self.first[a]
                    edge.append(u)

    def go(self, p: Universalis, here: int, t: int) -> None:
        """Towards a territory; what has to stay behind is put ashore first."""
        if t == here:
            return
        if p.armies[here] < SAFE and p.transport_armies[self.transport] > SAFE:
            self.unloads = True
        else:
            self.step = self.first[t]

    def fetch_banner(self, p: Universalis, here: int) -> None:
        """To the nearest banner that walks."""
        best = NOBODY
        for b in p.banners_of(self.seat):
            t = p.banner_at[b]
            if p.banner_on[b] == NOBODY and self.cost[t] < FAR and (best == NOBODY or self.cost[t] < self.cost[best]):
                best = t
        if best == here:
            self.loads = True
        elif best != NOBODY:
            self.go(p, here, best)

    def lead(self, p: Universalis, here: int) -> None:
        """Load, attack, ride to the best prey, or to where armies wait."""
        x = self.transport
        if p.army_space(x) >= SOME and spare(p, self.seat, here) >= SOME:
            self.loads = True
            return
        force = p.transport_armies[x] - 1
        most = 0.0
        goal = NOBODY
        for t in range(TERRITORIES):
            if self.cost[t] == FAR:
                continue
            for u in NEIGHBOURS[t] if ACROSS[t] == NOBODY else [*NEIGHBOURS[t], ACROSS[t]]:
                if prey(p, self.seat, u):
                    n = self.promise(p, t, u, force)
                    if n > most:
                        most = n
                        goal = t
                        self.target = u
        if goal == here:
            return
        self.target = NOBODY
        if goal != NOBODY:
            self.go(p, here, goal)
        else:
            self.fetch_armies(p, here)

    def promise(self, p: Universalis, t: int, u: int, force: int) -> float:
        """What an attack from one territory on another would bring, by its odds and the time it takes."""
        theirs = p.armies_at(p.owner[u], u)
        dice = extra_dice(p, u, theirs)
        odds = chance(force, theirs, dice)
        if odds < GOOD_ODDS or force + 1 - losses(theirs, dice) < keeps(p, self.seat, u):
            return 0.0
        way = self.cost[t] + land_cost(p, self.seat, COST_CAVALRY, t, u)
        turns = 0 if way <= p.transport_moves[self.transport] else 1 + way // 10
        return self.view.prize(p, self.seat, u) * odds / (1.0 + turns) - 0.02 * way

    def fetch_armies(self, p: Universalis, here: int) -> None:
        """To where most armies wait, near ones first."""
        best = NOBODY
        most = 0.0
        space = p.army_space(self.transport)
        for t in range(TERRITORIES):
            if self.cost[t] < FAR and t != here:
                n = min(space, spare(p, self.seat, t))
                if n >= SOME and n / (4.0 + self.cost[t]) > most:
                    most = n / (4.0 + self.cost[t])
                    best = t
        if best != NOBODY:
            self.go(p, here, best)

    def aboard(self, p: Universalis, t: int, most: int) -> int:
        """How many armies to take from a territory."""
        return max(0, min(most, spare(p, self.seat, t)))
