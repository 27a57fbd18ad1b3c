"""An owner's edition as a file: what it says, and whether that holds."""

from __future__ import annotations

import hashlib
import re
from copy import deepcopy
from importlib.resources import files
from tomllib import TOMLDecodeError, loads
from typing import Any, Final

from reame.games import NAMES
from reame.games.boxes import box
from reame.games.editions import wording
from reame.games.editions.corrections import BadEdition, Change, Corrector
from reame.games.editions.wording import LANGUAGES, Wording

FORMAT: Final = 1
BYTES: Final = 64 * 1024
DEEP: Final = 40  # brackets within brackets
LONGEST_NAME: Final = 60
_KEYS: Final = {"edition", "game", "name", "data", "words"}
PLACES: Final = ("x", "y", "lon", "lat")  # where a thing is drawn
_ENGRAVED: Final = {"regions", "foreign_cities", "zones", "kingdom"}  # names that are drawn into the map
_CAPITAL: Final = "capital"  # a town of the map
_SHELVES: Final = {"fief": "roads", "medieval": "adjacency", "conspiracy": "borders roads", "universalis": "map"}


class Edition:
    """Which entries of a game's data are other than in the package, and what things are called."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.mark = mark_of(text)
        raw = _read(text)
        self.game: str = raw["game"]
        self.name: str = raw["name"]
        corrector = Corrector(deepcopy(box(f"reame.games.{self.game}")))
        catalogues = {language: catalogue(self.game, language) for language in LANGUAGES}
        corrector.faults += wording.check(raw.get("words", {}), catalogues)
        corrector.correct(raw.get("data", {}))
        self.data = corrector.data
        self.changes: list[Change] = corrector.changes
        said = wording.renamed(self.changes, catalogues)
        self.words: dict[str, Wording] = {x: said[x] | raw.get("words", {}).get(x, {}) for x in LANGUAGES}
        self.unspoken = wording.unspoken(self.changes, catalogues, self.words)
        if not self.changes and not any(self.words.values()):
            raise BadEdition(["data: nothing is corrected; `reame edition new` lists what can be"])

    @property
    def drawn(self) -> list[str]:
        """What the map would have to be drawn anew for: borders, roads, places, names that are engraved on it.

        Names of lands, villages, cities and seas are lettered by the browser, as they are called.
        """
        return [c.path for c in self.changes if self._is_drawn(c.path)]

    def _is_drawn(self, path: str) -> bool:
        shelf, column = path.split(".")[1], path.rpartition(".")[2]
        if column in (*PLACES, _CAPITAL):
            return True
        if column in wording.NAMES:
            return not _ENGRAVED.isdisjoint(path.split("."))
        return shelf in _SHELVES.get(self.game, "").split()

    def plain(self) -> dict[str, Any]:
        """What is shown at the table."""
        return {
            "name": self.name,
            "mark": self.mark,
            "changes": [c.plain() for c in self.changes],
            "words": sorted({key for said in self.words.values() for key in said}),
            "drawn": self.drawn,
        }


def mark_of(text: str) -> str:
    """By which an edition is told from others: the hash that stands in records, too."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def catalogue(game: str, language: str) -> str:
    """The words of a game as they are in the package."""
    return files(f"reame.games.{game}").joinpath(f"words.{language}.ftl").read_text("utf-8")


def _read(text: str) -> dict[str, Any]:
    if len(text.encode()) > BYTES:
        raise BadEdition([f"an edition has at most {BYTES} bytes"])
    if _depth(text) > DEEP:
        raise BadEdition(["the file cannot be read: too many brackets within brackets"])
    try:
        raw = loads(text)
    except (TOMLDecodeError, RecursionError) as e:
        raise BadEdition([f"the file cannot be read: {e}"]) from None
    faults = [f"{key}: there is no such entry; there are {', '.join(sorted(_KEYS))}" for key in raw if key not in _KEYS]
    if raw.get("edition") != FORMAT:
        faults.append(f"edition: expected {FORMAT}, the format of this file")
    if raw.get("game") not in NAMES:
        faults.append(f"game: expected one of {', '.join(NAMES)}")
    name = raw.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        faults.append(f"name: expected what this edition is called, one line of at most {LONGEST_NAME} characters")
    if faults:
        raise BadEdition(faults)
    return raw


def _depth(text: str) -> int:
    """How deep brackets and dotted keys may nest, at most."""
    deep = most = 0
    for sign in re.findall(r"[\[{\]}]", text):
        deep += 1 if sign in "[{" else -1
        most = max(most, deep)
    return max(most, max((line.split("=")[0].count(".") for line in text.splitlines()), default=0))
