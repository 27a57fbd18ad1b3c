"""Who holds a village, and what follows when pieces come and go: empty villages, capitals, armies at gates (2.2)."""

from __future__ import annotations

from typing import Final

from reame.games.fief.land.titles import conquer
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import march_all
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64

REBELS_BIT: Final = 1 << t.REBELS


def refresh(p: Fief, village: int) -> None:
    """Strike out who has left, add who has come; then the empty village, then the capital."""
    there: i64 = p.all_inside(village)
    if p.rebels_at == village:
        there |= REBELS_BIT
    if mask_of(p.occupants[village]) != there:
        p.occupants[village] = come_and_gone(p, village, there)
    if not p.occupants[village] and p.besieged(village):
        walk_in(p, village)
    check_capital(p, village)


def come_and_gone(p: Fief, village: int, there: i64) -> list[int]:
    """The occupants, now that these are inside: who stayed as before, then those who came, the rebels last."""
    inside: list[int] = []
    for who in p.occupants[village]:
        if there >> who & 1:
            inside.append(who)
        else:
            p.let_in[village * t.OCCUPANT.size + who] = 0
    for who in [*p.order, t.REBELS]:
        if there >> who & 1 and who not in inside:
            inside.append(who)
    return inside


def mask_of(inside: list[int]) -> i64:
    """Occupants as a mask; who they are, without their order."""
    out: i64 = 0
    one: i64 = 1
    who: i64
    for who in inside:
        out |= one << who
    return out


def hold_first(p: Fief, village: int, who: int) -> None:
    """Somebody inside is holder before everybody else."""
    if who in p.occupants[village]:
        p.occupants[village].remove(who)
    p.occupants[village].insert(0, who)
    refresh(p, village)


def check_capital(p: Fief, village: int) -> None:
    """The holder of a capital owns the fief (11.3); rebels leave its title to nobody (R19)."""
    r = t.REGION_OF[village]
    if p.capital[r] != village:
        return
    who = p.holder(village)
    if who == t.REBELS:
        if p.fief[r] != NOBODY:
            p.fief[r] = NOBODY
            p.title[r] = NOBODY
            p.claim[r] = NOBODY
            p.tell(say.CITADEL_TO_REBELS, village, r)
    elif who != NOBODY and who != p.fief[r]:
        conquer(p, r, who)


def ruins(p: Fief, village: int, castle: bool) -> list[int]:
    """What is about to be destroyed there, for the journal."""
    if p.journal is None:
        return []
    out = [t.RUIN.find(f"mill_{p.mills[village]}"), t.RUIN.find(f"press_{p.presses[village]}")]
    return [x for x in [*out, t.RUIN.find("castle") if castle else NOBODY] if x != NOBODY]


def ravage(p: Fief, village: int) -> None:
    """Rebels inside destroy works and castle; a citadel stands (5.4)."""
    castle = p.walls[village] == t.CASTLE
    if p.mills[village] or p.presses[village] or castle:
        p.tell_list(say.RAVAGED, ruins(p, village, castle), village)
    p.mills[village] = 0
    p.presses[village] = 0
    if castle:
        p.walls[village] = t.OPEN
    p.works_changed()


# -- lords and armies that change place outside a march --------------------------------------


def put_lord(p: Fief, lord: int, place: int) -> None:
    """A lord stands somewhere else; the guards of his person come along."""
    if p.place[lord] == NOBODY:  # new in his family
        p.families_changed()
    p.place[lord] = place
    for g in range(t.GUARDS):
        if p.captain(g) == lord and not p.guards_leave >> g & 1:
            p.guards_at[g] = place


def shift(p: Fief, seat: int, start: int, end: int) -> None:
    """All pieces and prisoners of a player from one place to another, outside his movement."""
    for x in range(t.LORDS):
        if p.place[x] == start and ((p.family[x] == seat and p.captor[x] == NOBODY) or p.captor[x] == seat):
            put_lord(p, x, end)
            if p.phase == "movement":
                p.steps_made[x] = t.STEPS_WITH_D_ARC
    march_all(p, seat, start, end)


def walk_in(p: Fief, village: int) -> None:
    """Nobody is left inside: the army that came to the gates first walks in and makes no further step (R33)."""
    while not p.occupants[village]:
        who = NOBODY
        for a in p.armies:
            if a.before(village):
                who = a.who
                break
        if who == NOBODY:
            return
        if who == t.REBELS:
            p.armies = [a for a in p.armies if a.who != t.REBELS]
            p.rebels_at = village
            p.occupants[village].append(t.REBELS)
            p.tell(say.WALKS_IN, t.REBELS, village)
            ravage(p, village)
        elif enter_from_gates(p, who, village):
            p.occupants[village].append(who)
            p.tell(say.WALKS_IN, who, village)


def enter_from_gates(p: Fief, seat: int, village: int) -> bool:
    """All armies of a player before a village go inside and stop there. Was there anybody?"""
    came = False
    for a in [a for a in p.armies if a.who == seat and a.before(village)]:
        came = came or p.has_piece(seat, a.place)
        shift(p, seat, a.place, village)
    p.armies = [a for a in p.armies if a.who != seat or not a.before(village)]
    if p.phase == "movement":
        i = seat * t.PLACES + village
        p.once[i] = 0
        p.twice[i] = 0
        p.thrice[i] = p.soldiers[i]
        p.note_marches()
    return came


def withdraw(p: Fief, who: int, village: int) -> None:
    """Armies before a village go back where they came from, if need be as guests (R36)."""
    for a in [a for a in p.armies if a.who == who and a.before(village)]:
        back = t.ROAD_FROM[a.place]
        p.armies = [x for x in p.armies if x is not a]
        if who == t.REBELS:
            p.rebels_at = back
        else:
            shift(p, who, a.place, back)
        p.tell(say.WITHDRAWN, who, village, back)
        refresh(p, back)


def clear_armies(p: Fief) -> None:
    """Strike out armies of which nothing is left."""
    p.armies = [a for a in p.armies if (p.rebels > 0 if a.who == t.REBELS else p.has_piece(a.who, a.place))]
