"""What lies in the box of a game: its data, as they are in the package or as an edition has them."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

_laid: Final[dict[str, dict[str, Any]]] = {}  # of copies of a game, by their package


def box(package: str) -> dict[str, Any]:
    """The data of a game."""
    found = _laid.get(package)
    return loads(files(package).joinpath("data.toml").read_text("utf-8")) if found is None else found


def lay(package: str, data: dict[str, Any]) -> None:
    """A copy of a game is played by these data."""
    _laid[package] = data


def clear(package: str) -> None:
    """No longer."""
    _laid.pop(package, None)
