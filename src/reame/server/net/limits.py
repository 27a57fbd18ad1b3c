"""How much one address, one connection and one request may ask for."""

from __future__ import annotations

import asyncio
import math
import shutil
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

from reame.server.errors import Full, TooMany
from reame.server.workers.meter import METER, Meter

QUEUE: Final = 40  # requests of one address that may wait for their turn
KNOWN: Final = 10_000  # addresses remembered


class Limits(Struct, frozen=True):
    """How much one address, one connection and one request may ask for. Rates are per second, with a burst."""

    requests: float = 20.0
    requests_burst: float = 200.0
    tables: float = 0.2
    tables_burst: float = 60.0
    messages: float = 20.0
    messages_burst: float = 60.0
    all_messages: float = 100.0  # of all connections of one address
    all_messages_burst: float = 500.0
    connections: int = 100  # of one address at a time
    hellos: float = 1.0
    hellos_burst: float = 40.0
    written: float = 2_000.0  # bytes that the orders, tables and records of one address may add to the database
    written_burst: float = 64e6
    records: int = 2**30  # bytes of all records that were brought; beyond that the oldest make room
    free: int = 200 * 2**20  # bytes that stay free on the disk: below that no tables are laid and nothing is brought
    people: float = 0.02  # people who become known, from one address
    people_burst: float = 30.0
    codes: float = 0.05  # codes that are tried out from one address
    codes_burst: float = 20.0
    posts: float = 0.05  # messages that are sent on somebody's wish, from one address: codes and tests
    posts_burst: float = 20.0
    work: float = 0.2  # seconds of a processor, per second, for looking back and for records that are brought
    work_burst: float = 60.0
    weighing: float = 1.0  # seconds of a processor, per second, for what moves would mean
    weighing_burst: float = 60.0
    analyses: float = 0.005  # finished games that are looked into on somebody's wish, from one address
    analyses_burst: float = 12.0
    work_at_once: int = 4  # such requests of one address at a time; others wait
    head_within: float = 10.0  # seconds for the head of a request
    body_within: float = 30.0  # and for its body
    body: int = 64 * 1024
    record: int = 1024 * 1024
    frame: int = 16 * 1024


class Bucket:
    """Holds so many; fills up at a rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        """One more, if there is one."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, amount: float) -> None:
        """So much was used, whether it was there or not."""
        self._fill()
        self.left -= amount

    def wait(self, wanted: float = 1.0) -> float:
        """Seconds until there is so much."""
        self._fill()
        return max(0.0, (wanted - self.left) / self.rate) if self.rate > 0 else math.inf

    def seconds(self) -> int:
        """The same, as clients are told it."""
        return max(1, math.ceil(min(self.wait(), 86_400.0)))


class Rates:
    """A bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """One more for this address."""
        return self.of(address).take()


class Turns:
    """Requests of one address that take turns."""

    def __init__(self, at_once: int) -> None:
        self.waiting = 0
        self.free = asyncio.Semaphore(at_once)


class Doors:
    """The limits of a running server."""

    def __init__(self, limits: Limits, folder: Path | None = None) -> None:
        """`folder` is where a database of ours grows; one that is elsewhere has its own operator."""
        self.limits = limits
        self._folder = folder
        self.requests = Rates(limits.requests, limits.requests_burst)
        self.messages = Rates(limits.all_messages, limits.all_messages_burst)
        self.hellos = Rates(limits.hellos, limits.hellos_burst)
        self._tables = Rates(limits.tables, limits.tables_burst)
        self._people = Rates(limits.people, limits.people_burst)
        self._codes = Rates(limits.codes, limits.codes_burst)
        self._posts = Rates(limits.posts, limits.posts_burst)
        self._analyses = Rates(limits.analyses, limits.analyses_burst)
        self._written = Rates(limits.written, limits.written_burst)
        self.open: dict[str, int] = {}
        self._work = Rates(limits.work, limits.work_burst)
        self._working: dict[str, Turns] = {}
        self._weighing = Rates(limits.weighing, limits.weighing_burst)
        self._weighed: dict[str, Turns] = {}

    def lay(self, address: str) -> None:
        """One more table, or record, of this address; TooMany if it has had enough of them."""
        self.may_write(address)
        if self._folder is not None and shutil.disk_usage(self._folder).free < self.limits.free:
            raise Full("disk-full", "there is no room for new tables on this server; tell whoever runs it")
        bucket = self._tables.of(address)
        if not bucket.take():
            raise TooMany("too-fast", "so many tables in so short a time; wait a while", bucket.wait())

    def greet(self, address: str) -> None:
        """One more person from this address; TooMany if it has had enough of them."""
        self.may_write(address)
        bucket = self._people.of(address)
        if not bucket.take():
            raise TooMany("too-fast", "so many new people in so short a time; wait a while", bucket.wait())

    def guess(self, address: str) -> None:
        """A code is tried out; TooMany if that happens too often."""
        bucket = self._codes.of(address)
        if not bucket.take():
            raise TooMany("too-fast", "so many codes in so short a time; wait a while", bucket.wait())

    def send(self, address: str) -> None:
        """A code or a test is sent out; TooMany if that happens too often."""
        bucket = self._posts.of(address)
        if not bucket.take():
            raise TooMany("too-fast", "so many messages in so short a time; wait a while", bucket.wait())

    def analyse(self, address: str) -> None:
        """One more finished game is looked into; TooMany if that was asked for too often."""
        bucket = self._analyses.of(address)
        if not bucket.take():
            raise TooMany("too-much-work", "that was much to work out; wait a while", bucket.wait())

    def may_write(self, address: str) -> None:
        """TooMany if enough was stored on account of this address."""
        wait = self._written.of(address).wait(0.0)
        if wait > 0:
            raise TooMany("too-much-written", "enough was stored from here for today; wait a while", wait)

    def wrote(self, address: str, size: int) -> None:
        """So many bytes were stored."""
        self._written.of(address).spend(size)

    def work(self, address: str) -> AbstractAsyncContextManager[None]:
        """Something that keeps a worker busy, on account of this address; TooMany if it has had enough."""
        return self._busy(address, self._work, self._working)

    def weigh(self, address: str) -> AbstractAsyncContextManager[None]:
        """The same for what moves would mean, which everybody who plays asks about all the time."""
        return self._busy(address, self._weighing, self._weighed)

    @asynccontextmanager
    async def _busy(self, address: str, rates: Rates, working: dict[str, Turns]) -> AsyncGenerator[None, None]:
        bucket = rates.of(address)
        if bucket.wait(0.0) > 0:
            raise TooMany("too-much-work", "that was much to work out; wait a while", bucket.wait(0.0))
        turns = working.setdefault(address, Turns(self.limits.work_at_once))
        if turns.waiting >= QUEUE:
            raise TooMany("too-fast", "too many requests at once; wait a second", 1.0)
        turns.waiting += 1
        meter = Meter()
        before = METER.set(meter)
        try:
            async with turns.free:
                yield
        finally:
            METER.reset(before)
            bucket.spend(meter.seconds)
            turns.waiting -= 1
            if not turns.waiting:
                working.pop(address, None)

    def come(self, address: str) -> bool:
        """One more connection of this address."""
        if self.open.get(address, 0) >= self.limits.connections:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def go(self, address: str) -> None:
        """One connection less."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
