"""What nobody may see: hands, balances, the order of decks (20)."""

from __future__ import annotations

from reame.kernel.chance import Dice
from tests.games.conspiracy.tables import play_some


def test_20_hands_and_ducats_are_secret() -> None:
    p = play_some(4, "secrets", 400)
    view = p.view(1)["table"]
    assert isinstance(view["hands"]["1"], list)
    assert set(view["hands"]["2"]) == {"count", "known"}
    assert view["ducats"]["2"] is None
    assert view["ducats"]["1"] == p.ducats[1]
    assert "events_top" in view
    assert set(view["events_top"]) == {"size", "top"}


def test_20_imagining_keeps_the_deaths_in_their_piles() -> None:
    p = play_some(4, "piles", 120)
    for n in range(20):
        q = p.imagine(0, Dice(f"piles {n}"))
        assert q.events_middle.counts[7:] == p.events_middle.counts[7:]
        assert q.events_top.size() == p.events_top.size()
        assert q.hands[0].cards == p.hands[0].cards
    others = {tuple(h.cards[0] for h in p.imagine(0, Dice(f"h {n}")).hands[1:] if h.cards) for n in range(20)}
    assert len(others) > 1
