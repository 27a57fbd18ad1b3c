"""A power fights its own Civil War [8.3]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import change_ruler
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import pay
from reame.games.medieval.table.reckoning import tell_army, tell_die, tell_militia
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


def quells(own: int, rebels: int) -> bool:
    """On a tie the war goes on [8.3]."""
    return own > rebels


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
        price = t.MILITIA_COST * t.BID.a(move)
        return say.too_poor(price, p.florins[seat]) if price > p.florins[seat] else None

    def bid_within(self, p: Medieval, seat: int, limit: int) -> int:
        return int(t.BID.span(0, max(0, min(limit, p.florins[seat] // t.MILITIA_COST)))[-1])

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_BID_WAR.of(self.power)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        steps = t.BID.a(move)
        cost = t.MILITIA_COST * steps
        p.tell(say.BID_SHOWN, seat, steps, cost)
        pay(p, seat, cost)
        die = p.dice.roll()
        rebels = p.dice.roll()
        own = die + p.army(self.power) + steps
        p.tell(say.CIVIL_WAR_ENDS if quells(own, rebels) else say.CIVIL_WAR_GOES_ON, self.power, own, rebels)
        p.tell_sum(say.SUM_POWER, self.power)
        tell_die(p, die)
        tell_army(p, self.power)
        tell_militia(p, steps, t.MILITIA_COST)
        p.tell_sum(say.SUM_REBELS)
        tell_die(p, rebels)
        if quells(own, rebels):
            p.civil_war &= ~BIT[self.power]
        else:
            change_ruler(p, self.power)
        p.end()
