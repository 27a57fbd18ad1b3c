"""Clocks: of the table, of its seats, and the hours of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Forward. No table has a clock yet, and nobody has said when they sleep."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("asking", sa.Text, nullable=False, server_default=sa.text("''")))
    for name in ("asked_at", "paused_at", "paused_until", "due"):
        op.add_column("tables", sa.Column(name, sa.Float))
    op.create_index("tables_clock", "tables", ["due"])
    op.add_column("seats", sa.Column("hours", sa.Text, nullable=False, server_default=sa.text("''")))
    for name in ("bank", "spent", "over"):
        op.add_column("seats", sa.Column(name, sa.Float, nullable=False, server_default=sa.text("0")))
    for name in ("since", "rested", "due", "warned"):
        op.add_column("seats", sa.Column(name, sa.Float))
    op.add_column("seats", sa.Column("out", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("seats", sa.Column("strikes", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("people", sa.Column("hours", sa.Text, nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    """Back."""
    op.drop_column("people", "hours")
    for name in ("hours", "bank", "spent", "over", "since", "rested", "due", "warned", "out", "strikes"):
        op.drop_column("seats", name)
    op.drop_index("tables_clock", "tables")
    for name in ("clock", "asking", "asked_at", "paused_at", "paused_until", "due"):
        op.drop_column("tables", name)
