"""What is to be played."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import reame
from reame import builds, games
from reame.arena import players
from reame.arena.play import Keep, seat_bots
from reame.kernel.chance import Dice

DECIDES: Final = ("kernel", "bots", "games", "arena/play.py", "arena/plan.py")  # what a game depends on


class Plan:
    """So many games, by these options, between the bots of this line-up; and what is kept of each game.

    In rounds, every bot sits on every seat once, and all games of a round are played with the same dice: whoever has
    the better of it has not been dealt it. The order in which the bots sit changes from round to round.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: str,
        line_up: list[str],
        options: dict[str, Any],
        keep: Keep = "none",
        rounds: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.line_up = line_up
        self.options = options
        self.keep = keep
        self.rounds = rounds
        self.count = -(-count // len(line_up)) * len(line_up) if rounds else count  # rounds are whole
        title = games.find(game)
        title.choose(seats, options)
        for name in line_up:
            players.find(name, title)

    def round_of(self, number: int) -> int:
        """The round that a game belongs to."""
        return number // len(self.line_up) if self.rounds else number

    def seed_of(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{self.round_of(number)}"

    def seating(self, number: int) -> list[int]:
        """Which bot sits where, by its place in the line-up."""
        n = len(self.line_up)
        if not self.rounds:
            return seat_bots(n, self.seats, number)
        order = list(range(n))
        Dice(f"{self.seed}/order/{self.round_of(number)}").shuffle(order)
        return [order[i] for i in seat_bots(n, self.seats, number % n)]

    def key(self) -> str:
        """By this name the games of a plan are known in a ledger; the count of games is no part of it.

        It names the code that plays, too: games of other rules, or of other bots, are other games.
        """
        chosen = games.find(self.game)
        options = chosen.option_words(chosen.choose(self.seats, self.options))
        parts = [
            self.game,
            self.seats,
            self.seed,
            [players.known_as(name) for name in self.line_up],
            options,
            self.rounds,
            code(),
        ]
        return hashlib.blake2b(json.dumps(parts).encode(), digest_size=8).hexdigest()

    def title(self) -> dict[str, str]:
        """The name of the game, and the mark of its edition if it has one."""
        found = games.find(self.game)
        return {"game": found.name} | ({"edition": found.edition_mark} if found.edition else {})

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            **self.title(),
            "rules": games.find(self.game).version,
            "seats": self.seats,
            "games": self.count,
            "seed": self.seed,
            "bots": self.line_up,
            "options": self.options,
            "reame": reame.__version__,
        }


@cache
def code() -> str:
    """Which code plays: the release, or in a checkout a hash of its sources, the same plain and compiled."""
    root = builds.checkout()
    return reame.__version__ if root is None else _hash(root / "src" / "reame")


def _hash(package: Path) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for part in DECIDES:
        files = [package / part] if part.endswith(".py") else sorted((package / part).rglob("*"))
        for file in files:
            if file.suffix in (".py", ".toml", ".json"):
                digest.update(f"\0{file.relative_to(package)}\0".encode() + file.read_bytes())
    return digest.hexdigest()
