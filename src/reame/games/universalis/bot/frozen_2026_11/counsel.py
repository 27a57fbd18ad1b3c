"""Values and glances of November 2026, as they were."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.bot.glances import glance
from reame.games.universalis.bot.offers import chains, rest
from reame.games.universalis.bot.phases import fighting, trading
from reame.games.universalis.bot.plans import aims
from reame.games.universalis.bot.worth import share
from reame.games.universalis.decision.coins import is_coin
from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.diplomacy.phase import Diplomacy
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.trade.phase import TradePhase
from reame.games.universalis.turn.placement import HowManyPlaced, Placement
from reame.games.universalis.turn.purchase import Purchase
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PASS
from reame.kernel.steps import Step

STALLS: Final = 8  # purchases, or places for armies, that are compared in a rehearsal


class Frozen(Counsel[Universalis]):
    """What a kingdom should look for."""

    USUAL: ClassVar[float] = 8.0  # turns are long

    def value(self, p: Universalis, seat: int) -> float:
        if p.phase == "setup":
            return 1.0 / p.seats  # the glance knows better how to begin
        return share(p, seat)

    def weigh(self, p: Universalis, seat: int, moves: list[int]) -> list[float]:
        top: Step[Any] = p.stack[-1]
        if isinstance(top, TradePhase):
            out = trading(p, moves)
        elif isinstance(top, CombatPhase):
            out = fighting(p, seat, moves)
        else:
            out = [0.0 if is_coin(m) else glance(p, seat, top, m) for m in moves]
        if p.coins[seat]:
            thrift = 1.0 if isinstance(top, Round) and top.stage == "defence" else 0.001
            for i in range(len(moves)):
                if is_coin(moves[i]):
                    out[i] = thrift
        return out

    def rehearsal(self) -> Rehearsal[Universalis] | None:
        return TurnRehearsal()

    def aims(self, p: Universalis, seat: int) -> list[Rehearsal[Universalis]]:
        """To take one territory before any other."""
        return [TurnRehearsal(aim) for aim in aims(p, seat)]

    def offers(self, p: Universalis, seat: int) -> list[list[int]]:
        top: Step[Any] = p.stack[-1]
        if isinstance(top, Offer):
            return rest(p, seat, top)
        return chains(p, seat, p.legal(seat)) if isinstance(top, Diplomacy) else []


class TurnRehearsal(Rehearsal[Universalis]):
    """One player's turn is played to its end, perhaps with an aim."""

    def __init__(self, aim: int = NOBODY) -> None:
        self.aim = aim

    def follow(self, p: Universalis) -> None:
        p.pursue(self.aim)

    def leave(self, p: Universalis) -> None:
        p.pursue(NOBODY)

    def moment(self, p: Universalis) -> int:
        return p.turn * (p.seats + 1) + p.active + 1

    def occasion(self, p: Universalis) -> int:
        """Each phase has its luck, and each attack of a banner."""
        n = box.PHASE.find(p.phase)
        for step in p.stack:
            if isinstance(step, Battle):
                left = p.attacks[step.banner] if step.banner != NOBODY else 0  # not the luck of an attack that failed
                n = (n * box.AREAS + step.area + 1) * (box.EXPERIENCE_MOST + 2) + left
        return n

    def breadth(self, p: Universalis) -> int:
        """A glance is enough for most of a turn; it would spend every florin, and place armies anywhere."""
        top: Step[Any] = p.stack[-1]
        return STALLS if isinstance(top, (Purchase, Placement, HowManyPlaced)) else 1

    def waits(self, p: Universalis, seat: int, move: int) -> bool:
        """Trade is the last phase: behind it come the dice of the next player."""
        return move == PASS and isinstance(p.stack[-1], TradePhase)
