"""Offers a bot could make: the game's counsel names them, and each is tried on imagined positions, answer and all."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from reame.kernel.counsel import Counsel
from reame.kernel.moves import NO, YES
from reame.kernel.position import Position
from reame.kernel.steps import listed

ANSWERS: Final = 6  # yes or no, asked of others after an offer, at most
WORTH_ASKING: Final = 0.005  # an offer has to promise that much more than going on without it


def best_offer(counsel: Counsel[Any], worlds: list[Position], seat: int, until: float = math.inf) -> tuple[int, float]:
    """The first move of the best offer and what it promises, among those tried in time; -1 if there is none."""
    best = -1
    most = 0.0
    for chain in counsel.offers(worlds[0], seat):
        if time.monotonic() > until:
            break
        promise = 0.0
        for world in worlds:
            promise += outcome_of(counsel, world, seat, chain) / len(worlds)
        if promise > 0.0:
            promise += counsel.leaning(worlds[0], seat, chain)
        if promise > most:
            most = promise
            best = chain[0]
    return best, most


def outcome_of(counsel: Counsel[Any], world: Position, seat: int, chain: list[int]) -> float:
    """How good the position is for a seat after it made this offer and the others answered; 0 if it cannot be made."""
    p = world.clone()
    for move in chain:
        if not listed(p.legal(seat), move):
            return 0.0
        p.apply(seat, move)
    for _ in range(ANSWERS):
        if p.over or p.waiting[0] == seat:
            break
        other = p.waiting[0]
        legal = p.legal(other)
        if not listed(legal, NO):
            break
        refused = p.tried(other, NO)
        if listed(legal, YES):
            agreed = p.tried(other, YES)
            p = agreed if look(agreed, other, counsel) > look(refused, other, counsel) else refused
        else:
            p = refused
    return look(p, seat, counsel)


def look(p: Position, seat: int, counsel: Counsel[Any]) -> float:
    """How good a position is for a seat: its share of the victory, or what this counsel says."""
    o = p.outcome
    if o is not None:
        return 1.0 / len(o.winners) if seat in o.winners else 0.0
    return counsel.value(p, seat)
