"""Setup, incomes, purchases, and the end of a round: rulings and paragraphs 3, 6, 7, 14."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.rules import GAME
from reame.games.fief.table.things import CASTLE_WORK
from reame.games.fief.turn.victory import eliminate, end_of_round
from tests.games.fief.table import FIEF, TALKING, TALKS, board, can, play, table, turn, why


def test_6_a_prisoners_fief_pays_into_escrow_and_is_paid_out() -> None:
    p = board(
        [TALKS, {"step": "Incomes"}],
        lords={"louis": (0, "sigy"), "henri": (0, "bourg"), "eric": (1, "sigy")},
        captor={"louis": "1"},
        money={"0": 300},
        **FIEF,
        **TALKING,
    )
    assert table(p)["escrow"] == {"louis": 200}
    play(p, "0 offer 1", "0 release louis", "0 from_escrow louis 100", "0 give_money 300", "0 propose", "1 yes")
    play(p, "0 put bourg")
    assert table(p)["money"] == {"0": 100, "1": 400}
    assert "captor" not in table(p)


def test_r4_lords_can_be_chosen() -> None:
    p = GAME.start(3, "choose", {"first_lord": "chosen"})
    for _ in range(6):
        p.apply(p.waiting[0], p.legal(p.waiting[0])[0])
    first = p.waiting[0]
    play(p, f"{first} choose mireille")
    assert p.lords_of(first) == [GAME.table.by_name["choose"].kinds[0].find("mireille")]


def test_r7_everybody_starts_with_a_castle_eight_soldiers_and_300_ecus() -> None:
    p = GAME.start(4, "start")
    while p.phase == "setup":
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    assert p.walls.count(1) == 4
    assert [p.soldiers_total(s) for s in range(4)] == [8] * 4
    assert p.money == [300] * 4
    assert [h.size() for h in p.hands] == [3] * 4


def test_r25_tithe_needs_a_free_bishop() -> None:
    p = board(
        [{"step": "Incomes"}],
        lords={"eric": (1, "bourg"), "louis": (0, "bourg")},
        captor={"eric": "0"},
        bishop={"eric": "bourg"},
        tithe={"bourg": "eric"},
        mills={"bourg": 1},
    )
    assert table(p)["money"] == {"0": 200}
    assert table(p)["discards"] == {"tithe": 1}


def test_r26_without_an_heir_the_treasury_keeps_the_tax() -> None:
    p = board(
        [{"step": "Incomes"}],
        lords={"eric": (1, "sigy")},
        soldiers={0: {"bourg": 1}},
        tax={"duchy_south": "0"},
        **{k: v for k, v in FIEF.items() if k != "title"},
    )
    assert table(p)["money"] == {"0": 200}, "the citadel pays, the tax does not"


def test_r27_an_empty_capital_pays_only_where_the_owner_is_holder() -> None:
    rich: dict[str, Any] = {"mills": {"st_vivien": 1, "villeneuve": 1}}
    p = board([{"step": "Incomes"}], lords={"louis": (0, "st_vivien")}, **FIEF, **rich)
    assert table(p)["money"] == {"0": 200}
    p = board([{"step": "Incomes"}], lords={"louis": (0, "bourg"), "eric": (1, "st_vivien")}, **FIEF, **rich)
    assert table(p)["money"] == {"0": 600}


def test_r28_soldiers_need_a_stronghold_or_a_lord() -> None:
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg")},
        soldiers={0: {"sigy": 1, "blaye": 1}},
        walls={"blaye": 1},
        money={"0": 500},
        phase="purchases",
    )
    assert can(p, 0, "hire bourg 5")
    assert can(p, 0, "hire blaye 1")
    assert why(p, 0, "hire sigy 1") == "no-barracks"
    assert why(p, 0, "hire bourg 6") == "too-dear"


def everywhere(guest: bool) -> dict[str, Any]:
    villages = ["bourg", "st_vivien", "villeneuve", "la_buissiere", "les_essarts"]
    soldiers = {0: dict.fromkeys(villages, 1)}
    inside = {"st_vivien": ["0", "1"] if guest else ["0"]}
    return {"soldiers": soldiers | ({1: {"st_vivien": 1}} if guest else {}), "occupants": inside}


@pytest.mark.parametrize("guest", [False, True])
def test_r29_guests_do_not_prevent_a_fief_and_it_is_for_good(guest: bool) -> None:
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg")},
        walls={"bourg": 1},
        money={"0": 2100},
        phase="purchases",
        **everywhere(guest),
    )
    play(p, "0 found duchy_south bourg louis")
    assert table(p)["walls"] == {"bourg": 2}
    assert p.supply(CASTLE_WORK) == 12, "the castle is back in the supply"
    assert why(p, 0, "found duchy_south bourg louis") == "fief-already"


def test_r29_every_village_must_be_held() -> None:
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg")},
        walls={"bourg": 1},
        money={"0": 2100},
        phase="purchases",
        soldiers={0: {"bourg": 1}},
    )
    assert why(p, 0, "found duchy_south bourg louis") == "not-all-held"


def test_r30_a_title_moves_once_a_phase_and_never_to_a_prisoner() -> None:
    two: dict[str, Any] = {
        "walls": {"bourg": 2, "tournus": 2},
        "capital": {"duchy_south": "bourg", "duchy_northeast": "tournus"},
        "fief": {"duchy_south": "0", "duchy_northeast": "0"},
        "title": {"duchy_south": "louis", "duchy_northeast": "louis"},
    }
    lords = {"louis": (0, "bourg"), "charles": (0, "tournus"), "henri": (0, "sigy"), "eric": (1, "sigy")}
    p = board(turn("PurchaseTurn"), lords=lords, captor={"henri": "1"}, phase="purchases", **two)
    assert why(p, 0, "title duchy_south henri") == "not-your-free-lord"
    play(p, "0 title duchy_south charles")
    assert table(p)["title"]["duchy_south"] == "charles"
    assert why(p, 0, "title duchy_south louis") == "title-moved-already"


def crowned(**more: Any) -> Any:
    regions = ["duchy_south", "duchy_northeast", "county_northwest"]
    capitals = ["bourg", "tournus", "beaujeu"]
    return board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        king="louis",
        fief=dict.fromkeys(regions, "0"),
        title=dict.fromkeys(regions, "louis"),
        capital=dict(zip(regions, capitals, strict=True)),
        walls=dict.fromkeys(capitals, 2),
        phase="purchases",
        **more,
    )


def test_r60_victory_counts_at_the_end_of_the_round() -> None:
    p = crowned()
    play(p, "0 pass")
    assert p.outcome is None or p.outcome.reason == "stop"
    q = crowned()
    end_of_round(q)
    assert q.outcome is not None
    assert (q.outcome.winners, q.outcome.reason) == ([0], "alone")


def test_r61_two_players_with_three_fiefs_and_a_crown_each_both_win() -> None:
    regions = ["duchy_south", "duchy_northeast", "county_northwest", "county_west", "barony_north", "barony_east"]
    capitals = ["bourg", "tournus", "beaujeu", "sigy", "sennecy", "st_gerome"]
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (2, "blaye")},
        king="louis",
        queen="isabelle",
        fief=dict(zip(regions, "000111", strict=True)),
        title=dict(zip(regions, ["louis"] * 3 + ["isabelle"] * 3, strict=True)),
        capital=dict(zip(regions, capitals, strict=True)),
        walls=dict.fromkeys(capitals, 2),
        phase="purchases",
    )
    end_of_round(p)
    assert p.outcome is not None
    assert (p.outcome.winners, p.outcome.reason) == ([0, 1], "alone")


def test_r62_elimination() -> None:
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "sigy")},
        money={"2": 700},
        hands={"2": [["sun", 4]]},
        capital={"duchy_south": "bourg"},
        fief={"duchy_south": "2"},
        walls={"bourg": 2},
    )
    eliminate(p, 2)
    assert (p.money[2], p.hands[2].cards, p.fief[0]) == (0, [], -1)


def test_r63_tallies_add_up_and_a_normal_victory_does_not_end_a_points_game() -> None:
    p = crowned(options={"mode": "points", "length": "10"}, round=5, money={"1": 1700})
    end_of_round(p)
    assert p.outcome is None
    assert p.points == [50 + 50 + 50 + 40, 30, 0]
    p.round = 10
    end_of_round(p)
    assert p.outcome is not None
    assert (p.outcome.winners, p.outcome.scores) == ([0], [380, 60, 0])


def test_r63_ties_go_to_fiefs_then_money_then_are_shared() -> None:
    def end(**more: Any) -> Any:
        p = board(
            turn("PurchaseTurn"),
            lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
            options={"mode": "points", "length": "10"},
            round=10,
            **more,
        )
        end_of_round(p)
        assert p.outcome is not None
        return p.outcome.winners

    # A Baron's 30 points against 1500 ecus.
    barony = {
        "fief": {"barony_north": "0"},
        "title": {"barony_north": "louis"},
        "capital": {"barony_north": "sennecy"},
        "walls": {"sennecy": 2},
    }
    assert end(money={"1": 1500}, **barony) == [0]
    assert end(money={"0": 600, "1": 900}) == [1]
    assert end(money={"0": 900, "1": 900}) == [0, 1]


def test_r64_the_last_player_wins() -> None:
    p = board(turn("PurchaseTurn"), lords={"louis": (0, "bourg")})
    end_of_round(p)
    assert p.outcome is not None
    assert (p.outcome.winners, p.outcome.reason) == ([0], "last")


def test_r64_a_normal_game_is_decided_by_points_after_its_last_round() -> None:
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        money={"1": 2000},
        round=30,
    )
    end_of_round(p)
    assert p.outcome is not None
    assert (p.outcome.winners, p.outcome.scores) == ([1], [0, 40, 0])


PAIR: dict[str, Any] = {
    "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy")},
    "spouse": {"louis": "isabelle", "isabelle": "louis"},
    "king": "louis",
    "queen": "isabelle",
    "out": ["2"],
}


def test_r64_two_allied_players_with_king_and_queen_win_when_they_are_left_but_not_for_points() -> None:
    normal = board([TALKS], **PAIR, **TALKING)
    end_of_round(normal)
    assert normal.outcome is not None
    assert normal.outcome.reason == "pair"
    scored = board([TALKS], options={"mode": "points"}, **PAIR, **TALKING)
    end_of_round(scored)
    assert scored.outcome is None, "the points decide, at the end"


def test_r64_a_normal_game_may_have_no_limit() -> None:
    home: dict[str, Any] = {"lords": {"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")}}
    p = board([TALKS], round=40, options={"limit": "none"}, **home, **TALKING)
    end_of_round(p)
    assert p.outcome is None
    q = board([TALKS], round=40, options={"limit": "40"}, **home, **TALKING)
    end_of_round(q)
    assert q.outcome is not None
    assert q.outcome.reason == "points"
