"""Sealed answers and honour coins [11.3]: what a coin brings would come too late there, so it is asked for before."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Mask, Some, fields
from reame.kernel.kinds import SEAT
from reame.kernel.moves import PASS


class CoinsBefore(Decision):
    """Each of those who will answer under seal, one after the other, as long as they have coins and spend them."""

    FIELDS: ClassVar[list[Field]] = fields(those=Some(SEAT), silent=Mask(SEAT))

    def __init__(self, those: list[int] | None = None) -> None:
        super().__init__()
        self.those = those.copy() if those is not None else []
        self.silent = 0  # those who spend no more

    def run(self, p: Universalis) -> None:
        for s in self.those:
            if p.coins[s] and not self.silent >> s & 1:
                p.ask(s)
                return
        p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [PASS]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.silent += 1 << seat
