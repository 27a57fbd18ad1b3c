"""May the share of a victory be told as a chance? And by what was it judged?"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from reame.kernel.game import Game


def is_calibrated(game: Game[Any], seats: int) -> bool:
    """Was it measured that 60 % win 60 %: better than knowing nothing, and in its band wherever there is enough to see?

    An edition has other rules: nothing was measured by them.
    """
    sheet = files(f"reame.games.{game.name}") / "bot" / "calibration.json" if _has_room(game.name) else None
    if game.edition or sheet is None or not sheet.is_file():
        return False
    found = json.loads(sheet.read_text("utf-8"))["seats"].get(str(seats))
    if found is None:
        return False
    better: bool = found["brier"] < found["brier_of_nothing"]
    return better and all(tenth["holds"] for tenth in found["tenths"] if tenth["filled"])


def mark_of(game: Game[Any]) -> str:
    """Changes with the rules, with what bots think, and with the analysis: what was found before is out of date."""
    digest = hashlib.blake2b(f"{game.handle}\n{game.version}".encode(), digest_size=8)
    places = [files("reame.analysis"), files("reame.bots")]
    if _has_room(game.name):
        places.append(files(f"reame.games.{game.name}") / "bot")
    for place in places:
        for file in sorted(_sources(place), key=lambda f: f.name):
            digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _has_room(name: str) -> bool:
    """Is it a game of ours, and not one that somebody has added?"""
    return name.isidentifier() and (files("reame.games") / name / "bot").is_dir()


def _sources(place: Traversable) -> list[Traversable]:
    return [f for f in place.iterdir() if f.name.endswith((".py", ".json"))]
