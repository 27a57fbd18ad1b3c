"""The round (4): setup, then six phases again and again; all act in one before the next begins."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.phase import BattlePhase
from reame.games.fief.cards.phase import CardPhase
from reame.games.fief.diplomacy.negotiations import Negotiations
from reame.games.fief.march.movement import MovementTurn
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.incomes import Incomes
from reame.games.fief.turn.purchases import PurchaseTurn
from reame.games.fief.turn.setup import Setup
from reame.games.fief.turn.victory import end_of_round
from reame.kernel.fields import Field, Some, Word, fields
from reame.kernel.kinds import SEAT
from reame.kernel.steps import Step


class Rounds(Step[Fief]):
    """Setup, then round after round, six phases each; all act in a phase before the next begins."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("setup", "begin", "incomes", "purchases", "movement", "battles", "negotiations", "end"),
        queue=Some(SEAT),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "setup"
        self.queue: list[int] = []

    def run(self, p: Fief) -> None:
        if self.stage == "setup":
            self.stage = "begin"
            p.push(Setup())
        elif self.stage == "begin":
            p.round += 1
            p.preached = 0
            p.tell(say.ROUND_BEGINS, p.round, p.first)
            self.enter(p, "cards")
            self.stage = "incomes"
            p.push(CardPhase())
        elif self.stage == "incomes":
            self.enter(p, "incomes")
            self.stage = "purchases"
            p.push(Incomes())
        elif self.stage == "purchases":
            if p.phase != "purchases":
                self.enter(p, "purchases")
                self.queue = p.turn_order()
            elif self.queue:
                p.push(PurchaseTurn(self.queue.pop(0)))
            else:
                self.stage = "movement"
        elif self.stage == "movement":
            if p.phase != "movement":
                self.enter(p, "movement")
                self.queue = p.turn_order()
            elif self.queue:
                p.push(MovementTurn(self.queue.pop(0)))
            else:
                self.stage = "battles"
        elif self.stage == "battles":
            self.enter(p, "battles")
            self.stage = "negotiations"
            p.push(BattlePhase())
        elif self.stage == "negotiations":
            self.enter(p, "negotiations")
            self.stage = "end"
            p.push(Negotiations())
        else:
            self.stage = "begin"
            end_of_round(p)

    def enter(self, p: Fief, phase: str) -> None:
        """A phase begins; offers are counted anew (R66)."""
        p.phase = phase
        if p.dealing():
            for s in range(p.seats):
                p.offers[s] = 0
                p.said[s] = []
        p.tell(say.PHASE_BEGINS, t.PHASE.find(phase))
