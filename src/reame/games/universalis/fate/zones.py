"""Zones of land and sea that fate strikes."""

from __future__ import annotations

from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis


def roll_land_zone(p: Universalis) -> int:
    """1D4 for the land zone, again while it is not in play."""
    while True:
        zone = p.dice.roll(box.LAND_ZONES)
        if zone in box.ZONES_USED[p.seats]:
            return zone


def zone_coast(p: Universalis, zone: int) -> list[int]:
    """Player territories on a coast of a sea zone, in map order."""
    out: list[int] = []
    for t in range(box.TERRITORIES):
        if 0 <= p.owner[t] < p.seats and [s for s in box.COAST_SEAS[t] if box.SEA_ZONE[s] == zone]:
            out.append(t)
    return out
