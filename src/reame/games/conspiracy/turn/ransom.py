"""Ransom of prisoners in the End Phase (19.3), as deals between their owners and the captors."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Moves, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE
from reame.kernel.steps import NOT_NOW, Step


class Ransoms(Step[Conspiracy]):
    """In turn order each owner of prisoners may make one offer to each captor (19.3)."""

    rule: ClassVar[str] = "19.3"
    FIELDS: ClassVar[list[Field]] = fields(asked=Number(0, t.LARGEST * t.LARGEST))

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0  # pairs of owner and captor that have been looked at

    def bargains(self) -> bool:
        return True  # ransoms are negotiated [Final phase]

    def run(self, p: Conspiracy) -> None:
        order = p.order()
        while self.asked < p.seats * p.seats:
            owner = order[self.asked // p.seats]
            captor = order[self.asked % p.seats]
            self.asked += 1
            if (p.captives(captor, owner) or p.preacher_held(captor, owner)) and p.lands(owner):
                p.push(Ransom(owner, captor))
                return
        p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        review(p)  # each ransom is a completed step: a freed knight counts before the next offer (R86)


def knights_in(terms: list[int]) -> int:
    """How many knights are named."""
    return sum([t.FREE_KNIGHTS.a(term) for term in terms if t.FREE_KNIGHTS.has(term)])


def hostages_in(terms: list[int]) -> int:
    """Knights, the Preacher, or both."""
    if t.FREE_PREACHER.at() not in terms:
        return t.KNIGHTS_ALONE
    return t.KNIGHTS_AND_PREACHER if knights_in(terms) else t.PREACHER_ALONE


def price_in(terms: list[int]) -> int:
    """The price that is named, or nothing."""
    for term in terms:
        if t.PRICE.has(term):
            return t.PRICE.a(term)
    return NOBODY


class Ransom(Deal[Conspiracy]):
    """Prisoners and a price; the captor accepts, refuses or names another price once."""

    rule: ClassVar[str] = "19.3"
    FIELDS: ClassVar[list[Field]] = Deal.FIELDS + fields(
        owner=One(SEAT), captor=One(SEAT), terms=Moves(t.MOVES, most=3)
    )
    most: ClassVar[int] = 3

    def __init__(self, owner: int = NOBODY, captor: int = NOBODY) -> None:
        super().__init__(owner, captor)
        self.owner = owner
        self.captor = captor

    def candidates(self, p: Conspiracy) -> list[int]:
        if self.stage == "counter":
            return t.PRICE.span(0, t.DUCATS.high)
        knights = t.FREE_KNIGHTS.span(1, p.captives(self.captor, self.owner))
        return [*knights, t.FREE_PREACHER.at(), *t.PRICE.span(0, p.ducats[self.owner])]

    def refuse_term(self, p: Conspiracy, term: int) -> Phrase | None:
        if t.PRICE.has(term):
            return self.refuse_price(p, term)
        if self.stage == "counter":
            return NOT_NOW  # a counter-offer names another price, nothing else
        if t.FREE_KNIGHTS.has(term):
            if any(t.FREE_KNIGHTS.has(other) for other in self.terms):
                return say.WRONG_TERMS
            held = p.captives(self.captor, self.owner)
            return None if t.FREE_KNIGHTS.a(term) <= held else say.NO_SUCH_PRISONER
        if t.FREE_PREACHER.has(term):
            if term in self.terms:
                return say.WRONG_TERMS
            return None if p.preacher_held(self.captor, self.owner) else say.NO_SUCH_PRISONER
        return NOT_NOW

    def refuse_price(self, p: Conspiracy, term: int) -> Phrase | None:
        """One price; an owner names none that he does not have."""
        if price_in(self.terms) != NOBODY:
            return say.WRONG_TERMS
        purse = p.ducats[self.owner]
        too_much = self.stage == "draft" and t.PRICE.a(term) > purse
        return say.too_poor(t.PRICE.a(term), purse) if too_much else None

    def cannot(self, p: Conspiracy, seat: int, terms: list[int]) -> Phrase | None:
        price = price_in(terms)
        if price == NOBODY or len(terms) < 2:
            return say.WRONG_TERMS
        return say.too_poor(price, p.ducats[seat]) if seat == self.owner and p.ducats[seat] < price else None

    def brings(self, p: Conspiracy, seat: int) -> int:
        return price_in(self.terms) if self.stage == "answer" else NOBODY

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.stage == "draft":
            return say.ASK_RANSOM.of(self.captor)
        if self.stage == "answer":
            return say.ASK_RANSOM_REPLY.of(self.maker)
        if self.stage == "counter":
            return say.ASK_RANSOM_PRICE.of(self.other)
        return say.ASK_RANSOM_COUNTER.of(self.maker, price_in(self.terms))

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        prisoners = [term for term in self.terms if not t.PRICE.has(term)]
        price = price_in(self.terms)
        super().take(p, seat, move)
        if move == COUNTER:
            self.terms = prisoners
        if p.journal is not None:
            self.tell_answer(p, move, price)

    def tell_answer(self, p: Conspiracy, move: int, price: int) -> None:
        """What is offered, asked and refused."""
        if move == PROPOSE and self.stage == "answer":
            knights = knights_in(self.terms)
            p.tell(say.RANSOM_OFFERED, self.owner, self.captor, hostages_in(self.terms), knights, price)
        elif move == PROPOSE:
            p.tell(say.RANSOM_COUNTERED, self.captor, self.owner, price)
        elif move == NO and self.maker == self.owner:
            p.tell(say.RANSOM_REFUSED, self.captor, self.owner, price)
        elif move == NO:
            p.tell(say.PRICE_REFUSED, self.owner, self.captor, price)
        elif move == DROP and self.maker == self.captor:
            p.tell(say.NO_PRICE_NAMED, self.captor, self.owner)

    def execute(self, p: Conspiracy) -> None:
        price = price_in(self.terms)
        p.ducats[self.owner] -= price
        p.ducats[self.captor] += price
        knights = knights_in(self.terms)
        p.tell(say.RANSOMED, self.owner, self.captor, hostages_in(self.terms), knights, price)
        preacher = t.FREE_PREACHER.at() in self.terms
        p.imprison(self.captor, self.owner, -knights)
        if preacher:
            p.preacher_captor = NOBODY
        p.push(Release(self.owner, knights, preacher))


class Release(Step[Conspiracy]):
    """The freed pieces appear, unhurt, in own territories of their owner's choice (19.3)."""

    rule: ClassVar[str] = "19.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), knights=Number(0, t.FREE_KNIGHTS.kinds[0].high), preacher=Flag()
    )

    def __init__(self, seat: int = NOBODY, knights: int = 0, preacher: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.knights = knights  # still to be placed
        self.preacher = preacher

    def run(self, p: Conspiracy) -> None:
        if self.knights or self.preacher:
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return t.SITE.each(p.lands(seat))

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not t.SITE.has(move):
            return NOT_NOW
        return None if p.owner[t.SITE.a(move)] == seat else say.NOT_YOURS

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_SITE_KNIGHT.of() if self.knights else say.ASK_SITE_PREACHER.of()

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        site = t.SITE.a(move)
        if self.knights:
            self.knights -= 1
            p.post(t.KNIGHT, site)
            p.tell(say.FREED, seat, site)
        else:
            self.preacher = False
            p.preacher_at = site
            p.tell(say.PREACHER_FREED, seat, site)
