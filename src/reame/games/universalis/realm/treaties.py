"""War and peace between two players, and what becomes of their pacts [6.5, 6.6]."""

from __future__ import annotations

from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis, both


def start_war(p: Universalis, a: int, b: int) -> None:
    """Two players are at war: their pacts and what one owes the other are over."""
    end_pacts(p, a, b)
    both(p.truce, a, b, 0)
    both(p.war, a, b, 1)
    pair = [a, b]
    p.instalments = [i for i in p.instalments if i.payer not in pair or i.creditor not in pair]
    prune_blockades(p)


def end_war(p: Universalis, a: int, b: int) -> None:
    """Two players are at war no longer; those who fought them side by side do so no more."""
    both(p.war, a, b, 0)
    for s in range(p.seats):
        for x, y in ((a, b), (b, a)):
            i = x * box.SEATS + s
            if p.comrades[i] >> y & 1:
                both(p.comrades, x, s, p.comrades[i] - (1 << y))
    prune_blockades(p)


def end_pacts(p: Universalis, a: int, b: int) -> None:
    """War, a crusade or excommunication ends all pacts between two players."""
    i, j = a * box.SEATS + b, b * box.SEATS + a
    for grid in (p.alliance, p.passage, p.trade, p.passage_term, p.trade_term, p.toll):
        if grid[i] or grid[j]:
            p.tell(say.PACTS_END, a, b)
            break
    for grid in (p.alliance, p.comrades, p.passage, p.trade, p.passage_term, p.trade_term, p.toll):
        both(grid, a, b, 0)
