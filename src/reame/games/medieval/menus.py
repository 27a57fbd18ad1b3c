"""Lists of moves by masks: most of what a player may do is a verb with some of the things on the table."""

from __future__ import annotations

from typing import Any, Final, final

from reame.kernel.moves import Verb
from reame.kernel.native import i64

SIX: Final = 6  # things in a piece of a list: with more of them, the pieces would not stay in a processor's cache
SORTS: Final = 64  # of pieces: which of the six are in it


@final
class Menu:
    """The moves with each of some things. Lists are put together from pieces of six things, which are kept."""

    def __init__(self, moves: list[list[int]]) -> None:
        self.moves = moves
        self.pieces: list[tuple[Any, ...] | None] = [None] * (-(-len(moves) // SIX) * SORTS)

    def add(self, things: i64, out: list[int]) -> None:
        """All moves with the things of a mask."""
        at: i64 = 0
        while things:
            six = things & (SORTS - 1)
            if six:
                piece = self.pieces[at + six]
                if piece is None:
                    piece = self.make(at, six)
                out += piece
            at += SORTS
            things >>= SIX

    def listed(self, things: i64) -> list[int]:
        """The same, as a list of their own."""
        out: list[int] = []
        self.add(things, out)
        return out

    def make(self, at: i64, six: i64) -> tuple[Any, ...]:
        """A piece that is needed for the first time."""
        moves: list[int] = []
        first = at // SORTS * SIX
        for i in range(SIX):
            if six >> i & 1:
                moves += self.moves[first + i]
        piece = tuple(moves)  # one block in memory, where a list is two
        self.pieces[at + six] = piece
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
