"""Leave to pass and lodging: whose leave is asked for how much, who grants it, where a lord set free goes."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bot.campaign import Campaign, campaign, odds, spare
from reame.games.fief.bot.worth import MONEY
from reame.games.fief.cards.card_turn import CardTurn
from reame.games.fief.land.placement import Placement, Receive
from reame.games.fief.march.march import March
from reame.games.fief.march.movement import MovementTurn
from reame.games.fief.march.passage import GateKeeper, Passage
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import NO, PASS, YES

WORTH_ASKING: Final = 120.0  # ecus by which the way through has to be better than any other
DEAREST: Final = 200  # ecus a bot pays for leave to pass
FAIR_TOLL: Final = 100  # of those who are not allied
BOLD: Final = 0.3  # odds at which a guest is let in
THROUGH: Final = 1  # the purpose of those who do not stay
SAFE: Final = 0.45  # of all there is to be won: nobody helps whoever has so much


def grants(p: Fief, host: int, mover: int, village: int, toll: int, force: float) -> bool:
    """Does a host let a group in? Kin for nothing; others for a toll, if they could not take the place by surprise."""
    if p.allied(host, mover):
        return True
    if toll < FAIR_TOLL or p.holder(village) != host:
        return False
    if p.fiefs_of(mover) >= t.SOLO_FIEFS - 1:
        return False  # he is about to win
    return odds(force, float(p.inside_strength(host, village)), p.walls[village]) < BOLD


def request(
    p: Fief, seat: int, plan: Campaign, here: int, force: float, steps: int, asked: list[int]
) -> tuple[int, float]:
    """Whose leave to ask on the way from a village, and what it is worth; NOBODY if no way through pays."""
    best = NOBODY
    most = 0.0
    if steps < 2:
        return best, most  # he would have to stay
    stay = plan.outlook(here, force + 1.0, 0)
    for v in t.NEIGHBOURS[here]:
        host = p.holder(v)
        if host in (NOBODY, seat, t.REBELS) or asked[v] > DEAREST:
            continue
        toll = max(asked[v], 0 if p.allied(seat, host) else FAIR_TOLL)
        if toll > p.money[seat] or not grants(p, host, seat, v, toll, force):
            continue
        goal = plan.goals[v]
        plan.goals[v] = 0.0  # one passes, and takes nothing
        n = plan.outlook(v, force, steps - 1) - stay - MONEY * toll
        plan.goals[v] = goal
        if n > most:
            most = n
            best = t.REQUEST.at(v, toll, THROUGH)
    return best, most


def decided(p: Fief, seat: int, moves: list[int]) -> int:
    """What a bot says where leave is asked for; NOBODY if it has to think."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Passage):
        group = march_of(p)
        return (
            YES if grants(p, seat, top.mover, top.village, top.toll, float(p.strength(group.seat, group.place))) else NO
        )
    if isinstance(top, Receive):
        return YES if p.allied(seat, guest_of(p, top)) else NO
    if isinstance(top, GateKeeper):
        return t.OPEN_GATE.at()  # whoever was let in may go: a host keeps his word
    if isinstance(top, Placement):
        return lodging(p, seat, moves)
    if isinstance(top, March):
        return on_the_way(p, top, seat, moves)
    return before_the_way(p, top, seat, moves) if isinstance(top, MovementTurn) else NOBODY


def march_of(p: Fief) -> March:
    """The group on its way; what goes with it, others can but guess."""
    for i in range(len(p.stack) - 1, -1, -1):
        step = p.stack[i]
        if isinstance(step, March):
            return step
    raise LookupError("nobody marches")


def guest_of(p: Fief, step: Receive) -> int:
    """Whose lord is to be received; one who is just played has no family yet."""
    for i in range(len(p.stack) - 1, -1, -1):
        below = p.stack[i]
        if isinstance(below, CardTurn):
            return below.seat
    return p.family[step.lord]


def lodging(p: Fief, seat: int, moves: list[int]) -> int:
    """Where a lord set free goes: home, or to kin; strangers are not asked, who would refuse."""
    best = PASS if PASS in moves else moves[0]
    most = 0.0
    for m in moves:
        if m == PASS:
            continue
        v = t.PUT.a(m)
        h = p.holder(v)
        n = 1.0 + p.walls[v] + (2.0 if h == seat or p.controls(seat, v) else 0.0)
        if h not in (seat, NOBODY) and not p.controls(seat, v):
            n = 0.5 if h != t.REBELS and p.allied(seat, h) else 0.0
        if n > most:
            most = n
            best = m
    return best


def on_the_way(p: Fief, step: March, seat: int, moves: list[int]) -> int:
    """Soldiers first, then leave to pass, if that way is better than any other by far."""
    if not any(t.REQUEST.has(m) for m in moves):
        return NOBODY
    here = t.VILLAGE_OF[step.place]
    left = spare(p, seat, step.place) - step.points()
    escort = NOBODY
    more = 0
    for m in moves:
        if t.TAKE.has(m) and more < t.TAKE.a(m) <= left and not step.points():
            more = t.TAKE.a(m)
            escort = m
    force = float(step.strength(p) + more)
    steps = t.STEPS_A_TURN - p.steps_made[step.leader]
    plan = campaign(p, seat)
    move, worth = request(p, seat, plan, here, force, steps, step.asked)
    if move not in moves or worth < plan.best_errand(here, force, steps) + WORTH_ASKING:
        return NOBODY
    return move if escort == NOBODY else escort


def before_the_way(p: Fief, step: MovementTurn, seat: int, moves: list[int]) -> int:
    """The lord who would ask for leave leads, if nobody has as much to do elsewhere."""
    leads = [m for m in moves if t.LEAD.has(m) and not step.recalled[t.LEAD.a(m)] and has_hosts(p, seat, t.LEAD.a(m))]
    if not leads:
        return NOBODY
    plan = campaign(p, seat)
    best = NOBODY
    most = 0.0
    for m in leads:
        place = p.place[t.LEAD.a(m)]
        here = t.VILLAGE_OF[place]
        force = float(p.strength(seat, place) - p.soldiers[seat * t.PLACES + place] + spare(p, seat, place))
        steps = t.STEPS_A_TURN - p.steps_made[t.LEAD.a(m)]
        move, worth = request(p, seat, plan, here, force, steps, step.asked)
        if move != NOBODY and worth > most and worth >= plan.best_errand(here, force, steps) + WORTH_ASKING:
            most = worth
            best = m
    return best


def has_hosts(p: Fief, seat: int, lord: int) -> bool:
    """Does a lord stand next to a village that somebody else holds?"""
    around = t.NEIGHBOURS[t.VILLAGE_OF[p.place[lord]]]
    return any(p.holder(v) not in (NOBODY, seat, t.REBELS) for v in around)
