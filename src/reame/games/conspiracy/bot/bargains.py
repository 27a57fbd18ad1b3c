"""What a bot would propose and how it would answer: bribes before a succession, sides in a war, ransoms."""

from __future__ import annotations

from typing import Final

from reame.games.conspiracy.bot.odds import guard, odds, strongest
from reame.games.conspiracy.bot.worth import KNIGHT_WORTH, RELIC_WORTH, TURNS_AHEAD, fief_worth, gain, worths
from reame.games.conspiracy.succession.bribe import Bribe, BribeReplies
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.turn.ransom import Ransom, price_in
from reame.games.conspiracy.war.allies import AllyOffer, Sides, sides_to_join
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import DROP, NO, PASS, PROPOSE, YES

TEN: Final = 10  # sums are named in tens
ENVY: Final = 3.0  # how much more the gain of a rich rival hurts than that of a poor one
PROFIT: Final = 4.0  # ducats by which an agreement has to be better than none
GRACE: Final = 5.0  # and more, so that others have no reason to think twice
STEPS: Final = 60  # tens that are added to a bribe at most
COMES: Final = 0.8  # of what an ally could send
ALLY_LOSES: Final = 14.0  # for each point of strength, if the side is beaten
ALLY_BLEEDS: Final = 3.0  # and if it wins
KNIGHT_FREED: Final = 0.75 * KNIGHT_WORTH  # what is missing of a knight in prison
CAPTIVE_WORTH: Final = 0.25 * KNIGHT_WORTH
PREACHER_FREED: Final = TURNS_AHEAD * t.PREACHER_INCOME + RELIC_WORTH


def envy(p: Conspiracy) -> list[float]:
    """How much what a family gains hurts the others, by how near it is to victory."""
    return [max(1.0, w) ** ENVY for w in worths(p)]


def better(seat: int, changes: list[float], hurt: list[float]) -> float:
    """What such changes are worth to a family: its own, less what the rivals gain, the strong ones before the weak."""
    total = theirs = 0.0
    for s in range(len(changes)):
        if s != seat:
            total += hurt[s]
            theirs += hurt[s] * changes[s]
    return changes[seat] - theirs / total


# -- bribes ------------------------------------------------------------------------------------


def auctioned(p: Conspiracy, fief: int) -> list[float]:
    """What each family would gain if the fief were sold to who can pay most for what the next would pay."""
    most = [0.0] * p.seats
    for s in range(p.seats):
        if p.matching(s, fief):
            most[s] = max(0.0, min(gain(p, s, fief), float(p.ducats[s])))
    first = most.index(max(most))
    second = max([most[s] for s in range(p.seats) if s != first])
    out = [0.0] * p.seats
    if most[first] >= TEN:
        out[first] = gain(p, first, fief) - min(most[first], second + TEN)
    return out


def bribed(p: Conspiracy, bribe: Bribe, sums: list[int]) -> list[float]:
    """What each family would gain by an agreement."""
    out = [0.0] * p.seats
    out[bribe.offerer] = gain(p, bribe.offerer, bribe.fief) - sum(sums)
    for i in range(len(sums)):
        out[bribe.others[i]] += sums[i]
    return out


def fair_bribe(p: Conspiracy, bribe: Bribe) -> list[int]:
    """The least sums for which all would gladly agree; nothing if it is better to bid."""
    sale = auctioned(p, bribe.fief)
    hurt = envy(p)
    sums = [TEN] * len(bribe.others)
    for _ in range(STEPS):
        agreed = bribed(p, bribe, sums)
        less = [agreed[s] - sale[s] for s in range(p.seats)]
        unhappy = [i for i in range(len(sums)) if better(bribe.others[i], less, hurt) < PROFIT + GRACE]
        if sum(sums) > p.ducats[bribe.offerer] or better(bribe.offerer, less, hurt) < PROFIT:
            return []
        if not unhappy:
            return sums
        for i in unhappy:
            sums[i] += TEN
    return []


def takes_bribe(p: Conspiracy, seat: int, replies: BribeReplies) -> bool:
    """Is the money better than the auction?"""
    sale = auctioned(p, replies.fief)
    sums = [t.PAY.b(m) for m in replies.terms]
    bribe = Bribe(replies.offerer, replies.fief, [t.PAY.a(m) for m in replies.terms])
    agreed = bribed(p, bribe, sums)
    return better(seat, [agreed[s] - sale[s] for s in range(p.seats)], envy(p)) >= PROFIT


# -- sides -------------------------------------------------------------------------------------


def near(p: Conspiracy, seat: int, target: int) -> float:
    """All that a family could bring to defend a fief that is not its own."""
    return float(sum([p.strength(land) for land in t.NEIGHBOURS[target] if p.owner[land] == seat]))


def side_taken(p: Conspiracy, seat: int, offer: AllyOffer) -> int:
    """The side worth joining; NOBODY if it is better to look on.

    Whoever defends a neutral fief first may keep it; otherwise one joins to keep a strong rival from growing.
    """
    sides = war_of(p)
    target = offer.target
    owner = p.owner[target]
    attack = strongest(p, offer.attacker, target) + sum([COMES * strongest(p, s, target) for s in sides.attack_offers])
    defence = guard(p, target) + sum([COMES * near(p, s, target) for s in sides.defence_offers])
    if owner == NOBODY and sides.defender != NOBODY:
        defence += COMES * near(p, sides.defender, target)
    before = odds(attack, defence)
    hurt = envy(p)
    best = NOBODY
    most = PROFIT
    for side in sides_to_join(p, seat, target, offer.bids):
        changes = [0.0] * p.seats
        if side == t.ATTACK_SIDE:
            mine = COMES * strongest(p, seat, target)
            chance = odds(attack + mine, defence)
            beaten = 1.0 - chance
        else:
            mine = COMES * near(p, seat, target)
            chance = odds(attack, defence + mine)
            beaten = chance
            if owner == NOBODY and sides.defender == NOBODY:
                changes[seat] = (1.0 - chance) * gain(p, seat, target)
        changes[seat] -= mine * (beaten * ALLY_LOSES + (1.0 - beaten) * ALLY_BLEEDS)
        changes[offer.attacker] = (chance - before) * gain(p, offer.attacker, target)
        holder = owner if owner != NOBODY else sides.defender
        if holder not in (NOBODY, seat):
            changes[holder] = (before - chance) * fief_worth(p, holder, target)
        n = better(seat, changes, hurt)
        if n > most:
            most = n
            best = side
    return best


def war_of(p: Conspiracy) -> Sides:
    """Where sides are being taken."""
    for i in range(len(p.stack) - 1, -1, -1):
        step = p.stack[i]
        if isinstance(step, Sides):
            return step
    raise LookupError("nobody takes sides")


# -- ransoms -----------------------------------------------------------------------------------


def freed(p: Conspiracy, ransom: Ransom, price: int) -> list[float]:
    """What owner and captor gain if all prisoners go home for this price."""
    held = p.captives(ransom.captor, ransom.owner)
    out = [0.0] * p.seats
    out[ransom.owner] = held * KNIGHT_FREED - price
    out[ransom.captor] = price - held * CAPTIVE_WORTH
    if p.preacher_held(ransom.captor, ransom.owner):
        out[ransom.owner] += PREACHER_FREED
    return out


def ransom_price(p: Conspiracy, ransom: Ransom) -> int:
    """The least price for which the captor would let all prisoners go, and a ten more; NOBODY if that is too much."""
    hurt = envy(p)
    price = TEN
    while price <= p.ducats[ransom.owner]:
        changes = freed(p, ransom, price)
        if better(ransom.owner, changes, hurt) < PROFIT:
            return NOBODY
        if better(ransom.captor, changes, hurt) >= PROFIT:
            more = min(price + TEN, p.ducats[ransom.owner] // TEN * TEN)
            return more if better(ransom.owner, freed(p, ransom, more), hurt) >= PROFIT else price
        price += TEN
    return NOBODY


def asked_price(p: Conspiracy, ransom: Ransom) -> int:
    """The most a captor can ask that the owner, as rich as one thinks he is, should still pay."""
    hurt = envy(p)
    best = NOBODY
    price = TEN
    while price <= p.ducats[ransom.owner]:
        if better(ransom.owner, freed(p, ransom, price), hurt) < PROFIT:
            break
        best = price
        price += TEN
    return best if best != NOBODY and better(ransom.captor, freed(p, ransom, best), hurt) >= PROFIT else NOBODY


def hostages(p: Conspiracy, ransom: Ransom) -> list[int]:
    """All prisoners, as terms."""
    held = p.captives(ransom.captor, ransom.owner)
    out = [t.FREE_KNIGHTS.at(min(held, t.FREE_KNIGHTS.kinds[0].high))] if held else []
    return [*out, t.FREE_PREACHER.at()] if p.preacher_held(ransom.captor, ransom.owner) else out


def ransom_move(p: Conspiracy, seat: int, ransom: Ransom) -> int:
    """The next word of whoever speaks: term by term towards an offer for everybody, or no offer at all."""
    if ransom.stage in ("answer", "reply"):
        price = price_in(ransom.terms)
        named = sum([t.FREE_KNIGHTS.a(m) for m in ransom.terms if t.FREE_KNIGHTS.has(m)])
        changes = [0.0] * p.seats
        preacher = PREACHER_FREED if t.FREE_PREACHER.at() in ransom.terms else 0.0
        changes[ransom.owner] = named * KNIGHT_FREED + preacher - price
        changes[ransom.captor] = price - named * CAPTIVE_WORTH
        return YES if better(seat, changes, envy(p)) >= PROFIT and YES in p.legal(seat) else NO
    if price_in(ransom.terms) != NOBODY:
        return PROPOSE
    price = ransom_price(p, ransom) if seat == ransom.owner else asked_price(p, ransom)
    if price == NOBODY:
        return DROP
    if seat == ransom.owner:
        for term in hostages(p, ransom):
            if term not in ransom.terms:
                return term
    return t.PRICE.at(price)


# -- all of it ---------------------------------------------------------------------------------


def decided(p: Conspiracy, seat: int) -> int:
    """What a bot says where families bargain; NOBODY if this is something else.

    None of it shows in the position that comes next, so that to try it would tell nothing.
    """
    top = p.stack[len(p.stack) - 1]
    if isinstance(top, Bribe):
        if top.terms:
            return t.PAY.at(top.payee(), next_sum(p, top))
        sums = fair_bribe(p, top)
        return t.PAY.at(top.payee(), sums[0]) if sums else PASS
    if isinstance(top, BribeReplies):
        return YES if takes_bribe(p, seat, top) else NO
    if isinstance(top, AllyOffer):
        side = side_taken(p, seat, top)
        return PASS if side == NOBODY else t.JOIN.at(side)
    return ransom_move(p, seat, top) if isinstance(top, Ransom) else NOBODY


def next_sum(p: Conspiracy, bribe: Bribe) -> int:
    """What the next of the others gets in an offer that has been begun: as planned, as far as the money goes."""
    planned = fair_bribe(p, bribe)
    wanted = planned[len(bribe.terms)] if planned else t.PAY.b(bribe.terms[len(bribe.terms) - 1])
    return min(wanted, bribe.left(p) // TEN * TEN)
