"""How the sides of a battle come together (9.2): contingents, those who join, the sortie (R37), leaders (R39)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import AT_GATES, IN_FIELD, INSIDE, Camp, Contingent, InBattle, Sides
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import reveal_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import NO, PASS, YES

# -- contingents -----------------------------------------------------------------------------


def enrol(p: Fief, b: Sides, who: int, where: int, side: int, camp: int = NOBODY) -> int:
    """A contingent joins a camp, or makes one of its own; its strength is seen by all (R68)."""
    shelter = p.walls[b.village] if where == INSIDE else t.OPEN
    if camp == NOBODY:
        camp = len(b.camps)
        b.camps.append(Camp(side, shelter, who))
    elif shelter == t.OPEN:
        b.camps[camp].walls = t.OPEN
    new = Contingent(who, where, camp)
    b.contingents.append(new)
    if who != t.REBELS:
        for place in new.places(p, b.village):
            reveal_soldiers(p, who, place)
    return camp


def enrol_seat(p: Fief, b: Sides, seat: int, side: int, camp: int = NOBODY) -> None:
    """All pieces of a player here: those at gates, those inside, those in the field (9.2).

    Late pieces of a principal are a camp of their own at first (R37); whoever combines brings all he has into one.
    """
    v = b.village
    if side == t.ATTACKERS and b.from_gates(p) and p.at_gates(seat, v):
        enrol(p, b, seat, AT_GATES, side, camp)
    if p.has_piece(seat, v):
        enrol(p, b, seat, INSIDE, side, camp)
    if p.has_piece(seat, t.FIELD + v):
        enrol(p, b, seat, IN_FIELD, side, camp)


def enrol_principals(p: Fief, b: Sides) -> None:
    """Attacker and defender; in a revolt all who are inside form one camp (R15)."""
    if b.attacker == t.REBELS:
        where = INSIDE if p.rebels_at == b.village and not b.revolt else AT_GATES
        enrol(p, b, t.REBELS, where, t.ATTACKERS)
    else:
        enrol_seat(p, b, b.attacker, t.ATTACKERS)
    if b.defender == t.REBELS:
        enrol(p, b, t.REBELS, INSIDE, t.DEFENDERS)
    elif b.revolt:
        camp = NOBODY
        for s in p.occupants[b.village]:
            if s != t.REBELS:
                camp = enrol(p, b, s, INSIDE, t.DEFENDERS, camp)
    else:
        enrol_seat(p, b, b.defender, t.DEFENDERS)


def enlist(p: Fief, b: Sides, seat: int, side: int, sharing: int) -> None:
    """A player takes part, in a camp of his own or combined with the principal's (R39)."""
    camp = NOBODY
    if sharing != t.SEPARATE:
        for i in range(len(b.camps)):
            if b.camps[i].side == side and b.camps[i].leader == b.principal(side):
                camp = i
                break
        if camp != NOBODY:
            b.camps[camp].sharing = sharing
    enrol_seat(p, b, seat, side, camp)
    p.tell(say.ENLISTED, seat, side, sharing)


def name_leaders(p: Fief, b: Sides) -> None:
    """The player attacked leads his camp; elsewhere the member with most points (R39)."""
    order = p.turn_order()
    for i in range(len(b.camps)):
        members = b.members(i)
        seats = [c.who for c in members]
        if not seats or t.REBELS in seats or (b.camps[i].side == t.DEFENDERS and b.defender in seats):
            continue
        best = NOBODY
        most = -1
        for s in order:
            n = sum(c.strength(p, b.village) for c in members if c.who == s)
            if s in seats and n > most:
                best, most = s, n
        b.camps[i].leader = best


def tell_camps(p: Fief, b: Sides) -> None:
    """Every camp with its strength, its dice and its walls, and what they come from; all is seen now (R68)."""
    p.tell(say.BATTLE, b.village, b.attacker, b.defender)
    if p.journal is None:
        return
    for i in range(len(b.camps)):
        n = b.strength(p, i)
        if not b.members(i):
            continue
        p.tell(say.CAMP_STANDS, b.camps[i].leader, n, t.DICE_FOR[n], b.camps[i].walls)
        for c in b.members(i):
            if c.who != t.REBELS:
                tell_contingent(p, b, c)


def tell_contingent(p: Fief, b: Sides, c: Contingent) -> None:
    """Soldiers, guards and fighters of one player in one place."""
    if not c.strength(p, b.village):
        return
    p.tell_sum(say.SUM_OF, c.who)
    places = c.places(p, b.village)
    soldiers = sum(p.soldiers[c.who * t.PLACES + at] for at in places)
    if soldiers:
        p.tell_term(say.SUM_SOLDIERS, soldiers)
    for g in range(t.GUARDS):
        if p.guards_of[g] == c.who and p.guards_at[g] in places and p.guards[g]:
            p.tell_term(say.SUM_GUARDS, p.guards[g], g)
    fighters = sum(1 for x in c.lords(p, b.village) if p.fighter(x))
    if fighters:
        p.tell_term(say.SUM_FIGHTERS, fighters)


# -- those who join --------------------------------------------------------------------------


def enlistments(p: Fief, b: Sides, seat: int) -> list[int]:
    """Sides a player may join: gate armies the attack, guests the side that accepts them (9.2)."""
    v = b.village
    if seat in (b.attacker, b.defender):
        return []
    sides: list[int] = []
    if p.at_gates(seat, v):
        if b.from_gates(p) and b.attacker != t.REBELS and p.gate_strength(seat, v):
            sides = [t.ATTACKERS]
    elif seat in p.occupants[v] and p.inside_strength(seat, v):
        sides = [s for s in (t.ATTACKERS, t.DEFENDERS) if b.principal(s) != t.REBELS]
    sides = [s for s in sides if not p.met(v, seat, b.principal(1 - s))]
    return [t.ENLIST.at(s, how) for s in sides for how in range(t.SHARING.size)]


class Enlistment(InBattle):
    """Does a player take part, on which side, and would he share a camp? An army at a gate may fight by itself."""

    rule: ClassVar[str] = "9.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), party=One(t.PARTY), sharing=One(t.SHARING))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.party = NOBODY  # whose principal has to accept him
        self.sharing = NOBODY

    def run(self, p: Fief) -> None:
        p.ask(self.seat)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *enlistments(p, self.battle(p), seat)]

    def question(self, p: Fief, seat: int) -> Sentence:
        b = self.battle(p)
        return say.ASK_ENLIST.of(b.village, b.attacker, b.defender)

    def default(self, p: Fief, seat: int) -> int:
        return t.ENLIST.at(t.ATTACKERS, t.SEPARATE) if p.at_gates(seat, self.battle(p).village) else PASS

    def take(self, p: Fief, seat: int, move: int) -> None:
        b = self.battle(p)
        if move != PASS:
            if p.at_gates(seat, b.village) and t.ENLIST.b(move) == t.SEPARATE:
                enlist(p, b, seat, t.ENLIST.a(move), t.SEPARATE)
            else:
                self.party, self.sharing = t.ENLIST.a(move), t.ENLIST.b(move)
        p.end()


class Acceptance(InBattle):
    """Does the principal of a side accept somebody on it? An army at the gates that he refuses fights by itself."""

    rule: ClassVar[str] = "9.2"
    FIELDS: ClassVar[list[Field]] = fields(joiner=One(SEAT), party=One(t.PARTY), sharing=One(t.SHARING))

    def __init__(self, joiner: int = NOBODY, party: int = NOBODY, sharing: int = NOBODY) -> None:
        super().__init__()
        self.joiner = joiner
        self.party = party
        self.sharing = sharing

    def run(self, p: Fief) -> None:
        p.ask(self.battle(p).principal(self.party))

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_ACCEPT.of(self.joiner, self.party, self.sharing)

    def default(self, p: Fief, seat: int) -> int:
        return NO

    def take(self, p: Fief, seat: int, move: int) -> None:
        b = self.battle(p)
        if move == YES:
            enlist(p, b, self.joiner, self.party, self.sharing)
        else:
            p.tell(say.NOT_ENLISTED, seat, self.joiner)
            if p.at_gates(self.joiner, b.village):
                enlist(p, b, self.joiner, self.party, t.SEPARATE)
        p.end()


# -- the sortie ------------------------------------------------------------------------------


def sortie_camps(p: Fief, b: Sides) -> list[int]:
    """The defender's garrison and his late pieces, if he has both and walls (R37)."""
    mine = [c for c in b.contingents if c.who == b.defender and b.camps[c.camp].side == t.DEFENDERS]
    garrison = [c.camp for c in mine if c.where == INSIDE]
    field = [c.camp for c in mine if c.where == IN_FIELD]
    if garrison and field and garrison[0] != field[0] and p.walls[b.village] != t.OPEN:
        return [garrison[0], field[0]]
    return []


class Sortie(InBattle):
    """Do garrison and late pieces fight as one camp in the open, or apart (R37)?"""

    rule: ClassVar[str] = "R37"

    def run(self, p: Fief) -> None:
        p.ask(self.battle(p).defender)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, t.SORTIE.at()]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_SORTIE.of(self.battle(p).village)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move != PASS:
            b = self.battle(p)
            garrison, field = sortie_camps(p, b)
            for c in b.contingents:
                if c.camp == field:
                    c.camp = garrison
            b.camps[garrison].walls = t.OPEN
            p.tell(say.SORTIE_MADE, b.defender, b.village)
        p.end()
