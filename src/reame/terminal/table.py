"""One person and bots at a table in the terminal: the board, numbered choices, reasons, undo, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from reame import bots
from reame.bots import counsellor
from reame.bots.characters import character_of
from reame.kernel.chance import Dice
from reame.kernel.errors import ReameError
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.kernel.record import Record
from reame.terminal.board import board
from reame.terminal.counsel import show_lines, told_hint, told_preview
from reame.terminal.digest import Digest, show_digest
from reame.terminal.journal import show_events, told_as
from reame.terminal.prospects import remarks
from reame.terminal.why import show_why
from reame.words import Words, number

OFF, PREVIEW, HINT = "off", "preview", "hint"  # how far counsel goes
IN_COLUMNS = 12  # so many choices and more are set side by side


class Terminal:
    """The table as one person sees it; `ask` reads what is typed."""

    def __init__(
        self,
        record: Record,
        me: int,
        line_up: list[str],
        language: str,
        console: Console,
        ask: Callable[[str], str],
        counsel: str = HINT,
    ) -> None:
        self.counsel = counsel  # off, rules, preview, hint: each allows what those before it do
        self.record = record
        self.me = me
        self.words = Words(record.game.handle, language, room="reame.terminal")
        self.console = console
        self.ask = ask
        others = [s for s in range(record.seats) if s != me]
        names = {s: line_up[min(i, len(line_up) - 1)] for i, s in enumerate(others)}
        self.bots = {s: bots.find(name) for s, name in names.items()}
        self.characters = {s: c for s, name in names.items() if (c := character_of(name)) is not None}
        self.dice = Dice("terminal " + record.seed)
        self.digest = Digest(me)
        self.lines = 0

    def play(self) -> int:
        """Until the game is over, or the person leaves."""
        self.say("terminal-you", seat=self.name(self.me), seed=self.record.seed)
        for seat, known in self.characters.items():
            temper = self.words.text(f"temper-{known.temper}")
            self.say("terminal-character", seat=self.name(seat), name=known.name, temper=temper)
        try:
            while not self.record.position.over:
                seat = self.record.position.waiting[0]
                if seat == self.me:
                    self.news()
                    self.decide()
                else:
                    self.think(seat)
        except (EOFError, Left):
            return 0
        self.news()
        self.console.print(board(self.record.position, self.me, self.words))
        show_result(self.console, self.words, self.record.position)
        return 0

    def think(self, seat: int) -> None:
        """A bot's decision; slow ones show that they are at it."""
        with self.console.status(self.words.text("terminal-thinks", seat=self.name(seat))):
            move = self.bots[seat].choose(Eyes(self.record.position, seat), self.dice)
        self.digest.play(self.record.position, seat, move, self.record.play)

    def news(self) -> None:
        """What happened since one last looked."""
        journal = self.record.position.journal
        assert journal is not None
        self.lines = min(self.lines, len(journal))
        show_digest(self.console, self.words, self.digest.take())
        show_events(self.console, self.words, journal.events, self.me, self.lines)
        self.lines = len(journal)

    def decide(self) -> None:
        """One decision of the person."""
        p = self.record.position
        moves = p.legal(self.me)
        question = p.question(self.me)
        assert question is not None
        self.console.print(board(p, self.me, self.words))
        asked = Text.assemble((self.words.sentence(question), "bold"), (f" [{question.rule}]", "dim"))
        self.console.print("", asked)
        table = self.record.game.table
        said = {} if self.counsel == OFF else remarks(p, self.me, self.words, len(moves) >= IN_COLUMNS)
        choices = [
            Text.assemble((f"{n:4} ", "bold yellow"), self.words.move(table, m), said.get(table.words(m), ""))
            for n, m in enumerate(moves, 1)
        ]
        if len(choices) < IN_COLUMNS:
            for choice in choices:
                self.console.print(choice)
        else:
            self.console.print(Columns(choices, column_first=True, padding=(0, 3)))
        while not self.answer(self.ask(self.words.text("terminal-choose") + " ").strip(), moves):
            pass

    def answer(self, text: str, moves: list[int]) -> bool:
        """Do what was typed; True if the decision is over."""
        command, _, rest = text.partition(" ")
        if command.isdecimal() and 1 <= int(command) <= len(moves):
            self.record.play(self.me, moves[int(command) - 1])
            return True
        if command == "?" and rest:
            self.explain(rest.strip(), moves)
        elif command == "h":
            self.hint()
        elif command == "p":
            self.preview(rest, moves)
        elif command == "w":
            self.why(rest)
        elif command == "u":
            done = self.record.undo(self.me)
            self.say("terminal-undone" if done else "terminal-floor")
            return done
        elif command == "s":
            self.save(Path(rest or f"{self.record.game.name}.record"))
        elif command == "b":
            self.console.print(board(self.record.position, self.me, self.words))
        elif command == "j":
            self.lines = 0
            self.news()
        elif command == "q":
            raise Left
        else:
            self.say("terminal-help", sample=self.record.game.table.words(moves[-1]))
            if self.counsel == HINT:
                self.say("terminal-help-counsel")
        return False

    def hint(self) -> None:
        """What search would do, and why."""
        if self.counsel != HINT:
            self.say("terminal-no-counsel", level=self.counsel)
            return
        with self.console.status(self.words.text("terminal-counsel-thinks")):
            found = counsellor.hint(Eyes(self.record.position, self.me), self.seed())
        self.note("hint")
        show_lines(self.console, told_hint(self.words, self.record.game, found))

    def preview(self, text: str, moves: list[int]) -> None:
        """What a choice would bring, given by its number."""
        if self.counsel not in (PREVIEW, HINT):
            self.say("terminal-no-counsel", level=self.counsel)
        elif not text.isdecimal() or not 1 <= int(text) <= len(moves):
            self.say("terminal-which", last=str(len(moves)))
        else:
            found = counsellor.preview(Eyes(self.record.position, self.me), moves[int(text) - 1], self.seed())
            self.note("preview")
            show_lines(self.console, told_preview(self.words, self.record.game, found))

    def seed(self) -> str:
        """Of counsel about this decision: asking again teaches nothing."""
        return f"terminal/{self.me}/{sum(seat == self.me for seat, _ in self.record.moves)}"

    def note(self, what: str) -> None:
        """The record says that counsel was taken, once for a decision."""
        mark = (len(self.record), f"{what} {self.me}")
        if mark not in self.record.marks:
            self.record.mark(mark[1])

    def save(self, path: Path) -> None:
        """The record so far, as a file."""
        try:
            path.write_text(self.record.text(), "utf-8")
        except OSError as e:
            self.say("terminal-not-saved", file=str(path), reason=e.strerror or str(e))
        else:
            self.say("terminal-saved", file=str(path))

    def explain(self, text: str, moves: list[int]) -> None:
        """Which rule allows or forbids a move, given by number or by its words."""
        table = self.record.game.table
        try:
            known = text.isdecimal() and 1 <= int(text) <= len(moves)
            move = moves[int(text) - 1] if known else table.parse(text)
        except ReameError:
            self.say("terminal-unknown", text=text, sample=table.words(moves[-1]))
            return
        why = self.record.position.why(self.me, move)
        said = self.words.move(table, move)
        if why.allowed:
            self.say("terminal-allowed", move=said, rule=why.rule)
        else:
            self.console.print(Text(f"  {said}: {self.words.sentence(why.sentence)} [{why.rule}]"))

    def why(self, text: str) -> None:
        """Why a line of the journal is as it is, given by its number."""
        journal = self.record.position.journal
        assert journal is not None
        events = told_as(journal.events, self.me, int(text)) if text.isdecimal() else []
        if events:
            show_why(self.console, self.words, self.record.game, events)
        else:
            self.say("terminal-no-line", line=text)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.words.thing("seat", str(seat))

    def say(self, key: str, **arguments: str) -> None:
        """A message of the terminal."""
        self.console.print(Text(self.words.text(key, **arguments), "italic"))


class Left(Exception):
    """The person has left."""


def show_result(console: Console, words: Words, position: Position) -> None:
    """How a game ended; nothing, if it has not."""
    outcome = position.outcome
    if outcome is None:
        return
    console.print(Text(f"{words.text('end-' + outcome.reason)} [{outcome.rule}]", "bold"))
    for seat, score in enumerate(outcome.scores):
        console.print(Text(f"  {words.thing('seat', str(seat))}: {score} {words.text('terminal-score')}"))
    names = ", ".join(words.thing("seat", str(s)) for s in outcome.winners)
    console.print(Text(words.text("terminal-winners", count=number(len(outcome.winners)), names=names), "bold green"))
