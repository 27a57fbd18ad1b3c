"""Lessons in the terminal, and the commands of those who write them."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from reame import games
from reame.cli import main
from reame.kernel.record import Record
from reame.terminal.learn import Classroom

Capture = pytest.CaptureFixture[str]
GAME = games.find("carolus")


def learn(language: str, *typed: str) -> str:
    """Everything that was shown of the first lesson to somebody who types this."""
    answers = iter(typed)

    def ask(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    assert Classroom(GAME, language, console, ask).learn("01-court") == 0
    return console.export_text()


def test_a_lesson_with_mistakes_and_help() -> None:
    shown = learn("en", "h", "m", "? play yellow court", "b", "zzz", "2", "", "s", "t", "s", "s", "s", "s")
    for said in (
        "The Court",
        "Click the red one",  # the hint
        "Like this: Send a red paladin to your Court",
        "You have no yellow paladin in your reserve.",
        "“h” gives a hint",
        "Not here. That paladin went out to the map",
        "Right. One each.",
        "Step 2 of 4",
        "Right. Yes: yellow and blue are Black’s.",
        "That was the lesson.",
    ):
        assert said in " ".join(shown.split()), said


def test_a_lesson_in_italian() -> None:
    shown = " ".join(learn("it", "s", "s", "s", "s").split())
    assert "Passo 1 di 4" in shown
    assert "La lezione è finita." in shown


def test_somebody_leaves() -> None:
    assert "Step 1 of 4" in learn("en", "q")


def test_which_lessons_there_are(capsys: Capture) -> None:
    assert main(["learn", "--lang", "en"]) == 0
    assert "01-court" in capsys.readouterr().out
    assert main(["learn", "carolus", "99-nothing"]) == 2


def test_check_says_what_is_whole(capsys: Capture) -> None:
    assert main(["lesson", "check", "carolus", "--wander", "5"]) == 0
    assert "carolus 01-court: whole" in capsys.readouterr().out


def test_new_writes_a_draft_and_nothing_over_it(tmp_path: Path, capsys: Capture) -> None:
    record = Record(GAME, 2, "draft")
    while len(record) < 30:
        p = record.position
        record.play(p.waiting[0], p.legal(p.waiting[0])[0])
    file = tmp_path / "a.record"
    file.write_text(record.text(), "utf-8")
    words = [
        "lesson",
        "new",
        "carolus",
        "--from",
        str(file),
        "--at",
        "12",
        "--name",
        "03-draft",
        "--folder",
        str(tmp_path),
    ]
    assert main(words) == 0
    assert sorted(f.name for f in tmp_path.iterdir()) == [
        "03-draft.json", "03-draft.toml", "a.record", "lessons.en.ftl", "lessons.it.ftl",
    ]  # fmt: skip
    assert "draft-1 = …" in (tmp_path / "lessons.it.ftl").read_text("utf-8")
    assert main(words) == 2
    assert main(["lesson", "new", "fief", *words[3:]]) == 2
    assert main(["lesson", "new", "carolus"]) == 2
    capsys.readouterr()
