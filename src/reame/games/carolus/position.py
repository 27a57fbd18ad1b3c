"""The table of Carolus Magnus: the ring, the courts, the supply."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from reame.games.carolus import phrases as say
from reame.games.carolus.things import (
    CLAN,
    CLANS,
    CUBES_PER_CLAN,
    FIGURES,
    MAX_ROUNDS,
    PAIRS_BESIDE,
    PLAY,
    SIDE,
    TERRITORIES,
    TERRITORY,
    TOKEN,
    Figures,
)
from reame.kernel.fields import Field, Grid, Mask, Number, One, Per, Some, fields
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.menus import Pairs, RowMenu
from reame.kernel.native import i64
from reame.kernel.position import Position

CUBE_MENUS: Final = Pairs(PLAY)


@final
class Carolus(Position):
    """Everything is open: there are no secrets in this game.

    A space is known by its first territory clockwise; there stand its size, its cubes and its castles. The other
    territories of a region have size 0. Cubes are counted by clan: those of territory, court or reserve number n stand
    at n * CLANS, n * CLANS + 1 and so on.
    """

    FIELDS: ClassVar[list[Field]] = fields(
        round=Number(0, MAX_ROUNDS),
        size=Per(TERRITORY, Number(0, TERRITORIES), 0),
        cubes=Grid(TERRITORY, CLAN, 0, CUBES_PER_CLAN),
        owner=Per(TERRITORY, One(SIDE), NOBODY),
        castles=Per(TERRITORY, Number(0, TERRITORIES), 0),
        emperor=One(TERRITORY),
        supply=Per(CLAN, Number(0, CUBES_PER_CLAN), 0),
        courts=Grid(SEAT, CLAN, 0, CUBES_PER_CLAN),
        reserves=Grid(SEAT, CLAN, 0, CUBES_PER_CLAN),
        holder=Per(CLAN, One(SEAT), NOBODY),
        stock=Per(SIDE, Number(0, TERRITORIES), 0),
        hands=Per(SEAT, Mask(TOKEN), 0),
        placed=Per(SEAT, One(TOKEN), NOBODY),
        order=Some(SEAT),
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self._figures = FIGURES[seats - 2]
        self.round = 0
        self.size = [0] * TERRITORIES
        self.cubes = [0] * (TERRITORIES * CLANS)
        self.owner = [NOBODY] * TERRITORIES
        self.castles = [0] * TERRITORIES
        self.emperor = 0
        self.supply = [0] * CLANS
        self.courts = [0] * (seats * CLANS)
        self.reserves = [0] * (seats * CLANS)
        self.holder = [NOBODY] * CLANS  # of the emblem of each clan
        self.stock = [0] * self._figures.sides
        self.hands = [0] * seats
        self.placed = [NOBODY] * seats
        self.order: list[int] = []  # of choosing a token; then, and into the next round, of acting
        self._cube_menu: RowMenu | None = None  # of the ring as it stands, once it was needed

    def adopt(self, options: dict[str, int]) -> None:
        super().adopt(options)
        if self.seats == 4 and options["pairs"]:
            self._figures = PAIRS_BESIDE

    def copy_to(self, new: Carolus) -> None:
        """Field by field: the clone of this game is what a search makes most of."""
        new._figures = self._figures
        new.round = self.round
        new.size = self.size.copy()
        new.cubes = self.cubes.copy()
        new.owner = self.owner.copy()
        new.castles = self.castles.copy()
        new.emperor = self.emperor
        new.supply = self.supply.copy()
        new.courts = self.courts.copy()
        new.reserves = self.reserves.copy()
        new.holder = self.holder.copy()
        new.stock = self.stock.copy()
        new.hands = self.hands.copy()
        new.placed = self.placed.copy()
        new.order = self.order.copy()
        new._cube_menu = self._cube_menu

    @property
    def figures(self) -> Figures:
        """What depends on the number of players, and on how pairs sit."""
        return self._figures

    # -- the ring (1, 5) ---------------------------------------------------------------------

    def cube_menu(self) -> RowMenu:
        """For each clan, the places its cubes can go to: the court and all spaces (4.2A)."""
        known = self._cube_menu
        if known is None:
            places: i64 = 1
            bit: i64 = 2
            for size in self.size:
                if size:
                    places += bit
                bit += bit
            known = CUBE_MENUS.menu(places)
            self._cube_menu = known
        return known

    def spaces(self) -> int:
        """How many spaces the ring has."""
        return TERRITORIES - self.size.count(0)

    def after(self, space: int, steps: int = 1) -> int:
        """The space so many steps clockwise."""
        for _step in range(steps):
            space = (space + self.size[space]) % TERRITORIES
            while not self.size[space]:  # a ring with gaps, as in the examples of the rulebook
                space = (space + 1) % TERRITORIES
        return space

    def before(self, space: int) -> int:
        """The next space the other way."""
        space -= 1
        while not self.size[space]:
            space -= 1
        return space % TERRITORIES

    def influence(self, space: int) -> list[int]:
        """Of each side on a space: cubes of the clans it holds, and its castles (5)."""
        out = [0] * self._figures.sides
        for clan in range(CLANS):
            seat = self.holder[clan]
            if seat != NOBODY:
                out[self._figures.side_of[seat]] += self.cubes[space * CLANS + clan]
        owner = self.owner[space]
        if owner != NOBODY:
            out[owner] += self.castles[space]
        return out

    def majority(self, space: int) -> int:
        """The side with strictly more influence than every other, or nobody."""
        influence = self.influence(space)
        most = max(influence)
        return influence.index(most) if influence.count(most) == 1 else NOBODY

    def merge(self, first: int, second: int) -> None:
        """Two neighbouring spaces, clockwise, become one region (5.3)."""
        self._cube_menu = None
        self.size[first] += self.size[second]
        self.size[second] = 0
        self.castles[first] += self.castles[second]
        self.castles[second] = 0
        self.owner[second] = NOBODY
        for clan in range(CLANS):
            self.cubes[first * CLANS + clan] += self.cubes[second * CLANS + clan]
            self.cubes[second * CLANS + clan] = 0

    def built(self, side: int) -> int:
        """Castles of a side on the board."""
        return self._figures.castles - self.stock[side]

    # -- clans and the supply (4.2, 6) -------------------------------------------------------

    def to_court(self, seat: int, clan: int) -> None:
        """A cube enters a court; strictly more than every other player takes the clan (4.2A)."""
        self.courts[seat * CLANS + clan] += 1
        if self.holder[clan] == seat:
            return
        mine = self.courts[seat * CLANS + clan]
        for s in range(self.seats):
            if s != seat and self.courts[s * CLANS + clan] >= mine:
                return
        self.holder[clan] = seat
        self.tell(say.CLAN_TAKEN, seat, clan)

    def least_in_court(self, clan: int) -> int:
        """How many cubes of a clan every court has."""
        return min(self.courts[clan::CLANS])

    def relief(self, clan: int) -> None:
        """A clan has run out: every court returns as many of it as the poorest has (6, R17)."""
        least = self.least_in_court(clan)
        if least:
            for s in range(self.seats):
                self.courts[s * CLANS + clan] -= least
            self.supply[clan] += least * self.seats
            self.tell(say.RELIEF, clan, least * self.seats)

    def can_supply(self, clan: int) -> bool:
        """Is there a cube, or will relief bring one?"""
        return self.supply[clan] > 0 or self.least_in_court(clan) > 0

    def suppliable(self) -> list[int]:
        """The clans that can be supplied."""
        return [clan for clan in range(CLANS) if self.supply[clan] or self.least_in_court(clan)]

    def take_cube(self, seat: int, clan: int) -> bool:
        """From the supply into a reserve, with relief before and after if the clan is empty; was there one?"""
        if not self.supply[clan]:
            self.relief(clan)
            if not self.supply[clan]:
                return False
        self.supply[clan] -= 1
        self.reserves[seat * CLANS + clan] += 1
        self.tell(say.CUBE_TAKEN, seat, clan)
        if not self.supply[clan]:
            self.relief(clan)
        return True

    def reserve(self, seat: int) -> int:
        """How many cubes a player has in reserve."""
        return sum(self.reserves[seat * CLANS : seat * CLANS + CLANS])

    def clans_of(self, seat: int) -> i64:
        """A mask of the clans in a reserve."""
        mask: i64 = 0
        bit: i64 = 1
        for n in self.reserves[seat * CLANS : seat * CLANS + CLANS]:
            if n:
                mask += bit
            bit += bit
        return mask
