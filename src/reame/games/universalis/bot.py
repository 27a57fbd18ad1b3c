"""Advice for bots: grow, trade at a profit, learn, defend, fight when it pays, deal with reason."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.bargains import chains
from reame.games.universalis.battle import Battle
from reame.games.universalis.combat import CombatPhase, force_of
from reame.games.universalis.conquest import Occupation
from reame.games.universalis.diplomacy import Diplomacy
from reame.games.universalis.market import TradePhase, buy_price, sell_price
from reame.games.universalis.movement import BannerMarch, Loading
from reame.games.universalis.offers import Offer
from reame.games.universalis.placement import Placement
from reame.games.universalis.position import Universalis
from reame.games.universalis.routes import next_areas
from reame.games.universalis.things import (
    ARMIES_MOVE,
    ASSASSIN,
    ATTACK,
    ATTACK_FLEET,
    ATTACK_HOST,
    ATTACK_PIECES,
    ATTACK_PIRATES,
    BANNER_IN,
    BARBARIANS,
    BID,
    BISHOP,
    BLOCKADE,
    BUY,
    CATHEDRAL,
    CITY_OF,
    CLOSE_STRAIT,
    DIPLOMAT,
    GARRISON,
    GENERALS_KEPT,
    GOODS,
    HIRE,
    IRON,
    IS_SHIP,
    JOIN,
    LOAD,
    LOAD_GOODS,
    LOSE_ABOARD,
    LOSE_GROUND,
    MARCH,
    METALLI,
    MOVE,
    NEIGHBOURS,
    OFFER,
    OFFER_PEACE,
    OWNER_OF,
    PHASE,
    PLACE,
    PLACE_ARMIES,
    PLACE_GENERAL,
    PLAY,
    PURCHASE,
    RESEARCH,
    REVOKE,
    REVOKE_CB,
    ROLL,
    SELL,
    SELL_PRICE,
    SETTLE,
    TABLET,
    TAKE_BANNER,
    TERRITORIES,
    THIEF,
    TRANSFER,
    TREATY,
    TYPE_OF,
    UNITS_MOVE,
    UNLOAD,
    WAR,
    WAR_CB,
)
from reame.games.universalis.worth import UNIT, share
from reame.kernel.counsel import Counsel
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, NO, PASS, PROPOSE, YES
from reame.kernel.steps import Step

REACH: Final = 6  # steps a caravan looks ahead
SAFE: Final = 5  # armies that no rebellion takes


class UniversalisCounsel(Counsel[Universalis]):
    """What a kingdom should look for."""

    def value(self, p: Universalis, seat: int) -> float:
        return share(p, seat)

    def weigh(self, p: Universalis, seat: int, moves: list[int]) -> list[float]:
        top: Step[Any] = p.stack[-1]
        if isinstance(top, TradePhase):
            return trading(p, top, moves)
        if isinstance(top, CombatPhase):
            routes = lures(p, seat)
            return [fighting(p, seat, m, routes) for m in moves]
        return [glance(p, seat, top, m) for m in moves]

    def moment(self, p: Universalis) -> int:
        """A phase of one player's turn."""
        return (p.turn * (p.seats + 1) + p.active + 1) * PHASE.size + PHASE.index[p.phase]

    def offers(self, p: Universalis, seat: int) -> list[list[int]]:
        top: Step[Any] = p.stack[-1]
        return chains(p, seat, p.legal(seat)) if isinstance(top, Diplomacy) else []


# -- most decisions, at a glance -------------------------------------------------------------


def glance(p: Universalis, seat: int, top: Step[Any], move: int) -> float:
    """How promising a move is outside combat and trade."""
    if ARMIES_MOVE.has(move):
        return amount(p, seat, top, ARMIES_MOVE.a(move))
    if GARRISON.has(move):
        t = GARRISON.a(move)
        need = 12.0 if p.armies[t] < SAFE else 3.0 if frontier(p, seat, t) else 1.0
        return need * GARRISON.b(move) / (1 + p.armies[t])
    if BID.has(move):
        return 0.4 if BID.a(move) <= 60 else 0.01
    if PLAY.has(move):
        return 1.5
    if ROLL.has(move):
        return 0.2 + ROLL.a(move) ** 2
    if isinstance(top, Battle):
        better = top.force > 1.1 * top.defenders(p)
        return 4.0 if (move == YES) == better else 0.5
    if isinstance(top, Offer):
        return answer(move)
    if isinstance(top, Diplomacy):
        return talking(p, seat, move)
    if isinstance(top, Placement):
        return placing(p, seat, move)
    if RESEARCH.has(move) or CATHEDRAL.has(move):
        return 6.0
    if BUY.has(move):
        return 2.0 if BUY.a(move) <= GENERALS_KEPT else 0.3
    if SETTLE.has(move):
        return 4.0
    if HIRE.has(move):
        return 0.5 * HIRE.a(move)
    if BANNER_IN.has(move) or TAKE_BANNER.has(move):
        return 6.0
    if LOSE_GROUND.has(move):
        return 0.2 * p.armies[LOSE_GROUND.a(move)]
    if LOSE_ABOARD.has(move):
        return 0.5
    if JOIN.has(move):
        return 0.7
    return 1.0


def amount(p: Universalis, seat: int, top: Step[Any], n: int) -> float:
    """How many armies: as many as fit where they are placed, nearly all to attack, enough to stay safe."""
    if isinstance(top, Placement):
        room = p.capacity(top.territory) - p.occupants(top.territory)
        return 0.1 + n if n <= max(room, 1) else 0.05
    if isinstance(top, Occupation):
        left = top.force - n
        return 3.0 if n >= min(SAFE + 1, top.force) and left >= 0 and n <= SAFE + 6 else 0.5
    if isinstance(top, Loading):
        if top.way != "load":
            return 1.0 + 0.1 * n
        stays = p.armies[top.place] - n if p.owner[top.place] == seat else SAFE
        return 0.2 + (n if stays >= SAFE else 0.1 * n)
    if isinstance(top, BannerMarch):
        here = p.banner_at[top.banner]
        return 0.2 + (n if p.armies[here] - n >= SAFE else 0.1 * n)
    return 0.2 + n


def frontier(p: Universalis, seat: int, t: int) -> bool:
    """Does a territory touch one that is not the player's?"""
    return any(p.owner[u] not in (seat, NOBODY) for u in NEIGHBOURS[t])


def placing(p: Universalis, seat: int, move: int) -> float:
    """Armies where they are missed or where a banner waits; every piece sooner or later."""
    if move == PASS:
        return 0.3
    if PLACE_ARMIES.has(move):
        t = PLACE_ARMIES.a(move)
        if p.occupants(t) >= p.capacity(t):
            return 0.05
        n = 8.0 if p.armies[t] < SAFE else 2.0
        if p.banners_at(seat, t):
            n += 5.0
        return n + (1.0 if frontier(p, seat, t) else 0.0)
    if PLACE.has(move):
        return 3.0 if frontier(p, seat, PLACE.b(move)) else 2.0
    return 4.0 if PLACE_GENERAL.has(move) else 1.0


def might(p: Universalis, seat: int) -> int:
    """Armies and reserves of a player."""
    return p.armies_on_map(seat) + p.kept(seat, 0)


def talking(p: Universalis, seat: int, move: int) -> float:
    """Cards of intrigue are used, treaties kept, wars begun only by the stronger."""
    if move == PASS:
        return 2.0
    if THIEF.has(move) or BISHOP.has(move) or ASSASSIN.has(move):
        return 3.0
    if TREATY.has(move):
        return 0.5
    if TABLET.has(move):
        return 0.1
    if DIPLOMAT.has(move):
        foe = DIPLOMAT.a(move)
        return 4.0 if p.at_war(seat, foe) and might(p, foe) > might(p, seat) else 0.05
    if WAR.has(move) or WAR_CB.has(move):
        foe = WAR.a(move) if WAR.has(move) else WAR_CB.a(move)
        return 0.6 if might(p, seat) > 1.6 * might(p, foe) else 0.02
    if OFFER_PEACE.has(move):
        return 0.8
    if OFFER.has(move):
        return 0.3
    return 0.01 if REVOKE.has(move) or REVOKE_CB.has(move) else 0.5


def answer(move: int) -> float:
    """Drafts are short; the value of positions decides about answers."""
    if move == PROPOSE:
        return 3.0
    if move == YES or move == NO:
        return 1.0
    return 0.1 if move == COUNTER else 0.2


# -- combat ----------------------------------------------------------------------------------


def prey(p: Universalis, seat: int, t: int) -> bool:
    """A territory that could be attacked."""
    s = p.owner[t]
    return s == BARBARIANS or (s not in (NOBODY, seat) and p.at_war(seat, s))


def lures(p: Universalis, seat: int) -> list[int]:
    """How many steps it is over land from each territory to the nearest prey; 99 where there is no way."""
    far = [99] * TERRITORIES
    edge: list[int] = []
    for t in range(TERRITORIES):
        if p.owner[t] == seat and any(prey(p, seat, u) for u in NEIGHBOURS[t]):
            far[t] = 0
            edge.append(t)
    while edge:
        t = edge.pop(0)
        for u in NEIGHBOURS[t]:
            if p.owner[u] == seat and far[u] > far[t] + 1:
                far[u] = far[t] + 1
                edge.append(u)
    return far


def fighting(p: Universalis, seat: int, move: int, far: list[int]) -> float:
    """Attack when the odds are good, bring banners and armies to where prey is."""
    if move == PASS:
        return 1.0
    if ATTACK.has(move):
        b, t = ATTACK.a(move), ATTACK.b(move)
        holder = p.owner[t]
        theirs = p.armies_at(holder, t) + (2 if p.fort[t] else 0)
        return 12.0 if force_of(p, b) > 1.4 * theirs + 2 else 0.1
    if ATTACK_PIECES.has(move) or ATTACK_FLEET.has(move) or ATTACK_PIRATES.has(move):
        return 2.0
    if ATTACK_HOST.has(move):
        return 0.2
    if LOAD.has(move):
        x = LOAD.a(move)
        here = p.transport_at[x]
        led = here < TERRITORIES and (p.banner_aboard(x) != NOBODY or len(p.banners_at(seat, here)) > 0)
        return 5.0 if led and not IS_SHIP[TYPE_OF[x]] and p.transport_armies[x] < 8 else 0.05
    if UNLOAD.has(move) or TRANSFER.has(move):
        return 0.1
    if MOVE.has(move):
        x, area = MOVE.a(move), MOVE.b(move)
        here = p.transport_at[x]
        if area >= TERRITORIES or here >= TERRITORIES or p.banner_aboard(x) == NOBODY:
            return 0.1
        return 4.0 if far[area] < far[here] else 0.1
    if MARCH.has(move):
        b, t = MARCH.a(move), MARCH.b(move)
        return 3.0 if far[t] < far[p.banner_at[b]] else 0.1
    if BLOCKADE.has(move) or CLOSE_STRAIT.has(move):
        return 0.02
    return 0.3


# -- trade -----------------------------------------------------------------------------------


def markets(p: Universalis, x: int) -> list[int]:
    """Steps to each area that a trade transport can get to; 99 where it cannot."""
    seat = OWNER_OF[x]
    far = [99] * len(p.owner) + [99] * 46
    start = p.transport_at[x]
    far[start] = 0
    edge = [start]
    crew = p.transport_armies[x]
    while edge:
        a = edge.pop(0)
        if far[a] >= REACH * (2 if IS_SHIP[TYPE_OF[x]] else 1):
            continue
        for u in next_areas(x, a):
            if far[u] > far[a] + 1 and (u >= TERRITORIES or welcome(p, seat, u, crew)):
                far[u] = far[a] + 1
                edge.append(u)
    return far


def welcome(p: Universalis, seat: int, t: int, crew: int) -> bool:
    """May a trade transport with this crew stand there unharmed?"""
    s = p.owner[t]
    if s == seat:
        return True
    if s == BARBARIANS:
        return crew > p.armies[t]
    return s != NOBODY and (p.may_trade(s, seat) or p.may_pass(s, seat))


def deals_in(p: Universalis, seat: int, t: int) -> bool:
    """A standing city where the player may trade."""
    s = p.owner[t]
    return p.city(t) and (s in (seat, BARBARIANS) or p.may_trade(s, seat))


def trading(p: Universalis, phase: TradePhase, moves: list[int]) -> list[float]:
    """Sell where the price is best within reach, buy what sells for more, go where it does."""
    seat = phase.seat
    known: dict[int, list[int]] = {}
    out: list[float] = []
    for m in moves:
        if m == PASS:
            out.append(0.5)
        elif UNITS_MOVE.has(m):
            out.append(0.1 + UNITS_MOVE.a(m) ** 2)
        elif SELL.has(m) or PURCHASE.has(m) or MOVE.has(m):
            x = SELL.a(m) if SELL.has(m) else PURCHASE.a(m) if PURCHASE.has(m) else MOVE.a(m)
            if x not in known:
                known[x] = markets(p, x)
            far = known[x]
            if SELL.has(m):
                out.append(selling(p, seat, x, SELL.b(m), far))
            elif PURCHASE.has(m):
                out.append(buying(p, seat, x, PURCHASE.b(m), far))
            else:
                out.append(travelling(p, seat, x, MOVE.b(m), far))
        elif LOAD.has(m):
            out.append(2.0 if p.transport_armies[LOAD.a(m)] < 2 else 0.05)
        elif LOAD_GOODS.has(m):
            out.append(1.0)
        else:
            out.append(0.05)
    return out


def best_sale(p: Universalis, seat: int, g: int, far: list[int]) -> int:
    """The best price for a good in a city within reach."""
    best = 0
    for t in range(TERRITORIES):
        if far[t] < 99 and CITY_OF[t] != NOBODY and deals_in(p, seat, t):
            best = max(best, sell_price(p, t, g))
    return best


def selling(p: Universalis, seat: int, x: int, g: int, far: list[int]) -> float:
    """A sale at nearly the best price, or at any profit over what the good is worth at sea."""
    here = sell_price(p, p.transport_at[x], g)
    return 8.0 if here >= 0.9 * best_sale(p, seat, g, far) else 0.05


def buying(p: Universalis, seat: int, x: int, g: int, far: list[int]) -> float:
    """Profit on the way to the best sale."""
    price = buy_price(p, p.transport_at[x], g)
    margin = best_sale(p, seat, g, far) - price
    return 0.2 * margin if margin > 4 else 0.02


def travelling(p: Universalis, seat: int, x: int, area: int, far: list[int]) -> float:
    """One step towards the city where the load sells best, or where something can be bought well."""
    goal = destination(p, seat, x, far)
    if goal == NOBODY or goal == p.transport_at[x]:
        return 0.05
    there = markets_from(p, x, area)
    return 3.0 if there[goal] < far[goal] else 0.03


def markets_from(p: Universalis, x: int, area: int) -> list[int]:
    """As `markets`, from another place."""
    here = p.transport_at[x]
    p.transport_at[x] = area
    far = markets(p, x)
    p.transport_at[x] = here
    return far


def destination(p: Universalis, seat: int, x: int, far: list[int]) -> int:
    """Where the load brings most for the way; with an empty hold a city with cheap goods, perhaps this one."""
    best = NOBODY
    most = 0.0
    loaded = p.load(x) > 0
    if not loaded and p.florins[seat] < 100:
        return NOBODY
    for t in range(TERRITORIES):
        if far[t] == 99 or (loaded and far[t] == 0) or CITY_OF[t] == NOBODY or not deals_in(p, seat, t):
            continue
        gain = 0.0
        for g in range(GOODS):
            if loaded:
                gain += p.cargo[x * GOODS + g] * (sell_price(p, t, g) - 0.6 * UNIT[g])
            elif g != IRON or p.has(seat, METALLI):
                gain = max(gain, dearest(g) - buy_price(p, t, g))
        gain /= 5.0 + far[t]
        if gain > most:
            most = gain
            best = t
    return best


def dearest(g: int) -> int:
    """The highest price that any city pays for a good."""
    return max(SELL_PRICE[c][g] for c in range(len(SELL_PRICE)))
