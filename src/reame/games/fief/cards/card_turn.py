"""A player's turn with his cards (5.2)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.cards.new_lord import NewLord, homes, refuse_home
from reame.games.fief.cards.plays import CARD_OF, play_of
from reame.games.fief.diplomacy.talk import Talk, refuse_talk, talk_moves
from reame.games.fief.land.placement import Receive
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Mask, Number, One, Per, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step


class CardTurn(Step[Fief]):
    """Any number of actions, at most three cards played (5.2)."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), ended=Flag(), played=Number(0, t.CARDS_PER_TURN), declined=Per(t.LORD, Mask(SEAT), 0)
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ended = False
        self.played = 0
        self.declined = [0] * t.LORDS  # by lord, hosts who would not receive him: nobody is asked twice (R11)

    def run(self, p: Fief) -> None:
        if self.ended or not p.alive(self.seat):
            p.titles_moved = 0
            p.end()
        else:
            p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        hand = p.hands[seat].distinct()
        if self.played < t.CARDS_PER_TURN:
            for card in hand:
                if card < t.LORDS:
                    first: i64 = t.PLAY_LORD.at(card, 0)
                    out += [t.MOVE[first + v] for v in homes(p, seat, self.declined[card])]
                else:
                    out += play_of(card).ways(p, seat, card)
        out += t.DISCARD.each(hand)
        if p.dealing():
            out += talk_moves(p, seat)
        return out  # sorted: verbs stand in the order of their cards

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        talk = refuse_talk(p, seat, move)
        if talk is not NOT_NOW:
            return talk
        hand = p.hands[seat]
        if t.DISCARD.has(move):
            return None if hand.has(t.DISCARD.a(move)) else say.NOT_IN_HAND
        card = CARD_OF[move]
        if card == NOBODY:
            return NOT_NOW
        if not hand.has(card):
            return say.NOT_IN_HAND
        if self.played >= t.CARDS_PER_TURN:
            return say.THREE_CARDS
        if card < t.LORDS:
            return refuse_home(p, seat, t.PLAY_LORD.b(move), self.declined[card])
        return play_of(card).refuse(p, seat, move)

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CARDS.of(t.CARDS_PER_TURN - self.played)

    def take(self, p: Fief, seat: int, move: int) -> None:
        card = CARD_OF[move]
        if move == PASS:
            self.ended = True
        elif t.DISCARD.has(move):
            p.play_card(seat, t.DISCARD.a(move))
            p.discard(t.DISCARD.a(move))
            p.tell(say.DISCARDED, seat, t.DISCARD.a(move))
        elif card == NOBODY:
            p.push(Talk(seat, move))
        elif card >= t.LORDS:
            self.played += 1
            p.play_card(seat, card)
            play_of(card).act(p, seat, move)
        elif p.holder(t.PLAY_LORD.b(move)) in (seat, NOBODY):
            self.bring(p, card, t.PLAY_LORD.b(move))
        else:
            self.present(p, card, t.PLAY_LORD.b(move))

    def bring(self, p: Fief, lord: int, village: int) -> None:
        """A lord comes into play."""
        self.played += 1
        p.play_card(self.seat, lord)
        p.push(NewLord(lord, self.seat, village))

    def present(self, p: Fief, lord: int, village: int) -> None:
        """His card is shown to all, and the holder of a village asked to receive him (R11)."""
        p.tell(say.LORD_SHOWN, self.seat, lord, village)
        p.shown += 1
        p.hands[self.seat].remove(lord)
        p.hands[self.seat].add(lord, (1 << p.seats) - 1)
        p.push(Receive(p.holder(village), lord, village))

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Receive):
            if child.agreed:
                p.let_in[child.village * t.OCCUPANT.size + self.seat] = child.host + 1
                self.bring(p, child.lord, child.village)
            else:
                self.declined[child.lord] |= 1 << child.host
