"""What a family of Medieval Conspiracy counts: ducats, income, lands, votes, heirs, troops, cards, glory."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.journal import Tally

TERMS: Final[dict[str, float]] = {
    "ducats": 40.0,
    "income": 20.0,
    "fiefs": 1.0,
    "electorates": 0.5,
    "votes": 0.5,
    "heirs": 1.0,
    "strength": 2.0,
    "cards": 1.0,
    "glory": 2.0,
    "rival-votes": -1.0,
}

TALLIES: Final = [
    Tally("battles", [say.ATTACKS, say.ATTACKS_NEUTRAL]),
    Tally("conquests", [say.CONQUERED, say.CONQUERED_NEUTRAL, say.OCCUPIED, say.OCCUPIED_NEUTRAL], 0),
    Tally("deals", [say.BRIBE_ACCEPTED, say.RANSOMED]),
]


def terms(p: Conspiracy, seat: int) -> list[tuple[str, float]]:
    """Of a seat."""
    fiefs = 0
    strength = 0
    for land in p.lands(seat):
        if land < t.FIEFS:
            fiefs += 1
        strength += p.strength(land)
    rival = 0
    for s in range(p.seats):
        if s != seat:
            rival = max(rival, p.votes(s))
    return [
        ("ducats", float(p.ducats[seat])),
        ("income", float(p.income(seat))),
        ("fiefs", float(fiefs)),
        ("electorates", float(p.electorates(seat))),
        ("votes", float(p.votes(seat))),
        ("heirs", float(p.heir(seat, t.SECULAR) + p.heir(seat, t.ECCLESIASTICAL))),
        ("strength", float(strength)),
        ("cards", float(p.hands[seat].size())),
        ("glory", float(p.glory(seat))),
        ("rival-votes", float(rival)),
    ]
