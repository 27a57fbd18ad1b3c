"""The battle (section 13): from the naming of the target to its end."""

from __future__ import annotations

from typing import Any

from reame.games.conspiracy.crown.masters import review
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ALL_FALLEN,
    ATTACK_SIDE,
    ATTACKS,
    CASTLE,
    CASTLE_MODIFIER,
    CONQUERED,
    DEFENCE_SIDE,
    DEFENDED,
    DOUBLE_HIT_AT,
    FRONT_MOST,
    HIT_AT,
    KNIGHT_MODIFIER,
    MERCENARY_UNIT,
    NO_BATTLE,
    PREACHER_CAPTURED,
    PREACHER_MODIFIER,
    RELIC,
    RELIC_MODIFIER,
    ROLLS,
    SUPPORT_MODIFIER,
    TYPE,
    UNITS,
)
from reame.games.conspiracy.war.allies import Commitment, Reinforcement, Sides
from reame.games.conspiracy.war.battle_cards import BattleCards
from reame.games.conspiracy.war.departure import lift, send_away
from reame.games.conspiracy.war.fray import (
    HOME,
    KIND,
    OF_SEAT,
    OF_SIDE,
    PLACE,
    RANK,
    Fray,
    chart_order,
)
from reame.games.conspiracy.war.line_up import LineUp
from reame.games.conspiracy.war.withdrawal import Withdrawal
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step, circle


class Battle(Fray):
    """One battle, in the order of section 13."""

    # -- the order of section 13 --------------------------------------------------------------

    def run(self, p: Conspiracy) -> None:
        if self.stage == "sides":
            p.tell(ATTACKS, self.attacker, self.target)
            self.defender = p.owner[self.target]
            queue = [s for s in circle(self.attacker + 1, p.seats) if s not in (self.attacker, self.defender)]
            self.stage = "commit"
            p.push(Sides(self.target, self.attacker, self.defender, self.bids, queue))
        elif self.stage == "commit":
            party = self.party(ATTACK_SIDE)
            if self.acted < len(party):
                self.acted += 1
                p.push(Commitment(party[self.acted - 1], self.target))
            else:
                self.acted = 0
                self.muster(p)
                self.stage = "reinforce"
        elif self.stage == "reinforce":
            party = self.party(DEFENCE_SIDE)
            if self.acted < len(party):
                self.acted += 1
                p.push(Reinforcement(party[self.acted - 1], self.target))
            else:
                self.stage = "cards"
        elif self.stage == "cards":
            self.stage = "check"
            p.push(BattleCards(self.party(ATTACK_SIDE), self.party(DEFENCE_SIDE)))
        elif self.stage == "check":
            both = self.count(ATTACK_SIDE) and self.count(DEFENCE_SIDE)
            self.stage = "attack_line" if both else "end"
        elif self.stage == "attack_line":
            self.stage = "defence_line"
            p.push(LineUp(ATTACK_SIDE))
        elif self.stage == "defence_line":
            self.stage = "fight"
            p.push(LineUp(DEFENCE_SIDE))
        elif self.stage == "fight":
            self.round += 1
            self.fight(p)
            self.stage = "attack_retreat"
        elif self.stage == "attack_retreat":
            self.stage = "defence_retreat"
            self.may_retreat(p, ATTACK_SIDE)
        elif self.stage == "defence_retreat":
            self.stage = "check"
            self.may_retreat(p, DEFENCE_SIDE)
        elif self.stage == "end":
            self.stage = "review"
            self.conclude(p)
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
            for kind in range(UNITS):
                for _ in range(child.units[kind]):
                    self.add(ATTACK_SIDE, child.seat, kind, child.origin)
        elif isinstance(child, Reinforcement):
            for i in range(len(child.units)):
                self.add(DEFENCE_SIDE, child.seat, child.units[i], child.homes[i])

    def muster(self, p: Conspiracy) -> None:
        """The garrison of the fief defends it."""
        if self.defender != NOBODY and p.owner[self.target] == self.defender:
            garrison = lift(p, self.target)
            for kind in range(UNITS):
                for _ in range(garrison[kind]):
                    self.add(DEFENCE_SIDE, self.defender, kind, self.target)

    def may_retreat(self, p: Conspiracy, side: int) -> None:
        """After a round, if both sides still have units (13.8)."""
        if self.count(ATTACK_SIDE) and self.count(DEFENCE_SIDE):
            p.push(Withdrawal(side, self.party(side)))

    # -- a round (13.7) ------------------------------------------------------------------------

    def fight(self, p: Conspiracy) -> None:
        """All pairs at the same time: dice pair by pair, the attacker's first; then the hits."""
        pairs = 0
        for u in self.units:
            pairs = max(pairs, u[PLACE])
        fronts: list[list[int]] = []
        hits: list[int] = []
        for pair in range(1, pairs + 1):
            attacker = self.standing_at(ATTACK_SIDE, pair, 0)
            defender = self.standing_at(DEFENCE_SIDE, pair, 0)
            assert attacker is not None
            assert defender is not None
            fronts += [attacker, defender]
            hits.append(self.throw(p, attacker, defender))
            hits.append(self.throw(p, defender, attacker))
        for pair in range(pairs):
            attacker, defender = fronts[2 * pair], fronts[2 * pair + 1]
            self.strike(p, defender, hits[2 * pair], attacker[OF_SEAT])
            self.strike(p, attacker, hits[2 * pair + 1], defender[OF_SEAT])
        self.move_up()

    def throw(self, p: Conspiracy, mine: list[int], foe: list[int]) -> int:
        """Two dice and the modifiers: hits on the opposing front unit."""
        dice = p.dice.roll() + p.dice.roll()
        total = max(0, dice + self.modifier(p, mine, foe))
        hits = 2 if total >= DOUBLE_HIT_AT else 1 if total >= HIT_AT else 0
        p.tell(ROLLS, mine[OF_SIDE], mine[PLACE], total, hits)
        return hits

    def modifier(self, p: Conspiracy, mine: list[int], foe: list[int]) -> int:
        """The table of 13.7."""
        out = 0
        works = p.works[self.target]
        if mine[OF_SIDE] == ATTACK_SIDE:
            if works & CASTLE:
                out += CASTLE_MODIFIER
        else:
            if works & RELIC:
                out += RELIC_MODIFIER
            if p.preacher_at == self.target and p.preacher_owner == self.defender:
                out += PREACHER_MODIFIER
        if mine[KIND] < MERCENARY_UNIT:
            out += self.hostlers[mine[OF_SEAT]]
            if foe[KIND] >= MERCENARY_UNIT:
                out += KNIGHT_MODIFIER
        else:
            out += self.forging[mine[OF_SEAT]]
        if SUPPORT_MODIFIER and self.standing_at(mine[OF_SIDE], mine[PLACE], 1) is not None:
            out += SUPPORT_MODIFIER
        return out

    def strike(self, p: Conspiracy, front: list[int], hits: int, foe: int) -> None:
        """Hits fall on the front unit; a second one, if the first has felled it, on its first support (R45)."""
        if not hits:
            return
        if not self.wound(p, front):
            if hits == 1:
                return
            if not self.wound(p, front):
                return
            hits = 1
        support = self.standing_at(front[OF_SIDE], front[PLACE], 1) if hits == 2 else None
        killed = hits == 2 and support is None
        if support is not None and self.wound(p, support):
            self.fell(p, support, foe, False)
        self.fell(p, front, foe, killed)

    def move_up(self) -> None:
        """Supports move up into empty places."""
        for side in (ATTACK_SIDE, DEFENCE_SIDE):
            for pair in range(1, FRONT_MOST + 1):
                rank = 0
                for u in sorted(self.of_side(side), key=chart_order):
                    if u[PLACE] == pair:
                        u[RANK] = rank
                        rank += 1

    # -- the end (13.10) -----------------------------------------------------------------------

    def conclude(self, p: Conspiracy) -> None:
        """Who owns the fief now, and where everybody goes."""
        t = self.target
        former = p.owner[t]
        attack = self.count(ATTACK_SIDE)
        defence = self.count(DEFENCE_SIDE)
        if attack:
            p.give(t, self.attacker)
            p.heirs[2 * self.attacker + TYPE[t]] -= 1
            p.tell(CONQUERED, self.attacker, t)
            self.go_home(p, self.attacker)
            if p.preacher_at == t:
                self.preacher_falls(p, former)
        elif defence:
            if former == NOBODY:
                p.give(t, self.defender)
                p.heirs[2 * self.defender + TYPE[t]] -= 1
                p.tell(CONQUERED, self.defender, t)
            else:
                p.tell(DEFENDED, t)
            self.go_home(p, self.defender)
        elif self.round:
            p.give(t, NOBODY)
            p.tell(ALL_FALLEN, t)
            if p.preacher_at == t:
                send_away(p, former, t, [0] * UNITS, True)
        else:
            p.tell(NO_BATTLE, t)

    def go_home(self, p: Conspiracy, leader: int) -> None:
        """The leader's units stand in the fief; allied ones go back where they came from."""
        homeless: list[list[int]] = [[0] * UNITS for _ in range(p.seats)]
        for u in self.units:
            if u[OF_SEAT] == leader:
                p.troops[self.target * UNITS + u[KIND]] += 1
            elif u[HOME] != NOBODY:
                p.troops[u[HOME] * UNITS + u[KIND]] += 1
            else:
                homeless[u[OF_SEAT]][u[KIND]] += 1
        self.units = []
        for s in range(p.seats):
            send_away(p, s, self.target, homeless[s], False)

    def preacher_falls(self, p: Conspiracy, former: int) -> None:
        """He flees with his lord's troops, or the conqueror has him."""
        if self.withdrew:
            send_away(p, former, self.target, [0] * UNITS, True)
        else:
            p.preacher_at = NOBODY
            p.preacher_captor = self.attacker
            p.tell(PREACHER_CAPTURED, self.attacker)
