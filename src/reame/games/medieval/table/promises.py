"""Promises of deals [R-57]: they are recorded, and told when they are kept or broken; nobody is held to them."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.parts import Promise
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import PLEDGE
from reame.kernel.kinds import NOBODY

PEACE: Final = PLEDGE.find("peace")  # not to attack a province of the other
PASSAGE: Final = PLEDGE.find("passage")  # to let a power of the other pass when it asks


def promised(p: Medieval, giver: int, taker: int, pledge: int) -> bool:
    """Does such a promise stand?"""
    return any(x.giver == giver and x.taker == taker and x.pledge == pledge for x in p.promises)


def promise(p: Medieval, giver: int, taker: int, pledge: int) -> None:
    """Peace until the end of the next turn of who promises it, passage until the end of the other's."""
    seat = giver if pledge == PEACE else taker
    ahead = (seat - p.active) % p.seats
    until = p.turn + (ahead if ahead else p.seats)
    p.promises = [*p.promises, Promise(giver, taker, pledge, until)]
    p.tell(say.PROMISED, giver, taker, pledge, until)


def attacked(p: Medieval, seat: int, province: int) -> None:
    """An attack on a province may break a promise of peace."""
    if p.promises and p.controller[province] != NOBODY:
        _break(p, seat, p.controller[province], PEACE)


def refused(p: Medieval, seat: int, asker: int) -> None:
    """A refusal to let pass may break a promise."""
    if p.promises:
        _break(p, seat, asker, PASSAGE)


def _break(p: Medieval, giver: int, taker: int, pledge: int) -> None:
    if promised(p, giver, taker, pledge):
        p.promises = [x for x in p.promises if not (x.giver == giver and x.taker == taker and x.pledge == pledge)]
        p.tell(say.PROMISE_BROKEN, giver, taker, pledge)


def run_out(p: Medieval) -> None:
    """At the end of a turn: what was promised until now was kept."""
    for x in p.promises:
        if x.until <= p.turn:
            p.tell(say.PROMISE_KEPT, x.giver, x.taker, x.pledge)
    if p.promises:
        p.promises = [x for x in p.promises if x.until > p.turn]
