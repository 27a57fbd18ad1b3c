"""Siege engines move [1.7]."""

from __future__ import annotations

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase


class MoveEngine(Act[Decision]):
    """One territory in the phase, into an adjacent own one."""

    def __init__(self) -> None:
        super().__init__(do.MOVE_ENGINE)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        out: list[int] = []
        lands = [t for t in p.lands(seat) if p.catapults[t] or p.bombards[t]]
        for engine in (box.CATAPULT, box.BOMBARD):
            for a in lands:
                ways = [b for b in box.NEIGHBOURS[a] if self.refuse_way(p, seat, engine, a, b) is None]
                out += [do.MOVE_ENGINE.at(engine, a, b) for b in ways]
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        verb = do.MOVE_ENGINE
        return self.refuse_way(p, seat, verb.a(move), verb.b(move), verb.c(move))

    def refuse_way(self, p: Universalis, seat: int, engine: int, a: int, b: int) -> Phrase | None:
        """Why not from one territory to the other."""
        if p.owner[a] != seat or not p.engines(a, engine):
            return say.NO_ENGINE
        if p.engines(a, engine) <= p.engines_moved[a * 2 + engine]:
            return say.MOVED_ALREADY
        if b not in box.NEIGHBOURS[a]:
            return say.NO_WAY_THERE
        return None if p.owner[b] == seat else say.NOT_OWN_LAND

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        engine, a, b = do.MOVE_ENGINE.a(move), do.MOVE_ENGINE.b(move), do.MOVE_ENGINE.c(move)
        p.add_engine(a, engine, -1)
        p.add_engine(b, engine, 1)
        p.engines_moved[b * 2 + engine] += 1
        p.tell(say.ENGINE_MOVED, seat, engine, a, b)
