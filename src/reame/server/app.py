"""The application: HTTP calls and the WebSocket, on a hall of tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError

from reame import __version__
from reame.server.errors import BadFile, BadRequest, Details, Forbidden, Refusal, TooMany
from reame.server.guard import App, Doors, Limits, Shield, address_of
from reame.server.hall import Hall, key_hash
from reame.server.library import REGISTRY, Library
from reame.server.minds import Minds
from reame.server.pages import HERE, Pages
from reame.server.shapes import (
    Branch,
    GameCard,
    LobbySeat,
    LobbyTable,
    Made,
    Moment,
    MyTable,
    NewTable,
    Opened,
    ProblemBody,
    TableCard,
    Take,
    Taken,
)
from reame.server.sight import SPECTATOR
from reame.server.socket import Connection
from reame.server.store import SeatRow, Store, TableRow

log = logging.getLogger("reame.server")

LOBBY = 100

Plain = Request[Any, Any, Any]


@dataclass
class Settings:
    """How a server is set up; all but the database has a default that suits a person at home."""

    database: str
    registry: str = REGISTRY
    minds: int | None = None
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    pages: Path = HERE


def problem(key: str, message: str, status: int, details: Details | None = None) -> Response[ProblemBody]:
    """What was wrong, as every answer 4xx says it."""
    body: Any = {"error": {"key": key, "message": message, **({"details": details} if details else {})}}
    return Response(body, status_code=status, media_type=MediaType.JSON)


def keys_of(request: Plain) -> frozenset[str]:
    """The hashes of the keys that a request carries."""
    header = request.headers.get("authorization", "")
    kind, _, keys = header.partition(" ")
    if not header:
        return frozenset()
    if kind.lower() != "bearer":
        raise BadRequest("bad-key", "keys come as 'Authorization: Bearer key,key'")
    found = [k.strip() for k in keys.split(",") if k.strip()]
    if len(found) > 200:
        raise BadRequest("bad-key", "200 keys at a time are enough")
    return frozenset(key_hash(k) for k in found)


def lobby_seats(seats: list[SeatRow]) -> list[LobbySeat]:
    """What a list of tables says of its seats."""
    return [LobbySeat(s.seat, s.name, s.kind, s.bot) for s in seats]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Answers that a call may be refused with, for its description."""
    return {s: ResponseSpec(ProblemBody, description="refused", generate_examples=False) for s in (400, 429, *statuses)}


TableName = Annotated[str, Parameter(description="the name of a table, as in its link", max_length=64)]
GameName = Annotated[str, Parameter(description="the name of a game", max_length=40)]
Language = Annotated[str, Parameter(description="en or it", max_length=8)]


@get("/api/games", responses=refusals())
async def games(library: Library) -> list[GameCard]:
    """The games on the shelf."""
    return msgspec.convert(library.list, list[GameCard])


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def words(library: Library, game: GameName, language: Language) -> str:
    """The catalogue of a game in one language, as Fluent text."""
    return library.catalogue(game, language)


@get("/api/guide/{game:str}/{language:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def guide(library: Library, game: GameName, language: Language) -> str:
    """The rules page of a game, as Markdown."""
    return library.guide(game, language)


@get("/api/tables", responses=refusals())
async def lobby(hall: Hall) -> list[LobbyTable]:
    """Public tables: waiting, running, lately over."""
    found = await hall.store.lobby(LOBBY)
    return [LobbyTable(t.id, t.game, t.status, lobby_seats(s), t.created) for t, s in found]


@post("/api/tables", responses=refusals(404))
async def create(hall: Hall, doors: Doors, request: Plain, data: NewTable) -> Made:
    """A new table, and a key for every seat that is not a bot's."""
    if not doors.tables.take(address_of(request.scope)):
        raise TooMany("too-fast", "so many tables in so short a time; wait a minute")
    return await hall.create(data)


@get("/api/tables/{table:str}", responses=refusals(404, 409))
async def table_card(hall: Hall, request: Plain, table: TableName) -> TableCard:
    """What anybody may know of a table."""
    live = await hall.find(table)
    async with live.lock:
        await live.fresh()
        return live.card(live.eyes_of(keys_of(request)) or SPECTATOR)


@post("/api/tables/{table:str}/take", responses=refusals(403, 404, 409))
async def take(hall: Hall, request: Plain, table: TableName, data: Take) -> Taken:
    """Sit down on a free seat; with its key, or on a public table without one."""
    key = await hall.take(table, data.seat, data.name.strip(), keys_of(request))
    if key is not None:
        return Taken(key)
    header: str = request.headers["authorization"].partition(" ")[2]
    live = await hall.find(table)
    return next(Taken(k.strip()) for k in header.split(",") if key_hash(k.strip()) == live.seats[data.seat].key_hash)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=refusals(404, 409))
async def record(hall: Hall, table: TableName) -> str:
    """The record of a finished game."""
    return await hall.record(table)


@get("/api/tables/{table:str}/at/{n:int}", responses=refusals(403, 404, 409))
async def at(hall: Hall, request: Plain, table: TableName, n: int, seat: int = -1, lines: str = "step") -> Moment:
    """The table after n moves through the eyes of a seat; while the game runs only through one's own."""
    live = await hall.find(table)
    async with live.lock:
        await live.fresh()
        if not -1 <= seat < len(live.seats):
            raise BadRequest("no-such-seat", f"there are {len(live.seats)} seats, not {seat}")
        if live.row.status == "waiting":
            raise BadRequest("not-started", "the game has not begun")
        if seat >= 0 and not live.over and seat not in live.eyes_of(keys_of(request)):
            raise Forbidden("not-your-seat", "while the game runs, only through your own eyes")
        return hall.replays.walk(live, seat).moment(n, lines == "all")


@dataclass
class _TakesText(Operation):
    """A call whose body is plain text, for its description."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post("/api/records", responses=refusals(404, 413), operation_class=_TakesText)
async def upload(hall: Hall, doors: Doors, request: Plain, body: bytes) -> Opened:
    """A record, as plain text, to look at."""
    if not doors.tables.take(address_of(request.scope)):
        raise TooMany("too-fast", "so many records in so short a time; wait a minute")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(1, "line 1: a record is text in UTF-8", "no-text") from None
    return Opened(await hall.upload(text))


@post("/api/tables/{table:str}/branch", responses=refusals(404, 409))
async def branch(hall: Hall, doors: Doors, request: Plain, table: TableName, data: Branch) -> Made:
    """Play on from a moment of a finished game."""
    if not doors.tables.take(address_of(request.scope)):
        raise TooMany("too-fast", "so many tables in so short a time; wait a minute")
    return await hall.branch(table, data)


@post("/api/tables/{table:str}/rematch", responses=refusals(403, 404, 409))
async def rematch(hall: Hall, request: Plain, table: TableName) -> Opened:
    """The same people at a new table; their keys open it."""
    return Opened(await hall.rematch(table, keys_of(request)))


@get("/api/mine", responses=refusals())
async def mine(hall: Hall, request: Plain) -> list[MyTable]:
    """The tables where these keys hold a seat, those that wait for one first."""
    keys = keys_of(request)
    found = await hall.store.mine(sorted(keys), LOBBY) if keys else []
    cards = [_my_table(t, s, keys) for t, s in found]
    return sorted(cards, key=lambda c: (not c.waiting, c.status == "over", -c.created))


def _my_table(t: TableRow, seats: list[SeatRow], keys: frozenset[str]) -> MyTable:
    own = [s.seat for s in seats if s.key_hash in keys]
    asked = [s for s in own if t.status == "running" and t.waiting >> s & 1 and seats[s].regent is None]
    return MyTable(t.id, t.game, t.status, lobby_seats(seats), t.created, own, asked)


@get(["/", "/t/{rest:path}", "/t"], include_in_schema=False)
async def index(pages: Pages, request: Plain) -> Response[bytes]:
    """The client."""
    return pages.index(request.headers.get("if-none-match"))


@get("/{path:path}", include_in_schema=False)
async def file(pages: Pages, request: Plain, path: str) -> Response[Any]:
    """A file of the client; any other address of it begins with the same page."""
    found = pages.file(path, request.headers.get("if-none-match"))
    if found is not None:
        return found
    if path.startswith("/api/") or "." in path.rpartition("/")[2]:
        return problem("no-such-page", "there is nothing at this address", 404)
    return pages.index(request.headers.get("if-none-match"))


def build_app(settings: Settings) -> App:
    """An application; its hall opens and closes with it."""
    doors = Doors(settings.limits)
    app: Any = _litestar(settings, doors)
    return Shield(app, doors)


def _litestar(settings: Settings, doors: Doors) -> Litestar:
    library = Library(settings.registry)
    pages = Pages(settings.pages)
    halls: list[Hall] = []

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        hall = Hall(Store(settings.database), library, Minds(settings.registry, settings.minds))
        halls.append(hall)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    @websocket("/ws")
    async def live(socket: WebSocket[Any, Any, Any]) -> None:
        await Connection(socket, halls[-1], doors, settings.origins).serve()

    return Litestar(
        route_handlers=[*HANDLERS, live],
        dependencies={
            "hall": Provide(lambda: halls[-1], sync_to_thread=False),
            "library": Provide(lambda: library, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
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
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/ws"]),
        openapi_config=OpenAPIConfig(
            title="Reame",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


HANDLERS: list[Any] = [
    games, words, guide, lobby, create, table_card, take, record, at, upload, branch, rematch, mine, index, file,
]  # fmt: skip


def _refused(_: Plain, e: Refusal) -> Response[Any]:
    return problem(e.key, e.message, e.status, e.details)


def _bad_http(_: Plain, e: HTTPException) -> Response[Any]:
    details = e.extra if isinstance(e.extra, list) else []
    told = "; ".join(f"{d.get('key', '')}: {d.get('message', '')}" for d in details if isinstance(d, dict))
    keys = {404: "no-such-page", 405: "no-such-call", 413: "too-long"}
    return problem(keys.get(e.status_code, "bad-request"), told or e.detail, e.status_code)


def _storage(_: Plain, e: SQLAlchemyError) -> Response[Any]:
    log.warning("the database is not to be reached (%s)", type(e).__name__)
    return problem("storage", "this was not saved; try again in a moment", 503)


def _unexpected(_: Plain, e: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=e)
    return problem("broken", "the server stumbled; nothing was changed", 500)
