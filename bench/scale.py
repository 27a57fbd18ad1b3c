"""What more processes are worth, and what Ray costs: the same games by one process, by two, by Ray on two processors.

    python bench/scale.py [--json] [--rounds N] [--seconds S] [GAME ...]

Wall time of whole runs of greedy bots, in turns, on a machine with two processors that does nothing else. Starting the
processes counts, starting Ray does not (it is told apart). Without Ray installed the column stays empty.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import time

from reame import builds, games
from reame.arena.crew import crew_of, play_all
from reame.arena.plan import Plan

SHORTEST = 0.05  # seconds of a game: below that handing games over is not what anybody pays for


def plan_of(name: str, count: int) -> Plan:
    """So many games of greedy bots, at a table of the smallest size."""
    return Plan(name, games.find(name).seat_range[0], count, "scale", ["greedy"], {})


def seconds_of(plan: Plan, jobs: int, ray: str = "") -> float:
    """Wall time of the whole run."""
    begin = time.perf_counter()
    for _ in play_all(range(plan.count), crew_of(plan, jobs, ray)):
        pass
    return time.perf_counter() - begin


def measured(name: str, rounds: int, seconds: float, with_ray: bool) -> dict[str, float]:
    """Medians of the ratios of one round, whose runs come one after the other."""
    few = plan_of(name, 8)
    each = seconds_of(few, 1) / few.count
    plan = plan_of(name, max(8, 2 * round(seconds / each / 2)))
    faster, dearer = [], []
    for _ in range(rounds):
        one, two = seconds_of(plan, 1), seconds_of(plan, 2)
        faster.append(one / two)
        if with_ray:
            dearer.append(seconds_of(plan, 1, "local") / two - 1)
    row = {"games": plan.count, "seconds a game": each, "two processes": statistics.median(faster)}
    if with_ray:
        row["Ray beside two processes"] = statistics.median(dearer)
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median counts (3)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of one process, for each run (20)")
    parser.add_argument("games", nargs="*", default=["medieval", "fief"], help="which (medieval fief)")
    args = parser.parse_args()
    with_ray = importlib.util.find_spec("ray") is not None
    start = 0.0
    if with_ray:
        import ray

        begin = time.perf_counter()
        ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
        start = time.perf_counter() - begin
    found = {name: measured(name, args.rounds, args.seconds, with_ray) for name in args.games}
    if args.json:
        print(json.dumps({"compiled": builds.compiled(), "processors": os.cpu_count(), "start of Ray": start, **found}))
        return
    print("compiled" if builds.compiled() else "plain", f"{os.cpu_count()} processors", f"Ray starts in {start:.1f} s")
    for name, row in found.items():
        short = "" if row["seconds a game"] >= SHORTEST else "  (shorter than 50 ms)"
        print(f"{name:12} " + "  ".join(f"{what} {x:.3f}" for what, x in row.items()) + short)


if __name__ == "__main__":
    main()
