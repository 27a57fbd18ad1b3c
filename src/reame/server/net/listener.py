"""A connection as uvicorn serves it, and a limit to how long it may take to say what it wants."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from reame.server.net.addresses import Proxies, is_loopback, network_of

ANSWERED_WITHIN: Final = 900.0  # seconds for an answer to be found and read
AT_ONCE: Final = 250  # open connections of one address; those from this machine may be a proxy's

_open: dict[str, int] = {}


class Listener(H11Protocol):
    """Closes connections that do not finish the head of a request, and those that are too many."""

    within: float = 10.0  # seconds for the head of a request
    proxies: Proxies = Proxies()
    _answer: asyncio.TimerHandle | None = None
    _timer: asyncio.TimerHandle | None = None
    _address: str = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = "" if is_loopback(host) or self.proxies.has(host) else network_of(host)
        if self._address:
            _open[self._address] = _open.get(self._address, 0) + 1
            if _open[self._address] > AT_ONCE:
                transport.abort()
                return
        self._start()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._stop()
        if self._answer is not None:
            self._answer.cancel()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """As before; the clock runs while the head of a request is on its way."""
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete and self._answer is None:
            self._answer = self.loop.call_later(ANSWERED_WITHIN, self._too_late)
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._start()
        else:
            self._stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the WebSocket has its own clock, and is counted there."""
        self._stop()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def _uncount(self) -> None:
        if self._address:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = ""

    def _start(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.within, self._too_late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def on_response_complete(self) -> None:
        """An answer has been sent, and read."""
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None
        super().on_response_complete()

    def _too_late(self) -> None:
        self._timer = self._answer = None
        if not self.transport.is_closing():
            self.transport.abort()


def listener(within: float, proxies: Proxies) -> type[Listener]:
    """For connections that say within so many seconds what they want, perhaps by way of one of these proxies."""
    return type("Listener", (Listener,), {"within": within, "proxies": proxies})
