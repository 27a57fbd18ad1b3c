"""Lists of moves by masks: most of what a player may do is a verb with some of the things on the table."""

from __future__ import annotations

from typing import Any, final

from reame.games.medieval.table.masks import lowest
from reame.kernel.moves import Verb
from reame.kernel.native import i64


@final
class Menu:
    """One move for each thing. Moves are taken as the objects they are: compiled, a number would be made anew."""

    def __init__(self, moves: list[Any]) -> None:
        self.moves = moves

    def add(self, things: i64, out: list[Any]) -> None:
        """The moves with the things of a mask."""
        moves = self.moves
        while things:
            low: int = things & -things  # the lowest of them, found here and not by a call, as the lists are long
            out.append(moves[low.bit_length() - 1])
            things &= things - 1

    def listed(self, things: i64) -> list[int]:
        """The same, as a list of their own."""
        out: list[int] = []
        self.add(things, out)
        return out


@final
class Tally:
    """As many moves for each thing as there are amounts."""

    def __init__(self, moves: list[list[Any]]) -> None:
        self.moves = moves

    def add(self, things: i64, out: list[Any]) -> None:
        """The moves with the things of a mask, with every amount."""
        moves = self.moves
        while things:
            out += moves[lowest(things)]
            things &= things - 1


def menu(verb: Verb) -> Menu:
    """For a verb with one argument."""
    return Menu(verb.moves)


def menus(verb: Verb) -> list[Menu]:
    """For a verb with two arguments: by the first, for each of the second."""
    return [Menu(list(range(row, row + verb.size_b))) for row in range(verb.first, verb.end, verb.size_b)]


def tallies(verb: Verb) -> list[Tally]:
    """For a verb whose second argument is an amount: by the number of amounts, with all that are not too high."""
    rows = range(verb.first, verb.end, verb.size_b)
    return [Tally([list(range(row, row + n)) for row in rows]) for n in range(verb.size_b + 1)]
