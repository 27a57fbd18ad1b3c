"""What an operator wants to know of a database: is it in shape, which tables are damaged, which have other rules."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError

from reame.server.library import REGISTRY, Library
from reame.server.run import CannotServe, default_database
from reame.server.store.migrations import HERE
from reame.server.store.store import Store, folder_of
from reame.server.tables.loading import mark_of

MOST_FAULTS: Final = 3  # of a file, that are told


def examine(url: str | None = None, retry: bool = False, say: Callable[[str], None] = print) -> bool:
    """Say what there is to say of a database; True if all is well. With `retry` damaged tables are tried again."""
    try:
        return asyncio.run(_examine(url or default_database(), retry, say))
    except CannotServe:
        raise
    except ValueError as e:
        raise CannotServe(str(e)) from None
    except DBAPIError as e:
        raise CannotServe(f"the database cannot be used: {e.orig}") from None


async def _examine(url: str, retry: bool, say: Callable[[str], None]) -> bool:
    store = Store(url)
    folder = folder_of(url)
    file = Path(store.url.database or "")
    if folder is not None and not file.is_file():
        raise CannotServe(f"there is no file {file}; the server makes it when it starts")
    try:
        say(f"database   {store.url.render_as_string(hide_password=True)}")
        async with store.engine.connect() as c:
            found = await c.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
        latest = ScriptDirectory(str(HERE)).get_current_head()
        say(f"shape      {found or 'empty'}")
        if folder is not None:
            say(f"free       {shutil.disk_usage(folder).free / 2**30:.1f} GB")
            faults = await _faults(store)
            if faults:
                say(f"file       is broken, restore a backup: {'; '.join(faults)}")
                return False
        if found != latest:
            say(f"wanted     {latest}: start the server, which brings it there")
            return False
        return await _tables(store, retry, say)
    finally:
        await store.close()


async def _faults(store: Store) -> list[str]:
    """What SQLite finds wrong with its own file."""
    async with store.engine.connect() as c:
        told = (await c.execute(sa.text(f"PRAGMA quick_check({MOST_FAULTS})"))).scalars().all()
    return [" ".join(line.split()) for line in told if line != "ok"]


async def _tables(store: Store, retry: bool, say: Callable[[str], None]) -> bool:
    library = Library(REGISTRY)
    rules = {name: library.find(name).version for name in library.names}
    for status, game, version, count in await store.census():
        current = rules.get(game)
        known = f"these are rules {current}" if current is not None else "there is no such game here"
        note = "" if version == current else f"; {known}"
        say(f"{status:10} {game:12} {count} tables of rules {version}{note}")
    damaged = await store.damaged()
    for row in damaged:
        laid = time.strftime("%Y-%m-%d", time.localtime(row.created))
        say(f"damaged    {row.game:12} {mark_of(row.id)}, laid {laid}: {row.damage}")
        if retry:
            await store.damage(row.id, None)
    if damaged and retry:
        say("They are tried again when the server starts.")
    return not damaged
