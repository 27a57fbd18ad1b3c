"""The tables of the database for letters, promises, and what belongs to them.

`room` is the mask of the seats that read there; a room of one seat is its notebook. `rev` counts what has changed at a
table, for those who look for news; it is never told to anybody. `moves` is how many moves had been made when it was
written, and `turned` who could read any of what was taken back since, before that.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from reame.server.store.schema import metadata

letters: Final = sa.Table(
    "letters",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("room", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("rev", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("salt", sa.Text),
    sa.Column("opens", sa.Float),
    sa.Column("opened", sa.Float),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("turned", sa.Integer, nullable=False),
    sa.Column("message_id", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Index("letters_rev", "table_id", "rev"),
    sa.Index("letters_person", "person"),
    sa.Index("letters_same", "table_id", "seat", "message_id", unique=True),
)

reads: Final = sa.Table(
    "reads",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("room", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
)

hushed: Final = sa.Table(
    "hushed",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("other", sa.Integer, primary_key=True),
)

promises: Final = sa.Table(
    "promises",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("promise", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("rev", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("other", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("until", sa.Text, nullable=False),
    sa.Column("secret", sa.Boolean, nullable=False),
    sa.Column("says", sa.Text, nullable=False),
    sa.Column("replies", sa.Text, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("turned", sa.Integer, nullable=False),
    sa.Column("message_id", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("counts", sa.Boolean, nullable=False),
    sa.Index("promises_rev", "table_id", "rev"),
    sa.Index("promises_person", "person"),
    sa.Index("promises_same", "table_id", "seat", "message_id", unique=True),
)

PARTS: Final = (letters, reads, hushed, promises)
