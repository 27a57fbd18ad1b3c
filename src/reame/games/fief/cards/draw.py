"""Drawing (5.1): up to three cards each, and lords called from the discards before a reshuffle (R10)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import Step


class Draw(Step[Fief]):
    """Clockwise, each draws until he has three; an empty pile is made anew from the discards (5.1)."""

    rule: ClassVar[str] = "5.1"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), begun=Flag(), called=Flag())

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.begun = False
        self.called = False

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = p.turn_order()
        while self.queue:
            seat = self.queue[0]
            self.fill(p, seat)
            if p.hands[seat].size() >= t.HAND_SIZE or not any(p.discards):
                self.queue.pop(0)
            elif not self.called:
                self.called = True
                p.push(CallLords())
                return
            else:
                self.called = False
                for card in range(len(p.discards)):
                    p.deck.add(card, p.discards[card])
                    p.discards[card] = 0
                p.tell(say.RESHUFFLED)
        p.end()

    def fill(self, p: Fief, seat: int) -> None:
        """A hand of three, as far as the pile goes; only its player knows what he draws."""
        drawn: list[int] = []
        while p.hands[seat].size() < t.HAND_SIZE and p.deck.size():
            card = p.deck.draw(p.dice)
            p.hands[seat].add(card, 1 << seat)
            drawn.append(card)
        if drawn:
            p.tell_list(say.DREW, drawn, seat, to=1 << seat)


class CallLords(Step[Fief]):
    """Before the reshuffle, players without a lord and with money may take one from the discards (R10)."""

    rule: ClassVar[str] = "R10"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), begun=Flag(), lord=One(t.LORD))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.begun = False
        self.lord = NOBODY  # chosen, while a card is given up for it

    def run(self, p: Fief) -> None:
        if not self.begun:
            self.begun = True
            self.queue = [s for s in p.turn_order() if not p.lords_of(s)]
        if self.queue and any(p.discards[: t.LORDS]):
            p.ask(self.queue[0])
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        rich = p.money[seat] >= t.CALL_MONEY
        return [PASS, *([t.CALL.at(x) for x in range(t.LORDS) if p.discards[x]] if rich else [])]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_CALL.of()

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        return legal[1] if len(legal) > 1 else PASS

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.queue.pop(0)
            return
        self.lord = t.CALL.a(move)
        if p.hands[seat].size() >= t.HAND_SIZE:
            p.push(GiveUp(seat))
        else:
            self.receive(p, seat)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, GiveUp):
            self.receive(p, child.seat)

    def receive(self, p: Fief, seat: int) -> None:
        """The lord is in his hand, as everybody knows."""
        p.discards[self.lord] -= 1
        p.hands[seat].add(self.lord, (1 << p.seats) - 1)
        p.tell(say.CALLED, seat, self.lord)
        self.lord = NOBODY
        self.queue.pop(0)


class GiveUp(Step[Fief]):
    """With three cards in hand, which one is given up for the lord (R10)?"""

    rule: ClassVar[str] = "R10"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return t.DISCARD.each(p.hands[seat].distinct())

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_GIVE_UP.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        p.play_card(seat, t.DISCARD.a(move))
        p.discard(t.DISCARD.a(move))
        p.tell(say.DISCARDED, seat, t.DISCARD.a(move))
        p.end()
