"""A server whose time goes by when it is told to, so that a week is over in a moment; everything else of it is real."""

from __future__ import annotations

import asyncio
import mmap
import struct
import time
from pathlib import Path
from typing import Any

from tests.server.house import START, WITHIN, Server
from tests.server.test_notices import rows

# The time of a process is its own plus what stands in a file; what it does every second it does at once.
WARP = """
import json, mmap, struct, sys, time
with open(json.loads(sys.argv[1]).pop("warp"), "rb") as file:
    ahead = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
here = time.time
time.time = lambda: here() + struct.unpack("d", ahead[:8])[0]
from reame.server.notices import courier
from reame.server.tables import machines, tables
courier.BEAT = tables.TICK = 0.05
machines.A_GLANCE = (0.0, 0.01)
"""
UNWARPED = 'a = json.loads(sys.argv[1]); a.pop("warp")'
UNDONE = """SELECT (SELECT COUNT(*) FROM notices WHERE due <= ?) + (SELECT COUNT(*) FROM posts WHERE next <= ?)
    + (SELECT COUNT(*) FROM tables WHERE due <= ?)
    + (SELECT COUNT(*) FROM tables WHERE status = 'running' AND waiting & machines) AS n"""


class WarpServer(Server):
    """A server on SQLite that begins at a moment, and whose clock is put forward by `wait`."""

    def __init__(self, database: str, log: Path, begin: float, **settings: Any) -> None:
        file = log.with_name("warp")
        file.write_bytes(struct.pack("d", begin - time.time()))
        with file.open("r+b") as opened:
            self._ahead = mmap.mmap(opened.fileno(), 8)
        super().__init__(database, log, warp=str(file), **settings)

    def command(self) -> tuple[list[str], dict[str, str]]:
        program, environment = super().command()
        program[program.index(START)] = WARP + START.replace("a = json.loads(sys.argv[1])", UNWARPED)
        return program, environment

    @property
    def now(self) -> float:
        """What time it is there."""
        ahead: float = struct.unpack("d", self._ahead[:8])[0]
        return time.time() + ahead

    @property
    def done(self) -> bool:
        """Has everything been done that is due: deadlines, moves of machines, messages?"""
        due: int = rows(self, UNDONE, *[self.now] * 3)[0]["n"]
        return due == 0

    def forward(self, seconds: float) -> None:
        """Time goes by."""
        self._ahead[:8] = struct.pack("d", self.now + seconds - time.time())

    async def wait(self, seconds: float) -> None:
        """Time goes by, and whatever is due then is done."""
        self.forward(seconds)
        async with asyncio.timeout(WITHIN):
            while not self.done:
                await asyncio.sleep(0.02)
