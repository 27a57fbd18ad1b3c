"""Units that are sent and brought (13.3, 13.4)."""

from __future__ import annotations

from tests.games.conspiracy.tables import GAME, MAP, choices, hands, heirs, refusal, say, table, troops
from tests.games.conspiracy.war.battles import declared


def test_r35_one_origin_for_each_attacker() -> None:
    p = declared(
        troops={"bar": {"mercenary": 1}, "metz": {"knight": 2}, "trier": {"knight": 1}},
        owner={**MAP, "metz": "0", "trier": "0"},
    )
    say(p, "0 attack luxemburg")
    assert choices(p, 0) == ["from bar", "from metz"]
    assert GAME.table.words(p.default(0)) == "from metz"
    say(p, "0 from metz")
    assert refusal(p, "0 pass") == "send-one"
    say(p, "0 send knight", "0 pass")
    assert troops(p, "luxemburg") == {"knight": 1}


def test_r36_electorates_reinforce_and_do_not_attack() -> None:
    p = declared(
        troops={"trier": {"knight": 1}, "bar": {"knight": 1}},
        owner={**MAP, "trier": "1"},
    )
    say(p, "0 attack luxemburg")
    assert choices(p, 1) == ["pass", "bring knight trier"]
    q = table(
        4,
        [{"step": "Riot", "seat": "1"}],
        owner={**MAP, "trier": "1", "mainz": "1"},
        troops={"trier": {"knight": 1}},
        heirs=heirs((1, 1), (1, 1), (1, 1), (1, 1)),
        hands=hands(s1=["alchemist"]),
    )
    assert refusal(q, "1 attack metz") == "no-unit-on-border"
    assert refusal(q, "1 attack koeln") == "is-electorate"
