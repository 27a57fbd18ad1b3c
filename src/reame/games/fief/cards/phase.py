"""Phase 1 (5): all draw up to three cards; then each takes his turn."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.cards.card_turn import CardTurn
from reame.games.fief.cards.draw import Draw
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Some, Word, fields
from reame.kernel.kinds import SEAT
from reame.kernel.steps import Step


class CardPhase(Step[Fief]):
    """All draw up to three cards; then each takes his turn (5.1, 5.2)."""

    rule: ClassVar[str] = "5"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("draw", "turns"), queue=Some(SEAT))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "draw"
        self.queue: list[int] = []

    def run(self, p: Fief) -> None:
        if self.stage == "draw":
            self.stage = "turns"
            self.queue = p.turn_order()
            p.push(Draw())
        elif self.queue:
            p.push(CardTurn(self.queue.pop(0)))
        else:
            p.end()
