"""The battle (section 13): from the naming of the target to its end."""

from __future__ import annotations

from typing import Any

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.aftermath import conclude
from reame.games.conspiracy.war.allies import Sides
from reame.games.conspiracy.war.armies import Commitment, Reinforcement
from reame.games.conspiracy.war.battle_cards import BattleCards
from reame.games.conspiracy.war.battle_round import fight
from reame.games.conspiracy.war.fray import Fray
from reame.games.conspiracy.war.line_up import LineUp
from reame.games.conspiracy.war.withdrawal import Withdrawal
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step, circle


class Battle(Fray):
    """One battle, in the order of section 13."""

    def run(self, p: Conspiracy) -> None:
        if self.stage == "sides":
            self.declare(p)
            self.stage = "commit"
        elif self.stage == "commit":
            party = self.party(t.ATTACK_SIDE)
            if self.acted < len(party):
                self.acted += 1
                p.push(Commitment(party[self.acted - 1], self.target))
            else:
                self.acted = 0
                self.muster(p)
                self.stage = "reinforce"
        elif self.stage == "reinforce":
            party = self.party(t.DEFENCE_SIDE)
            if self.acted < len(party):
                self.acted += 1
                p.push(Reinforcement(party[self.acted - 1], self.target))
            else:
                self.stage = "cards"
        elif self.stage == "cards":
            self.stage = "check"
            p.push(BattleCards(self.party(t.ATTACK_SIDE), self.party(t.DEFENCE_SIDE)))
        elif self.stage == "check":
            self.stage = "attack_line" if self.both_sides() else "end"
        elif self.stage == "attack_line":
            self.stage = "defence_line"
            p.push(LineUp(t.ATTACK_SIDE))
        elif self.stage == "defence_line":
            self.stage = "fight"
            p.push(LineUp(t.DEFENCE_SIDE))
        elif self.stage == "fight":
            self.round += 1
            fight(p, self)
            self.stage = "attack_retreat"
        elif self.stage == "attack_retreat":
            self.stage = "defence_retreat"
            self.may_retreat(p, t.ATTACK_SIDE)
        elif self.stage == "defence_retreat":
            self.stage = "check"
            self.may_retreat(p, t.DEFENCE_SIDE)
        elif self.stage == "end":
            self.stage = "review"
            conclude(p, self)
        elif self.stage == "review":
            self.stage = "over"
            review(p)
        else:
            p.end()

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, Sides):
            self.defender = child.defender
            self.attack_allies = child.attack_allies.copy()
            self.defence_allies = child.defence_allies.copy()
        elif isinstance(child, Commitment):
            for unit in range(t.UNITS):
                for _ in range(child.units[unit]):
                    self.add(t.ATTACK_SIDE, child.seat, unit, child.origin)
        elif isinstance(child, Reinforcement):
            for unit, home in zip(child.units, child.homes, strict=True):
                self.add(t.DEFENCE_SIDE, child.seat, unit, home)

    def declare(self, p: Conspiracy) -> None:
        """The target is named (13.1), and all others may take a side (13.2)."""
        self.defender = p.owner[self.target]
        if self.defender == NOBODY:
            p.tell(say.ATTACKS_NEUTRAL, self.attacker, self.target)
        else:
            p.tell(say.ATTACKS, self.attacker, self.target, self.defender)
        others = [s for s in circle(self.attacker + 1, p.seats) if s not in (self.attacker, self.defender)]
        p.push(Sides(self.target, self.attacker, self.defender, self.bids, others))

    def muster(self, p: Conspiracy) -> None:
        """The garrison of the fief defends it."""
        if self.defender != NOBODY and p.owner[self.target] == self.defender:
            garrison = p.clear(self.target)
            knights = sum(garrison[: t.MERCENARY_UNIT])
            if any(garrison):
                p.tell(say.STANDS, self.defender, self.target, knights, sum(garrison) - knights)
            else:
                p.tell(say.NO_GARRISON, self.target)
            for unit in range(t.UNITS):
                for _ in range(garrison[unit]):
                    self.add(t.DEFENCE_SIDE, self.defender, unit, self.target)

    def may_retreat(self, p: Conspiracy, side: int) -> None:
        """After a round, if both sides still have units (13.8)."""
        if self.both_sides():
            p.push(Withdrawal(side, self.party(side)))
