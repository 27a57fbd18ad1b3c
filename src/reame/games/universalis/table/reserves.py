"""Pieces in reserve [1.1, 3.8]: how many there may be, what they cost, and what everybody can work out about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.universalis.table import things as box

if TYPE_CHECKING:
    from reame.games.universalis.table.position import Universalis


def seen(p: Universalis, seat: int, what: int) -> int:
    """Pieces of a sort that everybody sees: on the map or in the host."""
    if what == box.BANNERS_KEPT:
        return p.number_of_banners(seat) - p.kept(seat, what)
    if what == box.GENERALS_KEPT:
        return p.generals(seat)
    if what >= box.ENGINES_KEPT:
        return p.number_of_engines(seat, what - box.ENGINES_KEPT) - p.kept(seat, what)
    return p.number_of_type(seat, what - box.TYPES_KEPT) - p.kept(seat, what)


def limit(p: Universalis, seat: int, what: int) -> int:
    """How many of a sort a player may own; one general for each banner."""
    if what == box.BANNERS_KEPT:
        return p.banner_limit(seat)
    if what == box.GENERALS_KEPT:
        return p.number_of_banners(seat)
    return p.engine_limit(seat, what - box.ENGINES_KEPT) if what >= box.ENGINES_KEPT else p.type_limit(seat)


def price(what: int, level: int) -> int:
    """What a piece costs at a level of transports."""
    if what == box.BANNERS_KEPT:
        return box.BANNER_PRICE
    if what == box.GENERALS_KEPT:
        return box.GENERAL_PRICE
    return (
        box.ENGINE_PRICE[what - box.ENGINES_KEPT]
        if what >= box.ENGINES_KEPT
        else box.PRICE_OF[what - box.TYPES_KEPT][level]
    )


def cheapest(p: Universalis, seat: int, what: int) -> int:
    """The least a player can have paid for a piece, which may have waited since an earlier level."""
    return min([price(what, n) for n in range(1, p.transport_level(seat) + 1)])


# -- what everybody knows --------------------------------------------------------------------


def put_back(p: Universalis, seat: int, what: int, n: int) -> None:
    """Pieces go to the reserve before the eyes of all."""
    p.keep(seat, what, n)
    p.known[seat * box.RESERVES + what] += n


def bring_out(p: Universalis, seat: int, what: int) -> None:
    """A piece leaves the reserve: one that was known to wait there, or one that was bought, which all now know."""
    i = seat * box.RESERVES + what
    p.keep(seat, what, -1)
    if p.known[i]:
        p.known[i] -= 1
    else:
        account(p, seat, cheapest(p, seat, what))


def account(p: Universalis, seat: int, n: int) -> None:
    """Something was bought for so much at least, all know now."""
    n = min(n, p.most[seat] - p.least[seat])
    p.most[seat] -= n
    p.gone[seat] = max(0, p.gone[seat] - n)


def open_purse(p: Universalis, seat: int) -> None:
    """All see how many florins there are: the rest was spent unseen."""
    p.shown += 1
    p.least[seat] = p.florins[seat]
    p.gone[seat] = max(0, p.most[seat] - p.florins[seat])


def known_limit(p: Universalis, seat: int, what: int) -> int:
    """How many of a sort can be in reserve for certain: what is beyond the limits has gone."""
    n = limit(p, seat, what)
    if what == box.GENERALS_KEPT:
        n = seen(p, seat, box.BANNERS_KEPT) + p.known[seat * box.RESERVES + box.BANNERS_KEPT]
    return max(0, n - seen(p, seat, what))


def trim(p: Universalis, seat: int) -> None:
    """Pieces too many leave the reserve, unseen."""
    for what in range(box.TYPES_KEPT, box.RESERVES):
        room = max(0, limit(p, seat, what) - seen(p, seat, what))
        p.keep(seat, what, min(0, room - p.kept(seat, what)))
        i = seat * box.RESERVES + what
        p.known[i] = min(p.known[i], known_limit(p, seat, what))


def inherit(p: Universalis, seat: int, heir: int) -> None:
    """The reserve of a player who is out; what is beyond the limits of the heir is lost."""
    p.keep_armies(heir, p.kept(seat, 0))
    for what in range(box.TYPES_KEPT, box.RESERVES):
        p.keep(heir, what, p.kept(seat, what))
        p.known[heir * box.RESERVES + what] += p.known[seat * box.RESERVES + what]
    trim(p, heir)


def empty(p: Universalis, seat: int) -> None:
    """Nothing is left."""
    for what in range(box.RESERVES):
        p.reserve[seat * box.RESERVES + what] = p.known[seat * box.RESERVES + what] = 0


def may_wait(p: Universalis, seat: int, what: int) -> bool:
    """Could a player have bought such a piece?"""
    if what == box.GENERALS_KEPT and p.bare >> seat & 1:
        return False
    return what < box.GENERALS_KEPT or p.has(seat, box.ARMY)
