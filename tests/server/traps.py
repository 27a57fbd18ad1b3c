"""A registry with one more toy, which can be set up by hand so that its rules never answer, or break.

No honest game of it ever does.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.counsel import Counsel
from reame.kernel.fields import Field, Number, fields
from reame.kernel.game import Game, Option
from reame.kernel.kinds import Phrase, Sentence, numbers
from reame.kernel.moves import MoveTable
from reame.kernel.position import Position
from reame.kernel.prospects import Prospect, Subject
from reame.kernel.steps import Step
from tests.server import toys

MOVES: Final = MoveTable()
TICK: Final = MOVES.verb("tick", "1", numbers("tick", 1, 3))
ASK: Final = Phrase("ask-tick", "1")
TOLD: Final = Phrase("ticked", "1")
ENDLESS: Final = 1  # what legal() never comes back from
CRACKED: Final = 2  # what a view breaks over
WRONG: Final = 3  # what the invariants forbid
DEAF: Final = 4  # what standing orders break over


class Clock(Position):
    """A fuse, and what happens when it has burnt down."""

    FIELDS: ClassVar[list[Field]] = fields(left=Number(), trap=Number(), fuse=Number(), ticks=Number())

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.left = 0  # ticks to the end
        self.fuse = 0  # ticks until the trap shuts
        self.trap = 0
        self.ticks = 0

    def view(self, seat: int) -> dict[str, Any]:
        if self.shut == CRACKED:
            raise ZeroDivisionError("nobody can look at this")
        return super().view(seat)

    @property
    def shut(self) -> int:
        """What has gone wrong."""
        return self.trap if self.fuse == 0 else 0


class Ticking(Step[Clock]):
    """All seats in turn."""

    rule: ClassVar[str] = "1"

    def run(self, p: Clock) -> None:
        if p.left == 0:
            p.finish([0], [1] * p.seats, "midnight", "2")
        else:
            p.ask(p.ticks % p.seats)

    def legal(self, p: Clock, seat: int) -> list[int]:
        while p.shut == ENDLESS:
            pass
        return TICK.span(1, 3)

    def concerns(self, p: Clock, seat: int) -> bool:
        if p.shut == DEAF:
            raise ZeroDivisionError("nobody can say whom it concerns")
        return False

    def take(self, p: Clock, seat: int, move: int) -> None:
        p.left -= 1
        p.ticks += 1
        if p.fuse:
            p.fuse -= 1
        p.tell(TOLD)

    def question(self, p: Clock, seat: int) -> Sentence:
        return ASK.of()


def whether_it_ticks(p: Clock, _seat: int, _thing: int) -> list[Prospect]:
    """Asked of a clock that has stopped, it thinks for ever."""
    while p.shut == ENDLESS:
        pass
    return [Prospect("tick 1")]


class ClockGame(Game[Clock]):
    """Ticks; any number of them, if it is set up by hand."""

    name: ClassVar[str] = "clock"
    title: ClassVar[str] = "The Clock"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2, 3]
    OPTIONS: ClassVar[list[Option]] = []
    PROSPECTS: ClassVar[dict[str, Subject]] = {"ticking": Subject(whether_it_ticks)}

    def blank(self, seats: int) -> Clock:
        return Clock(self, seats)

    def setup(self, p: Clock) -> None:
        p.left = 60
        p.push(Ticking())

    def broken(self, p: Clock) -> list[str]:
        return ["3: the clock is wrong"] if p.shut == WRONG else []


CLOCK: Final = ClockGame(MOVES, [Ticking], Counsel())
NAMES: Final = [*toys.NAMES, "clock"]


def find(name: str) -> Game[Any]:
    """The toy, or any other game."""
    return CLOCK if name == "clock" else toys.find(name)
