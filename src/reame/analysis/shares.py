"""How much of the victory each seat has in a position, with open cards: whole numbers that add up to WHOLE.

Being whole, they are the same on every machine, and sums of them are exact.
"""

from __future__ import annotations

from typing import Final

from reame.bots.bargain import look
from reame.kernel.fitted import Fitted
from reame.kernel.position import Position

WHOLE: Final = 2**16


def shares(p: Position) -> list[int]:
    """Of each seat. What rounding leaves over goes to those who lost most by it."""
    counsel = p.game.counsel
    values = [max(0.0, look(p, seat, counsel)) for seat in range(p.seats)]
    total = sum(values)
    exact = [WHOLE * v / total if total > 0.0 else WHOLE / p.seats for v in values]
    out = [int(x) for x in exact]
    by_rest = sorted(range(p.seats), key=lambda seat: (out[seat] - exact[seat], seat))
    for n in range(WHOLE - sum(out)):
        out[by_rest[n % p.seats]] += 1
    return out


def sides(p: Position) -> list[int]:
    """The side of each seat; whose side is the same wins and loses together."""
    counsel = p.game.counsel
    return [counsel.side(p, seat) if isinstance(counsel, Fitted) else seat for seat in range(p.seats)]
