"""What a position is worth in points: what is held now, and what money, cards, armies and rulers are still good for."""

from __future__ import annotations

import math
from typing import Final

from reame.games.medieval.bot.odds import ODDS
from reame.games.medieval.land.geography import CARD_OF, CLAIMED_BY, DEFENCE, EAST_MASK, HOME, HOMES, INCOME
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.turn.setup import OPENING
from reame.kernel.kinds import NOBODY

DECK: Final = 67.0  # action cards at the start, about
PURSE: Final = 4.0  # points a full purse is worth with the whole game ahead
PURSE_SCALE: Final = 16.0  # florins that fill it by two thirds
DRAW: Final = 0.35  # points a card still to be drawn is worth


def time_left(p: Medieval) -> float:
    """How much of the game is still to come, 1 to 0."""
    left = min(p.deck.size() / DECK, (t.REAL_MONGOLS - p.mongols_resolved + 1.0) / t.REAL_MONGOLS)
    return max(0.03, min(1.0, left))


def purse(florins: int, rest: float) -> float:
    """What money is worth in points: it buys attacks to come, the first coins most."""
    return rest * PURSE * (1.0 - math.exp(-florins / PURSE_SCALE)) + 0.004 * florins


def safety(p: Medieval) -> list[float]:
    """For each map card, the chance that its provinces will count at the end."""
    edge = p.edge()
    raids = float(t.REAL_MONGOLS - p.mongols_resolved)
    out = [1.0] * t.MAPS
    for m in range(t.MAPS):
        if DEFENCE[m] < 0 or not p.in_play >> m & 1:
            continue
        falls = ODDS[max(-6, min(6, t.MONGOL_ARMY - DEFENCE[m] + 1)) + 6]
        if m in edge:
            out[m] = (1.0 - falls / len(edge)) ** raids
        else:
            shields = (EAST_MASK[m] & p.in_play).bit_count()
            out[m] = (1.0 - falls / len(edge)) ** (max(raids - 2.0 * shields, 0.0) / 2.0)
    return out


def power_worth(p: Medieval, power: int, rest: float) -> float:
    """What holding a power adds to its provinces: an army to use, and provinces still to come."""
    n = 0.25 * (t.ARMY[power] + p.ruler[power] - t.NORMAL) + 0.2
    if p.excommunicated >> power & 1:
        n -= 0.35
    if p.disaster >> power & 1:
        n -= 0.25
    if p.civil_war >> power & 1:
        n -= 0.6
    for i in HOMES[power]:
        if not (p.in_play | p.gone) >> CARD_OF[i] & 1:
            n += 0.3 * INCOME[i]
    return n * rest


def card_worth(p: Medieval, seat: int, card: int, rest: float) -> float:
    """What a card in hand is worth in points."""
    if card >= t.POWER_CARDS:
        return power_card_worth(p, seat, card - t.POWER_CARDS, rest)
    if card == t.KNIGHTS:
        return 0.9 * rest + 0.1 if p.may_use_knights(seat) else 0.1 * rest
    if card == t.POPE:
        return 0.55 * rest
    if card == t.DEUS:
        return 0.6 * rest
    if card == t.ASSASSIN or card == t.SPIES:
        return 0.3 * rest
    if card == t.CIVIL_WAR or card == t.HERESY:
        return 0.35 * rest
    if card == t.JIHAD:
        for x in range(t.POWERS):
            if t.ISLAMIC[x] and p.holder[x] == seat:
                return 0.45 * rest
        return 0.1 * rest
    return 0.0


def power_card_worth(p: Medieval, seat: int, power: int, rest: float) -> float:
    """What a power card would bring if it were played now; a little for keeping it from others."""
    n = 0.0
    free = False
    for i in p.homes_in_play(power):
        if p.controller[i] == NOBODY:
            free = True
            n += INCOME[i]
    if free:
        claimed = CLAIMED_BY[power]
        if claimed != NOBODY and p.alive(claimed) and p.controller[claimed] == NOBODY:
            n += INCOME[claimed]
        n += power_worth(p, power, rest) + rest * 0.15 * t.INITIAL[power]
        return 0.75 * n  # others may come first
    if p.sole_controller(power) == seat:
        return 0.75 * (power_worth(p, power, rest) + rest * 0.15 * t.INITIAL[power])
    return 0.3 * rest


def hopes(p: Medieval, me: int) -> list[float]:
    """Points each seat can hope for, as `me` sees it; the hands of others count as average ones."""
    rest = time_left(p)
    out = [purse(p.florins[s], rest) + DRAW * t.HAND_SIZE * rest for s in range(p.seats)]
    out[me] += hand_worth(p, me, rest) - DRAW * t.HAND_SIZE * rest
    if p.turn == 0:
        for x in range(t.POWERS):
            if p.holder[x] != NOBODY:
                out[p.holder[x]] += draft_worth(p, x)
        return out
    safe = safety(p)
    holder, ruler = p.holder, p.ruler
    for i in range(t.PROVINCES):
        s = p.controller[i]
        if s == NOBODY:
            continue
        n = safe[CARD_OF[i]]
        home = HOME[i]
        if not p.heresy >> i & 1 and (home == NOBODY or not p.civil_war >> home & 1):
            n += 0.35 * rest
        if home != NOBODY and holder[home] == s:
            n += 0.06 * rest * (t.ARMY[home] + ruler[home] - t.NORMAL)
        out[s] += n * INCOME[i]
    for x in range(t.POWERS):
        s = p.holder[x]
        if s != NOBODY:
            out[s] += power_worth(p, x, rest)
            if p.has_unity(s, x):
                out[s] += 0.8
    if p.map_drawn:
        out[p.active] -= 0.25
    out[p.active] -= 0.05 * p.proposals
    return out


def hand_worth(p: Medieval, seat: int, rest: float) -> float:
    """Cards held, and cards to be drawn in the place of those played."""
    n = DRAW * rest * (t.HAND_SIZE - p.hands[seat].size())
    for c in p.hands[seat].cards:
        n += card_worth(p, seat, c, rest)
    return n


def draft_worth(p: Medieval, power: int) -> float:
    """A power at set-up."""
    n = 0.12 * t.INITIAL[power] + power_worth(p, power, 1.0) + 0.4 * t.ARMY[power]
    for i in range(t.PROVINCES):
        if OPENING[power] >> i & 1:
            n += 1.35 * INCOME[i] * (0.75 if DEFENCE[CARD_OF[i]] >= 0 else 1.0)
    return n
