"""Battles: who must fight, camps, aims, pleas, losses, spoils (9)."""

from __future__ import annotations

from typing import Any

from reame.games.fief.table.things import LORD
from reame.words import Words
from tests.games.fief.table import BATTLE, FIEF, GATE, INSIDE, board, can, play, points, step, table, to_end, why


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


LATE: dict[str, Any] = {
    "lords": {"louis": (0, "bourg-villeneuve"), "eric": (1, "bourg"), "henri": (2, "bourg-field")},
    "soldiers": {0: {"bourg-villeneuve": 6}, 1: {"bourg": 4}, 2: {"bourg-field": 3}},
    "walls": {"bourg": 1},
    **GATE,
}


def test_r37_an_allys_late_pieces_may_join_the_garrisons_camp_in_the_open() -> None:
    p = board([BATTLE], **LATE)
    play(p, "2 enlist defenders equal", "1 yes")
    b = step(p, "Battle")
    assert [c["camp"] for c in b["contingents"]] == ["0", "1", "1"], "one camp, as the journal says"
    assert b["camps"][1]["walls"] == "open", "a sortie leaves the walls"


def test_r37_late_pieces_that_stay_apart_leave_the_garrison_its_walls() -> None:
    p = board([BATTLE], **LATE)
    play(p, "2 enlist defenders separate", "1 yes")
    camps = step(p, "Battle")["camps"]
    assert [c["walls"] for c in camps] == ["open", "castle", "open"]


def test_r41_mercy_may_be_asked_for_some_lords_and_the_others_fight_on_alone() -> None:
    p = board(
        [BATTLE],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg"), "henri": (1, "bourg")},
        soldiers={0: {"bourg": 8}, 1: {"bourg": 5}},
        **INSIDE,
    )
    play(p, "0 pass", "1 plead_for eric", "1 pass")
    asked = p.question(0)
    assert asked is not None
    assert asked.items == [LORD.find("eric")]
    play(p, "0 yes")
    t = table(p)
    assert t["captor"] == {"eric": "0"}
    assert points(p, 1, "bourg") == 0, "the troops that stood with him are gone"
    assert can(p, 0, "aim henri"), "Henri fights on"


def test_r41_with_mercy_for_one_lord_the_kings_guards_stay_with_the_king() -> None:
    p = board(
        [BATTLE],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg"), "henri": (1, "bourg")},
        soldiers={0: {"bourg": 8}, 1: {"bourg": 5}},
        king="henri",
        guards={"king": 9},
        guards_at={"king": "bourg"},
        guards_of={"king": "1"},
        **INSIDE,
    )
    play(p, "0 pass", "1 plead_for eric", "1 pass", "0 yes")
    assert table(p)["guards"] == {"king": 9}
    assert points(p, 1, "bourg") == 0


def test_9_3_losses_of_a_camp_with_king_and_queen_have_words() -> None:
    p = board(
        [{"step": "Casualties", "seat": "0", "places": ["bourg"], "points": 60}],
        lords={"henri": (0, "bourg"), "isabelle": (0, "bourg")},
        soldiers={0: {"bourg": 39}},
        king="henri",
        queen="isabelle",
        guards={"king": 20, "queen": 10},
        guards_at={"king": "bourg", "queen": "bourg"},
        guards_of={"king": "0", "queen": "0"},
        phase="battles",
    )
    asked = p.question(0)
    assert asked is not None
    assert "60" in Words("fief", "en").sentence(asked)


def test_15_2_an_army_let_in_under_a_truce_does_not_attack_its_host_in_this_phase() -> None:
    p = board(
        [{"step": "BattleTurn", "seat": "0"}],
        lords={"louis": (0, "bourg-villeneuve"), "henri": (1, "bourg")},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        phase="battles",
    )
    play(p, "0 offer 1", "0 truce bourg admit", "0 propose", "1 yes")
    assert why(p, 0, "fight bourg 1") == "no-battle"


def test_15_2_nor_does_it_join_those_who_do() -> None:
    p = board(
        [BATTLE],
        lords={"louis": (0, "bourg-villeneuve"), "eric": (1, "bourg"), "henri": (2, "bourg")},
        soldiers={0: {"bourg-villeneuve": 3}},
        fought=[{"village": "bourg", "one": "2", "other": "1"}],
        **GATE,
    )
    assert p.waiting == (2,)
    assert not can(p, 2, "enlist attackers equal")
    assert can(p, 2, "enlist defenders equal")


def test_r34_a_guest_who_resisted_and_is_left_alone_does_not_fight_himself() -> None:
    p = board(
        [{"step": "BattleTurn", "seat": "0"}],
        lords={"louis": (0, "bourg"), "henri": (1, "sigy")},
        walls={"bourg": 1},
        resisting={"bourg": ["0"]},
        phase="battles",
    )
    assert can(p, 0, "pass")
    assert not can(p, 0, "fight bourg 0")
