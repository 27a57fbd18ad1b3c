"""A server process and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import uuid
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from reame.server.protocol.changes import changed

ROOT = Path(__file__).parents[2]
# No limits of rate: a test is one address that does the work of a hundred people.
START = """
import json, sys
from reame.server import Limits, serve
a = json.loads(sys.argv[1])
limits = Limits(**{**dict(requests=1e6, requests_burst=1e6, tables=1e6, tables_burst=1e6, messages=1e6,
                          messages_burst=1e6, connections=1000, work=1e6, work_burst=1e6, hellos=1e6, all_messages=1e6,
                          hellos_burst=1e6, all_messages_burst=1e6, people_burst=1e6, codes_burst=1e6,
                          written=1e9, written_burst=1e12, free=0),
                   **a.pop("limits", {})})
a.setdefault("registry", "tests.server.traps")
a.setdefault("blink", 0.0)
serve(port=a.pop("port", 0), database_url=a.pop("database"), limits=limits, **a)
"""
WITHIN = 180.0  # seconds; much, because tests may share a busy machine


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str, log: Path, *, may_stumble: bool = False, **settings: Any) -> None:
        self.database = database
        self.may_stumble = may_stumble
        self._settings = settings
        self._log = log
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says its address."""
        command, environment = self.command()
        with open(self._log, "a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **environment}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Reame: "), self.log()
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def command(self) -> tuple[list[str], dict[str, str]]:
        """How it is started, and in which environment."""
        settings = {"database": self.database, "port": self.port, **self._settings}
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        return [sys.executable, "-c", START, json.dumps(settings)], {"PYTHONPATH": path}

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As if somebody had pressed Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(WITHIN)

    def log(self) -> str:
        """What it complained about."""
        return self._log.read_text()

    def check_log(self) -> None:
        """A server that stumbled says so in its log; no test passes over that."""
        assert "Traceback" not in self.log() or self.may_stumble, self.log()

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def http(self, *keys: str) -> httpx.AsyncClient:
        """Calls, with these keys."""
        headers = {"Authorization": f"Bearer {','.join(keys)}"} if keys else {}
        return httpx.AsyncClient(base_url=self.base, headers=headers, timeout=WITHIN, trust_env=False)

    async def lay(self, game: str, seats: list[Any], **more: Any) -> dict[str, Any]:
        """A new table; a seat is "me", "open" or {"who": ...}. All that its maker is told."""
        chairs = [{"who": s} if isinstance(s, str) else s for s in seats]
        async with self.http() as http:
            answer = await http.post("/api/tables", json={"game": game, "seats": chairs, "pace_ms": 0, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def table(self, game: str, seats: list[Any], **more: Any) -> tuple[str, dict[str, str]]:
        """A new table and the keys of own seats."""
        made = await self.lay(game, seats, **more)
        return made["table"], made["keys"]

    async def sit(self, table: str, *keys: str, **wish: Any) -> str:
        """Sit down; the key of the seat."""
        async with self.http(*keys) as http:
            answer = await http.post(f"/api/tables/{table}/take", json=wish)
        assert answer.status_code == 201, answer.text
        key: str = answer.json()["key"]
        return key

    def person(self, table: str, *keys: str, name: str = "", cookie: str = "", changes: bool = False) -> Person:
        """Somebody at a table."""
        return Person(self, table, list(keys), name, cookie, changes)


class Person:
    """A connected client that remembers everything it was sent."""

    def __init__(
        self, server: Server, table: str, keys: list[str], name: str, cookie: str = "", changes: bool = False
    ) -> None:
        self._server = server
        self._headers = {"Cookie": cookie} if cookie else {}
        self._hello = {"type": "hello", "table": table, "keys": keys, "name": name, "changes": changes}
        self._socket: ClientConnection | None = None
        self.messages: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.gallery: list[dict[str, Any]] = []

    async def __aenter__(self) -> Person:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, e: BaseException | None, t: TracebackType | None
    ) -> None:
        await self.leave()

    async def connect(self) -> None:
        """Come in, or come back."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self._server.port}/ws", max_size=None, proxy=None, additional_headers=self._headers
        )
        self.table, self.state, self.lines, self.chat, self.gallery = {}, {}, [], [], []
        await self.send(self._hello)
        await self.until(lambda: bool(self.state) or (bool(self.table) and not self._plays()))

    def _plays(self) -> bool:
        return self.table["status"] != "waiting" and self.table["closed"] is None

    async def leave(self) -> None:
        """Go away."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), WITHIN))
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] in ("state", "change"):
            if message["type"] == "change":
                assert self._hello["changes"]
                self.state = changed(self.state, message["changes"])
            else:
                self.state = {k: v for k, v in message.items() if k not in ("kept", "lines")}
            kept, fresh = message["kept"], message["lines"]
            self.lines = [line for line in self.lines if line["n"] < kept]
            first = self.lines[-1]["n"] + 1 if self.lines else kept or (fresh[0]["n"] if fresh else 0)
            assert [line["n"] for line in fresh] == list(range(first, first + len(fresh)))
            self.lines += fresh
        elif message["type"] == "chat":
            self.chat += message["lines"]
        elif message["type"] == "gallery":
            self.gallery += message["lines"]
        return message

    async def until(self, true: Callable[[], bool]) -> None:
        """Listen until something holds."""
        while not true():
            await self.hear()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        message.setdefault("id", uuid.uuid4().hex)
        await self.send(message)
        while True:
            answer = await self.hear()
            if answer.get("id") == message["id"] or answer["type"] == "error":
                return answer

    async def quiet(self) -> None:
        """Listen to all that was said before now."""
        await self.send({"type": "ping"})
        while (await self.hear())["type"] != "pong":
            pass

    def entry(self, seat: int) -> dict[str, Any]:
        """What a seat is shown."""
        found: dict[str, Any] = self.state["seats"][str(seat)]
        return found

    async def turn(self, seat: int) -> dict[str, Any]:
        """Wait until a seat is asked, or all is over."""
        await self.until(lambda: bool(self.entry(seat)["choices"]) or self.state["outcome"] is not None)
        return self.entry(seat)

    async def move(self, seat: int, words: str | None = None, **more: Any) -> dict[str, Any]:
        """Make a move: these words, or any."""
        entry = await self.turn(seat)
        chosen = words or random.choice(entry["choices"])["words"]
        return await self.ask(**{"type": "move", "seat": seat, "seq": entry["seq"], "words": chosen, **more})

    async def play(self, seat: int, moves: int | None = None) -> int:
        """Play at random until the end, or so many moves."""
        made = 0
        while moves is None or made < moves:
            if not (await self.turn(seat))["choices"]:
                break
            answer = await self.move(seat)
            assert answer["type"] == "ack", answer
            made += 1
            await self.quiet()
        return made
