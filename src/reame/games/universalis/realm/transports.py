"""Transports [1.5]: they come, pass to another with their load, are lost."""

from __future__ import annotations

from reame.games.universalis.realm.banners import kill_banner, remove_banner, take_banner
from reame.games.universalis.realm.blockades import prune_blockades
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY


def free_slot(p: Universalis, seat: int, kind: int) -> int:
    """A slot for one more transport of a type, or NOBODY."""
    first = seat * box.PER_SEAT + kind * box.SLOTS
    for x in range(first, first + box.SLOTS):
        if p.transport_at[x] == NOBODY:
            return x
    return NOBODY


def place_transport(p: Universalis, seat: int, kind: int, area: int) -> int:
    """A new transport on the map; its slot."""
    x = free_slot(p, seat, kind)
    if x != NOBODY:
        clear_transport(p, x)
        p.transport_at[x] = area
        prune_blockades(p)
    return x


def clear_transport(p: Universalis, x: int) -> None:
    """An empty slot."""
    p.transport_at[x] = NOBODY
    p.transport_armies[x] = p.transport_moves[x] = p.delay[x] = p.sheltered[x] = 0
    empty_cargo(p, x)


def empty_cargo(p: Universalis, x: int) -> None:
    """All goods of a transport are lost."""
    for g in range(box.GOODS):
        p.cargo[x * box.GOODS + g] = 0


def destroy_transport(p: Universalis, x: int) -> None:
    """A transport is lost with its load and the banner aboard."""
    if p.transport_at[x] == NOBODY:
        return
    b = p.banner_aboard(x)
    if b != NOBODY:
        remove_banner(p, b)
    p.tell(say.TRANSPORT_LOST, box.OWNER_OF[x], x, p.transport_at[x])
    clear_transport(p, x)
    prune_blockades(p)


def take_transport(p: Universalis, x: int, seat: int) -> int:
    """A transport passes to another player with its whole load, as far as the new owner's level carries it."""
    new = free_slot(p, seat, box.TYPE_OF[x])
    b = p.banner_aboard(x)
    if new == NOBODY:
        destroy_transport(p, x)
        return NOBODY
    clear_transport(p, new)
    level = p.transport_level(seat)
    p.transport_at[new] = p.transport_at[x]
    p.transport_armies[new] = min(p.transport_armies[x], box.ARMIES_OF[box.TYPE_OF[x]][level])
    space = box.GOODS_OF[box.TYPE_OF[x]][level]
    for g in range(box.GOODS):
        n = min(space, p.cargo[x * box.GOODS + g])
        p.cargo[new * box.GOODS + g] = n
        space -= n
    if b != NOBODY:
        c = take_banner(p, b, seat)
        if c != NOBODY:
            p.banner_on[c] = new
            p.banner_at[c] = NOBODY
    p.tell(say.TRANSPORT_TAKEN, seat, box.OWNER_OF[x], x, p.transport_at[x])
    clear_transport(p, x)
    prune_blockades(p)
    return new


def destroy_pieces(p: Universalis, seat: int, t: int, by: int) -> None:
    """All a player has on land he does not hold: transports, banners, trains. A player who does it scores."""
    for b in p.banners_at(seat, t):
        kill_banner(p, b, by)
    for x in p.exposed_at(seat, t):
        destroy_transport(p, x)
        if by != box.BARBARIANS:
            score(p, by, box.AWARD["player_transport"], "player_transport")
    p.set_train(seat, t, 0)
