"""The table of Carolus Magnus: the ring, the courts, the supply.

In hot places `x[i] = x[i] + n` is written out: compiled, `x[i] += n` is three times as slow. There a journal is looked
for before it is told anything: in plain Python a call costs as much as the rest of a line.
"""

from __future__ import annotations

from typing import Any, Final, final

from reame.games.carolus import phrases as say
from reame.games.carolus.state import State
from reame.games.carolus.things import (
    CLANS,
    CUBES_PER_CLAN,
    FIGURES,
    PAIRS_BESIDE,
    PLAY,
    TERRITORIES,
    Figures,
)
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY
from reame.kernel.menus import Pairs, RowMenu
from reame.kernel.native import i64

ALL_CLANS: Final = 2**CLANS - 1
CUBE_MENUS: Final = Pairs(PLAY)


@final
class Carolus(State):
    """A game of Carolus Magnus at a decision, or over."""

    def __init__(self, game: Game[Any], seats: int, old: Carolus | None = None) -> None:
        super().__init__(game, seats, old)
        if old is None:
            self._figures = FIGURES[seats - 2]
            self.stock = [0] * self._figures.sides
            self._cube_menu: RowMenu | None = None  # of the ring as it stands, once it was needed
        else:
            self._figures = old._figures
            self._cube_menu = old._cube_menu

    def adopt(self, options: dict[str, int]) -> None:
        super().adopt(options)
        if self.seats == 4 and options["pairs"]:
            self._figures = PAIRS_BESIDE

    @property
    def figures(self) -> Figures:
        """What depends on the number of players, and on how pairs sit."""
        return self._figures

    def calendar(self) -> list[int]:
        return [self.round]

    # -- the ring (1, 5) ---------------------------------------------------------------------

    def places(self) -> i64:
        """A mask of the places for cubes: the court and all spaces (4.2A)."""
        mask: i64 = 1
        bit: i64 = 2
        for size in self.size:
            if size:
                mask += bit
            bit += bit
        return mask

    def cube_menu(self) -> RowMenu:
        """For each clan, the places its cubes can go to (4.2A)."""
        known = self._cube_menu
        if known is None:
            known = CUBE_MENUS.menu(self.places())
            self._cube_menu = known
        return known

    def spaces(self) -> int:
        """How many spaces the ring has."""
        return TERRITORIES - self.size.count(0)

    def after(self, space: i64, steps: i64 = 1) -> i64:
        """The space so many steps clockwise."""
        size = self.size
        for _step in range(steps):
            space += size[space]
            while space >= TERRITORIES or not size[space]:  # the rings of examples have gaps
                space = space + 1 if space < TERRITORIES else 0
        return space

    def before(self, space: i64) -> i64:
        """The next space the other way."""
        space -= 1
        while not self.size[space]:
            space -= 1
        return space if space >= 0 else space + TERRITORIES

    def influence(self, space: i64) -> list[int]:
        """Of each side on a space: cubes of the clans it holds, and its castles (5)."""
        out = [0] * self._figures.sides
        side_of = self._figures.side_of
        i = space * CLANS
        for seat in self.holder:
            if seat >= 0:
                side = side_of[seat]
                out[side] = out[side] + self.cubes[i]
            i += 1
        owner = self.owner[space]
        if owner >= 0:
            out[owner] = out[owner] + self.castles[space]
        return out

    def majority(self, space: i64) -> i64:
        """The side with strictly more influence than every other, or nobody."""
        most: i64 = 0
        leader: i64 = NOBODY
        for side, mine in enumerate(self.influence(space)):
            if mine > most:
                most = mine
                leader = side
            elif mine == most:
                leader = NOBODY
        return leader

    def merge(self, first: i64, second: i64) -> None:
        """Two neighbouring spaces, clockwise, become one region (5.3)."""
        self._cube_menu = None
        move_all(self.size, second, first)
        move_all(self.castles, second, first)
        for clan in range(CLANS):
            move_all(self.cubes, second * CLANS + clan, first * CLANS + clan)
        self.owner[second] = NOBODY

    def built(self, side: i64) -> int:
        """Castles of a side on the board."""
        return self._figures.castles - self.stock[side]

    # -- clans and the supply (4.2, 6) -------------------------------------------------------

    def to_court(self, seat: i64, clan: i64) -> None:
        """A cube enters a court; strictly more than every other player takes the clan (4.2A)."""
        courts = self.courts
        mine: i64 = courts[seat * CLANS + clan] + 1
        courts[seat * CLANS + clan] = mine
        if self.holder[clan] == seat:
            return
        s: i64
        for s in range(self.seats):
            if s != seat and courts[s * CLANS + clan] >= mine:
                return
        before = self.holder[clan]
        self.holder[clan] = seat
        if self.journal is None:
            return
        if before == NOBODY:
            self.tell(say.CLAN_FIRST, seat, clan)
        else:
            self.tell(say.CLAN_TAKEN, seat, clan, before, mine, courts[before * CLANS + clan])

    def least_in_court(self, clan: i64) -> i64:
        """How many cubes of a clan every court has."""
        least: i64 = CUBES_PER_CLAN
        i = clan
        for _seat in range(self.seats):
            least = min(least, self.courts[i])
            i += CLANS
        return least

    def relief(self, clan: i64) -> None:
        """A clan has run out: every court returns as many of it as the poorest has (6, R17)."""
        least = self.least_in_court(clan)
        if least:
            for s in range(self.seats):
                self.courts[s * CLANS + clan] -= least
            self.supply[clan] += least * self.seats
            self.tell(say.RELIEF, clan, least, least * self.seats)

    def can_supply(self, clan: i64) -> bool:
        """Is there a cube, or will relief bring one?"""
        return self.supply[clan] != 0 or self.least_in_court(clan) != 0

    def suppliable(self) -> i64:
        """A mask of the clans that can be supplied."""
        if 0 not in self.supply:  # the usual case
            return ALL_CLANS
        mask: i64 = 0
        bit: i64 = 1
        clan: i64
        for clan in range(CLANS):
            if self.can_supply(clan):
                mask += bit
            bit += bit
        return mask

    def take_cube(self, seat: i64, clan: i64) -> bool:
        """From the supply into a reserve, with relief before and after if the clan is empty; was there one?"""
        supply = self.supply
        if not supply[clan]:
            self.relief(clan)
            if not supply[clan]:
                return False
        left: i64 = supply[clan] - 1
        supply[clan] = left
        i = seat * CLANS + clan
        self.reserves[i] = self.reserves[i] + 1
        if self.journal is not None:
            self.tell(say.CUBE_TAKEN, seat, clan)
        if not left:
            self.relief(clan)
            if not supply[clan]:
                self.tell(say.NO_RELIEF, clan)
        return True

    def reserve(self, seat: i64) -> int:
        """How many cubes a player has in reserve."""
        return sum(self.reserves[seat * CLANS : seat * CLANS + CLANS])

    def clans_of(self, seat: i64) -> i64:
        """A mask of the clans in a reserve."""
        mask: i64 = 0
        bit: i64 = 1
        for n in self.reserves[seat * CLANS : seat * CLANS + CLANS]:
            if n:
                mask += bit
            bit += bit
        return mask


def move_all(counts: list[int], here: i64, there: i64) -> None:
    """What is counted here is counted there from now on."""
    counts[there] = counts[there] + counts[here]
    counts[here] = 0
