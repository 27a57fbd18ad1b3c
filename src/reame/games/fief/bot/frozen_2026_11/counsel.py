"""What to think of a position of Fief, and which moves to look at first."""

from __future__ import annotations

from typing import Final

from reame.games.fief.battle.camps import InBattle
from reame.games.fief.battle.pleas import Mercy
from reame.games.fief.bot.campaign import campaign, odds, prize, spare
from reame.games.fief.bot.glances import glance, settle
from reame.games.fief.bot.offers import chains, templates
from reame.games.fief.bot.perils import shelter, strength_inside
from reame.games.fief.bot.worth import shares, values
from reame.games.fief.diplomacy.talk import Talk, talk_moves
from reame.games.fief.march.march import March
from reame.games.fief.march.movement import MovementTurn
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.setup import Settle
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import DROP, NO, PASS, PROPOSE, YES

CLEARLY: Final = 500.0  # the weight of what needs no second thought


class RoundRehearsal(Rehearsal[Fief]):
    """A round: what is bought is for marches, marches show their worth in battle, and land at the election."""

    def moment(self, p: Fief) -> int:
        return p.round


class Frozen(Counsel[Fief]):
    """Land, income, people and crown; marches with a purpose; offers from templates."""

    def value(self, p: Fief, seat: int) -> float:
        if p.phase == "setup":
            return 1.0 / p.seats  # the glance knows better where to settle
        return shares(values(p, seat))[seat]

    def weigh(self, p: Fief, seat: int, moves: list[int]) -> list[float]:
        top = p.stack[len(p.stack) - 1]
        if isinstance(top, Talk):
            return weigh_terms(p, top, moves)
        if isinstance(top, March):
            return weigh_march(p, top, seat, moves)
        if isinstance(top, Settle):
            return [settle(top.picked, t.SETTLE.a(m)) for m in moves]
        if isinstance(top, MovementTurn):
            return weigh_turn(p, top, seat, moves)
        if isinstance(top, InBattle):
            return weigh_battle(p, top, seat, moves)
        return [glance(p, seat, m) for m in moves]

    def rehearsal(self) -> Rehearsal[Fief] | None:
        return RoundRehearsal()

    def offers(self, p: Fief, seat: int) -> list[list[int]]:
        return chains(p, seat, talk_moves(p, seat))


# -- marches ---------------------------------------------------------------------------------


ECUS_A_POINT: Final = 150.0  # of worth, for one of weight
WORTH_A_MARCH: Final = 30.0


def weigh_turn(p: Fief, step: MovementTurn, seat: int, moves: list[int]) -> list[float]:
    """The lord with most to do leads first, without a doubt; when none has anything to do the turn is over."""
    plan = campaign(p, seat)
    out: list[float] = []
    best = 0
    most = 0.0
    for i in range(len(moves)):
        m = moves[i]
        if t.LEAD.has(m) and step.recalled[t.LEAD.a(m)]:
            out.append(0.02)  # he has thought better of it
        elif t.LEAD.has(m):
            place = p.place[t.LEAD.a(m)]
            force = float(p.strength(seat, place) - p.soldiers[seat * t.PLACES + place] + spare(p, seat, place))
            left = t.STEPS_A_TURN - p.steps_made[t.LEAD.a(m)]
            n = plan.best_errand(t.VILLAGE_OF[place], force, left)
            if n > most:
                most = n
                best = i
            out.append(0.1 + n / ECUS_A_POINT)
        else:
            out.append(glance(p, seat, m))
    if most > WORTH_A_MARCH:
        out[best] += CLEARLY
    else:
        out[moves.index(PASS)] += CLEARLY
    return out


def weigh_march(p: Fief, step: March, seat: int, moves: list[int]) -> list[float]:
    """All but the garrison goes along; then to the best errand."""
    left = spare(p, seat, step.place) - step.points()
    out: list[float] = []
    most = 0
    for m in moves:
        if t.TAKE.has(m) and t.TAKE.a(m) <= left:
            most = max(most, t.TAKE.a(m))
    plan = campaign(p, seat)
    force = float(step.strength(p))
    left_over = t.STEPS_A_TURN - p.steps_made[step.leader]
    here = t.VILLAGE_OF[step.place]
    for m in moves:
        w = 0.2
        if t.TAKE.has(m):
            w = CLEARLY if t.TAKE.a(m) == most else 0.05
        elif t.JOIN.has(m):
            lord = t.JOIN.a(m)
            w = 0.5 if p.captor[lord] == NOBODY else 0.05
        elif t.GO.has(m):
            w = 0.1 + max(0.0, plan.errand(here, t.GO.a(m), force, left_over)) / ECUS_A_POINT
        elif t.ASSAULT.has(m):
            w = assault(p, step, seat, t.ASSAULT.a(m))
        elif t.REQUEST.has(m):
            w = 0.05 if t.REQUEST.b(m) else 0.15
        elif t.PREACH.has(m):
            w = 0.1 + t.PREACH.c(m)
        out.append(w)
    return out


def assault(p: Fief, step: March, seat: int, village: int) -> float:
    """Only with a good chance."""
    h = p.holder(village)
    chance = odds(float(step.strength(p)), strength_inside(p, village, h) + 0.5, shelter(p, village, h))
    if h != t.REBELS and p.allied(seat, h):
        chance *= 0.5
    return 8.0 * chance * (1.0 + prize(p, seat, village) / 1500.0) if chance > 0.45 else 0.02


# -- battles ---------------------------------------------------------------------------------


def weigh_battle(p: Fief, step: InBattle, seat: int, moves: list[int]) -> list[float]:
    """Plead when it is lost; grant mercy for the prisoners; aim at great lords with dice to spare."""
    b = step.battle(p)
    side = 0
    for c in b.contingents:
        if c.who == seat:
            side = b.camps[c.camp].side
    force = [0.0, 0.0]
    for i in range(len(b.camps)):
        force[b.camps[i].side] += b.strength(p, i) * (1.0 + 0.6 * b.camps[i].walls)
    chance = odds(force[side], force[1 - side] - 1.0, 0)
    out: list[float] = []
    for m in moves:
        w = 1.0
        if t.PLEAD.has(m):
            w = CLEARLY if chance < 0.12 else 0.04
        elif t.PLEAD_FOR.has(m):
            w = 0.02  # whoever is left behind would fight on without troops
        elif t.ENLIST.has(m):
            friend = b.principal(t.ENLIST.a(m))
            w = 0.4 if friend == t.REBELS or not p.allied(seat, friend) else 1.5
        elif t.AIM.has(m):
            w = 0.8 if t.AIM.a(m) in (p.king, p.queen) or p.titled(t.AIM.a(m)) else 0.2
        elif m == YES and isinstance(step, Mercy):
            w = 3.0
        out.append(w)
    return out


# -- offers ----------------------------------------------------------------------------------


def weigh_terms(p: Fief, talk: Talk, moves: list[int]) -> list[float]:
    """Towards the first template that fits what has been said."""
    if talk.stage in ("answer", "reply"):
        return [0.02 if m not in (YES, NO) else 1.0 for m in moves]
    said = talk.terms
    plan: list[int] = []
    for terms in templates(p, talk.maker, talk.other, talk.secret):
        if all(x in terms for x in said):
            plan = terms
            break
    out: list[float] = []
    for m in moves:
        w = 0.01
        if m == PROPOSE:
            w = 30.0 if plan and len(plan) == len(said) else 0.02
        elif m == DROP:
            w = 0.3
        elif m in plan and m not in said:
            w = 20.0
        out.append(w)
    return out
