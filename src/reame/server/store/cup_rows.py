"""Cups as they are stored: what was agreed, who is in it, and the tables that it has laid."""

from __future__ import annotations

from typing import Final, Literal

import sqlalchemy as sa
from msgspec import Struct

from reame.server.store.schema import metadata

Place = Literal["plays", "reserve", "left"]  # of somebody in a cup
CupStatus = Literal["gathering", "running", "over"]

cups: Final = sa.Table(
    "cups",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("host", sa.Text),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("terms", sa.Text, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("begun", sa.Integer, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("cups_host", "host"),
)

cup_people: Final = sa.Table(
    "cup_people",
    metadata,
    sa.Column("cup_id", sa.Text, sa.ForeignKey("cups.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text),
    sa.Column("place", sa.Text, nullable=False),
    sa.Index("cup_people_person", "person"),
)

# Tables may be cleared away before the cup is: what became of them stands among the results.
cup_tables: Final = sa.Table(
    "cup_tables",
    metadata,
    sa.Column("cup_id", sa.Text, sa.ForeignKey("cups.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Index("cup_tables_table", "table_id"),
)


class CupRow(Struct, kw_only=True):
    """A cup. `seq` counts its changes and is the lock; `plan` has all rounds, of which the first `begun` were laid.

    Whoever knows its name in links sees its page, and may ask to be in it while it is `open`.
    """

    id: str
    seq: int = 1
    name: str
    host: str | None
    status: CupStatus = "gathering"
    open: bool = True
    terms: str
    plan: str = "[]"
    begun: int = 0
    seed: str
    created: float
    changed: float


class CupPersonRow(Struct, kw_only=True):
    """Somebody in a cup, under a number that nobody else gets. Who has gone for good is nobody any more."""

    n: int
    person: str | None
    place: Place


class CupTableRow(Struct, kw_only=True):
    """The n-th table of a round."""

    round: int
    n: int
    table_id: str


class StoredCup(Struct, kw_only=True):
    """All that is stored of a cup."""

    row: CupRow
    people: list[CupPersonRow]
    tables: list[CupTableRow]
