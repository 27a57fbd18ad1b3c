"""The end of a battle (13.10): who owns the fief, and where everybody goes."""

from __future__ import annotations

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.departure import send_away, send_preacher_away
from reame.games.conspiracy.war.fray import Fray
from reame.kernel.kinds import NOBODY


def conclude(p: Conspiracy, b: Fray) -> None:
    """The side that has units left, if one has, has the fief."""
    if b.count(t.ATTACK_SIDE):
        conquer(p, b)
    elif b.count(t.DEFENCE_SIDE):
        hold(p, b)
    elif b.round:
        lay_waste(p, b)
    else:
        p.tell(say.NO_BATTLE, b.target)


def conquer(p: Conspiracy, b: Fray) -> None:
    """The Attack Leader takes the fief; the Preacher flees with his lord's troops, or is captured."""
    if p.preacher_at == b.target and not b.withdrew:
        p.preacher_at = NOBODY
        p.preacher_captor = b.attacker
        p.tell(say.PREACHER_CAPTURED, b.attacker, p.preacher_owner)
    tell_conquest(p, b)
    p.enthrone(b.target, b.attacker)
    go_home(p, b, b.attacker)
    if p.preacher_at == b.target:
        send_preacher_away(p, b.target)


def tell_conquest(p: Conspiracy, b: Fray) -> None:
    """Taken in battle, or entered where nobody stood against it (R39)."""
    former = p.owner[b.target]
    if former == NOBODY:
        p.tell(say.CONQUERED_NEUTRAL if b.round else say.OCCUPIED_NEUTRAL, b.attacker, b.target)
    else:
        p.tell(say.CONQUERED if b.round else say.OCCUPIED, b.attacker, b.target, former)


def hold(p: Conspiracy, b: Fray) -> None:
    """Nothing changes hands; a neutral fief goes to whoever led its defence (R38)."""
    if p.owner[b.target] == NOBODY:
        p.enthrone(b.target, b.defender)
        p.tell(say.DEFENDER_TAKES, b.defender, b.target)
    else:
        p.tell(say.DEFENDED, b.defender, b.target)
    go_home(p, b, b.defender)


def lay_waste(p: Conspiracy, b: Fray) -> None:
    """All have fallen: the fief is neutral (R49)."""
    p.give(b.target, NOBODY)
    p.tell(say.ALL_FALLEN, b.target)
    if p.preacher_at == b.target:
        send_preacher_away(p, b.target)


def go_home(p: Conspiracy, b: Fray, leader: int) -> None:
    """The leader's units stand in the fief; allied ones go back where they came from, if they have a home."""
    homeless: list[list[int]] = [[0] * t.UNITS for _ in range(p.seats)]
    for f in b.units:
        if f.seat == leader:
            p.post(f.unit, b.target)
        elif f.home != NOBODY:
            p.post(f.unit, f.home)
            p.tell(say.GOES_BACK, f.seat, f.unit, f.home)
        else:
            homeless[f.seat][f.unit] += 1
    b.units = []
    for s in range(p.seats):
        send_away(p, s, b.target, homeless[s])
