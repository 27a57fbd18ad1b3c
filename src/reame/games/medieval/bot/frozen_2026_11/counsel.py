"""What bots are told about Medieval: points now, what can still be won, and what battles under way may bring."""

from __future__ import annotations

import math
from typing import ClassVar

from reame.games.medieval.bot.frozen_2026_11.offers import deal_weight, offers
from reame.games.medieval.bot.pending import pending
from reame.games.medieval.bot.raids import bid_weights
from reame.games.medieval.bot.weights import weights
from reame.games.medieval.bot.worth import hopes, time_left
from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.pope.crusade import Defaulter
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.battle import Bids
from reame.kernel.counsel import Counsel, Rehearsal


class TurnRehearsal(Rehearsal[Medieval]):
    """Turns are played to their end."""

    MOMENTS: ClassVar[int] = 2  # what was won is judged when the next player has had a turn

    def moment(self, p: Medieval) -> int:
        return p.turn


class Frozen(Counsel[Medieval]):
    """Hopes of all seats, weighed against each other; weights from the same hopes, move by move."""

    def value(self, p: Medieval, seat: int) -> float:
        hoped = hopes(p, seat)
        if p.turn:
            pending(p, hoped)
        heat = 1.2 + 2.0 * time_left(p)
        best = max(hoped)
        total = 0.0
        for h in hoped:
            total += math.exp((h - best) / heat)
        share = math.exp((hoped[seat] - best) / heat) / total
        # A little for hopes as such, so that one far behind still knows a better move from a worse.
        return 0.85 * share + 0.15 * max(hoped[seat], 0.0) / max(sum(hoped), 1.0)

    def weigh(self, p: Medieval, seat: int, moves: list[int]) -> list[float]:
        top = p.stack[len(p.stack) - 1]
        if len(moves) == 1 or isinstance(top, Defaulter):
            return [1.0] * len(moves)
        if isinstance(top, Bargain):
            return [deal_weight(p, top, seat, m) for m in moves]
        if isinstance(top, Bids):
            return bid_weights(p, top.battle(p), seat, moves)
        return weights(p, seat, moves)

    def rehearsal(self) -> Rehearsal[Medieval] | None:
        return TurnRehearsal()

    def offers(self, p: Medieval, seat: int) -> list[list[int]]:
        return offers(p, seat)
