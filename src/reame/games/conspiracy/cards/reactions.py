"""The reaction stack (section 4): cards in answer to something, the last one played takes effect first."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.cards.mercenaries import recruit, recruits, refuse_recruit
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.fields import Field, Moves, One, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, circle
from reame.kernel.windows import Window


def card_of(move: int) -> int:
    """Which card a reaction plays."""
    if t.ROB.has(move):
        return t.ROBBER_KNIGHT
    if t.PESTILENCE.has(move):
        return t.PESTILENCE_CARD
    return t.PLAY.a(move)


class Reactions(Window[Conspiracy]):
    """Asked round and round until all have passed in a row (R19).

    In silent windows only seats with a card for the situation are asked; once asked they may also buy a mercenary.
    """

    FIELDS: ClassVar[list[Field]] = Window.FIELDS + fields(
        alone=One(SEAT), seats=Some(SEAT, most=56), played=Moves(t.MOVES, most=56)
    )

    recruited: ClassVar[Phrase] = say.RECRUITED

    def __init__(self, queue: list[int] | None = None, alone: int = NOBODY) -> None:
        super().__init__()
        self.queue = [] if queue is None else queue
        self.alone = alone  # the only player asked in this window
        self.seats: list[int] = []  # who has played ...
        self.played: list[int] = []  # ... what, the top of the stack last

    # -- what each window says ---------------------------------------------------------------

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        """All that this window could ever offer a seat; sorted."""
        raise NotImplementedError

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        """Why this seat, who holds the card, cannot play one of the candidates now."""
        raise NotImplementedError

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        """A card takes effect, or finds its object gone."""
        raise NotImplementedError

    def settle(self, p: Conspiracy) -> None:
        """After the stack."""

    # -- the procedure -----------------------------------------------------------------------

    def options(self, p: Conspiracy, seat: int) -> list[int]:
        hand = p.hands[seat]
        if not hand.cards:
            return []
        return [m for m in self.candidates(p, seat) if hand.has(card_of(m)) and self.refuse_answer(p, seat, m) is None]

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        return [PASS, *self.options(p, seat), *recruits(p, seat)]

    def refuse_reaction(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.RECRUIT.has(move):
            return refuse_recruit(p, seat, move)
        if move not in self.candidates(p, seat):
            return NOT_NOW
        return self.refuse_answer(p, seat, move) if p.hands[seat].has(card_of(move)) else say.NO_CARD

    def react(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.RECRUIT.has(move):
            self.queue.insert(0, seat)  # neither a card played nor a pass: asked again
            recruit(p, seat, move, self.recruited)
            return
        p.spend(seat, card_of(move))
        self.tell_played(p, seat, move)
        self.seats.append(seat)
        self.played.append(move)
        self.queue = [seat] if self.alone != NOBODY else circle(seat + 1, p.seats)

    def tell_played(self, p: Conspiracy, seat: int, move: int) -> None:
        """A card lies on the stack."""
        if t.ROB.has(move):
            p.tell(say.CARD_PLAYED_ON, seat, t.ROBBER_KNIGHT, t.ROB.a(move))
        else:
            p.tell(say.CARD_PLAYED, seat, card_of(move))

    def close(self, p: Conspiracy) -> None:
        while self.played:
            self.resolve(p, self.seats.pop(), self.played.pop())
        self.settle(p)
        p.end()

    def void(self, p: Conspiracy, seat: int, move: int) -> None:
        """A card that found its object gone (R20)."""
        p.tell(say.CARD_VOID, seat, card_of(move))
