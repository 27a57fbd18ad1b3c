"""Offers between two seats, as data. A term is itself a move: `give_florins 5`, `ask_province FRA_1B`."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from reame.kernel.fields import Field, Flag, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE, YES
from reame.kernel.native import mypyc_attr
from reame.kernel.position import Position
from reame.kernel.steps import NOT_NOW, Step

P = TypeVar("P", bound=Position)

TOO_MANY_TERMS: Final = Phrase("too-many-terms")
NO_TERMS: Final = Phrase("no-terms")
ONE_COUNTER: Final = Phrase("one-counter")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Step[P]):
    """Draft, answer, at most one counter-offer, reply. Accepted terms are executed together or not at all.

    Each side is checked on its own purse, the maker when it proposes and the other when it accepts, so that a refusal
    tells nothing. A draft that is dropped is an offer spent. Games add `terms=Moves(TABLE)` to the fields.
    """

    FIELDS: ClassVar[list[Field]] = fields(
        maker=One(SEAT),
        other=One(SEAT),
        stage=Word("draft", "answer", "counter", "reply", "done"),
        agreed=Flag(),
        executed=Flag(),
    )
    most: ClassVar[int] = 4  # terms in one offer

    def __init__(self, maker: int = NOBODY, other: int = NOBODY) -> None:
        super().__init__()
        self.maker = maker
        self.other = other
        self.stage = "draft"
        self.agreed = False
        self.executed = False
        self.terms: list[int] = []

    def candidates(self, p: P) -> list[int]:
        """Every term the maker could name now, by public knowledge and its own; sorted."""
        raise NotImplementedError

    def refuse_term(self, p: P, term: int) -> Phrase | None:
        """Why this term cannot join the draft; None exactly if it is a candidate that fits."""
        raise NotImplementedError

    def fitting(self, p: P) -> list[int]:
        """The candidates that fit the draft; a game that knows what it lists need not look each of them up."""
        return [t for t in self.candidates(p) if self.refuse_term(p, t) is None]

    def cannot(self, p: P, seat: int, terms: list[int]) -> Phrase | None:
        """Why this seat could not deliver its side of all these terms together."""
        raise NotImplementedError

    def execute(self, p: P) -> None:
        """Both have agreed. May push: the deal ends when all of that is done."""
        raise NotImplementedError

    def run(self, p: P) -> None:
        if self.stage == "draft" or self.stage == "counter":
            p.ask(self.maker)
        elif self.stage == "answer" or self.stage == "reply":
            p.ask(self.other)
        elif self.agreed and not self.executed:
            self.executed = True
            self.execute(p)
        else:
            p.end()

    def legal(self, p: P, seat: int) -> list[int]:
        if self.stage == "answer" or self.stage == "reply":
            return [m for m in (YES, NO, COUNTER) if self.refuse(p, seat, m) is None]
        out = [PROPOSE] if self.refuse(p, seat, PROPOSE) is None else []
        out.append(DROP)
        if len(self.terms) < self.most:
            out += self.fitting(p)
        return out

    def refuse(self, p: P, seat: int, move: int) -> Phrase | None:
        if self.stage == "answer" or self.stage == "reply":
            if move == YES:
                return self.cannot(p, seat, self.terms)
            if move == COUNTER and self.stage == "reply":
                return ONE_COUNTER
            return None if move in (NO, COUNTER) else NOT_NOW
        if move == DROP:
            return None
        if move == PROPOSE:
            return self.cannot(p, seat, self.terms) if self.terms else NO_TERMS
        if len(self.terms) >= self.most:
            return TOO_MANY_TERMS
        return self.refuse_term(p, move)

    def default(self, p: P, seat: int) -> int:
        return NO if self.stage == "answer" or self.stage == "reply" else DROP

    def take(self, p: P, seat: int, move: int) -> None:
        if move == PROPOSE:
            self.stage = "answer" if self.stage == "draft" else "reply"
        elif move == COUNTER:
            self.maker, self.other = self.other, self.maker
            self.terms = []
            self.stage = "counter"
        elif move == YES:
            self.agreed = True
            self.stage = "done"
        elif move in (NO, DROP):
            self.stage = "done"
        else:
            self.terms.append(move)
            self.terms.sort()
