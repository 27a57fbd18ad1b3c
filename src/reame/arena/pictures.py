"""A tournament in pictures: ratings, win rate by seat, length of the games. Needs matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reame.arena.standings import Standings, names
from reame.arena.tally import wilson
from reame.kernel.errors import ReameError


def draw(standings: Standings, folder: Path) -> list[Path]:
    """Write them into a folder; which files they are."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise ReameError("pictures need matplotlib: pip install 'reame[arena]'") from None
    folder.mkdir(parents=True, exist_ok=True)
    plan = standings.plan
    title = f"{plan.title()['game']}, {plan.seats} seats, {len(standings.games)} games"
    out: list[Path] = []
    for name, paint in (("ratings", _ratings), ("seats", _seats), ("length", _length)):
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.subplots()
        if paint(axes, standings):
            axes.set_title(title)
            axes.spines[["top", "right"]].set_visible(False)
            out.append(folder / f"{plan.title()['game']}-{name}.svg")
            figure.savefig(out[-1], metadata={"Date": None})
    return out


def _ratings(axes: Any, standings: Standings) -> bool:
    rows = standings.rows()[::-1]
    if standings.ratings is None:
        return False
    for y, row in enumerate(rows):
        r = row["rating"]
        axes.plot([r["low"], r["high"]], [y, y], color="#7a5c3e", linewidth=3, solid_capstyle="round")
        axes.plot(r["rating"], y, "o", color="#7a1f1f", markersize=9)
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("rating by places (Plackett-Luce), with 95 % interval")
    return True


def _seats(axes: Any, standings: Standings) -> bool:
    seats = standings.plan.seats
    bots = names(standings.plan.line_up)
    step = 0.8 / len(bots)
    for bot, (name, by_seat) in enumerate(zip(bots, standings.by_seat(), strict=True)):
        at = [s - 0.4 + step * (bot + 0.5) for s in range(seats)]
        shares = [wins / n if n else 0.0 for wins, n in by_seat]
        ends = [wilson(wins, n) for wins, n in by_seat]
        low = [max(0.0, share - end[0]) for share, end in zip(shares, ends, strict=True)]
        high = [max(0.0, end[1] - share) for share, end in zip(shares, ends, strict=True)]
        axes.bar(at, shares, step * 0.9, yerr=[low, high], capsize=2, label=name)
    axes.axhline(1 / seats, color="black", linewidth=1, linestyle=":")
    axes.set_xticks(range(seats), [f"seat {s}" for s in range(seats)])
    axes.set_ylabel("share of games won, with 95 % interval")
    axes.legend(fontsize="small")
    return True


def _length(axes: Any, standings: Standings) -> bool:
    lengths = [g.decisions for g in standings.games]
    axes.hist(lengths, bins=min(40, max(5, len(set(lengths)))), color="#7a5c3e")
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
    return bool(lengths)
