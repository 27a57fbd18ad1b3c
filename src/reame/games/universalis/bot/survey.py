"""One look over the map: what each kingdom holds, how safe it is, what a conquest would bring."""

from __future__ import annotations

from typing import Any, Final, final

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.bot.odds import REBELLION, SAFE, aimed_at, crews, extra_dice, threat
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY
from reame.kernel.steps import Step

HONOUR: Final = 7.0
LATE: Final[list[float]] = [3.2, 2.8, 2.4, 2.2, 2.0, 1.8, 1.6, 1.6, 1.6, 1.5, 1.4, 1.2]  # more, by turns to the limit
LAND: Final = 2.0
TOWN: Final = 0.6
FINISH: Final = 60.0  # the last territory of the own objective, which wins at once; a quarter of it the last but one
AIM: Final = 20.0  # land that a player aims at
HOME: Final = 3.0  # points that the loss of a home territory takes
WALLS: Final = 2.0  # a fortification where barbarians are near
ARMY: Final = 0.4
IDLE: Final = 0.03  # an army more than the land needs
ENOUGH: Final = 9  # armies for each territory
COLOURS: Final = 4.0  # what is lost with a banner
THEIRS: Final = 0.03  # what peril takes off the land of others, about
UNKNOWN: Final = -99.0
RELIEF: Final = 4.0  # what the end of a threat is worth at most


@final
class Survey:
    """What one look over the map tells a player about all kingdoms; only for his own land the perils are reckoned."""

    def __init__(self, p: Universalis, me: int) -> None:
        self.me = me
        self.honour = honour(p)
        self.worth = [0.0] * p.seats
        self.might = [1.0] * p.seats  # armies on their own land
        self.towns = [0] * p.seats
        self.lands = [0] * p.seats
        self.armies = [0] * p.seats  # loose ones that the land feeds
        self.fear = [0.0] * p.seats  # what peril takes off
        self.borders = [0] * (box.SEATS * box.SEATS)
        self.held = [0] * (p.seats * box.KINGDOMS)
        self.crew = crews(p)
        self.wanted = [0] * box.TERRITORIES  # by whom, as bits: objectives of the players
        self.missing = [0] * p.seats  # territories of their objectives that others hold
        self.banners = [0] * box.TERRITORIES
        self.menace = [0.0] * box.TERRITORIES  # what neighbours fear from there
        self.prizes = [UNKNOWN] * box.TERRITORIES
        self.blurred = blurred(p)  # where a battle goes on: what the dice have done so far is not looked at
        for s in range(p.seats):
            o = p.objective[s]
            if o != NOBODY:
                for t in box.YELLOW[o]:
                    self.want(p, s, t)
                for t in box.RED[o]:
                    self.want(p, s, t)
        for b in range(box.BANNERS):
            if p.experience[b]:
                t = p.banner_area(b)
                if 0 <= t < box.TERRITORIES:
                    self.banners[t] += 1
        for t in range(box.TERRITORIES):
            s = p.owner[t]
            if s != NOBODY and s != box.BARBARIANS:
                self.look(p, t, s)
        for s in range(p.seats):
            self.kingdoms(p, s)
            needed = ENOUGH * self.lands[s]
            more = self.armies[s] - needed
            self.worth[s] += ARMY * self.armies[s] if more <= 0 else ARMY * needed + IDLE * more

    def want(self, p: Universalis, s: int, t: int) -> None:
        """A territory of a player's objective."""
        self.wanted[t] |= 1 << s
        if p.owner[t] != s:
            self.missing[s] += 1

    def look(self, p: Universalis, t: int, s: int) -> None:
        """One territory of a player, its buildings and garrison, and how safe it is."""
        loose = min(p.armies[t], p.room(t, s))  # the land does not feed more
        a = loose + self.crew[t]
        stake = LAND + 0.3 * p.fort[t] + 0.5 * (p.catapults[t] + p.bombards[t])
        if p.fort[t]:
            for u in box.NEIGHBOURS[t]:
                if p.owner[u] == box.BARBARIANS:
                    stake += WALLS if box.KINGDOM_OF[t] == p.kingdom[s] else 0.6 * WALLS
                    break
        if box.CITY_OF[t] != NOBODY:
            stake += TOWN + 0.4 * p.settlement[t]
            self.towns[s] += 1 if p.settlement[t] else 0
        if p.cathedral[t]:
            stake += 4.0 if p.collectors[s] else 2.8
        if t in self.blurred:
            a = SAFE
            loose = SAFE
        self.worth[s] += stake
        self.armies[s] += loose
        self.lands[s] += 1
        if box.KINGDOM_OF[t] == p.kingdom[s]:
            stake += HOME * self.honour
        elif self.wanted[t] >> s & 1:
            stake += self.honour
        stake += COLOURS * self.banners[t]  # a banner falls with the land it stands on
        if s != self.me:
            self.worth[s] -= stake * (THEIRS if a >= SAFE else max(THEIRS, REBELLION[p.seats][max(0, a)]))
        elif t not in self.blurred:
            self.dread(p, t, s, a, stake)
        self.might[s] += a
        self.held[s * box.KINGDOMS + box.KINGDOM_OF[t]] += 1
        for u in box.NEIGHBOURS[t]:
            o = p.owner[u]
            if 0 <= o < p.seats and o != s:
                self.borders[s * box.SEATS + o] += 1

    def dread(self, p: Universalis, t: int, s: int, armies: int, stake: float) -> None:
        """What peril takes off the worth of a territory, and which neighbours it comes from."""
        dice = extra_dice(p, t, armies)
        safe = 1.0
        for u in box.NEIGHBOURS[t]:
            n = threat(p, s, t, armies, dice, u, self.banners)
            if n > 0.0:
                safe *= 1.0 - n
                self.menace[u] += stake * n
        if armies < SAFE:
            safe *= 1.0 - REBELLION[p.seats][max(0, armies)]
        lost = stake * (1.0 - safe)
        self.worth[s] -= lost
        self.fear[s] += lost

    def kingdoms(self, p: Universalis, s: int) -> None:
        """Kingdoms on the way to completion: armies every turn, and honour if it is the first time."""
        for k in range(box.KINGDOMS):
            owned = self.held[s * box.KINGDOMS + k]
            if owned and k not in (p.kingdom[s], box.PAPAL_KINGDOM):
                size = len(p.realm(k))
                part = owned / size
                prize = 0.6 * size
                if not p.awarded[s * box.KINGDOMS + k]:
                    prize += self.honour * (1.0 if size < 8 else 3.0)
                self.worth[s] += part * part * prize

    def idle(self, seat: int) -> bool:
        """Has a player more armies than his land needs?"""
        return self.armies[seat] > ENOUGH * self.lands[seat] + 15

    def prize(self, p: Universalis, seat: int, t: int) -> float:
        """What the conquest of a territory would bring a player, besides what is seen when it is done."""
        if seat != self.me:
            return self.reckon(p, seat, t)
        if self.prizes[t] == UNKNOWN:
            self.prizes[t] = self.reckon(p, seat, t) + (AIM if aimed_at(p, seat, t) else 0.0)
        return self.prizes[t]

    def reckon(self, p: Universalis, seat: int, t: int) -> float:
        """Land, town, honour, a shorter border, a kingdom on the way to completion."""
        n = LAND
        if box.CITY_OF[t] != NOBODY:
            n += TOWN
        s = p.owner[t]
        if box.KINGDOM_OF[t] == p.kingdom[seat]:
            n += HOME * self.honour
        elif self.wanted[t] >> seat & 1:
            short = self.missing[seat] + (1 if s == seat else 0)  # without it
            n += self.honour + FINISH / (short * short)
        if s == box.BARBARIANS:
            n += min(RELIEF, 0.6 * self.menace[t])  # nobody is raided from there any more
            if p.leader[t] == box.GENERAL:
                n += self.honour
        elif p.settlement[t]:
            n += self.honour
        for u in box.NEIGHBOURS[t]:  # a shorter border is worth having
            o = p.owner[u]
            if o == seat:
                n += 0.25
            elif o == box.BARBARIANS:
                n -= 0.15
        part = (self.held[seat * box.KINGDOMS + box.KINGDOM_OF[t]] + 1) / len(p.realm(box.KINGDOM_OF[t]))
        return n + 1.5 * part * part


def honour(p: Universalis) -> float:
    """What a point is worth."""
    left = p.options["max_turns"] - p.turn
    return HONOUR * LATE[left] if left < len(LATE) else HONOUR


def rolling(p: Universalis, battle: Battle) -> bool:
    """Is it a battle in its middle, of which the dice of one round tell little?"""
    if battle.target != "territory" or battle.won or battle.stage == "done":
        return False
    top: Step[Any] = p.stack[-1]
    return not (isinstance(top, Round) and top.stage == "attack")


def blurred(p: Universalis) -> list[int]:
    """Territories that fight such a battle."""
    out: list[int] = []
    for step in p.stack:
        if isinstance(step, Battle) and rolling(p, step):
            out.append(step.area)
            out.append(step.origin)
    return out


def prey(p: Universalis, seat: int, t: int) -> bool:
    """A territory that could be attacked."""
    s = p.owner[t]
    return s == box.BARBARIANS or (s != NOBODY and s != seat and p.at_war(seat, s))
