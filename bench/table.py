"""How much the table can carry: moves per second, fan-out, many bots, long records. Prints JSON.

    python bench/table.py [--database URL] [--quick] [--only PART ...]

The server runs in a process of its own; the clients share the machine with it, so every figure is a lower bound.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
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


def memory(server: Server) -> float:
    """Megabytes that the server has in memory, without its workers."""
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


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


async def flat_out(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Games at many tables at once, each move acknowledged before the next; laying them is not counted."""
    people = []
    for _ in range(tables):
        name, keys = await server.table(game, ["me", "me"], options=LONG if game == "inn" else {})
        people.append(server.person(name, *keys.values(), changes=True))
        await people[-1].connect()
    took: list[float] = []
    start, before = time.perf_counter(), cpu(server)

    async def play(both: Person) -> None:
        while time.perf_counter() < start + seconds:
            one = await one_move(both, range(2))
            if one is None:
                break
            took.append(one)
            both.messages.clear()

    await asyncio.gather(*(play(both) for both in people))
    passed, used = time.perf_counter() - start, cpu(server) - before
    for both in people:
        await both.leave()
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
    """Tables of bots that think as fast as they can, each with somebody who looks on; what a person at another table
    feels of it who moves ten times a second."""
    bots = [{"who": "bot", "bot": "greedy"}] * 2
    names = [(await server.table(game, bots))[0] for _ in range(tables)]
    made = 0

    async def watch(name: str) -> None:
        nonlocal made
        async with server.person(name, changes=True) as guest:
            while True:
                made += (await guest.hear())["type"] in ("state", "change")
                guest.messages.clear()

    watchers = [asyncio.create_task(watch(name)) for name in names]
    took: list[float] = []
    while not made:  # the workers have to be started first
        await asyncio.sleep(0.1)
    made = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        name, keys = await server.table(game, ["me", "me"])
        async with server.person(name, *keys.values()) as both:
            while time.perf_counter() < end:
                one = await one_move(both, range(2))
                if one is None:
                    break
                took.append(one)
                await asyncio.sleep(0.1)
    for w in watchers:
        w.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    return {
        "game": game,
        "tables": tables,
        "bot": "greedy",
        "bot_moves_per_second": made / seconds,
        "person_acknowledged_after": spread(took),
    }


async def knight_beside_marshals(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Tables of Marshals that think without pause, each with somebody who looks on; how long a person elsewhere waits
    for each decision of a Knight, and for the acknowledgement of a move of their own."""
    marshals = [{"who": "bot", "bot": "search"}] * 3
    names = [(await server.table(game, marshals))[0] for _ in range(tables)]
    made = 0

    async def watch(name: str) -> None:
        nonlocal made
        async with server.person(name, changes=True) as guest:
            while True:
                made += (await guest.hear())["type"] in ("state", "change")
                guest.messages.clear()

    watchers = [asyncio.create_task(watch(name)) for name in names]
    while made < 2 * tables:  # the workers have to be started first, and all tables greeted
        await asyncio.sleep(0.1)
    answered: list[float] = []
    acknowledged: list[float] = []
    made = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        name, keys = await server.table(game, ["me", *[{"who": "bot", "bot": "greedy"}] * 2])
        async with server.person(name, *keys.values()) as player:
            while time.perf_counter() < start + seconds and player.state["outcome"] is None:
                if 0 in player.state["asked"]:
                    acknowledged.append(await one_move(player, range(1)) or 0.0)
                since = time.perf_counter()
                while player.state["outcome"] is None and 0 not in player.state["asked"]:
                    if (await player.hear())["type"] == "state":
                        answered.append(time.perf_counter() - since)
                        since = time.perf_counter()
                player.messages.clear()
    passed = time.perf_counter() - start
    for w in watchers:
        w.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    return {
        "game": game,
        "tables": tables,
        "marshal_moves_per_second": made / passed,
        "knight_answered_after": spread(answered),
        "person_acknowledged_after": spread(acknowledged),
    }


async def many_tables(server: Server, game: str, tables: int, moves: int) -> dict[str, Any]:
    """Copies of a table that was begun and left, and then a restart: how long until it answers, and what they take."""
    file = server.database.partition("///")[2]
    if not server.database.startswith("sqlite"):
        return {"skipped": "the copies are made in a file of SQLite"}
    name, keys = await server.table(game, ["me", "me"])
    async with server.person(name, *keys.values(), changes=True) as both:
        for _ in range(moves):
            await one_move(both, range(2))
    server.stop()
    before = os.path.getsize(file)
    _copy(file, name, tables)
    grown = os.path.getsize(file) - before
    start = time.perf_counter()
    server.start()
    async with server.http() as http:
        assert (await http.get("/healthz")).status_code == 200
    up, empty = time.perf_counter() - start, memory(server)
    start, used = time.perf_counter(), cpu(server)
    for n in range(200):
        async with server.person(f"{name}-{n}", *keys.values()):
            pass
    opened, used = time.perf_counter() - start, cpu(server) - used
    return {
        "game": game,
        "tables": tables,
        "moves_each": moves,
        "restart_until_it_answers_s": up,
        "open_and_greet": {"each_ms": opened / 200 * 1e3, "server_cpu_each_ms": used / 200 * 1e3},
        "memory_mb": {"after_restart": empty, "with_200_open_tables_more": memory(server) - empty},
        "database_kb_per_table": grown / tables / 1e3,
    }


def _copy(file: str, name: str, copies: int) -> None:
    with sqlite3.connect(file) as c:
        for table, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"), ("snapshots", "table_id")):
            columns = [row[1] for row in c.execute(f"PRAGMA table_info({table})")]
            made = ", ".join("? || '-' || n" if one == key else f'"{one}"' for one in columns)
            numbers = "WITH RECURSIVE r(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM r WHERE n < ?)"
            c.execute(f"{numbers} INSERT INTO {table} SELECT {made} FROM {table}, r WHERE {key} = ?",
                      [copies - 1, name, name])  # fmt: skip
    c.close()


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


async def run(server: Server, quick: bool, only: list[str]) -> dict[str, Any]:
    """All of them, or some."""
    seconds = 2.0 if quick else 8.0
    parts: dict[str, Callable[[], Awaitable[Any]]] = {
        "flat_out": lambda: flat_out(server, "carolus", 100, seconds),
        "flat_out_large": lambda: flat_out(server, "conspiracy", 20, seconds),
        "fan_out": lambda: fan_out(server, "carolus", 200, 10 if quick else 60),
        "bots": lambda: many_bots(server, "carolus", 20, seconds * 2),
        "knight": lambda: knight_beside_marshals(server, "medieval", 6, seconds * 5),
        "growth": lambda: growth(server, 1000 if quick else 10_000),
        "many_tables": lambda: many_tables(server, "carolus", 2000, 60),
    }
    return {name: await part() for name, part in parts.items() if not only or name in only}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the table.")
    parser.add_argument("--database", help="a database URL; by default a fresh SQLite file")
    parser.add_argument("--quick", action="store_true", help="a few seconds, rough figures")
    parser.add_argument("--only", nargs="*", default=[], metavar="PART", help="only these parts")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite:///{folder}/tables.sqlite"
        server = Server(url, Path(folder) / "log")
        try:
            figures = asyncio.run(run(server, args.quick, args.only))
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
