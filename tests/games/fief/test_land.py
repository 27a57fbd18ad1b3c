"""Holders, capitals and their titles, prisoners and where they go (10, 11)."""

from __future__ import annotations

from reame.games.fief.rules import GAME
from tests.games.fief.table import FIEF, MOVE, TALKING, TALKS, board, play, table, turn, why


def test_10_a_ransomed_lord_goes_to_a_village_of_his_own() -> None:
    p = board(
        [TALKS],
        lords={"louis": (0, "sigy"), "henri": (0, "bourg"), "eric": (1, "sigy")},
        captor={"louis": "1"},
        **TALKING,
    )
    play(p, "0 offer 1", "0 release louis", "0 propose", "1 yes")
    assert [GAME.table.words(m) for m in p.legal(0)] == ["put bourg"]


def test_r9_the_guest_becomes_holder_and_conquers_a_capital_left_empty() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        let_in={"bourg": {"1": 1}},
        **{**FIEF, "walls": {"bourg": 0}},
        **MOVE,
    )
    play(p, "0 lead louis", "0 go st_vivien")
    assert table(p)["fief"] == {"duchy_south": "1"}
    assert table(p)["title"] == {"duchy_south": "eric"}


def test_r19_rebels_in_a_citadel_leave_the_title_to_nobody_and_a_bishop_takes_it() -> None:
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "sigy"), "eric": (1, "st_vivien")},
        bishop={"eric": "sigy"},
        rebels=5,
        rebels_at="st_vivien",
        controller="0",
        **{**FIEF, "walls": {"bourg": 2}},
        occupants={"st_vivien": ["1", "rebels"]},
        **MOVE,
    )
    play(p, "0 rebels bourg")
    t = table(p)
    assert t["occupants"]["bourg"] == ["rebels"]
    assert "fief" not in t
    assert "title" not in t
    p = board(
        turn("MovementTurn", 1),
        lords={"louis": (0, "sigy"), "eric": (1, "st_vivien")},
        bishop={"eric": "sigy"},
        rebels=5,
        rebels_at="bourg",
        controller="0",
        walls={"bourg": 2},
        capital={"duchy_south": "bourg"},
        dice=[6],
        **MOVE,
    )
    play(p, "1 lead eric", "1 preach bourg eric 0")
    assert table(p)["title"] == {"duchy_south": "eric"}
    assert table(p)["occupants"]["bourg"] == ["1"]


def test_r33_the_first_army_walks_in_when_the_village_is_left() -> None:
    p = board(
        turn("MovementTurn", 1),
        lords={"louis": (0, "bourg-villeneuve"), "henri": (2, "bourg-st_vivien"), "eric": (1, "bourg")},
        armies=[
            {"who": "2", "place": "bourg-st_vivien", "enemy": "1"},
            {"who": "0", "place": "bourg-villeneuve", "enemy": "1"},
        ],
        **MOVE,
    )
    play(p, "1 lead eric")
    assert why(p, 1, "go villeneuve") == "road-blocked"
    play(p, "1 go la_buissiere")
    assert table(p)["occupants"]["bourg"] == ["2"]
    assert table(p)["armies"] == [{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}]


def test_r45_outside_battle_unguarded_prisoners_are_free_where_they_stand() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg"), "henri": (0, "sigy")},
        captor={"eric": "0"},
    )
    t = table(p)
    assert "captor" not in t
    assert (t["place"]["eric"], t["occupants"]["bourg"]) == ("bourg", ["1"])


def test_r46_a_conqueror_without_lords_keeps_the_title_pending() -> None:
    p = board(
        [{"step": "Battle", "village": "bourg", "attacker": "1", "defender": "0"}],
        lords={"louis": (0, "sigy")},
        soldiers={0: {"bourg": 1}, 1: {"bourg-villeneuve": 9}},
        armies=[{"who": "1", "place": "bourg-villeneuve", "enemy": "0"}],
        phase="battles",
        dice=[6, 6, 6, 6, 1],
        **{**FIEF, "walls": {"bourg": 2}},
    )
    t = table(p)
    assert t["fief"] == {"duchy_south": "1"}
    assert t["claim"] == {"duchy_south": "conqueror"}
    assert "title" not in t
