"""Figures that boards print, taken from the data of the rules: figures.json beside each board that has a figures.toml.

A line of figures.toml is a name and what it stands for in src/reame/games/<game>/data.toml: `costs = "costs"` is a
table or a value by its path, `powers = { from = "powers.list", take = ["id", "army"] }` these columns of a list or
table.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
BOARDS = WEB / "src" / "boards"
GAMES = WEB.parent / "src" / "reame" / "games"


class NoSuchFigure(Exception):
    """A board asks for something that the data of its game do not have; the message says for what."""


def sources() -> list[Path]:
    """What the figures are made from: wishes and data of each board that has wishes."""
    wishes = sorted(BOARDS.glob("*/figures.toml"))
    return [path for wish in wishes for path in (wish, data_of(wish))]


def data_of(wish: Path) -> Path:
    """The data of the game of a board."""
    return GAMES / wish.parent.name / "data.toml"


def find(data: Any, path: str, wish: Path) -> Any:
    """What stands at a path like `meta.hand_size`."""
    for key in path.split("."):
        if not isinstance(data, dict) or key not in data:
            raise NoSuchFigure(f"{wish.parent.name}: the data have no {path}")
        data = data[key]
    return data


def columns(rows: Any, take: list[str], wish: Path) -> Any:
    """These columns of a list of rows, where a row has them; or these keys of a table."""
    if isinstance(rows, dict):
        return {key: find(rows, key, wish) for key in take}
    missing = [key for key in take if not any(key in row for row in rows)]
    if missing:
        raise NoSuchFigure(f"{wish.parent.name}: no row has {', '.join(missing)}")
    return [{key: row[key] for key in take if key in row} for row in rows]


def figures(wish: Path) -> dict[str, Any]:
    """All figures of a board."""
    data = tomllib.loads(data_of(wish).read_text("utf-8"))
    out: dict[str, Any] = {}
    for name, line in tomllib.loads(wish.read_text("utf-8")).items():
        if isinstance(line, str):
            out[name] = find(data, line, wish)
        else:
            out[name] = columns(find(data, line["from"], wish), line["take"], wish)
    return out


def write() -> None:
    """Write what has changed."""
    for wish in sorted(BOARDS.glob("*/figures.toml")):
        wishes = tomllib.loads(wish.read_text("utf-8"))
        # The wishes go along: an owner's edition has other data, and its figures are taken from those.
        for made, content in ((wish.with_suffix(".json"), figures(wish)), (wish.with_name("wishes.json"), wishes)):
            text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
            if not made.is_file() or made.read_text("utf-8") != text:
                made.write_text(text, "utf-8")
