"""A lord or bishop has been chosen to die: the cards that others may play on it (section 4)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.reactions import Reactions
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW


class RulerDied(Reactions):
    """Window `ruler_died`: Right of Succession, Emperor Intervenes, Miracle Healer."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(
        fief=One(t.TERRITORY), healed=Flag(), granted=One(SEAT), claimants=Some(SEAT)
    )

    def __init__(self, queue: list[int] | None = None, fief: int = NOBODY) -> None:
        super().__init__(queue)
        self.fief = fief
        self.healed = False
        self.granted = NOBODY  # by the Emperor
        self.claimants: list[int] = []

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return t.PLAY.each([t.RIGHT_OF_SUCCESSION, t.MIRACLE_HEALER, t.EMPEROR_INTERVENES])

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        card = t.PLAY.a(move)
        if card == t.MIRACLE_HEALER:
            return None if p.owner[self.fief] == seat else say.NOT_YOURS
        if card == t.RIGHT_OF_SUCCESSION and t.TYPE[self.fief] != t.SECULAR:
            return NOT_NOW
        return None if p.matching(seat, self.fief) else say.NO_MATCHING_HEIR

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        card = t.PLAY.a(move)
        if self.healed or self.granted != NOBODY:
            self.void(p, seat, move)
        elif card == t.MIRACLE_HEALER:
            self.healed = True
            p.tell(say.RULER_HEALED, seat, t.TYPE[self.fief], self.fief)
        elif card == t.EMPEROR_INTERVENES:
            self.granted = seat
            p.tell(say.GRANTED, seat, self.fief)
        elif seat in self.claimants:
            self.void(p, seat, move)
        else:
            self.claimants.append(seat)
            p.tell(say.CLAIMS_BY_CARD, seat, self.fief)

    def settle(self, p: Conspiracy) -> None:
        if self.healed or self.granted != NOBODY:
            for seat in self.claimants:  # claims that were heard before are void, too (R20)
                p.tell(say.CARD_VOID, seat, t.RIGHT_OF_SUCCESSION)
            self.claimants = []

    def concerns(self, p: Conspiracy, seat: int) -> bool:
        return p.owner[self.fief] == seat

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_DIED.of(self.fief)
