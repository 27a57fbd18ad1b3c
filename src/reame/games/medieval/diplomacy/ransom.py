"""The offer of one whose power has just been excommunicated [6.3, 11.4]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.diplomacy.terms import ABSOLUTION, FIRST_ASKED
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import POWER, TAKE_LIFT
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import COUNTER
from reame.kernel.steps import NOT_NOW


class Ransom(Bargain):
    """Something for the absolution of a power; it is taken or refused [11.4]."""

    rule: ClassVar[str] = "6.3"
    FIELDS: ClassVar[list[Field]] = Bargain.FIELDS + fields(power=One(POWER))

    def __init__(self, maker: int = NOBODY, other: int = NOBODY, power: int = NOBODY) -> None:
        super().__init__(maker, other)
        self.power = power
        self.terms = self.opening_terms()
        if maker != NOBODY:
            self.paper[maker] = self.terms.copy()

    def opening_terms(self) -> list[int]:
        return [TAKE_LIFT.at(self.power)] if self.power != NOBODY else []

    def refuse_kind(self, p: Medieval, term: int) -> Phrase | None:
        return say.TERM_OUT_OF_PLACE if ABSOLUTION.has(term) or term >= FIRST_ASKED else None

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if self.stage == "answer" and move == COUNTER:
            return NOT_NOW
        return super().refuse(p, seat, move)

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "draft":
            return say.ASK_RANSOM.of(self.other, self.power)
        return say.ASK_RELENT.of(self.maker, self.power)
