"""The Pope passes from one player to another with the Papal State [10.1]."""

from __future__ import annotations

from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, both
from reame.kernel.kinds import NOBODY


def become_pope(p: Universalis, seat: int) -> None:
    """+1 for the new one, -1 for the old one; excommunications end; no alliance with Muslims."""
    if p.pope == seat:
        return
    pope_leaves(p)
    p.pope = seat
    p.tell(say.POPE_GAINED, seat)
    score(p, seat, 1, "pope_held_by_christian")
    if p.excommunicated:
        p.excommunicated = 0
        p.tell(say.ABSOLVED_ALL, seat)
    for s in range(p.seats):
        if p.alliance[seat * box.SEATS + s] and p.faith(s) == box.MUSLIM:
            both(p.alliance, seat, s, 0)
            p.tell(say.ALLIANCE_ENDS, seat, s)


def pope_leaves(p: Universalis) -> None:
    """His player loses him, and a point of honour."""
    if p.pope != NOBODY:
        old = p.pope
        p.pope = NOBODY
        p.tell(say.POPE_GONE, old)
        score(p, old, -1, "pope_lost")


def papal_state_passed(p: Universalis, holder: int, conquered: bool) -> None:
    """A Christian who comes to hold the Papal State becomes Pope; anybody else drives him out."""
    if holder == p.pope:
        return
    if holder != box.BARBARIANS and p.christian(holder):
        become_pope(p, holder)
    elif p.pope != NOBODY:
        pope_leaves(p)
        if holder != box.BARBARIANS and conquered:
            p.tell(say.POPE_KILLED, holder)
            score(p, holder, 1, "pope_killed_by_non_christian")
