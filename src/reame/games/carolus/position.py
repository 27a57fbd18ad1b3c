"""The table of Carolus Magnus: the ring, the courts, the supply.

In hot places `x[i] = x[i] + n` is written out: compiled, `x[i] += n` is three times as slow.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.carolus.paladins import ONE, Crowd, clans, count
from reame.games.carolus.things import (
    CLAN,
    CLAN_TAKEN,
    CLANS,
    CUBE_TAKEN,
    PAIRS_BESIDE,
    PLAY,
    RELIEF,
    SIDE,
    TABLES,
    TERRITORIES,
    TERRITORY,
    TOKEN,
    Table,
)
from reame.kernel.fields import Field, Mask, Number, One, Per, Some, fields
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.native import i64
from reame.kernel.position import Position

ALL_TOKENS: Final = (1 << 5) - 1
ALL_CLANS: Final = (1 << CLANS) - 1


class Places:
    """The moves of action A for a ring as it stands, by the clans in the reserve."""

    def __init__(self, size: list[int]) -> None:
        spaces = [0] + [t + 1 for t in range(TERRITORIES) if size[t]]  # the court, and the spaces
        self.of_clan: list[list[int]] = []
        for clan in range(CLANS):
            first = PLAY.at(clan, 0)
            self.of_clan.append([first + place for place in spaces])
        self.by_clans: list[list[int] | None] = [None] * 32

    def moves(self, mask: i64) -> list[int]:
        """Each clan of the mask to the court or to any space."""
        known = self.by_clans[mask]
        if known is None:
            known = []
            for clan in range(CLANS):
                if mask >> clan & 1:
                    known += self.of_clan[clan]
            self.by_clans[mask] = known
        return known


class Rings:
    """Places by the spaces of the ring, kept from game to game: the same rings come up again and again."""

    def __init__(self) -> None:
        self.known: dict[int, Places] = {}

    def of(self, size: list[int]) -> Places:
        """The places of a ring."""
        mask: i64 = 0
        bit: i64 = 1
        for n in size:
            if n:
                mask += bit
            bit += bit
        found = self.known.get(mask)
        if found is None:
            if len(self.known) == MOST_RINGS:
                self.known.clear()
            found = Places(size)
            self.known[mask] = found
        return found


MOST_RINGS: Final = 2000  # of 32767: some ten megabytes
RINGS: Final = Rings()


class Carolus(Position):
    """Everything is open: there are no secrets in this game.

    A space is known by its first territory clockwise; there stand its size, its paladins and its castles. The other
    territories of a region have size 0.
    """

    FIELDS: ClassVar[list[Field]] = fields(
        round=Number(),
        size=Per(TERRITORY, Number(0, TERRITORIES), 0),
        cubes=Per(TERRITORY, Crowd(), 0),
        owner=Per(TERRITORY, One(SIDE), NOBODY),
        castles=Per(TERRITORY, Number(0, TERRITORIES), 0),
        emperor=One(TERRITORY),
        supply=Crowd(),
        courts=Per(SEAT, Crowd(), 0),
        reserves=Per(SEAT, Crowd(), 0),
        holder=Per(CLAN, One(SEAT), NOBODY),
        stock=Per(SIDE, Number(0, TERRITORIES), 0),
        hands=Per(SEAT, Mask(TOKEN), 0),
        placed=Per(SEAT, One(TOKEN), NOBODY),
        order=Some(SEAT),
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.round: i64 = 0
        self.size = [0] * TERRITORIES
        self.cubes = [0] * TERRITORIES
        self.owner = [NOBODY] * TERRITORIES
        self.castles = [0] * TERRITORIES
        self.emperor: i64 = 0
        self.supply: i64 = 0
        self.courts = [0] * seats
        self.reserves = [0] * seats
        self.holder = [NOBODY] * CLANS
        self.stock = [0] * TABLES[seats - 2].sides
        self.hands = [0] * seats
        self.placed = [NOBODY] * seats
        self.order: list[int] = []  # of choosing a token; then, and into the next round, of acting
        self._places: Places | None = None  # of the ring as it stands, when it was needed

    def copy_to(self, new: Carolus) -> None:
        """Field by field: the clone of this game is what a search makes most of."""
        new.round = self.round
        new.size = self.size.copy()
        new.cubes = self.cubes.copy()
        new.owner = self.owner.copy()
        new.castles = self.castles.copy()
        new.emperor = self.emperor
        new.supply = self.supply
        new.courts = self.courts.copy()
        new.reserves = self.reserves.copy()
        new.holder = self.holder.copy()
        new.stock = self.stock.copy()
        new.hands = self.hands.copy()
        new.placed = self.placed.copy()
        new.order = self.order.copy()
        new._places = self._places

    @property
    def figures(self) -> Table:
        """What depends on the number of players, and on how pairs sit."""
        if self.seats == 4 and self.options["pairs"]:
            return PAIRS_BESIDE
        return TABLES[self.seats - 2]

    # -- the ring ----------------------------------------------------------------------------

    def places(self) -> Places:
        """Where a cube can be played."""
        if self._places is None:
            self._places = RINGS.of(self.size)
        return self._places

    def spaces(self) -> i64:
        """How many spaces the ring has."""
        n: i64 = 0
        for size in self.size:
            if size:
                n += 1
        return n

    def after(self, space: i64) -> i64:
        """The next space clockwise."""
        size = self.size
        t: i64 = space + size[space]
        while True:
            if t >= TERRITORIES:
                t -= TERRITORIES
            if size[t]:
                return t
            t += 1

    def before(self, space: i64) -> i64:
        """The next space the other way."""
        t: i64 = space - 1
        while not self.size[t]:
            t -= 1
        return t if t >= 0 else t + TERRITORIES

    def influence(self, space: i64) -> list[int]:
        """Of each side on a space: paladins of the clans it holds, and its castles (section 5)."""
        figures = self.figures
        out = [0] * figures.sides
        side_of = figures.side_of
        crowd: i64 = self.cubes[space]
        clan: i64
        for clan in range(CLANS):
            seat: i64 = self.holder[clan]
            if seat != NOBODY:
                side: i64 = side_of[seat]
                out[side] = out[side] + count(crowd, clan)
        owner: i64 = self.owner[space]
        if owner != NOBODY:
            out[owner] = out[owner] + self.castles[space]
        return out

    def majority(self, space: i64) -> i64:
        """The side with strictly more influence than every other, or nobody."""
        most: i64 = 0
        leader: i64 = NOBODY
        influence = self.influence(space)
        side: i64
        for side in range(len(influence)):
            mine: i64 = influence[side]
            if mine > most:
                most = mine
                leader = side
            elif mine == most:
                leader = NOBODY
        return leader

    def merge(self, first: i64, second: i64) -> None:
        """Two neighbouring spaces, clockwise, become one region."""
        self.size[first] += self.size[second]
        self.cubes[first] += self.cubes[second]
        self.castles[first] += self.castles[second]
        self.size[second] = self.cubes[second] = self.castles[second] = 0
        self.owner[second] = NOBODY
        self._places = None

    def built(self, side: i64) -> i64:
        """Castles of a side on the board."""
        return self.figures.castles - self.stock[side]

    # -- clans and the supply ----------------------------------------------------------------

    def to_court(self, seat: i64, clan: i64) -> None:
        """A paladin enters a court; strictly more than every other player takes the clan (4.2A)."""
        self.courts[seat] = self.courts[seat] + ONE[clan]
        if self.holder[clan] == seat:
            return
        mine = count(self.courts[seat], clan)
        s: i64
        for s in range(self.seats):
            if s != seat and count(self.courts[s], clan) >= mine:
                return
        self.holder[clan] = seat
        self.tell(CLAN_TAKEN, seat, clan)

    def relief(self, clan: i64) -> None:
        """A clan has run out: every court returns as many of it as the poorest has (section 6, R17)."""
        least = count(self.courts[0], clan)
        for s in range(1, self.seats):
            least = min(least, count(self.courts[s], clan))
        if least:
            for s in range(self.seats):
                self.courts[s] -= least * ONE[clan]
            self.supply += least * self.seats * ONE[clan]
            self.tell(RELIEF, clan, least * self.seats)

    def can_supply(self, clan: i64) -> bool:
        """Is there a cube, or will relief bring one?"""
        if count(self.supply, clan):
            return True
        return all(count(court, clan) for court in self.courts)

    def suppliable(self) -> i64:
        """A mask of the clans that can be supplied."""
        mask = clans(self.supply)
        if mask == ALL_CLANS:
            return mask
        clan: i64
        for clan in range(CLANS):
            if not mask >> clan & 1 and self.can_supply(clan):
                mask += i64(1) << clan
        return mask

    def take_cube(self, seat: i64, clan: i64) -> None:
        """From the supply into a reserve, with relief before and after if the clan is empty."""
        if not count(self.supply, clan):
            self.relief(clan)
        self.supply -= ONE[clan]
        self.reserves[seat] = self.reserves[seat] + ONE[clan]
        self.tell(CUBE_TAKEN, seat, clan)
        if not count(self.supply, clan):
            self.relief(clan)
