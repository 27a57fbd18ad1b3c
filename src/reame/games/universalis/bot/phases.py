"""What a glance tells in the combat and the trade phase."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.bot.campaign import campaign
from reame.games.universalis.bot.commerce import TradePlan
from reame.games.universalis.bot.expedition import LEAVE, RIDE, STAY, STRIKE, TAKE, Campaign, venture
from reame.games.universalis.bot.odds import SAFE
from reame.games.universalis.bot.survey import Survey
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.attack import force_of
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PASS

CERTAIN: Final = 1000.0  # a move that is two such orders lighter than another is not compared with it
NEVER: Final = 0.0005
CREW: Final = 3  # armies with which a trade transport dares to go among barbarians


def heavy(n: float) -> float:
    """So heavy that moves of another order need not be looked at."""
    out: float = CERTAIN**n
    return out


def fighting(p: Universalis, seat: int, moves: list[int]) -> list[float]:
    """What the campaign of each banner says comes first; other attacks if they promise something."""
    view = Survey(p, seat)
    plans = [campaign(p, b, view) for b in p.banners_of(seat)]
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


def trading(p: Universalis, moves: list[int]) -> list[float]:
    """What the plan of each transport says: go to the goal, sell all, buy the best."""
    plans: dict[int, TradePlan] = {}
    out: list[float] = []
    for m in moves:
        if m == PASS:
            out.append(1.0)
        elif do.SELL.has(m) or do.PURCHASE.has(m) or do.MOVE.has(m):
            x = do.MOVES.of(m).a(m)
            if x not in plans:
                plans[x] = TradePlan(p, x)
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


def travelling(p: Universalis, plan: TradePlan, area: int) -> float:
    """One step towards the goal, if nothing is to be done here first."""
    here = p.transport_at[plan.transport]
    if plan.goal == NOBODY or plan.goal == here or plan.buys != NOBODY or plan.sells:
        return NEVER
    n = plan.way_from(p, area)
    return heavy(2.0 + 1.0 / (1.0 + n)) if n < plan.way_from(p, here) else NEVER
