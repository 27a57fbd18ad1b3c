"""Dumps of positions: what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from reame.kernel.errors import BadPosition
from tests.kernel import toy


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: 'chess' is not 'fair'"),
        ({"rules": 9}, "this is a dump of rules 9"),
        ({"seats": 7}, "seats or options"),
        ({"seats": None}, "seats: a number is needed"),
        ({"stack": []}, "at least one step"),
        ({"stack": [{"step": "Nap"}]}, "'Nap' is none of"),
        ({"stack": "Bids"}, "stack: a list is needed"),
        ({"asked": [5]}, r"asked\[0\]: 5 is no seat"),
        ({"asked": [0, 1]}, "only under seal"),
        ({"asked": [0], "waiting": [1]}, "only seats that are asked"),
        ({"asked": [0], "drafts": {"0": ["bid 1"]}}, "not asked under seal"),
        ({"asked": [0, 1], "sealed": True, "drafts": {"0": ["bid 99"]}}, "'99' is no coins"),
        ({"sealed": "yes"}, "neither true nor false"),
        ({"dice": {"at": -1}}, "dice.at: -1"),
        ({"dice": {"at": 2**64}}, "dice.at: 18446744073709551616"),
        ({"dice": 4}, "dice: expected an object"),
        ({"table": []}, "table: an object is needed"),
        ({"colour": 4}, "colour: no such field"),
        ({"outcome": {"winners": []}}, "outcome: an object with"),
        ({"table": {"deck": {"veto": -1}}}, r"table\.deck\.veto: -1 is not a number"),
        ({"table": {"hands": {"0": [["veto"]]}}}, r"table\.hands\.0\[0\]: a card and the mask"),
    ],
)
def test_bad_dumps_are_refused(change: dict[str, Any], message: str) -> None:
    good = {"game": "fair", "seats": 2, "stack": [{"step": "Rounds"}, {"step": "Bids"}]}
    toy.GAME.load(good)
    with pytest.raises(BadPosition, match=message):
        toy.GAME.load({**good, **change})
