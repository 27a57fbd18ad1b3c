"""Trade for profit: which city pays for a load, how far it is, where an empty hold should go."""

from __future__ import annotations

from typing import Any, Final, final

from reame.games.universalis.bot import lanes
from reame.games.universalis.realm.routes import BY_CARAVAN, full_moves, speed
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.market import HowManySold, HowManyUnits, buy_price, sell_price
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

FAR: Final = 999
WAIT: Final = 0.93  # what a turn of waiting leaves of a price
LOST: Final = 0.5  # of what a load is worth that nobody can be sold to now
HURRY: Final = 0.87  # the same, for the worth of a position: what can be done now should be
STEP: Final = 0.2  # florins for each point of movement a load is away from its buyer
PROMISE: Final = 0.3  # of what could be gained by a purchase, before it is made
HORIZON: Final = 3  # turns a merchant looks ahead
BEFORE_TRADE: Final[list[str]] = ["dice", "diplomacy", "reinforcements", "taxes", "purchase", "placement", "combat"]


def mean_prices() -> list[float]:
    """What a unit of each good is worth while it travels: between the best purchase and the best sale."""
    out: list[float] = []
    for g in range(box.GOODS):
        best = max(box.SELL_PRICE[c][g] for c in range(box.CITY.size))
        least = min(box.BUY_PRICE[c][g] for c in range(box.CITY.size))
        out.append(0.35 * best + 0.65 * least)
    return out


UNIT: Final[list[float]] = mean_prices()


def sea_ways(table: list[list[int]]) -> list[list[int]]:
    """Movement points from each area to the port of each city, along these lanes."""
    out = [[FAR] * box.CITY.size for _ in range(box.AREAS)]
    for c in range(box.CITY.size):
        port = box.CITY_LAND[c]
        for quay in box.PORT_SEAS[port]:
            for s in range(box.SEA_AREAS):
                out[box.TERRITORIES + s][c] = min(out[box.TERRITORIES + s][c], table[s][quay] + 1)
        for d in range(box.CITY.size):
            t = box.CITY_LAND[d]
            for s in box.PORT_SEAS[t]:
                out[t][c] = min(out[t][c], out[box.TERRITORIES + s][c] + 2)
        out[port][c] = 0
    return out


COASTWISE: Final[list[list[int]]] = sea_ways(lanes.COASTWISE)
OVERSEAS: Final[list[list[int]]] = sea_ways(lanes.OVERSEAS)


def moves_left(p: Universalis, x: int) -> int:
    """Movement points a transport has for the trade of this turn; before that phase all of them."""
    if p.active == box.OWNER_OF[x] and p.phase in BEFORE_TRADE:
        return full_moves(p, x)
    return p.transport_moves[x]


def turns_to(p: Universalis, x: int, far: int) -> int:
    """How many turns from now a place is reached."""
    left = moves_left(p, x)
    if far <= left:
        return 0
    pace = speed(p, x)
    return (far - left + pace - 1) // pace


def welcome(p: Universalis, seat: int, t: int, crew: int) -> bool:
    """May a trade transport with this crew stand there unharmed, also when barbarians have grown a little?"""
    s = p.owner[t]
    if s == seat:
        return True
    if s == box.BARBARIANS:
        return crew > p.armies[t] + 1
    return s != NOBODY and (p.may_trade(s, seat) or p.may_pass(s, seat))


def deals_in(p: Universalis, seat: int, t: int, crew: int) -> bool:
    """A standing city where the player may trade."""
    if not p.city(t):
        return False
    s = p.owner[t]
    if s == box.BARBARIANS:
        return crew > p.armies[t] + 1
    return s == seat or (s != NOBODY and p.may_trade(s, seat))


def overland(p: Universalis, x: int, start: int) -> list[int]:
    """Movement points of a caravan to each territory it may go to."""
    seat = box.OWNER_OF[x]
    crew = p.transport_armies[x]
    most = HORIZON * speed(p, x) + moves_left(p, x)
    steps = BY_CARAVAN[p.has(seat, box.ROADS)]
    far = [FAR] * box.TERRITORIES
    far[start] = 0
    edge = [start]
    for a in edge:  # which grows meanwhile
        here = far[a]
        for u, cost in steps[a]:
            n = here + cost
            if n < far[u] and n <= most and welcome(p, seat, u, crew):
                far[u] = n
                edge.append(u)
    return far


def ways(p: Universalis, x: int, start: int) -> list[int]:
    """Movement points of a trade transport from an area to each city; FAR if it may not trade there."""
    seat = box.OWNER_OF[x]
    crew = p.transport_armies[x]
    out = [FAR] * box.CITY.size
    if box.IS_SHIP[box.TYPE_OF[x]]:
        table = OVERSEAS if p.has(seat, box.ASTRONOMY) else COASTWISE
        for c in range(box.CITY.size):
            n = table[start][c]
            if n < FAR and deals_in(p, seat, box.CITY_LAND[c], crew):
                out[c] = n
        return out
    far = overland(p, x, start)
    for c in range(box.CITY.size):
        t = box.CITY_LAND[c]
        if far[t] < FAR and deals_in(p, seat, t, crew):
            out[c] = far[t]
    return out


def takes(p: Universalis, seat: int, t: int, g: int) -> float:
    """What a unit brings in a city, the toll taken off."""
    n = float(sell_price(p, t, g))
    s = p.owner[t]
    if s != seat and s != box.BARBARIANS:
        n -= n * p.toll[s * box.SEATS + seat] / 100.0
    return n


def cargo_worth(p: Universalis, x: int, far: list[int]) -> float:
    """What the load of a transport will bring, later sales worth less."""
    seat = box.OWNER_OF[x]
    n = 0.0
    for g in range(box.GOODS):
        units = p.cargo[x * box.GOODS + g]
        if units:
            best = LOST * UNIT[g]
            for c in range(box.CITY.size):
                if far[c] < FAR:
                    price = takes(p, seat, box.CITY_LAND[c], g)
                    best = max(best, price * HURRY ** turns_to(p, x, far[c]) - STEP * far[c])
            n += best * units
    return n


def errand(p: Universalis, x: int, far: list[int]) -> float:
    """What an empty hold promises, by how near it is to a city with cheap goods."""
    seat = box.OWNER_OF[x]
    space = p.goods_space(x)
    best = 0.0
    for c in range(box.CITY.size):
        if far[c] < FAR:
            n = 0.0
            t = box.CITY_LAND[c]
            for g in range(box.GOODS):
                price = buy_price(p, t, g)
                if g != box.IRON or p.has(seat, box.METALWORKING):
                    n = max(n, (UNIT[g] - price) * min(space, p.florins[seat] // price))
            best = max(best, n * HURRY ** turns_to(p, x, far[c]) - STEP * far[c])
    return PROMISE * best


def merchandise(p: Universalis, seat: int) -> float:
    """What the trade transports of a player are worth in florins; a sale or purchase that is chosen counts as made."""
    top: Step[Any] = p.stack[-1]
    deals = top.transport if isinstance(top, HowManyUnits) and top.seat == seat else NOBODY
    n = 0.0
    for x in p.transports_of(seat):
        if x == deals and isinstance(top, HowManyUnits):
            n += dealing(p, top)
        elif box.IS_TRADE[box.TYPE_OF[x]]:
            far = ways(p, x, p.transport_at[x])
            n += cargo_worth(p, x, far) if p.load(x) else errand(p, x, far)
    return n


def dealing(p: Universalis, deal: HowManyUnits) -> float:
    """What a transport is worth that is about to sell or to buy as much as it can."""
    x, g = deal.transport, deal.good
    t = p.transport_at[x]
    units = deal.most(p)
    selling = isinstance(deal, HowManySold)
    left = p.transport_moves[x]
    i = x * box.GOODS + g
    p.transport_moves[x] = 0
    p.cargo[i] += -units if selling else units
    n = cargo_worth(p, x, ways(p, x, t))
    p.cargo[i] -= -units if selling else units
    p.transport_moves[x] = left
    return n + units * takes(p, deal.seat, t, g) if selling else n - units * buy_price(p, t, g)


@final
class TradePlan:
    """What a trade transport should do next."""

    def __init__(self, p: Universalis, x: int) -> None:
        self.transport = x
        self.goal = NOBODY  # the territory to go to, perhaps where it stands
        self.sells = 0  # goods to sell here, as bits
        self.buys = NOBODY  # the good to buy here
        self.far = ways(p, x, p.transport_at[x])
        if p.load(x):
            self.sell(p)
        if p.goods_space(x) > 0 and (not p.load(x) or not p.transport_moves[x]):
            self.buy(p, p.load(x) > 0)  # what has just been loaded may be topped up

    def sell(self, p: Universalis) -> None:
        """Where the load brings most, a turn of waiting taken off; what sells best here is sold."""
        x = self.transport
        seat = box.OWNER_OF[x]
        here = p.transport_at[x]
        most = 0.0
        for c in range(box.CITY.size):
            if self.far[c] == FAR:
                continue
            t = box.CITY_LAND[c]
            gain = 0.0
            for g in range(box.GOODS):
                if p.cargo[x * box.GOODS + g]:
                    gain += p.cargo[x * box.GOODS + g] * takes(p, seat, t, g)
            gain *= WAIT ** turns_to(p, x, self.far[c])
            if gain > most:
                most = gain
                self.goal = t
        if self.goal == here:
            for g in range(box.GOODS):
                if p.cargo[x * box.GOODS + g]:
                    self.sells |= 1 << g

    def buy(self, p: Universalis, only_here: bool) -> None:
        """The city and good with the best profit for each turn it takes to fetch and to sell."""
        x = self.transport
        seat = box.OWNER_OF[x]
        here = p.transport_at[x]
        space = p.goods_space(x)
        most = 0.0
        for c in range(box.CITY.size):
            t = box.CITY_LAND[c]
            if self.far[c] == FAR or (only_here and t != here):
                continue
            fetch = turns_to(p, x, self.far[c])
            if fetch > HORIZON:
                continue
            ahead = self.far if t == here else ways(p, x, t)
            pace = speed(p, x)
            for g in range(box.GOODS):
                price = buy_price(p, t, g)
                units = min(space, p.florins[seat] // price)
                if units <= 0 or (g == box.IRON and not p.has(seat, box.METALWORKING)):
                    continue
                for d in range(box.CITY.size):
                    if ahead[d] == FAR or d == c:
                        continue
                    trip = max(1, (ahead[d] + pace - 1) // pace)
                    if trip > HORIZON:
                        continue
                    rate = units * (takes(p, seat, box.CITY_LAND[d], g) * WAIT**trip - price) / (fetch + trip)
                    if rate > most:
                        most = rate
                        self.goal = t if not only_here else self.goal
                        self.buys = g if t == here else NOBODY

    def way_from(self, p: Universalis, area: int) -> int:
        """Movement points from an area to the goal."""
        x = self.transport
        if box.IS_SHIP[box.TYPE_OF[x]]:
            table = OVERSEAS if p.has(box.OWNER_OF[x], box.ASTRONOMY) else COASTWISE
            for c in range(box.CITY.size):
                if box.CITY_LAND[c] == self.goal:
                    return table[area][c]
            return FAR
        return overland(p, x, area)[self.goal]
