"""What hangs together on the map, by land and by ship. Sets of provinces and of Naval Areas are masks."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.geography import (
    BIT,
    CARD_MASK,
    CARD_OF_SEA,
    COAST_MASK,
    LAND_MASK,
    MAPS,
    PAPACY,
    PROVINCES,
    SEA_NEAR_MASK,
    SEAS,
)
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64

MOST_KNOWN: Final = 4096  # maps kept in mind


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    low: int = mask & -mask
    return low.bit_length() - 1


def flood(start: i64, through: i64) -> i64:
    """All provinces reached by land from the start, passing only through those of a mask."""
    reached = start
    front = start
    while front:
        near: i64 = LAND_MASK[lowest(front)]
        new = near & through & ~reached
        reached |= new
        front = front & (front - 1) | new
    return reached


def around(area: i64) -> i64:
    """The provinces that border on an area."""
    out: i64 = 0
    while area:
        near: i64 = LAND_MASK[lowest(area)]
        out |= near
        area &= area - 1
    return out


def shore(start: i64, through: i64) -> i64:
    """The provinces reached by land as in a flood, and all that border on them."""
    reached = flood(start, through)
    return reached | around(reached)


def sail(start: i64, waters: i64) -> i64:
    """All Naval Areas reached from those of the start, sailing only through those of a mask."""
    reached = start
    front = start
    while front:
        near: i64 = SEA_NEAR_MASK[lowest(front)]
        new = near & waters & ~reached
        reached |= new
        front = front & (front - 1) | new
    return reached


def coasts(seas: i64) -> i64:
    """The provinces on the coasts of Naval Areas."""
    out: i64 = 0
    while seas:
        coast: i64 = COAST_MASK[lowest(seas)]
        out |= coast
        seas &= seas - 1
    return out


def harbours(area: i64, waters: i64) -> i64:
    """The Naval Areas of a mask that touch an area."""
    out: i64 = 0
    left = waters
    while left:
        coast: i64 = COAST_MASK[lowest(left)]
        if coast & area:
            out |= left & -left
        left &= left - 1
    return out


class Regions:
    """The map as it lies: which provinces hang together by land, the Papacy apart, and which by ship."""

    def __init__(self, in_play: int) -> None:
        self.in_play = in_play
        self.live = 0  # provinces in play
        self.waters = 0  # Naval Areas in play
        for m in range(MAPS):
            if in_play >> m & 1:
                self.live |= CARD_MASK[m]
        for s in range(SEAS):
            if in_play >> CARD_OF_SEA[s] & 1:
                self.waters |= BIT[s]
        self.number = [NOBODY] * PROVINCES  # of the region of each province
        self.land: list[int] = []  # each region: all that an army can walk to
        self.overseas: list[int] = []  # all it can reach by walking, sailing once, and walking on
        self.find_land(self.live & ~BIT[PAPACY])
        self.find_overseas(self.waters)

    def find_land(self, left: i64) -> None:
        """Region after region."""
        while left:
            region = flood(left & -left, left)
            left &= ~region
            for t in range(PROVINCES):
                if region >> t & 1:
                    self.number[t] = len(self.land)
            self.land.append(region)
            self.overseas.append(0)

    def find_overseas(self, left: i64) -> None:
        """Waters that hang together join all regions on their coasts."""
        while left:
            seas = sail(left & -left, left)
            left &= ~seas
            coast = coasts(seas)
            beyond: i64 = 0
            for region in self.land:
                land: i64 = region
                if land & coast:
                    beyond |= land
            for r in range(len(self.land)):
                touched: i64 = self.land[r]
                if touched & coast:
                    self.overseas[r] |= beyond


KNOWN: Final[dict[int, Regions]] = {}


def regions_of(in_play: int) -> Regions:
    """The regions of a map; games come back to the same maps, so they are kept."""
    known = KNOWN.get(in_play)
    if known is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        known = Regions(in_play)
        KNOWN[in_play] = known
    return known
