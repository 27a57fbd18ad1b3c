"""Phases with many verbs: each thing that can be done is an act, with its moves, refusals and effect together."""

from __future__ import annotations

from typing import Generic, TypeVar

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import Phrase
from reame.kernel.moves import PASS, Verb
from reame.kernel.steps import NOT_NOW

D = TypeVar("D", bound=Decision, contravariant=True)


class Act(Generic[D]):
    """Something a player may do in a phase of his turn, with one verb or a few that belong together."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = list(verbs)
        self.verb = verbs[0]

    def moves(self, p: Universalis, seat: int, phase: D) -> list[int]:
        """Its legal moves, in any order."""
        raise NotImplementedError(f"{type(self).__name__}.moves")

    def refuse(self, p: Universalis, seat: int, move: int, phase: D) -> Phrase | None:
        """Why a move of its verbs is refused; None exactly if it is among its moves."""
        raise NotImplementedError(f"{type(self).__name__}.refuse")

    def take(self, p: Universalis, seat: int, move: int, phase: D) -> None:
        """It is done."""
        raise NotImplementedError(f"{type(self).__name__}.take")


class Menu(Generic[D]):
    """The acts of a phase, and the pass that ends it."""

    def __init__(self, *acts: Act[D]) -> None:
        self.acts = list(acts)
        self.by_verb: dict[str, Act[D]] = {v.name: act for act in acts for v in act.verbs}

    def moves(self, p: Universalis, seat: int, phase: D) -> list[int]:
        """All that can be done now, sorted."""
        out = [PASS]
        for act in self.acts:
            out += act.moves(p, seat, phase)
        out.sort()
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: D) -> Phrase | None:
        """Why a move is refused."""
        if move == PASS:
            return None
        act = self.by_verb.get(do.MOVES.of(move).name)
        return NOT_NOW if act is None else act.refuse(p, seat, move, phase)

    def take(self, p: Universalis, seat: int, move: int, phase: D) -> None:
        """A move other than the pass."""
        self.by_verb[do.MOVES.of(move).name].take(p, seat, move, phase)
