"""What barbarians do wherever they win [9.1, 9.4]: leaders rise, conquered land is filled, pieces are destroyed."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.realm.deeds import check_out, conquer, destroy_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.battle_round import Round
from reame.kernel.fields import Field, Flag, Number, One, Word, fields
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

GENERAL_ON: int = 6


def leader_by(face: int) -> int:
    """1 to 5 a commander, 6 a general."""
    return box.GENERAL if face == GENERAL_ON else box.COMMANDER


def leader_roll(p: Universalis, t: int) -> None:
    """A leader for barbarians in a territory, unless they have one."""
    if p.leader[t] == box.NO_LEADER:
        p.leader[t] = leader_by(p.dice.roll())
        p.tell(say.LEADER_RISES, t, p.leader[t])


def overrun(p: Universalis, t: int, force: int) -> int:
    """Barbarians take a territory of a player: it is filled up to what terrain and reduced buildings hold.

    The armies that stay there are told back; at least one does.
    """
    conquer(p, t, box.BARBARIANS, 1)
    p.barn[t] = 0
    n = max(1, min(force, p.room(t, box.BARBARIANS, leader=False)))
    p.armies[t] = n
    note_holder(p, t)
    return n


def note_holder(p: Universalis, t: int) -> None:
    """Who lost the target of a crusade matters to it [10.3]."""
    if p.crusade != "none" and t == p.crusade_target:
        p.crusade_holder = p.owner[t]


class Assault(Step[Universalis]):
    """Barbarian armies that belong to no territory attack one transport [9.4]: bandits, corsairs, slaves aboard."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT), force=Number(), at_sea=Flag(), stage=Word("fight", "done")
    )

    def __init__(self, transport: int = NOBODY, force: int = 0, at_sea: bool = False) -> None:
        super().__init__()
        self.transport = transport
        self.force = force
        self.at_sea = at_sea  # a battle at sea: the level of the ship counts
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
            if self.at_sea and p.transport_at[x] >= box.TERRITORIES:
                r.top_defence = box.NAVAL_TOP[p.transport_level(box.OWNER_OF[x])]
            p.push(r)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, Round):
            self.force -= child.lost_attack
            lost = child.lost_defence
            if self.force <= 0 and lost >= child.armies:
                lost = child.armies - 1
                p.tell(say.LAST_STANDS)
            p.transport_armies[self.transport] -= lost
