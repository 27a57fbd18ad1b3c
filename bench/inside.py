"""Measured inside one build, the one that PYTHONPATH names; prints JSON. bench/play.py runs it.

Every figure is taken in slices between slices of python-chess, in the same process: the pace of a shared machine
drifts by a third within minutes, and only what is measured at the same time can be compared.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator
from typing import Any

from peers import SPIEL, Pace, chess_games, spiel_games

import reame
from reame import bots
from reame.arena.plan import Plan
from reame.arena.play import play_game
from reame.arena.simulate import simulate
from reame.bots.random import random_play
from reame.bots.rehearsal import THOROUGH, WIDTH, Rehearsed, Rehearsing, rehearsed
from reame.bots.tree import Growing
from reame.builds import compiled
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.position import Position

SLICES = 4  # in which the time for a figure is spent
TYPICAL = {"carolus": 3, "medieval": 4, "conspiracy": 4, "fief": 4, "universalis": 5}  # seats, for what bots need
AT_A_TIME = {"carolus": 500}  # games in one simulation; four of any other
SAMPLES = 40  # positions along one game of greedy bots, in which copies are made and bots think
SEARCH = "search:200"
WALKS = 100  # in one tree


class Beside:
    """Figures beside python-chess."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds / SLICES
        self.chess = Pace(chess_games())

    def measure(self, batch: Callable[[int], int]) -> dict[str, list[float]]:
        """How often a second, and in how many times the pace of python-chess, in each slice."""
        pace = Pace(batch)
        pace.batch(-1)  # fills what is kept between games
        rates: list[float] = []
        over: list[float] = []
        before = self.chess.rate(self.seconds)
        for _ in range(SLICES):
            rates.append(pace.rate(self.seconds))
            after = self.chess.rate(self.seconds)
            over.append(2.0 * rates[-1] / (before + after))
            before = after
        return {"per_second": rates, "over_chess": over}


def bare_loop(game: Game[Any], seats: int) -> Callable[[int], int]:
    """Decisions of random games and nothing else."""
    return lambda k: random_play(game, seats, f"bench/{k}")


def simulation(name: str, seats: int, bot: str, lengths: list[int]) -> Callable[[int], int]:
    """Decisions of what `reame simulate` does; how long its games were is noted."""
    count = AT_A_TIME.get(name, 4) if bot == "random" else 1

    def batch(k: int) -> int:
        tally = simulate(Plan(name, seats, count, f"bench {k}", [bot], {}), 1, lambda _: None, lambda *_: None)
        if tally.failures:
            raise RuntimeError(tally.failures[0]["failure"])
        lengths.append(tally.decisions // count)
        return tally.decisions

    return batch


def positions(game: Game[Any], seats: int) -> list[Position]:
    """Spread over one game between greedy bots, forced decisions and all."""
    moves = play_game(game, seats, "bench positions", {}, [bots.find("greedy")], 0, "moves").moves
    p: Position = game.start(seats, "bench positions")
    out: list[Position] = []
    for n, (seat, move) in enumerate(moves):
        if n * SAMPLES // len(moves) == len(out):
            out.append(p.clone())
        p.apply(seat, move)
    return out


def thinking(found: list[Position]) -> dict[str, Callable[[int], int]]:
    """Copies, imagined positions, rehearsals and whole decisions, by turns in each of the positions."""
    game: Game[Any] = found[0].game
    searcher = bots.find(SEARCH)
    eager_searcher = bots.find(f"{SEARCH}:eager")
    asked = [Eyes(p, p.waiting[0]) for p in found]
    open_ones = [eyes for eyes in asked if len(eyes.legal()) > 1]
    rehearsal = game.counsel.rehearsal()
    shortlists: list[list[Rehearsed]] = []
    if rehearsal is not None:
        for eyes in open_ones:
            thought = Rehearsing(eyes, game.counsel, rehearsal, "bench", THOROUGH)
            thought.look(math.inf)
            shortlists.append(thought.moves[:WIDTH])

    def clones(k: int) -> int:
        p = found[k % len(found)]
        for _ in range(20):
            p.clone()
        return 20

    def worlds(k: int) -> int:
        eyes = asked[k % len(asked)]
        for n in range(20):
            eyes.imagine(Dice(f"{k} {n}"))
        return 20

    def rehearsals(k: int) -> int:
        eyes = open_ones[k % len(open_ones)]
        if rehearsal is None:
            Growing(eyes, game.counsel, f"bench {k}").grow(WALKS)
            return WALKS
        world = eyes.imagine(Dice(f"bench {k}"))
        moves = shortlists[k % len(shortlists)]
        for x in moves:
            rehearsed(game.counsel, world, eyes.seat, x)
        return len(moves)

    def decisions(k: int) -> int:
        searcher.choose(asked[k % len(asked)], Dice(f"bench {k}"))
        return 1

    def eager_decisions(k: int) -> int:
        eager_searcher.choose(asked[k % len(asked)], Dice(f"bench {k}"))
        return 1

    return {
        "clones": clones,
        "worlds": worlds,
        "rehearsals": rehearsals,
        SEARCH: decisions,
        f"{SEARCH}:eager": eager_decisions,
    }


def figures(name: str, beside: Beside) -> Iterator[tuple[str, dict[str, Any]]]:
    """All figures of a game, by what they are figures of: `random 4` is random play with four seats."""
    game = reame.game(name)
    for seats in game.seat_range:
        yield f"bare {seats}", beside.measure(bare_loop(game, seats))
        lengths: list[int] = []
        row: dict[str, Any] = beside.measure(simulation(name, seats, "random", lengths))
        yield f"random {seats}", {**row, "length": [sum(lengths) / len(lengths)]}
    if not compiled():
        return
    seats = TYPICAL[name]
    lengths = []
    row = beside.measure(simulation(name, seats, "greedy", lengths))
    yield f"greedy {seats}", {**row, "length": [sum(lengths) / len(lengths)]}
    for what, batch in thinking(positions(game, seats)).items():
        yield f"{what} {seats}", beside.measure(batch)


def main() -> None:
    parser = argparse.ArgumentParser(description="Figures of one build.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (1)")
    parser.add_argument("games", nargs="*", default=reame.NAMES, help="which (all)")
    args = parser.parse_args()
    beside = Beside(args.seconds)
    out: dict[str, Any] = {"python-chess": {"": {"per_second": [beside.chess.rate(args.seconds)]}}}
    for peer, name in SPIEL.items():
        out[peer] = {"": beside.measure(spiel_games(name))}
    for name in args.games:
        out[name] = {}
        for what, row in figures(name, beside):
            print(f"{name}, {what}", file=sys.stderr, flush=True)
            out[name][what] = row
    print(json.dumps(out))


if __name__ == "__main__":
    main()
