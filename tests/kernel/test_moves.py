"""Moves, phrases, and looking moves up in sorted lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reame
from examples import fair as toy
from reame.kernel import lists, native
from reame.kernel.errors import BadMove
from reame.kernel.kinds import SEAT, Kind, Phrase, numbers
from reame.kernel.moves import COMMON, MoveTable
from reame.kernel.steps import listed, place_of

COLOUR = Kind("colour", ["red", "blue", "green"])
TENS = numbers("tens", 20, 90, 10)


@given(st.integers(20, 90), st.integers(0, 2), st.integers(0, 9))
def test_moves_of_three_arguments_round_trip(tens: int, colour: int, seat: int) -> None:
    tens = tens // 10 * 10
    table = MoveTable()
    verb = table.verb("send", "1", TENS, COLOUR, SEAT)
    move = verb.at(tens, colour, seat)
    assert verb.has(move)
    assert verb.args(move) == [tens, colour, seat]
    assert table.words(move) == f"send {tens} {COLOUR.word(colour)} {seat}"
    assert table.parse(table.words(move)) == move
    assert table.of(move) is verb


def test_common_verbs_have_the_same_numbers_everywhere() -> None:
    for name in reame.NAMES:
        assert [v.name for v in reame.game(name).table.verbs[: len(COMMON)]] == COMMON


def test_every_move_has_one_readable_form() -> None:
    for table in [toy.TABLE, *(reame.game(n).table for n in reame.NAMES)]:
        for move in range(table.size):
            assert table.parse(table.words(move)) == move


@pytest.mark.parametrize(
    ("words", "message"),
    [("", "no such verb"), ("fly", "no such verb"), ("token", "takes 1"), ("token 6", "'6' is not a known token")],
)
def test_words_that_are_no_move(words: str, message: str) -> None:
    with pytest.raises(BadMove, match=message):
        reame.game("carolus").table.parse(words)


def test_span_is_cut_to_the_table() -> None:
    table = MoveTable()
    verb = table.verb("pay", "1", TENS)
    assert [verb.a(m) for m in verb.span(0, 40)] == [20, 30, 40]
    assert verb.span(95, 200) == []


def test_moves_for_each_of_some_things() -> None:
    table = MoveTable()
    paint = table.verb("paint", "1", COLOUR)
    pay = table.verb("pay", "1", TENS)
    assert paint.each([2, 0]) == [paint.at(2), paint.at(0)]
    assert pay.each([30, 20]) == [pay.at(30), pay.at(20)]


def test_a_phrase_takes_its_arguments() -> None:
    phrase = Phrase("sold", "2", SEAT, COLOUR)
    assert phrase.of(1, 2).plain() == {"key": "sold", "rule": "2", "args": [["seat", "1"], ["colour", "green"]]}
    with pytest.raises(ValueError, match="takes 2 arguments"):
        phrase.of(1)


@given(st.lists(st.integers(0, 1000), unique=True), st.integers(-5, 1005))
def test_listed_is_membership_in_a_sorted_list(moves: list[int], move: int) -> None:
    moves.sort()
    assert listed(moves, move) == (move in moves)
    assert place_of(moves, move) == (moves.index(move) if move in moves else -1)


@given(st.lists(st.integers(0, 50)), st.integers(-5, 55), st.integers(0, 5))
def test_compiled_code_finds_what_plain_python_finds(items: list[int], item: int, low: int) -> None:
    assert lists.holds(items, item) == native.holds(items, item) == (item in items)
    items.sort()
    low = min(low, len(items))
    assert lists.first_at(items, item, low) == native.first_at(items, item, low)
