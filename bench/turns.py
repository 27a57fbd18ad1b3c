"""How long one waits for a bot at a table: its turn by the clock, from being asked until somebody else is. Prints JSON.

    PYTHONPATH=build/compiled python bench/turns.py [--seconds S] [--bots greedy,search] [GAME ...]

A table of nothing but such bots plays as fast as it can, in a server with its worker processes; a spectator holds the
watch. By the clock means on this machine as it is: leave it alone meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import reame
from reame.builds import compiled
from tests.server.house import Server

SEATS = {"carolus": 3, "medieval": 4, "conspiracy": 4, "fief": 4, "universalis": 5}


def spread(seconds: list[float]) -> dict[str, float]:
    """In seconds, as a person would want to know them."""
    ordered = sorted(seconds)
    middle, most = (ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in (0.5, 0.95))
    return {"n": len(ordered), "median": round(middle, 3), "p95": round(most, 3), "longest": round(ordered[-1], 3)}


async def watch(server: Server, game: str, bot: str, seconds: float) -> dict[str, Any]:
    """Turns and single decisions of such a table; a turn that has begun is waited for."""
    name, _ = await server.table(game, [{"who": "bot", "bot": bot}] * SEATS[game])
    turns: list[float] = []
    decisions: list[float] = []
    async with server.person(name) as spectator:
        end = time.perf_counter() + seconds
        asked: list[int] = []
        since = last = time.perf_counter()
        while spectator.state["outcome"] is None and (last < end or not turns):
            if (await spectator.hear())["type"] != "state":
                continue
            spectator.messages.clear()
            now = time.perf_counter()
            decisions.append(now - last)
            last = now
            if spectator.state["asked"] != asked:
                if len(asked) == 1:
                    turns.append(now - since)
                asked = spectator.state["asked"]
                since = now
    return {"seats": SEATS[game], "turn": spread(turns), "move": spread(decisions[1:])}  # the first starts a worker


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long one waits for a bot.")
    parser.add_argument("--seconds", type=float, default=30.0, help="at each table (30)")
    parser.add_argument("--bots", default="greedy,search", help="which (greedy,search)")
    parser.add_argument("games", nargs="*", default=reame.NAMES, help="which (all)")
    args = parser.parse_args()
    found: dict[str, Any] = {}
    for game in args.games:
        for bot in args.bots.split(","):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log")
                try:
                    found.setdefault(game, {})[bot] = asyncio.run(watch(server, game, bot, args.seconds))
                finally:
                    server.kill()
                print(f"{game}, {bot}: {found[game][bot]}", file=sys.stderr, flush=True)
    about = {"build": "compiled" if compiled() else "plain", "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    print(json.dumps({"machine": about, "seconds": found}, indent=2))


if __name__ == "__main__":
    main()
