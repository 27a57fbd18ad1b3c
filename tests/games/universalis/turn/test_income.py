"""Reinforcements and taxes [3.6, 3.7]."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.table import things as box
from reame.games.universalis.turn.income import collected, reinforcements, tax
from tests.games.universalis.short_board import BUY, WILD, board, land

ENGLAND = ["kent", "wessex", "anglia", "mercia", "galles", "northumbria", "irlanda"]
ENGLISH_PURCHASE: dict[str, Any] = {"step": "Purchase", "seat": "2", "stage": "buy"}


def held(names: list[str], seat: int = 2, armies: int = 3) -> dict[str, tuple[int | str, int]]:
    return dict.fromkeys(names, (seat, armies))


def test_r13_a_whole_foreign_kingdom_reinforces_by_its_size() -> None:
    england = {box.TERRITORY.word(t): (0, 3) for t in box.LANDS[0][box.KINGDOM.find("inghilterra")]}
    p = board(BUY, lands={"leon": (0, 3), **england})
    assert reinforcements(p, 0) == 1 + 8
    p.owner[land("kent")] = box.BARBARIANS
    assert reinforcements(p, 0) == 1


def test_13_4_reinforcements() -> None:
    lands = held([*ENGLAND, "lothian", "highlands", "douro", "tago", "algarve"])
    lands["guascogna"] = (1, 3)
    lands["galloway"] = (WILD, 1)
    assert reinforcements(board(ENGLISH_PURCHASE, lands=lands), 2) == 10


def test_r2_the_papal_state_gives_its_holder_one() -> None:
    assert reinforcements(board(ENGLISH_PURCHASE, lands=held(["stato_chiesa"])), 2) == 1


def test_13_4_tax_collector_and_merchants() -> None:
    homes = [t for t in box.TERRITORY.words if t.startswith(("a", "b", "c"))][:27]
    lands = held(homes)
    p = board(
        ENGLISH_PURCHASE,
        lands=lands,
        cathedral=dict.fromkeys(homes[:3], 1),
        collectors={"2": 2},
        merchants={"2": 2},
        technologies={"2": ["monete"]},
        florins={2: 0},
    )
    assert collected(p, 2) == 405
    tax(p, 2)
    assert p.florins[2] == 505


def test_3_7_a_collector_without_cathedral_and_merchants_without_coinage_bring_nothing() -> None:
    p = board(ENGLISH_PURCHASE, collectors={"2": 1}, merchants={"2": 1})
    tax(p, 2)
    assert p.florins[2] == 0
