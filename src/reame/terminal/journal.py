"""Lines of the journal on a console: headings stand out, details and sums are set under their line."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from reame.kernel.journal import Event
from reame.kernel.kinds import DETAIL, HEADING, LEAD
from reame.words import Words


def show_events(console: Console, words: Words, events: list[Event], seat: int) -> None:
    """What of these events a seat may read."""
    for event in events:
        if not event.seen_by(seat):
            continue
        said = words.sentence(event)
        if event.phrase.place == HEADING:
            console.print(Rule(Text(said, "bold"), align="left", style="dim"))
            continue
        folded = event.phrase.place in (DETAIL, LEAD)
        line = Text("      " if folded else "  ")
        line.append(said, "dim" if folded else "")
        if event.rule:
            line.append(f" [{event.rule}]", "dim")
        console.print(line)
        for figures in words.sums(event):
            console.print(Text(f"      {figures}", "cyan"))
