"""What to think of a position of Medieval: points now, what can still be won, and what battles under way may bring."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from reame.games.medieval.attack import Attack, Route, Voyage
from reame.games.medieval.battle import Battle, Quelling
from reame.games.medieval.deals import Bargain, Offer, Permission, Ransom
from reame.games.medieval.geography import (
    ACTIONS,
    ARMY,
    ASSASSIN,
    CARD_OF,
    CIVIL_WAR,
    CLAIMED_BY,
    DEFENCE,
    DEUS,
    EAST_MASK,
    HAND_SIZE,
    HERESY,
    HIDDEN,
    HOME,
    HOMES,
    INCOME,
    INITIAL,
    ISLAMIC,
    JIHAD,
    JIHAD_COST,
    KNIGHTS,
    KNIGHTS_CARD,
    MAPS,
    MILITIA_COST,
    MONGOL_ARMY,
    NORMAL,
    POPE,
    POWERS,
    PROVINCES,
    REAL_MONGOLS,
    SPIES,
    UP,
)
from reame.games.medieval.pope import Crusade
from reame.games.medieval.position import Medieval
from reame.games.medieval.regions import around
from reame.games.medieval.routes import origins
from reame.games.medieval.setup import OPENING
from reame.games.medieval.things import (
    ATTACK,
    ATTACK_JIHAD,
    ATTACK_KNIGHTS,
    BID,
    COLLECT,
    CRUSADE,
    DISCARD,
    END,
    EXCOMMUNICATE,
    FIT_OUT,
    FROM,
    GIVE_FLORINS,
    GIVE_LIFT,
    GO,
    GRANT_FREE,
    HIRE,
    INTERCEPT,
    JOIN_KNIGHTS,
    JOIN_POWER,
    JOIN_PROVINCE,
    LIFT,
    MARRY,
    MURDER,
    OFFER,
    PAPAL_PASSAGE,
    PICK,
    PLAY_CIVIL_WAR,
    PLAY_HERESY,
    PLAY_POWER,
    QUELL_HERESY,
    QUELL_WAR,
    RAID,
    REACT,
    SPY_BATTLE,
    SPY_DECK,
    SPY_HAND,
    STRAIGHT,
    SUPPORT,
    TAKE_FLORINS,
)
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, DROP, PROPOSE

DECK: Final = 67.0  # action cards at the start, about
PURSE: Final = 4.0  # points a full purse is worth with the whole game ahead
PURSE_SCALE: Final = 16.0  # florins that fill it by two thirds
DRAW: Final = 0.35  # points a card still to be drawn is worth
ASKING: Final = 3  # florins offered and asked for a favour
RANSOM: Final = 4

# P(d6 + margin > d6), for margins from -6 to 6
ODDS: Final = [sum([1 for a in range(1, 7) for b in range(1, 7) if a + margin > b]) / 36.0 for margin in range(-6, 7)]
# the same on average against a bid of anything from 0 to so many steps
AVERAGE: Final = [
    [sum([ODDS[max(-6, min(6, m - bid)) + 6] for bid in range(most + 1)]) / (most + 1) for m in range(-20, 21)]
    for most in range(9)
]
# the expected gain over two dice, by strength
CRUSADE_GAIN: Final = [sum([max(s - a - b, 0) for a in range(1, 7) for b in range(1, 7)]) / 36.0 for s in range(31)]


def time_left(p: Medieval) -> float:
    """How much of the game is still to come, 1 to 0."""
    left = min(p.deck.size() / DECK, (REAL_MONGOLS - p.mongols_resolved + 1.0) / REAL_MONGOLS)
    return max(0.03, min(1.0, left))


def purse(florins: int, rest: float) -> float:
    """What money is worth in points: it buys attacks to come, the first coins most."""
    return rest * PURSE * (1.0 - math.exp(-florins / PURSE_SCALE)) + 0.004 * florins


def safety(p: Medieval) -> list[float]:
    """For each map card, the chance that its provinces will count at the end."""
    edge = p.edge()
    raids = float(REAL_MONGOLS - p.mongols_resolved)
    out = [1.0] * MAPS
    for m in range(MAPS):
        if DEFENCE[m] < 0 or not p.in_play >> m & 1:
            continue
        falls = ODDS[max(-6, min(6, MONGOL_ARMY - DEFENCE[m] + 1)) + 6]
        if m in edge:
            out[m] = (1.0 - falls / len(edge)) ** raids
        else:
            shields = (EAST_MASK[m] & p.in_play).bit_count()
            out[m] = (1.0 - falls / len(edge)) ** (max(raids - 2.0 * shields, 0.0) / 2.0)
    return out


def worth(p: Medieval, power: int, rest: float) -> float:
    """What holding a power adds to its provinces: an army to use, and provinces still to come."""
    n = 0.25 * (ARMY[power] + p.ruler[power] - NORMAL) + 0.2
    if p.excommunicated >> power & 1:
        n -= 0.35
    if p.disaster >> power & 1:
        n -= 0.25
    if p.civil_war >> power & 1:
        n -= 0.6
    for t in HOMES[power]:
        if not (p.in_play | p.gone) >> CARD_OF[t] & 1:
            n += 0.3 * INCOME[t]
    return n * rest


def card_worth(p: Medieval, seat: int, card: int, rest: float) -> float:
    """What a card in hand is worth in points."""
    if card >= ACTIONS:
        return power_card_worth(p, seat, card - ACTIONS, rest)
    if card == KNIGHTS:
        return 0.9 * rest + 0.1 if p.may_use_knights(seat) else 0.1 * rest
    if card == POPE:
        return 0.55 * rest
    if card == DEUS:
        return 0.6 * rest
    if card == ASSASSIN or card == SPIES:
        return 0.3 * rest
    if card == CIVIL_WAR or card == HERESY:
        return 0.35 * rest
    if card == JIHAD:
        for x in range(POWERS):
            if ISLAMIC[x] and p.holder[x] == seat:
                return 0.45 * rest
        return 0.1 * rest
    return 0.0


def power_card_worth(p: Medieval, seat: int, power: int, rest: float) -> float:
    """What a power card would bring if it were played now; a little for keeping it from others."""
    n = 0.0
    free = False
    for t in p.homes_in_play(power):
        if p.controller[t] == NOBODY:
            free = True
            n += INCOME[t]
    if free:
        claimed = CLAIMED_BY[power]
        if claimed != NOBODY and p.alive(claimed) and p.controller[claimed] == NOBODY:
            n += INCOME[claimed]
        n += worth(p, power, rest) + rest * 0.15 * INITIAL[power]
        return 0.75 * n  # others may come first
    if p.sole_controller(power) == seat:
        return 0.75 * (worth(p, power, rest) + rest * 0.15 * INITIAL[power])
    return 0.3 * rest


def outlook(p: Medieval, me: int) -> list[float]:
    """Points each seat can hope for, as `me` sees it; the hands of others count as average ones."""
    rest = time_left(p)
    out = [purse(p.florins[s], rest) + DRAW * HAND_SIZE * rest for s in range(p.seats)]
    out[me] += hand_worth(p, me, rest) - DRAW * HAND_SIZE * rest
    if p.turn == 0:
        for x in range(POWERS):
            if p.holder[x] != NOBODY:
                out[p.holder[x]] += draft_worth(p, x)
        return out
    safe = safety(p)
    holder, ruler = p.holder, p.ruler
    for t in range(PROVINCES):
        s = p.controller[t]
        if s == NOBODY:
            continue
        n = safe[CARD_OF[t]]
        home = HOME[t]
        if not p.heresy >> t & 1 and (home == NOBODY or not p.civil_war >> home & 1):
            n += 0.35 * rest
        if home != NOBODY and holder[home] == s:
            n += 0.06 * rest * (ARMY[home] + ruler[home] - NORMAL)
        out[s] += n * INCOME[t]
    for x in range(POWERS):
        s = p.holder[x]
        if s != NOBODY:
            out[s] += worth(p, x, rest)
            if p.has_unity(s, x):
                out[s] += 0.8
    if p.map_drawn:
        out[p.active] -= 0.25
    out[p.active] -= 0.05 * p.proposals
    return out


def hand_worth(p: Medieval, seat: int, rest: float) -> float:
    """Cards held, and cards to be drawn in the place of those played."""
    n = DRAW * rest * (HAND_SIZE - p.hands[seat].size())
    for c in p.hands[seat].cards:
        n += card_worth(p, seat, c, rest)
    return n


def draft_worth(p: Medieval, power: int) -> float:
    """A power at set-up."""
    n = 0.12 * INITIAL[power] + worth(p, power, 1.0) + 0.4 * ARMY[power]
    for t in range(PROVINCES):
        if OPENING[power] >> t & 1:
            n += 1.35 * INCOME[t] * (0.75 if DEFENCE[CARD_OF[t]] >= 0 else 1.0)
    return n


# -- battles -----------------------------------------------------------------------------------------


class Stake:
    """What a province would change hands for: gain of the attacker, loss of its controller."""

    def __init__(self, p: Medieval, seat: int, target: int, rest: float, safe: float, knights: bool) -> None:
        foe = p.controller[target]
        home = HOME[target]
        self.gain = INCOME[target] * (safe + (0.15 if knights else 0.3) * rest)
        self.loss = self.gain + 0.06 * rest * min(p.base(target), 3) * INCOME[target] if foe != NOBODY else 0.0
        if home == NOBODY:
            return
        mine = others = theirs = 0
        for t in p.homes_in_play(home):
            if t == target:
                continue
            if p.controller[t] == seat:
                mine += 1
            elif p.controller[t] == foe and foe != NOBODY:
                theirs += 1
            else:
                others += 1
        if foe != NOBODY and not theirs and p.holder[home] == foe:
            self.loss += worth(p, home, rest)
        if foe != NOBODY and theirs and not mine and not others:
            self.loss += 0.8
        if not theirs and not others:
            if p.face[home] == UP and p.holder[home] != seat:
                self.gain += worth(p, home, rest)
            if mine:
                self.gain += 0.8
            elif p.face[home] == HIDDEN:
                self.gain += 0.2


def strength(p: Medieval, power: int, mercenaries: int, knights: int) -> int:
    """Of an attack, before dice and Militia."""
    if power == NOBODY:
        return KNIGHTS_CARD * knights
    n = ARMY[power] + p.ruler[power] - NORMAL
    for x in range(POWERS):
        if mercenaries >> x & 1:
            n += ARMY[x]
    return n


def chance(margin: int, most: int) -> float:
    """Of winning against a bid that may be anything up to so many steps."""
    return AVERAGE[min(most, 8)][max(-20, min(20, margin)) + 20]


def likely(p: Medieval, seat: int, price: int, stake: float) -> int:
    """The highest bid to be reckoned with: nobody bids much more than the thing is worth."""
    return min(p.florins[seat] // price, int(stake * 1.5) + 1, 6)


def bills(florins: int, price: int, rest: float) -> list[float]:
    """What bids of 0, 1, 2... steps cost in points, as far as the money goes."""
    now = purse(florins, rest)
    return [now - purse(florins - price * n, rest) for n in range(min(florins // price, 8) + 1)]


def best_bid(bill: list[float], margin: int, foe_most: int, gain: float) -> int:
    """The bid that promises most."""
    best = -99.0
    bid = 0
    for n in range(len(bill)):
        value = chance(margin + n, foe_most) * gain - bill[n]
        if value > best:
            best = value
            bid = n
    return bid


class Target:
    """What there is to know about attacking a province, whoever of one's powers does it."""

    def __init__(self, p: Medieval, seat: int, province: int, rest: float, safe: float, knights: bool) -> None:
        self.stake = Stake(p, seat, province, rest, safe, knights)
        self.base = p.base(province)
        self.foe_most = 0
        if p.has_militia(province):
            self.foe_most = likely(p, p.controller[province], MILITIA_COST, self.stake.loss)

    def promise(self, strength: int, bill: list[float]) -> float:
        """The points an attack of this strength can hope for, with the best bid."""
        margin = strength - self.base
        bid = best_bid(bill, margin, self.foe_most, self.stake.gain)
        return chance(margin + bid, self.foe_most) * self.stake.gain - bill[bid]


FREE: Final = [0.0]  # the bill of Knights, who bid nothing


def pending(p: Medieval, out: list[float]) -> None:
    """Attacks and Crusades under way count with what they promise."""
    top = p.stack[len(p.stack) - 1]
    for step in p.stack:
        if isinstance(step, Battle):
            add_battle(p, step, out)
            return
        if isinstance(step, Crusade) and step.stage == "commit":
            gain = CRUSADE_GAIN[max(0, min(30, step.strength))]
            for s in range(p.seats):
                if step.joined >> s & 1:
                    out[s] += purse(p.florins[s] + int(gain + 0.5), time_left(p)) - purse(p.florins[s], time_left(p))
        if isinstance(step, Attack) and step.stage not in ("fight", "over"):
            add_attack(p, step, out, 1.0)
            return
        if isinstance(step, Attack) and isinstance(top, Voyage):
            add_attack(p, step, out, 0.8 ** len(top.queue))
            return


def add_attack(p: Medieval, attack: Attack, out: list[float], arrives: float) -> None:
    """An attack that has still to find its way."""
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Route):
        arrives *= 0.55 ** len(top.permits) * 0.9 ** min(top.interceptors.bit_count(), 4)
    elif attack.permits:
        arrives *= 0.65 ** (len(attack.permits) - attack.granted)
    rest = time_left(p)
    safe = safety(p)[CARD_OF[attack.target]]
    target = Target(p, attack.seat, attack.target, rest, safe, False)
    bill = bills(p.florins[attack.seat], JIHAD_COST if attack.jihad else MILITIA_COST, rest)
    promise = target.promise(strength(p, attack.power, attack.mercenaries, 0), bill)
    out[attack.seat] += arrives * max(promise, 0.0)
    foe = p.controller[attack.target]
    if foe != NOBODY:
        out[foe] -= arrives * 0.5 * target.stake.loss


def add_battle(p: Medieval, battle: Battle, out: list[float]) -> None:
    """A battle before its dice: bids that are down as they are, others as they may be."""
    if battle.stage == "over":
        return
    rest = time_left(p)
    seat = battle.attacker
    foe = p.controller[battle.target]
    stake = Stake(p, seat, battle.target, rest, safety(p)[CARD_OF[battle.target]], battle.power == NOBODY)
    margin = strength(p, battle.power, battle.mercenaries, battle.knights) - p.base(battle.target)
    margin -= KNIGHTS_CARD * battle.support
    bidders = battle.bidders(p)
    mine = theirs = -1
    if battle.stage != "bids":
        mine = battle.bids[seat]
        theirs = battle.bids[foe] if foe != NOBODY else 0
    else:
        if seat not in bidders:
            mine = 0
        elif p.drafts[seat]:
            mine = BID.a(p.drafts[seat][0])
        if foe == NOBODY or foe not in bidders:
            theirs = 0
        elif p.drafts[foe]:
            theirs = BID.a(p.drafts[foe][0])
    most = likely(p, foe, MILITIA_COST, stake.loss) if theirs < 0 else 0
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
        out[foe] += purse(max(p.florins[foe] - MILITIA_COST * paid, 0), rest) - purse(p.florins[foe], rest)


class TurnRehearsal(Rehearsal[Medieval]):
    """Turns are played to their end."""

    MOMENTS: ClassVar[int] = 2  # what was won is judged when the next player has had a turn

    def moment(self, p: Medieval) -> int:
        return p.turn


class MedievalCounsel(Counsel[Medieval]):
    """Hopes of all seats, weighed against each other; weights from the same hopes, move by move."""

    def value(self, p: Medieval, seat: int) -> float:
        hopes = outlook(p, seat)
        if p.turn:
            pending(p, hopes)
        heat = 1.2 + 2.0 * time_left(p)
        best = max(hopes)
        total = 0.0
        for h in hopes:
            total += math.exp((h - best) / heat)
        share = math.exp((hopes[seat] - best) / heat) / total
        # A little for hopes as such, so that one far behind still knows a better move from a worse.
        return 0.85 * share + 0.15 * max(hopes[seat], 0.0) / max(sum(hopes), 1.0)

    def weigh(self, p: Medieval, seat: int, moves: list[int]) -> list[float]:
        if len(moves) == 1:
            return [1.0]
        top = p.stack[len(p.stack) - 1]
        if isinstance(top, Bargain):
            return [deal_weight(p, top, seat, m) for m in moves]
        if isinstance(top, Battle) and BID.has(moves[0]):
            return bid_weights(p, top, seat, moves)
        if isinstance(top, Quelling):
            return [3.0 if BID.a(m) == 1 else 2.0 if BID.a(m) == 0 else 1.0 / (BID.a(m) + 1) for m in moves]
        if moves[0] != END.first:
            return [other_weight(p, seat, m) for m in moves]
        rest = time_left(p)
        raids = Raids(p, seat, rest)
        out: list[float] = []
        for m in moves:
            if m < ATTACK.first:
                out.append(turn_weight(p, seat, m, rest))
            elif m < QUELL_HERESY.first:
                out.append(raids.weight(p, seat, m))
            else:
                out.append(other_weight(p, seat, m))
        return out

    def rehearsal(self) -> Rehearsal[Medieval] | None:
        return TurnRehearsal()

    def offers(self, p: Medieval, seat: int) -> list[list[int]]:
        """To sell the absolution of a power excommunicated this turn."""
        out: list[list[int]] = []
        fresh = p.fresh & p.excommunicated
        for x in range(POWERS):
            other = p.holder[x]
            if fresh >> x & 1 and other not in (NOBODY, seat):
                out.append([OFFER.at(other), GIVE_LIFT.at(x), TAKE_FLORINS.at(ASKING), PROPOSE])
        return out


class Raids:
    """The attacks of one phase D, weighed together: what a target is worth is found out once."""

    def __init__(self, p: Medieval, seat: int, rest: float) -> None:
        self.rest = rest
        self.safe = safety(p)
        self.bill = bills(p.florins[seat], MILITIA_COST, rest)
        self.holy_bill = bills(p.florins[seat], JIHAD_COST, rest)
        self.targets: list[Target | None] = [None] * PROVINCES
        self.near = [NOBODY] * POWERS  # provinces that touch a start of each power, as masks

    def weight(self, p: Medieval, seat: int, move: int) -> float:
        """Of an attack with a power, a Jihad, or the Knights."""
        if ATTACK_KNIGHTS.has(move):
            t, n = ATTACK_KNIGHTS.a(move), ATTACK_KNIGHTS.b(move)
            knights = Target(p, seat, t, self.rest, self.safe[CARD_OF[t]], True)
            return 0.02 + 5.0 * max(knights.promise(KNIGHTS_CARD * n, FREE) - 0.5 * (n - 1), 0.0)
        jihad = ATTACK_JIHAD.has(move)
        verb = ATTACK_JIHAD if jihad else ATTACK
        power, t = verb.a(move), verb.b(move)
        target = self.targets[t]
        if target is None:
            target = Target(p, seat, t, self.rest, self.safe[CARD_OF[t]], False)
            self.targets[t] = target
        if self.near[power] == NOBODY:
            self.near[power] = around(origins(p, seat, power))
        promise = target.promise(strength(p, power, 0, 0), self.holy_bill if jihad else self.bill)
        if not self.near[power] >> t & 1:
            promise *= 0.6  # it may need leave, or ships
        if jihad:
            promise -= 0.1
        return 0.02 + 6.0 * max(promise - 0.15, 0.0)


def bid_weights(p: Medieval, battle: Battle, seat: int, moves: list[int]) -> list[float]:
    """Around the bid that promises most."""
    rest = time_left(p)
    target = battle.target
    foe = p.controller[target]
    stake = Stake(p, battle.attacker, target, rest, safety(p)[CARD_OF[target]], battle.power == NOBODY)
    margin = strength(p, battle.power, battle.mercenaries, battle.knights) - p.base(target)
    price = battle.price(seat)
    if seat == battle.attacker:
        most = likely(p, foe, MILITIA_COST, stake.loss) if p.has_militia(target) else 0
        if battle.spied[seat] >= 0:
            margin -= battle.spied[seat]
            most = 0
        bid = best_bid(bills(p.florins[seat], price, rest), margin, most, stake.gain)
    else:
        most = likely(p, battle.attacker, battle.price(battle.attacker), stake.gain) if battle.power != NOBODY else 0
        bid = best_bid(bills(p.florins[seat], price, rest), 1 - margin, most, stake.loss)
    return [3.0 / (1.0 + 2.0 * abs(BID.a(m) - bid)) for m in moves]


def turn_weight(p: Medieval, seat: int, move: int, rest: float) -> float:
    """Phase D without attacks."""
    if move == END.first:
        return 0.4
    if move == COLLECT.first:
        return 0.3 + 0.12 * p.income(seat) * (3.0 if p.florins[seat] < 8 else 1.0)
    if DISCARD.has(move):
        return 0.6 if card_worth(p, seat, DISCARD.a(move), rest) < DRAW * rest else 0.02
    if PLAY_POWER.has(move):
        return 0.05 + 4.0 * max(power_card_worth(p, seat, PLAY_POWER.a(move), rest) - 0.35, 0.0)
    if PLAY_HERESY.has(move):
        t = PLAY_HERESY.a(move)
        return 0.01 if p.controller[t] == seat else 0.1 + 0.2 * INCOME[t] * (6 - INCOME[t]) / 6.0
    if MURDER.has(move):
        x = MURDER.a(move)
        good = p.ruler[x] - NORMAL
        if p.holder[x] == NOBODY:
            return 0.02
        return max(0.2 - 0.4 * good if p.holder[x] == seat else 0.2 + 0.3 * good, 0.01)
    if SPY_HAND.first <= move <= SPY_DECK.first:
        return 0.1
    if PLAY_CIVIL_WAR.has(move):
        return 0.01 if p.holder[PLAY_CIVIL_WAR.a(move)] in (seat, NOBODY) else 1.5
    if move == CRUSADE.first:
        return 2.0
    if EXCOMMUNICATE.has(move):
        return 0.01 if p.holder[EXCOMMUNICATE.a(move)] in (seat, NOBODY) else 0.7
    if LIFT.has(move):
        return 0.6 if p.holder[LIFT.a(move)] == seat else 0.01
    if MARRY.has(move):
        return 0.03
    return 0.02 if move == PAPAL_PASSAGE.first else 0.1


def other_weight(p: Medieval, seat: int, move: int) -> float:
    """The decisions outside phase D, and attacks on one's own troubles."""
    if QUELL_HERESY.has(move):
        return 0.3 + 0.5 * INCOME[QUELL_HERESY.a(move)]
    if QUELL_WAR.has(move):
        return 2.0
    if OFFER.has(move):
        fresh = p.fresh & p.excommunicated
        for x in range(POWERS):
            if fresh >> x & 1 and p.holder[x] == OFFER.a(move):
                return 0.5 if p.proposals == 0 else 0.01
        return 0.01
    if PICK.has(move):
        return max(draft_worth(p, PICK.a(move)), 0.1) ** 2
    if RAID.has(move):
        n = 1.0
        for t in range(PROVINCES):
            if CARD_OF[t] == RAID.a(move) and p.controller[t] != NOBODY:
                n += -0.6 * INCOME[t] if p.controller[t] == seat else 0.4 * INCOME[t]
        return max(n, 0.1)
    if JOIN_POWER.has(move):
        return 2.0 / (1.0 + JOIN_POWER.b(move)) + 0.2 * ARMY[JOIN_POWER.a(move)]
    if JOIN_PROVINCE.has(move):
        return 2.0 / (1.0 + JOIN_PROVINCE.b(move))
    if JOIN_KNIGHTS.has(move):
        return 0.1
    if FIT_OUT.has(move):
        return 1.0 / (1.0 + 3.0 * FIT_OUT.a(move))
    if INTERCEPT.has(move):
        return 0.6 / (1.0 + INTERCEPT.a(move))
    if REACT.has(move):
        return 0.5
    if SUPPORT.has(move):
        return 1.0 / SUPPORT.a(move)
    if FROM.has(move) or GO.has(move):
        return 0.2
    if move == STRAIGHT.first or HIRE.has(move):
        return 3.0
    return 0.8 if move == SPY_BATTLE.first else 1.0


def deal_weight(p: Medieval, deal: Bargain, seat: int, move: int) -> float:
    """Ask for leave with a small gift, buy absolution for a few florins; think about answers by their outcome."""
    if deal.stage in ("answer", "reply"):
        if move == GRANT_FREE.first:
            return 0.05
        return 0.1 if move == COUNTER else 1.0
    if move == PROPOSE:
        return 8.0
    if move == DROP:
        return 0.3
    paid = False
    for t in deal.terms:
        paid = paid or GIVE_FLORINS.has(t) or TAKE_FLORINS.has(t)
    if isinstance(deal, Permission):
        if deal.stage == "draft":
            return 20.0 if not paid and move == GIVE_FLORINS.at(min(ASKING, max(p.florins[seat], 1))) else 0.02
        return 20.0 if not paid and move == TAKE_FLORINS.at(ASKING + 1) else 0.02
    if isinstance(deal, Ransom):
        return 20.0 if not paid and move == GIVE_FLORINS.at(RANSOM) else 0.02
    if isinstance(deal, Offer) and seat == p.active:
        if GIVE_LIFT.has(move):
            return 20.0 if p.holder[GIVE_LIFT.a(move)] == deal.other else 0.02
        if move == TAKE_FLORINS.at(ASKING):
            return 20.0 if not paid and deal.terms else 0.02
    return 0.02
