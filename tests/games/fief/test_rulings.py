"""Rulings of the specification (section 17) that have an effect, each by a table set by hand."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.rules import GAME
from reame.games.fief.turn.incomes import pay_loans
from reame.games.fief.turn.victory import eliminate, end_of_round
from tests.games.fief.table import board, can, play, points, table, to_end, why

FIEF: dict[str, Any] = {
    "walls": {"bourg": 2},
    "capital": {"duchy_south": "bourg"},
    "fief": {"duchy_south": "0"},
    "title": {"duchy_south": "louis"},
}
MOVE: dict[str, Any] = {"phase": "movement"}
TALKS = {"step": "Talks", "order": ["0", "1", "2"]}
TALKING: dict[str, Any] = {"phase": "negotiations"}


def turn(step: str, seat: int = 0) -> list[dict[str, Any]]:
    return [{"step": step, "seat": str(seat)}]


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


def test_r27_an_empty_capital_pays_only_where_the_owner_is_holder() -> None:
    rich: dict[str, Any] = {"mills": {"st_vivien": 1, "villeneuve": 1}}
    p = board([{"step": "Incomes"}], lords={"louis": (0, "st_vivien")}, **FIEF, **rich)
    assert table(p)["money"] == {"0": 200}
    p = board([{"step": "Incomes"}], lords={"louis": (0, "bourg"), "eric": (1, "st_vivien")}, **FIEF, **rich)
    assert table(p)["money"] == {"0": 600}


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


def test_r33_r36_an_army_whose_enemy_has_changed_may_withdraw() -> None:
    p = board(
        [{"step": "BattleTurn", "seat": "0"}],
        lords={"louis": (0, "bourg-villeneuve"), "henri": (2, "bourg")},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        phase="battles",
    )
    assert can(p, 0, "pass")
    assert can(p, 0, "fight bourg 2")
    play(p, "0 withdraw bourg")
    assert table(p)["place"]["louis"] == "villeneuve"


def test_9_1_an_announced_attack_must_be_fought_unless_there_is_a_truce() -> None:
    p = board(
        [{"step": "BattleTurn", "seat": "0"}],
        lords={"louis": (0, "bourg-villeneuve"), "henri": (1, "bourg")},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        money={"0": 200},
        phase="battles",
    )
    assert why(p, 0, "pass") == "must-fight"
    play(p, "0 offer 1", "0 truce bourg admit", "0 give_money 200", "0 propose", "1 yes")
    assert table(p)["occupants"]["bourg"] == ["1", "0"]
    assert can(p, 0, "pass")


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


def test_r39_a_combined_camp_shares_losses_and_ransoms() -> None:
    p = board(
        [{"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}],
        lords={"eric": (1, "bourg")},
        soldiers={0: {"bourg-villeneuve": 6}, 2: {"bourg-st_vivien": 3}, 1: {"bourg": 1}},
        armies=[
            {"who": "0", "place": "bourg-villeneuve", "enemy": "1"},
            {"who": "2", "place": "bourg-st_vivien", "enemy": "1"},
        ],
        phase="battles",
        dice=[1, 1, 6],
    )
    play(p, "2 enlist attackers points", "0 yes", "1 pass", "0 pass")
    assert (points(p, 0, "bourg-villeneuve"), points(p, 2, "bourg-st_vivien")) == (4, 2)
    play(p, "1 plead", "0 yes")
    t = table(p)
    assert t["captor"] == {"eric": "0"}
    assert t["shares"] == {"eric": {"0": 4, "2": 2}}
    assert t["occupants"]["bourg"] == ["0", "2"]


def test_r42_nobody_able_to_fight_loses_without_dice() -> None:
    p = board(
        [{"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}],
        lords={"isabelle": (1, "bourg")},
        soldiers={0: {"bourg-villeneuve": 2}},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        phase="battles",
    )
    assert table(p)["captor"] == {"isabelle": "0"}
    assert table(p)["occupants"]["bourg"] == ["0"]


def test_r43_works_burn_unless_their_owner_wins() -> None:
    fight = [{"step": "Battle", "village": "st_vivien", "attacker": "0", "defender": "1"}]
    war: dict[str, Any] = {
        "soldiers": {0: {"bourg": 1, "st_vivien": 9}, 1: {"st_vivien": 1}},
        "occupants": {"st_vivien": ["1", "0"]},
        "mills": {"st_vivien": 1},
        "phase": "battles",
        "dice": [6, 6, 1],
    }
    p = board(fight, lords={"louis": (0, "bourg")}, **FIEF, **war)
    assert table(p)["mills"] == {"st_vivien": 1}
    p = board(fight, lords={"louis": (0, "bourg")}, **war)
    assert "mills" not in table(p)


def test_r44_the_kings_guards_fight_on_and_then_leave() -> None:
    p = board(
        [{"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}],
        lords={"louis": (1, "bourg"), "henri": (0, "bourg")},
        soldiers={0: {"bourg": 1}, 1: {"sigy": 1}},
        occupants={"bourg": ["1", "0"]},
        king="louis",
        guards={"king": 3},
        guards_at={"king": "bourg"},
        guards_of={"king": "1"},
        phase="battles",
        dice=[6, 1, 1, 6],
    )
    play(p, "0 pass", "1 pass", "0 aim louis", "1 pass")
    assert "king" not in table(p)
    assert table(p)["guards"] == {"king": 3}
    play(p, "0 pass", "1 pass") if p.waiting == (0,) else None
    to_end(p)
    assert "guards" not in table(p)


def test_r45_prisoners_die_with_their_guards_in_battle() -> None:
    p = board(
        [{"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}],
        lords={"louis": (0, "bourg"), "henri": (0, "bourg")},
        captor={"henri": "1"},
        soldiers={0: {"bourg": 9}, 1: {"bourg": 1}},
        occupants={"bourg": ["1", "0"]},
        phase="battles",
        dice=[6, 6, 1],
    )
    play(p, "0 pass", "1 pass")
    assert "henri" not in table(p)["family"]


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


def test_r48_the_spouses_player_inherits_the_last_lords_fief() -> None:
    p = board(
        [{"step": "Inheritance"}, {"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "isabelle": (1, "sigy")},
        soldiers={0: {"bourg": 2, "sigy": 1}, 1: {"sigy": 1}},
        occupants={"sigy": ["1", "0"]},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        money={"1": 100},
        **FIEF,
        **TALKING,
    )
    play(p, "1 title duchy_south isabelle", "1 recruit 1")
    assert table(p)["title"] == {"duchy_south": "isabelle"}
    assert points(p, 1, "bourg") == 1
    assert points(p, 0, "bourg") == 0


def test_r50_a_captured_king_loses_guards_and_pension() -> None:
    p = board(
        [{"step": "Incomes"}, {"step": "Ultimatum", "host": "1", "guest": "0", "village": "bourg"}],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        occupants={"bourg": ["1", "0"]},
        walls={"bourg": 1},
        king="louis",
        guards={"king": 20},
        guards_at={"king": "bourg"},
        guards_of={"king": "0"},
    )
    play(p, "0 surrender")
    t = table(p)
    assert t["king"] == "louis"
    assert "guards" not in t
    assert t["money"] == {"1": 100}


def test_r51_who_may_marry() -> None:
    p = board(
        [TALKS],
        lords={"louis": (0, "bourg"), "henri": (0, "bourg"), "isabelle": (1, "sigy"), "blanche": (1, "sigy")},
        bishop={"henri": "sigy"},
        maid="blanche",
        **TALKING,
    )
    play(p, "0 offer 1")
    assert can(p, 0, "marry louis isabelle")
    assert why(p, 0, "marry henri isabelle") == "churchman"
    assert why(p, 0, "marry louis blanche") == "maid-never"
    play(p, "0 marry louis isabelle", "0 propose", "1 yes")
    assert table(p)["spouse"] == {"louis": "isabelle", "isabelle": "louis"}
    assert p.view(0)["families"]["0"]["allies"] == ["1"]


def test_13_2_a_kings_bride_is_queen_with_ten_points_of_guards() -> None:
    p = board([TALKS], lords={"louis": (0, "bourg"), "isabelle": (1, "sigy")}, king="louis", **TALKING)
    play(p, "0 offer 1", "0 marry louis isabelle", "0 propose", "1 yes")
    assert table(p)["queen"] == "isabelle"
    assert table(p)["guards"] == {"queen": 10}


ALLIED: dict[str, Any] = {
    "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy")},
    "spouse": {"louis": "isabelle", "isabelle": "louis"},
}


def test_r52_only_allies_exchange_cards_and_only_in_a_whisper() -> None:
    p = board([TALKS], hands={"0": [["sun", 1]], "1": [["plague", 2]]}, **ALLIED, **TALKING)
    play(p, "0 offer 1")
    assert why(p, 0, "give_card sun") == "only-whispered"
    play(p, "0 drop", "1 pass", "2 pass", "0 whisper 2")
    assert why(p, 0, "give_card sun") == "not-allied"
    play(p, "0 drop", "1 pass", "2 pass", "0 whisper 1", "0 give_card sun", "0 ask_card plague", "0 propose", "1 yes")
    assert (p.hands[0].cards, p.hands[1].cards) != ([], [])
    assert p.view(0)["table"]["hands"]["0"] == ["plague"]
    assert p.view(2)["table"]["hands"]["0"] == {"count": 1, "known": []}


def test_r53_an_heir_is_born_from_a_hand() -> None:
    p = board([TALKS], hands={"1": [["henri", 2]]}, king="louis", queen="isabelle", **ALLIED, **TALKING)
    play(p, "0 pass", "1 whisper 0", "1 heir henri", "1 propose", "0 yes")
    t = table(p)
    assert (t["prince"], t["family"]["henri"], t["place"]["henri"]) == ("henri", "0", "bourg")


def test_r55_the_young_king_draws_no_pension_and_may_not_marry() -> None:
    p = board(
        [TALKS, {"step": "Incomes"}],
        lords={"henri": (0, "bourg"), "isabelle": (1, "sigy"), "blanche": (2, "blaye")},
        king="henri",
        queen="isabelle",
        regent="isabelle",
        majority=6,
        **TALKING,
    )
    assert table(p)["money"] == {"1": 800}
    play(p, "0 offer 2")
    assert why(p, 0, "marry henri blanche") == "under-age"


def test_r57_guards_go_to_the_regent_when_there_is_a_prince() -> None:
    court: dict[str, Any] = {
        "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (0, "blaye")},
        "spouse": {"louis": "isabelle", "isabelle": "louis"},
        "king": "louis",
        "queen": "isabelle",
        "guards": {"king": 12, "queen": 10},
        "guards_at": {"king": "bourg", "queen": "sigy"},
        "guards_of": {"king": "0", "queen": "1"},
    }
    p = board([{"step": "Deaths", "lords": ["louis"]}], prince="henri", **court)
    assert table(p)["guards"] == {"king": 12, "queen": 10}
    assert table(p)["guards_at"] == {"king": "sigy", "queen": "sigy"}
    p = board([{"step": "Deaths", "lords": ["louis"]}], **court)
    assert table(p)["guards"] == {"queen": 10}
    assert table(p)["regent"] == "isabelle"


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


def test_r65_a_debtor_pays_what_he_has() -> None:
    p = board([TALKS], lords={"louis": (0, "bourg"), "eric": (1, "sigy")}, money={"0": 500}, **TALKING)
    play(p, "0 offer 1", "0 lend 500 100 1", "0 propose", "1 yes")
    assert table(p)["money"] == {"1": 500}
    p.money[1] = 200
    p.round = 4
    pay_loans(p)
    assert (p.money, p.loans[0].ecus) == ([200, 0, 0], 400)


def test_r66_offers_are_counted_and_not_repeated() -> None:
    p = board([TALKS], lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")}, **TALKING)
    play(p, "0 offer 1", "0 ask_money 100", "0 propose", "1 no", "1 pass", "2 pass", "0 offer 1", "0 ask_money 100")
    assert why(p, 0, "propose") == "said-already"
    play(p, "0 drop")
    p.offers[0] = 8
    play(p, "1 pass", "2 pass")
    assert p.over


def test_15_2_a_promised_vote_is_cast() -> None:
    p = board(
        [{"step": "Negotiations", "stage": "talks"}],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        title={"duchy_south": "louis", "county_west": "eric"},
        fief={"duchy_south": "0", "county_west": "1"},
        candidates={"0": "louis", "1": "eric"},
        money={"0": 300},
        **TALKING,
    )
    play(p, "0 whisper 1", "0 give_money 300", "0 ask_vote louis", "0 propose", "1 yes")
    assert p.view(0)["election"]["promised"] == {"1": "louis"}
    assert p.view(2)["election"]["promised"] == {}
    play(p, "1 pass", "2 pass", "0 pass")
    play(p, "0 vote louis")
    assert [GAME.table.words(m) for m in p.legal(1)] == ["vote louis"]


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


def test_10_a_ransomed_lord_goes_to_a_village_of_his_own() -> None:
    p = board(
        [TALKS],
        lords={"louis": (0, "sigy"), "henri": (0, "bourg"), "eric": (1, "sigy")},
        captor={"louis": "1"},
        **TALKING,
    )
    play(p, "0 offer 1", "0 release louis", "0 propose", "1 yes")
    assert [GAME.table.words(m) for m in p.legal(0)] == ["put bourg"]


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
