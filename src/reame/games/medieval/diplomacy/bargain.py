"""What all deals share [9.5, 6.3]: the terms, who can deliver them, and that only the parties read them."""

from __future__ import annotations

from typing import ClassVar

from reame.games.medieval.diplomacy.terms import (
    CESSION,
    FIRST_ASKED,
    FIRST_TERM,
    LAST_TERM,
    SORTS,
    Term,
    cards_in,
    carry_out,
    florins_in,
    sort_of,
    tell_terms,
)
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.purses import saw_at_least
from reame.games.medieval.table.things import EVERY_POWER, GIVE_FLORINS, HAND_SIZE, MOST_SEATS, MOVES
from reame.kernel.chance import Dice
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Moves, Per, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE, YES
from reame.kernel.steps import NOT_NOW


class Bargain(Deal[Medieval]):
    """A deal of two players, one of whom is the active one but on an open table."""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = (
        Deal.FIELDS
        + fields(proposed=Flag())
        + hidden(terms=Moves(MOVES, most=Deal.most))
        + own(paper=Per(SEAT, Moves(MOVES, most=Deal.most)))
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY) -> None:
        super().__init__(maker, other)
        self.proposed = False
        self.paper: list[list[int]] = [[] for _ in range(MOST_SEATS)]  # the terms, for those who may read them

    # -- what a kind of deal may change ----------------------------------------------------------

    def spoken_for(self, p: Medieval, seat: int) -> int:
        """Florins this seat has promised elsewhere."""
        return 0

    def barred(self, p: Medieval, seat: int) -> int:
        """A mask of provinces that cannot be ceded now, beside those of the Knights, for all this seat knows."""
        return 0

    def refuse_kind(self, p: Medieval, term: int) -> Phrase | None:
        """Is there room for such a term in this kind of deal?"""
        return None

    def opening_terms(self) -> list[int]:
        """The terms that everybody knows to be there."""
        return []

    # -- which terms there are -------------------------------------------------------------------

    def giver(self, term: int) -> int:
        """Who has to deliver a term."""
        return self.maker if term < FIRST_ASKED else self.other

    def refuse_term(self, p: Medieval, term: int) -> Phrase | None:
        if not FIRST_TERM <= term <= LAST_TERM:
            return NOT_NOW
        return self.refuse_sort(p, sort_of(term), self.giver(term), term)

    def refuse_sort(self, p: Medieval, sort: Term, giver: int, term: int) -> Phrase | None:
        """Why a term of this sort cannot join the draft."""
        no = self.refuse_kind(p, term)
        if no is not None:
            return no
        return say.NAMED if term in self.terms else sort.refuse(p, self, giver, term)

    def candidates(self, p: Medieval) -> list[int]:
        out: list[int] = []
        for sort in SORTS:
            out += sort.candidates(p, self, self.maker, sort.give)
        for sort in SORTS:
            out += sort.candidates(p, self, self.other, sort.ask)
        return out

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.stage == "answer" or self.stage == "reply":
            return super().legal(p, seat)
        out = [PROPOSE] if self.refuse(p, seat, PROPOSE) is None else []
        out.append(DROP)
        if len(self.terms) < self.most:
            out += self.candidates(p)
        return out

    # -- whether they can be delivered, and delivering them --------------------------------------

    def cannot(self, p: Medieval, seat: int, terms: list[int]) -> Phrase | None:
        mine = [m for m in terms if self.giver(m) == seat]
        for m in mine:
            if seat == self.other and CESSION.has(m) and self.barred(p, seat) >> CESSION.ask.a(m) & 1:
                return say.NOT_TO_CEDE
        for card in cards_in(mine):
            if not p.hands[seat].has(card):
                return say.NO_SUCH_CARD.naming(card)
        for s in (self.maker, self.other):  # how many cards a hand has is for all to see
            given = len(cards_in([m for m in terms if self.giver(m) == s]))
            held = p.hands[s].size() + len(cards_in(terms)) - 2 * given
            if held > HAND_SIZE and held > p.hands[s].size():
                return say.HAND_TOO_FULL.naming(s, held)
        price = florins_in(mine) + self.spoken_for(p, seat)
        return say.too_poor(price, p.florins[seat]) if price > p.florins[seat] else None

    def execute(self, p: Medieval) -> None:
        p.shown += 1  # third parties learn that it was about money, or not
        p.tell(say.DEAL_STRUCK, self.maker, self.other)
        carry_out(p, self.maker, self.other, self.terms)
        settle_control(p, EVERY_POWER)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        super().take(p, seat, move)
        self.paper[self.maker] = self.terms.copy()
        if move == PROPOSE:
            self.proposed = True
            self.paper[self.other] = self.terms.copy()
            p.shown += 1
            saw_at_least(p, self.other, self.maker, self.sum_from(self.maker))
            for card in cards_in([m for m in self.terms if self.giver(m) == self.maker]):
                p.hands[self.maker].show_one(card, 1 << self.other)  # who offers a card has it
            self.tell_made(p)
            tell_terms(p, self.maker, self.other, self.terms)
        elif move == YES:
            saw_at_least(p, self.maker, self.other, self.sum_from(self.other))
        elif move == COUNTER:
            self.paper[self.other] = []
        elif move == NO:
            self.tell_refused(p, seat)

    def tell_made(self, p: Medieval) -> None:
        """That there is an offer is for all to see."""
        p.tell(say.COUNTER_MADE if self.stage == "reply" else say.OFFER_MADE, self.maker, self.other)

    def tell_refused(self, p: Medieval, seat: int) -> None:
        """And that it was declined."""
        p.tell(say.OFFER_REFUSED, seat, self.maker)

    def sum_from(self, seat: int) -> int:
        """The sum one side pays; who offers or accepts it is known to have it."""
        return florins_in([m for m in self.terms if self.giver(m) == seat])

    def brings(self, p: Medieval, seat: int) -> int:
        """What is paid for that which this kind of deal is about; nothing else may be in it."""
        opening = self.opening_terms()
        more = any(not GIVE_FLORINS.has(m) and m not in opening for m in self.terms)
        return NOBODY if more or self.stage != "answer" else self.sum_from(self.maker)

    # -- secrets ---------------------------------------------------------------------------------

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """Who is no party does not know the terms, and draws nothing from them."""
        drafting = self.stage == "draft" or self.stage == "counter"
        if seat == self.maker or (seat == self.other and not drafting):
            return
        self.terms = self.opening_terms()
        self.paper[self.maker] = self.terms.copy()
        if not drafting:
            self.paper[self.other] = self.terms.copy()
