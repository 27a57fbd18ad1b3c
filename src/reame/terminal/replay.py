"""A record told move by move."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from reame.kernel.fields import SPECTATOR
from reame.kernel.record import Record
from reame.terminal.board import board
from reame.terminal.journal import show_events, told_as
from reame.terminal.table import show_result
from reame.terminal.why import show_why
from reame.words import Words


def replay(record: Record, language: str, console: Console, ask: Callable[[str], str] | None = None) -> int:
    """Each move, and what came of it; with `ask`, a person says when to go on."""
    words = Words(record.game.handle, language, room="reame.terminal")
    again = Record(record.game, record.seats, record.seed, dict(record.options), journal=True, start=record.start)
    lines = 0
    for n, (seat, move) in enumerate(record.moves, 1):
        again.play(seat, move)
        journal = again.position.journal
        assert journal is not None
        said = words.move(record.game.table, move)
        console.print(Text.assemble((f"{n}. {words.thing('seat', str(seat))}: ", "bold"), said))
        show_events(console, words, journal.events, SPECTATOR, lines)
        lines = len(journal)
        while ask is not None and (typed := ask(words.text("terminal-next") + " ").strip()):
            command, _, line = typed.partition(" ")
            if command == "q":
                return 0
            events = told_as(journal.events, SPECTATOR, int(line)) if command == "w" and line.isdecimal() else []
            if not events:
                console.print(Text(words.text("terminal-no-line", line=line), "italic"))
                continue
            show_why(console, words, record.game, events)
    console.print(board(again.position, SPECTATOR, words))
    show_result(console, words, again.position)
    return 0
