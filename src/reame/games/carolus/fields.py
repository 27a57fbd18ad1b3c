"""All that lies on the table of Carolus Magnus. Everything is open: there are no secrets in this game.

A space is known by its first territory clockwise; there stand its size, its cubes and its castles. The other
territories of a region have size 0. Cubes are counted by clan: those of territory, court or reserve number n stand at
n * CLANS, n * CLANS + 1 and so on.
"""

from __future__ import annotations

from typing import Final

from reame.games.carolus.things import (
    CLAN,
    CUBES_PER_CLAN,
    MAX_ROUNDS,
    MOST_SEATS,
    SIDE,
    TERRITORIES,
    TERRITORY,
    TOKEN,
)
from reame.kernel.fields import Field, Grid, Mask, Number, One, Per, Some, fields
from reame.kernel.kinds import NOBODY, SEAT

FIELDS: Final[list[Field]] = fields(
    round=Number(0, MAX_ROUNDS, i64=True),
    size=Per(TERRITORY, Number(0, TERRITORIES), 0),
    cubes=Grid(TERRITORY, CLAN, 0, CUBES_PER_CLAN),
    owner=Per(TERRITORY, One(SIDE), NOBODY),
    castles=Per(TERRITORY, Number(0, TERRITORIES), 0),
    emperor=One(TERRITORY, i64=True, begins=0),
    supply=Per(CLAN, Number(0, CUBES_PER_CLAN), 0),
    courts=Grid(SEAT, CLAN, 0, CUBES_PER_CLAN),
    reserves=Grid(SEAT, CLAN, 0, CUBES_PER_CLAN),
    holder=Per(CLAN, One(SEAT), NOBODY),  # of its emblem
    stock=Per(SIDE, Number(0, TERRITORIES), 0),
    hands=Per(SEAT, Mask(TOKEN), 0),
    placed=Per(SEAT, One(TOKEN), NOBODY),
    order=Some(SEAT, MOST_SEATS),  # of choosing a token; then, and into the next round, of acting
)
