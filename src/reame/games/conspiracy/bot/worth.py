"""What things are worth to a family, in ducats: lands, events, heirs, and the family itself."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.bot.odds import WALLS, chance_of, guard, odds, strongest
from reame.games.conspiracy.cards.auction import Sale
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.fray import Fray
from reame.kernel.kinds import NOBODY

TURNS_AHEAD: Final = 5.0  # how many incomes a thing is taken to bring
START: Final = 150.0  # of every family: nobody is worth nothing
LAND: Final = 20.0  # a fief, beside its income: room, immunity, neighbours
KNIGHT_WORTH: Final = 45.0
MERCENARY_WORTH: Final = 24.0
CARD_WORTH: Final = 18.0
VOTE_WORTH: Final = 170.0  # a Master's marker on an elector
RELIC_WORTH: Final = 30.0  # beside its income: the way to the Master of Faith
STRENGTH_WORTH: Final = 23.0  # a point for the Master of War
CROWN_NEAR: Final = 20.0  # how many electorates the fourth is worth
WORKS_BRING: Final = [sum([t.WORK_INCOME[k] for k in range(3) if w >> k & 1]) for w in range(16)]
WORKS_WORTH: Final = [
    (8.0 if w & t.CASTLE else 0.0) + (4.0 if w & t.MONASTERY else 0.0) + (RELIC_WORTH if w & t.RELIC else 0.0)
    for w in range(16)
]
HEIRS_WORTH: Final = [0.0, 55.0, 90.0, 110.0, 122.0, 130.0]  # of one education


def heirs_worth(n: int) -> float:
    """The first heir of a kind opens doors; the sixth hardly matters."""
    return HEIRS_WORTH[n] if n < len(HEIRS_WORTH) else HEIRS_WORTH[5] + 5.0 * (n - 5)


def last_heir(p: Conspiracy, seat: int, zone: int) -> float:
    """What it costs to send an heir of this kind away."""
    n = p.heir(seat, zone)
    return heirs_worth(n) - heirs_worth(n - 1) if n else 0.0


# -- lands -------------------------------------------------------------------------------------


def electorate_worth(p: Conspiracy, seat: int) -> float:
    """One more electorate: dearer the nearer it brings the crown."""
    base = 1.15 * t.ELECTOR_MINIMUM[p.seats] + TURNS_AHEAD * t.ELECTORATE_INCOME
    owned = p.electorates(seat)
    return CROWN_NEAR * base if owned >= t.DEPOSE - 1 else base * (1.0 + 0.35 * owned)


def fief_worth(p: Conspiracy, seat: int, territory: int) -> float:
    """What a territory would be worth in this family's hands."""
    if territory >= t.FIEFS:
        return electorate_worth(p, seat)
    income = float(t.FIEF_INCOME[t.TYPE[territory]])
    works = p.works[territory]
    for work in range(len(t.WORK_INCOME)):
        if works >> work & 1:
            income += t.WORK_INCOME[work]
    for other in t.NEIGHBOURS[territory]:
        if p.owner[other] == seat and joined(territory, other):
            income += p.road(territory, other)
    if t.ABROAD[territory]:
        income += t.ABROAD[territory] * t.FOREIGN_INCOME[1 if works & t.REICHSSTADT else 0]
    return LAND + TURNS_AHEAD * income + (RELIC_WORTH if works & t.RELIC else 0.0)


def gain(p: Conspiracy, seat: int, territory: int) -> float:
    """What it brings to take a territory: its worth without that of the heir who goes there."""
    return fief_worth(p, seat, territory) - last_heir(p, seat, t.TYPE[territory])


def joined(a: int, b: int) -> bool:
    """Does a road join these capitals?"""
    return b in t.ROADS_ON[a] or a in t.ROADS_ON[b]


def roads_at(p: Conspiracy, seat: int, territory: int) -> int:
    """What a Reichsstadt would add in this capital."""
    out = t.ABROAD[territory] * (t.FOREIGN_INCOME[1] - t.FOREIGN_INCOME[0])
    for other in t.NEIGHBOURS[territory]:
        if p.owner[other] == seat and joined(territory, other):
            out += p.road(territory, other)
    return out


# -- Event cards -------------------------------------------------------------------------------


def event_worth(p: Conspiracy, seat: int, event: int) -> float:
    """What an Event card would bring this family."""
    if event == t.ARMY_OF_KNIGHTS:
        return KNIGHT_WORTH + 10.0
    if event == t.ARCHITECT:
        return TURNS_AHEAD * t.WORK_INCOME[0] + 12.0
    if event == t.MONASTERY_EVENT:
        return TURNS_AHEAD * t.WORK_INCOME[1] + 8.0
    if event == t.RELIC_EVENT:
        return relic_worth(p, seat)
    if event == t.PREACHER_EVENT:
        return 0.0 if p.preacher_free(seat) else TURNS_AHEAD * t.PREACHER_INCOME + RELIC_WORTH
    if event == t.REICHSSTADT_EVENT:
        return reichsstadt_worth(p, seat)
    return ban_worth(p, seat) if event == t.REICHSACHT else 0.0


def relic_worth(p: Conspiracy, seat: int) -> float:
    """One more relic, if there is room for it."""
    for land in p.lands(seat):
        if p.relic_site(land) and not p.works[land] & t.RELIC:
            return TURNS_AHEAD * t.WORK_INCOME[2] + RELIC_WORTH
    return 0.0


def reichsstadt_worth(p: Conspiracy, seat: int) -> float:
    """In the capital with the best roads."""
    best = 0.0
    for land in p.lands(seat):
        if not p.works[land] & t.REICHSSTADT:
            best = max(best, float(roads_at(p, seat, land)))
    return TURNS_AHEAD * best


def ban_worth(p: Conspiracy, seat: int) -> float:
    """The best war this family could start."""
    best = 0.0
    for fief in range(t.FIEFS):
        if p.owner[fief] != seat and p.matching(seat, fief) and p.borders_with_units(seat, fief, True):
            best = max(best, chance_of(p, seat, fief) * fief_worth(p, seat, fief) - 40.0)
    return best


# -- families ----------------------------------------------------------------------------------


def worths(p: Conspiracy) -> list[float]:
    """Each family in ducats: money, lands and what they bring, troops, heirs, votes, cards."""
    seats = p.seats
    out = [START + d for d in p.ducats]
    income = [p.tracks[t.TRADE * t.WIDE + s] for s in range(seats)]  # roads, as of the last completed step
    electorates = [0] * seats
    weigh_lands(p, out, income, electorates)
    base = 1.15 * t.ELECTOR_MINIMUM[seats]
    for master in range(t.MASTERS):
        s = p.holder[master]
        if s != NOBODY:
            income[s] += t.MASTER_INCOME
            out[s] += 10.0
            if p.marker[master] != NOBODY:
                out[s] += VOTE_WORTH
    if p.preacher_at != NOBODY:
        income[p.preacher_owner] += t.PREACHER_INCOME
        out[p.preacher_owner] += RELIC_WORTH
    for s in range(seats):
        n = electorates[s]
        out[s] += base * (n + 0.175 * n * (n - 1)) + TURNS_AHEAD * max(t.INCOME_FLOOR, income[s])
        out[s] += heirs_worth(p.heir(s, t.SECULAR)) + heirs_worth(p.heir(s, t.ECCLESIASTICAL))
        out[s] += CARD_WORTH * p.hands[s].size()
    for i in range(len(p.prisoners)):
        if p.prisoners[i]:
            out[i // t.WIDE] += 0.25 * KNIGHT_WORTH * p.prisoners[i]
            out[i % t.WIDE] += 0.25 * KNIGHT_WORTH * p.prisoners[i]
    weigh_pending(p, out)
    return out


def weigh_lands(p: Conspiracy, out: list[float], income: list[int], electorates: list[int]) -> None:
    """Lands with their works and troops; one whose ruler is dead is half lost."""
    owner = p.owner
    works = p.works
    for land in range(t.TERRITORIES):
        s = owner[land]
        if s == NOBODY:
            continue
        if land < t.FIEFS:
            income[s] += t.FIEF_INCOME[t.TYPE[land]]
            out[s] += LAND
        else:
            income[s] += t.ELECTORATE_INCOME
            electorates[s] += 1
        if works[land]:
            income[s] += WORKS_BRING[works[land]]
            out[s] += WORKS_WORTH[works[land]]
        strength = p.strength(land)
        if strength:
            out[s] += STRENGTH_WORTH * strength
            if land < t.FIEFS and strength > 1:
                out[s] += 0.5 * strength * strength / (strength + 6)  # an army is more than scattered guards
    if p.vacant != NOBODY and owner[p.vacant] != NOBODY:
        s = owner[p.vacant]
        if p.vacant >= t.FIEFS:
            electorates[s] -= 1
        else:
            out[s] -= 0.45 * fief_worth(p, s, p.vacant)


def weigh_pending(p: Conspiracy, out: list[float]) -> None:
    """What is under way: the standing bid wins, the stronger army takes the fief."""
    for step in p.stack:
        if isinstance(step, Sale):
            if step.high != NOBODY and step.stage != "done":
                out[step.high] += sale_worth(p, step.high, step) - step.bid
        elif isinstance(step, Fray):
            weigh_battle(p, step, out)


def sale_worth(p: Conspiracy, seat: int, sale: Sale) -> float:
    """What is sold, to this family."""
    return gain(p, seat, sale.territory) if sale.event == NOBODY else event_worth(p, seat, sale.event)


def weigh_battle(p: Conspiracy, b: Fray, out: list[float]) -> None:
    """Units in battle belong to their owners; the fief to whoever is likely to have it in the end."""
    armies = [0.0, 0.0]
    for f in b.units:
        knight = f.is_knight()
        fresh = 1.0 - 0.25 * (f.unit if knight else 1.6 * (f.unit - t.MERCENARY_UNIT))
        armies[f.side] += fresh * (2.1 if knight else 1.0)
        out[f.seat] += (KNIGHT_WORTH if knight else MERCENARY_WORTH) * (0.65 + 0.2 * fresh)
        if f.home == NOBODY:
            out[f.seat] += 1.0
    if not b.units:
        armies[t.ATTACK_SIDE] = strongest(p, b.attacker, b.target)
    if b.stage in ("sides", "commit", "reinforce"):
        armies[t.DEFENCE_SIDE] += guard(p, b.target)
    elif p.works[b.target] & (t.CASTLE | t.RELIC):
        armies[t.DEFENCE_SIDE] *= WALLS
    chance = odds(armies[t.ATTACK_SIDE], armies[t.DEFENCE_SIDE])
    out[b.attacker] += chance * gain(p, b.attacker, b.target)
    owner = p.owner[b.target]
    if owner != NOBODY:
        out[owner] -= chance * fief_worth(p, owner, b.target)
    elif b.defender != NOBODY:
        out[b.defender] += (1.0 - chance) * fief_worth(p, b.defender, b.target)


# -- prisoners ---------------------------------------------------------------------------------


def knights_price(knights: int) -> int:
    """What so many knights are worth to their owner, in tens."""
    return int(0.8 * KNIGHT_WORTH * knights) // 10 * 10


def fair_ransom(p: Conspiracy, owner: int, captor: int) -> int:
    """For all prisoners, the Preacher among them; never more than the owner has."""
    fair = knights_price(p.captives(captor, owner)) + (40 if p.preacher_captor == captor else 0)
    return min(fair, p.ducats[owner] // 10 * 10)
