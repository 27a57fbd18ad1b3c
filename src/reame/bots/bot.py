"""What a bot is: it sees a position through the eyes of one seat, and chooses."""

from __future__ import annotations

from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It keeps nothing between two decisions: what it may know is in its eyes."""

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        """One of the legal moves; chance comes from these dice only."""
        raise NotImplementedError
