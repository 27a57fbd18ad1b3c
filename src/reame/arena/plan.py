"""What is to be simulated."""

from __future__ import annotations

from typing import Any

from reame import bots, games
from reame.arena.play import Keep


class Plan:
    """So many games, by these options, between the bots of this line-up; and what is kept of each game."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: str,
        line_up: list[str],
        options: dict[str, Any],
        keep: Keep = "none",
    ) -> None:
        self.game = game
        self.seats = seats
        self.count = count
        self.seed = seed
        self.line_up = line_up
        self.options = options
        self.keep = keep
        games.find(game).choose(seats, options)
        for name in line_up:
            bots.find(name)
