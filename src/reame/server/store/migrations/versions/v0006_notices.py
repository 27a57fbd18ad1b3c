"""Notices: what people are to be told, on which channels, and when they looked; what the server keeps of itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    """Forward. Nobody is told anything until they ask for it."""
    op.add_column("tables", sa.Column("called", sa.Text, nullable=False, server_default=""))
    op.add_column("people", sa.Column("zone", sa.Text, nullable=False, server_default=""))
    op.add_column("people", sa.Column("quiet", sa.Text, nullable=False, server_default=""))
    op.add_column("people", sa.Column("digest", sa.Text, nullable=False, server_default="09:00"))
    op.create_table(
        "server",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reader", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("device", sa.Text),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("error", sa.Text, nullable=False),
        sa.Column("dead", sa.Boolean, nullable=False),
    )
    op.create_index("channels_reader", "channels", ["reader"])
    op.create_index("channels_address", "channels", ["address"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reader", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.UniqueConstraint("reader", "key", name="notices_key"),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_index("notices_table", "notices", ["table_id", "seat"])
    op.create_table(
        "posts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("next", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
    )
    op.create_index("posts_next", "posts", ["next"])
    op.create_index("posts_channel", "posts", ["channel"])
    op.create_table(
        "looks",
        sa.Column("reader", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back."""
    for table in ("looks", "posts", "notices", "channels", "server"):
        op.drop_table(table)
    for name in ("digest", "quiet", "zone"):
        op.drop_column("people", name)
    op.drop_column("tables", "called")
