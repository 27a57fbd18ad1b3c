"""The attacks a player can make with his powers [9.4]: the longest lists of the game, and often the same as before."""

from __future__ import annotations

from typing import Final, final

from reame.games.medieval.menus import menus
from reame.games.medieval.position import Medieval
from reame.games.medieval.regions import lowest
from reame.games.medieval.routes import reach
from reame.games.medieval.things import ATTACK
from reame.kernel.kinds import SEAT
from reame.kernel.native import i64, mypyc_attr

ATTACKS_BY: Final = menus(ATTACK)


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """All that such a list depends on, and where it stands among all moves of that time: a copy may not be needed."""

    def __init__(self, p: Medieval, powers: i64, own: i64, moves: list[int], begin: i64) -> None:
        self.powers = powers
        self.own = own
        self.in_play: i64 = p.in_play
        self.knights = p.knights
        self.excommunicated = p.excommunicated
        self.papal_passage = p.papal_passage
        self.moves = moves
        self.begin = begin
        self.end: i64 = len(moves)

    def is_of(self, p: Medieval, powers: i64, own: i64) -> bool:
        """Is all as it was?"""
        return (
            self.own == own
            and self.powers == powers
            and self.in_play == p.in_play
            and self.knights == p.knights
            and self.excommunicated == p.excommunicated
            and self.papal_passage == p.papal_passage
        )


LAST: Final[list[Outlook | None]] = [None] * SEAT.size  # of each seat, in whatever game it was


def add_sorties(p: Medieval, seat: int, powers: i64, out: list[int]) -> None:
    """The attacks with each of some powers on all that it can reach, but not on its player's own provinces."""
    own = p.domain(seat)
    last = LAST[seat]
    if last is not None and last.is_of(p, powers, own):
        out += last.moves[last.begin : last.end]
        return
    begin: i64 = len(out)
    left = powers
    while left:
        power = lowest(left)
        ATTACKS_BY[power].add(reach(p, seat, power) & ~own, out)
        left &= left - 1
    LAST[seat] = Outlook(p, powers, own, out, begin)
