"""Arrows between the rooms point one way, as docs/architecture.md says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from reame import games

SOURCE = Path(__file__).parent.parent.parent / "src"
ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "builds": {"kernel"},
    "grammar": {"kernel"},
    "analysis": {"bots", "games", "kernel"},
    "words": {"grammar", "games", "kernel"},
    "arena": {"builds", "bots", "games", "kernel"},
    "research": {"arena", "builds", "bots", "games", "words", "kernel"},
    "lessons": {"words", "games", "kernel"},
    "terminal": {"lessons", "words", "grammar", "bots", "games", "kernel"},
    "server": {"analysis", "lessons", "words", "grammar", "builds", "bots", "games", "kernel"},
}


def module(path: Path) -> str:
    """The name of a file's module."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    """Is there such a file or folder?"""
    path = SOURCE.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def imports(path: Path) -> set[str]:
    """The modules of ours that a file names."""
    out: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "reame":
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                out.add(inner if is_module(inner) else node.module)
        elif isinstance(node, ast.Import):
            out |= {name.name for name in node.names if name.name.split(".")[0] == "reame"}
    return out


EVERYTHING = {module(f): imports(f) for f in sorted((SOURCE / "reame").rglob("*.py"))}


def inside(room: str) -> list[str]:
    """The modules of a room."""
    return [m for m in EVERYTHING if m == f"reame.{room}" or m.startswith(f"reame.{room}.")]


def test_every_room_has_its_arrows() -> None:
    rooms = {m.split(".")[1] for m in EVERYTHING if "." in m}
    assert rooms <= ARROWS.keys() | {"cli"}


@pytest.mark.parametrize("room", ARROWS)
def test_arrows_point_one_way(room: str) -> None:
    allowed = ARROWS[room] | {room}
    wrong = [f"{m} -> {t}" for m in inside(room) for t in EVERYTHING[m] if "." in t and t.split(".")[1] not in allowed]
    assert not wrong


def test_arrows_make_no_circle() -> None:
    for room, below in ARROWS.items():
        for other in below:
            assert room not in ARROWS[other], f"{room} and {other} use each other"


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_knows_no_other_and_not_its_bot(game: str) -> None:
    home = f"reame.games.{game}"
    for m in inside(f"games.{game}"):
        for target in EVERYTHING[m]:
            if target.startswith("reame.games."):
                assert target.startswith((home, "reame.games.boxes")), f"{m} knows {target}"
            thinks = target.startswith((f"{home}.bot", f"{home}.counsel"))
            assert not thinks or m == f"{home}.rules" or m.startswith((f"{home}.bot", f"{home}.counsel")), (
                f"{m} -> {target}"
            )


def test_nothing_of_the_server_knows_the_net_but_what_starts_it() -> None:
    for m in inside("server"):
        if not m.startswith("reame.server.net") and m not in ("reame.server.app", "reame.server.run"):
            assert not [t for t in EVERYTHING[m] if t.startswith("reame.server.net")], m
