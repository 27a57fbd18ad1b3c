"""Playing and replaying in the terminal: the board as text, numbered choices, reasons, undo, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from reame import bots
from reame.board_text import board_lines
from reame.kernel.chance import Dice
from reame.kernel.errors import ReameError
from reame.kernel.eyes import Eyes
from reame.kernel.fields import SPECTATOR
from reame.kernel.record import Record
from reame.words import Words

HELP = {
    "en": "a number chooses; ? N why N is allowed; ? WORDS why a move is not, e.g. ? {sample}; "
    "u undo; s [FILE] save; b board; q quit",
    "it": "un numero sceglie; ? N perché N è ammessa; ? PAROLE perché una mossa non lo è, p.es. ? {sample}; "
    "u annulla; s [FILE] salva; b tavolo; q esci",
}
SAID = {
    "en": {
        "why": "allowed by",
        "undone": "Taken back.",
        "floor": "Too late: something has been learned since.",
        "saved": "Saved to",
        "winners": "Winners",
        "nobody": "nobody",
        "rule": "rule",
    },
    "it": {
        "why": "ammessa da",
        "undone": "Annullata.",
        "floor": "Troppo tardi: da allora si è saputo qualcosa.",
        "saved": "Salvata in",
        "winners": "Vincono",
        "nobody": "nessuno",
        "rule": "regola",
    },
}


class Terminal:
    """One person and bots at a table of text."""

    def __init__(
        self,
        record: Record,
        me: int,
        line_up: list[str],
        language: str,
        ask: Callable[[str], str] = input,
        show: Callable[[str], None] = print,
    ) -> None:
        self.record = record
        self.me = me
        self.words = Words(record.game.name, language)
        self.said = SAID[language]
        self.ask = ask
        self.show = show
        others = [s for s in range(record.seats) if s != me]
        self.bots = {s: bots.find(line_up[min(i, len(line_up) - 1)]) for i, s in enumerate(others)}
        self.dice = Dice("terminal " + record.seed)
        self.lines = 0

    def play(self) -> int:
        """Until the game is over, or the person leaves."""
        try:
            while not self.record.position.over:
                seat = self.record.position.waiting[0]
                if seat == self.me:
                    self.news()
                    self.decide()
                else:
                    move = self.bots[seat].choose(Eyes(self.record.position, seat), self.dice)
                    self.record.play(seat, move)
        except (EOFError, Left):
            return 0
        self.news()
        self.board()
        self.result()
        return 0

    def news(self) -> None:
        """What happened since one last looked."""
        journal = self.record.position.journal
        assert journal is not None
        self.lines = min(self.lines, len(journal))
        for event in journal.events[self.lines :]:
            if event.seen_by(self.me):
                self.show(f"  {self.words.sentence(event)} [{event.rule}]")
        self.lines = len(journal)

    def board(self) -> None:
        """The table as this seat sees it."""
        for line in board_lines(self.record.position, self.me, self.words):
            self.show(line)

    def decide(self) -> None:
        """One decision of the person."""
        p = self.record.position
        moves = p.legal(self.me)
        question = p.question(self.me)
        assert question is not None
        self.board()
        self.show(f"\n{self.words.sentence(question)} [{question.rule}]")
        for n, move in enumerate(moves, 1):
            self.show(f"{n:4} {self.words.move(self.record.game.table, move)}")
        while not self.answer(self.ask("> ").strip(), moves):
            pass

    def answer(self, text: str, moves: list[int]) -> bool:
        """Do what was typed; True if the decision is over."""
        command, _, rest = text.partition(" ")
        if command.isdigit() and 1 <= int(command) <= len(moves):
            self.record.play(self.me, moves[int(command) - 1])
            return True
        if command == "?" and rest:
            self.explain(rest.strip(), moves)
        elif command == "u":
            done = self.record.undo(self.me)
            self.show(self.said["undone" if done else "floor"])
            return done
        elif command == "s":
            path = Path(rest or f"{self.record.game.name}.record")
            path.write_text(self.record.text(), "utf-8")
            self.show(f"{self.said['saved']} {path}")
        elif command == "b":
            self.board()
        elif command == "q":
            raise Left
        else:
            sample = self.record.game.table.words(moves[-1])
            self.show(HELP[self.words.language].format(sample=sample))
        return False

    def explain(self, text: str, moves: list[int]) -> None:
        """Which rule allows or forbids a move, given by number or by its words."""
        table = self.record.game.table
        try:
            move = moves[int(text) - 1] if text.isdigit() and 1 <= int(text) <= len(moves) else table.parse(text)
        except ReameError as e:
            self.show(str(e))
            return
        why = self.record.position.why(self.me, move)
        reason = (
            f"{self.said['why']} {why.rule}" if why.allowed else f"{self.words.sentence(why.sentence)} [{why.rule}]"
        )
        self.show(f"  {self.words.move(table, move)}: {reason}")

    def result(self) -> None:
        """How it ended."""
        outcome = self.record.position.outcome
        assert outcome is not None
        names = ", ".join(self.words.thing("seat", str(s)) for s in outcome.winners) or self.said["nobody"]
        self.show(f"{self.words.text('end-' + outcome.reason)} [{outcome.rule}] {self.said['winners']}: {names}")


class Left(Exception):
    """The person has left."""


def replay(record: Record, language: str, stop: bool, show: Callable[[str], None] = print) -> int:
    """Step through a record: each move, and what came of it."""
    words = Words(record.game.name, language)
    again = Record(record.game, record.seats, record.seed, dict(record.options), journal=True, start=record.start)
    lines = 0
    for n, (seat, move) in enumerate(record.moves, 1):
        again.play(seat, move)
        journal = again.position.journal
        assert journal is not None
        show(f"{n}. {words.thing('seat', str(seat))}: {words.move(record.game.table, move)}")
        for event in journal.events[lines:]:
            show(f"     {words.sentence(event)} [{event.rule}]")
        lines = len(journal)
        if stop and input().strip() == "q":
            return 0
    for line in board_lines(again.position, SPECTATOR, words):
        show(line)
    outcome = again.position.outcome
    if outcome is not None:
        names = ", ".join(words.thing("seat", str(s)) for s in outcome.winners)
        show(f"{words.text('end-' + outcome.reason)} [{outcome.rule}] {SAID[language]['winners']}: {names}")
    return 0
