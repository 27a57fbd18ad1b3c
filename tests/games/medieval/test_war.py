"""Attacks [9, 10, 11]: declaring, the route, the voyage, the battle."""

from __future__ import annotations

from reame.games.medieval.table.things import (
    CARD,
    MAP,
    POWER,
    PROVINCE,
)
from reame.games.medieval.war.ways import interceptors, permits, rank, reach, serves_from
from reame.kernel.chance import scripted
from reame.kernel.kinds import SEAT
from tests.games.medieval.tables import (
    EXAMPLE,
    RICH,
    can,
    events,
    marked,
    owner,
    play,
    table,
    why_not,
    words,
)


def test_8_5_heresy_is_quelled_for_a_florin_and_an_attack() -> None:
    p = table(holds=EXAMPLE, florins=RICH, heresy=["HRE_2B"])
    play(p, "0 quell_heresy HRE_2B")
    assert p.heresy == 0
    assert p.florins[0] == 15
    assert p.attacks == 1
    assert p.used == 0


def test_9_4_no_power_attacks_twice() -> None:
    p = table(holds=EXAMPLE, florins=RICH, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert why_not(p, 0, "attack HRE FRA_2B") == "power-used"


def test_9_4_nobody_attacks_the_papacy_or_himself() -> None:
    p = table(holds=EXAMPLE, florins=RICH, cards="3B")
    assert why_not(p, 0, "attack HRE PAP_3B") == "the-papacy"
    assert why_not(p, 0, "attack HRE HRE_2C") == "own-target"
    assert why_not(p, 0, "attack HRE SWE_1C") == "not-in-play"


def test_r09_conquests_are_no_origin_but_give_passage() -> None:
    p = table(holds={0: "HUN", 1: "HRE"}, florins=RICH, controls={0: "POL_2C"})
    route = [PROVINCE.find(w) for w in ["HUN_2C", "POL_2C", "HRE_2C"]]
    assert permits(p, 0, POWER.find("HUN"), route) == []


def test_9_6_a_tie_goes_to_the_defender() -> None:
    p = table(holds=EXAMPLE, florins=RICH, dice=[4, 3])
    play(p, "0 attack HRE FRA_2B", "0 militia 1", "1 militia 0")
    assert owner(p, "FRA_2B") == 1  # 4 + 2 - 1 + 1 against 3 + 2 + 1


def test_10_6_militia_is_sealed() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 attack HRE FRA_2B", "0 militia 3")
    assert p.waiting == (1,)
    assert "militia 3" not in str(p.view(1))


def test_r28_spies_show_the_bid_and_allow_another() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "spies"}, dice=[3, 3])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 2", "0 spies_battle")
    assert p.view(0)["stack"][-2]["spied"]["0"] == 2
    assert p.view(2)["stack"][-2]["spied"]["0"] is None
    play(p, "0 militia 5")
    assert owner(p, "FRA_2B") == 0  # 3 + 2 - 1 + 5 = 9 against 3 + 3 + 2 = 8
    assert p.florins == [0, 10, 18]


def test_r33_a_cancelled_jihad_costs_three_again() -> None:
    p = table(holds={0: "ALM", 1: "SPA"}, florins={0: 7, 1: 0}, controls={1: "SPA_3A"}, hands={0: "jihad", 1: "deus"})
    play(p, "0 jihad ALM SPA_3A", "1 react deus", "0 straight", "0 fit_out 0", "1 pass")
    assert can(p, 0, "militia 2")
    assert not can(p, 0, "militia 3")


def test_8_4_jihad_against_knights_and_independent_christians() -> None:
    p = table(
        holds={0: "SEL ALM", 1: "FRA"},
        florins={0: 9},
        cards="3B",
        controls={1: "LIT_1D"},
        knights=["LIT_1D"],
        hands={0: "jihad"},
    )
    assert can(p, 0, "jihad ALM SAR_3B")
    assert can(p, 0, "jihad SEL RHO_3D")
    assert p.is_christian(PROVINCE.find("LIT_1D"))
    assert why_not(p, 0, "jihad SEL AYY_4D") == "no-jihad"


def test_r41_three_routes_then_the_attack_is_lost() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH, nobody="HRE_3B")
    play(p, "0 attack FRA HRE_2C")
    for _ in range(3):
        play(p, "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 propose", "1 no")
    assert "abandoned" in events(p)
    assert p.florins[0] == 15


def test_r42_one_sea_leg_and_no_refund() -> None:
    p = table(holds={0: "ENG", 1: "DEN"}, florins={0: 9, 1: 0}, dice=[6, 1])
    play(p, "0 attack ENG DEN_1B", "0 straight", "0 fit_out 1", "1 pass", "0 militia 0", "1 militia 0")
    assert p.florins[0] == 9 - 1 - 4
    assert owner(p, "DEN_1B") == 0
    assert p.least[1 * SEAT.size + 0] == 0


def test_r43_interceptors_need_a_home_coast_of_their_own() -> None:
    p = table(holds={0: "ENG", 1: "DEN", 2: "NOR"}, controls={0: "NOR_1B"})
    p.crown(POWER.find("NOR"), 2)
    sea = [w for w in MAP.words if w not in ("1E", "1F", "3F")].index("1B")
    assert [POWER.words[x] for x in interceptors(p, 0, sea)] == ["DEN"]


def test_10_2_islands_are_asked_first() -> None:
    p = table(holds={0: "ENG", 1: "LAT", 2: "AYY"})
    sea = [w for w in MAP.words if w not in ("1E", "1F", "3F")].index("4D")
    assert rank(p, POWER.find("LAT"), sea) > rank(p, POWER.find("AYY"), sea)


def test_10_2_a_power_without_ships_stays_ashore() -> None:
    p = table(holds={0: "HUN"}, florins={0: 5})
    assert not reach(p, 0, POWER.find("HUN")) >> PROVINCE.find("ENG_1B") & 1
    assert not reach(p, 0, POWER.find("HUN")) >> PROVINCE.find("NOR_1B") & 1


def test_r39_the_excommunicated_still_sail_and_land_on_the_target() -> None:
    p = table(holds={0: "ENG", 1: "DEN"}, florins={0: 9}, excommunicated=["ENG"])
    assert reach(p, 0, POWER.find("ENG")) >> PROVINCE.find("DEN_1B") & 1


def test_scripted_dice_are_used_up() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    p.dice = scripted([6, 1])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert owner(p, "FRA_2B") == 0
    assert p.dice.plain()["script"] == []


def test_r55_an_attack_without_a_way_costs_fee_power_and_attack() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 pass")
    assert p.florins[0] == RICH[0] - 1
    assert p.attacks == 1
    assert why_not(p, 0, "attack FRA HRE_2B") == "power-used"


def test_r28_a_defender_does_not_spy() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={1: "spies"}, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 1", "1 militia 1")
    assert p.hands[1].has(CARD.find("spies"))
    assert "held-out" in events(p)


def test_r46_bids_are_whole_steps_and_both_lose_them() -> None:
    p = table(holds=EXAMPLE, florins={0: 9, 1: 8, 2: 0}, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B")
    assert words(p, 1) == ["militia 0", "militia 1", "militia 2"], "eight florins are two steps"
    play(p, "0 militia 1", "1 militia 2")
    assert p.florins == [9 - 1 - 3, 8 - 6, 0]


def test_r53_nobody_decides_for_an_uncontrolled_province() -> None:
    p = table(holds=EXAMPLE, florins=RICH, active=2, dice=[6, 1])
    play(p, "2 attack HUN SER_2C")
    assert p.waiting == (2,), "no defender bids"
    play(p, "2 militia 0")
    assert owner(p, "SER_2C") == 2  # 6 + 0 - 1 against 1


def test_r45_mercenaries_are_spent_but_are_no_attack() -> None:
    p = table(holds={0: "HUN CUM", 1: "RUS", 2: "BUL"}, cards="2D", controls={0: "CUM_2D"}, florins={0: 9}, dice=[1, 6])
    assert serves_from(p, 0, POWER.find("CUM"), PROVINCE.find("RUS_2C"))
    play(p, "0 attack HUN RUS_2C", "0 hire CUM", "0 militia 0", "1 militia 0")
    assert p.attacks == 1
    assert marked(p.used, "CUM")
    assert why_not(p, 0, "attack CUM BUL_2D") == "power-used"


def test_r20_marriage_does_not_forbid_attacks() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, florins=RICH, marriages=[{"one": "FRA", "other": "HRE"}])
    assert can(p, 0, "attack FRA HRE_2B")


def test_r55_an_attack_without_a_way_takes_the_jihad_with_it() -> None:
    p = table(holds={0: "ALM", 1: "SPA"}, florins=RICH, hands={0: "jihad"})
    play(p, "0 jihad ALM SPA_2A", "0 pass")
    assert "given-up" in events(p)
    assert p.discard[CARD.find("jihad")] == 1
    assert p.florins[0] == RICH[0] - 1
