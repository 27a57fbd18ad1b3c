"""The property suite on one game, registered or not, with every number of seats and every option.

    python -m tests.suite MODULE [--games K]

MODULE is one that holds a GAME, such as examples.fair. Words and guides are not looked at: a new game has none yet.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from reame.kernel.errors import BadStart
from reame.kernel.game import Game
from tests.suite import properties

TWINS = 30  # pairs of worlds for each number of seats
EVERY = 3  # so many moves from one close look to the next


def tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the usual options, then with each value of each option that goes with it."""
    out: list[tuple[int, dict[str, str]]] = []
    for seats in game.seat_range:
        out.append((seats, {}))
        for option in game.OPTIONS:
            for i, word in enumerate(option.kind.words):
                if option.kind.low + i * option.kind.unit == option.standard:
                    continue
                try:
                    game.choose(seats, {option.name: word})
                except BadStart:
                    continue
                out.append((seats, {option.name: word}))
    return out


def check(game: Game[Any], seats: int, options: dict[str, str]) -> int:
    """All properties at one table; how many moves two worlds went together."""
    properties.check_every_move(game, seats, "whole game", options)
    properties.check_copies(game, seats, "copies", EVERY, options)
    properties.check_refusals(game, seats, "refusals", EVERY, options)
    properties.check_imagining(game, seats, "imagining", EVERY, options)
    properties.check_floor(game, seats, "floor", options)
    properties.check_record(game, seats, "record", options)
    return sum(properties.check_twins(game, seats, f"twins {k}", options) for k in range(TWINS))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.suite", description="The property suite on one game.")
    parser.add_argument("module", help="holds a GAME")
    parser.add_argument("--games", type=int, default=20, help="random games a table, in which everything should be met")
    args = parser.parse_args(arguments)
    game: Game[Any] = import_module(args.module).GAME
    unmet = properties.things_to_meet(game)
    for seats, options in tables(game):
        together = check(game, seats, options)
        for k in range(args.games):
            properties.meet(game, seats, f"met {k}", options, unmet)
        chosen = " ".join(f"{name}:{word}" for name, word in options.items())
        table = f"{seats} seats {chosen}".strip()
        print(f"{game.title}, {table}: well; worlds compared over {together} moves", flush=True)
    if unmet:
        print(f"never met in {args.games} games a table: {', '.join(sorted(unmet))}")
    return 1 if unmet else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
