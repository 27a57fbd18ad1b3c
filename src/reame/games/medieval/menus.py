"""Lists of moves by masks: most of what a player may do is a verb with some of the things on the table."""

from __future__ import annotations

from typing import Any, Final, final

from reame.kernel.moves import Verb
from reame.kernel.native import i64

EIGHT: Final = 8  # things in a piece of a list
SORTS: Final = 256  # of pieces: which of the eight are in it


@final
class Menu:
    """The moves with each of some things. Lists are put together from pieces of eight things, which are kept."""

    def __init__(self, moves: list[list[int]]) -> None:
        self.moves = moves
        self.pieces: list[list[Any] | None] = [None] * (-(-len(moves) // EIGHT) * SORTS)

    def add(self, things: i64, out: list[int]) -> None:
        """All moves with the things of a mask."""
        at: i64 = 0
        while things:
            eight = things & (SORTS - 1)
            if eight:
                piece = self.pieces[at + eight]
                if piece is None:
                    piece = self.make(at, eight)
                out += piece
            at += SORTS
            things >>= EIGHT

    def listed(self, things: i64) -> list[int]:
        """The same, as a list of their own."""
        out: list[int] = []
        self.add(things, out)
        return out

    def make(self, at: i64, eight: i64) -> list[Any]:
        """A piece that is needed for the first time."""
        piece: list[Any] = []
        first = at // SORTS * EIGHT
        for i in range(EIGHT):
            if eight >> i & 1:
                piece += self.moves[first + i]
        self.pieces[at + eight] = piece
        return piece


def menu(verb: Verb) -> Menu:
    """For a verb with one argument."""
    return Menu([[move] for move in verb.moves])


def menus(verb: Verb) -> list[Menu]:
    """For a verb with two arguments: by the first, for each of the second."""
    rows = range(verb.first, verb.end, verb.size_b)
    return [Menu([[move] for move in range(row, row + verb.size_b)]) for row in rows]


def tallies(verb: Verb) -> list[Menu]:
    """For a verb whose second argument is an amount: by the number of amounts, with all that are not too high."""
    rows = range(verb.first, verb.end, verb.size_b)
    return [Menu([list(range(row, row + n)) for row in rows]) for n in range(verb.size_b + 1)]
