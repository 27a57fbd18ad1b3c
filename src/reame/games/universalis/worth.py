"""How much a kingdom is worth: honour first, then land, armies, money, learning and pieces."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.battle import Battle
from reame.games.universalis.honour import objective_points
from reame.games.universalis.intrigue import Picking
from reame.games.universalis.position import Universalis
from reame.games.universalis.things import (
    BARBARIANS,
    BUY_PRICE,
    CITY,
    CITY_OF,
    GOODS,
    KINGDOM_OF,
    KINGDOMS,
    NEIGHBOURS,
    PAPAL_KINGDOM,
    RED,
    RESERVES,
    SEATS,
    SELL_PRICE,
    TECH_PRICE,
    TECHS,
    TERRITORIES,
    YELLOW,
)
from reame.kernel.kinds import NOBODY

FLORIN: Final = 1.0 / 250.0
PURSE: Final = 450  # florins and goods to trade with, worth more than what lies idle
HONOUR: Final = 2.0
LAND: Final = 1.6
TOWN: Final = 0.5
ARMY: Final = 0.06
WAITING: Final = 0.045  # an army in reserve
RISK: Final[list[float]] = [1.2, 1.2, 0.9, 0.6, 0.3]  # of a rebellion, by armies
BASE: Final = 20.0
SHARP: Final = 6.0


def mean_prices() -> list[float]:
    """What a unit of each good is worth while it travels: between the best purchase and the best sale."""
    out: list[float] = []
    for g in range(GOODS):
        best = max(SELL_PRICE[c][g] for c in range(CITY.size))
        least = min(BUY_PRICE[c][g] for c in range(CITY.size))
        out.append(0.35 * best + 0.65 * least)
    return out


UNIT: Final[list[float]] = mean_prices()


def purse(p: Universalis, seat: int) -> float:
    """Florins and goods on their way, the first ones worth more: they are the capital of trade."""
    n = float(p.florins[seat])
    for x in p.transports_of(seat):
        for g in range(GOODS):
            if p.cargo[x * GOODS + g]:
                n += UNIT[g] * p.cargo[x * GOODS + g]
    return FLORIN * (min(n, PURSE) * 2.2 + max(0.0, n - PURSE))


def learning(p: Universalis, seat: int) -> float:
    """Technologies, a little above their price."""
    n = 0.0
    for t in range(TECHS):
        if p.technologies[seat] >> t & 1:
            n += 0.15 + 1.25 * FLORIN * TECH_PRICE[t]
    return n + 1.5 * (p.level(seat) - 1)


def pieces(p: Universalis, seat: int) -> float:
    """Transports with their loads, banners, cards, what waits in reserve."""
    n = 0.0
    for x in p.transports_of(seat):
        n += 1.2 + ARMY * p.transport_armies[x]
    for b in p.banners_of(seat):
        n += 1.2 + 0.5 * p.experience[b] + 1.2 * p.general[b]
    n += WAITING * p.kept(seat, 0)
    for what in range(1, RESERVES):
        n += 0.9 * p.kept(seat, what)
    n += 0.35 * p.hands[seat].size() + 0.6 * p.merchants[seat] + 0.8 * p.collectors[seat]
    n += 0.25 * p.grain_of(seat) + 1.5 * p.coins[seat]
    for row in p.trains:
        if row[0] == seat:
            n += 0.8 * ARMY * row[2]
    n += ARMY * p.host[seat]
    return n


def relations(p: Universalis, seat: int) -> float:
    """Treaties help, wars are a burden, casus belli are credit."""
    n = 0.0
    for s in range(p.seats):
        i = seat * SEATS + s
        if s == seat or not p.alive(s):
            continue
        n += 0.02 * p.claims[i] - 0.02 * p.claims[s * SEATS + seat]
        n += 1.2 * p.alliance[i] + 0.8 * p.trade[s * SEATS + seat] + 0.4 * p.passage[s * SEATS + seat]
        n -= 0.2 * p.passage[i] + 0.1 * p.trade[i]
        n += 0.02 * p.toll[i] - 0.02 * p.toll[s * SEATS + seat]
        if p.at_war(seat, s):
            n -= 0.6
    return n


def lands(p: Universalis) -> list[float]:
    """What the territories of each player are worth, with kingdoms on the way to completion."""
    out = [0.0] * p.seats
    held = [0] * (p.seats * KINGDOMS)
    for t in range(TERRITORIES):
        s = p.owner[t]
        if s == NOBODY or s == BARBARIANS:
            continue
        a = p.armies[t]
        n = LAND + ARMY * min(a, 25)
        if a < len(RISK):
            n -= RISK[a]
        if CITY_OF[t] != NOBODY:
            n += TOWN + 0.5 * p.settlement[t]
        n += 0.45 * p.fort[t] + 0.5 * (p.catapults[t] + p.bombards[t])
        if p.cathedral[t]:
            n += 4.2 if p.collectors[s] else 3.0
        for u in NEIGHBOURS[t]:
            if p.owner[u] == BARBARIANS and p.armies[u] > a:
                n -= 0.5
                break
        out[s] += n
        held[s * KINGDOMS + KINGDOM_OF[t]] += 1
    for s in range(p.seats):
        for k in range(KINGDOMS):
            owned = held[s * KINGDOMS + k]
            if owned and k not in (p.kingdom[s], PAPAL_KINGDOM):
                size = len(p.realm(k))
                part = owned / size
                out[s] += part * part * (2.5 if size < 8 else 6.0)
    return out


def goals(p: Universalis, seat: int) -> float:
    """Honour, and the objective beyond the points it has now: territories of it are worth having."""
    n = HONOUR * (p.honour[seat] + objective_points(p, seat))
    o = p.objective[seat]
    if o != NOBODY:
        missing = sum([1 for t in [*YELLOW[o], *RED[o]] if p.owner[t] != seat])
        n += 20.0 / (1.0 + missing)
    return n


def worths(p: Universalis) -> list[float]:
    """What each kingdom is worth."""
    out = lands(p)
    for s in range(p.seats):
        if not p.alive(s):
            out[s] = 0.0
            continue
        w = BASE + out[s] + goals(p, s) + purse(p, s) + learning(p, s) + pieces(p, s) + relations(p, s)
        out[s] = max(1.0, w)
    battles(p, out)
    return out


def battles(p: Universalis, out: list[float]) -> None:
    """A battle under way counts by its odds, a hand that is looked at by what it will bring."""
    for step in p.stack:
        if isinstance(step, Battle) and step.target == "territory" and not step.won and step.stage != "done":
            odds = chance(step.force, step.defenders(p) + (1 if p.fort[step.area] else 0))
            if step.attacker < p.seats:
                out[step.attacker] += 3.0 * odds - 2.0 * (1.0 - odds)
            if step.defender < p.seats:
                out[step.defender] -= 2.5 * odds
        elif isinstance(step, Picking) and step.stage != "done":
            out[step.seat] += 0.6 if step.steal else 0.45
            out[step.victim] -= 0.3


def chance(force: int, theirs: int) -> float:
    """How likely an attack is to succeed, at a glance."""
    r = (force + 0.3) / (1.2 * theirs + 0.5)
    cube = r * r * r
    return cube / (1.0 + cube)


def share(p: Universalis, seat: int) -> float:
    """The part of a kingdom in all, the differences made sharper."""
    all_worths = worths(p)
    total = 0.0
    for w in all_worths:
        total += w**SHARP
    mine: float = all_worths[seat] ** SHARP
    return mine / total
