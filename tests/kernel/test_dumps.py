"""Dumps of positions: what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import reame
from examples import fair as toy
from reame.kernel.errors import BadPosition


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: 'chess' is not 'fair'"),
        ({"rules": 9}, "this is a dump of rules 9"),
        ({"seats": 7}, "seats or options"),
        ({"seats": None}, "seats: expected a number"),
        ({"stack": []}, "at least one step"),
        ({"stack": [{"step": "Nap"}]}, "'Nap' is not one of"),
        ({"stack": "Bids"}, "stack: expected a list"),
        ({"asked": [5]}, r"asked\[0\]: 5 is not a seat"),
        ({"asked": [0, 1]}, "only under seal"),
        ({"asked": [0], "waiting": [1]}, "only seats that are asked"),
        ({"asked": [0], "drafts": {"0": ["bid 1"]}}, "not asked under seal"),
        ({"asked": [0, 1], "sealed": True, "drafts": {"0": ["bid 99"]}}, "'99' is not a known coins"),
        ({"sealed": "yes"}, "expected true or false"),
        ({"dice": {"at": -1}}, "dice.at: -1"),
        ({"dice": {"at": 2**64}}, "dice.at: 18446744073709551616"),
        ({"dice": 4}, "dice: expected an object"),
        ({"table": []}, "table: expected an object"),
        ({"colour": 4}, "colour: no such field"),
        ({"outcome": {"winners": []}}, "outcome: expected an object with"),
        ({"table": {"deck": {"veto": -1}}}, r"table\.deck\.veto: -1 is not a number"),
        ({"table": {"hands": {"0": [["veto"]]}}}, r"table\.hands\.0\[0\]: expected a card and the mask"),
    ],
)
def test_bad_dumps_are_refused(change: dict[str, Any], message: str) -> None:
    good = {"game": "fair", "seats": 2, "stack": [{"step": "Rounds"}, {"step": "Bids"}]}
    toy.GAME.load(good)
    with pytest.raises(BadPosition, match=message):
        toy.GAME.load({**good, **change})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"stack": [{"step": "Rounds"}, {"step": "Relic", "bidders": ["5"]}]}, r"Relic\.bidders: names seat 5"),
        ({"stack": [{"step": "Rounds"}, {"step": "Relic", "high": "2"}]}, r"Relic\.high: names seat 2"),
        ({"stack": [{"step": "Rounds"}, {"step": "Bids", "bids": {"7": 3}}]}, r"Bids\.bids: names seat 7"),
        ({"stack": [{"step": "Rounds"}, {"step": "Trade", "terms": ["offer 9"]}]}, r"Trade\.terms: names seat 9"),
        ({"table": {"hands": {"0": [["veto", 4]]}}}, r"table\.hands: names seat 2"),
        ({"table": {"deck": {"top": [["veto", 8]]}}}, r"table\.deck: names seat 3"),
        ({"table": {"stalls": {"2": 1}}}, r"table\.stalls: '2' is not a known seat"),
        ({"asked": [0, 1], "sealed": True, "drafts": {"0": ["offer 2"]}}, r"drafts\.0: names a seat"),
    ],
)
def test_no_field_names_a_seat_that_nobody_sits_on(change: dict[str, Any], message: str) -> None:
    good = {"game": "fair", "seats": 2, "stack": [{"step": "Rounds"}, {"step": "Bids"}]}
    with pytest.raises(BadPosition, match=message):
        toy.GAME.load({**good, **change})


def test_conspiracy_does_not_auction_to_seats_that_are_not_there() -> None:
    game = reame.game("conspiracy")
    dump = game.start(2, "seats").dump()
    sale = next(name for name, step in game.steps.items() if any(f.name == "bidders" for f in step.FIELDS))
    dump["stack"].append({"step": sale, "bidders": ["5"]})
    dump["asked"] = []
    for key in ("sealed", "covert", "waiting", "drafts"):
        dump.pop(key, None)
    with pytest.raises(BadPosition, match=rf"{sale}\.bidders: names seat 5, and the seats are 0 to 1"):
        game.load(dump)
