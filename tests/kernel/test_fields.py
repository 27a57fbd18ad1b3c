"""Fields: every codec to data and back, what is refused with which path, and parts."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from examples import fair as toy
from reame.kernel.errors import BadPosition
from reame.kernel.fields import (
    Field,
    Flag,
    Grid,
    Many,
    Mask,
    Moves,
    Number,
    One,
    Part,
    PartOf,
    Some,
    Word,
    fields,
    hidden,
)
from reame.kernel.kinds import SEAT, Kind
from reame.kernel.steps import Step

COLOUR = Kind("colour", ["red", "blue", "green"])


class Ship(Part):
    FIELDS: ClassVar[list[Field]] = fields(owner=One(SEAT), men=Number(0, 9)) + hidden(cargo=One(COLOUR))

    def __init__(self, owner: int = -1, men: int = 0, cargo: int = -1) -> None:
        self.owner = owner
        self.men = men
        self.cargo = cargo


class Notes(Step[Any]):
    FIELDS: ClassVar[list[Field]] = fields(
        n=Number(0, 9),
        flag=Flag(),
        word=Word("a", "b"),
        one=One(COLOUR),
        mask=Mask(COLOUR),
        grid=Grid(SEAT, COLOUR),
        ships=Many(PartOf(Ship), most=4),
        path=Some(COLOUR, most=3),
        terms=Moves(toy.TABLE, most=2),
    )

    def __init__(self) -> None:
        super().__init__()
        self.n = 0
        self.flag = False
        self.word = "a"
        self.one = -1
        self.mask = 0
        self.grid = [0] * 30
        self.ships: list[Ship] = []
        self.path: list[int] = []
        self.terms: list[int] = []


class Notebook(toy.TheFair):
    pass


NOTEBOOK = Notebook(toy.TABLE, [Notes, *toy.STEPS], toy.GAME.counsel)


def load(note: dict[str, Any]) -> dict[str, Any]:
    note = {"step": "Notes", **note}
    over = {"winners": [], "scores": [0, 0], "reason": "stop", "rule": "1"}
    dump = NOTEBOOK.load({"game": "fair", "seats": 2, "stack": [note], "outcome": over}).dump()
    result: dict[str, Any] = dump["stack"][0]
    return result


def test_fields_round_trip() -> None:
    note = {
        "step": "Notes",
        "n": 3,
        "flag": True,
        "word": "b",
        "one": "blue",
        "mask": ["red", "green"],
        "grid": {"1": {"blue": 2}},
        "ships": [{"owner": "0", "men": 4, "cargo": "red"}],
        "path": ["red", "red"],
        "terms": ["bid 3", "pass"],
    }
    assert load(note) == note
    assert load({}) == {"step": "Notes"}, "what is blank is left out"
    assert load({"ships": [{"men": 4}]})["ships"] == [{"owner": None, "men": 4, "cargo": None}]


def test_a_part_is_copied_compared_and_keeps_its_secrets() -> None:
    notes = Notes()
    notes.ships = [Ship(1, 4, 2)]
    copy: Any = notes.clone()
    assert copy.ships == notes.ships
    copy.ships[0].men = 5
    assert copy.ships != notes.ships
    assert notes.view(0)["ships"] == [{"owner": "1", "men": 4}], "what is in her hold nobody sees"


@pytest.mark.parametrize(
    ("note", "message"),
    [
        ({"n": -1}, r"stack\[0\]\.Notes\.n: -1 is not a number from 0 to 9"),
        ({"n": True}, "True is not a number"),
        ({"flag": 1}, "expected true or false, not 1"),
        ({"word": "c"}, "'c' is not one of a, b"),
        ({"one": "mauve"}, "'mauve' is not a known colour"),
        ({"mask": ["red", "red"]}, r"mask\[1\]: 'red' appears twice"),
        ({"mask": "red"}, "expected a list"),
        ({"ships": [4]}, r"ships\[0\]: expected an object with owner, men, cargo"),
        ({"ships": [{"crew": 4}]}, r"ships\[0\]\.crew: no such field"),
        ({"grid": {"1": {"mauve": 2}}}, "'mauve' is not a known colour"),
        ({"grid": {"7": {"red": -2}}}, r"grid\.7\.red: -2 is not a number"),
        ({"path": ["red", "blue", "green", "red"]}, r"path: 4 entries, and there can be 3"),
        ({"ships": [{}] * 5}, r"ships: 5 entries, and there can be 4"),
        ({"terms": ["pass"] * 3}, r"terms: 3 entries, and there can be 2"),
        ({"one": "mauve", "colour": 1}, "no such field; known are"),
        ({"by": 3}, "is not a place below this one"),
    ],
)
def test_bad_fields_are_refused_with_their_path(note: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        load(note)
