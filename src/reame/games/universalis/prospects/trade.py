"""Trade: prices, who may deal where, and what the ways of transports would bring [1.6, 3.10]."""

from __future__ import annotations

from typing import Final, final

from reame.games.universalis.prospects import phrases as say
from reame.games.universalis.prospects.reach import Way, told, voyages
from reame.games.universalis.realm.routes import full_moves
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.market import buy_price, deals_with, handles, proceeds, sell_price, toll_at
from reame.kernel.kinds import NOBODY
from reame.kernel.prospects import GOOD, Prospect

TURNS_AHEAD: Final = 3  # of full movement that a way may take
BEST: Final = 4  # sales of a transport that are told


@final
class Sale:
    """What a transport could make of what it carries, or of what it could buy where it stands."""

    def __init__(self, good: int, to: int, units: int, carried: bool, way: Way, turns: int, gain: int) -> None:
        self.good = good
        self.to = to
        self.units = units
        self.carried = carried  # aboard already: nothing is paid for it
        self.way = way
        self.turns = turns
        self.gain = gain


def deals_after(p: Universalis, x: int, t: int) -> bool:
    """May the owner of a transport deal in a territory once it has come there?"""
    seat, here = box.OWNER_OF[x], p.transport_at[x]
    p.transport_at[x] = t
    may = deals_with(p, seat, t)
    p.transport_at[x] = here
    return may


def sales(p: Universalis, x: int) -> list[Sale]:
    """Every sale that brings something, the most in a turn first."""
    if p.transport_at[x] == NOBODY or not box.IS_TRADE[box.TYPE_OF[x]]:
        return []
    p = p.clone()
    seat, here = box.OWNER_OF[x], p.transport_at[x]
    full = max(1, full_moves(p, x))
    now = p.transport_moves[x] or full
    places = {a: w for a, w in voyages(p, x, TURNS_AHEAD * full).items() if a < box.TERRITORIES and not w.danger}
    if here < box.TERRITORIES:
        places[here] = Way(0, [], False)
    buying = here < box.TERRITORIES and deals_with(p, seat, here)
    florins = max(0, p.florins[seat])
    out: list[Sale] = []
    for to, way in places.items():
        if not deals_after(p, x, to):
            continue
        turns = 1 if way.cost <= now else 1 + (way.cost - now + full - 1) // full
        for g in range(box.GOODS):
            if not handles(p, seat, g):
                continue
            aboard = p.cargo[x * box.GOODS + g]
            gain = proceeds(p, seat, to, g, aboard)
            if aboard and gain > 0:
                out.append(Sale(g, to, aboard, True, way, turns, gain))
            if buying and to != here:
                # Trading ends the movement of a transport: what is bought now leaves with the next turn.
                each = buy_price(p, here, g)
                units = min(p.goods_space(x), florins // each) if each > 0 else 0
                gain = proceeds(p, seat, to, g, units) - units * each
                if units > 0 and gain > 0:
                    out.append(Sale(g, to, units, False, way, turns, gain))
    out.sort(key=lambda s: (-s.gain / s.turns, -s.gain, s.to, s.good, s.carried))
    return out


def gains(p: Universalis, x: int) -> dict[int, int]:
    """The most that a transport could gain in each territory."""
    out: dict[int, int] = {}
    for s in sales(p, x):
        out[s.to] = max(s.gain, out.get(s.to, 0))
    return out


def ways(p: Universalis, seat: int, x: int) -> list[Prospect]:
    """Where a transport could go now, and what a trade transport could gain there at most."""
    out = told(p, voyages(p, x, p.transport_moves[x]), box.OWNER_OF[x], p.transport_moves[x])
    best = gains(p, x) if box.OWNER_OF[x] == seat else {}  # nobody knows what others can pay
    for found in out:
        gain = best.get(box.AREA.find(found.of.partition(":")[2]), 0)
        if gain:
            found.figures["gain"] = gain
            found.price = say.BRING.of(gain)
    return out


def routes(p: Universalis, seat: int, _thing: int) -> list[Prospect]:
    """Of each trade transport of one's own: the best sales it could make."""
    out: list[Prospect] = []
    for x in p.transports_of(seat) if seat >= 0 else []:
        if not box.IS_TRADE[box.TYPE_OF[x]]:
            continue
        found = Prospect(f"transport:{box.TRANSPORT.word(x)}")
        found.figures["near"] = near(p, x)
        for s in sales(p, x)[:BEST]:
            part = Prospect(f"territory:{box.TERRITORY.word(s.to)}")
            part.price = say.BRING.of(s.gain)
            part.tone = GOOD
            part.figures = {
                "good": box.GOOD.word(s.good),
                "units": s.units,
                "carried": s.carried,
                "cost": s.way.cost,
                "turns": s.turns,
                "gain": s.gain,
                "path": [box.AREA.word(a) for a in s.way.path],
            }
            found.parts.append(part)
        out.append(found)
    return out


def near(p: Universalis, x: int) -> list[dict[str, object]]:
    """Markets that a transport can reach now and deal in, the nearest first."""
    q = p.clone()
    some = [(way.cost, t, way) for t, way in voyages(p, x, p.transport_moves[x]).items() if t < box.TERRITORIES]
    open_ones = [(cost, t, way) for cost, t, way in some if not way.danger and deals_after(q, x, t)]
    open_ones.sort(key=lambda one: one[:2])
    return [
        {"to": box.TERRITORY.word(t), "cost": cost, "path": [box.AREA.word(a) for a in way.path]}
        for cost, t, way in open_ones
    ]


def markets(p: Universalis, seat: int, _thing: int) -> list[Prospect]:
    """Of each city where trade stands: prices, whether one may deal there now, and the toll."""
    cities = [t for t in box.CITY_LAND if p.owner[t] != NOBODY and p.city(t)]
    out: list[Prospect] = []
    for t in cities:
        found = Prospect(f"territory:{box.TERRITORY.word(t)}")
        found.figures = {
            "buy": {box.GOOD.word(g): buy_price(p, t, g) for g in range(box.GOODS)},
            "sell": {box.GOOD.word(g): sell_price(p, t, g) for g in range(box.GOODS)},
        }
        if seat >= 0:
            found.figures["open"] = deals_with(p, seat, t)
            found.figures["toll"] = toll_at(p, seat, t)
        out.append(found)
    return out


def goods(p: Universalis, seat: int, _thing: int) -> list[Prospect]:
    """Of each good: where it costs least and brings most, and whether one may deal in it."""
    cities = [t for t in box.CITY_LAND if p.owner[t] != NOBODY and p.city(t)]
    out: list[Prospect] = []
    for g in range(box.GOODS if cities else 0):
        found = Prospect(f"good:{box.GOOD.word(g)}")
        found.figures = {
            "least": min(buy_price(p, t, g) for t in cities),
            "most": max(sell_price(p, t, g) for t in cities),
            "barred": seat >= 0 and not handles(p, seat, g),
        }
        out.append(found)
    return out
