"""The end of a round (14): majority, elimination, victory, points."""

from __future__ import annotations

from reame.games.fief.court.crown import come_of_age
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY


def end_of_round(p: Fief) -> None:
    """Majority, elimination, victory or points, then the First Player card moves on (14)."""
    if p.majority and p.round >= p.majority:
        come_of_age(p)
    before = [s for s in range(p.seats) if p.alive(s)]
    for s in before:
        if not p.on_board(s):
            eliminate(p, s)
    left = [s for s in range(p.seats) if p.alive(s)]
    points_game = p.options["mode"] == 1
    if len(left) <= 1:
        p.finish(left or before, scores(p), "last", "R64")
        return
    if not points_game:
        winners = solo(p, left) or couple(p)
        if winners:
            p.finish(winners, scores(p), "alone" if solo(p, left) else "couple", "14")
            return
    if not points_game and len(left) == 2 and p.allied(left[0], left[1]) and royal_pair(p, left):
        p.finish(left, scores(p), "pair", "R64")
        return
    last = p.options["length"] if points_game else last_round(p.options["limit"])
    if (points_game and p.round % t.SCORE["tally_every_rounds"] == 0) or (not points_game and p.round >= last):
        for s in left:
            p.points[s] += tally(p, s)
            p.tell(say.TALLY, s, tally(p, s), p.points[s])
    if p.round >= last:
        p.finish(best(p, left), scores(p), "points", "R63" if points_game else "R64")
        return
    p.begin_with(p.clockwise(p.first)[0])


def last_round(limit: int) -> int:
    """Of a normal game; even one without limit ends some day (R64)."""
    return t.MOST_ROUNDS if limit == t.NO_LIMIT else limit


def eliminate(p: Fief, seat: int) -> None:
    """No lord and no soldier on the board: out (R62)."""
    p.leave(seat)
    p.tell(say.ELIMINATED, seat)
    for card in p.hands[seat].cards.copy():
        p.hands[seat].remove(card)
        p.discard(card)
    p.shown += 1
    p.pay(seat, p.money[seat])
    p.loans = [x for x in p.loans if seat not in (x.lender, x.borrower)]
    for estate in p.estates:
        if estate.seat == seat and estate.claim == NOBODY:
            estate.claim = t.CROWN
    for r in range(t.REGIONS):
        if p.fief[r] == seat:
            p.fief[r] = NOBODY
            p.title[r] = NOBODY
            if not NOBODY < p.claim[r] < t.SEATS or p.claim[r] == seat:
                p.claim[r] = t.CROWN
        elif p.claim[r] == seat:
            p.claim[r] = t.CROWN
    if p.controller == seat:
        p.controller = p.clockwise(seat)[0] if p.clockwise(seat) else NOBODY


def royal_pair(p: Fief, pair: list[int]) -> bool:
    """Has one the King of age and the other the Queen?"""
    if not p.king_of_age() or p.queen == NOBODY:
        return False
    return {p.family[p.king], p.family[p.queen]} == set(pair)


def solo(p: Fief, left: list[int]) -> list[int]:
    """King of age or Queen, and three fiefs (R61)."""
    king = p.family[p.king] if p.king_of_age() else NOBODY
    queen = p.family[p.queen] if p.queen != NOBODY else NOBODY
    return [s for s in left if (s == king or s == queen) and p.fiefs_of(s) >= t.SOLO_FIEFS]


def couple(p: Fief) -> list[int]:
    """Two allied players with King and Queen, and four fiefs together."""
    if not p.king_of_age() or p.queen == NOBODY:
        return []
    a, b = p.family[p.king], p.family[p.queen]
    if a == b or not p.allied(a, b) or p.fiefs_of(a) + p.fiefs_of(b) < t.COUPLE_FIEFS:
        return []
    return sorted([a, b])


def tally(p: Fief, seat: int) -> int:
    """Points of one player now (14.4, R63)."""
    n = p.money[seat] // t.SCORE["money_step"] * t.SCORE["points_per_money_step"]
    for r in range(t.REGIONS):
        if p.fief[r] == seat:
            n += t.TITLE_POINTS[r]
    for x in range(t.LORDS):
        if p.family[x] != seat:
            continue
        if p.bishop[x] != NOBODY:
            n += t.SCORE["bishop"]
        if p.cardinals >> x & 1:
            n += t.SCORE["cardinal"]
        if x == p.king:
            n += t.SCORE["king"]
        if x == p.queen:
            n += t.SCORE["queen"]
        if x == p.prince:
            n += t.SCORE["prince"]
    return n


def scores(p: Fief) -> list[int]:
    """Sums of tallies; in a game that ended before any, what a tally would give."""
    if any(p.points):
        return p.points.copy()
    return [tally(p, s) if p.alive(s) else 0 for s in range(p.seats)]


def best(p: Fief, left: list[int]) -> list[int]:
    """Most points, then fiefs, then money; then shared (R63)."""
    ranks = [(p.points[s], p.fiefs_of(s), p.money[s]) for s in left]
    top = max(ranks)
    return [s for s, rank in zip(left, ranks, strict=True) if rank == top]
