"""Links to look on at a table where otherwise nobody may who does not play; the host makes them and takes them back."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from reame.server.errors import Conflict, Forbidden
from reame.server.protocol.bodies import OnlookerCard, OnlookerMade
from reame.server.protocol.texts import clean_name
from reame.server.store.rows import TableRow
from reame.server.tables.keys import key_hash, new_key

if TYPE_CHECKING:
    from reame.server.tables.table import Table
    from reame.server.tables.tables import Tables

MOST: Final = 20  # links to a table


class Onlooker(Struct, frozen=True):
    """A link: a name in public, what it is for, and the hash of its key."""

    link: str
    label: str
    key_hash: str


def of(row: TableRow) -> list[Onlooker]:
    """The links of a table."""
    return [] if row.onlookers == "[]" else msgspec.json.decode(row.onlookers, type=list[Onlooker])


def cards(row: TableRow) -> list[OnlookerCard]:
    """What the host is told of them."""
    return [OnlookerCard(o.link, o.label) for o in of(row)]


def _keep(table: Table, links: list[Onlooker]) -> None:
    table.put(onlookers=msgspec.json.encode(links).decode())


def _as_host(table: Table, proofs: frozenset[str]) -> None:
    if not table.is_host(proofs):
        raise Forbidden("not-host", "only the host may do this")


async def make(tables: Tables, table_id: str, label: str, proofs: frozenset[str]) -> OnlookerMade:
    """A link for somebody who may look on."""
    table = await tables.find(table_id)
    key, link = new_key(), secrets.token_hex(6)

    def act() -> None:
        _as_host(table, proofs)
        links = of(table.row)
        if len(links) >= MOST:
            raise Conflict("too-many-links", f"{MOST} links are the most; take one back first")
        _keep(table, [*links, Onlooker(link, clean_name(label), key_hash(key))])

    async with table.lock:
        await table.change(act)
    return OnlookerMade(link, key)


async def take_back(tables: Tables, table_id: str, link: str, proofs: frozenset[str]) -> None:
    """Whoever looks on by this link has to go at once, where only players may look on."""
    table = await tables.find(table_id)

    def act() -> None:
        _as_host(table, proofs)
        links = of(table.row)
        left = [o for o in links if o.link != link]
        if len(left) == len(links):
            raise Conflict("no-such-link", "there is no such link any more")
        _keep(table, left)

    async with table.lock:
        await table.change(act)
