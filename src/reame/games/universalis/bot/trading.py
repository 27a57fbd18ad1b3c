"""What a glance tells in the trade phase."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.bot.commerce import TradePlan
from reame.games.universalis.bot.odds import SAFE
from reame.games.universalis.bot.weights import NEVER, heavy
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PASS

CREW: Final = 3  # armies with which a trade transport dares to go among barbarians


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
