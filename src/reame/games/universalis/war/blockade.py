"""Naval blockades [5.8]: declared and lifted in the combat phase."""

from __future__ import annotations

from reame.games.universalis.realm.deeds import side_ships
from reame.games.universalis.realm.ledger import claim
from reame.games.universalis.table.phrases import (
    BLOCKADE_DECLARED,
    BLOCKADE_LIFTED,
    HAS_PASSAGE,
    NO_BLOCKADE,
    NO_FLEET_THERE,
    NO_STRAIT,
    NOT_A_RIVAL,
    NOT_AGAINST_ALLY,
    OUTNUMBERED,
    STANDS_ALREADY,
    STRAIT_CLOSED,
    STRAIT_OPENED,
    UNDER_TRUCE,
)
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.things import (
    BANKS,
    BLOCKADE,
    CLOSE_STRAIT,
    LIFT,
    OFFENCE,
    OPEN_STRAIT,
    SEA_AREAS,
    STRAIT,
    TERRITORIES,
    TYPE_OF,
    WAR_SHIP,
)
from reame.kernel.kinds import Phrase


def refuse_blockade(p: Universalis, seat: int, target: int, sea: int, strait: bool) -> Phrase | None:
    """Why a player cannot shut this sea area to another."""
    if target == seat or target >= p.seats or not p.alive(target):
        return NOT_A_RIVAL
    if p.truced(seat, target):
        return UNDER_TRUCE
    if p.allied(seat, target):
        return NOT_AGAINST_ALLY
    if [seat, target, sea, int(strait)] in p.blockades:
        return STANDS_ALREADY
    if strait:
        if not STRAIT[sea] or not all(p.owner[t] == seat for t in BANKS[sea]):
            return NO_STRAIT
        return HAS_PASSAGE if p.may_pass(seat, target) else None
    if not p.war_ships(seat, TERRITORIES + sea):
        return NO_FLEET_THERE
    if side_ships(p, target, sea, True) > side_ships(p, seat, sea, False):
        return OUTNUMBERED
    return None


def refuse_lift(p: Universalis, seat: int, target: int, sea: int, strait: bool) -> Phrase | None:
    """Only an own blockade can be lifted."""
    return None if [seat, target, sea, int(strait)] in p.blockades else NO_BLOCKADE


def blockade_moves(p: Universalis, seat: int) -> list[int]:
    """Blockades that could be declared or lifted, unsorted."""
    out: list[int] = []
    seas: list[int] = []
    for x in p.transports_of(seat):
        if TYPE_OF[x] == WAR_SHIP and p.transport_at[x] >= TERRITORIES:
            sea = p.transport_at[x] - TERRITORIES
            if sea not in seas:
                seas.append(sea)
    straits = [s for s in range(SEA_AREAS) if STRAIT[s] and all(p.owner[t] == seat for t in BANKS[s])]
    for s in range(p.seats):
        out += [BLOCKADE.at(s, sea) for sea in seas if refuse_blockade(p, seat, s, sea, False) is None]
        out += [CLOSE_STRAIT.at(s, sea) for sea in straits if refuse_blockade(p, seat, s, sea, True) is None]
    for row in p.blockades:
        if row[0] == seat:
            out.append(OPEN_STRAIT.at(row[1], row[2]) if row[3] else LIFT.at(row[1], row[2]))
    return out


def refuse_blockade_move(p: Universalis, seat: int, move: int) -> Phrase | None:
    """Why one of the four verbs is refused."""
    if BLOCKADE.has(move):
        return refuse_blockade(p, seat, BLOCKADE.a(move), BLOCKADE.b(move), False)
    if CLOSE_STRAIT.has(move):
        return refuse_blockade(p, seat, CLOSE_STRAIT.a(move), CLOSE_STRAIT.b(move), True)
    if LIFT.has(move):
        return refuse_lift(p, seat, LIFT.a(move), LIFT.b(move), False)
    return refuse_lift(p, seat, OPEN_STRAIT.a(move), OPEN_STRAIT.b(move), True)


def take_blockade_move(p: Universalis, seat: int, move: int) -> None:
    """A blockade is declared, which its target resents, or lifted."""
    if BLOCKADE.has(move) or CLOSE_STRAIT.has(move):
        strait = CLOSE_STRAIT.has(move)
        target = CLOSE_STRAIT.a(move) if strait else BLOCKADE.a(move)
        sea = CLOSE_STRAIT.b(move) if strait else BLOCKADE.b(move)
        p.blockades.append([seat, target, sea, int(strait)])
        p.tell(STRAIT_CLOSED if strait else BLOCKADE_DECLARED, seat, target, sea)
        claim(p, target, seat, OFFENCE["naval_blockade"])
    else:
        strait = OPEN_STRAIT.has(move)
        target = OPEN_STRAIT.a(move) if strait else LIFT.a(move)
        sea = OPEN_STRAIT.b(move) if strait else LIFT.b(move)
        p.blockades.remove([seat, target, sea, int(strait)])
        p.tell(STRAIT_OPENED if strait else BLOCKADE_LIFTED, seat, target, sea)
