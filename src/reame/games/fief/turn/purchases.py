"""Phase 3: soldiers, works, castles, titles, cardinals; titles moved inside a family (7, 11)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.land.holders import give_title, keeps_as_high, refresh, title_moves
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.table.troops import add
from reame.games.fief.turn.turns import Turn
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import holds, i64
from reame.kernel.steps import NOT_NOW


class PurchaseTurn(Turn):
    """A player buys and rearranges as he likes, within his money and the supplies."""

    rule: ClassVar[str] = "7"

    def legal(self, p: Fief, seat: int) -> list[int]:
        out = [PASS]
        purse = p.money[seat]
        lords = p.free_lords(seat)
        if holds(p.fief, seat):
            for r in range(t.REGIONS):
                if p.fief[r] == seat:
                    out += [t.TITLE_TO.at(r, x) for x in lords if title_moves(p, seat, r, x)]
        most = min(t.MOST_BOUGHT, purse // t.POINT_PRICE)
        if not most:
            return out
        mine = p.controlled(seat)
        for v in mine:
            if p.walls[v] or stands_in(p, lords, v):
                out += recruits(p, seat, v, most)
        if p.rebels:
            out += t.INCITE.span(1, min(most, t.REBEL_POINTS - p.rebels))
        for g in range(t.GUARDS):
            if refuse_captain(p, seat, g) is None:
                out += [t.HIRE_GUARDS.at(g, n) for n in range(1, min(most, t.GUARD_POINTS[g] - p.guards[g]) + 1)]
        if purse < t.CHEAPEST_WORK:
            return out
        if mine:
            out += sites(p, mine, purse)
        if purse >= t.CHEAPEST_TITLE:
            for r in range(t.REGIONS):
                if purse >= t.TITLE_PRICE[r] and refuse_region(p, seat, r) is None:
                    out += [t.FOUND.at(r, v, x) for v in t.VILLAGES_OF[r] if p.walls[v] == t.CASTLE for x in lords]
        if purse >= t.CARDINAL_PRICE:
            out += [t.CARDINAL.at(x) for x in lords if refuse_cardinal(p, x) is None]
        return out

    def refuse(self, p: Fief, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        purse = p.money[seat]
        if t.TITLE_TO.has(move):
            return refuse_title(p, seat, t.TITLE_TO.a(move), t.TITLE_TO.b(move))
        if t.HIRE.has(move):
            v, n = t.HIRE.a(move), t.HIRE.b(move)
            if purse < n * t.POINT_PRICE:
                return say.TOO_DEAR
            if not p.controls(seat, v):
                return say.NOT_CONTROLLED
            here = p.soldiers[seat * t.PLACES + v]
            no = refuse_barracks(p, seat, v)
            return no or (None if p.pieces(seat).grows(here, n) else say.NO_PIECES)
        if t.INCITE.has(move):
            if not p.rebels:
                return say.NO_REVOLT
            if p.rebels + t.INCITE.a(move) > t.REBEL_POINTS:
                return say.NO_PIECES
            return None if purse >= t.INCITE.a(move) * t.POINT_PRICE else say.TOO_DEAR
        if t.HIRE_GUARDS.has(move):
            g, n = t.HIRE_GUARDS.a(move), t.HIRE_GUARDS.b(move)
            if purse < n * t.POINT_PRICE:
                return say.TOO_DEAR
            no = refuse_captain(p, seat, g)
            return no or (say.NO_PIECES if p.guards[g] + n > t.GUARD_POINTS[g] else None)
        if t.BUILD.has(move):
            v, w = t.BUILD.a(move), t.BUILD.b(move)
            if purse < t.WORK_PRICE[w]:
                return say.TOO_DEAR
            return refuse_site(p, v, w) if p.controls(seat, v) else say.NOT_CONTROLLED
        if t.FOUND.has(move):
            return self.refuse_found(p, seat, t.FOUND.a(move), t.FOUND.b(move), t.FOUND.c(move))
        if t.CARDINAL.has(move):
            lord = t.CARDINAL.a(move)
            if p.family[lord] != seat or not p.free(lord):
                return say.NOT_YOUR_FREE_LORD
            return refuse_cardinal(p, lord) or (None if purse >= t.CARDINAL_PRICE else say.TOO_DEAR)
        return NOT_NOW

    def refuse_found(self, p: Fief, seat: int, region: int, village: int, lord: int) -> Phrase | None:
        """A title bought: the region, its capital, its bearer (11.1)."""
        if p.money[seat] < t.TITLE_PRICE[region]:
            return say.TOO_DEAR
        no = refuse_region(p, seat, region)
        if no is not None:
            return no
        if t.REGION_OF[village] != region or p.walls[village] != t.CASTLE:
            return say.NO_CASTLE_THERE
        return None if p.family[lord] == seat and p.free(lord) else say.NOT_YOUR_FREE_LORD

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_PURCHASE.of()

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move == PASS:
            self.ended = True
        elif t.TITLE_TO.has(move):
            p.titles_moved |= 1 << t.TITLE_TO.a(move)
            p.title[t.TITLE_TO.a(move)] = t.TITLE_TO.b(move)
            p.tell(say.TITLE_MOVED, t.TITLE_TO.a(move), t.TITLE_TO.b(move))
        elif t.HIRE.has(move):
            p.pay(seat, t.HIRE.b(move) * t.POINT_PRICE)
            add(p, seat, t.HIRE.a(move), t.HIRE.b(move))
            refresh(p, t.HIRE.a(move))
            p.tell(say.HIRED, seat, t.HIRE.b(move), t.HIRE.a(move))
        elif t.INCITE.has(move):
            p.pay(seat, t.INCITE.a(move) * t.POINT_PRICE)
            p.rebels += t.INCITE.a(move)
            p.tell(say.INCITED, seat, t.INCITE.a(move))
        elif t.HIRE_GUARDS.has(move):
            g = t.HIRE_GUARDS.a(move)
            p.pay(seat, t.HIRE_GUARDS.b(move) * t.POINT_PRICE)
            p.guards[g] += t.HIRE_GUARDS.b(move)
            p.guards_at[g] = p.place[p.captain(g)]
            p.guards_of[g] = seat
            p.tell(say.GUARDS_HIRED, seat, g, t.HIRE_GUARDS.b(move))
        elif t.BUILD.has(move):
            build(p, seat, t.BUILD.a(move), t.BUILD.b(move))
        elif t.FOUND.has(move):
            found(p, seat, t.FOUND.a(move), t.FOUND.b(move), t.FOUND.c(move))
        else:
            p.pay(seat, t.CARDINAL_PRICE)
            p.cardinals |= 1 << t.CARDINAL.a(move)
            p.tell(say.NEW_CARDINAL, t.CARDINAL.a(move))


def stands_in(p: Fief, lords: list[int], village: int) -> bool:
    """Is one of these lords inside?"""
    return any(p.place[x] == village for x in lords)


def refuse_barracks(p: Fief, seat: int, village: int) -> Phrase | None:
    """Soldiers appear in a stronghold or beside a lord (R28)."""
    return None if p.walls[village] or stands_in(p, p.free_lords(seat), village) else say.NO_BARRACKS


def recruits(p: Fief, seat: int, village: int, most: int) -> list[int]:
    """Soldiers that could be bought for a village, as moves: as many as the pieces can make up (R6)."""
    pieces = p.pieces(seat)
    here: i64 = p.soldiers[seat * t.PLACES + village]
    first: i64 = t.HIRE.at(village, 1)
    out: list[int] = []
    n: i64
    for n in range(1, min(most, pieces.room()) + 1):
        if pieces.enough(here, here + n):
            out.append(t.MOVE[first + n - 1])
    return out


def sites(p: Fief, villages: list[int], purse: int) -> list[int]:
    """What could be built there, as moves: there is money, a piece and room for it."""
    works = [w for w in range(t.WORKS) if purse >= t.WORK_PRICE[w] and p.supply(w)]
    out: list[int] = []
    for v in villages:
        for w in works:
            if refuse_room(p, v, w) is None:
                out.append(t.MOVE[t.BUILD.at(v, w)])
    return out


def refuse_captain(p: Fief, seat: int, guard: int) -> Phrase | None:
    """The King of age, the Regent or the Queen must be of the family and free (7)."""
    who = p.captain(guard)
    return None if who != NOBODY and p.family[who] == seat and p.free(who) else say.NO_CAPTAIN


def refuse_room(p: Fief, village: int, work: int) -> Phrase | None:
    """Three works at most, one stronghold."""
    if work == t.CASTLE_WORK:
        return say.STRONGHOLD_THERE if p.walls[village] else None
    return say.THREE_WORKS if p.mills[village] + p.presses[village] >= t.WORKS_PER_VILLAGE else None


def refuse_site(p: Fief, village: int, work: int) -> Phrase | None:
    """Room in the village, and what the supply holds."""
    return refuse_room(p, village, work) or (None if p.supply(work) > 0 else say.NO_PIECES)


def refuse_region(p: Fief, seat: int, region: int) -> Phrase | None:
    """Holder of every village, a castle, no fief there yet (11.1, R29)."""
    if p.capital[region] != NOBODY:
        return say.FIEF_ALREADY
    castle = False
    for v in t.VILLAGES_OF[region]:
        if p.holder(v) != seat:
            return say.NOT_ALL_HELD
        castle = castle or p.walls[v] == t.CASTLE
    return None if castle else say.NO_CASTLE_THERE


def refuse_cardinal(p: Fief, lord: int) -> Phrase | None:
    """A bishop who is not cardinal yet; three cards exist."""
    if p.bishop[lord] == NOBODY:
        return say.NO_BISHOP
    if p.cardinals >> lord & 1:
        return say.CARDINAL_ALREADY
    return say.NO_PIECES if p.cardinals.bit_count() >= t.CARDINALS else None


def refuse_title(p: Fief, seat: int, region: int, lord: int) -> Phrase | None:
    """Inside the family, between free lords, the giver keeping one as high (11.4, R30)."""
    giver = p.title[region]
    if giver == NOBODY or p.family[giver] != seat:
        return say.NOT_YOUR_FIEF
    if giver == lord or p.family[lord] != seat or not p.free(lord) or not p.free(giver):
        return say.NOT_YOUR_FREE_LORD
    if p.titles_moved >> region & 1:
        return say.TITLE_MOVED_ALREADY
    return None if keeps_as_high(p, giver, region) else say.KEEPS_NONE_AS_HIGH


def build(p: Fief, seat: int, village: int, work: int) -> None:
    """A press, a mill or a castle."""
    p.pay(seat, t.WORK_PRICE[work])
    if work == t.CASTLE_WORK:
        p.walls[village] = t.CASTLE
    elif work == t.PRESS:
        p.presses[village] += 1
    else:
        p.mills[village] += 1
    p.works_changed()
    p.tell(say.BUILT, seat, work, village)


def found(p: Fief, seat: int, region: int, capital: int, lord: int) -> None:
    """A fief is created: the castle of its capital becomes a citadel, a lord bears the title (11.1)."""
    p.pay(seat, t.TITLE_PRICE[region])
    p.walls[capital] = t.CITADEL
    p.works_changed()
    p.capital[region] = capital
    p.tell(say.FOUNDED, seat, region, capital)
    give_title(p, region, lord)
