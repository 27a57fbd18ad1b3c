"""Decisions, at each of which an honour coin may be spent for a card, armies or florins [11.3] (D29)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.realm.ledger import draw_card, earn
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.steps import NOT_NOW, Step

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


class Decision(Step[Universalis]):
    """A step that asks: besides its own moves a player may spend a coin, and is then asked again.

    It writes `moves`, `forbids` and `answer` where other steps have `legal`, `refuse` and `take`.
    """

    def moves(self, p: Universalis, seat: int) -> list[int]:
        """What the rules of this decision allow, sorted."""
        raise NotImplementedError(f"{type(self).__name__}.moves")

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        """Why a move that spends no coin is refused."""
        return None if move in self.moves(p, seat) else NOT_NOW

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        """A move that spends no coin."""
        raise NotImplementedError(f"{type(self).__name__}.answer")

    def paid(self, p: Universalis, seat: int, move: int) -> None:
        """A coin was spent here; for steps that have counted already."""

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return with_coins(p, seat, self.moves(p, seat))

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return refuse_coin(p, seat, move) if is_coin(move) else self.forbids(p, seat, move)

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[0]

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if is_coin(move):
            spend_coin(p, seat, move)
            self.paid(p, seat, move)
        else:
            self.answer(p, seat, move)


class Question(Decision):
    """One question to one seat: the answer ends the step."""

    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Universalis) -> None:
        p.ask(self.seat)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if is_coin(move):
            spend_coin(p, seat, move)
        else:
            self.answer(p, seat, move)
            p.end()
