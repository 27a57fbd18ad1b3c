"""For operators: is the server well, and what does it have to do. No name of a table, of a person, of an address."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from sqlalchemy.exc import SQLAlchemyError

from reame import __version__
from reame.builds import Build
from reame.server.tables.tables import Tables

PATIENCE: Final = 2.0  # seconds that the database has to answer
STARTED: Final = time.time()
NAME: Final = "text/plain; version=0.0.4; charset=utf-8"  # of the format that Prometheus reads


class Health(msgspec.Struct):
    """How the server is."""

    ok: bool
    version: str
    build: str
    database: bool


@get("/healthz", media_type=MediaType.JSON, include_in_schema=False)
async def healthz(tables: Tables, build: Build) -> Response[Health]:
    """200 if the server serves and its database answers, 503 if not: for whoever watches over it."""
    try:
        database = await asyncio.wait_for(tables.store.answers(), PATIENCE)
    except (SQLAlchemyError, OSError, TimeoutError):
        database = False
    health = Health(database, __version__, build.state, database)
    return Response(health, status_code=200 if database else 503, headers={"Cache-Control": "no-store"})


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(tables: Tables) -> Response[str]:
    """What this process does, in the format of Prometheus; only where the operator has asked for it (--figures)."""
    return Response("\n".join(lines(tables)) + "\n", media_type=NAME)


def lines(tables: Tables) -> list[str]:
    """The figures, each with what it means."""
    at_hand = tables.at_hand()
    figures: list[tuple[str, str, str, Any]] = [
        ("tables", "gauge", "tables in memory", len(at_hand)),
        ("tables_damaged", "gauge", "tables in memory that are set aside", sum(t.closed is not None for t in at_hand)),
        ("connections", "gauge", "browsers at these tables", sum(len(t.audience.clients) for t in at_hand)),
        ("machines_busy", "gauge", "tables where a bot or a regent is at it", sum(t.machines.busy for t in at_hand)),
        ("commits_total", "counter", "changes written to the database", tables.store.commits),
        ("processor_seconds_total", "counter", "processor time of the process, workers excepted", time.process_time()),
        ("start_time_seconds", "gauge", "when the process started, in seconds since 1970", STARTED),
    ]
    out: list[str] = []
    for name, sort, means, value in figures:
        out += [f"# HELP reame_{name} {means}", f"# TYPE reame_{name} {sort}", f"reame_{name} {value}"]
    return out
