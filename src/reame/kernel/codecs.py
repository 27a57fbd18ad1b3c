"""Codecs: how a value looks in a dump and to the eyes of a seat, what it may be, how it begins, and how it is copied.

Here are those of a single value; those of lists and tables stand in list_codecs.py, those of cards in card_codecs.py.

Numbers begin with 0, things with none, lists empty, unless `begins` says otherwise. With `i64` a number is kept as a
machine word: for what code reads that has to be fast.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.errors import BadMove, BadPosition
from reame.kernel.kinds import NOBODY, Kind
from reame.kernel.moves import MoveTable
from reame.kernel.native import mypyc_attr

ALL_SEEING: Final = -2  # for dumps
SPECTATOR: Final = -1
MOST: Final = 1_000_000  # of a number, unless a codec says better: more than any game of the house ever counts


class TooLong(Exception):
    """A list that is longer than its codec says it can be: it has no room in an array."""


class Column:
    """One number of an array: what it is, between which values it lies, and their words if it names a thing.

    -1 is nothing; the first word belongs to `first`. Where there is nothing to say a number is 0, whatever it may be
    otherwise.
    """

    def __init__(self, name: str, low: int, high: int, words: list[str] | None = None, first: int = 0) -> None:
        self.name = name
        self.low = min(low, 0)
        self.high = max(high, 0)
        self.words = words
        self.first = first


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How a value looks in a dump, or to the eyes of a seat."""

    fixed: ClassVar[bool] = False  # a value that cannot change needs no copy

    def is_fixed(self) -> bool:
        """Do copies share the value?"""
        return self.fixed

    def dump(self, v: Any, seat: int) -> Any:
        """Plain data, with all that this seat may see of an open value."""
        return v

    def hide(self, v: Any, seat: int) -> Any:
        """What this seat sees of the entry of another one."""
        return None

    def own(self, v: Any, seat: int) -> Any:
        """A list by seat, of which each seat sees its own entry."""
        raise TypeError(f"{type(self).__name__} is not a list by seat")

    def load(self, data: Any, path: str) -> Any:
        """The value back; BadPosition, with the path, if it is none."""
        raise NotImplementedError

    def load_into(self, old: Any, data: Any, path: str) -> Any:
        """The value back, where a blank one gives the size."""
        return self.load(data, path)

    def copy(self, v: Any) -> Any:
        """The value itself if it is fixed, else a copy."""
        return v

    def may_name_seats(self) -> bool:
        """Are there seats, or things that belong to them, among what a value may name?"""
        return any(k.owners for k in self.kinds())

    def top_seat(self, v: Any) -> int:
        """The last seat that a value names; nobody if it names none."""
        return NOBODY

    def kinds(self) -> list[Kind]:
        """The kinds of things that a value may name."""
        return []

    def blank(self, seats: int) -> Any:
        """The value in an empty position for so many seats: a new one if it can change."""
        raise NotImplementedError(f"{type(self).__name__}.blank")

    def columns(self, v: Any, name: str) -> list[Column]:
        """What `write` puts into an array, number by number; a blank value gives the size."""
        raise NotImplementedError(f"{type(self).__name__}.columns")

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        """All that a seat may see of an open value, as numbers into an array of zeros; where the next one goes."""
        raise NotImplementedError(f"{type(self).__name__}.write")

    def hidden_columns(self, v: Any, name: str) -> list[Column]:
        """The same for what a seat sees of the entry of another one."""
        return []

    def write_hidden(self, v: Any, seat: int, out: Any, at: int) -> int:
        """And what it sees, as numbers."""
        return at

    def own_columns(self, v: Any, name: str) -> list[Column]:
        """Of a list by seat: the entry of the seat, then what it sees of all."""
        raise TypeError(f"{type(self).__name__} is not a list by seat")

    def write_own(self, v: Any, seat: int, out: Any, at: int) -> int:
        """The same, as numbers."""
        raise TypeError(f"{type(self).__name__} is not a list by seat")

    def type_name(self) -> str:
        """The type of a value in code; with `copy_code`, for tools/state.py."""
        raise NotImplementedError(f"{type(self).__name__}.type_name")

    def copy_code(self, v: str) -> str:
        """The code that copies the value of a variable."""
        return v if self.is_fixed() else f"{v}.copy()"


class Number(Codec):
    """A whole number."""

    fixed: ClassVar[bool] = True

    def __init__(self, low: int = 0, high: int = MOST, i64: bool = False) -> None:
        self.low = low
        self.high = high
        self.i64 = i64

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(name, self.low, self.high)]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        out[at] = v
        return at + 1

    def blank(self, seats: int) -> Any:
        return min(max(self.low, 0), self.high)

    def type_name(self) -> str:
        return "i64" if self.i64 else "int"

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise BadPosition(f"{path}: {data!r} is not a number from {self.low} to {self.high}")
        return data


class Flag(Codec):
    """Yes or no."""

    fixed: ClassVar[bool] = True

    def __init__(self, begins: bool = False) -> None:
        self.begins = begins

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(name, 0, 1)]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        out[at] = 1 if v else 0
        return at + 1

    def blank(self, seats: int) -> Any:
        return self.begins

    def type_name(self) -> str:
        return "bool"

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, bool):
            raise BadPosition(f"{path}: expected true or false, not {data!r}")
        return data


class Word(Codec):
    """One of a few words, such as the stage of a procedure; it begins with the first."""

    fixed: ClassVar[bool] = True

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(name, 0, len(self.words) - 1, self.words)]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        out[at] = self.words.index(v)
        return at + 1

    def blank(self, seats: int) -> Any:
        return self.words[0]

    def type_name(self) -> str:
        return "str"

    def load(self, data: Any, path: str) -> Any:
        if data not in self.words:
            raise BadPosition(f"{path}: {data!r} is not one of {', '.join(self.words)}")
        return data


class One(Codec):
    """One thing of a kind, or nothing."""

    fixed: ClassVar[bool] = True

    def __init__(self, kind: Kind, i64: bool = False, begins: int = NOBODY) -> None:
        self.kind = kind
        self.i64 = i64
        self.begins = begins

    def columns(self, v: Any, name: str) -> list[Column]:
        kind = self.kind
        return [Column(name, NOBODY, kind.high, None if kind.number else kind.words, kind.low)]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        out[at] = v
        return at + 1

    def blank(self, seats: int) -> Any:
        return self.begins

    def type_name(self) -> str:
        return "i64" if self.i64 else "int"

    def dump(self, v: Any, seat: int) -> Any:
        i: int = v
        return None if i == NOBODY else self.kind.word(i)

    def load(self, data: Any, path: str) -> Any:
        if data is None:
            return NOBODY
        i = self.kind.find(str(data))
        if i == NOBODY:
            raise BadPosition(f"{path}: {data!r} is not a known {self.kind.name}")
        return i

    def top_seat(self, v: Any) -> int:
        i: int = v
        return self.kind.seat_of(i)

    def kinds(self) -> list[Kind]:
        return [self.kind]


class Move(Codec):
    """A move, or none."""

    fixed: ClassVar[bool] = True

    def __init__(self, table: MoveTable) -> None:
        self.table = table

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(name, NOBODY, self.table.size - 1)]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        out[at] = v
        return at + 1

    def blank(self, seats: int) -> Any:
        return NOBODY

    def type_name(self) -> str:
        return "int"

    def dump(self, v: Any, seat: int) -> Any:
        i: int = v
        return None if i == NOBODY else self.table.words(i)

    def load(self, data: Any, path: str) -> Any:
        if data is None:
            return NOBODY
        try:
            return self.table.parse(str(data))
        except BadMove as e:
            raise BadPosition(f"{path}: {e}") from None

    def may_name_seats(self) -> bool:
        return True

    def top_seat(self, v: Any) -> int:
        i: int = v
        if i == NOBODY:
            return NOBODY
        verb = self.table.of(i)
        return max([k.seat_of(x) for k, x in zip(verb.kinds, verb.args(i), strict=True)], default=NOBODY)
