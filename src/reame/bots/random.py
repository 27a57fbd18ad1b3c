"""Any legal move: first a verb, then one of its moves, so that offers with many amounts do not drown the rest."""

from __future__ import annotations

from typing import Any

from reame.bots.bot import Bot
from reame.kernel.chance import LOT_BITS, LOTS, Dice
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.moves import MoveTable
from reame.kernel.native import first_at, i64
from reame.kernel.position import Position


class Random(Bot):
    """Plays by lot."""

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        return any_move(eyes.game.table, eyes.legal(), dice)


def any_move(table: MoveTable, moves: list[int], dice: Dice) -> int:
    """A verb among those that are legal, then a move of it."""
    return moves[any_place(table.ends, moves, dice.lot())]


def any_place(ends: list[int], moves: list[int], lot: i64) -> i64:
    """Where it stands in the list: the lot times the verbs, and what is above takes a verb, the rest a move of it.

    `ends` says of each move where the block of its verb ends.
    """
    last: i64 = moves[-1]
    end: i64 = ends[moves[0]]
    if last < end:  # one verb, the usual case
        return lot * len(moves) >> LOT_BITS
    return ~_search(ends, moves, lot, 0, 0)


def _search(ends: list[int], moves: list[int], lot: i64, begin: i64, before: i64) -> i64:
    """From a verb with so many before it: the lot times all verbs, or `~place` if it does not fall on one before.

    Verbs are counted on the way to the last one, and the one that is taken is met on the way back.
    """
    end: i64 = begin + 1
    border: i64 = ends[moves[begin]]
    last: i64 = moves[-1]
    if last < border:
        end = len(moves)
        lot *= before + 1
    else:
        move: i64 = moves[end]
        if move < border:
            end = first_at(moves, border, end + 1)
        lot = _search(ends, moves, lot, end, before + 1)
    if lot >> LOT_BITS != before:
        return lot
    return ~(begin + ((lot & LOTS) * (end - begin) >> LOT_BITS))


def random_play(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> int:
    """One game by random seats; how many decisions it took."""
    p: Position = game.start(seats, seed, options)
    return play_out(p, Dice(seed))


def play_out(p: Position, dice: Dice) -> int:
    """To the end, all seats by lots of the same dice, as fast as it goes; how many decisions it took."""
    ends = p.game.table.ends
    n: i64 = 0
    while p.outcome is None:
        seat = p.alone
        while seat >= 0:
            p.pick(seat, any_place(ends, p.legal(seat), dice.lot()))
            n += 1
            seat = p.alone
        for seat in p.waiting:
            p.pick(seat, any_place(ends, p.legal(seat), dice.lot()))
            n += 1
    return n
