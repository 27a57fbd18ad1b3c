"""A battle as data: its units on the chart, its parties, and what a hit does (13.6, 13.7)."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.attack import EVERYBODY
from reame.kernel.fields import Field, Flag, Many, Mask, Number, One, Part, PartOf, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


@final
class Fighter(Part):
    """A unit in battle, and its place on the chart."""

    FIELDS: ClassVar[list[Field]] = fields(
        side=One(t.SIDE),
        seat=One(SEAT),
        unit=One(t.UNIT),
        home=One(t.TERRITORY),
        pair=Number(0, t.FRONT_MOST),
        rank=Number(0, t.SUPPORT_MOST),
        leaving=Number(0, 1),
    )

    def __init__(self, side: int = NOBODY, seat: int = NOBODY, unit: int = NOBODY, home: int = NOBODY) -> None:
        self.side = side
        self.seat = seat
        self.unit = unit
        self.home = home  # where an ally's unit goes back to; bought and won-over ones have none
        self.pair = 0  # from 1; 0 waits in reserve
        self.rank = 0  # 0 is the front, then first and second support
        self.leaving = 0  # 1 if it withdraws

    def copy(self) -> Fighter:
        new = Fighter(self.side, self.seat, self.unit, self.home)
        new.pair = self.pair
        new.rank = self.rank
        new.leaving = self.leaving
        return new

    def is_knight(self) -> bool:
        """Or else a mercenary."""
        return t.is_knight(self.unit)

    def is_like(self, other: Fighter) -> bool:
        """Of the same owner and sort: to him they are all one."""
        return self.seat == other.seat and self.unit == other.unit


def chart_order(fighter: Fighter) -> tuple[int, int]:
    """Pair by pair, front before support; the reserve comes last."""
    return (fighter.pair if fighter.pair else t.FRONT_MOST + 1, fighter.rank)


def by_seat(fighter: Fighter) -> tuple[int, int]:
    """The order of moves that name units."""
    return (fighter.seat, fighter.unit)


class Fray(Step[Conspiracy]):
    """What a battle for a fief is made of. Units in it are off the map until it ends."""

    rule: ClassVar[str] = "13"
    FIELDS: ClassVar[list[Field]] = fields(
        target=One(t.TERRITORY),
        attacker=One(SEAT),
        defender=One(SEAT),
        bids=Mask(SEAT),
        attack_allies=Some(SEAT),
        defence_allies=Some(SEAT),
        units=Many(PartOf(Fighter), most=1998),
        forging=Per(SEAT, Number(0, t.FORGING_MOST), 0),
        hostlers=Per(SEAT, Number(0, t.HOSTLER_MOST), 0),
        round=Number(0, t.ROUNDS_MOST),
        acted=Number(0, t.LARGEST),
        withdrew=Flag(),
        stage=Word(
            "sides",
            "commit",
            "reinforce",
            "cards",
            "check",
            "attack_line",
            "defence_line",
            "fight",
            "attack_retreat",
            "defence_retreat",
            "end",
            "review",
            "over",
        ),
    )

    def __init__(self, target: int = NOBODY, attacker: int = NOBODY, bids: int = EVERYBODY) -> None:
        super().__init__()
        self.target = target
        self.attacker = attacker
        self.defender = NOBODY
        self.bids = bids
        self.attack_allies: list[int] = []
        self.defence_allies: list[int] = []
        self.units: list[Fighter] = []
        self.forging = [0] * t.LARGEST  # bonus of each player's mercenaries
        self.hostlers = [0] * t.LARGEST  # and knights
        self.round = 0
        self.acted = 0
        self.withdrew = False  # has a unit of the Defence Leader withdrawn?
        self.stage = "sides"

    # -- who is in it ------------------------------------------------------------------------

    def leader(self, side: int) -> int:
        """Attack Leader or Defence Leader."""
        return self.attacker if side == t.ATTACK_SIDE else self.defender

    def party(self, side: int) -> list[int]:
        """The leader of a side and its allies."""
        if side == t.ATTACK_SIDE:
            return [self.attacker, *self.attack_allies]
        return [] if self.defender == NOBODY else [self.defender, *self.defence_allies]

    def side_of(self, seat: int) -> int:
        """On which side this player fights."""
        return t.ATTACK_SIDE if seat in self.party(t.ATTACK_SIDE) else t.DEFENCE_SIDE

    def of_side(self, side: int) -> list[Fighter]:
        """Its units."""
        return [f for f in self.units if f.side == side]

    def on_chart(self, side: int) -> list[Fighter]:
        """Its units in chart order."""
        return sorted(self.of_side(side), key=chart_order)

    def count(self, side: int) -> int:
        """How many units it has."""
        n = 0
        for f in self.units:
            if f.side == side:
                n += 1
        return n

    def both_sides(self) -> bool:
        """Has either side units left?"""
        return self.count(t.ATTACK_SIDE) > 0 and self.count(t.DEFENCE_SIDE) > 0

    def standing_at(self, side: int, pair: int, rank: int) -> Fighter | None:
        """The unit in a place of the chart."""
        for f in self.units:
            if f.side == side and f.pair == pair and f.rank == rank:
                return f
        return None

    def add(self, side: int, seat: int, unit: int, home: int) -> None:
        """A unit joins."""
        self.units.append(Fighter(side, seat, unit, home))

    def remove(self, fighter: Fighter) -> None:
        """A unit is out of it."""
        self.units = [f for f in self.units if f is not fighter]

    # -- hits (13.7) -------------------------------------------------------------------------

    def wound(self, p: Conspiracy, fighter: Fighter) -> bool:
        """One hit. Is the unit defeated?"""
        defeated_at = t.KNIGHT_DEFEATED_AT if fighter.is_knight() else t.MERCENARY_DEFEATED_AT
        if t.HITS[fighter.unit] + 1 >= defeated_at:
            return True
        fighter.unit += 1
        p.tell(say.UNIT_HIT, fighter.seat, fighter.unit)
        return False

    def fell(self, p: Conspiracy, fighter: Fighter, foe: int, killed: bool) -> None:
        """A mercenary is dead; a knight is captured, or killed by a fourth hit."""
        self.remove(fighter)
        if fighter.is_knight() and not killed:
            p.imprison(foe, fighter.seat, 1)
            p.tell(say.CAPTURED, fighter.seat, foe)
        else:
            p.tell(say.UNIT_DEAD, fighter.seat, fighter.unit)


def enemy(side: int) -> int:
    """The other side."""
    return t.DEFENCE_SIDE if side == t.ATTACK_SIDE else t.ATTACK_SIDE


def battle_of(p: Conspiracy) -> Fray:
    """The battle that is being fought."""
    for i in range(len(p.stack) - 1, -1, -1):
        step = p.stack[i]
        if isinstance(step, Fray):
            return step
    raise LookupError("there is no battle")
