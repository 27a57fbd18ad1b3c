"""A crusade and its players [10.3]: who joins, pledges, is at war, and in which order they fight."""

from __future__ import annotations

from typing import Any

from tests.games.universalis.wild_board import armies, board, calamity, holder, kept, over, pair, play, says

WORLD: dict[int, dict[str, int]] = {
    0: {"pannonia": 30, "stato_chiesa": 5},
    1: {"delta": 10, "palestina": 4},
    2: {"tracia": 5},
    3: {"austria": 40},
}
MARCHING: dict[str, Any] = {
    "crusade": "marching",
    "crusade_target": "palestina",
    "crusade_start": "pannonia",
    "crusaders": ["0", "3"],
    "crusade_holder": "1",
    "pope": "0",
}


def train(seat: int) -> dict[str, Any]:
    return {"seat": str(seat), "territory": "palestina", "armies": 2}


def host(step: dict[str, Any], **more: Any) -> Any:
    return board(step, **{"seats": 4, "lands": WORLD, "host": {"0": 3, "3": 2}, **MARCHING, **more})


def test_r61_the_call_to_join_comes_before_the_plan() -> None:
    cities = {"pannonia": 1, "austria": 1, "palestina": 1}
    p = board(calamity("crociata", 1), seats=4, lands=WORLD, pope="0", settlement=cities)
    assert p.waiting == (3,)
    assert says(p) == ["yes", "no"]
    play(p, "no")
    assert p.waiting == (0,)
    play(p, "crusade_target palestina")
    assert says(p) == ["crusade_start pannonia"]  # none of who refused
    play(p, "crusade_start pannonia", "crusade_turns 1")
    assert says(p)[-1] == "crusade_percent 50"


def test_10_3_a_pledge_counts_the_armies_on_the_map_when_the_card_was_drawn() -> None:
    p = board(
        calamity("crociata", 1),
        seats=4,
        lands=WORLD,
        pope="0",
        settlement={"pannonia": 1, "palestina": 1},
        options={"honour_coin": "on"},
        coins={"0": 1},
    )
    play(p, "yes", "coin_armies pannonia", "crusade_target palestina", "crusade_start pannonia", "crusade_turns 1")
    play(p, "crusade_percent 20")
    assert (p.pledge[0], p.pledge[3]) == (7, 8)  # of 35 and 40, whatever came later


def test_r62_only_participants_and_the_holder_of_the_target_are_at_war() -> None:
    p = board(
        calamity("crociata", 1), seats=4, lands=WORLD, pope="0", settlement={"pannonia": 1, "palestina": 1, "tracia": 1}
    )
    play(p, "no", "crusade_target palestina", "crusade_start pannonia", "crusade_turns 1", "crusade_percent 10")
    assert [(a, b) for a in range(4) for b in range(a) if pair(p.war, a, b)] == [(1, 0)]


def test_r93_orders_of_battle_are_sealed_and_then_shown() -> None:
    p = host({"step": "Storming"}, alliance={"1": {"2": 1}, "2": {"1": 1}}, trains=[train(2)], host_at="palestina")
    assert p.sealed
    assert sorted(p.waiting) == [0, 1]
    p.apply(0, p.default(0))
    assert p.host_order == [0, 3]
    assert p.view(1)["draft"] == []


def test_r94_a_target_saved_by_allies_alone_keeps_one_of_their_armies() -> None:
    p = host(
        {"step": "Storming", "stage": "round", "holder": "1", "defence": ["1", "2"], "attacker": "3", "defender": "1"},
        lands={**WORLD, 1: {"delta": 10, "palestina": 1}},
        host={"0": 1},
        crusaders=["0"],
        alliance={"1": {"2": 1}, "2": {"1": 1}},
        trains=[train(2)],
        host_at="palestina",
        host_order=["0"],
        dice=[1, 6],
    )
    play(p, "roll 1", "roll 1")
    assert over(p)
    assert armies(p, "palestina") >= 1
    assert holder(p, "palestina") == 1


def test_r97_a_destroyed_host_counts_as_a_conquest() -> None:
    p = host(
        {"step": "CombatPhase", "seat": "1", "stage": "acts"},
        host={"0": 1},
        crusaders=["0"],
        host_at="delta",
        host_order=["0"],
        experience={"1-banner-1": 1},
        attacks={"1-banner-1": 1},
        banner_at={"1-banner-1": "delta"},
        dice=[6, 1],
    )
    play(p, "attack_host 1-banner-1", "armies 3", "roll 1", "roll 1", "pass")
    assert p.experience[6] == 2
    assert p.crusade == "none"
    assert kept(p, 0, "armies") == 0
