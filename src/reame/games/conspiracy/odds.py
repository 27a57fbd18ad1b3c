"""How a battle would go: it is fought again and again by the rules, without cards, and nobody withdraws.

Both sides line up in the standard order.
"""

from __future__ import annotations

from typing import Final, final

from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.battle_round import fight
from reame.games.conspiracy.war.chart import Chart
from reame.games.conspiracy.war.fray import Fray
from reame.kernel.chance import Dice

PLAYS: Final = 240  # for a decision: three percent more or less
MANY: Final = 600  # for whoever asks for it
LONGEST: Final = 60  # rounds; with castle and relics a blow may all but never land


@final
class Odds:
    """That either side is left alone, or nobody; the units that each has left on average."""

    def __init__(self) -> None:
        self.attack = 0.0
        self.defence = 0.0
        self.nobody = 0.0
        self.left = [0.0, 0.0]  # by side


def odds_of(p: Conspiracy, b: Fray, plays: int) -> Odds:
    """Of a battle as it stands: places that are taken on the chart are kept for the first round."""
    out = Odds()
    world = p.clone()
    # The same dice for the same battle, so that asking twice gives one answer.
    signs = [f"{f.side}/{f.unit}/{f.pair}/{f.rank}" for f in b.units]
    world.dice = Dice(" ".join([str(b.target), *signs]))
    again = Fray(b.target, b.attacker)
    again.defender = b.defender
    again.attack_allies = b.attack_allies
    again.defence_allies = b.defence_allies
    again.forging = b.forging
    again.hostlers = b.hostlers
    for _ in range(plays):
        again.units = [f.copy() for f in b.units]
        again.round = 0
        while again.both_sides() and again.round < LONGEST:
            line_up(world, again, again.round > 0)
            again.round += 1
            fight(world, again)
        attack, defence = again.count(t.ATTACK_SIDE), again.count(t.DEFENCE_SIDE)
        if attack and not defence:
            out.attack += 1 / plays
        elif defence:
            out.defence += 1 / plays
        else:
            out.nobody += 1 / plays
        out.left[t.ATTACK_SIDE] += attack / plays
        out.left[t.DEFENCE_SIDE] += defence / plays
    return out


def line_up(world: Conspiracy, b: Fray, anew: bool) -> None:
    """Both sides fill the chart, after a round from the beginning (13.6)."""
    for side in (t.ATTACK_SIDE, t.DEFENCE_SIDE):
        chart = Chart(b, side)
        if anew:
            chart.clear()
        chart.fill_standard(world.order())
