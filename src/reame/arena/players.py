"""Bots of the arena by name: those of the house, and those with weights of their own, `greedy@weights.json`."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from reame import bots
from reame.bots import NoSuchBot
from reame.bots.bot import Bot
from reame.kernel.fitted import Fitted, read_weights
from reame.kernel.game import Game

FILE: Final = ".json"


def find(name: str, game: Game[Any]) -> Bot:
    """A bot for this game."""
    house, path = _parts(name)
    bot = bots.find(house)
    if path is not None:
        counsel = game.counsel
        if not isinstance(counsel, Fitted):
            raise NoSuchBot(f"{name!r}: the values of {game.title} are not fitted, so there are no weights to give")
        try:
            text = path.read_text("utf-8")
        except OSError as e:
            raise NoSuchBot(f"{name!r}: {e}") from None
        bot.told = counsel.weighing(read_weights(text, counsel.FEATURES, counsel.STAGES))
    return bot


def known_as(name: str) -> str:
    """The name by which a ledger knows a bot: with weights of its own, by what is in them."""
    house, path = _parts(name)
    return name if path is None else f"{house}@{hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()}"


def _parts(name: str) -> tuple[str, Path | None]:
    """`search@weights.json:500` is the bot `search:500` and the file."""
    kind, at, rest = name.partition("@")
    path, colon, budget = rest.partition(":")
    if not at or not path.endswith(FILE):
        return name, None
    return f"{kind}{colon}{budget}", Path(path)
