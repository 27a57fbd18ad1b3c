"""Armies in the field: where a banner could strike, on foot, with a cavalry or from a ship, and what that promises."""

from __future__ import annotations

from reame.games.universalis.bot.by_land import ride, walk
from reame.games.universalis.bot.by_sea import embark, sail, ships
from reame.games.universalis.bot.expedition import Campaign
from reame.games.universalis.bot.survey import Survey
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY


def campaign(p: Universalis, b: int, view: Survey) -> Campaign:
    """The best a banner could do from where it is, and the next thing to be done for it."""
    plan = Campaign(p, b, view)
    x = p.banner_on[b]
    if x != NOBODY and box.TYPE_OF[x] == box.CAVALRY and p.transport_at[x] < box.TERRITORIES:
        ride(plan, p, x, p.transport_at[x], False)
        embark(plan, p, x, p.transport_at[x])
    elif x != NOBODY:
        sail(plan, p, x)
    else:
        walk(plan, p, p.banner_at[b])
        ships(plan, p, p.banner_at[b], 0)
    return plan


def promises(p: Universalis, seat: int, view: Survey, but: int = NOBODY) -> float:
    """What the banners of a player could take next, but for one; a transport that two of them wait for serves one."""
    n = 0.0
    served: list[int] = []
    best: list[float] = []
    for b in p.banners_of(seat):
        if b == but:
            continue
        plan = campaign(p, b, view)
        if plan.transport in served:
            i = served.index(plan.transport)
            n += max(0.0, plan.promise - best[i])
            best[i] = max(best[i], plan.promise)
            continue
        n += plan.promise
        if plan.transport != NOBODY:
            served.append(plan.transport)
            best.append(plan.promise)
    return n
