"""The two sides of a battle, their camps and contingents (9.2): who they are, how strong, who speaks for them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.errors import BadPosition
from reame.kernel.fields import Field, Flag, Many, Number, One, Part, PartOf, Some, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

# Where a contingent stands
INSIDE: Final = 0
AT_GATES: Final = 1
IN_FIELD: Final = 2


@final
class Contingent(Part):
    """The pieces of one player, or the rebels, that stand together: inside, at the gates, or in the field."""

    FIELDS: ClassVar[list[Field]] = fields(
        who=One(t.OCCUPANT), where=Number(INSIDE, IN_FIELD), camp=One(t.CAMP), gone=Number(0, 1)
    )

    def __init__(self, who: int = NOBODY, where: int = INSIDE, camp: int = NOBODY, gone: int = 0) -> None:
        self.who = who
        self.where = where
        self.camp = camp
        self.gone = gone  # it has surrendered

    def copy(self) -> Contingent:
        return Contingent(self.who, self.where, self.camp, self.gone)

    def places(self, p: Fief, village: int) -> list[int]:
        """Where its pieces stand."""
        if self.where == INSIDE:
            return [village]
        if self.where == IN_FIELD:
            return [t.FIELD + village]
        return [g for g in t.GATES_OF[village] if self.who == t.REBELS or p.has_piece(self.who, g)]

    def strength(self, p: Fief, village: int) -> int:
        """Troops and fighters."""
        if self.gone:
            return 0
        if self.who == t.REBELS:
            return p.rebels
        if self.where == AT_GATES:
            return p.gate_strength(self.who, village)
        return p.strength(self.who, village if self.where == INSIDE else t.FIELD + village)

    def troops(self, p: Fief, village: int) -> int:
        """Soldiers and guards."""
        if self.gone:
            return 0
        if self.who == t.REBELS:
            return p.rebels
        if self.where == AT_GATES:
            return sum(p.troops_at(self.who, g) for g in t.GATES_OF[village])
        return p.troops_at(self.who, village if self.where == INSIDE else t.FIELD + village)

    def lords(self, p: Fief, village: int) -> list[int]:
        """Its free lords."""
        if self.gone or self.who == t.REBELS:
            return []
        free = p.free_lords(self.who)
        if self.where == AT_GATES:
            return [x for x in free if t.IS_GATE[p.place[x]] and t.VILLAGE_OF[p.place[x]] == village]
        at = village if self.where == INSIDE else t.FIELD + village
        return [x for x in free if p.place[x] == at]


@final
class Camp(Part):
    """One or more contingents that throw their dice together; what it strikes, and what has come of it this round."""

    FIELDS: ClassVar[list[Field]] = fields(
        side=One(t.PARTY),
        walls=One(t.WALLS),
        leader=One(t.OCCUPANT),
        sharing=One(t.SHARING),
        target=One(t.CAMP),
        total=Number(0, t.DICE_TOTAL.high),
        damage=Number(0, t.MOST_DAMAGE),
        struck_by=One(t.CAMP),
    )

    def __init__(self, side: int = NOBODY, walls: int = t.OPEN, leader: int = NOBODY) -> None:
        self.side = side
        self.walls = walls
        self.leader = leader
        self.sharing = t.EQUAL  # of ransoms
        self.target = NOBODY
        self.total = 0
        self.damage = 0
        self.struck_by = NOBODY

    def copy(self) -> Camp:
        new = Camp(self.side, self.walls, self.leader)
        new.sharing = self.sharing
        new.target = self.target
        new.total = self.total
        new.damage = self.damage
        new.struck_by = self.struck_by
        return new


@final
class Aim(Part):
    """A die that a camp aims at a lord."""

    FIELDS: ClassVar[list[Field]] = fields(camp=One(t.CAMP), lord=One(t.LORD))

    def __init__(self, camp: int = NOBODY, lord: int = NOBODY) -> None:
        self.camp = camp
        self.lord = lord

    def copy(self) -> Aim:
        return Aim(self.camp, self.lord)


class Sides(Step[Fief]):
    """Who fights whom, where, and how it stands; what all questions of a battle have in common."""

    FIELDS: ClassVar[list[Field]] = fields(
        village=One(t.VILLAGE),
        attacker=One(t.OCCUPANT),
        defender=One(t.OCCUPANT),
        revolt=Flag(),
        contingents=Many(PartOf(Contingent), most=19),
        camps=Many(PartOf(Camp), most=16),
        holder=One(t.OCCUPANT),
        owner=One(SEAT),
        round=Number(0, t.BATTLE_ROUNDS),
        aims=Many(PartOf(Aim), most=48),
        dead=Some(t.LORD),
    )

    def __init__(self, village: int, attacker: int, defender: int, revolt: bool) -> None:
        super().__init__()
        self.village = village
        self.attacker = attacker
        self.defender = defender
        self.revolt = revolt
        self.contingents: list[Contingent] = []
        self.camps: list[Camp] = []
        self.holder = NOBODY  # when it began
        self.owner = NOBODY
        self.round = 0
        self.aims: list[Aim] = []
        self.dead: list[int] = []  # who has fallen this round

    def members(self, camp: int) -> list[Contingent]:
        """The contingents of a camp that are still there."""
        return [c for c in self.contingents if c.camp == camp and not c.gone]

    def of_player(self, seat: int) -> list[Contingent]:
        """The contingents of a player that are still there."""
        return [c for c in self.contingents if c.who == seat and not c.gone]

    def strength(self, p: Fief, camp: int) -> int:
        """Of a camp: troops and fighters (9.3)."""
        return sum(c.strength(p, self.village) for c in self.contingents if c.camp == camp)

    def standing(self, p: Fief, side: int) -> list[int]:
        """The camps of a side that can still fight."""
        return [i for i in range(len(self.camps)) if self.camps[i].side == side and self.strength(p, i) > 0]

    def strongest(self, p: Fief, camps: list[int]) -> int:
        """The camp with most points."""
        best = camps[0]
        for i in camps:
            if self.strength(p, i) > self.strength(p, best):
                best = i
        return best

    def lords(self, p: Fief, camp: int) -> list[int]:
        """All free lords in a camp."""
        out: list[int] = []
        for c in self.members(camp):
            out += c.lords(p, self.village)
        return sorted(out)

    def able(self, p: Fief, camp: int, seat: int) -> list[int]:
        """Fighters of a player in a camp who have not fallen this round."""
        return [x for x in self.lords(p, camp) if p.family[x] == seat and p.fighter(x) and x not in self.dead]

    def principal(self, side: int) -> int:
        """Who answers for a side."""
        return self.attacker if side == t.ATTACKERS else self.defender

    def deputy(self, p: Fief) -> int:
        """Who decides for the rebels: the controller, or the next player who is not in the battle (R16)."""
        involved = [c.who for c in self.contingents]
        for s in [p.controller, *p.clockwise(p.controller)]:
            if s not in involved and p.alive(s):
                return s
        return NOBODY

    def voice(self, p: Fief, camp: int) -> int:
        """The seat that speaks for the leader of a camp."""
        who = self.camps[camp].leader
        return self.deputy(p) if who == t.REBELS else who

    def from_gates(self, p: Fief) -> bool:
        """Is it an attack from the gates on the holder?"""
        return p.at_gates(self.attacker, self.village) and self.defender == self.holder

    def ransom_weights(self, p: Fief, camp: int) -> list[int]:
        """How a ransom for a lord taken by this camp will be divided, by seat; all zero for a camp of one (R39)."""
        out = [0] * p.seats
        members = self.members(camp)
        sharing = self.camps[camp].sharing
        seats = sorted({c.who for c in members if c.who != t.REBELS})
        if len(seats) < 2 or sharing == t.ALL_TO_LEADER:
            return out
        for s in seats:
            out[s] = 1
            if sharing == t.BY_POINTS:
                out[s] = max(1, sum(c.strength(p, self.village) for c in members if c.who == s))
        return out


class InBattle(Step[Fief]):
    """A question that a battle asks: it lies on top of the battle, and reads and changes what that holds."""

    def battle(self, p: Fief) -> Sides:
        """The battle below."""
        below = p.stack[self.by]
        if not isinstance(below, Sides):
            raise BadPosition(f"stack[{self.at}].{type(self).__name__}: no battle lies below it")
        return below
