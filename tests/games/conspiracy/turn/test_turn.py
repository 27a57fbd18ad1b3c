"""The End Phase, and games that end with the deck or after an agreed number of turns (11, 18.3, R76)."""

from __future__ import annotations

import pytest

from reame.kernel.errors import BadStart
from tests.games.conspiracy.tables import GAME, MAP, events, lands, prisoners, say, table, told, troops


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


def test_r76_without_an_agreement_the_game_lasts_until_there_is_an_emperor() -> None:
    assert GAME.option_words(GAME.standard)["turns"] == "unlimited"
    p = table(2, [{"step": "Turns", "stage": "end"}], turn=100, owner=lands(s0=["bar"], s1=["bayern"]))
    assert not p.over
    assert p.turn == 101
    with pytest.raises(BadStart, match="unlimited"):
        GAME.start(2, "turns", {"turns": "7"})


def test_r90_ransoms_are_a_rule_of_the_end_phase_without_deals_too() -> None:
    p = table(
        4,
        [{"step": "Turns", "stage": "ransoms"}],
        options={"deals": "off"},
        owner=MAP,
        prisoners={"1": {"0": 1}},
        ducats={"0": 50},
    )
    assert p.waiting == (0,)
    say(p, "0 free-knights 1", "0 price 50", "0 propose", "1 yes", "0 site bar")
    assert prisoners(p, 1, 0) == 0
    assert troops(p, "bar") == {"knight": 1}


def test_r90_without_deals_nobody_is_bribed() -> None:
    p = table(
        3,
        [{"step": "Vacancy", "fief": "bar", "chooser": "0"}],
        options={"deals": "off"},
        owner=lands(s0=["bayern"], s1=["tirol"], s2=["holstein"]),
        heirs={str(s): {"secular": 1} for s in range(3)},
        ducats={"0": 50},
    )
    asked = p.question(0)
    assert asked is not None
    assert asked.phrase.key == "ask-bid-territory", "the auction begins at once"
