"""Standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Forward. There are none yet."""
    op.add_column("seats", sa.Column("orders", sa.Text, nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    """Back."""
    op.drop_column("seats", "orders")
