"""Reactions to a card [8.6]: Deus ex Machina, and the Assassin against Spies."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import ASSASSIN, CARD, DEUS, DISASTER, NEW_RULER, POWER_CARDS, REACT, SPIES
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step, circle
from reame.kernel.windows import Window


def is_answerable(p: Medieval, card: int) -> bool:
    """Has somebody to be asked about this card? Where windows are silent, mostly nobody holds an answer."""
    return p.open_windows or any(hand.has(DEUS) or (card == SPIES and hand.has(ASSASSIN)) for hand in p.hands)


class Aimed(Step[Medieval]):
    """What a card does that may be announced: whom it strikes is for all to see."""

    def strikes(self, p: Medieval, seat: int) -> bool:
        """Is it aimed at this player? If in doubt it is."""
        return True


class Announce(Window[Medieval]):
    """Reactions to a card, clockwise from the left of its owner [8.6]; a reaction is itself announced."""

    at_once: ClassVar[int] = 8
    rule: ClassVar[str] = "8.6"
    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(card=One(CARD), owner=One(SEAT), stands=Flag(), open=Flag())

    def __init__(self, card: int = NOBODY, owner: int = NOBODY) -> None:
        super().__init__()
        self.card = card
        self.owner = owner
        self.stands = True
        self.open = False

    def run(self, p: Medieval) -> None:
        if not self.open:
            self.open = True
            if is_answerable(p, self.card):
                self.queue = circle(self.owner + 1, p.seats)
                if self.card not in (DISASTER, NEW_RULER):  # one's own card is stopped only if it had to be played
                    self.queue.pop()
        super().run(p)

    def options(self, p: Medieval, seat: int) -> list[int]:
        out: list[int] = []
        hand = p.hands[seat]
        if self.card == SPIES and seat != p.active and hand.has(ASSASSIN):
            out.append(REACT.at(ASSASSIN))
        if hand.has(DEUS):
            out.append(REACT.at(DEUS))
        return out

    def refuse_reaction(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if not REACT.has(move):
            return NOT_NOW
        return None if move in self.options(p, seat) else say.NO_REACTION

    def question(self, p: Medieval, seat: int) -> Sentence:
        return say.ASK_REACT.of(self.owner, self.card)

    def concerns(self, p: Medieval, seat: int) -> bool:
        """One's own card, or one that is aimed at oneself: one's hand, lands, or where one's powers stand."""
        below = p.stack[self.by]
        if seat == self.owner or not isinstance(below, Aimed):
            return True
        return below.strikes(p, seat)

    def react(self, p: Medieval, seat: int, move: int) -> None:
        self.queue.insert(0, seat)  # spent for nothing, it may be tried again
        p.spend(seat, REACT.a(move))
        p.tell(say.REACTED, seat, REACT.a(move))
        p.push(Announce(REACT.a(move), seat))

    def resume(self, p: Medieval, child: Step[Any]) -> None:
        if isinstance(child, Announce) and child.stands:
            p.tell(say.CANCELLED_POWER if self.card >= POWER_CARDS else say.CANCELLED, self.owner, self.card)
            self.stands = False
            self.queue = []

    def close(self, p: Medieval) -> None:
        p.end()
