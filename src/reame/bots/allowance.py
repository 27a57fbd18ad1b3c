"""How much time a bot has for its turn: from being asked until somebody else is, whatever it decides meanwhile."""

from __future__ import annotations

from typing import Final

BRISKLY: Final = "briskly"
USUALLY: Final = "usually"
DEEPLY: Final = "deeply"
MANNERS: Final = {BRISKLY: 0.3, USUALLY: 1.0, DEEPLY: 3.0}  # how a table wants its bots to think: times the usual

A_GLANCE: Final = 0.8  # seconds a turn of a bot that looks once
SHARE: Final = 3.0  # one decision takes at most one such part of what is left of the turn
A_BID: Final = 0.4  # seconds for one of many small answers, at most


def seconds_a_turn(bot: str, usual: float, manner: str) -> float:
    """For a bot, in a game where a thorough one usually takes so long."""
    return MANNERS[manner] * (usual if bot.startswith("search") else A_GLANCE)


class Allowance:
    """The time for one turn."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.spent = 0.0

    def share(self, hurried: bool) -> float:
        """Seconds for the next decision. There may be many, and the first ones decide most."""
        share = max(0.0, self.seconds - self.spent) / SHARE
        return min(A_BID, share) if hurried else share

    def spend(self, seconds: float) -> None:
        """A decision has taken so long."""
        self.spent += seconds
