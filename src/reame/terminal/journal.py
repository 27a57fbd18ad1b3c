"""Lines of the journal on a console: headings stand out, details and sums are set under their line.

Each line has its number among those that the reader may read, by which it is asked why it is so.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from reame.kernel.journal import Event
from reame.kernel.kinds import DETAIL, HEADING, LEAD
from reame.words import Words

FOLDED: Final = (DETAIL, LEAD)


def show_events(console: Console, words: Words, events: list[Event], seat: int, since: int = 0) -> None:
    """What a seat may read of these events, from one on."""
    told = sum([e.seen_by(seat) for e in events[:since]])
    for event in events[since:]:
        if not event.seen_by(seat):
            continue
        told += 1
        said = words.sentence(event)
        if event.phrase.place == HEADING:
            console.print(Rule(Text(said, "bold"), align="left", style="dim"))
            continue
        folded = event.phrase.place in FOLDED
        line = Text(f"{told:4} ", "dim")
        line.append(f"    {said}" if folded else said, "" if not folded else "dim")
        console.print(line)
        for figures in words.sums(event):
            console.print(Text(f"         {figures}", "cyan"))


def told_as(events: list[Event], seat: int, number: int) -> list[Event]:
    """The line of this number, with what is set under it; nothing if there is no such line."""
    lines = [e for e in events if e.seen_by(seat)]
    if not 1 <= number <= len(lines):
        return []
    at = number - 1
    line = lines[at]
    if line.phrase.place in (*FOLDED, HEADING):
        return [line]
    first = at
    while first and lines[first - 1].phrase.place == LEAD:
        first -= 1
    last = number
    while last < len(lines) and lines[last].phrase.place == DETAIL:
        last += 1
    return [line, *lines[first:at], *lines[number:last]]
