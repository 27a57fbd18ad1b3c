"""The attacks a player can make with his powers [9.4]: the longest lists of the game, and often the same as before."""

from __future__ import annotations

from typing import Final, final

from reame.games.medieval.table.geography import PROVINCES
from reame.games.medieval.table.menus import menus
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.regions import lowest
from reame.games.medieval.table.things import ATTACK
from reame.games.medieval.war.ways import reach
from reame.kernel.kinds import SEAT
from reame.kernel.native import first_at, i64, mypyc_attr

ATTACKS_BY: Final = menus(ATTACK)


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """All that such a list depends on, and where it stands among all moves of that time, which are sorted."""

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
        """Is all as it was for these powers?"""
        return (
            self.own == own
            and not powers & ~self.powers
            and self.in_play == p.in_play
            and self.knights == p.knights
            and not (self.excommunicated ^ p.excommunicated) & powers
            and self.papal_passage == p.papal_passage
        )

    def add(self, powers: i64, out: list[int]) -> None:
        """The attacks with some of its powers: the list without the rows of the others, who have attacked since."""
        moves = self.moves
        begin = self.begin
        others = self.powers & ~powers
        while others:
            row = ATTACK.first + lowest(others) * PROVINCES
            end = first_at(moves, row, begin)
            out += moves[begin:end]
            begin = first_at(moves, row + PROVINCES, end)
            others &= others - 1
        out += moves[begin : self.end]


LAST: Final[list[Outlook | None]] = [None] * SEAT.size  # of each seat, in whatever game it was


def add_sorties(p: Medieval, seat: int, powers: i64, out: list[int]) -> None:
    """The attacks with each of some powers on all that it can reach, but not on its player's own provinces."""
    own = p.domain(seat)
    last = LAST[seat]
    if last is not None and last.is_of(p, powers, own):
        last.add(powers, out)
        return
    begin: i64 = len(out)
    left = powers
    while left:
        power = lowest(left)
        ATTACKS_BY[power].add(reach(p, seat, power) & ~own, out)
        left &= left - 1
    LAST[seat] = Outlook(p, powers, own, out, begin)
