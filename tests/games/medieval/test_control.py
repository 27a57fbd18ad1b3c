"""Control of provinces and powers [4, 5.3], and who defends them [9.1]."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.medieval.land.geography import INCOME, LAND_MASK
from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import (
    CARD,
    EVERY_POWER,
    POWER,
    PROVINCE,
)
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    MANDATORY,
    controlled,
    decisions,
    events,
    holder,
    owner,
    play,
    table,
    why_not,
)


def test_r05_a_power_without_a_map_card_stays_in_hand() -> None:
    p = table(holds=EXAMPLE, hands={0: "CUM"})
    assert why_not(p, 0, "play_power CUM") == "not-on-map"


def test_r06_initial_florins_once() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, controls={1: "HUN_2C"}, face={"HUN": "up"})
    settle_control(p, EVERY_POWER)
    assert holder(p, "HUN") == 1
    assert p.florins[1] == 5
    p.give(PROVINCE.find("HUN_2C"), 0)
    settle_control(p, EVERY_POWER)
    assert holder(p, "HUN") == 0
    assert p.florins[0] == 0


def test_r07_england_played_later_takes_a_free_normandy() -> None:
    p = table(holds={0: "HRE", 1: "BYZ"}, hands={0: "ENG"})
    play(p, "0 play_power ENG")
    assert {"ENG_1B", "FRA_1B"} <= controlled(p, 0)


def test_r07_unclaimed_normandy_goes_to_france() -> None:
    p = table(holds={0: "HRE", 1: "BYZ"}, hands={0: "FRA"})
    play(p, "0 play_power FRA")
    assert {"FRA_1B", "FRA_2A", "FRA_2B"} <= controlled(p, 0)


def test_r07_nobody_has_normandy_when_england_is_not_picked() -> None:
    p = GAME.start(3, "no england")
    while p.turn == 0:
        p.apply(p.waiting[0], next(m for m in p.legal(p.waiting[0]) if m != GAME.table.parse("pick ENG")))
    assert owner(p, "FRA_1B") == -1


def test_r08_the_home_power_defends_before_the_claim() -> None:
    p = table(holds={0: "ENG FRA"}, controls={0: "FRA_1B"})
    assert p.defends(PROVINCE.find("FRA_1B")) == POWER.find("FRA")
    q = table(holds={0: "ENG", 1: "FRA"})
    assert q.defends(PROVINCE.find("FRA_1B")) == POWER.find("ENG")


def test_r37_a_province_without_its_power_has_militia_only() -> None:
    p = table(holds=EXAMPLE, controls={0: "FRA_2A"})
    assert p.base(PROVINCE.find("FRA_2A")) == 0
    assert p.has_militia(PROVINCE.find("FRA_2A"))


def test_4_2_independent_provinces_have_no_militia() -> None:
    p = table(holds=EXAMPLE, controls={0: "RHO_3D"})
    assert not p.has_militia(PROVINCE.find("RHO_3D"))


def test_r13_a_power_with_undrawn_provinces_survives() -> None:
    p = table(
        holds={0: "HRE", 1: "RUS"},
        cards="2D 2F",
        controls={1: "GEO_2F"},
        maps={"3F": 1},
        hands={0: "mongols"},
        stack=MANDATORY,
        mongols_drawn=3,
        dice=[6, 1],
        face={"GEO": "up"},
    )
    play(p, "0 raid 2F")
    assert p.face[POWER.find("GEO")] == 1
    assert holder(p, "GEO") == -1


def test_r14_the_card_of_a_power_that_is_gone_leaves_hand_and_deck() -> None:
    def raid(**where: Any) -> Medieval:
        p = table(
            holds={0: "HRE", 1: "RUS"},
            cards="2D",
            maps={"2F": 1},
            stack=MANDATORY,
            mongols_drawn=3,
            dice=[6, 1],
            **where,
        )
        return play(p, "0 raid 2D")

    in_hand = raid(hands={0: "mongols", 2: "CUM pope"})
    assert in_hand.hands[2].cards == [CARD.find("pope")]
    assert "power-gone-from-hand" in events(in_hand)
    in_deck = raid(hands={0: "mongols"}, deck={"CUM": 1, "pope": 3})
    assert in_deck.deck.size() == 3
    assert in_deck.face[POWER.find("CUM")] == 2


def test_r38_rhodes_and_malta_are_nobodys_cyprus_is_latin_and_crete_venetian() -> None:
    p = table(holds={0: "LAT VEN SEL", 1: "FRA"}, cards="4B 4C", controls={0: "RHO_3D"})
    assert {"LAT_4D", "VEN_4C"} <= controlled(p, 0)
    for island in ["RHO_3D", "MAL_4B", "SAR_3B"]:
        t = PROVINCE.find(island)
        assert INCOME[t] == 1
        assert not LAND_MASK[t]
        assert p.defends(t) == -1
        assert not p.has_militia(t)
    assert p.base(PROVINCE.find("RHO_3D")) == 0
    assert p.income(0) == table(holds={0: "LAT VEN SEL"}, cards="4B 4C").income(0) + 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_4_3_at_every_decision_all_powers_are_where_they_belong(seats: int) -> None:
    for p in decisions(seats, "settled"):
        if p.turn:
            twin = p.clone()
            settle_control(twin, EVERY_POWER)
            assert twin == p
