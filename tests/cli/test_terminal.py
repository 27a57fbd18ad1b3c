"""The terminal: a whole game by typing, in both languages; undo, saving, reasons, the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import reame
from reame.cli import main
from reame.games.medieval.table import things as t
from reame.kernel.record import Record
from reame.terminal.board import board_rows
from reame.terminal.replay import replay
from reame.terminal.table import Terminal
from reame.words import Words


class Person:
    """Types the same answers over and over."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked = 0

    def __call__(self, _: str) -> str:
        self.asked += 1
        if self.asked > 3000:
            raise EOFError
        return self.answers[self.asked % len(self.answers)]


def sit(record: Record, me: int, line_up: list[str], language: str, ask: Callable[[str], str]) -> str:
    """Everything that was shown."""
    console = Console(width=100, record=True, quiet=False, file=open("/dev/null", "w"))  # noqa: SIM115
    assert Terminal(record, me, line_up, language, console, ask).play() == 0
    return console.export_text()


@pytest.mark.parametrize(("language", "said"), [("en", ("You are Player 2", "Winner")), ("it", ("Tu sei", "Vinc"))])
def test_a_person_plays_a_whole_game(language: str, said: tuple[str, str]) -> None:
    record = Record(reame.game("carolus"), 3, "person", journal=True)
    shown = sit(record, 1, ["random", "greedy"], language, Person("1", "? 1", "2", "1", "?", "b", "j", "99", "x"))
    assert record.position.over
    assert "[4.2A]" in shown
    assert said[0] in shown.splitlines()[0]
    assert said[1] in shown.splitlines()[-1]


def test_reasons_for_moves_that_are_not_there() -> None:
    answers = iter(["? token 9", "? token 1", "? 1", "q"])
    record = Record(reame.game("carolus"), 2, "why", journal=True)
    shown = sit(record, 0, ["random"], "it", lambda _: next(answers))
    assert "“token 9” non è una mossa di questo gioco" in shown
    assert "ammessa da" in shown


def test_a_person_undoes_saves_and_leaves(tmp_path: Path) -> None:
    path = tmp_path / "saved.record"
    answers = iter(["1"] * 8 + ["u", "1", f"s {path}", f"s {tmp_path}", "q"])
    record = Record(reame.game("carolus"), 2, "undo", journal=True)
    shown = sit(record, 0, ["random"], "en", lambda _: next(answers))
    assert "Taken back." in shown
    assert "cannot be written" in shown.replace("\n", " ")
    assert path.read_text("utf-8") == record.text()
    assert main(["verify", str(path)]) == 0


@pytest.mark.parametrize("game", reame.games.NAMES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_game_can_be_begun(game: str, language: str) -> None:
    record = Record(reame.game(game), reame.game(game).seat_range[0], "begin", journal=True)
    shown = sit(record, 0, ["random"], language, iter_of("1", "1", "1", "j", "q"))
    assert record.seed in shown
    assert len(shown.splitlines()) > 20


def iter_of(*answers: str) -> Callable[[str], str]:
    typed = iter(answers)
    return lambda _: next(typed)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is Berta van Damme, who is a merchant."), ("it", "è Berta van Damme: temperamento da mercante.")],
)
def test_who_sits_there_is_said_at_the_start(language: str, said: str) -> None:
    record = Record(reame.game("carolus"), 2, "berta", journal=True)
    assert said in sit(record, 0, ["random:berta"], language, iter_of("q"))


def test_a_replay_stops_where_one_leaves() -> None:
    record = Record(reame.game("carolus"), 2, "stop", journal=True)
    for _ in range(5):
        seat = record.position.waiting[0]
        record.play(seat, record.position.legal(seat)[0])
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    assert replay(record, "en", console, iter_of("", "q")) == 0
    shown = console.export_text()
    assert "2. " in shown
    assert "3. " not in shown


def test_a_game_without_a_seed_is_another_one_each_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    seeds = []
    for _ in range(2):
        assert main(["play", "carolus", "--lang", "en"]) == 0
        seeds.append(capsys.readouterr().out.partition("Seed: ")[2].split()[0])
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(("spoken", "said"), [("it_IT.UTF-8", "Tu sei"), ("de_DE.UTF-8", "You are")])
def test_the_terminal_speaks_as_the_shell_does(
    spoken: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", spoken)
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert main(["play", "carolus"]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "said"), [("en", ("Search would choose", "For certain")), ("it", ("La ricerca", "Di sicuro"))]
)
def test_counsel_is_given_on_demand_and_stands_in_the_record(
    language: str, said: tuple[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "counselled.record"
    answers = iter([*["1"] * 4, "h", "h", "p 2", "p", "p 99", "1", f"s {path}", "q"])
    record = Record(reame.game("carolus"), 2, "counsel", journal=True)
    shown = sit(record, 0, ["random"], language, lambda _: next(answers))
    assert shown.count(said[0]) == 2
    assert said[1] in shown
    assert sorted(text for _, text in record.marks) == ["hint 0", "preview 0"], "once for each decision"
    hints = [part.split("\n\n")[0] for part in shown.split(said[0])[1:]]
    assert hints[0].splitlines()[0] == hints[1].splitlines()[0], "asking again teaches nothing"
    assert "! hint 0" in path.read_text("utf-8")
    assert main(["verify", str(path)]) == 0


@pytest.mark.parametrize(("level", "previews"), [("off", False), ("rules", False), ("preview", True)])
def test_counsel_is_refused_where_it_was_not_agreed(level: str, previews: bool) -> None:
    answers = iter([*["1"] * 4, "h", "p 2", "q"])
    record = Record(reame.game("carolus"), 2, "counsel", journal=True)
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    assert Terminal(record, 0, ["random"], "en", console, lambda _: next(answers), level).play() == 0
    shown = console.export_text()
    assert "Search would choose" not in shown
    assert f"no counsel at this table (--counsel {level})" in shown
    assert ("If you choose" in shown) == previews
    assert [text for _, text in record.marks] == (["preview 0"] if previews else [])


def test_cards_are_named_in_the_language_of_the_reader() -> None:
    game = reame.game("medieval")
    position = game.start(3, "cards", {"deals": "off"})
    while position.hands[0].size() < 3:
        position.apply(position.waiting[0], position.default(position.waiting[0]))
    words = Words("medieval", "it", room="reame.terminal")
    named = {words.thing("card", t.CARD.word(card)) for card in position.hands[0].cards}
    position.hands[1].show(0b001)
    seen = {words.thing("card", t.CARD.word(card)) for card in position.hands[1].cards}
    shown = dict(board_rows(position, 0, words))
    assert all(any(name in value for _, value in shown["Giocatore 1"]) for name in named)
    assert all(any(name in value for _, value in shown["Giocatore 2"]) for name in seen)
