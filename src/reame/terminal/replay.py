"""A record told move by move."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from reame.kernel.fields import SPECTATOR
from reame.kernel.record import Record
from reame.terminal.board import board
from reame.terminal.journal import show_events
from reame.terminal.table import show_result
from reame.words import Words


def replay(record: Record, language: str, console: Console, ask: Callable[[str], str] | None = None) -> int:
    """Each move, and what came of it; with `ask`, a person says when to go on."""
    words = Words(record.game.name, language, room="reame.terminal")
    again = Record(record.game, record.seats, record.seed, dict(record.options), journal=True, start=record.start)
    lines = 0
    for n, (seat, move) in enumerate(record.moves, 1):
        again.play(seat, move)
        journal = again.position.journal
        assert journal is not None
        said = words.move(record.game.table, move)
        console.print(Text.assemble((f"{n}. {words.thing('seat', str(seat))}: ", "bold"), said))
        show_events(console, words, journal.events[lines:], SPECTATOR)
        lines = len(journal)
        if ask is not None and ask(words.text("terminal-next") + " ").strip() == "q":
            return 0
    console.print(board(again.position, SPECTATOR, words))
    show_result(console, words, again.position)
    return 0
