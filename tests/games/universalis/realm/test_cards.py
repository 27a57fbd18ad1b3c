"""Empire cards, their deck and discards [1.9]."""

from __future__ import annotations

from reame.games.universalis.realm.ledger import draw_card
from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import BUY, board


def test_r11_the_deck_is_rebuilt_from_the_discards() -> None:
    p = board(BUY, discards={"genio": 1}, dice=[1])
    draw_card(p, 0)
    assert p.hands[0].cards == [box.CARD.find("genio")]
    assert p.discards.size() == 0
    draw_card(p, 0)  # both are empty: the draw is skipped
    assert p.hands[0].size() == 1
