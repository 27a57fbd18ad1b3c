"""Any legal move: first a verb, then one of its moves, so that offers with many amounts do not drown the rest."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from reame.bots.bot import Bot
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.moves import MoveTable
from reame.kernel.native import first_at, i64
from reame.kernel.position import Position

FACTOR: Final = 438_293_613  # one that L'Ecuyer recommends for 30 bits
BITS: Final = 30
ROOM: Final = 2**30 - 1


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
    ends = table.ends
    if moves[-1] < ends[moves[0]]:  # one verb, the usual case
        return dice.below(n)
    begin = verb_start(ends, moves, dice.below(count_verbs(ends, moves)))
    return begin + dice.below(first_at(moves, ends[moves[begin]], begin + 1) - begin)


def place_by_lot(ends: list[int], moves: list[int], lot: i64) -> i64:
    """The same with one number of 30 bits: times the verbs, what is above them takes a verb, the rest a move of it."""
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
    if lot >> BITS != before:
        return lot
    return ~(begin + ((lot & ROOM) * (end - begin) >> BITS))


def count_verbs(ends: list[int], moves: list[int]) -> i64:
    """How many verbs are legal; `ends` says of each move where the block of its verb ends."""
    last: i64 = moves[-1]
    move: i64 = moves[0]
    end: i64 = ends[move]
    verbs: i64 = 1
    i: i64 = 0
    while last >= end:
        i += 1
        move = moves[i]
        if move < end:  # more than one move of this verb
            i = first_at(moves, end, i + 1)
            move = moves[i]
        end = ends[move]
        verbs += 1
    return verbs


def verb_start(ends: list[int], moves: list[int], k: i64) -> i64:
    """Where the moves of verb number k begin."""
    i: i64 = 0
    while k:
        i = first_at(moves, ends[moves[i]], i + 1)
        k -= 1
    return i


def random_play(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> int:
    """One game by random seats, as fast as it goes; how many decisions it took.

    Their lots are a linear congruence of 30 bits, up to where Python's own numbers are quick; whatever counts is drawn
    with the real dice.
    """
    p: Position = game.start(seats, seed, options)
    ends = game.table.ends
    lot: i64 = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=4).digest(), "little")
    n: i64 = 0
    while p.outcome is None:
        seat = p.alone
        while seat >= 0:
            moves = p.legal(seat)
            lot = lot * FACTOR + 1 & ROOM
            last: i64 = moves[-1]
            end: i64 = ends[moves[0]]
            if last < end:  # one verb, the usual case
                p.pick(seat, lot * len(moves) >> BITS)
            else:
                p.pick(seat, place_by_lot(ends, moves, lot))
            n += 1
            seat = p.alone
        for seat in p.waiting:
            lot = lot * FACTOR + 1 & ROOM
            p.pick(seat, place_by_lot(ends, p.legal(seat), lot))
            n += 1
    return n
