"""Heirs and their education (8.2, 8.6)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


class Upbringing(Step[Conspiracy]):
    """Children are brought up in one of the two zones, twins together (8.2, 15.4)."""

    rule: ClassVar[str] = "8.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), children=Number(0, 2))

    def __init__(self, seat: int = NOBODY, children: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.children = children

    def run(self, p: Conspiracy) -> None:
        p.ask(self.seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.RAISE.span(t.SECULAR, t.ECCLESIASTICAL)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_ZONE.of(self.children)

    def default(self, p: Conspiracy, seat: int) -> int:
        emptier = p.heir(seat, t.ECCLESIASTICAL) < p.heir(seat, t.SECULAR)
        return t.RAISE.at(t.ECCLESIASTICAL if emptier else t.SECULAR)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        zone = t.RAISE.a(move)
        p.educate(seat, zone, self.children)
        if p.peace:
            p.tell(say.CHILDREN_BORN, seat, self.children, zone)
        else:
            p.tell(say.HEIR_ADDED, seat, zone)
        p.end()
