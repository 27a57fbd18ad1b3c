"""Cups of clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0010"


def upgrade() -> None:
    """Forward. There are none yet."""
    op.create_table(
        "cups",
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
    )
    op.create_index("cups_host", "cups", ["host"])
    op.create_table(
        "cup_people",
        sa.Column("cup_id", sa.Text, sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text),
        sa.Column("place", sa.Text, nullable=False),
    )
    op.create_index("cup_people_person", "cup_people", ["person"])
    op.create_table(
        "cup_tables",
        sa.Column("cup_id", sa.Text, sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("cup_tables_table", "cup_tables", ["table_id"])


def downgrade() -> None:
    """Back."""
    for name in ("cup_tables", "cup_people", "cups"):
        op.drop_table(name)
