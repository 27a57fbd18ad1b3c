"""A battle as data: its units on the chart, its parties, and what a hit does (13.6, 13.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ATTACK_SIDE,
    CAPTURED,
    FRONT_MOST,
    HITS,
    KNIGHT_DEFEATED_AT,
    MERCENARY_DEFEATED_AT,
    MERCENARY_UNIT,
    SIDE,
    SUPPORT_MOST,
    TERRITORY,
    UNIT,
    UNIT_DEAD,
    UNIT_HIT,
    WIDE,
)
from reame.games.conspiracy.war.allies import EVERYBODY
from reame.kernel.fields import Field, Flag, Many, Mask, Number, One, Per, Row, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

LARGEST: Final = 6

# Columns of a unit in battle
OF_SIDE: Final = 0
OF_SEAT: Final = 1
KIND: Final = 2
HOME: Final = 3  # where an ally's unit goes back to; bought and won-over ones have no home
PLACE: Final = 4  # its pair on the chart, from 1; 0 waits in reserve
RANK: Final = 5  # 0 is the front, then first and second support
LEAVING: Final = 6


def chart_order(unit: list[int]) -> tuple[int, int]:
    """Pair by pair, front before support; the reserve comes last."""
    return (unit[PLACE] if unit[PLACE] else FRONT_MOST + 1, unit[RANK])


def by_seat(unit: list[int]) -> tuple[int, int]:
    """The order of moves that name units."""
    return (unit[OF_SEAT], unit[KIND])


class Fray(Step[Conspiracy]):
    """What a battle for a fief is made of. Units in it are off the map until it ends."""

    rule: ClassVar[str] = "13"
    FIELDS: ClassVar[list[Field]] = fields(
        target=One(TERRITORY),
        attacker=One(SEAT),
        defender=One(SEAT),
        bids=Mask(SEAT),
        attack_allies=Some(SEAT),
        defence_allies=Some(SEAT),
        units=Many(
            Row(
                side=One(SIDE),
                seat=One(SEAT),
                unit=One(UNIT),
                home=One(TERRITORY),
                pair=Number(0, FRONT_MOST),
                rank=Number(0, SUPPORT_MOST),
                leaving=Number(0, 1),
            )
        ),
        forging=Per(SEAT, Number(), 0),
        hostlers=Per(SEAT, Number(), 0),
        round=Number(),
        acted=Number(),
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
        self.units: list[list[int]] = []
        self.forging = [0] * LARGEST
        self.hostlers = [0] * LARGEST
        self.round = 0
        self.acted = 0
        self.withdrew = False  # has a unit of the Defence Leader withdrawn?
        self.stage = "sides"

    # -- who is in it ------------------------------------------------------------------------

    def leader(self, side: int) -> int:
        """Attack Leader or Defence Leader."""
        return self.attacker if side == ATTACK_SIDE else self.defender

    def party(self, side: int) -> list[int]:
        """The leader of a side and its allies."""
        if side == ATTACK_SIDE:
            return [self.attacker, *self.attack_allies]
        return [] if self.defender == NOBODY else [self.defender, *self.defence_allies]

    def of_side(self, side: int) -> list[list[int]]:
        """Its units."""
        return [u for u in self.units if u[OF_SIDE] == side]

    def count(self, side: int) -> int:
        """How many units it has."""
        n = 0
        for u in self.units:
            if u[OF_SIDE] == side:
                n += 1
        return n

    def add(self, side: int, seat: int, kind: int, home: int) -> None:
        """A unit joins."""
        self.units.append([side, seat, kind, home, 0, 0, 0])

    def standing_at(self, side: int, pair: int, rank: int) -> list[int] | None:
        """The unit in a place of the chart."""
        for u in self.units:
            if u[OF_SIDE] == side and u[PLACE] == pair and u[RANK] == rank:
                return u
        return None

    # -- hits (13.7) --

    def wound(self, p: Conspiracy, unit: list[int]) -> bool:
        """One hit. Is the unit defeated?"""
        knight = unit[KIND] < MERCENARY_UNIT
        if HITS[unit[KIND]] + 1 >= (KNIGHT_DEFEATED_AT if knight else MERCENARY_DEFEATED_AT):
            return True
        unit[KIND] += 1
        p.tell(UNIT_HIT, unit[OF_SEAT], unit[KIND])
        return False

    def fell(self, p: Conspiracy, unit: list[int], foe: int, killed: bool) -> None:
        """A mercenary is dead; a knight is captured, or killed by a fourth hit."""
        self.units.remove(unit)
        if unit[KIND] < MERCENARY_UNIT and not killed:
            p.prisoners[foe * WIDE + unit[OF_SEAT]] += 1
            p.tell(CAPTURED, unit[OF_SEAT], foe)
        else:
            p.tell(UNIT_DEAD, unit[OF_SEAT], unit[KIND])


def battle_of(p: Conspiracy) -> Fray:
    """The battle that is being fought."""
    for i in range(len(p.stack) - 1, -1, -1):
        step = p.stack[i]
        if isinstance(step, Fray):
            return step
    raise LookupError("there is no battle")
