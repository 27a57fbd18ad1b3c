"""Playing a card: announcement, reactions, effect, discard [3.2]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.cards import effects
from reame.games.medieval.cards.announce import Aimed, Announce, is_answerable
from reame.games.medieval.cards.mongols import MongolCard
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.control import begin_civil_war
from reame.games.medieval.table.masks import BIT
from reame.games.medieval.table.position import Medieval
from reame.kernel.fields import Field, Flag, Move, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


class Play(Aimed):
    """A card of phase C or D: announced, perhaps cancelled, carried out, discarded [3.2]."""

    rule: ClassVar[str] = "3.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), card=One(t.CARD), move=Move(t.MOVES), stage=Word("announce", "effect", "done"), stands=Flag()
    )

    def __init__(self, seat: int = NOBODY, card: int = NOBODY, move: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.move = move
        self.stage = "announce"
        self.stands = True

    def run(self, p: Medieval) -> None:
        if self.stage == "announce":
            self.stage = "effect"
            self.show(p)
            if t.DEUS_STOPS[self.card]:
                if is_answerable(p, self.card):
                    p.push(Announce(self.card, self.seat))
                else:
                    p.learned += 1  # that nobody reacted, as when the window closes
        elif self.stage == "effect":
            self.stage = "done"
            if self.stands:
                self.effect(p)
            elif self.card >= t.POWER_CARDS:
                p.locked |= BIT[self.card - t.POWER_CARDS]
        else:
            p.end()

    def show(self, p: Medieval) -> None:
        """A power card stays in the hand, open, until it is clear whether it stands [R-10]; others are spent."""
        p.tell(say.PLAYED, self.seat, self.card)
        if self.card >= t.POWER_CARDS:
            p.hands[self.seat].remove(self.card)
            p.hands[self.seat].add(self.card, (1 << p.seats) - 1)
        elif self.card != t.MONGOLS:
            p.spend(self.seat, self.card)

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce):
            self.stands = child.stands

    def strikes(self, p: Medieval, seat: int) -> bool:
        move = self.move
        if t.PLAY_HERESY.has(move):
            return p.controller[t.PLAY_HERESY.a(move)] == seat
        if t.SPY_HAND.has(move):
            return t.SPY_HAND.a(move) == seat
        if t.MURDER.has(move):
            power = t.MURDER.a(move)
        elif t.PLAY_CIVIL_WAR.has(move):
            power = t.PLAY_CIVIL_WAR.a(move)
        elif self.card >= t.POWER_CARDS:
            power = self.card - t.POWER_CARDS
        else:
            return self.card != t.SPIES
        return any(p.controller[home] == seat for home in p.homes_in_play(power))

    def effect(self, p: Medieval) -> None:
        """What the card does."""
        seat, card, move = self.seat, self.card, self.move
        if card >= t.POWER_CARDS:
            p.take_card(seat, card)
            effects.play_power(p, seat, card - t.POWER_CARDS)
        elif card == t.MONGOLS:
            p.push(MongolCard(seat))
        elif card == t.DISASTER:
            effects.disaster(p)
        elif card == t.NEW_RULER:
            effects.new_ruler(p)
        elif card == t.HERESY:
            effects.heresy(p, t.PLAY_HERESY.a(move))
        elif card == t.ASSASSIN:
            effects.murder(p, seat, t.MURDER.a(move))
        elif card == t.CIVIL_WAR:
            begin_civil_war(p, t.PLAY_CIVIL_WAR.a(move))
        elif t.SPY_HAND.has(move):
            effects.spy_hand(p, seat, t.SPY_HAND.a(move))
        elif t.SPY_DECK.has(move):
            effects.spy_deck(p, seat)
        else:
            effects.spy_map(p, seat)
