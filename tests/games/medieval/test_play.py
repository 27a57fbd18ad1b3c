"""Whole games by random seats: every invariant after every move, all seats and options, and the shape of the data."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reame.bots.random import any_move
from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.geography import CARD_OF, DEFENCE, HOME, HOMES, INCOME, START
from reame.games.medieval.table.masks import members
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import (
    ARMY,
    ATTACK,
    COPIES,
    DATA,
    DRAFTED,
    END,
    EVERY_POWER,
    INITIAL,
    MAP,
    NAVAL,
    NORMAL,
    POWER,
    POWER_TABLE,
    PRINTED_RULER,
    PROVINCE,
    QUELL_WAR,
)
from reame.games.medieval.war.route import Route
from reame.games.medieval.war.sorties import add_sorties
from reame.games.medieval.war.ways import reach, straight
from reame.kernel.chance import Dice
from tests.games.medieval.tables import GAME
from tests.suite.properties import Walk, check_every_move, check_twins

HALF = 0o252525252  # every other power


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"windows": "open"}, {"deals": "off"}])
def test_16_invariants_hold_in_random_games(seats: int, options: dict[str, str]) -> None:
    for k in range(4):
        check_every_move(GAME, seats, f"random {k}", options)


def decisions(seats: int, seed: str) -> Iterator[Medieval]:
    """The position after every move of a game by chance."""
    p = GAME.start(seats, f"{seed} {seats}")
    dice = Dice(seed)
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        yield p


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_9_5_what_is_known_of_the_map_as_the_game_goes_on_is_what_the_table_shows(seats: int) -> None:
    for p in decisions(seats, "domains"):
        fresh = GAME.load(p.dump())
        twin = p.clone()
        assert p.face_up() == twin.face_up() == fresh.face_up()
        for s in range(seats):
            assert p.domain(s) == twin.domain(s) == fresh.domain(s)
            assert p.crowns(s) == twin.crowns(s) == fresh.crowns(s)
            for power in p.powers_of(s):
                assert reach(p, s, power) == reach(fresh, s, power)
            for powers in (p.crowns(s), p.crowns(s), p.crowns(s) & ~p.used, p.crowns(s) & HALF):
                listed = [END.first]
                add_sorties(p, s, powers, listed)
                listed.append(QUELL_WAR.first)
                targets = [(x, reach(fresh, s, x) & ~fresh.domain(s)) for x in members(powers)]
                attacks = [ATTACK.at(x, t) for x, mask in targets for t in members(mask)]
                assert listed == [END.first, *attacks, QUELL_WAR.first]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_9_5_a_route_that_is_as_planned_needs_no_new_plan(seats: int) -> None:
    kept = 0
    for k in range(5):
        for p in decisions(seats, f"plans {k}"):
            top = p.stack[-1] if p.stack else None
            if isinstance(top, Route):
                assert top.plan == straight(p, top.seat, top.power, top.target, top.route)
                kept += top.route != [] and top.plan[: len(top.route)] == top.route
    assert kept > 10


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_4_3_at_every_decision_all_powers_are_where_they_belong(seats: int) -> None:
    for p in decisions(seats, "settled"):
        if p.turn:
            twin = p.clone()
            settle_control(twin, EVERY_POWER)
            assert twin == p


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_13_defaults_finish_every_game(seats: int) -> None:
    p = GAME.start(seats, "defaults")
    while not p.over:
        for s in p.waiting:
            p.apply(s, p.default(s))
            assert not GAME.broken(p)
    assert p.outcome is not None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_17_twins_with_open_windows(seats: int) -> None:
    assert sum(check_twins(GAME, seats, f"open twins {k}", {"windows": "open"}) for k in range(10)) > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_2_imagined_games_keep_the_invariants_too(seats: int) -> None:
    w = Walk(GAME, seats, "imagined")
    while not w.position.over:
        seat, move = w.step()
        if w.moves % 9 == 0:
            q = w.position.imagine(w.moves % seats, Dice(f"imagined {w.moves}"))
            for _ in range(30):
                if not q.over:
                    s = q.waiting[0]
                    q.apply(s, any_move(GAME.table, q.legal(s), w.dice))
                    assert not GAME.broken(q)
        w.go(seat, move)


def test_17_cards_and_powers() -> None:
    assert len(MAP.words) == 19
    assert sum(COPIES) == 91
    assert DATA["deck"]["totals"]["all_cards"] == 19 + sum(COPIES)
    assert len(POWER.words) == 27
    assert [POWER.words[x] for x in range(27) if not DRAFTED[x]] == ["SWE", "PRU", "POV", "CUM", "GEO", "BGS"]
    for x in range(27):
        assert DRAFTED[x] == any(START[CARD_OF[t]] for t in HOMES[x])


def test_17_one_province_per_power_and_card() -> None:
    seen = [(POWER.words[x], CARD_OF[t]) for x in range(27) for t in HOMES[x]]
    twice = {s for s in seen if seen.count(s) > 1}
    assert twice == {("LAT", MAP.find("3D"))}


def test_17_power_table_covers_all_rolls() -> None:
    rolls = [10 * a + b for a in range(1, 7) for b in range(1, 7)]
    assert all(POWER_TABLE[r] >= 0 for r in rolls)
    assert len({POWER_TABLE[r] for r in rolls}) == 21


def test_17_starting_income_of_the_example() -> None:
    names = "HRE_1B HRE_2B HRE_2C AYY_4D ALM_3A SPA_3A"
    assert sum(INCOME[PROVINCE.find(w)] for w in names.split()) == 16


def test_17_figures_the_rulebook_states() -> None:
    income = {w: INCOME[i] for i, w in enumerate(PROVINCE.words)}
    assert (income["FRA_1A"], income["FRA_2A"], income["BUL_2D"], income["SEL_3D"], income["SAR_3B"]) == (2, 4, 1, 1, 1)
    assert income["FRA_1B"] < 3
    florins = {"HRE": 6, "FRA": 6, "ENG": 9, "SPA": 4, "RUS": 7, "AYY": 4, "ALM": 6, "BYZ": 3, "HUN": 5}
    florins |= {"POL": 2, "SEL": 4}
    for word, n in florins.items():
        assert INITIAL[POWER.find(word)] == n
    armies = {"FRA": (2, 1), "ENG": (1, -1), "SPA": (2, 1), "ALM": (1, -1), "HUN": (0, -1), "SEL": (2, 0)}
    for word, (army, ruler) in armies.items():
        x = POWER.find(word)
        assert (ARMY[x], PRINTED_RULER[x] - NORMAL) == (army, ruler)
    assert DEFENCE[MAP.find("2D")] == 3
    assert NAVAL[POWER.find("SEL")] == 1


def test_17_provinces_the_rulebook_names() -> None:
    def cards(word: str) -> str:
        return " ".join(sorted(MAP.words[CARD_OF[t]] for t in HOMES[POWER.find(word)]))

    expected = {
        "FRA": "1A 1B 2A 2B",
        "HRE": "1B 1C 2B 2C 3B 3C 4B",
        "HUN": "2C",
        "SER": "2C 3C",
        "RUS": "1D 1E 1F 2C",
        "POL": "1C 1D 2C",
        "LAT": "3C 3D 3D 4D",
    }
    assert {word: cards(word) for word in expected} == expected
    on_2f = {POWER.words[HOME[t]] for t in range(len(HOME)) if MAP.words[CARD_OF[t]] == "2F"}
    assert on_2f == {"BGS", "POV", "GEO"}


def test_facts_tell_who_was_picked_and_what_became_of_him() -> None:
    p = GAME.start(4, "facts")
    dice = Dice("facts")
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
    assert p.outcome is not None
    facts = GAME.facts(p)
    picked = [x for x in POWER.words if facts.get(f"{x} picked")]
    assert len(picked) == 8
    assert sum(facts[f"{x} won"] for x in picked) == pytest.approx(2.0)  # two powers each
    assert sum(facts[f"{x} points"] for x in picked) == 2 * sum(p.outcome.scores)
    assert "SWE picked" not in facts  # it cannot be
