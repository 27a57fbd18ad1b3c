"""Numbers have bounds that no honest game reaches, and can be told up to them."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.errors import BadPosition
from tests.games.universalis.short_board import FIGHT, board


def asked(p: Universalis, seat: int) -> list[str]:
    """The arguments of the question."""
    sentence = p.question(seat)
    assert sentence is not None
    return sentence.words()


def test_3_8_a_reserve_of_any_size_can_be_told() -> None:
    p = board({"step": "Placement", "seat": "3"}, reserve={"3": {"armies": 900}}, settlement={"alto_egitto": 1})
    assert asked(p, 3) == ["900"]


def test_9_4_a_force_of_any_size_can_be_told() -> None:
    battle = {"step": "Battle", "attacker": "barbarians", "target": "territory", "defender": "3", "area": "ifriqiya"}
    p = board({**battle, "force": 590, "source": "virtual", "stage": "round"}, lands={"ifriqiya": (3, 5)})
    assert asked(p, 3) == ["590"]


def test_3_8_florins_beyond_all_words_are_told_as_the_most_there_are() -> None:
    p = board({"step": "Purchase", "seat": "0", "stage": "buy"}, florins={0: box.FLORINS.high + 1})
    assert asked(p, 0) == [str(box.FLORINS.high)]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"turn": box.TURNS_MOST + 1}, r"table\.turn: 61 is not a number from 0 to 60"),
        ({"florins": {0: box.FLORINS_MOST + 1}}, r"table\.florins\.0"),
        ({"reserve": {"0": {"armies": box.ARMIES_MOST + 1}}}, r"table\.reserve\.0\.armies"),
        ({"honour": {"0": -box.HONOUR_MOST - 1}}, r"table\.honour\.0"),
        ({"trains": [{"seat": "0", "territory": "leon", "armies": 0}]}, r"table\.trains\[0\]\.armies"),
        ({"instalments": [{"payer": "0", "creditor": "1", "amount": 20, "turns": 6}]}, r"instalments\[0\]\.turns"),
        ({"cargo": {"0-caravan-1": {"vino": 1000}}}, r"table\.cargo\.0-caravan-1\.vino"),
        ({"banner_level": {"0-banner-1": 5}}, r"table\.banner_level\.0-banner-1"),
        ({"truce": {"0": {"1": 64}}}, r"table\.truce\.0\.1"),
    ],
)
def test_14_numbers_that_no_game_reaches_are_refused(table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        board(FIGHT, **table)
