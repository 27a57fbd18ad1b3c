"""The fields of a position, typed: written by tools/state.py from fields.py."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.carolus.fields import FIELDS
from reame.kernel.fields import Field, blank_fields
from reame.kernel.game import Game
from reame.kernel.native import i64
from reame.kernel.position import Position


class State(Position):
    """Empty, or a copy of another one."""

    FIELDS: ClassVar[list[Field]] = FIELDS

    def __init__(self, game: Game[Any], seats: int, old: State | None = None) -> None:
        super().__init__(game, seats)
        if old is None:
            blank_fields(self, FIELDS, seats)
            return
        self.round: i64 = old.round
        self.size: list[int] = old.size.copy()
        self.cubes: list[int] = old.cubes.copy()
        self.owner: list[int] = old.owner.copy()
        self.castles: list[int] = old.castles.copy()
        self.emperor: i64 = old.emperor
        self.supply: list[int] = old.supply.copy()
        self.courts: list[int] = old.courts.copy()
        self.reserves: list[int] = old.reserves.copy()
        self.holder: list[int] = old.holder.copy()
        self.stock: list[int] = old.stock.copy()
        self.hands: list[int] = old.hands.copy()
        self.placed: list[int] = old.placed.copy()
        self.order: list[int] = old.order.copy()
