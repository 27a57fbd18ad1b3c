"""Cards: drawing, lords, levies, weather, famine, revolt, plague, murder, escape (5)."""

from __future__ import annotations

from typing import Any

from reame.games.fief.rules import GAME
from tests.games.fief.table import FIEF, board, can, play, points, table, turn, why


def test_r10_a_player_without_lords_takes_one_before_the_reshuffle() -> None:
    p = board(
        [{"step": "Draw"}],
        lords={"eric": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={0: {"bourg": 1}},
        money={"0": 100},
        hands={
            "0": [["sun", 1]],
            "1": [["sun", 2], ["sun", 2], ["plague", 2]],
            "2": [["escape", 4]] * 2 + [["sun", 4]],
        },
        discards={"louis": 1, "famine": 2},
        dice=[1],
    )
    assert p.waiting == (0,)
    play(p, "0 call louis")
    assert p.hands[0].size() == 3
    assert 0 in p.hands[0].cards


def test_r10_without_money_he_can_only_pass() -> None:
    p = board(
        [{"step": "CallLords"}],
        lords={"eric": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={0: {"bourg": 1}},
        discards={"louis": 1},
    )
    assert p.waiting == (0,)
    assert p.legal(0) == [0]


def test_r11_a_new_lord_goes_into_a_controlled_stronghold() -> None:
    p = board(
        turn("CardTurn"),
        soldiers={0: {"bourg": 1, "sigy": 1}},
        walls={"bourg": 1},
        hands={"0": [["louis", 1]]},
    )
    assert can(p, 0, "lord louis bourg")
    assert why(p, 0, "lord louis sigy") == "stronghold-first"


def test_r11_another_player_may_receive_him_or_not() -> None:
    p = board(turn("CardTurn"), lords={"eric": (1, "sigy")}, hands={"0": [["louis", 1]]})
    play(p, "0 lord louis sigy", "1 no")
    assert why(p, 0, "lord louis sigy") == "no-welcome"
    p = board(turn("CardTurn"), lords={"eric": (1, "sigy")}, hands={"0": [["louis", 1]]})
    play(p, "0 lord louis sigy", "1 yes")
    assert table(p)["occupants"]["sigy"] == ["1", "0"]


def test_r12_nobody_murders_his_own_prisoner() -> None:
    p = board(
        turn("CardTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        captor={"eric": "0"},
        hands={"0": [["assassination", 1]]},
    )
    assert why(p, 0, "murder eric") == "your-prisoner"
    assert can(p, 0, "murder louis")


def test_r13_one_bad_weather_a_region_and_no_surrender_in_it() -> None:
    p = board(
        turn("CardTurn"), lords={"louis": (0, "bourg")}, weather=["duchy_south"], hands={"0": [["bad_weather", 1]]}
    )
    assert why(p, 0, "storm duchy_south") == "weather-there"
    assert can(p, 0, "storm duchy_northeast")
    host: dict[str, Any] = {
        "lords": {"louis": (0, "bourg"), "eric": (1, "bourg")},
        "occupants": {"bourg": ["1", "0"]},
        "walls": {"bourg": 1},
        "phase": "movement",
    }
    assert can(board(turn("MovementTurn", 1), **host), 1, "demand bourg 0")
    assert (
        why(board(turn("MovementTurn", 1), weather=["duchy_south"], **host), 1, "demand bourg 0") == "bad-weather-here"
    )


def test_r14_one_famine_a_region_and_castles_still_pay() -> None:
    p = board(turn("CardTurn"), lords={"louis": (0, "bourg")}, famine=["duchy_south"], hands={"0": [["famine", 1]]})
    assert why(p, 0, "starve duchy_south") == "famine-there"
    assert can(p, 0, "starve duchy_northeast")
    q = board([{"step": "Incomes"}], lords={"louis": (0, "bourg")}, famine=["duchy_south"], mills={"bourg": 3}, **FIEF)
    assert table(q)["money"] == {"0": 200}, "the citadel"


def test_r15_no_revolt_in_an_occupied_village_under_bad_weather() -> None:
    p = board(
        turn("CardTurn"),
        lords={"louis": (0, "sigy"), "eric": (1, "bourg")},
        hands={"0": [["peasant_revolt", 1]]},
        famine=["duchy_south"],
        weather=["duchy_south"],
    )
    assert why(p, 0, "revolt bourg") == "bad-weather-here"
    assert can(p, 0, "revolt st_vivien")
    assert why(p, 0, "revolt sigy") == "no-famine-here"


def test_r15_r18_a_revolt_is_fought_at_once_and_women_flee() -> None:
    p = board(
        turn("CardTurn"),
        lords={"louis": (0, "sigy"), "isabelle": (1, "bourg")},
        hands={"0": [["peasant_revolt", 1]]},
        famine=["duchy_south"],
        walls={"bourg": 1},
        mills={"bourg": 2},
        dice=[1, 2, 3],
    )
    play(p, "0 revolt bourg")
    assert p.waiting == (1,)
    play(p, "1 put st_vivien")
    t = table(p)
    assert t["place"]["isabelle"] == "st_vivien"
    assert t["occupants"]["bourg"] == ["rebels"]
    assert "mills" not in t
    assert "walls" not in t


def test_r21_guards_count_with_soldiers_rebels_are_spared_and_prisoners_roll() -> None:
    p = board(
        [{"step": "Plague", "region": "duchy_south"}],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg"), "henri": (1, "sigy")},
        captor={"eric": "0"},
        soldiers={0: {"bourg": 4}},
        king="louis",
        guards={"king": 5},
        guards_at={"king": "bourg"},
        guards_of={"king": "0"},
        rebels=6,
        rebels_at="villeneuve",
        controller="1",
        dice=[6, 1],
    )
    assert [GAME.table.words(m) for m in p.legal(0)] == [f"lose bourg {n}" for n in range(5)], "4 of 9, as he likes"
    play(p, "0 lose bourg 1")
    t = table(p)
    assert (points(p, 0, "bourg"), t["guards"]["king"], t["rebels"]) == (3, 2, 6)
    assert "eric" not in t["family"], "prisoners fall ill too"
    assert t["king"] == "louis"


def test_r21_plague_may_be_sent_where_nobody_is() -> None:
    p = board(turn("CardTurn"), lords={"louis": (0, "sigy")}, hands={"0": [["plague", 1]]})
    play(p, "0 infect barony_north")
    assert table(p)["discards"] == {"plague": 1}


def test_r22_an_escaped_lord_goes_where_his_player_wishes() -> None:
    p = board(
        turn("CardTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "bourg"), "henri": (1, "sigy"), "othon": (2, "bourg")},
        captor={"eric": "0", "othon": "0"},
        hands={"0": [["escape", 1]]},
    )
    play(p, "0 free eric")
    assert p.waiting == (0,)
    assert can(p, 0, "free othon")
    play(p, "0 pass")
    assert p.waiting == (1,)
    assert can(p, 1, "put sigy")
    assert can(p, 1, "put blaye")
    play(p, "1 put bourg", "0 no")
    assert not can(p, 1, "put bourg")
    play(p, "1 put sigy")
    assert table(p)["captor"] == {"othon": "0"}


def test_r23_a_bishop_is_an_own_free_single_man() -> None:
    p = board(
        turn("CardTurn"),
        lords={
            "louis": (0, "bourg"),
            "charles": (0, "bourg"),
            "gauvain": (0, "bourg"),
            "henri": (0, "sigy"),
            "isabelle": (1, "sigy"),
        },
        spouse={"charles": "isabelle", "isabelle": "charles"},
        captor={"henri": "1"},
        king="louis",
        prince="gauvain",
        hands={"0": [["bishop_sigy", 1]]},
    )
    assert why(p, 0, "anoint sigy louis") == "royal"
    assert why(p, 0, "anoint sigy gauvain") == "royal"
    assert why(p, 0, "anoint sigy charles") == "married"
    assert why(p, 0, "anoint sigy henri") == "not-your-free-lord"
    assert why(p, 0, "anoint sigy isabelle") == "not-your-free-lord"
    q = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg"), "henri": (0, "sigy"), "eric": (1, "sigy")},
        bishop={"louis": "bourg", "henri": "sigy"},
        captor={"henri": "1"},
        money={"0": 600},
        phase="purchases",
    )
    assert can(q, 0, "cardinal louis")
    assert why(q, 0, "cardinal henri") == "not-your-free-lord", "nor is a captive made cardinal"


def test_r26_no_tax_from_a_prisoner_an_allied_guest_is_no_enemy() -> None:
    card: dict[str, Any] = {"hands": {"0": [["feudal_tax", 1]]}}
    free = board(turn("CardTurn"), lords={"louis": (0, "bourg")}, **FIEF, **card)
    assert can(free, 0, "tax duchy_south")
    kept = board(
        turn("CardTurn"), lords={"louis": (0, "sigy"), "eric": (1, "sigy")}, captor={"louis": "1"}, **FIEF, **card
    )
    assert why(kept, 0, "tax duchy_south") == "not-your-fief"
    wed = board(
        [{"step": "Incomes"}],
        lords={"louis": (0, "bourg"), "isabelle": (1, "st_vivien")},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        tax={"duchy_south": "0"},
        **FIEF,
    )
    assert table(wed)["money"] == {"0": 1000 + 200}


def test_r11_a_host_is_asked_once_for_a_lord_in_a_turn_whatever_he_holds() -> None:
    p = board(
        turn("CardTurn"),
        lords={"eric": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={1: {"sigy": 1, "tournus": 2, "pugnac": 2}, 2: {"blaye": 1}},
        hands={"0": [["louis", 1], ["othon", 1]]},
    )
    play(p, "0 lord louis tournus", "1 no")
    assert why(p, 0, "lord louis pugnac") == "no-welcome"
    assert why(p, 0, "lord louis sigy") == "no-welcome"
    assert can(p, 0, "lord louis blaye"), "another host"
    assert can(p, 0, "lord othon pugnac"), "another lord"


def test_r22_an_escaped_lord_asks_each_host_once() -> None:
    p = board(
        [{"step": "Placement", "lord": "louis"}],
        lords={"louis": (0, "sigy"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={1: {"tournus": 2, "pugnac": 2}},
    )
    play(p, "0 put tournus", "1 no")
    assert not can(p, 0, "put pugnac")
    assert can(p, 0, "put blaye")


def test_r22_escape_frees_all_prisoners_of_one_place_whoever_keeps_them() -> None:
    p = board(
        turn("CardTurn"),
        lords={
            "louis": (0, "sigy"),
            "othon": (0, "sigy"),
            "eric": (1, "sigy"),
            "henri": (2, "sigy"),
            "jacques": (0, "bourg"),
        },
        captor={"louis": "1", "othon": "2"},
        hands={"0": [["escape", 1]]},
    )
    play(p, "0 free louis", "0 free othon", "0 put bourg", "0 put bourg")
    assert "captor" not in table(p)
