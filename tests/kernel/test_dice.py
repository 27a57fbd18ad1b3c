"""Dice: seeded, scripted, or first the one and then the other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reame.kernel.chance import Dice, ScriptEnded, load_dice, scripted
from reame.kernel.errors import BadPosition


@given(st.text(max_size=20), st.lists(st.integers(1, 100_000), max_size=60))
def test_dice_are_a_function_of_seed_and_place(seed: str, sizes: list[int]) -> None:
    a, b = Dice(seed), Dice(seed)
    first = [a.below(n) for n in sizes]
    assert first == [b.below(n) for n in sizes]
    assert all(0 <= x < n for x, n in zip(first, sizes, strict=True))
    c = load_dice(a.plain())
    assert [a.below(9) for _ in range(5)] == [c.below(9) for _ in range(5)]


def test_dice_that_begin_anywhere_read_the_same_words() -> None:
    dice = Dice("words")
    words = [dice.below(65_000) for _ in range(600)]
    assert dice.at == 1200  # two words each, and none of these is thrown away
    for place in [0, 1, 83, 84, 85, 127, 128, 129, 255, 256, 400]:
        later = Dice("words", 2 * place)
        assert [later.below(65_000) for _ in range(100)] == words[place : place + 100]
        assert [later.clone().below(65_000), later.below(65_000)] == [words[place + 100]] * 2


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_dice_thrown_together_fall_as_if_rolled_in_turn(sides: int) -> None:
    alone, together, noted = Dice("throw"), Dice("throw"), Dice("throw")
    noted.log = []
    rolled: list[int] = []
    for n in [*range(11)] * 40:
        rolled += [alone.roll(sides) for _ in range(n)]
        faces = together.throw(n, sides)
        assert noted.throw(n, sides) == faces
        assert [faces >> 3 * i & 7 for i in range(n)] == rolled[len(rolled) - n :]
        assert faces >> 3 * n == 0
        assert together.at == noted.at == alone.at
    assert noted.log == rolled
    assert scripted([3, 6]).throw(2) == 6 * 8 + 3


def test_dice_are_fair() -> None:
    dice = Dice("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.roll() - 1] += 1
    assert max(abs(c - 10_000) for c in counts) < 400  # four standard deviations


def test_scripted_dice_fall_as_told_and_say_when_they_are_used_up() -> None:
    dice = scripted([3, 6])
    assert (dice.roll(), dice.roll()) == (3, 6)
    with pytest.raises(ScriptEnded, match="used up"):
        dice.roll()
    with pytest.raises(ScriptEnded, match="not below 2"):
        scripted([3]).below(2)


def test_a_script_falls_first_and_then_the_seed_goes_on() -> None:
    dice = scripted([3, 6], seed="lesson")
    assert dice.plain() == {"script": [2, 5], "seed": "lesson", "at": 0}
    copy = dice.clone()
    again = load_dice(dice.plain())
    assert [dice.roll(), dice.roll()] == [3, 6]
    assert dice.plain() == {"seed": "lesson", "at": 2}
    faces = [dice.roll() for _ in range(20)]
    assert faces == [Dice("lesson", 2).roll(), *faces[1:]]
    for other in (copy, again):
        assert [other.roll() for _ in range(22)] == [3, 6, *faces]
    assert scripted([], seed="lesson").plain() == Dice("lesson").plain()


@pytest.mark.parametrize("n", [2, 6, 1000])
def test_the_end_of_a_script_tells_among_how_many_was_to_be_chosen(n: int) -> None:
    with pytest.raises(ScriptEnded, match="used up") as ended:
        scripted([]).below(n)
    assert ended.value.n == n
    with pytest.raises(ScriptEnded, match=f"not below {n}") as wrong:
        scripted([n + 1]).below(n)
    assert wrong.value.n == n


@pytest.mark.parametrize("data", [[], {"faces": [1]}, {"at": -1}, {"script": 4}, {"script": [-1]}, {"script": [True]}])
def test_dice_that_cannot_be_loaded(data: object) -> None:
    with pytest.raises(BadPosition, match="dice"):
        load_dice(data)
