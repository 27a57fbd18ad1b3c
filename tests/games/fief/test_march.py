"""Marches: groups, passage, gates, rebels on the road and the bishops among them (8)."""

from __future__ import annotations

import pytest

from tests.games.fief.table import FIEF, MOVE, board, can, play, points, table, turn, why


def test_8_1_prisoners_are_not_left_alone() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        captor={"eric": "0"},
        **MOVE,
    )
    play(p, "0 lead louis")
    assert why(p, 0, "go st_vivien") == "prisoners-alone"
    play(p, "0 join eric", "0 go st_vivien")
    assert table(p)["place"] == {"louis": "st_vivien", "eric": "st_vivien"}


def test_8_4_who_enters_a_besieged_stronghold_is_late() -> None:
    p = board(
        turn("MovementTurn", 1),
        lords={"louis": (0, "bourg-villeneuve"), "eric": (1, "st_vivien")},
        soldiers={1: {"bourg": 2, "st_vivien": 3}},
        walls={"bourg": 1},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        **MOVE,
    )
    play(p, "1 lead eric", "1 take 3 0", "1 go bourg")
    assert points(p, 1, "bourg-field") == 3
    assert table(p)["place"]["eric"] == "bourg-field"


def test_r9_the_owner_enters_an_open_village_of_his_fief_without_asking() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "st_vivien")},
        **{**FIEF, "walls": {"bourg": 2}},
        **MOVE,
    )
    play(p, "0 lead louis")
    assert can(p, 0, "go st_vivien")


def test_r9_a_stronghold_in_his_fief_is_closed_to_him() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "st_vivien")},
        **{**FIEF, "walls": {"bourg": 2, "st_vivien": 1}},
        **MOVE,
    )
    play(p, "0 lead louis")
    assert why(p, 0, "go st_vivien") == "held-by-others"
    assert can(p, 0, "attack st_vivien")


def test_r13_a_bishop_walks_into_bad_weather_alone_to_preach() -> None:
    p = board(
        turn("MovementTurn", 1),
        lords={"louis": (0, "sigy"), "eric": (1, "charolles")},
        soldiers={1: {"charolles": 4}},
        bishop={"eric": "sigy"},
        rebels=5,
        rebels_at="villeneuve",
        controller="0",
        weather=["duchy_south"],
        dice=[6],
        phase="movement",
    )
    play(p, "1 lead eric")
    q = p.clone()
    play(q, "1 take 4 0")
    assert why(q, 1, "preach villeneuve eric 0") == "bishop-alone"
    play(p, "1 preach villeneuve eric 0")
    assert "rebels" not in table(p)
    assert points(p, 1, "charolles") == 4


def test_r16_the_controller_keeps_rebels_away_from_his_own_villages() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "st_vivien"), "eric": (1, "villeneuve")},
        rebels=5,
        rebels_at="bourg",
        controller="0",
        **MOVE,
    )
    assert why(p, 0, "rebels st_vivien") == "own-pieces-there"
    play(p, "0 rebels villeneuve", "1 let")
    assert table(p)["rebels_at"] == "villeneuve"
    play(p, "0 rebels charolles")
    assert why(p, 0, "rebels blaye") == "tired"


def test_r17_rebels_resisted_stop_at_the_gate() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "sigy"), "eric": (1, "villeneuve")},
        rebels=5,
        rebels_at="bourg",
        controller="0",
        **MOVE,
    )
    play(p, "0 rebels villeneuve", "1 resist")
    assert table(p)["rebels_at"] == "villeneuve-bourg"
    assert table(p)["armies"] == [{"who": "rebels", "place": "villeneuve-bourg", "enemy": "1"}]


def test_r20_a_bishop_stoned_leaves_his_escort_at_the_gate() -> None:
    p = board(
        turn("MovementTurn", 1),
        lords={"louis": (0, "sigy"), "eric": (1, "st_vivien")},
        soldiers={1: {"st_vivien": 4}},
        bishop={"eric": "sigy"},
        rebels=5,
        rebels_at="bourg",
        controller="0",
        dice=[1],
        **MOVE,
    )
    play(p, "1 lead eric", "1 take 4 0", "1 preach bourg eric 0")
    t = table(p)
    assert "eric" not in t["family"]
    assert points(p, 1, "bourg-st_vivien") == 4


def test_r32_a_refusal_costs_nothing_and_a_higher_toll_may_be_offered() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "villeneuve"), "eric": (1, "bourg")},
        money={"0": 300},
        **MOVE,
    )
    play(p, "0 lead louis", "0 request bourg 100 camp", "1 no", "0 lead louis")
    assert why(p, 0, "request bourg 100 camp") == "asked-already"
    assert can(p, 0, "attack bourg")
    play(p, "0 request bourg 200 camp", "1 yes")
    assert table(p)["money"] == {"0": 100, "1": 200}
    assert table(p)["occupants"]["bourg"] == ["1", "0"]


def test_r34_a_guest_may_not_leave_while_he_resists() -> None:
    p = board(
        [{"step": "MovementTurn", "seat": "0"}, {"step": "MovementTurn", "seat": "1"}],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        occupants={"bourg": ["1", "0"]},
        walls={"bourg": 1},
        **MOVE,
    )
    play(p, "1 demand bourg 0", "0 resist")
    assert why(p, 1, "demand bourg 0") == "no-guest"
    play(p, "1 pass")
    assert why(p, 0, "lead louis") == "resisting"


def test_r35_the_third_step_needs_d_arc() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "villeneuve"), "isabelle": (0, "st_vivien")},
        maid="isabelle",
        **MOVE,
    )
    play(p, "0 lead louis", "0 go bourg", "0 lead louis", "0 go st_vivien")
    play(p, "0 lead louis")
    assert not can(p, 0, "go st_paul")
    play(p, "0 join isabelle", "0 go st_paul")
    assert table(p)["place"] == {"louis": "st_paul", "isabelle": "st_paul"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r68_only_their_player_sees_how_many_soldiers_march(seat: int) -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "villeneuve")},
        soldiers={0: {"villeneuve": 8}},
        **MOVE,
    )
    play(p, "0 lead louis", "0 take 5 0", "0 go bourg")
    stacks = {x["place"]: (x["least"], x["most"]) for x in p.view(seat)["stacks"]}
    if seat == 0:
        assert stacks == {"villeneuve": (3, 3), "bourg": (5, 5)}
    else:
        assert stacks == {"villeneuve": (1, 7), "bourg": (1, 7)}


def test_8_1_a_leader_called_back_may_lead_again_three_times_in_a_turn() -> None:
    p = board(turn("MovementTurn"), lords={"louis": (0, "bourg")}, **MOVE)
    for _ in range(3):
        play(p, "0 lead louis", "0 pass")
    assert why(p, 0, "lead louis") == "halted"
    q = board(turn("MovementTurn"), lords={"louis": (0, "bourg")}, **MOVE)
    play(q, "0 lead louis", "0 pass", "0 lead louis", "0 go villeneuve")
    assert table(q)["place"] == {"louis": "villeneuve"}


def test_r68_a_stack_is_guessed_no_larger_than_its_player_can_have() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "henri": (0, "villeneuve")},
        soldiers={0: {"bourg": 9, "villeneuve": 3}},
        **MOVE,
    )
    play(p, "0 lead louis", "0 take 3 0", "0 go villeneuve")
    play(p, "0 lead henri", "0 take 3 0", "0 go bourg")
    most = table(p)["most"]["0"]
    assert sum(most.values()) <= 2 * 12 - 2, most
    assert most["bourg"] <= 11, "at least one stands in Villeneuve"
