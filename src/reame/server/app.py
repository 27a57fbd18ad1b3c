"""The application: HTTP calls and the WebSocket, on the tables of a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from reame import __version__
from reame.builds import Build, checkout
from reame.server.cups.cups import Cups
from reame.server.errors import Refusal, TooMany
from reame.server.library import REGISTRY, Library
from reame.server.net.addresses import Names
from reame.server.net.analysis_calls import ANALYSES
from reame.server.net.calls import HANDLERS, Plain, problem
from reame.server.net.channel_calls import CHANNELS
from reame.server.net.cookies import token_in
from reame.server.net.cup_calls import CUPS
from reame.server.net.health import healthz, metrics
from reame.server.net.host_calls import HOSTING
from reame.server.net.lesson_calls import LESSONS
from reame.server.net.letter_calls import LETTERS
from reame.server.net.limits import Doors, Limits
from reame.server.net.link_calls import LINKS
from reame.server.net.pages import HERE, Pages
from reame.server.net.people_calls import PEOPLE
from reame.server.net.result_calls import RESULTS
from reame.server.net.shield import App, Shield
from reame.server.net.socket import Connection
from reame.server.notices.courier import Courier
from reame.server.notices.mail import Mailer, Smtp
from reame.server.notices.outside import Outside
from reame.server.people.callings import Callings
from reame.server.people.people import Known, People
from reame.server.people.ratings import Ratings
from reame.server.protocol.bodies import House
from reame.server.store.results import ResultStore
from reame.server.store.rows import PersonRow
from reame.server.store.store import Store, folder_of
from reame.server.tables.tables import BLINK, Tables
from reame.server.workers.workers import Workers

log = logging.getLogger("reame.server")


@dataclass
class Settings:
    """How a server is set up; all but the database has a default that suits a person at home."""

    database: str
    registry: str = REGISTRY
    workers: int | None = None
    blink: float = BLINK
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    listens_on: str = "127.0.0.1"
    proxies: tuple[str, ...] = ()  # they say for whom they speak; what comes from this machine may always do so
    pages: Path = HERE
    keep: float | None = None  # days that a table is kept which nobody touches
    compile: bool = False  # in a checkout, in the background
    figures: bool = False  # /metrics, for Prometheus
    json_log: bool = False
    smtp: Smtp | None = None  # mail is sent only where this is set
    private_hooks: bool = False  # messages may go into networks that are not public
    editions: tuple[str, ...] = ()  # owners' editions that the house offers, as texts


def build_app(settings: Settings) -> App:
    """An application; its tables open and close with it."""
    doors = Doors(settings.limits, folder_of(settings.database))
    names = Names(settings.listens_on, settings.origins)
    app: Any = _litestar(settings, doors, names)
    return Shield(app, doors, names)


def _litestar(settings: Settings, doors: Doors, names: Names) -> Litestar:
    library = Library(settings.registry)
    pages = Pages(settings.pages)
    build = Build(checkout() if settings.compile else None, lambda told: print(told, flush=True))
    opened: list[Tables] = []
    told: list[Callings] = []
    rated: list[Ratings] = []

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        workers = Workers(settings.registry, settings.workers, build=build)
        tables = Tables(Store(settings.database), library, workers, settings.blink, editions=settings.editions)
        opened.append(tables)
        rated.append(Ratings(ResultStore(tables.store)))
        await tables.open(settings.keep)
        mailer = None if settings.smtp is None else Mailer(settings.smtp)
        courier = Courier(tables, Outside(settings.private_hooks), mailer)
        told.append(Callings(tables.store, courier))
        await courier.open()
        making = asyncio.create_task(build.make())
        try:
            yield
        finally:
            making.cancel()
            with suppress(asyncio.CancelledError):
                await making
            await told[-1].close()
            await courier.close()
            await tables.close()

    @websocket("/ws")
    async def live(socket: WebSocket[Any, Any, Any]) -> None:
        async def known() -> Known | None:
            return await People(opened[-1]).find(token_in(socket.scope, names))

        await Connection(socket, opened[-1], doors, known).serve()

    async def person_here(request: Plain) -> PersonRow | None:
        known = await People(opened[-1]).find(token_in(request.scope, names))
        return None if known is None else known.person

    return Litestar(
        route_handlers=[
            *HANDLERS,
            *PEOPLE,
            *LETTERS,
            *CHANNELS,
            *HOSTING,
            *LINKS,
            *RESULTS,
            *CUPS,
            *LESSONS,
            *ANALYSES,
            live,
            healthz,
            *([metrics] if settings.figures else []),
        ],
        dependencies={
            "tables": Provide(lambda: opened[-1], sync_to_thread=False),
            "people": Provide(lambda: People(opened[-1]), sync_to_thread=False),
            "ratings": Provide(lambda: rated[-1], sync_to_thread=False),
            "cups": Provide(lambda: Cups(opened[-1]), sync_to_thread=False),
            "callings": Provide(lambda: told[-1], sync_to_thread=False),
            "person": Provide(person_here),
            "house": Provide(lambda: House(settings.keep, settings.smtp is not None), sync_to_thread=False),
            "names": Provide(lambda: names, sync_to_thread=False),
            "library": Provide(lambda: library, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "build": Provide(lambda: build, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _bad_http,
            SQLAlchemyError: _storage,
            Exception: _unexpected,
        },
        request_max_body_size=settings.limits.record,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude=["/ws"]),
        openapi_config=OpenAPIConfig(
            title="Reame",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def _refused(_: Plain, e: Refusal) -> Response[Any]:
    answer = problem(e.key, e.message, e.status, e.details)
    if isinstance(e, TooMany):
        answer.headers["Retry-After"] = str(e.details["seconds"])
    return answer


def _bad_http(_: Plain, e: HTTPException) -> Response[Any]:
    details = e.extra if isinstance(e.extra, list) else []
    told = "; ".join(f"{d.get('key', '')}: {d.get('message', '')}" for d in details if isinstance(d, dict))
    keys = {404: "no-such-page", 405: "no-such-call", 413: "too-long"}
    return problem(keys.get(e.status_code, "bad-request"), told or e.detail, e.status_code)


def _storage(_: Plain, e: SQLAlchemyError) -> Response[Any]:
    log.warning("the database is not reachable (%s)", type(e).__name__)
    return problem("storage", "this was not saved; try again in a moment", 503)


def _unexpected(_: Plain, e: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=e)
    return problem("broken", "the server stumbled; nothing was changed", 500)
