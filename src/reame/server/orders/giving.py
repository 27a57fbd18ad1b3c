"""Giving, withdrawing and waking orders: what their holder asks for, checked by what the rules say of the question.

Nothing of it is seen by anybody else: the table stands as it stood, and its talk says nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reame.kernel import orders as kernel
from reame.kernel.kinds import NOBODY
from reame.server.errors import BadRequest, Conflict, TooMany
from reame.server.orders.orders import MOST, Order, Orders, read, write
from reame.server.protocol.orders import GiveOrder, OrderCard, Ordering, OrdersCard, SeatOrders, WithdrawOrder

if TYPE_CHECKING:
    from reame.server.audience.shown import Viewer
    from reame.server.tables.table import Table


def order(table: Table, m: Ordering) -> None:
    """Do what the holder of a seat asks. The caller has seen that it is theirs, and that the game runs."""
    orders = read(table.seats[m.seat].orders)
    if isinstance(m, GiveOrder):
        if any(o.id == m.id for o in orders.given):
            return  # done before; the acknowledgement was lost
        _give(table, orders, m)
    elif isinstance(m, WithdrawOrder):
        orders.given = [o for o in orders.given if o.n != m.n]
    else:
        orders.asleep = not m.awake
    text = write(orders)
    if text != table.seats[m.seat].orders:
        table.set_seat(m.seat, orders=text)


def _give(table: Table, orders: Orders, m: GiveOrder) -> None:
    p = table.play.position
    about = _check(table, orders, m)
    orders.last += 1
    given = Order(
        n=orders.last, id=m.id, kind=m.kind, question=m.question, about=about,
        limit=0 if m.kind == kernel.PASS_ON else m.limit, spare=m.kind == kernel.PASS_ON and m.spare,
        until=m.until, mark=kernel.mark(p, m.until),
    )  # fmt: skip
    others = [o for o in orders.standing(p) if not given.replaces(o)]
    if len(others) >= MOST:
        raise TooMany("too-many-orders", f"{MOST} orders are enough; withdraw one first", 0.0)
    orders.given = [given, *others]


def _check(table: Table, orders: Orders, m: GiveOrder) -> dict[str, Any] | None:
    """May there be such an order? The question as it is put, if it is about one."""
    play = table.play
    if m.question == kernel.ANY:
        known = play.game.auctions if m.kind == kernel.BID else play.game.windows and m.kind == kernel.PASS_ON
        if not known:
            raise BadRequest("no-such-order", "this game has nothing that such an order would speak of")
        return None
    before = next((o for o in orders.given if (o.kind, o.question) == (m.kind, m.question)), None)
    if before is not None:
        return before.about
    now = kernel.grounds(play.position, m.seat)
    if now is None or now.question.phrase.key != m.question:
        raise Conflict("not-asked-that", "an order is given about the question that you are asked; look again")
    possible = {kernel.BID: now.bids, kernel.PASS_ON: now.passes, kernel.ACCEPT: now.brings != NOBODY}
    if not possible[m.kind]:
        raise BadRequest("no-such-order", "the rules know no such answer to this question")
    return now.question.plain()


def order_cards(orders: list[Order]) -> list[OrderCard]:
    """Orders as their holder is told of them."""
    return [OrderCard(o.n, o.kind, o.question, o.about, o.limit, o.spare, o.until) for o in orders]


def orders_card(table: Table, viewer: Viewer) -> OrdersCard | None:
    """What the holders of these seats are told of their orders; None if nobody plays here now."""
    own = [s for s in viewer if s >= 0 and table.seats[s].kind == "person"]
    if not own or table.row.status != "running" or table.closed is not None:
        return None
    play = table.play
    seats: dict[str, SeatOrders] = {}
    for s in own:
        kept = read(table.seats[s].orders)
        cards = order_cards(kept.standing(play.position))
        seats[str(s)] = SeatOrders(kept.asleep and bool(cards), cards)
    return OrdersCard(play.game.auctions, play.game.windows, seats)
