"""The pool of worker processes. Thinking never blocks the server; a worker that hangs is replaced."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
from contextlib import suppress
from typing import Any, Final

from reame.server.errors import BadFile

log = logging.getLogger("reame.server")

PATIENCE: Final = 60.0  # seconds; no bot that may play here needs so long
READING: Final = 10.0  # seconds to replay a record
LINE: Final = 16 * 1024 * 1024


class NoThought(Exception):
    """A bot failed, died or took too long."""


class Workers:
    """So many processes, started when first needed; whoever wants to think waits for a free one."""

    def __init__(self, registry: str, count: int | None = None, patience: float = PATIENCE) -> None:
        self._registry = registry
        self._patience = patience
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(self.count):
            self._free.put_nowait(None)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "reame.server.workers.worker",
            self._registry,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
        self._all.add(process)
        return process

    async def choose(self, game: str, dump: dict[str, Any], seat: int, bot: str) -> str:
        """The move of a bot, in words; NoThought if there is none."""
        job = {"game": game, "dump": dump, "seat": seat, "bot": bot, "seed": secrets.token_hex(16)}
        answer = await self._do(job, self._patience)
        if "words" not in answer:
            log.error("bot %s failed at %s: %s", bot, game, answer.get("error"))
            raise NoThought(answer.get("error", "no answer"))
        return answer["words"]

    async def check(self, record: str) -> None:
        """BadFile if a record does not hold."""
        try:
            answer = await self._do({"record": record}, READING)
        except NoThought:
            raise BadFile(1, "line 1: this record takes too long to replay", "slow") from None
        if "error" in answer:
            raise BadFile(int(answer["line"]), answer["error"], answer["reason"])

    async def _do(self, job: dict[str, Any], patience: float) -> dict[str, str]:
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            return await self._ask(worker, job, patience)
        except BaseException:
            self._end(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def _ask(self, worker: asyncio.subprocess.Process, job: dict[str, Any], patience: float) -> dict[str, str]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(patience):
                worker.stdin.write(json.dumps(job).encode() + b"\n")
                await worker.stdin.drain()
                line = await worker.stdout.readline()
        except (TimeoutError, ConnectionError) as e:
            raise NoThought(f"a worker was lost: {type(e).__name__}") from None
        if not line:
            raise NoThought("a worker died")
        answer: dict[str, str] = json.loads(line)
        return answer

    def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            with suppress(ProcessLookupError):
                worker.kill()

    async def stop(self) -> None:
        """End all of them."""
        workers = list(self._all)
        for worker in workers:
            self._end(worker)
        for worker in workers:
            await worker.wait()
