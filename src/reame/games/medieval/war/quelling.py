"""A power fights its own Civil War [8.3]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import change_ruler
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import pay
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


class Quelling(Step[Medieval]):
    """A power fights its own Civil War [8.3]; on a tie it goes on, under a new ruler."""

    rule: ClassVar[str] = "8.3"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), power=One(t.POWER))

    def __init__(self, seat: int = NOBODY, power: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.power = power

    def run(self, p: Medieval) -> None:
        p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return t.BID.span(0, p.florins[seat] // t.MILITIA_COST)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not t.BID.has(move):
            return NOT_NOW
        return say.TOO_POOR if t.MILITIA_COST * t.BID.a(move) > p.florins[seat] else None

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_BID_WAR.of(self.power)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        p.tell(say.BID_SHOWN, seat, t.BID.a(move))
        pay(p, seat, t.MILITIA_COST * t.BID.a(move))
        own = p.dice.roll() + t.ARMY[self.power] + p.ruler[self.power] - t.NORMAL + t.BID.a(move)
        rebels = p.dice.roll()
        p.tell(say.WAR_BATTLE, self.power, own, rebels)
        if own > rebels:
            p.civil_war &= ~BIT[self.power]
            p.tell(say.CIVIL_WAR_ENDS, self.power)
        else:
            p.tell(say.CIVIL_WAR_GOES_ON, self.power)
            change_ruler(p, self.power)
        p.end()
