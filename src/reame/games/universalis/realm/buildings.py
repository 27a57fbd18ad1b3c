"""Settlements, fortifications, cathedrals, siege engines [1.3]: how they fall, and room for more."""

from __future__ import annotations

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis


def lower_settlement(p: Universalis, t: int, n: int) -> None:
    """A settlement falls; a fortification higher than it falls with it, trade buildings with the last level."""
    if n <= 0 or not p.settlement[t]:
        return
    p.settlement[t] = max(0, p.settlement[t] - n)
    p.tell(say.SETTLEMENT_FALLS, t, p.settlement[t])
    lower_fort(p, t, p.fort[t] - max(1, p.settlement[t]))
    if not p.settlement[t]:
        p.building[t] = p.barn[t] = 0


def lower_fort(p: Universalis, t: int, n: int) -> None:
    """A fortification falls."""
    if n > 0 and p.fort[t]:
        p.fort[t] = max(0, p.fort[t] - n)
        p.tell(say.FORT_FALLS, t, p.fort[t])


def remove_cathedral(p: Universalis, t: int) -> None:
    """A cathedral is removed."""
    if p.cathedral[t]:
        p.cathedral[t] = 0
        p.tell(say.CATHEDRAL_LOST, t)


def cathedrals_most(p: Universalis, kingdom: int) -> int:
    """How many cathedrals a kingdom may have."""
    return 2 if len(p.realm(kingdom)) >= box.LARGE else 1


def cathedral_room(p: Universalis, kingdom: int) -> int:
    """How many more cathedrals a kingdom may have."""
    n = cathedrals_most(p, kingdom)
    for t in p.realm(kingdom):
        n -= p.cathedral[t]
    return n


def remove_engines(p: Universalis, t: int) -> None:
    """Siege engines are lost with their territory."""
    if p.catapults[t] or p.bombards[t]:
        p.tell(say.ENGINES_LOST, t, p.catapults[t] + p.bombards[t])
    p.catapults[t] = p.bombards[t] = 0
    p.engines_moved[t * 2] = p.engines_moved[t * 2 + 1] = 0
