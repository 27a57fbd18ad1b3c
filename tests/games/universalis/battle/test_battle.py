"""Combat (5): the worked examples of 13.1, then the rules around them."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from tests.games.universalis.short_board import FIGHT, ON_FOOT, WILD, at, board, can, do, mutual, said, why

EXAMPLES = {e["id"]: e for e in box.DATA["examples"]["combat"]}
ROUND: dict[str, Any] = {"step": "Round", "attacker": "0", "defender": "1", "force": 20, "armies": 20}


def losses(p: Universalis) -> tuple[int, int]:
    (a, d), *_ = said(p, "round-losses")
    return int(a), int(d)


@pytest.mark.parametrize("number", sorted(EXAMPLES))
def test_13_1_dice_and_modifiers(number: int) -> None:
    e = EXAMPLES[number]
    attack, defence = len(e["attack"]), len(e["defence"])
    a, d = min(3, attack), min(3, defence)
    step = {
        **ROUND,
        "dice_attack": attack - a,
        "dice_defence": defence - d,
        "top_attack": e["attack_top"],
        "top_defence": e["defence_top"],
    }
    p = board(step, dice=[*e["attack"], *e["defence"]])
    do(p, 0, f"roll {a}")
    do(p, 1, f"roll {d}")
    assert losses(p) == (e["attacker_loses"], e["defender_loses"])


CARDS = {  # number: cards of the attacker, of the defender, what else, cards that fall
    5: ("archibugiere", "", {}, []),
    6: ("condottiero", "archibugiere", {}, [["0", "condottiero"]]),
    7: ("condottiero", "genio", {"general": True}, [["1", "genio"]]),
    8: ("genio", "genio", {}, [["0", "genio"]]),
    9: ("templare", "reliquia", {"holy": True}, [["0", "templare"]]),
    10: ("templare", "reliquia", {"holy": True}, [["0", "templare"]]),
    11: ("genio templare", "reliquia", {"holy": True}, [["1", "reliquia"]]),
    12: (
        "condottiero templare",
        "genio reliquia",
        {"holy": True, "general": True},
        [["0", "condottiero"], ["0", "templare"]],
    ),
}
TECHS = {
    8: {"0": ["ingegneria"], "1": ["ingegneria"]},
    10: {"0": ["monoteismo"], "1": ["misticismo"]},
    11: {"0": ["monoteismo"], "1": ["misticismo"]},
    12: {"0": ["monoteismo"], "1": ["misticismo", "ingegneria"]},
}


@pytest.mark.parametrize("number", sorted(CARDS))
def test_13_1_cards(number: int) -> None:
    e = EXAMPLES[number]
    mine, theirs, extra, fall = CARDS[number]
    hands = {"0": [[c, 1] for c in mine.split()], "1": [[c, 2] for c in theirs.split()]}
    p = board(
        {**ROUND, **extra},
        dice=[*e["attack"], *e["defence"]],
        hands=hands,
        technologies=TECHS.get(number, {}),
    )
    do(p, 0, *[f"play {c}" for c in mine.split()], f"roll {len(e['attack'])}")
    do(p, 1, *[f"play {c}" for c in theirs.split()], f"roll {len(e['defence'])}")
    assert losses(p) == (e["attacker_loses"], e["defender_loses"])
    assert said(p, "card-falls") == fall
    kept = {c for c in mine.split() if ["0", c] not in fall}
    assert {c for c in mine.split() if p.hands[0].has(box.CARD.find(c))} == kept


def test_13_1_15_heroine_with_three_cathedrals() -> None:
    e = EXAMPLES[15]
    p = board(
        {**ROUND, "dice_defence": 3},
        lands={"galicia": (0, 5), "leon": (0, 5), "murcia": (0, 5), "champagne": (1, 20)},
        cathedral={"galicia": 1, "leon": 1, "murcia": 1},
        hands={"0": [["eroina", 1]]},
        dice=[*e["attack"], *e["defence"]],
    )
    do(p, 0, "play eroina", "roll 3")
    do(p, 1, "roll 3")
    assert losses(p) == (2, 4)
    assert said(p, "card-falls") == [["0", "eroina"]]


def siege(dice: list[int], **table: Any) -> Universalis:
    """Castile on foot in Guascogna attacks Linguadoca of France."""
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, 12), "linguadoca": (1, 4), "champagne": (1, 5)}
    lands.update(table.pop("lands", {}))
    base: dict[str, Any] = {
        "war": mutual(0, 1),
        "experience": {"0-banner-1": 1},
        "banner_at": {"0-banner-1": "guascogna"},
        "banner_level": {"0-banner-1": 1},
        "attacks": {"0-banner-1": 1},
    }
    base.update(table)
    return board({"step": "CombatPhase", "seat": "0", "stage": "acts"}, lands=lands, dice=dice, **base)


def test_5_1_the_force_leaves_one_army_behind() -> None:
    p = siege([])
    do(p, 0, "attack 0-banner-1 linguadoca")
    assert can(p, 0, "armies 11")
    assert not can(p, 0, "armies 12")


def test_5_1_no_attack_without_war() -> None:
    p = siege([], war={})
    assert why(p, 0, "attack 0-banner-1 linguadoca") == "not-at-war"


def test_5_1_a_banned_player_does_not_attack() -> None:
    p = siege([], excommunicated=["0"], banned=["0"])
    assert why(p, 0, "attack 0-banner-1 linguadoca") == "attack-banned"


def test_5_2_equal_dice_go_to_the_defender() -> None:
    p = siege([4, 4])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    assert losses(p) == (1, 0)
    assert at(p, "guascogna") == ("0", 11)


def test_5_2_a_small_fort_helps_up_to_ten_armies() -> None:
    for armies, dice in ((10, [5, 4, 6]), (11, [5, 4])):
        p = siege(dice, fort={"linguadoca": 1}, lands={"linguadoca": (1, armies)})
        do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "roll 1")
        do(p, 1, "roll 1")
        assert len(said(p, "rolled")[1][1:]) == len(dice) - 1


def test_5_2_catapult_bombard_and_tower_defend_a_bombard_attacks() -> None:
    p = siege(
        [6, 6, 1, 2, 3, 4],
        catapults={"linguadoca": 1},
        bombards={"linguadoca": 1, "guascogna": 1},
        tower={"linguadoca": 1},
    )
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "roll 1")
    do(p, 1, "roll 1")
    attack, defence = said(p, "rolled")
    assert len(attack[1:]) == 2
    assert len(defence[1:]) == 4


def test_5_2_one_card_of_each_group() -> None:
    p = board(
        {**ROUND, "holy": True}, hands={"0": [["archibugiere", 1], ["genio", 1], ["templare", 1], ["sicario", 1]]}
    )
    do(p, 0, "play genio")
    assert why(p, 0, "play archibugiere") == "one-of-a-group"
    assert can(p, 0, "play templare")
    assert why(p, 0, "play sicario") == "not-in-this-battle"


def test_5_2_faith_needs_a_cathedral_in_the_attacked_territory() -> None:
    p = board(ROUND, hands={"0": [["templare", 1]]})
    assert why(p, 0, "play templare") == "not-in-this-battle"


def test_5_2_the_defender_chooses_where_losses_fall() -> None:
    p = siege(
        [6, 1],
        lands={"linguadoca": (1, 2)},
        transport_at={"1-caravan-1": "linguadoca"},
        transport_armies={"1-caravan-1": 3},
    )
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "roll 1")
    do(p, 1, "roll 1", "lose_aboard 1-caravan-1")
    assert at(p, "linguadoca") == ("1", 2)
    assert p.transport_armies[box.TRANSPORT.find("1-caravan-1")] == 2


def test_5_3_stopping_costs_experience_and_further_attacks() -> None:
    p = siege([1, 6], experience={"0-banner-1": 2}, attacks={"0-banner-1": 2})
    b = box.BANNER.find("0-banner-1")
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert p.experience[b] == 1
    assert p.attacks[b] == 0


def test_5_3_a_banner_without_experience_is_gone_and_nobody_scores() -> None:
    p = siege([1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert p.banners_of(0) == []
    assert p.honour == [0, 0, 0, 0]


def test_5_3_with_no_force_left_the_attack_stops_by_itself() -> None:
    p = siege([1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 1", "roll 1")
    do(p, 1, "roll 1")
    assert p.banners_of(0) == []
    assert at(p, "guascogna") == ("0", 11)


def test_r70_the_last_defender_stands_when_nobody_is_left_to_enter() -> None:
    p = siege([6, 1, 5, 5], lands={"linguadoca": (1, 1)}, bombards={"guascogna": 1}, fort={"linguadoca": 1})
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 1", "roll 1")
    do(p, 1, "roll 1")
    assert at(p, "linguadoca") == ("1", 1)


def conquest(**table: Any) -> Universalis:
    """One army holds Linguadoca against three dice; it falls."""
    lands: dict[str, tuple[int | str, int]] = {"linguadoca": (1, 1)}
    lands.update(table.pop("lands", {}))
    p = siege([6, 5, 5, 1], lands=lands, **table)
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 8", "roll 3")
    do(p, 1, "roll 1")
    return p


def test_5_4_at_least_the_base_armies_of_the_last_round_move_in() -> None:
    p = conquest()
    assert not can(p, 0, "armies 2")
    do(p, 0, "armies 3", "banner_in 0-banner-1")
    assert at(p, "linguadoca") == ("0", 3)
    assert at(p, "guascogna") == ("0", 9)
    assert p.banner_at[box.BANNER.find("0-banner-1")] == box.TERRITORY.find("linguadoca")


def test_5_4_buildings_fall_and_pieces_are_lost_or_captured() -> None:
    p = siege(
        [6, 5, 5, 1, 2, 3],
        lands={"linguadoca": (1, 1)},
        cathedral={"linguadoca": 1},
        fort={"linguadoca": 1},
        catapults={"linguadoca": 1},
        stored={"linguadoca": {"vino": 3}},
        transport_at={"1-caravan-1": "linguadoca", "1-cavalry-1": "linguadoca"},
        cargo={"1-caravan-1": {"vino": 4}},
        experience={"0-banner-1": 1, "1-banner-1": 2},
        general={"1-banner-1": 1},
        banner_at={"0-banner-1": "guascogna", "1-banner-1": "linguadoca"},
    )
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 8", "roll 3")
    do(p, 1, "roll 1")
    do(p, 0, "armies 3", "man 0-caravan-1 1", "pass")
    t = box.TERRITORY.find("linguadoca")
    assert (p.cathedral[t], p.fort[t], p.catapults[t]) == (0, 0, 0)
    assert p.transports_of(1) == []
    taken = box.TRANSPORT.find("0-caravan-1")
    assert p.transport_at[taken] == t
    assert p.load(taken) == 4
    assert p.stored[t * 8 + 7] == 3
    assert p.banners_of(1) == []
    assert p.honour[0] == 1 + 1 + 1 + 1  # caravan, cavalry, banner, general
    assert p.transport_armies[taken] == 1
    assert p.armies[t] == 3  # the crew comes from those who stayed behind


def capture(force: int, occupy: list[str]) -> Universalis:
    """Two caravans taken with their territory by a force of so many armies."""
    p = siege(
        [6, 1],
        lands={"linguadoca": (1, 1), "guascogna": (0, 12)},
        transport_at={"1-caravan-1": "linguadoca", "1-trade_ship-1": "linguadoca"},
    )
    do(p, 0, "attack 0-banner-1 linguadoca", f"armies {force}", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, *occupy)
    return p


def test_r101_transports_captured_with_a_territory_are_manned_too() -> None:
    p = capture(2, ["armies 2"])
    assert why(p, 0, "man 0-trade_ship-1 2") == "not-now"  # the garrison keeps one
    do(p, 0, "man 0-trade_ship-1 1")
    assert at(p, "linguadoca") == ("0", 1)
    assert p.transports_of(0) == [box.TRANSPORT.find("0-trade_ship-1")]  # nobody is left for the caravan
    assert p.honour[0] == 2  # both count
    p = capture(1, [])
    assert p.transports_of(0) == []


def test_5_5_a_captured_transport_may_be_left_unmanned() -> None:
    p = capture(4, ["armies 1", "pass", "man 0-caravan-1 3"])
    assert at(p, "linguadoca") == ("0", 1)
    assert at(p, "guascogna") == ("0", 12 - 1 - 3)
    assert [p.transport_armies[x] for x in p.transports_of(0)] == [3]


def test_11_1_a_standing_city_taken_from_a_player_is_worth_a_point() -> None:
    p = siege(
        [6, 5, 5, 1],
        lands={"ile_de_france": (1, 1), "poitou": (0, 12)},
        settlement={"ile_de_france": 1},
        banner_at={"0-banner-1": "poitou"},
    )
    do(p, 0, "attack 0-banner-1 ile_de_france", "armies 8", "roll 3")
    do(p, 1, "roll 1")
    do(p, 0, "armies 3", "pass")
    assert p.honour[0] == 1
    assert p.settlement[box.TERRITORY.find("ile_de_france")] == 0


def rum(**table: Any) -> Universalis:
    """13.1 no 18: Rum's cavalry in the Syrian desert attacks Antioch of the barbarians."""
    return board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        kingdoms=("rum", "francia", "mamelucchi"),
        lands={"deserto_siriaco": (0, 3), "siria": (WILD, 1), "cilicia": (WILD, 1), "palestina": (WILD, 1)},
        settlement={"siria": 1},
        fort={"siria": 1},
        transport_at={"0-cavalry-1": "deserto_siriaco"},
        transport_armies={"0-cavalry-1": 20},
        transport_moves={"0-cavalry-1": 5},
        experience={"0-banner-1": 1},
        banner_on={"0-banner-1": "0-cavalry-1"},
        banner_level={"0-banner-1": 1},
        attacks={"0-banner-1": 1},
        **table,
    )


def test_13_1_18_rum_takes_antioch() -> None:
    p = rum(dice=[6, 2, 1, 5, 4])
    do(p, 0, "attack 0-banner-1 siria", "roll 3")
    assert losses(p) == (1, 1)
    do(p, 0, "armies 2")
    assert at(p, "siria") == ("0", 2)
    t = box.TERRITORY.find("siria")
    assert (p.settlement[t], p.fort[t]) == (0, 0)
    x = box.TRANSPORT.find("0-cavalry-1")
    assert p.transport_at[x] == t
    assert p.transport_armies[x] == 17
    assert p.transport_moves[x] == 4
    do(p, 0, "pass")
    assert said(p, "banner-learns") == [["0", "0-banner-1", "2"]]


def test_5_1_cavalry_pays_the_entry_and_a_failed_attack_stays() -> None:
    p = rum(dice=[1, 6, 6])
    do(p, 0, "attack 0-banner-1 siria", "roll 1", "no")
    x = box.TRANSPORT.find("0-cavalry-1")
    assert p.transport_at[x] == box.TERRITORY.find("deserto_siriaco")
    assert p.transport_moves[x] == 4


def test_3_9_experience_comes_at_the_end_and_stops_at_three() -> None:
    p = siege([], experience={"0-banner-1": 3}, conquests={"0-banner-1": 2})
    do(p, 0, "pass")
    assert p.experience[box.BANNER.find("0-banner-1")] == 3


def test_5_2_a_barbarian_leader_adds_to_the_highest_die_and_dies_with_it() -> None:
    p = rum(dice=[6, 2, 1, 4, 3], leader={"siria": "general"})
    do(p, 0, "attack 0-banner-1 siria", "roll 3")  # 6 against 4 + 2: the defender keeps the top
    assert losses(p) == (2, 0)
    q = rum(dice=[6, 2, 1, 3, 1], leader={"siria": "general"})
    do(q, 0, "attack 0-banner-1 siria", "roll 3")
    assert q.leader[box.TERRITORY.find("siria")] != box.GENERAL
    assert q.honour[0] == 1  # the general


def fleets(dice: list[int], **table: Any) -> Universalis:
    """Three war ships of England against two of the Mamluks in the Sicilian channel."""
    return board(
        {"step": "CombatPhase", "seat": "2", "stage": "acts"},
        dice=dice,
        war=mutual(2, 3),
        technologies={
            "3": ["agricoltura", "vasellame", "tessitura", "medicina", "deismo", "misticismo", "monoteismo", "teologia"]
            + ["matematica", "architettura", "astronomia", "ingegneria", "strade", "miniere", "metalli", "monete"]
            + ["istruzione"]
        },
        transport_at={
            "2-war_ship-1": "canale_sicilia",
            "2-war_ship-2": "canale_sicilia",
            "2-war_ship-3": "canale_sicilia",
            "3-war_ship-1": "canale_sicilia",
            "3-war_ship-2": "canale_sicilia",
            "3-trade_ship-1": "canale_sicilia",
        },
        transport_armies={
            "2-war_ship-1": 10,
            "2-war_ship-2": 5,
            "2-war_ship-3": 5,
            "3-war_ship-1": 2,
            "3-war_ship-2": 1,
        },
        cargo={"3-trade_ship-1": {"spezie": 7}},
        experience={"2-banner-1": 1},
        banner_on={"2-banner-1": "2-war_ship-1"},
        banner_level={"2-banner-1": 1},
        attacks={"2-banner-1": 1},
        **table,
    )


def test_13_1_17_sea_battle_with_war_ships_and_levels() -> None:
    e = EXAMPLES[17]
    p = fleets([*e["attack"], *e["defence"]], hands={"2": [["condottiero", 4]], "3": [["archibugiere", 8]]})
    do(p, 2, "attack_fleet 2-banner-1 3", "play condottiero", "roll 3")
    do(p, 3, "play archibugiere", "roll 3")
    assert losses(p) == (2, 3)
    assert said(p, "card-falls") == [["2", "condottiero"]]


def test_5_6_a_beaten_fleet_war_ships_sink_trade_ships_are_manned() -> None:
    p = fleets([6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1])
    do(p, 2, "attack_fleet 2-banner-1 3", "roll 3")
    do(p, 3, "roll 3")
    do(p, 2, "man 2-trade_ship-1 4")
    assert p.transports_of(3) == []
    x = box.TRANSPORT.find("2-trade_ship-1")
    assert p.load(x) == 7
    assert p.transport_armies[x] == 4
    assert p.honour[2] == 3


def test_5_5_what_cannot_be_manned_is_destroyed_but_scores() -> None:
    p = fleets([6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1])
    do(p, 2, "attack_fleet 2-banner-1 3", "roll 3")
    do(p, 3, "roll 3")
    do(p, 2, "pass")
    assert p.honour[2] == 3
    assert p.transport_at[box.TRANSPORT.find("2-trade_ship-1")] == -1


def test_5_5_a_transport_without_armies_is_lost_at_once() -> None:
    p = siege(
        [],
        lands={"aragona": (0, 3)},
        transport_at={"1-caravan-1": "aragona"},
        banner_at={"0-banner-1": "guascogna"},
    )
    do(p, 0, "attack_pieces 0-banner-1 1", "armies 5")
    do(p, 0, "man 0-caravan-1 1")
    assert p.transports_of(1) == []
    assert p.honour[0] == 1


def test_5_7_the_last_piece_brings_everything_a_player_had() -> None:
    p = siege(
        [6, 5, 5, 1],
        lands={"linguadoca": (1, 1), "champagne": (0, 5), "irlanda": (2, 5)},
        hands={"1": [["sicario", 2]]},
        technologies={"1": ["deismo"]},
        florins={0: 10, 1: 300},
        reserve={"1": {"armies": 7, "cavalry": 1, "caravan": 1}},
        transport_at={"0-caravan-1": "guascogna"},
    )
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 8", "roll 3")
    do(p, 1, "roll 1")
    do(p, 0, "armies 3", "pass")
    assert not p.alive(1)
    assert p.florins[0] == 310
    assert p.hands[0].size() == 1
    assert p.technologies[0]
    assert p.kept(0, 0) == 7
    assert p.kept(0, 4) == 1  # the cavalry
    assert p.kept(0, 2) == 0  # a second caravan would be too many


def test_r19_defence_cards_work_in_the_turn_of_another() -> None:
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, 9), "linguadoca": (1, 3)}
    p = board(FIGHT, lands=lands, war=mutual(0, 1), hands={"1": [["genio", 2]]}, active="0", **ON_FOOT)
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 3", "roll 1")
    do(p, 1, "play genio")
