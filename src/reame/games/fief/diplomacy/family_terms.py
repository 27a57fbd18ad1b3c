"""Terms between families (13.2, 13.3, 15.2): marriages, an heir to the throne, cards among allies."""

from __future__ import annotations

from reame.games.fief.court.crown import crown_queen
from reame.games.fief.diplomacy.terms import BOARD, Bargain, Term
from reame.games.fief.land.holders import put_lord, refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb


def refuse_marriage(p: Fief, man: int, woman: int) -> Phrase | None:
    """Single people of two families; no churchman, no young King, no d'Arc (13.2, R51)."""
    if t.WOMAN[man] or not t.WOMAN[woman]:
        return say.MAN_AND_WOMAN
    if p.family[man] == NOBODY or p.family[woman] == NOBODY or p.family[man] == p.family[woman]:
        return say.TWO_FAMILIES
    if p.spouse[man] != NOBODY or p.spouse[woman] != NOBODY:
        return say.MARRIED
    if p.churchman(man):
        return say.CHURCHMAN
    if man == p.king and p.majority:
        return say.UNDER_AGE
    return say.MAID_NEVER if woman == p.maid else None


class Marriage(Term):
    """Husband and wife, and two families allied; a King's wife is Queen (13.2)."""

    def __init__(self) -> None:
        super().__init__(t.MARRY, ["negotiations"])
        self.several = True
        self.turn = BOARD

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        men = [x for x in range(t.LORDS) if not t.WOMAN[x] and p.family[x] in (maker, other)]
        women = [x for x in range(t.LORDS) if t.WOMAN[x] and p.family[x] in (maker, other)]
        return [t.MARRY.at(m, w) for m in men for w in women]

    def beside(self, term: int, terms: list[int]) -> Phrase | None:
        for x in terms:
            if t.MARRY.has(x) and (t.MARRY.a(x) == t.MARRY.a(term) or t.MARRY.b(x) == t.MARRY.b(term)):
                return say.TERM_THERE
        return None

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        man, woman = t.MARRY.a(term), t.MARRY.b(term)
        if {p.family[man], p.family[woman]} != {maker, other}:
            return say.TWO_FAMILIES
        return refuse_marriage(p, man, woman)

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_MARRIAGE, t.MARRY.a(term), t.MARRY.b(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        man, woman = t.MARRY.a(term), t.MARRY.b(term)
        p.spouse[man] = woman
        p.spouse[woman] = man
        p.tell(say.MARRIAGE, man, woman, p.family[man], p.family[woman])
        if man == p.king:
            crown_queen(p, woman)


def refuse_heir(p: Fief, maker: int, other: int, lord: int) -> Phrase | None:
    """King and Queen, married to each other and free, and no Prince alive (13.3, R53)."""
    if p.king == NOBODY or p.queen == NOBODY or p.spouse[p.king] != p.queen or p.majority:
        return say.NO_ROYAL_COUPLE
    if not p.free(p.king) or not p.free(p.queen) or {p.family[p.king], p.family[p.queen]} != {maker, other}:
        return say.NO_ROYAL_COUPLE
    if t.WOMAN[lord]:
        return say.MEN_ONLY
    return say.PRINCE_THERE if p.prince != NOBODY else None


class Birth(Term):
    """A Prince is born beside the King, into the King's family; his card comes from a hand (13.3)."""

    def __init__(self) -> None:
        super().__init__(t.HEIR, ["negotiations"])
        self.whispered = True
        self.turn = BOARD

    def card(self, term: int) -> int:
        return t.HEIR.a(term)

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return [t.HEIR.at(c) for c in p.hands[maker].distinct() if c < t.LORDS]

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        return refuse_heir(p, maker, other, t.HEIR.a(term))

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_HEIR, maker, t.HEIR.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        lord = t.HEIR.a(term)
        p.play_card(bargain.maker, lord)
        p.family[lord] = p.family[p.king]
        p.prince = lord
        put_lord(p, lord, p.place[p.king])
        p.tell(say.PRINCE_BORN, lord, p.family[lord])
        refresh(p, p.place[lord])


class Card(Term):
    """A card goes from hand to hand among allies; both know it (R52)."""

    def __init__(self, verb: Verb, asked: bool) -> None:
        super().__init__(verb, ["cards", "negotiations"])
        self.asked = asked
        self.several = True
        self.whispered = True

    def card(self, term: int) -> int:
        return self.verb.a(term)

    def choices(self, p: Fief, maker: int, other: int, purse: int) -> list[int]:
        return self.verb.each(list(range(t.CARDS)) if self.asked else p.hands[maker].distinct())

    def beside(self, term: int, terms: list[int]) -> Phrase | None:
        return None  # there may be two alike

    def refuse(self, p: Fief, maker: int, other: int, term: int) -> Phrase | None:
        return None if p.allied(maker, other) else say.NOT_ALLIED

    def announce(self, p: Fief, maker: int, other: int, term: int, to: int) -> None:
        p.tell(say.TERM_CARD, self.giver(maker, other), self.taker(maker, other), self.verb.a(term), to=to)

    def carry_out(self, p: Fief, bargain: Bargain, term: int) -> None:
        giver = self.giver(bargain.maker, bargain.other)
        taker = self.taker(bargain.maker, bargain.other)
        card = self.verb.a(term)
        p.hands[giver].remove(card)
        p.hands[taker].add(card, 1 << giver | 1 << taker)
        p.shown += 1
        p.tell(say.CARD_GIVEN, giver, taker, card, to=1 << giver | 1 << taker)
