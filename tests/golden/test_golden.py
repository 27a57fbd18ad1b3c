"""Golden records: the games of old are the games of today, and they reach what the rulebooks are proud of."""

from __future__ import annotations

from functools import cache

import pytest

from reame.games import NAMES
from tests.golden.replay import HERE, Replayed, index

# Deep procedures that the records of a game reach together, by a line of the journal that only they write.
DEEP = {
    "carolus": ["castles-replaced", "relief", "spaces-merged"],
    "medieval": [
        "crusade-fought",
        "civil-war-begins",
        "mongols-repelled",
        "naval-battle",
        "murder-done",
        "heresy-spreads",
    ],
    "conspiracy": [
        "emperor-dead",
        "election-of",
        "outlawed",
        "ransomed",
        "bribe-accepted",
        "child-saved",
        "half-agreed",
    ],
    "fief": [
        "elected",
        "new-king",
        "new-queen",
        "anointed",
        "revolt-breaks-out",
        "alliance-ends",
        "marriage",
        "truce-made",
    ],
    "universalis": [
        "crusade-joined",
        "civil-war",
        "invasion",
        "excommunicated",
        "council-called",
        "eliminated",
        "slaves-rise",
    ],
}
RECORDS = sorted(f.stem for f in HERE.glob("*.record"))


@cache
def replayed(name: str) -> Replayed:
    """A record, replayed once for all tests of a process."""
    return Replayed((HERE / f"{name}.record").read_text("utf-8"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_its_hashes(name: str) -> None:
    assert replayed(name).hashes == index()[name], "after a change that was meant: python tools/golden.py accept"


def test_every_record_has_its_hashes_and_every_game_its_records() -> None:
    assert sorted(index()) == RECORDS
    for game in NAMES:
        seats = {name.split("-")[1] for name in RECORDS if name.startswith(f"{game}-")}
        assert len(seats) >= 3, f"{game}: three numbers of seats at least"


@pytest.mark.parametrize("game", NAMES)
def test_the_records_reach_deep_procedures(game: str) -> None:
    told = {phrase for name in RECORDS if name.startswith(f"{game}-") for phrase in replayed(name).phrases}
    assert game in DEEP, f"{game}: name in DEEP some deep procedures that its records reach"
    assert set(DEEP[game]) <= told
