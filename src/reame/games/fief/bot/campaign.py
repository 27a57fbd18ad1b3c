"""Where a family's armies could go and what for: goals, how far they are, and whether the force would do."""

from __future__ import annotations

from typing import Final, final

from reame.games.fief.march.movement import MovementTurn
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY

SOLDIER: Final = 74.0
FIEF: Final = 5000.0
RANKED: Final = 250.0
VILLAGE_HELD: Final = 140.0
PROGRESS: Final = 2200.0  # for a region wholly held
LAST_VILLAGE: Final = 800.0  # a title can be bought
PATH: Final = 9000.0  # all fiefs for a victory, with a crown
VICTORY: Final = 20000.0  # fiefs and a crown: only the end of the round is missing
DENIED: Final = 0.25  # of a victory, to whoever takes it away
SHIELD: Final = [1.0, 1.5, 2.0]  # how much walls multiply a great garrison
FETCH: Final = 0.7  # what is left of a plan, for each step to the troops that wait for a lord
IDLE: Final = 3.0  # troops that are worth a walk
ROUNDS: Final = 4.0  # of income, for what stands in a village
NOW: Final = [0.0, 0.72, 0.62, 0.55]  # what a goal is worth that can be reached this turn
REACH: Final = [0.0, 0.36, 0.3, 0.24, 0.19, 0.15, 0.12, 0.09, 0.07, 0.06, 0.05]  # and later, by what is left of the way
FAR: Final = len(REACH) - 1
DELAY: Final = 2  # steps a battle on the way costs
WITHOUT_CROWN: Final = 0.35  # how much of the path fiefs are worth to those who are neither King nor Queen


def path(fiefs: int) -> float:
    """How far so many fiefs have come on the way to victory, in worth."""
    n = min(fiefs, t.SOLO_FIEFS)
    return PATH * n * n / (t.SOLO_FIEFS * t.SOLO_FIEFS)


def parity(garrison: float, walls: int) -> float:
    """The attackers who would win every second battle against a garrison: three dice are the most one throws (9.3)."""
    if walls == t.CITADEL:
        return max(1.3 * garrison + 2.8, 2.0 * garrison - 4.0)
    if walls == t.CASTLE:
        return max(1.15 * garrison + 2.3, 1.6 * garrison - 3.0)
    return garrison + 1.0


def odds(mine: float, theirs: float, walls: int) -> float:
    """How likely attackers are to win; the greater the armies, the surer it is."""
    if theirs <= 0.0:
        return 1.0
    if mine <= 0.0:
        return 0.0
    ratio = mine / parity(theirs, walls)
    if ratio > 2.0 or ratio < 0.5:
        return 0.98 if ratio > 1.0 else 0.02
    steep: float = ratio ** min(12.0, 3.0 + 0.75 * theirs)
    return steep / (1.0 + steep)


def toll_of(mine: float, theirs: float, walls: int, win: float) -> float:
    """Points an attack would cost, won or lost."""
    return win * min(mine, 0.75 * parity(theirs, walls)) + (1.0 - win) * mine


def soldier_cost(p: Fief, seat: int) -> float:
    """A point of soldiers is dear to the poor; the rich hire another."""
    ecus = p.money[seat]
    return SOLDIER if ecus < 1500 else 0.5 * SOLDIER if ecus < 4000 else 0.2 * SOLDIER


def buildings(p: Fief, village: int) -> float:
    """What stands in a village, by what it yields."""
    walls = 450.0 if p.walls[village] else 0.0
    return walls + ROUNDS * (t.MILL_INCOME * p.mills[village] + t.PRESS_INCOME * p.presses[village])


def held_in(p: Fief, seat: int, region: int) -> int:
    """Villages of a region a player holds."""
    n = 0
    for v in t.VILLAGES_OF[region]:
        n += p.holder(v) == seat
    return n


def royal(p: Fief, seat: int) -> bool:
    """King of age or Queen in the family (R61)?"""
    return (p.king_of_age() and p.family[p.king] == seat) or (p.queen != NOBODY and p.family[p.queen] == seat)


def standing(p: Fief, seat: int, fiefs: int) -> float:
    """What so many fiefs are worth on the way to victory, to this player."""
    if not royal(p, seat):
        return WITHOUT_CROWN * path(fiefs)
    return path(fiefs) + (VICTORY if fiefs >= t.SOLO_FIEFS and p.options["mode"] == 0 else 0.0)


def onward(p: Fief, seat: int) -> float:
    """What another fief would bring this player on the way to victory."""
    owned = p.fiefs_of(seat)
    return standing(p, seat, owned + 1) - standing(p, seat, owned)


def prize(p: Fief, seat: int, village: int) -> float:
    """What taking a village would bring this player: most, if it is a capital or the last one of its region."""
    r = t.REGION_OF[village]
    if p.capital[r] == village and p.fief[r] != seat:
        return the_prize(p, seat, village, 0, onward(p, seat))
    mine = held_in(p, seat, r) if p.capital[r] == NOBODY else 0
    return the_prize(p, seat, village, mine, onward(p, seat) if mine + 1 == len(t.VILLAGES_OF[r]) else 0.0)


def the_prize(p: Fief, seat: int, village: int, mine: int, ahead: float) -> float:
    """The same by villages held of the region, and by what another fief would bring."""
    r = t.REGION_OF[village]
    if p.capital[r] == village:
        if p.fief[r] == seat:
            return 0.6 * FIEF
        return FIEF + RANKED * t.RANK[r] + ahead + denial(p, r)
    if p.capital[r] != NOBODY:
        return 15.0 if p.fief[r] == seat else 40.0
    size = len(t.VILLAGES_OF[r])
    n = VILLAGE_HELD + PROGRESS * (2 * mine + 1) / (size * size)
    if mine + 1 == size:
        n += LAST_VILLAGE + 0.5 * ahead
    if p.occupants[village]:
        return n + (450.0 if p.walls[village] else 0.0)  # its works would burn
    return n + buildings(p, village)


def denial(p: Fief, region: int) -> float:
    """Who is about to win loses a fief."""
    s = p.fief[region]
    if s == NOBODY or not royal(p, s):
        return 0.0
    owned = p.fiefs_of(s)
    return DENIED * VICTORY if owned >= t.SOLO_FIEFS else 0.3 * DENIED * VICTORY if owned == t.SOLO_FIEFS - 1 else 0.0


def forces(p: Fief) -> list[float]:
    """Strength inside every village, by seat and village."""
    out = [0.0] * (p.seats * t.VILLAGES)
    for x in range(t.LORDS):
        if p.fighter(x) and not t.IS_GATE[p.place[x]]:
            out[p.family[x] * t.VILLAGES + t.VILLAGE_OF[p.place[x]]] += 1.0
    for g in (0, 1):
        if p.guards[g] and p.guards_at[g] != NOBODY and not t.IS_GATE[p.guards_at[g]]:
            out[p.guards_of[g] * t.VILLAGES + t.VILLAGE_OF[p.guards_at[g]]] += p.guards[g]
    for v in range(t.VILLAGES):
        for s in p.occupants[v]:
            if s != t.REBELS:
                base = s * t.PLACES
                out[s * t.VILLAGES + v] += p.soldiers[base + v] + p.soldiers[base + t.FIELD + v]
    return out


def alliances(p: Fief) -> list[int]:
    """For every seat a mask of those it is allied with."""
    out = [0] * p.seats
    for x in range(t.LORDS):
        if p.spouse[x] != NOBODY:
            out[p.family[x]] |= 1 << p.family[p.spouse[x]]
    return out


WAYS_KEPT: Final = 4000  # from villages, by where enemies stand: many positions in thought differ in neither
_WAYS: Final[dict[int, list[int]]] = {}


def way(village: int, enemies: int) -> list[int]:
    """Steps to every village; whoever is in the way has to be beaten first."""
    key = enemies * t.VILLAGES + village
    known = _WAYS.get(key)
    if known is not None:
        return known
    row = [FAR] * t.VILLAGES
    row[village] = 0
    edge = [village]
    for v in edge:  # which grows meanwhile
        d = row[v] + (1 if v == village or not enemies >> v & 1 else 1 + DELAY)
        for u in t.NEIGHBOURS[v]:
            if d < row[u]:
                row[u] = d
                edge.append(u)
    if len(_WAYS) >= WAYS_KEPT:
        _WAYS.clear()
    _WAYS[key] = row
    return row


@final
class Campaign:
    """The goals of one player and what stands in their way, counted once for many questions."""

    def __init__(self, p: Fief, seat: int, force: list[float], friends: int) -> None:
        self.seat = seat
        self.cost = soldier_cost(p, seat)
        self.mine = force[seat * t.VILLAGES : (seat + 1) * t.VILLAGES]
        self.goals = [0.0] * t.VILLAGES
        self.against = [0.0] * t.VILLAGES
        self.walls = p.walls
        self.enemies = 0  # where somebody would have to be beaten, as a mask
        ahead = onward(p, seat)
        held = [0] * t.REGIONS
        for v in range(t.VILLAGES):
            held[t.REGION_OF[v]] += p.holder(v) == seat
        for v in range(t.VILLAGES):
            h = p.holder(v)
            if h == seat:
                continue
            self.goals[v] = the_prize(p, seat, v, held[t.REGION_OF[v]], ahead)
            if h == NOBODY:
                continue
            self.enemies |= 1 << v
            if h == t.REBELS:
                self.against[v] = p.rebels + 0.5
            else:
                self.against[v] = force[h * t.VILLAGES + v] + 0.5
                if friends >> h & 1:
                    self.goals[v] *= 0.3
            if p.foggy(v):
                self.goals[v] *= 0.4
        self.aim = NOBODY  # of the outlook last asked for
        self._first_goals = self.goals.copy()  # goals change while one looks at them
        self._waiting: list[int] | None = None  # where troops could do with a lord; found out when it is asked for
        self._plans: list[float] = []  # what they could do

    def waiting(self) -> list[int]:
        """Where troops could do with a lord."""
        if self._waiting is None:
            goals, aim = self.goals, self.aim
            self.goals = self._first_goals
            self._plans = [0.0] * t.VILLAGES
            self._waiting = []
            for v in range(t.VILLAGES):
                if self.mine[v] >= IDLE:
                    self._plans[v] = self.outlook(v, self.mine[v] - 1.0, 0)
                    if self._plans[v] > 0.0:
                        self._waiting.append(v)
            self.goals, self.aim = goals, aim
        return self._waiting

    def promise(self, village: int, force: float) -> float:
        """What going to a village with so much force could bring, once there."""
        theirs = self.against[village]
        if theirs <= 0.0:
            return self.goals[village] if force >= 1.0 else 0.3 * self.goals[village]  # nobody would stay
        win = odds(force, theirs, self.walls[village])
        if win < 0.4:
            return 0.0
        return win * self.goals[village] - self.cost * toll_of(force, theirs, self.walls[village], win)

    def outlook(self, village: int, force: float, steps: int) -> float:
        """The best that a force could do from a village with so many steps left; or a lord, with other troops."""
        best = 0.0
        self.aim = NOBODY
        steps = max(0, steps)
        far = way(village, self.enemies)
        goals = self.goals
        for u in range(t.VILLAGES):
            goal = goals[u]
            if goal <= best:
                continue
            d = far[u]
            weight = NOW[d] if d <= steps else REACH[d - steps]
            if goal * weight > best:
                n = weight * self.promise(u, force)
                if n > best:
                    best = n
                    self.aim = u
        if force >= 1.0:
            return best
        for u in self.waiting():
            n = self._plans[u] * FETCH ** far[u]
            if u != village and n > best:
                best = n
                self.aim = NOBODY
        return best

    def errand(self, village: int, road: int, force: float, steps: int) -> float:
        """How much better a force is placed, or what it gains, if it takes a road from a village."""
        stay = self.outlook(village, force + 1.0, 0)
        if self.goals[road] <= 0.0:
            return self.outlook(road, force + self.mine[road], steps - 1) - stay
        if self.against[road] > 0.0:
            return self.promise(road, force) + self.beyond(road, force) - stay
        goal = self.goals[road]
        self.goals[road] = 0.0  # it would be had
        gained = goal + self.outlook(road, max(0.0, force - 1.0), steps - 1) - stay
        self.goals[road] = goal
        return gained

    def beyond(self, village: int, force: float) -> float:
        """What a force that attacks a village could do next, if it wins."""
        theirs = self.against[village]
        win = odds(force, theirs, self.walls[village])
        if win < 0.3:
            return 0.0
        goal = self.goals[village]
        self.goals[village] = 0.0
        best = win * self.outlook(village, force - 0.75 * parity(theirs, self.walls[village]), 0)
        self.goals[village] = goal
        return best

    def best_errand(self, village: int, force: float, steps: int) -> float:
        """By any road."""
        best = 0.0
        for u in t.NEIGHBOURS[village]:
            best = max(best, self.errand(village, u, force, steps))
        return best


def campaign(p: Fief, seat: int) -> Campaign:
    """Of a player as things stand."""
    return Campaign(p, seat, forces(p), alliances(p)[seat])


def spare(p: Fief, seat: int, place: int) -> int:
    """How many soldiers of a place may leave it: all but a garrison."""
    here = p.soldiers[seat * t.PLACES + place]
    v = t.VILLAGE_OF[place]
    r = t.REGION_OF[v]
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
            for u in t.NEIGHBOURS[village]:
                n += p.strength(o, u)
            most = max(most, n)
    return most


def steps_left(p: Fief, seat: int) -> int:
    """How many steps a player's pieces may still make this round."""
    if p.phase in ("battles", "negotiations"):
        return 0
    if p.phase != "movement":
        return t.STEPS_A_TURN
    for step in p.stack:
        if isinstance(step, MovementTurn):
            if step.seat == seat:
                return t.STEPS_A_TURN
            waits = p.turn_order()
            return t.STEPS_A_TURN if waits.index(seat) > waits.index(step.seat) else 0
    return 0


def prospects(p: Fief, plan: Campaign) -> float:
    """What all lords of a player could do with the forces where they stand; two lords seldom have one goal."""
    total = 0.0
    led = 0
    seat = plan.seat
    steps = steps_left(p, seat)
    for x in range(t.LORDS):
        if p.family[x] != seat or p.captor[x] != NOBODY:
            continue
        v = t.VILLAGE_OF[p.place[x]]
        if t.IS_GATE[p.place[x]]:
            if not led >> v & 1:
                led |= 1 << v
                total += plan.beyond(v, float(p.gate_strength(seat, v)))
            continue
        left = max(0, steps - p.steps_made[x])
        if led >> v & 1:
            total += 0.5 * plan.outlook(v, 0.0, left)  # the army has a leader
        else:
            led |= 1 << v
            force = plan.mine[v] - 1.0
            if left:
                base = seat * t.PLACES + v
                tired = p.thrice[base] + p.twice[base] + (p.once[base] if left == t.STEPS_A_TURN else 0)
                now = plan.outlook(v, force - tired, left)
                aim = plan.aim
                later = plan.outlook(v, force, 0)
                if now > later:
                    plan.aim = aim
                total += max(now, later)
            else:
                total += plan.outlook(v, force, 0)
        if plan.aim != NOBODY:
            plan.goals[plan.aim] *= 0.4
    return total
