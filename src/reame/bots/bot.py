"""What a bot is: it sees a position through the eyes of one seat, and chooses."""

from __future__ import annotations

from typing import Any

from reame.bots.characters import Tempered
from reame.bots.thought import OneMove, Thought
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It keeps nothing between two decisions: what it may know is in its eyes."""

    vintage = ""  # whose counsel it takes: that of today, or one that was frozen
    told: Counsel[Any] | None = None  # a counsel of its own instead
    temper = ""  # what it likes beyond what it is worth, if anything

    def counsel(self, game: Game[Any]) -> Counsel[Any]:
        """Whom it asks about a game."""
        counsel = self.told or game.counsel_of(self.vintage)
        return Tempered(counsel, self.temper) if self.temper else counsel

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        """One of the legal moves, after as much thought as this bot is used to; chance comes from these dice only."""
        raise NotImplementedError

    def begin(self, eyes: Eyes, dice: Dice) -> Thought:
        """A thought about a decision with more than one answer, for bots that can stop thinking at any time."""
        return OneMove(self.choose(eyes, dice))

    def think(self, eyes: Eyes, dice: Dice) -> Thought:
        """A thought about any decision."""
        moves = eyes.legal()
        return OneMove(moves[0]) if len(moves) == 1 else self.begin(eyes, dice)
