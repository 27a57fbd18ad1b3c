"""Setting up (2), and the half of the map for two players (19.4)."""

from __future__ import annotations

import pytest

from reame.games.conspiracy.table.things import FIEFS
from tests.games.conspiracy.tables import GAME, hands, refusal, say, table


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


def test_r87_who_does_not_answer_proposes_the_north_and_discards_the_first_card() -> None:
    p = table(2, [{"step": "Half"}])
    assert GAME.table.words(p.default(0)) == "half north"
    six = ["alchemist", "alchemist", "hostler", "hostler", "defector", "defector"]
    q = table(3, [{"step": "ActionSlot", "seat": "0"}], hands=hands(s0=six))
    assert GAME.table.words(q.default(0)) == "discard alchemist"
