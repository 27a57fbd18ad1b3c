"""Around the whole application: rates, sizes, the origin of connections, the usual headers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from reame.server.net.limits import Doors

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

DROP_BYTES: Final = 8_000_000  # of a body that is refused, read and forgotten
DROP_SECONDS: Final = 5.0

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


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """May a page from there open a connection? Browsers always say where it is from; other programs need not."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()


def address_of(scope: Any) -> str:
    """Where a request is from."""
    client = scope.get("client")
    return client[0] if client else ""


class Shield:
    """Around the whole application: rates and sizes are limited, and every answer carries the usual headers."""

    def __init__(self, app: App, doors: Doors) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Scope) -> None:
            if message["type"] == "http.response.start":
                fresh = _FRESH if scope["path"].startswith("/api/") else []
                message["headers"] = [*message.get("headers", []), *_RAW, *fresh]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, with_headers)
            return
        status, key, message = refusal
        body = msgspec.json.encode({"error": {"key": key, "message": message}})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 413:
            headers.append((b"connection", b"close"))
            await _drop_body(receive)
        await with_headers({"type": "http.response.start", "status": status, "headers": headers})
        await with_headers({"type": "http.response.body", "body": body})

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        if not self._doors.requests.take(address_of(scope)):
            return 429, "too-fast", "too many requests; wait a second"
        most = self._doors.limits.record if scope["path"] == "/api/records" else self._doors.limits.body
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > most):
                return 413, "too-long", f"more than {most} bytes are too many here"
        return None


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
