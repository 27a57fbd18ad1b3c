"""Chances of an attack, at a glance: armies by their strength, walls and relics as a part more."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.kinds import NOBODY

UNDEFENDED: Final = 0.92  # somebody may still come
WALLS: Final = 1.25  # how much stronger a castle makes those behind it; a relic does as much
NEIGHBOURS_COME: Final = 0.5


def odds(attack: float, defence: float) -> float:
    """Chance that the attack takes the fief."""
    if attack <= 0.0:
        return 0.0
    if defence <= 0.0:
        return UNDEFENDED
    a, d = attack * attack, defence * defence
    return a / (a + d)


def strongest(p: Conspiracy, seat: int, target: int) -> float:
    """The best army this family could send from one fief."""
    best = 0
    for land in t.NEIGHBOURS[target]:
        if land < t.FIEFS and p.owner[land] == seat:
            best = max(best, p.strength(land))
    return float(best)


def guard(p: Conspiracy, target: int) -> float:
    """What stands in a fief, with half of what could come, and its walls."""
    owner = p.owner[target]
    if owner == NOBODY:
        return 0.0
    out = float(p.strength(target))
    for land in t.NEIGHBOURS[target]:
        if p.owner[land] == owner:
            out += NEIGHBOURS_COME * p.strength(land)
    works = p.works[target]
    if out > 0.0 and works & t.CASTLE:
        out *= WALLS
    if out > 0.0 and works & t.RELIC:
        out *= WALLS
    return out


def chance_of(p: Conspiracy, seat: int, target: int) -> float:
    """That this family would take the fief."""
    return odds(strongest(p, seat, target), guard(p, target))
