"""What a spectator reads is enough to keep the books: nothing changes hands unseen (R7)."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import ARMY_OF_KNIGHTS, START_DUCATS, TERRITORIES, TYPE, WIDE
from reame.games.conspiracy.turn.ransom import Release
from reame.games.conspiracy.war.armies import Commitment, Reinforcement
from reame.games.conspiracy.war.departure import Depart
from reame.games.conspiracy.war.fray import Fray
from reame.kernel.chance import Dice
from reame.kernel.journal import Event
from tests.games.conspiracy.tables import GAME

TAKEN = ["enters", "conquered", "conquered-neutral", "occupied", "occupied-neutral", "defender-takes"]
TAKEN += ["electorate-bought"]
HIRED = ["deployed", "hired", "recruited", "recruited-between-bids", "hired-in-battle", "enlisted"]


class Books:
    """Purses, heirs and owners, by the public lines of the journal alone."""

    def __init__(self, seats: int) -> None:
        self.ducats = [START_DUCATS] * seats
        self.heirs = [0] * (2 * seats)
        self.owner = [-1] * TERRITORIES
        self.offered: list[tuple[int, int]] = []

    def read(self, event: Event) -> None:
        key = event.phrase.key
        a, b, c = [*event.args, -1, -1, -1][:3]
        if key in ("collected", "doubled"):
            self.ducats[a] += b
        elif key in ("robbed", "hired-in-battle"):
            self.ducats[a] -= b
        elif key in ("event-won", "territory-won", "hired", "castle-built", "enlisted"):
            self.ducats[a] -= c
        elif key in ("event-won-half", "territory-won-half", "recruited", "recruited-between-bids", "heir-bought"):
            self.ducats[a] -= event.args[3]
        elif key == "ransomed":
            self.ducats[a] -= event.args[4]
            self.ducats[b] += event.args[4]
        elif key == "bribe-offered":
            self.offered.append((b, c))
        elif key == "bribe-refused":
            self.offered = []
        elif key == "bribe-accepted":
            for payee, sum_offered in self.offered:
                self.ducats[a] -= sum_offered
                self.ducats[payee] += sum_offered
            self.offered = []
        elif key == "heirs-raised":
            self.heirs[2 * a : 2 * a + 2] = [b, c]
        elif key == "children-born":
            self.heirs[2 * a + c] += b
        elif key == "heir-lost":
            self.heirs[2 * a + b] -= 1
        if key == "heir-bought":
            self.heirs[2 * a + event.args[4]] += 1
        elif key == "heir-added":
            self.heirs[2 * a + b] += 1
        elif key == "fiefs-dealt":
            for fief in event.items or []:
                self.owner[fief] = a
        elif key == "see-chosen":
            self.owner[b] = a
        elif key in TAKEN:
            self.owner[b] = a
            self.heirs[2 * a + TYPE[b]] -= 1
        elif key == "declined":
            self.owner[b] = -1
        elif key in ("unsold-fief", "no-heirs", "all-fallen", "elector-unsold", "elector-no-heirs"):
            self.owner[a] = -1


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", [{"turns": "20"}, {"windows": "open", "buy_heir": "100", "turns": "15"}])
def test_r7_purses_heirs_and_owners_follow_from_what_all_have_seen(seats: int, options: dict[str, Any]) -> None:
    p: Conspiracy = GAME.start(seats, f"books {seats}", options, journal=True)
    books = Books(seats)
    dice = Dice(f"readers {seats}")
    read = 0
    while True:
        assert p.journal is not None
        for event in p.journal.events[read:]:
            if event.seen_by(-1):
                books.read(event)
        read = len(p.journal)
        if p.turn:
            assert books.ducats == p.ducats
            assert books.heirs == p.heirs
            assert books.owner == p.owner
        if p.over:
            return
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))


def under_arms(p: Conspiracy) -> list[int]:
    """Units of each seat: on the map, in battle, on the way, in prison."""
    out = [0] * p.seats
    for t in range(TERRITORIES):
        if p.owner[t] >= 0:
            out[p.owner[t]] += p.units_in(t)
    for i, n in enumerate(p.prisoners):
        if n:
            out[i % WIDE] += n
    for step in p.stack:
        if isinstance(step, Fray):
            for fighter in step.units:
                out[fighter.seat] += 1
        elif isinstance(step, (Commitment, Depart)):
            out[step.seat] += sum(step.units)
        elif isinstance(step, Reinforcement):
            out[step.seat] += len(step.units)
        elif isinstance(step, Release):
            out[step.seat] += step.knights
    return out


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_24_3_no_unit_comes_or_goes_untold(seats: int) -> None:
    options = {"turns": "60", "honourable_retreat": "on"}
    p: Conspiracy = GAME.start(seats, f"many musters {seats}", options, journal=True)
    dice = Dice(f"sergeants {seats}")
    units = [0] * seats
    read = 0
    fallen = 0
    while True:
        assert p.journal is not None
        for event in p.journal.events[read:]:
            key = event.phrase.key
            a, b, c = [*event.args, -1, -1, -1][:3]
            if key in HIRED or (key == "event-placed" and b == ARMY_OF_KNIGHTS):
                units[a] += 1
            elif key in ("unit-dead", "unit-lost"):
                units[a] -= 1
                fallen += 1
            elif key == "unit-removed":
                units[b] -= 1
            elif key == "unit-defects":
                units[a] -= 1
                units[b] += 1
            elif key == "troops-gone":
                units[c] -= event.args[4] + event.args[5]
        read = len(p.journal)
        if p.over:
            break
        assert under_arms(p) == units
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
    assert fallen, "the walk has met battles"
