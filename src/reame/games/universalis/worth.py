"""How much a kingdom is worth: honour first, then land, armies, money, learning and pieces."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.battle import Battle
from reame.games.universalis.commerce import UNIT, merchandise
from reame.games.universalis.conquest import Occupation
from reame.games.universalis.honour import objective_points
from reame.games.universalis.intrigue import Picking
from reame.games.universalis.odds import SAFE, chance, crews, extra_dice, peril
from reame.games.universalis.position import Universalis
from reame.games.universalis.rounds import Round
from reame.games.universalis.things import (
    AGRICOLTURA,
    ARCHITETTURA,
    ASTRONOMIA,
    BANNER_OWNER,
    BANNERS,
    BANNERS_KEPT,
    BARBARIANS,
    CAVALRY,
    CITY_OF,
    COASTS,
    ESERCITO,
    EXPERIENCE_MOST,
    GENERAL,
    GENERALS_KEPT,
    GOODS,
    IS_TRADE,
    KINGDOM_OF,
    KINGDOMS,
    MEDICINA,
    METALLI,
    MONETE,
    NEIGHBOURS,
    PAPAL_KINGDOM,
    RED,
    RESERVES,
    SEATS,
    STRADE,
    TECH,
    TECHS,
    TERRITORIES,
    TYPE_OF,
    TYPES_KEPT,
    VASELLAME,
    YELLOW,
)
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

FLORIN: Final = 1.0 / 250.0
PURSE: Final[list[int]] = [0, 650, 900, 1200, 1200]  # by level: florins to trade with, worth more than what lies idle
CAPITAL: Final = 5.0
SEED: Final = 150  # and without the first of them there is no trade at all
LAST: Final = 5.0
HONOUR: Final = 2.5
LAND: Final = 2.0
TOWN: Final = 0.6
HOME: Final = 3.0 * HONOUR  # what the loss of a home territory takes besides
WALLS: Final = 2.0  # a fortification where barbarians are near
ARMY: Final = 0.07
WAITING: Final = 0.05  # an army in reserve
BASE: Final = 25.0
SHARP: Final = 6.0
SKILL: Final = 0.35  # any technology
TO_SECOND: Final = 0.25  # and more on the way to the second level, and to the third
TO_THIRD: Final = 0.2
LEVEL: Final[list[float]] = [0.0, 0.0, 4.0, 8.0, 9.0]
USE: Final[dict[int, float]] = {
    TECH.find("matematica"): 1.5,
    ARCHITETTURA: 3.0,
    STRADE: 5.0,
    AGRICOLTURA: 0.5,
    VASELLAME: 0.2,
    MEDICINA: 0.2,
    METALLI: 0.3,
    MONETE: 0.3,
    ASTRONOMIA: 0.3,
    ESERCITO: 0.8,
}
SKILLS: Final[list[float]] = [SKILL + USE.get(k, 0.0) for k in range(TECHS)]
TRANSPORT_WORTH: Final[list[float]] = [1.6, 1.5, 0.7, 0.6]
BANNER_WORTH: Final = 1.6
FIRST_BANNER: Final = 5.0
GENERAL_WORTH: Final = 1.3
PROSPECT: Final = 0.4  # of what could be attacked now


def purse(p: Universalis, seat: int, mine: bool) -> float:
    """Florins and goods on their way, the first ones worth more: they are the capital of trade."""
    n = float(p.florins[seat])
    if mine:
        n += merchandise(p, seat)
    else:
        for x in p.transports_of(seat):
            if IS_TRADE[TYPE_OF[x]]:
                for g in range(GOODS):
                    n += UNIT[g] * p.cargo[x * GOODS + g]
    most = PURSE[p.level(seat)]
    return FLORIN * (min(n, SEED) * LAST + min(n, most) * CAPITAL + max(0.0, n - most))


def learning(p: Universalis, seat: int) -> float:
    """Technologies by their use, and the levels they lead to."""
    n = LEVEL[p.level(seat)]
    count = 0
    for t in range(TECHS):
        if p.technologies[seat] >> t & 1:
            n += SKILLS[t]
            count += 1
    return n + TO_SECOND * min(count, 9) + TO_THIRD * max(0, min(count, 17) - 9)


def pieces(p: Universalis, seat: int) -> float:
    """Transports with their crews, banners, cards, what waits in reserve."""
    n = 0.0
    for x in p.transports_of(seat):
        n += TRANSPORT_WORTH[TYPE_OF[x]] + ARMY * p.transport_armies[x]
    if p.number_of_banners(seat):
        n += FIRST_BANNER
    for b in p.banners_of(seat):
        learned = min(EXPERIENCE_MOST, p.experience[b] + p.conquests[b])
        n += BANNER_WORTH + 0.5 * learned + GENERAL_WORTH * p.general[b]
    n += 0.8 * min(p.number_of_type(seat, CAVALRY), p.number_of_banners(seat)) + WAITING * p.kept(seat, 0)
    for what in range(1, RESERVES):
        k = p.kept(seat, what)
        if k:
            n += 0.85 * k * piece_worth(what)
    n += 0.35 * p.hands[seat].size() + 0.6 * p.merchants[seat] + 0.8 * p.collectors[seat]
    n += 0.15 * p.grain_of(seat) + 2.5 * p.coins[seat]
    for row in p.trains:
        if row[0] == seat:
            n += 0.8 * ARMY * row[2]
    n += ARMY * p.host[seat]
    return n


def piece_worth(what: int) -> float:
    """What a piece in reserve will be worth on the map."""
    if what < BANNERS_KEPT:
        return TRANSPORT_WORTH[what - TYPES_KEPT]
    if what == BANNERS_KEPT:
        return BANNER_WORTH + 0.5
    return GENERAL_WORTH if what == GENERALS_KEPT else 0.8


class Survey:
    """What one look over the map tells about all kingdoms."""

    def __init__(self, p: Universalis) -> None:
        self.worth = [0.0] * p.seats
        self.might = [1.0] * p.seats  # armies on their own land
        self.towns = [0] * p.seats
        self.borders = [0] * (SEATS * SEATS)
        self.held = [0] * (p.seats * KINGDOMS)
        self.crew = crews(p)
        self.wanted = [0] * TERRITORIES  # by whom, as bits: objectives of the players
        self.banners = [0] * TERRITORIES
        self.blurred = blurred(p)  # where a battle goes on: what the dice have done so far is not looked at
        for s in range(p.seats):
            o = p.objective[s]
            if o != NOBODY:
                for t in YELLOW[o]:
                    self.wanted[t] |= 1 << s
                for t in RED[o]:
                    self.wanted[t] |= 1 << s
        for b in range(BANNERS):
            if p.experience[b]:
                t = p.banner_area(b)
                if 0 <= t < TERRITORIES:
                    self.banners[t] += 1
        for t in range(TERRITORIES):
            s = p.owner[t]
            if s != NOBODY and s != BARBARIANS:
                self.look(p, t, s)
        for s in range(p.seats):
            self.kingdoms(p, s)

    def look(self, p: Universalis, t: int, s: int) -> None:
        """One territory of a player, its buildings and garrison, and how safe it is."""
        loose = min(p.armies[t], p.room(t, s))  # the land does not feed more
        a = loose + self.crew[t]
        stake = LAND + 0.3 * p.fort[t] + 0.5 * (p.catapults[t] + p.bombards[t])
        if p.fort[t]:
            for u in NEIGHBOURS[t]:
                if p.owner[u] == BARBARIANS:
                    stake += WALLS if KINGDOM_OF[t] == p.kingdom[s] else 0.6 * WALLS
                    break
        if CITY_OF[t] != NOBODY:
            stake += TOWN + 0.4 * p.settlement[t]
            self.towns[s] += 1 if p.settlement[t] else 0
        if p.cathedral[t]:
            stake += 4.0 if p.collectors[s] else 2.8
        if t in self.blurred:
            a = SAFE
            self.worth[s] += stake + ARMY * SAFE
        else:
            self.worth[s] += stake + ARMY * loose
        if KINGDOM_OF[t] == p.kingdom[s]:
            stake += HOME
        elif self.wanted[t] >> s & 1:
            stake += HONOUR
        if t not in self.blurred:
            self.worth[s] -= stake * peril(p, t, a, self.banners)
        self.might[s] += a
        self.held[s * KINGDOMS + KINGDOM_OF[t]] += 1
        for u in NEIGHBOURS[t]:
            o = p.owner[u]
            if 0 <= o < p.seats and o != s:
                self.borders[s * SEATS + o] += 1

    def kingdoms(self, p: Universalis, s: int) -> None:
        """Kingdoms on the way to completion: armies every turn, and honour if it is the first time."""
        for k in range(KINGDOMS):
            owned = self.held[s * KINGDOMS + k]
            if owned and k not in (p.kingdom[s], PAPAL_KINGDOM):
                size = len(p.realm(k))
                part = owned / size
                prize = 0.6 * size
                if not p.awarded[s * KINGDOMS + k]:
                    prize += HONOUR * (1.0 if size < 8 else 3.0)
                self.worth[s] += part * part * prize

    def prize(self, p: Universalis, seat: int, t: int) -> float:
        """What the conquest of a territory would bring a player, besides what is seen when it is done."""
        n = LAND
        if CITY_OF[t] != NOBODY:
            n += TOWN
        s = p.owner[t]
        if KINGDOM_OF[t] == p.kingdom[seat]:
            n += HOME
        elif self.wanted[t] >> seat & 1:
            n += HONOUR
        if s == BARBARIANS:
            n += 0.1 * min(p.armies[t], 10)  # nobody is raided from there any more
            if p.leader[t] == GENERAL:
                n += HONOUR
        elif p.settlement[t]:
            n += HONOUR
        for u in NEIGHBOURS[t]:  # a shorter border is worth having
            o = p.owner[u]
            if o == seat:
                n += 0.25
            elif o == BARBARIANS:
                n -= 0.15
        part = (self.held[seat * KINGDOMS + KINGDOM_OF[t]] + 1) / len(p.realm(KINGDOM_OF[t]))
        return n + 1.5 * part * part


def rolling(p: Universalis, battle: Battle) -> bool:
    """Is it a battle in its middle, of which the dice of one round tell little?"""
    if battle.target != "territory" or battle.won or battle.stage == "done":
        return False
    top: Step[Any] = p.stack[-1]
    return not (isinstance(top, Round) and top.stage == "attack")


def blurred(p: Universalis) -> list[int]:
    """Territories that fight such a battle."""
    out: list[int] = []
    for step in p.stack:
        if isinstance(step, Battle) and rolling(p, step):
            out.append(step.area)
            out.append(step.origin)
    return out


def prey(p: Universalis, seat: int, t: int) -> bool:
    """A territory that could be attacked."""
    s = p.owner[t]
    return s == BARBARIANS or (s != NOBODY and s != seat and p.at_war(seat, s))


def prospects(p: Universalis, view: Survey) -> None:
    """What banners could take next from where they stand; one that has just won may still move in."""
    entering = NOBODY
    into = NOBODY
    for step in p.stack:
        if isinstance(step, Occupation):
            entering = step.banner
            into = step.territory
    for b in range(BANNERS):
        if not p.experience[b]:
            continue
        seat = BANNER_OWNER[b]
        area = p.banner_area(b)
        n = prospect(p, view, seat, b, area)
        if b == entering and into != area and p.banner_on[b] == NOBODY and p.owner[into] == seat:
            n = max(n, prospect(p, view, seat, b, into))
        view.worth[seat] += n


def prospect(p: Universalis, view: Survey, seat: int, b: int, area: int) -> float:
    """The best conquest from a place, and armies for more of them."""
    x = p.banner_on[b]
    if x != NOBODY:
        force = p.transport_armies[x] - 1
        spare = force
        near = NEIGHBOURS[area] if area < TERRITORIES else COASTS[area - TERRITORIES]
    else:
        force = min(p.leads(seat), (p.armies[area] if p.owner[area] == seat else p.train(seat, area)) - 1)
        spare = force + 1 - SAFE
        near = NEIGHBOURS[area]
    best = 0.0
    for t in near:
        if prey(p, seat, t):
            theirs = p.armies_at(p.owner[t], t)
            n = view.prize(p, seat, t) * chance(force, theirs, extra_dice(p, t, theirs))
            if n > best:
                best = n
    if best <= 0.0:
        return 0.0
    return PROSPECT * best * (0.8 + 0.2 * p.experience[b]) + 0.04 * max(0, min(spare, 30))


def relations(p: Universalis, seat: int, view: Survey) -> float:
    """Treaties help, wars are a burden to the weaker, casus belli are credit."""
    n = 0.0
    for s in range(p.seats):
        i = seat * SEATS + s
        j = s * SEATS + seat
        if s == seat or not p.alive(s):
            continue
        n += 0.04 * p.claims[i] - 0.04 * p.claims[j]
        n += 0.8 * p.alliance[i] + 0.3 * p.passage[j] - 0.15 * p.passage[i]
        if p.may_trade(s, seat):
            n += 0.6 + 0.5 * min(4, view.towns[s])
        if p.trade[i]:
            n += 0.05
        n += 0.02 * p.toll[i] - 0.02 * p.toll[j]
        if p.war[i]:
            n += war_worth(view, seat, s)
    return n


def war_worth(view: Survey, seat: int, foe: int) -> float:
    """A war with a neighbour is worth what the armies are; any other is a nuisance."""
    if not view.borders[seat * SEATS + foe]:
        return -0.5
    ratio = view.might[seat] / view.might[foe]
    return max(-2.0, min(1.5, 2.0 * (ratio - 1.4)))


def goals(p: Universalis, seat: int) -> float:
    """Honour, and the objective beyond the points it has now: territories of it are worth having."""
    n = HONOUR * (p.honour[seat] + objective_points(p, seat))
    o = p.objective[seat]
    if o != NOBODY:
        missing = 0
        for t in YELLOW[o]:
            if p.owner[t] != seat:
                missing += 1
        for t in RED[o]:
            if p.owner[t] != seat:
                missing += 1
        n += 20.0 / (1.0 + missing)
    return n


def worths(p: Universalis, seat: int) -> list[float]:
    """What each kingdom is worth, as this player sees it."""
    view = Survey(p)
    prospects(p, view)
    battles(p, view)
    out = view.worth
    for s in range(p.seats):
        if not p.alive(s):
            out[s] = 0.0
            continue
        w = BASE + out[s] + goals(p, s) + purse(p, s, s == seat) + learning(p, s) + pieces(p, s)
        out[s] = max(1.0, w + relations(p, s, view))
    return out


def battles(p: Universalis, view: Survey) -> None:
    """A battle under way counts by its odds, a hand that is looked at by what it will bring."""
    out = view.worth
    for step in p.stack:
        if isinstance(step, Battle) and step.target == "territory" and not step.won and step.stage != "done":
            theirs = step.defenders(p)
            odds = 0.5
            if not rolling(p, step):
                odds = chance(step.force, theirs, extra_dice(p, step.area, theirs))
            if step.attacker < p.seats:
                out[step.attacker] += view.prize(p, step.attacker, step.area) * odds - 2.5 * (1.0 - odds)
            if step.defender < p.seats:
                out[step.defender] -= LAND * odds
        elif isinstance(step, Picking) and step.stage != "done":
            out[step.seat] += 0.6 if step.steal else 0.45
            out[step.victim] -= 0.3


def share(p: Universalis, seat: int) -> float:
    """The part of a kingdom in all, the differences made sharper."""
    all_worths = worths(p, seat)
    total = 0.0
    for w in all_worths:
        total += w**SHARP
    mine: float = all_worths[seat] ** SHARP
    return mine / total
