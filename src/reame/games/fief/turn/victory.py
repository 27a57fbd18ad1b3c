"""The end of a round (14): majority, elimination, victory, points."""

from __future__ import annotations

from reame.games.fief.court.crown import come_of_age
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY, Phrase


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
        win(p, left or before, "last", "R64", say.WON_LAST)
        return
    if not points_game:
        alone = solo(p, left)
        pair = couple(p)
        if alone:
            win(p, alone, "alone", "14", say.WON_ALONE)
            return
        if pair:
            win(p, pair, "couple", "14", say.WON_AS_COUPLE, sum(p.fiefs_of(s) for s in pair))
            return
        if len(left) == 2 and p.allied(left[0], left[1]) and royal_pair(p, left):
            win(p, left, "pair", "R64", say.WON_AS_PAIR)
            return
    last = p.options["length"] if points_game else last_round(p.options["limit"])
    if p.round >= last:
        p.tell(say.LAST_ROUND, p.round)
    if (points_game and p.round % t.SCORE["tally_every_rounds"] == 0) or (not points_game and p.round >= last):
        for s in left:
            score = tally(p, s)
            p.points[s] += score
            tell_tally(p, s, score)
    if p.round >= last:
        win_by_points(p, left, "R63" if points_game else "R64")
        return
    p.begin_with(p.clockwise(p.first)[0])


def win(p: Fief, winners: list[int], reason: str, rule: str, told: Phrase, figure: int = NOBODY) -> None:
    """The game is over; who won, and why."""
    p.tell_list(told, winners, figure)
    p.finish(winners, scores(p), reason, rule)


def win_by_points(p: Fief, left: list[int], rule: str) -> None:
    """Most points, then fiefs, then money (R63)."""
    winners = best(p, left)
    first = winners[0]
    tied = [s for s in left if p.points[s] == p.points[first]]
    if len(tied) == len(winners):
        p.tell_list(say.WON_BY_POINTS, winners, p.points[first])
    elif len([s for s in tied if p.fiefs_of(s) == p.fiefs_of(first)]) == len(winners):
        p.tell_list(say.WON_BY_FIEFS, winners, p.points[first], p.fiefs_of(first))
    else:
        p.tell_list(say.WON_BY_MONEY, winners, p.points[first])
    p.finish(winners, scores(p), "points", rule)


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
            p.tell(say.TITLE_PENDING, r, p.capital[r], seat, p.claim[r])
        elif p.claim[r] == seat:
            p.claim[r] = t.CROWN
    if p.controller == seat:
        p.controller = p.clockwise(seat)[0] if p.clockwise(seat) else NOBODY
        if p.controller != NOBODY:
            p.tell(say.NEW_CONTROLLER, p.controller)


def royal_pair(p: Fief, pair: list[int]) -> bool:
    """Has one the King of age and the other the Queen?"""
    if not p.king_of_age() or p.queen == NOBODY:
        return False
    return {p.family[p.king], p.family[p.queen]} == set(pair)


def crowns(p: Fief, seats: list[int]) -> list[int]:
    """Which of the King of age and the Queen belong to these families."""
    royal = [p.king if p.king_of_age() else NOBODY, p.queen]
    return [x for x in royal if x != NOBODY and p.family[x] in seats]


def solo(p: Fief, left: list[int]) -> list[int]:
    """King of age or Queen, and three fiefs (R61)."""
    return [s for s in left if crowns(p, [s]) and p.fiefs_of(s) >= t.SOLO_FIEFS]


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
    return sum(n for _, n, _, _ in score_parts(p, seat))


def score_parts(p: Fief, seat: int) -> list[tuple[Phrase, int, int, int]]:
    """What his points come from, each with how many, and the region and capital of a title."""
    out = [(say.SUM_MONEY, p.money[seat] // t.SCORE["money_step"] * t.SCORE["points_per_money_step"], NOBODY, NOBODY)]
    for r in range(t.REGIONS):
        if p.fief[r] == seat:
            out.append((say.SUM_TITLE, t.TITLE_POINTS[r], r, p.capital[r]))
    family = p.lords_of(seat)
    bishops = sum(1 for x in family if p.bishop[x] != NOBODY)
    cardinals = sum(1 for x in family if p.cardinals >> x & 1)
    out.append((say.SUM_BISHOPS, bishops * t.SCORE["bishop"], NOBODY, NOBODY))
    out.append((say.SUM_CARDINALS, cardinals * t.SCORE["cardinal"], NOBODY, NOBODY))
    for who, source, points in (
        (p.king, say.SUM_KING, t.SCORE["king"]),
        (p.queen, say.SUM_QUEEN, t.SCORE["queen"]),
        (p.prince, say.SUM_PRINCE, t.SCORE["prince"]),
    ):
        if who in family:
            out.append((source, points, NOBODY, NOBODY))
    return out


def tell_tally(p: Fief, seat: int, score: int) -> None:
    """His points now and in all, with what they come from."""
    p.tell(say.TALLY, seat, score, p.points[seat])
    if p.journal is not None:
        p.tell_sum(say.SUM_OF, seat)
        for source, points, region, capital in score_parts(p, seat):
            if points:
                p.tell_term(source, points, region, capital)


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
