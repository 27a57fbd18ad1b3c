"""What a family is worth, in ecus or thereabouts: land, income, people, crown, and how far it is from victory."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bot.campaign import (
    FIEF,
    LAST_VILLAGE,
    PROGRESS,
    RANKED,
    VICTORY,
    VILLAGE_HELD,
    Campaign,
    alliances,
    forces,
    odds,
    onward,
    path,
    prospects,
    royal,
    spare,
    standing,
)
from reame.games.fief.bot.offers import templates
from reame.games.fief.bot.perils import perils
from reame.games.fief.diplomacy.talk import Talk
from reame.games.fief.march.march import March
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.incomes import payee
from reame.games.fief.turn.victory import tally
from reame.kernel.kinds import NOBODY

MONEY: Final = 0.62
IN_ARMS: Final = 50.0  # a point of soldiers anywhere; where they are needed they are worth more
LORD: Final = 620.0
FIGHTER: Final = 60.0
CAPTIVE: Final = 180.0
PRISONER: Final = 260.0
HORIZON: Final = 5.0  # rounds of income counted
KING: Final = 3000.0
QUEEN: Final = 1900.0
PRINCE: Final = 500.0
BISHOP: Final = 450.0
CARDINAL: Final = 300.0
VOTER: Final = 200.0
ALLIANCE: Final = 450.0
POINT: Final = 14.0  # in a game for points
FUND: Final = 700.0  # money at hand for a title that can be bought
FAIR: Final = 0.4  # odds worth looking at
DAWDLING: Final = 20.0  # a group that goes nowhere


def values(p: Fief, seat: int) -> list[float]:
    """The worth of every family; the plans of one of them count too."""
    top = p.stack[len(p.stack) - 1] if p.stack else None
    if isinstance(top, March) and top.stage == "group" and top.seat == seat:
        return departure(p, top, seat)
    return as_it_stands(p, seat)


def as_it_stands(p: Fief, seat: int) -> list[float]:
    """Without looking ahead."""
    force = forces(p)
    friends = alliances(p)
    out = scores(p)
    perils(p, out, force, friends)
    if p.alive(seat):
        top = p.stack[len(p.stack) - 1] if p.stack else None
        if isinstance(top, Talk) and top.maker == seat:
            out[seat] += draft_bonus(p, top)
        out[seat] += prospects(p, Campaign(p, seat, force, friends[seat]))
    for s in range(p.seats):
        if p.alive(s):
            out[s] = max(out[s], 150.0)
    return out


def departure(p: Fief, group: March, seat: int) -> list[float]:
    """A group that is being formed is worth what comes of the best road it could take."""
    best = as_it_stands(p, seat)
    best[seat] -= DAWDLING
    most = shares(best)[seat]
    formed = p.clone()
    if not group.points():
        escort = best_escort(p, group, seat)
        if escort != NOBODY:
            formed.apply(seat, escort)
    elif group.points() > spare(p, seat, group.place):
        return best
    for move in formed.legal(seat):
        if t.GO.has(move) or (t.ASSAULT.has(move) and worth_a_battle(formed, t.ASSAULT.a(move))):
            q = formed.clone()
            q.apply(seat, move)
            out = as_it_stands(q, seat)
            n = shares(out)[seat]
            if n > most:
                most = n
                best = out
    return best


def best_escort(p: Fief, group: March, seat: int) -> int:
    """As many soldiers as can be spared, in one move; NOBODY if there are none."""
    left = spare(p, seat, group.place)
    best = NOBODY
    most = 0
    for move in group.escorts(p):
        if most < t.TAKE.a(move) <= left:
            most = t.TAKE.a(move)
            best = move
    return best


def worth_a_battle(p: Fief, village: int) -> bool:
    """Has the group that is being formed a fair chance?"""
    group = p.stack[len(p.stack) - 1]
    h = p.holder(village)
    if not isinstance(group, March) or h == NOBODY:
        return False
    theirs = float(p.rebels) if h == t.REBELS else float(p.inside_strength(h, village))
    return odds(float(group.strength(p)), theirs, p.walls[village]) > FAIR


def draft_bonus(p: Fief, talk: Talk) -> float:
    """An offer once begun is completed as planned."""
    if talk.stage not in ("draft", "counter"):
        return 20.0 * (len(talk.terms) + 1)
    fits = [plan for plan in templates(p, talk.maker, talk.other, talk.secret) if all(x in plan for x in talk.terms)]
    if not fits:
        return -2000.0  # idle talk
    return 20.0 * len(talk.terms) - 10.0


def incomes(p: Fief) -> list[float]:
    """What each seat would be paid for its land, without cards."""
    out = [0.0] * p.seats
    for v in range(t.VILLAGES):
        if not (p.walls[v] or p.mills[v] or p.presses[v]):
            continue
        who = payee(p, v)
        if who == NOBODY:
            continue
        works = float(t.MILL_INCOME * p.mills[v] + t.PRESS_INCOME * p.presses[v])
        if p.famine >> t.REGION_OF[v] & 1:
            works *= 0.4
        out[who] += works + t.WALLS_INCOME[p.walls[v]]
    return out


def scores(p: Fief) -> list[float]:
    """What every family still in the game has."""
    out = [0.0] * p.seats
    land = incomes(p)
    points_game = p.options["mode"] == 1
    last = p.options["length"] if points_game else p.options["limit"]
    horizon = max(0.5, min(HORIZON, float(last - p.round)))
    for s in range(p.seats):
        if not p.alive(s):
            continue
        soldiers = p.soldiers_total(s)
        n = MONEY * min(p.money[s], 1500) + 0.18 * max(0, p.money[s] - 1500)
        n += IN_ARMS * (min(soldiers, 20) + 0.4 * max(0, soldiers - 20))
        out[s] = n + land[s] * horizon
        if points_game:
            out[s] += POINT * (p.points[s] + tally(p, s))
        elif last - p.round < 5:
            out[s] += POINT * tally(p, s) * (5 - last + p.round) / 2.0  # the limit is near: points will decide
    levies(p, out)
    people(p, out)
    regions(p, out)
    for loan in p.loans:
        out[loan.lender] += 0.55 * loan.ecus
        out[loan.borrower] -= 0.6 * loan.ecus
    return out


def levies(p: Fief, out: list[float]) -> None:
    """Feudal Tax and Tithe that will be paid this round."""
    for r in range(t.REGIONS):
        if p.tax[r] != NOBODY:
            out[p.tax[r]] += MONEY * t.INCOME["feudal_tax_per_village"] * len(t.VILLAGES_OF[r])
    for v in range(t.VILLAGES):
        bishop = p.tithe[t.BISHOPRIC_OF[v]]
        if bishop != NOBODY and p.family[bishop] != NOBODY:
            works = t.MILL_INCOME * p.mills[v] + t.PRESS_INCOME * p.presses[v]
            out[p.family[bishop]] += MONEY * works
            if payee(p, v) != NOBODY:
                out[payee(p, v)] -= MONEY * works


def people(p: Fief, out: list[float]) -> None:
    """Lords, titles of the church and of the court, marriages, prisoners."""
    families: list[int] = [0] * p.seats
    wed = 0
    for x in range(t.LORDS):
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


def readiness(p: Fief, seat: int) -> float:
    """How near a family is to make a King by itself: a man to stand, votes, churchmen (13.4, 13.5)."""
    votes = 0
    church = 0
    man = False
    for x in range(t.LORDS):
        if p.family[x] == seat and p.captor[x] == NOBODY:
            votes += p.voter(x)
            man = man or p.eligible(x)
            if p.bishop[x] != NOBODY:
                church += t.BISHOPS_NEEDED if p.cardinals >> x & 1 else 1
    near = 0.4 * man + 0.3 * min(votes, t.VOTES_NEEDED) / t.VOTES_NEEDED
    near += 0.3 * min(church, t.BISHOPS_NEEDED) / t.BISHOPS_NEEDED
    return near * near


def hopes(p: Fief, out: list[float]) -> None:
    """A vacant throne: families that could fill it, candidates with votes and churchmen behind them."""
    if p.king != NOBODY:
        return
    for s in range(p.seats):
        if not p.alive(s):
            continue
        out[s] += 0.3 * KING * readiness(p, s)
        x = p.candidates[s]
        if x == NOBODY or p.phase != "negotiations":
            continue
        votes = sum(p.votes(o) for o in range(p.seats) if p.pledge[o] == x or (o == s and p.pledge[o] == NOBODY))
        church = 0
        for y in range(t.LORDS):
            if p.free(y) and p.bishop[y] != NOBODY:
                willing = p.family[y] == s or p.blessing[p.family[y] * t.LORDS + x] == t.BLESSED
                church += (t.BISHOPS_NEEDED if p.cardinals >> y & 1 else 1) if willing else 0
        out[s] += KING * (
            0.1 + (0.2 if votes >= t.VOTES_NEEDED else 0.0) + (0.2 if church >= t.BISHOPS_NEEDED else 0.0)
        )


def regions(p: Fief, out: list[float]) -> None:
    """Fiefs, regions on the way to become one, and what both are worth for victory."""
    owned = [0] * p.seats
    for r in range(t.REGIONS):
        if p.capital[r] == NOBODY:
            unfounded(p, r, out)
            continue
        s = p.fief[r]
        if s == NOBODY or not p.alive(s):
            continue
        owned[s] += 1
        if p.title[r] != NOBODY:
            out[s] += FIEF + RANKED * t.RANK[r]
            continue
        out[s] += 0.4 * FIEF
        c = p.claim[r]
        if c == t.CROWN and p.crown_seat() != NOBODY:
            out[p.crown_seat()] += 0.4 * FIEF
        elif NOBODY < c < t.SEATS:
            out[c] += 0.4 * FIEF
    for s in range(p.seats):
        if not owned[s]:
            continue
        out[s] += standing(p, s, owned[s])
        if p.king == NOBODY and not royal(p, s):
            kingdom = VICTORY if owned[s] >= t.SOLO_FIEFS and p.options["mode"] == 0 else 0.0
            out[s] += readiness(p, s) * (0.4 * path(owned[s]) + 0.15 * kingdom)
    couple(p, owned, out)


def unfounded(p: Fief, region: int, out: list[float]) -> None:
    """A region without a fief: the more villages one holds, the better; best if the title can be paid."""
    held = [0] * p.seats
    castles = 0
    for v in t.VILLAGES_OF[region]:
        h = p.holder(v)
        if NOBODY < h < t.REBELS:
            held[h] += 1
            out[h] += VILLAGE_HELD
            if p.walls[v]:
                castles |= 1 << h
    size = len(t.VILLAGES_OF[region])
    for h in range(p.seats):
        if not held[h]:
            continue
        share = held[h] / size
        mine = castles >> h & 1 == 1
        rivals = castles & ~(1 << h)  # their strongholds would have to be taken
        out[h] += PROGRESS * share * share * (1.0 if mine else 0.7) * (0.25 if rivals else 1.0)
        if held[h] >= size - 1:
            cost = t.TITLE_PRICE[region] + (0 if mine else t.WORK_PRICE[t.CASTLE_WORK])
            fund = FUND * min(1.0, p.money[h] / cost)
            out[h] += fund + LAST_VILLAGE + 0.5 * onward(p, h) if held[h] == size else 0.5 * fund


def couple(p: Fief, owned: list[int], out: list[float]) -> None:
    """King and Queen of two families win together with four fiefs."""
    if not p.king_of_age() or p.queen == NOBODY or p.options["mode"] == 1:
        return
    a, b = p.family[p.king], p.family[p.queen]
    if a == b or NOBODY in (a, b) or not p.allied(a, b):  # between a death and its consequences
        return
    n = owned[a] + owned[b]
    worth = 0.5 * VICTORY if n >= t.COUPLE_FIEFS else 150.0 * n * n
    out[a] += worth
    out[b] += worth


def shares(worths: list[float]) -> list[float]:
    """Values that add up to one."""
    total = sum(worths)
    return [w / total for w in worths] if total > 0.0 else [1.0 / len(worths)] * len(worths)
