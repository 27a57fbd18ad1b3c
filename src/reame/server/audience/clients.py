"""One connected browser: through which seats it looks and what it has been sent."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct

from reame.server.audience.shown import Viewer
from reame.server.clocks.shown import NO_CLOCK

# What a slow client may be behind before it is let go; it comes back and loses nothing.
BACKLOG: Final = 500  # messages
BACKLOG_BYTES: Final = 16_000_000


class Letters(Struct):
    """What a client has of the letters: up to which count of changes, the marks of its seats, and whether at the end.

    `told`: it was sent some; the count itself goes on with letters that it never hears of. `anew`: it has letters of
    other seats, which it has to forget.
    """

    rev: int = 0
    told: bool = False
    marks: bytes = b""
    over: bool = False
    anew: bool = False


class Client:
    """Messages to it go into a queue, so that a slow one holds up nobody."""

    def __init__(
        self, viewer: Viewer, keys: frozenset[str], name: str, address: str = "", changes: bool = False
    ) -> None:
        self.viewer = viewer
        self.keys = keys  # hashes
        self.name = name
        self.address = address
        self.changes = changes  # it puts states together from what has changed
        self.turn = ""  # the turn of a bot of which it was told last
        self.table = b""  # the last table message
        self.clock = NO_CLOCK  # the last message of the clocks
        self.orders = b""  # the last message of standing orders
        self.state = b""  # the last state, without its lines
        self.first = 0  # the number of the first line of the journal it has
        self.lines = 0  # and of the next it has not
        self.talk = {"chat": 0, "gallery": 0}  # the number of the last line it has, by room
        self.letters = Letters()
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.waiting = 0  # bytes in the queue
        self.gone = False

    @property
    def seats(self) -> list[int]:
        """Its own seats."""
        return [s for s in self.viewer if s >= 0]

    @property
    def person(self) -> str | None:
        """Who it is, if it is known by a cookie."""
        return next((k[1:] for k in self.keys if k.startswith("@")), None)

    def start_anew(self, viewer: Viewer) -> None:
        """It looks through other seats from now on: what it has been sent before counts no more."""
        self.viewer = viewer
        self.table = self.state = self.orders = b""
        self.turn = ""
        self.lines = 0
        self.letters = Letters(anew=True)

    def keep_lines(self, count: int) -> None:
        """Only so many lines still stand; whoever has none of them is sent the last ones anew."""
        if count < self.lines:
            self.lines = count if count > self.first else 0

    def send(self, text: str) -> None:
        """Queue a message; None at the end of the queue closes the connection."""
        if self.gone:
            return
        if self.queue.qsize() >= BACKLOG or self.waiting >= BACKLOG_BYTES:
            self.close()
        else:
            self.waiting += len(text)
            self.queue.put_nowait(text)

    async def next(self) -> str | None:
        """The next message to it; None if it is let go."""
        text = await self.queue.get()
        self.waiting -= len(text or "")
        return text

    def send_data(self, data: Any) -> None:
        """Queue a message that is not encoded yet."""
        self.send(msgspec.json.encode(data).decode())

    def close(self) -> None:
        """Let it go, after what is queued."""
        self.gone = True
        self.queue.put_nowait(None)
