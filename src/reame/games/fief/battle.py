"""A battle (9): sermons, sides, then rounds of pleas, aims, dice and losses until a side is gone."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief import phrases as say
from reame.games.fief.aftermath import Aftermath
from reame.games.fief.camps import (
    AT_GATES,
    CAMPS,
    CONTINGENTS,
    DAMAGE,
    GONE,
    IN_FIELD,
    INSIDE,
    LEADER,
    OF_CAMP,
    SHARED,
    SHELTER,
    SIDE,
    STRUCK_BY,
    TARGET,
    TOTAL,
    WHERE,
    WHO,
    lords_in,
    new_camp,
    places_of,
    portions,
    ransom_weights,
    shelter,
    strength_of,
    troops_of,
)
from reame.games.fief.crown import dismiss
from reame.games.fief.deaths import Deaths
from reame.games.fief.fiefs import capture, hand_over
from reame.games.fief.losses import Casualties
from reame.games.fief.position import Fief
from reame.games.fief.sermons import Sermons
from reame.games.fief.things import (
    AIM,
    AIM_SUCCESS,
    ATTACKERS,
    BATTLE_ROUNDS,
    CAMP,
    D_ARC_BONUS,
    DEFENDERS,
    DICE_FOR,
    ENLIST,
    EQUAL,
    FALL,
    FIELD,
    KINGS,
    LORD,
    LOSSES,
    OCCUPANT,
    OPEN,
    PARTY,
    PLACES,
    PLEAD,
    QUEENS,
    REBELS,
    SEPARATE,
    SHARING,
    SORTIE,
    STRIKE,
    VILLAGE,
    VILLAGE_OF,
)
from reame.games.fief.troops import remove, reveal
from reame.kernel.fields import Field, Flag, Many, Number, One, Row, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.steps import Step


class Battle(Step[Fief]):
    """Two sides of one or more camps. There is no retreat: it goes on until a side is gone or has surrendered."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(
        village=One(VILLAGE),
        attacker=One(OCCUPANT),
        defender=One(OCCUPANT),
        revolt=Flag(),
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
        contingents=CONTINGENTS,
        camps=CAMPS,
        holder=One(OCCUPANT),
        owner=One(SEAT),
        queue=Some(SEAT),
        joiner=One(SEAT),
        party=One(PARTY),
        sharing=One(SHARING),
        round=Number(0, BATTLE_ROUNDS + 1),
        aims=Many(Row(camp=One(CAMP), lord=One(LORD))),
        bill=Many(Row(camp=One(CAMP), seat=One(SEAT), points=Number())),
        dead=Some(LORD),
    )

    def __init__(
        self, village: int = NOBODY, attacker: int = NOBODY, defender: int = NOBODY, revolt: bool = False
    ) -> None:
        super().__init__()
        self.village = village
        self.attacker = attacker
        self.defender = defender
        self.revolt = revolt
        self.stage = "sermons"
        self.contingents: list[list[int]] = []
        self.camps: list[list[int]] = []
        self.holder = NOBODY
        self.owner = NOBODY
        self.queue: list[int] = []
        self.joiner = NOBODY
        self.party = NOBODY
        self.sharing = NOBODY
        self.round = 0
        self.aims: list[list[int]] = []
        self.bill: list[list[int]] = []
        self.dead: list[int] = []

    # -- the sides ---------------------------------------------------------------------------

    def members(self, camp: int) -> list[list[int]]:
        """The contingents of a camp that are still there."""
        return [c for c in self.contingents if c[OF_CAMP] == camp and not c[GONE]]

    def strength(self, p: Fief, camp: int) -> int:
        """Of a camp: troops and fighters (9.3)."""
        return sum(strength_of(p, self.village, c) for c in self.members(camp))

    def standing(self, p: Fief, side: int) -> list[int]:
        """The camps of a side that can still fight."""
        return [i for i in range(len(self.camps)) if self.camps[i][SIDE] == side and self.strength(p, i) > 0]

    def lords(self, p: Fief, camp: int) -> list[int]:
        """All free lords in a camp."""
        out: list[int] = []
        for c in self.members(camp):
            out += lords_in(p, self.village, c)
        return sorted(out)

    def principal(self, side: int) -> int:
        """Who answers for a side."""
        return self.attacker if side == ATTACKERS else self.defender

    def deputy(self, p: Fief) -> int:
        """Who decides for the rebels: the controller, or the next player who is not in the battle (R16)."""
        involved = [c[WHO] for c in self.contingents]
        for s in [p.controller, *p.clockwise(p.controller)]:
            if s not in involved and p.alive(s):
                return s
        return NOBODY

    def voice(self, p: Fief, camp: int) -> int:
        """The seat that speaks for the leader of a camp."""
        who = self.camps[camp][LEADER]
        return self.deputy(p) if who == REBELS else who

    def thrower(self, p: Fief, camp: int) -> int:
        """The members of a combined camp take turns at the dice, the leader first (R39)."""
        leader = self.camps[camp][LEADER]
        if leader == REBELS:
            return self.deputy(p)
        order = p.turn_order()
        seats = [leader] + [s for s in order if s != leader and s in [c[WHO] for c in self.members(camp)]]
        return seats[(self.round - 1) % len(seats)]

    def enrol(self, p: Fief, who: int, where: int, side: int, camp: int = NOBODY) -> int:
        """A contingent joins a camp, or makes one of its own; its strength is seen by all (R68)."""
        if camp == NOBODY:
            camp = len(self.camps)
            self.camps.append(new_camp(side, shelter(p, self.village, where), who, EQUAL))
        elif shelter(p, self.village, where) == OPEN:
            self.camps[camp][SHELTER] = OPEN
        row = [who, where, camp, 0]
        self.contingents.append(row)
        if who != REBELS:
            for x in places_of(p, self.village, row):
                reveal(p, who, x)
        return camp

    def enrol_seat(self, p: Fief, seat: int, side: int, camp: int = NOBODY) -> None:
        """All pieces of a player here: those at gates, those inside, those in the field (9.2, R37)."""
        v = self.village
        if side == ATTACKERS and self.from_gates(p) and p.at_gates(seat, v):
            self.enrol(p, seat, AT_GATES, side, camp)
        if p.has_piece(seat, v):
            self.enrol(p, seat, INSIDE, side, camp)
        if p.has_piece(seat, FIELD + v):
            self.enrol(p, seat, IN_FIELD, side)

    def from_gates(self, p: Fief) -> bool:
        """Is it an attack from the gates on the holder?"""
        return p.at_gates(self.attacker, self.village) and self.defender == self.holder

    # -- the course of it --------------------------------------------------------------------

    def run(self, p: Fief) -> None:
        if self.stage == "sermons":
            self.stage = "muster"
            if REBELS in (self.attacker, self.defender):
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
            self.next_plea(p)
        elif self.stage == "answer":
            p.ask(self.camps[self.captor_camp(p, self.joiner)][LEADER])
        elif self.stage == "targets":
            self.ask_targets(p)
        elif self.stage == "dice":
            seats = self.throwers(p)
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
        if REBELS in (self.attacker, self.defender) and not p.rebels:
            self.stage = "end"
            return
        if not self.revolt and not self.still_on(p):
            self.stage = "end"
            return
        if self.attacker == REBELS:
            where = INSIDE if p.rebels_at == self.village and not self.revolt else AT_GATES
            self.enrol(p, REBELS, where, ATTACKERS)
        else:
            self.enrol_seat(p, self.attacker, ATTACKERS)
        if self.defender == REBELS:
            self.enrol(p, REBELS, INSIDE, DEFENDERS)
        elif self.revolt:
            camp = NOBODY
            for s in p.occupants[self.village]:
                if s != REBELS:
                    camp = self.enrol(p, s, INSIDE, DEFENDERS, camp)
        else:
            self.enrol_seat(p, self.defender, DEFENDERS)
        if not self.revolt:
            self.queue = [s for s in p.turn_order() if self.enlistments(p, s)]
        self.stage = "join"

    def still_on(self, p: Fief) -> bool:
        """After the sermons: are both still there?"""
        for who in (self.attacker, self.defender):
            if who == REBELS:
                if VILLAGE_OF[p.rebels_at] != self.village:
                    return False
            elif who not in p.occupants[self.village] and not p.at_gates(who, self.village):
                return False
        return True

    def enlistments(self, p: Fief, seat: int) -> list[int]:
        """Sides a player may join: gate armies the attack, guests the side that accepts them (9.2)."""
        v = self.village
        if seat in (self.attacker, self.defender):
            return []
        sides: list[int] = []
        if p.at_gates(seat, v):
            if self.from_gates(p) and self.attacker != REBELS and p.gate_strength(seat, v):
                sides = [ATTACKERS]
        elif seat in p.occupants[v] and p.inside_strength(seat, v):
            sides = [s for s in (ATTACKERS, DEFENDERS) if self.principal(s) != REBELS]
        return [ENLIST.at(s, how) for s in sides for how in range(SHARING.size)]

    def enlist(self, p: Fief, seat: int, side: int, sharing: int) -> None:
        """A player takes part, in a camp of his own or combined with the principal's (R39)."""
        camp = NOBODY
        if sharing != SEPARATE:
            for i in range(len(self.camps)):
                if self.camps[i][SIDE] == side and self.camps[i][LEADER] == self.principal(side):
                    camp = i
                    break
            if camp != NOBODY:
                self.camps[camp][SHARED] = sharing
        self.enrol_seat(p, seat, side, camp)
        p.tell(say.ENLISTED, seat, side, sharing)

    def sortie_camps(self) -> list[int]:
        """The defender's garrison and his late pieces, if he has both and walls (R37)."""
        mine = [c for c in self.contingents if c[WHO] == self.defender and self.camps[c[OF_CAMP]][SIDE] == DEFENDERS]
        garrison = [c[OF_CAMP] for c in mine if c[WHERE] == INSIDE]
        field = [c[OF_CAMP] for c in mine if c[WHERE] == IN_FIELD]
        if garrison and field and garrison[0] != field[0] and self.camps[garrison[0]][SHELTER] != OPEN:
            return [garrison[0], field[0]]
        return []

    def name_leaders(self, p: Fief) -> None:
        """The player attacked leads his camp; elsewhere the member with most points (R39)."""
        order = p.turn_order()
        for i in range(len(self.camps)):
            rows = self.members(i)
            seats = [c[WHO] for c in rows]
            if not seats or REBELS in seats or (self.camps[i][SIDE] == DEFENDERS and self.defender in seats):
                continue
            best = NOBODY
            most = -1
            for s in order:
                n = sum(strength_of(p, self.village, c) for c in rows if c[WHO] == s)
                if s in seats and n > most:
                    best, most = s, n
            self.camps[i][LEADER] = best

    # -- rounds ------------------------------------------------------------------------------

    def next_round(self, p: Fief) -> None:
        """Is a side out? Otherwise pleas, if there can be any, and the next round (9.3)."""
        left = [self.standing(p, ATTACKERS), self.standing(p, DEFENDERS)]
        if not left[ATTACKERS] or not left[DEFENDERS] or self.round >= BATTLE_ROUNDS:
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
        after = Aftermath(self.village, self.attacker, self.defender)
        after.contingents = self.contingents
        after.camps = self.camps
        after.holder = self.holder
        after.owner = self.owner
        after.revolt = self.revolt
        if left[ATTACKERS] and left[DEFENDERS]:
            after.drawn = True
            return after
        order = p.turn_order()
        for side in (ATTACKERS, DEFENDERS):
            best = NOBODY
            for i in left[side]:
                if best == NOBODY or self.camps[i][DAMAGE] > self.camps[best][DAMAGE]:
                    best = i
                elif self.camps[i][DAMAGE] == self.camps[best][DAMAGE]:
                    a, b = self.camps[i][LEADER], self.camps[best][LEADER]
                    if REBELS not in (a, b) and order.index(a) < order.index(b):
                        best = i
            if best != NOBODY:
                after.winner = best
                after.weights = ransom_weights(p, self.camps[best], self.members(best), self.village)
        return after

    # -- pleas (9.5) -------------------------------------------------------------------------

    def rows_of(self, seat: int) -> list[list[int]]:
        """The contingents of a player that are still there."""
        return [c for c in self.contingents if c[WHO] == seat and not c[GONE]]

    def captor_camp(self, p: Fief, seat: int) -> int:
        """Who would answer his plea: the camp that struck him last, at first the strongest enemy (R41)."""
        rows = self.rows_of(seat)
        if not rows:
            return NOBODY
        enemies = self.standing(p, 1 - self.camps[rows[0][OF_CAMP]][SIDE])
        for c in rows:
            if self.camps[c[OF_CAMP]][STRUCK_BY] in enemies:
                return self.camps[c[OF_CAMP]][STRUCK_BY]
        best = NOBODY
        for i in enemies:
            if best == NOBODY or self.strength(p, i) > self.strength(p, best):
                best = i
        return best

    def may_plead(self, p: Fief, seat: int) -> bool:
        """A free lord in the battle, and an enemy who can hear him (R18)."""
        if not any(lords_in(p, self.village, c) for c in self.rows_of(seat)):
            return False
        camp = self.captor_camp(p, seat)
        return camp != NOBODY and self.camps[camp][LEADER] != REBELS

    def next_plea(self, p: Fief) -> None:
        """Each player in turn order may plead once before a round."""
        if not self.standing(p, ATTACKERS) or not self.standing(p, DEFENDERS):
            self.stage = "next"
            return
        while self.queue and not self.may_plead(p, self.queue[0]):
            self.queue.pop(0)
        if self.queue:
            p.ask(self.queue[0])
        else:
            self.stage = "targets"

    def grant(self, p: Fief, seat: int) -> None:
        """His lords here become prisoners, his troops are removed; prisoners he kept pass on (R41, R45)."""
        camp = self.captor_camp(p, seat)
        captor = self.camps[camp][LEADER]
        weights = ransom_weights(p, self.camps[camp], self.members(camp), self.village)
        at = self.stand(p, camp)
        for c in self.rows_of(seat):
            places = places_of(p, self.village, c)
            hand_over(p, seat, places, captor, at, weights)
            for x in lords_in(p, self.village, c):
                capture(p, x, captor, at, weights)
            for place in places:
                n = p.soldiers[seat * PLACES + place]
                if n:
                    remove(p, seat, place, n)
                for g in (KINGS, QUEENS):
                    if p.guards_of[g] == seat and p.guards_at[g] == place:
                        dismiss(p, g)
            c[GONE] = 1

    def stand(self, p: Fief, camp: int) -> int:
        """A place where the leader of a camp has pieces."""
        for c in self.members(camp):
            if c[WHO] == self.camps[camp][LEADER]:
                for x in places_of(p, self.village, c):
                    if p.has_piece(c[WHO], x):
                        return x
        return self.village

    # -- targets and dice (9.3) --------------------------------------------------------------

    def ask_targets(self, p: Fief) -> None:
        """Each camp strikes one enemy camp; leaders with a choice make it under seal."""
        seats: list[int] = []
        for i in range(len(self.camps)):
            enemies = self.standing(p, 1 - self.camps[i][SIDE])
            if not self.strength(p, i):
                continue
            if len(enemies) == 1 or self.voice(p, i) == NOBODY:
                self.camps[i][TARGET] = self.strongest(p, enemies)
            elif self.voice(p, i) not in seats:
                seats.append(self.voice(p, i))
        if seats:
            p.ask_sealed(seats)
        else:
            self.stage = "dice"

    def strongest(self, p: Fief, camps: list[int]) -> int:
        """The camp with most points."""
        best = camps[0]
        for i in camps:
            if self.strength(p, i) > self.strength(p, best):
                best = i
        return best

    def choosing(self, p: Fief, seat: int) -> list[int]:
        """Camps this seat has to name a target for."""
        return [
            i
            for i in range(len(self.camps))
            if self.strength(p, i) and self.camps[i][TARGET] == NOBODY and self.voice(p, i) == seat
        ]

    def exposed(self, p: Fief, camp: int) -> list[int]:
        """Lords this camp may aim at: all free lords of its target, unless behind walls (R40)."""
        target = self.camps[camp][TARGET]
        return [] if self.camps[target][SHELTER] != OPEN else self.lords(p, target)

    def aiming(self, p: Fief, seat: int) -> list[int]:
        """Camps whose dice this seat assigns, if there is a lord to aim at."""
        return [
            i
            for i in range(len(self.camps))
            if self.strength(p, i) and self.thrower(p, i) == seat and self.exposed(p, i)
        ]

    def throwers(self, p: Fief) -> list[int]:
        """Seats that have dice to assign."""
        seats: list[int] = []
        for i in range(len(self.camps)):
            if self.strength(p, i) and self.exposed(p, i):
                s = self.thrower(p, i)
                if s != NOBODY and s not in seats:
                    seats.append(s)
        return seats

    def spoken(self, p: Fief, seat: int) -> list[list[int]]:
        """The draft of a seat read as aims, camp by camp; the last row is the camp it is at, or there is none: done."""
        rows: list[list[int]] = []
        camps = self.aiming(p, seat)
        at = 0
        used = 0
        for m in p.drafts[seat]:
            if m == PASS:
                at += 1
                used = 0
                continue
            rows.append([camps[at], AIM.a(m)])
            used += 1
            if used == DICE_FOR[self.strength(p, camps[at])]:
                at += 1
                used = 0
        if at < len(camps):
            rows.append([camps[at], NOBODY])
        return rows

    def more(self, p: Fief, seat: int) -> bool:
        if self.stage == "targets":
            return len(p.drafts[seat]) < len(self.choosing(p, seat))
        rows = self.spoken(p, seat)
        return bool(rows) and rows[len(rows) - 1][1] == NOBODY

    def reveal(self, p: Fief) -> None:
        if self.stage == "targets":
            for s in p.asked:
                for i, m in zip(self.choosing(p, s), p.drafts[s], strict=True):
                    self.camps[i][TARGET] = STRIKE.a(m)
            self.stage = "dice"
        else:
            for s in p.asked:
                self.aims += [row for row in self.spoken(p, s) if row[1] != NOBODY]
            self.stage = "roll"

    def roll(self, p: Fief) -> None:
        """All dice are thrown and all losses of the round counted (9.3)."""
        hits = [0] * len(self.camps)
        for camp in self.camps:
            camp[DAMAGE] = 0
            camp[TOTAL] = 0
        for i in range(len(self.camps)):
            dice = DICE_FOR[self.strength(p, i)]
            if not dice:
                continue
            for _, lord in [a for a in self.aims if a[0] == i]:
                die = p.dice.roll()
                dice -= 1
                p.tell(say.AIMS, self.camps[i][LEADER], lord, die)
                if die >= AIM_SUCCESS and lord not in self.dead:
                    self.dead.append(lord)
            total = 0
            for _ in range(dice):
                total += p.dice.roll()
            if dice and p.maid != NOBODY and p.maid in self.lords(p, i):
                total += D_ARC_BONUS
            target = self.camps[i][TARGET]
            lost = LOSSES[self.camps[target][SHELTER]][min(total, 18) - 1] if total else 0
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
            if self.camps[camp][LEADER] == REBELS:
                lost = min(hits, p.rebels)
                p.rebels -= lost
                p.tell(say.REBELS_LOST, lost)
                continue
            seats = [s for s in order if s in [c[WHO] for c in rows]]
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
            return [PASS, SORTIE.at()]
        if self.stage == "pleas":
            return [PASS, PLEAD.at()]
        if self.stage == "targets":
            camp = self.choosing(p, seat)[len(p.drafts[seat])]
            return [STRIKE.at(i) for i in self.standing(p, 1 - self.camps[camp][SIDE])]
        if self.stage == "dice":
            rows = self.spoken(p, seat)
            return [PASS, *[AIM.at(x) for x in self.exposed(p, rows[len(rows) - 1][0])]]
        return [FALL.at(x) for x in self.able(p, self.bill[0][0], seat)]

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
            return ENLIST.at(ATTACKERS, SEPARATE)
        if self.stage == "accept":
            return NO
        if self.stage == "targets":
            camp = self.choosing(p, seat)[len(p.drafts[seat])]
            return STRIKE.at(self.strongest(p, self.standing(p, 1 - self.camps[camp][SIDE])))
        if self.stage == "fighters":
            able = self.able(p, self.bill[0][0], seat)
            return FALL.at(([x for x in able if not p.titled(x)] or able)[0])
        return p.legal(seat)[0]

    def take(self, p: Fief, seat: int, move: int) -> None:
        if self.stage == "join":
            self.queue.pop(0)
            if move != PASS:
                self.joiner, self.party, self.sharing = seat, ENLIST.a(move), ENLIST.b(move)
                if p.at_gates(seat, self.village) and self.sharing == SEPARATE:
                    self.enlist(p, seat, self.party, SEPARATE)
                else:
                    self.stage = "accept"
        elif self.stage == "accept":
            self.stage = "join"
            if move == YES:
                self.enlist(p, self.joiner, self.party, self.sharing)
            elif p.at_gates(self.joiner, self.village):
                self.enlist(p, self.joiner, self.party, SEPARATE)
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
                self.grant(p, self.joiner)
        else:
            self.dead.append(FALL.a(move))
            self.bill[0][2] -= 1

    def make_sortie(self, p: Fief) -> None:
        """Garrison and late pieces fight as one camp in the open (R37)."""
        garrison, field = self.sortie_camps()
        for c in self.contingents:
            if c[OF_CAMP] == field:
                c[OF_CAMP] = garrison
        self.camps[garrison][SHELTER] = OPEN
        p.tell(say.SORTIE_MADE, self.defender, self.village)

    def resume(self, p: Fief, child: Step[Any]) -> None:
        if isinstance(child, Aftermath):
            p.fought.append([self.village, self.attacker, self.defender])
