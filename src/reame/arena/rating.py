"""How strong bots are: ratings by the places they took, and when one can be sure who is better."""

from __future__ import annotations

import math
from typing import Any, Final

from reame.arena.play import Played
from reame.arena.tally import Z

ALPHA: Final = 0.05  # how often one may be sure and wrong, over all pairs and however often one looks
TYPICAL: Final = 50  # rounds at which the interval of a running comparison is narrowest
DOUBT: Final = 2.0  # the spread of eight rounds, won or lost, that counts beside those that were played


class NoRatings(Exception):
    """openskill is not installed."""


def places(played: Played) -> list[float]:
    """The place of each seat from 0, winners before all others and the rest by score; who is level shares places."""
    keys = [(seat in played.winners, played.scores[seat]) for seat in range(len(played.seating))]
    return [sum(other > mine for other in keys) + (keys.count(mine) - 1) / 2 for mine in keys]


def bot_places(played: Played) -> dict[int, float]:
    """The mean place of each bot that sat at the table."""
    taken: dict[int, list[float]] = {}
    for bot, place in zip(played.seating, places(played), strict=True):
        taken.setdefault(bot, []).append(place)
    return {bot: sum(x) / len(x) for bot, x in taken.items()}


class Ratings:
    """Plackett-Luce (openskill), game by game in their order; a bot on several seats counts once, by its mean place."""

    def __init__(self, bots: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise NoRatings from None
        self._model: Any = PlackettLuce(tau=0.0)  # bots do not learn between games
        self._now: list[Any] = [self._model.rating() for _ in range(bots)]

    def add(self, played: Played) -> None:
        """One game more."""
        taken = bot_places(played)
        if len(taken) < 2:
            return
        rated = self._model.rate([[self._now[b]] for b in taken], ranks=list(taken.values()))
        for bot, (new,) in zip(taken, rated, strict=True):
            self._now[bot] = new

    def rows(self) -> list[dict[str, float]]:
        """Of each bot: the rating and its 95 % interval."""
        return [
            {"rating": round(r.mu, 2), "low": round(r.mu - Z * r.sigma, 2), "high": round(r.mu + Z * r.sigma, 2)}
            for r in self._now
        ]


class Comparison:
    """One bot against another: how often it was ahead, round by round, half for being level.

    The interval holds at every round at once, so one may look after each and stop when it lies on one side of a half
    (an asymptotic confidence sequence; Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas 2021). Rounds, not games, are
    counted: the games of a round are played with the same dice.
    """

    def __init__(self, alpha: float) -> None:
        self.alpha = alpha
        self.rounds = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, ahead: float) -> None:
        """One round more."""
        self.rounds += 1
        self._sum += ahead
        self._squares += ahead * ahead

    @property
    def share(self) -> float:
        """How often it was ahead."""
        return self._sum / self.rounds if self.rounds else 0.5

    def interval(self) -> tuple[float, float]:
        """Of the share."""
        n = self.rounds
        if n == 0:
            return 0.0, 1.0
        spread = max(0.0, self._squares - n * self.share**2) + DOUBT
        log = -2 * math.log(self.alpha)
        rho = (log + math.log(log + 1)) / TYPICAL
        width = 2 * (n * rho + 1) / (n * n * rho) * math.log(math.sqrt(n * rho + 1) / self.alpha)
        half = math.sqrt(spread / n * width)
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def sure(self) -> bool:
        """Is one of the two better, beyond doubt?"""
        low, high = self.interval()
        return low > 0.5 or high < 0.5


def ahead(games: list[Played], a: int, b: int) -> float | None:
    """How often bot a was ahead of bot b in these games, half for being level; none if they did not meet."""
    met: list[float] = []
    for played in games:
        taken = bot_places(played)
        if a in taken and b in taken:
            met.append(1.0 if taken[a] < taken[b] else 0.0 if taken[a] > taken[b] else 0.5)
    return sum(met) / len(met) if met else None
