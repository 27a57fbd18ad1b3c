"""The games on the shelf, their words and their guides; knows them only through the registry."""

from __future__ import annotations

import re
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from reame import bots, words
from reame.bots.characters import strength_of, temper_of
from reame.kernel.errors import NoSuchGame
from reame.kernel.game import Game
from reame.server.errors import BadRequest, NotFound
from reame.server.workers.meter import aside

REGISTRY: Final = "reame.games"
FROZEN: Final = "|".join(f"@{vintage}" for vintage in bots.VINTAGES)
BOT: Final = re.compile(rf"random|greedy({FROZEN})?|search({FROZEN})?(:([0-9]{{1,5}}|[0-9]{{1,2}}(\.[0-9])?s))?")
MOST_ITERATIONS: Final = 20_000
MOST_SECONDS: Final = 20.0


class Library:
    """A registry is a module with NAMES and find(name); tests bring their own."""

    def __init__(self, registry: str = REGISTRY) -> None:
        self.registry = registry
        self._module = import_module(registry)
        self._texts: dict[tuple[str, str], str] = {}  # catalogues, by game and language

    @property
    def names(self) -> list[str]:
        """All games."""
        names: list[str] = self._module.NAMES
        return names

    def find(self, name: str) -> Game[Any]:
        """The game of this name."""
        try:
            game: Game[Any] = self._module.find(name)
        except NoSuchGame as e:
            raise NotFound("no-such-game", str(e)) from None
        return game

    async def fetch(self, handle: str) -> Game[Any]:
        """The same for tables: a game by an edition may have to be made first, which must hold up nobody."""
        return await aside(self.find, handle) if "\n" in handle else self.find(handle)

    @cached_property
    def list(self) -> list[dict[str, Any]]:
        """What a person chooses from."""
        return [self._describe(self.find(name)) for name in self.names]

    def _describe(self, game: Game[Any]) -> dict[str, Any]:
        options = [
            {"name": o.name, "values": o.kind.words, "standard": o.kind.word(o.standard), "rule": o.rule}
            for o in game.OPTIONS
        ]
        return {
            "name": game.name,
            "title": game.title,
            "rules": game.version,
            "seats": game.seat_range,
            "options": options,
            "bots": bots.NAMES,
            "characters": [{"word": c.word, "name": c.name, "temper": c.temper, "arms": c.arms} for c in bots.CAST],
        }

    def catalogue(self, name: str, language: str) -> str:
        """The words of a game, the common ones and those of the table."""
        if language not in words.LANGUAGES:
            raise NotFound("no-such-language", f"there is no language {language!r}")
        known = self._texts.get((name, language))
        if known is None:
            game = self.find(name)
            home = _home(game)
            known = words.grown(["reame.server", *([home] if home else [])], language, game)
            if not game.edition:  # there may be any number of editions
                self._texts[name, language] = known
        return known

    def guide(self, name: str, language: str) -> str:
        """The rules page of a game."""
        home = _home(self.find(name))
        guide = files(home).joinpath(f"guide.{language}.md") if home else None
        if language not in words.LANGUAGES or guide is None or not guide.is_file():
            raise NotFound("no-such-guide", f"there is no guide to {name!r} in {language!r}")
        return guide.read_text("utf-8")

    def picture(self, name: str, picture: str) -> bytes:
        """A picture that stands in a guide; only what lies in the folder of the game's pictures can be asked for."""
        home = _home(self.find(name))
        folder = files(home).joinpath("pictures") if home else None
        found = [p for p in folder.iterdir() if p.name == picture] if folder is not None and folder.is_dir() else []
        if not found:
            raise NotFound("no-such-picture", f"the guide to {name!r} has no picture {picture!r}")
        return found[0].read_bytes()


def _home(game: Game[Any]) -> str:
    """The package where the files of a game lie; those of an edition are the same."""
    home = type(game).__module__.rpartition(".")[0]
    return home.removesuffix(f"__{game.edition_mark}") if game.edition else home


def check_bot(name: str) -> str:
    """The name of a bot that may think here: with a budget that leaves the machine to others, too."""
    strength = strength_of(name)
    found = BOT.fullmatch(strength)
    budget = strength.partition(":")[2]
    frozen = "@" in strength and temper_of(name) != ""
    if found is None or frozen or (budget and not _affordable(budget)):
        raise BadRequest(
            "no-such-bot",
            f"there is no bot {name!r}; there are random, greedy, search, search:500 (up to {MOST_ITERATIONS}) "
            f"and search:2s (up to {MOST_SECONDS:g} s); frozen ones as greedy{FROZEN}; with a temper or a character as "
            f"greedy:{bots.CAST[0].word}",
        )
    return name


def _affordable(budget: str) -> bool:
    if budget.endswith("s"):
        return 0 < float(budget[:-1]) <= MOST_SECONDS
    return 0 < int(budget) <= MOST_ITERATIONS
