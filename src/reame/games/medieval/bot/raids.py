"""Attacks and bids, weighed by what they promise."""

from __future__ import annotations

from typing import Final

from reame.games.medieval.bot.stakes import Stake, Target, best_bid, bills, likely
from reame.games.medieval.bot.worth import safety, time_left
from reame.games.medieval.land.geography import CARD_OF
from reame.games.medieval.land.regions import around
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.battle import Battle, strength
from reame.games.medieval.war.ways import origins
from reame.kernel.kinds import NOBODY

FREE: Final = [0.0]  # the bill of Knights, who bid nothing


class Raids:
    """The attacks of one phase D, weighed together: what a target is worth is found out once."""

    def __init__(self, p: Medieval, seat: int, rest: float) -> None:
        self.rest = rest
        self.safe = safety(p)
        self.bill = bills(p.florins[seat], t.MILITIA_COST, rest)
        self.holy_bill = bills(p.florins[seat], t.JIHAD_COST, rest)
        self.targets: list[Target | None] = [None] * t.PROVINCES
        self.near = [NOBODY] * t.POWERS  # provinces that touch a start of each power, as masks

    def weight(self, p: Medieval, seat: int, move: int) -> float:
        """Of an attack with a power, a Jihad, or the Knights."""
        if t.ATTACK_KNIGHTS.has(move):
            i, n = t.ATTACK_KNIGHTS.a(move), t.ATTACK_KNIGHTS.b(move)
            knights = Target(p, seat, i, self.rest, self.safe[CARD_OF[i]], True)
            return 0.02 + 5.0 * max(knights.promise(t.KNIGHTS_CARD * n, FREE) - 0.5 * (n - 1), 0.0)
        jihad = t.ATTACK_JIHAD.has(move)
        verb = t.ATTACK_JIHAD if jihad else t.ATTACK
        power, i = verb.a(move), verb.b(move)
        target = self.targets[i]
        if target is None:
            target = Target(p, seat, i, self.rest, self.safe[CARD_OF[i]], False)
            self.targets[i] = target
        if self.near[power] == NOBODY:
            self.near[power] = around(origins(p, seat, power))
        promise = target.promise(strength(p, power, 0, 0), self.holy_bill if jihad else self.bill)
        if not self.near[power] >> i & 1:
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
        most = likely(p, foe, t.MILITIA_COST, stake.loss) if p.has_militia(target) else 0
        if battle.spied[seat] >= 0:
            margin -= battle.spied[seat]
            most = 0
        bid = best_bid(bills(p.florins[seat], price, rest), margin, most, stake.gain)
    else:
        most = likely(p, battle.attacker, battle.price(battle.attacker), stake.gain) if battle.power != NOBODY else 0
        bid = best_bid(bills(p.florins[seat], price, rest), 1 - margin, most, stake.loss)
    return [3.0 / (1.0 + 2.0 * abs(t.BID.a(m) - bid)) for m in moves]
