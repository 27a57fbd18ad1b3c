"""Barbarians grow, and those who grew act [3.4, 3.12, 9.3, 9.4]."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.barbarians.trespass import Trespass, stands_on
from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.church.host_fight import HostAmbush, host_ambushed
from reame.games.universalis.realm.lands import leader_roll, overrun
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import PirateShip
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step

GROWTH_OF_LEADER: Final = [
    0,
    int(box.DATA["barbarians"]["growth"]["commander"]),
    int(box.DATA["barbarians"]["growth"]["general"]),
]
ABOARD_PIRATES: Final = int(box.DATA["barbarians"]["pirate_ship_armies_max"])


class Growth(Step[Universalis]):
    """Barbarian armies grow, everywhere by 1 or where they are led by 1 or 2; those that grew act in map order."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(leaders=Flag(), stage=Word("grow", "act"), queue=Some(box.TERRITORY))

    def __init__(self, leaders: bool = False) -> None:
        super().__init__()
        self.leaders = leaders  # the barbarian phase: only where there is a leader
        self.stage = "grow"
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "grow":
            self.grow(p)
            self.stage = "act"
        elif self.queue:
            t = self.queue.pop(0)
            if p.owner[t] == box.BARBARIANS:
                p.push(Resolution(t))
        else:
            p.end()

    def grow(self, p: Universalis) -> None:
        """Who gets how many."""
        for t in range(box.TERRITORIES):
            if p.owner[t] == box.BARBARIANS:
                n = GROWTH_OF_LEADER[p.leader[t]] if self.leaders else 1
                if n:
                    p.armies[t] += n
                    self.queue.append(t)
        p.tell(say.LEADERS_GROW if self.leaders else say.BARBARIANS_GROW, len(self.queue))


class Resolution(Step[Universalis]):
    """One barbarian territory that grew: trespassers first, then at most one action."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(
        territory=One(box.TERRITORY), stage=Word("start", "trespassers", "act", "done"), queue=Some(SEAT)
    )

    def __init__(self, territory: int = NOBODY) -> None:
        super().__init__()
        self.territory = territory
        self.stage = "start"
        self.queue: list[int] = []

    def run(self, p: Universalis) -> None:
        t = self.territory
        if self.stage == "start":
            self.queue = [s for s in p.from_seat(p.active) if stands_on(p, s, t)]
            self.stage = "trespassers"
            if host_ambushed(p, t):
                p.push(HostAmbush(t))
        elif self.stage == "trespassers":
            if self.queue:
                p.push(Trespass(self.queue.pop(0), t))
            else:
                self.stage = "act"
        elif self.stage == "act":
            self.stage = "done"
            self.act(p)
        else:
            p.end()

    def act(self, p: Universalis) -> None:
        """A weaker neighbour is attacked; too many barbarians attack anybody, or build, or sail, or starve."""
        t = self.territory
        prey = [n for n in box.NEIGHBOURS[t] if 0 <= p.owner[n] < p.seats]
        weaker = [n for n in prey if p.armies_at(p.owner[n], n) < p.armies[t]]
        over = p.armies[t] - p.capacity(t)
        if weaker:
            p.push(Raid(t, weakest(p, weaker)))
        elif over <= 0:
            return
        elif prey:
            p.push(Raid(t, weakest(p, prey)))
        elif not p.fort[t]:
            p.armies[t] -= 1
            p.fort[t] = 1
            p.tell(say.FORT_RAISED, t)
        elif p.leader[t] == box.NO_LEADER:
            p.armies[t] -= 1
            leader_roll(p, t)
        elif box.COAST_SEAS[t]:
            launch(p, t)
        else:
            p.armies[t] -= over
            p.tell(say.HORDE_SHRINKS, t, over)


def weakest(p: Universalis, lands: list[int]) -> int:
    """The territory with fewest armies; ties are drawn."""
    least = min([p.armies_at(p.owner[t], t) for t in lands])
    some = [t for t in lands if p.armies_at(p.owner[t], t) == least]
    return some[p.dice.below(len(some))] if len(some) > 1 else some[0]


def launch(p: Universalis, t: int) -> None:
    """A pirate ship sails with up to 30 armies and the leader, leaving 1 army [9.5]."""
    seas = box.COAST_SEAS[t]
    sea = seas[p.dice.below(len(seas))] if len(seas) > 1 else seas[0]
    n = min(ABOARD_PIRATES, p.armies[t] - 1)
    p.armies[t] -= n
    p.pirates.append(PirateShip(sea, n, p.leader[t]))
    p.leader[t] = box.NO_LEADER
    p.tell(say.PIRATES_LAUNCHED, t, sea, n)


class Raid(Step[Universalis]):
    """Barbarians of one territory attack another: all armies but one, until victory or defeat."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = fields(
        origin=One(box.TERRITORY), target=One(box.TERRITORY), stage=Word("start", "over")
    )

    def __init__(self, origin: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__()
        self.origin = origin
        self.target = target
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "start" and p.armies[self.origin] > 1:
            self.stage = "over"
            force = p.armies[self.origin] - 1
            p.push(Battle(box.BARBARIANS, "territory", p.owner[self.target], self.target, force, "ground", self.origin))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle) and child.won:
            p.armies[self.origin] -= overrun(p, self.target, child.force)
            leader_roll(p, self.target)
