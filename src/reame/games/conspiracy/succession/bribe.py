"""Bribes before the auction of a secular fief (19.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Flag, Moves, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import NOT_NOW, Step


class Bribe(Step[Conspiracy]):
    """One offer to every other player with a secular heir; all must agree (19.1, R32)."""

    rule: ClassVar[str] = "19.1"
    FIELDS: ClassVar[list[Field]] = fields(
        offerer=One(SEAT),
        fief=One(t.TERRITORY),
        others=Some(SEAT),
        terms=Moves(t.MOVES, most=6),
        stage=Word("draft", "replies", "done"),
        agreed=Flag(),
    )

    def __init__(self, offerer: int = NOBODY, fief: int = NOBODY, others: list[int] | None = None) -> None:
        super().__init__()
        self.offerer = offerer
        self.fief = fief
        self.others = [] if others is None else others
        self.terms: list[int] = []  # what each of the others is offered, in their order
        self.stage = "draft"
        self.agreed = False

    def bargains(self) -> bool:
        return True  # before the auction others can be bribed [Fate: lord]

    def run(self, p: Conspiracy) -> None:
        if self.stage == "done":
            p.end()
        elif len(self.terms) < len(self.others):
            p.ask(self.offerer)
        else:
            for m in self.terms:
                p.tell(say.BRIBE_OFFERED, self.offerer, t.PAY.a(m), t.PAY.b(m), self.fief)
            self.stage = "replies"
            p.push(BribeReplies(self.offerer, self.fief, self.terms.copy()))

    def left(self, p: Conspiracy) -> int:
        """What the offerer could still promise."""
        out = p.ducats[self.offerer]
        for m in self.terms:
            out -= t.PAY.b(m)
        return out

    def payee(self) -> int:
        """Who comes next in the offer."""
        return self.others[len(self.terms)]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        most = min(self.left(p), t.DUCATS.high)
        out = [] if self.terms else [PASS]
        return out + list(range(t.PAY.at(self.payee(), 0), t.PAY.at(self.payee(), most) + 1))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return NOT_NOW if self.terms else None
        if not t.PAY.has(move) or t.PAY.a(move) != self.payee():
            return NOT_NOW
        return None if t.PAY.b(move) <= self.left(p) else say.too_poor(t.PAY.b(move), self.left(p))

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BRIBE.of(self.payee(), self.fief)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
        else:
            self.terms.append(move)

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, BribeReplies):
            self.stage = "done"
            self.agreed = child.agreed
            self.settle(p)

    def settle(self, p: Conspiracy) -> None:
        """All have said yes, and are paid; or somebody has not."""
        if not self.agreed:
            p.tell(say.BRIBE_REFUSED, self.offerer, self.fief)
            return
        p.tell(say.BRIBE_ACCEPTED, self.offerer, self.fief, sum([t.PAY.b(m) for m in self.terms]))
        for m in self.terms:
            p.ducats[self.offerer] -= t.PAY.b(m)
            p.ducats[t.PAY.a(m)] += t.PAY.b(m)


class BribeReplies(Step[Conspiracy]):
    """Everybody who is offered something answers in secret and at once (19.1)."""

    rule: ClassVar[str] = "19.1"
    FIELDS: ClassVar[list[Field]] = fields(
        offerer=One(SEAT), fief=One(t.TERRITORY), terms=Moves(t.MOVES, most=6), agreed=Flag()
    )

    def __init__(self, offerer: int = NOBODY, fief: int = NOBODY, terms: list[int] | None = None) -> None:
        super().__init__()
        self.offerer = offerer
        self.fief = fief
        self.terms = [] if terms is None else terms
        self.agreed = False

    def run(self, p: Conspiracy) -> None:
        p.ask_sealed([t.PAY.a(m) for m in self.terms])

    def offered(self, seat: int) -> int:
        """What this player would be paid."""
        return sum([t.PAY.b(m) for m in self.terms if t.PAY.a(m) == seat])

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BRIBE_REPLY.of(self.offerer, self.fief, self.offered(seat))

    def default(self, p: Conspiracy, seat: int) -> int:
        return NO

    def brings(self, p: Conspiracy, seat: int) -> int:
        return self.offered(seat)

    def reveal(self, p: Conspiracy) -> None:
        self.agreed = True
        for s in p.asked:
            content = p.drafts[s][0] == YES
            p.tell(say.BRIBE_YES if content else say.BRIBE_NO, s)
            self.agreed = self.agreed and content
        p.end()
