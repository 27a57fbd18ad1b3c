"""Those who look at a table, and what each of them has been sent."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from reame.server.audience.cards import card
from reame.server.audience.clients import Client
from reame.server.audience.shown import Reader, Shown, Viewer, with_lines
from reame.server.clocks.shown import clock_note
from reame.server.orders.giving import orders_card
from reame.server.store.rows import ChatRow
from reame.server.store.schema import chat, gallery

if TYPE_CHECKING:
    from reame.server.tables.table import Table

CHAT: Final = 200  # lines of chat a new client is sent
NOTHING_NEW: Final = b'{"type":"change","changes":[]}'
NEWCOMER: Final = 500  # and lines of the journal; the others are in the replay


class Audience:
    """The clients of one table. What looks the same to several of them is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.clients: set[Client] = set()
        self.shown_at = 0.0
        self._readers: dict[Viewer, Reader] = {}
        self._shown: dict[Viewer, Shown] = {}
        self._held: list[tuple[str | None, str | None]] = []  # by seat: the hash of its key, its person

    def show(self, only: Client | None = None) -> None:
        """Send each client what has changed for it, and nothing to those for whom nothing has; or only one of them."""
        table = self._table
        if table.closed is None and table.play.cut is not None:
            self._cut(table.play.cut)
            table.play.cut = None
        self._reseat()
        self.clear_gallery()
        cards: dict[tuple[Viewer, bool], bytes] = {}
        clocks: dict[Viewer, bytes] = {}
        orders: dict[Viewer, bytes] = {}
        texts: dict[tuple[Viewer, int, bytes], str] = {}
        for client in self.clients if only is None else [only]:
            look = (client.viewer, table.is_host(client.keys))
            if look not in cards:
                cards[look] = msgspec.json.encode(card(table, *look))
            about, shown = cards[look], self.shown(client.viewer)
            body = shown.body
            if about != client.table:
                client.table = about
                client.send(about.decode())
            if client.viewer not in clocks:
                clocks[client.viewer] = msgspec.json.encode(clock_note(table, client.viewer))
            if clocks[client.viewer] != client.clock:
                client.clock = clocks[client.viewer]
                client.send(client.clock.decode())
            if client.viewer not in orders:
                given = orders_card(table, client.viewer)
                orders[client.viewer] = b"" if given is None else msgspec.json.encode(given)
            if orders[client.viewer] != client.orders:
                client.orders = orders[client.viewer]
                if client.orders:
                    client.send(client.orders.decode())
            if not body:
                continue
            lines = self._reader(client.viewer).lines
            if body != client.state or client.lines < len(lines):
                first = client.lines or max(0, len(lines) - NEWCOMER)
                known = client.state if client.changes else b""
                key = (client.viewer, client.lines, known)
                if key not in texts:
                    told = NOTHING_NEW if known == body else shown.since(known)
                    texts[key] = with_lines(told, client.lines, lines[first:], first)
                client.send(texts[key])
                client.first = first if client.lines == 0 else client.first
                client.state = body
                client.lines = len(lines)
            self._tell_turn(client)
        there = {c.viewer for c in self.clients}
        for viewer in [v for v in self._readers if v not in there]:
            del self._readers[viewer]
        for viewer in [v for v in self._shown if v not in there]:
            del self._shown[viewer]
        self.shown_at = time.monotonic()

    def _tell_turn(self, client: Client) -> None:
        """Whose turn it is, if a bot's, and how long that may take."""
        turn = self._table.machines.turn()
        if turn is not None and client.turn != turn.mark:
            client.turn = turn.mark
            client.send_data({"type": "thinking", "seat": turn.seat, "seconds": turn.seconds, "spent": turn.age})

    def _cut(self, length: int) -> None:
        """Moves were taken back, and the lines that told of them."""
        for reader in self._readers.values():
            reader.cut(length)
        for client in self.clients:
            if client.viewer in self._readers:
                client.keep_lines(len(self._readers[client.viewer].lines))
        self._table.tables.replays.cut(self._table.id, len(self._table.ledger))

    def _reseat(self) -> None:
        """Keys may have been exchanged: whoever has lost a seat looks on, whoever has won one sees everything anew."""
        held = [(s.key_hash, s.person) for s in self._table.seats]
        if held == self._held:
            return
        self._held = held
        for client in self.clients:
            viewer = self._table.viewer_of(client.keys)
            if viewer != client.viewer:
                client.start_anew(viewer)

    def let_go(self) -> None:
        """Whoever is known by a cookie has to say hello again: it may be another person's by now, or nobody's."""
        for client in self.clients:
            if client.person is not None:
                client.close()

    def clear_gallery(self) -> None:
        """Whoever only looks on has to go."""
        told = {"type": "error", "key": "shut-out", "message": "whoever does not play may not look on here"}
        for client in self.clients:
            if not client.gone and self._table.shuts_out(client.keys):
                client.send_data(told)
                client.close()

    def shown(self, viewer: Viewer) -> Shown:
        """The state of the game as a viewer sees it; made once after every change."""
        shown = self._shown.get(viewer)
        if shown is None:
            shown = self._shown[viewer] = Shown()
        if not shown.fresh:
            shown.renew(self._table.state_for(viewer))
        return shown

    def changed(self) -> None:
        """The table is not what it was."""
        for shown in self._shown.values():
            shown.fresh = False

    def _reader(self, viewer: Viewer) -> Reader:
        reader = self._readers.get(viewer)
        if reader is None:
            reader = self._readers[viewer] = Reader(viewer)
        reader.follow(self._table.ledger)
        return reader

    def reader(self, viewer: Viewer) -> Reader:
        """The lines that a viewer may read."""
        return self._reader(viewer)

    def lines_after(self, viewer: Viewer, moves: int) -> int:
        """How many lines a viewer could read after so many moves."""
        marks = self._table.ledger.marks
        return self._reader(viewer).count(marks[min(moves, len(marks) - 1)])

    def read_again(self) -> None:
        """The table was read anew: what the clients have of its journal may be another one from some line on."""
        for viewer, old in list(self._readers.items()):
            fresh = Reader(viewer)
            fresh.follow(self._table.ledger)
            same = 0
            while same < min(len(old.lines), len(fresh.lines)) and old.lines[same] == fresh.lines[same]:
                same += 1
            self._readers[viewer] = fresh
            for client in self.clients:
                if client.viewer == viewer:
                    client.keep_lines(same)

    async def show_chat(self) -> None:
        """Send the lines of talk that clients do not have yet."""
        await self._show_talk("chat", chat, list(self.clients))
        # Those who play read what the gallery said when the game is over.
        looking = [c for c in self.clients if self._table.over or not c.seats]
        await self._show_talk("gallery", gallery, looking)

    async def _show_talk(self, kind: str, room: sa.Table, clients: list[Client]) -> None:
        if not clients:
            return
        least = min(c.talk[kind] for c in clients)
        lines = await self._table.tables.store.talk(self._table.id, least, CHAT, room)
        for client in clients:
            fresh = [line for line in lines if line.n > client.talk[kind]]
            if fresh:
                client.talk[kind] = lines[-1].n
                client.send_data({"type": kind, "lines": [self._talk_card(line, client.viewer) for line in fresh]})

    def _talk_card(self, line: ChatRow, viewer: Viewer) -> dict[str, Any]:
        """A line of talk; a proclamation stands after so many of the lines that this viewer can read."""
        card = msgspec.structs.asdict(line)
        moves = card.pop("moves")
        return {**card, "line": None if moves is None else self.lines_after(viewer, moves)}
