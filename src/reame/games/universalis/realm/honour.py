"""Points of the objective cards, and the ways a game ends [7.5, 11.2]."""

from __future__ import annotations

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY


def objective_points(p: Universalis, seat: int) -> int:
    """Yellow and red territories held count 1, red ones 2 behind six yellow; each lost green one takes 3."""
    o = p.objective[seat]
    if o == NOBODY:
        return 0
    yellow = sum([1 for t in box.YELLOW[o] if p.owner[t] == seat])
    red = sum([1 for t in box.RED[o] if p.owner[t] == seat])
    lost = sum([1 for t in p.realm(p.kingdom[seat]) if p.owner[t] != seat])
    each = box.RED_THEN if yellow >= box.YELLOW_FOR_RED else box.RED_IS
    return yellow * box.YELLOW_IS + red * each + box.GREEN_LOST * lost


def total(p: Universalis, seat: int) -> int:
    """Honour and objective together."""
    return p.honour[seat] + objective_points(p, seat)


def check_objective(p: Universalis, seat: int) -> None:
    """All yellow and red territories of the own card win at once."""
    o = p.objective[seat]
    if o == NOBODY or not p.alive(seat):
        return
    if all(p.owner[t] == seat for t in box.YELLOW[o]) and all(p.owner[t] == seat for t in box.RED[o]):
        conclude(p, [seat], "objective")


def check_cap(p: Universalis, seat: int) -> None:
    """Enough honour at the end of the own turn."""
    cap = p.options["honour_cap"]
    if cap and p.alive(seat) and total(p, seat) >= cap:
        conclude(p, [seat], "honour")


def by_points(p: Universalis, reason: str) -> None:
    """The most points win; ties: more territories, then more florins, then the earlier sword."""
    best: list[int] = []
    winner = NOBODY
    order = [s for s in p.order if p.alive(s)]
    if not order:
        order = p.living()
    for i, s in enumerate(order):
        row = [total(p, s), len(p.lands(s)), p.florins[s], -i]
        if winner == NOBODY or row > best:
            best, winner = row, s
    conclude(p, [] if winner == NOBODY else [winner], reason)


def conclude(p: Universalis, winners: list[int], reason: str) -> None:
    """Objectives are shown, the points told."""
    if p.over:
        return
    scores: list[int] = []
    for s in range(p.seats):
        points = objective_points(p, s) if p.alive(s) else 0
        if p.objective[s] != NOBODY and p.alive(s):
            p.tell(say.OBJECTIVE_SHOWN, s, p.objective[s])
            if points < 0:
                p.tell(say.OBJECTIVE_COSTS, s, -points)
            else:
                p.tell(say.OBJECTIVE_WORTH, s, points)
        scores.append(p.honour[s] + points)
    p.finish(winners, scores, reason, "11.2")
