"""A position as an array of whole numbers: all that a seat may know, and nothing more.

The array follows from the fields of the game (kernel/fields.py): the same list drives dump, view and array, so what a
view hides an array cannot show. Lists stand with their length in front and room for as many entries as there can be;
one that were longer is an error, never cut. The stack of steps is written as the list of its classes, and then, for
each class, the fields of its steps that stand in the stack.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from reame.kernel.codecs import Column, TooLong
from reame.kernel.fields import columns_of, write_fields
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.kernel.steps import Step

DEEP: Final = 32  # steps in a stack
DRAFT: Final = 128  # moves that a seat says under seal before all is opened
SCORE: Final = 1_000_000
NOBODY: Final = -1


class Part:
    """A run of columns that belong together: the head, the table, or one step."""

    def __init__(self, name: str, first: int, columns: list[Column]) -> None:
        self.name = name
        self.first = first
        self.columns = columns

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.first + len(self.columns)


class Layout:
    """What stands where in the arrays of a game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        game.choose(seats, {})
        self.game = game
        self.seats = seats
        self.classes = list(game.steps)
        self.parts: list[Part] = []
        self.size = 0
        blank: Position = game.blank(seats)
        self._add("head", self._head())
        self._add("table", columns_of(blank, blank.FIELDS, "table."))
        self._sights: list[Any] = [f.codec for f in blank.SIGHTS]
        self._add(
            "sights", [c for f in blank.SIGHTS for c in f.codec.columns(f.codec.blank(seats), f"sights.{f.name}")]
        )
        self._place: dict[str, list[int]] = {}  # of a step's blocks
        for name, cls in game.steps.items():
            step: Step[Any] = cls()
            for n in range(step.at_once):
                path = f"{name}." if step.at_once == 1 else f"{name}[{n}]."
                found = [Column(f"{path}there", 0, 1), *columns_of(step, step.FIELDS, path)]
                for f in step.SIGHTS:
                    found += f.codec.columns(f.codec.blank(seats), path + f.name)
                self._place.setdefault(name, []).append(self.size)
                self._add(path.rstrip("."), found)

    def _add(self, name: str, columns: list[Column]) -> None:
        self.parts.append(Part(name, self.size, columns))
        self.size += len(columns)

    def _head(self) -> list[Column]:
        everyone = range(self.seats)
        out = [Column("seat", NOBODY, self.seats - 1), Column("asked.me", 0, 1)]
        out += [Column(f"asked.{s}", 0, 1) for s in everyone]
        out += [Column(f"option.{o.name}", o.kind.low, o.kind.high, o.kind.words) for o in self.game.OPTIONS]
        out.append(Column("over", 0, 1))
        out += [Column(f"won.{s}", 0, 1) for s in everyone]
        out += [Column(f"score.{s}", -SCORE, SCORE) for s in everyone]
        last = self.game.table.size - 1
        out += [Column("draft.length", 0, DRAFT), *(Column(f"draft[{i}]", 0, last) for i in range(DRAFT))]
        steps = len(self.classes) - 1
        out.append(Column("stack.length", 0, DEEP))
        return out + [Column(f"stack[{i}]", 0, steps, self.classes) for i in range(DEEP)]

    @property
    def columns(self) -> list[Column]:
        """All of them, in their order."""
        return [c for part in self.parts for c in part.columns]

    def write(self, p: Position, seat: int, out: Any) -> None:
        """What a seat knows into an array of zeros: anything with places for so many whole numbers of 32 bits."""
        mine = seat in p.waiting
        out[0] = seat
        out[1] = int(mine)
        at = 2
        if mine or not p.covert:
            for s in p.asked:
                out[at + s] = 1
        at += self.seats
        for value in p.options.values():
            out[at] = value
            at += 1
        if p.outcome is not None:
            out[at] = 1
            for s in p.outcome.winners:
                out[at + 1 + s] = 1
            for s, score in enumerate(p.outcome.scores):
                out[at + 1 + self.seats + s] = score
        at += 1 + 2 * self.seats
        at = _list(p.drafts[seat] if seat >= 0 else [], DRAFT, out, at)
        at = _list([self.classes.index(type(s).__name__) for s in p.stack], DEEP, out, at)
        at = write_fields(p, p.FIELDS, seat, out, at)
        for codec, v in zip(self._sights, p.sights(seat), strict=True):
            at = codec.write(v, seat, out, at)
        self._write_steps(p, seat, out)

    def _write_steps(self, p: Position, seat: int, out: Any) -> None:
        met: dict[str, int] = {}
        for step in p.stack:
            name = type(step).__name__
            n = met.get(name, 0)
            met[name] = n + 1
            places = self._place[name]
            if n >= len(places):
                raise TooLong(f"{n + 1} steps of class {name} in the stack, and by at_once there can be {len(places)}")
            at = places[n]
            out[at] = 1
            at = write_fields(step, step.FIELDS, seat, out, at + 1)
            for f, v in zip(step.SIGHTS, step.sights(seat), strict=True):
                at = f.codec.write(v, seat, out, at)

    def describe(self) -> list[dict[str, Any]]:
        """As data: every number of the array with its name and bounds, and the words of the things it can name."""
        out: list[dict[str, Any]] = []
        for part in self.parts:
            for i, c in enumerate(part.columns):
                row: dict[str, Any] = {"at": part.first + i, "part": part.name, "name": c.name}
                row |= {"low": c.low, "high": c.high}
                if c.words is not None:
                    row |= {"words": c.words, "first": c.first}
                out.append(row)
        return out


def _list(items: list[int], most: int, out: Any, at: int) -> int:
    if len(items) > most:
        raise TooLong(f"{len(items)} in a list, and there can be {most}")
    out[at] = len(items)
    for i, x in enumerate(items):
        out[at + 1 + i] = x
    return at + 1 + most


@cache
def layout(game: Game[Any], seats: int) -> Layout:
    """The layout of a game; made once."""
    return Layout(game, seats)
