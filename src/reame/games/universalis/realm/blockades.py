"""Blockades [5.8]: which of them stand, and whom they stop."""

from __future__ import annotations

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import Blockade
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY


def side_ships(p: Universalis, seat: int, sea: int, ports: bool) -> int:
    """War ships of a player and its allies in a sea area, with or without its ports."""
    n = 0
    for s in p.living():
        if s == seat or p.allied(seat, s):
            n += p.war_ships(s, box.TERRITORIES + sea)
            if ports:
                for t in box.PORTS_OF[sea]:
                    n += p.war_ships(s, t)
    return n


def shuts(p: Universalis, by: int, against: int, sea: int, strait: bool) -> bool:
    """Does such a blockade stand?"""
    mine = [b for b in p.blockades if b.by == by and b.against == against and b.sea == sea]
    return any((b.strait == 1) == strait for b in mine)


def holds(p: Universalis, b: Blockade) -> bool:
    """Does the condition of a blockade still hold?"""
    if not p.alive(b.by) or not p.alive(b.against) or p.truced(b.by, b.against):
        return False
    if b.strait:
        return all(p.owner[t] == b.by for t in box.BANKS[b.sea]) and not p.may_pass(b.by, b.against)
    if not p.war_ships(b.by, box.TERRITORIES + b.sea):
        return False
    return side_ships(p, b.against, b.sea, True) <= side_ships(p, b.by, b.sea, False)  # in port too, as at Tunis [13.6]


def prune_blockades(p: Universalis) -> None:
    """Blockades whose condition fails are over."""
    if not p.blockades:
        return
    for b in list(p.blockades):
        if not holds(p, b):
            lift(p, b)
            p.tell(say.BLOCKADE_ENDS, b.by, b.against, b.sea)


def lift(p: Universalis, blockade: Blockade) -> None:
    """A blockade is gone."""
    p.blockades = [b for b in p.blockades if b is not blockade]


def stops(p: Universalis, b: Blockade, x: int) -> bool:
    """Does this blockade by a fleet concern this ship?"""
    seat = box.OWNER_OF[x]
    if b.strait or seat == b.by:
        return False
    return seat == b.against or (box.IS_TRADE[box.TYPE_OF[x]] and p.allied(b.against, seat))


def blockaders(p: Universalis, x: int, sea: int) -> list[int]:
    """Whose fleets keep this ship out of a sea area, or from using its ports."""
    return [b.by for b in p.blockades if b.sea == sea and stops(p, b, x)]


def outnumbers(p: Universalis, x: int, sea: int) -> bool:
    """War ships that leave one place together, with those in the area and its ports, against the blockade."""
    seat = box.OWNER_OF[x]
    here = p.transport_at[x]
    mine = side_ships(p, seat, sea, True)
    if here != box.TERRITORIES + sea and here not in box.PORTS_OF[sea]:
        for y in p.transports_at(seat, here):
            if box.TYPE_OF[y] == box.WAR_SHIP and p.transport_moves[y]:
                mine += 1
    return all(mine > side_ships(p, by, sea, False) for by in blockaders(p, x, sea))


def sea_crossed(p: Universalis, x: int, area: int) -> int:
    """The sea area in which a blockade could stop this step, or NOBODY."""
    if area >= box.TERRITORIES:
        return area - box.TERRITORIES
    here = p.transport_at[x]
    return here - box.TERRITORIES if here >= box.TERRITORIES else NOBODY


def breaks_out(p: Universalis, x: int) -> int:
    """The banner with which a war ship attacks a blockading fleet at once, or NOBODY."""
    b = p.banner_aboard(x)
    if box.TYPE_OF[x] != box.WAR_SHIP or b == NOBODY or p.attacks[b] <= 0 or p.banned >> box.OWNER_OF[x] & 1:
        return NOBODY
    return b if p.transport_armies[x] > 1 else NOBODY


def strait_closed(p: Universalis, x: int, sea: int) -> bool:
    """A closed strait lets no ship of its target in; one that is there may leave, also into a port."""
    return any(b.sea == sea and b.strait and b.against == box.OWNER_OF[x] for b in p.blockades)


def keeps_strait_shut(p: Universalis, seat: int, holder: int, t: int) -> bool:
    """The target of a closed strait may attack either of its territories without a war."""
    return box.ACROSS[t] != NOBODY and shuts(p, holder, seat, box.ACROSS_SEA[t], True)


def keeps_sea_shut(p: Universalis, seat: int, holder: int, sea: int) -> bool:
    """The target of a blockade and its allies may attack the fleet without a war."""
    for b in p.blockades:
        if not b.strait and b.by == holder and b.sea == sea and (b.against == seat or p.allied(b.against, seat)):
            return True
    return False
