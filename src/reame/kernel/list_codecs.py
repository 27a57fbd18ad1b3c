"""Codecs of lists, sets and tables: a value made of many."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.codecs import ALL_SEEING, MOST, Codec, Column, Move, Number, One, TooLong
from reame.kernel.errors import BadPosition
from reame.kernel.kinds import NOBODY, SEAT, Kind
from reame.kernel.moves import MoveTable

LONG: Final = 1_000  # things in a list, unless a codec says better


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
