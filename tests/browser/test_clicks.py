"""Turns take no more clicks than the page says that was measured."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.clicks import DOC, played
from tests.browser.conftest import Person
from tests.browser.turns import TURNS

ROW = re.compile(r"\|([^|]*)\|([^|]*)\| (\d+) \| (\d+) \|")
# One of each game, without dice that a bot could make longer.
SOME = ["three to court, Emperor", "attack over land", "march", "two marches", "garrisons"]


def rows() -> list[tuple[str, int, int]]:
    """Of the table, without its sum."""
    return [(m[2].strip(), int(m[3]), int(m[4])) for m in ROW.finditer(DOC.read_text())]


def test_the_table_of_clicks_is_whole() -> None:
    *turns, (_, before, now) = rows()
    assert [name for name, _, _ in turns] == [turn.name for turn in TURNS]
    assert sum(n for _, n, _ in turns) == before
    assert sum(n for _, _, n in turns) == now


@pytest.mark.parametrize("name", SOME)
def test_a_turn_takes_no_more_clicks(person: Callable[..., Person], name: str) -> None:
    (turn,) = [t for t in TURNS if t.name == name]
    (measured,) = [now for row, _, now in rows() if row == name]
    got = played(person(), turn)
    assert got.moves
    assert got.now <= measured
