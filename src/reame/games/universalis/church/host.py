"""The crusading host [10.3]: whose it is, who leads it, how a crusade ends."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.ledger import score
from reame.games.universalis.realm.treaties import end_war
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import put_back
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

# -- the host and its players ----------------------------------------------------------------


def crusading(p: Universalis, seat: int) -> bool:
    """Does a player take part in the crusade?"""
    return p.crusaders >> seat & 1 == 1


def crusaders(p: Universalis) -> list[int]:
    """Participants in sword order."""
    return [s for s in p.order if p.alive(s) and crusading(p, s)]


def host_size(p: Universalis) -> int:
    """Armies of the host."""
    return sum(p.host)


def members(p: Universalis) -> list[int]:
    """Participants with armies in the host, in sword order."""
    return [s for s in crusaders(p) if p.host[s]]


def crusade_value(p: Universalis) -> int:
    """Honour that hangs on the target."""
    return box.CRUSADE_VALUES[box.CRUSADE_LANDS.index(p.crusade_target)]


def crusade_leader(p: Universalis) -> int:
    """The Pope's player or, without a Pope, the participant with most armies in the host."""
    if p.pope != NOBODY:
        return p.pope
    best = NOBODY
    for s in crusaders(p):
        if best == NOBODY or p.host[s] > p.host[best]:
            best = s
    return best


def strip(p: Universalis, seat: int, by: int) -> None:
    """A player without armies in the host loses banner, general and engine there; the opponent scores."""
    if p.host[seat]:
        return
    banner, general, engine = p.host_banner[seat], p.host_general[seat], p.host_engine[seat]
    p.host_banner[seat] = p.host_general[seat] = 0
    p.host_engine[seat] = NOBODY
    p.tell(say.HOST_PART_GONE, seat)
    if by != box.BARBARIANS:
        if banner:
            score(p, by, box.AWARD["banner_destroyed"], "banner_destroyed")
        if general:
            score(p, by, box.AWARD["general_killed"], "general_killed")
        if engine != NOBODY:
            score(p, by, box.AWARD["crusade_engine"], "crusade_engine")


def send_home(p: Universalis, seat: int) -> None:
    """A player's part of the host goes to the reserve."""
    p.keep_armies(seat, p.host[seat])
    if p.host_banner[seat]:
        put_back(p, seat, box.BANNERS_KEPT, 1)
    if p.host_general[seat]:
        put_back(p, seat, box.GENERALS_KEPT, 1)
    if p.host_engine[seat] != NOBODY:
        put_back(p, seat, box.ENGINES_KEPT + p.host_engine[seat], 1)
    p.host[seat] = p.host_banner[seat] = p.host_general[seat] = 0
    p.host_engine[seat] = NOBODY


def leave_crusade(p: Universalis, seat: int) -> None:
    """Whoever is excommunicated leaves the crusade."""
    if crusading(p, seat):
        p.crusaders -= 1 << seat
        send_home(p, seat)
        p.pledge[seat] = 0
        p.tell(say.HOST_LEFT, seat)


# -- the end of a crusade --------------------------------------------------------------------


def end_crusade(p: Universalis) -> None:
    """The host goes home; alliances and wars the crusade made are over."""
    for s in range(p.seats):
        send_home(p, s)
        p.pledge[s] = 0
    foe = p.crusade_foe
    for s in range(p.seats):
        if foe != NOBODY and p.crusade_wars >> s & 1:
            end_war(p, s, foe)
    p.crusade = "none"
    p.crusade_target = p.crusade_start = p.host_at = p.crusade_foe = p.crusade_holder = NOBODY
    p.crusade_due = p.crusaders = p.crusade_wars = 0
    p.host_order = []


def honour_all(p: Universalis, participants: int, losers: list[int], foes: int) -> None:
    """The value of the target for each participant, and for each player on the other side."""
    for s in crusaders(p):
        score(p, s, participants, "crusade")
    for s in losers:
        if s != box.BARBARIANS and s != NOBODY and p.alive(s):
            score(p, s, foes, "crusade")


def lose_crusade(p: Universalis, defenders: list[int]) -> None:
    """Each participant loses the value, each defending player gains it."""
    value = crusade_value(p)
    p.tell(say.CRUSADE_LOST, p.crusade_target)
    honour_all(p, -value, defenders, value)
    end_crusade(p)


def win_crusade(p: Universalis, losers: list[int]) -> None:
    """Each participant gains the value, each player who lost the target loses it."""
    value = crusade_value(p)
    p.tell(say.CRUSADE_WON, p.crusade_target)
    honour_all(p, value, losers, -value)
    end_crusade(p)


def host_gone(p: Universalis) -> None:
    """Lost without a battle at the target: its holder gains."""
    p.tell(say.HOST_DESTROYED)
    lose_crusade(p, [p.owner[p.crusade_target]])


class CrusadeCheck(Step[Universalis]):
    """The target in Christian hands by other means, or nobody left to march [10.3, step 8]."""

    rule: ClassVar[str] = "10.3"

    def run(self, p: Universalis) -> None:
        check_crusade(p)
        p.end()


def check_crusade(p: Universalis) -> None:
    """Is the crusade over, whatever happened?"""
    if p.crusade == "none":
        return
    holder = p.owner[p.crusade_target]
    if holder != box.BARBARIANS and crusading(p, holder):
        win_crusade(p, [p.crusade_holder])
    elif holder != box.BARBARIANS and p.christian(holder):
        p.tell(say.CRUSADE_OVER, p.crusade_target)
        end_crusade(p)
    elif not p.crusaders or (p.crusade == "marching" and not host_size(p)):
        host_gone(p)
    else:
        p.crusade_holder = holder
