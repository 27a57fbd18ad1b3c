"""Invasions [9.6]: the Golden Horde rides towards Vienna, the Ilkhanate towards Constantinople."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.realm.honour import by_points
from reame.games.universalis.realm.lands import leader_roll, overrun
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

_HORDES: Final[list[dict[str, Any]]] = box.MAP["virtual"]
FACES: Final[list[list[int]]] = [[int(f) for f in h["die"]] for h in _HORDES]
ENTRIES: Final[list[list[int]]] = [[box.TERRITORY.find(str(t)) for t in h["entries"]] for h in _HORDES]
ENTRIES_SOUTH: Final[list[list[int]]] = [
    [box.TERRITORY.find(str(t)) for t in h["entries_without_zone_4"]] for h in _HORDES
]
GOALS: Final[list[int]] = [box.CITY_LAND[box.CITY.find(str(h["goal"]))] for h in _HORDES]
NORTH_EAST: Final = 4
FAR: Final = 999


class Invasion(Step[Universalis]):
    """A force enters the map and goes on, territory by territory, while any of it remains."""

    rule: ClassVar[str] = "9.6"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("start", "enter", "taken", "onward", "done"),
        horde=One(box.HORDE),
        force=Number(0, box.ARMIES_MOST),
        territory=One(box.TERRITORY),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"
        self.horde = NOBODY
        self.force = 0
        self.territory = NOBODY

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.gather(p)
            self.stage = "enter"
        elif self.stage == "enter":
            self.enter(p)
        elif self.stage == "taken":
            self.fill(p)
        elif self.stage == "onward":
            self.territory = self.onward(p)
            self.stage = "enter"
        else:
            p.end()

    def gather(self, p: Universalis) -> None:
        """Players at the start of the game times the turn; a die for the people, one for the way in."""
        self.force = p.seats * p.turn
        roll = p.dice.roll()
        self.horde = 0 if roll in FACES[0] else 1
        p.tell(say.INVASION, self.horde, self.force, p.seats, p.turn, roll)
        table = ENTRIES if NORTH_EAST in box.ZONES_USED[p.seats] else ENTRIES_SOUTH
        ways = table[self.horde]
        self.territory = ways[p.dice.below(len(ways))]

    def enter(self, p: Universalis) -> None:
        """A player's territory is fought for, a barbarian one is filled; the goal ends the game."""
        t = self.territory
        p.tell(say.INVASION_ENTERS, t, self.force)
        if p.owner[t] != box.BARBARIANS:
            p.push(Battle(box.BARBARIANS, "territory", p.owner[t], t, self.force, "virtual"))
            return
        if t == GOALS[self.horde]:
            self.reach(p)
            return
        n = max(0, min(self.force, p.capacity(t) - p.armies[t]))
        p.armies[t] += n
        self.force -= n
        if n:
            p.tell(say.INVASION_FILLS, t, n)
        self.go_on(p)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle):
            self.force = child.force
            if child.won:
                self.stage = "taken"
            else:
                p.tell(say.INVASION_FAILS)
                self.stage = "done"

    def fill(self, p: Universalis) -> None:
        """The taken territory is filled, then a leader rises."""
        t = self.territory
        n = overrun(p, t, self.force)
        self.force = max(0, self.force - n)
        p.tell(say.INVASION_FILLS, t, n)
        leader_roll(p, t)
        if t == GOALS[self.horde]:
            self.reach(p)
        else:
            self.go_on(p)

    def go_on(self, p: Universalis) -> None:
        """While force remains."""
        self.stage = "onward"
        if self.force <= 0:
            p.tell(say.INVASION_SPENT)
            self.stage = "done"

    def reach(self, p: Universalis) -> None:
        """The game ends at once [11.2]."""
        p.tell(say.INVASION_GOAL, self.territory)
        self.stage = "done"
        by_points(p, "invasion")

    def onward(self, p: Universalis) -> int:
        """A neighbour, straits counted, on a shortest way to the goal; ties are drawn."""
        far = distances(p, GOALS[self.horde])
        near = neighbours(p, self.territory)
        least = min([far[t] for t in near])
        some = [t for t in near if far[t] == least]
        return some[p.dice.below(len(some))] if len(some) > 1 else some[0]


def neighbours(p: Universalis, t: int) -> list[int]:
    """Territories in play that touch one by land or over a strait, sorted."""
    out = [n for n in box.NEIGHBOURS[t] if p.owner[n] != NOBODY]
    if box.ACROSS[t] != NOBODY and p.owner[box.ACROSS[t]] != NOBODY:
        out.append(box.ACROSS[t])
        out.sort()
    return out


def distances(p: Universalis, goal: int) -> list[int]:
    """Steps from every territory in play to the goal."""
    far = [FAR] * box.TERRITORIES
    far[goal] = 0
    queue = [goal]
    while queue:
        t = queue.pop(0)
        for n in neighbours(p, t):
            if far[n] == FAR:
                far[n] = far[t] + 1
                queue.append(n)
    return far
