"""What choices would mean, as the rules say it, beside their numbers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from reame.kernel.chance import Dice
from reame.kernel.position import Position
from reame.kernel.prospects import CHOICES, GOOD, Prospect
from reame.words import Words

STYLE: Final = "dim"


def remarks(position: Position, seat: int, words: Words, brief: bool) -> dict[str, Text]:
    """By the words of a move: odds and price, and unless it has to be brief what comes of it."""
    world = position.imagine(seat, Dice("prospects"))
    return {x.of: remark(x, words, brief) for x in position.game.prospects(world, seat, CHOICES)}


def remark(found: Prospect, words: Words, brief: bool) -> Text:
    """One prospect in words."""
    out = Text()
    if found.odds >= 0.0:
        out.append(f"  {round(100 * found.odds)} %", "bold")
    if found.price is not None:
        out.append(f"  {words.part(found.price)}", "green" if found.tone == GOOD else STYLE)
    if found.says and not brief:
        out.append(f"  {words.line(found.says)}", STYLE)
    return out
