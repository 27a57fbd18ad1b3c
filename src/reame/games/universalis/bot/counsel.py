"""Advice for bots: grow, trade at a profit, learn, defend, fight when it pays, deal with reason."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.bot.campaign import LEAVE, RIDE, STAY, STRIKE, TAKE, Campaign, keeps, spare, venture
from reame.games.universalis.bot.commerce import Plan
from reame.games.universalis.bot.odds import SAFE, all_out, chance, extra_dice
from reame.games.universalis.bot.offers import chains, rest
from reame.games.universalis.bot.plans import aims
from reame.games.universalis.bot.survey import Survey, prey
from reame.games.universalis.bot.worth import share
from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.diplomacy.phase import Diplomacy
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.phase import TradePhase
from reame.games.universalis.turn.decision import is_coin
from reame.games.universalis.turn.placement import Placement
from reame.games.universalis.turn.purchase import Purchase
from reame.games.universalis.turn.setup import BANNER_PIECE, CATAPULT_PIECE, CATHEDRAL_PIECE
from reame.games.universalis.war.battle import Battle
from reame.games.universalis.war.battle_round import Round
from reame.games.universalis.war.conquest import Occupation
from reame.games.universalis.war.movement import BannerMarch, Loading
from reame.games.universalis.war.phase import Attack, CombatPhase, force_of
from reame.kernel.counsel import Counsel
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

    def moment(self, p: Universalis) -> int:
        """One player's turn."""
        return p.turn * (p.seats + 1) + p.active + 1

    def occasion(self, p: Universalis) -> int:
        """Each phase has its luck, and each attack of a banner."""
        n = box.PHASE.find(p.phase)
        for step in p.stack:
            if isinstance(step, Battle):
                left = p.attacks[step.banner] if step.banner != NOBODY else 0  # not the luck of an attack that failed
                n = (n * box.AREAS + step.area + 1) * (box.EXPERIENCE_MOST + 2) + left
        return n

    def aims(self, p: Universalis, seat: int) -> list[int]:
        """Territories that could be taken before any other."""
        return aims(p, seat)

    def breadth(self, p: Universalis) -> int:
        """A glance is enough for most of a turn; it would spend every florin, and place armies anywhere."""
        top: Step[Any] = p.stack[-1]
        return STALLS if isinstance(top, (Purchase, Placement)) else 1

    def waits(self, p: Universalis, seat: int, move: int) -> bool:
        """Trade is the last phase: behind it come the dice of the next player."""
        return move == PASS and isinstance(p.stack[-1], TradePhase)

    def offers(self, p: Universalis, seat: int) -> list[list[int]]:
        top: Step[Any] = p.stack[-1]
        if isinstance(top, Offer):
            return rest(p, seat, top)
        return chains(p, seat, p.legal(seat)) if isinstance(top, Diplomacy) else []


# -- most decisions, at a glance -------------------------------------------------------------


def glance(p: Universalis, seat: int, top: Step[Any], move: int) -> float:
    """How promising a move is outside combat and trade."""
    if do.ARMIES.has(move):
        return amount(p, seat, top, do.ARMIES.a(move))
    if do.TAKE_KINGDOM.has(move):
        return choosing(p, do.TAKE_KINGDOM.a(move))
    if do.STATION.has(move):
        return stationing(p, seat, do.STATION.a(move), do.STATION.b(move))
    if do.GARRISON.has(move):
        return garrisoning(p, seat, do.GARRISON.a(move), do.GARRISON.b(move))
    if do.BID.has(move):
        return 0.4 if do.BID.a(move) <= 60 else 0.01
    if do.PLAY.has(move):
        return playing(top)
    if do.ROLL.has(move):
        return heavy(2 * do.ROLL.a(move) - 2)  # more dice are better for both sides, beyond any comparison
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
    if do.RESEARCH.has(move) or do.CATHEDRAL.has(move):
        return 6.0
    if do.BUY.has(move):
        return 2.0 if do.BUY.a(move) <= box.GENERALS_KEPT else 0.3
    if do.SETTLE.has(move):
        return 4.0
    if do.HIRE.has(move):
        return 0.5 * do.HIRE.a(move)
    if do.BANNER_IN.has(move):
        return 6.0 if p.banner_on[do.BANNER_IN.a(move)] == NOBODY else 0.5  # at sea it is free to sail on
    if do.TAKE_BANNER.has(move):
        ashore = isinstance(top, Loading) and (top.way == "load" or leaves(p, seat, top) != NOBODY)
        return CERTAIN if ashore else NEVER
    if do.WHERE.has(move) and isinstance(top, Loading):
        return quay(p, seat, top, do.WHERE.a(move))
    if do.MAN.has(move):
        return 2.0 / (1.0 + abs(CREW - do.MAN.b(move)))
    if do.LOSE_GROUND.has(move):
        return 0.2 * p.armies[do.LOSE_GROUND.a(move)]
    if do.LOSE_ABOARD.has(move):
        return 0.5
    if do.JOIN.has(move):
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
    papal = box.FAITH_OF[kingdom] == box.CHRISTIAN and not any(
        k != NOBODY and box.FAITH_OF[k] == box.CHRISTIAN for k in p.kingdom
    )
    return 3.0 if papal else 1.0


def stationing(p: Universalis, seat: int, piece: int, t: int) -> float:
    """The banner where there is most to conquer, the catapult at the border, the cathedral far from it."""
    foreign = len([u for u in box.NEIGHBOURS[t] if p.owner[u] != seat])
    if piece in (BANNER_PIECE, box.CAVALRY):
        return 1.0 + wild_near(p, seat, t)
    if piece == CATAPULT_PIECE:
        return 1.0 + foreign
    return 1.0 / (1.0 + foreign) if piece == CATHEDRAL_PIECE else 1.0


def wild_near(p: Universalis, seat: int, t: int) -> float:
    """Barbarian neighbours, and those of the own land next to it, which count less."""
    n = 0.0
    for u in box.NEIGHBOURS[t]:
        if p.owner[u] == box.BARBARIANS:
            n += 1.0
        elif p.owner[u] == seat:
            n += 0.3 * len([v for v in box.NEIGHBOURS[u] if p.owner[v] == box.BARBARIANS])
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
        if top.source == "transport" and p.banner_area(top.banner) < box.TERRITORIES:
            return CERTAIN if n == max(top.least, min(keeps(p, seat, top.territory), top.force)) else 1.0
        return 3.0 if n >= (1 if all_out(p, seat) else SAFE) else 0.5
    if isinstance(top, Loading):
        if top.way != "load":
            if leaves(p, seat, top) != NOBODY:
                return CERTAIN if n == top.most(p) else 1.0
            ashore = top.way == "unload" and n == max(1, SAFE - p.armies[top.place])
            return CERTAIN if ashore else 1.0
        if box.IS_TRADE[box.TYPE_OF[top.transport]]:
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
    return any(p.owner[u] not in (seat, NOBODY) for u in box.NEIGHBOURS[t])


def placing(p: Universalis, seat: int, move: int) -> float:
    """Armies where they are missed or where a banner waits; every piece sooner or later."""
    if move == PASS:
        return 0.3
    if do.PLACE_ARMIES.has(move):
        t = do.PLACE_ARMIES.a(move)
        if p.occupants(t) >= p.capacity(t):
            return 0.05
        n = 8.0 if p.armies[t] < SAFE else 2.0
        if p.banners_at(seat, t):
            n += 5.0
        return n + (1.0 if frontier(p, seat, t) else 0.0)
    if do.PLACE.has(move):
        t = do.PLACE.b(move)
        n = 2.0 + 0.3 * len([u for u in box.NEIGHBOURS[t] if prey(p, seat, u)])
        return n - (1.0 if p.banners_at(seat, t) else 0.0) + 0.02 * p.armies[t]
    return 4.0 if do.PLACE_GENERAL.has(move) else 1.0


def might(p: Universalis, seat: int) -> int:
    """Armies and reserves of a player."""
    return p.armies_on_map(seat) + p.kept(seat, 0)


def talking(p: Universalis, seat: int, move: int) -> float:
    """Cards of intrigue are used, treaties kept, wars begun only by the stronger."""
    if move == PASS:
        return 2.0
    if intrigue(move):
        return 3.0
    if do.TREATY.has(move):
        return 1.0 + do.TREATY.b(move)
    if do.GOLDEN_TABLET.has(move):
        return 0.1
    if do.DIPLOMAT.has(move):
        foe = do.DIPLOMAT.a(move)
        return 4.0 if p.at_war(seat, foe) and might(p, foe) > might(p, seat) else 0.05
    if do.DECLARE_WAR.has(move) or do.DECLARE_WAR_CLAIMS.has(move):
        foe = do.DECLARE_WAR.a(move) if do.DECLARE_WAR.has(move) else do.DECLARE_WAR_CLAIMS.a(move)
        return 0.6 if might(p, seat) > 1.6 * might(p, foe) else NEVER
    if do.OFFER_PEACE.has(move):
        return 0.8
    if do.OFFER.has(move):
        return 0.3
    return 0.01 if do.REVOKE.has(move) or do.REVOKE_CLAIMS.has(move) else 0.5


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
        elif do.ATTACK.has(m):
            out.append(attacking(p, seat, do.ATTACK.a(m), do.ATTACK.b(m), view))
        elif do.ATTACK_PIECES.has(m) or do.ATTACK_FLEET.has(m) or do.ATTACK_PIRATES.has(m) or intrigue(m):
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
    return do.THIEF.has(move) or do.BISHOP.has(move) or do.ASSASSIN.has(move)


def serves(plan: Campaign, move: int) -> bool:
    """Is this move the next thing to be done for a campaign?"""
    if plan.deed == STRIKE:
        return do.ATTACK.has(move) and do.ATTACK.a(move) == plan.banner and do.ATTACK.b(move) == plan.to
    if plan.deed == LEAVE:
        return do.UNLOAD.has(move) and do.UNLOAD.a(move) == plan.transport
    if plan.deed == TAKE:
        return do.LOAD.has(move) and do.LOAD.a(move) == plan.transport
    if plan.deed == RIDE:
        return do.MOVE.has(move) and do.MOVE.a(move) == plan.transport and do.MOVE.b(move) == plan.to
    return do.MARCH.has(move) and do.MARCH.a(move) == plan.banner and do.MARCH.b(move) == plan.to


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
        elif do.UNITS.has(m):
            out.append(heavy(0.8 * do.UNITS.a(m)))
        elif do.SELL.has(m) or do.PURCHASE.has(m) or do.MOVE.has(m):
            x = do.SELL.a(m) if do.SELL.has(m) else do.PURCHASE.a(m) if do.PURCHASE.has(m) else do.MOVE.a(m)
            if x not in plans:
                plans[x] = Plan(p, x)
            plan = plans[x]
            if do.SELL.has(m):
                out.append(heavy(3.0) + do.SELL.b(m) if plan.sells >> do.SELL.b(m) & 1 else NEVER)
            elif do.PURCHASE.has(m):
                out.append(heavy(3.0) if plan.buys == do.PURCHASE.b(m) else NEVER)
            else:
                out.append(travelling(p, plan, do.MOVE.b(m)))
        elif do.LOAD.has(m):
            out.append(manning(p, do.LOAD.a(m)))
        elif do.LOAD_GOODS.has(m):
            out.append(0.5)
        else:
            out.append(NEVER)
    return out


def manning(p: Universalis, x: int) -> float:
    """A few armies aboard, taken where there are enough, so that barbarians let the transport alone."""
    here = p.transport_at[x]
    if p.transport_armies[x] >= CREW or here >= box.TERRITORIES or p.owner[here] != box.OWNER_OF[x]:
        return NEVER
    return heavy(4.0) if p.armies[here] > SAFE + 1 else NEVER


def travelling(p: Universalis, plan: Plan, area: int) -> float:
    """One step towards the goal, if nothing is to be done here first."""
    here = p.transport_at[plan.transport]
    if plan.goal == NOBODY or plan.goal == here or plan.buys != NOBODY or plan.sells:
        return NEVER
    n = plan.way_from(p, area)
    return heavy(2.0 + 1.0 / (1.0 + n)) if n < plan.way_from(p, here) else NEVER
