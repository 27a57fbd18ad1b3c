"""The Action Cards slot: too many cards, and heirs for two of them (10, 18.4)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import MAP_3, hand, hands, heirs_of, refusal, say, table, told


def test_10_more_than_five_cards_are_played_or_discarded() -> None:
    six = ["alchemist", "alchemist", "hostler", "hostler", "defector", "defector"]
    p = table(3, [{"step": "ActionSlot", "seat": "0"}], hands=hands(s0=six))
    assert refusal(p, "0 pass") == "hand-too-big"
    say(p, "0 discard hostler")
    assert refusal(p, "0 discard hostler") == "not-now"
    say(p, "0 pass")
    assert len(hand(p, 0)) == 5


def test_18_4_an_heir_for_two_cards() -> None:
    fields: dict[str, Any] = {"hands": hands(s0=["alchemist", "hostler", "hostler"]), "ducats": {"0": 350}}
    p = table(3, [{"step": "ActionSlot", "seat": "0"}], options={"buy_heir": "150"}, **fields)
    assert refusal(p, "0 buy-heir alchemist alchemist secular") == "no-card"
    say(p, "0 buy-heir hostler hostler secular")
    assert heirs_of(p, 0) == (1, 0)
    assert p.ducats[0] == 200
    q = table(3, [{"step": "ActionSlot", "seat": "0"}], **fields)
    assert refusal(q, "0 buy-heir hostler hostler secular") == "not-now"


def test_4_an_empty_deck_is_made_of_the_discards() -> None:
    p = table(
        3,
        [{"step": "Turns", "stage": "actions"}],
        [1, 1],
        owner=MAP_3,
        active="0",
        deck={"hostler": 1},
        action_discard={"crusade": 1},
    )
    assert hand(p, 0) == ["hostler"]
    say(p, "0 pass")
    assert hand(p, 1) == ["crusade"]
    assert "new-action-deck" in told(p)
    say(p, "1 pass")
    assert hand(p, 2) == [], "if both are empty nothing is drawn"
