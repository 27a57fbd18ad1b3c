"""Whole random games: every number of seats, every option, the invariants of section 24 after every move."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import FIEFS, REICHSSTADT, TERRITORIES, TYPE
from reame.kernel.chance import Dice
from tests.games.conspiracy.tables import GAME, refusal, say

FAST = {
    "extra_fief": "on",
    "cheap_electorates": "on",
    "end_with_deck": "on",
    "buy_heir": "100",
    "honourable_retreat": "on",
}


def play(seats: int, seed: str, options: dict[str, Any]) -> Conspiracy:
    p: Conspiracy = GAME.start(seats, seed, options)
    dice = Dice("seats of " + seed)
    while not p.over:
        seat = p.waiting[0]
        before = p.owner.copy()
        heirs = p.heirs.copy()
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        assert not GAME.broken(p)
        if p.turn:
            check_new_owners(p, before, heirs)
    return p


def check_new_owners(p: Conspiracy, before: list[int], heirs: list[int]) -> None:
    """24.7: a new owner has one heir of the matching type less, unless children were born in the same move."""
    for t in range(TERRITORIES):
        s = p.owner[t]
        if s >= 0 and s != before[t]:
            gained = [o for o in range(TERRITORIES) if p.owner[o] == s != before[o] and TYPE[o] == TYPE[t]]
            assert p.heir(s, TYPE[t]) >= heirs[2 * s + TYPE[t]] - len(gained)
            assert heirs[2 * s + TYPE[t]] >= len(gained), f"{t} was taken without an heir"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"windows": "open", "turns": "15"}, FAST, {"deals": "off", "turns": "20"}])
def test_24_random_games_keep_the_invariants_and_end(seats: int, options: dict[str, Any]) -> None:
    p = play(seats, f"invariants {seats}", options)
    assert p.outcome is not None
    assert len(p.outcome.winners) >= 1


def test_24_18_same_seed_and_answers_same_game() -> None:
    assert play(3, "twice", {}).dump() == play(3, "twice", {}).dump()


def test_2_setup_deals_and_shows_everything_in_order() -> None:
    p = GAME.start(4, "setup", journal=True)
    assert [p.owner.count(s) for s in range(4)] == [4] * 4
    first = p.active
    for i in range(4):
        seat = (first + i) % 4
        assert p.waiting == (seat,)
        p.apply(seat, p.legal(seat)[i])
    assert p.sealed
    assert p.asked == tuple((first + i) % 4 for i in range(4))
    spectator = p.view(-1)
    p.apply(first, p.legal(first)[0])
    assert p.view(-1) == spectator, "a sealed placement is seen by nobody"
    while p.sealed:
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    assert sum(p.troops) == 12
    for i in range(4):
        say(p, f"{(first + i) % 4} educate {i}")
    assert [p.heir((first + i) % 4, 0) for i in range(4)] == [0, 1, 2, 3]
    assert p.event_cards() + len(p.slots) == 38
    assert [p.hands[s].size() for s in range(4)] == [2] * 4
    assert p.events_middle.counts[7:] == [1, 1]
    assert p.events_bottom.counts[7:] == [1, 1]


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 3)])
@pytest.mark.parametrize("more", ["off", "on"])
def test_18_1_fiefs_at_the_start(seats: int, each: int, more: str) -> None:
    p = GAME.start(seats, "fiefs", {"extra_fief": more})
    if seats == 2:
        say(p, f"{p.waiting[0]} half north")
        assert p.waiting == (1 - p.active,)
        say(p, f"{p.waiting[0]} yes")
        assert refusal(p, f"{p.waiting[0]} see passau") == "out-of-play"
        assert all(p.in_play(t) for t in range(FIEFS) if p.owner[t] >= 0)
    assert [p.owner.count(s) for s in range(seats)] == [each + (more == "on")] * seats


def test_r66_a_refused_half_is_drawn() -> None:
    halves = set()
    for seed in range(8):
        p = GAME.start(2, seed)
        say(p, f"{p.waiting[0]} half north", f"{1 - p.active} no")
        halves.add(p.half)
    assert halves == {0, 1}


def test_20_hands_and_ducats_are_secret() -> None:
    p = play_some(4, "secrets", 400)
    view = p.view(1)["table"]
    assert isinstance(view["hands"]["1"], list)
    assert set(view["hands"]["2"]) == {"count", "known"}
    assert view["ducats"]["2"] is None
    assert view["ducats"]["1"] == p.ducats[1]
    assert "events_top" in view
    assert set(view["events_top"]) == {"size", "top"}


def play_some(seats: int, seed: str, moves: int) -> Conspiracy:
    p: Conspiracy = GAME.start(seats, seed)
    dice = Dice("some " + seed)
    for _ in range(moves):
        p.apply(p.waiting[0], any_move(GAME.table, p.legal(p.waiting[0]), dice))
    return p


def test_20_imagining_keeps_the_deaths_in_their_piles() -> None:
    p = play_some(4, "piles", 60)
    for n in range(20):
        q = p.imagine(0, Dice(f"piles {n}"))
        assert q.events_middle.counts[7:] == p.events_middle.counts[7:]
        assert q.events_top.size() == p.events_top.size()
        assert q.hands[0].cards == p.hands[0].cards
    others = {tuple(p.imagine(0, Dice(f"h {n}")).hands[1].cards) for n in range(20)}
    assert len(others) > 1


def test_views_reckon_up_what_the_table_can_see() -> None:
    p = play_some(3, "reckoning", 500)
    r = p.view(-1)["reckoning"]
    for s in range(3):
        mine = r["families"][str(s)]
        assert mine["income"] == p.income(s)
        assert mine["roads"] == sum(x["ducats"] for x in r["roads"] if x["seat"] == str(s))
        assert mine["votes"] == p.votes(s)
    assert sum(f["votes"] for f in r["families"].values()) + r["neutral"]["votes"] == 7
    best = max(r["families"].values(), key=lambda f: int(f["votes"]))
    assert best["needed"] <= 7


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_6_what_is_reckoned_as_the_game_goes_on_is_what_the_table_shows(seats: int) -> None:
    p: Conspiracy = GAME.start(seats, f"reckoning {seats}", {"turns": "20"})
    dice = Dice("reckoning")
    cities = 0
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        fresh = GAME.load(p.dump())
        assert p.measures() == fresh.measures()
        assert [p.lands(s) for s in range(seats)] == [fresh.lands(s) for s in range(seats)]
        cities = max(cities, sum(w & REICHSSTADT != 0 for w in p.works))
    assert cities, "roads to a Reichsstadt were among those reckoned"
