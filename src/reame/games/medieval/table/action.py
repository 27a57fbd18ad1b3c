"""One sort of thing a player can do in phase D [3.1]; each chapter of the rules brings its own."""

from __future__ import annotations

from reame.games.medieval.table.position import Medieval
from reame.kernel.kinds import NOBODY, Phrase
from reame.kernel.moves import Verb
from reame.kernel.native import i64


class Action:
    """Which moves it offers, why it does not offer others, and what they do."""

    def __init__(self, verb: Verb, card: int = NOBODY) -> None:
        self.verb = verb
        self.card: i64 = card  # that it is played with, if it is

    def add(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        """Its legal moves, in order, for a hand with these cards, among them the one it is played with."""
        raise NotImplementedError

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        """None exactly if the move is legal, else the reason."""
        raise NotImplementedError

    def do(self, p: Medieval, seat: int, move: int) -> None:
        """What happens."""
        raise NotImplementedError
