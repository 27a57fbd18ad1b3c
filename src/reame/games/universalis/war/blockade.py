"""Naval blockades [5.8]: declared and lifted in the combat phase."""

from __future__ import annotations

from reame.games.universalis.realm.deeds import side_ships
from reame.games.universalis.realm.ledger import claim
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase


def refuse_blockade(p: Universalis, seat: int, target: int, sea: int, strait: bool) -> Phrase | None:
    """Why a player cannot shut this sea area to another."""
    if target == seat or target >= p.seats or not p.alive(target):
        return say.NOT_A_RIVAL
    if p.truced(seat, target):
        return say.UNDER_TRUCE
    if p.allied(seat, target):
        return say.NOT_AGAINST_ALLY
    if [seat, target, sea, int(strait)] in p.blockades:
        return say.STANDS_ALREADY
    if strait:
        if not box.STRAIT[sea] or not all(p.owner[t] == seat for t in box.BANKS[sea]):
            return say.NO_STRAIT
        return say.HAS_PASSAGE if p.may_pass(seat, target) else None
    if not p.war_ships(seat, box.TERRITORIES + sea):
        return say.NO_FLEET_THERE
    if side_ships(p, target, sea, True) > side_ships(p, seat, sea, False):
        return say.OUTNUMBERED
    return None


def refuse_lift(p: Universalis, seat: int, target: int, sea: int, strait: bool) -> Phrase | None:
    """Only an own blockade can be lifted."""
    return None if [seat, target, sea, int(strait)] in p.blockades else say.NO_BLOCKADE


def blockade_moves(p: Universalis, seat: int) -> list[int]:
    """Blockades that could be declared or lifted, unsorted."""
    out: list[int] = []
    seas: list[int] = []
    for x in p.transports_of(seat):
        if box.TYPE_OF[x] == box.WAR_SHIP and p.transport_at[x] >= box.TERRITORIES:
            sea = p.transport_at[x] - box.TERRITORIES
            if sea not in seas:
                seas.append(sea)
    straits = [s for s in range(box.SEA_AREAS) if box.STRAIT[s] and all(p.owner[t] == seat for t in box.BANKS[s])]
    for s in range(p.seats):
        out += [do.BLOCKADE.at(s, sea) for sea in seas if refuse_blockade(p, seat, s, sea, False) is None]
        out += [do.CLOSE_STRAIT.at(s, sea) for sea in straits if refuse_blockade(p, seat, s, sea, True) is None]
    for row in p.blockades:
        if row[0] == seat:
            out.append(do.OPEN_STRAIT.at(row[1], row[2]) if row[3] else do.LIFT.at(row[1], row[2]))
    return out


def refuse_blockade_move(p: Universalis, seat: int, move: int) -> Phrase | None:
    """Why one of the four verbs is refused."""
    if do.BLOCKADE.has(move):
        return refuse_blockade(p, seat, do.BLOCKADE.a(move), do.BLOCKADE.b(move), False)
    if do.CLOSE_STRAIT.has(move):
        return refuse_blockade(p, seat, do.CLOSE_STRAIT.a(move), do.CLOSE_STRAIT.b(move), True)
    if do.LIFT.has(move):
        return refuse_lift(p, seat, do.LIFT.a(move), do.LIFT.b(move), False)
    return refuse_lift(p, seat, do.OPEN_STRAIT.a(move), do.OPEN_STRAIT.b(move), True)


def take_blockade_move(p: Universalis, seat: int, move: int) -> None:
    """A blockade is declared, which its target resents, or lifted."""
    if do.BLOCKADE.has(move) or do.CLOSE_STRAIT.has(move):
        strait = do.CLOSE_STRAIT.has(move)
        target = do.CLOSE_STRAIT.a(move) if strait else do.BLOCKADE.a(move)
        sea = do.CLOSE_STRAIT.b(move) if strait else do.BLOCKADE.b(move)
        p.blockades.append([seat, target, sea, int(strait)])
        p.tell(say.STRAIT_CLOSED if strait else say.BLOCKADE_DECLARED, seat, target, sea)
        claim(p, target, seat, box.OFFENCE["naval_blockade"])
    else:
        strait = do.OPEN_STRAIT.has(move)
        target = do.OPEN_STRAIT.a(move) if strait else do.LIFT.a(move)
        sea = do.OPEN_STRAIT.b(move) if strait else do.LIFT.b(move)
        p.blockades.remove([seat, target, sea, int(strait)])
        p.tell(say.STRAIT_OPENED if strait else say.BLOCKADE_LIFTED, seat, target, sea)
