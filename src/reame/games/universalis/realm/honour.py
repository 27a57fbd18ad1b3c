"""Points of the objective cards, and the ways a game ends [7.5, 11.2]."""

from __future__ import annotations

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY, Phrase


def objective_points(p: Universalis, seat: int) -> int:
    """Yellow and red territories held count 1, red ones 2 behind six yellow; each lost green one takes 3."""
    if p.objective[seat] == NOBODY:
        return 0
    yellow, red, lost = targets(p, seat)
    return yellow * box.YELLOW_IS + red * red_worth(yellow) + box.GREEN_LOST * lost


def targets(p: Universalis, seat: int) -> tuple[int, int, int]:
    """Yellow and red territories of the own card that are held, green ones at home that are not."""
    o = p.objective[seat]
    yellow = sum([1 for t in box.YELLOW[o] if p.owner[t] == seat])
    red = sum([1 for t in box.RED[o] if p.owner[t] == seat])
    return yellow, red, sum([1 for t in p.realm(p.kingdom[seat]) if p.owner[t] != seat])


def red_worth(yellow: int) -> int:
    """What a red territory counts behind so many yellow ones."""
    return box.RED_THEN if yellow >= box.YELLOW_FOR_RED else box.RED_IS


def total(p: Universalis, seat: int) -> int:
    """Honour and objective together."""
    return p.honour[seat] + objective_points(p, seat)


def check_objective(p: Universalis, seat: int) -> None:
    """All yellow and red territories of the own card win at once."""
    o = p.objective[seat]
    if o == NOBODY or not p.alive(seat):
        return
    if all(p.owner[t] == seat for t in box.YELLOW[o]) and all(p.owner[t] == seat for t in box.RED[o]):
        reckon(p)
        conclude(p, [seat], "objective", say.WON_BY_OBJECTIVE, seat, o)


def check_cap(p: Universalis, seat: int) -> None:
    """Enough honour at the end of the own turn."""
    cap = p.options["honour_cap"]
    if cap and p.alive(seat) and total(p, seat) >= cap:
        reckon(p)
        conclude(p, [seat], "honour", say.WON_BY_HONOUR, seat, total(p, seat), cap)


def by_points(p: Universalis, reason: str) -> None:
    """The most points win; ties: more territories, then more florins, then the earlier sword."""
    best: list[int] = []
    second: list[int] = []
    winner = NOBODY
    order = [s for s in p.order if p.alive(s)]
    if not order:
        order = p.living()
    for i, s in enumerate(order):
        row = [total(p, s), len(p.lands(s)), p.florins[s], -i]
        if winner == NOBODY or row > best:
            best, second, winner = row, best, s
        elif not second or row > second:
            second = row
    if reason == "turns" and not p.over:
        p.tell(say.TURNS_OVER, p.turn)
    reckon(p)
    if winner == NOBODY:
        conclude(p, [], reason, say.NOBODY_LEFT)
    elif not second:
        conclude(p, [winner], reason, say.WON_ALONE, winner)
    else:
        equal = [a == b for a, b in zip(best, second, strict=True)].index(False)  # rows differ in their last place
        why = [say.WON_BY_POINTS, say.WON_BY_LANDS, say.WON_BY_FLORINS, say.WON_BY_SWORD][equal]
        conclude(p, [winner], reason, why, winner, best[0], best[1] if equal == 1 else NOBODY)


def reckon(p: Universalis) -> None:
    """Objectives are shown, and the points of all told, part by part."""
    if p.over:
        return
    p.tell(say.END_BEGINS)
    for s in p.living():
        if p.objective[s] != NOBODY:
            show_objective(p, s)
    for s in p.living():
        p.tell(say.FINAL_POINTS, s, total(p, s))
        p.tell_sum(say.OF_POINTS, s)
        p.tell_term(say.SUM_HONOUR, p.honour[s])
        if p.objective[s] != NOBODY:
            p.tell_term(say.SUM_OBJECTIVE, objective_points(p, s))


def show_objective(p: Universalis, seat: int) -> None:
    """Which card it was, and what it is worth by its territories."""
    points = objective_points(p, seat)
    p.tell(say.OBJECTIVE_SHOWN, seat, p.objective[seat])
    if points < 0:
        p.tell(say.OBJECTIVE_COSTS, seat, -points)
    else:
        p.tell(say.OBJECTIVE_WORTH, seat, points)
    p.tell_sum(say.OF_OBJECTIVE, seat)
    yellow, red, lost = targets(p, seat)
    for said, n, each in (
        (say.SUM_YELLOW, yellow, box.YELLOW_IS),
        (say.SUM_RED, red, red_worth(yellow)),
        (say.SUM_HOME_LOST, lost, box.GREEN_LOST),
    ):
        if n:
            p.tell_term(said, n * each, n)


def conclude(
    p: Universalis, winners: list[int], reason: str, told: Phrase, a: int = NOBODY, b: int = NOBODY, c: int = NOBODY
) -> None:
    """Who has won, and why."""
    if p.over:
        return
    p.tell(told, a, b, c)
    p.finish(winners, [total(p, s) if p.alive(s) else p.honour[s] for s in range(p.seats)], reason, "11.2")
