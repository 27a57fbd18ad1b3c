"""Windows and the reaction stack (4)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import MAP_3, hands, heirs, income_window, say, table, troops


def test_r18_a_mercenary_for_any_card_in_a_window_is_no_pass() -> None:
    p = income_window(hands=hands(s0=["alchemist", "hostler"]))
    say(p, "0 recruit hostler bar", "0 play alchemist")
    assert p.ducats[0] == 180
    assert troops(p, "bar") == {"mercenary": 1}


def test_4_silent_windows_ask_only_those_with_a_card_and_open_ones_everybody() -> None:
    p = income_window(hands=hands(s2=["robber_knight"]))
    assert p.waiting == (2,)
    assert p.covert
    assert p.view(0)["asked"] == []
    q = income_window(options={"windows": "open"}, hands=hands(s2=["robber_knight"]))
    say(q, "0 pass", "1 pass", "2 rob 1", "3 pass", "0 pass", "1 pass", "2 pass")
    assert q.over
    assert q.ducats[1] == 100


def test_20_a_covert_window_looks_the_same_whoever_is_asked() -> None:
    for card, stack in (
        ("pestilence", {"step": "Sale", "bidders": ["0", "1", "2"], "event": "architect", "minimum": 10}),
        ("right_of_succession", {"step": "Vacancy", "fief": "nassau", "chooser": "0"}),
        ("robber_knight", {"step": "IncomePhase"}),
    ):
        common: dict[str, Any] = {"owner": MAP_3, "heirs": heirs((1, 1), (1, 1), (1, 1))}
        p = table(3, [stack], hands=hands(s1=[card], s2=["hostler"]), **common)
        q = table(3, [stack], hands=hands(s2=[card], s1=["hostler"]), **common)
        assert (p.waiting, q.waiting) == ((1,), (2,))
        assert p.view(0) == q.view(0), card
        assert p.view(-1) == q.view(-1), card
        assert p.legal(0) == q.legal(0) == []
