"""What can be bought in phase 3 and at what price, line by line (7, 11); and the title that is moved for nothing."""

from __future__ import annotations

from typing import Final

from reame.games.fief.land.holders import refresh
from reame.games.fief.land.titles import give_title, keeps_as_high, move_title, title_moves
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import add_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb
from reame.kernel.native import holds, i64


def too_dear(price: int, purse: int) -> Phrase | None:
    """What it costs, and what there is."""
    return say.TOO_DEAR.naming(price, purse) if purse < price else None


class Purchase:
    """One line of the price list."""

    def __init__(self, verb: Verb, least: int) -> None:
        self.verb = verb
        self.least = least  # with less money there is nothing to be had

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        """All that could be bought with this purse, as moves; in the villages the player controls."""
        raise NotImplementedError

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        """Why it cannot be had."""
        raise NotImplementedError

    def buy(self, p: Fief, seat: int, move: int) -> None:
        """It is paid and put on the table."""
        raise NotImplementedError


class MovedTitle(Purchase):
    """A title passes inside the family, between free lords, the giver keeping one as high (11.4, R30)."""

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        out: list[int] = []
        if holds(p.fief, seat):
            lords = p.free_lords(seat)
            for r in range(t.REGIONS):
                if p.fief[r] == seat:
                    out += [t.TITLE_TO.at(r, x) for x in lords if title_moves(p, seat, r, x)]
        return out

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        region, lord = t.TITLE_TO.a(move), t.TITLE_TO.b(move)
        giver = p.title[region]
        if giver == NOBODY or p.family[giver] != seat:
            return say.NOT_YOUR_FIEF
        if giver == lord or p.family[lord] != seat or not p.free(lord) or not p.free(giver):
            return say.NOT_YOUR_FREE_LORD
        if p.titles_moved >> region & 1:
            return say.TITLE_MOVED_ALREADY
        return None if keeps_as_high(p, giver, region) else say.KEEPS_NONE_AS_HIGH

    def buy(self, p: Fief, seat: int, move: int) -> None:
        region, lord = t.TITLE_TO.a(move), t.TITLE_TO.b(move)
        p.titles_moved |= 1 << region
        move_title(p, region, lord)


class Soldiers(Purchase):
    """In a village he controls, behind walls or beside a lord, as many as the pieces can make up (R6, R28)."""

    def barracks(self, p: Fief, seat: int, village: int) -> bool:
        """Is there a stronghold or a lord?"""
        return p.walls[village] > 0 or any(p.place[x] == village for x in p.free_lords(seat))

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        out: list[int] = []
        pieces = p.pieces(seat)
        most = min(min(t.MOST_BOUGHT, purse // t.POINT_PRICE), pieces.room())
        n: i64
        for v in mine:
            if self.barracks(p, seat, v):
                here: i64 = p.soldiers[seat * t.PLACES + v]
                first: i64 = t.HIRE.at(v, 1)
                for n in range(1, most + 1):
                    if pieces.enough(here, here + n):
                        out.append(t.MOVE[first + n - 1])
        return out

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        village, points = t.HIRE.a(move), t.HIRE.b(move)
        if purse < points * t.POINT_PRICE:
            return too_dear(points * t.POINT_PRICE, purse)
        if not p.controls(seat, village):
            return say.NOT_CONTROLLED
        if not self.barracks(p, seat, village):
            return say.NO_BARRACKS
        return None if p.pieces(seat).grows(p.soldiers[seat * t.PLACES + village], points) else say.NO_PIECES

    def buy(self, p: Fief, seat: int, move: int) -> None:
        village, points = t.HIRE.a(move), t.HIRE.b(move)
        p.pay(seat, points * t.POINT_PRICE)
        add_soldiers(p, seat, village, points)
        refresh(p, village)
        p.tell(say.HIRED, seat, points, village, points * t.POINT_PRICE)


class Rebels(Purchase):
    """During a revolt any player may add to it."""

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        if not p.rebels:
            return []
        return t.INCITE.span(1, min(min(t.MOST_BOUGHT, purse // t.POINT_PRICE), t.REBEL_POINTS - p.rebels))

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        if not p.rebels:
            return say.NO_REVOLT
        if p.rebels + t.INCITE.a(move) > t.REBEL_POINTS:
            return say.NO_MORE_PIECES.naming(t.REBEL_POINTS - p.rebels)
        return too_dear(t.INCITE.a(move) * t.POINT_PRICE, purse)

    def buy(self, p: Fief, seat: int, move: int) -> None:
        p.pay(seat, t.INCITE.a(move) * t.POINT_PRICE)
        p.rebels += t.INCITE.a(move)
        p.tell(say.INCITED, seat, t.INCITE.a(move), t.INCITE.a(move) * t.POINT_PRICE)


class Guards(Purchase):
    """Beside the King of age, the Regent or the Queen, who must be of the family and free (13.7)."""

    def refuse_captain(self, p: Fief, seat: int, guard: int) -> Phrase | None:
        """Whom would they follow?"""
        who = p.captain(guard)
        return None if who != NOBODY and p.family[who] == seat and p.free(who) else say.NO_CAPTAIN

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        out: list[int] = []
        for g in range(t.GUARDS):
            if self.refuse_captain(p, seat, g) is None:
                most = min(min(t.MOST_BOUGHT, purse // t.POINT_PRICE), t.GUARD_POINTS[g] - p.guards[g])
                out += [t.HIRE_GUARDS.at(g, n) for n in range(1, most + 1)]
        return out

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        guard, points = t.HIRE_GUARDS.a(move), t.HIRE_GUARDS.b(move)
        if purse < points * t.POINT_PRICE:
            return too_dear(points * t.POINT_PRICE, purse)
        no = self.refuse_captain(p, seat, guard)
        left = t.GUARD_POINTS[guard] - p.guards[guard]
        return no or (say.NO_MORE_PIECES.naming(left) if points > left else None)

    def buy(self, p: Fief, seat: int, move: int) -> None:
        guard, points = t.HIRE_GUARDS.a(move), t.HIRE_GUARDS.b(move)
        p.pay(seat, points * t.POINT_PRICE)
        p.guards[guard] += points
        p.guards_at[guard] = p.place[p.captain(guard)]
        p.guards_of[guard] = seat
        p.tell(say.GUARDS_HIRED, seat, points, guard, points * t.POINT_PRICE)


class Works(Purchase):
    """A press, a mill or a castle in a village he controls: three works at most, one stronghold."""

    def refuse_room(self, p: Fief, village: int, work: int) -> Phrase | None:
        """Is there room for it?"""
        if work == t.CASTLE_WORK:
            return say.STRONGHOLD_THERE if p.walls[village] else None
        return say.THREE_WORKS if p.mills[village] + p.presses[village] >= t.WORKS_PER_VILLAGE else None

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        out: list[int] = []
        if mine:
            works = [w for w in range(t.WORKS) if purse >= t.WORK_PRICE[w] and p.supply(w)]
            for v in mine:
                for w in works:
                    if self.refuse_room(p, v, w) is None:
                        out.append(t.MOVE[t.BUILD.at(v, w)])
        return out

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        village, work = t.BUILD.a(move), t.BUILD.b(move)
        if purse < t.WORK_PRICE[work]:
            return too_dear(t.WORK_PRICE[work], purse)
        if not p.controls(seat, village):
            return say.NOT_CONTROLLED
        return self.refuse_room(p, village, work) or (None if p.supply(work) > 0 else say.NO_MORE_PIECES.naming(0))

    def buy(self, p: Fief, seat: int, move: int) -> None:
        village, work = t.BUILD.a(move), t.BUILD.b(move)
        p.pay(seat, t.WORK_PRICE[work])
        if work == t.CASTLE_WORK:
            p.walls[village] = t.CASTLE
        elif work == t.PRESS:
            p.presses[village] += 1
        else:
            p.mills[village] += 1
        p.works_changed()
        p.tell(say.BUILT, seat, work, village, t.WORK_PRICE[work])


def refuse_region(p: Fief, seat: int, region: int) -> Phrase | None:
    """Holder of every village, a castle, no fief there yet (11.1, R29)."""
    if p.capital[region] != NOBODY:
        return say.FIEF_ALREADY
    castle = False
    for v in t.VILLAGES_OF[region]:
        if p.holder(v) != seat:
            held = sum(1 for u in t.VILLAGES_OF[region] if p.holder(u) == seat)
            return say.NOT_ALL_HELD.naming(held, len(t.VILLAGES_OF[region]))
        castle = castle or p.walls[v] == t.CASTLE
    return None if castle else say.NO_CASTLE_THERE


class Title(Purchase):
    """A fief is created: the castle of its capital becomes a citadel, a free lord bears the title (11.1)."""

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        out: list[int] = []
        for r in range(t.REGIONS):
            if purse >= t.TITLE_PRICE[r] and refuse_region(p, seat, r) is None:
                castles = [v for v in t.VILLAGES_OF[r] if p.walls[v] == t.CASTLE]
                out += [t.FOUND.at(r, v, x) for v in castles for x in p.free_lords(seat)]
        return out

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        region, village, lord = t.FOUND.a(move), t.FOUND.b(move), t.FOUND.c(move)
        if purse < t.TITLE_PRICE[region]:
            return too_dear(t.TITLE_PRICE[region], purse)
        no = refuse_region(p, seat, region)
        if no is not None:
            return no
        if t.REGION_OF[village] != region or p.walls[village] != t.CASTLE:
            return say.NO_CASTLE_THERE
        return None if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD

    def buy(self, p: Fief, seat: int, move: int) -> None:
        region, capital = t.FOUND.a(move), t.FOUND.b(move)
        p.pay(seat, t.TITLE_PRICE[region])
        p.walls[capital] = t.CITADEL
        p.works_changed()
        p.capital[region] = capital
        p.tell(say.FOUNDED, seat, region, capital, t.TITLE_PRICE[region])
        give_title(p, region, t.FOUND.c(move))


class Cardinal(Purchase):
    """For a free bishop of his who is not cardinal yet; three cards exist (11.5)."""

    def refuse_bishop(self, p: Fief, lord: int) -> Phrase | None:
        """Among the free lords of the family."""
        if p.bishop[lord] == NOBODY:
            return say.NO_BISHOP
        if p.cardinals >> lord & 1:
            return say.CARDINAL_ALREADY
        return say.NO_MORE_PIECES.naming(0) if p.cardinals.bit_count() >= t.CARDINALS else None

    def ways(self, p: Fief, seat: int, purse: int, mine: list[int]) -> list[int]:
        return [t.CARDINAL.at(x) for x in p.free_lords(seat) if self.refuse_bishop(p, x) is None]

    def refuse(self, p: Fief, seat: int, purse: int, move: int) -> Phrase | None:
        lord = t.CARDINAL.a(move)
        if p.family[lord] != seat or not p.free(lord):
            return say.NOT_YOUR_FREE_LORD
        return self.refuse_bishop(p, lord) or too_dear(t.CARDINAL_PRICE, purse)

    def buy(self, p: Fief, seat: int, move: int) -> None:
        p.pay(seat, t.CARDINAL_PRICE)
        p.cardinals |= 1 << t.CARDINAL.a(move)
        p.tell(say.NEW_CARDINAL, seat, t.CARDINAL.a(move), t.CARDINAL_PRICE)


PRICE_LIST: Final[list[Purchase]] = [  # in the order of their verbs, so that lists of moves are born sorted
    MovedTitle(t.TITLE_TO, 0),
    Soldiers(t.HIRE, t.POINT_PRICE),
    Rebels(t.INCITE, t.POINT_PRICE),
    Guards(t.HIRE_GUARDS, t.POINT_PRICE),
    Works(t.BUILD, min(t.WORK_PRICE)),
    Title(t.FOUND, min(t.TITLE_PRICE)),
    Cardinal(t.CARDINAL, t.CARDINAL_PRICE),
]
