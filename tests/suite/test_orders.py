"""Standing orders in every game: what they may say follows from what a seat knows, and what they answer is legal."""

from __future__ import annotations

import pytest

import reame
from reame.games import NAMES
from tests.suite.properties import check_orders


@pytest.mark.parametrize("name", NAMES)
def test_orders_answer_legally_and_by_what_their_seat_knows(name: str) -> None:
    game = reame.game(name)
    check_orders(game)
    if game.windows:
        check_orders(game, {"windows": "open"})
