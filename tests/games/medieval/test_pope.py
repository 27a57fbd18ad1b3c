"""You Are Pope [6]: Crusade, Excommunication, marriage, passage."""

from __future__ import annotations

from reame.games.medieval.table.things import (
    POWER,
    PROVINCE,
)
from reame.games.medieval.war.ways import open_to, reach
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    RICH,
    can,
    marked,
    play,
    table,
    why_not,
)


def test_6_1_every_pope_card_pays_all_knights_provinces() -> None:
    p = table(holds=EXAMPLE, controls={1: "LIT_1D"}, knights=["LIT_1D"], hands={0: "pope"})
    play(p, "0 papal_passage")
    assert p.florins == [0, 1, 0]


def test_6_3_lifting_costs_three_which_knights_may_bring() -> None:
    p = table(
        holds=EXAMPLE,
        florins={0: 2},
        controls={0: "LIT_1D"},
        knights=["LIT_1D"],
        hands={0: "pope"},
        excommunicated=["FRA"],
    )
    play(p, "0 lift FRA")
    assert p.excommunicated == 0
    assert p.florins[0] == 0


def test_r16_three_players_pay_two_or_nothing() -> None:
    p = table(holds=EXAMPLE, florins={0: 0, 1: 1, 2: 5}, hands={0: "pope"}, dice=[6, 6])
    play(p, "0 crusade", "0 pass", "0 pass", "2 pass")
    assert p.florins == [2, 1, 3]


def test_r17_a_crusader_is_absolved() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, excommunicated=["FRA"], dice=[6, 6])
    play(p, "0 crusade", "0 pass", "1 join_power FRA 0", "2 pass")
    assert p.excommunicated == 0


def test_r18_a_power_that_attacked_cannot_crusade() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, used=["HRE"])
    play(p, "0 crusade")
    assert why_not(p, 0, "join_power HRE 0") == "no-unit"


def test_6_2_one_crusade_a_turn() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope pope"}, dice=[6, 6])
    play(p, "0 crusade", "0 pass", "1 pass", "2 pass")
    assert why_not(p, 0, "crusade") == "one-crusade"


def test_6_2_a_negative_strength_does_no_harm() -> None:
    p = table(holds={0: "HUN", 1: "RUS", 2: "BYZ"}, hands={0: "pope"}, dice=[1, 1])
    play(p, "0 crusade", "0 join_power HUN 0")
    assert p.florins == [0, 0, 0]
    assert GAME.load(p.dump()) == p


def test_r20_marriage_needs_no_consent_and_a_power_may_have_several() -> None:
    p = table(holds=EXAMPLE, hands={0: "pope pope pope"})
    play(p, "0 marry HRE FRA", "0 marry HRE ENG")
    assert len(p.marriages) == 2
    assert why_not(p, 0, "marry HRE HRE") == "not-to-marry"
    assert why_not(p, 0, "marry HRE FRA") == "married-already"
    assert why_not(p, 0, "marry FRA ENG") == "not-held"


def test_r21_papal_passage_is_not_for_the_excommunicated() -> None:
    p = table(holds=EXAMPLE, cards="3B 3C", papal_passage=True)
    papacy, empire = PROVINCE.find("PAP_3B"), POWER.find("HRE")
    assert open_to(p, empire) >> papacy & 1
    p.excommunicated = 2**empire
    assert not open_to(p, empire) >> papacy & 1
    assert not reach(p, 0, empire) >> papacy & 1
    assert not open_to(p, POWER.find("ALM")) >> papacy & 1


def test_r19_any_face_up_catholic_power_can_be_excommunicated_ones_own_too() -> None:
    p = table(holds=EXAMPLE, hands={0: "pope pope"}, face={"POL": "up"})
    assert can(p, 0, "excommunicate HRE")
    assert can(p, 0, "excommunicate POL")
    assert why_not(p, 0, "excommunicate VEN") == "not-face-up"
    assert why_not(p, 0, "excommunicate RUS") == "not-catholic"
    play(p, "0 excommunicate HRE")
    assert marked(p.excommunicated, "HRE")
    assert p.waiting == (0,)  # nobody has to be asked for a ransom
