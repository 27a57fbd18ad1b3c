"""What a family is worth, in ecus or thereabouts: land, income, people, crown, and what its battles promise."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bargaining import templates
from reame.games.fief.battle import Battle
from reame.games.fief.camps import SHELTER, SIDE, WHO, strength_of
from reame.games.fief.deals import Talk
from reame.games.fief.incomes import payee
from reame.games.fief.march import March
from reame.games.fief.position import Fief
from reame.games.fief.rounds import tally
from reame.games.fief.things import (
    ATTACKERS,
    CASTLE,
    CITADEL,
    COUPLE_FIEFS,
    CROWN,
    FIELD,
    IS_GATE,
    LORDS,
    NEIGHBOURS,
    PLACES,
    RANK,
    REBELS,
    REGION_OF,
    REGIONS,
    SEATS,
    SOLO_FIEFS,
    VILLAGE_OF,
    VILLAGES,
    VILLAGES_OF,
    VOTES_NEEDED,
)
from reame.kernel.kinds import NOBODY

MONEY: Final = 0.62
SOLDIER: Final = 74.0
LORD: Final = 620.0
FIGHTER: Final = 60.0
CAPTIVE: Final = 180.0
PRISONER: Final = 260.0
HORIZON: Final = 5.0  # rounds of income counted
FIEF: Final = 2300.0
RANKED: Final = 250.0
KING: Final = 3000.0
QUEEN: Final = 1900.0
PRINCE: Final = 500.0
BISHOP: Final = 550.0
CARDINAL: Final = 420.0
VOTER: Final = 220.0
VILLAGE_HELD: Final = 90.0
PROGRESS: Final = 1500.0  # for a region wholly held
ALLIANCE: Final = 450.0
POINT: Final = 14.0  # in a game for points
SHIELD: Final = [1.0, 1.6, 2.1]  # how much walls multiply a garrison
VICTORY: Final = 15000.0  # three fiefs and a crown: only the end of the round is missing


def incomes(p: Fief) -> list[float]:
    """What each seat would be paid for its land, without cards."""
    out = [0.0] * p.seats
    for v in range(VILLAGES):
        if not (p.walls[v] or p.mills[v] or p.presses[v]):
            continue
        who = payee(p, v)
        if who == NOBODY:
            continue
        works = 200.0 * p.mills[v] + 100.0 * p.presses[v]
        if p.famine >> REGION_OF[v] & 1:
            works *= 0.4
        out[who] += works + (100.0 if p.walls[v] == CASTLE else 200.0 if p.walls[v] == CITADEL else 0.0)
    return out


def village_worth(p: Fief, village: int) -> float:
    """What taking a village would bring."""
    n = VILLAGE_HELD + 320.0 * p.mills[village] + 160.0 * p.presses[village]
    r = REGION_OF[village]
    if p.capital[r] == village:
        return n + FIEF + RANKED * RANK[r]
    return n + (450.0 if p.walls[village] else 0.0) + 120.0


def soldier_cost(p: Fief, seat: int) -> float:
    """A point of soldiers is dear to the poor; the rich hire another."""
    return SOLDIER if p.money[seat] < 1500 else 0.5 * SOLDIER


def prize(p: Fief, seat: int, village: int) -> float:
    """What taking a village would bring this player: more, if the region is nearly his."""
    n = village_worth(p, village)
    r = REGION_OF[village]
    if p.capital[r] != NOBODY:
        return n
    mine = 0
    for v in VILLAGES_OF[r]:
        mine += p.holder(v) == seat
    size = len(VILLAGES_OF[r])
    return n + PROGRESS * ((mine + 1) ** 2 - mine**2) / size**2 + (700.0 if mine + 1 == size else 0.0)


def strength_inside(p: Fief, village: int, seat: int) -> float:
    """A garrison as it counts behind its walls."""
    if seat == REBELS:
        return float(p.rebels)
    return p.strength(seat, village) * SHIELD[p.walls[village]] + p.strength(seat, FIELD + village)


def odds(mine: float, theirs: float) -> float:
    """How likely the stronger side is to win."""
    if mine <= 0.0:
        return 0.0
    return mine**3 / (mine**3 + theirs**3)


def scores(p: Fief) -> list[float]:
    """The worth of every family still in the game."""
    out = [0.0] * p.seats
    land = incomes(p)
    last = p.options["length"] if p.options["mode"] == 1 else p.options["limit"]
    horizon = max(0.5, min(HORIZON, float(last - p.round)))
    for s in range(p.seats):
        if not p.alive(s):
            continue
        soldiers = p.soldiers_total(s)
        n = MONEY * min(p.money[s], 1500) + 0.18 * max(0, p.money[s] - 1500)
        n += soldier_cost(p, s) * (min(soldiers, 24) + 0.5 * max(0, soldiers - 24))
        out[s] = n + land[s] * horizon
    people(p, out)
    regions(p, out)
    for lender, borrower, ecus, _, _ in p.loans:
        out[lender] += 0.55 * ecus
        out[borrower] -= 0.6 * ecus
    perils(p, out)
    for s in range(p.seats):
        if p.alive(s):
            if p.options["mode"] == 1:
                out[s] += POINT * (p.points[s] + tally(p, s))
            out[s] = max(out[s], 150.0)
    return out


def people(p: Fief, out: list[float]) -> None:
    """Lords, titles of the church and of the court, marriages, prisoners."""
    families: list[int] = [0] * p.seats
    wed = 0
    for x in range(LORDS):
        s = p.family[x]
        if s == NOBODY:
            continue
        families[s] += 1
        if p.captor[x] != NOBODY:
            out[s] += CAPTIVE
            out[p.captor[x]] += PRISONER
        else:
            # The fourth lord is worth less than the first.
            out[s] += LORD * (1.6 if families[s] == 1 else 1.0 if families[s] < 4 else 0.6)
            out[s] += FIGHTER if p.fighter(x) else 0.0
            out[s] += VOTER if p.voter(x) else 0.0
        if p.bishop[x] != NOBODY:
            out[s] += BISHOP
        if p.cardinals >> x & 1:
            out[s] += CARDINAL
        if p.spouse[x] != NOBODY and not wed >> s & 1:
            # One ally is worth having; a second only ties one's hands.
            wed |= 1 << s
            out[s] += ALLIANCE
    for who, worth in ((p.king, KING), (p.queen, QUEEN), (p.prince, PRINCE), (p.regent, PRINCE)):
        if who != NOBODY:
            out[p.family[who]] += worth
    hopes(p, out)


def hopes(p: Fief, out: list[float]) -> None:
    """A vacant throne: candidates with votes and churchmen behind them."""
    if p.king != NOBODY or p.phase != "negotiations":
        return
    for s in range(p.seats):
        x = p.candidates[s]
        if x == NOBODY:
            continue
        votes = sum(p.votes(o) for o in range(p.seats) if p.pledge[o] == x or (o == s and p.pledge[o] == NOBODY))
        church = 0
        for y in range(LORDS):
            if p.free(y) and p.bishop[y] != NOBODY:
                willing = p.family[y] == s or p.blessing[p.family[y] * LORDS + x] == 2
                church += (2 if p.cardinals >> y & 1 else 1) if willing else 0
        hope = 0.1 + (0.3 if votes >= VOTES_NEEDED else 0.0) + (0.3 if church > 1 else 0.0)
        out[s] += KING * hope


def regions(p: Fief, out: list[float]) -> None:
    """Fiefs, and regions on the way to become one."""
    owned = [0] * p.seats
    for r in range(REGIONS):
        s = p.fief[r]
        if p.capital[r] != NOBODY:
            if s != NOBODY and p.alive(s):
                owned[s] += 1
                out[s] += FIEF + RANKED * RANK[r] if p.title[r] != NOBODY else 0.4 * FIEF
                c = p.claim[r]
                if p.title[r] == NOBODY and c == CROWN and p.crown_seat() != NOBODY:
                    out[p.crown_seat()] += 0.4 * FIEF
                elif p.title[r] == NOBODY and NOBODY < c < SEATS:
                    out[c] += 0.4 * FIEF
            continue
        held = [0] * p.seats
        castle = NOBODY
        for v in VILLAGES_OF[r]:
            h = p.holder(v)
            if NOBODY < h < REBELS:
                held[h] += 1
                out[h] += VILLAGE_HELD
                if p.walls[v]:
                    castle = h
        size = len(VILLAGES_OF[r])
        for h in range(p.seats):
            if held[h]:
                share = held[h] / size
                out[h] += PROGRESS * share * share * (1.0 if castle == h else 0.7)
    for s in range(p.seats):
        royal = (p.king_of_age() and p.family[p.king] == s) or (p.queen != NOBODY and p.family[p.queen] == s)
        if royal and owned[s]:
            out[s] += 700.0 * owned[s] * owned[s]
            if owned[s] >= SOLO_FIEFS and p.options["mode"] == 0:
                out[s] += VICTORY
    if p.king_of_age() and p.queen != NOBODY and p.options["mode"] == 0:
        a, b = p.family[p.king], p.family[p.queen]
        if a != b and p.allied(a, b) and owned[a] + owned[b] >= COUPLE_FIEFS:
            out[a] += 0.5 * VICTORY
            out[b] += 0.5 * VICTORY


def perils(p: Fief, out: list[float]) -> None:
    """Armies at gates, the battle that is being fought, capitals that are weakly held."""
    fighting = NOBODY
    for i in range(len(p.stack)):
        step = p.stack[i]
        if isinstance(step, Battle) and step.camps:
            fighting = step.village
            battle_hopes(p, step, out)
    for who, at, _ in p.armies:
        v = VILLAGE_OF[at]
        if v == fighting or who == REBELS:
            continue
        foe = p.holder(v)
        if foe == NOBODY or foe == who:
            continue
        mine = float(p.strength(who, at))
        theirs = strength_inside(p, v, foe)
        win = odds(mine, theirs)
        worth = village_worth(p, v)
        cost = soldier_cost(p, who)
        out[who] += win * prize(p, who, v) - (1.0 - win) * cost * mine * 0.7 - win * cost * min(theirs, mine) * 0.4
        if foe != REBELS:
            out[foe] -= win * worth + win * SOLDIER * theirs * 0.3
    force = forces(p)
    friends = alliances(p)
    for v in range(VILLAGES):
        if not (p.walls[v] or p.mills[v] or p.presses[v]):
            continue
        s = p.owner(v)
        if s == NOBODY or not p.alive(s):
            continue
        capital = p.capital[REGION_OF[v]] == v
        guard = force[s * VILLAGES + v] * SHIELD[p.walls[v]]
        if capital and p.holder(v) != s:
            out[s] -= 0.3 * FIEF
        threat = 0.0
        for o in range(p.seats):
            if o != s and not friends[o] >> s & 1:
                near = force[o * VILLAGES + v]
                for u in NEIGHBOURS[v]:
                    near += force[o * VILLAGES + u]
                threat = max(threat, near)
        if threat > 0.0:
            out[s] -= (0.4 if capital else 0.3) * village_worth(p, v) * odds(threat, guard + 0.5)
    top = p.stack[len(p.stack) - 1] if p.stack else None
    if isinstance(top, March) and top.stage == "group":
        out[top.seat] += prospect(p, top)
    elif isinstance(top, Talk) and top.stage in ("draft", "counter"):
        fits = [t for t in templates(p, top.maker, top.other, top.secret) if all(x in t for x in top.terms)]
        out[top.maker] += 20.0 * (1 + len(top.terms)) if fits else -500.0


def alliances(p: Fief) -> list[int]:
    """For every seat a mask of those it is allied with."""
    out = [0] * p.seats
    for x in range(LORDS):
        if p.spouse[x] != NOBODY:
            out[p.family[x]] |= 1 << p.family[p.spouse[x]]
    return out


def forces(p: Fief) -> list[float]:
    """Strength inside every village, by seat and village."""
    out = [0.0] * (p.seats * VILLAGES)
    for x in range(LORDS):
        if p.fighter(x) and not IS_GATE[p.place[x]]:
            out[p.family[x] * VILLAGES + VILLAGE_OF[p.place[x]]] += 1.0
    for g in (0, 1):
        if p.guards[g] and p.guards_at[g] != NOBODY and not IS_GATE[p.guards_at[g]]:
            out[p.guards_of[g] * VILLAGES + VILLAGE_OF[p.guards_at[g]]] += p.guards[g]
    for s in range(p.seats):
        base = s * PLACES
        if p.alive(s):
            for v in range(VILLAGES):
                if s in p.occupants[v]:
                    out[s * VILLAGES + v] += p.soldiers[base + v] + p.soldiers[base + FIELD + v]
    return out


def gain(p: Fief, seat: int, force: float, village: int) -> float:
    """What entering or attacking a village with so much force could bring."""
    h = p.holder(village)
    r = REGION_OF[village]
    if h == NOBODY:
        if p.capital[r] != NOBODY:
            if p.capital[r] != village:
                return 10.0
            return FIEF if p.fief[r] != seat else 0.3 * FIEF
        mine = 0
        for v in VILLAGES_OF[r]:
            mine += p.holder(v) == seat
        size = len(VILLAGES_OF[r])
        more = ((mine + 1) ** 2 - mine**2) / size**2
        return VILLAGE_HELD + 0.85 * PROGRESS * more + 100.0 * p.walls[village]
    if h == seat:
        return lure(p, seat, force, village)
    if p.foggy(village):
        return 0.0
    theirs = strength_inside(p, village, h) + 0.5
    win = odds(force, theirs)
    if win < 0.55:
        return 0.0
    friend = 0.4 if h != REBELS and p.allied(seat, h) else 1.0
    return friend * win * prize(p, seat, village) - (1.0 - win) * soldier_cost(p, seat) * force * 0.7


def lure(p: Fief, seat: int, force: float, village: int) -> float:
    """What lies up to two steps behind a village of one's own."""
    best = 0.0
    for u in NEIGHBOURS[village]:
        if p.holder(u) != seat:
            best = max(best, 0.6 * gain(p, seat, force, u))
        else:
            for t in NEIGHBOURS[u]:
                if p.holder(t) != seat:
                    best = max(best, 0.35 * gain(p, seat, force, t))
    return best


def garrison(p: Fief, seat: int, place: int) -> int:
    """How many soldiers should stay where a group leaves."""
    v = VILLAGE_OF[place]
    if p.holder(v) != seat:
        return 0
    others = 0
    for x in range(LORDS):
        others += p.place[x] == place and p.family[x] == seat and p.captor[x] == NOBODY
    keep = 1
    if p.walls[v]:
        keep = max(2, int(near_enemies(p, seat, v) / SHIELD[p.walls[v]]) + 1)
    return max(0, keep - max(0, others - 1))


def prospect(p: Fief, group: March) -> float:
    """A group that is being formed: half of what it could do, all of it once its escort is complete."""
    seat = group.seat
    here = p.soldiers[seat * PLACES + group.place]
    spare = max(0, here - garrison(p, seat, group.place))
    if group.points() > spare:
        return 0.0
    force = float(group.strength(p) + spare - group.points())
    best = 0.0
    for v in NEIGHBOURS[VILLAGE_OF[group.place]]:
        best = max(best, gain(p, seat, force, v))
    if here == 0 and p.holder(VILLAGE_OF[group.place]) == seat and not stays(p, group):
        best -= village_worth(p, VILLAGE_OF[group.place])  # it would be left to anybody
    return max(0.0, 0.5 * best) if group.points() < spare else max(0.0, 1.1 * best + 30.0)


def stays(p: Fief, group: March) -> bool:
    """Does another lord of the family hold the village meanwhile?"""
    for x in range(LORDS):
        if p.place[x] == group.place and p.family[x] == group.seat and p.captor[x] == NOBODY and x not in group.lords:
            return True
    return False


def battle_hopes(p: Fief, b: Battle, out: list[float]) -> None:
    """A battle under way: each side's odds, by strength behind its walls."""
    sides = [0.0, 0.0]
    for c in b.contingents:
        camp = b.camps[c[2]]
        sides[camp[SIDE]] += strength_of(p, b.village, c) * SHIELD[camp[SHELTER]]
    worth = village_worth(p, b.village) if b.defender == b.holder else 150.0
    if b.attacker != REBELS and b.defender == b.holder:
        worth = prize(p, b.attacker, b.village)
    for c in b.contingents:
        who = c[WHO]
        if who == REBELS or c[3]:
            continue
        side = b.camps[c[2]][SIDE]
        win = odds(sides[side], sides[1 - side])
        mine = strength_of(p, b.village, c)
        lords = 0
        for x in range(LORDS):
            if p.family[x] == who and p.captor[x] == NOBODY and VILLAGE_OF[p.place[x]] == b.village:
                lords += 1
        out[who] -= (1.0 - win) * (soldier_cost(p, who) * mine * 0.8 + LORD * lords)
        if side == ATTACKERS and who == b.camps[c[2]][2]:
            out[who] += win * worth
        elif who == b.defender:
            out[who] -= (1.0 - win) * worth


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


def shares(worths: list[float]) -> list[float]:
    """Values that add up to one."""
    total = sum(worths)
    return [w / total for w in worths] if total > 0.0 else [1.0 / len(worths)] * len(worths)
