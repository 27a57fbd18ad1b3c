"""Plague (5.5): half of the troops in each village of a region, then a die for every lord."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.fief.battle.losses import Casualties
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.captives import free_unguarded
from reame.games.fief.land.holders import refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import reveal_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Many, One, Part, PartOf, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


@final
class Visit(Part):
    """Troops of a player in a village that the plague has still to visit."""

    FIELDS: ClassVar[list[Field]] = fields(village=One(t.VILLAGE), seat=One(SEAT))

    def __init__(self, village: int = NOBODY, seat: int = NOBODY) -> None:
        self.village = village
        self.seat = seat


class Plague(Step[Fief]):
    """Losses first, then lords, village by village, lords in turn order; all who die, die together (R21)."""

    rule: ClassVar[str] = "5.5"
    FIELDS: ClassVar[list[Field]] = fields(
        region=One(t.REGION),
        stage=Word("begin", "troops", "lords", "after", "end"),
        queue=Many(PartOf(Visit), most=30),
    )

    def __init__(self, region: int = NOBODY) -> None:
        super().__init__()
        self.region = region
        self.stage = "begin"
        self.queue: list[Visit] = []

    def run(self, p: Fief) -> None:
        if self.stage == "begin":
            self.stage = "troops"
            for v in t.VILLAGES_OF[self.region]:
                self.queue += [Visit(v, s) for s in p.turn_order() if p.troops_at(s, v)]
        elif self.stage == "troops":
            if self.queue:
                self.halve(p, self.queue.pop(0))
            else:
                self.stage = "lords"
        elif self.stage == "lords":
            self.stage = "after"
            dead = self.sick(p)
            if dead:
                p.push(Deaths(dead))
        elif self.stage == "after":
            for v in t.VILLAGES_OF[self.region]:
                refresh(p, v)
            free_unguarded(p)
            self.stage = "end"
        else:
            p.end()

    def halve(self, p: Fief, troops: Visit) -> None:
        """Half of them die, rounded down."""
        reveal_soldiers(p, troops.seat, troops.village)
        p.push(Casualties(troops.seat, [troops.village], p.troops_at(troops.seat, troops.village) // 2))

    def sick(self, p: Fief) -> list[int]:
        """A die for every lord inside: 4 or more he lives."""
        dead: list[int] = []
        for v in t.VILLAGES_OF[self.region]:
            for s in p.turn_order():
                for x in p.lords_of(s):
                    if p.place[x] == v:
                        die = p.dice.roll()
                        p.tell(say.PLAGUE_KILLS if die < t.PLAGUE_SURVIVES else say.PLAGUE_SPARES, x, s, die)
                        if die < t.PLAGUE_SURVIVES:
                            dead.append(x)
        return dead
