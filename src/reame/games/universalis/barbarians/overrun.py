"""What barbarians do wherever they win [9.1, 9.4]: leaders rise, conquered land is filled."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.realm.lands import conquer
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis

GENERAL_ON: Final = 6


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
