"""Anarchy after the Emperor's death (15, 23.7)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import choices, hands, heirs, lands, owner, refusal, say, table, told


def anarchy(**fields: Any) -> Any:
    """Order P1, P2, P3: Metz belongs to 1, Bar to 0 and Lüttich to 2; Luxemburg is neutral."""
    owned = lands(
        s0=["bar", "lothringen", "elsass", "burgund", "basel"],
        s1=["metz", "juelich", "bayern", "tirol", "krain"],
        s2=["luettich", "hessen", "thueringen", "meissen", "brabant"],
    )
    stack = [{"step": "EmperorDies", "stage": "castles"}]
    base: dict[str, Any] = {
        "owner": owned,
        "heirs": heirs((2, 2), (2, 2), (2, 2)),
        "troops": {"bar": {"knight": 1}, "metz": {"knight": 1}, "luettich": {"knight": 1}},
        "peace": False,
    }
    return table(3, stack, **{**base, **fields})


def test_23_7_n1_outlaws_and_the_second_pass() -> None:
    p = anarchy()
    say(p, "0 pass", "1 pass", "2 pass")  # no castles
    say(p, "0 pass", "1 attack luxemburg", "2 pass", "0 pass")
    assert owner(p, "luxemburg") == 1
    assert p.outlaws == 2
    say(p, "2 attack juelich", "1 pass")
    assert owner(p, "juelich") == 2
    assert [k for k in told(p) if k.startswith("ri") or "reprisals" in k] == ["riots-begin", "reprisals-begin"]
    assert p.outlaws == 2, "an attack on an outlaw breaks no peace"
    assert p.waiting == (0,)
    assert choices(p, 0) == ["pass", "attack luxemburg", "attack metz"]
    assert refusal(p, "0 attack hessen") in ("no-unit-on-border", "no-outlaw")
    say(p, "0 pass", "2 pass")
    say(p, "0 raise secular", "1 raise secular", "2 raise ecclesiastical")
    assert p.outlaws == 0
    assert p.peace


def test_23_7_n2_an_immune_outlaw() -> None:
    four = lands(
        s0=["bar", "lothringen", "elsass", "burgund", "basel"],
        s1=["metz", "juelich", "bayern", "tirol"],
        s2=["luettich", "hessen", "thueringen", "meissen", "brabant"],
    )
    p = anarchy(
        owner=four,
        hands=hands(s2=["peasant_uprising"]),
        troops={"bar": {"knight": 1}, "metz": {"mercenary": 1}, "luettich": {"knight": 1}},
    )
    say(p, "0 pass", "1 pass", "2 pass", "0 pass")
    # P2's attack on neutral Luxemburg is met by P3 and fails against a Peasant Uprising.
    say(p, "1 attack luxemburg", "2 join defence", "0 pass", "2 bring knight luettich", "2 play peasant_uprising")
    assert owner(p, "luxemburg") == 2
    assert p.outlaws == 2
    say(p, "2 attack juelich")
    assert p.owner.count(1) == 3
    assert p.waiting == (0,)
    assert choices(p, 0) == ["raise secular", "raise ecclesiastical"], "nobody has a target in the second pass"


def test_15_castles_for_150() -> None:
    p = anarchy(ducats={"0": 160, "1": 140})
    assert refusal(p, "0 build metz") == "not-yours"
    say(p, "0 build bar")
    assert p.ducats[0] == 10
    assert choices(p, 1) == ["pass"]
    assert refusal(p, "1 build metz") == "too-poor"
