"""Event Cards: shortage, draw, Deaths, auctions (7)."""

from __future__ import annotations

from tests.games.conspiracy.tables import MAP_3, THREE, TWO, events, owner, say, table, told


def test_r11_the_opener_rotates_with_the_auctions_and_unsold_cards_are_lost() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1],
        active="1",
        owner=THREE,
        events_top=events("architect", "architect", "reichsstadt"),
    )
    order = []
    while not p.over:
        order.append(p.waiting[0])
        say(p, f"{p.waiting[0]} pass")
    assert order == [1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert told(p).count("unsold-event") == 3
    assert sum(p.event_discard) == 3


def test_r11_only_auctions_turn_the_opener() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1, 1],
        owner=MAP_3,
        events_top=events("architect"),
        events_middle=events("death_of_an_elector"),
        events_bottom=events("reichsstadt"),
        electors={"mainz": 1},
    )
    order: list[int] = []
    while not p.over:
        order.append(p.waiting[0])
        say(p, f"{p.waiting[0]} pass")
    assert order == [0, 1, 2, 1, 2, 0]
    assert "elector-unsold" in told(p) or owner(p, "mainz") == -1


def test_r14_a_second_preacher_is_replaced() -> None:
    p = table(
        2,
        [{"step": "EventPhase"}],
        [1, 1, 1],
        owner=TWO,
        events_top=events("itinerant_preacher", "itinerant_preacher"),
        events_middle=events("relic"),
    )
    assert p.view(0)["table"]["slots"] == ["itinerant_preacher", "relic"]
    q = table(
        2,
        [{"step": "EventPhase"}],
        [1, 1],
        owner=TWO,
        events_top=events("itinerant_preacher", "itinerant_preacher"),
    )
    assert q.view(0)["table"]["slots"] == ["itinerant_preacher"], "if a card is left"


def test_7_deaths_come_before_the_auctions() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1, 1],
        owner=THREE,
        events_top=events("architect", "death_of_the_emperor", "death_of_an_elector"),
        electors={"mainz": 1},
        ducats={"0": 200},
    )
    told_so_far = told(p)
    assert p.waiting == (0,), "the anarchy begins: castles"
    assert "elector-dead" not in told_so_far
    say(p, "0 pass", "1 pass", "2 pass", "0 raise secular", "1 raise secular", "2 raise secular")
    assert p.view(0)["table"]["slots"] == ["architect"], "Mainz was offered to nobody with an heir, then the auctions"


def test_r15_shortage_kills_the_emperor_and_makes_a_new_deck() -> None:
    p = table(
        3,
        [{"step": "EventPhase"}],
        [1, 1, 1],
        owner={**THREE, "mainz": "0", "koeln": "0", "trier": "0"},
        events_top=events("architect", "architect"),
    )
    assert p.waiting == (0,), "three votes against four: anarchy"
    say(p, "0 pass", "1 pass", "2 pass", "0 raise secular", "1 raise secular", "2 raise secular")
    assert p.event_cards() == 35
    assert sum(p.event_discard) == 0
