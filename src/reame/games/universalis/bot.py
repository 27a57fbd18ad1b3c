"""Advice for bots: grow, trade at a profit, learn, defend, fight when it pays, deal with reason."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.aims import aims
from reame.games.universalis.bargains import chains, rest
from reame.games.universalis.battle import Battle
from reame.games.universalis.campaign import LEAVE, RIDE, STAY, STRIKE, TAKE, Campaign, keeps, spare, venture
from reame.games.universalis.coins import is_coin
from reame.games.universalis.combat import Attack, CombatPhase, force_of
from reame.games.universalis.commerce import Plan
from reame.games.universalis.conquest import Occupation
from reame.games.universalis.diplomacy import Diplomacy
from reame.games.universalis.market import TradePhase
from reame.games.universalis.movement import BannerMarch, Loading
from reame.games.universalis.odds import SAFE, all_out, chance, extra_dice
from reame.games.universalis.offers import Offer
from reame.games.universalis.placement import Placement
from reame.games.universalis.position import Universalis
from reame.games.universalis.purchase import Purchase
from reame.games.universalis.rounds import Round
from reame.games.universalis.setup import BANNER_PIECE, CATAPULT_PIECE, CATHEDRAL_PIECE
from reame.games.universalis.survey import Survey, prey
from reame.games.universalis.things import (
    AREAS,
    ARMIES_MOVE,
    ASSASSIN,
    ATTACK,
    ATTACK_FLEET,
    ATTACK_PIECES,
    ATTACK_PIRATES,
    BANNER_IN,
    BARBARIANS,
    BID,
    BISHOP,
    BUY,
    CATHEDRAL,
    CAVALRY,
    CHRISTIAN,
    DIPLOMAT,
    EXPERIENCE_MOST,
    FAITH_OF,
    GARRISON,
    GENERALS_KEPT,
    HIRE,
    IS_TRADE,
    JOIN,
    LOAD,
    LOAD_GOODS,
    LOSE_ABOARD,
    LOSE_GROUND,
    MAN,
    MARCH,
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
    SETTLE,
    STATION,
    TABLET,
    TAKE_BANNER,
    TAKE_KINGDOM,
    TERRITORIES,
    THIEF,
    TREATY,
    TYPE_OF,
    UNITS_MOVE,
    UNLOAD,
    WAR,
    WAR_CB,
    WHERE,
)
from reame.games.universalis.worth import share
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, NO, PASS, PROPOSE, YES
from reame.kernel.steps import Step

CREW: Final = 3  # armies with which a trade transport dares to go among barbarians
CERTAIN: Final = 1000.0  # an order of weight; a move that is two orders lighter than another is not compared with it
NEVER: Final = 0.0005
STALLS: Final = 8  # purchases, or places for armies, that are compared in a rehearsal


def heavy(n: float) -> float:
    """So heavy that moves of another order need not be looked at."""
    out: float = CERTAIN**n
    return out


class UniversalisCounsel(Counsel[Universalis]):
    """What a kingdom should look for."""

    def value(self, p: Universalis, seat: int) -> float:
        if p.phase == "setup":
            return 1.0 / p.seats  # the glance knows better how to begin
        return share(p, seat)

    def weigh(self, p: Universalis, seat: int, moves: list[int]) -> list[float]:
        top: Step[Any] = p.stack[-1]
        if isinstance(top, TradePhase):
            out = trading(p, moves)
        elif isinstance(top, CombatPhase):
            out = fighting(p, seat, moves)
        else:
            out = [glance(p, seat, top, m) for m in moves]
        if p.coins[seat]:
            thrift = 1.0 if isinstance(top, Round) and top.stage == "defence" else 0.001
            for i in range(len(moves)):
                if is_coin(moves[i]):
                    out[i] = thrift
        return out

    def rehearsal(self) -> Rehearsal[Universalis] | None:
        return TurnRehearsal()

    def aims(self, p: Universalis, seat: int) -> list[Rehearsal[Universalis]]:
        """To take one territory before any other."""
        return [TurnRehearsal(aim) for aim in aims(p, seat)]

    def offers(self, p: Universalis, seat: int) -> list[list[int]]:
        top: Step[Any] = p.stack[-1]
        if isinstance(top, Offer):
            return rest(p, seat, top)
        return chains(p, seat, p.legal(seat)) if isinstance(top, Diplomacy) else []


class TurnRehearsal(Rehearsal[Universalis]):
    """One player's turn is played to its end, perhaps with an aim."""

    def __init__(self, aim: int = NOBODY) -> None:
        self.aim = aim

    def follow(self, p: Universalis) -> None:
        p.pursue(self.aim)

    def leave(self, p: Universalis) -> None:
        p.pursue(NOBODY)

    def moment(self, p: Universalis) -> int:
        return p.turn * (p.seats + 1) + p.active + 1

    def occasion(self, p: Universalis) -> int:
        """Each phase has its luck, and each attack of a banner."""
        n = PHASE.find(p.phase)
        for step in p.stack:
            if isinstance(step, Battle):
                left = p.attacks[step.banner] if step.banner != NOBODY else 0  # not the luck of an attack that failed
                n = (n * AREAS + step.area + 1) * (EXPERIENCE_MOST + 2) + left
        return n

    def breadth(self, p: Universalis) -> int:
        """A glance is enough for most of a turn; it would spend every florin, and place armies anywhere."""
        top: Step[Any] = p.stack[-1]
        return STALLS if isinstance(top, (Purchase, Placement)) else 1

    def waits(self, p: Universalis, seat: int, move: int) -> bool:
        """Trade is the last phase: behind it come the dice of the next player."""
        return move == PASS and isinstance(p.stack[-1], TradePhase)


# -- most decisions, at a glance -------------------------------------------------------------


def glance(p: Universalis, seat: int, top: Step[Any], move: int) -> float:
    """How promising a move is outside combat and trade."""
    if ARMIES_MOVE.has(move):
        return amount(p, seat, top, ARMIES_MOVE.a(move))
    if TAKE_KINGDOM.has(move):
        return choosing(p, TAKE_KINGDOM.a(move))
    if STATION.has(move):
        return stationing(p, seat, STATION.a(move), STATION.b(move))
    if GARRISON.has(move):
        return garrisoning(p, seat, GARRISON.a(move), GARRISON.b(move))
    if BID.has(move):
        return 0.4 if BID.a(move) <= 60 else 0.01
    if PLAY.has(move):
        return playing(top)
    if ROLL.has(move):
        return heavy(2 * ROLL.a(move) - 2)  # more dice are better for both sides, beyond any comparison
    if isinstance(top, Battle):
        theirs = top.defenders(p)
        better = chance(top.force, theirs, extra_dice(p, top.area, theirs) if top.target == "territory" else 0.0) > 0.35
        return CERTAIN if (move == YES) == better else 1.0
    if isinstance(top, Offer):
        return answer(move)
    if isinstance(top, Diplomacy):
        return talking(p, seat, move)
    if isinstance(top, Placement):
        return placing(p, seat, move)
    if isinstance(top, Purchase) and move == PASS:
        return 7.0  # compared before anything that can be bought, or all money would always be spent
    if RESEARCH.has(move) or CATHEDRAL.has(move):
        return 6.0
    if BUY.has(move):
        return 2.0 if BUY.a(move) <= GENERALS_KEPT else 0.3
    if SETTLE.has(move):
        return 4.0
    if HIRE.has(move):
        return 0.5 * HIRE.a(move)
    if BANNER_IN.has(move):
        return 6.0 if p.banner_on[BANNER_IN.a(move)] == NOBODY else 0.5  # at sea it is free to sail on
    if TAKE_BANNER.has(move):
        ashore = isinstance(top, Loading) and (top.way == "load" or leaves(p, seat, top) != NOBODY)
        return CERTAIN if ashore else NEVER
    if WHERE.has(move) and isinstance(top, Loading):
        return quay(p, seat, top, WHERE.a(move))
    if MAN.has(move):
        return 2.0 / (1.0 + abs(CREW - MAN.b(move)))
    if LOSE_GROUND.has(move):
        return 0.2 * p.armies[LOSE_GROUND.a(move)]
    if LOSE_ABOARD.has(move):
        return 0.5
    if JOIN.has(move):
        return 0.7
    return 1.0


def playing(top: Step[Any]) -> float:
    """A card is used where the battle is in doubt."""
    if not isinstance(top, Round):
        return 1.0
    odds = chance(top.force, top.armies, top.dice_defence)
    return heavy(4.0) if 0.1 < odds < 0.97 else 0.1


def choosing(p: Universalis, kingdom: int) -> float:
    """The first Christian has the Pope, with ten armies and a point."""
    papal = FAITH_OF[kingdom] == CHRISTIAN and not any(k != NOBODY and FAITH_OF[k] == CHRISTIAN for k in p.kingdom)
    return 3.0 if papal else 1.0


def stationing(p: Universalis, seat: int, piece: int, t: int) -> float:
    """The banner where there is most to conquer, the catapult at the border, the cathedral far from it."""
    foreign = len([u for u in NEIGHBOURS[t] if p.owner[u] != seat])
    if piece in (BANNER_PIECE, CAVALRY):
        return 1.0 + wild_near(p, seat, t)
    if piece == CATAPULT_PIECE:
        return 1.0 + foreign
    return 1.0 / (1.0 + foreign) if piece == CATHEDRAL_PIECE else 1.0


def wild_near(p: Universalis, seat: int, t: int) -> float:
    """Barbarian neighbours, and those of the own land next to it, which count less."""
    n = 0.0
    for u in NEIGHBOURS[t]:
        if p.owner[u] == BARBARIANS:
            n += 1.0
        elif p.owner[u] == seat:
            n += 0.3 * len([v for v in NEIGHBOURS[u] if p.owner[v] == BARBARIANS])
    return n


def garrisoning(p: Universalis, seat: int, t: int, n: int) -> float:
    """First what no rebellion takes, then an army for the banner, then the borders."""
    if p.armies[t] < SAFE:
        return 1000.0 if p.armies[t] + n == SAFE else 10.0 * n
    if p.banners_at(seat, t):
        return 100.0 * n
    return n * (1.0 + wild_near(p, seat, t)) / (p.armies[t] + n)


def amount(p: Universalis, seat: int, top: Step[Any], n: int) -> float:
    """How many armies: as many as fit where they are placed, all to attack, enough to stay safe."""
    if isinstance(top, Placement):
        room = p.capacity(top.territory) - p.occupants(top.territory)
        return 0.1 + n if n <= max(room, 1) else 0.05
    if isinstance(top, Occupation):
        if top.source == "transport" and p.banner_area(top.banner) < TERRITORIES:
            return CERTAIN if n == max(top.least, min(keeps(p, seat, top.territory), top.force)) else 1.0
        return 3.0 if n >= (1 if all_out(p, seat) else SAFE) else 0.5
    if isinstance(top, Loading):
        if top.way != "load":
            if leaves(p, seat, top) != NOBODY:
                return CERTAIN if n == top.most(p) else 1.0
            ashore = top.way == "unload" and n == max(1, SAFE - p.armies[top.place])
            return CERTAIN if ashore else 1.0
        if IS_TRADE[TYPE_OF[top.transport]]:
            left = p.armies[top.place] - SAFE - 1
            return CERTAIN if n == max(1, min(CREW - p.transport_armies[top.transport], left)) else 1.0
        waiting = spare(p, seat, top.place) if p.owner[top.place] == seat else p.train(seat, top.place)
        return CERTAIN if n == max(0, min(top.most(p), waiting)) else 1.0
    if isinstance(top, BannerMarch):
        here = p.banner_at[top.banner]
        stay = 1 if all_out(p, seat) else SAFE
        along = max(0, min(top.most(p), p.armies[here] - stay)) if p.owner[here] == seat else top.most(p)
        return CERTAIN if n == along else 1.0
    if isinstance(top, Attack):
        return heavy(0.8 * n)
    return 0.2 + n


def leaves(p: Universalis, seat: int, top: Loading) -> int:
    """Where the banner of a transport that unloads should go ashore with all armies, if it should."""
    b = p.banner_aboard(top.transport)
    if top.way != "unload" or b == NOBODY:
        return NOBODY
    plan = Campaign(p, b, Survey(p, seat))
    return plan.to if plan.deed == LEAVE else NOBODY


def quay(p: Universalis, seat: int, top: Loading, t: int) -> float:
    """Armies are taken where most of them wait, or where the banner is; put down where the banner wants to go."""
    if top.way == "unload":
        return CERTAIN if leaves(p, seat, top) == t else 1.0 / (1.0 + p.armies[t])
    n = 1.0 + max(0, min(p.army_space(top.transport), spare(p, seat, t)))
    return n + 50.0 if p.banner_aboard(top.transport) == NOBODY and p.banners_at(seat, t) else n


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
        t = PLACE.b(move)
        n = 2.0 + 0.3 * len([u for u in NEIGHBOURS[t] if prey(p, seat, u)])
        return n - (1.0 if p.banners_at(seat, t) else 0.0) + 0.02 * p.armies[t]
    return 4.0 if PLACE_GENERAL.has(move) else 1.0


def might(p: Universalis, seat: int) -> int:
    """Armies and reserves of a player."""
    return p.armies_on_map(seat) + p.kept(seat, 0)


def talking(p: Universalis, seat: int, move: int) -> float:
    """Cards of intrigue are used, treaties kept, wars begun only by the stronger."""
    if move == PASS:
        return 2.0
    if intrigue(move):
        return 3.0
    if TREATY.has(move):
        return 1.0 + TREATY.b(move)
    if TABLET.has(move):
        return 0.1
    if DIPLOMAT.has(move):
        foe = DIPLOMAT.a(move)
        return 4.0 if p.at_war(seat, foe) and might(p, foe) > might(p, seat) else 0.05
    if WAR.has(move) or WAR_CB.has(move):
        foe = WAR.a(move) if WAR.has(move) else WAR_CB.a(move)
        return 0.6 if might(p, seat) > 1.6 * might(p, foe) else NEVER
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


def fighting(p: Universalis, seat: int, moves: list[int]) -> list[float]:
    """What the campaign of each banner says comes first; other attacks if they promise something."""
    view = Survey(p, seat)
    plans = [Campaign(p, b, view) for b in p.banners_of(seat)]
    out: list[float] = []
    for m in moves:
        if m == PASS:
            out.append(1.0)
        elif ATTACK.has(m):
            out.append(attacking(p, seat, ATTACK.a(m), ATTACK.b(m), view))
        elif ATTACK_PIECES.has(m) or ATTACK_FLEET.has(m) or ATTACK_PIRATES.has(m) or intrigue(m):
            out.append(0.5)
        else:
            out.append(NEVER)
    for plan in plans:
        if plan.deed == STAY:
            continue
        for i in range(len(moves)):
            if serves(plan, moves[i]):
                out[i] = heavy(1.0 + 0.1 * min(plan.promise, 6.0))
    return out


def intrigue(move: int) -> bool:
    """A card against the hand or the cathedrals of somebody else."""
    return THIEF.has(move) or BISHOP.has(move) or ASSASSIN.has(move)


def serves(plan: Campaign, move: int) -> bool:
    """Is this move the next thing to be done for a campaign?"""
    if plan.deed == STRIKE:
        return ATTACK.has(move) and ATTACK.a(move) == plan.banner and ATTACK.b(move) == plan.to
    if plan.deed == LEAVE:
        return UNLOAD.has(move) and UNLOAD.a(move) == plan.transport
    if plan.deed == TAKE:
        return LOAD.has(move) and LOAD.a(move) == plan.transport
    if plan.deed == RIDE:
        return MOVE.has(move) and MOVE.a(move) == plan.transport and MOVE.b(move) == plan.to
    return MARCH.has(move) and MARCH.a(move) == plan.banner and MARCH.b(move) == plan.to


def attacking(p: Universalis, seat: int, b: int, t: int, view: Survey) -> float:
    """An attack that is not the best of its banner."""
    gain = venture(p, view, seat, t, float(force_of(p, b)), 1.0)
    return 1.0 + gain if gain > 0.0 else NEVER


# -- trade -----------------------------------------------------------------------------------


def trading(p: Universalis, moves: list[int]) -> list[float]:
    """What the plan of each transport says: go to the goal, sell all, buy the best."""
    plans: dict[int, Plan] = {}
    out: list[float] = []
    for m in moves:
        if m == PASS:
            out.append(1.0)
        elif UNITS_MOVE.has(m):
            out.append(heavy(0.8 * UNITS_MOVE.a(m)))
        elif SELL.has(m) or PURCHASE.has(m) or MOVE.has(m):
            x = SELL.a(m) if SELL.has(m) else PURCHASE.a(m) if PURCHASE.has(m) else MOVE.a(m)
            if x not in plans:
                plans[x] = Plan(p, x)
            plan = plans[x]
            if SELL.has(m):
                out.append(heavy(3.0) + SELL.b(m) if plan.sells >> SELL.b(m) & 1 else NEVER)
            elif PURCHASE.has(m):
                out.append(heavy(3.0) if plan.buys == PURCHASE.b(m) else NEVER)
            else:
                out.append(travelling(p, plan, MOVE.b(m)))
        elif LOAD.has(m):
            out.append(manning(p, LOAD.a(m)))
        elif LOAD_GOODS.has(m):
            out.append(0.5)
        else:
            out.append(NEVER)
    return out


def manning(p: Universalis, x: int) -> float:
    """A few armies aboard, taken where there are enough, so that barbarians let the transport alone."""
    here = p.transport_at[x]
    if p.transport_armies[x] >= CREW or here >= TERRITORIES or p.owner[here] != OWNER_OF[x]:
        return NEVER
    return heavy(4.0) if p.armies[here] > SAFE + 1 else NEVER


def travelling(p: Universalis, plan: Plan, area: int) -> float:
    """One step towards the goal, if nothing is to be done here first."""
    here = p.transport_at[plan.transport]
    if plan.goal == NOBODY or plan.goal == here or plan.buys != NOBODY or plan.sells:
        return NEVER
    n = plan.way_from(p, area)
    return heavy(2.0 + 1.0 / (1.0 + n)) if n < plan.way_from(p, here) else NEVER
