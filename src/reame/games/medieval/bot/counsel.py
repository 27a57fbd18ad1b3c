"""What bots are told about Medieval: chances fitted from games, and moves weighed at a glance."""

from __future__ import annotations

from importlib.resources import files
from typing import ClassVar

from reame.games.medieval.bot import features as look_at
from reame.games.medieval.bot.frozen_2026_11.counsel import Frozen
from reame.games.medieval.bot.offers import deal_weight, offers
from reame.games.medieval.bot.raids import bid_weights
from reame.games.medieval.bot.sober import sober
from reame.games.medieval.bot.weights import weights
from reame.games.medieval.diplomacy.bargain import Bargain
from reame.games.medieval.pope.crusade import Defaulter
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.battle import Bids
from reame.kernel.counsel import Rehearsal, deeds
from reame.kernel.fitted import Fitted, read_heats, read_weights


class TurnRehearsal(Rehearsal[Medieval]):
    """Turns are played to their end."""

    MOMENTS: ClassVar[int] = 2  # what was won is judged when the next player has had a turn

    def moment(self, p: Medieval) -> int:
        return p.turn


class MedievalCounsel(Fitted[Medieval]):
    """A seat is as strong as its lands, as far as they last, its powers, its purse and its cards."""

    DEEDS: ClassVar[dict[str, int]] = deeds(
        strike="attack jihad knights_attack",
        scheme="assassin heresy civil_war excommunicate spies_hand spies_map spies_deck spies_battle",
        bargain="offer give_florins give_province give_card ask_florins ask_province ask_passage ask_lift ask_card",
        bond="marry crusade join_power join_province join_knights lift grant_free give_passage give_lift give_promise",
    )

    FEATURES: ClassVar[list[str]] = look_at.NAMES
    STAGES: ClassVar[list[str]] = look_at.STAGES

    def __init__(self, weights: dict[int, list[float]], heats: dict[int, list[float]] | None = None) -> None:
        super().__init__(weights, heats)
        self.unfitted = Frozen()  # for numbers of seats for which nothing has been fitted and measured

    def value(self, p: Medieval, seat: int) -> float:
        return super().value(p, seat) if p.seats in self.weights else self.unfitted.value(p, seat)

    def features(self, p: Medieval) -> list[list[float]]:
        return look_at.features(p)

    def stage(self, p: Medieval) -> list[float]:
        return look_at.stage(p)

    def weigh(self, p: Medieval, seat: int, moves: list[int]) -> list[float]:
        if p.seats not in self.weights:
            return self.unfitted.weigh(p, seat, moves)
        top = p.stack[len(p.stack) - 1]
        if len(moves) == 1 or isinstance(top, Defaulter):
            return [1.0] * len(moves)
        if isinstance(top, Bargain):
            return [deal_weight(p, top, seat, m) for m in moves]
        if isinstance(top, Bids):
            return bid_weights(p, top.battle(p), seat, moves)
        return sober(p, seat, moves, weights(p, seat, moves))

    def rehearsal(self) -> Rehearsal[Medieval] | None:
        return TurnRehearsal()

    def offers(self, p: Medieval, seat: int) -> list[list[int]]:
        return offers(p, seat) if p.seats in self.weights else self.unfitted.offers(p, seat)


def counsel() -> MedievalCounsel:
    """With the weights of the package."""
    text = files("reame.games.medieval.bot").joinpath("weights.json").read_text("utf-8")
    return MedievalCounsel(read_weights(text, MedievalCounsel.FEATURES, MedievalCounsel.STAGES), read_heats(text))
