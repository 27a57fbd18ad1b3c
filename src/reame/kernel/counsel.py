"""What a game tells those who think about it: how good a position looks, which moves come first, what to offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from reame.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from reame.kernel.position import Position

P = TypeVar("P", bound="Position")

ALWAYS: Final = -1  # a moment that never ends


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel(Generic[P]):
    """Advice for bots. It is given imagined positions only, so it may read them whole."""

    MOMENTS: ClassVar[int] = 1  # how many moments search plays to their end before it judges

    def value(self, p: P, seat: int) -> float:
        """How good the position looks to this seat: 0 lost, 1 won; the values of all sides add up to about 1."""
        return 1.0 / p.seats

    def weigh(self, p: P, seat: int, moves: list[int]) -> list[float]:
        """How promising each move is, at a glance: positive weights, for ordering and for playouts."""
        return [1.0] * len(moves)

    def moment(self, p: P) -> int:
        """The turn, phase or auction a position belongs to: a number that changes when it is over.

        Search judges positions when `MOMENTS` are over, if those in their middle look better or worse than they are.
        Where any two positions can be compared there is one moment, `ALWAYS`.
        """
        return ALWAYS

    def occasion(self, p: P) -> int:
        """What the next dice are thrown for, by number: it changes where luck begins anew.

        When search plays on, dice for the same thing fall alike whatever was decided before, which tells moves apart.
        """
        return 0

    def aims(self, p: P, seat: int) -> list[int]:
        """What this seat could set its mind on for the rest of the moment: numbers of the game's own.

        Search rehearses each as a whole: in such a position `aim` is set, and `weigh` and `value` may heed it. So it
        finds plans of which no single move, followed by what looks best, shows the worth.
        """
        return []

    def breadth(self, p: P) -> int:
        """How many moves a seat compares at a decision when search plays on, the heaviest."""
        return 4

    def waits(self, p: P, seat: int, move: int) -> bool:
        """Does this move only end the moment? Then it is judged before chance goes on, as other moves are."""
        return False

    def offers(self, p: P, seat: int) -> list[list[int]]:
        """Sensible offers this seat could make now, each as the chain of moves that makes it."""
        return []
