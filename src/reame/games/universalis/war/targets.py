"""Who may attack what [5.1]: territories, pieces, fleets, pirates, a crusading host."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.church.host_attack import HostBattle, refuse_host
from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.blockades import keeps_sea_shut, keeps_strait_shut
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.attack import Attack, entry_cost, force_of, hostile, pieces_places, targets
from reame.kernel.kinds import NOBODY, Phrase


def refuse_banner(p: Universalis, seat: int, b: int) -> Phrase | None:
    """Why a banner cannot attack at all."""
    if box.BANNER_OWNER[b] != seat or not p.experience[b]:
        return say.NO_SUCH_PIECE
    if p.banned >> seat & 1:
        return say.ATTACK_BANNED
    return None if p.attacks[b] > 0 else say.NO_ATTACKS_LEFT


class AttackTerritory(Act[Decision]):
    """A banner attacks a territory within reach, of barbarians or an enemy."""

    def __init__(self) -> None:
        super().__init__(do.ATTACK)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        out: list[int] = []
        for b in p.banners_of(seat):
            if refuse_banner(p, seat, b) is None:
                out += [do.ATTACK.at(b, t) for t in targets(p, b) if self.refuse_target(p, seat, b, t) is None]
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        b, t = do.ATTACK.a(move), do.ATTACK.b(move)
        return refuse_banner(p, seat, b) or self.refuse_target(p, seat, b, t)

    def refuse_target(self, p: Universalis, seat: int, b: int, t: int) -> Phrase | None:
        """Why not this territory."""
        cost = entry_cost(p, b, t)
        if cost < 0 or p.owner[t] == NOBODY:
            return say.NO_WAY_THERE
        holder = p.owner[t]
        if not hostile(p, seat, holder) and not (holder != seat and keeps_strait_shut(p, seat, holder, t)):
            return say.NOT_AT_WAR
        x = p.banner_on[b]
        if x != NOBODY and cost > p.transport_moves[x]:
            return say.NO_MOVES_LEFT.naming(cost, p.transport_moves[x])
        return None if force_of(p, b) > 0 else say.NO_FORCE

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        b, t = do.ATTACK.a(move), do.ATTACK.b(move)
        p.push(Attack(b, "territory", p.owner[t], t))


class AttackPieces(Act[Decision]):
    """A banner attacks pieces of an enemy on land that their owner does not hold."""

    def __init__(self) -> None:
        super().__init__(do.ATTACK_PIECES)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        out: list[int] = []
        for b in p.banners_of(seat):
            if refuse_banner(p, seat, b) is None:
                foes = [s for s in range(p.seats) if self.refuse_loser(p, seat, b, s) is None]
                out += [do.ATTACK_PIECES.at(b, s) for s in foes]
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        b, loser = do.ATTACK_PIECES.a(move), do.ATTACK_PIECES.b(move)
        return refuse_banner(p, seat, b) or self.refuse_loser(p, seat, b, loser)

    def refuse_loser(self, p: Universalis, seat: int, b: int, loser: int) -> Phrase | None:
        """Why not those of this player."""
        if loser >= p.seats or not hostile(p, seat, loser):
            return say.NOT_AT_WAR
        if force_of(p, b) <= 0:
            return say.NO_FORCE
        return None if pieces_places(p, seat, b, loser) else say.NOTHING_TO_ATTACK

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        p.push(Attack(do.ATTACK_PIECES.a(move), "pieces", do.ATTACK_PIECES.b(move)))


class AttackFleet(Act[Decision]):
    """A banner aboard a ship attacks a fleet in its sea area; out of port only to break a blockade [5.6]."""

    def __init__(self) -> None:
        super().__init__(do.ATTACK_FLEET)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        out: list[int] = []
        for b in p.banners_of(seat):
            if p.banner_on[b] != NOBODY and refuse_banner(p, seat, b) is None:
                foes = [s for s in range(p.seats) if self.refuse_loser(p, seat, b, s) is None]
                out += [do.ATTACK_FLEET.at(b, s) for s in foes]
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        b, loser = do.ATTACK_FLEET.a(move), do.ATTACK_FLEET.b(move)
        return refuse_banner(p, seat, b) or self.refuse_loser(p, seat, b, loser)

    def refuse_loser(self, p: Universalis, seat: int, b: int, loser: int) -> Phrase | None:
        """Why not that of this player."""
        if self.sea(p, seat, b, loser) == NOBODY:
            return say.NOTHING_TO_ATTACK
        return None if p.aboard(seat, p.banner_area(b)) > 1 else say.NO_FORCE

    def sea(self, p: Universalis, seat: int, b: int, loser: int) -> int:
        """The sea area in which the fleet can be attacked, or NOBODY."""
        x = p.banner_on[b]
        if x == NOBODY or not box.IS_SHIP[box.TYPE_OF[x]] or loser >= p.seats or loser == seat:
            return NOBODY
        here = p.transport_at[x]
        if here >= box.TERRITORIES:
            sea = here - box.TERRITORIES
            may = hostile(p, seat, loser) or keeps_sea_shut(p, seat, loser, sea)
            return sea if may and p.transports_at(loser, here) else NOBODY
        for sea in box.PORT_SEAS[here]:
            if keeps_sea_shut(p, seat, loser, sea) and p.transports_at(loser, box.TERRITORIES + sea):
                return sea
        return NOBODY

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        b, loser = do.ATTACK_FLEET.a(move), do.ATTACK_FLEET.b(move)
        p.push(Attack(b, "fleet", loser, box.TERRITORIES + self.sea(p, seat, b, loser)))


class AttackPirates(Act[Decision]):
    """A banner aboard a ship attacks the oldest pirate ship in its sea area [9.5]."""

    def __init__(self) -> None:
        super().__init__(do.ATTACK_PIRATES)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if not p.pirates:
            return []
        return do.ATTACK_PIRATES.each([b for b in p.banners_of(seat) if self.refuse_attack(p, seat, b) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return self.refuse_attack(p, seat, do.ATTACK_PIRATES.a(move))

    def refuse_attack(self, p: Universalis, seat: int, b: int) -> Phrase | None:
        """Why this banner cannot."""
        no = refuse_banner(p, seat, b)
        if no is not None:
            return no
        if self.ship(p, b) == NOBODY:
            return say.NOTHING_TO_ATTACK
        return None if p.aboard(seat, p.banner_area(b)) > 1 else say.NO_FORCE

    def ship(self, p: Universalis, b: int) -> int:
        """Which one, or NOBODY."""
        x = p.banner_on[b]
        if x == NOBODY or p.transport_at[x] < box.TERRITORIES:
            return NOBODY
        for i, ship in enumerate(p.pirates):
            if ship.sea == p.transport_at[x] - box.TERRITORIES:
                return i
        return NOBODY

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        b = do.ATTACK_PIRATES.a(move)
        p.push(Attack(b, "pirates", box.BARBARIANS, p.banner_area(b), self.ship(p, b)))


class AttackHost(Act[Decision]):
    """A banner of a foe attacks a crusade on its way [10.3]."""

    def __init__(self) -> None:
        super().__init__(do.ATTACK_HOST)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        if p.crusade != "marching":
            return []
        return do.ATTACK_HOST.each([b for b in p.banners_of(seat) if self.refuse_attack(p, seat, b) is None])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return self.refuse_attack(p, seat, do.ATTACK_HOST.a(move))

    def refuse_attack(self, p: Universalis, seat: int, b: int) -> Phrase | None:
        """Why this banner cannot."""
        return refuse_banner(p, seat, b) or refuse_host(p, seat, b)

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        b = do.ATTACK_HOST.a(move)
        p.attacks[b] -= 1
        p.push(HostBattle(b))


ATTACKS: Final[list[Act[Decision]]] = [
    AttackTerritory(),
    AttackPieces(),
    AttackFleet(),
    AttackPirates(),
    AttackHost(),
]
