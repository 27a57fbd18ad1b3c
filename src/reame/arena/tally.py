"""What many games come to: shares of wins with their intervals, endings, means."""

from __future__ import annotations

import math
from typing import Any, Final

from reame.arena.plan import Plan
from reame.arena.play import Played

Z: Final = 1.96  # standard errors on either side of a 95 % interval


def wilson(wins: float, n: float) -> tuple[float, float]:
    """95 % interval of a share (Wilson)."""
    if n <= 0:
        return 0.0, 1.0
    share = wins / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """Sums over the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.failures: list[dict[str, str]] = []
        self.endings: dict[str, int] = {}
        self.seat_wins = [0.0] * plan.seats
        self.bot_wins = [0.0] * len(plan.line_up)
        self.bot_seats = [0] * len(plan.line_up)
        self.seat_scores = [0.0] * plan.seats
        self.facts: dict[str, list[float]] = {}  # count and sum

    def add(self, g: Played) -> None:
        """One game more."""
        self.decisions += g.decisions
        if g.failure:
            self.failures.append({"seed": g.seed, "failure": g.failure, "record": g.record})
            return
        self.games += 1
        self.endings[g.reason] = self.endings.get(g.reason, 0) + 1
        for key, x in g.facts.items():
            row = self.facts.get(key)
            if row is None:
                self.facts[key] = [1.0, x]
            else:
                row[0] += 1.0
                row[1] += x
        for seat, bot in enumerate(g.seating):
            self.bot_seats[bot] += 1
            self.seat_scores[seat] += g.scores[seat]
        for seat in g.winners:  # a shared victory is shared
            self.seat_wins[seat] += 1 / len(g.winners)
            self.bot_wins[g.seating[seat]] += 1 / len(g.winners)

    def plain(self) -> dict[str, Any]:
        """As data; shares with their 95 % intervals."""
        n = self.games
        return {
            **self.plan.title(),
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": n,
            "failures": self.failures,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_decisions": round(self.decisions / n, 2) if n else 0,
            "endings": dict(sorted(self.endings.items(), key=lambda x: -x[1])),
            "seat_wins": [_share(w, n) for w in self.seat_wins],
            "mean_scores": [round(s / n, 2) if n else 0 for s in self.seat_scores],
            "facts": {
                key: {"games": int(row[0]), "mean": round(row[1] / row[0], 4)}
                for key, row in sorted(self.facts.items())
            },
            "bot_wins": [
                {"bot": name, "seats": self.bot_seats[i], "games": n, **_share(self.bot_wins[i], n)}
                for i, name in enumerate(self.plan.line_up)
            ],
        }


def _share(wins: float, n: int) -> dict[str, Any]:
    low, high = wilson(wins, n)
    return {
        "wins": round(wins, 2),
        "share": round(wins / n, 4) if n else 0,
        "low": round(low, 4),
        "high": round(high, 4),
    }
