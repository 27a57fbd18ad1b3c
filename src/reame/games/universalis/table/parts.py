"""Small things of which the table holds any number: trains, pirate ships, blockades, instalments, grounds."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.universalis.table import things as box
from reame.kernel.fields import Field, Number, One, Part, fields
from reame.kernel.kinds import NOBODY, SEAT


@final
class Train(Part):
    """Armies of a player on land he does not hold, without a transport [4.3]."""

    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), territory=One(box.TERRITORY), armies=Number(1, box.ARMIES_MOST)
    )

    def __init__(self, seat: int = NOBODY, territory: int = NOBODY, armies: int = 1) -> None:
        self.seat = seat
        self.territory = territory
        self.armies = armies

    def copy(self) -> Train:
        return Train(self.seat, self.territory, self.armies)


@final
class PirateShip(Part):
    """Barbarians at sea [9.5]."""

    FIELDS: ClassVar[list[Field]] = fields(sea=One(box.SEA), armies=Number(0, box.ARMIES_MOST), leader=One(box.LEADER))

    def __init__(self, sea: int = NOBODY, armies: int = 0, leader: int = box.NO_LEADER) -> None:
        self.sea = sea
        self.armies = armies
        self.leader = leader

    def copy(self) -> PirateShip:
        return PirateShip(self.sea, self.armies, self.leader)


@final
class Blockade(Part):
    """A sea area that one player shuts to another, by a fleet or from both banks of a strait [5.8]."""

    FIELDS: ClassVar[list[Field]] = fields(by=One(SEAT), against=One(SEAT), sea=One(box.SEA), strait=Number(0, 1))

    def __init__(self, by: int = NOBODY, against: int = NOBODY, sea: int = NOBODY, strait: int = 0) -> None:
        self.by = by
        self.against = against
        self.sea = sea
        self.strait = strait

    def copy(self) -> Blockade:
        return Blockade(self.by, self.against, self.sea, self.strait)


@final
class Instalment(Part):
    """What a peace treaty makes one player pay another, turn after turn [6.6]."""

    FIELDS: ClassVar[list[Field]] = fields(
        payer=One(SEAT),
        creditor=One(SEAT),
        amount=Number(1, box.INSTALMENT_SUMS.high),
        turns=Number(1, box.INSTALMENT_TURNS.high),
    )

    def __init__(self, payer: int = NOBODY, creditor: int = NOBODY, amount: int = 1, turns: int = 1) -> None:
        self.payer = payer
        self.creditor = creditor
        self.amount = amount
        self.turns = turns

    def copy(self) -> Instalment:
        return Instalment(self.payer, self.creditor, self.amount, self.turns)


@final
class Ground(Part):
    """Why the Pope's player may excommunicate somebody at the end of this turn [10.2]."""

    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), ground=One(box.GROUND))

    def __init__(self, seat: int = NOBODY, ground: int = NOBODY) -> None:
        self.seat = seat
        self.ground = ground

    def copy(self) -> Ground:
        return Ground(self.seat, self.ground)
