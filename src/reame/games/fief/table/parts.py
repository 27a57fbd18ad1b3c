"""Small things of the table with fields of their own: armies at gates, battles and truces, loans, estates."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.fief.table import things as t
from reame.kernel.fields import Field, Number, One, Part, fields
from reame.kernel.kinds import NOBODY, SEAT


@final
class Army(Part):
    """Pieces of a player, or the rebels, at a gate, and against whom they were announced (8.2)."""

    FIELDS: ClassVar[list[Field]] = fields(who=One(t.OCCUPANT), place=One(t.PLACE), enemy=One(t.OCCUPANT))

    def __init__(self, who: int = NOBODY, place: int = NOBODY, enemy: int = NOBODY) -> None:
        self.who = who
        self.place = place
        self.enemy = enemy

    def before(self, village: int) -> bool:
        """Does it stand at a gate of this village?"""
        return t.VILLAGE_OF[self.place] == village


@final
class Clash(Part):
    """Two who have fought at a village in this phase, or made a truce: they do not fight there again (15.2, 19)."""

    FIELDS: ClassVar[list[Field]] = fields(village=One(t.VILLAGE), one=One(t.OCCUPANT), other=One(t.OCCUPANT))

    def __init__(self, village: int = NOBODY, one: int = NOBODY, other: int = NOBODY) -> None:
        self.village = village
        self.one = one
        self.other = other


@final
class Estate(Part):
    """Money that was kept for a lord who has died, the last of his family, and who has the claim to it (12.2)."""

    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), claim=One(t.CLAIM), ecus=Number(0, t.MOST_ECUS))

    def __init__(self, seat: int = NOBODY, claim: int = NOBODY, ecus: int = 0) -> None:
        self.seat = seat
        self.claim = claim
        self.ecus = ecus


@final
class Loan(Part):
    """What is still owed, and from which round on it is paid back (R65)."""

    FIELDS: ClassVar[list[Field]] = fields(
        lender=One(SEAT),
        borrower=One(SEAT),
        ecus=Number(0, t.LOAN.high + t.INTEREST.high),
        due=Number(0, t.ROUND.high),
        secret=Number(0, 1),
    )

    def __init__(
        self, lender: int = NOBODY, borrower: int = NOBODY, ecus: int = 0, due: int = 0, secret: int = 0
    ) -> None:
        self.lender = lender
        self.borrower = borrower
        self.ecus = ecus
        self.due = due
        self.secret = secret

    def known_to(self, seat: int) -> bool:
        """A loan that was whispered, only the two know of."""
        return not self.secret or seat in (self.lender, self.borrower)
