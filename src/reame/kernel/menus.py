"""Menus: lists of moves that follow from a mask. Most of what a seat may do is a verb with some of the things.

Bit i of a mask stands for thing i of its kind, counted from 0. Lists for few things are kept, and given out again: like
everything that `legal` returns, they are not to be changed. Moves are taken as the objects they are: compiled, a number
would be made anew.
"""

from __future__ import annotations

from typing import Any, Final, final

from reame.kernel.moves import Verb
from reame.kernel.native import i64

FEW: Final = 8  # things of which the lists of all masks are kept
MENUS: Final = 4096  # kept by Pairs at most


@final
class Menu:
    """One move for each thing."""

    def __init__(self, moves: list[Any]) -> None:
        self.moves = moves
        self.kept: list[list[int]] = []  # by mask
        if len(moves) <= FEW:
            self.kept = [[m for i, m in enumerate(moves) if mask >> i & 1] for mask in range(2 ** len(moves))]

    def add(self, things: i64, out: list[Any]) -> None:
        """The moves with the things of a mask, behind others."""
        moves = self.moves
        while things:
            low: int = things & -things  # the lowest of them, found here and not by a call, as the lists are long
            out.append(moves[low.bit_length() - 1])
            things &= things - 1

    def listed(self, things: i64) -> list[int]:
        """The same as a list of their own."""
        if self.kept:
            return self.kept[things]
        out: list[int] = []
        self.add(things, out)
        return out


@final
class RowMenu:
    """A row of moves for each thing, such as one with every amount, or one to every place."""

    def __init__(self, rows: list[list[Any]]) -> None:
        self.rows = rows
        self.kept: list[list[int] | None] = [None] * 2 ** len(rows) if len(rows) <= FEW else []  # by mask

    def add(self, things: i64, out: list[Any]) -> None:
        """The rows of the things of a mask, behind other moves."""
        rows = self.rows
        while things:
            low: int = things & -things
            out += rows[low.bit_length() - 1]
            things &= things - 1

    def listed(self, things: i64) -> list[int]:
        """The same as a list of their own."""
        known = self.kept[things] if self.kept else None
        if known is None:
            known = []
            self.add(things, known)
            if self.kept:
                self.kept[things] = known
        return known


@final
class Pairs:
    """For a verb with two arguments: by the mask of the second ones, a menu with a row for each of the first."""

    def __init__(self, verb: Verb) -> None:
        self.firsts = menus(verb)
        self.known: dict[int, RowMenu] = {}

    def menu(self, seconds: int) -> RowMenu:
        """Each of the first things with each of these second ones; the same menu as long as it is remembered."""
        found = self.known.get(seconds)
        if found is None:
            found = RowMenu([first.listed(seconds) for first in self.firsts])
            if len(self.known) >= MENUS:
                self.known.clear()
            self.known[seconds] = found
        return found


def menu(verb: Verb) -> Menu:
    """For a verb with one argument."""
    return Menu(verb.moves)


def menus(verb: Verb) -> list[Menu]:
    """For a verb with two arguments: by the first, for each of the second."""
    return [Menu(list(range(row, row + verb.size_b))) for row in range(verb.first, verb.end, verb.size_b)]


def amounts(verb: Verb) -> list[RowMenu]:
    """For a verb whose second argument is an amount: by how many amounts, from the lowest, are allowed."""
    rows = range(verb.first, verb.end, verb.size_b)
    return [RowMenu([list(range(row, row + n)) for row in rows]) for n in range(verb.size_b + 1)]
