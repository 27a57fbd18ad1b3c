"""Deaths of electors (8.5, 23.7)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    HEIRS_3,
    MAP_3,
    THREE,
    choices,
    heirs,
    heirs_of,
    lands,
    owner,
    say,
    table,
    troops,
)


def test_23_4_a2_no_legal_bid_for_an_electorate() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        electors={"pfalz": 1},
        owner=THREE,
        heirs=heirs((1, 0), (0, 1), (0, 1)),
        ducats={"0": 480, "1": 900, "2": 900},
    )
    assert choices(p, 0) == ["pass"], "asked all the same: nobody sees who is poor"
    say(p, "0 pass")
    assert owner(p, "pfalz") == -1
    assert p.elector_discard == 16


def test_23_7_d1_the_elector_deck() -> None:
    p = table(
        3,
        [{"step": "ElectorDies", "fate": True}],
        [1],
        owner={**THREE, "koeln": "0", "trier": "1", "boehmen": "1", "brandenburg": "2", "sachsen": "2"},
        sold=["koeln", "trier", "boehmen", "brandenburg", "sachsen"],
        elector_discard=["mainz", "pfalz"],
        heirs=heirs((0, 1), (0, 0), (0, 0)),
        ducats={"0": 500},
    )
    assert p.vacant == 57, "Mainz, the first of the two in the reshuffled discards"
    say(p, "0 bid 500")
    assert owner(p, "mainz") == 0
    assert p.elector_discard == 0
    assert p.electors.size() == 1


def seven_sold(fate: bool, dice: list[int]) -> Any:
    return table(
        3,
        [{"step": "ElectorDies", "fate": fate}],
        dice,
        owner={
            **lands(s0=["trier", "bar", "luxemburg"], s1=["mainz", "koeln", "boehmen", "tirol"]),
            **lands(s2=["pfalz", "brandenburg", "sachsen", "holstein"]),
        },
        sold=["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"],
        heirs=heirs((1, 1), (1, 1), (1, 1)),
    )


def test_23_7_d3_immune_electors_are_not_drawn_after_a_roll() -> None:
    p = seven_sold(True, [3])
    assert p.vacant == 60, "of the other six, the third is Böhmen"
    q = seven_sold(False, [3])
    assert q.vacant == 59, "the Event card may draw Trier"


def test_8_5_former_owner_may_bid_and_keeps_his_troops() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**THREE, "mainz": "0", "koeln": "1", "trier": "1", "boehmen": "2", "pfalz": "2", "brandenburg": "2"},
        sold=["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"],
        elector_discard=["sachsen"],
        heirs=heirs((0, 1), (0, 0), (0, 1)),
        ducats={"0": 500, "2": 400},
        troops={"mainz": {"knight": 1}},
    )
    say(p, "0 bid 500", "2 pass")
    assert owner(p, "mainz") == 0
    assert heirs_of(p, 0) == (0, 0)
    assert troops(p, "mainz") == {"knight": 1}


def test_8_5_unsold_electorate_empties() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**THREE, "mainz": "0", "koeln": "1", "trier": "1", "boehmen": "2", "pfalz": "2", "brandenburg": "2"},
        sold=["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"],
        elector_discard=["sachsen"],
        troops={"mainz": {"knight": 1}},
    )
    assert owner(p, "mainz") == -1
    assert troops(p, "luxemburg") == {"knight": 1}
    assert p.elector_discard == 65


def test_18_2_cheaper_electorates() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        {"cheap_electorates": "on"},
        electors={"mainz": 1},
        owner=THREE,
        heirs=heirs((0, 1), (0, 0), (0, 0)),
        ducats={"0": 400},
    )
    assert choices(p, 0) == ["pass", "bid 400"]


def test_r30_no_war_over_an_electorate() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**MAP_3, "trier": "2"},
        electors={"mainz": 1},
        heirs=HEIRS_3,
        ducats={"0": 600, "1": 700},
        troops={"luxemburg": {"knight": 1}, "metz": {"knight": 1}},
    )
    say(p, "0 bid 500", "1 bid 510", "2 pass", "0 pass")
    assert owner(p, "mainz") == 1
    assert p.over, "nobody is asked to attack"


def test_r60_a_marker_on_a_dying_elector_comes_back_after_the_auction() -> None:
    p = table(
        3,
        [{"step": "ElectorDies"}],
        [1],
        owner={**MAP_3, "koeln": "1", "trier": "1", "boehmen": "1", "pfalz": "2"},
        sold=["koeln", "trier", "boehmen", "pfalz"],
        electors={"mainz": 1},
        works={"metz": ["relic"]},
        preacher_owner="2",
        preacher_at="metz",
        holder={"faith": "2"},
        marker={"faith": "mainz"},
        tracks={"faith": {"2": 2}},
        heirs=heirs((0, 0), (0, 1), (0, 0)),
    )
    assert p.marker[0] == -1, "taken back for the auction"
    say(p, "1 pass")
    assert choices(p, 2) == ["vote mainz", "vote brandenburg", "vote sachsen"]
    say(p, "2 vote mainz")
    assert p.marker[0] == 0
