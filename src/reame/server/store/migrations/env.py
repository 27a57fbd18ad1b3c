"""Run by Alembic: on the connection that migrate() hands over, or on `sqlalchemy.url` for whoever writes a new step."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from reame.server.store.schema import metadata


def run(connection: sa.Connection) -> None:
    """All steps in one transaction."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with sa.create_engine(context.config.get_main_option("sqlalchemy.url") or "").begin() as opened:
        run(opened)
