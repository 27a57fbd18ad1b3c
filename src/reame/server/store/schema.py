"""The tables of the database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("start", sa.Text),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("archived", sa.Boolean, nullable=False),
    sa.Column("pace_ms", sa.Integer, nullable=False),
    sa.Column("manner", sa.Text, nullable=False),
    sa.Column("away_hours", sa.Float, nullable=False),
    sa.Column("auto_forced", sa.Boolean, nullable=False),
    sa.Column("votes", sa.Text, nullable=False),
    sa.Column("rematch", sa.Text),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("machines", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("by_hand", sa.Boolean, nullable=False),
    sa.Column("source", sa.Text),
    sa.Column("source_move", sa.Integer, nullable=False),
    sa.Column("outcome", sa.Text),
    sa.Column("damage", sa.Text),
    sa.Column("host_hash", sa.Text),
    sa.Column("host_person", sa.Text),
    sa.Column("shut", sa.Boolean, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("filmed", sa.Integer, nullable=False),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("talk", sa.Text, nullable=False),
    sa.Column("opened", sa.Text, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("asking", sa.Text, nullable=False),
    sa.Column("asked_at", sa.Float),
    sa.Column("paused_at", sa.Float),
    sa.Column("paused_until", sa.Float),
    sa.Column("due", sa.Float),
    sa.Column("onlookers", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("counsel", sa.Text, nullable=False),
    sa.Index("tables_clock", "due"),
    sa.Column("called", sa.Text, nullable=False),
    sa.Index("tables_lobby", "public", "created"),
    sa.Index("tables_due", "status", "changed"),
)

seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("regent", sa.Text),
    sa.Column("key_hash", sa.Text),
    sa.Column("invite_hash", sa.Text),
    sa.Column("seen_until", sa.Float, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("arms", sa.Text),
    sa.Column("departed", sa.Boolean, nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Integer),
    sa.Column("hours", sa.Text, nullable=False),
    sa.Column("bank", sa.Float, nullable=False),
    sa.Column("spent", sa.Float, nullable=False),
    sa.Column("over", sa.Float, nullable=False),
    sa.Column("since", sa.Float),
    sa.Column("rested", sa.Float),
    sa.Column("due", sa.Float),
    sa.Column("warned", sa.Float),
    sa.Column("out", sa.Boolean, nullable=False),
    sa.Column("strikes", sa.Integer, nullable=False),
    sa.Column("late", sa.Boolean, nullable=False),
    sa.Column("asked_at", sa.Float),
    sa.Column("thought", sa.Float, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("orders", sa.Text, nullable=False),
    sa.Index("seats_key", "key_hash"),
    sa.Index("seats_person", "person"),
)

entries: Final = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

snapshots: Final = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

films: Final = sa.Table(
    "films",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("reel", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

analyses: Final = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("mark", sa.Text, nullable=False),
    sa.Column("progress", sa.Float, nullable=False),
    sa.Column("failed", sa.Text, nullable=False),
    sa.Column("found", sa.LargeBinary, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("note", sa.Text),
    sa.Column("message_id", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("moves", sa.Integer),
    sa.Index("chat_person", "person"),
)

gallery: Final = sa.Table(
    "gallery",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("note", sa.Text),
    sa.Column("message_id", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Index("gallery_person", "person"),
)

people: Final = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("arms", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("hours", sa.Text, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("quiet", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("feed", sa.Text),
    sa.Index("people_feed", "feed"),
)

devices: Final = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Index("devices_person", "person"),
)

links: Final = sa.Table(
    "links",
    metadata,
    sa.Column("code_hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
    sa.Index("links_person", "person"),
)

# What the server keeps of itself, such as the keys by which push services know it.
server: Final = sa.Table(
    "server",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# A reader of notices is a person, or a table itself, which tells its hooks.
channels: Final = sa.Table(
    "channels",
    metadata,
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
    sa.Index("channels_reader", "reader"),
    sa.Index("channels_address", "address"),
)

notices: Final = sa.Table(
    "notices",
    metadata,
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
    sa.Index("notices_due", "due"),
    sa.Index("notices_table", "table_id", "seat"),
)

posts: Final = sa.Table(
    "posts",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("channel", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("next", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("lease", sa.Float, nullable=False),
    sa.Index("posts_next", "next"),
    sa.Index("posts_channel", "channel"),
)

looks: Final = sa.Table(
    "looks",
    metadata,
    sa.Column("reader", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
