"""Rebellion [9.2]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.banners import remove_banner
from reame.games.universalis.realm.buildings import remove_cathedral, remove_engines
from reame.games.universalis.realm.lands import give_territory, leader_by, note_holder
from reame.games.universalis.realm.transports import destroy_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.steps import Step


class Rebellion(Step[Universalis]):
    """Every player territory with no more armies than 1D4 says turns barbarian, in map order."""

    rule: ClassVar[str] = "9.2"

    def run(self, p: Universalis) -> None:
        roll = p.dice.roll(4)
        p.tell(say.REBELLION_ROLL, roll)
        calm = True
        for t in range(box.TERRITORIES):
            seat = p.owner[t]
            if 0 <= seat < p.seats and p.armies_at(seat, t) <= roll and len(p.lands(seat)) > 1:
                rebel(p, t)
                calm = False
        if calm:
            p.tell(say.NO_REBELS)
        p.end()


def rebel(p: Universalis, t: int) -> None:
    """All the owner has there is gone but the buildings; 1D6 armies appear, led according to the same die."""
    seat = p.owner[t]
    n = p.dice.roll()
    p.tell(say.REBELS, seat, t, n, leader_by(n))
    for b in p.banners_at(seat, t):
        remove_banner(p, b)
    for x in p.transports_at(seat, t):
        destroy_transport(p, x)
    remove_engines(p, t)
    remove_cathedral(p, t)
    for g in range(box.GOODS):
        p.stored[t * box.GOODS + g] = 0
    p.barn[t] = 0
    give_territory(p, t, box.BARBARIANS, n)
    p.leader[t] = leader_by(n)
    note_holder(p, t)
