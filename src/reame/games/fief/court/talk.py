"""Offers between two players (15): open, or whispered so that only the two know the terms."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.court.terms import carry_out, refuse_fact
from reame.games.fief.table import phrases as say
from reame.games.fief.table.position import Fief
from reame.games.fief.table.things import (
    ASK_BLESSING,
    ASK_CARD,
    ASK_MONEY,
    ASK_VOTE,
    BORROW,
    CARDS,
    EXACT,
    FROM_ESCROW,
    GIVE_BLESSING,
    GIVE_CARD,
    GIVE_MONEY,
    GIVE_VOTE,
    HAND_SIZE,
    HEIR,
    LEND,
    LORDS,
    MARRY,
    MOVES,
    NO_ONE,
    OFFER,
    OFFERS,
    RELEASE,
    TRUCE,
    VILLAGES,
    WHISPER,
    WOMAN,
    YIELD,
)
from reame.kernel.chance import Dice
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Moves, fields, hidden
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import DROP, NO, PROPOSE, YES, Verb
from reame.kernel.steps import NOT_NOW

MONEY_TERMS: Final[list[Verb]] = [GIVE_MONEY, ASK_MONEY]
LOAN_TERMS: Final[list[Verb]] = [LEND, BORROW]
ALL_SUMS: Final[list[int]] = list(range(ASK_MONEY.first, ASK_MONEY.end))
ALL_LOANS: Final[list[int]] = list(range(LEND.first, LEND.end))
ALL_DEBTS: Final[list[int]] = list(range(BORROW.first, BORROW.end))
TERMS: Final[dict[str, list[Verb]]] = {
    "cards": [GIVE_CARD, ASK_CARD],
    "movement": [*MONEY_TERMS, YIELD, EXACT],
    "battles": [*MONEY_TERMS, TRUCE, YIELD, EXACT],
    "negotiations": [
        *MONEY_TERMS, LEND, BORROW, RELEASE, FROM_ESCROW, MARRY, HEIR,
        GIVE_VOTE, ASK_VOTE, GIVE_BLESSING, ASK_BLESSING, GIVE_CARD, ASK_CARD,
    ],
}  # fmt: skip
SEVERAL: Final[list[Verb]] = [RELEASE, MARRY, GIVE_CARD, ASK_CARD, GIVE_BLESSING, ASK_BLESSING]
SECRET_ONLY: Final[list[Verb]] = [HEIR, GIVE_CARD, ASK_CARD]


def refuse_partner(p: Fief, seat: int, other: int, secret: bool) -> Phrase | None:
    """May these two talk now?"""
    if not p.dealing():
        return say.NO_DEALS
    if p.phase not in TERMS:
        return NOT_NOW
    if other == seat or other >= p.seats or not p.alive(other):
        return say.NO_PARTNER
    if p.offers[seat] >= OFFERS:
        return say.OFFERS_SPENT
    if p.phase == "cards" and not (secret and p.allied(seat, other)):
        return say.NOT_ALLIED
    return None


def talk_moves(p: Fief, seat: int) -> list[int]:
    """Whom a player may address, openly or in a whisper; sorted."""
    if not p.dealing() or p.offers[seat] >= OFFERS:
        return []
    out = [OFFER.at(s) for s in range(p.seats) if refuse_partner(p, seat, s, False) is None]
    return out + [WHISPER.at(s) for s in range(p.seats) if refuse_partner(p, seat, s, True) is None]


def refuse_talk(p: Fief, seat: int, move: int) -> Phrase | None:
    """NOT_NOW if the move addresses nobody; else why it is refused, or None."""
    if OFFER.has(move):
        return refuse_partner(p, seat, OFFER.a(move), False) or None
    if WHISPER.has(move):
        return refuse_partner(p, seat, WHISPER.a(move), True) or None
    return NOT_NOW


def verb_of(term: int) -> Verb:
    """The verb of a term."""
    return MOVES.of(term)


class Talk(Deal[Fief]):
    """A list of terms, accepted together or not at all. What is whispered, only the two hear."""

    rule: ClassVar[str] = "15.1"
    FIELDS: ClassVar[list[Field]] = [
        *Deal.FIELDS,
        *fields(secret=Flag(), counted=Flag()),
        *hidden(terms=Moves(MOVES)),
    ]

    def __init__(self, maker: int = NOBODY, move: int = NOBODY) -> None:
        other = NOBODY
        if move != NOBODY:
            other = WHISPER.a(move) if WHISPER.has(move) else OFFER.a(move)
        super().__init__(maker, other)
        self.secret = move != NOBODY and WHISPER.has(move)
        self.counted = False

    def run(self, p: Fief) -> None:
        if not self.counted:
            self.counted = True
            p.offers[self.maker] += 1
        super().run(p)

    # -- terms -------------------------------------------------------------------------------

    def legal(self, p: Fief, seat: int) -> list[int]:
        if self.stage in ("answer", "reply"):
            return super().legal(p, seat)
        out = [PROPOSE] if self.refuse(p, seat, PROPOSE) is None else []
        out.append(DROP)
        return out + self.candidates(p) if len(self.terms) < self.most else out

    def candidates(self, p: Fief) -> list[int]:
        """Verb by verb, so that amounts need not be tried one by one."""
        out: list[int] = []
        for verb in TERMS[p.phase]:
            if self.refuse_verb(p, verb) is not None:
                continue
            if verb is GIVE_MONEY:
                out += GIVE_MONEY.span(100, p.money[self.maker] - self.promised())
            elif verb is ASK_MONEY:
                out += ALL_SUMS
            elif verb is LEND:
                purse = p.money[self.maker] - self.promised()
                out += [m for m in ALL_LOANS if LEND.a(m) <= purse]
            elif verb is BORROW:
                out += ALL_DEBTS
            else:
                out += [t for t in self.block(p, verb) if self.refuse_term(p, t) is None]
        return out

    def promised(self) -> int:
        """Money the maker gives or lends in this draft."""
        return sum(verb_of(t).a(t) for t in self.terms if verb_of(t) in (GIVE_MONEY, LEND))

    def block(self, p: Fief, verb: Verb) -> list[int]:
        """Terms of a verb worth looking at."""
        maker, other = self.maker, self.other
        if verb is RELEASE:
            return [RELEASE.at(x) for x in range(LORDS) if p.captor[x] != NOBODY]
        if verb is FROM_ESCROW:
            out: list[int] = []
            for x in range(LORDS):
                if p.escrow[x] and {p.captor[x], p.family[x]} == {maker, other}:
                    out += [FROM_ESCROW.at(x, n) for n in range(100, min(p.escrow[x], 3000) + 1, 100)]
            return out
        if verb is MARRY:
            men = [x for x in range(LORDS) if not WOMAN[x] and p.family[x] in (maker, other)]
            women = [x for x in range(LORDS) if WOMAN[x] and p.family[x] in (maker, other)]
            return [MARRY.at(m, w) for m in men for w in women]
        if verb is HEIR or verb is GIVE_CARD:
            return [verb.at(c) for c in p.hands[maker].distinct() if verb is GIVE_CARD or c < LORDS]
        if verb is ASK_CARD:
            return [ASK_CARD.at(c) for c in range(CARDS)]
        if verb is TRUCE:
            return [TRUCE.at(v, way) for v in range(VILLAGES) if p.besieged(v) for way in (0, 1)]
        if verb is YIELD or verb is EXACT:
            return [verb.at(v) for v in range(VILLAGES) if len(p.occupants[v]) > 1 or p.besieged(v)]
        named = sorted(x for x in p.candidates if x != NOBODY)
        if verb is GIVE_VOTE or verb is ASK_VOTE:
            return [verb.at(x) for x in [*named, NO_ONE]]
        return [verb.at(x, yes) for x in named for yes in (0, 1)]

    def refuse_verb(self, p: Fief, verb: Verb) -> Phrase | None:
        """Is such a term for this phase, and is there room for it beside the others?"""
        if verb not in TERMS[p.phase]:
            return say.NOT_THIS_PHASE if any(verb in some for some in TERMS.values()) else NOT_NOW
        if verb in SECRET_ONLY and not self.secret:
            return say.ONLY_WHISPERED
        for t in self.terms:
            other = verb_of(t)
            if other is verb and verb not in SEVERAL:
                return say.TERM_THERE
            if (other in MONEY_TERMS and verb in MONEY_TERMS) or (other in LOAN_TERMS and verb in LOAN_TERMS):
                return say.TERM_THERE
        return None

    def refuse_term(self, p: Fief, term: int) -> Phrase | None:
        verb = verb_of(term)
        no = self.refuse_verb(p, verb)
        if no is not None:
            return no
        for t in self.terms:
            if verb is not verb_of(t):
                continue
            if t == term and verb not in (GIVE_CARD, ASK_CARD):
                return say.TERM_THERE
            if verb is MARRY and (MARRY.a(t) == MARRY.a(term) or MARRY.b(t) == MARRY.b(term)):
                return say.TERM_THERE
            if verb in (GIVE_BLESSING, ASK_BLESSING) and verb.a(t) == verb.a(term):
                return say.TERM_THERE
        if verb is FROM_ESCROW and RELEASE.at(FROM_ESCROW.a(term)) not in self.terms:
            return say.NO_RELEASE
        no = refuse_fact(p, self.maker, self.other, term)
        return no or self.short(p, self.maker, [*self.terms, term], True)

    def short(self, p: Fief, seat: int, terms: list[int], own_only: bool) -> Phrase | None:
        """Does a side have the money and the cards it promises? Hands hold at most three afterwards (R52)."""
        mine = seat == self.maker
        ecus = 0
        given: list[int] = []
        taken = 0
        bound = False
        for t in terms:
            verb = verb_of(t)
            if verb is (GIVE_MONEY if mine else ASK_MONEY) or verb is (LEND if mine else BORROW):
                ecus += verb.a(t)
            elif verb is (GIVE_CARD if mine else ASK_CARD) or (verb is HEIR and mine):
                given.append(verb.a(t))
            elif verb is (ASK_CARD if mine else GIVE_CARD):
                taken += 1
            elif verb is (GIVE_VOTE if mine else ASK_VOTE):
                bound = bound or p.pledge[seat] != NOBODY
            elif verb is (GIVE_BLESSING if mine else ASK_BLESSING):
                bound = bound or p.blessing[seat * LORDS + verb.a(t)] > 0
        if bound:
            return say.PROMISED
        if ecus > p.money[seat]:
            return say.TOO_DEAR
        for c in given:
            if p.hands[seat].count(c) < given.count(c):
                return say.NOT_IN_HAND
        if not own_only and p.hands[seat].size() - len(given) + taken > HAND_SIZE:
            return say.THREE_IN_HAND
        return None

    def cannot(self, p: Fief, seat: int, terms: list[int]) -> Phrase | None:
        no = self.short(p, seat, terms, False)
        if no is None and seat == self.maker and self.stage in ("draft", "counter"):
            if [OFFER.at(self.other), *terms] in p.said[seat]:
                return say.SAID_ALREADY
            spare = HAND_SIZE - p.hands[self.other].size()
            cards = [verb_of(t) for t in terms]
            if cards.count(GIVE_CARD) - cards.count(ASK_CARD) > spare:
                return say.THREE_IN_HAND
        return no

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PROPOSE:
            p.shown += 1  # what was drafted in secret is heard
            p.said[seat].append([OFFER.at(self.other), *self.terms])
            for t in self.terms:
                if verb_of(t) in (GIVE_CARD, HEIR):
                    show_card(p, seat, self.other, verb_of(t).a(t))
            p.tell(say.WHISPERS if self.secret else say.OFFERS_MADE, self.maker, self.other)
        elif move == YES or move == NO:
            p.tell(say.ACCEPTED if move == YES else say.REJECTED, self.other, self.maker)
        super().take(p, seat, move)

    def execute(self, p: Fief) -> None:
        """Checked once more; then all terms together (15)."""
        p.shown += 1  # that the other could deliver is news
        for s in (self.maker, self.other):
            if self.short(p, s, self.terms, False) is not None:
                p.tell(say.LAPSED, self.maker, self.other)
                return
        for t in self.terms:
            if refuse_fact(p, self.maker, self.other, t) is not None:
                p.tell(say.LAPSED, self.maker, self.other)
                return
        if self.secret:
            others = ((1 << p.seats) - 1) & ~(1 << self.maker) & ~(1 << self.other)
            p.blurred[self.maker] |= others
            p.blurred[self.other] |= others
        carry_out(p, self.maker, self.other, self.terms, self.secret)

    # -- words and secrets -------------------------------------------------------------------

    def question(self, p: Fief, seat: int) -> Sentence:
        if self.stage in ("answer", "reply"):
            return say.ASK_OFFER.of(self.maker)
        return say.ASK_TERMS.of(self.other)

    def default(self, p: Fief, seat: int) -> int:
        if self.stage in ("answer", "reply") and all(verb_of(t) is GIVE_MONEY for t in self.terms):
            return YES if YES in p.legal(seat) else NO
        return super().default(p, seat)

    def hears(self, seat: int) -> bool:
        """Does a seat know the terms as they stand?"""
        if seat == self.maker:
            return True
        return self.stage not in ("draft", "counter") and (seat == self.other or not self.secret)

    def forget(self, p: Fief, seat: int, dice: Dice) -> None:
        if not self.hears(seat):
            self.terms = []

    def view(self, seat: int) -> dict[str, Any]:
        out = super().view(seat)
        out["terms"] = [MOVES.words(t) for t in self.terms] if self.hears(seat) else None
        return out


def show_card(p: Fief, seat: int, to: int, card: int) -> None:
    """A card offered is a card seen."""
    hand = p.hands[seat]
    at = hand.cards.index(card)
    seen = hand.seen[at] | 1 << to
    if seen != hand.seen[at]:
        hand.cards.pop(at)
        hand.seen.pop(at)
        hand.add(card, seen)
        p.shown += 1
