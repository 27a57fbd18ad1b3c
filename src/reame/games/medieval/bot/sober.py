"""What a bot does not even try, however the position looks afterwards."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.bot.offers import NEVER
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.attack import Attack
from reame.games.medieval.war.voyage import Interception
from reame.kernel.moves import PASS

EARNS: Final = (t.COLLECT, t.PLAY_POWER, t.CRUSADE)  # what fills an empty purse


def sober(p: Medieval, seat: int, moves: list[int], glance: list[float]) -> list[float]:
    """Weights, less those of what is foolish: empty drafts, bans of the banned, an empty purse kept, a fleet let by."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Interception) and must_be_met(p, seat, top):
        return [NEVER if moves[i] == PASS else glance[i] for i in range(len(moves))]
    broke = p.florins[seat] < t.ATTACK_FEE and p.income(seat) > 0 and t.COLLECT.first in moves
    return [NEVER if is_foolish(p, seat, moves[i], broke) else glance[i] for i in range(len(moves))]


def is_foolish(p: Medieval, seat: int, move: int, broke: bool) -> bool:
    """Not to be tried."""
    if t.OFFER.has(move):
        return True  # offers are made as whole chains, by `offers`: a draft alone is worth nothing
    if t.EXCOMMUNICATE.has(move) and is_wasted(p, seat, t.EXCOMMUNICATE.a(move)):
        return True
    return broke and not any(verb.has(move) for verb in EARNS)


def is_wasted(p: Medieval, seat: int, power: int) -> bool:
    """Would a ban strike nobody, or oneself, or one who has just bought his absolution?"""
    return (p.excommunicated | p.fresh) >> power & 1 == 1 or p.holder[power] == seat


def must_be_met(p: Medieval, seat: int, fleet: Interception) -> bool:
    """Does it sail for one's own land, and is it likely to be sunk? The stronger navy wins ties, too."""
    if t.NAVAL[fleet.power] <= t.NAVAL[fleet.mover]:
        return False
    return any(isinstance(step, Attack) and p.controller[step.target] == seat for step in p.stack)
