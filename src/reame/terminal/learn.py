"""Lessons in the terminal: the board, what the teacher says, numbered choices."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from reame import games
from reame.kernel.errors import BadMove
from reame.kernel.game import Game
from reame.kernel.record import Record
from reame.lessons import lesson as lessons
from reame.lessons.answer import laid
from reame.lessons.lesson import POINT, READ_ON, Lesson, LessonWords
from reame.lessons.teacher import ILLEGAL, RIGHT, WRONG, Teacher
from reame.terminal.board import board
from reame.terminal.journal import show_events, told_as
from reame.terminal.table import IN_COLUMNS, Left, Terminal
from reame.terminal.why import show_why
from reame.words import Words, number

ROOM: Final = "reame.terminal"


def list_lessons(console: Console, language: str) -> None:
    """What there is to be learned."""
    for name in games.NAMES:
        game = games.find(name)
        words = LessonWords(game, language, ROOM)
        console.print(Text(f"{name:12} {game.title}", "bold"))
        puzzles = False
        for one in lessons.names(game):
            if lessons.find(game, one).puzzle and not puzzles:
                puzzles = True
                console.print(Text(f"  {words.text('lesson-puzzles')}", "italic"))
            steps = sum(1 for s in lessons.find(game, one).steps if s.kind)
            told = f"{words.text(f'title-{one}')} ({words.text('lesson-steps', steps=number(steps))})"
            console.print(Text(f"  {one:24} {told}"))
        if not lessons.names(game):
            console.print(Text(f"  {words.text('lesson-none', game=game.title)}", "dim"))
    console.print(Text(Words(games.NAMES[0], language, room=ROOM).text("lesson-how"), "italic"))


class Classroom:
    """One person in a lesson; `ask` reads what is typed."""

    def __init__(self, game: Game[Any], language: str, console: Console, ask: Callable[[str], str]) -> None:
        self.game = game
        self.language = language
        self.words = LessonWords(game, language, ROOM)
        self.console = console
        self.ask = ask
        self.lines = 0

    def learn(self, name: str | None = None) -> int:
        """A lesson, the first if none is named; and free play, where it ends so."""
        known = lessons.names(self.game)
        if name is None and not known:
            self.say("lesson-none", game=self.game.title)
            return 1
        lesson = lessons.find(self.game, name or known[0])
        self.console.print(Text(self.words.text(f"title-{lesson.name}"), "bold"))
        self.console.print(Text(self.words.text(f"about-{lesson.name}"), "italic"))
        self.say("lesson-help")
        try:
            return self.follow(lesson)
        except (EOFError, Left):
            return 0

    def follow(self, lesson: Lesson) -> int:
        """From step to step."""
        teacher = Teacher(lesson)
        while not teacher.done:
            self.show(teacher)
            teacher = self.answered(teacher)
        self.show(teacher)
        if teacher.step is None:
            self.say("lesson-end")
            return 0
        return self.play_on(teacher)

    def show(self, teacher: Teacher) -> None:
        """The verdict on what was done, what came of it, the board, and what is to be done next."""
        step = teacher.step
        if teacher.verdict:
            sign = {RIGHT: "lesson-right", WRONG: "lesson-wrong", ILLEGAL: "lesson-illegal"}[teacher.verdict]
            said = teacher.said or ("lesson-wrong-other" if teacher.verdict == WRONG else "")
            told = self.words.text(said) if said else ""
            style = "bold green" if teacher.verdict == RIGHT else "bold red"
            self.console.print(Text.assemble((self.words.text(sign), style), f" {told}"))
            if teacher.judged is not None:
                way, best = (number(round(100 * odds)) for odds in teacher.judged)
                self.say("lesson-odds", way=way, best=best)
        events = teacher.shown.journal.events if teacher.shown.journal is not None else []
        self.lines = min(self.lines, len(events))
        show_events(self.console, self.words, events, teacher.seat, self.lines)
        self.lines = len(events)
        if step is None or teacher.tried is not None:
            return
        self.console.print(board(teacher.shown, teacher.seat, self.words))
        steps = [s for s in teacher.lesson.steps if s.kind]
        at = self.words.text("lesson-step", step=number(steps.index(step) + 1), of=number(len(steps)))
        rule = f" [{step.rule}]" if step.rule else ""
        self.console.print("", Text.assemble((f"{at}. ", "dim"), (self.words.text(step.say), "bold"), (rule, "dim")))
        if step.kind == "goal":
            left = step.within - (len(teacher.kept) - teacher.since)
            self.say("lesson-left", left=number(left))

    def answered(self, teacher: Teacher) -> Teacher:
        """Where the learner stands after the next thing typed."""
        if teacher.tried is not None:
            self.typed("lesson-again")
            step = teacher.step
            whole = step is not None and step.kind == "goal"
            return self.anew(teacher.lesson, teacher.kept[: teacher.since] if whole else teacher.kept[:-1])
        choices = teacher.choices()
        if not choices:
            if self.typed("lesson-next") == "t":
                return self.anew(teacher.lesson, teacher.kept[:-1])
            teacher.hear(READ_ON)
            return teacher
        lines = [Text.assemble((f"{n:4} ", "bold yellow"), self.called(choice)) for n, choice in enumerate(choices, 1)]
        if len(lines) < IN_COLUMNS:
            for line in lines:
                self.console.print(line)
        else:
            self.console.print(Columns(lines, column_first=True, padding=(0, 3)))
        return self.chosen(teacher, choices)

    def chosen(self, teacher: Teacher, choices: list[dict[str, Any]]) -> Teacher:
        """What a line typed means; it is asked for until it changes something."""
        while True:
            text = self.typed("terminal-choose")
            command, _, rest = text.partition(" ")
            if text.isdecimal() and 1 <= int(text) <= len(choices):
                teacher.hear(choices[int(text) - 1]["words"])
                return teacher
            if command == "t" and teacher.kept:
                return self.anew(teacher.lesson, teacher.kept[:-1])
            if command == "s":
                teacher = self.anew(teacher.lesson, teacher.kept[: teacher.since])
                for entry in teacher.shown_how():
                    teacher.hear(entry)
                return teacher
            self.told(teacher, command, rest)

    def told(self, teacher: Teacher, command: str, rest: str) -> None:
        """A hint, the model, the board, a reason."""
        step = teacher.step
        assert step is not None
        if command == "h":
            self.say(step.hint or "lesson-no-hint")
        elif command == "m":
            for entry in teacher.shown_how():
                kind, _, word = entry.partition(":")
                shown = self.words.thing(kind, word) if step.kind == "point" else self.move(entry)
                self.say("lesson-model", move=shown)
        elif command == "b":
            self.console.print(board(teacher.shown, teacher.seat, self.words))
        elif command == "?" and rest:
            self.explain(teacher, rest)
        elif command == "w":
            self.why(teacher, rest)
        else:
            self.say("lesson-help")

    def explain(self, teacher: Teacher, text: str) -> None:
        """Which rule allows or forbids a move."""
        try:
            move = self.game.table.parse(text)
        except BadMove:
            self.say("lesson-illegal")
            return
        why = teacher.position.why(teacher.seat, move)
        self.console.print(Text(f"  {self.words.sentence(why.sentence)} [{why.rule}]"))

    def why(self, teacher: Teacher, text: str) -> None:
        """Why a line of the journal is as it is, given by its number."""
        journal = teacher.shown.journal
        assert journal is not None
        events = told_as(journal.events, teacher.seat, int(text)) if text.isdecimal() else []
        if events:
            show_why(self.console, self.words, self.game, events)
        else:
            self.say("terminal-no-line", line=text)

    def play_on(self, teacher: Teacher) -> int:
        """Against bots, from where the lesson has led."""
        step = teacher.step
        assert step is not None
        assert step.play is not None
        self.typed("lesson-play")
        start = laid(teacher.lesson, teacher.kept)
        record = Record(self.game, teacher.position.seats, secrets.token_hex(4), journal=True, start=start)
        return Terminal(record, teacher.seat, list(step.play.bots), self.language, self.console, self.ask).play()

    def anew(self, lesson: Lesson, entries: list[str]) -> Teacher:
        """Where these entries lead."""
        teacher = Teacher(lesson)
        teacher.follow(entries)
        teacher.verdict = ""
        return teacher

    def called(self, choice: dict[str, Any]) -> str:
        """A choice in words."""
        if choice["verb"] == POINT:
            return self.words.thing(*choice["args"][0])
        return self.move(choice["words"])

    def move(self, words: str) -> str:
        """A move in words."""
        return self.words.move(self.game.table, self.game.table.parse(words))

    def typed(self, key: str) -> str:
        """What is typed after a message."""
        text = self.ask(self.words.text(key) + " ").strip()
        if text == "q":
            raise Left
        return text

    def say(self, key: str, **arguments: Any) -> None:
        """A message."""
        self.console.print(Text(self.words.text(key, **arguments), "italic"))
