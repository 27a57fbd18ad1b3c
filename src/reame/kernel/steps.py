"""The step: a procedure of the rulebook, stopped at a decision. Its fields are its local variables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from reame.kernel.fields import Field, copy_fields, dump_fields, view_fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import NO, PASS
from reame.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from reame.kernel.chance import Dice
    from reame.kernel.position import Position

NOT_NOW: Final = Phrase("not-now")

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One procedure. `run`, `legal` and `take` are needed where it asks; the others when needed.

    Every argument of a constructor has a default: a blank step is the base of clone, load and dump.
    """

    rule: ClassVar[str] = ""
    FIELDS: ClassVar[list[Field]] = []
    SIGHTS: ClassVar[list[Field]] = []  # what a seat sees beyond the fields; see sights()
    auction: ClassVar[bool] = False  # one bids here, and may say how far one would go
    window: ClassVar[bool] = False  # others act here, and one may react
    at_once: ClassVar[int] = 1  # how many of this class can stand in the stack: room in an array
    at: i64 = -1  # own place in the stack
    by: i64 = -1  # place of the step that pushed this one

    def __init__(self) -> None:
        """Blank. Nothing is lost if a subclass does not call it."""

    def __repr__(self) -> str:
        return f"<{self.dump()}>"

    def run(self, p: P) -> None:
        """On top and nobody asked: ask, push or end, or change something and run again."""
        raise NotImplementedError(f"{type(self).__name__}.run")

    def legal(self, p: P, seat: int) -> list[int]:
        """Sorted moves, never empty, for a seat that is asked. Looks only at what the seat may know."""
        raise NotImplementedError(f"{type(self).__name__}.legal")

    def take(self, p: P, seat: int, move: int) -> None:
        """An answer has come; it is legal."""
        raise NotImplementedError(f"{type(self).__name__}.take")

    def resume(self, p: P, child: Step[Any]) -> None:
        """A step pushed by this one has ended; its result is in its fields."""

    def more(self, p: P, seat: int) -> bool:
        """Sealed chains: has this seat more to say? What it has said is in `p.drafts[seat]`."""
        return False

    def reveal(self, p: P) -> None:
        """All sealed answers are in. They come in the order of asking, never of arrival."""
        for seat in p.asked:
            self.take(p, seat, p.drafts[seat][0])

    def refuse(self, p: P, seat: int, move: int) -> Phrase | None:
        """None exactly if the move is legal; otherwise the reason. Shares its tests with legal()."""
        return None if listed(p.legal(seat), move) else NOT_NOW

    def question(self, p: P, seat: int) -> Sentence:
        """What this seat is asked."""
        raise NotImplementedError(f"{type(self).__name__}.question")

    def default(self, p: P, seat: int) -> int:
        """The answer when time runs out: legal, and harmless."""
        return p.legal(seat)[0]

    # -- standing orders: looked at from the eyes of the seat that is asked ---------------------

    def declines(self, p: P, seat: int) -> int:
        """The move that lets the question go by; NOBODY if it has to be answered."""
        legal = p.legal(seat)
        if listed(legal, PASS):
            return PASS
        return NO if listed(legal, NO) else NOBODY

    def bid_within(self, p: P, seat: int, limit: int) -> int:
        """What somebody does next who bids up to a limit; NOBODY if this is no auction."""
        return NOBODY

    def brings(self, p: P, seat: int) -> int:
        """The money that a yes brings to whoever is asked, if it is offered nothing else; NOBODY if none is offered."""
        return NOBODY

    def concerns(self, p: P, seat: int) -> bool:
        """Is what one may react to here aimed at whoever is asked? If in doubt it is."""
        return True

    def forget(self, p: P, seat: int, dice: Dice) -> None:
        """Deal anew the secrets of this step that the seat does not know."""

    def copy(self) -> Step[Any]:
        """One with the same fields; steps of games that are searched deeply may do it by hand."""
        new: Step[Any] = type(self)()
        copy_fields(self, new, self.FIELDS)
        return new

    def clone(self) -> Step[Any]:
        """A copy, in the same place."""
        new = self.copy()
        new.at = self.at
        new.by = self.by
        return new

    def dump(self) -> dict[str, Any]:
        """As data; what is blank is left out."""
        out: dict[str, Any] = {"step": type(self).__name__}
        out.update(dump_fields(self, self.FIELDS, type(self)()))
        if self.by != self.at - 1:
            out["by"] = self.by
        return out

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees of it."""
        out: dict[str, Any] = {"step": type(self).__name__, "rule": self.rule}
        out.update(view_fields(self, self.FIELDS, seat))
        return out

    def bargains(self) -> bool:
        """Is this when the rulebook lets people bargain in private? Looks only at what everybody sees of the step."""
        return False

    def sights(self, seat: int) -> list[Any]:
        """What a seat sees beyond the fields, in the order of SIGHTS: what view() adds, for arrays."""
        return []


class Stop(Step["Position"]):
    """Bottom of a hand-written stack: when the procedure above has ended, the position is over."""

    def run(self, p: Position) -> None:
        p.finish([], [], "stop", "")


def listed(moves: list[int], move: int) -> bool:
    """Is a move in a sorted list?"""
    return place_of(moves, move) >= 0


def place_of(moves: list[int], move: int) -> i64:
    """Where a move stands in a sorted list; -1 if it does not."""
    low: i64 = 0
    high: i64 = len(moves)
    if high == 0 or not moves[0] <= move <= moves[high - 1]:  # also keeps numbers out that fill no machine word
        return -1
    wanted: i64 = move
    guess: i64 = wanted - moves[0]
    if 0 <= guess < high and moves[guess] == move:  # lists often have no gaps
        return guess
    while low < high:
        middle = (low + high) >> 1
        found: i64 = moves[middle]
        if found == wanted:
            return middle
        if found < wanted:
            low = middle + 1
        else:
            high = middle
    return -1


_TWICE_ROUND: Final[list[list[int]]] = [[*range(seats), *range(seats)] for seats in range(11)]


def circle(first: int, seats: int) -> list[int]:
    """All seats clockwise from the first."""
    first %= seats
    return _TWICE_ROUND[seats][first : first + seats]
