"""Who has a table before their eyes. A connection is not a look: the page says so when it can be seen."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from reame.server.audience.clients import Client
    from reame.server.tables.table import Table

SOON: Final = 5.0  # seconds before a look is written down, so that many of them are one


class Looks:
    """The latest looks at one table; nobody is shown them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._fresh: dict[str, float] = {}  # when, by person
        self._task: asyncio.Task[None] | None = None

    def note(self, client: Client) -> None:
        """A client says that its page is seen."""
        for seat in client.seats:
            person = self._table.seats[seat].person
            if person is not None:
                self._fresh[person] = time.time()
        if self._fresh and self._task is None:
            self._task = asyncio.create_task(self._later())

    async def _later(self) -> None:
        await asyncio.sleep(SOON)
        self._task = None
        await self._table.tables.write_looks([self._table])

    def take(self) -> dict[tuple[str, str], float]:
        """What is to be written down; it is not kept here any more."""
        taken = {(person, self._table.id): at for person, at in self._fresh.items()}
        self._fresh = {}
        return taken

    async def stop(self) -> None:
        """The server ends."""
        if self._task is not None:
            self._task.cancel()
