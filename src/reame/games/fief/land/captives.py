"""Prisoners (10): taken, handed on, set free; surrender of all a player has at a village (8.3)."""

from __future__ import annotations

from reame.games.fief.land.holders import refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import disband, dismiss_guards, post_guards
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY


def capture(p: Fief, lord: int, captor: int, place: int, weights: list[int]) -> None:
    """A lord becomes a prisoner; guards of his person are removed (R50)."""
    for g in range(t.GUARDS):
        if p.captain(g) == lord:
            if p.guards[g]:
                p.tell(say.GUARDS_REMOVED, g)
            dismiss_guards(p, g)
    p.families_changed()
    keep(p, lord, captor, place, weights)
    p.tell(say.CAPTURED, captor, lord, p.family[lord])


def keep(p: Fief, lord: int, captor: int, place: int, weights: list[int]) -> None:
    """Who keeps a prisoner where, and how a ransom for him will be divided (R39)."""
    p.captor[lord] = captor
    p.place[lord] = place
    for s in range(p.seats):
        p.shares[lord * t.OCCUPANT.size + s] = weights[s]


def hand_over(
    p: Fief, loser: int, places: list[int], captor: int, place: int, weights: list[int], but: list[int] | None = None
) -> None:
    """Prisoners of those who surrendered pass to the victor, who frees his own family's (R45)."""
    for x in range(t.LORDS):
        if p.captor[x] == loser and p.place[x] in places and (but is None or x not in but):
            keep(p, x, captor, place, weights)
            if p.family[x] == captor:
                set_free(p, x)
            else:
                p.tell(say.HANDED_OVER, x, captor)


def set_free(p: Fief, lord: int) -> None:
    """A prisoner is free where he stands; the income kept for him is paid out (6)."""
    seat = p.family[lord]
    p.tell(say.SET_FREE, lord, seat)
    if p.escrow[lord]:
        p.tell(say.ESCROW_PAID, seat, p.escrow[lord], lord, to=1 << seat | 1 << p.captor[lord])
    p.captor[lord] = NOBODY
    p.families_changed()
    for s in range(p.seats):
        p.shares[lord * t.OCCUPANT.size + s] = 0
    p.money[seat] += p.escrow[lord]
    p.escrow[lord] = 0
    if lord == p.queen and p.guards_owed:
        p.guards_owed = False
        post_guards(p, t.QUEENS, lord)
        p.tell(say.QUEEN_GUARDED, lord, t.GUARD_POINTS[t.QUEENS])


def guarded(p: Fief, lord: int) -> bool:
    """Is a piece of the captor beside the prisoner?"""
    at = p.place[lord]
    if p.has_piece(p.captor[lord], at):
        return True
    if t.IS_GATE[at]:
        return False
    v = t.VILLAGE_OF[at]
    return p.has_piece(p.captor[lord], v) or p.has_piece(p.captor[lord], t.FIELD + v)


def free_unguarded(p: Fief) -> None:
    """Prisoners whose last guard has gone, other than in battle, are free where they stand (R45)."""
    for x in p.prisoners():
        if p.captor[x] != NOBODY and not guarded(p, x):
            set_free(p, x)
            p.place[x] = t.VILLAGE_OF[p.place[x]]
            refresh(p, p.place[x])


def give_up(p: Fief, loser: int, captor: int, village: int) -> None:
    """All pieces of a player in and before a village: lords prisoners, troops removed, his captives handed on."""
    p.tell(say.SURRENDERED, loser, captor, village)
    at = stand(p, captor, village)
    nothing = [0] * p.seats
    places = [village, t.FIELD + village, *t.GATES_OF[village]]
    hand_over(p, loser, places, captor, at, nothing)
    for place in places:
        for x in range(t.LORDS):
            if p.family[x] == loser and p.captor[x] == NOBODY and p.place[x] == place:
                capture(p, x, captor, at, nothing)
        disband(p, loser, place)
    p.resisting[village] &= ~(1 << loser)
    p.armies = [a for a in p.armies if a.who != loser or a.place not in places]
    refresh(p, village)
    free_unguarded(p)


def stand(p: Fief, seat: int, village: int) -> int:
    """A place at this village where a player has pieces."""
    for at in [village, t.FIELD + village, *t.GATES_OF[village]]:
        if p.has_piece(seat, at):
            return at
    return village
