"""Players that play any game through the contract: `random`, `greedy`, `search`."""

from __future__ import annotations

from typing import Final

from reame.bots.bot import Bot
from reame.bots.characters import CAST, TEMPERS, strength_of, temper_of
from reame.bots.greedy import Greedy
from reame.bots.random import Random
from reame.bots.search import Search
from reame.kernel.errors import ReameError

__all__ = ["CAST", "NAMES", "TEMPERS", "VINTAGES", "Bot", "NoSuchBot", "find"]

NAMES: Final = ["random", "greedy", "search"]
VINTAGES: Final = ["2026-11"]  # of bots that were frozen, to measure later ones against


class NoSuchBot(ReameError):
    """A name that is no bot's."""


def find(name: str) -> Bot:
    """A bot by name: `random`, `greedy`, `search`, `search:500` (iterations), `search:2s` (seconds).

    `search:500:eager` stops as soon as the best is clear. `greedy@2026-11` and `search@2026-11:500` are told what bots
    were told when that vintage was frozen. At the end may stand a temper or one of the `CAST`: `search:200:honourable`,
    `greedy:berta`; who plays at random does so with any temper.
    """
    temper = temper_of(name)
    kind, _, budget = strength_of(name).partition(":")
    kind, at, vintage = kind.partition("@")
    bot = _bot(name, kind, budget)
    bot.temper = temper
    if at and temper:
        raise NoSuchBot(f"{name!r}: bots of older days have no temper")
    if at:
        if kind == "random" or vintage not in VINTAGES:
            raise NoSuchBot(f"{name!r}: after the @ stands a vintage of greedy or search: {', '.join(VINTAGES)}")
        bot.vintage = vintage
    return bot


def _bot(name: str, kind: str, budget: str) -> Bot:
    if kind == "random" and not budget:
        return Random()
    if kind == "greedy" and not budget:
        return Greedy()
    if kind == "search":
        return _search(name, budget)
    raise NoSuchBot(f"there is no bot {name!r}; there are: {', '.join(NAMES)}, search:500, search:2s")


def _search(name: str, budget: str) -> Search:
    if not budget:
        return Search()
    budget, _, manner = budget.partition(":")
    eager = manner == "eager"
    if manner and not eager:
        raise NoSuchBot(f"{name!r}: after the budget stands `eager`, or nothing")
    try:
        if budget.endswith("s"):
            return Search(iterations=0, seconds=_positive(float(budget[:-1])), eager=eager)
        return Search(iterations=int(_positive(int(budget))), eager=eager)
    except ValueError:
        raise NoSuchBot(f"{name!r}: after the colon stands a number of iterations, or of seconds with an s") from None


def _positive(x: float) -> float:
    if not 0 < x < 1e9:
        raise ValueError
    return x
