"""How a battle would go by dice alone: nobody pleads or aims at lords, and every camp strikes the strongest enemy.

Two camps are reckoned exactly, several by playing the dice often enough.
"""

from __future__ import annotations

from typing import Final, final

from reame.games.fief.battle.blows import loss
from reame.games.fief.table import things as t
from reame.kernel.chance import Dice

FACES: Final = range(1, 7)
PLAYS: Final = 500  # of battles of several camps: a percent more or less


@final
class Host:
    """A camp as its dice see it. The d'Arc woman falls last."""

    def __init__(self, side: int, walls: int, strength: int, maid: bool) -> None:
        self.side = side
        self.walls = walls
        self.strength = strength
        self.maid = maid


@final
class Odds:
    """That either side is left alone, or nobody; what each has left on average, after how many rounds."""

    def __init__(self) -> None:
        self.won = [0.0, 0.0]
        self.left = [0.0, 0.0]
        self.nobody = 0.0
        self.rounds = 0.0

    def end(self, weight: float, attackers: int, defenders: int) -> None:
        """So it has come, with so much weight."""
        self.left[t.ATTACKERS] += weight * attackers
        self.left[t.DEFENDERS] += weight * defenders
        if attackers and not defenders:
            self.won[t.ATTACKERS] += weight
        elif defenders and not attackers:
            self.won[t.DEFENDERS] += weight
        else:
            self.nobody += weight


def sums(dice: int) -> list[float]:
    """How likely each sum of so many dice is."""
    out = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(out) + 6)
        for n, chance in enumerate(out):
            for face in FACES:
                more[n + face] += chance / 6
        out = more
    return out


def blow(strength: int, maid: bool, walls: int) -> list[float]:
    """How likely a camp of this strength makes another lose 0, 1, 2... behind such walls (9.3)."""
    dice = t.DICE_FOR[strength]
    out = [0.0] * (t.MOST_DAMAGE + 1)
    for total, chance in enumerate(sums(dice)):
        out[loss(walls, total + (t.D_ARC_BONUS if maid and dice else 0))] += chance
    while len(out) > 1 and not out[len(out) - 1]:
        out.pop()
    return out


def odds_of(hosts: list[Host]) -> Odds:
    """Of a battle between these camps."""
    sides = [[h for h in hosts if h.side == side and h.strength > 0] for side in (t.ATTACKERS, t.DEFENDERS)]
    if len(sides[0]) == 1 and len(sides[1]) == 1:
        return duel(sides[0][0], sides[1][0])
    return melee(sides[0] + sides[1])


def duel(attacker: Host, defender: Host) -> Odds:
    """Exactly: how likely each pair of strengths is ever come to, from the highest down."""
    out = Odds()
    most = attacker.strength
    width = defender.strength + 1
    come = [0.0] * ((most + 1) * width)
    come[len(come) - 1] = 1.0
    by_attackers = [blow(n, attacker.maid, defender.walls) for n in range(most + 1)]
    by_defenders = [blow(n, defender.maid, attacker.walls) for n in range(width)]
    for a in range(most, 0, -1):
        for d in range(width - 1, 0, -1):
            weight = come[a * width + d]
            if not weight:
                continue
            mine, theirs = by_attackers[a], by_defenders[d]
            again = mine[0] * theirs[0]  # nobody loses anything: the same once more
            if again > 1.0 - 1e-12:
                out.end(weight, a, d)
                continue
            weight /= 1.0 - again
            out.rounds += weight
            for lost, chance in enumerate(theirs):
                left = max(0, a - lost) * width
                for hit, other in enumerate(mine):
                    if lost or hit:
                        come[left + max(0, d - hit)] += weight * chance * other
    for d in range(width):
        out.end(come[d], 0, d)
    for a in range(1, most + 1):
        out.end(come[a * width], a, 0)
    return out


def melee(hosts: list[Host]) -> Odds:
    """By the same dice for the same battle, so that asking twice gives one answer."""
    out = Odds()
    dice = Dice(" ".join([f"{h.side}/{h.walls}/{h.strength}" for h in hosts]))
    for _ in range(PLAYS):
        left = [h.strength for h in hosts]
        rounds = 0
        while standing(hosts, left, t.ATTACKERS) and standing(hosts, left, t.DEFENDERS) and rounds < t.BATTLE_ROUNDS:
            left = fight(hosts, left, dice)
            rounds += 1
        out.rounds += rounds / PLAYS
        out.end(1.0 / PLAYS, standing(hosts, left, t.ATTACKERS), standing(hosts, left, t.DEFENDERS))
    return out


def standing(hosts: list[Host], left: list[int], side: int) -> int:
    """Points that a side has left."""
    return sum([left[i] for i in range(len(hosts)) if hosts[i].side == side])


def fight(hosts: list[Host], left: list[int], dice: Dice) -> list[int]:
    """One round; what is left."""
    out = left.copy()
    for i in range(len(hosts)):
        foes = [j for j in range(len(hosts)) if hosts[j].side != hosts[i].side and left[j] > 0]
        if not left[i] or not foes:
            continue
        target = max(foes, key=lambda j: (left[j], -j))
        total = sum([dice.roll() for _ in range(t.DICE_FOR[left[i]])])
        out[target] = max(0, out[target] - loss(hosts[target].walls, total + (t.D_ARC_BONUS if hosts[i].maid else 0)))
    return out
