"""Offers between two players (15): open, or whispered so that only the two know the terms."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.diplomacy.family_terms import Birth, Card, Marriage
from reame.games.fief.diplomacy.money_terms import FromEscrow, Lending, Money
from reame.games.fief.diplomacy.promises import BlessingPromise, VotePromise
from reame.games.fief.diplomacy.terms import TURNS, Bargain, Term
from reame.games.fief.diplomacy.war_terms import Release, Surrender, Truce
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.chance import Dice
from reame.kernel.deals import Deal
from reame.kernel.fields import Field, Flag, Moves, fields, hidden
from reame.kernel.journal import ALL
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import COUNTER, DROP, NO, PROPOSE, YES
from reame.kernel.steps import NOT_NOW

_ALL: Final[list[Term]] = [  # in the order of their verbs, so that lists of terms are born sorted
    Money(t.GIVE_MONEY, asked=False),
    Money(t.ASK_MONEY, asked=True),
    Lending(t.LEND, asked=False),
    Lending(t.BORROW, asked=True),
    Truce(),
    Surrender(t.YIELD, asked=False),
    Surrender(t.EXACT, asked=True),
    Release(),
    FromEscrow(),
    Marriage(),
    Birth(),
    VotePromise(t.GIVE_VOTE, asked=False),
    VotePromise(t.ASK_VOTE, asked=True),
    BlessingPromise(t.GIVE_BLESSING, asked=False),
    BlessingPromise(t.ASK_BLESSING, asked=True),
    Card(t.GIVE_CARD, asked=False),
    Card(t.ASK_CARD, asked=True),
]
_FIRST_TERM: Final = int(_ALL[0].verb.first)
_TERM_OF: Final[list[Term]] = [kind for kind in _ALL for _ in range(kind.verb.first, kind.verb.end)]
TERMS: Final[dict[str, list[Term]]] = {
    phase: [kind for kind in _ALL if phase in kind.phases] for phase in ("cards", "movement", "battles", "negotiations")
}


def kind_of(term: int) -> Term:
    """What a term is about."""
    return _TERM_OF[term - _FIRST_TERM]


def is_term(move: int) -> bool:
    """Is it a term at all?"""
    return _FIRST_TERM <= move < _FIRST_TERM + len(_TERM_OF)


# -- who may talk to whom --------------------------------------------------------------------


def refuse_partner(p: Fief, seat: int, other: int, secret: bool) -> Phrase | None:
    """May these two talk now?"""
    if not p.dealing():
        return say.NO_DEALS
    if p.phase not in TERMS:
        return NOT_NOW
    if other == seat or other >= p.seats or not p.alive(other):
        return say.NO_PARTNER
    if p.offers[seat] >= t.OFFERS:
        return say.OFFERS_SPENT
    if p.phase == "cards" and not (secret and p.allied(seat, other)):
        return say.NOT_ALLIED
    return None


def talk_moves(p: Fief, seat: int) -> list[int]:
    """Whom a player may address, openly or in a whisper; sorted."""
    if not p.dealing() or p.offers[seat] >= t.OFFERS:
        return []
    out = [t.OFFER.at(s) for s in range(p.seats) if refuse_partner(p, seat, s, False) is None]
    return out + [t.WHISPER.at(s) for s in range(p.seats) if refuse_partner(p, seat, s, True) is None]


def refuse_talk(p: Fief, seat: int, move: int) -> Phrase | None:
    """NOT_NOW if the move addresses nobody; else why it is refused, or None."""
    if t.OFFER.has(move):
        return refuse_partner(p, seat, t.OFFER.a(move), False)
    if t.WHISPER.has(move):
        return refuse_partner(p, seat, t.WHISPER.a(move), True)
    return NOT_NOW


class Talk(Deal[Fief]):
    """A list of terms, accepted together or not at all. What is whispered, only the two hear."""

    rule: ClassVar[str] = "15.1"
    FIELDS: ClassVar[list[Field]] = [
        *Deal.FIELDS,
        *fields(secret=Flag(), counted=Flag()),
        *hidden(terms=Moves(t.MOVES, most=4)),
    ]
    SIGHTS: ClassVar[list[Field]] = fields(heard=Flag(), spoken=Moves(t.MOVES, most=4))

    def __init__(self, maker: int = NOBODY, move: int = NOBODY) -> None:
        other = NOBODY
        if move != NOBODY:
            other = t.WHISPER.a(move) if t.WHISPER.has(move) else t.OFFER.a(move)
        super().__init__(maker, other)
        self.secret = move != NOBODY and t.WHISPER.has(move)
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
        """Kind by kind, so that amounts need not be tried one by one."""
        out: list[int] = []
        purse = p.money[self.maker] - self.promised()
        for kind in TERMS[p.phase]:
            if self.refuse_kind(p, kind) is None:
                choices = kind.choices(p, self.maker, self.other, purse)
                out += choices if kind.amounts else [x for x in choices if self.refuse_term(p, x) is None]
        return out

    def promised(self) -> int:
        """Money the maker gives or lends in this draft."""
        return sum(kind_of(x).ecus(x) for x in self.terms if not kind_of(x).asked)

    def refuse_kind(self, p: Fief, kind: Term) -> Phrase | None:
        """Is such a term for this phase, and is there room for it beside the others?"""
        if p.phase not in kind.phases:
            return say.NOT_THIS_PHASE
        if kind.whispered and not self.secret:
            return say.ONLY_WHISPERED
        if not kind.several:
            for x in self.terms:
                if kind_of(x).sort == kind.sort:
                    return say.TERM_THERE
        return None

    def refuse_term(self, p: Fief, term: int) -> Phrase | None:
        if not is_term(term):
            return NOT_NOW
        kind = kind_of(term)
        no = self.refuse_kind(p, kind) or kind.beside(term, self.terms)
        no = no or kind.refuse(p, self.maker, self.other, term)
        return no or self.short(p, self.maker, [*self.terms, term], True)

    def short(self, p: Fief, seat: int, terms: list[int], own_only: bool) -> Phrase | None:
        """Does a side have the money and the cards it promises? Hands hold at most three afterwards (R52)."""
        ecus = 0
        given: list[int] = []
        taken = 0
        for x in terms:
            kind = kind_of(x)
            card = kind.card(x)
            if kind.giver(self.maker, self.other) == seat:
                if kind.bound(p, seat, x):
                    return say.PROMISED
                ecus += kind.ecus(x)
                if card != NOBODY:
                    given.append(card)
            elif card != NOBODY and not t.HEIR.has(x):  # who is born goes into no hand
                taken += 1
        if ecus > p.money[seat]:
            return say.TOO_DEAR.naming(ecus, p.money[seat])
        for c in given:
            if p.hands[seat].count(c) < given.count(c):
                return say.NOT_IN_HAND
        if not own_only and p.hands[seat].size() - len(given) + taken > t.HAND_SIZE:
            return say.THREE_IN_HAND
        return None

    def cannot(self, p: Fief, seat: int, terms: list[int]) -> Phrase | None:
        no = self.short(p, seat, terms, False)
        if no is None and seat == self.maker and self.stage in ("draft", "counter"):
            if [t.OFFER.at(self.other), *terms] in p.said[seat]:
                return say.SAID_ALREADY
            more = sum(1 for x in terms if t.GIVE_CARD.has(x)) - sum(1 for x in terms if t.ASK_CARD.has(x))
            if more > t.HAND_SIZE - p.hands[self.other].size():
                return say.THREE_IN_HAND
        return no

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PROPOSE:
            p.shown += 1  # what was drafted in secret is heard
            p.said[seat].append([t.OFFER.at(self.other), *self.terms])
            for x in self.terms:
                if t.GIVE_CARD.has(x) or t.HEIR.has(x):
                    show_card(p, seat, self.other, kind_of(x).card(x))
            p.tell(say.WHISPERS if self.secret else say.OFFERS_MADE, self.maker, self.other)
            if p.journal is not None:
                for x in self.terms:
                    to = 1 << self.maker | 1 << self.other if self.secret else ALL
                    kind_of(x).announce(p, self.maker, self.other, x, to)
        elif move == YES or move == NO:
            p.tell(say.ACCEPTED if move == YES else say.REJECTED, self.other, self.maker)
        elif move == COUNTER:
            p.tell(say.COUNTERED, self.other, self.maker)
        elif move == DROP and self.stage == "counter":
            p.tell(say.DROPPED, self.maker, self.other)
        super().take(p, seat, move)

    def execute(self, p: Fief) -> None:
        """Checked once more; then all terms together (15)."""
        p.shown += 1  # that the other could deliver is news
        if self.lapsed(p):
            p.tell(say.LAPSED, self.maker, self.other)
            return
        if self.secret:
            others = ((1 << p.seats) - 1) & ~(1 << self.maker) & ~(1 << self.other)
            p.blurred[self.maker] |= others
            p.blurred[self.other] |= others
        bargain = Bargain(p, self.maker, self.other, self.terms, self.secret)
        for turn in TURNS:
            for x in self.terms:
                if kind_of(x).turn == turn:
                    kind_of(x).carry_out(p, bargain, x)
        if self.secret and any(not kind_of(x).quiet for x in self.terms):
            p.shown += 1

    def lapsed(self, p: Fief) -> bool:
        """Has something become impossible?"""
        for s in (self.maker, self.other):
            if self.short(p, s, self.terms, False) is not None:
                return True
        return any(kind_of(x).refuse(p, self.maker, self.other, x) is not None for x in self.terms)

    # -- words and secrets -------------------------------------------------------------------

    def question(self, p: Fief, seat: int) -> Sentence:
        if self.stage in ("answer", "reply"):
            return say.ASK_OFFER.of(self.maker)
        return say.ASK_TERMS.of(self.other)

    def default(self, p: Fief, seat: int) -> int:
        if self.stage in ("answer", "reply") and all(t.GIVE_MONEY.has(x) for x in self.terms):
            return YES if YES in p.legal(seat) else NO
        return super().default(p, seat)

    def brings(self, p: Fief, seat: int) -> int:
        if self.stage in ("draft", "counter") or any(not t.GIVE_MONEY.has(x) for x in self.terms):
            return NOBODY
        return sum(t.GIVE_MONEY.a(x) for x in self.terms)

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
        out["terms"] = [t.MOVES.words(x) for x in self.terms] if self.hears(seat) else None
        return out

    def sights(self, seat: int) -> list[Any]:
        return [True, self.terms] if self.hears(seat) else [False, []]


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
