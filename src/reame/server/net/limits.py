"""How much one address, one connection and one request may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from msgspec import Struct

KNOWN: Final = 10_000  # addresses remembered


class Limits(Struct, frozen=True):
    """How much one address, one connection and one request may ask for. Rates are per second, with a burst."""

    requests: float = 20.0
    requests_burst: float = 200.0
    tables: float = 0.2
    tables_burst: float = 60.0
    messages: float = 20.0
    messages_burst: float = 60.0
    connections: int = 100  # of one address at a time
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

    def take(self) -> bool:
        """One more, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """One more for this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Doors:
    """The limits of a running server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Rates(limits.requests, limits.requests_burst)
        self.tables = Rates(limits.tables, limits.tables_burst)
        self.open: dict[str, int] = {}

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
