"""The invariants of the specification (section 10), as far as one position can tell."""

from __future__ import annotations

from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import Turn
from reame.games.carolus.things import CLAN, CLANS, CUBES_PER_CLAN, SIDE, TERRITORIES, TERRITORY
from reame.kernel.kinds import NOBODY


def broken(p: Carolus) -> list[str]:
    """All that do not hold."""
    return [*_cubes(p), *_castles(p), *_ring(p), *_clans(p), *_tokens(p), *_reserves(p)]


def _cubes(p: Carolus) -> list[str]:
    out: list[str] = []
    for clan in range(CLANS):
        n = p.supply[clan] + sum(p.courts[clan::CLANS]) + sum(p.reserves[clan::CLANS]) + sum(p.cubes[clan::CLANS])
        if n != CUBES_PER_CLAN:
            out.append(f"10.1: {n} {CLAN.word(clan)} cubes")
    return out


def _castles(p: Carolus) -> list[str]:
    out: list[str] = []
    for side in range(p.figures.sides):
        n = p.stock[side] + sum(p.castles[t] for t in range(TERRITORIES) if p.owner[t] == side)
        if n != p.figures.castles:
            out.append(f"10.3: {n} {SIDE.word(side)} castles")
    for t in range(TERRITORIES):
        due = p.size[t] if p.owner[t] != NOBODY else 0
        if p.castles[t] != due and not p.over:
            out.append(f"10.4: {p.castles[t]} castles on {TERRITORY.word(t)}, a space of {p.size[t]}")
        if p.owner[t] == NOBODY and p.size[t] > 1:
            out.append("10.4: a region without an owner")
    return out


def _ring(p: Carolus) -> list[str]:
    out: list[str] = []
    if sum(p.size) != TERRITORIES:
        out.append(f"10.5: {sum(p.size)} territories")
    for t in range(TERRITORIES):
        if p.size[t]:
            if p.after(t) != (t + p.size[t]) % TERRITORIES:
                out.append(f"10.5: space {TERRITORY.word(t)} is no arc of the ring")
            if p.owner[t] != NOBODY and p.owner[p.after(t)] == p.owner[t] and p.after(t) != t:
                out.append(f"10.6: space {TERRITORY.word(t)} and the next one have the same owner")
        elif any(p.cubes[t * CLANS : t * CLANS + CLANS]) or p.castles[t] or p.owner[t] != NOBODY:
            out.append(f"10.5: something stands on {TERRITORY.word(t)}, which is inside a region")
    if not p.size[p.emperor]:
        out.append("10.10: the emperor is on no space")
    return out


def _clans(p: Carolus) -> list[str]:
    out: list[str] = []
    for clan in range(CLANS):
        rows = p.courts[clan::CLANS]
        seat = p.holder[clan]
        if seat != NOBODY and rows[seat] != max(rows):
            out.append(f"10.7: clan {CLAN.word(clan)} is not with the largest court")
        if seat == NOBODY and any(rows):
            out.append(f"10.7: clan {CLAN.word(clan)} is neutral and in a court")
    return out


def _tokens(p: Carolus) -> list[str]:
    out: list[str] = []
    for seat in range(p.seats):
        left = p.hands[seat].bit_count()
        used = 0 if p.round == 0 else (p.round - 1) % 5 + (p.placed[seat] != NOBODY)
        if left != 5 - used:
            out.append(f"10.8: seat {seat} has {left} tokens in round {p.round}")
    return out


def _reserves(p: Carolus) -> list[str]:
    size = sum(p.figures.opening)
    acting = [s.seat for s in p.stack if isinstance(s, Turn)]
    return [
        f"10.9: seat {seat} has {p.reserve(seat)} cubes"
        for seat in range(p.seats)
        if p.reserve(seat) > size or (seat not in acting and p.round == 1 and p.reserve(seat) < 1)
    ]
