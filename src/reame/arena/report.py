"""The results of a simulation and of a tournament, for people."""

from __future__ import annotations

from typing import Any

from reame.arena.standings import Standings


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


def show_standings(s: Standings) -> None:
    """Print how a tournament stands."""
    t = s.plain()
    print(f"{t['game']}, {t['seats']} seats: {t['games']} games in {t['rounds']} rounds, {len(t['failures'])} failures")
    print("in a round every bot sits on every seat once, always with the same dice")
    rows = s.rows()
    width = max(len(row["bot"]) for row in rows)
    for row in rows:
        r = row.get("rating")
        rating = "" if r is None else f"rating {r['rating']:.1f} ({r['low']:.1f} to {r['high']:.1f}), "
        print(f"{row['bot']:{width}}  {rating}{_interval(row)}; fair {row['fair']:.1%}")
    for d in s.duels():
        sure = "surely better" if d["sure"] else "not yet sure"
        print(f"{d['bot']} ahead of {d['against']}: {d['ahead']:.1%} ({d['low']:.1%} to {d['high']:.1%}), {sure}")
    if s.ratings is None and len(rows) > 1:
        print("no ratings: they need openskill, pip install 'reame[arena]'")
    for failure in t["failures"][:5]:
        print(f"failed, game {failure['game']}, seed {failure['seed']}: {failure['failure']}")


def _interval(row: dict[str, Any]) -> str:
    return f"{row['wins']:g} wins, {row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})"
