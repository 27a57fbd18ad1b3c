"""The result of a simulation, for people."""

from __future__ import annotations

from typing import Any


def show_tally(t: dict[str, Any]) -> None:
    """Print it."""
    print(f"{t['game']}, {t['seats']} seats: {t['games']} games finished, {len(t['failures'])} failures")
    print(f"{t['decisions']} decisions, {t['decisions_per_second']} per second, {t['mean_decisions']} per game")
    print("endings: " + ", ".join(f"{reason} {n}" for reason, n in t["endings"].items()))
    for seat, row in enumerate(t["seat_wins"]):
        print(f"seat {seat}: {_interval(row)}, mean score {t['mean_scores'][seat]}")
    for row in t["bot_wins"]:
        print(f"{row['bot']}: {_interval(row)}")
    for key, fact in t["facts"].items():
        print(f"{key}: mean {fact['mean']:g} in {fact['games']} games")
    for failure in t["failures"][:5]:
        print(f"failed, seed {failure['seed']}: {failure['failure']}")


def _interval(row: dict[str, Any]) -> str:
    return f"{row['wins']:g} wins, {row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})"
