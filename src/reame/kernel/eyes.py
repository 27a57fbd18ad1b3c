"""What a bot is given: a position through the eyes of one seat."""

from __future__ import annotations

from typing import Any

from reame.kernel.answers import Why
from reame.kernel.chance import Dice
from reame.kernel.game import Game
from reame.kernel.kinds import Sentence
from reame.kernel.position import Position


class Eyes:
    """All a seat may use to decide, and no way to the true position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.__position = position
        self.seat = seat

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.__position.game

    def legal(self) -> list[int]:
        """The moves of this seat."""
        return self.__position.legal(self.seat)

    def default(self) -> int:
        """The harmless move."""
        return self.__position.default(self.seat)

    def view(self) -> dict[str, Any]:
        """What this seat knows."""
        return self.__position.view(self.seat)

    def why(self, move: int) -> Why:
        """Which rule allows or forbids a move."""
        return self.__position.why(self.seat, move)

    def question(self) -> Sentence | None:
        """What this seat is asked."""
        return self.__position.question(self.seat)

    def prospects(self, about: str) -> list[dict[str, Any]]:
        """What something would mean to this seat, as plain data.

        Looked at in a world that the seat imagines: what it does not know cannot be asked, not even by mistake.
        """
        world = self.imagine(Dice("prospects"))
        return [x.plain() for x in self.game.prospects(world, self.seat, about)]

    def imagine(self, dice: Dice) -> Position:
        """A position that could be the true one, for all this seat knows."""
        return self.__position.imagine(self.seat, dice)

    def lines(self, since: int = 0) -> list[dict[str, Any]]:
        """The journal, as far as this seat may read it."""
        journal = self.__position.journal
        return [] if journal is None else journal.lines(self.seat, since)
