"""Ransom of prisoners (19.3), as a deal between their owner and the captor."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ARRIVES,
    ASK_RANSOM,
    ASK_RANSOM_COUNTER,
    ASK_RANSOM_PRICE,
    ASK_RANSOM_REPLY,
    ASK_SITE_KNIGHT,
    ASK_SITE_PREACHER,
    FREE_KNIGHTS,
    FREE_PREACHER,
    KNIGHT,
    MOVES,
    NO_SUCH_PRISONER,
    NOT_YOURS,
    PREACHER_MOVED,
    PRICE,
    RANSOM_REFUSED,
    RANSOMED,
    SITE,
    TOO_POOR,
    UNITS,
    WIDE,
    WRONG_TERMS,
)
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Moves, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, NO
from reame.kernel.steps import NOT_NOW


class Ransom(Deal[Conspiracy]):
    """Prisoners and a price; the captor accepts, refuses or names another price once.

    On agreement the price is paid and the pieces appear, unhurt, where their owner likes.
    """

    rule: ClassVar[str] = "19.3"
    FIELDS: ClassVar[list[Field]] = Deal.FIELDS + fields(
        owner=One(SEAT), captor=One(SEAT), terms=Moves(MOVES), knights=Number(), preacher=Flag(), paid=Flag()
    )
    most: ClassVar[int] = 3

    def __init__(self, owner: int = NOBODY, captor: int = NOBODY) -> None:
        super().__init__(owner, captor)
        self.owner = owner
        self.captor = captor
        self.knights = 0  # freed, and still to be placed
        self.preacher = False
        self.paid = False  # agreed and paid: the freed pieces are being placed

    # -- terms -----------------------------------------------------------------------------------

    def price(self, terms: list[int]) -> int:
        """The price named in the terms, or nothing."""
        for t in terms:
            if PRICE.has(t):
                return PRICE.a(t)
        return NOBODY

    def candidates(self, p: Conspiracy) -> list[int]:
        out: list[int] = []
        if self.stage == "draft":
            out += FREE_KNIGHTS.span(1, p.prisoners[self.captor * WIDE + self.owner])
            out.append(FREE_PREACHER.at())
            return out + PRICE.span(0, p.ducats[self.owner])
        return PRICE.span(0, PRICE.kinds[0].high)

    def refuse_term(self, p: Conspiracy, term: int) -> Phrase | None:
        if PRICE.has(term):
            if self.price(self.terms) != NOBODY:
                return WRONG_TERMS
            if self.stage == "draft" and PRICE.a(term) > p.ducats[self.owner]:
                return TOO_POOR
            return None
        if self.stage != "draft":
            return NOT_NOW  # a counter-offer names another price, nothing else
        for t in self.terms:
            if (FREE_KNIGHTS.has(t) and FREE_KNIGHTS.has(term)) or t == term:
                return WRONG_TERMS
        if FREE_KNIGHTS.has(term):
            held = p.prisoners[self.captor * WIDE + self.owner]
            return None if FREE_KNIGHTS.a(term) <= held else NO_SUCH_PRISONER
        if FREE_PREACHER.has(term):
            held_too = p.preacher_owner == self.owner and p.preacher_captor == self.captor
            return None if held_too else NO_SUCH_PRISONER
        return NOT_NOW

    def cannot(self, p: Conspiracy, seat: int, terms: list[int]) -> Phrase | None:
        price = self.price(terms)
        if price == NOBODY or len(terms) < 2:
            return WRONG_TERMS
        return TOO_POOR if seat == self.owner and p.ducats[seat] < price else None

    # -- the course of the deal ------------------------------------------------------------------

    def run(self, p: Conspiracy) -> None:
        if self.stage != "done" or not self.agreed:
            super().run(p)
        elif not self.paid:
            self.paid = True
            self.execute(p)
        elif self.knights or self.preacher:
            p.ask(self.owner)
        else:
            p.end()

    def execute(self, p: Conspiracy) -> None:
        price = self.price(self.terms)
        p.ducats[self.owner] -= price
        p.ducats[self.captor] += price
        p.tell(RANSOMED, self.owner, self.captor, price)
        for t in self.terms:
            if FREE_KNIGHTS.has(t):
                self.knights = FREE_KNIGHTS.a(t)
                p.prisoners[self.captor * WIDE + self.owner] -= self.knights
            elif FREE_PREACHER.has(t):
                self.preacher = True
                p.preacher_captor = NOBODY

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return SITE.each(p.lands(seat)) if self.paid else super().legal(p, seat)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not self.paid:
            return super().refuse(p, seat, move)
        if not SITE.has(move):
            return NOT_NOW
        return None if p.owner[SITE.a(move)] == seat else NOT_YOURS

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.paid:
            return ASK_SITE_KNIGHT.of() if self.knights else ASK_SITE_PREACHER.of()
        if self.stage == "draft":
            return ASK_RANSOM.of(self.captor)
        if self.stage == "reply":
            return ASK_RANSOM_COUNTER.of(self.maker, self.price(self.terms))
        return ASK_RANSOM_PRICE.of(self.other) if self.stage == "counter" else ASK_RANSOM_REPLY.of(self.maker)

    def default(self, p: Conspiracy, seat: int) -> int:
        return p.legal(seat)[0] if self.paid else super().default(p, seat)

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if self.paid:
            t = SITE.a(move)
            if self.knights:
                self.knights -= 1
                p.troops[t * UNITS + KNIGHT] += 1
                p.tell(ARRIVES, seat, KNIGHT, t)
            else:
                self.preacher = False
                p.preacher_at = t
                p.tell(PREACHER_MOVED, seat, t)
            return
        prisoners = [t for t in self.terms if not PRICE.has(t)]
        super().take(p, seat, move)
        if move == COUNTER:
            self.terms = prisoners
        elif move == NO or (move == DROP and self.maker == self.captor):
            p.tell(RANSOM_REFUSED, self.owner, self.captor)
