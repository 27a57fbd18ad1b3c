"""Letters, notebooks, promises; how people talk at a table; proclamations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0005"


def upgrade() -> None:
    """Forward. Tables that were laid before had the talk of everybody with everybody, and keep it."""
    op.add_column("tables", sa.Column("talk", sa.Text, nullable=False, server_default="public"))
    op.add_column("tables", sa.Column("opened", sa.Text, nullable=False, server_default="end"))
    op.add_column("chat", sa.Column("moves", sa.Integer))
    op.create_table(
        "letters",
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
    )
    op.create_index("letters_rev", "letters", ["table_id", "rev"])
    op.create_index("letters_person", "letters", ["person"])
    op.create_index("letters_same", "letters", ["table_id", "seat", "message_id"], unique=True)
    op.create_table(
        "reads",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("room", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_table(
        "hushed",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("other", sa.Integer, primary_key=True),
    )
    op.create_table(
        "promises",
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
    )
    op.create_index("promises_rev", "promises", ["table_id", "rev"])
    op.create_index("promises_person", "promises", ["person"])
    op.create_index("promises_same", "promises", ["table_id", "seat", "message_id"], unique=True)


def downgrade() -> None:
    """Back."""
    for table in ("promises", "hushed", "reads", "letters"):
        op.drop_table(table)
    op.drop_column("chat", "moves")
    op.drop_column("tables", "opened")
    op.drop_column("tables", "talk")
