"""Small things of which the table holds any number: marriages, promises, leave to pass."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.medieval.table.things import MOST_TURNS, PLEDGE, POWER, PROVINCE
from reame.kernel.fields import Field, Number, One, Part, fields
from reame.kernel.kinds import NOBODY, SEAT


@final
class Marriage(Part):
    """Two powers that may pass through each other's provinces [6.4]; the one of the lower number first."""

    FIELDS: ClassVar[list[Field]] = fields(one=One(POWER), other=One(POWER))
    fixed: ClassVar[bool] = True

    def __init__(self, one: int = NOBODY, other: int = NOBODY) -> None:
        self.one = one
        self.other = other


@final
class Grant(Part):
    """Leave for a power to pass a province until the end of the turn [9.5]."""

    FIELDS: ClassVar[list[Field]] = fields(power=One(POWER), province=One(PROVINCE))
    fixed: ClassVar[bool] = True

    def __init__(self, power: int = NOBODY, province: int = NOBODY) -> None:
        self.power = power
        self.province = province


@final
class Promise(Part):
    """What one player has promised another, and until the end of which turn; nobody is held to it [R-57]."""

    FIELDS: ClassVar[list[Field]] = fields(
        giver=One(SEAT), taker=One(SEAT), pledge=One(PLEDGE), until=Number(0, MOST_TURNS)
    )
    fixed: ClassVar[bool] = True

    def __init__(self, giver: int = NOBODY, taker: int = NOBODY, pledge: int = NOBODY, until: int = 0) -> None:
        self.giver = giver
        self.taker = taker
        self.pledge = pledge
        self.until = until
