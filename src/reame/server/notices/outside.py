"""Requests to addresses that strangers gave us: out into the open net, never into a network of the operator's.

Every address that a name resolves to has to be public, and the connection goes to the very address that was checked:
a name that resolves otherwise a moment later leads nowhere else. Nothing is followed, and no answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

WITHIN: Final = 6.0  # seconds for all of it
LONGEST: Final = 1000  # characters of an address
TUNNELS: Final = [ipaddress.IPv6Network(n) for n in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
REFUSED: Final = range(1, 1024)  # ports of other services; 443 is ours


class Failed(Exception):
    """It did not arrive. `key` says why; `for_good`, that there is no use in trying again."""

    def __init__(self, key: str, for_good: bool = False) -> None:
        super().__init__(key)
        self.key = key
        self.for_good = for_good


class Gone(Exception):
    """There is nobody at that address any more."""


def is_public(address: str) -> bool:
    """Is this a number of the open net, in whatever clothes it comes?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        # What is wrapped in these may lead anywhere.
        if any(found in net for net in TUNNELS) or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def checked_address(address: str, private: bool) -> str:
    """An address as it may be asked for; Failed if it is none of that sort."""
    if len(address) > LONGEST or not address.isascii() or any(c <= " " for c in address):
        raise Failed("bad-address", for_good=True)
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Failed("bad-address", for_good=True) from None
    if parts.scheme not in (("https", "http") if private else ("https",)) or not host or "@" in parts.netloc:
        raise Failed("bad-address", for_good=True)
    if not private and port is not None and port != 443 and port in REFUSED:
        raise Failed("bad-address", for_good=True)
    return address


class Checked(httpcore.AsyncNetworkBackend):
    """Connects to the number that it has checked, and to no other."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection, if every number of this name is public."""
        numbers = await self.numbers(host, port)
        if not numbers:
            raise Failed("no-answer")
        if not self._private and not all(is_public(n) for n in numbers):
            raise Failed("private-address", for_good=True)
        return await self._plain.connect_tcp(numbers[0], port, timeout, local_address, socket_options)

    async def numbers(self, host: str, port: int) -> list[str]:
        """What a name resolves to."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            return []
        return list(dict.fromkeys(str(where[4][0]) for where in found))


class Outside:
    """The way out. With `private`, as the operator allows, also into networks that are not public, and without TLS."""

    def __init__(self, private: bool = False, backend: Checked | None = None) -> None:
        self.private = private
        self._backend = backend or Checked(private)
        self._tls = ssl.create_default_context()

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> None:
        """Post something; Failed if it is not taken, Gone if nobody will ever take it there."""
        checked_address(address, self.private)
        try:
            async with asyncio.timeout(WITHIN):
                status = await self._ask(address, headers, body)
        except (TimeoutError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError):
            raise Failed("no-answer") from None
        except httpcore.UnsupportedProtocol:
            raise Failed("bad-address", for_good=True) from None
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            busy = status in (408, 425, 429) or status >= 500
            raise Failed(f"status-{status}", for_good=not busy)

    async def _ask(self, address: str, headers: dict[str, str], body: bytes) -> int:
        # One connection for one request: nothing that was checked for one address serves another.
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self._tls, network_backend=self._backend, retries=0) as pool,
            pool.stream("POST", address, headers=list(headers.items()), content=body) as answer,
        ):
            return answer.status
