"""People without passwords: a device remembers a token, a link makes another device theirs."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from reame.server.clocks.calendars import set_hours
from reame.server.clocks.hours import Hours, read_hours
from reame.server.clocks.hours import checked as checked_hours
from reame.server.errors import BadRequest, Conflict, Forbidden, NotFound
from reame.server.orders.giving import order_cards
from reame.server.orders.orders import read
from reame.server.people.arms import arms_of, checked
from reame.server.people.results import card as result_card
from reame.server.protocol.bodies import DeviceCard, Export, ExportCup, ExportSeat, Me, MyCode, Preview, Said
from reame.server.protocol.letters import ExportLetter, ExportPromise
from reame.server.protocol.notices import ExportChannel
from reame.server.protocol.texts import clean_name
from reame.server.seats import seating
from reame.server.store.channels import ChannelStore
from reame.server.store.cups import CupStore
from reame.server.store.people import PeopleStore
from reame.server.store.results import ResultStore
from reame.server.store.rows import DeviceRow, PersonRow, SeatRow, TableRow
from reame.server.store.store import ANEW, CHANGED
from reame.server.store.talk import TalkStore
from reame.server.store.talk_rows import seats_in
from reame.server.tables.keys import key_hash, new_key

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

FEED: Final = 200  # tables, the newest, that a calendar speaks of
LINK: Final = 600.0  # seconds that a link for another device works
FOREVER: Final = 1e12  # a recovery code works until it is used, or another one is made
SEEN: Final = 3600.0  # seconds between two notes of when a device was used
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no letters and figures that look alike
RECOVERY: Final = 24  # letters of a recovery code, 5 bits each


class Known(Struct):
    """Somebody on a device."""

    person: PersonRow
    device: DeviceRow


class People:
    """All who play on this server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = PeopleStore(tables.store)

    # -- who is it ---------------------------------------------------------------------------

    async def find(self, token: str | None) -> Known | None:
        """Whose device this is."""
        found = None if token is None else await self._store.find(key_hash(token))
        return None if found is None else Known(*found)

    async def greet(self, name: str, label: str) -> tuple[Known, str]:
        """Somebody new, and the token of the device."""
        now, token = time.time(), new_key()
        id = secrets.token_urlsafe(12)
        person = PersonRow(id=id, name=clean_name(name), arms=arms_of(id), created=now, seen=now)
        device = _device(id, label, now)
        await self._store.create(person, device, key_hash(token))
        return Known(person, device), token

    async def somebody(self, id: str) -> PersonRow | None:
        """A person by their id."""
        return await self._store.somebody(id)

    async def adopt(self, known: Known, keys: list[str]) -> None:
        """Seats that are held by keys only belong to a person from now on."""
        if keys:
            await self._tables.heard_of(await self._store.adopt(known.person, [key_hash(k) for k in keys]), CHANGED)

    async def me(self, known: Known) -> Me:
        """What somebody is told of themselves."""
        p, now = known.person, time.time()
        if now - known.device.seen > SEEN:
            await self._store.seen(p.id, known.device.id, now)
        cards = [
            DeviceCard(d.id, d.label, d.created, d.seen, d.id == known.device.id)
            for d in await self._store.devices_of(p.id)
        ]
        honour = (await TalkStore(self._tables.store).honour([p.id]))[p.id]
        return Me(
            p.name, p.arms, p.created, cards, await self._store.has_link(p.id, "recovery"), honour, read_hours(p.hours)
        )

    async def change(self, known: Known, name: str | None, arms: str | None) -> None:
        """Another name, other arms."""
        columns: dict[str, Any] = {}
        if name is not None:
            columns["name"] = known.person.name = clean_name(name)
        if arms is not None:
            columns["arms"] = known.person.arms = checked(arms)
        if columns:
            await self._tables.heard_of(await self._store.change(known.person.id, **columns), CHANGED)

    async def keep_hours(self, known: Known, wish: Hours) -> None:
        """When somebody sleeps and is away; the clocks of all their tables go by it from now on."""
        hours = checked_hours(wish, read_hours(known.person.hours), self._tables.now())
        known.person.zone, known.person.hours = hours.zone, msgspec.json.encode(hours).decode()
        await self._store.change(known.person.id, zone=hours.zone, hours=known.person.hours)
        for table_id in await self._store.tables_of(known.person.id):
            await set_hours(self._tables, table_id, known.person.id, known.person.hours)

    async def make_feed(self, known: Known) -> str:
        """The secret in the address of one's calendar; the one before leads nowhere any more."""
        code = new_key()
        await self._store.change(known.person.id, feed=key_hash(code))
        return code

    async def end_feed(self, known: Known) -> None:
        """Nobody reads one's calendar any more."""
        await self._store.change(known.person.id, feed=None)

    async def feed(self, code: str) -> tuple[str, list[tuple[TableRow, list[SeatRow]]]]:
        """Whose calendar this is, and their tables."""
        person = await self._store.of_feed(key_hash(code))
        if person is None:
            raise NotFound("no-such-link", "there is no such link any more; make a new one")
        return person, await self._tables.store.mine([], person, FEED)

    # -- devices -----------------------------------------------------------------------------

    async def link(self, known: Known) -> MyCode:
        """A code for another device: once, within ten minutes."""
        code, until = new_key(), time.time() + LINK
        await self._store.add_link(known.person.id, "device", key_hash(code), until)
        return MyCode(code, until)

    async def recovery(self, known: Known) -> MyCode:
        """A code to be printed and put away, for when all devices are lost. The one before works no more."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(RECOVERY))
        await self._store.add_link(known.person.id, "recovery", key_hash(code), FOREVER)
        return MyCode("-".join(code[n : n + 4] for n in range(0, RECOVERY, 4)), None)

    async def preview(self, code: str, known: Known | None) -> Preview:
        """Whose a code is, before it is used: nobody should become somebody else by opening a link."""
        person = await self._linked(code)
        own = known is not None and known.person.id == person.id
        seats = 0 if known is None or own else len(await self._store.tables_of(known.person.id))
        return Preview(person.name, person.arms, own, seats)

    async def _linked(self, code: str) -> PersonRow:
        person = await self._store.linked(_hash(code))
        if person is None:
            raise NotFound("no-such-code", "this code does not work: it was used, or is too old; make a new one")
        return person

    async def join(self, code: str, known: Known | None, label: str) -> tuple[Known, str]:
        """This device becomes that of the person a code leads to; two people become one."""
        person = await self._linked(code)
        if known is not None and await self._store.share_a_table(known.person.id, person.id):
            raise Conflict("same-table", "both play at the same table; finish that game first")
        token = new_key()
        device = _device(person.id, label, time.time())
        before = None if known is None else known.device
        found = await self._store.join(_hash(code), before, device, key_hash(token))
        if found is None:
            raise NotFound("no-such-code", "this code does not work: it was used, or is too old; make a new one")
        await self._tables.heard_of(found[1], ANEW)
        return Known(person, device), token

    async def forget_device(self, known: Known, device: str) -> None:
        """A device that was lost, or sold, plays no more."""
        left = [d for d in await self._store.devices_of(known.person.id) if d.id != device]
        if not left and not await self._store.has_link(known.person.id, "recovery"):
            raise Conflict("last-device", "this is your only device; make a recovery code first, or delete yourself")
        held = await self._store.forget_device(known.person.id, device)
        if held is None:
            raise BadRequest("no-such-device", "there is no such device of yours")
        await self._tables.heard_of(held, ANEW)

    # -- export and end ----------------------------------------------------------------------

    async def export(self, known: Known) -> Export:
        """All that is kept of somebody."""
        mine: list[ExportSeat] = []
        for row, chairs in await self._tables.store.mine([], known.person.id, 10_000):
            mine += [
                ExportSeat(row.id, row.game, row.status, row.created, s.seat, s.name, order_cards(read(s.orders).given))
                for s in chairs
                if s.person == known.person.id
            ]
        said = [Said(**line) for line in await self._store.said(known.person.id)]
        rows = await ResultStore(self._tables.store).of(known.person.id)
        ended = [result_card(r, True) for r in rows]
        channels = [
            ExportChannel(c.kind, c.address, c.label, c.kinds, c.language, c.digest, c.verified, c.created)
            for c in await ChannelStore(self._tables.store).of(known.person.id)
        ]
        letters, promises = await self._written(known.person.id)
        hours = (known.person.quiet, known.person.digest)
        held = await CupStore(self._tables.store).of(known.person.id, 10_000)
        cups = [ExportCup(c.id, c.name, c.created, c.host == known.person.id) for c in held]
        return Export(await self.me(known), mine, said, letters, promises, channels, *hours, ended, cups)

    async def _written(self, person: str) -> tuple[list[ExportLetter], list[ExportPromise]]:
        """Letters and promises of somebody: what they wrote, and what they can read; no seal is broken by it."""
        letters, promises = await TalkStore(self._tables.store).of_person(person)
        over = {row.id for row, _ in await self._tables.store.mine([], person, 10_000) if row.status == "over"}
        return [
            ExportLetter(
                table, seats_in(row.room), row.at, row.seat, row.name,
                row.text if wrote or row.is_open(table in over) else None, wrote,
            )
            for table, row, wrote in letters
        ], [
            ExportPromise(table, p.at, p.seat, p.other, p.text, p.until, p.secret, p.says, p.replies)
            for table, p in promises
        ]  # fmt: skip

    async def delete(self, known: Known) -> None:
        """Somebody goes for good: regents rule their seats, and nothing is left of them but what they did."""
        person = known.person.id
        held: list[tuple[str, int]] = []
        for table_id in await self._store.tables_of(person):
            held += [(table_id, s) for s in await seating.depart(self._tables, table_id, person)]
        await self._store.delete(person, held)


def _device(person: str, label: str, now: float) -> DeviceRow:
    return DeviceRow(id=secrets.token_urlsafe(8), person=person, label=clean_name(label), created=now, seen=now)


def _hash(code: str) -> str:
    """Recovery codes are typed: hyphens, spaces and small letters do not matter there."""
    plain = code.replace("-", "").replace(" ", "").upper()
    return key_hash(plain if len(plain) == RECOVERY and set(plain) <= set(ALPHABET) else code)


def must_be_somebody(person: PersonRow | None) -> PersonRow:
    """Refuse whoever is nobody yet."""
    if person is None:
        raise Forbidden("nobody", "nobody is known on this device; sit down somewhere first")
    return person


def must_be_known(known: Known | None) -> Known:
    """Refuse whoever is nobody yet."""
    must_be_somebody(None if known is None else known.person)
    assert known is not None
    return known
