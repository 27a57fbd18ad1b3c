"""Why a line of the journal is as it is: in the terminal by its number, with its figures and its paragraph."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from random import Random

import pytest
from rich.console import Console

import reame
from reame.kernel.journal import ALL, Event
from reame.kernel.kinds import DETAIL, HEADING, LEAD, Phrase, numbers
from reame.kernel.record import Record
from reame.terminal.journal import show_events, told_as
from reame.terminal.replay import replay
from reame.terminal.table import Terminal
from reame.terminal.why import rules_of, section, show_why
from reame.words import LANGUAGES, Words
from tests.suite.words import cited


def typed(*answers: str) -> Callable[[str], str]:
    given = iter(answers)
    return lambda _: next(given)


def console() -> Console:
    return Console(width=100, record=True, file=open("/dev/null", "w"))


def played(game: str, seats: int, moves: int) -> Record:
    random = Random(3)
    record = Record(reame.game(game), seats, "why of lines", journal=True)
    for _ in range(moves):
        if not record.position.over:
            seat = record.position.waiting[0]
            record.play(seat, random.choice(record.position.legal(seat)))
    return record


@pytest.mark.parametrize(("language", "sum", "rule"), [("en", "Influence: ", "§ 5"), ("it", "Influenza: ", "§ 5")])
def test_a_line_is_explained_by_its_number(language: str, sum: str, rule: str) -> None:
    record = played("carolus", 2, 300)
    journal = record.position.journal
    assert journal is not None
    events = [e for e in journal.events if e.seen_by(0)]
    number = [e.phrase.key for e in events].index("castle-built") + 1
    words = Words("carolus", language, room="reame.terminal")
    out = console()
    show_events(out, words, journal.events, 0)
    said = words.sentence(events[number - 1])
    assert f"{number:4} {said}"[:60] in out.export_text()
    show_why(out, words, record.game, told_as(journal.events, 0, number))
    shown = out.export_text()
    assert said[:60] in shown
    assert sum in shown
    assert rule in shown


def test_w_explains_at_the_table_and_in_a_replay() -> None:
    record = Record(reame.game("carolus"), 2, "why", journal=True)
    out = console()
    assert Terminal(record, 0, ["random"], "en", out, typed("w 2", "w 99999", "w x", "w", "q")).play() == 0
    shown = out.export_text()
    assert "§ 2 " in shown
    assert shown.count("The journal has no line") == 3
    out = console()
    assert replay(played("carolus", 2, 5), "it", out, typed("w 2", "w 99", "boh", "", "q")) == 0
    shown = out.export_text()
    assert "§ 2 " in shown
    assert shown.count("Il diario non ha una riga") == 2
    assert "2. " in shown
    assert "3. Giocatore" not in shown


def test_what_a_seat_may_not_read_is_neither_counted_nor_explained() -> None:
    count = numbers("count", 0, 9)
    heading, lead, line, detail = (Phrase(p, p, count, place=p) for p in (HEADING, LEAD, "line", DETAIL))
    said = [(heading, ALL), (lead, 1), (lead, ALL), (line, ALL), (detail, 2), (detail, ALL), (line, 2), (line, ALL)]
    events = [Event(phrase.of(i), to) for i, (phrase, to) in enumerate(said)]

    def told(seat: int, number: int) -> list[int]:
        return [e.args[0] for e in told_as(events, seat, number)]

    assert told(0, 4) == [3, 1, 2, 5]
    assert told(1, 3) == [3, 2, 4, 5]
    assert told(-1, 3) == [3, 2, 5]
    assert told(-1, 5) == [7]
    assert told(1, 5) == [5]
    assert [told(-1, n) for n in (0, 6)] == [[], []]
    assert rules_of(told_as(events, 0, 4)) == ["line", LEAD, DETAIL]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", reame.games.NAMES)
def test_every_rule_that_is_cited_has_a_text_to_be_shown(game: str, language: str) -> None:
    guide = files(f"reame.games.{game}").joinpath(f"guide.{language}.md").read_text("utf-8")
    for rule in cited(reame.game(game)):
        found = section(guide, rule)
        assert found is not None, rule
        assert re.match(rf"{re.escape(rule)}\b", found.heading)
        assert found.text or found.heading.endswith("."), f"{language}: {rule}: neither a text nor a sentence"
        assert not found.text.startswith("!["), rule


def test_a_rule_without_a_paragraph_of_its_own_is_that_above_it() -> None:
    guide = "# A\n\n## 4 War\n\n### 4.1 Attacks\n\n![Board](pictures/x.webp)\n\nFor two florins.\n\n## 5 Peace\n"
    assert section(guide, "4.1B") == ("4.1 Attacks", "For two florins.")
    assert section(guide, "4") == ("4 War", "### 4.1 Attacks\n\n\nFor two florins.")
    assert section(guide, "9") is None
