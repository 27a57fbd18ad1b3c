"""Arrays: they say all that a view says, and nothing that an imagined position does not."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

import reame
from examples import fair
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.codecs import TooLong
from reame.kernel.counsel import Counsel
from reame.kernel.fields import Many, Number, One, Part, PartOf, Per, Some, fields
from reame.kernel.game import Game
from reame.kernel.kinds import SEAT, Kind
from reame.kernel.position import Position
from reame.kernel.steps import Step
from reame.research.layout import Layout, layout

EVERY = [
    (name, seats) for name in reame.NAMES for seats in (reame.game(name).seat_range[0], reame.game(name).seat_range[-1])
]
LOOKS = 40  # positions of a game that are looked at


def written(shape: Layout, p: Position, seat: int) -> array[int]:
    out = array("i", bytes(4 * shape.size))
    shape.write(p, seat, out)
    return out


def positions(game: Game[Any], seats: int, seed: str) -> list[Position]:
    """Some of a random game, the end among them."""
    p: Position = game.start(seats, seed)
    dice = Dice(seed)
    out: list[Position] = []
    moves = 0
    while not p.over and moves < 1500:
        for seat in p.waiting:
            p.apply(seat, any_move(game.table, p.legal(seat), dice))
            moves += 1
        if moves % max(1, 1500 // LOOKS) == 0 or p.over:
            out.append(p.clone())
    return out


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_an_array_is_the_same_in_every_position_the_seat_can_imagine(name: str, seats: int) -> None:
    game = reame.game(name)
    shape = layout(game, seats)
    dice = Dice("seats")
    for n, p in enumerate(positions(game, seats, f"arrays {name}")):
        seat = dice.below(seats)
        assert written(shape, p, seat) == written(shape, p.imagine(seat, Dice(f"{n}")), seat)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_where_views_differ_arrays_do(name: str, seats: int) -> None:
    game = reame.game(name)
    shape = layout(game, seats)
    met: dict[bytes, str] = {}
    for p in positions(game, seats, f"views {name}"):
        for seat in range(-1, seats):
            view = repr(p.view(seat))
            assert met.setdefault(written(shape, p, seat).tobytes(), view) == view


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_numbers_lie_between_their_bounds_and_have_names(name: str, seats: int) -> None:
    shape = layout(reame.game(name), seats)
    columns = shape.columns
    assert len(columns) == shape.size == shape.parts[-1].end
    assert len({c.name for c in columns}) == shape.size
    for p in positions(shape.game, seats, f"bounds {name}")[::4]:
        for c, x in zip(columns, written(shape, p, 0), strict=True):
            assert c.low <= x <= c.high, c.name
    rows = shape.describe()
    assert [row["at"] for row in rows] == list(range(shape.size))


def leaky(game: Game[Any]) -> Layout:
    """A layout in which a field that nobody sees is open."""
    shape = Layout(game, 3)
    hidden = next(f for f in game.blank(3).FIELDS if f.name == "deck")
    blank = game.blank(3)
    shape._add("leak", hidden.codec.columns(blank.deck, "leak"))
    write = shape.write

    def leak(p: Any, seat: int, out: Any) -> None:
        write(p, seat, out)
        hidden.codec.write(p.deck, seat, out, shape.parts[-1].first)

    shape.write = leak  # type: ignore[method-assign]
    return shape


def test_a_planted_leak_is_caught() -> None:
    game = reame.game("medieval")
    shape = leaky(game)
    differs = [
        written(shape, p, 0) != written(shape, p.imagine(0, Dice("leak")), 0) for p in positions(game, 3, "leak")
    ]
    assert any(differs)


THING = Kind("thing", ["apple", "pear", "plum"])


class Bag(Part):
    """Something with fields."""

    FIELDS = fields(owner=One(SEAT), worth=Number(1, 9))

    def __init__(self, owner: int = -1, worth: int = 1) -> None:
        self.owner = owner
        self.worth = worth


def test_a_list_is_never_cut() -> None:
    out = array("i", bytes(400))
    assert Some(THING).write([2, 0], 0, out, 0) == 4  # each thing once, unless told otherwise
    assert list(out[:4]) == [2, 2, 0, 0]
    with pytest.raises(TooLong):
        Some(THING).write([0, 1, 2, 0], 0, out, 0)
    bags = Many(PartOf(Bag), most=2)
    assert bags.write([Bag(1, 5)], 0, out, 10) == 15 == 10 + len(bags.columns([], "bags"))
    assert list(out[10:15]) == [1, 1, 5, 0, 0]
    with pytest.raises(TooLong):
        bags.write([Bag(), Bag(), Bag()], 0, out, 0)


def test_of_a_list_by_seat_one_sees_its_own_entry_and_how_long_the_others_are() -> None:
    codec = Per(SEAT, Some(THING))
    names = [c.name for c in codec.own_columns([[], []], "hand")]
    assert names == ["hand.own.length", "hand.own[0]", "hand.own[1]", "hand.own[2]", "hand.0.length", "hand.1.length"]
    out = array("i", bytes(40))
    assert codec.write_own([[1], [2, 0]], 1, out, 0) == 6
    assert list(out[:6]) == [2, 2, 0, 0, 1, 2]


def test_a_step_too_many_is_an_error() -> None:
    game = fair.TheFair(fair.TABLE, fair.STEPS, Counsel())
    shape = Layout(game, 3)
    p = game.start(3, "twice")
    written(shape, p, 0)
    step: Step[Any] = p.stack[0].clone()
    p.lay(step, 0)
    with pytest.raises(TooLong):
        written(shape, p, 0)
