"""What a glance tells in the combat phase."""

from __future__ import annotations

from reame.games.universalis.bot.campaign import LEAVE, RIDE, STAY, STRIKE, TAKE, Campaign, venture
from reame.games.universalis.bot.survey import Survey
from reame.games.universalis.bot.weights import NEVER, heavy
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.attack import force_of
from reame.kernel.moves import PASS


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
