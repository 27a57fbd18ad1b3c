"""A pool of worker processes of one sort. A worker that dies or hangs is replaced, and the log says so."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from reame.builds import Build
from reame.server.workers.jobs import Answer, AnyJob
from reame.server.workers.meter import METER
from reame.server.workers.queue import ANYBODY, Asker, Queue

log = logging.getLogger("reame.server")

LINE: Final = 64 * 1024 * 1024
GRACE: Final = 10.0  # times the processor time of a job that it may take by the clock of a busy machine
NICE: Final = 5  # people come first
START: Final = 20.0  # and seconds for a process to start

T = TypeVar("T")


class Lost(Exception):
    """A worker died, or took too long, over a job."""


class Stumbled(Exception):
    """A worker says that a job cannot be done: what is wrong, in which line, and a word for it."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer.error)
        self.line = answer.line
        self.reason = answer.reason


class Pool:
    """So many processes, started when first needed; whoever has a job waits in a queue for a free one."""

    def __init__(self, sort: str, registry: str, count: int, build: Build, nice: int = NICE) -> None:
        self.sort = sort
        self.count = count
        self.queue = Queue(count)
        self._registry = registry
        self._build = build
        self._nice = nice
        self._free: list[asyncio.subprocess.Process] = []
        self._all: dict[asyncio.subprocess.Process, str] = {}  # and by which path they find the package
        self._tables: dict[asyncio.subprocess.Process, str] = {}  # for which table each has worked last
        self._ending: set[asyncio.Task[int]] = set()

    async def _start(self) -> asyncio.subprocess.Process:
        path = self._build.path
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "reame.server.workers.worker",
            self._registry,
            str(self._nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
            env={**os.environ, "PYTHONPATH": path},
        )
        self._all[process] = path
        return process

    async def do(self, job: AnyJob, answer: type[T], within: float | None = None, asker: Asker = ANYBODY) -> T:
        """The answer to a job, within so many seconds by the clock. Lost or Stumbled, if there is none."""
        line = msgspec.json.encode(job) + b"\n"
        clock = START + (GRACE * job.seconds if within is None else within)
        try:
            said = msgspec.json.decode(await self._send(line, type(job).__name__, clock, asker), type=Answer)
        except Lost:
            METER.get().seconds += job.seconds
            raise
        METER.get().seconds += said.cpu
        if said.error:
            raise Stumbled(said)
        return msgspec.json.decode(said.body, type=answer)

    async def _send(self, line: bytes, what: str, seconds: float, asker: Asker) -> bytes:
        await self.queue.enter(asker)
        begun = time.monotonic()
        try:
            worker = self._pick(asker.table)
            try:
                worker = worker or await self._start()
                self._tables[worker] = asker.table
                answer = await self._ask(worker, line, what, seconds)
            except BaseException:
                self._end(worker)
                raise
            self._free.append(worker)
            return answer
        finally:
            self.queue.leave(asker, time.monotonic() - begun)

    def _pick(self, table: str) -> asyncio.subprocess.Process | None:
        """A free one, if possible that which may remember the table; None if one has to be started."""
        for worker in [w for w in self._free if w.returncode is not None or self._all.get(w) != self._build.path]:
            self._free.remove(worker)
            self._end(worker)  # it is dead, or a better build is ready
        if not self._free:
            return None
        known = [w for w in self._free if self._tables.get(w) == table]
        worker = known[0] if known else self._free[0]
        self._free.remove(worker)
        return worker

    async def _ask(self, worker: asyncio.subprocess.Process, line: bytes, what: str, seconds: float) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                worker.stdin.write(line)
                await worker.stdin.drain()
                answer = await worker.stdout.readline()
        except (TimeoutError, ConnectionError) as e:
            log.warning("a %s worker was lost over a job (%s, %s); the next one starts anew", self.sort, what, e)
            raise Lost(f"a worker was lost: {type(e).__name__}") from None
        if not answer:
            with suppress(TimeoutError):
                await asyncio.wait_for(worker.wait(), 1.0)
            log.warning(
                "a %s worker died over a job (%s, exit %s); the next one starts anew",
                self.sort, what, worker.returncode,
            )  # fmt: skip
            raise Lost("a worker died")
        return answer

    def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is not None:
            self._all.pop(worker, None)
            self._tables.pop(worker, None)
            with suppress(ProcessLookupError):
                worker.kill()
            ending = asyncio.create_task(worker.wait())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def stop(self) -> None:
        """End all of them."""
        for worker in list(self._all):
            self._end(worker)
        if self._ending:
            await asyncio.wait(self._ending)
