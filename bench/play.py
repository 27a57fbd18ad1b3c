"""What people run, plain and compiled, beside python-chess and OpenSpiel in the same run: figures are ratios.

    python bench/play.py [--json] [--seconds S] [--rounds R] [--write] [GAME ...]

Others share the machine, for seconds or minutes: what is compared is measured in turns (bench/inside.py), and the
median counts, over several rounds. --write puts the tables into docs/speed.md and draws its picture.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = {"plain": 10_000, "compiled": 150_000}  # for the comparison of one process with two: starting one counts little


def in_build(path: Path, *argv: str) -> Any:
    """What a command of one build prints, as data."""
    env = {**os.environ, "PYTHONPATH": str(path), "REAME_PLAIN": "1"}
    done = subprocess.run([sys.executable, *argv], stdout=subprocess.PIPE, text=True, check=True, env=env, cwd=ROOT)
    return json.loads(done.stdout)


def together(build: str, jobs: int) -> float:
    """Decisions per second of wall time when so many processes simulate."""
    what = ["carolus", "--seats", "3", "--games", str(GAMES[build]), "--bots", "random", "--seed", "bench"]
    command = ["-m", "reame.cli", "simulate", *what, "--jobs", str(jobs), "--json"]
    return float(in_build(BUILDS[build], *command)["decisions_per_second"])


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


def run(seconds: float, rounds: int, games: list[str]) -> dict[str, Any]:
    """All rounds."""
    found: dict[str, Any] = {}
    for i in range(rounds):
        print(f"round {i + 1} of {rounds}", file=sys.stderr, flush=True)
        for build, path in BUILDS.items():
            new = in_build(path, "bench/inside.py", "--seconds", str(seconds / rounds), *games)
            gather(found, {build: new, "two processes / one": {build: [together(build, 2) / together(build, 1)]}})
    return medians(found)


def main() -> int:
    sys.path.insert(0, str(ROOT / "src"))
    from reame import builds

    parser = argparse.ArgumentParser(description="What people run, beside its peers.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure (4)")
    parser.add_argument("--rounds", type=int, default=4, help="in which that time is spent (4)")
    parser.add_argument("--write", action="store_true", help="into docs/speed.md, with its picture")
    parser.add_argument("games", nargs="*", help="which (all)")
    args = parser.parse_args()
    if not builds.fresh(BUILDS["compiled"], ROOT):
        print("there is no compiled build of these sources: run `make compiled`", file=sys.stderr)
        return 1
    result = run(args.seconds, args.rounds, args.games)
    result["turns"] = in_build(BUILDS["compiled"], "bench/turns.py", *args.games)["seconds"]
    result["machine"] = {"python": platform.python_version(), "cores": os.cpu_count(), "kind": platform.machine()}
    from report import tables, write

    print(json.dumps(result, indent=2) if args.json else tables(result))
    if args.write:
        write(result, ROOT / "docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
