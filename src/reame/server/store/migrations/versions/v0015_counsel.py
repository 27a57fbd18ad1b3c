"""How far counsel goes at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Forward. At all tables so far one is told what the rules say of a choice."""
    op.add_column("tables", sa.Column("counsel", sa.Text, nullable=False, server_default="rules"))


def downgrade() -> None:
    """Back."""
    op.drop_column("tables", "counsel")
