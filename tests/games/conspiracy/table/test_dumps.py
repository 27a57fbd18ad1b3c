"""Dumps: what no game can come to is refused, and whatever a game comes to can be loaded again."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.chance import Dice
from reame.kernel.errors import BadPosition
from tests.games.conspiracy.tables import GAME, THREE, hands, say, table, told
from tests.games.conspiracy.war.battles import ATTACK, battle, unit


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"turn": 1000}, "1000 is not a number from 0 to 999"),
        ({"troops": {"bar": {"knight": 10_000}}}, "from 0 to 9999"),
        ({"heirs": {"0": {"secular": 10_000}}}, "from 0 to 9999"),
        ({"prisoners": {"0": {"1": 10_000}}}, "from 0 to 9999"),
        ({"tracks": {"war": {"0": 20_000}}}, "from 0 to 19999"),
        ({"reached": {"war": {"0": 100_000}}}, "from 0 to 99999"),
        ({"clock": 100_000}, "from 0 to 99999"),
        ({"event_discard": {"architect": 7}}, "from 0 to 6"),
        ({"action_discard": {"hostler": 7}}, "from 0 to 6"),
        ({"sales": {"fief": 11_989}}, "from 0 to 11988"),
        ({"ducats": {"0": 50_000_000}}, "from 0 to 49999990"),
    ],
)
def test_a_table_that_no_game_comes_to_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(3, [{"step": "ActionSlot", "seat": "0"}], **fields)


@pytest.mark.parametrize(
    "step",
    [
        {"step": "Turns", "acted": 7},
        {"step": "Sale", "paid": 3000},
        {"step": "Depart", "units": {"knight": 10_000}},
        {"step": "Entry", "knights": 2},
        {"step": "Fate", "children": 3},
        {"step": "Ransoms", "asked": 37},
        {"step": "IncomeCards", "got": {"0": 50_000}},
        {"step": "Birth", "protected": 5},
        {"step": "Battle", "forging": {"0": 4}},
        {"step": "Battle", "round": 10_000},
    ],
)
def test_a_step_that_no_game_comes_to_is_refused(step: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="is not a number from 0 to"):
        table(3, [step])


@pytest.mark.parametrize("column", [{"pair": 7}, {"rank": 3}, {"leaving": 2}, {"unit": "knight3"}])
def test_a_unit_that_cannot_stand_on_the_chart_is_refused(column: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"Battle\.units\[0\]\."):
        battle([{**unit(ATTACK, 0, "knight", "bar"), **column}], [])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whatever_a_game_comes_to_can_be_loaded_again(seats: int) -> None:
    p: Conspiracy = GAME.start(seats, f"dumps {seats}", {"honourable_retreat": "on", "buy_heir": "100"})
    dice = Dice(f"dumps {seats}")
    n = 0
    while not p.over:
        if n % 5 == 0:
            assert GAME.load(p.dump()) == p
        p.apply(p.waiting[0], any_move(GAME.table, p.legal(p.waiting[0]), dice))
        n += 1


def test_4_a_crusade_tells_of_an_army_of_any_size() -> None:
    p = table(
        3,
        [{"step": "Slot", "seat": "0"}],
        owner=THREE,
        hands=hands(s0=["crusade"]),
        troops={"bayern": {"mercenary": 120}},
    )
    say(p, "0 crusade bayern")
    assert "troops-gone" in told(p)
    assert p.journal is not None
    assert p.journal.lines(-1)[-1]["args"][-1] == ["count", "120"]
