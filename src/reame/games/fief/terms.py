"""What a family of Fief counts: écus, income, villages, fiefs, lords, titles, votes, soldiers."""

from __future__ import annotations

from typing import Final

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.incomes import payee
from reame.kernel.journal import Tally
from reame.kernel.kinds import NOBODY

TERMS: Final[dict[str, float]] = {
    "ecus": 200.0,
    "income": 80.0,
    "villages": 1.0,
    "fiefs": 0.5,
    "lords": 0.5,
    "prisoners": 0.5,
    "bishops": 0.5,
    "votes": 1.0,
    "crowns": 0.3,
    "soldiers": 3.0,
    "cards": 1.0,
    "rival-fiefs": -0.5,
}

TALLIES: Final = [Tally("battles", [say.BATTLE]), Tally("deals", [say.ACCEPTED]), Tally("truces", [say.TRUCE_MADE])]


def terms(p: Fief, seat: int) -> list[tuple[str, float]]:
    """Of a seat."""
    villages = 0
    for v in range(t.VILLAGES):
        if p.holder(v) == seat:
            villages += 1
    lords = 0
    prisoners = 0
    bishops = 0
    for x in range(t.LORDS):
        if p.captor[x] == seat:
            prisoners += 1
        if p.family[x] == seat:
            if p.captor[x] == NOBODY:
                lords += 1
            if p.bishop[x] != NOBODY:
                bishops += 1
    crowns = 0
    for who in (p.king, p.queen):
        if who != NOBODY and p.family[who] == seat:
            crowns += 1
    rival = 0
    for s in range(p.seats):
        if s != seat and p.alive(s):
            rival = max(rival, p.fiefs_of(s))
    return [
        ("ecus", float(p.money[seat])),
        ("income", float(income(p, seat))),
        ("villages", float(villages)),
        ("fiefs", float(p.fiefs_of(seat))),
        ("lords", float(lords)),
        ("prisoners", float(prisoners)),
        ("bishops", float(bishops)),
        ("votes", float(p.votes(seat))),
        ("crowns", float(crowns)),
        ("soldiers", float(p.soldiers_total(seat))),
        ("cards", float(p.hands[seat].size())),
        ("rival-fiefs", float(rival)),
    ]


def income(p: Fief, seat: int) -> int:
    """Of strongholds, mills and presses, without cards and pensions."""
    out = 0
    for v in range(t.VILLAGES):
        if (p.walls[v] or p.mills[v] or p.presses[v]) and payee(p, v) == seat:
            out += t.WALLS_INCOME[p.walls[v]] + t.MILL_INCOME * p.mills[v] + t.PRESS_INCOME * p.presses[v]
    return out
