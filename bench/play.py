"""Random play, plain and compiled, beside peers in the same run: figures are ratios.

python bench/play.py [--json] [--seconds S] [--rounds R]

Others share the machine, for seconds or minutes: what is compared is measured in turns, a quarter of a second each, and
the median of those ratios counts, over several rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = {"plain": 5000, "compiled": 60000}  # for the comparison of one process with two: starting one counts little
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
SLICES = 4  # in which the time for a figure is spent in each round


class Pace:
    """Something that is done again and again, and how often it is done in a second of processor time."""

    def __init__(self, batch: Callable[[int], int]) -> None:
        self.batch = batch
        self.k = 0

    def rate(self, seconds: float) -> float:
        done = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            done += self.batch(self.k)
            self.k += 1
        return done / (time.process_time() - begin)


def our_games(seconds: float) -> dict[str, Any]:
    """Run inside one build: every game and number of seats, deals off; python-chess before and after each slice."""
    import reame
    from reame.bots.random import random_play
    from reame.kernel.chance import Dice

    out: dict[str, Any] = {}
    chess = Pace(chess_games())
    for name in reame.NAMES:
        game = reame.game(name)
        options = {"deals": "off"} if any(o.name == "deals" for o in game.OPTIONS) else {}
        for seats in game.seat_range:
            lengths: list[int] = []

            def play(k: int, seats: int = seats, lengths: list[int] = lengths) -> int:
                lengths.append(random_play(game, seats, f"bench {k}", options))  # noqa: B023 - called at once
                return lengths[-1]

            playing = Pace(play)
            playing.rate(seconds / 2)  # fills what is kept between games
            p = game.start(seats, "clone", options)
            dice = Dice("clone")
            for _ in range(min(lengths) // 2):
                moves = p.legal(p.waiting[0])
                p.apply(p.waiting[0], moves[dice.below(len(moves))])

            def clones(_: int, p: Any = p) -> int:
                for _n in range(200):
                    p.clone()
                return 200

            cloning = Pace(clones)
            mean = sum(lengths[:10]) / len(lengths[:10])  # of the same games in every round
            figures = ("decisions_per_second", "clones_per_second", "over_chess", "clone_share")
            row: dict[str, list[float]] = {figure: [] for figure in figures}
            before = chess.rate(seconds / SLICES)
            for _ in range(SLICES):
                speed = playing.rate(seconds / SLICES)
                after = chess.rate(seconds / SLICES)
                row["decisions_per_second"].append(speed)
                row["over_chess"].append(2.0 * speed / (before + after))
                row["clones_per_second"].append(cloning.rate(seconds / SLICES / 2))
                row["clone_share"].append(speed / mean / row["clones_per_second"][-1])
                before = after
            out[f"{name} {seats}"] = row
    return out


def chess_games() -> Callable[[int], int]:
    """Random play with python-chess from a Python loop, without the checks for draws."""
    import random

    import chess

    rng = random.Random(1)

    def chess_game(_: int) -> int:
        board = chess.Board()
        n = 0
        while n < 300:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            n += 1
        return n

    return chess_game


def backgammon_games() -> Callable[[int], int]:
    """The same with OpenSpiel's backgammon."""
    import random

    import pyspiel

    rng = random.Random(1)
    backgammon = pyspiel.load_game("backgammon")

    def backgammon_game(_: int) -> int:
        state = backgammon.new_initial_state()
        n = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                n += 1
        return n

    return backgammon_game


def gather(all_rounds: dict[str, Any], new: dict[str, Any]) -> None:
    """The figures of another round, added to those of the same name."""
    for key, x in new.items():
        if isinstance(x, dict):
            gather(all_rounds.setdefault(key, {}), x)
        else:
            all_rounds.setdefault(key, []).extend(x)


def medians(rounds: dict[str, Any]) -> dict[str, Any]:
    """The middle of all figures, whatever they are kept in."""
    return {key: medians(x) if isinstance(x, dict) else statistics.median(x) for key, x in rounds.items()}


def in_build(name: str, seconds: float) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": str(BUILDS[name])}
    command = [sys.executable, __file__, "--inside", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def together(build: str, jobs: int) -> int:
    """Decisions per second of wall time when so many processes simulate."""
    env = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    what = ["carolus", "--seats", "3", "--games", str(GAMES[build]), "--bots", "random", "--seed", "bench"]
    command = [sys.executable, "-m", "reame.cli", "simulate", *what, "--jobs", str(jobs), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    speed: int = json.loads(done.stdout)["decisions_per_second"]
    return speed


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play beside its peers.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure (4)")
    parser.add_argument("--rounds", type=int, default=4, help="in which that time is spent (4)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        print(json.dumps(our_games(args.seconds)))
        return 0
    rounds: dict[str, Any] = {}
    for i in range(args.rounds):
        print(f"round {i + 1} of {args.rounds}", file=sys.stderr, flush=True)
        seconds = args.seconds / args.rounds
        peers = {"python-chess": Pace(chess_games()), "open_spiel backgammon": Pace(backgammon_games())}
        new: dict[str, Any] = {"peers": {k: [x.rate(seconds)] for k, x in peers.items()}, "two processes / one": {}}
        for build, path in BUILDS.items():
            if build == "plain" or list(path.glob("reame/kernel/*.so")):
                new[build] = in_build(build, seconds)
                new["two processes / one"][build] = [together(build, 2) / together(build, 1) for _ in range(2)]
        gather(rounds, new)
    result = medians(rounds)
    result["ratios"] = {row: ratios(result, row) for row in result["plain"]}
    if args.json:
        print(json.dumps(result))
        return 0
    print("decisions per second: " + ", ".join(f"{k} {v:.0f}" for k, v in result["peers"].items()))
    print("two processes / one: " + ", ".join(f"{k} {v:.2f}" for k, v in result["two processes / one"].items()))
    for row, figures in result["ratios"].items():
        print(f"{row}: " + ", ".join(f"{k} {v}" for k, v in figures.items()))
    return 0


def ratios(result: dict[str, Any], row: str) -> dict[str, float]:
    """What is reported about a game with so many seats."""
    slow = result["plain"][row]
    out = {"plain / python-chess": round(slow["over_chess"], 1)}
    if "compiled" in result:
        fast = result["compiled"][row]
        out["compiled / python-chess"] = round(fast["over_chess"], 1)
        out["compiled / plain"] = round(fast["over_chess"] / slow["over_chess"], 1)
        out["clone / game"] = round(fast["clone_share"], 5)
    return out


if __name__ == "__main__":
    sys.exit(main())
