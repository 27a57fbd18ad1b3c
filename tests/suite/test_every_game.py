"""The property suite, on every registered game and every number of seats."""

from __future__ import annotations

from functools import cache

import pytest

import reame
from reame.bots.random import random_play
from reame.games import NAMES
from reame.kernel.position import Position
from tests.suite import properties
from tests.suite.words import check_guide, check_words

TABLES = [(name, seats) for name in NAMES for seats in reame.game(name).seat_range]
tables = pytest.mark.parametrize(("name", "seats"), TABLES)
LOOKS = 25  # how often a game is looked at closely


@cache
def every(name: str, seats: int) -> int:
    """Every how many moves, so that long games cost no more than short ones."""
    return max(7, random_play(reame.game(name), seats, "length") // LOOKS)


@tables
def test_random_games_end_and_keep_every_invariant(name: str, seats: int) -> None:
    properties.check_every_move(reame.game(name), seats, "whole game")


@tables
def test_every_option_can_be_played(name: str, seats: int) -> None:
    game = reame.game(name)
    for option in game.OPTIONS:
        words = option.kind.words
        for value in {words[0], words[-1], words[len(words) // 2]} - {option.kind.word(option.standard)}:
            try:
                chosen = {option.name: value}
                game.choose(seats, chosen)
            except ValueError:
                continue
            properties.check_every_move(game, seats, f"option {option.name} {value}", chosen)


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
def test_twin_worlds_cannot_be_told_apart(name: str, seats: int) -> None:
    assert sum(properties.check_twins(reame.game(name), seats, f"twins {k}") for k in range(12)) > 0


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


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_described(name: str) -> None:
    game = reame.game(name)
    kernel = set(vars(Position(game, game.seat_range[0])))
    position = game.blank(game.seat_range[0])
    own = {a for a in vars(position) if not a.startswith("_")} - kernel  # _names are caches
    assert own == {f.name for f in position.FIELDS}
    for step in game.steps.values():
        assert set(vars(step())) - {"at", "by"} == {f.name for f in step.FIELDS}, step.__name__
