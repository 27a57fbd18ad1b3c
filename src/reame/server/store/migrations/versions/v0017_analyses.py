"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Forward. There are none yet; whoever wants one asks for it."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("failed", sa.Text, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("analyses")
