"""Bargains [9.5, 6.3]: passage and absolution, and what is paid for them. Terms are open to the two parties only."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.medieval.geography import BIT, EVERY_POWER, POWER, POWERS, PROVINCE, PROVINCES
from reame.games.medieval.position import Medieval
from reame.games.medieval.things import (
    ASK_ANSWER,
    ASK_COUNTER,
    ASK_PERMISSION,
    ASK_RANSOM,
    ASK_RELENT,
    ASK_REPLY,
    ASK_REQUEST,
    ASK_TERMS,
    BAN_LIFTED,
    CEDED,
    DEAL_STRUCK,
    FLORINS_PASSED,
    GIVE_FLORINS,
    GIVE_LIFT,
    GIVE_PASSAGE,
    GIVE_PROVINCE,
    GRANT_FREE,
    MONEY_PASSED,
    MOVES,
    NAMED,
    NO_OCCASION,
    NOT_FRESH,
    NOT_HELD,
    NOT_THEIRS,
    NOT_TO_CEDE,
    NOT_YOURS,
    OFFER_MADE,
    OFFER_REFUSED,
    PASSAGE_GRANTED,
    PERMITTED,
    REFUSED_PASSAGE,
    TAKE_FLORINS,
    TAKE_LIFT,
    TAKE_PASSAGE,
    TAKE_PROVINCE,
    TERM_OUT_OF_PLACE,
    TOO_POOR,
)
from reame.kernel.chance import Dice
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Mask, Moves, Number, One, Per, fields, hidden, own
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE, YES, Verb
from reame.kernel.steps import NOT_NOW

TABLE_SIZE: Final = 5  # tables by seat in a step have the length of the largest table


def carry_out(p: Medieval, maker: int, other: int, terms: list[int]) -> None:
    """Everything two seats have agreed on [11.1]; the caller settles control."""
    for term in terms:
        if GIVE_FLORINS.has(term):
            pass_florins(p, maker, other, GIVE_FLORINS.a(term))
        elif TAKE_FLORINS.has(term):
            pass_florins(p, other, maker, TAKE_FLORINS.a(term))
        elif GIVE_PROVINCE.has(term):
            cede(p, maker, other, GIVE_PROVINCE.a(term))
        elif TAKE_PROVINCE.has(term):
            cede(p, other, maker, TAKE_PROVINCE.a(term))
        elif GIVE_PASSAGE.has(term):
            grant(p, maker, GIVE_PASSAGE.a(term), GIVE_PASSAGE.b(term))
        elif TAKE_PASSAGE.has(term):
            grant(p, other, TAKE_PASSAGE.a(term), TAKE_PASSAGE.b(term))
        else:
            power = GIVE_LIFT.a(term) if GIVE_LIFT.has(term) else TAKE_LIFT.a(term)
            p.excommunicated &= ~BIT[power]
            p.tell(BAN_LIFTED, power)


def pass_florins(p: Medieval, giver: int, taker: int, n: int) -> None:
    """The two see the sum; the others see that money changes hands."""
    p.hand_over(giver, taker, n)
    parties = 1 << giver | 1 << taker
    p.tell(FLORINS_PASSED, giver, taker, n, to=parties)
    p.tell(MONEY_PASSED, giver, taker, to=(1 << p.seats) - 1 - parties)


def cede(p: Medieval, giver: int, taker: int, province: int) -> None:
    """Control changes at once."""
    p.conquer(taker, province)
    p.tell(CEDED, giver, taker, province)


def grant(p: Medieval, giver: int, power: int, province: int) -> None:
    """Passage until the end of the turn."""
    p.grants.append([power, province])
    p.tell(PASSAGE_GRANTED, giver, power, province)


class Bargain(Deal[Medieval]):
    """What all three kinds of deal share: the terms, who can deliver them, and that only the parties read them."""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = (
        Deal.FIELDS
        + fields(proposed=Flag())
        + hidden(terms=Moves(MOVES, most=4))
        + own(paper=Per(SEAT, Moves(MOVES, most=4)))
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY) -> None:
        super().__init__(maker, other)
        self.proposed = False
        self.paper: list[list[int]] = [[] for _ in range(TABLE_SIZE)]  # the terms, for those who may read them

    # -- which terms there are -----------------------------------------------------------------

    def spoken_for(self, p: Medieval, seat: int) -> int:
        """Florins this seat has promised elsewhere."""
        return 0

    def barred(self, p: Medieval, seat: int) -> int:
        """A mask of provinces that cannot be ceded now, beside those of the Knights, for all this seat knows."""
        return 0

    def refuse_cession(self, p: Medieval, province: int, giver: int) -> Phrase | None:
        """Why this seat cannot cede a province."""
        if p.controller[province] != giver:
            return NOT_YOURS if giver == self.maker else NOT_THEIRS
        return NOT_TO_CEDE if (p.knights | self.barred(p, self.maker)) >> province & 1 else None

    def refuse_passage(self, p: Medieval, power: int, province: int, giver: int) -> Phrase | None:
        """Passage is for powers of the active player, through provinces of the other."""
        if p.holder[power] != p.active:
            return NOT_HELD
        if giver == p.active or p.controller[province] != giver or [power, province] in p.grants:
            return TERM_OUT_OF_PLACE
        return None

    def refuse_lift(self, p: Medieval, power: int, giver: int) -> Phrase | None:
        """The active player can take back an Excommunication of this turn."""
        if giver != p.active:
            return TERM_OUT_OF_PLACE
        return None if p.fresh & p.excommunicated & BIT[power] else NOT_FRESH

    def refuse_kind(self, p: Medieval, term: int) -> Phrase | None:
        """Is there room for such a term in this kind of deal?"""
        return None

    def refuse_term(self, p: Medieval, term: int) -> Phrase | None:
        if not GIVE_FLORINS.first <= term < TAKE_LIFT.end:
            return NOT_NOW
        no = self.refuse_kind(p, term)
        if no is not None:
            return no
        if term in self.terms:
            return NAMED
        if GIVE_FLORINS.has(term) or TAKE_FLORINS.has(term):
            return self.refuse_florins(p, term)
        if GIVE_PROVINCE.has(term):
            return self.refuse_cession(p, GIVE_PROVINCE.a(term), self.maker)
        if TAKE_PROVINCE.has(term):
            return self.refuse_cession(p, TAKE_PROVINCE.a(term), self.other)
        if GIVE_PASSAGE.has(term):
            return self.refuse_passage(p, GIVE_PASSAGE.a(term), GIVE_PASSAGE.b(term), self.maker)
        if TAKE_PASSAGE.has(term):
            return self.refuse_passage(p, TAKE_PASSAGE.a(term), TAKE_PASSAGE.b(term), self.other)
        if GIVE_LIFT.has(term):
            return self.refuse_lift(p, GIVE_LIFT.a(term), self.maker)
        return self.refuse_lift(p, TAKE_LIFT.a(term), self.other)

    def refuse_florins(self, p: Medieval, term: int) -> Phrase | None:
        """One sum in a deal; not more than one has, nor than the other can have."""
        for t in self.terms:
            if GIVE_FLORINS.has(t) or TAKE_FLORINS.has(t):
                return NAMED
        if GIVE_FLORINS.has(term):
            n = GIVE_FLORINS.a(term)
            return TOO_POOR if n + self.spoken_for(p, self.maker) > p.florins[self.maker] else None
        n = TAKE_FLORINS.a(term)
        return TOO_POOR if n > p.most[self.maker * SEAT.size + self.other] else None

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.stage == "answer" or self.stage == "reply":
            return super().legal(p, seat)
        out = [PROPOSE] if self.refuse(p, seat, PROPOSE) is None else []
        out.append(DROP)
        if len(self.terms) < self.most:
            out += self.candidates(p)
        return out

    def candidates(self, p: Medieval) -> list[int]:
        """Sums are listed whole, the other terms tried one by one."""
        maker, other = self.maker, self.other
        out: list[int] = []
        if self.refuse_term(p, GIVE_FLORINS.first) is None:
            out += GIVE_FLORINS.span(1, p.florins[maker] - self.spoken_for(p, maker))
        mine = p.provinces_of(maker)
        theirs = p.provinces_of(other)
        powers = p.powers_of(p.active)
        fresh = [x for x in range(POWERS) if p.fresh >> x & 1]
        tries = GIVE_PROVINCE.each(mine)
        if maker != p.active:
            tries += [GIVE_PASSAGE.at(x, t) for x in powers for t in mine]
        else:
            tries += GIVE_LIFT.each(fresh)
        out += [t for t in tries if self.refuse_term(p, t) is None]
        if self.refuse_term(p, TAKE_FLORINS.first) is None:
            out += TAKE_FLORINS.span(1, p.most[maker * SEAT.size + other])
        tries = TAKE_PROVINCE.each(theirs)
        if maker == p.active:
            tries += [TAKE_PASSAGE.at(x, t) for x in powers for t in theirs]
        else:
            tries += TAKE_LIFT.each(fresh)
        out += [t for t in tries if self.refuse_term(p, t) is None]
        return out

    # -- whether they can be delivered -----------------------------------------------------------

    def cannot(self, p: Medieval, seat: int, terms: list[int]) -> Phrase | None:
        need = self.spoken_for(p, seat)
        for t in terms:
            if GIVE_FLORINS.has(t) and seat == self.maker:
                need += GIVE_FLORINS.a(t)
            elif TAKE_FLORINS.has(t) and seat == self.other:
                need += TAKE_FLORINS.a(t)
            elif TAKE_PROVINCE.has(t) and seat == self.other and self.barred(p, seat) >> TAKE_PROVINCE.a(t) & 1:
                return NOT_TO_CEDE
        return TOO_POOR if need > p.florins[seat] else None

    def execute(self, p: Medieval) -> None:
        p.shown += 1  # third parties learn that it was about money, or not
        p.tell(DEAL_STRUCK, self.maker, self.other)
        carry_out(p, self.maker, self.other, self.terms)
        p.settle_control(EVERY_POWER)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        super().take(p, seat, move)
        self.paper[self.maker] = self.terms.copy()
        if move == PROPOSE:
            self.proposed = True
            self.paper[self.other] = self.terms.copy()
            p.shown += 1
            p.saw_at_least(self.other, self.maker, self.price(GIVE_FLORINS))
            p.tell(OFFER_MADE, self.maker, self.other)
        elif move == YES:
            p.saw_at_least(self.maker, self.other, self.price(TAKE_FLORINS))
        elif move == COUNTER:
            self.paper[self.other] = []
        elif move == NO:
            p.tell(OFFER_REFUSED, seat)

    def price(self, verb: Verb) -> int:
        """The sum one side pays; who offers or accepts it is known to have it."""
        for t in self.terms:
            if verb.has(t):
                return verb.a(t)
        return 0

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        """Who is no party does not know the terms, and draws nothing from them."""
        drafting = self.stage == "draft" or self.stage == "counter"
        if seat == self.maker or (seat == self.other and not drafting):
            return
        self.terms = self.opening_terms()
        self.paper[self.maker] = self.terms.copy()
        if not drafting:
            self.paper[self.other] = self.terms.copy()

    def opening_terms(self) -> list[int]:
        """The terms that everybody knows to be there."""
        return []


class Offer(Bargain):
    """The active player proposes a deal in his phase D [11.2]; it is about passage, or about absolution."""

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        no = super().refuse(p, seat, move)
        if move == PROPOSE and no is None and not self.has_occasion():
            return NO_OCCASION
        return no

    def has_occasion(self) -> bool:
        """Bargaining exists for passage and absolution only [R-57]."""
        for t in self.terms:
            if GIVE_PASSAGE.has(t) or TAKE_PASSAGE.has(t) or GIVE_LIFT.has(t) or TAKE_LIFT.has(t):
                return True
        return False

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "draft":
            return ASK_TERMS.of(self.other)
        if self.stage == "answer":
            return ASK_ANSWER.of(self.maker)
        return ASK_COUNTER.of(self.other) if self.stage == "counter" else ASK_REPLY.of(self.maker)


class Ransom(Bargain):
    """The holder of a power just excommunicated makes an offer to have it absolved [11.4]."""

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
        return TERM_OUT_OF_PLACE if term >= GIVE_LIFT.first else None

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if self.stage == "answer" and move == COUNTER:
            return NOT_NOW
        return super().refuse(p, seat, move)

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "draft":
            return ASK_RANSOM.of(self.other, self.power)
        return ASK_RELENT.of(self.maker, self.power)


class Permission(Bargain):
    """An attacker asks to pass, with or without a gift; the other grants, refuses, or says what he wants [11.3].

    What was agreed waits in the attack until all have agreed.
    """

    FIELDS: ClassVar[list[Field]] = (
        Bargain.FIELDS
        + fields(power=One(POWER), closed=Mask(PROVINCE), granted=Flag())
        + own(promised=Per(SEAT, Number(), 0), pledged=Per(SEAT, Mask(PROVINCE), 0))
    )

    def __init__(self, maker: int = NOBODY, other: int = NOBODY, power: int = NOBODY, closed: int = 0) -> None:
        super().__init__(maker, other)
        self.power = power
        self.closed = closed  # provinces that cannot be ceded in this attack
        self.promised = [0] * TABLE_SIZE  # florins and provinces the attacker owes others on this route
        self.pledged = [0] * TABLE_SIZE
        self.granted = False

    def bind(self, florins: int, provinces: int) -> Permission:
        """What the attacker has promised on the way so far."""
        self.promised[self.maker] = florins
        self.pledged[self.maker] = provinces
        return self

    def run(self, p: Medieval) -> None:
        if self.stage == "draft" and not p.dealing():
            self.take(p, self.maker, PROPOSE)
        super().run(p)

    def spoken_for(self, p: Medieval, seat: int) -> int:
        return self.promised[seat]

    def barred(self, p: Medieval, seat: int) -> int:
        return self.closed | self.pledged[seat]

    def refuse_kind(self, p: Medieval, term: int) -> Phrase | None:
        if not p.dealing() or GIVE_PASSAGE.has(term) or TAKE_PASSAGE.has(term):
            return TERM_OUT_OF_PLACE
        if self.stage == "draft":
            return TERM_OUT_OF_PLACE if term >= TAKE_FLORINS.first else None
        return TERM_OUT_OF_PLACE if term < TAKE_FLORINS.first else None

    def legal(self, p: Medieval, seat: int) -> list[int]:
        out = super().legal(p, seat)
        if self.stage == "answer":
            out.append(GRANT_FREE.first)
        return out

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if move == GRANT_FREE.first:
            return None if self.stage == "answer" else NOT_NOW
        if move == PROPOSE and self.stage == "draft" and not self.terms:
            return None
        if move == COUNTER and not p.dealing():
            return NOT_NOW
        return super().refuse(p, seat, move)

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if move == GRANT_FREE.first:
            self.terms = []
            move = YES
        super().take(p, seat, move)
        if move == YES:
            self.granted = True
            p.tell(PERMITTED, self.maker if self.maker != p.active else self.other)
        elif move in (NO, DROP):
            p.tell(REFUSED_PASSAGE, seat)

    def execute(self, p: Medieval) -> None:
        """Nothing yet: all requests of a route must succeed first."""

    def forget(self, p: Medieval, seat: int, dice: Dice) -> None:
        super().forget(p, seat, dice)
        for s in range(TABLE_SIZE):
            if s != seat:
                self.promised[s] = 0
                self.pledged[s] = 0

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "draft":
            return ASK_REQUEST.of(self.other, self.power)
        if self.stage == "answer":
            return ASK_PERMISSION.of(self.maker, self.power)
        return ASK_COUNTER.of(self.other) if self.stage == "counter" else ASK_REPLY.of(self.maker)


def occasion(p: Medieval, seat: int, other: int) -> bool:
    """Is there anything to bargain about between the active player and another [R-57]?"""
    if p.fresh & p.excommunicated:
        return True
    if seat not in p.holder:
        return False
    return any(p.controller[t] == other for t in range(PROVINCES))
