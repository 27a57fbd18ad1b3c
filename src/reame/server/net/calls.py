"""The HTTP calls."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from reame.builds import Build
from reame.server.audience import recap
from reame.server.audience.advice import check_counsel
from reame.server.audience.cards import card, origin_card
from reame.server.audience.shown import Viewer
from reame.server.errors import BadFile, BadRequest, Details, Forbidden, NotFound
from reame.server.library import Library
from reame.server.net.addresses import address_of
from reame.server.net.limits import Doors
from reame.server.net.pages import Pages
from reame.server.protocol.bodies import (
    Branch,
    BuildCard,
    EditionBody,
    EditionCard,
    EditionVerdict,
    GameCard,
    House,
    LobbySeat,
    LobbyTable,
    Made,
    Moment,
    MyTable,
    NewTable,
    Opened,
    ProblemBody,
    Recap,
    Renew,
    Shown,
    TableCard,
    Take,
    Taken,
    Weighed,
)
from reame.server.protocol.texts import Subject
from reame.server.seats import seating
from reame.server.seats.seating import proofs
from reame.server.store.rows import PersonRow, SeatRow, TableRow
from reame.server.tables import making
from reame.server.tables.table import Table, holds
from reame.server.tables.tables import Tables
from reame.server.workers.meter import METER, aside

A_NOTE: Final = 500  # bytes that a change of seats takes in the database
A_TABLE: Final = 20_000  # bytes that a new table takes in the database
A_LETTER: Final = 4  # bytes, at most
TO_SEND: Final = 1e-7  # seconds of this process for a byte of a long answer
A_LINE: Final = 200  # bytes
LOBBY: Final = 100  # lines of a list of tables

Plain = Request[Any, Any, Any]


def problem(key: str, message: str, status: int, details: Details | None = None) -> Response[ProblemBody]:
    """What was wrong, as every answer 4xx says it."""
    body: Any = {"error": {"key": key, "message": message, **({"details": details} if details else {})}}
    return Response(body, status_code=status, media_type=MediaType.JSON)


def keys_in(request: Plain) -> list[str]:
    """The keys that a request carries."""
    header = request.headers.get("authorization", "")
    kind, _, keys = header.partition(" ")
    if not header:
        return []
    if kind.lower() != "bearer":
        raise BadRequest("bad-key", "keys come as 'Authorization: Bearer key,key'")
    found = [k.strip() for k in keys.split(",") if k.strip()]
    if len(found) > 200:
        raise BadRequest("bad-key", "200 keys at a time are enough")
    return found


def lobby_seats(seats: list[SeatRow]) -> list[LobbySeat]:
    """What a list of tables says of its seats."""
    return [LobbySeat(s.seat, s.called, s.kind, s.bot) for s in seats]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Answers that a call may be refused with, for its description."""
    return {s: ResponseSpec(ProblemBody, description="refused", generate_examples=False) for s in (400, 429, *statuses)}


TableName = Annotated[str, Parameter(description="the name of a table, as in its link", max_length=64)]
GameName = Annotated[str, Parameter(description="the name of a game", max_length=40)]
Language = Annotated[str, Parameter(description="en or it", max_length=8)]


@get("/api/games", responses=refusals())
async def games(library: Library, tables: Tables) -> list[GameCard]:
    """The games on the shelf, with the editions that the house offers."""
    shelf = msgspec.convert(library.list, list[GameCard])
    for game in shelf:
        game.editions = tables.editions.of_house(game.name)
    return shelf


@get("/api/build", responses=refusals())
async def which_build(build: Build) -> BuildCard:
    """Which build this server runs, or is making."""
    return BuildCard(build.state)


@get("/api/house", responses=refusals())
async def rules_of_the_house(house: House) -> House:
    """What whoever runs this server has decided."""
    return house


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def words(library: Library, game: GameName, language: Language) -> str:
    """The catalogue of a game in one language, as Fluent text."""
    return library.catalogue(game, language)


@get("/api/guide/{game:str}/{language:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def guide(library: Library, game: GameName, language: Language) -> str:
    """The rules page of a game, as Markdown."""
    return library.guide(game, language)


@get("/api/guide/{game:str}/pictures/{picture:str}", media_type="image/webp", responses=refusals(404))
async def picture_of_guide(library: Library, game: GameName, picture: str) -> Response[bytes]:
    """A picture that stands in the rules page of a game."""
    return Response(library.picture(game, picture))


@post("/api/editions", responses=refusals(404))
async def try_edition(tables: Tables, doors: Doors, request: Plain, data: EditionBody) -> EditionVerdict:
    """Does an owner's edition hold, and what does it change?"""
    async with doors.work(address_of(request.scope)):
        return await tables.editions.verdict(data.game, data.text)


@get("/api/tables/{table_id:str}/edition", responses=refusals(404, 409))
async def edition_at(tables: Tables, doors: Doors, request: Plain, table_id: TableName) -> EditionCard:
    """The edition by which a table is played."""
    table = await tables.find(table_id)
    if not table.row.edition:
        raise NotFound("no-edition", "this table is played by the standard edition")
    async with doors.work(address_of(request.scope)):
        return await tables.editions.card(table.row.handle)


@get("/api/tables/{table_id:str}/words/{language:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def words_at(tables: Tables, doors: Doors, request: Plain, table_id: TableName, language: Language) -> str:
    """The catalogue of a table: of its game, with the words of its edition."""
    table = await tables.find(table_id)
    async with doors.work(address_of(request.scope)):
        return await aside(tables.library.catalogue, table.row.handle, language)


@get("/api/tables", responses=refusals())
async def lobby(tables: Tables) -> list[LobbyTable]:
    """Public tables: waiting, running, lately over."""
    found = await tables.store.lobby(LOBBY)
    return [
        LobbyTable(t.id, t.game, t.status, lobby_seats(s), t.created, origin_card(t, False), t.rated, t.counsel)
        for t, s in found
    ]


@post("/api/tables", responses=refusals(404))
async def create(tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, data: NewTable) -> Made:
    """A new table, and a key for every seat that is not a bot's."""
    doors.lay(address_of(request.scope))
    async with by_edition(doors, request, data.edition):
        made = await making.create(tables, data, person)
    doors.wrote(address_of(request.scope), A_TABLE + A_LETTER * len(data.edition))
    return made


def by_edition(doors: Doors, request: Plain, edition: str) -> AbstractAsyncContextManager[None]:
    """Something that is laid: by an edition that somebody brings a worker has to try that first, on their account."""
    return doors.work(address_of(request.scope)) if edition else nullcontext()


@get("/api/tables/{table_id:str}", responses=refusals(404, 409))
async def table_card(tables: Tables, request: Plain, person: PersonRow | None, table_id: TableName) -> TableCard:
    """What anybody may know of a table."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        keys = proofs(keys_in(request), person)
        return card(table, table.viewer_of(keys), table.is_host(keys))


@post("/api/tables/{table_id:str}/take", responses=refusals(403, 404, 409))
async def take(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName, data: Take
) -> Taken:
    """Sit down: by an invitation, or on a free seat of a public table. The key that holds the seat from now on."""
    write_a_little(doors, request)
    return await seating.take(tables, table_id, data, keys_in(request), person)


@post("/api/tables/{table_id:str}/renew", responses=refusals(403, 404, 409))
async def renew(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName, data: Renew
) -> Taken:
    """Exchange the key of an own seat; whoever has the old one only looks on."""
    write_a_little(doors, request)
    return await seating.renew(tables, table_id, data.seat, keys_in(request), data.key, person)


def write_a_little(doors: Doors, request: Plain) -> None:
    address = address_of(request.scope)
    doors.may_write(address)
    doors.wrote(address, A_NOTE)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=refusals(404, 409))
async def record(tables: Tables, doors: Doors, request: Plain, table_id: TableName) -> str:
    """The record of a finished game."""
    async with doors.work(address_of(request.scope)):
        text = await tables.record(table_id)
        METER.get().seconds += len(text) * TO_SEND
        return text


async def looked_at(tables: Tables, request: Plain, person: PersonRow | None, table_id: str, seat: int) -> Table:
    """A table that may be looked back at through the eyes of this seat."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        if not -1 <= seat < len(table.seats):
            raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {seat}")
        if table.row.status == "waiting":
            raise BadRequest("not-started", "the game has not begun")
        if table.shuts_out(proofs(keys_in(request), person)):
            raise Forbidden("shut-out", "whoever does not play may not look on here")
        if seat >= 0 and not table.over and seat not in table.seats_of(proofs(keys_in(request), person)):
            raise Forbidden("not-your-seat", "while the game runs, only through your own eyes")
    return table


@get("/api/tables/{table_id:str}/at/{n:int}", responses=refusals(403, 404, 409))
async def at(
    tables: Tables,
    doors: Doors,
    request: Plain,
    person: PersonRow | None,
    table_id: TableName,
    n: int,
    seat: int = -1,
    lines: str = "step",
) -> Moment:
    """The table after n moves through the eyes of a seat; while the game runs only through one's own."""
    table = await looked_at(tables, request, person, table_id, seat)
    async with doors.work(address_of(request.scope)):
        moment = await tables.replays.moment(table, seat, n, lines == "all")
        METER.get().seconds += len(moment.lines) * A_LINE * TO_SEND
        return moment


@get("/api/tables/{table_id:str}/recap", responses=refusals(403, 404, 409))
async def recap_of(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName, seat: int
) -> Recap:
    """What has been told to an own seat since one last looked, on whatever device."""
    table, viewer = await own_eyes(tables, request, person, table_id, seat)
    async with doors.work(address_of(request.scope)):
        return await recap.recap(table, viewer, seat)


@get("/api/tables/{table_id:str}/line/{n:int}", responses=refusals(403, 404, 409))
async def with_line(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName, n: int, seat: int
) -> Shown:
    """What an own seat saw when one was told a line of the journal."""
    table, viewer = await own_eyes(tables, request, person, table_id, seat)
    async with doors.work(address_of(request.scope)):
        return await recap.shown_with(table, viewer, seat, n)


async def own_eyes(
    tables: Tables, request: Plain, person: PersonRow | None, table_id: str, seat: int
) -> tuple[Table, Viewer]:
    """A game that has begun, and through which seats one looks, of which this is one."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        viewer = table.viewer_of(proofs(keys_in(request), person))
    if seat < 0 or seat not in viewer:
        raise Forbidden("not-your-seat", "only of a seat of one's own, by its key")
    if table.row.status == "waiting":
        raise BadRequest("not-started", "the game has not begun")
    return table, viewer


@get("/api/tables/{table_id:str}/at/{n:int}/prospects", responses=refusals(403, 404, 409))
async def weighed(
    tables: Tables,
    doors: Doors,
    request: Plain,
    person: PersonRow | None,
    table_id: TableName,
    n: int,
    about: Annotated[list[Subject], Parameter(min_items=1, max_items=16)],
    seat: int = -1,
) -> Weighed:
    """What things would have meant to a seat at that moment; nothing, if the rules are gone."""
    table = await looked_at(tables, request, person, table_id, seat)
    check_counsel(table.row, "rules")
    async with doors.weigh(address_of(request.scope)):
        return Weighed(await tables.replays.prospects(table, seat, n, about))


@dataclass
class _TakesText(Operation):
    """A call whose body is plain text, for its description."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post("/api/records", responses=refusals(404, 413), operation_class=_TakesText)
async def upload(tables: Tables, doors: Doors, request: Plain, body: bytes) -> Opened:
    """A record, as plain text, to look at."""
    doors.lay(address_of(request.scope))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(1, "line 1: a record is text in UTF-8", "no-text") from None
    async with doors.work(address_of(request.scope)):
        table_id = await making.upload(tables, text, doors.limits.records)
    doors.wrote(address_of(request.scope), 4 * len(body))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/branch", responses=refusals(404, 409))
async def branch(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName, data: Branch
) -> Made:
    """Play on from a moment of a finished game."""
    doors.lay(address_of(request.scope))
    async with doors.work(address_of(request.scope)):
        made = await making.branch(tables, table_id, data, person)
    doors.wrote(address_of(request.scope), A_TABLE)
    return made


@post("/api/tables/{table_id:str}/rematch", responses=refusals(403, 404, 409))
async def rematch(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName
) -> Opened:
    """The same people at a new table; their keys open it."""
    doors.lay(address_of(request.scope))
    return Opened(await making.rematch(tables, table_id, proofs(keys_in(request), person)))


@get("/api/mine", responses=refusals())
async def mine(tables: Tables, request: Plain, person: PersonRow | None) -> list[MyTable]:
    """The tables where these keys, or this person, hold a seat, those that wait for one first."""
    keys = proofs(keys_in(request), person)
    found = await tables.store.mine(sorted(keys), None if person is None else person.id, LOBBY) if keys else []
    cards = [_my_table(t, s, keys) for t, s in found]
    return sorted(cards, key=lambda c: (not c.waiting, c.status == "over", -c.created))


def _my_table(t: TableRow, seats: list[SeatRow], keys: frozenset[str]) -> MyTable:
    own = [s.seat for s in seats if holds(s, keys)]
    asked = [s for s in own if t.status == "running" and t.waiting >> s & 1 and seats[s].regent is None]
    dues = [s.due for s in seats if s.seat in asked and s.due is not None]
    due = min(dues, default=None)
    return MyTable(t.id, t.game, t.status, lobby_seats(seats), t.created, origin_card(t, False), own, asked, due)


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


HANDLERS: list[Any] = [
    games, which_build, rules_of_the_house, words, guide, picture_of_guide, lobby, create, table_card, take,
    renew, record, at, recap_of, with_line, try_edition, edition_at, words_at,
    weighed, upload, branch, rematch, mine, index, file,
]  # fmt: skip
