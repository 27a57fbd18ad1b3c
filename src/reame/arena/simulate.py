"""Many games between bots, on one core or several, and what came of them."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from reame import bots, games
from reame.arena.play import Played, play_game


class Plan:
    """What is to be simulated."""

    def __init__(
        self, game: str, seats: int, count: int, seed: str, line_up: list[str], options: dict[str, Any]
    ) -> None:
        self.game = game
        self.seats = seats
        self.count = count
        self.seed = seed
        self.line_up = line_up
        self.options = options
        games.find(game).choose(seats, options)
        for name in line_up:
            bots.find(name)


def _batch(plan: Plan, numbers: range) -> list[Played]:
    game = games.find(plan.game)
    players = [bots.find(name) for name in plan.line_up]
    return [play_game(game, plan.seats, f"{plan.seed}/{k}", plan.options, players, k) for k in numbers]


def _batches(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(50, plan.count // (jobs * 20) or 1))
    parts = [range(k, min(k + size, plan.count)) for k in range(0, plan.count, size)]
    if jobs == 1:
        for part in parts:
            yield _batch(plan, part)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_batch, [plan] * len(parts), parts)


def wilson(wins: float, n: int) -> tuple[float, float]:
    """95 % interval of a share (Wilson)."""
    if n == 0:
        return 0.0, 1.0
    z = 1.96
    share = wins / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """Sums over games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.failures: list[dict[str, str]] = []
        self.endings: Counter[str] = Counter()
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
        self.endings[g.reason] += 1
        for key, x in g.facts.items():
            row = self.facts.setdefault(key, [0.0, 0.0])
            row[0] += 1
            row[1] += x
        for seat, bot in enumerate(g.seating):
            self.bot_seats[bot] += 1
            self.seat_scores[seat] += g.scores[seat]
            if seat in g.winners:  # a shared victory is shared
                self.seat_wins[seat] += 1 / len(g.winners)
                self.bot_wins[bot] += 1 / len(g.winners)

    def plain(self) -> dict[str, Any]:
        """As data; shares with their 95 % intervals."""
        n = self.games
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": n,
            "failures": self.failures,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_decisions": round(self.decisions / n, 2) if n else 0,
            "endings": dict(self.endings.most_common()),
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


def simulate(
    plan: Plan, jobs: int, progress: Callable[[int], None], each: Callable[[Played], None] | None = None
) -> Tally:
    """Play all games of the plan; `progress` is told how many are done, `each` is given every game."""
    tally = Tally(plan)
    begin = time.perf_counter()
    done = 0
    for batch in _batches(plan, jobs):
        for g in batch:
            tally.add(g)
            if each is not None:
                each(g)
        done += len(batch)
        progress(done)
    tally.seconds = time.perf_counter() - begin
    return tally
