"""The course of a finished game: how it began, and what was done in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reame.kernel.errors import ReameError
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.kernel.record import Record


class NotOver(ReameError):
    """A game that is still played has no analysis: it would tell what nobody may know yet."""


class Course:
    """A game from its first position to its end."""

    def __init__(self, begin: Callable[[], Position], moves: list[tuple[int, int]], seed: str, usual: bool) -> None:
        """`begin` gives the first position, anew each time."""
        self.begin = begin
        self.moves = moves
        self.seed = seed  # of what is thrown in thought
        self.usual = usual  # begun as usual and by usual rules: what was measured holds for such games only
        self.game: Game[Any] = begin().game


def course_of(record: Record) -> Course:
    """From a record; NotOver if its game is not."""
    if not record.position.over:
        raise NotOver("the game is not over: there is nothing to look back at yet")
    return course_from(record, record.moves)


def course_from(begun: Record, moves: list[tuple[int, int]]) -> Course:
    """Of a game that began like this one, with these moves, which led to its end."""
    game = begun.game
    usual = begun.start is None and not game.edition and begun.options == game.option_words(game.standard)
    return Course(begun.first, moves.copy(), begun.seed, usual)
