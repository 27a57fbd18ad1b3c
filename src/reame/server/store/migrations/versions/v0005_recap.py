"""How far in the journal the holder of a seat has read, on whatever device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0007"


def upgrade() -> None:
    """Forward. Nobody has looked yet, as far as is known: nobody is told that they were away."""
    op.add_column("seats", sa.Column("seen", sa.Integer))


def downgrade() -> None:
    """Back."""
    op.drop_column("seats", "seen")
