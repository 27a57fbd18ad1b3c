"""Banners and generals [1.7, 3.9, 5.3]: what they lead, learn and lose."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.realm.banners import remove_general
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from tests.games.universalis.short_board import FIGHT, MAMLUK_COMBAT, ON_FOOT, board, can, do, mutual, said, siege


def at_sea(dice: list[int], **table: Any) -> Universalis:
    base: dict[str, Any] = {
        "transport_at": {"3-war_ship-1": "canale_sicilia"},
        "transport_armies": {"3-war_ship-1": 10},
        "experience": {"3-banner-1": 1},
        "banner_on": {"3-banner-1": "3-war_ship-1"},
        "banner_level": {"3-banner-1": 1},
        "attacks": {"3-banner-1": 1},
    }
    for key, value in table.items():
        base[key] = {**base[key], **value} if key in base else value
    return board(MAMLUK_COMBAT, dice=dice, **base)


def test_3_9_a_banner_learns_from_a_victory_at_sea() -> None:
    p = at_sea(
        [6, 6, 6, 6, 1, 1],
        war=mutual(2, 3),
        transport_at={"2-war_ship-1": "canale_sicilia"},
        transport_armies={"2-war_ship-1": 1},
    )
    do(p, 3, "attack_fleet 3-banner-1 2", "roll 3")
    do(p, 2, "roll 1")
    do(p, 3, "pass")
    assert p.experience[box.BANNER.find("3-banner-1")] == 2


def test_1_7_a_pirate_general_who_goes_down_with_his_last_army_is_honoured() -> None:
    ship = {"sea": "canale_sicilia", "armies": 1, "leader": "general"}
    p = at_sea([5, 5, 1, 1, 6, 2], pirates=[ship])
    do(p, 3, "attack_pirates 3-banner-1", "roll 3")
    assert p.pirates == []  # the highest die of the pirates won, their second one lost
    assert p.honour[3] == 1
    assert said(p, "leader-falls") == [["general"]]


def test_1_7_a_general_lost_no_longer_counts_for_attacks_and_steps() -> None:
    levels: dict[str, Any] = {k: {"3-banner-1": 2} for k in ("banner_level", "attacks", "banner_moves")}
    p = board(
        MAMLUK_COMBAT,
        experience={"3-banner-1": 1},
        general={"3-banner-1": 1},
        banner_at={"3-banner-1": "alto_egitto"},
        **levels,
    )
    b = box.BANNER.find("3-banner-1")
    remove_general(p, b)
    assert (p.banner_level[b], p.attacks[b], p.banner_moves[b]) == (1, 1, 1)


def test_r8_a_banner_leads_as_many_as_a_war_transport_carries() -> None:
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, 50), "linguadoca": (1, 4)}
    for n, most in ((0, 20), (9, 40), (17, 49)):
        p = board(FIGHT, lands=lands, war=mutual(0, 1), technologies={"0": box.TECH.words[:n]}, **ON_FOOT)
        do(p, 0, "attack 0-banner-1 linguadoca")
        assert can(p, 0, f"armies {most}")
        assert not can(p, 0, f"armies {most + 1}")


def test_r32_experience_is_gained_at_the_end_of_the_phase_and_lost_at_once() -> None:
    p = siege({}, [6, 1], armies=1)
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "armies 1", "pass")
    assert p.experience[0] == 1
    do(p, 0, "pass")
    assert p.experience[0] == 2
    p = siege({"experience": {"0-banner-1": 3}}, [1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert p.experience[0] == 2


def test_r37_a_banner_that_runs_out_of_experience_is_nobodys_honour() -> None:
    p = siege({"general": {"0-banner-1": 1}}, [1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert p.experience[0] == 0
    assert p.honour == [0, 0, 0, 0]


def test_r102_by_option_a_general_saves_the_banner_of_experience_one() -> None:
    p = siege({"general": {"0-banner-1": 1}, "options": {"general_saves_banner": "on"}}, [1, 6, 1, 6])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 2", "roll 1")
    do(p, 1, "roll 1")
    do(p, 0, "no")
    assert (p.experience[0], p.general[0], p.attacks[0]) == (1, 0, 0)


def test_r78_a_banner_that_went_back_to_the_reserve_begins_again() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts"},
        {"step": "Placement", "seat": "1"},
        lands={"ile_de_france": (1, 4)},
        settlement={"ile_de_france": 1},
        reserve={"1": {"banner": 1}},
    )
    do(p, 1, "place banner ile_de_france")
    assert p.experience[6] == 1
