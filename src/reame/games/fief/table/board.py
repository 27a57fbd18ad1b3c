"""The table of Fief, with what follows from its fields and is asked often: worked out when needed, then kept."""

from __future__ import annotations

from typing import Any

from reame.games.fief.table.pieces import Change
from reame.games.fief.table.state import State
from reame.kernel.game import Game


class Board(State):
    """The fields and, beside them, what is kept of the answers."""

    def __init__(self, game: Game[Any], seats: int, old: Board | None = None) -> None:
        super().__init__(game, seats, old)
        if old is None:
            self.order = list(range(seats))
            self._dealing = True
            self._turns: list[int] = []  # empty if it may have changed
            self._pieces: list[Change | None] = [None] * seats  # None where stacks have changed
            self._free: list[list[int]] = []  # by seat; empty if families have changed
            self._built: list[int] = []  # by work; empty if walls or works have changed
            self._marched = True  # may soldiers have made steps? Not after they were cleared
        else:
            self._dealing = old._dealing
            self._turns = old._turns
            self._pieces = old._pieces.copy()
            self._free = old._free
            self._built = old._built
            self._marched = old._marched

    def adopt(self, options: dict[str, int]) -> None:
        """Whether there are deals is asked before most moves."""
        super().adopt(options)
        self._dealing = options["deals"] == 1
