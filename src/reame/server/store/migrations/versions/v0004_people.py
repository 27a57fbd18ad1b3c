"""People, their devices and their links; seats that belong to them; the gallery of those who look on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

MARKS = ("departed", "ready", "muted")


def upgrade() -> None:
    """Forward. Nobody is anybody yet: seats are held by their keys until their holders come by."""
    op.add_column("tables", sa.Column("host_person", sa.Text))
    op.add_column("tables", sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("seats", sa.Column("person", sa.Text))
    op.add_column("seats", sa.Column("arms", sa.Text))
    for name in MARKS:
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_index("seats_person", "seats", ["person"])
    op.add_column("chat", sa.Column("person", sa.Text))
    op.create_index("chat_person", "chat", ["person"])
    op.create_table(
        "gallery",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("note", sa.Text),
        sa.Column("message_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
    )
    op.create_index("gallery_person", "gallery", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("arms", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("links_person", "links", ["person"])


def downgrade() -> None:
    """Back."""
    for table in ("links", "devices", "people", "gallery"):
        op.drop_table(table)
    op.drop_index("chat_person", "chat")
    op.drop_column("chat", "person")
    op.drop_index("seats_person", "seats")
    for name in ("person", "arms", *MARKS):
        op.drop_column("seats", name)
    op.drop_column("tables", "shut")
    op.drop_column("tables", "host_person")
