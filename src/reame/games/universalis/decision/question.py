"""How a player is asked: at each decision an honour coin may be spent, too [11.3]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.decision.coins import is_coin, refuse_coin, spend_coin, with_coins
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.steps import NOT_NOW, Step


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
