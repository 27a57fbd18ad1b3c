"""What was found out about maps and is kept, because games come back to the same ones. It belongs to no table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from reame.games.medieval.land.regions import PAPACY_ALONE, Regions
from reame.games.medieval.table.masks import lowest
from reame.games.medieval.table.things import ATTACK, MOST_SEATS, PROVINCES
from reame.kernel.native import first_at, i64, mypyc_attr

if TYPE_CHECKING:
    from reame.games.medieval.table.position import Medieval

MOST_KNOWN: Final = 4096  # maps kept in mind


@final
@mypyc_attr(acyclic=True)
class Sorties:
    """The attacks of a player's powers, all that they depend on, and where they stand in a sorted list of moves."""

    def __init__(self, p: Medieval, powers: i64, own: i64, moves: list[int], begin: i64) -> None:
        self.powers = powers
        self.own = own  # the player's provinces
        self.in_play: i64 = p.in_play
        self.knights = p.knights
        self.excommunicated = p.excommunicated
        self.papal_passage = p.papal_passage
        self.from_claims = p.readings().from_claims
        self.moves = moves
        self.begin = begin
        self.end: i64 = len(moves)

    def hold_for(self, p: Medieval, powers: i64, own: i64) -> bool:
        """Is all as it was for these powers?"""
        return (
            self.own == own
            and not powers & ~self.powers
            and self.in_play == p.in_play
            and self.knights == p.knights
            and not (self.excommunicated ^ p.excommunicated) & powers
            and self.papal_passage == p.papal_passage
            and self.from_claims == p.readings().from_claims
        )

    def add(self, powers: i64, out: list[int]) -> None:
        """The attacks with some of the powers: the list without the rows of the others, who have attacked since."""
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


@final
class Atlas:
    """Kept by the game, for all its tables."""

    def __init__(self) -> None:
        self.known: dict[int, Regions] = {}
        self.last_sorties: list[Sorties | None] = [None] * MOST_SEATS  # of each seat, at whatever table it was

    def regions(self, in_play: int, closed: int) -> Regions:
        """What hangs together on a map, for armies to whom some provinces are closed."""
        key = (
            in_play if closed == PAPACY_ALONE else in_play + 1 << PROVINCES | closed
        )  # the usual one is a short number
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            known = Regions(in_play, closed)
            self.known[key] = known
        return known
