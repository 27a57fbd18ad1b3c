"""The two sides of a battle and how they come together (9.2): camps, contingents, those who join, the sortie."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import (
    AT_GATES,
    CAMPS,
    CONTINGENTS,
    GONE,
    IN_FIELD,
    INSIDE,
    LEADER,
    OF_CAMP,
    SHARED,
    SHELTER,
    SIDE,
    WHERE,
    WHO,
    lords_in,
    new_camp,
    places_of,
    shelter,
    strength_of,
)
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.table.troops import reveal
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


class Sides(Step[Fief]):
    """Who fights whom, where: what a battle and its aftermath have in common."""

    FIELDS: ClassVar[list[Field]] = fields(
        village=One(t.VILLAGE),
        attacker=One(t.OCCUPANT),
        defender=One(t.OCCUPANT),
        revolt=Flag(),
        contingents=CONTINGENTS,
        camps=CAMPS,
        holder=One(t.OCCUPANT),
        owner=One(SEAT),
    )

    def __init__(self, village: int, attacker: int, defender: int, revolt: bool) -> None:
        super().__init__()
        self.village = village
        self.attacker = attacker
        self.defender = defender
        self.revolt = revolt
        self.contingents: list[list[int]] = []
        self.camps: list[list[int]] = []
        self.holder = NOBODY  # when it began
        self.owner = NOBODY

    # -- who they are ------------------------------------------------------------------------

    def members(self, camp: int) -> list[list[int]]:
        """The contingents of a camp that are still there."""
        return [c for c in self.contingents if c[OF_CAMP] == camp and not c[GONE]]

    def strength(self, p: Fief, camp: int) -> int:
        """Of a camp: troops and fighters (9.3)."""
        return sum(strength_of(p, self.village, c) for c in self.contingents if c[OF_CAMP] == camp)

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
        return self.attacker if side == t.ATTACKERS else self.defender

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
        return self.deputy(p) if who == t.REBELS else who

    # -- how they come together ---------------------------------------------------------------

    def enrol(self, p: Fief, who: int, where: int, side: int, camp: int = NOBODY) -> int:
        """A contingent joins a camp, or makes one of its own; its strength is seen by all (R68)."""
        if camp == NOBODY:
            camp = len(self.camps)
            self.camps.append(new_camp(side, shelter(p, self.village, where), who, t.EQUAL))
        elif shelter(p, self.village, where) == t.OPEN:
            self.camps[camp][SHELTER] = t.OPEN
        row = [who, where, camp, 0]
        self.contingents.append(row)
        if who != t.REBELS:
            for x in places_of(p, self.village, row):
                reveal(p, who, x)
        return camp

    def enrol_seat(self, p: Fief, seat: int, side: int, camp: int = NOBODY) -> None:
        """All pieces of a player here: those at gates, those inside, those in the field (9.2, R37)."""
        v = self.village
        if side == t.ATTACKERS and self.from_gates(p) and p.at_gates(seat, v):
            self.enrol(p, seat, AT_GATES, side, camp)
        if p.has_piece(seat, v):
            self.enrol(p, seat, INSIDE, side, camp)
        if p.has_piece(seat, t.FIELD + v):
            self.enrol(p, seat, IN_FIELD, side)

    def from_gates(self, p: Fief) -> bool:
        """Is it an attack from the gates on the holder?"""
        return p.at_gates(self.attacker, self.village) and self.defender == self.holder

    def enlistments(self, p: Fief, seat: int) -> list[int]:
        """Sides a player may join: gate armies the attack, guests the side that accepts them (9.2)."""
        v = self.village
        if seat in (self.attacker, self.defender):
            return []
        sides: list[int] = []
        if p.at_gates(seat, v):
            if self.from_gates(p) and self.attacker != t.REBELS and p.gate_strength(seat, v):
                sides = [t.ATTACKERS]
        elif seat in p.occupants[v] and p.inside_strength(seat, v):
            sides = [s for s in (t.ATTACKERS, t.DEFENDERS) if self.principal(s) != t.REBELS]
        return [t.ENLIST.at(s, how) for s in sides for how in range(t.SHARING.size)]

    def enlist(self, p: Fief, seat: int, side: int, sharing: int) -> None:
        """A player takes part, in a camp of his own or combined with the principal's (R39)."""
        camp = NOBODY
        if sharing != t.SEPARATE:
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
        mine = [c for c in self.contingents if c[WHO] == self.defender and self.camps[c[OF_CAMP]][SIDE] == t.DEFENDERS]
        garrison = [c[OF_CAMP] for c in mine if c[WHERE] == INSIDE]
        field = [c[OF_CAMP] for c in mine if c[WHERE] == IN_FIELD]
        if garrison and field and garrison[0] != field[0] and self.camps[garrison[0]][SHELTER] != t.OPEN:
            return [garrison[0], field[0]]
        return []

    def name_leaders(self, p: Fief) -> None:
        """The player attacked leads his camp; elsewhere the member with most points (R39)."""
        order = p.turn_order()
        for i in range(len(self.camps)):
            rows = self.members(i)
            seats = [c[WHO] for c in rows]
            if not seats or t.REBELS in seats or (self.camps[i][SIDE] == t.DEFENDERS and self.defender in seats):
                continue
            best = NOBODY
            most = -1
            for s in order:
                n = sum(strength_of(p, self.village, c) for c in rows if c[WHO] == s)
                if s in seats and n > most:
                    best, most = s, n
            self.camps[i][LEADER] = best

    def make_sortie(self, p: Fief) -> None:
        """Garrison and late pieces fight as one camp in the open (R37)."""
        garrison, field = self.sortie_camps()
        for c in self.contingents:
            if c[OF_CAMP] == field:
                c[OF_CAMP] = garrison
        self.camps[garrison][SHELTER] = t.OPEN
        p.tell(say.SORTIE_MADE, self.defender, self.village)
