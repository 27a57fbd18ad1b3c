"""Honour coins [11.3]: spent for a card, armies or florins (D29)."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.realm.ledger import draw_card, earn
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase
from reame.kernel.steps import NOT_NOW

COIN_GIVES_ARMIES: Final = 10
COIN_GIVES_FLORINS: Final = 333


def coin_moves(p: Universalis, seat: int) -> list[int]:
    """Ways to spend a coin, sorted."""
    if not p.coins[seat]:
        return []
    return [do.COIN_CARD.at(), *do.COIN_ARMIES.each(p.lands(seat)), do.COIN_FLORINS.at()]


def with_coins(p: Universalis, seat: int, moves: list[int]) -> list[int]:
    """Sorted moves, and the ways to spend a coin among them."""
    return sorted(moves + coin_moves(p, seat)) if p.coins[seat] else moves


def is_coin(move: int) -> bool:
    """Does the move spend a coin?"""
    return do.COIN_CARD.first <= move < do.COIN_FLORINS.end


def refuse_coin(p: Universalis, seat: int, move: int) -> Phrase | None:
    """Has the player a coin, and the territory its armies would stand on?"""
    return None if move in coin_moves(p, seat) else NOT_NOW


def spend_coin(p: Universalis, seat: int, move: int) -> None:
    """One coin for one of three things."""
    p.coins[seat] -= 1
    if do.COIN_ARMIES.has(move):
        t = do.COIN_ARMIES.a(move)
        p.armies[t] += COIN_GIVES_ARMIES
        p.tell(say.COIN_FOR_ARMIES, seat, t)
    elif do.COIN_FLORINS.has(move):
        earn(p, seat, COIN_GIVES_FLORINS, box.OTHER)
        p.tell(say.COIN_FOR_FLORINS, seat)
    else:
        p.tell(say.COIN_FOR_CARD, seat)
        draw_card(p, seat)
