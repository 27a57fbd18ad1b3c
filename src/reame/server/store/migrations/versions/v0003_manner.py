"""How the bots of a table think: briskly, as usual, or deeply."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("manner", sa.Text, nullable=False, server_default="usually"))


def downgrade() -> None:
    """Back."""
    op.drop_column("tables", "manner")
