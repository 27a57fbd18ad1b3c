"""A battle (9): sermons, sides, then rounds of pleas, aims, dice and losses until a side is gone."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.battle.aftermath import Aftermath
from reame.games.fief.battle.camps import (
    AT_GATES,
    DAMAGE,
    INSIDE,
    LEADER,
    SHELTER,
    SIDE,
    STRUCK_BY,
    TARGET,
    TOTAL,
    WHO,
    places_of,
    portions,
    ransom_weights,
    troops_of,
)
from reame.games.fief.battle.losses import Casualties
from reame.games.fief.battle.pleas import captor_camp, grant, next_plea
from reame.games.fief.battle.sides import Sides
from reame.games.fief.battle.targets import ask_targets, choosing, exposed, spoken, strongest, throwers
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.march.sermons import Sermons
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Many, Number, One, Row, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import Step


class Battle(Sides):
    """Two sides of one or more camps. There is no retreat: it goes on until a side is gone or has surrendered."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = [
        *Sides.FIELDS,
        *fields(
            stage=Word(
                "sermons",
                "muster",
                "join",
                "accept",
                "sortie",
                "begin",
                "pleas",
                "answer",
                "targets",
                "dice",
                "roll",
                "troops",
                "fighters",
                "fallen",
                "next",
                "end",
            ),
            queue=Some(SEAT),
            joiner=One(SEAT),
            party=One(t.PARTY),
            sharing=One(t.SHARING),
            round=Number(0, t.BATTLE_ROUNDS + 1),
            aims=Many(Row(camp=One(t.CAMP), lord=One(t.LORD))),
            bill=Many(Row(camp=One(t.CAMP), seat=One(SEAT), points=Number())),
            dead=Some(t.LORD),
        ),
    ]

    def __init__(
        self, village: int = NOBODY, attacker: int = NOBODY, defender: int = NOBODY, revolt: bool = False
    ) -> None:
        super().__init__(village, attacker, defender, revolt)
        self.stage = "sermons"
        self.queue: list[int] = []
        self.joiner = NOBODY
        self.party = NOBODY
        self.sharing = NOBODY
        self.round = 0
        self.aims: list[list[int]] = []
        self.bill: list[list[int]] = []
        self.dead: list[int] = []

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
                p.ask(self.queue[0])
            else:
                self.stage = "sortie"
        elif self.stage == "accept":
            p.ask(self.principal(self.party))
        elif self.stage == "sortie":
            if self.sortie_camps():
                p.ask(self.defender)
            else:
                self.stage = "begin"
        elif self.stage == "begin":
            self.name_leaders(p)
            p.tell(say.BATTLE, self.village, self.attacker, self.defender)
            self.stage = "next"
        elif self.stage == "pleas":
            next_plea(p, self)
        elif self.stage == "answer":
            p.ask(self.camps[captor_camp(p, self, self.joiner)][LEADER])
        elif self.stage == "targets":
            ask_targets(p, self)
        elif self.stage == "dice":
            seats = throwers(p, self)
            if seats:
                p.ask_sealed(seats)
            else:
                self.stage = "roll"
        elif self.stage == "roll":
            self.roll(p)
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

    def muster(self, p: Fief) -> None:
        """The two principals, then everybody else who might take part."""
        self.holder = p.holder(self.village)
        self.owner = p.owner(self.village)
        if t.REBELS in (self.attacker, self.defender) and not p.rebels:
            self.stage = "end"
            return
        if not self.revolt and not self.still_on(p):
            self.stage = "end"
            return
        if self.attacker == t.REBELS:
            where = INSIDE if p.rebels_at == self.village and not self.revolt else AT_GATES
            self.enrol(p, t.REBELS, where, t.ATTACKERS)
        else:
            self.enrol_seat(p, self.attacker, t.ATTACKERS)
        if self.defender == t.REBELS:
            self.enrol(p, t.REBELS, INSIDE, t.DEFENDERS)
        elif self.revolt:
            camp = NOBODY
            for s in p.occupants[self.village]:
                if s != t.REBELS:
                    camp = self.enrol(p, s, INSIDE, t.DEFENDERS, camp)
        else:
            self.enrol_seat(p, self.defender, t.DEFENDERS)
        if not self.revolt:
            self.queue = [s for s in p.turn_order() if self.enlistments(p, s)]
        self.stage = "join"

    def still_on(self, p: Fief) -> bool:
        """After the sermons: are both still there?"""
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
            p.push(self.aftermath(p, left))
            return
        self.round += 1
        for c in self.camps:
            c[TARGET] = NOBODY
        self.aims = []
        self.queue = [] if self.revolt else p.turn_order()
        self.stage = "pleas"

    def aftermath(self, p: Fief, left: list[list[int]]) -> Aftermath:
        """Who won, and the camp that has the claim: most damage in the last round, ties in turn order (R39)."""
        after = Aftermath(self.village, self.attacker, self.defender, self.revolt)
        after.contingents = self.contingents
        after.camps = self.camps
        after.holder = self.holder
        after.owner = self.owner
        if left[t.ATTACKERS] and left[t.DEFENDERS]:
            after.drawn = True
            return after
        order = p.turn_order()
        for side in (t.ATTACKERS, t.DEFENDERS):
            best = NOBODY
            for i in left[side]:
                if best == NOBODY or self.camps[i][DAMAGE] > self.camps[best][DAMAGE]:
                    best = i
                elif self.camps[i][DAMAGE] == self.camps[best][DAMAGE]:
                    a, b = self.camps[i][LEADER], self.camps[best][LEADER]
                    if t.REBELS not in (a, b) and order.index(a) < order.index(b):
                        best = i
            if best != NOBODY:
                after.winner = best
                after.weights = ransom_weights(p, self.camps[best], self.members(best), self.village)
        return after

    def more(self, p: Fief, seat: int) -> bool:
        if self.stage == "targets":
            return len(p.drafts[seat]) < len(choosing(p, self, seat))
        rows = spoken(p, self, seat)
        return bool(rows) and rows[len(rows) - 1][1] == NOBODY

    def reveal(self, p: Fief) -> None:
        if self.stage == "targets":
            for s in p.asked:
                for i, m in zip(choosing(p, self, s), p.drafts[s], strict=True):
                    self.camps[i][TARGET] = t.STRIKE.a(m)
            self.stage = "dice"
        else:
            for s in p.asked:
                self.aims += [row for row in spoken(p, self, s) if row[1] != NOBODY]
            self.stage = "roll"

    def roll(self, p: Fief) -> None:
        """All dice are thrown and all losses of the round counted (9.3)."""
        hits = [0] * len(self.camps)
        for camp in self.camps:
            camp[DAMAGE] = 0
            camp[TOTAL] = 0
        for i in range(len(self.camps)):
            dice = t.DICE_FOR[self.strength(p, i)]
            if not dice:
                continue
            for _, lord in [a for a in self.aims if a[0] == i]:
                die = p.dice.roll()
                dice -= 1
                p.tell(say.AIMS, self.camps[i][LEADER], lord, die)
                if die >= t.AIM_SUCCESS and lord not in self.dead:
                    self.dead.append(lord)
            total = 0
            for _ in range(dice):
                total += p.dice.roll()
            if dice and p.maid != NOBODY and p.maid in self.lords(p, i):
                total += t.D_ARC_BONUS
            target = self.camps[i][TARGET]
            lost = t.LOSSES[self.camps[target][SHELTER]][min(total, 18) - 1] if total else 0
            p.tell(say.STRIKES, self.camps[i][LEADER], self.camps[target][LEADER], total, lost)
            self.camps[i][TOTAL] = total
            self.camps[i][DAMAGE] = lost
            hits[target] += lost
            best = self.camps[target][STRUCK_BY]
            if best == NOBODY or self.camps[best][TARGET] != target or self.camps[best][DAMAGE] < lost:
                self.camps[target][STRUCK_BY] = i
        self.bill = [[i, NOBODY, hits[i]] for i in range(len(self.camps)) if hits[i]]
        self.share_bill(p)
        self.stage = "troops"

    def share_bill(self, p: Fief) -> None:
        """Losses among troops in proportion to points, then among fighters in the same way (R39)."""
        troops: list[list[int]] = []
        fighters: list[list[int]] = []
        order = p.turn_order()
        for camp, _, hits in self.bill:
            rows = self.members(camp)
            if self.camps[camp][LEADER] == t.REBELS:
                lost = min(hits, p.rebels)
                p.rebels -= lost
                p.tell(say.REBELS_LOST, lost)
                continue
            present = [c[WHO] for c in rows]
            seats = [s for s in order if s in present]
            have = [sum(troops_of(p, self.village, c) for c in rows if c[WHO] == s) for s in seats]
            part = portions(hits, have)
            troops += [[camp, s, n] for s, n in zip(seats, part, strict=True) if n]
            left = hits - sum(have)
            if left > 0:
                have = [len(self.able(p, camp, s)) for s in seats]
                part = portions(left, have)
                fighters += [[camp, s, n] for s, n in zip(seats, part, strict=True) if n]
        self.bill = [*troops, [NOBODY, NOBODY, 0], *fighters]

    def able(self, p: Fief, camp: int, seat: int) -> list[int]:
        """Fighters of a player in a camp who have not fallen this round."""
        return [x for x in self.lords(p, camp) if p.family[x] == seat and p.fighter(x) and x not in self.dead]

    def pay_troops(self, p: Fief) -> None:
        """Each player loses his troops, by his own choice."""
        camp, seat, points = self.bill.pop(0)
        if seat == NOBODY:
            self.stage = "fighters"
            return
        places: list[int] = []
        for c in self.members(camp):
            if c[WHO] == seat:
                places += places_of(p, self.village, c)
        p.push(Casualties(seat, places, points))

    def pay_fighters(self, p: Fief) -> None:
        """Then his fighters."""
        if not self.bill:
            self.stage = "fallen"
            return
        camp, seat, points = self.bill[0]
        able = self.able(p, camp, seat)
        if points >= len(able):
            self.dead += able
            self.bill.pop(0)
        elif not points:
            self.bill.pop(0)
        else:
            p.ask(seat)

    # -- answers -----------------------------------------------------------------------------

    def legal(self, p: Fief, seat: int) -> list[int]:
        if self.stage == "join":
            return [PASS, *self.enlistments(p, seat)]
        if self.stage in ("accept", "answer"):
            return [YES, NO]
        if self.stage == "sortie":
            return [PASS, t.SORTIE.at()]
        if self.stage == "pleas":
            return [PASS, t.PLEAD.at()]
        if self.stage == "targets":
            camp = choosing(p, self, seat)[len(p.drafts[seat])]
            return [t.STRIKE.at(i) for i in self.standing(p, 1 - self.camps[camp][SIDE])]
        if self.stage == "dice":
            rows = spoken(p, self, seat)
            return [PASS, *[t.AIM.at(x) for x in exposed(p, self, rows[len(rows) - 1][0])]]
        return [t.FALL.at(x) for x in self.able(p, self.bill[0][0], seat)]

    def question(self, p: Fief, seat: int) -> Sentence:
        if self.stage == "join":
            return say.ASK_ENLIST.of(self.village, self.attacker, self.defender)
        if self.stage == "accept":
            return say.ASK_ACCEPT.of(self.joiner, self.party, self.sharing)
        if self.stage == "sortie":
            return say.ASK_SORTIE.of(self.village)
        if self.stage == "pleas":
            return say.ASK_PLEA.of(self.village)
        if self.stage == "answer":
            return say.ASK_MERCY.of(self.joiner)
        if self.stage == "targets":
            return say.ASK_TARGET.of(self.village)
        if self.stage == "dice":
            return say.ASK_AIM.of(self.village)
        return say.ASK_FALL.of(self.bill[0][2])

    def default(self, p: Fief, seat: int) -> int:
        if self.stage == "join" and p.at_gates(seat, self.village):
            return t.ENLIST.at(t.ATTACKERS, t.SEPARATE)
        if self.stage == "accept":
            return NO
        if self.stage == "targets":
            camp = choosing(p, self, seat)[len(p.drafts[seat])]
            return t.STRIKE.at(strongest(p, self, self.standing(p, 1 - self.camps[camp][SIDE])))
        if self.stage == "fighters":
            able = self.able(p, self.bill[0][0], seat)
            return t.FALL.at(([x for x in able if not p.titled(x)] or able)[0])
        return p.legal(seat)[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if self.stage == "join":
            self.queue.pop(0)
            if move != PASS:
                self.joiner, self.party, self.sharing = seat, t.ENLIST.a(move), t.ENLIST.b(move)
                if p.at_gates(seat, self.village) and self.sharing == t.SEPARATE:
                    self.enlist(p, seat, self.party, t.SEPARATE)
                else:
                    self.stage = "accept"
        elif self.stage == "accept":
            self.stage = "join"
            if move == YES:
                self.enlist(p, self.joiner, self.party, self.sharing)
            elif p.at_gates(self.joiner, self.village):
                self.enlist(p, self.joiner, self.party, t.SEPARATE)
        elif self.stage == "sortie":
            self.stage = "begin"
            if move != PASS:
                self.make_sortie(p)
        elif self.stage == "pleas":
            if move == PASS:
                self.queue.pop(0)
            else:
                p.tell(say.PLEADS, seat)
                self.joiner = seat
                self.stage = "answer"
        elif self.stage == "answer":
            self.queue.pop(0)
            self.stage = "pleas"
            p.tell(say.MERCY if move == YES else say.NO_MERCY, seat, self.joiner)
            if move == YES:
                grant(p, self, self.joiner)
        else:
            self.dead.append(t.FALL.a(move))
            self.bill[0][2] -= 1

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Aftermath):
            p.fought.append([self.village, self.attacker, self.defender])
