"""Territories pass from one holder to another, by conquest [5.4] or otherwise; kingdoms are completed [11.1]."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.realm.banners import kill_banner
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.buildings import lower_fort, lower_settlement, remove_cathedral, remove_engines
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.honour import check_objective
from reame.games.universalis.realm.ledger import score, turn_up
from reame.games.universalis.realm.papacy import papal_state_passed
from reame.games.universalis.realm.transports import destroy_transport, take_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY

GENERAL_ON: Final = 6  # the face by which barbarians get a general


def give_territory(p: Universalis, t: int, holder: int, armies: int, conquered: bool = False) -> None:
    """A territory passes to another holder, who has so many armies there."""
    p.owner[t] = holder
    p.armies[t] = armies
    if holder != box.BARBARIANS:
        p.leader[t] = box.NO_LEADER
        n = p.train(holder, t)
        p.set_train(holder, t, 0)
        p.armies[t] += n
        p.barn[t] -= max(0, p.grain_of(holder) - box.GRAIN_MOST)  # no player has more [11.3]
        p.shown += p.cathedral[t]  # whether a tax collector turns up is news, also if none does
        turn_up(p, holder)
    note_lord(p, box.KINGDOM_OF[t], holder)
    if t == box.PAPAL:
        papal_state_passed(p, holder, conquered)
    prune_blockades(p)


def conquer(p: Universalis, t: int, winner: int, armies: int) -> list[int]:
    """The conquest of a territory [5.4]; the trade transports that passed to the winner, as new slots."""
    loser = p.owner[t]
    players = loser != box.BARBARIANS and winner != box.BARBARIANS
    if winner == box.BARBARIANS:
        p.tell(say.OVERRUN, loser, t)
    else:
        p.tell(say.CONQUERED, winner, t, loser, armies)
    if players and p.settlement[t]:
        score(p, winner, box.AWARD["player_city"], "player_city")
    if p.tower[t] and winner != box.BARBARIANS:
        score(p, winner, box.AWARD["tower"], "tower")
    lower_fort(p, t, 1)  # before the settlement, which would otherwise drag an equal one down twice [3.04]
    lower_settlement(p, t, 1)
    p.barn[t] = 0
    remove_cathedral(p, t)
    remove_engines(p, t)
    taken: list[int] = []
    if loser == box.BARBARIANS:
        kill_leader(p, t, winner)
    else:
        for b in p.banners_at(loser, t):
            kill_banner(p, b, winner)
        for x in p.transports_at(loser, t):
            if winner != box.BARBARIANS:
                score(p, winner, box.AWARD["player_transport"], "player_transport")
            if box.IS_TRADE[box.TYPE_OF[x]] and winner != box.BARBARIANS:
                p.transport_armies[x] = 0
                new = take_transport(p, x, winner)
                if new != NOBODY:
                    taken.append(new)
            else:
                destroy_transport(p, x)
    if winner == box.BARBARIANS:
        for g in range(box.GOODS):
            p.stored[t * box.GOODS + g] = 0
    k = box.KINGDOM_OF[t]
    before = lord_of(p, k)
    give_territory(p, t, winner, armies, conquered=True)
    if winner != box.BARBARIANS:
        award_kingdom(p, k, winner, before)
        check_objective(p, winner)
    if loser != box.BARBARIANS:
        check_out(p, loser, winner)
    return taken


def kill_leader(p: Universalis, t: int, by: int) -> None:
    """The barbarian leader of a territory dies; a general is worth honour."""
    leader = p.leader[t]
    p.leader[t] = box.NO_LEADER
    if leader == box.GENERAL and by != box.BARBARIANS:
        score(p, by, box.AWARD["general_killed"], "general_killed")


def lord_of(p: Universalis, kingdom: int) -> int:
    """Whose a kingdom is: a large one of the player whose home it is, a minor one of the last who held it whole."""
    return p.kingdom.index(kingdom) if kingdom in p.kingdom else p.lords[kingdom]


def note_lord(p: Universalis, kingdom: int, holder: int) -> None:
    """A minor kingdom is the player's who holds it whole, until another does or all of it is barbarian again [R21]."""
    if len(p.realm(kingdom)) < box.LARGE and p.holds(holder, kingdom):
        p.lords[kingdom] = NOBODY if holder == box.BARBARIANS else holder


def award_kingdom(p: Universalis, k: int, winner: int, lord: int) -> None:
    """Completing a kingdom by conquest, once per player and kingdom, not the own one [11.1]."""
    i = winner * len(p.complete) + k
    if k == p.kingdom[winner] or k == box.PAPAL_KINGDOM or p.awarded[i] or not p.holds(winner, k):
        return
    p.awarded[i] = 1
    size = "large" if len(p.realm(k)) >= box.LARGE else "minor"
    feat = ("barbarian" if lord in (NOBODY, winner) else "player") + "_kingdom_" + size
    score(p, winner, box.AWARD[feat], feat)


# -- barbarians take land [9.1, 9.4] ---------------------------------------------------------


def leader_by(face: int) -> int:
    """1 to 5 a commander, 6 a general."""
    return box.GENERAL if face == GENERAL_ON else box.COMMANDER


def leader_roll(p: Universalis, t: int) -> None:
    """A leader for barbarians in a territory, unless they have one."""
    if p.leader[t] == box.NO_LEADER:
        face = p.dice.roll()
        p.leader[t] = leader_by(face)
        p.tell(say.LEADER_RISES, t, p.leader[t], face)


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
