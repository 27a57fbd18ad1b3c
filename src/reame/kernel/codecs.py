"""Codecs: how a value looks in a dump and to the eyes of a seat, what it may be, how it begins, and how it is copied.

Numbers begin with 0, things with none, lists empty, unless `begins` says otherwise. With `i64` a number is kept as a
machine word: for what code reads that has to be fast.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.errors import BadMove, BadPosition
from reame.kernel.kinds import NOBODY, SEAT, Kind
from reame.kernel.moves import MoveTable
from reame.kernel.native import mypyc_attr

ALL_SEEING: Final = -2  # for dumps
SPECTATOR: Final = -1
MOST: Final = 1_000_000  # of a number, unless a codec says better: more than any game of the house ever counts
LONG: Final = 1_000  # things in a list, unless a codec says better


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


class Some(Codec):
    """A list of things of a kind, in order; `most` is how many there can be."""

    def __init__(self, kind: Kind, most: int = LONG) -> None:
        self.kind = kind
        self.each = One(kind)
        self.most = most

    def most_written(self) -> int:
        """Room in an array: what is declared, or else each thing once."""
        return self.kind.size if self.most == LONG else self.most

    def columns(self, v: Any, name: str) -> list[Column]:
        most = self.most_written()
        out = [Column(f"{name}.length", 0, most)]
        for i in range(most):
            out += self.each.columns(NOBODY, f"{name}[{i}]")
        return out

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        items: list[int] = v
        most = self.most_written()
        if len(items) > most:
            raise TooLong(f"{len(items)} of {self.kind.name}, and there can be {most}")
        out[at] = len(items)
        end = at + 1 + most
        for i in items:
            at += 1
            out[at] = i
        return end

    def hidden_columns(self, v: Any, name: str) -> list[Column]:
        return [Column(f"{name}.length", 0, self.most_written())]

    def write_hidden(self, v: Any, seat: int, out: Any, at: int) -> int:
        out[at] = len(v)
        return at + 1

    def blank(self, seats: int) -> Any:
        none: list[int] = []
        return none

    def type_name(self) -> str:
        return "list[int]"

    def dump(self, v: Any, seat: int) -> Any:
        items: list[int] = v
        return [self.each.dump(i, seat) for i in items]

    def hide(self, v: Any, seat: int) -> Any:
        return len(v)

    def load(self, data: Any, path: str) -> Any:
        return [self.each.load(x, f"{path}[{n}]") for n, x in enumerate(a_list(data, path, self.most))]

    def copy(self, v: Any) -> Any:
        items: list[int] = v
        return items.copy()

    def top_seat(self, v: Any) -> int:
        items: list[int] = v
        return max([self.kind.seat_of(i) for i in items], default=NOBODY)

    def kinds(self) -> list[Kind]:
        return [self.kind]


class Mask(Codec):
    """A set of things of a kind, as bits."""

    fixed: ClassVar[bool] = True

    def __init__(self, kind: Kind, i64: bool = False, begins: int = 0) -> None:
        self.kind = kind
        self.each = One(kind)
        self.i64 = i64
        self.begins = begins

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(f"{name}.{w}", 0, 1) for w in self.kind.words]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        bits: int = v
        end = at + self.kind.size
        while bits:
            if bits & 1:
                out[at] = 1
            bits >>= 1
            at += 1
        return end

    def blank(self, seats: int) -> Any:
        return self.begins

    def type_name(self) -> str:
        return "i64" if self.i64 else "int"

    def dump(self, v: Any, seat: int) -> Any:
        bits: int = v
        return [w for i, w in enumerate(self.kind.words) if bits >> i & 1]

    def load(self, data: Any, path: str) -> Any:
        bits = 0
        for n, w in enumerate(a_list(data, path)):
            one: int = (self.each.load(w, f"{path}[{n}]") - self.kind.low) // self.kind.unit
            if bits >> one & 1:
                raise BadPosition(f"{path}[{n}]: {w!r} appears twice")
            bits += 2**one
        return bits

    def top_seat(self, v: Any) -> int:
        bits: int = v
        return max([seat for i, seat in enumerate(self.kind.owners) if bits >> i & 1], default=NOBODY)

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


class Many(Codec):
    """A list of values of one codec; `most` is how many there can be."""

    def __init__(self, each: Codec, most: int = LONG) -> None:
        self.each = each
        self.most = most
        self.flat = each.is_fixed()  # the list alone has to be copied
        self._wide = -1  # numbers of an entry in an array, once they were counted

    def columns(self, v: Any, name: str) -> list[Column]:
        out = [Column(f"{name}.length", 0, self.most)]
        each = self.each.blank(0)
        for i in range(self.most):
            out += self.each.columns(each, f"{name}[{i}]")
        return out

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        items: list[Any] = v
        if len(items) > self.most:
            raise TooLong(f"{len(items)} in a list, and there can be {self.most}")
        if self._wide < 0:
            self._wide = len(self.each.columns(self.each.blank(0), ""))
        out[at] = len(items)
        end = at + 1 + self.most * self._wide
        at += 1
        for x in items:
            at = self.each.write(x, seat, out, at)
        return end

    def blank(self, seats: int) -> Any:
        none: list[Any] = []
        return none

    def type_name(self) -> str:
        return f"list[{self.each.type_name()}]"

    def copy_code(self, v: str) -> str:
        return f"{v}.copy()" if self.flat else f"[{self.each.copy_code('x')} for x in {v}]"

    def dump(self, v: Any, seat: int) -> Any:
        items: list[Any] = v
        return [self.each.dump(x, seat) for x in items]

    def load(self, data: Any, path: str) -> Any:
        return [self.each.load(x, f"{path}[{n}]") for n, x in enumerate(a_list(data, path, self.most))]

    def copy(self, v: Any) -> Any:
        items: list[Any] = v
        if self.flat:
            return items.copy()
        return [self.each.copy(x) for x in items]

    def may_name_seats(self) -> bool:
        return self.each.may_name_seats()

    def top_seat(self, v: Any) -> int:
        items: list[Any] = v
        return max([self.each.top_seat(x) for x in items], default=NOBODY)

    def kinds(self) -> list[Kind]:
        return self.each.kinds()


class Moves(Many):
    """A list of moves, such as the terms of a deal."""

    def __init__(self, table: MoveTable, most: int = LONG) -> None:
        super().__init__(Move(table), most)


class Row(Codec):
    """A few numbers or things with names, such as a loan: lender, borrower, amount, round. A list of ints in code."""

    def __init__(self, **columns: Codec) -> None:
        self.names = list(columns)
        self.codecs = list(columns.values())  # of the columns, in order

    def columns(self, v: Any, name: str) -> list[Column]:
        out: list[Column] = []
        for n, c in zip(self.names, self.codecs, strict=True):
            out += c.columns(c.blank(0), f"{name}.{n}")
        return out

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        cells: list[int] = v
        for c, x in zip(self.codecs, cells, strict=True):
            at = c.write(x, seat, out, at)
        return at

    def blank(self, seats: int) -> Any:
        return [c.blank(seats) for c in self.codecs]

    def type_name(self) -> str:
        return "list[int]"

    def dump(self, v: Any, seat: int) -> Any:
        cells: list[int] = v
        return {n: c.dump(x, seat) for n, c, x in zip(self.names, self.codecs, cells, strict=True)}

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict) or set(data) != set(self.names):
            raise BadPosition(f"{path}: expected an object with {', '.join(self.names)}")
        return [c.load(data[n], f"{path}.{n}") for n, c in zip(self.names, self.codecs, strict=True)]

    def copy(self, v: Any) -> Any:
        cells: list[int] = v
        return cells.copy()

    def top_seat(self, v: Any) -> int:
        cells: list[int] = v
        return max([c.top_seat(x) for c, x in zip(self.codecs, cells, strict=True)], default=NOBODY)

    def kinds(self) -> list[Kind]:
        return [k for c in self.codecs for k in c.kinds()]


class Per(Codec):
    """One value per thing of a kind. It begins with `empty` for each, which dumps leave out, or as `begins` lists."""

    def __init__(self, kind: Kind, each: Codec, empty: Any = None, begins: list[Any] | None = None) -> None:
        self.kind = kind
        self.each = each
        self.empty = empty
        self.begins = begins
        self.flat = each.is_fixed()  # the list alone has to be copied
        self._wide = -1  # numbers of an entry in an array, once they were counted

    def columns(self, v: Any, name: str) -> list[Column]:
        items: list[Any] = v
        out: list[Column] = []
        for i, x in enumerate(items):
            out += self.each.columns(x, f"{name}.{self.kind.words[i]}")
        return out

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        items: list[Any] = v
        for x in items:
            at = self.each.write(x, seat, out, at)
        return at

    def own_columns(self, v: Any, name: str) -> list[Column]:
        items: list[Any] = v
        out = self.each.columns(items[0], f"{name}.own")
        for i, x in enumerate(items):
            out += self.each.hidden_columns(x, f"{name}.{self.kind.words[i]}")
        return out

    def write_own(self, v: Any, seat: int, out: Any, at: int) -> int:
        items: list[Any] = v
        if self._wide < 0:
            self._wide = len(self.each.columns(items[0], ""))
        if seat >= 0:
            self.each.write(items[seat], seat, out, at)
        at += self._wide
        for x in items:
            at = self.each.write_hidden(x, seat, out, at)
        return at

    def blank(self, seats: int) -> Any:
        if self.begins is not None:
            return [self.each.copy(x) for x in self.begins]
        size = seats if self.kind is SEAT else self.kind.size
        first = self.each.blank(seats) if self.empty is None else self.empty
        return [first] * size if self.flat else [self.each.copy(first) for _ in range(size)]

    def type_name(self) -> str:
        return f"list[{self.each.type_name()}]"

    def copy_code(self, v: str) -> str:
        return f"{v}.copy()" if self.flat else f"[{self.each.copy_code('x')} for x in {v}]"

    def dump(self, v: Any, seat: int) -> Any:
        items: list[Any] = v
        out: dict[str, Any] = {}
        for i, x in enumerate(items):
            if x != self.empty:
                out[self.kind.words[i]] = self.each.dump(x, seat)
        return out

    def own(self, v: Any, seat: int) -> Any:
        items: list[Any] = v
        out: dict[str, Any] = {}
        for i, x in enumerate(items):
            out[self.kind.words[i]] = self.each.dump(x, seat) if i == seat else self.each.hide(x, seat)
        return out

    def load_into(self, old: Any, data: Any, path: str) -> Any:
        blank: list[Any] = old
        items = blank.copy()  # positions may share what is replaced and never changed
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: expected an object with keys of {self.kind.name}")
        for w, x in data.items():
            i = self.kind.index.get(str(w), -1)
            if i < 0 or i >= len(items):
                raise BadPosition(f"{path}: {w!r} is not a known {self.kind.name}")
            items[i] = self.each.load_into(items[i], x, f"{path}.{w}")
        return items

    def load(self, data: Any, path: str) -> Any:
        return self.load_into([self.each.copy(self.empty) for _ in self.kind.words], data, path)

    def copy(self, v: Any) -> Any:
        items: list[Any] = v
        if self.flat:
            return items.copy()
        return [self.each.copy(x) for x in items]

    def may_name_seats(self) -> bool:
        return self.kind.owners != [] or self.each.may_name_seats()

    def top_seat(self, v: Any) -> int:
        items: list[Any] = v
        nothing = self.each.dump(self.each.blank(0) if self.empty is None else self.empty, ALL_SEEING)
        top = NOBODY
        for i, x in enumerate(items):
            if self.each.dump(x, ALL_SEEING) != nothing:
                top = max(top, self.kind.seat_of(i), self.each.top_seat(x))
        return top

    def kinds(self) -> list[Kind]:
        return [self.kind, *self.each.kinds()]


class Grid(Codec):
    """A number for each pair of things, row by row in one flat list; zeros are left out of the dump."""

    def __init__(self, row: Kind, column: Kind, low: int = 0, high: int = MOST, i64: bool = False) -> None:
        self.row = row
        self.column = column
        self.number = Number(low, high, i64)

    def columns(self, v: Any, name: str) -> list[Column]:
        items: list[int] = v
        n = self.column.size
        low, high = self.number.low, self.number.high
        rows, cells = self.row.words, self.column.words
        return [Column(f"{name}.{rows[i // n]}.{cells[i % n]}", low, high) for i in range(len(items))]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        items: list[int] = v
        for i in range(len(items)):
            if items[i]:
                out[at + i] = items[i]
        return at + len(items)

    def own_columns(self, v: Any, name: str) -> list[Column]:
        return [Column(f"{name}.own.{w}", self.number.low, self.number.high) for w in self.column.words]

    def write_own(self, v: Any, seat: int, out: Any, at: int) -> int:
        items: list[int] = v
        n = self.column.size
        if seat >= 0:
            for i in range(n):
                out[at + i] = items[seat * n + i]
        return at + n

    def blank(self, seats: int) -> Any:
        return [0] * ((seats if self.row is SEAT else self.row.size) * self.column.size)

    def type_name(self) -> str:
        return f"list[{self.number.type_name()}]"

    def dump(self, v: Any, seat: int) -> Any:
        items: list[int] = v
        out: dict[str, Any] = {}
        n = self.column.size
        for r in range(len(items) // n):
            cells = {self.column.words[c]: items[r * n + c] for c in range(n) if items[r * n + c]}
            if cells:
                out[self.row.words[r]] = cells
        return out

    def own(self, v: Any, seat: int) -> Any:
        items: list[int] = v
        n = self.column.size
        out: dict[str, Any] = {self.row.words[r]: None for r in range(len(items) // n)}
        if seat >= 0:
            out[self.row.words[seat]] = {
                self.column.words[c]: items[seat * n + c] for c in range(n) if items[seat * n + c]
            }
        return out

    def load_into(self, old: Any, data: Any, path: str) -> Any:
        blank: list[int] = old
        items = blank.copy()
        n = self.column.size
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: expected an object with keys of {self.row.name}")
        for w, cells in data.items():
            r = self.row.index.get(str(w), -1)
            if r < 0 or r >= len(items) // n:
                raise BadPosition(f"{path}: {w!r} is not a known {self.row.name}")
            if not isinstance(cells, dict):
                raise BadPosition(f"{path}.{w}: expected an object with keys of {self.column.name}")
            for cw, x in cells.items():
                c = self.column.index.get(str(cw), -1)
                if c < 0:
                    raise BadPosition(f"{path}.{w}: {cw!r} is not a known {self.column.name}")
                items[r * n + c] = self.number.load(x, f"{path}.{w}.{cw}")
        return items

    def copy(self, v: Any) -> Any:
        items: list[int] = v
        return items.copy()

    def top_seat(self, v: Any) -> int:
        items: list[int] = v
        n = self.column.size
        top = NOBODY
        for i, x in enumerate(items):
            if x:
                top = max(top, self.row.seat_of(i // n), self.column.seat_of(i % n))
        return top

    def kinds(self) -> list[Kind]:
        return [self.row, self.column]


def a_list(data: Any, path: str, most: int = LONG) -> list[Any]:
    """The data if it is a list, and no longer than it can be; else BadPosition."""
    if not isinstance(data, list):
        raise BadPosition(f"{path}: expected a list")
    if len(data) > most:
        raise BadPosition(f"{path}: {len(data)} entries, and there can be {most}")
    return data
