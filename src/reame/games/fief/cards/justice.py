"""Justice (5.3): the only card played out of turn, in answer to a murder (R12)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.court.deaths import Deaths
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW
from reame.kernel.windows import Window


class JusticeWindow(Window[Fief]):
    """Anybody but the murderer may have one of his lords condemned; King, Regent and Prince are immune (R12)."""

    rule: ClassVar[str] = "R12"
    FIELDS: ClassVar[list[Field]] = [*Window.FIELDS, *fields(murderer=One(SEAT))]

    def __init__(self, murderer: int = NOBODY, queue: list[int] | None = None) -> None:
        super().__init__()
        self.murderer = murderer
        self.queue = queue or []

    def options(self, p: Fief, seat: int) -> list[int]:
        if not p.hands[seat].has(t.JUSTICE):
            return []
        return [t.CONDEMN.at(x) for x in range(t.LORDS) if self.refuse_sentence(p, seat, x) is None]

    def refuse_sentence(self, p: Fief, seat: int, lord: int) -> Phrase | None:
        """A lord of the murderer's family, not immune, not one's own prisoner."""
        if p.family[lord] != self.murderer:
            return say.NOT_THE_MURDERERS
        if lord in (p.king, p.regent, p.prince):
            return say.IMMUNE
        return say.YOUR_PRISONER if p.captor[lord] == seat else None

    def refuse_reaction(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if not t.CONDEMN.has(move):
            return NOT_NOW
        if not p.hands[seat].has(t.JUSTICE):
            return say.NOT_IN_HAND
        return self.refuse_sentence(p, seat, t.CONDEMN.a(move))

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_JUSTICE.of(self.murderer)

    def react(self, p: Fief, seat: int, move: int) -> None:
        p.play_card(seat, t.JUSTICE)
        p.discard(t.JUSTICE)
        p.tell(say.JUSTICE_DONE, seat, t.CONDEMN.a(move), self.murderer)
        self.queue = []
        p.push(Deaths([t.CONDEMN.a(move)]))

    def close(self, p: Fief) -> None:
        p.end()
