"""The registry: one line for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from reame.kernel.errors import NoSuchGame
from reame.kernel.game import Game

NAMES: Final = ["carolus", "medieval", "conspiracy", "fief", "universalis"]


def find(handle: str) -> Game[Any]:
    """The game of this name; or, with the text of an owner's edition behind it, the game by that."""
    name, _, edition = handle.partition("\n")
    if name not in NAMES:
        raise NoSuchGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    if edition:
        return import_module("reame.games.editions.shelf").find(name, edition)  # type: ignore[no-any-return]
    game: Game[Any] = import_module(f"reame.games.{name}.rules").GAME
    return game
