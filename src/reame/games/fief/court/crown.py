"""King, Queen, Regent and Prince: how crowns are won, lost and inherited (13.5 to 13.7)."""

from __future__ import annotations

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import dismiss_guards, post_guards, settle_guards
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY


def crown_queen(p: Fief, lord: int) -> None:
    """A new Queen with ten points of guards; a queen mother gives up card and guards (13.2, R50)."""
    if p.queen == lord:
        return
    if p.queen != NOBODY:
        p.tell(say.QUEEN_NO_MORE, p.queen)
    dismiss_guards(p, t.QUEENS)
    p.queen = lord
    p.guards_owed = p.captor[lord] != NOBODY
    if p.guards_owed:
        p.tell(say.QUEEN_IN_PRISON, lord, p.family[lord])
    else:
        post_guards(p, t.QUEENS, lord)
        p.tell(say.NEW_QUEEN, lord, p.family[lord], t.GUARD_POINTS[t.QUEENS])


def uncrown_queen(p: Fief) -> None:
    """She ceases to be Queen, or is dead."""
    p.queen = NOBODY
    p.guards_owed = False
    p.guards_leave |= 1 << t.QUEENS


def crown_king(p: Fief, lord: int) -> None:
    """An elected King: twenty points of guards; a regency ends; his wife is Queen (13.5)."""
    dismiss_guards(p, t.KINGS)
    p.king = lord
    p.majority = 0
    p.regent = NOBODY
    p.tell(say.NEW_KING, lord, p.family[lord], t.GUARD_POINTS[t.KINGS])
    if p.queen != NOBODY and p.queen != p.spouse[lord]:
        p.tell(say.QUEEN_NO_MORE, p.queen)
        uncrown_queen(p)
        dismiss_guards(p, t.QUEENS)
    post_guards(p, t.KINGS, lord)
    if p.spouse[lord] != NOBODY:
        crown_queen(p, p.spouse[lord])


def come_of_age(p: Fief) -> None:
    """The regency for a young King ends; a wife he has is Queen (R55)."""
    p.majority = 0
    p.regent = NOBODY
    p.tell(say.OF_AGE, p.king)
    settle_guards(p)
    if p.spouse[p.king] != NOBODY:
        crown_queen(p, p.spouse[p.king])


def succession(p: Fief, king_died: bool, queen_died: bool, prince_died: bool) -> None:
    """Deaths at court, taken together (13.6). Guards are settled by whoever calls this."""
    if prince_died:
        p.prince = NOBODY
    if queen_died:
        uncrown_queen(p)
    was_regent = p.regent != NOBODY
    if queen_died:
        p.tell(say.REGENT_DEAD if was_regent else say.QUEEN_DEAD)
    if queen_died and was_regent:
        p.regent = NOBODY
        if p.king == NOBODY:
            p.tell(say.THRONE_VACANT)
    if not king_died:
        if queen_died and was_regent and p.majority:
            p.majority = 0
            p.tell(say.OF_AGE, p.king)
            if p.spouse[p.king] != NOBODY:
                p.guards_leave &= ~(1 << t.QUEENS)
                crown_queen(p, p.spouse[p.king])
        return
    p.king = NOBODY
    p.majority = 0
    p.tell(say.KING_DEAD)
    if p.prince == NOBODY:
        p.guards_leave |= 1 << t.KINGS
        if p.queen != NOBODY:
            p.regent = p.queen
            p.tell(say.NEW_REGENT, p.queen)
        else:
            p.tell(say.THRONE_VACANT)
        return
    p.king = p.prince
    p.prince = NOBODY
    p.tell(say.PRINCE_SUCCEEDS, p.king)
    if p.queen != NOBODY:
        p.regent = p.queen
        p.majority = p.round + t.REGENCY - 1
        p.tell(say.REGENT_FOR, p.queen, p.king, p.majority)
    elif p.spouse[p.king] != NOBODY:
        p.guards_leave &= ~(1 << t.QUEENS)
        crown_queen(p, p.spouse[p.king])
