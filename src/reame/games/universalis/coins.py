"""Honour coins [11.3]: spent at any own decision or when attacked, for a card, armies or florins (D29)."""

from __future__ import annotations

from reame.games.universalis.ledger import draw_card, earn
from reame.games.universalis.phrases import COIN_FOR_ARMIES, COIN_FOR_CARD, COIN_FOR_FLORINS
from reame.games.universalis.position import Universalis
from reame.games.universalis.things import COIN_ARMIES, COIN_CARD, COIN_FLORINS, OTHER

COIN_GIVES_ARMIES: int = 10
COIN_GIVES_FLORINS: int = 333


def coin_moves(p: Universalis, seat: int) -> list[int]:
    """Ways to spend a coin, sorted."""
    if not p.coins[seat]:
        return []
    return [COIN_CARD.at(), *[COIN_ARMIES.at(t) for t in p.lands(seat)], COIN_FLORINS.at()]


def is_coin(move: int) -> bool:
    """Does the move spend a coin?"""
    return COIN_CARD.first <= move < COIN_FLORINS.end


def spend_coin(p: Universalis, seat: int, move: int) -> None:
    """One coin for one of three things."""
    p.coins[seat] -= 1
    if COIN_ARMIES.has(move):
        t = COIN_ARMIES.a(move)
        p.armies[t] += COIN_GIVES_ARMIES
        p.tell(COIN_FOR_ARMIES, seat, t)
    elif COIN_FLORINS.has(move):
        earn(p, seat, COIN_GIVES_FLORINS, OTHER)
        p.tell(COIN_FOR_FLORINS, seat)
    else:
        p.tell(COIN_FOR_CARD, seat)
        draw_card(p, seat)
