"""A new owner moves in, and others leave (8.3)."""

from __future__ import annotations

from tests.games.conspiracy.tables import THREE, choices, heirs, refusal, say, table, troops, vacancy, works


def test_8_3_garrison_of_one_knight_and_two_mercenaries() -> None:
    p = table(
        3,
        [{"step": "Entry", "seat": "0", "fief": "elsass"}],
        owner=THREE,
        heirs=heirs((1, 0), (0, 0), (0, 0)),
        troops={"bar": {"knight": 2, "mercenary": 3}},
    )
    say(p, "0 garrison knight bar")
    assert refusal(p, "0 garrison knight bar") == "garrison-full"
    say(p, "0 garrison mercenary bar", "0 garrison mercenary bar")
    assert p.over
    assert troops(p, "elsass") == {"knight": 1, "mercenary": 2}


def test_8_3_troops_and_preacher_leave_for_the_nearest_territory() -> None:
    p = vacancy(
        "bar",
        heirs=heirs((0, 0), (0, 0), (1, 0)),
        owner={**THREE, "lothringen": "0"},
        troops={"bar": {"knight": 1, "mercenary": 1}},
        preacher_owner="0",
        preacher_at="bar",
        works={"bar": ["castle"]},
    )
    say(p, "2 yes")
    assert choices(p, 0) == ["go luxemburg", "go lothringen"]
    assert refusal(p, "0 go geldern") == "not-nearest"
    say(p, "0 go luxemburg", "0 go lothringen", "0 go lothringen")
    assert troops(p, "luxemburg") == {"knight": 1}
    assert troops(p, "lothringen") == {"mercenary": 1}
    assert p.view(0)["table"]["preacher_at"] == "lothringen"
    assert works(p, "bar"), "improvements stay"
