"""What the others did since one's last choice, at a glance: in groups, what concerns one first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from reame.kernel.position import Position
from reame.kernel.recap import SEVERAL, Group, Happening, asked_by, belongings, grouped
from reame.words import Words, number

WORTH: Final = 2  # groups: of one, its lines say all


class Digest:
    """Gathers what one seat is told, move by move."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._happenings: list[Happening] = []

    def play(self, position: Position, seat: int, move: int, make: Callable[[int, int], None]) -> None:
        """Another seat's move is made: note who had been asked, and what was told."""
        view = position.view(self._seat)
        mine = belongings(position, view, self._seat)
        journal = position.journal
        assert journal is not None
        before = len(journal)
        make(seat, move)
        lines = journal.lines(self._seat, before)
        if lines:
            happening = Happening(0, *asked_by(view))
            happening.read(lines, mine)
            self._happenings.append(happening)

    def take(self) -> list[Group]:
        """What there was since last time."""
        groups = [g for g in grouped(self._happenings) if g.events]
        self._happenings = []
        return groups


def show_digest(console: Console, words: Words, groups: list[Group]) -> None:
    """A line for each group, those that concern one first; nothing if there is but one."""
    if len(groups) < WORTH:
        return
    events = words.text("terminal-events", count=number(sum(g.events for g in groups)))
    console.print(Text(words.text("terminal-digest", events=events, groups=number(len(groups))), "bold"))
    for n, group in sorted(enumerate(groups, 1), key=lambda one: (not one[1].mine, one[0])):
        who = words.text("terminal-several") if group.by == SEVERAL else words.thing("seat", str(group.by))
        step = f" · {words.text('step-' + group.step)}" if group.step else ""
        told = words.text("terminal-events", count=number(group.events))
        line = Text(f"  {n:2} ", "yellow")
        line.append(f"{who}{step}: {told}")
        if group.mine:
            line.append(f"  {words.text('terminal-yours')}", "yellow")
        console.print(line)
