"""Where attacking armies stand, and how they leave that place, by loss or by moving in [5.1]."""

from __future__ import annotations

from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis


def withdraw(
    p: Universalis, seat: int, source: str, origin: int, banner: int, n: int, trade_first: bool = True
) -> None:
    """So many armies leave the ground, the train, the transport or the fleet that an attack was made from."""
    if source == "ground":
        p.armies[origin] -= n
    elif source == "train":
        p.set_train(seat, origin, p.train(seat, origin) - n)
    elif source == "transport":
        p.transport_armies[p.banner_on[banner]] -= n
    elif source == "fleet":
        take_from_fleet(p, seat, banner, n, trade_first)


def reinforce(p: Universalis, seat: int, source: str, origin: int, banner: int, n: int) -> int:
    """Armies join the force of an attack; how many there is room for."""
    if source == "ground":
        p.armies[origin] += n
    elif source == "train":
        p.set_train(seat, origin, p.train(seat, origin) + n)
    else:
        x = p.banner_on[banner]
        n = min(n, p.army_space(x))
        p.transport_armies[x] += n
    return n


def take_from_fleet(p: Universalis, seat: int, banner: int, n: int, trade_first: bool) -> None:
    """Armies leave a fleet: trade ships first or last, the ship with the banner last of the war ships."""
    flag = p.banner_on[banner]
    ships = p.transports_at(seat, p.transport_at[flag])
    trade = [x for x in ships if box.IS_TRADE[box.TYPE_OF[x]]]
    war = [x for x in ships if not box.IS_TRADE[box.TYPE_OF[x]] and x != flag]
    war.append(flag)
    for x in trade + war if trade_first else war + trade:
        k = min(n, p.transport_armies[x])
        p.transport_armies[x] -= k
        n -= k


def board(p: Universalis, seat: int, area: int, n: int) -> None:
    """Armies go aboard what a player has in an area, or join his train, as far as there is room."""
    if area < box.TERRITORIES and p.train(seat, area):
        p.set_train(seat, area, p.train(seat, area) + n)
        return
    for x in p.transports_at(seat, area):
        k = min(n, p.army_space(x))
        p.transport_armies[x] += k
        n -= k
