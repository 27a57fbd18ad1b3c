"""The End Phase, and games that end with the deck or after an agreed number of turns (11, 18.3, R76)."""

from __future__ import annotations

from tests.games.conspiracy.tables import events, lands, say, table, told, troops


def test_11_the_end_phase_heals() -> None:
    p = table(
        3, [{"step": "Turns", "stage": "end"}], owner=lands(s0=["bar"]), troops={"bar": {"knight1": 1, "mercenary1": 2}}
    )
    assert troops(p, "bar") == {"knight": 1, "mercenary": 2}


def test_18_3_end_with_the_deck() -> None:
    p = table(
        3,
        [{"step": "Turns", "stage": "events"}],
        [1, 1, 1, 4, 4, 4],
        {"end_with_deck": "on"},
        owner=lands(s0=["mainz"], s1=["bar"], s2=["bayern"]),
        events_top=events("architect", "architect", "architect"),
    )
    for _ in range(9):
        say(p, f"{p.waiting[0]} pass")
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, p.default(seat))
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.winners) == ("deck", [0])


def test_r76_agreed_number_of_turns() -> None:
    p = table(
        2,
        [{"step": "Turns", "stage": "end"}],
        options={"turns": "5"},
        turn=5,
        owner=lands(s0=["bar"], s1=["bayern"]),
        ducats={"0": 100, "1": 110},
    )
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.winners) == ("turns", [1]), "equal in everything: ducats decide"
    assert "turn-begins" not in told(p)
