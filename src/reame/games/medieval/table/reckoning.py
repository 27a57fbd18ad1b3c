"""How figures came about, for the journal: each part of a sum and where it comes from."""

from __future__ import annotations

from reame.games.medieval.land.geography import HOME, INCOME
from reame.games.medieval.table import phrases as say
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import members
from reame.games.medieval.table.position import Medieval
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64


def tell_die(p: Medieval, face: int) -> None:
    """A die of the last sum."""
    p.tell_term(say.SUM_DIE, face)


def tell_army(p: Medieval, power: int) -> None:
    """A power and its ruler, if he counts for or against it [9.1, 9.3]."""
    p.tell_term(say.SUM_ARMY, t.ARMY[power], power)
    if p.ruler[power] != t.NORMAL:
        p.tell_term(say.SUM_RULER, p.ruler[power] - t.NORMAL, p.ruler[power])


def tell_militia(p: Medieval, steps: int, price: int) -> None:
    """Militia and what it cost [9.2]."""
    if steps:
        p.tell_term(say.SUM_MILITIA, steps, steps * price)


def tell_cards(p: Medieval, cards: int) -> None:
    """Knights cards [7.1]."""
    if cards:
        p.tell_term(say.SUM_CARDS, t.KNIGHTS_CARD * cards, cards)


def tell_base(p: Medieval, province: int) -> None:
    """What a province defends itself with before Militia and cards [9.1, 7.2]."""
    power = p.defends(province)
    if p.is_knights(province):
        p.tell_term(say.SUM_KNIGHTS, t.KNIGHTS_PROVINCE, province)
    elif power != NOBODY:
        tell_army(p, power)


def tell_lands(p: Medieval, provinces: i64) -> None:
    """Printed incomes, power by power [3.4, 12]."""
    if p.journal is None:
        return
    by_power = [0] * t.POWERS
    for province in members(provinces):
        if HOME[province] == NOBODY:
            p.tell_term(say.SUM_FREE_LAND, INCOME[province], province)
        else:
            by_power[HOME[province]] += INCOME[province]
    for power in range(t.POWERS):
        if by_power[power]:
            p.tell_term(say.SUM_LANDS, by_power[power], power)
