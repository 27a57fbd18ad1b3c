"""Sees to it that people are told: what is due for somebody becomes one message, and every channel is served once.

Whatever a process has taken it holds by a lease; if it dies, another one sends it a minute later under the same id.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from reame.server.notices import quiet
from reame.server.notices.asking import is_reminder, item_of, next_stage, still_holds
from reame.server.notices.hooks import send_hook
from reame.server.notices.mail import Mailer
from reame.server.notices.outside import Failed, Gone, Outside
from reame.server.notices.push import Pusher, new_key
from reame.server.notices.texts import Message, Speaker
from reame.server.store import outbox
from reame.server.store.channels import Channel, ChannelStore, channels_of, person_of
from reame.server.store.outbox import FOLLOWED, Post
from reame.server.store.rows import NoticeRow
from reame.server.store.schema import notices, posts

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

log = logging.getLogger("reame.server")

BEAT: Final = 1.0  # seconds between two looks for what is due
RETRIES: Final = (60.0, 300.0, 1800.0, 7200.0, 21_600.0)  # seconds until it is tried again
AT_ONCE: Final = 10  # messages
KEY: Final = "push-key"


class Courier:
    """One for each process."""

    def __init__(self, tables: Tables, outside: Outside, mailer: Mailer | None) -> None:
        self._tables = tables
        self._store = tables.store
        self.channels = ChannelStore(tables.store)
        self.outside = outside
        self.mailer = mailer
        self.pusher: Pusher | None = None
        self._task: asyncio.Task[None] | None = None
        self._titles = {card["name"]: card["title"] for card in tables.library.list}

    async def open(self) -> None:
        """Find the key of this server, or make it; and begin."""
        self.pusher = Pusher(await self.channels.keep(KEY, new_key()), self.outside)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What is on its way stays leased for a minute; then another process sends it."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                while await self.gather_one():
                    pass
                while await self.send_some():
                    pass
            except (SQLAlchemyError, OSError) as e:
                log.warning("the database is not reachable (%s)", type(e).__name__)
            except Exception:
                log.exception("the courier stumbled")
            await asyncio.sleep(BEAT)

    # -- from notices to messages ------------------------------------------------------------

    async def gather_one(self) -> bool:
        """All that is due for one reader becomes one message for each channel; False if nothing is due."""
        now = time.time()
        async with self._store.writing() as c:
            taken = await outbox.take_notices(c, now)
        if not taken:
            return False
        await self._tables.write_looks(self._tables.at_hand())
        reader = taken[0].reader
        async with self._store.writing() as c:
            tables = await outbox.standing_of(c, reader, {row.table_id for row in taken})
            for row in taken:
                kept = notices.update().where(notices.c.id == row.id)
                table = tables.get(row.table_id)
                if table is not None and table.paused is not None and is_reminder(row):
                    await c.execute(kept.values(lease=0.0, due=table.paused))
                    continue
                limit = None if table is None else table.dues.get(row.seat)
                await c.execute(kept.values(lease=0.0, due=next_stage(row, now, limit), stage=row.stage + 1))
            items = [i for i in map(item_of, taken) if still_holds(i, reader, tables.get(i.table))]
            person = await person_of(c, reader)
            for channel in await channels_of(c, reader):
                wanted = [i for i in items if i.kind in channel.kinds]
                if wanted and channel.verified and not channel.dead:
                    when = now
                    if person is not None:
                        zone = quiet.zone_of(person.zone)
                        urgent = any(i.kind == "time" for i in wanted)
                        when = quiet.digest_at(now, zone, person.digest) if channel.digest and not urgent else now
                        when = quiet.open_at(when, zone, person.quiet)
                    await outbox.post(c, channel.id, wanted, when, now)
            done = [row.id for row in taken if not _follows(row)]
            await c.execute(notices.delete().where(notices.c.id.in_(done)))
        return True

    # -- from messages to people -------------------------------------------------------------

    async def send_some(self) -> bool:
        """Send what is to be sent now; False if nothing is."""
        async with self._store.writing() as c:
            taken = await outbox.take_posts(c, time.time(), AT_ONCE)
        for result in await asyncio.gather(*(self._send(p) for p in taken), return_exceptions=True):
            if isinstance(result, SQLAlchemyError | OSError):
                raise result
            if isinstance(result, BaseException):
                log.error("a message stumbled", exc_info=result)
        return bool(taken)

    async def _send(self, post: Post) -> None:
        channel = await self.channels.find(post.channel)
        if channel is None or channel.dead or not channel.verified:
            await self._done(post)
            return
        await self._tables.write_looks(self._tables.at_hand())
        async with self._store.engine.connect() as c:
            tables = await outbox.standing_of(c, channel.reader, {i.table for i in post.items})
            person = await person_of(c, channel.reader)
        items = [i for i in post.items if still_holds(i, channel.reader, tables.get(i.table))]
        if not items:
            await self._done(post)
            return
        zone = quiet.zone_of("" if person is None else person.zone)
        speaker = Speaker(channel.language, channel.origin, zone, self._titles)
        try:
            await self.deliver(channel, speaker.message(items, tables), speaker.foot(), post.id)
        except Gone:
            await self._gone(post, channel)
        except Failed as e:
            if e.for_good or post.tries >= len(RETRIES):
                await self._give_up(post, channel, e.key)
            else:
                when = time.time() + RETRIES[post.tries]
                again = quiet.open_at(when, zone, "" if person is None else person.quiet)
                await self.channels.change(channel.reader, channel.id, error=e.key)
                async with self._store.writing() as c:
                    later = posts.update().where(posts.c.id == post.id)
                    await c.execute(later.values(next=again, tries=post.tries + 1, lease=0.0))
        else:
            await self._done(post)
            if channel.error:
                await self.channels.change(channel.reader, channel.id, error="", dead=False)

    async def deliver(self, channel: Channel, message: Message, foot: str, id: str) -> None:
        """One message through one channel; Failed or Gone if it does not arrive."""
        if channel.kind == "push":
            assert self.pusher is not None
            await self.pusher.send(channel.address, channel.secrets, message, id, channel.origin)
        elif channel.kind == "mail":
            if self.mailer is None:
                raise Failed("no-mail", for_good=True)
            lines = [f"{line.text}\n{line.address}" for line in message.lines] or [message.body, message.address]
            if len(message.lines) == 1 and message.body:
                lines.insert(0, message.body)
            await self.mailer.send(channel.address, message.title, "\n\n".join([*lines, f"-- \n{foot}"]), id)
        else:
            await send_hook(self.outside, channel.kind, channel.address, message, id)

    async def test(self, channel: Channel) -> str:
        """Try a channel out; what went wrong, if anything did. A channel that had died lives again if it arrives."""
        speaker = Speaker(channel.language, channel.origin, quiet.zone_of(""), self._titles)
        try:
            await self.deliver(
                channel, speaker.test(), speaker.foot(), f"{channel.id[:16]}-test{int(time.time()) % 1000}"
            )
        except Gone:
            await self.channels.change(channel.reader, channel.id, error="gone", dead=True)
            return "gone"
        except Failed as e:
            await self.channels.change(channel.reader, channel.id, error=e.key, dead=channel.dead or e.for_good)
            return e.key
        await self.channels.change(channel.reader, channel.id, error="", dead=False)
        return ""

    async def _done(self, post: Post) -> None:
        async with self._store.writing() as c:
            await c.execute(posts.delete().where(posts.c.id == post.id))

    async def _gone(self, post: Post, channel: Channel) -> None:
        """A browser that has unsubscribed is forgotten; a hook stays, so that its owner sees what became of it."""
        if channel.kind == "push":
            await self.channels.remove(channel.reader, channel.id)
        else:
            await self._give_up(post, channel, "gone")

    async def _give_up(self, post: Post, channel: Channel, error: str) -> None:
        log.warning("a channel of sort %s is dead: %s", channel.kind, error)
        await self.channels.change(channel.reader, channel.id, error=error, dead=True)
        await self._done(post)


def _follows(row: NoticeRow) -> bool:
    """A question stays in the outbox until it is answered: that says whether it still stands."""
    return row.kind in FOLLOWED
