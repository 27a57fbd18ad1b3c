"""Rooms of the game: each uses only those above it."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

ROOMS = [
    "table",
    "realm",
    "decision",
    "battle",
    "church",
    "barbarians",
    "diplomacy",
    "war",
    "trade",
    "fate",
    "turn",
    "prospects",
    "bot",
]
HOME = "reame.games.universalis"
LARGE = 15  # modules


def folder(room: str) -> Path:
    return Path(str(files(HOME))) / room


def used(module: Path) -> set[str]:
    """Rooms from which a module imports while it is loaded."""
    found = [n.module or "" for n in ast.parse(module.read_text("utf-8")).body if isinstance(n, ast.ImportFrom)]
    return {name.split(".")[3] for name in found if name.startswith(HOME + ".")}


def test_every_room_has_its_place() -> None:
    assert sorted(p.parent.name for p in folder("").glob("*/__init__.py")) == sorted(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_arrows_point_one_way(room: str) -> None:
    above = set(ROOMS[: ROOMS.index(room) + 1])
    for module in folder(room).glob("*.py"):
        if module.name != "invariants.py":  # they look at everything
            assert used(module) <= above, module.name


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_is_crowded(room: str) -> None:
    assert len([m for m in folder(room).glob("*.py") if m.name != "__init__.py"]) <= LARGE
