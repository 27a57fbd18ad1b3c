"""What became of a game for those who played it, row by row. It stays when the table is cleared away."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from reame.server.store.schema import metadata

NOBODY: Final = ""  # who played without being known
BOT: Final = "bot:"  # before the name of a bot

results: Final = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("share", sa.Float),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("thought", sa.Float, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Index("results_who", "who"),
    sa.Index("results_rated", "game", "rated"),
)


class ResultRow(Struct, kw_only=True):
    """How a game ended for a seat and `who` sat there: a person, `bot:` and the name of a bot, or nobody known.

    `share` is how much of what the seat decided freely was decided by whoever sat there, if that is known. `gone`: they
    left before the end. `rated`: it counts for ratings. `clock` is the kind of the table's clock; people were asked for
    `thought` seconds until they had given so many `answers`.
    """

    table_id: str
    seat: int
    who: str
    game: str
    rules: int
    seats: int
    place: int
    score: int
    share: float | None
    rated: bool
    gone: bool
    at: float
    clock: str
    thought: float
    answers: int
