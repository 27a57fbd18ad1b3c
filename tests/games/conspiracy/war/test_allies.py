"""Allies, and who defends a neutral fief (13.2)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import HEIRS, MAP, choices, heirs, heirs_of, owner, refusal, say, table, told, troops
from tests.games.conspiracy.war.battles import declared, fray


def test_r37_allies_are_welcome_if_the_leader_says_so() -> None:
    p = declared(
        [6, 6, 1, 1],
        troops={
            "bar": {"knight": 1},
            "metz": {"knight": 1},
            "luettich": {"mercenary": 2},
            "luxemburg": {"mercenary": 1},
        },
    )
    say(p, "0 attack luxemburg", "2 join attack", "3 join defence")
    say(p, "0 yes", "1 no")
    assert "ally-refused" in told(p)
    assert fray(p).attack_allies == [2]
    say(p, "0 front 2 knight", "2 yes")
    assert owner(p, "luxemburg") == 0
    assert troops(p, "metz") == {"knight": 1}, "allied units go back where they came from"
    assert troops(p, "luxemburg") == {"knight": 1}


def test_r16_no_heir_no_war() -> None:
    p = declared(
        troops={"bar": {"knight": 1}, "metz": {"knight": 1}},
        heirs=heirs((1, 0), (0, 0), (0, 1), (0, 0)),
    )
    say(p, "0 attack luxemburg")
    assert owner(p, "luxemburg") == 0, "2 borders it but has no secular heir: he is not even asked"


def test_r38_a_neutral_fief_is_defended_by_the_first_who_wants_to() -> None:
    fields: dict[str, Any] = {
        "owner": {**MAP, "luxemburg": None},
        "troops": {"bar": {"mercenary": 1}, "metz": {"knight": 1}, "luettich": {"mercenary": 1}},
    }
    fields["owner"].pop("luxemburg")
    p = declared([1, 1, 6, 6], **fields)
    say(p, "0 attack luxemburg", "2 join defence", "3 join defence")
    assert p.waiting == (2,), "the Defence Leader answers the second offer"
    say(p, "2 no", "2 bring knight metz")
    assert owner(p, "luxemburg") == 2
    assert heirs_of(p, 2) == (0, 1)
    assert troops(p, "luxemburg") == {"knight": 1}


NEUTRAL = {t: s for t, s in MAP.items() if t != "luxemburg"}


def test_r38_allies_in_the_defence_of_a_neutral_fief() -> None:
    p = table(
        4,
        [{"step": "Declarations", "target": "luxemburg", "queue": ["0"]}],
        [1, 1, 6, 6, 1, 1, 6, 6],
        owner=NEUTRAL,
        heirs=HEIRS,
        troops={"bar": {"knight": 1}, "metz": {"knight": 1}, "luettich": {"knight": 1}},
    )
    say(p, "0 attack luxemburg", "2 join defence", "3 join defence")
    assert p.waiting == (2,), "the first who defends leads, and is asked about the second"
    say(p, "2 yes", "2 bring knight metz", "3 bring knight luettich", "2 standard")
    say(p, "0 pass", "2 pass", "3 pass", "2 standard")
    assert owner(p, "luxemburg") == 2
    assert heirs_of(p, 2) == (0, 1)
    assert troops(p, "luxemburg") == {"knight": 1}, "the leader's stay"
    assert troops(p, "luettich") == {"knight": 1}, "the ally's go back"
    assert sum(p.troops) == 2, "a fourth hit without support kills"


def test_r89_who_leads_the_defence_of_a_neutral_fief_brings_a_unit() -> None:
    p = declared(
        [6, 6, 1, 1] * 3, owner=NEUTRAL, troops={"bar": {"mercenary": 1}, "metz": {"knight": 1, "mercenary": 1}}
    )
    say(p, "0 attack luxemburg", "2 join defence")
    assert p.waiting == (2,)
    assert choices(p, 2) == ["bring knight metz", "bring mercenary metz"]
    assert refusal(p, "2 pass") == "bring-one"
    say(p, "2 bring mercenary metz")
    assert choices(p, 2) == ["pass", "bring knight metz"]


def test_r89_so_does_an_ally_of_the_defence_but_not_the_owner() -> None:
    p = declared(
        [6, 6, 1, 1] * 3,
        troops={"bar": {"mercenary": 1}, "juelich": {"knight": 1}, "metz": {"knight": 1}},
    )
    say(p, "0 attack luxemburg", "2 join defence", "1 yes", "1 pass")
    assert refusal(p, "2 pass") == "bring-one"
    say(p, "2 bring knight metz")
    assert troops(p, "juelich") == {"knight": 1}, "the owner needs none of his own"
