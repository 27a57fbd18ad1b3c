"""Knights of Christ [7]: cards, attacks, provinces."""

from __future__ import annotations

from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.things import (
    CARD,
    EVERY_POWER,
    MAP,
    POWER,
    PROVINCE,
)
from reame.games.medieval.war.battle import Battle
from reame.games.medieval.war.ways import interceptors, permits
from tests.games.medieval.tables import (
    EXAMPLE,
    RICH,
    can,
    events,
    holder,
    on,
    owner,
    play,
    table,
    why_not,
)


def test_r25_knights_need_a_catholic_power_or_province() -> None:
    p = table(holds={0: "AYY", 1: "FRA"}, hands={0: "knights"})
    assert why_not(p, 0, "knights_attack LIT_1D 1") == "no-knights"
    q = table(holds={0: "AYY", 1: "FRA"}, hands={0: "knights"}, controls={0: "LIV_1D"}, knights=["LIV_1D"])
    assert can(q, 0, "knights_attack LIT_1D 1")


def test_r22_targets_of_the_knights() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, cards="4B", hands={0: "knights"})
    for target in ["LIT_1D", "LIV_1D", "JER_4D", "LAT_4D", "RHO_3D", "MAL_4B"]:
        assert can(p, 0, f"knights_attack {target} 1")
    for target in ["AYY_4D", "SAR_3B", "LAT_3D_THRACE", "PRU_1C"]:
        assert why_not(p, 0, f"knights_attack {target} 1") == "not-for-knights"


def test_8_2_knights_pay_nothing_and_bid_nothing() -> None:
    p = table(holds={0: "FRA", 1: "JER"}, florins={0: 9, 1: 9}, hands={0: "knights"}, dice=[6, 1])
    play(p, "0 knights_attack JER_4D 1")
    assert p.waiting == (1,)
    play(p, "1 militia 2")
    assert owner(p, "JER_4D") == 0
    assert holder(p, "JER") == 0
    assert p.florins[:2] == [9, 3]


def test_8_3_a_knights_province_defends_with_two_and_no_militia() -> None:
    p = table(holds={0: "RUS", 1: "FRA"}, florins={0: 9, 1: 9}, controls={1: "LIV_1D"}, knights=["LIV_1D"], dice=[2, 3])
    play(p, "0 attack RUS LIV_1D", "0 militia 1")
    assert owner(p, "LIV_1D") == 1  # 2 + 2 + 1 against 3 + 2: a tie


def test_7_2_conquest_removes_the_knights() -> None:
    p = table(holds={0: "RUS", 1: "FRA"}, florins={0: 9, 1: 9}, controls={1: "LIV_1D"}, knights=["LIV_1D"], dice=[6, 1])
    play(p, "0 attack RUS LIV_1D", "0 militia 0")
    assert owner(p, "LIV_1D") == 0
    assert p.knights == 0


def test_r54_knights_support_a_catholic_defender_against_islam() -> None:
    p = table(
        holds={0: "ALM", 1: "SPA"}, florins={0: 9, 1: 9}, controls={1: "SPA_3A"}, hands={1: "knights"}, dice=[6, 1]
    )
    play(p, "0 attack ALM SPA_3A", "0 straight", "0 fit_out 0")
    play(p, "1 pass", "0 militia 0", "1 militia 0")
    assert p.waiting == (1,)
    play(p, "1 support 1")
    # 6 + 1 - 1 against 1 + 2 + 1 + 2: a tie.
    assert owner(p, "SPA_3A") == 1


def test_r23_knights_do_not_support_against_christians() -> None:
    p = table(holds={0: "HRE", 1: "FRA"}, florins={0: 9, 1: 9}, hands={1: "knights"}, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert p.hands[1].size() == 1
    assert "held-out" in events(p)


def test_r54_england_in_normandy_has_knights_the_almoravids_in_andalusia_have_not() -> None:
    p = table(holds={0: "SEL", 1: "ENG", 2: "ALM"}, florins=RICH)
    islam = POWER.find("SEL")
    assert Battle(0, islam, PROVINCE.find("FRA_1B")).may_support(p)
    assert not Battle(0, islam, PROVINCE.find("SPA_3A")).may_support(p)
    assert not Battle(0, POWER.find("BYZ"), PROVINCE.find("FRA_1B")).may_support(p)


def test_r26_knights_provinces_are_no_origin() -> None:
    p = table(holds={0: "FRA LIT"}, florins={0: 9}, knights=["LIT_1D"])
    assert why_not(p, 0, "attack LIT POL_1D") == "no-origin"


def test_r24_many_knights_leave_a_province_of_two() -> None:
    p = table(holds={0: "FRA"}, hands={0: "knights knights knights"}, dice=[1, 1])
    play(p, "0 knights_attack LIT_1D 3")
    assert on(p.knights, "LIT_1D")
    assert p.base(PROVINCE.find("LIT_1D")) == 2
    assert p.discard[CARD.find("knights")] == 3


def test_r26_a_knights_province_counts_for_holding_and_unity_only() -> None:
    # Cyprus is the Knights'; the Latin Kingdom has ships and two provinces more.
    p = table(holds={0: "LAT", 1: "ENG", 2: "AYY"}, knights=["LAT_4D"], florins=RICH)
    sea = [w for w in MAP.words if w not in ("1E", "1F", "3F")].index("4D")
    assert "LAT" not in {POWER.words[x] for x in interceptors(p, 1, sea)}
    assert p.points(0) == 2 + 1 + 1 + 1, "Thrace, Armenia, Cyprus and unity"
    p.give(PROVINCE.find("LAT_3D_THRACE"), -1)
    p.give(PROVINCE.find("LAT_3D_ARMENIA"), -1)
    settle_control(p, EVERY_POWER)
    assert p.powers_of(0) == [POWER.find("LAT")], "it is enough to hold the card"
    assert why_not(p, 0, "attack LAT AYY_4D") == "no-origin"


def test_r26_marriage_gives_no_passage_through_the_knights() -> None:
    p = table(
        holds={0: "POL", 1: "HRE"},
        cards="1C",
        controls={2: "PRU_1C"},
        marriages=[{"one": "POL", "other": "PRU"}],
        face={"PRU": "up"},
    )
    poland, way = POWER.find("POL"), [PROVINCE.find(w) for w in ["POL_1C", "PRU_1C", "LIT_1D"]]
    assert permits(p, 0, poland, way) == []
    p.knights = 2 ** PROVINCE.find("PRU_1C")
    assert permits(p, 0, poland, way) == [2]


def test_r31_knights_pay_on_a_pope_card_whatever_befell_the_home_power() -> None:
    p = table(
        holds=EXAMPLE,
        controls={0: "JER_4D", 1: "LIT_1D"},
        knights=["JER_4D", "LIT_1D"],
        civil_war=["JER", "LIT"],
        face={"JER": "up", "LIT": "up"},
        hands={0: "pope"},
    )
    play(p, "0 papal_passage")
    assert p.florins == [1, 1, 0]
