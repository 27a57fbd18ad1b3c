"""What each legal move would cost, bring and risk."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.prospects import phrases as say
from reame.games.universalis.prospects.fights import attack_of, outlook, round_of, running
from reame.games.universalis.prospects.odds import Course
from reame.games.universalis.prospects.reach import told, walks
from reame.games.universalis.prospects.trade import ways
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.market import HowManySold, HowManyUnits, buy_price, sell_price, toll_at
from reame.games.universalis.turn.purchase import Purchase
from reame.games.universalis.war.attack import Attack, AttackForce
from reame.games.universalis.war.conquest import Occupation, OccupyWith
from reame.kernel.moves import NO, PASS, PROPOSE, YES
from reame.kernel.prospects import BAD, GOOD, Prospect

PAID: Final = [do.RESEARCH, do.COUNCIL, do.SETTLE, do.FORTIFY, do.CATHEDRAL, do.BUILD, do.BUY, do.BUY_GRAIN]
PAID_TOO: Final = [do.STORE_GRAIN, do.HIRE]


def choices(p: Universalis, seat: int, _thing: int) -> list[Prospect]:
    """Of every legal move of which there is something to say."""
    moves = p.legal(seat)
    if not moves:
        return []
    top = p.stack[-1]
    found: list[Prospect | None] = []
    if isinstance(top, Purchase):
        found = [purchase(p, seat, m) for m in moves if m != PASS]
    elif isinstance(top, HowManyUnits):
        found = [deal(p, seat, m, top) for m in moves]
    elif isinstance(top, AttackForce):
        return strengths(p, moves)
    elif isinstance(top, OccupyWith):
        below = p.stack[-2]
        assert isinstance(below, Occupation)
        found = [stay(m, below.force) for m in moves]
    elif YES in moves and NO in moves and running(p) is not None:
        return fight_on(p, moves)
    else:
        return acts(p, seat, moves)
    return [x for x in found if x is not None]


def _of(move: int) -> Prospect:
    return Prospect(do.MOVES.words(move))


def purchase(p: Universalis, seat: int, move: int) -> Prospect | None:
    """What is paid for it, as it turns out when it is tried."""
    if not any(verb.has(move) for verb in (*PAID, *PAID_TOO)):
        return None
    found = _of(move)
    cost = p.florins[seat] - p.tried(seat, move).florins[seat]
    found.price = say.COST.of(max(0, cost))
    if do.BUY.has(move) and do.BUY.a(move) in range(box.TYPES_KEPT, box.TYPES_KEPT + len(box.MOVEMENT_OF)):
        kind, level = do.BUY.a(move) - box.TYPES_KEPT, p.transport_level(seat)
        found.says.append(
            say.CARRY.of(box.MOVEMENT_OF[kind][level], box.GOODS_OF[kind][level] or box.ARMIES_OF[kind][level])
        )
    return found


def deal(p: Universalis, seat: int, move: int, step: HowManyUnits) -> Prospect:
    """What so many units cost or bring."""
    found = _of(move)
    after = p.tried(seat, move).florins[seat]
    if isinstance(step, HowManySold):
        found.price = say.BRING.of(after - p.florins[seat])
        found.tone = GOOD
        toll = toll_at(p, seat, p.transport_at[step.transport])
        if toll:
            found.says.append(say.TOLL.of(toll))
    else:
        found.price = say.COST.of(p.florins[seat] - after)
        found.says.append(say.LEAVE_FLORINS.of(after))
    return found


def strengths(p: Universalis, moves: list[int]) -> list[Prospect]:
    """Of each number of armies that could attack."""
    attack = p.stack[-2]
    assert isinstance(attack, Attack)
    planned = attack.copy()
    assert isinstance(planned, Attack)
    out: list[Prospect] = []
    course: Course | None = None
    for m in moves:
        r = round_of(p, planned, do.ARMIES.a(m))
        course = course or Course(p, r)
        found = _of(m)
        outlook(found, r, course.hope(r.force, r.armies))
        out.append(found)
    return out


def stay(move: int, force: int) -> Prospect:
    """Of the armies that occupy a conquest the others stay where they are."""
    found = _of(move)
    found.says.append(say.STAY_BACK.of(max(0, force - do.ARMIES.a(move))))
    return found


def fight_on(p: Universalis, moves: list[int]) -> list[Prospect]:
    """To go on with a battle, or not."""
    fought = running(p)
    assert fought is not None
    r = fought[0]
    on, off = _of(YES), _of(NO)
    on.odds = Course(p, r).hope(r.force, r.armies).win
    on.says.append(say.FIGHT.of(r.force, r.armies))
    off.says.append(say.BREAK_OFF.of())
    return [x for x, m in ((on, YES), (off, NO)) if m in moves]


def acts(p: Universalis, seat: int, moves: list[int]) -> list[Prospect]:
    """Of what can be done in a phase: attacks, steps, dealing; and of bids."""
    out: list[Prospect] = []
    near: dict[tuple[bool, int], dict[str, Prospect]] = {}
    for m in moves:
        found = _of(m)
        attack = attack_of(p, m)
        if attack is not None:
            r = round_of(p, attack, attack.most(p))
            if r.force > 0 and r.armies > 0:
                outlook(found, r, Course(p, r).hope(r.force, r.armies))
            if do.ATTACK.has(m) and attack.source(p) == "ground" and r.force > 1:
                all_of_them = [do.MOVES.words(m), do.MOVES.words(do.ARMIES.at(r.force))]
                found.parts.append(whole(f"territory:{box.TERRITORY.word(attack.area)}", all_of_them))
                found.parts[0].says.append(say.WITH_ALL.of(r.force))
        elif do.OFFER.has(m):
            treaty(p, seat, m, found)
        elif do.MOVE.has(m) or do.MARCH.has(m):
            aboard = do.MOVE.has(m)
            piece, area = (do.MOVE.a(m), do.MOVE.b(m)) if aboard else (do.MARCH.a(m), do.MARCH.b(m))
            known = near.get((aboard, piece))
            if known is None:
                some = ways(p, seat, piece) if aboard else told(p, walks(p, piece), seat, p.banner_moves[piece])
                known = near[(aboard, piece)] = {x.of: x for x in some}
            step = known.get(f"area:{box.AREA.word(area)}")
            if step is not None:
                found.price, found.tone, found.says = step.price, step.tone or (GOOD if step.price else ""), step.says
        elif do.SELL.has(m):
            found.price = say.BRING.of(sell_price(p, p.transport_at[do.SELL.a(m)], do.SELL.b(m)))
            found.tone = GOOD
            found.says.append(say.EACH.of())
        elif do.PURCHASE.has(m):
            found.price = say.COST.of(buy_price(p, p.transport_at[do.PURCHASE.a(m)], do.PURCHASE.b(m)))
            found.says.append(say.EACH.of())
        elif do.BID.has(m):
            left = p.florins[seat] - do.BID.a(m)
            found.says.append(say.LEAVE_FLORINS.of(max(0, left)))
            if left < 0:
                found.tone = BAD
        if found.price is not None or found.says or found.parts:
            out.append(found)
    return out


def whole(ref: str, moves: list[str]) -> Prospect:
    """What can be done at one go about a thing."""
    out = Prospect(ref)
    out.figures["moves"] = moves
    return out


def treaty(p: Universalis, seat: int, offer: int, found: Prospect) -> None:
    """Trade for trade, the treaty that is offered most."""
    begun = p.tried(seat, offer)
    terms = [do.GIVE_TRADE.at(), do.ASK_TRADE.at()]
    if seat in begun.waiting and all(begun.why(seat, term).allowed for term in terms):
        moves = [do.MOVES.words(m) for m in (offer, *terms, PROPOSE)]
        found.parts.append(whole(f"seat:{do.OFFER.a(offer)}", moves))
        found.parts[0].says.append(say.TRADE_BOTH_WAYS.of())
