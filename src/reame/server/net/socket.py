"""The live connection: a hello, then messages both ways until one side leaves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketReceiveEvent
from sqlalchemy.exc import SQLAlchemyError

from reame.server.audience.clients import Client
from reame.server.errors import BadRequest, Refusal, TooMany
from reame.server.net.addresses import address_of
from reame.server.net.limits import Bucket, Doors
from reame.server.people.people import Known
from reame.server.protocol.counsel import AskCounsel
from reame.server.protocol.messages import AskProspects, CastVote, FromClient, Hello, Look, Ping, Rewind, Writing
from reame.server.seats import seating
from reame.server.tables.commands import obey
from reame.server.tables.table import Table
from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")

HELLO_WITHIN: Final = 10.0  # seconds
POLICY: Final = 1008
TRY_LATER: Final = 1013
GONE: Final = 1001
BROKEN: Final = 1011
STRIKES: Final = 100  # messages beyond the limit, or without sense, before a client is let go

AN_ORDER: Final = 400  # bytes that an order adds to the database, besides its own words

decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read(frame: WebSocketReceiveEvent) -> FromClient:
    """A message; BadRequest says what is wrong with it."""
    text = frame.get("text")
    if text is None:
        raise BadRequest("not-text", "messages are JSON text, not binary")
    try:
        return decoder.decode(text.encode("utf-8", "strict"))
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as e:
        raise BadRequest("bad-message", f"this message cannot be understood: {e}") from None


def problem(e: Refusal) -> dict[str, Any]:
    """A refusal of something that is no command."""
    return {"type": "error", "key": e.key, "message": e.message}


def refused(message: FromClient) -> dict[str, Any]:
    """What makes a problem the answer to an order."""
    if isinstance(message, Hello | Look | Ping):
        return {}
    return {"type": "refused", "id": message.id, "sentence": None, "state": None}


class Connection:
    """One WebSocket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        doors: Doors,
        known: Callable[[], Awaitable[Known | None]],
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._doors = doors
        self._known = known
        self._address = address_of(socket.scope)
        self._bucket = Bucket(doors.limits.messages, doors.limits.messages_burst)
        self._strikes = 0
        self._asking: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """From the first message to the last."""
        address = self._address
        if not self._doors.come(address):
            await self._socket.close(code=TRY_LATER)  # before it is accepted: answered with 403
            return
        try:
            await self._socket.accept()
            with suppress(WebSocketDisconnect):
                await self._talk()
        finally:
            self._doors.go(address)

    async def _talk(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = read(await self._receive())
            if not isinstance(first, Hello):
                raise BadRequest("no-hello", "the first message is a hello")
            hellos = self._doors.hellos.of(self._address)
            if not hellos.take():
                raise TooMany("too-fast", "too many visits in so short a time; wait a moment", hellos.wait())
            known = await self._known()
            person = None if known is None else known.person
            table, client = await seating.enter(self._tables, first, person, self._address)
        except TimeoutError:
            await self._close(POLICY, {"type": "error", "key": "no-hello", "message": "no hello came"})
            return
        except Refusal as e:
            await self._close(TRY_LATER if isinstance(e, TooMany) else POLICY, problem(e))
            return
        except (SQLAlchemyError, OSError):
            await self._close(TRY_LATER, {"type": "error", "key": "storage", "message": "come back in a moment"})
            return
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a hello failed")
            await self._close(BROKEN, {"type": "error", "key": "broken", "message": "this table cannot be opened"})
            return
        writer = asyncio.create_task(self._write(client))
        try:
            while not client.gone:
                await self._hear(table, client, await self._receive())
                if self._strikes > STRIKES:
                    client.close()
        finally:
            await asyncio.shield(seating.leave(table, client))
            with suppress(asyncio.CancelledError):
                await writer
            if self._asking:  # not cancelled: that would cost a worker
                await asyncio.wait(self._asking)

    async def _hear(self, table: Table, client: Client, frame: WebSocketReceiveEvent) -> None:
        """One message; whatever is wrong with it, the client is told and the connection lives."""
        try:
            message = read(frame)
        except Refusal as e:
            self._strikes += 1
            client.send_data(problem(e))
            return
        which = {"id": getattr(message, "id", None)}
        if not self._bucket.take() or not self._doors.messages.take(self._address):
            self._strikes += 1
            told = "that was too fast and was not done; wait a second"
            client.send_data({"type": "error", "key": "too-fast", "message": told, **which})
            return
        if isinstance(message, AskProspects | AskCounsel):  # takes its time, and a move must not wait for it
            asking = asyncio.create_task(self._weigh(table, client, message))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)
        else:
            await self._do(table, client, message, len(frame["text"] or ""))

    async def _weigh(self, table: Table, client: Client, message: AskProspects | AskCounsel) -> None:
        """What things would mean, and counsel, beside all else that is said; how much at once is limited by address."""
        try:
            if isinstance(message, AskCounsel):  # it leaves a mark
                self._doors.may_write(self._address)
                self._doors.wrote(self._address, AN_ORDER)
            async with self._doors.weigh(self._address):
                await obey(table, client, message)
        except Refusal as e:
            client.send_data({**problem(e), **refused(message)})
        except Exception:
            log.exception("prospects or counsel failed")
            client.send_data(
                {"type": "error", "key": "broken", "message": "the server stumbled over this", "id": message.id}
            )

    async def _do(self, table: Table, client: Client, message: FromClient, size: int) -> None:
        """One message that is done before the next is heard."""
        which = {"id": getattr(message, "id", None)}
        try:
            if isinstance(message, Writing):
                self._doors.may_write(self._address)
                self._doors.wrote(self._address, AN_ORDER + 4 * size)
            rehearsed = table.row.careful and not isinstance(message, Look)
            if rehearsed or isinstance(message, Rewind | CastVote):  # a worker rehearses, or looks back
                async with self._doors.work(self._address):
                    await obey(table, client, message)
            else:
                await obey(table, client, message)
        except Refusal as e:
            self._strikes += 1
            client.send_data({**problem(e), **refused(message)})
        except (SQLAlchemyError, OSError) as e:
            log.warning("the database is not reachable (%s)", type(e).__name__)
            told = "this may not have been saved; send it again in a moment"
            client.send_data({"type": "error", "key": "storage", "message": told, **which})
        except Exception:
            self._strikes += 1
            log.exception("a message failed")
            client.send_data({"type": "error", "key": "broken", "message": "the server stumbled over this", **which})

    async def _receive(self) -> WebSocketReceiveEvent:
        frame = await self._socket.receive()
        if frame["type"] != "websocket.receive":
            code = frame.get("code") if frame["type"] == "websocket.disconnect" else None
            raise WebSocketDisconnect(detail="gone", code=code or GONE)
        return frame

    async def _write(self, client: Client) -> None:
        """Send what is queued; when the client is let go, close."""
        try:
            while (text := await client.next()) is not None:
                await self._socket.send_text(text)
            await self._socket.close(code=GONE)
        except Exception:  # the connection is gone, whatever it says
            client.gone = True

    async def _close(self, code: int, last: dict[str, Any]) -> None:
        with suppress(Exception):
            await self._socket.send_text(msgspec.json.encode(last).decode())
            await self._socket.close(code=code)
