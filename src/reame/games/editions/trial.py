"""Does an edition hold in play? A few games are begun and played at random, and what has to hold is looked at."""

from __future__ import annotations

from typing import Any, Final

from reame.games.editions import copies, shelf
from reame.games.editions.edition import PLACES, Edition
from reame.games.editions.watched import Watch
from reame.games.editions.wording import NAMES
from reame.kernel.chance import Dice
from reame.kernel.errors import ReameError
from reame.kernel.game import Game

MOVES: Final = 120  # of each game that is tried


def faults(edition: Edition) -> list[str]:
    """What does not hold when it is played."""
    try:
        game = shelf.find(edition.game, edition.text)
    except ReameError as e:
        return [str(e)]
    return [fault for seats in game.seat_range for fault in _played(game, seats)]


def unread(edition: Edition) -> list[str]:
    """Corrected entries that nothing has read in such games; names, and where things stand on the map, apart."""
    paths = [c.path for c in edition.changes if c.path.rpartition(".")[2] not in (*NAMES, *PLACES)]
    if not paths:
        return []
    watch = Watch(edition.data, paths)
    mark = f"{edition.mark}_watched"
    try:
        game = copies.make(edition.game, mark, watch.data)
        for seats in game.seat_range:
            _played(game, seats)
    finally:
        copies.forget(edition.game, mark)
    return watch.unread()


def _played(game: Game[Any], seats: int) -> list[str]:
    lot = Dice(f"trial of {seats}")
    at = "the start"
    try:
        p = game.start(seats, f"trial of {seats}", journal=True)
        for n in range(MOVES):
            broken = game.broken(p)
            if broken:
                return [f"with {seats} players, after {at}: {broken[0]}"]
            if p.over:
                break
            seat = p.waiting[0]
            legal = p.legal(seat)
            move = legal[lot.below(len(legal))]
            at = f"move {n + 1} ({game.table.words(move)})"
            p.apply(seat, move)
        if game.load(p.dump()) != p:
            return [f"with {seats} players: the position after {at} cannot be stored"]
    except Exception as e:  # whatever the rules stumble over is the answer
        return [f"with {seats} players the rules stumble over {at}: {type(e).__name__}: {e}"]
    return []
