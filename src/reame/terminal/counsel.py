"""What a counsellor says, on a console: what a move would bring, and a hint with its reasons."""

from __future__ import annotations

from typing import Any, Final

from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.text import Text

from reame.kernel.game import Game
from reame.words import Words, number

PLAN: Final = 6  # moves told of a plan


def told_hint(words: Words, game: Game[Any], hint: dict[str, Any]) -> list[str]:
    """A hint, line by line."""
    out = [words.text("counsel-hint", move=told_move(words, game, hint["move"]))]
    if hint["plan"]:
        moves = " · ".join(told_move(words, game, m) for m in hint["plan"][:PLAN])
        out.append(words.text("counsel-then", moves=moves))
    worlds = number(hint["worlds"])
    for other in hint["beside"]:
        move = told_move(words, game, other["move"])
        reasons = ", ".join(told_term(words, r["term"], r["amount"]) for r in other["reasons"])
        if not other["sure"]:
            out.append(words.text("counsel-even", move=move))
        elif reasons:
            out.append(words.text("counsel-rather", move=move, reasons=reasons))
        else:
            out.append(words.text("counsel-unsaid", move=move, better=number(other["better"]), worlds=worlds))
    out.append(words.text("counsel-tried", worlds=worlds) if hint["beside"] else words.text("counsel-only"))
    return out


def told_preview(words: Words, game: Game[Any], found: dict[str, Any]) -> list[str]:
    """A preview, line by line; what belongs to a heading is set in."""
    worlds = number(found["worlds"])
    out = [words.text("counsel-preview", move=told_move(words, game, found["move"]))]
    figures = [_figure(words, f) for f in found["figures"]]
    if found["certain"] or figures:
        out.append(words.text("counsel-always", worlds=worlds) if found["lucky"] else words.text("counsel-surely"))
        out += [f"  {words.plain(line)}" for line in found["certain"]] + [f"  {figure}" for figure in figures]
    if found["chances"]:
        out.append(words.text("counsel-chances"))
        for line, count in found["chances"]:
            out.append("  " + words.text("counsel-chance", count=number(count), worlds=worlds, line=words.plain(line)))
        if found["rest"]:
            out.append("  " + words.text("counsel-rest", n=number(found["rest"])))
    if len(out) == 1:
        out.append(words.text("counsel-nothing"))
    for key in ("opens", "closes"):
        if found.get(key):
            moves = " · ".join(_kind(words, game, *one) for one in found[key])
            out.append(words.text(f"counsel-{key}", moves=moves))
    if found["over"]:
        out.append(words.text("counsel-over", count=number(found["over"]), worlds=worlds))
    elif "question" in found:
        out.append(words.text("counsel-you-next", question=words.plain(found["question"])))
    elif found["asked"]:
        names = ", ".join(words.thing("seat", str(s)) for s in found["asked"])
        out.append(words.text("counsel-next", names=names))
    return out


def show_lines(console: Console, lines: list[str]) -> None:
    """The first line stands out."""
    for n, line in enumerate(lines):
        console.print(Text(line, "bold" if n == 0 else ""))


def told_move(words: Words, game: Game[Any], move: str) -> str:
    """A move, from its words as a program writes them."""
    return words.move(game.table, game.table.parse(move))


def _kind(words: Words, game: Game[Any], move: str, n: int) -> str:
    said = told_move(words, game, move)
    return words.text("counsel-like-it", move=said, n=number(n)) if n > 1 else said


def told_term(words: Words, name: str, amount: float) -> str:
    """So much more, or less, of what a game counts."""
    way = "more" if amount > 0.0 else "less"
    return words.text(f"counts-{name}", n=_amount(abs(amount)), way=way)


def _amount(x: float) -> Any:
    return fluent_number(x, useGrouping=False, maximumFractionDigits=1)


def _figure(words: Words, figure: dict[str, Any]) -> str:
    """By how much something changes."""
    said = told_term(words, figure["term"], figure["mean"])
    if figure["low"] == figure["high"]:
        return said
    return words.text("counsel-range", figure=said, low=_amount(figure["low"]), high=_amount(figure["high"]))
