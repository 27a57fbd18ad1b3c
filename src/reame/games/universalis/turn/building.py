"""What is built [1.3]: settlements, fortifications, cathedrals, and with the option trade buildings [11.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.realm.buildings import cathedral_room
from reame.games.universalis.realm.ledger import pay, too_dear, turn_up
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, cities
from reame.kernel.kinds import NOBODY, Phrase

if TYPE_CHECKING:
    from reame.games.universalis.turn.purchase import Purchase


def may_build(p: Universalis, seat: int) -> bool:
    """Anything at all?"""
    return p.has(seat, box.ARCHITECTURE) and not p.banned >> seat & 1


def refuse_builder(p: Universalis, seat: int, t: int) -> Phrase | None:
    """Why a player may not build on a territory, whatever it is."""
    if p.banned >> seat & 1:
        return say.PURCHASE_BANNED
    if p.owner[t] != seat:
        return say.NOT_OWN_LAND
    return None if p.has(seat, box.ARCHITECTURE) else say.NEEDS_ARCHITECTURE


class Settle(Act["Purchase"]):
    """A settlement level: one for a territory and turn, as high as the technology level allows."""

    def __init__(self) -> None:
        super().__init__(do.SETTLE)

    def refuse_at(self, p: Universalis, seat: int, t: int, phase: Purchase) -> Phrase | None:
        """Why not there."""
        no = refuse_builder(p, seat, t)
        if no is not None:
            return no
        if box.CITY_OF[t] == NOBODY:
            return say.NO_CITY
        if t in phase.settled:
            return say.ONE_LEVEL
        if p.settlement[t] >= box.TOP:
            return say.TOP_LEVEL
        if box.SETTLEMENT_NEEDS[p.settlement[t] + 1] > p.level(seat):
            return say.LEVEL_TOO_LOW.naming(box.SETTLEMENT_NEEDS[p.settlement[t] + 1], p.level(seat))
        return too_dear(p, seat, phase.priced(box.SETTLEMENT_PRICE))

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if not may_build(p, seat):
            return []
        return do.SETTLE.each([t for t in box.CITY_LAND if self.refuse_at(p, seat, t, phase) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_at(p, seat, do.SETTLE.a(move), phase)

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        t = do.SETTLE.a(move)
        pay(p, seat, phase.priced(box.SETTLEMENT_PRICE))
        p.settlement[t] += 1
        phase.settled.append(t)
        p.tell(say.SETTLEMENT_BUILT, seat, t, p.settlement[t], phase.priced(box.SETTLEMENT_PRICE))


class Fortify(Act["Purchase"]):
    """A fortification level: the small fort anywhere, higher ones in a city that is as high."""

    def __init__(self) -> None:
        super().__init__(do.FORTIFY)

    def refuse_at(self, p: Universalis, seat: int, t: int, phase: Purchase) -> Phrase | None:
        """Why not there."""
        no = refuse_builder(p, seat, t)
        if no is not None:
            return no
        if t in phase.walled:
            return say.ONE_LEVEL
        level = p.fort[t] + 1
        if level > box.TOP:
            return say.TOP_LEVEL
        if level > 1 and level > p.settlement[t]:
            return say.FORT_TOO_HIGH.naming(level, p.settlement[t])
        if box.FORT_NEEDS[level] > p.level(seat):
            return say.LEVEL_TOO_LOW.naming(box.FORT_NEEDS[level], p.level(seat))
        return too_dear(p, seat, phase.priced(box.FORT_PRICE[level]))

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if not may_build(p, seat):
            return []
        return do.FORTIFY.each([t for t in p.lands(seat) if self.refuse_at(p, seat, t, phase) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_at(p, seat, do.FORTIFY.a(move), phase)

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        t = do.FORTIFY.a(move)
        p.fort[t] += 1
        pay(p, seat, phase.priced(box.FORT_PRICE[p.fort[t]]))
        phase.walled.append(t)
        p.tell(say.FORT_BUILT, seat, t, p.fort[t], phase.priced(box.FORT_PRICE[p.fort[t]]))


class BuildCathedral(Act["Purchase"]):
    """A cathedral, where the whole kingdom was held since before this turn and has room for one more."""

    def __init__(self) -> None:
        super().__init__(do.CATHEDRAL)

    def refuse_at(self, p: Universalis, seat: int, t: int, phase: Purchase) -> Phrase | None:
        """Why not there."""
        no = refuse_builder(p, seat, t)
        if no is not None:
            return no
        k = box.KINGDOM_OF[t]
        if p.complete[k] != seat or not p.holds(seat, k):
            return say.KINGDOM_NOT_HELD
        if p.cathedral[t] or cathedral_room(p, k) <= 0:
            return say.CATHEDRAL_FULL
        return too_dear(p, seat, phase.priced(box.CATHEDRAL_PRICE))

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if not may_build(p, seat) or phase.priced(box.CATHEDRAL_PRICE) > p.florins[seat]:
            return []
        return do.CATHEDRAL.each([t for t in p.lands(seat) if self.refuse_at(p, seat, t, phase) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_at(p, seat, do.CATHEDRAL.a(move), phase)

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        t = do.CATHEDRAL.a(move)
        pay(p, seat, phase.priced(box.CATHEDRAL_PRICE))
        p.cathedral[t] = 1
        p.tell(say.CATHEDRAL_BUILT, seat, t, phase.priced(box.CATHEDRAL_PRICE))
        turn_up(p, seat)


class BuildForTrade(Act["Purchase"]):
    """Farm, market, mine: one in each own city; architects do not help."""

    def __init__(self) -> None:
        super().__init__(do.BUILD)

    def refuse_at(self, p: Universalis, seat: int, what: int, t: int) -> Phrase | None:
        """Why not this one there."""
        if not p.options["trade_buildings"] or what == 0:
            return say.NO_BUILDING
        no = refuse_builder(p, seat, t)
        if no is not None:
            return no
        if not p.city(t):
            return say.NO_CITY
        if p.building[t]:
            return say.BUILDING_THERE
        return too_dear(p, seat, box.BUILDING_PRICE)

    def moves(self, p: Universalis, seat: int, phase: Purchase) -> list[int]:
        if not p.options["trade_buildings"] or not may_build(p, seat):
            return []
        kinds = range(1, box.BUILDING.size)
        towns = cities(p, seat)
        return [do.BUILD.at(k, t) for k in kinds for t in towns if self.refuse_at(p, seat, k, t) is None]

    def refuse(self, p: Universalis, seat: int, move: int, phase: Purchase) -> Phrase | None:
        return self.refuse_at(p, seat, do.BUILD.a(move), do.BUILD.b(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Purchase) -> None:
        what, t = do.BUILD.a(move), do.BUILD.b(move)
        pay(p, seat, box.BUILDING_PRICE)
        p.building[t] = what
        p.tell(say.BUILDING_BUILT, seat, what, t, box.BUILDING_PRICE)
