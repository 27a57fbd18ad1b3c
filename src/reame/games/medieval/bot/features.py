"""What is looked at in a position of Medieval, seat by seat: lands, powers, money, cards, the tempo."""

from __future__ import annotations

import math
from typing import Final

from reame.games.medieval.bot.odds import ODDS
from reame.games.medieval.bot.pending import pending
from reame.games.medieval.bot.worth import DECK, draft_worth, safety
from reame.games.medieval.land.geography import CARD_OF, HOMELANDS, HOMES, INCOME
from reame.games.medieval.land.regions import around
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64

POINTS: Final = 0  # of provinces and unities
SAFE: Final = 1  # the same, less what the Mongols will take
INCOME_: Final = 2
PURSE: Final = 3  # money, the first coins most
FLORINS: Final = 4  # money, coin by coin
POWERS: Final = 5
ARMY: Final = 6  # the strength of all armies,
STRONGEST: Final = 7  # and of the strongest
DEFENDED: Final = 8  # provinces by income and defence
UNDEFENDED: Final = 9
BANNED: Final = 10  # powers excommunicated,
STRUCK: Final = 11  # struck by a disaster,
TORN: Final = 12  # in civil war
HERETICAL: Final = 13  # income of provinces in heresy
FUTURE: Final = 14  # income of home provinces not yet on the map
UNITY: Final = 15
THREAT: Final = 16  # what neighbours can take
BEST: Final = 17  # the best attack that can be made, and the second
SECOND: Final = 18
KNIGHTS: Final = 19  # cards in hand
POPE: Final = 20
DEUS: Final = 21
AGENTS: Final = 22  # assassin, spies
HARM: Final = 23  # civil war, heresy
JIHAD: Final = 24
POWER_CARD: Final = 25  # free home provinces of powers in hand
MONGOLS: Final = 26
HAND: Final = 27  # cards in hand
KNIGHTS_INCOME: Final = 28
ACTIVE: Final = 29  # whose turn it is, the one after, and the one after that
NEXT: Final = 30
ATTACKS: Final = 32  # still to be made this turn
ACTED: Final = 33
MAP_DRAWN: Final = 34
BROKE: Final = 35  # has less than an attack costs
HOPE: Final = 36  # points that battles under way may bring
DRAFT: Final = 37  # powers picked, before the map is laid out
NAMES: Final[list[str]] = [
    "points", "safe", "income", "purse", "florins", "powers", "army", "strongest", "defended", "undefended",
    "banned", "struck", "torn", "heretical", "future", "unity", "threat", "best", "second", "knights",
    "pope", "deus", "agents", "harm", "jihad", "power_card", "mongols", "hand", "knights_income", "active",
    "next", "after_next", "attacks", "acted", "map_drawn", "broke", "hope", "draft",
]  # fmt: skip
COUNT: Final = 38
FULL: Final = 400
FILLED: Final = [1.0 - math.exp(-florins / 16.0) for florins in range(FULL)]  # a purse, by what is in it
FAR: Final = -9  # weaker than any army
STAGES: Final[list[str]] = ["always", "left", "end"]


def stage(p: Medieval) -> list[float]:
    """How much of the game is left, and how near the end is."""
    left = min(p.deck.size() / DECK, (t.REAL_MONGOLS - p.mongols_resolved + 1.0) / t.REAL_MONGOLS)
    left = max(0.03, min(1.0, left))
    end = 1.0 if p.endgame else max(0.0, (0.3 - left) / 0.3)
    return [1.0, left, end]


def odds(margin: int) -> float:
    """Of an attack by its lead in strength."""
    return ODDS[max(-6, min(6, margin)) + 6]


def features(p: Medieval) -> list[list[float]]:
    """Of each seat."""
    out: list[list[float]] = [[0.0] * COUNT for _ in range(p.seats)]
    if p.turn == 0:
        for x in range(t.POWERS):
            if p.holder[x] != NOBODY:
                f = out[p.holder[x]]
                f[DRAFT] = f[DRAFT] + draft_worth(p, x)
        return out
    safe = safety(p)
    foes = _powers(p, out, safe)
    _provinces(p, out, safe, foes)
    for s in range(p.seats):
        _seat(p, s, out[s])
    hope = [0.0] * p.seats
    pending(p, hope)
    for s in range(p.seats):
        f = out[s]
        f[HOPE] = hope[s]
    return out


def _powers(p: Medieval, out: list[list[float]], safe: list[float]) -> list[int]:
    """Armies and what they could attack next; for each province the strongest army of another seat beside it."""
    foes = [FAR] * t.PROVINCES
    live: i64 = p.live()
    for x in range(t.POWERS):
        s = p.holder[x]
        if s == NOBODY:
            continue
        f = out[s]
        strength = t.ARMY[x] + p.ruler[x] - t.NORMAL
        f[POWERS] = f[POWERS] + 1.0
        f[ARMY] = f[ARMY] + strength
        f[STRONGEST] = max(f[STRONGEST], float(strength))
        if p.excommunicated >> x & 1:
            f[BANNED] = f[BANNED] + 1.0
        if p.disaster >> x & 1:
            f[STRUCK] = f[STRUCK] + 1.0
        for i in HOMES[x]:
            if not (p.in_play | p.gone) >> CARD_OF[i] & 1:
                f[FUTURE] = f[FUTURE] + INCOME[i]
        if p.has_unity(s, x):
            f[UNITY] = f[UNITY] + 1.0
        if p.civil_war >> x & 1:
            f[TORN] = f[TORN] + 1.0
            continue
        domain: i64 = p.domain(s)
        start: i64 = domain & HOMELANDS[x].mask & ~p.knights
        near: i64 = around(start) & live & ~domain
        top = 0.0
        while near:
            low: int = near & -near
            i = low.bit_length() - 1
            near &= near - 1
            gain = odds(strength - p.base(i)) * INCOME[i] * safe[CARD_OF[i]]
            if p.controller[i] != NOBODY:
                gain *= 0.7  # it will be defended
                foes[i] = max(foes[i], strength)
            top = max(top, gain)
        if top > f[BEST]:
            f[SECOND] = f[BEST]
            f[BEST] = top
        elif top > f[SECOND]:
            f[SECOND] = top
    return foes


def _provinces(p: Medieval, out: list[list[float]], safe: list[float], foes: list[int]) -> None:
    for i in range(t.PROVINCES):
        s = p.controller[i]
        if s == NOBODY:
            continue
        f = out[s]
        n = float(INCOME[i])
        lasting = n * safe[CARD_OF[i]]
        f[POINTS] = f[POINTS] + n
        f[SAFE] = f[SAFE] + lasting
        base = p.base(i)
        if base > 0:
            f[DEFENDED] = f[DEFENDED] + n * min(base, 5)
        else:
            f[UNDEFENDED] = f[UNDEFENDED] + n
        if p.heresy >> i & 1:
            f[HERETICAL] = f[HERETICAL] + n
        if foes[i] > FAR:
            f[THREAT] = f[THREAT] + lasting * odds(foes[i] - base)


def _seat(p: Medieval, s: int, f: list[float]) -> None:
    """Money, cards, and whose turn it is."""
    f[POINTS] = f[POINTS] + f[UNITY]
    f[SAFE] = f[SAFE] + f[UNITY]
    f[INCOME_] = float(p.income(s))
    florins = max(p.florins[s], 0)
    f[PURSE] = FILLED[min(florins, FULL - 1)]
    f[FLORINS] = 0.1 * florins
    if florins < t.ATTACK_FEE + t.MILITIA_COST:
        f[BROKE] = 1.0
    for card in p.hands[s].cards:
        if card >= t.POWER_CARDS:
            for i in p.homes_in_play(card - t.POWER_CARDS):
                if p.controller[i] == NOBODY:
                    f[POWER_CARD] = f[POWER_CARD] + INCOME[i]
        elif card == t.KNIGHTS:
            if p.may_use_knights(s):
                f[KNIGHTS] = f[KNIGHTS] + 1.0
        elif card == t.POPE:
            f[POPE] = f[POPE] + 1.0
        elif card == t.DEUS:
            f[DEUS] = f[DEUS] + 1.0
        elif card == t.ASSASSIN or card == t.SPIES:
            f[AGENTS] = f[AGENTS] + 1.0
        elif card == t.CIVIL_WAR or card == t.HERESY:
            f[HARM] = f[HARM] + 1.0
        elif card == t.JIHAD:
            if p.crowns(s) & t.MUSLIMS:
                f[JIHAD] = f[JIHAD] + 1.0
        elif card == t.MONGOLS:
            f[MONGOLS] = f[MONGOLS] + 1.0
    f[HAND] = float(p.hands[s].size())
    f[KNIGHTS_INCOME] = float(p.knights_income(s))
    turns = (s - p.active) % p.seats if p.active != NOBODY else 0
    if turns < 3:
        f[ACTIVE + turns] = 1.0
    if turns == 0:
        f[ATTACKS] = float(max(0, (t.ATTACKS_AFTER_MAP if p.map_drawn else t.ATTACKS) - p.attacks))
        f[ACTED] = 1.0 if p.acted else 0.0
        f[MAP_DRAWN] = 1.0 if p.map_drawn else 0.0
