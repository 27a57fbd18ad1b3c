"""Blockades are declared and lifted in the combat phase [5.8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.realm.blockades import lift, shuts, side_ships
from reame.games.universalis.realm.ledger import claim
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.parts import Blockade
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase
from reame.kernel.moves import Verb

if TYPE_CHECKING:
    from reame.games.universalis.war.phase import CombatPhase


class DeclareBlockade(Act["CombatPhase"]):
    """A sea area is shut to one player, by a fleet or from both banks of a strait; its target resents it."""

    def __init__(self, verb: Verb, strait: bool) -> None:
        super().__init__(verb)
        self.strait = strait

    def moves(self, p: Universalis, seat: int, phase: CombatPhase) -> list[int]:
        seas = self.held(p, seat)
        if not seas:
            return []
        all_moves = [self.verb.at(s, sea) for s in range(p.seats) for sea in seas]
        return [m for m in all_moves if self.refuse(p, seat, m, phase) is None]

    def held(self, p: Universalis, seat: int) -> list[int]:
        """Sea areas where a player has war ships, or straits of which he holds both banks."""
        if self.strait:
            straits = [s for s in range(box.SEA_AREAS) if box.STRAIT[s]]
            return [s for s in straits if all(p.owner[t] == seat for t in box.BANKS[s])]
        out: list[int] = []
        for x in p.transports_of(seat):
            if box.TYPE_OF[x] == box.WAR_SHIP and p.transport_at[x] >= box.TERRITORIES:
                sea = p.transport_at[x] - box.TERRITORIES
                if sea not in out:
                    out.append(sea)
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: CombatPhase) -> Phrase | None:
        target, sea = self.verb.a(move), self.verb.b(move)
        if move in phase.declared:
            return say.SAID_ALREADY
        if target == seat or target >= p.seats or not p.alive(target):
            return say.NOT_A_RIVAL
        if p.truced(seat, target):
            return say.UNDER_TRUCE
        if p.allied(seat, target):
            return say.NOT_AGAINST_ALLY
        if shuts(p, seat, target, sea, self.strait):
            return say.STANDS_ALREADY
        return self.refuse_strait(p, seat, target, sea) if self.strait else self.refuse_fleet(p, seat, target, sea)

    def refuse_strait(self, p: Universalis, seat: int, target: int, sea: int) -> Phrase | None:
        """Why it cannot be closed."""
        if not box.STRAIT[sea] or not all(p.owner[t] == seat for t in box.BANKS[sea]):
            return say.NO_STRAIT
        return say.HAS_PASSAGE if p.may_pass(seat, target) else None

    def refuse_fleet(self, p: Universalis, seat: int, target: int, sea: int) -> Phrase | None:
        """Why the fleet cannot do it."""
        if not p.war_ships(seat, box.TERRITORIES + sea):
            return say.NO_FLEET_THERE
        theirs, mine = side_ships(p, target, sea, True), side_ships(p, seat, sea, False)
        return say.OUTNUMBERED.naming(theirs, mine) if theirs > mine else None

    def take(self, p: Universalis, seat: int, move: int, phase: CombatPhase) -> None:
        target, sea = self.verb.a(move), self.verb.b(move)
        phase.declared.append(move)
        p.blockades.append(Blockade(seat, target, sea, int(self.strait)))
        p.tell(say.STRAIT_CLOSED if self.strait else say.BLOCKADE_DECLARED, seat, target, sea)
        claim(p, target, seat, box.OFFENCE["naval_blockade"])


class LiftBlockade(Act["CombatPhase"]):
    """Only an own blockade can be lifted."""

    def __init__(self, verb: Verb, strait: bool) -> None:
        super().__init__(verb)
        self.strait = strait

    def moves(self, p: Universalis, seat: int, phase: CombatPhase) -> list[int]:
        return [self.verb.at(b.against, b.sea) for b in p.blockades if b.by == seat and (b.strait == 1) == self.strait]

    def refuse(self, p: Universalis, seat: int, move: int, phase: CombatPhase) -> Phrase | None:
        target, sea = self.verb.a(move), self.verb.b(move)
        return None if shuts(p, seat, target, sea, self.strait) else say.NO_BLOCKADE

    def take(self, p: Universalis, seat: int, move: int, phase: CombatPhase) -> None:
        target, sea = self.verb.a(move), self.verb.b(move)
        for b in p.blockades:
            if b.by == seat and b.against == target and b.sea == sea and (b.strait == 1) == self.strait:
                lift(p, b)
        p.tell(say.STRAIT_OPENED if self.strait else say.BLOCKADE_LIFTED, seat, target, sea)
