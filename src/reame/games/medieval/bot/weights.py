"""How promising moves look at a glance, verb by verb; attacks and bids are weighed in raids.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from reame.games.medieval.bot.raids import Raids
from reame.games.medieval.bot.worth import DRAW, card_worth, draft_worth, power_card_worth, time_left
from reame.games.medieval.land.geography import INCOME, ON_CARD
from reame.games.medieval.table import things as t
from reame.games.medieval.table.masks import members
from reame.games.medieval.table.position import Medieval
from reame.kernel.kinds import NOBODY


@final
class Glance:
    """What a seat sees at a glance in each of its moves."""

    def __init__(self, p: Medieval, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.rest = time_left(p)

    def is_anothers(self, power: int) -> bool:
        """Does another player hold it?"""
        return self.p.holder[power] not in (self.seat, NOBODY)

    # -- phase D ---------------------------------------------------------------------------------

    def collect(self, move: int) -> float:
        return 0.3 + 0.12 * self.p.income(self.seat) * (3.0 if self.p.florins[self.seat] < 8 else 1.0)

    def discard(self, move: int) -> float:
        return 0.6 if card_worth(self.p, self.seat, t.DISCARD.a(move), self.rest) < DRAW * self.rest else 0.02

    def play_power(self, move: int) -> float:
        return 0.05 + 4.0 * max(power_card_worth(self.p, self.seat, t.PLAY_POWER.a(move), self.rest) - 0.35, 0.0)

    def heresy(self, move: int) -> float:
        province = t.PLAY_HERESY.a(move)
        if self.p.controller[province] == self.seat:
            return 0.01
        return 0.1 + 0.2 * INCOME[province] * (6 - INCOME[province]) / 6.0

    def murder(self, move: int) -> float:
        power = t.MURDER.a(move)
        good = self.p.ruler[power] - t.NORMAL
        if self.p.holder[power] == NOBODY:
            return 0.02
        return max(0.2 - 0.4 * good if self.p.holder[power] == self.seat else 0.2 + 0.3 * good, 0.01)

    def civil_war(self, move: int) -> float:
        return 1.5 if self.is_anothers(t.PLAY_CIVIL_WAR.a(move)) else 0.01

    def excommunicate(self, move: int) -> float:
        return 0.7 if self.is_anothers(t.EXCOMMUNICATE.a(move)) else 0.01

    def lift(self, move: int) -> float:
        return 0.6 if self.p.holder[t.LIFT.a(move)] == self.seat else 0.01

    def quell_heresy(self, move: int) -> float:
        return 0.3 + 0.5 * INCOME[t.QUELL_HERESY.a(move)]

    def offer(self, move: int) -> float:
        """To sell the absolution of a power excommunicated this turn."""
        for power in members(self.p.fresh & self.p.excommunicated):
            if self.p.holder[power] == t.OFFER.a(move):
                return 0.5 if self.p.proposals == 0 else 0.01
        return 0.01

    # -- the other decisions ---------------------------------------------------------------------

    def pick(self, move: int) -> float:
        worth: float = max(draft_worth(self.p, t.PICK.a(move)), 0.1) ** 2
        return worth

    def raid(self, move: int) -> float:
        n = 1.0
        for province in ON_CARD[t.RAID.a(move)]:
            if self.p.controller[province] != NOBODY:
                n += -0.6 * INCOME[province] if self.p.controller[province] == self.seat else 0.4 * INCOME[province]
        return max(n, 0.1)

    def join_power(self, move: int) -> float:
        return 2.0 / (1.0 + t.JOIN_POWER.b(move)) + 0.2 * t.ARMY[t.JOIN_POWER.a(move)]

    def join_province(self, move: int) -> float:
        return 2.0 / (1.0 + t.JOIN_PROVINCE.b(move))

    def fit_out(self, move: int) -> float:
        return 1.0 / (1.0 + 3.0 * t.FIT_OUT.a(move))

    def intercept(self, move: int) -> float:
        return 0.6 / (1.0 + t.INTERCEPT.a(move))

    def support(self, move: int) -> float:
        return 1.0 / t.SUPPORT.a(move)

    def militia_in_civil_war(self, move: int) -> float:
        steps = t.BID.a(move)
        return 3.0 if steps == 1 else 2.0 if steps == 0 else 1.0 / (steps + 1)


WEIGHTS: Final[dict[str, Callable[[Glance, int], float]]] = {
    t.COLLECT.name: Glance.collect,
    t.DISCARD.name: Glance.discard,
    t.PLAY_POWER.name: Glance.play_power,
    t.PLAY_HERESY.name: Glance.heresy,
    t.MURDER.name: Glance.murder,
    t.PLAY_CIVIL_WAR.name: Glance.civil_war,
    t.EXCOMMUNICATE.name: Glance.excommunicate,
    t.LIFT.name: Glance.lift,
    t.QUELL_HERESY.name: Glance.quell_heresy,
    t.OFFER.name: Glance.offer,
    t.PICK.name: Glance.pick,
    t.RAID.name: Glance.raid,
    t.JOIN_POWER.name: Glance.join_power,
    t.JOIN_PROVINCE.name: Glance.join_province,
    t.FIT_OUT.name: Glance.fit_out,
    t.INTERCEPT.name: Glance.intercept,
    t.SUPPORT.name: Glance.support,
    t.BID.name: Glance.militia_in_civil_war,
}
ALWAYS: Final[dict[str, float]] = {  # moves of a verb that all weigh the same; those of no table weigh 1
    t.END.name: 0.4,
    t.SPY_HAND.name: 0.1,
    t.SPY_MAP.name: 0.1,
    t.SPY_DECK.name: 0.1,
    t.CRUSADE.name: 2.0,
    t.MARRY.name: 0.03,
    t.PAPAL_PASSAGE.name: 0.02,
    t.QUELL_WAR.name: 2.0,
    t.JOIN_KNIGHTS.name: 0.1,
    t.REACT.name: 0.5,
    t.FROM.name: 0.2,
    t.GO.name: 0.2,
    t.STRAIGHT.name: 3.0,
    t.HIRE.name: 3.0,
    t.SPY_BATTLE.name: 0.8,
}


def weights(p: Medieval, seat: int, moves: list[int]) -> list[float]:
    """Of all moves at a decision, which are sorted by verb."""
    glance = Glance(p, seat)
    out: list[float] = []
    i = 0
    while i < len(moves):
        if t.ATTACK.first <= moves[i] < t.QUELL_HERESY.first:
            raids = Raids(p, seat, glance.rest)
            while i < len(moves) and moves[i] < t.QUELL_HERESY.first:
                out.append(raids.weight(p, seat, moves[i]))
                i += 1
            continue
        verb = t.MOVES.of(moves[i])
        weight = WEIGHTS.get(verb.name)
        always = ALWAYS.get(verb.name, 1.0)
        while i < len(moves) and moves[i] < verb.end:
            out.append(always if weight is None else weight(glance, moves[i]))
            i += 1
    return out
