"""Where a family's armies could go and what for: goals, how far they are, and whether the force would do."""

from __future__ import annotations

from typing import Final

from reame.games.fief.march import March
from reame.games.fief.position import Fief
from reame.games.fief.things import (
    FIELD,
    INCOME,
    IS_GATE,
    LORDS,
    NEIGHBOURS,
    PLACES,
    RANK,
    REBELS,
    REGION_OF,
    SOLO_FIEFS,
    VILLAGE_OF,
    VILLAGES,
    VILLAGES_OF,
)
from reame.kernel.kinds import NOBODY

SOLDIER: Final = 74.0
FIEF: Final = 4200.0
RANKED: Final = 250.0
VILLAGE_HELD: Final = 140.0
PROGRESS: Final = 2200.0  # for a region wholly held
LAST_VILLAGE: Final = 500.0  # a title can be bought
PATH: Final = 7500.0  # all fiefs for a victory, with a crown
SHIELD: Final = [1.0, 1.6, 2.1]  # how much walls multiply a garrison
FETCH: Final = 0.7  # what is left of a plan, for each step to the troops that wait for a lord
IDLE: Final = 3.0  # troops that are worth a walk
ROUNDS: Final = 4.0  # of income, for what stands in a village
REACH: Final = [0.0, 0.3, 0.25, 0.21, 0.17, 0.14, 0.11, 0.09, 0.07, 0.06, 0.05]  # what a goal so far away is worth
WITHOUT_CROWN: Final = 0.35  # how much of the path fiefs are worth to those who are neither King nor Queen


def _distances() -> list[list[int]]:
    """Steps between any two villages."""
    out: list[list[int]] = []
    for start in range(VILLAGES):
        row = [len(REACH) - 1] * VILLAGES
        row[start] = 0
        edge = [start]
        while edge:
            edge = [u for v in edge for u in NEIGHBOURS[v] if _closer(row, u, row[v] + 1)]
        out.append(row)
    return out


def _closer(row: list[int], village: int, steps: int) -> bool:
    if steps >= row[village]:
        return False
    row[village] = steps
    return True


DISTANCE: Final[list[list[int]]] = _distances()


def path(fiefs: int) -> float:
    """How far so many fiefs have come on the way to victory, in worth."""
    n = min(fiefs, SOLO_FIEFS)
    return PATH * n * n / (SOLO_FIEFS * SOLO_FIEFS)


def odds(mine: float, theirs: float) -> float:
    """How likely the stronger side is to win."""
    if theirs <= 0.0:
        return 1.0
    if mine <= 0.0:
        return 0.0
    return mine * mine * mine / (mine * mine * mine + theirs * theirs * theirs)


def soldier_cost(p: Fief, seat: int) -> float:
    """A point of soldiers is dear to the poor; the rich hire another."""
    return SOLDIER if p.money[seat] < 1500 else 0.5 * SOLDIER


def buildings(p: Fief, village: int) -> float:
    """What stands in a village, by what it yields."""
    walls = 450.0 if p.walls[village] else 0.0
    return walls + ROUNDS * (INCOME["mill"] * p.mills[village] + INCOME["press"] * p.presses[village])


def held_in(p: Fief, seat: int, region: int) -> int:
    """Villages of a region a player holds."""
    n = 0
    for v in VILLAGES_OF[region]:
        n += p.holder(v) == seat
    return n


def royal(p: Fief, seat: int) -> bool:
    """King of age or Queen in the family (R61)?"""
    return (p.king_of_age() and p.family[p.king] == seat) or (p.queen != NOBODY and p.family[p.queen] == seat)


def prize(p: Fief, seat: int, village: int) -> float:
    """What taking a village would bring this player: most, if it is a capital or the last one of its region."""
    r = REGION_OF[village]
    if p.capital[r] == village:
        if p.fief[r] == seat:
            return 0.5 * FIEF
        owned = p.fiefs_of(seat)
        onward = path(owned + 1) - path(owned)
        return FIEF + RANKED * RANK[r] + onward * (1.0 if royal(p, seat) else WITHOUT_CROWN)
    if p.capital[r] != NOBODY:
        return 15.0 if p.fief[r] == seat else 40.0
    mine = held_in(p, seat, r)
    size = len(VILLAGES_OF[r])
    n = VILLAGE_HELD + PROGRESS * (2 * mine + 1) / (size * size) + (LAST_VILLAGE if mine + 1 == size else 0.0)
    if p.occupants[village]:
        return n + (450.0 if p.walls[village] else 0.0)  # its works would burn
    return n + buildings(p, village)


def forces(p: Fief) -> list[float]:
    """Strength inside every village, by seat and village."""
    out = [0.0] * (p.seats * VILLAGES)
    for x in range(LORDS):
        if p.fighter(x) and not IS_GATE[p.place[x]]:
            out[p.family[x] * VILLAGES + VILLAGE_OF[p.place[x]]] += 1.0
    for g in (0, 1):
        if p.guards[g] and p.guards_at[g] != NOBODY and not IS_GATE[p.guards_at[g]]:
            out[p.guards_of[g] * VILLAGES + VILLAGE_OF[p.guards_at[g]]] += p.guards[g]
    for v in range(VILLAGES):
        for s in p.occupants[v]:
            if s != REBELS:
                base = s * PLACES
                out[s * VILLAGES + v] += p.soldiers[base + v] + p.soldiers[base + FIELD + v]
    return out


def alliances(p: Fief) -> list[int]:
    """For every seat a mask of those it is allied with."""
    out = [0] * p.seats
    for x in range(LORDS):
        if p.spouse[x] != NOBODY:
            out[p.family[x]] |= 1 << p.family[p.spouse[x]]
    return out


class Campaign:
    """The goals of one player and what stands in their way, counted once for many questions."""

    def __init__(self, p: Fief, seat: int, force: list[float], friends: int) -> None:
        self.seat = seat
        self.cost = soldier_cost(p, seat)
        self.mine = force[seat * VILLAGES : (seat + 1) * VILLAGES]
        self.goals = [0.0] * VILLAGES
        self.against = [0.0] * VILLAGES
        for v in range(VILLAGES):
            h = p.holder(v)
            if h == seat:
                continue
            self.goals[v] = prize(p, seat, v)
            if h == REBELS:
                self.against[v] = p.rebels + 0.5
            elif h != NOBODY:
                self.against[v] = force[h * VILLAGES + v] * SHIELD[p.walls[v]] + 0.5
                if friends >> h & 1:
                    self.goals[v] *= 0.3
            if h != NOBODY and p.foggy(v):
                self.goals[v] *= 0.4
        self.aim = NOBODY  # of the outlook last asked for
        self.waiting: list[int] = []  # where troops could do with a lord
        self.plans = [0.0] * VILLAGES
        for v in range(VILLAGES):
            if self.mine[v] >= IDLE:
                self.plans[v] = self.outlook(v, self.mine[v] - 1.0)
        self.waiting = [v for v in range(VILLAGES) if self.plans[v] > 0.0]

    def promise(self, village: int, force: float) -> float:
        """What going to a village with so much force could bring, once there."""
        if self.against[village] <= 0.0:
            return self.goals[village] if force >= 1.0 else 0.3 * self.goals[village]  # nobody would stay
        win = odds(force, self.against[village])
        if win < 0.5:
            return 0.0
        return win * self.goals[village] - (1.0 - win) * self.cost * force * 0.7

    def outlook(self, village: int, force: float) -> float:
        """The best that a force could do from a village, the nearer the better; or a lord, with other troops."""
        best = 0.0
        self.aim = NOBODY
        steps = DISTANCE[village]
        for u in range(VILLAGES):
            if self.goals[u] * REACH[steps[u]] > best:
                n = REACH[steps[u]] * self.promise(u, force)
                if n > best:
                    best = n
                    self.aim = u
        if force >= 1.0:
            return best
        for u in self.waiting:
            n = self.plans[u] * FETCH ** steps[u]
            if u != village and n > best:
                best = n
                self.aim = NOBODY
        return best

    def errand(self, village: int, road: int, force: float) -> float:
        """How much better a force is placed, or what it gains, if it takes a road from a village."""
        stay = self.outlook(village, force + 1.0)
        if self.goals[road] <= 0.0:
            return self.outlook(road, force + self.mine[road]) - stay
        if self.against[road] > 0.0:
            return self.promise(road, force) - stay
        goal = self.goals[road]
        self.goals[road] = 0.0  # it would be had
        gained = goal + self.outlook(road, max(0.0, force - 1.0)) - stay
        self.goals[road] = goal
        return gained

    def best_errand(self, village: int, force: float) -> float:
        """By any road."""
        best = 0.0
        for u in NEIGHBOURS[village]:
            best = max(best, self.errand(village, u, force))
        return best


def campaign(p: Fief, seat: int) -> Campaign:
    """Of a player as things stand."""
    return Campaign(p, seat, forces(p), alliances(p)[seat])


def spare(p: Fief, seat: int, place: int) -> int:
    """How many soldiers of a place may leave it: all but a garrison."""
    here = p.soldiers[seat * PLACES + place]
    v = VILLAGE_OF[place]
    r = REGION_OF[v]
    if p.holder(v) != seat or (p.capital[r] != NOBODY and p.capital[r] != v and not p.walls[v]):
        return here
    keep = 1
    if p.walls[v]:
        keep = min((here + 1) // 2, 2 + int(0.25 * near_enemies(p, seat, v) / SHIELD[p.walls[v]]))
    return max(0, here - keep)


def near_enemies(p: Fief, seat: int, village: int) -> float:
    """The strongest other player within a step, as far as one can guess."""
    most = 0.0
    for o in range(p.seats):
        if o != seat and not p.allied(o, seat):
            n = 0.0
            for u in NEIGHBOURS[village]:
                n += p.strength(o, u)
            most = max(most, n)
    return most


def prospects(p: Fief, plan: Campaign) -> float:
    """What all lords of a player could do with the forces where they stand; two lords seldom have one goal."""
    total = 0.0
    for x in range(LORDS):
        if p.family[x] == plan.seat and p.captor[x] == NOBODY and not IS_GATE[p.place[x]]:
            v = VILLAGE_OF[p.place[x]]
            total += plan.outlook(v, plan.mine[v] - 1.0)
            if plan.aim != NOBODY:
                plan.goals[plan.aim] *= 0.4
    return total


def group_prospect(p: Fief, group: March, plan: Campaign) -> float:
    """A group that is being formed: half of what it could do, all of it once its escort is complete."""
    most = spare(p, group.seat, group.place)
    taken = group.points()
    if taken > most:
        return 0.0
    force = float(group.strength(p) + most - taken)
    v = VILLAGE_OF[group.place]
    best = plan.best_errand(v, force)
    if p.soldiers[group.seat * PLACES + group.place] == 0 and p.holder(v) == group.seat and not stays(p, group):
        best -= left_behind(p, group.seat, v)  # it would be anybody's
    if best <= 0.0:
        return 0.0
    return 0.5 * best if taken < most else 1.1 * best + 30.0


def left_behind(p: Fief, seat: int, village: int) -> float:
    """What its holder would lose with a village left empty."""
    r = REGION_OF[village]
    if p.capital[r] == village:
        return FIEF
    if p.capital[r] != NOBODY:
        return 15.0
    size = len(VILLAGES_OF[r])
    return VILLAGE_HELD + buildings(p, village) + PROGRESS * (2 * held_in(p, seat, r) - 1) / (size * size)


def stays(p: Fief, group: March) -> bool:
    """Does another lord of the family hold the village meanwhile?"""
    for x in range(LORDS):
        if p.place[x] == group.place and p.family[x] == group.seat and p.captor[x] == NOBODY and x not in group.lords:
            return True
    return False
