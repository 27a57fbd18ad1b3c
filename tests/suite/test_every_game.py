"""The property suite, on every registered game and every number of seats.

`pytest -k fief` runs what concerns one game: here, its rules in tests/games, and its golden records.
"""

from __future__ import annotations

import pytest

import reame
from reame.games import NAMES
from tests.suite import properties
from tests.suite.words import check_guide, check_words


def numbers_of_seats(name: str) -> list[int]:
    """All of them, or of many the fewest, the middle and the most: `make soak` plays every one."""
    every = reame.game(name).seat_range
    return every if len(every) <= 5 else [every[0], every[len(every) // 2], every[-1]]


TABLES = [(name, seats) for name in NAMES for seats in numbers_of_seats(name)]
tables = pytest.mark.parametrize(("name", "seats"), TABLES)
LOOKS = 25  # how often a game is looked at closely


def every(name: str, seats: int) -> int:
    """Every how many moves, so that long games cost no more than short ones."""
    return max(1, properties.usual_length(reame.game(name), seats) // LOOKS)


@tables
def test_random_games_end_and_keep_every_invariant(name: str, seats: int) -> None:
    properties.check_every_move(reame.game(name), seats, "whole game")


def accepts(name: str, seats: int, chosen: dict[str, str]) -> bool:
    """Are these options for so many seats?"""
    try:
        reame.game(name).choose(seats, chosen)
    except ValueError:
        return False
    return True


def editions() -> list[tuple[str, int, str, str]]:
    """Every option at its lowest, middle and highest value, each with one of the numbers of seats in turn."""
    out: list[tuple[str, int, str, str]] = []
    for name in NAMES:
        game = reame.game(name)
        for option in game.OPTIONS:
            words = option.kind.words
            for value in sorted({words[0], words[-1], words[len(words) // 2]} - {option.kind.word(option.standard)}):
                fit = [n for n in game.seat_range if accepts(name, n, {option.name: value})]
                out.append((name, fit[len(out) % len(fit)], option.name, value))
    return out


@pytest.mark.parametrize(("name", "seats", "option", "value"), editions())
def test_every_option_can_be_played(name: str, seats: int, option: str, value: str) -> None:
    properties.check_every_move(reame.game(name), seats, f"option {option} {value}", {option: value})


@tables
def test_dump_load_and_clone_are_the_same_position(name: str, seats: int) -> None:
    properties.check_copies(reame.game(name), seats, "copies", every(name, seats))


@tables
def test_refused_exactly_if_not_legal(name: str, seats: int) -> None:
    properties.check_refusals(reame.game(name), seats, "refusals", every(name, seats))


@tables
def test_imagining_depends_on_knowledge_only(name: str, seats: int) -> None:
    properties.check_imagining(reame.game(name), seats, "imagining", every(name, seats))


@tables
def test_prospects_depend_on_knowledge_only(name: str, seats: int) -> None:
    game = reame.game(name)
    told = properties.check_prospects(game, seats, "prospects", 4 * every(name, seats))
    assert bool(told) == bool(game.PROSPECTS), "nothing was ever told"


@tables
def test_twin_worlds_cannot_be_told_apart(name: str, seats: int) -> None:
    together = sum(properties.check_twins(reame.game(name), seats, f"twins {k}") for k in range(12))
    assert together, "no two worlds were ever compared"


@tables
def test_a_move_that_can_be_undone_taught_nothing(name: str, seats: int) -> None:
    properties.check_floor(reame.game(name), seats, "floor")


@tables
def test_records_replay_and_undo_goes_back(name: str, seats: int) -> None:
    properties.check_record(reame.game(name), seats, "record")


@pytest.mark.parametrize("name", NAMES)
def test_words_in_both_languages(name: str) -> None:
    check_words(reame.game(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_is_cited_stands_in_the_guide(name: str) -> None:
    check_guide(reame.game(name))
