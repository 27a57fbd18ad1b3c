"""Invitations apart from keys; where a table comes from and who is its host; snapshots and films; damage; sizes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TEXTS = ("source", "outcome", "damage", "host_hash")
COUNTS = ("source_move", "size", "filmed")


def upgrade() -> None:
    """Forward. Column by column: a table that others refer to cannot be made anew."""
    op.add_column("tables", sa.Column("by_hand", sa.Boolean, nullable=False, server_default=sa.text("false")))
    for name in TEXTS:
        op.add_column("tables", sa.Column(name, sa.Text))
    for name in COUNTS:
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    # Where these positions come from was not written down: they are treated as laid by hand.
    op.execute("UPDATE tables SET by_hand = (start IS NOT NULL)")
    # Links that were handed out for seats still free are invitations. The first person who sits is taken for the host.
    op.add_column("seats", sa.Column("invite_hash", sa.Text))
    op.execute("UPDATE seats SET invite_hash = key_hash, key_hash = NULL WHERE kind = 'open'")
    op.execute(
        "UPDATE tables SET host_hash = (SELECT s.key_hash FROM seats s WHERE s.table_id = tables.id AND s.seat ="
        " (SELECT min(f.seat) FROM seats f WHERE f.table_id = tables.id AND f.kind = 'person'))"
    )
    op.rename_table("events", "entries")
    op.add_column("chat", sa.Column("note", sa.Text))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "films",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("reel", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("films")
    op.drop_table("snapshots")
    op.drop_column("chat", "note")
    op.rename_table("entries", "events")
    op.execute("UPDATE seats SET key_hash = invite_hash WHERE kind = 'open'")
    op.drop_column("seats", "invite_hash")
    for name in ("by_hand", *TEXTS, *COUNTS):
        op.drop_column("tables", name)
