"""What bots do not even try: both ships in one port, armies placed one at a time."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.bot.odds import SAFE
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.placement import HowManyPlaced
from reame.games.universalis.turn.setup import BANNER_PIECE, StartPieces

NEVER: Final = 1e-7  # times the heaviest: a move that heavy is not compared with others
TROOP: Final = 5  # armies are placed by so many, or all


def sober(p: Universalis, seat: int, moves: list[int], weights: list[float]) -> list[float]:
    """The weights of moves, those of foolish ones next to nothing."""
    top = p.stack[-1]
    if isinstance(top, StartPieces):
        return apart(p, seat, moves, weights)
    if isinstance(top, HowManyPlaced):
        return in_troops(p, top, moves, weights)
    return weights


def apart(p: Universalis, seat: int, moves: list[int], weights: list[float]) -> list[float]:
    """A ship begins where no other one lies, if it can."""
    taken = [p.transport_at[x] for x in p.transports_of(seat) if box.IS_SHIP[box.TYPE_OF[x]]]
    out = weights.copy()
    for i in range(len(moves)):
        piece = do.STATION.a(moves[i])
        if piece < BANNER_PIECE and box.IS_SHIP[piece] and do.STATION.b(moves[i]) in taken:
            out[i] *= NEVER
    return out


def in_troops(p: Universalis, top: HowManyPlaced, moves: list[int], weights: list[float]) -> list[float]:
    """All that is there, what makes a place safe, or armies by the five: less would only be asked again."""
    most = max([do.ARMIES.a(m) for m in moves if do.ARMIES.has(m)], default=0)
    missing = SAFE - p.armies[top.territory]
    out = weights.copy()
    for i in range(len(moves)):
        if do.ARMIES.has(moves[i]):
            n = do.ARMIES.a(moves[i])
            if n not in (most, missing) and n % TROOP:
                out[i] *= NEVER
    return out
