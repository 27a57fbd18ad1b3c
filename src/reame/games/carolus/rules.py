"""Carolus Magnus as a game of the registry, and the invariants of its specification (section 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.carolus.bot import CarolusCounsel
from reame.games.carolus.paladins import count, total
from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import STEPS, Rounds, Turn, lay_out
from reame.games.carolus.things import CLANS, CUBES_PER_CLAN, MOVES, PAIRS, TERRITORIES
from reame.kernel.game import Game, Option
from reame.kernel.kinds import NOBODY


class CarolusMagnus(Game[Carolus]):
    """Two, three, or four players in pairs."""

    name: ClassVar[str] = "carolus"
    title: ClassVar[str] = "Carolus Magnus"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2, 3, 4]
    OPTIONS: ClassVar[list[Option]] = [PAIRS]

    def blank(self, seats: int) -> Carolus:
        p = Carolus(self, seats)
        p.spread()
        return p

    def bare(self, seats: int) -> Carolus:
        return Carolus(self, seats)

    def setup(self, p: Carolus) -> None:
        lay_out(p)
        p.push(Rounds())

    def broken(self, p: Carolus) -> list[str]:
        """Section 10, as far as one position can tell."""
        return [
            *_cubes(p),
            *_castles(p),
            *_ring(p),
            *_clans(p),
            *_tokens(p),
            *_reserves(p),
        ]


def _cubes(p: Carolus) -> list[str]:
    out: list[str] = []
    for clan in range(CLANS):
        n = sum(count(x, clan) for x in [p.supply, *p.courts, *p.cubes]) + sum(p.reserves[clan::CLANS])
        if n != CUBES_PER_CLAN:
            out.append(f"10.1: {n} cubes of clan {clan}")
    return out


def _castles(p: Carolus) -> list[str]:
    out: list[str] = []
    for side in range(p.figures.sides):
        n = p.stock[side] + sum(p.castles[t] for t in range(TERRITORIES) if p.owner[t] == side)
        if n != p.figures.castles:
            out.append(f"10.3: {n} castles of side {side}")
    for t in range(TERRITORIES):
        due = p.size[t] if p.owner[t] != NOBODY else 0
        if p.castles[t] != due and not p.over:
            out.append(f"10.4: {p.castles[t]} castles on a space of {p.size[t]}")
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
                out.append(f"10.5: space {t} is no arc of the ring")
            if p.owner[t] != NOBODY and p.owner[p.after(t)] == p.owner[t] and p.after(t) != t:
                out.append(f"10.6: spaces {t} and {p.after(t)} have the same owner")
        elif p.cubes[t] or p.castles[t] or p.owner[t] != NOBODY:
            out.append(f"10.5: something stands on {t}, which is inside a region")
    if not p.size[p.emperor]:
        out.append("10.10: the emperor is on no space")
    return out


def _clans(p: Carolus) -> list[str]:
    out: list[str] = []
    for clan in range(CLANS):
        rows = [count(c, clan) for c in p.courts]
        seat = p.holder[clan]
        if seat != NOBODY and rows[seat] != max(rows):
            out.append(f"10.7: clan {clan} is not with the largest court")
        if seat == NOBODY and any(rows):
            out.append(f"10.7: clan {clan} is neutral and in a court")
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
        f"10.9: seat {seat} has {total(p.reserve(seat))} cubes"
        for seat in range(p.seats)
        if total(p.reserve(seat)) > size or (seat not in acting and p.round == 1 and total(p.reserve(seat)) < 1)
    ]


GAME: Final = CarolusMagnus(MOVES, STEPS, CarolusCounsel())
