"""What hangs together on the map, by land and by ship. Sets of provinces and of Naval Areas are masks."""

from __future__ import annotations

from typing import Final, final

from reame.games.medieval.land.geography import BORDERS, COASTS, PAPACY, SHEETS, STRAITS, WATERS
from reame.games.medieval.table.masks import BIT, Bits, lowest, union
from reame.kernel.native import i64, mypyc_attr

PAPACY_ALONE: Final = BIT[PAPACY]


def flood(start: i64, through: i64) -> i64:
    """All provinces reached by land from the start, passing only through those of a mask."""
    reached = start
    front = start
    while front:
        new = BORDERS[lowest(front)].mask & through & ~reached
        reached |= new
        front = front & (front - 1) | new
    return reached


def around(area: i64) -> i64:
    """The provinces that border on an area."""
    return union(BORDERS, area)


def shore(start: i64, through: i64) -> i64:
    """The provinces reached by land as in a flood, and all that border on them."""
    reached = flood(start, through)
    return reached | around(reached)


def sail(start: i64, waters: i64) -> i64:
    """All Naval Areas reached from those of the start, sailing only through those of a mask."""
    reached = start
    front = start
    while front:
        new = STRAITS[lowest(front)].mask & waters & ~reached
        reached |= new
        front = front & (front - 1) | new
    return reached


def shortest(start: i64, ends: i64, waters: i64) -> i64:
    """The Naval Areas on the shortest ways from some of the start to one of the ends; none if there is no way."""
    layers: list[Bits] = []
    front = start
    while front and not front & ends:
        layers.append(Bits(front))
        waters &= ~front
        front = union(STRAITS, front) & waters
    front &= ends
    lanes = front
    while front and layers:
        front = union(STRAITS, front) & layers.pop().mask
        lanes |= front
    return lanes


def coasts(seas: i64) -> i64:
    """The provinces on the coasts of Naval Areas."""
    return union(COASTS, seas)


def harbours(area: i64, waters: i64) -> i64:
    """The Naval Areas of a mask that touch an area."""
    out: i64 = 0
    left = waters
    while left:
        if COASTS[lowest(left)].mask & area:
            out |= left & -left
        left &= left - 1
    return out


@final
@mypyc_attr(acyclic=True)
class Region:
    """A part of the map that hangs together, and what armies from there can attack."""

    def __init__(self, places: i64, ends: i64) -> None:
        self.places = places
        self.ends = ends


@final
@mypyc_attr(acyclic=True)
class Regions:
    """The map as it lies, for armies that may not pass some provinces: what hangs together by land and by ship."""

    def __init__(self, in_play: i64, closed: i64) -> None:
        self.in_play = in_play
        self.closed = closed
        self.live = union(SHEETS, in_play)  # provinces in play
        self.waters = union(WATERS, in_play)  # Naval Areas in play
        self.targets = self.live & ~PAPACY_ALONE
        self.lands: list[Region] = []  # an army in such a land can attack it and its borders
        self.coasts: list[Region] = []  # of waters that hang together; what an army can attack that sails from there
        self.find_lands(self.live & ~closed)
        self.find_coasts(self.waters)

    def find_lands(self, left: i64) -> None:
        """Land after land."""
        while left:
            land = left & -left
            ends = land
            front = land
            while front:  # a flood that notes the borders it comes to
                near = BORDERS[lowest(front)].mask
                ends |= near
                near &= left & ~land
                land |= near
                front = front & (front - 1) | near
            left &= ~land
            self.lands.append(Region(land, ends))

    def find_coasts(self, left: i64) -> None:
        """Waters that hang together join all lands on their coasts."""
        while left:
            seas = sail(left & -left, left)
            left &= ~seas
            coast = coasts(seas)
            ends = coast
            for land in self.lands:
                if land.places & coast:
                    ends |= land.ends
            self.coasts.append(Region(coast, ends))

    def reach(self, start: i64, ships: bool) -> i64:
        """What armies in the provinces of a mask can attack: by land, or by land, one voyage, and land again."""
        walked = start
        ends = start
        if start & self.closed:  # they stand where they could not pass
            ends |= around(start)
        near = ends
        for land in self.lands:
            if land.places & near:
                walked |= land.places
                ends |= land.ends
                near &= ~land.places
                if not near:
                    break
        if ships:
            for coast in self.coasts:
                if coast.places & walked:
                    ends |= coast.ends
        return ends & self.targets
