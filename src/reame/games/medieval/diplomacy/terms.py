"""What changes hands in a deal [11.1]: florins, provinces, passage, absolution; with open deals cards and promises.

A term is a move that names one of them: the maker of an offer gives it (`give_florins 5`) or asks for it
(`ask_province FRA_1B`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import conquer
from reame.games.medieval.table.masks import BIT, members
from reame.games.medieval.table.parts import Grant
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.promises import promise, promised
from reame.games.medieval.table.purses import hand_over, most_known
from reame.kernel.kinds import Phrase
from reame.kernel.moves import Verb

if TYPE_CHECKING:
    from reame.games.medieval.diplomacy.bargain import Bargain


class Term:
    """One sort of thing that changes hands."""

    def __init__(self, give: Verb, ask: Verb) -> None:
        self.give = give
        self.ask = ask

    def has(self, term: int) -> bool:
        """Is it a term of this sort?"""
        return self.give.has(term) or self.ask.has(term)

    def verb(self, term: int) -> Verb:
        """Is it given or asked for?"""
        return self.give if self.give.has(term) else self.ask

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        """All terms of this sort that can join a draft, in order: those that are not refused."""
        raise NotImplementedError

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        """Why this seat cannot give that, for all the maker knows."""
        raise NotImplementedError

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        """It stands in an offer; only the two read it."""
        raise NotImplementedError

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        """It changes hands; the caller settles control."""
        raise NotImplementedError


class Payment(Term):
    """One sum in a deal; not more than one has, nor than the other can have."""

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        if deal.refuse_sort(p, self, giver, verb.first) is not None:
            return []
        return verb.span(1, self.most(p, deal, giver))

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        if any(self.has(m) for m in deal.terms):
            return say.NAMED
        price = self.verb(term).a(term)
        most = self.most(p, deal, giver)
        if price <= most:
            return None
        return say.too_poor(price, max(most, 0)) if giver == deal.maker else say.NOT_SO_RICH.naming(most)

    def most(self, p: Medieval, deal: Bargain, giver: int) -> int:
        """That can be given, for all the maker knows."""
        if giver == deal.maker:
            return p.florins[giver] - deal.spoken_for(p, giver)
        return most_known(p, deal.maker, giver)

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        p.tell(say.TERM_FLORINS, giver, taker, self.verb(term).a(term), to=1 << giver | 1 << taker)

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        """The two see the sum; the others see that money changes hands."""
        n = self.verb(term).a(term)
        hand_over(p, giver, taker, n)
        parties = 1 << giver | 1 << taker
        p.tell(say.FLORINS_PASSED, giver, taker, n, to=parties)
        p.tell(say.MONEY_PASSED, giver, taker, to=(1 << p.seats) - 1 - parties)


class Cession(Term):
    """A province, but not of the Knights; control changes at once."""

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        if deal.refuse_kind(p, verb.first) is not None:
            return []
        free = p.domain(giver) & ~(p.knights | deal.barred(p, deal.maker))
        return unnamed(deal, verb.each(members(free)))

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        province = self.verb(term).a(term)
        if p.controller[province] != giver:
            return say.NOT_YOURS if giver == deal.maker else say.NOT_THEIRS
        return say.NOT_TO_CEDE if (p.knights | deal.barred(p, deal.maker)) >> province & 1 else None

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        p.tell(say.TERM_PROVINCE, giver, taker, self.verb(term).a(term), to=1 << giver | 1 << taker)

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        province = self.verb(term).a(term)
        conquer(p, taker, province)
        p.tell(say.CEDED, giver, taker, province)


class Passage(Term):
    """For a power of the active player, through a province of the other, until the end of the turn."""

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        out: list[int] = []
        if giver == p.active or deal.refuse_kind(p, verb.first) is not None:
            return out
        for power in p.powers_of(p.active):
            for province in members(p.domain(giver) & ~p.granted(power)):
                out.append(verb.at(power, province))
        return unnamed(deal, out)

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        verb = self.verb(term)
        power, province = verb.a(term), verb.b(term)
        if p.holder[power] != p.active:
            return say.NOT_HELD
        if giver == p.active or p.controller[province] != giver or p.granted(power) >> province & 1:
            return say.TERM_OUT_OF_PLACE
        return None

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        verb = self.verb(term)
        p.tell(say.TERM_PASSAGE, giver, verb.a(term), verb.b(term), to=1 << giver | 1 << taker)

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        verb = self.verb(term)
        power, province = verb.a(term), verb.b(term)
        p.grants.append(Grant(power, province))
        p.tell(say.PASSAGE_GRANTED, giver, power, province)


class Absolution(Term):
    """The active player takes back an Excommunication of this turn."""

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        if giver != p.active or not p.fresh or deal.refuse_kind(p, verb.first) is not None:
            return []
        return unnamed(deal, verb.each(members(p.fresh & p.excommunicated)))

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        if giver != p.active:
            return say.TERM_OUT_OF_PLACE
        return None if p.fresh & p.excommunicated & BIT[self.verb(term).a(term)] else say.NOT_FRESH

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        p.tell(say.TERM_LIFT, giver, self.verb(term).a(term), to=1 << giver | 1 << taker)

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        power = self.verb(term).a(term)
        p.excommunicated &= ~BIT[power]
        p.tell(say.BAN_LIFTED, giver, power)


def unnamed(deal: Bargain, terms: list[int]) -> list[int]:
    """Without those that stand in the draft already."""
    return [m for m in terms if m not in deal.terms] if deal.terms else terms


class Handover(Term):
    """A card of a hand on an open table [R-57]; but whoever draws a mandatory card plays it himself."""

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        if not p.readings().open_bargains or deal.refuse_kind(p, verb.first) is not None:
            return []
        cards = p.hands[giver].distinct() if giver == deal.maker else list(range(t.CARDS))
        return unnamed(deal, [verb.at(card) for card in cards if self.may_be_held(p, card)])

    def may_be_held(self, p: Medieval, card: int) -> bool:
        """Is it of a sort that hands can have? A power card that lies open is in none."""
        if card >= t.POWER_CARDS:
            return p.face[card - t.POWER_CARDS] == t.HIDDEN
        return not t.IS_MANDATORY[card]

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        card = self.verb(term).a(term)
        if not p.readings().open_bargains:
            return say.TERM_OUT_OF_PLACE
        if not self.may_be_held(p, card):
            return say.NOT_TO_TRADE.naming(card)
        return say.NO_SUCH_CARD.naming(card) if giver == deal.maker and not p.hands[giver].has(card) else None

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        p.tell(say.TERM_CARD, giver, taker, self.verb(term).a(term), to=1 << giver | 1 << taker)

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        """The two know the card; the others see that one changes hands."""
        card = self.verb(term).a(term)
        parties = 1 << giver | 1 << taker
        p.take_card(giver, card)
        p.hands[taker].add(card, parties)
        p.tell(say.CARD_GIVEN, giver, taker, card, to=parties)
        p.tell(say.CARD_PASSED, giver, taker, to=(1 << p.seats) - 1 - parties)


class Pledge(Term):
    """A promise on an open table: it is recorded, and nobody is held to it [R-57]."""

    def candidates(self, p: Medieval, deal: Bargain, giver: int, verb: Verb) -> list[int]:
        if not p.readings().open_bargains or deal.refuse_kind(p, verb.first) is not None:
            return []
        return unnamed(
            deal, [m for m in verb.each(list(range(t.PLEDGE.size))) if self.refuse(p, deal, giver, m) is None]
        )

    def refuse(self, p: Medieval, deal: Bargain, giver: int, term: int) -> Phrase | None:
        pledge = self.verb(term).a(term)
        if not p.readings().open_bargains:
            return say.TERM_OUT_OF_PLACE
        taker = deal.other if giver == deal.maker else deal.maker
        return say.PROMISE_STANDS.naming(giver, pledge) if promised(p, giver, taker, pledge) else None

    def tell(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        p.tell(say.TERM_PROMISE, giver, taker, self.verb(term).a(term), to=1 << giver | 1 << taker)

    def carry_out(self, p: Medieval, giver: int, taker: int, term: int) -> None:
        promise(p, giver, taker, self.verb(term).a(term))


PAYMENT: Final = Payment(t.GIVE_FLORINS, t.TAKE_FLORINS)
CESSION: Final = Cession(t.GIVE_PROVINCE, t.TAKE_PROVINCE)
PASSAGE: Final = Passage(t.GIVE_PASSAGE, t.TAKE_PASSAGE)
ABSOLUTION: Final = Absolution(t.GIVE_LIFT, t.TAKE_LIFT)
HANDOVER: Final = Handover(t.GIVE_CARD, t.TAKE_CARD)
PLEDGE: Final = Pledge(t.GIVE_PROMISE, t.TAKE_PROMISE)
SORTS: Final[list[Term]] = [PAYMENT, CESSION, PASSAGE, ABSOLUTION, HANDOVER, PLEDGE]  # in the order of their moves
FIRST_TERM: Final = t.GIVE_FLORINS.first
FIRST_ASKED: Final = t.TAKE_FLORINS.first
LAST_TERM: Final = t.TAKE_PROMISE.end - 1


def sort_of(term: int) -> Term:
    """Which sort of term it is."""
    for sort in SORTS:
        if sort.has(term):
            return sort
    raise LookupError(f"move {term} is no term of a deal")


def carry_out(p: Medieval, maker: int, other: int, terms: list[int]) -> None:
    """Everything two seats have agreed on [11.1]; the caller settles control."""
    for term in terms:
        if term < FIRST_ASKED:
            sort_of(term).carry_out(p, maker, other, term)
        else:
            sort_of(term).carry_out(p, other, maker, term)


def tell_terms(p: Medieval, maker: int, other: int, terms: list[int]) -> None:
    """What an offer holds, for the two who may read it."""
    if p.journal is None:
        return
    for term in terms:
        if term < FIRST_ASKED:
            sort_of(term).tell(p, maker, other, term)
        else:
            sort_of(term).tell(p, other, maker, term)


def cards_in(terms: list[int]) -> list[int]:
    """The cards in some terms, given or asked for."""
    return [HANDOVER.verb(m).a(m) for m in terms if HANDOVER.has(m)]


def florins_in(terms: list[int]) -> int:
    """All sums in some terms, given or asked for."""
    return sum(PAYMENT.verb(m).a(m) for m in terms if PAYMENT.has(m))


def provinces_in(terms: list[int]) -> int:
    """A mask of the provinces in some terms, given or asked for."""
    mask = 0
    for m in terms:
        if CESSION.has(m):
            mask |= BIT[CESSION.verb(m).a(m)]
    return mask
