"""The registry: one line for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from reame.kernel.errors import NoSuchGame
from reame.kernel.game import Game

NAMES: Final = ["carolus", "medieval", "conspiracy", "fief", "universalis"]


def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in NAMES:
        raise NoSuchGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    game: Game[Any] = import_module(f"reame.games.{name}.rules").GAME
    return game
