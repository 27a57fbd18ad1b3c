"""Calamities [8, 8.1] and the rulings about them, from the specification."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from tests.games.universalis.wild_board import (
    armies,
    board,
    calamity,
    claims,
    holder,
    kept,
    land,
    over,
    play,
    refusal,
    says,
    slot,
)

NEAR = {0: {"slavonia": 1, "pannonia": 150}, 1: {"alfold": 120}, 2: {"austria": 61}, 3: {"croazia": 61}}


def test_13_5_famine_with_a_roll_of_10() -> None:
    p = board(
        calamity("carestia"),
        lands=NEAR,
        seats=4,
        techs={0: ["agricoltura", "vasellame"], 1: ["agricoltura", "vasellame"], 3: ["vasellame"]},
        grain={"0": 4, "1": 4, "3": 3},
        dice=[10],
    )
    assert over(p)
    assert armies(p, "pannonia") == 150 - 10
    assert armies(p, "alfold") == 120 - 10
    assert armies(p, "austria") == 61 - 60
    assert armies(p, "croazia") == 61 - 30
    assert p.grain == [0, 0, 0, 0]


def test_8_famine_spends_only_the_reserves_it_needs() -> None:
    p = board(calamity("carestia"), lands={0: {"pannonia": 50}}, techs={0: ["vasellame"]}, grain={"0": 4}, dice=[2])
    assert armies(p, "pannonia") == 50
    assert p.grain[0] == 2


def test_8_reserves_do_nothing_without_pottery() -> None:
    p = board(calamity("carestia"), lands={0: {"pannonia": 50}}, techs={0: ["agricoltura"]}, grain={"0": 4}, dice=[2])
    assert armies(p, "pannonia") == 40
    assert p.grain[0] == 4


def test_r33_famine_does_not_cross_a_strait() -> None:
    p = board(calamity("carestia"), lands={0: {"tracia": 20}, 1: {"bitinia": 20}}, dice=[1])
    assert armies(p, "tracia") == 10
    assert armies(p, "bitinia") == 20


def test_8_the_loser_chooses_where_armies_die() -> None:
    p = board(calamity("carestia"), lands={0: {"pannonia": 12, "banato": 9}}, dice=[1])
    assert says(p) == ["lose_ground pannonia", "lose_ground banato"]
    play(p, "lose_ground banato", "armies 8")
    assert over(p)
    assert armies(p, "banato") == 1
    assert armies(p, "pannonia") == 10


def test_11_3_grain_in_a_farm_feeds_too() -> None:
    p = board(
        calamity("carestia"),
        lands={0: {"pannonia": 50}},
        techs={0: ["vasellame"]},
        options={"trade_buildings": "on", "grain_in_farm": "on"},
        settlement={"pannonia": 1},
        building={"pannonia": "fattoria"},
        barn={"pannonia": 3},
        dice=[2],
    )
    assert armies(p, "pannonia") == 50
    assert p.barn[land("pannonia")] == 1


def test_13_5_plague_with_a_roll_of_5() -> None:
    p = board(
        calamity("peste"),
        lands={0: {"slavonia": 1, "pannonia": 299}, 1: {"banato": 200}, 2: {"austria": 180}, 3: {"croazia": 120}},
        seats=4,
        techs={0: ["medicina"], 1: ["medicina", "strade"], 2: ["strade"]},
        settlement={"banato": 3, "austria": 1},
        dice=[5],
    )
    assert over(p)
    assert armies(p, "pannonia") == 299 - 75
    assert armies(p, "banato") == 200 - 55 - 3
    assert armies(p, "austria") == 180 - 95 - 1
    assert armies(p, "croazia") == 120 - 60


def test_r48_a_city_keeps_its_last_army_in_the_plague() -> None:
    p = board(calamity("peste"), lands={0: {"pannonia": 2}}, settlement={"pannonia": 4}, dice=[1])
    assert armies(p, "pannonia") == 1


def test_13_5_civil_disorder_with_music_law_and_roads() -> None:
    p = board(
        calamity("disordini"),
        lands={0: {"pannonia": 5, "banato": 5}},
        techs={0: ["musica", "legge", "strade"]},
        settlement={"pannonia": 4, "banato": 2},
        fort={"pannonia": 4, "banato": 2},
    )
    assert p.settlement[land("pannonia")] == 3
    assert p.fort[land("pannonia")] == 1
    assert p.settlement[land("banato")] == 1
    assert p.fort[land("banato")] == 0


def test_r51_disorder_is_never_below_zero() -> None:
    p = board(
        calamity("disordini"),
        lands={0: {"pannonia": 5}},
        techs={0: ["musica", "legge", "teatro", "democrazia"]},
        settlement={"pannonia": 2},
        fort={"pannonia": 2},
    )
    assert p.settlement[land("pannonia")] == 2
    assert p.fort[land("pannonia")] == 2


def test_8_limits_hold_at_once_after_disorder() -> None:
    p = board(calamity("disordini"), lands={0: {"pannonia": 30}}, settlement={"pannonia": 2}, fort={"pannonia": 1})
    assert over(p)
    assert armies(p, "pannonia") == 10


@pytest.mark.parametrize(
    ("techs", "goods", "there"),
    [([], 0, True), (["strade"], 0, True), (["strade", "esercito"], 6, True)],
)
def test_13_5_convoy_assault_with_a_roll_of_4(techs: list[str], goods: int, there: bool) -> None:
    p = board(
        calamity("assalto_convogli"),
        lands={0: {"pannonia": 5}},
        techs={0: techs},
        transport_at={"0-caravan-1": "pannonia"},
        cargo={"0-caravan-1": {"sale": 6}},
        dice=[2, 4],
    )
    x = slot("0-caravan-1")
    assert p.load(x) == goods
    assert (p.transport_at[x] >= 0) == there


def test_8_convoy_assault_rolls_again_for_a_zone_out_of_play_and_destroys_on_6() -> None:
    p = board(
        calamity("assalto_convogli"),
        lands={0: {"pannonia": 5}, 1: {"delta": 5}},
        transport_at={"0-cavalry-1": "pannonia", "1-caravan-1": "delta"},
        transport_armies={"0-cavalry-1": 3},
        dice=[4, 3, 2, 6],
    )
    assert p.transport_at[slot("0-cavalry-1")] == -1
    assert p.transport_at[slot("1-caravan-1")] == land("delta")


def test_8_alchemy_sells_iron_at_the_price_of_slaves() -> None:
    p = board(
        calamity("alchimia"),
        lands={0: {"pannonia": 5, "slavonia": 5}},
        settlement={"pannonia": 1},
        stored={"pannonia": {"ferro": 2}, "slavonia": {"ferro": 3}},
        transport_at={"0-caravan-1": "pannonia"},
        cargo={"0-caravan-1": {"ferro": 1}},
    )
    buda = box.SELL_PRICE[box.CITY.find("buda")][box.SLAVES]
    lowest = min(row[box.SLAVES] for row in box.SELL_PRICE)
    assert buda != lowest
    assert "smelt_stored pannonia 2" in says(p)
    assert refusal(p, "smelt_stored pannonia 3") == "no-iron"
    play(p, "smelt_stored pannonia 2")
    assert p.florins[0] == 2 * buda
    play(p, "smelt_stored slavonia 3")
    assert p.florins[0] == 2 * buda + 3 * lowest
    play(p, "pass")
    assert over(p)
    assert p.load(slot("0-caravan-1")) == 1


@pytest.mark.parametrize(("pope", "techs"), [(None, 3), ("0", 4), ("2", 3)])
def test_8_council(pope: str | None, techs: int) -> None:
    p = board(calamity("concilio"), lands={0: {"pannonia": 5}}, pope=pope)
    assert p.council[0] == techs


def test_r50_by_option_council_and_alchemy_serve_everybody() -> None:
    table: dict[str, Any] = {"lands": {0: {"pannonia": 5}, 1: {"delta": 5}}, "pope": "1", "seats": 3}
    p = board(calamity("concilio"), **table)
    assert p.council == [3, 0, 0]
    p = board(calamity("concilio"), options={"windfalls_for_all": "on"}, **table)
    assert p.council == [3, 4, 3]
    iron = {"pannonia": {"ferro": 1}, "delta": {"ferro": 1}}
    p = board(calamity("alchimia"), options={"windfalls_for_all": "on"}, stored=iron, **table)
    assert p.waiting == (0,)
    play(p, "smelt_stored pannonia 1")
    assert p.waiting == (1,)
    play(p, "smelt_stored delta 1")
    assert over(p)


# -- governor and emperor --------------------------------------------------------------------

HUNGARY = dict.fromkeys(
    ["croazia", "dalmazia", "slavonia", "pannonia", "alta_ungheria", "alfold", "banato", "transilvania"], 5
)
MAMLUKS = dict.fromkeys(
    ["delta", "medio_egitto", "alto_egitto", "deserto_libico", "cirenaica", "sinai", "arabia_petrea", "damasceno"], 5
)


def test_8_governor_ties_roll_again_and_leaders_leave() -> None:
    p = board(
        calamity("governatore"),
        lands={0: HUNGARY, 1: MAMLUKS, 2: {"tracia": 3}},
        leader={"siria": "general"},
        wild={"siria": 7},
        dice=[12, 12, 3, 8, 1],  # seats 0 and 1 tie, then 1 wins; the first minor kingdom
    )
    assert over(p)
    assert holder(p, "siria") == 1
    assert armies(p, "siria") == 7
    assert p.leader[land("siria")] == box.NO_LEADER
    assert holder(p, "palestina") == 1
    assert holder(p, "oltregiordano") == 1
    assert p.honour == [0, 0, 0]


def test_r53_nobody_with_a_complete_kingdom_no_effect() -> None:
    p = board(calamity("governatore"), lands={0: {"pannonia": 5}, 1: {"stato_chiesa": 5}})
    assert over(p)
    assert holder(p, "siria") == box.BARBARIANS


def test_r53_governor_gives_only_minor_kingdoms_the_emperor_any() -> None:
    # 14 minor kingdoms lie in zones 1 and 2; the emperor's list begins with the Byzantines.
    p = board(calamity("imperatore"), lands={0: HUNGARY}, dice=[1])
    assert holder(p, "tracia") == 0
    p = board(calamity("governatore"), lands={0: HUNGARY}, dice=[1])
    assert holder(p, "tracia") == box.BARBARIANS
    assert holder(p, "siria") == 0


def test_8_a_heroine_in_hand_gives_the_emperor_a_fourth_die() -> None:
    p = board(
        calamity("imperatore"),
        lands={0: HUNGARY, 1: MAMLUKS},
        hands={"1": [["eroina", 2]]},
        dice=[6, 6, 5, 6, 6, 5, 1, 1],  # 17 against 18
    )
    assert over(p)
    assert holder(p, "tracia") == 1
    assert p.hands[1].known_to(0) == p.hands[1].cards


# -- deceit ----------------------------------------------------------------------------------

GENERALS: dict[str, Any] = {
    "experience": {"0-banner-1": 1, "1-banner-1": 2, "1-banner-2": 1},
    "general": {"0-banner-1": 1, "1-banner-1": 1, "1-banner-2": 1},
    "banner_at": {"0-banner-1": "pannonia", "1-banner-1": "delta", "1-banner-2": "delta"},
}


def deceit(techs: list[str]) -> Any:
    return board(calamity("inganno"), lands={0: {"pannonia": 5}, 1: {"delta": 5}}, techs={1: techs}, **GENERALS)


def test_13_5_deceit_on_a_victim_with_schools_and_literature() -> None:
    p = deceit(["istruzione", "letteratura"])
    assert says(p) == ["deceive 1", "deceive 2"]
    assert refusal(p, "deceive 0") == "not-yourself"
    play(p, "deceive 1", "lose_general 1-banner-2")
    assert over(p)
    assert p.generals(1) == 1
    assert claims(p, 1, 0) == 1


def test_13_5_deceit_on_a_philosopher_strikes_the_drawer() -> None:
    p = deceit(["istruzione", "letteratura", "filosofia"])
    play(p, "deceive 1", "lose_general 0-banner-1")
    assert over(p)
    assert p.generals(1) == 2
    assert p.generals(0) == 0
    assert claims(p, 1, 0) == 1


def test_8_deceit_takes_all_there_are() -> None:
    p = deceit([])
    play(p, "deceive 1", "lose_general 1-banner-1", "lose_general 1-banner-2", "pass")
    assert over(p)
    assert p.generals(1) == 0


def test_r88_deceit_takes_generals_in_reserve_of_choice() -> None:
    p = board(
        calamity("inganno"),
        lands={0: {"pannonia": 5}, 1: {"delta": 5}},
        techs={1: ["istruzione"]},
        reserve={"1": {"general": 1}},
        **GENERALS,
    )
    play(p, "deceive 1")
    assert says(p) == ["lose_general 1-banner-1", "lose_general 1-banner-2", "lose_kept_general"]
    assert refusal(p, "lose_general 0-banner-1") == "no-general-there"
    play(p, "lose_kept_general", "lose_general 1-banner-2")
    assert over(p)
    assert (p.generals(1), kept(p, 1, "general")) == (1, 0)


def test_14_15_whoever_is_deceived_is_asked_whatever_the_reserve_holds() -> None:
    for n in (0, 1):
        p = board(calamity("inganno"), lands={0: {"pannonia": 5}, 1: {"delta": 5}}, reserve={"1": {"general": n}})
        play(p, "deceive 1")
        assert p.waiting == (1,)
        assert says(p) == (["lose_kept_general"] if n else ["pass"])


# -- cathedrals ------------------------------------------------------------------------------

THREE = {"pannonia": 1, "stato_chiesa": 1, "triveneto": 1}


def test_8_inquisition_takes_all_cathedrals_and_ten_armies_for_each() -> None:
    p = board(calamity("inquisizione"), lands={0: {"pannonia": 50, "stato_chiesa": 1, "triveneto": 1}}, cathedral=THREE)
    assert over(p)
    assert p.cathedrals(0) == 0
    assert armies(p, "pannonia") == 20


def test_8_theology_keeps_one_cathedral_of_choice() -> None:
    p = board(
        calamity("inquisizione"),
        lands={0: {"pannonia": 50, "stato_chiesa": 1, "triveneto": 1}},
        techs={0: ["teologia"]},
        cathedral=THREE,
    )
    play(p, "spare_cathedral triveneto")
    assert over(p)
    assert [p.cathedral[land(t)] for t in THREE] == [0, 0, 1]
    assert armies(p, "pannonia") == 30


def test_8_monotheism_undoes_theology() -> None:
    p = board(
        calamity("inquisizione"),
        lands={0: {"pannonia": 50, "stato_chiesa": 1, "triveneto": 1}},
        techs={0: ["teologia", "monoteismo"]},
        cathedral=THREE,
    )
    assert over(p)
    assert p.cathedrals(0) == 0


def test_8_the_pope_turns_the_inquisition_on_all_others() -> None:
    p = board(
        calamity("inquisizione"),
        lands={0: {"pannonia": 5, "stato_chiesa": 5}, 1: {"delta": 15, "damasceno": 1}, 2: {"tracia": 15}},
        techs={2: ["teologia"]},
        pope="0",
        cathedral={"pannonia": 1, "delta": 1, "damasceno": 1, "tracia": 1},
    )
    play(p, "lose_cathedral damasceno")
    assert over(p)
    assert p.cathedrals(0) == 1
    assert p.cathedral[land("delta")] == 1
    assert p.cathedral[land("damasceno")] == 0
    assert armies(p, "delta") == 5
    assert p.cathedrals(2) == 1
    assert armies(p, "tracia") == 15


def test_8_superstition_with_deism_takes_one_less() -> None:
    p = board(
        calamity("superstizione"),
        lands={0: {"pannonia": 5, "stato_chiesa": 1, "triveneto": 1}, 1: {"delta": 5}, 2: {"tracia": 5}},
        techs={0: ["deismo", "misticismo"], 2: ["misticismo"]},
        cathedral={**THREE, "delta": 1, "tracia": 1},
    )
    play(p, "lose_cathedral pannonia", "lose_cathedral triveneto")
    assert over(p)
    assert p.cathedral[land("stato_chiesa")] == 1
    assert p.cathedral[land("delta")] == 0
    assert p.cathedral[land("tracia")] == 1


def test_8_superstition_strikes_three_other_players_by_lot() -> None:
    p = board(
        calamity("superstizione"),
        seats=5,
        lands={0: {"pannonia": 5}, 1: {"delta": 5}, 2: {"tracia": 5}, 3: {"austria": 5}, 4: {"licia": 5}},
        cathedral={"delta": 1, "tracia": 1, "austria": 1, "licia": 1},
        dice=[2],  # the second of the four others goes free
    )
    assert over(p)
    assert [p.cathedrals(s) for s in range(5)] == [0, 0, 1, 0, 0]


# -- slaves ----------------------------------------------------------------------------------


def test_8_slave_revolt_ruins_three_cities_of_choice() -> None:
    p = board(
        calamity("rivolta_schiavi"),
        lands={0: {"pannonia": 5, "banato": 5, "stato_chiesa": 5, "austria": 5}},
        techs={0: ["miniere"]},
        settlement={"pannonia": 4, "banato": 3, "stato_chiesa": 2, "austria": 2},
        transport_at={"0-caravan-1": "pannonia"},
        cargo={"0-caravan-1": {"schiavi": 1}},
        transport_armies={"0-caravan-1": 2},
        dice=[1, 6],
    )
    play(p, "ruin banato", "ruin austria", "ruin stato_chiesa")
    assert p.settlement[land("pannonia")] == 4
    assert p.settlement[land("banato")] == 1
    assert p.settlement[land("austria")] == 0
    play(p, "roll 1")  # the slave attacks the caravan, and falls
    assert over(p)
    assert p.transport_armies[slot("0-caravan-1")] == 2
    assert p.load(slot("0-caravan-1")) == 0


def test_8_schools_spare_the_cities_not_the_fight() -> None:
    p = board(
        calamity("rivolta_schiavi"),
        lands={0: {"pannonia": 1, "banato": 5}},
        techs={0: ["istruzione"]},
        settlement={"pannonia": 2},
        stored={"pannonia": {"schiavi": 3}},
        dice=[6, 6, 6, 1, 3],
    )
    play(p, "roll 1")
    assert over(p)
    assert holder(p, "pannonia") == box.BARBARIANS
    assert armies(p, "pannonia") == 3
    assert p.leader[land("pannonia")] == box.COMMANDER
    assert p.settlement[land("pannonia")] == 2  # taken, not ruined, and then grown as a barbarian city


def test_r59_slaves_that_take_a_transport_vanish_with_it() -> None:
    p = board(
        calamity("rivolta_schiavi"),
        lands={0: {"pannonia": 5}},
        transport_at={"0-caravan-1": "pannonia"},
        cargo={"0-caravan-1": {"schiavi": 2, "sale": 1}},
    )
    assert over(p)
    assert p.transport_at[slot("0-caravan-1")] == -1
    assert holder(p, "pannonia") == 0
    assert armies(p, "pannonia") == 5


# -- storm -----------------------------------------------------------------------------------


def storm(techs: list[str], **more: Any) -> Any:
    return board(
        calamity("tempesta"),
        lands={0: {"ifriqiya": 5, "lombardia": 5}, 1: {"campania": 5}},
        techs={0: techs, 1: techs},
        settlement={"ifriqiya": 3, "lombardia": 3, "campania": 3},
        fort={"ifriqiya": 2},
        transport_at={"0-trade_ship-1": "mare_sardegna", "0-war_ship-1": "mar_tirreno", "0-war_ship-2": "ifriqiya"},
        transport_armies={"0-trade_ship-1": 4, "0-war_ship-1": 5, "0-war_ship-2": 6},
        cargo={"0-trade_ship-1": {"sale": 3}},
        dice=[4, 3, 1],  # zone D; of campania, lombardia and ifriqiya in map order
        **more,
    )


def test_8_storm() -> None:
    p = storm([])
    assert over(p)
    assert p.transport_at[slot("0-trade_ship-1")] == -1
    assert p.transport_armies[slot("0-war_ship-1")] == 0
    assert p.transport_armies[slot("0-war_ship-2")] == 6
    assert sorted(p.settlement[land(t)] for t in ("ifriqiya", "lombardia")) in ([0, 3], [2, 3])
    assert sum(p.settlement[land(t)] for t in ("ifriqiya", "lombardia", "campania")) == 5


ABOARD: dict[str, Any] = {
    "experience": {"0-banner-1": 2, "0-banner-2": 1},
    "general": {"0-banner-1": 1},
    "banner_on": {"0-banner-1": "0-war_ship-1", "0-banner-2": "0-war_ship-2"},
    "banner_at": {},
}


def test_r89_a_storm_takes_the_banner_aboard_with_the_load() -> None:
    p = storm([], **ABOARD)
    assert [p.experience[b] for b in (0, 1)] == [0, 1]  # the one in port is safe
    assert p.generals(0) == 0
    assert p.transport_at[slot("0-war_ship-1")] >= 0
    assert p.honour == [0, 0, 0]  # nobody's honour
    p = storm(["ingegneria"], **ABOARD)
    assert [p.experience[b] for b in (0, 1)] == [2, 1]


def test_8_engineering_softens_the_storm_by_one_step() -> None:
    p = storm(["ingegneria"])
    assert over(p)
    assert p.load(slot("0-trade_ship-1")) == 0
    assert p.transport_at[slot("0-trade_ship-1")] >= 0
    assert p.transport_armies[slot("0-war_ship-1")] == 5
    assert sum(p.settlement[land(t)] for t in ("ifriqiya", "lombardia", "campania")) == 8


# -- civil war [8.1] -------------------------------------------------------------------------

EIGHTEEN = [
    *HUNGARY,
    *[
        "austria",
        "baviera",
        "svevia",
        "lorena",
        "renania",
        "olanda",
        "sassonia",
        "brandeburgo",
        "triveneto",
        "lombardia",
    ],
]


def civil(techs: list[str], strength: int = 6, **more: Any) -> Any:
    return board(
        calamity("guerra_civile"),
        lands={0: dict.fromkeys(EIGHTEEN, strength), 1: {"delta": 9}, 2: {"tracia": 90}},
        techs={0: techs},
        **more,
    )


def test_13_5_civil_war_with_theatre_and_music_18_territories() -> None:
    p = civil(["teatro", "musica"])
    for t in EIGHTEEN[2:]:
        play(p, f"keep_land {t}")
    assert over(p)
    assert [holder(p, t) for t in EIGHTEEN[:3]] == [1, 1, 0]
    assert armies(p, EIGHTEEN[0]) == 6
    assert claims(p, 0, 1) == 1
    assert len(p.lands(0)) == 16


def test_13_5_civil_war_with_philosophy_needs_fifteen_armies() -> None:
    p = civil(["teatro", "musica", "filosofia"])
    for t in EIGHTEEN[2:]:
        play(p, f"keep_land {t}")
    play(p, f"cede_land {EIGHTEEN[2]}")
    assert over(p)
    assert len(p.lands(0)) == 15
    assert holder(p, EIGHTEEN[2]) == 1


def test_8_1_the_army_costs_each_faction_ten() -> None:
    p = civil(["teatro", "musica", "esercito"], strength=11)
    for t in EIGHTEEN[2:]:
        play(p, f"keep_land {t}")
    assert says(p) == [f"lose_ground {t}" for t in EIGHTEEN[:2]]  # the second faction first
    play(p, f"lose_ground {EIGHTEEN[0]}", "armies 10")
    assert sorted(says(p)) == sorted(f"lose_ground {t}" for t in EIGHTEEN[2:])
    play(p, "lose_ground pannonia", "armies 10")
    assert over(p)
    assert armies(p, EIGHTEEN[0]) == 1
    assert armies(p, "pannonia") == 1


def test_8_1_no_effect_on_the_weakest_player() -> None:
    p = board(calamity("guerra_civile"), lands={0: {"pannonia": 3}, 1: {"delta": 9}, 2: {"tracia": 9}})
    assert over(p)
    assert claims(p, 0, 1) == 0


def test_8_1_ties_for_the_weakest_go_to_fewer_honour_points() -> None:
    p = board(
        calamity("guerra_civile"),
        lands={0: dict.fromkeys(EIGHTEEN[:11], 6), 1: {"delta": 9}, 2: {"tracia": 9}},
        honour={"1": 3, "2": 2},
    )
    for t in EIGHTEEN[1:11]:
        play(p, f"keep_land {t}")
    assert holder(p, EIGHTEEN[0]) == 2


def test_8_1_an_empty_second_faction_has_no_effect() -> None:
    p = board(calamity("guerra_civile"), lands={0: HUNGARY, 1: {"delta": 9}})
    assert over(p)
    assert len(p.lands(0)) == 8
    assert claims(p, 0, 1) == 0


def test_8_1_pieces_pass_or_are_removed_with_their_territory() -> None:
    first = EIGHTEEN[0]
    p = board(
        calamity("guerra_civile"),
        lands={0: dict.fromkeys(EIGHTEEN[:11], 6), 1: {"delta": 9}, 2: {"tracia": 90}},
        transport_at={"0-cavalry-1": first, "1-caravan-1": "delta"},
        transport_armies={"0-cavalry-1": 4},
        experience={"0-banner-1": 2},
        general={"0-banner-1": 1},
        banner_on={"0-banner-1": "0-cavalry-1"},
        catapults={first: 1},
        cathedral={first: 1},
    )
    for t in EIGHTEEN[1:11]:
        play(p, f"keep_land {t}")
    assert over(p)
    assert p.banners_of(0) == []
    assert p.catapults[land(first)] == 0
    assert p.cathedral[land(first)] == 1
    assert p.transport_at[slot("1-cavalry-1")] == land(first)
    assert p.transport_armies[slot("1-cavalry-1")] == 4


def test_8_1_a_transport_abroad_is_a_holding() -> None:
    p = board(
        calamity("guerra_civile"),
        lands={0: dict.fromkeys(EIGHTEEN[:10], 6), 1: {"delta": 9}, 2: {"tracia": 90}},
        transport_at={"0-war_ship-1": "mar_tirreno"},
        transport_armies={"0-war_ship-1": 4},
    )
    for t in EIGHTEEN[:10]:
        play(p, f"keep_land {t}")
    assert over(p)
    assert p.transport_at[slot("0-war_ship-1")] == -1
    assert p.transport_armies[slot("1-war_ship-1")] == 4


def test_r60_two_skulls_improve_barbarian_buildings_that_exist() -> None:
    p = board(
        calamity("concilio"),
        lands={0: {"pannonia": 5}},
        settlement={"pannonia": 1, "delta": 1, "triveneto": 4},
        fort={"pannonia": 1, "delta": 1, "triveneto": 3, "siria": 0, "licia": 1},
    )
    level = [(p.settlement[land(t)], p.fort[land(t)]) for t in ("pannonia", "delta", "triveneto", "siria", "licia")]
    assert level == [(1, 1), (2, 2), (4, 4), (0, 0), (0, 1)]


def test_1_9_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    p = board(
        {"step": "DrawCalamity", "seat": "0"}, lands={0: {"pannonia": 5}}, calamity_discards={"concilio": 1}, dice=[1]
    )
    assert p.council[0] == 3
    assert p.calamity_discards.size() == 1


def test_the_verbs_of_fate_come_last() -> None:
    p = board(calamity("concilio"), lands={0: {"pannonia": 5}})
    assert p.game.table.size == do.GRANT_CITY.end


HOME: dict[int, dict[str, int]] = {0: {"pannonia": 30, "croazia": 9}, 1: {"delta": 20}, 2: {"tracia": 20}}


def test_r49_the_plague_strikes_neighbours_and_all_their_cities() -> None:
    lands = {0: {"pannonia": 101}, 1: {"austria": 51, "delta": 50}, 2: {"tracia": 20}}
    p = board(calamity("peste"), lands=lands, settlement={"pannonia": 1, "austria": 2, "delta": 3}, dice=[1])
    play(p, "lose_ground austria", "armies 10")
    assert over(p)
    assert armies(p, "pannonia") == 101 - 10 - 1
    assert armies(p, "austria") == 51 - 10 - 2
    assert armies(p, "delta") == 50 - 3  # far from the drawer, and struck all the same
    assert armies(p, "tracia") == 20


def test_r50_alchemy_serves_only_the_drawer() -> None:
    p = board(calamity("alchimia"), lands=HOME, stored={"delta": {"ferro": 5}})
    assert over(p)
    assert p.florins == [0, 0, 0]
    assert p.stored[land("delta") * box.GOODS + 1] == 5


def test_r58_the_cities_a_storm_hits_are_drawn_among_those_that_touch_the_zone() -> None:
    lands = {0: {"ifriqiya": 5, "pannonia": 5}, 1: {"delta": 5}}
    p = board(
        calamity("tempesta"),
        lands=lands,
        settlement={"ifriqiya": 3, "pannonia": 3, "delta": 3},
        dice=[4, 1],  # zone D: Tunis alone touches it
    )
    assert over(p)
    assert [p.settlement[land(t)] for t in ("ifriqiya", "pannonia", "delta")] == [0, 3, 3]


def test_r92_all_cities_fall_before_the_slaves_rise() -> None:
    lands = {0: {"pannonia": 30, "croazia": 9}, 1: {"delta": 20}, 2: {"tracia": 20}}
    p = board(
        calamity("rivolta_schiavi"),
        lands=lands,
        settlement={"pannonia": 2, "delta": 2},
        stored={"pannonia": {"schiavi": 1}, "delta": {"schiavi": 1}},
        dice=[1, 6, 1, 6],
    )
    assert p.settlement[land("pannonia")] == p.settlement[land("delta")] == 1  # while the first fight is on
    play(p, "roll 1", "roll 1")
    assert over(p)
