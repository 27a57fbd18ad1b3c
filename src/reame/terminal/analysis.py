"""A finished game looked back at, on a console."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from reame.kernel.game import Game
from reame.terminal.counsel import PLAN, told_move, told_term
from reame.words import Words, number

STEPS: Final = "▁▂▃▄▅▆▇█"
BAR: Final = 24  # characters for the whole


def show_analysis(console: Console, words: Words, game: Game[Any], body: dict[str, Any]) -> None:
    """All of it."""
    console.print(Text(words.text("analysis-chance" if body["calibrated"] else "analysis-strength"), "italic"))
    _head(console, words, "course")
    console.print(_course(words, body))
    _head(console, words, "turns")
    _show_turns(console, words, game, body)
    _head(console, words, "luck")
    console.print(_luck(words, body))
    console.print(Text(words.text("analysis-luck-is"), "italic"))
    _head(console, words, "figures")
    console.print(_figures(words, body))


def _head(console: Console, words: Words, key: str) -> None:
    console.print()
    console.print(Rule(words.text(f"analysis-{key}"), align="left", style="dim"))


def _names(words: Words, seats: list[int]) -> str:
    return ", ".join(words.thing("seat", str(s)) for s in seats)


def _sides(body: dict[str, Any]) -> list[list[int]]:
    """The seats of each side, in the order of their first ones."""
    sides: list[int] = body["sides"]
    return [[s for s in range(len(sides)) if sides[s] == side] for side in dict.fromkeys(sides)]


def _amount(body: dict[str, Any], share: float) -> str:
    text = str(round(100 * share))
    return f"{text} %" if body["calibrated"] else text


def _change(share: float) -> Text:
    points = 100 * share
    return Text(f"{points:+.1f}", "green" if points >= 0.05 else "red" if points <= -0.05 else "dim")


def _round(words: Words, n: int) -> str:
    return str(n) if n > 0 else words.text("analysis-set-up")


def _course(words: Words, body: dict[str, Any]) -> Table:
    """The share of each side at the end of each round."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.text("analysis-round"), style="bold")
    sides = _sides(body)
    for side in sides:
        table.add_column(_names(words, side))
    for n, point in enumerate(body["points"]):
        following = body["points"][n + 1 : n + 2]
        if following and following[0]["round"] == point["round"]:
            continue
        cells = []
        for side in sides:
            share = sum(point["shares"][s] for s in side)
            bar = "█" * round(share * BAR)
            cells.append(Text.assemble((f"{_amount(body, share):>6} ", "bold"), (bar, "cyan")))
        table.add_row(_round(words, point["round"]), *cells)
    return table


def _show_turns(console: Console, words: Words, game: Game[Any], body: dict[str, Any]) -> None:
    for n, turn in enumerate(body["turns"], 1):
        name = words.thing("seat", str(turn["seat"]))
        place = f"{n}. {words.text('analysis-round')} {_round(words, turn['round'])}: "
        said = words.text("analysis-turn", name=name, played=told_move(words, game, turn["played"]))
        console.print(Text.assemble((place, "bold"), said))
        gain, error = _amount(body, turn["gain"]), _amount(body, turn["error"])
        better, worlds = number(turn["better"]), number(turn["worlds"])
        lines = [
            words.text("analysis-better", best=told_move(words, game, turn["best"])),
            words.text("analysis-gain", name=name, gain=gain, error=error, better=better, worlds=worlds),
        ]
        if turn["plan"]:
            moves = " · ".join(told_move(words, game, m) for m in turn["plan"][:PLAN])
            lines.insert(1, words.text("analysis-then", moves=moves))
        if turn["reasons"]:
            reasons = ", ".join(told_term(words, r["term"], r["amount"]) for r in turn["reasons"])
            lines.append(words.text("analysis-why", reasons=reasons))
        for line in lines:
            console.print(Text(f"   {line}"))
    if not body["turns"]:
        console.print(words.text("analysis-no-turns"))
    told = words.text("analysis-looked", looked=number(body["looked"]), right=number(body["right"]))
    console.print(Text(told, "italic"))


def _luck(words: Words, body: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", style="bold")
    for key in ("first", "own", "others", "luck", "last"):
        table.add_column(words.text(f"analysis-{key}"), justify="right")
    for side in _sides(body):
        total = {key: sum(body[key][s] for s in side) for key in ("first", "own", "others", "luck", "last")}
        changes = [_change(total[key]) for key in ("own", "others", "luck")]
        table.add_row(_names(words, side), f"{100 * total['first']:.1f}", *changes, f"{100 * total['last']:.1f}")
    return table


def _figures(words: Words, body: dict[str, Any]) -> Table:
    """What each seat had round by round, and at last; of what happened to it, how often in all."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", style="bold")
    for seat in range(body["seats"]):
        table.add_column(words.thing("seat", str(seat)), justify="right")
    for figure in body["figures"]:
        rows: list[list[float]] = figure["rows"]
        top = max(max(row) for row in rows)
        if top <= 0:
            continue
        cells = []
        for seat in range(body["seats"]):
            line = [row[seat] for row in rows]
            last = sum(line) if figure["happened"] else line[-1]
            cells.append(Text.assemble((_line(line, top), "cyan"), f" {round(last):>4}"))
        table.add_row(words.text(f"counted-{figure['name']}"), *cells)
    return table


def _line(amounts: list[float], top: float) -> str:
    """Amounts as small columns."""
    return "".join(STEPS[min(len(STEPS) - 1, int(max(0.0, x) / top * len(STEPS)))] for x in amounts)
