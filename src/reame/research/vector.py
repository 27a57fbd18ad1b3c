"""Many games of one title in one process, stepped together: for training.

from reame.research import many
m = many("carolus", seats=3, n=256, seed=1)
while training:
    moves = policy(m.observe(), m.masks(), m.seats)    # one move for each game
    rewards, over = m.step(moves)                      # games that are over begin anew
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reame import games
from reame.kernel.errors import ReameError
from reame.kernel.position import Position
from reame.research.layout import layout


class Many:
    """Games side by side, each at a decision of one seat.

    Arrays are made when they are asked for, of all games or of some: ten thousand positions take little room, their
    observations much.
    """

    def __init__(self, game: str, seats: int | None, n: int, options: dict[str, Any] | None, seed: int | str) -> None:
        self.game = games.find(game)
        self.players = seats or self.game.seat_range[0]
        self.options = options or {}
        self.seed = seed
        self.layout = layout(self.game, self.players)
        self.positions: list[Position] = []
        self.started = 0  # games in all
        self.seats: NDArray[np.int32] = np.zeros(n, np.int32)  # who decides in each game
        for i in range(n):
            self.positions.append(self._new())
            self.seats[i] = self.positions[i].waiting[0]
        self._rewards: NDArray[np.float32] = np.zeros((n, self.players), np.float32)
        self._over: NDArray[np.bool_] = np.zeros(n, np.bool_)

    def __len__(self) -> int:
        return len(self.positions)

    def _new(self) -> Position:
        p: Position = self.game.start(self.players, f"{self.seed}/{self.started}", self.options)
        self.started += 1
        return p

    def legal(self, i: int) -> list[int]:
        """The moves of whoever decides in game i."""
        return self.positions[i].legal(int(self.seats[i]))

    def step(self, moves: Sequence[int] | NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """A move in each game. What each seat has won of those that are over, and which these are; they begin anew.

        The arrays are used again by the next step.
        """
        if len(moves) != len(self.positions):
            raise ReameError(f"{len(moves)} moves for {len(self.positions)} games")
        rewards, over, seats = self._rewards, self._over, self.seats
        rewards.fill(0)
        over.fill(False)
        for i, p in enumerate(self.positions):
            p.apply(int(seats[i]), int(moves[i]))
            outcome = p.outcome
            if outcome is not None:
                over[i] = True
                for s in outcome.winners:
                    rewards[i, s] = 1 / len(outcome.winners)
                p = self.positions[i] = self._new()
            seats[i] = p.waiting[0]
        return rewards, over

    def observe(self, which: Sequence[int] | None = None, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """What whoever decides knows, a row for each game; into `out` if it is given."""
        rows = range(len(self.positions)) if which is None else which
        if out is None:
            out = np.zeros((len(rows), self.layout.size), np.int32)
        else:
            out.fill(0)
        for row, i in enumerate(rows):
            self.layout.write(self.positions[i], int(self.seats[i]), out[row].data)
        return out

    def masks(self, which: Sequence[int] | None = None) -> NDArray[np.bool_]:
        """Which moves of the table are legal, a row for each game."""
        rows = range(len(self.positions)) if which is None else which
        out = np.zeros((len(rows), self.game.table.size), np.bool_)
        for row, i in enumerate(rows):
            out[row, self.legal(i)] = True
        return out

    def any_moves(self, dice: np.random.Generator) -> list[int]:
        """A legal move for each game, by lot."""
        lots = dice.random(len(self.positions))
        return [moves[int(lots[i] * len(moves))] for i, moves in enumerate(map(self.legal, range(len(lots))))]


def many(
    game: str, seats: int | None = None, n: int = 64, options: dict[str, Any] | None = None, seed: int | str = 0
) -> Many:
    """So many games of a title; same seed and same moves, same games."""
    return Many(game, seats, n, options, seed)
