"""Mercenaries [11]: Cumans and Polovtsy of the attacker join another of his powers."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import ARMY, HIRE, MERCENARIES, MERCENARY, POWER, PROVINCE
from reame.games.medieval.war.ways import serves_from
from reame.kernel.fields import Field, Flag, Mask, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def can_serve(p: Medieval, seat: int, mercenary: int, power: int, target: int) -> bool:
    """Is it the attacker's own, near enough, and not yet used [R-45]?"""
    if not MERCENARY[mercenary] or p.holder[mercenary] != seat or mercenary == power:
        return False
    return not (p.used | p.civil_war) >> mercenary & 1 and serves_from(p, seat, mercenary, target) != []


def for_hire(p: Medieval, seat: int, power: int, target: int) -> list[int]:
    """The mercenaries that could join an attack."""
    return [x for x in MERCENARIES if p.holder[x] == seat and can_serve(p, seat, x, power, target)]


class Hiring(Step[Medieval]):
    """The attacker hires one after the other, as long as there are some."""

    rule: ClassVar[str] = "11"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), power=One(POWER), target=One(PROVINCE), hired=Mask(POWER), done=Flag()
    )

    def __init__(self, seat: int = NOBODY, power: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.power = power
        self.target = target
        self.hired = 0
        self.done = False

    def run(self, p: Medieval) -> None:
        if self.done or not for_hire(p, self.seat, self.power, self.target):
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Medieval, seat: int) -> list[int]:
        return [PASS] + HIRE.each(for_hire(p, seat, self.power, self.target))

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not HIRE.has(move):
            return NOT_NOW
        return None if can_serve(p, seat, HIRE.a(move), self.power, self.target) else say.NO_MERCENARY

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_HIRE.of(self.power, self.target)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == PASS:
            self.done = True
        else:
            self.hired |= BIT[HIRE.a(move)]
            p.used |= BIT[HIRE.a(move)]
            p.tell(say.HIRED, seat, HIRE.a(move), ARMY[HIRE.a(move)])
