"""How a tournament stands: ratings, win rates with intervals, who is surely better than whom."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.arena.rating import ALPHA, Comparison, NoRatings, Ratings, ahead
from reame.arena.tally import wilson


class Standings:
    """Told round by round, in their order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        n = len(plan.line_up)
        self.games: list[Played] = []
        self.failures: list[tuple[int, Played]] = []
        self.rounds = 0
        self.wins: list[list[tuple[float, int]]] = [[] for _ in range(n)]  # of each bot by round: won, of so many
        pairs = list(combinations(range(n), 2))
        self.pairs = {pair: Comparison(ALPHA / len(pairs)) for pair in pairs}
        try:
            self.ratings: Ratings | None = Ratings(n)
        except NoRatings:
            self.ratings = None

    def add(self, games: dict[int, Played]) -> None:
        """One round more: its games by number."""
        self.rounds += 1
        self.failures += [(n, g) for n, g in sorted(games.items()) if g.failure]
        finished = [g for _, g in sorted(games.items()) if not g.failure]
        self.games += finished
        for bot in range(len(self.plan.line_up)):
            sat = [g for g in finished if bot in g.seating]
            self.wins[bot].append((sum(won(g, bot) for g in sat), len(sat)))
        for (a, b), comparison in self.pairs.items():
            share = ahead(finished, a, b)
            if share is not None:
                comparison.add(share)
        if self.ratings is not None:
            for g in finished:
                self.ratings.add(g)

    @property
    def sure(self) -> bool:
        """Is it beyond doubt of any two bots which is better?"""
        return bool(self.pairs) and all(c.sure for c in self.pairs.values())

    def rows(self) -> list[dict[str, Any]]:
        """Of each bot, the best first: games it sat in, wins, their share with its interval, what is fair, rating."""
        ratings = None if self.ratings is None else self.ratings.rows()
        rows: list[dict[str, Any]] = []
        for bot, name in enumerate(names(self.plan.line_up)):
            wins = sum(w for w, _ in self.wins[bot])
            n = sum(k for _, k in self.wins[bot])
            low, high = by_rounds(self.wins[bot])
            seats = sum(g.seating.count(bot) for g in self.games)
            row = {"bot": name, "games": n, "wins": round(wins, 2), "share": round(wins / n, 4) if n else 0.0}
            row |= {"low": round(low, 4), "high": round(high, 4)}
            row["fair"] = round(seats / (n * self.plan.seats), 4) if n else 0.0
            rows.append(row if ratings is None else {**row, "rating": ratings[bot]})
        return sorted(rows, key=lambda r: (-r["rating"]["rating"] if ratings else 0, -r["share"] + r["fair"]))

    def duels(self) -> list[dict[str, Any]]:
        """Of each two bots: how often the first was ahead of the second, and whether that is sure."""
        name = names(self.plan.line_up)
        out: list[dict[str, Any]] = []
        for (a, b), c in self.pairs.items():
            low, high = c.interval()
            first, second, share = (name[a], name[b], c.share) if c.share >= 0.5 else (name[b], name[a], 1 - c.share)
            low, high = (low, high) if c.share >= 0.5 else (1 - high, 1 - low)
            row = {"bot": first, "against": second, "rounds": c.rounds, "ahead": round(share, 4)}
            out.append({**row, "low": round(low, 4), "high": round(high, 4), "sure": c.sure})
        return out

    def by_seat(self) -> list[list[tuple[float, int]]]:
        """Of each bot on each seat: wins, of so many games."""
        out = [[(0.0, 0)] * self.plan.seats for _ in self.plan.line_up]
        for g in self.games:
            for seat, bot in enumerate(g.seating):
                wins, n = out[bot][seat]
                out[bot][seat] = (wins + (1 / len(g.winners) if seat in g.winners else 0.0), n + 1)
        return out

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            **self.plan.plain(),
            "plan": self.plan.key(),
            "games": len(self.games),
            "rounds": self.rounds,
            "failures": [{"game": n, "seed": g.seed, "failure": g.failure} for n, g in self.failures],
            "sure": self.sure,
            "mean_decisions": round(sum(g.decisions for g in self.games) / max(1, len(self.games)), 2),
        }


def names(line_up: list[str]) -> list[str]:
    """The bots of a line-up; of those with the same name, the second and further are counted."""
    return [
        name if line_up.index(name) == i else f"{name} ({line_up[: i + 1].count(name)})"
        for i, name in enumerate(line_up)
    ]


def won(played: Played, bot: int) -> float:
    """What a bot has won of a game: a shared victory is shared."""
    return sum(1 / len(played.winners) for seat in played.winners if played.seating[seat] == bot)


def by_rounds(wins: list[tuple[float, int]]) -> tuple[float, float]:
    """95 % interval of a share (Wilson), where the games of a round are not independent of each other.

    It is as wide as for so many independent games as would vary as much (Rao and Scott), and never narrower than for
    all of them.
    """
    total = sum(n for _, n in wins)
    if total == 0:
        return 0.0, 1.0
    share = sum(w for w, _ in wins) / total
    rounds = len(wins)
    spread = sum((w - share * n) ** 2 for w, n in wins)
    worth = float(total)
    if rounds > 1 and spread > 0:
        variance = spread / total**2 * rounds / (rounds - 1)
        worth = min(worth, share * (1 - share) / variance)
    return wilson(share * worth, worth)
