"""Two players agree on one half of the map (17, 19.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.consent import Consent
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.moves import YES
from reame.kernel.steps import Step


class Half(Step[Conspiracy]):
    """The active player proposes a half; if the other refuses it is drawn (19.4, R66)."""

    rule: ClassVar[str] = "19.4"
    FIELDS: ClassVar[list[Field]] = fields(half=One(t.HALF))

    def __init__(self) -> None:
        super().__init__()
        self.half = NOBODY

    def run(self, p: Conspiracy) -> None:
        if p.half != NOBODY:
            p.end()
        elif self.half == NOBODY:
            p.ask(p.active)
        else:
            p.push(HalfReply(1 - p.active, self.half))

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.CHOOSE_HALF.span(0, t.HALF.high)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_HALF.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.half = t.CHOOSE_HALF.a(move)

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, HalfReply):
            p.half = self.half if child.given else p.dice.below(t.HALF.size)
            if child.given:
                p.tell(say.HALF_AGREED, p.active, child.seat, p.half)
            else:
                p.tell(say.HALF_DRAWN, child.seat, self.half, p.half)


class HalfReply(Consent):
    """Is the other one content with it?"""

    rule: ClassVar[str] = "19.4"
    FIELDS: ClassVar[list[Field]] = Consent.FIELDS + fields(half=One(t.HALF))
    silence: ClassVar[int] = YES

    def __init__(self, seat: int = NOBODY, half: int = NOBODY) -> None:
        super().__init__(seat)
        self.half = half

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_HALF_REPLY.of(1 - seat, self.half)
