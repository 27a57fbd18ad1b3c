"""Odds of battles, against what the rules themselves do with many dice, and of attacks before they are made."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round, throw
from reame.games.universalis.prospects.odds import Course, outcomes
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.chance import Dice
from reame.kernel.moves import YES
from tests.games.universalis.short_board import FIGHT, ON_FOOT, board, do, fight, mutual, siege

THROWS = 4000


def told(p: Any, about: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """Prospects by what they are of."""
    return {x.of: x.plain() for x in GAME.prospects(p, seat, about)}


def test_5_2_single_dice_and_equal_goes_to_the_defence() -> None:
    assert sum(chance for lost, _, chance in outcomes(1, 1, 0) if not lost) == pytest.approx(15 / 36)
    assert sum(chance for lost, _, chance in outcomes(1, 1, 1) if not lost) == pytest.approx(21 / 36)
    assert {lost for lost, _, _ in outcomes(1, 1, -5)} == {1}


def test_5_2_three_against_three_are_the_well_known_ones() -> None:
    lost = {n: sum(chance for k, _, chance in outcomes(3, 3, 0) if k == n) for n in range(4)}
    assert lost[3] == pytest.approx(0.383, abs=0.001)
    assert lost[0] == pytest.approx(0.1376, abs=0.001)
    for a, d in ((3, 2), (4, 5), (6, 6), (8, 1)):
        assert sum(chance for _, _, chance in outcomes(a, d, 1)) == pytest.approx(1.0)


@pytest.mark.parametrize(("attack", "defence", "top"), [(3, 3, 0), (4, 3, 1), (3, 5, -2)])
def test_5_2_a_round_goes_as_the_rules_throw_it(attack: int, defence: int, top: int) -> None:
    p = board(FIGHT)
    p.dice = Dice("many rounds")
    counted = dict.fromkeys(range(min(attack, defence) + 1), 0)
    for _ in range(THROWS):
        r = Round(0, 1, 20, 20)
        r.base, r.base_defence = 3, 3
        r.dice_attack, r.dice_defence = attack - 3, defence - 3
        r.top_attack, r.top_defence = max(0, top), max(0, -top)
        throw(p, r)
        counted[r.lost_attack] += 1
    for n, times in counted.items():
        chance = sum(c for lost, _, c in outcomes(attack, defence, top) if lost == n)
        assert times / THROWS == pytest.approx(chance, abs=0.03)


def test_5_3_a_whole_battle_goes_as_the_rules_fight_it() -> None:
    won = 0
    games = 400
    hope = None
    for n in range(games):
        p = siege({"fort": {"linguadoca": 1}, "settlement": {"linguadoca": 1}}, force=9, armies=4)
        p.dice = Dice(f"battle {n}")
        if hope is None:
            hope = told(p, "choices")["attack 0-banner-1 linguadoca"]["odds"]
        do(p, 0, "attack 0-banner-1 linguadoca", "armies 8")
        while not isinstance(p.stack[-1], CombatPhase):
            seat = p.waiting[0]
            p.apply(seat, YES if isinstance(p.stack[-1], Battle) else p.default(seat))
        won += p.owner[box.TERRITORY.find("linguadoca")] == 0
    assert hope is not None
    assert won / games == pytest.approx(hope, abs=0.07)


def test_5_2_walls_leaders_and_cards_count() -> None:
    bare = told(siege({}), "choices")["attack 0-banner-1 linguadoca"]
    assert (bare["figures"]["force"], bare["figures"]["armies"]) == (11, 2)
    walled = told(siege({"fort": {"linguadoca": 1}, "catapults": {"linguadoca": 1}}), "choices")
    behind = walled["attack 0-banner-1 linguadoca"]
    assert behind["odds"] < bare["odds"]
    assert [s["args"][0] for s in behind["says"] if s["key"] == "would-roll-more"] == [
        ["arm", "fort_1"],
        ["arm", "catapult"],
    ]
    with_card = Course(board(FIGHT), _round(cards_attack=[box.ARQUEBUSIER])).hope(5, 5).win
    assert Course(board(FIGHT), _round()).hope(5, 5).win < with_card


def _round(**fields: Any) -> Round:
    r = Round(0, 1, 5, 5)
    for name, value in fields.items():
        setattr(r, name, value)
    return r


def test_5_1_each_number_of_armies_has_its_odds_and_the_battle_has_them_then() -> None:
    p = siege({}, force=12, armies=6)
    do(p, 0, "attack 0-banner-1 linguadoca")
    odds = [x["odds"] for x in told(p, "choices").values()]
    assert len(odds) == 11
    assert odds == sorted(odds)
    do(p, 0, "armies 9")
    assert fight(p).force == 9
    (battle,) = told(p, "battle").values()
    assert battle["odds"] == pytest.approx(odds[8])
    assert [x["figures"]["armies"] for x in battle["parts"]] == [9, 6]
    assert told(p, "battle", -1) == told(p, "battle", 1) == {"battle": battle}


def test_5_1_what_a_banner_could_attack() -> None:
    p = siege({})
    assert set(told(p, "attacks:0-banner-1")) == {"territory:linguadoca"}
    assert told(p, "attacks:0-banner-1", 1) == {}
    peace = board(FIGHT, lands={"guascogna": (0, 12), "linguadoca": (1, 2)}, **ON_FOOT)
    assert told(peace, "attacks:0-banner-1") == {}
    assert told(board(FIGHT, war=mutual(0, 1)), "battle") == {}
