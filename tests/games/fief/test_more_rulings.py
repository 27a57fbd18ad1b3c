"""The other rulings of section 17 with an effect: supplies, weather, plague, aims, pleas, deaths, crown, points."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.rules import GAME
from reame.games.fief.table.things import (
    CARD,
    CARD_COUNT,
    CARDINALS,
    CASTLE_WORK,
    CASTLES,
    GUARD_POINTS,
    LORDS,
    MILLS,
    PRESSES,
    REBEL_POINTS,
    SOLDIERS,
    VILLAGES_OF,
    WOMAN,
)
from reame.games.fief.turn.victory import end_of_round
from tests.games.fief.table import board, can, play, points, table, why

FIEF: dict[str, Any] = {
    "walls": {"bourg": 2},
    "capital": {"duchy_south": "bourg"},
    "fief": {"duchy_south": "0"},
    "title": {"duchy_south": "louis"},
}
BATTLE = {"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}
GATE: dict[str, Any] = {"armies": [{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}], "phase": "battles"}
INSIDE: dict[str, Any] = {"occupants": {"bourg": ["1", "0"]}, "phase": "battles"}
TALKING: dict[str, Any] = {"phase": "negotiations"}


def turn(step: str, seat: int = 0) -> list[dict[str, Any]]:
    return [{"step": step, "seat": str(seat)}]


# -- components --------------------------------------------------------------------------------


def test_r2_r3_the_supplies_of_the_box() -> None:
    assert (SOLDIERS, GUARD_POINTS, REBEL_POINTS) == (45, [20, 10], 18)
    assert (CASTLES, MILLS, PRESSES, CARDINALS) == (12, 12, 12, 3)
    assert (sum(CARD_COUNT), LORDS, sum(WOMAN)) == (57, 16, 4)
    counts = {CARD.word(c): CARD_COUNT[c] for c in range(LORDS + 4, CARD.size)}
    assert counts == {
        "d_arc": 1,
        "tithe": 4,
        "feudal_tax": 5,
        "assassination": 1,
        "justice": 1,
        "bad_weather": 3,
        "sun": 6,
        "famine": 2,
        "good_harvest": 6,
        "peasant_revolt": 4,
        "plague": 2,
        "escape": 2,
    }
    assert sorted(len(v) for v in VILLAGES_OF) == [3, 3, 4, 4, 5, 5]


def test_r8_money_is_numbers_and_pieces_are_limited() -> None:
    p = board([{"step": "Incomes"}], lords={"louis": (0, "bourg")}, mills={"bourg": 3}, treasury=100)
    assert table(p)["money"] == {"0": 600}
    assert p.treasury == -500
    twelve = dict.fromkeys(["bourg", "st_vivien", "villeneuve", "la_buissiere", "st_paul", "sigy"], 1)
    twelve |= dict.fromkeys(["beaujeu", "tournus", "sennecy", "chateaufort", "blaye", "charolles"], 1)
    q = board(
        turn("PurchaseTurn"), lords={"louis": (0, "la_salle")}, walls=twelve, money={"0": 2000}, phase="purchases"
    )
    assert why(q, 0, "build la_salle castle") == "no-pieces"
    assert can(q, 0, "build la_salle mill")


# -- cards -------------------------------------------------------------------------------------


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


def test_r14_one_famine_a_region_and_castles_still_pay() -> None:
    p = board(turn("CardTurn"), lords={"louis": (0, "bourg")}, famine=["duchy_south"], hands={"0": [["famine", 1]]})
    assert why(p, 0, "starve duchy_south") == "famine-there"
    assert can(p, 0, "starve duchy_northeast")
    q = board([{"step": "Incomes"}], lords={"louis": (0, "bourg")}, famine=["duchy_south"], mills={"bourg": 3}, **FIEF)
    assert table(q)["money"] == {"0": 200}, "the citadel"


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


def test_r24_d_arc_needs_a_die_for_damage_and_gives_nothing_in_prison() -> None:
    war: dict[str, Any] = {
        "lords": {"isabelle": (0, "bourg"), "louis": (1, "bourg")},
        "maid": "isabelle",
        "soldiers": {0: {"bourg": 4}, 1: {"bourg": 6}},
    }
    aimed = board([BATTLE], dice=[5, 1, 1], **war, **INSIDE)
    play(aimed, "0 pass", "1 pass", "0 aim louis", "1 pass")
    assert points(aimed, 1, "bourg") == 6, "her camp's one die went for Louis"
    struck = board([BATTLE], dice=[3, 1, 1], **war, **INSIDE)
    play(struck, "0 pass", "1 pass", "0 pass", "1 pass")
    assert points(struck, 1, "bourg") == 6 - 4, "3 + 6 in the open"
    caught = board(
        [BATTLE],
        lords={"isabelle": (2, "bourg"), "louis": (1, "bourg"), "charles": (0, "bourg")},
        captor={"isabelle": "0"},
        maid="isabelle",
        soldiers={0: {"bourg": 4}, 1: {"bourg": 6}},
        dice=[3, 1, 1],
        **INSIDE,
    )
    play(caught, "0 pass", "1 pass", "0 pass", "1 pass")
    assert points(caught, 1, "bourg") == 6 - 1, "3 alone"


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


def test_r26_without_an_heir_the_treasury_keeps_the_tax() -> None:
    p = board(
        [{"step": "Incomes"}],
        lords={"eric": (1, "sigy")},
        soldiers={0: {"bourg": 1}},
        tax={"duchy_south": "0"},
        **{k: v for k, v in FIEF.items() if k != "title"},
    )
    assert table(p)["money"] == {"0": 200}, "the citadel pays, the tax does not"


# -- titles ------------------------------------------------------------------------------------


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


def test_r30_an_inheritance_may_fall_to_a_prisoner() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "henri": (0, "sigy"), "eric": (1, "sigy")},
        captor={"henri": "1"},
        soldiers={0: {"bourg": 1}},
        **FIEF,
    )
    assert table(p)["title"] == {"duchy_south": "henri"}


# -- battles -----------------------------------------------------------------------------------


def test_r40_women_in_the_open_may_be_aimed_at_with_several_dice_nobody_behind_walls() -> None:
    lords = {"isabelle": (1, "bourg"), "eric": (1, "bourg"), "louis": (0, "bourg-villeneuve")}
    war: dict[str, Any] = {"lords": lords, "soldiers": {0: {"bourg-villeneuve": 7}, 1: {"bourg": 5}}, **GATE}
    p = board([BATTLE], dice=[1, 6, 1], **war)
    play(p, "0 pass", "1 pass")
    assert can(p, 0, "aim isabelle")
    play(p, "0 aim isabelle", "0 aim isabelle", "1 pass")
    assert "isabelle" not in table(p)["family"]
    assert points(p, 1, "bourg") == 5, "no die was left for the troops"
    walled = board([BATTLE], dice=[1, 1, 1], walls={"bourg": 1}, **war)
    play(walled, "0 pass", "1 pass")
    assert walled.waiting != (0,), "he has nobody to aim at"


def test_r40_a_lord_killed_by_aim_goes_first_and_still_counted_for_the_dice() -> None:
    # Seat 1 has 6 points and Eric: two dice. He falls by aim; the damage falls on the soldiers.
    p = board(
        [BATTLE],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        soldiers={0: {"bourg": 8}, 1: {"bourg": 6}},
        dice=[6, 4, 6, 6],
        **INSIDE,
    )
    play(p, "0 pass", "1 pass", "0 aim eric", "0 pass", "1 pass")
    assert "eric" not in table(p)["family"]
    assert points(p, 1, "bourg") == 6 - 2
    assert points(p, 0, "bourg") == 8 - 6, "twelve: he had both dice"


def test_r41_a_plea_is_for_everything_and_the_rest_of_the_side_fights_on() -> None:
    p = board(
        [BATTLE],
        lords={"louis": (0, "bourg-villeneuve"), "henri": (2, "bourg-st_vivien"), "eric": (1, "bourg")},
        soldiers={0: {"bourg-villeneuve": 3}, 2: {"bourg-st_vivien": 4}, 1: {"bourg": 5}},
        armies=[
            {"who": "0", "place": "bourg-villeneuve", "enemy": "1"},
            {"who": "2", "place": "bourg-st_vivien", "enemy": "1"},
        ],
        phase="battles",
        dice=[1] * 6,
    )
    play(p, "2 enlist attackers separate")
    assert p.waiting == (0,), "pleas in turn order, before the first round too"
    play(p, "0 plead", "1 yes")
    t = table(p)
    assert t["captor"] == {"louis": "1"}
    assert points(p, 0, "bourg-villeneuve") == 0
    assert not p.over, "Henri and his troops fight on"
    play(p, "1 pass")
    assert p.waiting == (2,)


def test_r67_after_a_hundred_rounds_a_battle_stops() -> None:
    # One die each; in a castle a throw of 1 or 2 costs nothing, in the open a 1.
    p = board(
        [BATTLE],
        lords={},
        soldiers={0: {"bourg-villeneuve": 1}, 1: {"bourg": 1}},
        walls={"bourg": 1},
        dice=[1] * 200,
        **GATE,
    )
    assert p.over, "nobody has a lord: nothing to ask"
    t = table(p)
    assert points(p, 0, "villeneuve") == 1, "the army at the gate goes back"
    assert (points(p, 1, "bourg"), t["occupants"]["bourg"]) == (1, ["1"])


# -- deaths and the crown ----------------------------------------------------------------------


def test_r47_all_are_removed_then_each_claim_is_judged_apart() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis", "charles"]}],
        lords={"louis": (0, "bourg"), "charles": (0, "beaujeu"), "isabelle": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={0: {"bourg": 1, "beaujeu": 1}},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        king="henri",
        walls={"bourg": 2, "beaujeu": 2},
        capital={"duchy_south": "bourg", "county_northwest": "beaujeu"},
        fief={"duchy_south": "0", "county_northwest": "0"},
        title={"duchy_south": "louis", "county_northwest": "charles"},
    )
    assert table(p)["claim"] == {"duchy_south": "1", "county_northwest": "crown"}


def test_r49_the_heir_may_send_a_lord_and_is_holder_before_a_guest() -> None:
    def inherited(**more: Any) -> Any:
        return board(
            [{"step": "Inheritance"}],
            lords={"eric": (1, "sigy")},
            soldiers={0: {"bourg": 2, "st_vivien": 1}, 2: {"bourg": 1}, **more.pop("troops", {})},
            occupants={"bourg": ["0", "2"]},
            claim={"duchy_south": "1"},
            **{k: v for k, v in FIEF.items() if k != "title"},
            mills={"st_vivien": 1},
            **more,
            **TALKING,
        )

    p = inherited(troops={1: {"sigy": 3}}, money={"1": 100})
    play(p, "1 title duchy_south eric")
    assert {"garrison sigy 1", "castellan eric", "recruit 1"} <= {GAME.table.words(m) for m in p.legal(1)}
    play(p, "1 castellan eric")
    t = table(p)
    assert t["occupants"]["bourg"] == ["1", "2"]
    assert (points(p, 0, "bourg"), points(p, 0, "st_vivien")) == (0, 0), "the old owner's soldiers are gone"
    assert t["mills"] == {"st_vivien": 1}


COURT: dict[str, Any] = {
    "lords": {"henri": (0, "bourg"), "isabelle": (1, "sigy"), "blanche": (2, "blaye")},
    "king": "henri",
    "queen": "isabelle",
    "guards": {"queen": 10},
    "guards_at": {"queen": "sigy"},
    "guards_of": {"queen": "1"},
}


def test_r56_the_queen_mother_keeps_her_card_until_her_son_marries() -> None:
    p = board(turn("PurchaseTurn"), regent="isabelle", majority=3, phase="purchases", **COURT)
    end_of_round(p)
    assert (p.regent, p.majority) == (-1, 0)
    t = table(p)
    assert (t["queen"], t["guards"]) == ("isabelle", {"queen": 10})
    q = board([{"step": "Talks", "order": ["0", "1", "2"]}], **COURT, **TALKING)
    play(q, "0 offer 2", "0 marry henri blanche", "0 propose", "2 yes")
    t = table(q)
    assert (t["queen"], t["guards_at"]) == ("blanche", {"queen": "blaye"})


def test_r59_a_cardinal_is_enough_and_counts_as_a_bishop() -> None:
    regions = ["duchy_south", "county_west", "barony_north"]
    capitals = ["bourg", "sigy", "sennecy"]
    men = ["louis", "charles", "gauvain"]

    def elected(**more: Any) -> Any:
        lords = dict(zip(men, [(0, v) for v in capitals], strict=True))
        p = board(
            [{"step": "Ballot"}],
            lords={**lords, "othon": (1, "blaye"), "pierre": (2, "blaye")},
            title=dict(zip(regions, men, strict=True)),
            fief=dict.fromkeys(regions, "0"),
            capital=dict(zip(regions, capitals, strict=True)),
            candidates={"0": "louis"},
            **more,
            **TALKING,
        )
        while p.dump()["stack"][-1].get("stage") == "votes":
            p.apply(p.waiting[0], p.default(p.waiting[0]))
        return p

    p = elected(bishop={"othon": "sigy", "pierre": "blaye"}, cardinals=["pierre"])
    play(p, "1 no", "2 yes")
    assert table(p)["king"] == "louis", "one willing cardinal"
    q = elected(bishop={"othon": "sigy", "pierre": "blaye"})
    play(q, "1 yes", "2 yes")
    assert table(q)["king"] == "louis", "bishops of two families together"
    r = elected(bishop={"othon": "sigy", "pierre": "blaye"})
    play(r, "1 yes", "2 no")
    assert "king" not in table(r)


# -- the end -----------------------------------------------------------------------------------


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


# -- rebels and captives -----------------------------------------------------------------------


def test_r16_the_next_uninvolved_player_decides_for_rebels_against_their_controller() -> None:
    # The controller himself and seat 1 are in the village: seat 2 aims the rebels' dice.
    p = board(
        [{"step": "Battle", "village": "bourg", "attacker": "0", "defender": "rebels"}],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={0: {"bourg": 3}},
        occupants={"bourg": ["0", "rebels"]},
        rebels=4,
        rebels_at="bourg",
        controller="0",
        dice=[1, 6],
        phase="battles",
    )
    assert p.waiting == (1,)
    assert can(p, 1, "aim louis")


def test_r45_outside_battle_unguarded_prisoners_are_free_where_they_stand() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg"), "henri": (0, "sigy")},
        captor={"eric": "0"},
    )
    t = table(p)
    assert "captor" not in t
    assert (t["place"]["eric"], t["occupants"]["bourg"]) == ("bourg", ["1"])


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
