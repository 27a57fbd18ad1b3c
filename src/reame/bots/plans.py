"""Chains of decisions that a game proposes as plans: each is judged as a whole, where it has led."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from reame.bots.bargain import look
from reame.kernel.counsel import Counsel
from reame.kernel.position import Position
from reame.kernel.steps import listed

POLISHED: Final = 2  # of the best plans, one decision after another is changed
OFTEN: Final = 16  # plans between two looks at the clock


class Plan:
    """A chain of moves of one seat, and what it promises."""

    def __init__(self, chain: list[int], value: float) -> None:
        self.chain = chain
        self.value = value


def after(world: Position, seat: int, chain: list[int]) -> Position:
    """Where a chain leads in this world, as far as it can be followed before somebody else is asked."""
    p = world.clone()
    for move in chain:
        if p.over or p.waiting[0] != seat or not listed(p.legal(seat), move):
            break
        p.apply(seat, move)
    return p


def best_plans(
    counsel: Counsel[Any], world: Position, seat: int, keep: int, polish: bool, until: float = math.inf
) -> list[Plan]:
    """Those that promise most, best first; none where the game proposes none."""
    plans: list[Plan] = []
    for chain in counsel.plans(world, seat):
        if len(plans) % OFTEN == OFTEN - 1 and time.monotonic() > until:
            break
        plans.append(Plan(chain, look(after(world, seat, chain), seat, counsel)))
    ranked = sorted(plans, key=lambda plan: -plan.value)[:keep]
    if not polish:
        return ranked
    better = [polished(counsel, world, seat, plan, until) for plan in ranked[:POLISHED] if len(plan.chain) > 1]
    new = [plan for plan in better if plan not in ranked]
    return sorted(new + ranked, key=lambda plan: -plan.value)[:keep]


def polished(counsel: Counsel[Any], world: Position, seat: int, plan: Plan, until: float = math.inf) -> Plan:
    """A plan with each decision but the last in turn changed for the best of those that name the same first thing."""
    moves = world.legal(seat)
    best = plan
    for i in range(len(plan.chain) - 1):
        now = best.chain
        verb = world.game.table.of(now[i])
        for move in moves:
            if move == now[i] or not verb.has(move) or verb.a(move) != verb.a(now[i]) or time.monotonic() > until:
                continue
            chain = now.copy()
            chain[i] = move
            value = look(after(world, seat, chain), seat, counsel)
            if value > best.value:
                best = Plan(chain, value)
    return best
