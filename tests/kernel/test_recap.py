"""Grouping what a seat was told: by who acted and in which step, as coarsely as can be taken in at a glance."""

from __future__ import annotations

from typing import Any

import pytest

import reame
from reame.kernel.recap import MOST, SEVERAL, Group, Happening, asked_by, belongings, concerns, grouped


def _told(by: int, steps: str, *places: str, names: int = 9) -> Happening:
    """Somebody acted in these steps, and lines in these places were told of it."""
    names_of = steps.split()
    happening = Happening(0, by, names_of, ["1"] * len(names_of))
    line: dict[str, Any] = {"key": "k", "rule": "", "args": [["seat", str(names)]]}
    happening.read([line if p == "line" else {**line, "place": p} for p in places], {("seat", "0")})
    return happening


def _plain(groups: list[Group]) -> list[tuple[int, str, int]]:
    return [(g.by, g.step, g.events) for g in groups]


def test_neighbours_of_one_seat_and_step_are_one_group() -> None:
    told = [_told(0, "Turn Buy", "line"), _told(0, "Turn Buy", "line", "line"), _told(0, "Turn March", "line")]
    assert _plain(grouped(told)) == [(0, "Buy", 3), (0, "March", 1)]


def test_what_leads_to_a_line_goes_with_it_and_details_with_the_line_before() -> None:
    told = [
        _told(0, "Turn Buy", "line"),
        _told(1, "Turn Dice", "detail"),
        _told(0, "Sale", "lead"),
        _told(1, "Sale", "lead"),
        _told(2, "Sale", "line"),
    ]
    groups = grouped(told)
    assert _plain(groups) == [(0, "Buy", 1), (SEVERAL, "Sale", 1)]
    assert len(groups[0].happenings) == 2


def test_headings_are_no_events() -> None:
    assert _plain(grouped([_told(0, "Turn", "heading", "line", "sums")])) == [(0, "Turn", 1)]


def test_long_turns_of_the_same_seats_stay_apart() -> None:
    told = [_told(by, "Turn", "line", "line") for by in (0, 1, 0, 1) for _ in range(3)]
    assert _plain(grouped(told)) == [(0, "Turn", 6), (1, "Turn", 6), (0, "Turn", 6), (1, "Turn", 6)]


def test_much_is_told_by_the_outer_step_then_by_seat_alone() -> None:
    inner = [_told(by, f"Turn S{n}", "line") for by in (0, 1) for n in range(MOST)]
    assert _plain(grouped(inner)) == [(0, "Turn", MOST), (1, "Turn", MOST)]
    outer = [_told(0, f"S{n}", "line", "line") for n in range(MOST + 1)]
    assert _plain(grouped(outer)) == [(0, "", 2 * MOST + 2)]


def test_what_names_the_seat_concerns_it() -> None:
    assert [g.mine for g in grouped([_told(1, "A", "line", names=0), _told(2, "B", "line", names=1)])] == [True, False]
    listed = {"args": [], "each": ["province", ["ROM", "PAR"]]}
    assert concerns(listed, {("province", "PAR")})
    assert not concerns(listed, {("province", "MIL")})


@pytest.mark.parametrize("name", ["carolus", "medieval", "fief", "conspiracy", "universalis"])
def test_what_a_seat_holds_is_its_own(name: str) -> None:
    game = reame.game(name)
    position = game.start(game.seat_range[0], "belongings")
    found = {seat: belongings(position, position.view(seat), seat) for seat in range(position.seats)}
    for seat, things in found.items():
        assert ("seat", str(seat)) in things
        assert ("seat", str(1 - seat)) not in things
    by, steps, rules = asked_by(position.view(position.waiting[0]))
    assert by in position.waiting or by == SEVERAL
    assert len(steps) == len(rules) > 0
    assert set(steps) <= set(game.steps)
