"""A round of a battle (13.7): dice, hits, and supports that move up."""

from __future__ import annotations

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.fray import Fighter, Fray
from reame.kernel.kinds import Phrase


def fight(p: Conspiracy, b: Fray) -> None:
    """All pairs at the same time: dice pair by pair, the attacker's first; then the hits."""
    attackers: list[Fighter] = []
    defenders: list[Fighter] = []
    pairs = max([f.pair for f in b.units])
    for pair in range(1, pairs + 1):
        attacker = b.standing_at(t.ATTACK_SIDE, pair, 0)
        defender = b.standing_at(t.DEFENCE_SIDE, pair, 0)
        assert attacker is not None
        assert defender is not None
        attackers.append(attacker)
        defenders.append(defender)
    on_defenders: list[int] = []
    on_attackers: list[int] = []
    for i in range(pairs):
        on_defenders.append(throw(p, b, attackers[i], defenders[i]))
        on_attackers.append(throw(p, b, defenders[i], attackers[i]))
    p.tell(say.ROUND_FOUGHT, b.round, b.target, sum(on_defenders), sum(on_attackers))
    for i in range(pairs):
        strike(p, b, defenders[i], on_defenders[i], attackers[i].seat)
        strike(p, b, attackers[i], on_attackers[i], defenders[i].seat)
    move_up(b)


def hits_of(total: int) -> int:
    """By the table of 13.7."""
    return 2 if total >= t.DOUBLE_HIT_AT else 1 if total >= t.HIT_AT else 0


def throw(p: Conspiracy, b: Fray, mine: Fighter, foe: Fighter) -> int:
    """Two dice and the modifiers: hits on the opposing front unit."""
    first = p.dice.roll()
    second = p.dice.roll()
    added = modifiers(p, b, mine, foe)
    total = max(0, first + second + sum([value for _, value in added]))
    hits = hits_of(total)
    if p.journal is not None:
        p.tell(say.ROLLS, mine.side, mine.pair, mine.seat, mine.unit, total, hits)
        p.tell_sum(say.ROLL_OF, mine.seat, mine.unit)
        p.tell_term(say.SUM_DIE, first)
        p.tell_term(say.SUM_DIE, second)
        for source, value in added:
            p.tell_term(source, value)
    return hits


def conditions(p: Conspiracy, b: Fray, side: int) -> list[tuple[Phrase, int]]:
    """What the place itself adds to the dice of a side (13.7)."""
    out: list[tuple[Phrase, int]] = []
    works = p.works[b.target]
    if side == t.ATTACK_SIDE:
        if works & t.CASTLE:
            out.append((say.SUM_CASTLE, t.CASTLE_MODIFIER))
    else:
        if works & t.RELIC:
            out.append((say.SUM_RELIC, t.RELIC_MODIFIER))
        if p.preacher_at == b.target and p.preacher_owner == b.defender:
            out.append((say.SUM_PREACHER_HERE, t.PREACHER_MODIFIER))
    return out


def modifiers(p: Conspiracy, b: Fray, mine: Fighter, foe: Fighter) -> list[tuple[Phrase, int]]:
    """The table of 13.7: what is added to the dice, and why."""
    out = conditions(p, b, mine.side)
    if mine.is_knight():
        if b.hostlers[mine.seat]:
            out.append((say.SUM_HOSTLER, b.hostlers[mine.seat]))
        if not foe.is_knight():
            out.append((say.SUM_KNIGHT, t.KNIGHT_MODIFIER))
    elif b.forging[mine.seat]:
        out.append((say.SUM_FORGING, b.forging[mine.seat]))
    if t.SUPPORT_MODIFIER and b.standing_at(mine.side, mine.pair, 1) is not None:
        out.append((say.SUM_SUPPORT, t.SUPPORT_MODIFIER))
    return out


def strike(p: Conspiracy, b: Fray, front: Fighter, hits: int, foe: int) -> None:
    """Hits fall on the front unit; a second one, if the first has felled it, on its first support (R45)."""
    left = hits
    felled = False
    while left and not felled:
        felled = b.wound(p, front)
        left -= 1
    if not felled:
        return
    support = b.standing_at(front.side, front.pair, 1) if left else None
    killed = left > 0 and support is None  # the second hit stays on him
    if support is not None and b.wound(p, support):
        b.fell(p, support, foe, False)
    b.fell(p, front, foe, killed)


def move_up(b: Fray) -> None:
    """Supports move up into empty places."""
    for side in (t.ATTACK_SIDE, t.DEFENCE_SIDE):
        pair = rank = 0
        for f in b.on_chart(side):
            if f.pair:
                rank = rank + 1 if f.pair == pair else 0
                pair = f.pair
                f.rank = rank
