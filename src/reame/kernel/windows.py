"""Reaction windows: seats in order may answer what happens with a card."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from reame.kernel.fields import Field, Some, hidden
from reame.kernel.kinds import SEAT, Phrase
from reame.kernel.moves import PASS
from reame.kernel.native import mypyc_attr
from reame.kernel.position import Position
from reame.kernel.steps import NOT_NOW, Step

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[P]):
    """Each seat of the queue may react.

    Open windows ask everybody; silent ones ask, covertly, only those who could react, and pass over the others
    without a trace. The queue is hidden: its length would tell who is asked.
    """

    window: ClassVar[bool] = True
    FIELDS: ClassVar[list[Field]] = hidden(queue=Some(SEAT, most=SEAT.size))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []

    def options(self, p: P, seat: int) -> list[int]:
        """What this seat could play now, sorted, without the pass."""
        raise NotImplementedError

    def react(self, p: P, seat: int, move: int) -> None:
        """A seat plays something."""
        raise NotImplementedError

    def close(self, p: P) -> None:
        """Nobody wants to react any more."""
        raise NotImplementedError

    def refuse_reaction(self, p: P, seat: int, move: int) -> Phrase | None:
        """Why this seat cannot react so; None exactly if the move is among its options."""
        return None if move in self.options(p, seat) else NOT_NOW

    def run(self, p: P) -> None:
        while self.queue:
            seat = self.queue[0]
            if p.open_windows or self.options(p, seat):
                p.ask(seat, covert=not p.open_windows)
                return
            self.queue.pop(0)
        p.learned += 1  # that nobody reacted is news: no undo past it
        self.close(p)

    def legal(self, p: P, seat: int) -> list[int]:
        return [PASS, *self.options(p, seat)]

    def refuse(self, p: P, seat: int, move: int) -> Phrase | None:
        return None if move == PASS else self.refuse_reaction(p, seat, move)

    def take(self, p: P, seat: int, move: int) -> None:
        self.queue.pop(0)
        if move != PASS:
            self.react(p, seat, move)
