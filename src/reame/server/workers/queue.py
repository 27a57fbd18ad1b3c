"""Who may use a worker next: short jobs before long ones, then whoever has used least; nobody waits for ever."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec import Struct

STARVING: Final = 1.5  # seconds after which whoever has waited longest comes first, whatever it is
MEMORY: Final = 10.0  # seconds after which what was used counts half


class Asker(Struct, frozen=True):
    """On whose behalf a job is done: both the table and the address from which it is looked at have an account."""

    table: str = ""
    address: str = ""
    short: bool = True  # it will be done at once


ANYBODY: Final = Asker()


class Waiting:
    """Somebody in the queue."""

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.since = time.monotonic()
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Queue:
    """So many places, and a queue in front of them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._numbers = 0
        self._used: dict[str, float] = {}  # seconds, by account
        self._used_at = time.monotonic()

    @property
    def idle(self) -> int:
        """Places that nobody wants."""
        return 0 if self._waiting else self._free

    async def enter(self, asker: Asker) -> None:
        """Wait for a place."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        self._numbers += 1
        me = Waiting(asker, self._numbers)
        self._waiting.append(me)
        try:
            await me.called
        except asyncio.CancelledError:
            if me in self._waiting:
                self._waiting.remove(me)
            else:  # it was called in the same moment
                self._call()
            raise

    def leave(self, asker: Asker, seconds: float) -> None:
        """Give the place to the next; it was used for so long."""
        self._fade()
        for account in _accounts(asker):
            self._used[account] = self._used.get(account, 0.0) + seconds
        self._call()

    def _call(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        following = min(self._waiting, key=self._rank)
        self._waiting.remove(following)
        following.called.set_result(None)

    def _rank(self, w: Waiting) -> tuple[int, float, int]:
        if time.monotonic() - w.since > STARVING:
            return 0, w.since, w.number
        used = sum(self._used.get(account, 0.0) for account in _accounts(w.asker))
        return 1 if w.asker.short else 2, used, w.number

    def _fade(self) -> None:
        """What was used long ago counts less and less, and at last not at all."""
        now = time.monotonic()
        if now - self._used_at > 1.0:
            rest = 0.5 ** ((now - self._used_at) / MEMORY)
            self._used = {account: n * rest for account, n in self._used.items() if n * rest > 0.001}
            self._used_at = now


def _accounts(asker: Asker) -> list[str]:
    return [f"table {asker.table}", f"address {asker.address}"] if asker.address else [f"table {asker.table}"]
