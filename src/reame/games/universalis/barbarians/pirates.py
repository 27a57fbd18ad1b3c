"""Pirate ships [9.5] and the pirates of the calamity [9.7]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.realm.banners import remove_banner
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.lands import leader_by, leader_roll, overrun
from reame.games.universalis.realm.transports import destroy_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, zone_coast
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


def sink(p: Universalis, i: int) -> None:
    """A pirate ship is gone."""
    p.tell(say.PIRATES_SUNK, p.pirates[i].sea)
    p.pirates.pop(i)


class PiratesMove(Step[Universalis]):
    """Every pirate ship moves, oldest first, at the start of every player's turn."""

    rule: ClassVar[str] = "9.5"
    FIELDS: ClassVar[list[Field]] = fields(
        ship=Number(0, box.PIRATES_MOST),
        stage=Word("sail", "raid", "fought", "done"),
        place=One(box.AREA),
        prey=One(SEAT),
        won=Number(0, 1),
    )

    def __init__(self) -> None:
        super().__init__()
        self.ship = 0  # which of them, in the order of their launch
        self.stage = "sail"
        self.place = NOBODY  # where it has come
        self.prey = NOBODY
        self.won = 0

    def run(self, p: Universalis) -> None:
        if self.stage == "sail":
            if self.ship == 0 and self.place == NOBODY and p.pirates:
                p.tell(say.PIRATES_MOVE, len(p.pirates))
            if self.ship >= len(p.pirates):
                p.end()
            else:
                self.sail(p)
                self.stage = "raid"
        elif self.stage == "raid":
            self.stage = "fought"
            self.won = 0
            self.raid(p)
        else:
            self.settle(p)
            self.stage = "sail"

    def sail(self, p: Universalis) -> None:
        """A random one of: sea areas that touch its own, player territories on its coast."""
        sea = p.pirates[self.ship].sea
        ways = [t for t in box.COASTS[sea] if 0 <= p.owner[t] < p.seats]
        ways += [box.TERRITORIES + s for s in box.SEA_NEXT[sea]]
        self.place = ways[p.dice.below(len(ways))] if ways else box.TERRITORIES + sea
        if self.place < box.TERRITORIES:
            p.tell(say.PIRATES_LAND, self.place)
        else:
            p.pirates[self.ship].sea = self.place - box.TERRITORIES
            p.tell(say.PIRATES_SAIL, self.place - box.TERRITORIES)

    def raid(self, p: Universalis) -> None:
        """The territory is attacked, or the weakest fleet in the sea area, ties drawn."""
        force = p.pirates[self.ship].armies
        if self.place < box.TERRITORIES:
            self.prey = p.owner[self.place]
            p.push(
                Battle(box.BARBARIANS, "territory", self.prey, self.place, force, "pirate", NOBODY, NOBODY, self.ship)
            )
            return
        fleets = [s for s in p.living() if p.transports_at(s, self.place)]
        self.prey = NOBODY
        if not fleets:
            return
        least = min([p.aboard(s, self.place) for s in fleets])
        some = [s for s in fleets if p.aboard(s, self.place) == least]
        self.prey = some[p.dice.below(len(some))] if len(some) > 1 else some[0]
        p.push(Battle(box.BARBARIANS, "fleet", self.prey, self.place, force, "pirate", NOBODY, NOBODY, self.ship))

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle):
            self.won = 1 if child.won else 0

    def settle(self, p: Universalis) -> None:
        """Victory on land: the crew stays there. At sea: the fleet is destroyed. Defeat removes the ship."""
        ship = p.pirates[self.ship]
        if self.prey == NOBODY:
            self.ship += 1
        elif not self.won:
            sink(p, self.ship)
        elif self.place < box.TERRITORIES:
            leader = ship.leader
            overrun(p, self.place, ship.armies)
            if leader != box.NO_LEADER:
                p.leader[self.place] = leader
            else:
                leader_roll(p, self.place)
            p.pirates.pop(self.ship)
        else:
            p.tell(say.PIECES_LOST, self.prey, self.place)
            for b in p.banners_at(self.prey, self.place):
                remove_banner(p, b)
            for x in p.transports_at(self.prey, self.place):
                destroy_transport(p, x)
            check_out(p, self.prey, box.BARBARIANS)
            if ship.leader == box.NO_LEADER:
                ship.leader = leader_by(p.dice.roll())
                p.tell(say.PIRATES_LEADER, ship.sea, ship.leader)
            self.ship += 1


class PirateSwarm(Step[Universalis]):
    """The calamity: a force strikes random player coasts of one sea zone, one after the other [9.7]."""

    rule: ClassVar[str] = "9.7"
    FIELDS: ClassVar[list[Field]] = fields(
        stage=Word("start", "strike", "done"),
        force=Number(0, box.ARMIES_MOST),
        zone=Number(0, box.SEA_ZONES),
        territory=One(box.TERRITORY),
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"
        self.force = 0
        self.zone = 0
        self.territory = NOBODY

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.force = p.seats * p.turn
            self.zone = p.dice.roll(box.SEA_ZONES)
            p.tell(say.PIRATE_SWARM, self.zone, self.force, p.seats, p.turn)
            self.stage = "strike"
        elif self.stage == "strike":
            coast = zone_coast(p, self.zone)
            if self.force <= 0 or not coast:
                p.tell(say.SWARM_GONE)
                self.stage = "done"
            else:
                t = coast[p.dice.below(len(coast))]
                self.territory = t
                p.push(Battle(box.BARBARIANS, "territory", p.owner[t], t, self.force, "virtual"))
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle):
            self.force = child.force
            if child.won:
                n = overrun(p, self.territory, self.force)
                self.force = max(0, self.force - n)
                p.tell(say.SWARM_FILLS, self.territory, n)
                leader_roll(p, self.territory)
