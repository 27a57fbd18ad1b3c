"""A battle (9): sermons, sides, then rounds of pleas, aims, dice and losses until a side is gone."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.fief.battle.aftermath import Aftermath, after
from reame.games.fief.battle.blows import share_losses, strike
from reame.games.fief.battle.camps import Sides
from reame.games.fief.battle.losses import Casualties, Fallen, Loss
from reame.games.fief.battle.muster import (
    Acceptance,
    Enlistment,
    Sortie,
    enlistments,
    enrol_principals,
    name_leaders,
    sortie_camps,
    tell_camps,
)
from reame.games.fief.battle.pleas import Mercy, Plea, may_plead
from reame.games.fief.battle.targets import Aiming, Targets, set_targets, throwers
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.march.sermons import Sermons
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Clash
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Many, One, PartOf, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

# Where a battle goes on when the question of a stage is answered.
AFTER: Final = {"accept": "join", "sortie": "begin", "answer": "pleas", "targets": "dice", "dice": "roll"}


class Battle(Sides):
    """Two sides of one or more camps. There is no retreat: it goes on until a side is gone or has surrendered."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = [
        *Sides.FIELDS,
        *fields(
            stage=Word(
                "sermons", "muster", "join", "accept", "sortie", "begin",
                "pleas", "answer", "targets", "dice", "roll", "troops", "fighters", "fallen", "next", "end",
            ),
            queue=Some(SEAT),
            joiner=One(SEAT),
            party=One(t.PARTY),
            sharing=One(t.SHARING),
            spared=Some(t.LORD),
            bill=Many(PartOf(Loss), most=36),
            toll=Many(PartOf(Loss), most=36),
        ),
    ]  # fmt: skip

    def __init__(
        self, village: int = NOBODY, attacker: int = NOBODY, defender: int = NOBODY, revolt: bool = False
    ) -> None:
        super().__init__(village, attacker, defender, revolt)
        self.stage = "sermons"
        self.queue: list[int] = []  # who is still to be asked whether he joins, or pleads
        self.joiner = NOBODY  # who asks to join, or for mercy
        self.party = NOBODY
        self.sharing = NOBODY
        self.spared: list[int] = []  # the lords for whom he asks mercy
        self.bill: list[Loss] = []  # points of troops to lose this round
        self.toll: list[Loss] = []  # and then fighters

    # -- the course of it --------------------------------------------------------------------

    def run(self, p: Fief) -> None:
        if self.stage == "sermons":
            self.stage = "muster"
            if t.REBELS in (self.attacker, self.defender):
                p.push(Sermons(self.village))
        elif self.stage == "muster":
            self.muster(p)
        elif self.stage == "join":
            if self.queue:
                p.push(Enlistment(self.queue.pop(0)))
            else:
                self.stage = "sortie"
        elif self.stage == "accept":
            p.push(Acceptance(self.joiner, self.party, self.sharing))
        elif self.stage == "sortie":
            if sortie_camps(p, self):
                p.push(Sortie())
            else:
                self.stage = "begin"
        elif self.stage == "begin":
            name_leaders(p, self)
            tell_camps(p, self)
            self.stage = "next"
        elif self.stage == "pleas":
            self.next_plea(p)
        elif self.stage == "answer":
            p.push(Mercy(self.joiner, self.spared))
        elif self.stage == "targets":
            choosing = set_targets(p, self)
            if choosing:
                p.push(Targets(choosing))
            else:
                self.stage = "dice"
        elif self.stage == "dice":
            throwing = throwers(p, self)
            if throwing:
                p.push(Aiming(throwing))
            else:
                self.stage = "roll"
        elif self.stage == "roll":
            hits = strike(p, self)
            attackers, defenders = self.hit(p, hits, t.ATTACKERS), self.hit(p, hits, t.DEFENDERS)
            p.tell(say.ROUND_FOUGHT, self.round, self.village, attackers, defenders)
            self.bill, self.toll = share_losses(p, self, hits)
            self.stage = "troops"
        elif self.stage == "troops":
            self.pay_troops(p)
        elif self.stage == "fighters":
            self.pay_fighters(p)
        elif self.stage == "fallen":
            self.stage = "next"
            if self.dead:
                fallen, self.dead = self.dead, []
                p.push(Deaths(fallen, battle=True))
        elif self.stage == "next":
            self.next_round(p)
        else:
            p.end()

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Enlistment):
            if child.party != NOBODY:
                self.joiner, self.party, self.sharing = child.seat, child.party, child.sharing
                self.stage = "accept"
        elif isinstance(child, Plea):
            if child.lords:
                self.joiner, self.spared = child.seat, child.lords
                self.stage = "answer"
        elif isinstance(child, Aftermath):
            p.fought.append(Clash(self.village, self.attacker, self.defender))
        else:
            self.stage = AFTER.get(self.stage, self.stage)

    def muster(self, p: Fief) -> None:
        """The two principals, then everybody else who might take part."""
        self.holder = p.holder(self.village)
        self.owner = p.owner(self.village)
        if not self.still_on(p):
            self.stage = "end"
            return
        enrol_principals(p, self)
        if not self.revolt:
            self.queue = [s for s in p.turn_order() if enlistments(p, self, s)]
        self.stage = "join"

    def still_on(self, p: Fief) -> bool:
        """After the sermons: are both still there?"""
        if t.REBELS in (self.attacker, self.defender) and not p.rebels:
            return False
        if self.revolt:
            return True
        for who in (self.attacker, self.defender):
            if who == t.REBELS:
                if t.VILLAGE_OF[p.rebels_at] != self.village:
                    return False
            elif who not in p.occupants[self.village] and not p.at_gates(who, self.village):
                return False
        return True

    # -- rounds ------------------------------------------------------------------------------

    def next_round(self, p: Fief) -> None:
        """Is a side out? Otherwise pleas, if there can be any, and the next round (9.3)."""
        left = [self.standing(p, t.ATTACKERS), self.standing(p, t.DEFENDERS)]
        if not left[t.ATTACKERS] or not left[t.DEFENDERS] or self.round >= t.BATTLE_ROUNDS:
            self.stage = "end"
            p.push(after(p, self, left))
            return
        self.round += 1
        for c in self.camps:
            c.target = NOBODY
        self.aims = []
        self.queue = [] if self.revolt else p.turn_order()
        self.stage = "pleas"

    def next_plea(self, p: Fief) -> None:
        """Each player in turn order may plead once before a round; who could not is passed over."""
        if not self.standing(p, t.ATTACKERS) or not self.standing(p, t.DEFENDERS):
            self.round -= 1  # it is not fought
            self.stage = "next"
            return
        while self.queue and not may_plead(p, self, self.queue[0]):
            self.queue.pop(0)
        if self.queue:
            p.push(Plea(self.queue.pop(0)))
        else:
            self.stage = "targets"

    def hit(self, p: Fief, hits: list[int], side: int) -> int:
        """What all camps of a side have to lose this round, as far as they have it."""
        return sum(min(hits[i], self.strength(p, i)) for i in range(len(hits)) if self.camps[i].side == side)

    def pay_troops(self, p: Fief) -> None:
        """Each player loses his troops, by his own choice."""
        if not self.bill:
            self.stage = "fighters"
            return
        loss = self.bill.pop(0)
        places: list[int] = []
        for c in self.members(loss.camp):
            if c.who == loss.seat:
                places += c.places(p, self.village)
        p.push(Casualties(loss.seat, places, loss.points))

    def pay_fighters(self, p: Fief) -> None:
        """Then his fighters."""
        if not self.toll:
            self.stage = "fallen"
            return
        loss = self.toll.pop(0)
        able = self.able(p, loss.camp, loss.seat)
        if loss.points >= len(able):
            self.dead += able
        else:
            p.push(Fallen(loss.camp, loss.seat, loss.points))
