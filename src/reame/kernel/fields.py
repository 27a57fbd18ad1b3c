"""One description of the fields of a position or a step serves dump, load, copy, == and view.

Annotations are gone once a class is compiled, so each class lists its fields once more, with a codec and with who
sees them: `fields` all, `own` each seat its entry of a list by seat, `hidden` nobody.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from reame.kernel.card_codecs import Deck, Hand
from reame.kernel.codecs import (
    ALL_SEEING,
    MOST,
    SPECTATOR,
    Codec,
    Column,
    Flag,
    Move,
    Number,
    One,
    TooLong,
    Word,
)
from reame.kernel.errors import BadPosition
from reame.kernel.kinds import NOBODY, Kind
from reame.kernel.list_codecs import Grid, Many, Mask, Moves, Per, Some, a_list
from reame.kernel.native import mypyc_attr

__all__ = [
    "ALL_SEEING",
    "MOST",
    "SPECTATOR",
    "Codec",
    "Column",
    "Deck",
    "Field",
    "Flag",
    "Grid",
    "Hand",
    "Many",
    "Mask",
    "Move",
    "Moves",
    "Number",
    "One",
    "Part",
    "PartOf",
    "Per",
    "Some",
    "TooLong",
    "Word",
    "a_list",
    "blank_fields",
    "check_seats",
    "columns_of",
    "copy_fields",
    "dump_all",
    "dump_changed",
    "dump_fields",
    "fields",
    "hidden",
    "load_fields",
    "own",
    "view_fields",
    "write_fields",
]


class Field:
    """The name of an attribute, its codec, and who sees it."""

    def __init__(self, name: str, codec: Codec, sees: str) -> None:
        self.name = name
        self.codec = codec
        self.sees = sees
        self.fixed = codec.is_fixed()
        self.may_name_seats = codec.may_name_seats()

    def __repr__(self) -> str:
        return f"<field {self.name}, seen by {self.sees}>"


def fields(**codecs: Codec) -> list[Field]:
    """Fields that everybody sees."""
    return [Field(n, c, "all") for n, c in codecs.items()]


def own(**codecs: Codec) -> list[Field]:
    """Lists by seat of which every seat sees its own entry."""
    return [Field(n, c, "own") for n, c in codecs.items()]


def hidden(**codecs: Codec) -> list[Field]:
    """Fields nobody sees, not even their length; of a deck or a pile a seat sees the size and what it has looked at."""
    return [Field(n, c, "none") for n, c in codecs.items()]


T = TypeVar("T", bound="Part")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A thing with fields of its own inside a position or a step: a camp, a loan, a ship.

    Every argument of its constructor has a default, as with steps. A class whose objects never change once they are
    made says so by `fixed`: copies of a position share them.
    """

    FIELDS: ClassVar[list[Field]] = []
    fixed: ClassVar[bool] = False

    def copy(self: T) -> T:
        """One with the same fields."""
        new = type(self)()
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
        return dump_all(self, self.FIELDS)


class PartOf(Codec):
    """A part: an object of a small class with FIELDS. What the data does not name stays as in a blank one."""

    def __init__(self, made: type[Part]) -> None:
        self.made = made

    def is_fixed(self) -> bool:
        return self.made.fixed

    def blank(self, seats: int) -> Any:
        return self.made()

    def columns(self, v: Any, name: str) -> list[Column]:
        part: Part = v
        return columns_of(part, part.FIELDS, f"{name}.")

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        part: Part = v
        return write_fields(part, part.FIELDS, seat, out, at)

    def type_name(self) -> str:
        return self.made.__name__

    def copy_code(self, v: str) -> str:
        return v if self.made.fixed else f"copy_{self.made.__name__.lower()}({v})"

    def dump(self, v: Any, seat: int) -> Any:
        part: Part = v
        return part.plain() if seat == ALL_SEEING else view_fields(part, part.FIELDS, seat)

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: expected an object with {', '.join(f.name for f in self.made.FIELDS)}")
        part = self.made()
        load_fields(part, part.FIELDS, data, path, frozenset())
        return part

    def copy(self, v: Any) -> Any:
        part: Part = v
        return part if part.fixed else part.copy()

    def may_name_seats(self) -> bool:
        return any(f.may_name_seats for f in self.made.FIELDS)

    def top_seat(self, v: Any) -> int:
        return max([f.codec.top_seat(getattr(v, f.name)) for f in self.made.FIELDS], default=NOBODY)

    def kinds(self) -> list[Kind]:
        return [k for f in self.made.FIELDS for k in f.codec.kinds()]


def blank_fields(obj: Any, fs: list[Field], seats: int) -> None:
    """Give an object the values of an empty position."""
    for f in fs:
        setattr(obj, f.name, f.codec.blank(seats))


def dump_all(obj: Any, fs: list[Field]) -> dict[str, Any]:
    """Every field as data."""
    return {f.name: f.codec.dump(getattr(obj, f.name), ALL_SEEING) for f in fs}


def dump_fields(obj: Any, fs: list[Field], blank: Any) -> dict[str, Any]:
    """Only what differs from a blank object, so that hand-written dumps are short."""
    return dump_changed(obj, fs, dump_all(blank, fs))


def dump_changed(obj: Any, fs: list[Field], blank: dict[str, Any]) -> dict[str, Any]:
    """Only what differs from the data of a blank object."""
    out: dict[str, Any] = {}
    for f in fs:
        v = f.codec.dump(getattr(obj, f.name), ALL_SEEING)
        if v != blank[f.name]:
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
        elif isinstance(c, (Deck, Hand)):  # everybody sees that there are cards
            out[f.name] = c.hide(v, seat)
    return out


def columns_of(obj: Any, fs: list[Field], path: str) -> list[Column]:
    """What an array says of an object, number by number; the object is a blank one."""
    out: list[Column] = []
    for f in fs:
        v = getattr(obj, f.name)
        c = f.codec
        if f.sees == "all":
            out += c.columns(v, path + f.name)
        elif f.sees == "own":
            out += c.own_columns(v, path + f.name)
        elif isinstance(c, (Deck, Hand)):
            out += c.hidden_columns(v, path + f.name)
    return out


def write_fields(obj: Any, fs: list[Field], seat: int, out: Any, at: int) -> int:
    """What a seat sees, as numbers into an array of zeros, from a place on; where it ends."""
    for f in fs:
        c = f.codec
        if f.sees == "all":
            at = c.write(getattr(obj, f.name), seat, out, at)
        elif f.sees == "own":
            at = c.write_own(getattr(obj, f.name), seat, out, at)
        elif isinstance(c, (Deck, Hand)):
            at = c.write_hidden(getattr(obj, f.name), seat, out, at)
    return at


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


def check_seats(obj: Any, fs: list[Field], data: dict[str, Any], seats: int, path: str) -> None:
    """BadPosition if a field that was loaded names a seat that the game does not have."""
    for f in fs:
        top = f.codec.top_seat(getattr(obj, f.name)) if f.may_name_seats and f.name in data else NOBODY
        if top >= seats:
            raise BadPosition(f"{path}.{f.name}: names seat {top}, and the seats are 0 to {seats - 1}")


def copy_fields(old: Any, new: Any, fs: list[Field]) -> None:
    """Give one object the values of another."""
    for f in fs:
        v = getattr(old, f.name)
        setattr(new, f.name, v if f.fixed else f.codec.copy(v))
