"""Which of its moves a seat could not take back once they are made.

The true position may not be asked: the answer would tell what the seat does not know. So the moves are tried in a world
that the seat imagines, as a bot would, and the answer is as good as a guess can be: right whenever chance or something
shown follows from the rules, whatever is hidden.
"""

from __future__ import annotations

import logging
import secrets

from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.kernel.steps import listed

log = logging.getLogger("reame.server")


def _by_verb(eyes: Eyes) -> dict[str, list[int]]:
    table = eyes.game.table
    moves: dict[str, list[int]] = {}
    for move in eyes.legal():
        moves.setdefault(table.of(move).name, []).append(move)
    return moves


def verbs_of(eyes: Eyes) -> list[str]:
    """The verbs of all its legal moves: the careful answer where nothing may be tried."""
    return list(_by_verb(eyes))


def final_verbs(eyes: Eyes) -> list[str]:
    """The verbs of its legal moves after which undo would be closed, judged by the first, middle and last of each."""
    moves = _by_verb(eyes)
    if not moves:
        return []
    try:
        world = eyes.imagine(Dice(secrets.token_hex(16)))
    except Exception:  # rules that stumble must not take the table with them: care is the safe answer
        log.exception("%s cannot be imagined", eyes.game.name)
        return list(moves)
    return [
        verb
        for verb, some in moves.items()
        if any(_is_final(world, eyes.seat, m) for m in {some[0], some[len(some) // 2], some[-1]})
    ]


def _is_final(world: Position, seat: int, move: int) -> bool:
    p = world.clone()
    if not listed(p.legal(seat), move):
        return True
    at, news = p.dice.at, p.learned + p.shown
    try:
        p.apply(seat, move)
    except Exception:
        log.exception("%s: %s cannot be tried", world.game.name, world.game.table.words(move))
        return True
    if world.sealed:
        return seat not in p.waiting  # nobody knows who answers last, and the last answer opens all
    return p.dice.at != at or p.learned + p.shown != news or p.over
