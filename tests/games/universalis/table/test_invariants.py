"""Games by chance: they end, every invariant holds after every move, and secrets stay secret."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.invariants import broken
from tests.games.universalis.short_board import MAMLUK_COMBAT, board
from tests.suite import properties

SHORT = {"max_turns": "4"}
EVERYTHING = {
    "religion_four_levels": "on",
    "towers": "on",
    "honour_coin": "on",
    "trade_buildings": "on",
    "grain_in_farm": "on",
    "treasure": "on",
    "strong_north": "on",
    "religious_orders": "on",
    "sealed_auction": "on",
    "windows": "open",
}


@pytest.mark.parametrize("seats", [3, 5, 10])
@pytest.mark.parametrize("options", [SHORT, {**SHORT, **EVERYTHING}])
def test_14_invariants_after_every_move(seats: int, options: dict[str, Any]) -> None:
    p = properties.check_every_move(GAME, seats, f"play {seats}", options)
    assert p.outcome is not None
    assert p.outcome.reason in ("turns", "last", "objective", "honour", "invasion")


def test_14_14_the_last_turn_ends_the_game() -> None:
    p = properties.check_every_move(GAME, 3, "short", {"max_turns": "2", "honour_cap": "0"})
    assert p.outcome is not None
    assert p.outcome.reason in ("turns", "invasion")


def test_14_15_what_a_seat_imagines_depends_on_its_knowledge() -> None:
    properties.check_imagining(GAME, 4, "secrets", 61, SHORT)


def test_14_15_twin_worlds() -> None:
    assert sum(properties.check_twins(GAME, 4, f"twins {k}", SHORT, 30) for k in range(4)) > 0


def test_14_16_dumps_clones_and_refusals() -> None:
    properties.check_copies(GAME, 5, "copies", 83, SHORT)
    properties.check_refusals(GAME, 5, "refusals", 61, SHORT)


def test_14_6_who_exceeds_limits_after_their_check_is_found() -> None:
    p = board(
        {"step": "Judgement", "seat": "1", "ground": "war"},
        lands={"leon": (0, 99), "stato_chiesa": (2, 5)},
        phase="limits",
        active="0",
        pope="2",
    )
    assert any(line.startswith("14.6") for line in broken(p))


def test_14_9_a_technology_without_its_prerequisite_is_found() -> None:
    p = board(MAMLUK_COMBAT, technologies={"3": ["strade"]})
    assert any(line.startswith("14.9") for line in broken(p))
    p = board(MAMLUK_COMBAT, technologies={"3": ["matematica", "architettura", "strade"]})
    assert not any(line.startswith("14.9") for line in broken(p))


def test_14_2_a_transport_that_moved_too_far_is_found() -> None:
    p = board(MAMLUK_COMBAT, transport_at={"3-cavalry-1": "alto_egitto"})
    p.transport_moves[box.TRANSPORT.find("3-cavalry-1")] = -1
    assert any("moved too far" in line for line in broken(p))
