"""What a player of Medieval counts: points, income, florins, powers, armies, cards."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.table import phrases as say
from reame.games.medieval.table.position import Medieval
from reame.kernel.journal import Tally

TERMS: Final[dict[str, float]] = {
    "points": 1.0,
    "income": 2.0,
    "florins": 4.0,
    "powers": 1.0,
    "armies": 2.0,
    "cards": 1.0,
    "rival-points": -2.0,
}

TALLIES: Final = [
    Tally("battles", [say.ATTACKS_NOW, say.KNIGHTS_RIDE, say.NAVAL_BATTLE, say.SUNK], 0),
    Tally("conquests", [say.CONQUERED, say.KNIGHTS_CONQUERED], 0),
    Tally("deals", [say.DEAL_STRUCK]),
    Tally("kept", [say.PROMISE_KEPT], 0),
    Tally("broken", [say.PROMISE_BROKEN], 0),
]


def terms(p: Medieval, seat: int) -> list[tuple[str, float]]:
    """Of a seat."""
    powers = p.powers_of(seat)
    armies = 0
    for power in powers:
        armies += p.army(power)
    rival = 0
    for s in range(p.seats):
        if s != seat:
            rival = max(rival, p.points(s))
    return [
        ("points", float(p.points(seat))),
        ("income", float(p.income(seat))),
        ("florins", float(p.florins[seat])),
        ("powers", float(len(powers))),
        ("armies", float(armies)),
        ("cards", float(p.hands[seat].size())),
        ("rival-points", float(rival)),
    ]
