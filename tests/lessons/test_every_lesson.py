"""Every lesson of every game: whole, in both languages, and nobody gets stuck in it. A change of rules that breaks a
lesson breaks this."""

from __future__ import annotations

import os

import pytest

from reame import games
from reame.lessons import check
from reame.lessons import lesson as lessons
from reame.lessons.answer import answer
from reame.lessons.lesson import LessonWords
from reame.words import LANGUAGES

ALL = [(game, name) for game in games.NAMES for name in lessons.names(games.find(game))]
DEVIATIONS = 200 if os.environ.get("REAME_LONG") else check.FEW


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])
def test_lesson_is_whole(game: str, name: str) -> None:
    assert check.check_named(games.find(game), name, DEVIATIONS) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_there_are_five_puzzles_behind_the_lessons(game: str) -> None:
    found = [lessons.find(games.find(game), name) for name in lessons.names(games.find(game))]
    puzzles = [one for one in found if one.puzzle]
    assert len(puzzles) >= 5
    assert found[-len(puzzles) :] == puzzles
    assert all(one.name >= "50" for one in puzzles)


LUCKY = [(game, name) for game, name in ALL if any(s.odds for s in lessons.find(games.find(game), name).steps)]


@pytest.mark.skipif(not os.environ.get("REAME_LONG"), reason="looks at all ways: make soak")
@pytest.mark.parametrize(("game", "name"), LUCKY, ids=[f"{game}-{name}" for game, name in LUCKY])
def test_no_way_is_better_than_the_odds_of_a_puzzle_say(game: str, name: str) -> None:
    assert check.check_odds(lessons.find(games.find(game), name)) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_every_text_is_said_and_both_languages_have_the_same(game: str) -> None:
    assert check.unused(games.find(game)) == []


@pytest.mark.parametrize("game", ["carolus"])
def test_names_of_lessons_follow_one_another(game: str) -> None:
    plain = [n for n in lessons.names(games.find(game)) if not lessons.find(games.find(game), n).puzzle]
    assert [n[:2] for n in plain] == [f"{k:02}" for k in range(1, len(plain) + 1)]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])
def test_the_model_is_not_told_unless_it_is_asked_for(game: str, name: str) -> None:
    lesson = lessons.find(games.find(game), name)
    assert "model" not in answer(lesson, [])
    assert answer(lesson, [], show=True)["model"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(language: str) -> None:
    for game, name in ALL:
        words = LessonWords(games.find(game), language)
        assert len(words.text(f"title-{name}")) <= 40
        assert len(words.text(f"about-{name}")) <= 90
