"""The attacks a player can make with his powers [9.4]: the longest lists of the game, and often the same as before."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.land.atlas import Sorties
from reame.games.medieval.table.masks import lowest
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import ATTACK
from reame.games.medieval.war.ways import reach
from reame.kernel.menus import menus
from reame.kernel.native import i64

ATTACKS_BY: Final = menus(ATTACK)


def add_sorties(p: Medieval, seat: int, powers: i64, out: list[int]) -> None:
    """The attacks with each of some powers on all that it can reach, but not on its player's own provinces."""
    own = p.domain(seat)
    last_of = p.atlas().last_sorties
    last = last_of[seat]
    if last is not None and last.hold_for(p, powers, own):
        last.add(powers, out)
        return
    begin: i64 = len(out)
    left = powers
    while left:
        power = lowest(left)
        ATTACKS_BY[power].add(reach(p, seat, power) & ~own, out)
        left &= left - 1
    last_of[seat] = Sorties(p, powers, own, out, begin)
