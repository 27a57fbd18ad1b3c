"""How the server obeys: the move that an order answers with, what wakes orders and what puts them to sleep."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from reame.kernel import orders as kernel
from reame.kernel.kinds import NOBODY
from reame.server.orders.orders import Orders, read, write
from reame.server.store.rows import Entry, SeatRow

if TYPE_CHECKING:
    from reame.server.tables.play import Play
    from reame.server.tables.table import Table

log = logging.getLogger("reame.server")


def answer(play: Play, chair: SeatRow) -> str | None:
    """The move, in words, with which a seat answers by its orders; None if its holder, or a bot, has to think.

    If the rules stumble over an order it says nothing: whoever is asked decides.
    """
    if not chair.orders or chair.kind != "person" or chair.seat not in play.position.waiting:
        return None
    orders = read(chair.orders)
    if orders.asleep:
        return None
    try:
        move = _move(play, chair.seat, orders)
    except Exception:
        log.exception("the rules of %s stumble over a standing order, which is passed over", play.game.name)
        return None
    return None if move == NOBODY else play.game.table.words(move)


def _move(play: Play, seat: int, orders: Orders) -> int:
    p = play.position
    # What is said of one question goes before what is said of all.
    for order in sorted(orders.standing(p), key=lambda o: o.question == kernel.ANY):
        move = kernel.answer(p, seat, order.kind, order.question, order.limit, order.spare)
        if move != NOBODY:
            return move
    return NOBODY


def lull(table: Table, entry: Entry) -> None:
    """Moves were taken back: the orders of those who did it, or of all, fall asleep. Inside change()."""
    for chair in table.seats:
        if chair.orders and (entry.type == "rewind" or (entry.type == "undo" and entry.seat == chair.seat)):
            orders = read(chair.orders)
            if not orders.asleep:
                orders.asleep = True
                table.set_seat(chair.seat, orders=write(orders))
