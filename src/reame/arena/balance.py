"""Is a game fair? Equal bots among themselves: what seats, factions and options make of it, as a page."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, Final

from reame import games
from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.arena.standings import Standings
from reame.arena.tally import wilson
from reame.kernel.errors import BadStart

FEW: Final = 8  # values of an option that are all tried; of more, the first and the last
Share = tuple[str, float, int]  # of what, won, of so many


class Variant:
    """A game by some options, and what came of it."""

    def __init__(self, name: str, standings: Standings) -> None:
        self.name = name
        self.games = standings.games
        self.seats = standings.plan.seats
        self.failures = standings.failures

    def by_seat(self) -> list[Share]:
        """What each seat has won."""
        return [(f"seat {s}", sum(_won(g, s) for g in self.games), len(self.games)) for s in range(self.seats)]

    def by_faction(self) -> list[Share]:
        """What those have won who stood for a faction, the most successful first."""
        found: dict[str, tuple[float, int]] = {}
        for g in self.games:
            for seat, factions in enumerate(g.factions):
                for f in factions:
                    wins, n = found.get(f, (0.0, 0))
                    found[f] = (wins + _won(g, seat), n + 1)
        return sorted([(f, wins, n) for f, (wins, n) in found.items()], key=lambda x: -x[1] / x[2])

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            "variant": self.name,
            "games": len(self.games),
            "failures": len(self.failures),
            "mean_decisions": round(self.length(), 2),
            "endings": self.endings(),
            "seats": [_row(x) for x in self.by_seat()],
            "factions": [_row(x) for x in self.by_faction()],
        }

    def length(self) -> float:
        """Decisions in a game."""
        return sum(g.decisions for g in self.games) / max(1, len(self.games))

    def endings(self) -> dict[str, int]:
        """How the games ended, the usual way first."""
        found: dict[str, int] = {}
        for g in self.games:
            found[g.reason] = found.get(g.reason, 0) + 1
        return dict(sorted(found.items(), key=lambda x: -x[1]))


def _won(played: Played, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _row(share: Share) -> dict[str, Any]:
    of, wins, n = share
    low, high = wilson(wins, n)
    return {
        "of": of,
        "wins": round(wins, 2),
        "games": n,
        "share": round(wins / n, 4) if n else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def variants(game: str, seats: int, options: dict[str, Any], only: list[str] | None) -> dict[str, dict[str, Any]]:
    """The game by these options, and with each other option changed by itself: all of them, or only those named."""
    found = games.find(game)
    chosen = found.option_words(found.choose(seats, options))
    out: dict[str, dict[str, Any]] = {"as asked for" if options else "standard": options}
    for o in found.OPTIONS:
        if o.name in options or (only is not None and o.name not in only):
            continue
        words = o.kind.words
        for word in words if len(words) < FEW else (words[0], words[-1]):
            if word == chosen[o.name]:
                continue
            try:
                found.choose(seats, {**options, o.name: word})
            except BadStart:
                continue  # not with so many seats, or not with the others
            out[f"{o.name} = {word}"] = {**options, o.name: word}
    unknown = [name for name in only or [] if name not in [o.name for o in found.OPTIONS]]
    if unknown:
        raise BadStart(f"{game} has no option {unknown[0]!r}")
    return out


def examine(
    game: str,
    seats: int,
    count: int,
    seed: str,
    bot: str,
    wanted: dict[str, dict[str, Any]],
    play: Callable[[Plan, str], Standings],
) -> list[Variant]:
    """Play every variant, with the same seeds."""
    plans = {name: Plan(game, seats, count, seed, [bot], options, rounds=True) for name, options in wanted.items()}
    return [Variant(name, play(plan, name)) for name, plan in plans.items()]


# -- the page ------------------------------------------------------------------------------------

STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #fbf7ee; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { font-weight: normal; line-height: 1.2 } h2 { border-bottom: 1px solid #c9b99a; margin-top: 2.5rem }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: 0.15rem 0.6rem; white-space: nowrap } th:first-child, td:first-child { text-align: left }
td svg { display: block; width: 100%; min-width: 12rem } .off { font-weight: bold; color: #7a1f1f } p.note { font-size: 0.9rem }
"""  # noqa: E501


def page(variants: list[Variant], title: str, command: str) -> str:
    """A report that stands by itself: one file, no script, nothing to fetch."""
    base, others = variants[0], variants[1:]
    fair = 1 / base.seats
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(base.games)} games of each variant, equal bots on all {base.seats} seats. "
        f"A fair share is {fair:.1%}; shares stand with their 95 % interval (Wilson), and in bold where it does not "
        f"hold the fair share. Of many rows, one in twenty is bold by chance.</p>",
        f"<p class=note>Made by <code>{escape(command)}</code></p>",
        "<h2>Seats</h2>",
        _table(base.by_seat(), fair),
    ]
    if base.by_faction():
        parts += ["<h2>Factions</h2>", _table(base.by_faction(), fair)]
    parts += ["<h2>Length</h2>", _histogram([g.decisions for g in base.games]), "<h2>Endings</h2>", _endings(base)]
    if others:
        parts.append("<h2>Options</h2><p>Each changed by itself, everything else and the seeds as above.</p>")
        for v in others:
            parts += [f"<h3>{escape(v.name)}</h3>", _table(v.by_seat(), fair)]
            if v.by_faction():
                parts += ["<details><summary>Factions</summary>", _table(v.by_faction(), fair), "</details>"]
    parts += ["<h2>All variants</h2>", _overview(variants, fair)]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{"".join(parts)}</body></html>\n'  # noqa: E501


def _table(shares: list[Share], fair: float) -> str:
    rows = [_row(x) for x in shares]
    top = min(1.0, max([row["high"] for row in rows] + [2 * fair]))
    cells = "".join(
        f"<tr><td>{escape(row['of'])}</td><td>{row['wins']:g} / {row['games']}</td>"
        f"<td{'' if row['low'] <= fair <= row['high'] else ' class=off'}>{row['share']:.1%}</td>"
        f"<td>{row['low']:.1%} to {row['high']:.1%}</td><td>{_whisker(row, fair, top)}</td></tr>"
        for row in rows
    )
    head = f"<tr><th></th><th>won</th><th>share</th><th>interval</th><th>0 to {top:.0%}</th></tr>"
    return f"<table>{head}{cells}</table>"


def _whisker(row: dict[str, Any], fair: float, top: float) -> str:
    """The interval as a line, the share as a dot, what is fair as a rule."""
    low, high, share, rule = (300 * x / top for x in (row["low"], row["high"], row["share"], fair))
    said = f"{row['share']:.1%}, from {row['low']:.1%} to {row['high']:.1%}; fair is {fair:.1%}"
    return (
        f'<svg viewBox="0 0 300 16" role="img" aria-label="{said}"><path d="M0 8H300" stroke="#e4d9c3"/>'
        f'<path d="M{rule:.1f} 0V16" stroke="#2b2118" stroke-dasharray="2 2"/>'
        f'<path d="M{low:.1f} 8H{high:.1f}" stroke="#7a5c3e" stroke-width="4"/>'
        f'<circle cx="{share:.1f}" cy="8" r="5" fill="#7a1f1f"/></svg>'
    )


def _histogram(lengths: list[int]) -> str:
    if not lengths:
        return "<p>No game has ended.</p>"
    low, high = min(lengths), max(lengths)
    bins = min(40, high - low + 1)
    counts = [0] * bins
    for n in lengths:
        counts[(n - low) * bins // (high - low + 1)] += 1
    wide = 600 / bins
    bars = "".join(
        f'<rect x="{i * wide:.1f}" y="{100 - 100 * c / max(counts):.1f}" width="{wide * 0.9:.1f}" '
        f'height="{100 * c / max(counts):.1f}"/>'
        for i, c in enumerate(counts)
    )
    mean = sum(lengths) / len(lengths)
    said = f"Decisions in a game: from {low} to {high}, on the average {mean:.0f}"
    return f'<p>{said}.</p><svg viewBox="0 0 600 100" role="img" aria-label="{said}" fill="#7a5c3e">{bars}</svg>'


def _endings(v: Variant) -> str:
    rows = "".join(
        f"<tr><td>{escape(reason)}</td><td>{n}</td><td>{n / len(v.games):.1%}</td></tr>"
        for reason, n in v.endings().items()
    )
    return f"<table><tr><th>ending</th><th>games</th><th>share</th></tr>{rows}</table>"


def _overview(variants: list[Variant], fair: float) -> str:
    rows: list[str] = []
    for v in variants:
        seats = [_row(x) for x in v.by_seat()]
        off = [row["of"] for row in seats if not row["low"] <= fair <= row["high"]]
        spread = max(row["share"] for row in seats) - min(row["share"] for row in seats)
        ending = next(iter(v.endings()), "-")
        rows.append(
            f"<tr><td>{escape(v.name)}</td><td>{len(v.games)}</td><td>{len(v.failures)}</td><td>{v.length():.0f}</td>"
            f"<td>{escape(ending)}</td><td>{spread:.1%}</td><td>{escape(', '.join(off)) or 'none'}</td></tr>"
        )
    head = "<th>variant</th><th>games</th><th>failed</th><th>decisions</th><th>usual ending</th><th>best less worst seat</th><th>unfair seats</th>"  # noqa: E501
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def write(path: Path, text: str) -> None:
    """The page into a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
