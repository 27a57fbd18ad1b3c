"""The property suite on one game, registered or not, with every number of seats and every option.

    python -m tests.suite MODULE [--games K]

MODULE is one that holds a GAME, such as examples.fair. Words and guides are not looked at: a new game has none yet.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any

from reame.kernel.errors import BadStart
from reame.kernel.game import Game
from tests.suite import properties

TWINS = 30  # pairs of worlds for each number of seats
EVERY = 3  # so many moves from one close look to the next


class Fault(Exception):
    """A property that does not hold: of which game, at which table."""


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


def name_of(game: Game[Any], seats: int, options: dict[str, str]) -> str:
    """A table, in a word or two."""
    return " ".join([f"{game.title}, {seats} seats", *(f"{name}:{word}" for name, word in options.items())])


def check(game: Game[Any], seats: int, options: dict[str, str]) -> int:
    """All properties at one table; how many moves two worlds went together."""
    every: dict[str, Callable[[], Any]] = {
        "random games end and keep the invariants": lambda: properties.check_every_move(
            game, seats, "whole game", options
        ),
        "dump, load and clone": lambda: properties.check_copies(game, seats, "copies", EVERY, options),
        "refused exactly if not legal": lambda: properties.check_refusals(game, seats, "refusals", EVERY, options),
        "imagining": lambda: properties.check_imagining(game, seats, "imagining", EVERY, options),
        "undo": lambda: properties.check_floor(game, seats, "floor", options),
        "records": lambda: properties.check_record(game, seats, "record", options),
        "arrays for learners": lambda: properties.check_arrays(game, seats, "arrays", EVERY, options),
        "twin worlds": lambda: sum(properties.check_twins(game, seats, f"twins {k}", options) for k in range(TWINS)),
    }
    found: dict[str, Any] = {}
    for what, look in every.items():
        found[what] = tried(f"{name_of(game, seats, options)}, {what}", look)
    return int(found["twin worlds"])


def tried(what: str, look: Callable[[], Any]) -> Any:
    """What a look finds; a Fault if something does not hold."""
    try:
        return look()
    except AssertionError as e:
        raise Fault(f"{what}: {e}") from e
    except Exception as e:
        e.add_note(what)
        raise


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.suite", description="The property suite on one game.")
    parser.add_argument("module", help="holds a GAME")
    parser.add_argument("--games", type=int, default=20, help="random games a table, in which everything should be met")
    args = parser.parse_args(arguments)
    game: Game[Any] = import_module(args.module).GAME
    unmet = properties.things_to_meet(game)
    try:
        for seats, options in tables(game):
            together = check(game, seats, options)
            for k in range(args.games):
                properties.meet(game, seats, f"met {k}", options, unmet)
            print(f"{name_of(game, seats, options)}: well; worlds compared over {together} moves", flush=True)
        tried(f"{game.title}, standing orders", lambda: properties.check_orders(game))
    except Fault as fault:
        where = traceback.extract_tb(fault.__cause__.__traceback__)[-1] if fault.__cause__ else None
        print(f"{fault}\n  {where.filename}:{where.lineno}" if where else fault, file=sys.stderr)
        return 1
    if unmet:
        print(f"never met in {args.games} games a table: {', '.join(sorted(unmet))}")
    return 1 if unmet else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
