"""How much a kingdom is worth: honour first, then land, armies, money, learning and pieces."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.bot.campaign import promises
from reame.games.universalis.bot.commerce import UNIT, merchandise
from reame.games.universalis.bot.expedition import venture
from reame.games.universalis.bot.odds import SAFE, chance, extra_dice
from reame.games.universalis.bot.survey import ARMY, LAND, Survey, honour, rolling
from reame.games.universalis.diplomacy.theft import Picking
from reame.games.universalis.realm.honour import objective_points
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.income import collected, reinforcements
from reame.kernel.kinds import NOBODY

FLORIN: Final = 1.0 / 250.0
PURSE: Final[list[int]] = [0, 650, 900, 1200, 1200]  # by level: florins to trade with, worth more than what lies idle
CAPITAL: Final = 5.0
SEED: Final = 150  # and without the first of them there is no trade at all
LAST: Final = 5.0
SAVED: Final = 1.0  # on the way to roads
READY: Final = 2.0  # in the purse and not in goods, if there is something to be bought
WAITING: Final = 0.37  # an army in reserve
BASE: Final = 25.0
SHARP: Final = 8.0
SKILL: Final = 0.35  # any technology
TO_SECOND: Final = 0.5  # and more on the way to the second level, and to the third
TO_THIRD: Final = 0.2
LEVEL: Final[list[float]] = [0.0, 0.0, 6.0, 9.0, 10.0]
USE: Final[dict[int, float]] = {
    box.MATHEMATICS: 1.5,
    box.ARCHITECTURE: 4.0,
    box.ROADS: 8.5,
    box.AGRICULTURE: 0.5,
    box.POTTERY: 0.2,
    box.MEDICINE: 0.2,
    box.METALWORKING: 0.3,
    box.COINAGE: 0.3,
    box.ASTRONOMY: 0.3,
    box.ARMY: 0.8,
}
SKILLS: Final[list[float]] = [SKILL + USE.get(k, 0.0) for k in range(box.TECHS)]
HELD: Final[dict[str, float]] = {  # cards in the hand: those that defend are kept longer than those to be played
    "mercenario": 0.1,
    "archibugiere": 0.35,
    "condottiero": 0.3,
    "genio": 0.4,
    "reliquia": 0.2,
    "eroina": 0.4,
    "mercante": 0.4,
    "gabelliere": 0.4,
    "papa": 0.5,
}
HANDS: Final[list[float]] = [HELD.get(box.CARD.word(c), 0.15) for c in range(box.CARDS)]
TRANSPORT_WORTH: Final[list[float]] = [1.6, 1.5, 0.7, 0.6]
BANNER_WORTH: Final = 1.6
FIRST_BANNER: Final = 6.0
FIRST_RIDER: Final = 2.5
GENERAL_WORTH: Final = 1.3
OTHERS: Final = 10.0  # what treaties and campaigns are worth to somebody else, about
PROSPECT: Final = 0.8  # of what a campaign promises


def roads(p: Universalis, seat: int) -> int:
    """Florins that the way to roads still costs: with them armies are placed where they are missed."""
    if p.has(seat, box.ROADS):
        return 0
    n = box.TECH_PRICE[box.ROADS]
    if not p.has(seat, box.ARCHITECTURE):
        n += box.TECH_PRICE[box.ARCHITECTURE]
        if not p.has(seat, box.MATHEMATICS):
            n += box.TECH_PRICE[box.MATHEMATICS]
    return n


def wanted(p: Universalis, seat: int) -> int:
    """Florins that should be at hand when purchases are made: for a banner, a cavalry, the next step to roads."""
    n = 0
    if not p.number_of_banners(seat):
        n += box.BANNER_PRICE
    if not p.number_of_type(seat, box.CAVALRY):
        n += box.PRICE_OF[box.CAVALRY][p.transport_level(seat)]
    if not p.has(seat, box.ROADS):
        road = (
            box.ROADS
            if p.has(seat, box.ARCHITECTURE)
            else box.ARCHITECTURE
            if p.has(seat, box.MATHEMATICS)
            else box.MATHEMATICS
        )
        n += box.TECH_PRICE[road]
    return n


def purse(p: Universalis, seat: int, mine: bool) -> float:
    """Florins and goods on their way, the first ones worth more: they pay for roads, and are the capital of trade."""
    n = float(p.florins[seat])
    if mine:
        n += merchandise(p, seat)
    else:
        for x in p.transports_of(seat):
            if box.IS_TRADE[box.TYPE_OF[x]]:
                for g in range(box.GOODS):
                    n += UNIT[g] * p.cargo[x * box.GOODS + g]
    most = PURSE[p.level(seat)]
    saved = min(n, float(roads(p, seat))) * SAVED + min(p.florins[seat], wanted(p, seat)) * READY
    return FLORIN * (saved + min(n, SEED) * LAST + min(n, most) * CAPITAL + max(0.0, n - most))


def due(p: Universalis, seat: int) -> float:
    """Reinforcements and taxes still to come in a player's own turn: to wait for them is no merit."""
    if p.active != seat or p.phase not in ("dice", "diplomacy"):
        return 0.0
    florins = p.merchants[seat] * box.MERCHANT_PAYS if p.has(seat, box.COINAGE) else 0
    return WAITING * reinforcements(p, seat) + FLORIN * CAPITAL * (florins + collected(p, seat))


def learning(p: Universalis, seat: int) -> float:
    """Technologies by their use, and the levels they lead to."""
    n = LEVEL[p.level(seat)]
    count = 0
    for t in range(box.TECHS):
        if p.technologies[seat] >> t & 1:
            n += SKILLS[t]
            count += 1
    return n + TO_SECOND * min(count, 9) + TO_THIRD * max(0, min(count, 17) - 9)


def pieces(p: Universalis, seat: int) -> float:
    """Transports with their crews, banners, cards, what waits in reserve."""
    n = 0.0
    leader = fighter(p)
    engaged = NOBODY if leader == NOBODY else p.banner_on[leader]
    for x in p.transports_of(seat):
        n += TRANSPORT_WORTH[box.TYPE_OF[x]] + ARMY * (SAFE if x == engaged else p.transport_armies[x])
    banners = p.number_of_banners(seat)
    riders = p.number_of_type(seat, box.CAVALRY)
    if banners:
        n += FIRST_BANNER
        if riders:
            n += FIRST_RIDER
    for b in p.banners_of(seat):
        learned = min(box.EXPERIENCE_MOST, p.experience[b] + p.conquests[b])
        n += BANNER_WORTH + 0.5 * learned + GENERAL_WORTH * p.general[b]
    n += 0.8 * min(riders, banners) + WAITING * p.kept(seat, 0)
    for what in range(1, box.RESERVES):
        k = p.kept(seat, what)
        if k:
            n += 0.85 * k * piece_worth(what)
    for card in p.hands[seat].cards:
        n += HANDS[card]
    n += 0.8 * p.merchants[seat] + 0.8 * p.collectors[seat]
    n += 0.15 * p.grain_of(seat) + 2.5 * p.coins[seat]
    for train in p.trains:
        if train.seat == seat:
            n += 0.8 * ARMY * train.armies
    n += ARMY * p.host[seat]
    return n


def fighter(p: Universalis) -> int:
    """The banner that attacks in a battle that goes on: what the dice have done so far is not looked at."""
    for step in p.stack:
        if isinstance(step, Battle) and rolling(p, step):
            return step.banner
    return NOBODY


def piece_worth(what: int) -> float:
    """What a piece in reserve will be worth on the map."""
    if what < box.BANNERS_KEPT:
        return TRANSPORT_WORTH[what - box.TYPES_KEPT]
    if what == box.BANNERS_KEPT:
        return BANNER_WORTH + 0.5
    return GENERAL_WORTH if what == box.GENERALS_KEPT else 0.8


def prospects(p: Universalis, view: Survey, seat: int) -> float:
    """What the banners of a player could take next, other than in a battle that goes on."""
    return PROSPECT * promises(p, seat, view, fighter(p))


def relations(p: Universalis, seat: int, view: Survey) -> float:
    """Treaties help, wars are a burden to the weaker, casus belli are credit."""
    n = 0.0
    for s in range(p.seats):
        i = seat * box.SEATS + s
        j = s * box.SEATS + seat
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
    if not view.borders[seat * box.SEATS + foe]:
        return -0.5
    ratio = view.might[seat] / view.might[foe]
    return max(-2.0, min(1.5, 2.0 * (ratio - 1.4)))


def goals(p: Universalis, seat: int) -> float:
    """Honour, and the objective beyond the points it has now: territories of it are worth having."""
    n = honour(p) * (p.honour[seat] + objective_points(p, seat))
    o = p.objective[seat]
    if o != NOBODY:
        missing = 0
        for t in box.YELLOW[o]:
            if p.owner[t] != seat:
                missing += 1
        for t in box.RED[o]:
            if p.owner[t] != seat:
                missing += 1
        n += 20.0 / (1.0 + missing)
    return n


def worths(p: Universalis, seat: int) -> list[float]:
    """What each kingdom is worth, as this player sees it."""
    view = Survey(p, seat)
    battles(p, view)
    out = view.worth
    for s in range(p.seats):
        if not p.alive(s):
            out[s] = 0.0
            continue
        w = BASE + out[s] + goals(p, s) + purse(p, s, s == seat) + learning(p, s) + pieces(p, s)
        if s != seat:
            w += OTHERS
        else:
            w += due(p, s) + prospects(p, view, s) + relations(p, s, view)
            if p.active != seat:
                w += view.fear[s] / p.seats  # the dice of the next player take that much anyhow
        out[s] = max(1.0, w)
    return out


def battles(p: Universalis, view: Survey) -> None:
    """A battle under way counts by its odds, a hand that is looked at by what it will bring."""
    out = view.worth
    for step in p.stack:
        if isinstance(step, Battle) and step.target == "territory" and not step.won and step.stage != "done":
            theirs = step.defenders(p)
            odds = 0.5
            gain = 0.0
            if not rolling(p, step):
                odds = chance(step.force, theirs, extra_dice(p, step.area, theirs))
                if step.attacker < p.seats:
                    gain = venture(p, view, step.attacker, step.area, float(step.force), 0.0)
            if step.attacker < p.seats:
                out[step.attacker] += gain
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
