"""A round of battle: all dice are thrown, and all losses counted and shared out (9.3, R38, R39, R40)."""

from __future__ import annotations

from reame.games.fief.battle.camps import Sides
from reame.games.fief.battle.losses import Loss, portions
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY


def loss(walls: int, total: int) -> int:
    """What a camp behind such walls loses by these dice (9.3)."""
    row = t.LOSSES[walls]
    return row[min(total, len(row)) - 1] if total else 0


def strike(p: Fief, b: Sides) -> list[int]:
    """Each camp throws; dice aimed at lords kill on a 6, the others are added up. What each camp has to lose."""
    hits = [0] * len(b.camps)
    for camp in b.camps:
        camp.damage = 0
        camp.total = 0
    for i in range(len(b.camps)):
        dice = t.DICE_FOR[b.strength(p, i)]
        if not dice:
            continue
        camp = b.camps[i]
        for aim in [a for a in b.aims if a.camp == i]:
            die = p.dice.roll()
            dice -= 1
            p.tell(say.AIM_KILLS if die >= t.AIM_SUCCESS else say.AIM_MISSES, camp.leader, aim.lord, die)
            if die >= t.AIM_SUCCESS and aim.lord not in b.dead:
                b.dead.append(aim.lord)
        thrown = [p.dice.roll() for _ in range(dice)]
        total = sum(thrown)
        helped = dice > 0 and p.maid != NOBODY and p.maid in b.lords(p, i)
        if helped:
            total += t.D_ARC_BONUS
        struck = b.camps[camp.target]
        lost = loss(struck.walls, total)
        if dice:
            tell_blow(p, b, i, total, lost, thrown, helped)
        camp.total = total
        camp.damage = lost
        hits[camp.target] += lost
        # Who hit hardest this round would hear a plea.
        best = struck.struck_by
        if best == NOBODY or b.camps[best].target != camp.target or b.camps[best].damage < lost:
            struck.struck_by = i
    return hits


def tell_blow(p: Fief, b: Sides, camp: int, total: int, lost: int, thrown: list[int], helped: bool) -> None:
    """Every die, and d'Arc."""
    struck = b.camps[b.camps[camp].target]
    p.tell(say.STRIKES, b.camps[camp].leader, struck.leader, total, struck.walls, lost)
    p.tell_sum(say.SUM_OF, b.camps[camp].leader)
    for die in thrown:
        p.tell_term(say.SUM_DIE, die)
    if helped:
        p.tell_term(say.SUM_D_ARC, t.D_ARC_BONUS)


def share_losses(p: Fief, b: Sides, hits: list[int]) -> tuple[list[Loss], list[Loss]]:
    """Losses among troops in proportion to points, then among fighters in the same way (R39)."""
    troops: list[Loss] = []
    fighters: list[Loss] = []
    order = p.turn_order()
    for i in range(len(b.camps)):
        if not hits[i]:
            continue
        if b.camps[i].leader == t.REBELS:
            lost = min(hits[i], p.rebels)
            p.rebels -= lost
            p.tell(say.REBELS_LOST, lost)
            continue
        members = b.members(i)
        present = [c.who for c in members]
        seats = [s for s in order if s in present]
        have = [sum(c.troops(p, b.village) for c in members if c.who == s) for s in seats]
        for s, n in zip(seats, portions(hits[i], have), strict=True):
            if n:
                troops.append(Loss(i, s, n))
        left = hits[i] - sum(have)
        if left > 0:
            able = [len(b.able(p, i, s)) for s in seats]
            for s, n in zip(seats, portions(left, able), strict=True):
                if n:
                    fighters.append(Loss(i, s, n))
    return troops, fighters
