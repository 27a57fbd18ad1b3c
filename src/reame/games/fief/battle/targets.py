"""Whom a camp strikes, and which dice it aims at lords (9.3, R38, R40): both are chosen under seal."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import Aim, InBattle, Sides
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import PASS

# -- targets ---------------------------------------------------------------------------------


def set_targets(p: Fief, b: Sides) -> list[int]:
    """Camps with one enemy left strike him, as do rebels for whom nobody speaks; the seats that have a choice."""
    seats: list[int] = []
    for i in range(len(b.camps)):
        if not b.strength(p, i):
            continue
        enemies = b.standing(p, 1 - b.camps[i].side)
        if len(enemies) == 1 or b.voice(p, i) == NOBODY:
            b.camps[i].target = b.strongest(p, enemies)
        elif b.voice(p, i) not in seats:
            seats.append(b.voice(p, i))
    return seats


class Targets(InBattle):
    """Each leader names the enemy camp that his camp strikes, camp after camp."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(seats=Some(SEAT))

    def __init__(self, seats: list[int] | None = None) -> None:
        super().__init__()
        self.seats: list[int] = seats or []

    def run(self, p: Fief) -> None:
        p.ask_sealed(self.seats)

    def choosing(self, p: Fief, seat: int) -> list[int]:
        """Camps this seat has to name a target for."""
        b = self.battle(p)
        return [
            i for i in range(len(b.camps)) if b.strength(p, i) and b.camps[i].target == NOBODY and b.voice(p, i) == seat
        ]

    def enemies(self, p: Fief, seat: int) -> list[int]:
        """Among which it chooses now."""
        b = self.battle(p)
        camp = self.choosing(p, seat)[len(p.drafts[seat])]
        return b.standing(p, 1 - b.camps[camp].side)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return t.STRIKE.each(self.enemies(p, seat))

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_TARGET.of(self.battle(p).village)

    def default(self, p: Fief, seat: int) -> int:
        return t.STRIKE.at(self.battle(p).strongest(p, self.enemies(p, seat)))

    def more(self, p: Fief, seat: int) -> bool:
        return len(p.drafts[seat]) < len(self.choosing(p, seat))

    def reveal(self, p: Fief) -> None:
        b = self.battle(p)
        for s in p.asked:
            for i, m in zip(self.choosing(p, s), p.drafts[s], strict=True):
                b.camps[i].target = t.STRIKE.a(m)
        p.end()


# -- dice ------------------------------------------------------------------------------------


def exposed(p: Fief, b: Sides, camp: int) -> list[int]:
    """Lords this camp may aim at: all free lords of its target, unless behind walls (R40)."""
    target = b.camps[camp].target
    return [] if target == NOBODY or b.camps[target].walls != t.OPEN else b.lords(p, target)


def thrower(p: Fief, b: Sides, camp: int) -> int:
    """The members of a combined camp take turns at the dice, the leader first (R39)."""
    leader = b.camps[camp].leader
    if leader == t.REBELS:
        return b.deputy(p)
    others = [c.who for c in b.members(camp) if c.who != leader]
    if not others:
        return leader
    seats = [leader] + [s for s in p.turn_order() if s in others]
    return seats[(b.round - 1) % len(seats)]


def throwers(p: Fief, b: Sides) -> list[int]:
    """Seats that have dice to assign."""
    seats: list[int] = []
    for i in range(len(b.camps)):
        if exposed(p, b, i) and b.strength(p, i):
            s = thrower(p, b, i)
            if s != NOBODY and s not in seats:
                seats.append(s)
    return seats


class Aiming(InBattle):
    """Which dice are aimed at which lords in the open; the others are for damage."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(seats=Some(SEAT))

    def __init__(self, seats: list[int] | None = None) -> None:
        super().__init__()
        self.seats: list[int] = seats or []

    def run(self, p: Fief) -> None:
        p.ask_sealed(self.seats)

    def aims(self, p: Fief, seat: int) -> list[Aim]:
        """The draft of a seat, camp by camp; the last is the camp it is at, without a lord, unless it has done."""
        b = self.battle(p)
        out: list[Aim] = []
        camps = [i for i in range(len(b.camps)) if exposed(p, b, i) and b.strength(p, i) and thrower(p, b, i) == seat]
        at = 0
        used = 0
        for m in p.drafts[seat]:
            if m == PASS:
                at += 1
                used = 0
                continue
            out.append(Aim(camps[at], t.AIM.a(m)))
            used += 1
            if used == t.DICE_FOR[b.strength(p, camps[at])]:
                at += 1
                used = 0
        if at < len(camps):
            out.append(Aim(camps[at], NOBODY))
        return out

    def legal(self, p: Fief, seat: int) -> list[int]:
        aims = self.aims(p, seat)
        return [PASS, *t.AIM.each(exposed(p, self.battle(p), aims[len(aims) - 1].camp))]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_AIM.of(self.battle(p).village)

    def more(self, p: Fief, seat: int) -> bool:
        aims = self.aims(p, seat)
        return bool(aims) and aims[len(aims) - 1].lord == NOBODY

    def reveal(self, p: Fief) -> None:
        for s in p.asked:
            self.battle(p).aims += [aim for aim in self.aims(p, s) if aim.lord != NOBODY]
        p.end()
