"""How somebody wants to be told: their channels and hours; mail addresses that they have shown to be theirs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from typing import Any, Final, get_args
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError

from reame.server.errors import BadRequest, Conflict, NotFound, TooMany
from reame.server.notices import quiet
from reame.server.notices.courier import Courier
from reame.server.notices.mail import checked_mail
from reame.server.notices.outside import Failed, checked_address
from reame.server.notices.push import checked_secrets
from reame.server.notices.texts import words
from reame.server.people.people import ALPHABET, Known
from reame.server.protocol.notices import ChannelCard, ChannelChange, NewChannel, NewHook, Told, Wishes
from reame.server.protocol.texts import clean_name
from reame.server.store.channels import Channel, ChannelStore
from reame.server.store.people import PeopleStore
from reame.server.store.rows import NoticeKind
from reame.server.store.store import Store
from reame.server.tables.keys import key_hash, new_key

log = logging.getLogger("reame.server")

KINDS: Final[list[str]] = list(get_args(NoticeKind))
OF_TABLES: Final = ["turn", "over"]
MOST: Final = 10  # channels of a person
MOST_HOOKS: Final = 3  # of a table
CODE: Final = 8  # letters, 5 bits each
HOUR: Final = 3600.0
BETWEEN: Final = 120.0  # seconds between two codes to one address
LOST: Final = 600.0  # and between two links to it, which anybody can ask for; each ends the one before
REMEMBERED: Final = 10_000  # such addresses
SAME: Final = 5  # people who have the same mail address


class Lately:
    """Addresses, each of which is written to only now and then on the wish of strangers."""

    def __init__(self, between: float) -> None:
        self._between = between
        self._known: OrderedDict[str, float] = OrderedDict()

    def wait(self, address: str) -> float:
        """Seconds to wait; with none, it is noted that it happens now."""
        now = time.monotonic()
        left = self._known.get(address, now - self._between) + self._between - now
        if left <= 0:
            self._known[address] = now
            self._known.move_to_end(address)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return max(0.0, left)


class Callings:
    """All about being told."""

    def __init__(self, store: Store, courier: Courier) -> None:
        self._channels = ChannelStore(store)
        self._people = PeopleStore(store)
        self._courier = courier
        self._mailed = Lately(BETWEEN)  # addresses to which codes went
        self._asked = Lately(LOST)  # and those that were said to be lost, known or not
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """The server ends."""
        for task in list(self._tasks):
            task.cancel()

    # -- one's own ---------------------------------------------------------------------------

    async def told(self, known: Known) -> Told:
        """How somebody is told."""
        person, pusher = known.person, self._courier.pusher
        assert pusher is not None
        cards = [card(c, known.device.id) for c in await self._channels.of(person.id)]
        mail = self._courier.mailer is not None
        return Told(pusher.public, mail, person.zone, person.quiet, person.digest, cards)

    async def add(self, known: Known, new: NewChannel, origin: str) -> None:
        """One more way to somebody. A mail address gets a code first."""
        channel = Channel(
            id=secrets.token_urlsafe(12), reader=known.person.id, kind=new.kind, address=new.address.strip(),
            label=clean_name(new.label), kinds=KINDS, language=new.language, origin=origin, created=time.time(),
        )  # fmt: skip
        if new.kind == "mail":
            if self._courier.mailer is None:
                raise Conflict("no-mail", "this server sends no mail")
            channel.address = checked_mail(new.address)
            channel.verified = False
            wait = self._mailed.wait(channel.address)
            if wait > 0:
                raise TooMany("too-fast", "mail was just sent to this address; wait a moment", wait)
        else:
            self._check(channel.address)
        if new.kind == "push":
            channel.secrets = checked_secrets(new.p256dh, new.auth)
            channel.device = known.device.id
        if not await self._channels.add(channel, MOST):
            raise Conflict("many-channels", f"{MOST} ways to you are enough; remove one first")
        if new.kind == "mail":
            await self._send_code(known, channel)

    def _check(self, address: str) -> None:
        try:
            checked_address(address, self._courier.outside.private)
        except Failed:
            raise BadRequest("bad-hook", "this address cannot be used: it has to begin with https://") from None

    async def _send_code(self, known: Known, channel: Channel) -> None:
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        await self._people.add_link(known.person.id, f"address:{channel.id}", key_hash(code), time.time() + HOUR)
        title = words(channel.language, "code-title", code=code)
        self._mail(channel.address, title, words(channel.language, "code-body", code=code))

    def _mail(self, address: str, title: str, text: str) -> None:
        """In the background: how long it takes tells nobody anything."""
        task = asyncio.create_task(self._mail_now(address, title, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mail_now(self, address: str, title: str, text: str) -> None:
        assert self._courier.mailer is not None
        try:
            await self._courier.mailer.send(address, title, text, new_key())
        except Failed as e:
            log.warning("a code was not sent: %s (%s)", e.key, type(e.__cause__ or e).__name__)

    async def verify(self, known: Known, code: str) -> None:
        """The code that was sent to a mail address."""
        plain = code.replace("-", "").replace(" ", "").upper()
        if not await self._channels.confirm(known.person.id, key_hash(plain), time.time()):
            raise NotFound("no-such-code", "this code does not work: it was used, or is too old; ask for another one")

    async def change(self, known: Known, wish: ChannelChange) -> None:
        """What goes through a channel."""
        columns: dict[str, Any] = {}
        if wish.kinds is not None:
            columns["kinds"] = [k for k in KINDS if k in wish.kinds]
        if wish.digest is not None:
            columns["digest"] = wish.digest
        if columns and not await self._channels.change(known.person.id, wish.channel, **columns):
            raise NotFound("no-such-channel", "there is no such channel of yours")

    async def wish(self, known: Known, wishes: Wishes) -> None:
        """When somebody wants to be told, and in which language."""
        columns: dict[str, str] = {}
        if wishes.quiet is not None:
            columns["quiet"] = known.person.quiet = quiet.checked_quiet(wishes.quiet)
        if wishes.digest is not None:
            columns["digest"] = known.person.digest = quiet.checked_hour(wishes.digest)
        if columns:
            await self._channels.wishes(known.person.id, **columns)
        if wishes.language is not None:
            await self._channels.speak(known.person.id, wishes.language)

    # -- of people and tables ----------------------------------------------------------------

    async def remove(self, reader: str, id: str) -> None:
        """One way less."""
        if not await self._channels.remove(reader, id):
            raise NotFound("no-such-channel", "there is no such channel of yours")

    async def test(self, reader: str, id: str) -> str:
        """Try a channel out; a word for what went wrong."""
        channel = await self._channels.find(id)
        if channel is None or channel.reader != reader:
            raise NotFound("no-such-channel", "there is no such channel of yours")
        if not channel.verified:
            raise Conflict("not-verified", "enter the code first that was sent to this address")
        return await self._courier.test(channel)

    async def hooks(self, table: str) -> list[ChannelCard]:
        """The hooks of a table."""
        return [card(c, None) for c in await self._channels.of(table)]

    async def add_hook(self, table: str, new: NewHook, origin: str) -> None:
        """One more hook of a table."""
        self._check(new.address.strip())
        hook = Channel(
            id=secrets.token_urlsafe(12), reader=table, kind=new.kind, address=new.address.strip(), kinds=OF_TABLES,
            language=new.language, origin=origin, created=time.time(),
        )  # fmt: skip
        if not await self._channels.add(hook, MOST_HOOKS):
            raise Conflict("many-channels", f"{MOST_HOOKS} hooks are enough; remove one first")

    # -- a lost device -----------------------------------------------------------------------

    def lost(self, address: str, language: str) -> None:
        """Somebody has lost a device: if this is their address, a link goes there. Nobody is told whether it is."""
        task = asyncio.create_task(self._find_lost(address, language))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _find_lost(self, given: str, language: str) -> None:
        try:
            address = checked_mail(given)
        except BadRequest:
            return
        if self._courier.mailer is None or self._asked.wait(address) > 0:
            return
        try:
            found = await self._channels.readers_of_mail(address, SAME)
            links = []
            for channel in found:
                code = new_key()
                await self._people.add_link(channel.reader, "mail", key_hash(code), time.time() + HOUR)
                # By the name that its owner used, not one that a stranger says: the code would be told there.
                links.append(f"{channel.origin}/me#{code}")
        except (SQLAlchemyError, OSError) as e:
            log.warning("the database is not reachable (%s)", type(e).__name__)
            return
        if links:
            text = words(language, "lost-body", address="\n    ".join(links))
            await self._mail_now(address, words(language, "lost-title"), text)


def card(channel: Channel, device: str | None) -> ChannelCard:
    """A channel as its owner sees it: an address with a secret in it is not shown whole."""
    shown = (
        channel.address if channel.kind == "mail" else f"{urlsplit(channel.address).hostname} …{channel.address[-4:]}"
    )
    return ChannelCard(
        channel=channel.id, kind=channel.kind, address=shown, label=channel.label, kinds=channel.kinds,
        digest=channel.digest, verified=channel.verified, error=channel.error, dead=channel.dead,
        here=device is not None and channel.device == device, created=channel.created,
    )  # fmt: skip
