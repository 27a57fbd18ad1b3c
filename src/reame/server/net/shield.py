"""Around the whole application: rates, sizes, the origin of connections, the usual headers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from reame.server.errors import Details
from reame.server.net.addresses import Names, address_of
from reame.server.net.limits import Doors

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

DROP_BYTES: Final = 8_000_000  # of a body that is refused, read and forgotten
DROP_SECONDS: Final = 5.0
TEXTS: Final = frozenset({"/api/records"})  # calls that take plain text; all others take JSON

CONTENT: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_FRESH: Final = [(b"cache-control", b"no-store")]  # answers of calls may hold keys, and change with every move
_RAW: Final = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]


class Stopped(Exception):
    """A request that is answered here, with a refusal."""

    def __init__(self, status: int, key: str, message: str, details: Details | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.key = key
        self.details = details or {}


class Shield:
    """Names, origins, rates, sizes, kinds and times are checked, and every answer carries the usual headers.

    The application gets whole bodies only, and JSON that can be read.
    """

    def __init__(self, app: App, doors: Doors, names: Names) -> None:
        self._app = app
        self._doors = doors
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            headers = _headers(scope)
            if self._names.knows(headers.get("host")) and self._same_origin(headers):
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
            return

        async def with_headers(message: Scope) -> None:
            if message["type"] == "http.response.start":
                fresh = _FRESH if scope["path"].startswith("/api/") else []
                message["headers"] = [*message.get("headers", []), *_RAW, *fresh]
            await send(message)

        try:
            body = await self._body(scope, receive)
        except Stopped as e:
            if e.status == 413:
                await _drop_body(receive)
            await _refuse(with_headers, e)
            return
        sent = False

        async def receive_body() -> Scope:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive_body, with_headers)

    def _same_origin(self, headers: dict[str, str]) -> bool:
        return self._names.same_origin(headers.get("origin"), headers.get("host"))

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body of a request that may go on; else Stopped."""
        headers = _headers(scope)
        bucket = self._doors.requests.of(address_of(scope))
        if not bucket.take():
            raise Stopped(429, "too-fast", "too many requests; wait a second", {"seconds": bucket.seconds()})
        host = headers.get("host")
        if not self._names.knows(host):
            told = f"this server is not known as {host!r}; whoever runs it can name it: --origin https://{host}"
            raise Stopped(421, "unknown-host", told[:300])
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not self._same_origin(headers):
            raise Stopped(403, "foreign-page", "a page of another site may not do this here")
        text = scope["path"] in TEXTS
        limits = self._doors.limits
        body = await _read(receive, headers, limits.record if text else limits.body, limits.body_within)
        if writes and body and not text:
            _check_json(headers, body)
        return body


def _headers(scope: Scope) -> dict[str, str]:
    """By name; of several with one name the last."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


async def _read(receive: Receive, headers: dict[str, str], most: int, seconds: float) -> bytes:
    length = headers.get("content-length", "0")
    too_long = Stopped(413, "too-long", f"more than {most} bytes are too many here")
    if not length.isdigit() or len(length) > 12 or int(length) > most:
        raise too_long
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(seconds):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    raise Stopped(400, "bad-request", "the request was not finished")
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > most:
                    raise too_long
                if not message.get("more_body", False):
                    return b"".join(parts)
    except TimeoutError:
        raise Stopped(408, "too-late", "the request did not arrive in time; send it again") from None


def _check_json(headers: dict[str, str], body: bytes) -> None:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Stopped(415, "not-json", "this call takes JSON: Content-Type: application/json")
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise Stopped(400, "bad-request", f"this is no JSON: {e}"[:300]) from None


async def _refuse(send: Send, e: Stopped) -> None:
    error: dict[str, Any] = {"key": e.key, "message": str(e), **({"details": e.details} if e.details else {})}
    body = msgspec.json.encode({"error": error})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if e.status in (408, 413):
        headers.append((b"connection", b"close"))
    if "seconds" in e.details:
        headers.append((b"retry-after", str(e.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": e.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _drop_body(receive: Receive) -> None:
    """Read on for a while and forget it: a client that is cut off while it sends may never see the answer."""
    dropped = 0
    try:
        async with asyncio.timeout(DROP_SECONDS):
            while dropped < DROP_BYTES:
                message = await receive()
                dropped += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return
