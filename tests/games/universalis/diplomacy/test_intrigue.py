"""Assassins, thieves and bishops [7.1]."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import BUY, FIGHT, MARKET, TALKS, board, can, do, why


def test_r81_who_is_not_there_forgets_a_robbed_hand() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1},
        hands={"0": [["ladro", 1]], "1": [["genio", 6], ["sicario", 2]]},
    )
    assert p.hands[1].known_to(2) == [box.CARD.find("genio")]
    do(p, 0, "thief 1", "pick sicario")
    assert p.hands[1].known_to(2) == []
    assert p.hands[1].known_to(0) == [box.CARD.find("genio")]


def test_r23_assassins_thieves_and_bishops_serve_in_diplomacy_and_combat() -> None:
    hand: dict[str, Any] = {
        "hands": {"0": [["sicario", 1], ["ladro", 1], ["vescovo", 1]]},
        "cathedral": {"champagne": 1},
    }
    for step in (TALKS, FIGHT):
        p = board(step, **hand)
        assert can(p, 0, "assassin 1")
        assert can(p, 0, "thief 1")
        assert can(p, 0, "bishop champagne")
    for step in (BUY, MARKET):
        assert why(board(step, **hand), 0, "assassin 1") == "not-now"
