"""How much the table can carry: moves per second, fan-out, many bots, long records. Prints JSON.

    python bench/table.py [--database URL] [--quick]

The server runs in a process of its own; the clients share the machine with it, so every figure is a lower bound.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import connect

from tests.server.house import Person, Server

LONG = {"rounds": "3000", "windows": "open"}


def spread(seconds: list[float]) -> dict[str, float]:
    """Milliseconds, as a person would want to know them."""
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in (0.5, 0.95, 0.99)]
    return {"n": len(ordered), "median_ms": at[0] * 1e3, "p95_ms": at[1] * 1e3, "p99_ms": at[2] * 1e3}


def cpu(server: Server) -> float:
    """Seconds of processor time the server has used, without its bots: a figure that other load hardly touches."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def one_move(person: Person, seats: range) -> float | None:
    """The first choice of whoever is asked; how long it took to be acknowledged. None when the game is over."""
    while True:
        if person.state["outcome"] is not None:
            return None
        seat = next((s for s in seats if person.entry(s)["choices"]), None)
        if seat is not None:
            break
        await person.hear()
    entry = person.entry(seat)
    choices = entry["choices"]
    start = time.perf_counter()
    words = choices[entry["seq"] % len(choices)]["words"]
    answer = await person.ask(type="move", seat=seat, seq=entry["seq"], words=words)
    assert answer["type"] == "ack", answer
    return time.perf_counter() - start


async def throughput(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Whole games at several tables at once, each move acknowledged before the next."""
    end = time.perf_counter() + seconds
    took: list[float] = []

    async def table() -> None:
        while time.perf_counter() < end:
            name, keys = await server.table(game, ["me", "me"], options=LONG if game == "inn" else {})
            async with server.person(name, *keys.values()) as both:
                while time.perf_counter() < end:
                    one = await one_move(both, range(2))
                    if one is None:
                        break
                    took.append(one)
                both.messages.clear()

    start, before = time.perf_counter(), cpu(server)
    await asyncio.gather(*(table() for _ in range(tables)))
    passed, used = time.perf_counter() - start, cpu(server) - before
    return {
        "game": game,
        "tables": tables,
        "moves_per_second": len(took) / passed,
        "server_cpu_ms_per_move": used / len(took) * 1e3,
        "acknowledged_after": spread(took),
    }


async def fan_out(server: Server, game: str, spectators: int, moves: int) -> dict[str, Any]:
    """From the mover's send to the arrival at each spectator, as browsers do it: compressed, and told changes."""
    name, keys = await server.table(game, ["me", "me"])
    sent = 0.0
    arrived: list[float] = []
    last: list[float] = []
    got = 0

    async def watch() -> None:
        nonlocal got
        async with connect(f"ws://127.0.0.1:{server.port}/ws", max_size=None, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": name, "keys": [], "changes": True}))
            async for text in socket:
                if text.startswith(('{"type":"state"', '{"type":"change"')):
                    if sent:
                        arrived.append(time.perf_counter() - sent)
                    got += 1

    watchers = [asyncio.create_task(watch()) for _ in range(spectators)]
    while got < spectators:
        await asyncio.sleep(0.05)
    before = cpu(server)
    async with server.person(name, *keys.values()) as both:
        for _ in range(moves):
            got = 0
            sent = time.perf_counter()
            if await one_move(both, range(2)) is None:
                break
            while got < spectators:
                await asyncio.sleep(0.001)
            last.append(arrived[-1])
            await asyncio.sleep(0.02)
    used = (cpu(server) - before) / len(last) * 1e3
    for w in watchers:
        w.cancel()
    return {
        "game": game,
        "spectators": spectators,
        "server_cpu_ms_per_move": used,
        "each": spread(arrived),
        "last": spread(last),
    }


async def many_bots(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Tables of bots that nobody looks at play as fast as they can; what a person at another table feels of it."""
    bots = [{"who": "bot", "bot": "greedy"}] * 2
    names = [(await server.table(game, bots))[0] for _ in range(tables)]
    end = time.perf_counter() + seconds
    took: list[float] = []
    while time.perf_counter() < end:
        name, keys = await server.table(game, ["me", "me"])
        async with server.person(name, *keys.values()) as both:
            while time.perf_counter() < end:
                one = await one_move(both, range(2))
                if one is None:
                    break
                took.append(one)
                await asyncio.sleep(0.05)
    made = 0
    async with server.http() as http:
        over = 0
        for name in names:
            card = (await http.get(f"/api/tables/{name}")).json()
            over += card["status"] == "over"
            moment = (await http.get(f"/api/tables/{name}/at/0")).json()
            made += moment["total"]
    return {
        "game": game,
        "tables": tables,
        "bot": "greedy",
        "seconds": seconds,
        "bot_moves_per_second": made / seconds,
        "games_over": over,
        "person_acknowledged_after": spread(took),
    }


async def growth(server: Server, most: int) -> dict[str, Any]:
    """The same table, moved on and on: what a move costs after so many.

    At the end the long table and a short one are moved in turns, so that other load hits both alike.
    """
    name, keys = await server.table("inn", ["me", "me"], options=LONG)
    young, other = await server.table("inn", ["me", "me"], options=LONG)
    windows: dict[str, Any] = {}
    took: list[float] = []
    async with server.person(name, *keys.values()) as old, server.person(young, *other.values()) as new:
        for n in range(1, most + 1):
            took.append(await one_move(old, range(2)) or 0.0)
            old.messages.clear()
            if n in (100, 1000, 2000, 5000, 10_000):
                windows[str(n)] = spread(took[-100:])
        pairs: dict[str, list[float]] = {"long": [], "short": []}
        for _ in range(100 + 300):
            for which, person in (("long", old), ("short", new)):
                pairs[which].append(await one_move(person, range(2)) or 0.0)
                person.messages.clear()
        start = time.perf_counter()
        await old.leave()
        await old.connect()
        again = time.perf_counter() - start
    server.kill()
    server.start()
    start = time.perf_counter()
    async with server.person(name, *keys.values()):
        cold = time.perf_counter() - start
    long, short = spread(pairs["long"][100:]), spread(pairs["short"][100:])
    return {
        "last_100_moves_before": windows,
        "in_turns": {f"after_{most}": long, "after_100": short},
        "long_over_short": long["median_ms"] / short["median_ms"],
        "reconnect_ms": again * 1e3,
        "first_client_after_restart_ms": cold * 1e3,
    }


async def run(server: Server, quick: bool) -> dict[str, Any]:
    """All of them."""
    seconds = 2.0 if quick else 8.0
    return {
        "throughput": [await throughput(server, g, 8, seconds) for g in ("inn", "carolus")],
        "fan_out": await fan_out(server, "carolus", 200, 10 if quick else 60),
        "bots": await many_bots(server, "carolus", 100, seconds * 2),
        "growth": await growth(server, 1000 if quick else 10_000),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the table.")
    parser.add_argument("--database", help="a database URL; by default a fresh SQLite file")
    parser.add_argument("--quick", action="store_true", help="a few seconds, rough figures")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite:///{folder}/tables.sqlite"
        server = Server(url, Path(folder) / "log")
        try:
            figures = asyncio.run(run(server, args.quick))
        finally:
            server.kill()
    about = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": statistics.fmean(os.getloadavg()[:1]),
        "database": url.partition(":")[0],
    }
    print(json.dumps({"machine": about, **figures}, indent=2))


if __name__ == "__main__":
    main()
