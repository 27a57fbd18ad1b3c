"""Pieces among barbarians [4.4], and transports that barbarians assault [9.4]."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.lands import leader_roll
from reame.games.universalis.realm.transports import destroy_pieces, destroy_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


def stands_on(p: Universalis, seat: int, t: int) -> bool:
    """Has a player any piece on this land that is not his? Ships that have not left their start port are safe [2]."""
    return p.train(seat, t) > 0 or p.is_exposed_at(seat, t) or p.has_banner_at(seat, t)


def outnumbers_them(p: Universalis, seat: int, t: int) -> bool:
    """Are pieces of a player among barbarians left alone?"""
    return p.armies_at(seat, t) > p.armies[t]


class Trespass(Step[Universalis]):
    """Pieces of a player in barbarian land: left alone while they outnumber the barbarians, else attacked."""

    rule: ClassVar[str] = "4.4"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), territory=One(box.TERRITORY), stage=Word("start", "fought", "done")
    )

    def __init__(self, seat: int = NOBODY, territory: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.territory = territory
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        seat, t = self.seat, self.territory
        if self.stage == "done" or p.owner[t] != box.BARBARIANS or not stands_on(p, seat, t):
            p.end()
            return
        if outnumbers_them(p, seat, t):
            p.end()
        elif not p.armies_at(seat, t):
            self.stage = "done"
            p.tell(say.PIECES_LOST, seat, t)
            destroy_pieces(p, seat, t, box.BARBARIANS)
            check_out(p, seat, box.BARBARIANS)
        elif self.stage == "fought" or p.armies[t] == 1:
            self.stage = "done"
            self.hold(p)
        else:
            self.stage = "fought"
            p.push(Battle(box.BARBARIANS, "pieces", seat, t, p.armies[t] - 1, "ground", t))

    def hold(self, p: Universalis) -> None:
        """A survivor that does not outnumber them stays where it is."""
        for x in p.transports_at(self.seat, self.territory):
            p.transport_moves[x] = 0
        for b in p.banners_at(self.seat, self.territory):
            p.banner_moves[b] = 0
        p.tell(say.PIECES_HELD, self.seat, self.territory)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Battle) and child.won:
            leader_roll(p, self.territory)


class Assault(Step[Universalis]):
    """Barbarian armies that belong to no territory attack one transport [9.4]: bandits, corsairs, slaves aboard."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT), force=Number(0, box.ARMIES_MOST), at_sea=Flag(), stage=Word("fight", "done")
    )

    def __init__(self, transport: int = NOBODY, force: int = 0, at_sea: bool = False) -> None:
        super().__init__()
        self.transport = transport
        self.force = force
        self.at_sea = at_sea  # a battle at sea: the level of a war ship counts
        self.stage = "fight"

    def run(self, p: Universalis) -> None:
        x = self.transport
        if self.stage == "done" or p.transport_at[x] == NOBODY:
            p.end()
        elif not p.transport_armies[x]:
            self.stage = "done"
            p.tell(say.PIECES_LOST, box.OWNER_OF[x], p.transport_at[x])
            destroy_transport(p, x)
            check_out(p, box.OWNER_OF[x], box.BARBARIANS)
        elif self.force <= 0:
            self.stage = "done"
            p.tell(say.TRANSPORT_SAVED, box.OWNER_OF[x], x)
        else:
            r = Round(box.BARBARIANS, box.OWNER_OF[x], self.force, p.transport_armies[x])
            if self.at_sea and p.transport_at[x] >= box.TERRITORIES and box.TYPE_OF[x] == box.WAR_SHIP:
                r.raise_top(False, box.LEVEL_ARM, box.NAVAL_TOP[p.transport_level(box.OWNER_OF[x])])
            p.push(r)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Round):
            self.force -= child.lost_attack
            lost = child.lost_defence
            if self.force <= 0 and lost >= child.armies:
                lost = child.armies - 1
                p.tell(say.LAST_STANDS)
            p.transport_armies[self.transport] -= lost
