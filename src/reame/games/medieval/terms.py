"""What a player of Medieval counts: points, income, florins, powers, armies, cards."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.table.position import Medieval

TERMS: Final[dict[str, float]] = {
    "points": 1.0,
    "income": 2.0,
    "florins": 4.0,
    "powers": 1.0,
    "armies": 2.0,
    "cards": 1.0,
    "rival-points": -2.0,
}


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
