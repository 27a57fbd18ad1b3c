"""Own slots and the cards played in them (3, 4)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import (
    FOUR,
    HEIRS_3,
    MAP_3,
    hand,
    hands,
    heirs,
    heirs_of,
    refusal,
    say,
    table,
    troops,
)


def test_r4_own_turn_cards_in_every_slot() -> None:
    stacks: list[dict[str, Any]] = [
        {"step": "Purchase", "seat": "0", "event": "architect"},
        {"step": "Fate", "seat": "0"},
        {"step": "Movement", "seat": "0"},
        {"step": "ActionSlot", "seat": "0"},
        {"step": "Riot", "seat": "0"},
    ]
    for stack in stacks:
        p = table(
            3,
            [stack],
            [4],
            owner=MAP_3,
            troops={"bayern": {"mercenary": 2}},
            hands=hands(s0=["crusade", "hostler"]),
            heirs=HEIRS_3,
        )
        say(p, "0 crusade bayern")
        assert troops(p, "bayern") == {}, stack


def test_4_death_abroad_and_the_healer() -> None:
    fields: dict[str, Any] = {
        "owner": FOUR,
        "hands": hands(s0=["death_abroad"], s1=["miracle_healer"]),
        "heirs": heirs((0, 0), (1, 1), (0, 0), (0, 0)),
    }
    p = table(4, [{"step": "Slot", "seat": "0"}], **fields)
    assert refusal(p, "0 death-abroad 2 secular") == "no-such-heir"
    assert refusal(p, "0 death-abroad 0 secular") == "your-own"
    say(p, "0 death-abroad 1 secular", "1 play miracle_healer")
    assert heirs_of(p, 1) == (1, 1)
    q = table(4, [{"step": "Slot", "seat": "0"}], **fields)
    say(q, "0 death-abroad 1 secular", "1 pass")
    assert heirs_of(q, 1) == (0, 1)


def test_4_campaign_and_crusade() -> None:
    fields: dict[str, Any] = {
        "owner": FOUR,
        "hands": hands(s0=["campaign_against_the_slavs", "crusade"]),
        "troops": {"bayern": {"knight": 2, "mercenary": 3}, "bar": {"knight": 1}},
    }
    p = table(4, [{"step": "Slot", "seat": "0"}], **fields)
    assert refusal(p, "0 crusade bar") == "your-own"
    assert refusal(p, "0 crusade tirol") == "no-troops"
    say(p, "0 campaign bayern")
    assert troops(p, "bayern") == {"knight": 1, "mercenary": 2}
    say(p, "0 crusade bayern")
    assert troops(p, "bayern") == {}
    assert hand(p, 0) == []


def test_r85_the_campaign_takes_the_soundest() -> None:
    p = table(
        3,
        [{"step": "Slot", "seat": "0"}],
        owner=MAP_3,
        hands=hands(s0=["campaign_against_the_slavs"]),
        troops={"bayern": {"knight": 1, "knight2": 1, "mercenary": 1, "mercenary1": 2}},
    )
    say(p, "0 campaign bayern")
    assert troops(p, "bayern") == {"knight2": 1, "mercenary1": 2}
