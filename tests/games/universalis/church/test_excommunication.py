"""The Pope and excommunication [10.1, 10.2], from the specification."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.church.excommunication import absolve, excommunicate
from reame.games.universalis.realm.lands import give_territory
from tests.games.universalis.wild_board import board, claims, holder, kept, land, over, pair, play, says

WORLD = {0: {"pannonia": 5, "stato_chiesa": 5}, 1: {"delta": 5}, 2: {"tracia": 5}, 3: {"austria": 5}}


def judged(ground: str = "war", **table: Any) -> Any:
    """The emperor has given a ground; the King of Hungary is Pope."""
    return board(
        {"step": "Excommunications"},
        seats=4,
        lands=WORLD,
        pope="0",
        grounds=[{"seat": "3", "ground": ground}],
        **table,
    )


def test_10_2_the_popes_player_decides_and_the_default_is_mercy() -> None:
    p = judged()
    assert p.waiting == (0,)
    assert says(p) == ["yes", "no"]
    assert p.default(0) == p.game.table.parse("no")
    play(p, "no")
    assert over(p)
    assert p.excommunicated == 0
    assert p.grounds == []


def test_10_2_effects() -> None:
    p = judged(
        alliance={"3": {"0": 1, "1": 1}, "0": {"3": 1}, "1": {"3": 1}},
        passage={"0": {"3": 1}},
        trade={"3": {"1": 1}},
        experience={"3-banner-1": 2},
        general={"3-banner-1": 1},
        banner_at={"3-banner-1": "austria"},
        reserve={"3": {"general": 1}},
    )
    play(p, "yes")
    assert not p.christian(3)
    assert p.same_faith(3, 1)  # treated as Muslim
    assert p.banned == 1 << 3
    assert claims(p, 3, 0) == 3
    assert pair(p.alliance, 3, 0) == pair(p.alliance, 0, 3) == 0
    assert pair(p.alliance, 3, 1) == 1  # only pacts with Christians end
    assert pair(p.passage, 0, 3) == 0
    assert pair(p.trade, 3, 1) == 1
    assert p.generals(3) == 0
    assert kept(p, 3, "general") == 0


def test_10_2_no_judgement_without_a_pope_or_of_the_pope() -> None:
    p = board({"step": "Excommunications"}, seats=4, lands=WORLD, grounds=[{"seat": "3", "ground": "war"}])
    assert over(p)
    p = board({"step": "Excommunications"}, seats=4, lands=WORLD, pope="0", grounds=[{"seat": "0", "ground": "war"}])
    assert over(p)


def test_10_2_one_excommunication_is_enough() -> None:
    p = board(
        {"step": "Excommunications"},
        seats=4,
        lands=WORLD,
        pope="0",
        grounds=[{"seat": "3", "ground": "war"}, {"seat": "3", "ground": "alliance"}],
    )
    play(p, "yes")
    assert over(p)
    assert claims(p, 3, 0) == 3


def test_r45_absolution_ends_the_state_not_the_ban() -> None:
    p = judged()
    play(p, "yes")
    absolve(p, 3)
    assert p.christian(3)
    assert p.banned == 1 << 3


def test_13_8_the_ban_costs_exactly_one_own_turn() -> None:
    """Excommunicated at the end of the own turn: the next own turn has no diplomacy, and at its end the ban is over."""
    grounds = [{"seat": "3", "ground": "war"}]
    end = {"step": "PlayerTurn", "seat": "3", "stage": "excommunication"}
    p = board(end, seats=4, lands=WORLD, pope="0", grounds=grounds)
    play(p, "yes")
    assert over(p)
    assert p.banned == 1 << 3
    turn = {"step": "PlayerTurn", "seat": "3", "stage": "diplomacy"}
    p = board(turn, seats=4, lands=WORLD, pope="0", active="3", banned=["3"], excommunicated=["3"])
    assert p.phase == "purchase"
    play(p, "pass", "pass", "pass", "pass")
    assert over(p)
    assert p.banned == 0
    assert not p.christian(3)
    p = board(turn, seats=4, lands=WORLD, pope="0", active="3", excommunicated=["3"])
    assert p.phase == "diplomacy"


def test_10_2_a_new_pope_ends_all_excommunications() -> None:
    p = judged(excommunicated=["3"])
    assert over(p)
    give_territory(p, land("stato_chiesa"), 3, 4)
    assert p.pope == -1  # an excommunicated holder drives the Pope out
    p = board({"step": "Excommunications"}, seats=6, lands={**WORLD, 5: {"lorena": 5}}, pope="0", excommunicated=["3"])
    give_territory(p, land("stato_chiesa"), 5, 4)
    assert p.pope == 5
    assert p.excommunicated == 0
    assert p.honour[5] == 1
    assert p.honour[0] == -1


def test_10_1_rebellion_in_the_papal_state_drives_the_pope_out() -> None:
    p = board(
        {"step": "Rebellion"}, seats=4, lands={**WORLD, 0: {"pannonia": 5, "stato_chiesa": 1}}, pope="0", dice=[1, 3]
    )
    assert holder(p, "stato_chiesa") == 10
    assert p.pope == -1
    assert p.honour[0] == -1


def test_10_2_who_is_excommunicated_leaves_the_crusade() -> None:
    p = board(
        {"step": "Excommunications"},
        seats=4,
        lands=WORLD,
        pope="0",
        crusade="preparing",
        crusaders=["0", "3"],
        crusade_target="palestina",
        crusade_start="pannonia",
        crusade_due=7,
        host={"0": 4, "3": 6},
        host_banner={"3": 2},
        host_general={"3": 1},
        host_engine={"3": "bombard"},
        pledge={"0": 3, "3": 3},
    )
    excommunicate(p, 3)
    assert p.crusaders == 1
    assert p.host == [4, 0, 0, 0]
    assert kept(p, 3, "armies") == 6
    assert kept(p, 3, "banner") == 1
    assert kept(p, 3, "bombard") == 1
    assert kept(p, 3, "general") == 0
