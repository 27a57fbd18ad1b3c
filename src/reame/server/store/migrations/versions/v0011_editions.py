"""The owner's edition by which a table is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0012"


def upgrade() -> None:
    """Forward. All tables so far are played by the standard editions."""
    op.add_column("tables", sa.Column("edition", sa.Text, nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    """Back. A table that is played by an edition would go on by other figures: it is of no use without it."""
    op.drop_column("tables", "edition")
