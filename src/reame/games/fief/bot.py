"""What to think of a position of Fief, and which moves to look at first."""

from __future__ import annotations

from typing import Final

from reame.games.fief.bargaining import chains, templates
from reame.games.fief.battle import Battle
from reame.games.fief.campaign import campaign, odds, prize, spare
from reame.games.fief.deals import Talk, talk_moves
from reame.games.fief.march import March
from reame.games.fief.movement import MovementTurn
from reame.games.fief.perils import shelter, strength_inside
from reame.games.fief.position import Fief
from reame.games.fief.setup import Setup
from reame.games.fief.things import (
    AIM,
    ANOINT,
    ASSASSINATION,
    ASSAULT,
    BISHOPRICS,
    BUILD,
    CALL,
    CALM,
    CARDINAL,
    CAST,
    CASTLE_WORK,
    CLOSE_GATE,
    CONDEMN,
    D_ARC,
    DEMAND,
    DISCARD,
    ENLIST,
    ESCAPE,
    FIGHT,
    FOUND,
    FREE,
    GO,
    HIRE,
    HIRE_GUARDS,
    INCITE,
    INFECT,
    JOIN,
    JUSTICE,
    LEAD,
    LEVY_TAX,
    LEVY_TITHE,
    LORDS,
    MAID,
    MURDER,
    NEIGHBOURS,
    NO_ONE,
    OFFER,
    OPEN_GATE,
    PLACES,
    PLAY_LORD,
    PLEAD,
    PREACH,
    PUT,
    RAISE,
    REBELS,
    REGION_OF,
    REGIONS,
    REQUEST,
    RISE,
    SETTLE,
    SHINE,
    STAND,
    STARVE,
    STEPS,
    STORM,
    TAKE,
    TAX,
    TITHE,
    TITLE_PRICE,
    TITLE_TO,
    VILLAGE_OF,
    VILLAGES_OF,
    WHISPER,
    WITHDRAW,
    WOMAN,
    WORK_PRICE,
)
from reame.games.fief.worth import shares, values
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import DROP, NO, PASS, PROPOSE, YES

CLEARLY: Final = 500.0  # the weight of what needs no second thought
IDLE_TALK: Final = 0.02


class RoundRehearsal(Rehearsal[Fief]):
    """A round: what is bought is for marches, marches show their worth in battle, and land at the election."""

    def moment(self, p: Fief) -> int:
        return p.round


class FiefCounsel(Counsel[Fief]):
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
        if isinstance(top, Setup):
            return [settle(top.homes, m) for m in moves]
        if isinstance(top, MovementTurn):
            return weigh_turn(p, seat, moves)
        if isinstance(top, Battle):
            return weigh_battle(p, top, seat, moves)
        return [glance(p, seat, m) for m in moves]

    def rehearsal(self) -> Rehearsal[Fief] | None:
        return RoundRehearsal()

    def offers(self, p: Fief, seat: int) -> list[list[int]]:
        return chains(p, seat, talk_moves(p, seat))


# -- one move at a glance --------------------------------------------------------------------


def glance(p: Fief, seat: int, move: int) -> float:
    """How promising a move looks outside marches, battles and offers."""
    if move == PASS:
        return 1.0
    if move == YES or move == NO:
        return 1.0
    if p.phase == "cards":
        return glance_card(p, seat, move)
    if p.phase == "purchases":
        return glance_purchase(p, seat, move)
    if OFFER.has(move) or WHISPER.has(move):
        return IDLE_TALK  # good offers are found by `offers`
    if FIGHT.has(move):
        return fight(p, seat, FIGHT.a(move), FIGHT.b(move))
    if WITHDRAW.has(move):
        return 2.0
    if RISE.has(move):
        return 1.5
    if DEMAND.has(move):
        return 0.3
    if CALM.has(move):
        return 0.2 + CALM.b(move)
    if STAND.has(move):
        return 5.0 + p.rank_total(STAND.a(move))
    if CAST.has(move):
        return ballot(p, seat, CAST.a(move))
    if TITLE_TO.has(move):
        return 3.0 if p.family[TITLE_TO.b(move)] == seat else 0.2
    if OPEN_GATE.has(move):
        return 2.0
    if CLOSE_GATE.has(move):
        return 0.6
    return 1.0


def settle(homes: list[int], move: int) -> float:
    """Small regions with few neighbours are soon a fief, unless others have settled there."""
    if not SETTLE.has(move):
        return 1.0
    village = SETTLE.a(move)
    r = REGION_OF[village]
    worth = 6.0 / len(VILLAGES_OF[r]) + 1.0 / len(NEIGHBOURS[village])
    return worth * (0.4 if any(h != NOBODY and REGION_OF[h] == r for h in homes) else 1.0)


def ballot(p: Fief, seat: int, vote: int) -> float:
    """One's own candidate, then an ally's; a stranger's last."""
    if vote == NO_ONE:
        return 2.0
    if p.family[vote] == seat:
        return 9.0
    return 4.0 if p.allied(seat, p.family[vote]) else 0.4


def glance_card(p: Fief, seat: int, move: int) -> float:
    """Lords and bishops first; levies; harm to others; what is useless goes to the discards."""
    if PLAY_LORD.has(move):
        v = PLAY_LORD.b(move)
        return 8.0 + 0.2 * p.walls[v]
    if ANOINT.has(move):
        return 5.0 - 1.5 * p.rank_total(ANOINT.b(move))
    if MAID.has(move) or LEVY_TITHE.has(move) or LEVY_TAX.has(move):
        return 6.0
    if MURDER.has(move):
        return 0.05 if p.family[MURDER.a(move)] == seat else 2.0
    if CONDEMN.has(move) or CALL.has(move):
        return 4.0
    if FREE.has(move):
        return 5.0 if p.family[FREE.a(move)] == seat else 0.1
    if STORM.has(move):
        return 0.8
    if SHINE.has(move):
        return 1.5 if stake(p, seat, SHINE.a(move)) > 0 else 0.6
    if STARVE.has(move):
        return 1.5 if stake(p, seat, STARVE.a(move)) < 0 else 0.05
    if INFECT.has(move):
        return 1.5 if stake(p, seat, INFECT.a(move)) < 0 else 0.05
    if RAISE.has(move):
        v = RAISE.a(move)
        return 0.05 if seat in p.occupants[v] or p.owner(v) == seat else 1.5
    if DISCARD.has(move):
        return discardable(p, seat, DISCARD.a(move))
    if WHISPER.has(move) or OFFER.has(move):
        return IDLE_TALK
    if PUT.has(move):
        return 1.0 + p.walls[PUT.a(move)]
    return 1.0


def stake(p: Fief, seat: int, region: int) -> int:
    """Villages of mine less those of others in a region."""
    n = 0
    for v in VILLAGES_OF[region]:
        h = p.holder(v)
        if h == seat:
            n += 1
        elif h != NOBODY:
            n -= 1
    return n


def discardable(p: Fief, seat: int, card: int) -> float:
    """What cannot be used is let go for a fresh card; people, and what may be of use soon, are kept."""
    if card < LORDS + BISHOPRICS or card in (JUSTICE, ASSASSINATION):
        return 0.05
    family = p.free_lords(seat)
    if card == TITHE:
        return 0.3 if any(p.bishop[x] != NOBODY for x in family) else 1.2
    if card == TAX:
        return 0.3 if p.fiefs_of(seat) else 1.2
    if card == D_ARC:
        return 0.3 if any(WOMAN[x] for x in family) else 1.2
    if card == ESCAPE:
        return 0.3
    return 1.3


def glance_purchase(p: Fief, seat: int, move: int) -> float:
    """Titles, then mills, then soldiers; the evaluation sees the rest."""
    if FOUND.has(move):
        v = FOUND.b(move)
        return 30.0 + p.strength(seat, v)
    if CARDINAL.has(move):
        return 3.0
    if TITLE_TO.has(move):
        return 0.1
    saving = wanted(p, seat)
    left = p.money[seat]
    if BUILD.has(move):
        price = WORK_PRICE[BUILD.b(move)]
        return 0.3 if saving and left - price < saving else 4.0
    if HIRE.has(move):
        price = 100 * HIRE.b(move)
        if saving and left - price < saving:
            return 0.3
        return 1.0 + 0.1 * HIRE.b(move) + (1.0 if p.walls[HIRE.a(move)] else 0.0)
    if HIRE_GUARDS.has(move):
        return 1.0 + 0.1 * HIRE_GUARDS.b(move)
    return 0.05 if INCITE.has(move) else 1.0


def wanted(p: Fief, seat: int) -> int:
    """Money to keep for a title that could be had next round."""
    for r in range(REGIONS):
        if p.capital[r] != NOBODY:
            continue
        held = 0
        castle = False
        for v in VILLAGES_OF[r]:
            if p.holder(v) == seat:
                held += 1
                castle = castle or p.walls[v] > 0
        if castle and held >= len(VILLAGES_OF[r]) - 1:
            return TITLE_PRICE[r]
        if held == len(VILLAGES_OF[r]):
            return WORK_PRICE[CASTLE_WORK]
    return 0


# -- marches ---------------------------------------------------------------------------------


ECUS_A_POINT: Final = 150.0  # of worth, for one of weight
WORTH_A_MARCH: Final = 30.0


def weigh_turn(p: Fief, seat: int, moves: list[int]) -> list[float]:
    """The lord with most to do leads first, without a doubt; when none has anything to do the turn is over."""
    plan = campaign(p, seat)
    out: list[float] = []
    best = 0
    most = 0.0
    for i in range(len(moves)):
        m = moves[i]
        if LEAD.has(m):
            place = p.place[LEAD.a(m)]
            force = float(p.strength(seat, place) - p.soldiers[seat * PLACES + place] + spare(p, seat, place))
            left = STEPS - p.steps_made[LEAD.a(m)]
            n = plan.best_errand(VILLAGE_OF[place], force, left)
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
        if TAKE.has(m) and TAKE.a(m) <= left:
            most = max(most, TAKE.a(m))
    plan = campaign(p, seat)
    force = float(step.strength(p))
    left_over = STEPS - p.steps_made[step.leader]
    here = VILLAGE_OF[step.place]
    for m in moves:
        w = 0.2
        if TAKE.has(m):
            w = CLEARLY if TAKE.a(m) == most else 0.05
        elif JOIN.has(m):
            lord = JOIN.a(m)
            w = 0.5 if p.captor[lord] == NOBODY else 0.05
        elif GO.has(m):
            w = 0.1 + max(0.0, plan.errand(here, GO.a(m), force, left_over)) / ECUS_A_POINT
        elif ASSAULT.has(m):
            w = assault(p, step, seat, ASSAULT.a(m))
        elif REQUEST.has(m):
            w = 0.05 if REQUEST.b(m) else 0.15
        elif PREACH.has(m):
            w = 0.1 + PREACH.c(m)
        out.append(w)
    return out


def assault(p: Fief, step: March, seat: int, village: int) -> float:
    """Only with a good chance."""
    h = p.holder(village)
    chance = odds(float(step.strength(p)), strength_inside(p, village, h) + 0.5, shelter(p, village, h))
    if h != REBELS and p.allied(seat, h):
        chance *= 0.5
    return 8.0 * chance * (1.0 + prize(p, seat, village) / 1500.0) if chance > 0.45 else 0.02


# -- battles ---------------------------------------------------------------------------------


def fight(p: Fief, seat: int, village: int, foe: int) -> float:
    """A battle is sought by the stronger."""
    mine = float(p.inside_strength(seat, village) + p.gate_strength(seat, village))
    chance = odds(mine, strength_inside(p, village, foe), shelter(p, village, foe))
    if foe != REBELS and p.allied(seat, foe):
        chance *= 0.2
    return 4.0 * chance if chance > 0.6 else 0.1


def weigh_battle(p: Fief, b: Battle, seat: int, moves: list[int]) -> list[float]:
    """Plead when it is lost; grant mercy for the prisoners; aim at great lords with dice to spare."""
    side = 0
    for c in b.contingents:
        if c[0] == seat:
            side = b.camps[c[2]][0]
    force = [0.0, 0.0]
    for i in range(len(b.camps)):
        force[b.camps[i][0]] += b.strength(p, i) * (1.0 + 0.6 * b.camps[i][1])
    chance = odds(force[side], force[1 - side] - 1.0, 0)
    out: list[float] = []
    for m in moves:
        w = 1.0
        if PLEAD.has(m):
            w = CLEARLY if chance < 0.12 else 0.04
        elif ENLIST.has(m):
            friend = b.principal(ENLIST.a(m))
            w = 0.4 if friend == REBELS or not p.allied(seat, friend) else 1.5
        elif AIM.has(m):
            w = 0.8 if AIM.a(m) in (p.king, p.queen) or p.titled(AIM.a(m)) else 0.2
        elif m == YES and b.stage == "answer":
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
        if all(t in terms for t in said):
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
