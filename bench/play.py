"""Random play, plain and compiled, beside peers in the same run: figures are ratios.

python bench/play.py [--json] [--seconds S] [--rounds R]

Others share the machine, for seconds or minutes: everything is measured in several rounds, and the best of each counts.
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
GAMES = {"plain": 1500, "compiled": 20000}  # for the comparison of one process with two
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def rate(batch: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of processor time, when half of that time has filled what is kept between games."""
    k = 0
    for span in (seconds / 2, seconds):
        done = 0
        begin = time.process_time()
        while time.process_time() - begin < span:
            done += batch(k)
            k += 1
    return done / (time.process_time() - begin)


def better(best: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The higher of all figures, whatever they are kept in."""
    return {
        key: better(best.get(key, {}), x) if isinstance(x, dict) else max(best.get(key, 0), x) for key, x in new.items()
    }


def our_games(seconds: float) -> dict[str, Any]:
    """Run inside one build: every game and number of seats, deals off."""
    import reame
    from reame.bots.random import random_play
    from reame.kernel.chance import Dice

    out: dict[str, Any] = {}
    for name in reame.NAMES:
        game = reame.game(name)
        options = {"deals": "off"} if any(o.name == "deals" for o in game.OPTIONS) else {}
        for seats in game.seat_range:
            lengths: list[int] = []

            def play(k: int, seats: int = seats, lengths: list[int] = lengths) -> int:
                lengths.append(random_play(game, seats, f"bench {k}", options))  # noqa: B023 - called at once
                return lengths[-1]

            speed = rate(play, seconds)
            p = game.start(seats, "clone", options)
            dice = Dice("clone")
            for _ in range(min(lengths) // 2):
                moves = p.legal(p.waiting[0])
                p.apply(p.waiting[0], moves[dice.below(len(moves))])

            def clones(_: int, p: Any = p) -> int:
                for _n in range(200):
                    p.clone()
                return 200

            cloning = rate(clones, seconds / 2)
            first = lengths[:10]  # the same games in every round
            out[f"{name} {seats}"] = {
                "decisions_per_second": round(speed),
                "clones_per_second": round(cloning),
                "mean_decisions": round(sum(first) / len(first)),
            }
    return out


def peers(seconds: float) -> dict[str, float]:
    """python-chess and OpenSpiel's backgammon, random play from a Python loop."""
    import random

    import chess
    import pyspiel

    rng = random.Random(1)
    backgammon = pyspiel.load_game("backgammon")

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

    return {"python-chess": rate(chess_game, seconds), "open_spiel backgammon": rate(backgammon_game, seconds)}


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
    result: dict[str, Any] = {}
    gains: dict[str, list[float]] = {}
    for i in range(args.rounds):
        print(f"round {i + 1} of {args.rounds}", file=sys.stderr, flush=True)
        seconds = args.seconds / args.rounds
        new: dict[str, Any] = {"peers": {k: round(v) for k, v in peers(seconds).items()}}
        for build, path in BUILDS.items():
            if build == "plain" or list(path.glob("reame/kernel/*.so")):
                new[build] = in_build(build, seconds)
                gains.setdefault(build, []).append(together(build, 2) / together(build, 1))
        result = better(result, new)
    chess_rate = result["peers"]["python-chess"]
    result["ratios"] = {
        row: {
            "plain / python-chess": round(result["plain"][row]["decisions_per_second"] / chess_rate, 1),
            **(_compiled_ratios(result, row, chess_rate) if "compiled" in result else {}),
        }
        for row in result["plain"]
    }
    result["two processes / one"] = {build: round(statistics.median(x), 2) for build, x in gains.items()}
    if args.json:
        print(json.dumps(result))
        return 0
    print("decisions per second: " + ", ".join(f"{k} {v}" for k, v in result["peers"].items()))
    print("two processes / one: " + ", ".join(f"{k} {v}" for k, v in result["two processes / one"].items()))
    for row, ratios in result["ratios"].items():
        print(f"{row}: " + ", ".join(f"{k} {v}" for k, v in ratios.items()))
    return 0


def _compiled_ratios(result: dict[str, Any], row: str, chess_rate: float) -> dict[str, float]:
    fast, slow = result["compiled"][row], result["plain"][row]
    share = fast["decisions_per_second"] / fast["clones_per_second"] / fast["mean_decisions"]
    return {
        "compiled / python-chess": round(fast["decisions_per_second"] / chess_rate, 1),
        "compiled / plain": round(fast["decisions_per_second"] / slow["decisions_per_second"], 1),
        "clone / game": round(share, 5),
    }


if __name__ == "__main__":
    sys.exit(main())
