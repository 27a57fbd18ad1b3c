"""The table of Carolus Magnus: the ring, the courts, the supply.

In hot places `x[i] = x[i] + n` is written out: compiled, `x[i] += n` is three times as slow.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from reame.games.carolus.paladins import BITS, FULL, Crowd, clans, count, one
from reame.games.carolus.things import (
    CLAN,
    CLAN_TAKEN,
    CLANS,
    CUBE_TAKEN,
    CUBES_PER_CLAN,
    EACH,
    MOST,
    PAIRS_BESIDE,
    PLAY,
    RELIEF,
    SIDE,
    TABLES,
    TERRITORIES,
    TERRITORY,
    TOKEN,
    UNITS,
    Table,
)
from reame.kernel.fields import Field, Grid, Mask, Number, One, Per, Some, fields
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.native import i64
from reame.kernel.position import Position

ALL_TOKENS: Final = (1 << 5) - 1
ALL_CLANS: Final = (1 << CLANS) - 1
ALL_RINGS: Final = 1 << TERRITORIES


@final
class Rings:
    """The moves of action A, by the spaces of the ring and the clans.

    Those of all clans are put together, clan by clan, from two halves of the ring, and kept; what fewer clans can do
    is cut out of them. Rings that are whole, or nearly so, come up in every game: of them the cuts are kept, too.
    """

    def __init__(self) -> None:
        self.whole: list[list[int] | None] = [None] * ALL_RINGS
        self.known: dict[int, list[list[int] | None]] = {}
        self.low: list[list[int]] = []  # by clan and spaces among the first eight territories: the court, and those
        self.high: list[list[int]] = []  # by clan and spaces among the others
        for clan in range(CLANS):
            court = PLAY.at(clan, 0)
            self.low += [[court, *_spaces(court + 1, mask)] for mask in range(256)]
            self.high += [_spaces(court + 9, mask) for mask in range(256)]

    def of(self, ring: i64, spaces: i64) -> list[list[int] | None]:
        """What is known of the moves on this ring, by the mask of clans: those of all of them at least."""
        if spaces >= WHOLE and ring in self.known:
            return self.known[ring]
        whole = self.whole[ring]
        if whole is None:
            whole = self._all(ring)
            self.whole[ring] = whole
        found: list[list[int] | None] = [None] * (ALL_CLANS + 1)
        found[ALL_CLANS] = whole
        if spaces >= WHOLE:
            self.known[ring] = found
        return found

    def _all(self, ring: i64) -> list[int]:
        out: list[int] = []
        clan: i64
        for clan in range(CLANS):
            out += self.low[(clan << 8) + (ring & 255)]
            out += self.high[(clan << 8) + (ring >> 8)]
        return out


def cut(whole: list[int], clans: i64, each: i64) -> list[int]:
    """The moves of some clans among those of all, which have as many each."""
    runs = RUNS[clans]
    out = whole[runs[0] * each : runs[1] * each]
    i: i64 = 2
    while i < len(runs):
        out += whole[runs[i] * each : runs[i + 1] * each]
        i += 2
    return out


def _spaces(first: int, mask: int) -> list[int]:
    return [first + t for t in range(8) if mask >> t & 1]


def _runs(mask: int) -> list[i64]:
    """Where each run of set bits begins and ends."""
    return [b for b in range(CLANS + 1) if (mask >> b & 1) != (2 * mask >> b & 1)]


RUNS: Final = [_runs(mask) for mask in range(ALL_CLANS + 1)]
WHOLE: Final = TERRITORIES - 2  # spaces of a ring whose moves are kept: there are 121 such rings
RINGS: Final = Rings()


_NOTHING: Final[list[i64]] = []  # in place of each table until it is spread, or copied from another position
_NOBODY_YET: Final[list[int]] = []  # the same, of seats


@final
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
        reserves=Grid(SEAT, CLAN, 0, CUBES_PER_CLAN),
        holder=Per(CLAN, One(SEAT), NOBODY),
        stock=Per(SIDE, Number(0, TERRITORIES), 0),
        hands=Per(SEAT, Mask(TOKEN), 0),
        placed=Per(SEAT, One(TOKEN), NOBODY),
        order=Some(SEAT),
    )

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self._figures = TABLES[seats - 2]
        self.round: i64 = 0
        self.size = _NOTHING
        self.cubes = _NOTHING
        self.owner = _NOBODY_YET
        self.castles = _NOTHING
        self.emperor: i64 = 0
        self.supply: i64 = 0
        self.courts = _NOTHING
        self.reserves = _NOTHING  # counts by clan, seat after seat: small numbers, which Python has ready-made
        self.holder = _NOBODY_YET
        self.stock = _NOBODY_YET
        self.hands = _NOBODY_YET
        self.placed = _NOBODY_YET
        self.order = _NOBODY_YET  # of choosing a token; then, and into the next round, of acting
        # Of the ring as it stands, once it was needed:
        self._ring: i64 = 0  # a mask of its spaces,
        self._spaces: i64 = 0  # how many they are,
        self._places: list[list[int] | None] | None = None  # and moves of action A by the mask of clans

    def spread(self) -> None:
        """An empty table."""
        self.size = [0] * TERRITORIES
        self.cubes = [0] * TERRITORIES
        self.owner = [NOBODY] * TERRITORIES
        self.castles = [0] * TERRITORIES
        self.courts = [0] * self.seats
        self.reserves = [0] * (self.seats * CLANS)
        self.holder = [NOBODY] * CLANS
        self.stock = [0] * self._figures.sides
        self.hands = [0] * self.seats
        self.placed = [NOBODY] * self.seats

    def copy_to(self, new: Carolus) -> None:
        """Field by field: the clone of this game is what a search makes most of."""
        new._figures = self._figures
        new.round = self.round
        new.size = self.size  # replaced, never changed
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
        new.order = self.order  # replaced, never changed
        new._ring = self._ring
        new._spaces = self._spaces
        new._places = self._places

    def adopt(self, options: dict[str, int]) -> None:
        super().adopt(options)
        if self.seats == 4 and options["pairs"]:
            self._figures = PAIRS_BESIDE

    @property
    def figures(self) -> Table:
        """What depends on the number of players, and on how pairs sit."""
        return self._figures

    # -- the ring ----------------------------------------------------------------------------

    def places(self, clans: i64) -> list[int]:
        """Where cubes can be played: each clan of the mask to the court or to any space."""
        known = self._places
        if known is None:
            known = RINGS.of(self._look(), self._spaces)
            self._places = known
        moves = known[clans]
        if moves is None:
            whole = known[ALL_CLANS]
            assert whole is not None
            moves = cut(whole, clans, self._spaces + 1)
            known[clans] = moves
        return moves

    def spaces(self) -> i64:
        """How many spaces the ring has."""
        if not self._ring:
            self._look()
        return self._spaces

    def _look(self) -> i64:
        """A mask of the spaces."""
        if not self._ring:
            bit: i64 = 1
            for size in self.size:
                if size:
                    self._spaces += 1
                    self._ring += bit
                bit += bit
        return self._ring

    def after(self, space: i64, steps: i64 = 1) -> i64:
        """The space so many steps clockwise."""
        size = self.size
        t = space
        for _step in range(steps):
            t += size[t]
            while t >= TERRITORIES or not size[t]:
                t = t + 1 if t < TERRITORIES else t - TERRITORIES
        return t

    def before(self, space: i64) -> i64:
        """The next space the other way."""
        t: i64 = space - 1
        while not self.size[t]:
            t -= 1
        return t if t >= 0 else t + TERRITORIES

    def influence(self, space: i64) -> list[int]:
        """Of each side on a space: paladins of the clans it holds, and its castles (section 5)."""
        pooled = self._pooled(space)
        return [pooled >> side * EACH & MOST for side in range(self._figures.sides)]

    def _pooled(self, space: i64) -> i64:
        """The influence of all sides, in one number."""
        unit_of = self._figures.unit_of
        crowd = self.cubes[space]
        out: i64 = 0
        for holder in self.holder:
            seat: i64 = holder
            out += (crowd & FULL) * unit_of[seat]
            crowd >>= BITS
        side: i64 = self.owner[space]
        return out if side < 0 else out + self.castles[space] * UNITS[side]

    def majority(self, space: i64) -> i64:
        """The side with strictly more influence than every other, or nobody."""
        most: i64 = 0
        leader: i64 = NOBODY
        side: i64 = 0
        pooled = self._pooled(space)
        while pooled:
            mine = pooled & MOST
            if mine > most:
                most = mine
                leader = side
            elif mine == most:
                leader = NOBODY
            side += 1
            pooled >>= EACH
        return leader

    def merge(self, first: i64, second: i64) -> None:
        """Two neighbouring spaces, clockwise, become one region."""
        self._ring = self._look() - (1 << second)
        self._spaces -= 1
        self._places = None
        size, cubes, castles = self.size.copy(), self.cubes, self.castles
        self.size = size  # clones share the old one
        size[first] = size[first] + size[second]
        cubes[first] = cubes[first] + cubes[second]
        castles[first] = castles[first] + castles[second]
        size[second] = 0
        cubes[second] = 0
        castles[second] = 0
        self.owner[second] = NOBODY

    def built(self, side: i64) -> i64:
        """Castles of a side on the board."""
        return self._figures.castles - self.stock[side]

    # -- clans and the supply ----------------------------------------------------------------

    def to_court(self, seat: i64, clan: i64) -> None:
        """A paladin enters a court; strictly more than every other player takes the clan (4.2A)."""
        court = self.courts[seat] + (1 << clan * BITS)
        self.courts[seat] = court
        if self.holder[clan] == seat:
            return
        mine = count(court, clan)
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
                self.courts[s] -= least * one(clan)
            self.supply += least * self.seats * one(clan)
            self.tell(RELIEF, clan, least * self.seats)

    def can_supply(self, clan: i64) -> bool:
        """Is there a cube, or will relief bring one?"""
        if self.supply & one(clan) * FULL:
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

    def take_cube(self, seat: i64, clan: i64) -> bool:
        """From the supply into a reserve, with relief before and after if the clan is empty; was there one?"""
        cube: i64 = 1 << clan * BITS
        every = cube * FULL
        if not self.supply & every:
            self.relief(clan)
            if not self.supply & every:
                return False
        left = self.supply - cube
        self.supply = left
        i = seat * CLANS + clan
        reserves = self.reserves
        reserves[i] = reserves[i] + 1
        if self.journal is not None:
            self.tell(CUBE_TAKEN, seat, clan)
        if not left & every:
            self.relief(clan)
        return True

    def reserve(self, seat: i64) -> i64:
        """The paladins in a reserve."""
        reserves = self.reserves
        i = seat * CLANS
        low = reserves[i] + (reserves[i + 1] << BITS) + (reserves[i + 2] << 2 * BITS)
        return low + (reserves[i + 3] << 3 * BITS) + (reserves[i + 4] << 4 * BITS)

    def frozen(self) -> bool:
        """Has nobody a cube to play?"""
        return not (self.reserves[0] or any(self.reserves))  # usually the first answers
