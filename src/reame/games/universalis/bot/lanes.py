"""Sea lanes: how far it is from one sea area to another, and which way a war ship goes first."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.realm.blockades import blockaders, strait_closed
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

FAR: Final = 999


def distances(ocean: bool) -> list[list[int]]:
    """Movement points from each sea area to each other; with or without the ocean."""
    out: list[list[int]] = []
    for start in range(box.SEA_AREAS):
        far = [FAR] * box.SEA_AREAS
        edge: list[int] = []
        if ocean or not box.OCEAN[start]:
            far[start] = 0
            edge.append(start)
        while edge:
            s = edge.pop(0)
            for n in box.SEA_NEXT[s]:
                if far[n] == FAR and (ocean or not box.OCEAN[n]):
                    far[n] = far[s] + 1
                    edge.append(n)
        out.append(far)
    return out


COASTWISE: Final[list[list[int]]] = distances(False)
OVERSEAS: Final[list[list[int]]] = distances(True)


def lanes(p: Universalis, seat: int) -> list[list[int]]:
    """Those that a player's learning opens."""
    return OVERSEAS if p.has(seat, box.ASTRONOMY) else COASTWISE


def shut(p: Universalis, x: int, sea: int) -> bool:
    """Does a blockade keep a ship from this sea area?"""
    return strait_closed(p, x, sea) or bool(blockaders(p, x, sea))


def sailing(p: Universalis, x: int, area: int) -> list[int]:
    """Movement points of a ship from a port or a sea area to each sea area; FAR where it cannot go."""
    table = lanes(p, box.OWNER_OF[x])
    if area >= box.TERRITORIES:
        out = table[area - box.TERRITORIES]
    else:
        out = [FAR] * box.SEA_AREAS
        for s in box.PORT_SEAS[area]:
            for n in range(box.SEA_AREAS):
                out[n] = min(out[n], table[s][n] + 2)
    if p.blockades:
        out = [FAR if shut(p, x, s) else out[s] for s in range(box.SEA_AREAS)]
    return out


def first_step(p: Universalis, x: int, area: int, goal: int) -> int:
    """The area that a ship enters first on its way to a sea area; NOBODY if it is there or cannot get there."""
    if area == box.TERRITORIES + goal:
        return NOBODY
    table = lanes(p, box.OWNER_OF[x])
    nearest = FAR
    first = NOBODY
    for s in box.PORT_SEAS[area] if area < box.TERRITORIES else box.SEA_NEXT[area - box.TERRITORIES]:
        if table[s][goal] < nearest and not (p.blockades and shut(p, x, s)):
            nearest = table[s][goal]
            first = box.TERRITORIES + s
    return first
