"""Links that can be taken back: to look on at a table, and to the calendar of a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0008"


def upgrade() -> None:
    """Forward. There are none yet."""
    op.add_column("tables", sa.Column("onlookers", sa.Text, nullable=False, server_default=sa.text("'[]'")))
    op.add_column("people", sa.Column("feed", sa.Text))
    op.create_index("people_feed", "people", ["feed"])


def downgrade() -> None:
    """Back."""
    op.drop_index("people_feed", "people")
    op.drop_column("people", "feed")
    op.drop_column("tables", "onlookers")
