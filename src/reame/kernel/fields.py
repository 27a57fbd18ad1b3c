"""One description of the fields of a position or a step serves dump, load, copy, == and view.

Annotations are gone once a class is compiled, so each class lists its fields once more, with a codec and with who
sees them: `fields` all, `own` each seat its entry of a table by seat, `hidden` nobody.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.kernel.cards import Bag, Cards
from reame.kernel.errors import BadMove, BadPosition
from reame.kernel.kinds import NOBODY, Kind
from reame.kernel.moves import MoveTable
from reame.kernel.native import mypyc_attr

ALL_SEEING: Final = -2  # for dumps
SPECTATOR: Final = -1
# What no box holds and no table shows: a dump that says more was not written by a game.
MOST: Final = 1_000_000  # of a number; money and tallies of long games stay far below
COPIES: Final = 500  # of one card in a deck
LONGEST: Final = 1_000  # of a list


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How a value looks in a dump, or to the eyes of a seat."""

    fixed: ClassVar[bool] = False  # a value that cannot change needs no copy

    def dump(self, v: Any, seat: int) -> Any:
        """Plain data, with all that this seat may see of an open value."""
        return v

    def hide(self, v: Any, seat: int) -> Any:
        """What this seat sees of the entry of another one."""
        return None

    def own(self, v: Any, seat: int) -> Any:
        """A table by seat, of which each seat sees its own entry."""
        raise TypeError(f"{type(self).__name__} is no table by seat")

    def load(self, data: Any, path: str) -> Any:
        """The value back; BadPosition, with the path, if it is none."""
        raise NotImplementedError

    def load_into(self, old: Any, data: Any, path: str) -> Any:
        """The value back, where a blank one gives the size."""
        return self.load(data, path)

    def copy(self, v: Any) -> Any:
        """The value itself if it is fixed, else a copy."""
        return v


class Number(Codec):
    """A whole number."""

    fixed: ClassVar[bool] = True

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        self.low = low
        self.high = high

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise BadPosition(f"{path}: {data!r} is not a number from {self.low} to {self.high}")
        return data


class Flag(Codec):
    """Yes or no."""

    fixed: ClassVar[bool] = True

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, bool):
            raise BadPosition(f"{path}: {data!r} is neither true nor false")
        return data


class Word(Codec):
    """One of a few words: the stage of a procedure."""

    fixed: ClassVar[bool] = True

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def load(self, data: Any, path: str) -> Any:
        if data not in self.words:
            raise BadPosition(f"{path}: {data!r} is none of {', '.join(self.words)}")
        return data


class One(Codec):
    """One thing of a kind, or nothing."""

    fixed: ClassVar[bool] = True

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def dump(self, v: Any, seat: int) -> Any:
        i: int = v
        return None if i == NOBODY else self.kind.word(i)

    def load(self, data: Any, path: str) -> Any:
        if data is None:
            return NOBODY
        i = self.kind.find(str(data))
        if i == NOBODY:
            raise BadPosition(f"{path}: {data!r} is no {self.kind.name}")
        return i


class Some(Codec):
    """A list of things of a kind, in order."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.each = One(kind)

    def dump(self, v: Any, seat: int) -> Any:
        items: list[int] = v
        return [self.each.dump(i, seat) for i in items]

    def hide(self, v: Any, seat: int) -> Any:
        return len(v)

    def load(self, data: Any, path: str) -> Any:
        return [self.each.load(x, f"{path}[{n}]") for n, x in enumerate(a_list(data, path))]

    def copy(self, v: Any) -> Any:
        items: list[int] = v
        return items.copy()


class Mask(Codec):
    """A set of things of a kind, as bits."""

    fixed: ClassVar[bool] = True

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.each = One(kind)

    def dump(self, v: Any, seat: int) -> Any:
        bits: int = v
        return [w for i, w in enumerate(self.kind.words) if bits >> i & 1]

    def load(self, data: Any, path: str) -> Any:
        bits = 0
        for n, w in enumerate(a_list(data, path)):
            one: int = (self.each.load(w, f"{path}[{n}]") - self.kind.low) // self.kind.unit
            if bits >> one & 1:
                raise BadPosition(f"{path}[{n}]: {w!r} stands twice")
            bits += 2**one
        return bits


class Move(Codec):
    """A move, or none."""

    fixed: ClassVar[bool] = True

    def __init__(self, table: MoveTable) -> None:
        self.table = table

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


class Many(Codec):
    """A list of values of one codec."""

    def __init__(self, each: Codec) -> None:
        self.each = each

    def dump(self, v: Any, seat: int) -> Any:
        items: list[Any] = v
        return [self.each.dump(x, seat) for x in items]

    def load(self, data: Any, path: str) -> Any:
        return [self.each.load(x, f"{path}[{n}]") for n, x in enumerate(a_list(data, path))]

    def copy(self, v: Any) -> Any:
        items: list[Any] = v
        return [self.each.copy(x) for x in items]


def Moves(table: MoveTable) -> Codec:  # noqa: N802 - reads as a codec beside the others
    """A list of moves, such as the terms of a deal."""
    return Many(Move(table))


class Row(Codec):
    """A few numbers or things with names, such as a loan: lender, borrower, amount, round. A list of ints in code."""

    def __init__(self, **columns: Codec) -> None:
        self.names = list(columns)
        self.columns = list(columns.values())

    def dump(self, v: Any, seat: int) -> Any:
        cells: list[int] = v
        return {n: c.dump(x, seat) for n, c, x in zip(self.names, self.columns, cells, strict=True)}

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict) or set(data) != set(self.names):
            raise BadPosition(f"{path}: an object with {', '.join(self.names)} is needed")
        return [c.load(data[n], f"{path}.{n}") for n, c in zip(self.names, self.columns, strict=True)]

    def copy(self, v: Any) -> Any:
        cells: list[int] = v
        return cells.copy()


class Per(Codec):
    """One value per thing of a kind; entries that are blank are left out of the dump."""

    def __init__(self, kind: Kind, each: Codec, blank: Any = None) -> None:
        self.kind = kind
        self.each = each
        self.blank = blank

    def dump(self, v: Any, seat: int) -> Any:
        items: list[Any] = v
        out: dict[str, Any] = {}
        for i, x in enumerate(items):
            if x != self.blank:
                out[self.kind.words[i]] = self.each.dump(x, seat)
        return out

    def own(self, v: Any, seat: int) -> Any:
        items: list[Any] = v
        out: dict[str, Any] = {}
        for i, x in enumerate(items):
            out[self.kind.words[i]] = self.each.dump(x, seat) if i == seat else self.each.hide(x, seat)
        return out

    def load_into(self, old: Any, data: Any, path: str) -> Any:
        items: list[Any] = old
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: an object with keys of {self.kind.name} is needed")
        for w, x in data.items():
            i = self.kind.index.get(str(w), -1)
            if i < 0 or i >= len(items):
                raise BadPosition(f"{path}: {w!r} is no {self.kind.name}")
            items[i] = self.each.load_into(items[i], x, f"{path}.{w}")
        return items

    def load(self, data: Any, path: str) -> Any:
        return self.load_into([self.each.copy(self.blank) for _ in self.kind.words], data, path)

    def copy(self, v: Any) -> Any:
        items: list[Any] = v
        if self.each.fixed:
            return items.copy()
        return [self.each.copy(x) for x in items]


class Grid(Codec):
    """A number for each pair of things, row by row in one flat list; zeros are left out of the dump."""

    def __init__(self, row: Kind, column: Kind, low: int = 0, high: int = MOST) -> None:
        self.row = row
        self.column = column
        self.number = Number(low, high)

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
        items: list[int] = old
        n = self.column.size
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: an object with keys of {self.row.name} is needed")
        for w, cells in data.items():
            r = self.row.index.get(str(w), -1)
            if r < 0 or r >= len(items) // n:
                raise BadPosition(f"{path}: {w!r} is no {self.row.name}")
            if not isinstance(cells, dict):
                raise BadPosition(f"{path}.{w}: an object with keys of {self.column.name} is needed")
            for cw, x in cells.items():
                c = self.column.index.get(str(cw), -1)
                if c < 0:
                    raise BadPosition(f"{path}.{w}: {cw!r} is no {self.column.name}")
                items[r * n + c] = self.number.load(x, f"{path}.{w}.{cw}")
        return items

    def copy(self, v: Any) -> Any:
        items: list[int] = v
        return items.copy()


class Hand(Codec):
    """Cards of a player, with who has seen each; the others see how many, and those they have seen."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.each = One(kind)

    def dump(self, v: Any, seat: int) -> Any:
        h: Cards = v
        if seat != ALL_SEEING:
            return [self.kind.word(c) for c in h.cards]
        return [[self.kind.word(c), h.seen[i]] for i, c in enumerate(h.cards)]

    def hide(self, v: Any, seat: int) -> Any:
        h: Cards = v
        known = [self.kind.word(c) for c in h.known_to(seat)] if seat >= 0 else []
        return {"count": h.size(), "known": known}

    def load(self, data: Any, path: str) -> Any:
        h = Cards()
        for n, x in enumerate(a_list(data, path)):
            here = f"{path}[{n}]"
            if not isinstance(x, list) or len(x) != 2 or not isinstance(x[1], int) or not 0 <= x[1] < 1024:
                raise BadPosition(f"{here}: a card and the mask of seats that know it are needed")
            h.add(self.each.load(x[0], here), x[1])
        return h

    def copy(self, v: Any) -> Any:
        h: Cards = v
        return h.clone()


class Deck(Codec):
    """A face-down deck; everybody sees its size, and each seat what it has peeked at."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.count = Number(0, COPIES)

    def dump(self, v: Any, seat: int) -> Any:
        b: Bag = v
        out: dict[str, Any] = {self.kind.word(c): n for c, n in enumerate(b.counts) if n}
        if b.top:
            out["top"] = [[self.kind.word(c), b.top_seen[i]] for i, c in enumerate(b.top)]
        return out

    def peeked(self, v: Any, seat: int) -> Any:
        """Size, and the top as far as the seat knows it."""
        b: Bag = v
        top: list[str | None] = []
        if seat >= 0:
            top = [self.kind.word(c) if b.top_seen[i] >> seat & 1 else None for i, c in enumerate(b.top)]
        while top and top[-1] is None:
            top.pop()
        return {"size": b.size(), "top": top}

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: an object with counts of {self.kind.name} is needed")
        b = Bag(self.kind.size)
        top = Hand(self.kind)
        for w, n in data.items():
            if w == "top":
                for k, x in enumerate(a_list(n, f"{path}.top")):
                    one: Cards = top.load([x], f"{path}.top[{k}]")
                    b.top.append(one.cards[0])
                    b.top_seen.append(one.seen[0])
                continue
            i = self.kind.index.get(str(w), -1)
            if i < 0:
                raise BadPosition(f"{path}: {w!r} is no {self.kind.name}")
            b.add(i, self.count.load(n, f"{path}.{w}"))
        return b

    def copy(self, v: Any) -> Any:
        b: Bag = v
        return b.clone()


def a_list(data: Any, path: str) -> list[Any]:
    """The data if it is a list of a length that a table could have, else BadPosition."""
    if not isinstance(data, list):
        raise BadPosition(f"{path}: a list is needed")
    if len(data) > LONGEST:
        raise BadPosition(f"{path}: a list of {len(data)} is longer than any table's")
    return data


class Field:
    """The name of an attribute, its codec, and who sees it."""

    def __init__(self, name: str, codec: Codec, sees: str) -> None:
        self.name = name
        self.codec = codec
        self.sees = sees

    def __repr__(self) -> str:
        return f"<field {self.name}, seen by {self.sees}>"


def fields(**codecs: Codec) -> list[Field]:
    """Fields that everybody sees."""
    return [Field(n, c, "all") for n, c in codecs.items()]


def own(**codecs: Codec) -> list[Field]:
    """Tables by seat of which every seat sees its own entry."""
    return [Field(n, c, "own") for n, c in codecs.items()]


def hidden(**codecs: Codec) -> list[Field]:
    """Fields nobody sees, not even their length; decks show their size and what a seat has peeked at."""
    return [Field(n, c, "none") for n, c in codecs.items()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A thing with fields of its own inside a position or a step: a camp, a loan, a ship.

    Every argument of its constructor has a default, as with steps. Classes that are copied often write `copy` by hand.
    """

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Part:
        """One with the same fields."""
        new: Part = type(self)()
        copy_fields(self, new, self.FIELDS)
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and type(self) is type(other) and self.plain() == other.plain()

    def __hash__(self) -> int:
        raise TypeError("a part of a position changes; it has no hash")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.plain()}>"

    def plain(self) -> dict[str, Any]:
        """All its fields, as data."""
        return {f.name: f.codec.dump(getattr(self, f.name), ALL_SEEING) for f in self.FIELDS}


class PartOf(Codec):
    """A part: an object of a small class with FIELDS. What the data does not name stays as in a blank one."""

    def __init__(self, made: type[Part]) -> None:
        self.made = made

    def dump(self, v: Any, seat: int) -> Any:
        part: Part = v
        return part.plain() if seat == ALL_SEEING else view_fields(part, part.FIELDS, seat)

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: an object with {', '.join(f.name for f in self.made.FIELDS)} is needed")
        part = self.made()
        load_fields(part, part.FIELDS, data, path, frozenset())
        return part

    def copy(self, v: Any) -> Any:
        part: Part = v
        return part.copy()


def dump_fields(obj: Any, fs: list[Field], blank: Any) -> dict[str, Any]:
    """Only what differs from a blank object, so that hand-written dumps are short."""
    out: dict[str, Any] = {}
    for f in fs:
        v = f.codec.dump(getattr(obj, f.name), ALL_SEEING)
        if v != f.codec.dump(getattr(blank, f.name), ALL_SEEING):
            out[f.name] = v
    return out


def view_fields(obj: Any, fs: list[Field], seat: int) -> dict[str, Any]:
    """What a seat sees."""
    out: dict[str, Any] = {}
    for f in fs:
        v = getattr(obj, f.name)
        c = f.codec
        if f.sees == "all":
            out[f.name] = c.dump(v, seat)
        elif f.sees == "own":
            out[f.name] = c.own(v, seat)
        elif isinstance(c, Deck):
            out[f.name] = c.peeked(v, seat)
    return out


def load_fields(obj: Any, fs: list[Field], data: dict[str, Any], path: str, others: frozenset[str]) -> None:
    """Set what the data names; unknown names are errors."""
    names = {f.name for f in fs}
    for key in data:
        if key not in names and key not in others:
            raise BadPosition(f"{path}.{key}: no such field; known are {', '.join(sorted(names))}")
    for f in fs:
        if f.name in data:
            value = f.codec.load_into(getattr(obj, f.name), data[f.name], f"{path}.{f.name}")
            setattr(obj, f.name, value)


def copy_fields(old: Any, new: Any, fs: list[Field]) -> None:
    """Give one object the values of another."""
    for f in fs:
        setattr(new, f.name, f.codec.copy(getattr(old, f.name)))
