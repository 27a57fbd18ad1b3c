"""What something would mean to a seat: odds, price, reach, who must permit. Boards and terminal only show it.

A game answers from the seat's own eyes. Nothing in a prospect may depend on what the seat does not know: two positions
that it cannot tell apart have the same prospects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from reame.kernel.errors import NoSuchProspect
from reame.kernel.kinds import NOBODY, Kind, Sentence, numbers

CHOICES: Final = "choices"  # the subject that every game knows: all legal moves at once
COUNT: Final = numbers("count", 0, 9_999)  # of whatever the sentence speaks about
GOOD: Final = "good"
BAD: Final = "bad"
_DIGITS: Final = 4  # of odds: more would only tell one machine from another


@final
class Prospect:
    """What one thing would mean: a move, by its words, or a reference, `kind:word`.

    `odds` are those of success, `price` is what it costs or brings, `says` what comes of it, as parts of a line: their
    phrases have keys `would-...` and no stop at the end. `figures` are numbers and names for a board that draws them;
    `parts` are prospects of what belongs to it: places within reach, sides of a battle, candidates of an election.
    """

    def __init__(self, of: str) -> None:
        self.of = of
        self.odds = -1.0  # below 0: it is not a matter of chance
        self.price: Sentence | None = None
        self.tone = ""  # how the price is meant
        self.says: list[Sentence] = []
        self.figures: dict[str, Any] = {}
        self.parts: list[Prospect] = []

    def __repr__(self) -> str:
        return f"<prospect {self.plain()}>"

    def plain(self) -> dict[str, Any]:
        """As data; what is blank is left out."""
        out: dict[str, Any] = {"of": self.of}
        if self.odds >= 0.0:
            out["odds"] = round(self.odds, _DIGITS)
        if self.price is not None:
            out["price"] = self.price.plain()
        if self.tone:
            out["tone"] = self.tone
        if self.says:
            out["says"] = [s.plain() for s in self.says]
        if self.figures:
            out["figures"] = self.figures
        if self.parts:
            out["parts"] = [x.plain() for x in self.parts]
        return out


# The position, the seat (-1 looks on), and the thing that the subject is about, or nothing.
Teller = Callable[[Any, int, int], list[Prospect]]


@final
class Subject:
    """Something a game can say more about; of a kind of things, it is asked for each: `ways:0-caravan-1`."""

    def __init__(self, tell: Teller, kind: Kind | None = None) -> None:
        self.tell = tell
        self.kind = kind

    def of(self, word: str) -> int:
        """The thing behind the colon; NoSuchProspect if it is none of the kind."""
        value = NOBODY if self.kind is None else self.kind.find(word)
        if (self.kind is None) != (not word) or (value < 0 and self.kind is not None):
            raise NoSuchProspect(f"{word!r} is nothing that this subject speaks about")
        return value


def count(n: int) -> int:
    """An amount as a sentence has room for it."""
    return max(0, min(n, COUNT.high))


def of_moves(
    position: Any, seat: int, weighed: dict[str, Callable[[Any, int, Prospect], None]], by: Any
) -> list[Prospect]:
    """Of the moves a seat can make now, those of which there is something to say: by the verb, what says it."""
    table = position.game.table
    out: list[Prospect] = []
    for move in position.legal(seat) if seat in position.waiting else []:
        weigh = weighed.get(table.of(move).name)
        if weigh is not None:
            x = Prospect(table.words(move))
            weigh(by, move, x)
            out.append(x)
    return out


def last_step(position: Any, sort: type[Any]) -> Any:
    """The uppermost step of a sort on the stack of a position, or None."""
    stack = position.stack
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(stack[i], sort):
            return stack[i]
    return None
