"""What bots are told about Carolus Magnus: chances fitted from games, and whole turns to choose from."""

from __future__ import annotations

from importlib.resources import files
from typing import ClassVar

from reame.games.carolus.bot import features as look_at
from reame.games.carolus.bot.plans import plans
from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import Rounds
from reame.games.carolus.things import ADVANCE, COURT, PLAY
from reame.kernel.counsel import BARGAIN, BOND, NO_DEED, SCHEME, STRIKE, Rehearsal
from reame.kernel.fitted import Fitted, read_heats, read_weights
from reame.kernel.kinds import NOBODY


class RoundRehearsal(Rehearsal[Carolus]):
    """The choice of tokens is one moment, each turn another."""

    MOMENTS: ClassVar[int] = 3  # a plan is judged when the next two have answered it

    def moment(self, p: Carolus) -> int:
        for step in p.stack:
            if isinstance(step, Rounds):
                return p.round * 8 + step.acted
        return p.round * 8

    def breadth(self, p: Carolus) -> int:
        return 5  # tokens, or clans


class CarolusCounsel(Fitted[Carolus]):
    """A side is as strong as its castles, those the emperor may bring, its clans, its reserve and its tokens."""

    USUAL: ClassVar[float] = 2.0  # turns are short
    FEATURES: ClassVar[list[str]] = look_at.NAMES
    STAGES: ClassVar[list[str]] = ["always", "progress"]

    def features(self, p: Carolus) -> list[list[float]]:
        return look_at.features(p)

    def stage(self, p: Carolus) -> list[float]:
        return [1.0, look_at.progress(p)]

    def side(self, p: Carolus, seat: int) -> int:
        return p.figures.side_of[seat]

    def plans(self, p: Carolus, seat: int) -> list[list[int]]:
        return plans(p, seat)

    def rehearsal(self) -> Rehearsal[Carolus] | None:
        return RoundRehearsal()

    def deed(self, p: Carolus, seat: int, move: int) -> int:
        """To stop where others have built; at court to win over a clan, to keep one, to gain a free one."""
        if PLAY.has(move):
            if PLAY.b(move) != COURT:
                return NO_DEED
            holder = p.holder[PLAY.a(move)]
            return BARGAIN if holder == NOBODY else BOND if holder == seat else SCHEME
        if ADVANCE.has(move):
            owner = p.owner[p.after(p.emperor, ADVANCE.a(move))]
            return NO_DEED if owner in (NOBODY, self.side(p, seat)) else STRIKE
        return NO_DEED


def counsel() -> CarolusCounsel:
    """With the weights of the package."""
    text = files("reame.games.carolus.bot").joinpath("weights.json").read_text("utf-8")
    return CarolusCounsel(read_weights(text, CarolusCounsel.FEATURES, CarolusCounsel.STAGES), read_heats(text))
