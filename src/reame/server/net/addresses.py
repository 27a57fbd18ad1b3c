"""Where a request is from, and under which names the server itself is known."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any, Final
from urllib.parse import urlsplit

LONGEST: Final = 64  # characters of something that claims to be an address
LOOPBACK: Final = frozenset({"localhost", "localhost.localdomain"})


def address_of(scope: Any) -> str:
    """Where a request is from: one address, or of IPv6 the network of one subscriber, who has 2**64 of them."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def network_of(address: str) -> str:
    """An address as limits count it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.IPv6Network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)


def is_loopback(host: str) -> bool:
    """Can only this machine reach it there?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host in LOOPBACK


class Proxies:
    """Addresses and networks that are believed when they say whom they speak for: reverse proxies of ours."""

    def __init__(self, *addresses: str) -> None:
        """ValueError if one of them is neither an address nor a network."""
        self.networks = [ipaddress.ip_network(a, strict=False) for a in addresses]

    def has(self, address: str) -> bool:
        """Is this one of them?"""
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self.networks)


class Names:
    """The names by which browsers may speak to this server.

    A page of a foreign name that resolves to our address (DNS rebinding) says the foreign name, in Host and in Origin
    alike; so names have to be known. A number is always one's own: no page can be loaded from it but ours.
    """

    def __init__(self, listens_on: str, origins: tuple[str, ...]) -> None:
        self.origins = frozenset(o.rstrip("/").lower() for o in origins)
        self._known = {urlsplit(o).hostname or "" for o in self.origins} | LOOPBACK
        if not is_loopback(listens_on):
            own = socket.gethostname().lower()
            self._known |= {listens_on.lower(), own, f"{own.partition('.')[0]}.local"}
        self._known.discard("")

    def knows(self, host: str | None) -> bool:
        """Is this Host header one of ours? Programs that are no browsers need not send one."""
        if host is None:
            return True
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        if name is None or "@" in host:  # `other@ours` would pass for ours, and stand in the links that we send
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name.rstrip(".") in self._known
        return True

    def secure(self, scope: Any) -> bool:
        """Do browsers speak to us over TLS? A proxy in front of us may do it."""
        if scope.get("scheme") in ("https", "wss"):
            return True
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        return f"https://{host.lower()}" in self.origins

    def same_origin(self, origin: str | None, host: str | None) -> bool:
        """May a page from there speak to us? Browsers always say where it is from; other programs need not."""
        if origin is None or origin.lower() in self.origins:
            return True
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()
