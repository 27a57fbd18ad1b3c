"""What attacks, battles and Crusades under way may bring."""

from __future__ import annotations

from reame.games.medieval.bot.odds import CRUSADE_GAIN, chance
from reame.games.medieval.bot.stakes import Stake, Target, best_bid, bills, likely
from reame.games.medieval.bot.worth import purse, safety, time_left
from reame.games.medieval.land.geography import CARD_OF
from reame.games.medieval.pope.crusade import Crusade
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.attack import Attack
from reame.games.medieval.war.battle import Battle, strength
from reame.games.medieval.war.hiring import Hiring
from reame.games.medieval.war.route import Route
from reame.games.medieval.war.voyage import Voyage
from reame.kernel.kinds import NOBODY


def pending(p: Medieval, out: list[float]) -> None:
    """Attacks and Crusades under way count with what they promise."""
    attack: Attack | None = None
    for step in p.stack:
        if isinstance(step, Battle):
            add_battle(p, step, out)
            return
        if isinstance(step, Crusade) and step.stage == "commit":
            gain = CRUSADE_GAIN[max(0, min(30, step.strength))]
            for s in range(p.seats):
                if step.joined >> s & 1:
                    out[s] += purse(p.florins[s] + int(gain + 0.5), time_left(p)) - purse(p.florins[s], time_left(p))
        if isinstance(step, Attack):
            attack = step
            if attack.stage not in ("fight", "over"):
                add_attack(p, attack, out, 1.0)
                return
        elif isinstance(step, Voyage) and attack is not None:
            add_attack(p, attack, out, 0.8 ** len(step.queue))
            return


def add_attack(p: Medieval, attack: Attack, out: list[float], arrives: float) -> None:
    """An attack that has still to find its way."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Route):
        arrives *= 0.55 ** len(top.permits) * 0.9 ** min(top.interceptors.bit_count(), 4)
    elif attack.permits:
        arrives *= 0.65 ** (len(attack.permits) - attack.granted)
    mercenaries = top.hired if isinstance(top, Hiring) else attack.mercenaries
    rest = time_left(p)
    safe = safety(p)[CARD_OF[attack.target]]
    target = Target(p, attack.seat, attack.target, rest, safe, False)
    bill = bills(p.florins[attack.seat], t.JIHAD_COST if attack.jihad else t.MILITIA_COST, rest)
    promise = target.promise(strength(p, attack.power, mercenaries, 0), bill)
    out[attack.seat] += arrives * max(promise, 0.0)
    foe = p.controller[attack.target]
    if foe != NOBODY:
        out[foe] -= arrives * 0.5 * target.stake.loss


def add_battle(p: Medieval, battle: Battle, out: list[float]) -> None:
    """Bids that are down as they are, others as they may be; dice too, if they are thrown before the Knights come."""
    if battle.stage == "over":
        return
    rest = time_left(p)
    seat = battle.attacker
    foe = p.controller[battle.target]
    stake = Stake(p, seat, battle.target, rest, safety(p)[CARD_OF[battle.target]], battle.power == NOBODY)
    margin = strength(p, battle.power, battle.mercenaries, battle.knights) - p.base(battle.target)
    margin -= t.KNIGHTS_CARD * battle.support
    if battle.attack_die:
        margin += battle.attack_die + battle.raised[seat] - battle.defence_die
        if margin - (battle.raised[foe] if foe != NOBODY else 0) > 0:
            out[seat] += stake.gain
            if foe != NOBODY:
                out[foe] -= stake.loss
        return
    bidders = battle.bidders(p)
    mine = theirs = -1
    if battle.stage != "bids":
        mine = battle.bids[seat]
        theirs = battle.bids[foe] if foe != NOBODY else 0
    else:
        if seat not in bidders:
            mine = 0
        elif p.drafts[seat]:
            mine = t.BID.a(p.drafts[seat][0])
        if foe == NOBODY or foe not in bidders:
            theirs = 0
        elif p.drafts[foe]:
            theirs = t.BID.a(p.drafts[foe][0])
    most = likely(p, foe, t.MILITIA_COST, stake.loss) if theirs < 0 else 0
    margin -= max(theirs, 0)
    if mine < 0:
        mine = best_bid(bills(p.florins[seat], battle.price(seat), rest), margin, most, stake.gain)
        if theirs >= 0:  # the defender knows his own bid but not the other: any up to a step more than sensible
            win = 1.0 - chance(1 - margin, min(mine + 1, 8))
        else:
            win = chance(margin + mine, most)
    else:
        win = chance(margin + mine, most)
    out[seat] += (
        win * stake.gain + purse(p.florins[seat] - battle.price(seat) * mine, rest) - purse(p.florins[seat], rest)
    )
    if foe != NOBODY:
        out[foe] -= win * stake.loss
        paid = max(theirs, 0)
        out[foe] += purse(max(p.florins[foe] - t.MILITIA_COST * paid, 0), rest) - purse(p.florins[foe], rest)
