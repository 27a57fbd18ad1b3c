"""Letters and promises as they are stored."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from reame.kernel.journal import ALL

TalkRule = Literal["none", "public", "free", "rulebook"]  # how people talk at a table
Opens = Literal["end", "never"]  # when letters can be read by everybody
Word = Literal["", "kept", "broken", "released"]  # what is said of a promise; nothing yet

SEATS: Final = 16


def mask_of(seats: list[int] | tuple[int, ...]) -> int:
    """A set of seats as a number; spectators are nobody."""
    return sum(1 << s for s in set(seats) if s >= 0)


def seats_in(mask: int) -> list[int]:
    """The seats of such a number, in order."""
    return [s for s in range(SEATS) if mask >> s & 1]


class LetterRow(Struct, kw_only=True):
    """A letter in a room. With a salt it was sealed: its hash was shown when it was written, its text once `opened`."""

    room: int
    n: int = 0
    rev: int = 0
    at: float
    seat: int
    name: str
    text: str
    salt: str | None = None
    opens: float | None = None
    opened: float | None = None
    moves: int
    turned: int = 0

    def is_open(self, over: bool) -> bool:
        """May its readers read it? At the end of the game all seals are broken."""
        return self.salt is None or self.opened is not None or over


class PromiseRow(Struct, kw_only=True):
    """Who promised what to whom until when. `says` is the word of who promised, `replies` that of who received it."""

    promise: int
    rev: int = 0
    at: float
    seat: int
    other: int
    text: str
    until: str
    secret: bool
    says: Word = ""
    replies: Word = ""
    moves: int
    turned: int = 0


class Fallen(Struct):
    """Moves that were taken back: from where on, and who could read what was told of each of them."""

    first: int
    read_by: list[int]

    def shift(self, moves: int, turned: int) -> tuple[int, int]:
        """Where something stands that was written after so many moves, and who has seen the table turn back there."""
        gone = max(0, min(moves - self.first, len(self.read_by)))
        for to in self.read_by[:gone]:
            turned = ALL if ALL in (to, turned) else to | turned
        return moves - gone, turned


class Honour(Struct):
    """What has become of somebody's promises, as those say to whom they were made."""

    kept: int = 0
    broken: int = 0
    released: int = 0
