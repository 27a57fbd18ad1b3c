"""Where messages arrive: an address that is posted to, and a mail box."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP
from msgspec import Struct

from tests.server.house import WITHIN


class Got(Struct):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What it says."""
        return json.loads(self.body)


class Endpoint:
    """An HTTP address on this machine; it answers with a status, after `before` was called."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.before: Callable[[], None] = lambda: None
        self._came = asyncio.Event()

    async def __aenter__(self) -> Endpoint:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    def url(self, path: str = "/hook", host: str = "127.0.0.1") -> str:
        """An address here."""
        return f"http://{host}:{self.port}{path}"

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append(Got(head[0].split()[1], headers, body))
        self.before()
        self._came.set()
        location = "Location: http://127.0.0.1:9/\r\n" if 300 <= self.status < 400 else ""
        writer.write(f"HTTP/1.1 {self.status} So\r\n{location}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        writer.close()

    async def arrival(self, count: int) -> Got:
        """Wait until so many have come; the last of them."""
        async with asyncio.timeout(WITHIN):
            while len(self.got) < count:
                self._came.clear()
                await self._came.wait()
        assert len(self.got) == count
        return self.got[-1]


class MailBox:
    """A mail server on this machine."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - as aiosmtpd calls it
        self.mails.append(BytesParser(_class=EmailMessage, policy=default).parsebytes(envelope.content))
        return "250 OK"

    async def __aenter__(self) -> MailBox:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: SMTP(self, loop=loop), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def arrival(self, count: int) -> EmailMessage:
        """Wait until so many have come; the last of them."""
        async with asyncio.timeout(WITHIN):
            while len(self.mails) < count:
                await asyncio.sleep(0.02)
        assert len(self.mails) == count
        return self.mails[-1]


def text_of(mail: EmailMessage) -> str:
    """What a mail says."""
    body: str = mail.get_content()
    return body
