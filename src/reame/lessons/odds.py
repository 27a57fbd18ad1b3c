"""What can be attained: the odds of a goal over all throws of the dice, whoever learns making the best moves. Exact."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from reame.kernel.chance import Dice, ScriptEnded, scripted
from reame.kernel.errors import ReameError
from reame.kernel.game import Game
from reame.kernel.journal import Journal
from reame.kernel.position import Position

ENOUGH: Final = 0.95  # of the best odds: so much a way has to keep, to be right
MOST: Final = 3_000  # positions that are looked at while somebody waits
MOST_EVER: Final = 60_000  # and when a puzzle is made
THROWS: Final = 24  # of which a way is called sure that all of them let pass
MOST_REPLIES: Final = 60  # of others, to one move of the learner


class TooWide(ReameError):
    """More positions would have to be looked at than is allowed."""


def next_reply(game: Game[Any], me: int, p: Position, replies: list[str]) -> tuple[int, int] | None:
    """Who of the others answers now, and with what: the next reply, if it can be made, else the harmless move.

    A reply that is made is taken from the list.
    """
    if not p.waiting or me in p.waiting:
        return None
    seat = p.waiting[0]
    if replies and replies[0].split()[0] == str(seat):
        move = game.table.parse(replies[0].partition(" ")[2])
        if move in p.legal(seat):
            replies.pop(0)
            return seat, move
    return seat, p.default(seat)


class Odds:
    """Of one goal, for one seat. `reached` tells whether a position has it; `told`, whether it needs a journal."""

    def __init__(
        self, game: Game[Any], seat: int, reached: Callable[[Position], bool], told: bool, most: int = MOST
    ) -> None:
        self.game = game
        self.seat = seat
        self.reached = reached
        self.told = told
        self.left = most  # positions that may still be looked at

    def best(self, p: Position, replies: list[str], moves: int) -> float:
        """With so many moves of the learner, each the best."""
        if moves == 0 or p.over or self.seat not in p.waiting:
            return 0.0
        found = 0.0
        for move in p.legal(self.seat):
            found = max(found, self.after(p, replies, moves, move))
            if found > 1 - 1e-9:
                return 1.0
        return found

    def after(self, p: Position, replies: list[str], moves: int, move: int) -> float:
        """If this is the first of so many moves, and the others the best."""
        return sum(
            part * (1.0 if self.reached(end) else self.best(end, left, moves - 1))
            for part, end, left in self.ends(p, replies, moves, move)
        )

    def sure(self, p: Position, replies: list[str], moves: int, made: list[int], throws: int = THROWS) -> bool:
        """Do these moves reach it however the dice fall? They are thrown so often."""
        return all(self._falls(p, replies, moves, made, Dice(f"sure {n}")) for n in range(throws))

    def _falls(self, p: Position, replies: list[str], moves: int, made: list[int], dice: Dice) -> bool:
        new = self._copy(p, dice)
        left = replies.copy()
        for n, move in enumerate(made):
            if move not in new.legal(self.seat):
                return False
            new.apply(self.seat, move)
            self._answered(new, left, n + 1 == moves)
            if self.reached(new):
                return True
        return False

    def _copy(self, p: Position, dice: Dice) -> Position:
        new = p.clone()
        new.dice = dice
        if self.told:
            assert p.journal is not None
            new.journal = Journal()
            new.journal.events = p.journal.events.copy()
        return new

    def ends(
        self, p: Position, replies: list[str], moves: int, move: int
    ) -> Iterator[tuple[float, Position, list[str]]]:
        """Where a move and the answers to it may lead: its part of all throws, and the replies that are left."""
        throws: list[tuple[list[int], float]] = [([], 1.0)]
        while throws:
            faces, part = throws.pop()
            self.left -= 1
            if self.left < 0:
                raise TooWide("too many moves and throws to look at all of them")
            new = self._copy(p, scripted(faces))
            left = replies.copy()
            try:
                new.apply(self.seat, move)
                self._answered(new, left, moves == 1)
            except ScriptEnded as e:
                throws += [([*faces, face], part / e.n) for face in range(1, e.n + 1)]
                continue
            yield part, new, left

    def _answered(self, p: Position, replies: list[str], last: bool) -> None:
        if last and not replies:
            return
        for _ in range(MOST_REPLIES):
            if self.reached(p):
                return
            said = next_reply(self.game, self.seat, p, replies)
            if said is None:
                return
            p.apply(*said)
        raise TooWide(f"others are asked more than {MOST_REPLIES} times")
