"""Plays seeded random games and prints a digest of all that was seen on the way; run once plain and once compiled."""

from __future__ import annotations

import hashlib
import json
import sys

import reame
from reame.bots.random import any_move
from reame.builds import compiled
from reame.kernel.chance import Dice
from reame.kernel.record import Record
from tests.suite.test_every_game import numbers_of_seats


def digest(name: str, seats: int, games: int) -> str:
    """Records, journals, and now and then dumps, views and imaginings."""
    game = reame.game(name)
    seen = hashlib.sha256()
    for k in range(games):
        record = Record(game, seats, f"both {k}", journal=True)
        dice = Dice(f"both builds {k}")
        while not record.position.over:
            p = record.position
            seat = p.waiting[dice.below(len(p.waiting))]
            record.play(seat, any_move(game.table, p.legal(seat), dice))
            if len(record) % (50 if name == "carolus" else 250) == 0:
                q = record.position
                several = [q.dump(), q.view(seat), q.view(-1), q.imagine(seat, Dice("both")).dump(), q.waiting]
                seen.update(json.dumps(several).encode())
        journal = record.position.journal
        assert journal is not None
        seen.update((record.text() + json.dumps(journal.lines(0))).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    count = int(sys.argv[1])
    result = {}
    for name in reame.NAMES:
        for seats in numbers_of_seats(name):
            result[f"{name} {seats}"] = digest(name, seats, count if name == "carolus" else 1)
    print(json.dumps({"compiled": compiled(), "digests": result}))
