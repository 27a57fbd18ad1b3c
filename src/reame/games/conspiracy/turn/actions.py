"""Action Cards, the fifth phase (section 10)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.slots import OwnSlot
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.kinds import Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


def excess(p: Conspiracy, seat: int) -> int:
    """By how many cards a hand is too big; below 0 there is room."""
    return p.hands[seat].size() - t.HAND_LIMIT


def heir_price(p: Conspiracy) -> int:
    """Of an heir, beside two cards; 0 if they are not for sale (18.4)."""
    return t.HEIR_PRICES[p.options["buy_heir"]]


def refuse_heir(p: Conspiracy, seat: int, move: int) -> Phrase | None:
    """Two cards of the hand and the price."""
    a, b = t.BUY_HEIR.a(move), t.BUY_HEIR.b(move)
    hand = p.hands[seat]
    if not heir_price(p) or a > b:
        return NOT_NOW
    if not hand.has(a) or not hand.has(b) or (a == b and hand.count(a) < 2):
        return say.NO_CARD
    return None if p.ducats[seat] >= heir_price(p) else say.too_poor(heir_price(p), p.ducats[seat])


def heirs_for_sale(p: Conspiracy, seat: int) -> list[int]:
    """Any two cards of the hand, for an heir in either zone."""
    if not heir_price(p) or p.ducats[seat] < heir_price(p):
        return []
    sorts = p.hands[seat].distinct()
    moves = [t.BUY_HEIR.at(a, b, zone) for a in sorts for b in sorts for zone in range(t.ZONE.size)]
    return [move for move in moves if refuse_heir(p, seat, move) is None]


class ActionSlot(OwnSlot):
    """Slot S4, after drawing: any number of cards; more than five must first be played or discarded (10, R72)."""

    rule: ClassVar[str] = "10"

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        out = super().legal(p, seat)
        return out[1:] if excess(p, seat) > 0 else out  # no pass

    def add_more(self, p: Conspiracy, out: list[int]) -> None:
        if excess(p, self.seat) > 0:
            out += t.DISCARD.each(p.hands[self.seat].distinct())
        out += heirs_for_sale(p, self.seat)

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        over = excess(p, seat) > 0
        if move == PASS and over:
            return say.HAND_TOO_BIG.naming(p.hands[seat].size(), t.HAND_LIMIT)
        if t.DISCARD.has(move):
            if not over:
                return NOT_NOW
            return None if p.hands[seat].has(t.DISCARD.a(move)) else say.NO_CARD
        if t.BUY_HEIR.has(move):
            return refuse_heir(p, seat, move)
        return super().refuse(p, seat, move)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        over = excess(p, seat)
        return say.ASK_DISCARD.of(over) if over > 0 else say.ASK_ACTION.of()

    def default(self, p: Conspiracy, seat: int) -> int:
        return t.DISCARD.at(p.hands[seat].cards[0]) if excess(p, seat) > 0 else PASS

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.DISCARD.has(move):
            p.spend(seat, t.DISCARD.a(move))
            p.tell(say.DISCARDED, seat, t.DISCARD.a(move))
        elif t.BUY_HEIR.has(move):
            a, b, zone = t.BUY_HEIR.a(move), t.BUY_HEIR.b(move), t.BUY_HEIR.c(move)
            p.spend(seat, a)
            p.spend(seat, b)
            p.ducats[seat] -= heir_price(p)
            p.educate(seat, zone, 1)
            p.tell(say.HEIR_BOUGHT, seat, a, b, heir_price(p), zone)
        else:
            super().take(p, seat, move)
