"""Any legal move: first a verb, then one of its moves, so that offers with many amounts do not drown the rest."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from typing import Any, Final

from reame.bots.bot import Bot
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.moves import MoveTable
from reame.kernel.native import i64
from reame.kernel.position import Position

LEHMER: Final = 2**31 - 1


class Random(Bot):
    """Plays by chance."""

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        moves = eyes.legal()
        return any_move(eyes.game.table, moves, dice)


def any_move(table: MoveTable, moves: list[int], dice: Dice) -> int:
    """A verb among those that are legal, then a move of it."""
    return moves[any_place(table, moves, dice)]


def any_place(table: MoveTable, moves: list[int], dice: Dice) -> i64:
    """Where such a move stands in the list."""
    n: i64 = len(moves)
    if n == 1:
        return 0
    end: i64 = table.ends[moves[0]]
    last: i64 = moves[n - 1]
    if last < end:  # the usual case: one verb
        return dice.below(n)
    starts: list[int] = [0]
    i: i64 = 1
    while True:
        if moves[i] < end:  # more than one move of this verb
            if last < end:  # it is the last verb
                break
            i = bisect_left(moves, end, i + 1)
        starts.append(i)
        end = table.ends[moves[i]]
        i += 1
        if i == n:
            break
    k = dice.below(len(starts))
    stop = starts[k + 1] if k + 1 < len(starts) else n
    return starts[k] + dice.below(stop - starts[k])


class Lots(Dice):
    """Quick dice for seats that only fill a table, Lehmer's; everything that counts is drawn with the real ones."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        word = hashlib.blake2b(seed.encode(), digest_size=4).digest()
        self.state: i64 = 1 + int.from_bytes(word, "little") % (LEHMER - 1)

    def below(self, n: i64) -> int:
        self.state = self.state * 48271 % LEHMER
        return self.state * n // LEHMER


def random_play(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> int:
    """One game by random seats, as fast as it goes; how many decisions it took."""
    p: Position = game.start(seats, seed, options)
    dice = Lots(seed)
    table = game.table
    ends = table.ends
    n: i64 = 0
    while p.outcome is None:
        seat = p.alone
        if seat >= 0:
            moves = p.legal(seat)
            many: i64 = len(moves)
            if many == 1:
                p.pick(seat, 0)
            elif moves[many - 1] < ends[moves[0]]:  # the usual case, here without a call: one verb
                p.pick(seat, dice.below(many))
            else:
                p.pick(seat, any_place(table, moves, dice))
            n += 1
        else:
            for seat in p.waiting:
                p.pick(seat, any_place(table, p.legal(seat), dice))
                n += 1
    return n
