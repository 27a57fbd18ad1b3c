"""The post of a table: carries letters and promises to the clients who may read them, and nothing to anybody else."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from reame.kernel.record import commitment
from reame.server.audience.clients import Client, Letters
from reame.server.audience.shown import Viewer
from reame.server.protocol.letters import (
    HushCard,
    LetterCard,
    LettersCard,
    MarksCard,
    PromiseCard,
    ReadCard,
    RoomCard,
)
from reame.server.store.talk import News, TalkStore
from reame.server.store.talk_rows import LetterRow, PromiseRow, mask_of, seats_in
from reame.server.tables.ledger import seen_by

if TYPE_CHECKING:
    from reame.server.tables.table import Table

SHOWN: Final = 100  # letters of a room that a new client is sent; older ones are fetched
NOTHING: Final = b'{"read":[],"hushed":[]}'


class Post:
    """What each client has of the letters, and when the next seal breaks by itself."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.store = TalkStore(table.tables.store)
        self._due: float | None = None
        self._timer: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Nobody is here any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._due = self._timer = None

    # -- show ----------------------------------------------------------------------------------

    async def follow(self) -> None:
        """The table has changed: seats may have changed hands, or the game has ended and all seals break."""
        over = self._table.over
        if any(c.letters.anew or (over and not c.letters.over) for c in self._table.audience.clients):
            await self.show()

    async def show(self, only: Client | None = None) -> None:
        """Send each client the letters and promises that are new for it. The caller holds the lock of the table."""
        table = self._table
        groups: dict[tuple[Viewer, int], list[Client]] = {}
        for client in table.audience.clients if only is None else [only]:
            if table.over and not client.letters.over:
                client.letters = Letters(marks=client.letters.marks, over=True, anew=client.letters.anew)
            groups.setdefault((client.viewer, client.letters.rev), []).append(client)
        if not groups:
            return
        await self._open_due()
        for (viewer, rev), clients in groups.items():
            mask = mask_of(viewer)
            news = await self.store.news(table.id, rev, mask, SHOWN)
            marks = await self._marks(viewer)
            for client in clients:
                self._send(client, news, marks)

    def _send(self, client: Client, news: News, marks: MarksCard) -> None:
        has = client.letters
        encoded = msgspec.json.encode(marks)
        told = marks if encoded != (has.marks or NOTHING) else None
        first, anew = not has.told, has.anew
        has.rev, has.marks, has.anew = news.rev, encoded, False
        if news.letters or news.promises or told is not None or anew:
            rooms: dict[int, list[LetterCard]] = {}
            for row in news.letters:
                rooms.setdefault(row.room, []).append(self.card(row, client.viewer))
            cards = [RoomCard(seats_in(room), cards) for room, cards in rooms.items()]
            promises = [self.promise_card(p, client.viewer) for p in news.promises]
            has.told = True
            client.send_data(LettersCard(first, cards, promises, told))

    async def _marks(self, viewer: Viewer) -> MarksCard:
        own = [s for s in viewer if s >= 0]
        if not own:
            return MarksCard([], [])
        marks = await self.store.marks(self._table.id, own)
        return MarksCard(
            [ReadCard(seats_in(room), seat, n) for room, seat, n in marks.read],
            [HushCard(seat, other) for seat, other in marks.hushed],
        )

    def card(self, row: LetterRow, viewer: Viewer, moments: bool = False) -> LetterCard:
        """A letter as these eyes may read it. After the game `line` may be left out: there are moments."""
        is_open = row.is_open(self._table.over)
        return LetterCard(
            n=row.n,
            at=row.at,
            seat=row.seat,
            name=row.name,
            text=row.text if is_open or row.seat in viewer else None,
            hash=None if row.salt is None else commitment(row.text, row.salt),
            salt=row.salt if is_open else None,
            opens=row.opens,
            opened=row.opened,
            line=0 if moments else self._line(row.moves, viewer),
            undone=any(seen_by((row.turned, msgspec.Raw(b"")), s) for s in viewer),
        )

    def promise_card(self, p: PromiseRow, viewer: Viewer, moments: bool = False) -> PromiseCard:
        """A promise as these eyes may know it."""
        return PromiseCard(
            promise=p.promise,
            at=p.at,
            seat=p.seat,
            other=p.other,
            text=p.text,
            until=p.until,
            secret=p.secret,
            says=p.says,
            replies=p.replies,
            line=0 if moments else self._line(p.moves, viewer),
            undone=any(seen_by((p.turned, msgspec.Raw(b"")), s) for s in viewer),
        )

    def _line(self, moves: int, viewer: Viewer) -> int:
        return self._table.audience.lines_after(viewer, moves)

    # -- seals that break by themselves -----------------------------------------------------------

    async def _open_due(self) -> None:
        """Open what is due, and wait for the next."""
        due = await self.store.next_opening(self._table.id)
        if due is not None and due <= time.time():
            await self.store.break_due(self._table.id, time.time())
            due = await self.store.next_opening(self._table.id)
        if due != self._due:
            self.stop()
            self._due = due
            if due is not None:
                self._timer = asyncio.create_task(self._wait(due))

    async def _wait(self, due: float) -> None:
        await asyncio.sleep(max(0.0, due - time.time()))
        self._due = self._timer = None  # it is not to be ended by what it does
        async with self._table.lock:
            await self._table.tables.apart(self.show(), self._table.id)
