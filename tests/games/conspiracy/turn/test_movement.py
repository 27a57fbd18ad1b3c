"""Movement (9)."""

from __future__ import annotations

from tests.games.conspiracy.tables import MAP_3, choices, lands, refusal, say, table, troops, works


def test_9_each_piece_moves_once() -> None:
    p = table(
        3,
        [{"step": "Movement", "seat": "0"}],
        owner=lands(s0=["bar", "metz", "mainz", "krain"], s1=["tirol"]),
        troops={"bar": {"knight": 1, "mercenary": 1}, "mainz": {"mercenary": 1}},
        works={"metz": ["relic"]},
        preacher_owner="0",
        preacher_at="krain",
    )
    assert refusal(p, "0 march knight bar tirol") == "not-yours"
    say(p, "0 march mercenary bar mainz")
    say(p, "0 march mercenary mainz krain")
    assert refusal(p, "0 march mercenary mainz bar") == "moved-already"
    say(p, "0 move-relic metz mainz")
    assert refusal(p, "0 move-relic mainz metz") == "moved-already"
    assert refusal(p, "0 move-relic mainz bar") in ("no-room-for-relic", "moved-already")
    say(p, "0 move-preacher bar")
    assert refusal(p, "0 move-preacher metz") == "moved-already"
    say(p, "0 march knight bar metz")
    assert p.over, "nothing is left to move"
    assert troops(p, "metz") == {"knight": 1}


def test_r71_a_conquered_relic_moves_with_its_new_owner() -> None:
    p = table(
        3,
        [{"step": "Movement", "seat": "0"}],
        owner={**MAP_3, "metz": "0", "strassburg": "0"},
        works={"metz": ["relic"]},
    )
    assert refusal(p, "0 move-relic metz bar") == "no-room-for-relic"
    say(p, "0 move-relic metz strassburg")
    assert works(p, "strassburg")
    assert not works(p, "metz")


def test_9_positions_loaded_one_after_the_other_march_within_their_own_lands() -> None:
    moves = []
    for mine in (["bar", "baden"], ["bar", "tirol"]):
        stack = [{"step": "Movement", "seat": "0"}]
        moves.append(choices(table(3, stack, owner=lands(s0=mine), troops={"bar": {"knight": 1}}), 0))
    assert moves == [["pass", "march knight bar baden"], ["pass", "march knight bar tirol"]]
