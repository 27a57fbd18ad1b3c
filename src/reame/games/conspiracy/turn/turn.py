"""The turn (section 3): its six phases, and what the last of them leaves to do (11)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.crown.election import end_by_glory
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.actions import ActionSlot
from reame.games.conspiracy.turn.events import EventPhase
from reame.games.conspiracy.turn.fate import Fate
from reame.games.conspiracy.turn.income import IncomePhase
from reame.games.conspiracy.turn.movement import Movement
from reame.games.conspiracy.turn.ransom import Ransoms
from reame.games.conspiracy.turn.setup import Setup
from reame.kernel.fields import Field, Number, Word, fields
from reame.kernel.native import i64
from reame.kernel.steps import Step


class Turns(Step[Conspiracy]):
    """Setting up, then turn after turn: in each phase the active player first, the others clockwise (section 3)."""

    rule: ClassVar[str] = "3"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("setup", "begin", "income", "events", "fate", "movement", "actions", "ransoms", "end"),
        acted=Number(0, t.LARGEST),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "setup"
        self.acted = 0

    def run(self, p: Conspiracy) -> None:
        if self.stage == "setup":
            self.stage = "begin"
            p.push(Setup())
        elif self.stage == "begin":
            p.turn += 1
            p.tell(say.TURN_BEGINS, p.turn, p.active)
            self.stage = "income"
        elif self.stage == "income":
            p.phase = "income"
            p.tell(say.INCOME_BEGINS)
            self.stage = "events"
            p.push(IncomePhase())
        elif self.stage == "events":
            p.phase = "events"
            p.tell(say.EVENTS_BEGIN)
            self.stage = "fate"
            p.push(EventPhase())
        elif self.stage == "fate":
            p.phase = "fate"
            if not self.acted:
                p.tell(say.FATE_BEGINS)
            self.each(p, "movement")
        elif self.stage == "movement":
            p.phase = "movement"
            if not self.acted:
                p.tell(say.MOVEMENT_BEGINS)
            self.each(p, "actions")
        elif self.stage == "actions":
            p.phase = "actions"
            if not self.acted:
                p.tell(say.ACTIONS_BEGIN)
            self.each(p, "ransoms")
        elif self.stage == "ransoms":
            p.phase = "end"
            p.tell(say.END_BEGINS)
            self.stage = "end"
            p.push(Ransoms())  # a rule of this phase, whatever else may be agreed (R90)
        else:
            heal(p)
            self.next_turn(p)

    def each(self, p: Conspiracy, following: str) -> None:
        """The next player's part of this phase, or the next phase."""
        if self.acted == p.seats:
            self.acted = 0
            self.stage = following
            return
        seat = p.order()[self.acted]
        self.acted += 1
        if self.stage == "fate":
            p.push(Fate(seat))
        elif self.stage == "movement":
            p.push(Movement(seat))
        else:
            p.draw(seat)
            p.push(ActionSlot(seat))

    def next_turn(self, p: Conspiracy) -> None:
        """The marker moves to the left, unless the game was to last so long (11, 18.3)."""
        if p.last_turn:
            end_by_glory(p, "deck", "18.3")
        elif p.turn >= last_turn(p):
            end_by_glory(p, "turns", "R76")
        else:
            p.active = (p.active + 1) % p.seats
            self.stage = "begin"


def last_turn(p: Conspiracy) -> int:
    """The game lasts until somebody is Emperor, or as many turns as the table has agreed (R76)."""
    return t.TURN.high if p.options["turns"] == t.UNLIMITED else p.options["turns"]


def heal(p: Conspiracy) -> None:
    """All hits on units are removed (11)."""
    troops = p.troops
    hurt = 0
    knight: i64
    for knight in range(t.KNIGHT, t.TERRITORIES * t.UNITS, t.UNITS):
        mercenary = knight + t.MERCENARY_UNIT
        if troops[knight + 1] or troops[knight + 2] or troops[mercenary + 1]:
            hurt += troops[knight + 1] + troops[knight + 2] + troops[mercenary + 1]
            troops[knight] += troops[knight + 1] + troops[knight + 2]
            troops[mercenary] += troops[mercenary + 1]
            troops[knight + 1] = troops[knight + 2] = troops[mercenary + 1] = 0
    if hurt:
        p.tell(say.WOUNDS_HEALED, hurt)
