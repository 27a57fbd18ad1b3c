"""What a province is worth fighting for, and how much Militia that justifies."""

from __future__ import annotations

from reame.games.medieval.bot.odds import chance
from reame.games.medieval.bot.worth import power_worth, purse
from reame.games.medieval.land.geography import HOME, INCOME
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.kernel.kinds import NOBODY


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
        for i in p.homes_in_play(home):
            if i == target:
                continue
            if p.controller[i] == seat:
                mine += 1
            elif p.controller[i] == foe and foe != NOBODY:
                theirs += 1
            else:
                others += 1
        if foe != NOBODY and not theirs and p.holder[home] == foe:
            self.loss += power_worth(p, home, rest)
        if foe != NOBODY and theirs and not mine and not others:
            self.loss += 0.8
        if not theirs and not others:
            if p.face[home] == t.UP and p.holder[home] != seat:
                self.gain += power_worth(p, home, rest)
            if mine:
                self.gain += 0.8
            elif p.face[home] == t.HIDDEN:
                self.gain += 0.2


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
            self.foe_most = likely(p, p.controller[province], t.MILITIA_COST, self.stake.loss)

    def promise(self, strength: int, bill: list[float]) -> float:
        """The points an attack of this strength can hope for, with the best bid."""
        margin = strength - self.base
        bid = best_bid(bill, margin, self.foe_most, self.stake.gain)
        return chance(margin + bid, self.foe_most) * self.stake.gain - bill[bid]
