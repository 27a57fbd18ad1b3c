"""Results: of every finished game, also of those that ended before."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0011"

COLUMNS = (
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("share", sa.Float),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("thought", sa.Float, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
)


def upgrade() -> None:
    """Forward. Nothing was played for ratings before, and nobody counted how long people think."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("seats", sa.Column("asked_at", sa.Float))
    op.add_column("seats", sa.Column("thought", sa.Float, nullable=False, server_default=sa.text("0")))
    op.add_column("seats", sa.Column("answers", sa.Integer, nullable=False, server_default=sa.text("0")))
    made = op.create_table("results", *(c._copy() for c in COLUMNS))
    op.create_index("results_who", "results", ["who"])
    op.create_index("results_rated", "results", ["game", "rated"])
    _fill(op.get_bind(), made)


def _fill(c: sa.Connection, made: sa.Table) -> None:
    """The games that ended before, one table after the other."""
    over = sa.text(
        "SELECT id, game, rules, outcome, changed, clock, manner FROM tables "
        "WHERE status = 'over' AND outcome IS NOT NULL AND NOT archived"
    )
    sat = sa.text("SELECT seat, kind, person, bot FROM seats WHERE table_id = :id ORDER BY seat")
    for t in c.execute(over).mappings().all():
        outcome = json.loads(t["outcome"])
        winners, scores = outcome["winners"], outcome["scores"]
        keys = [(s in winners, 0 if s in winners else score) for s, score in enumerate(scores)]
        rows = [
            {
                "table_id": t["id"], "seat": s["seat"], "who": _who(s, t["manner"]), "game": t["game"],
                "rules": t["rules"], "seats": len(scores), "place": 1 + sum(o > keys[s["seat"]] for o in keys),
                "score": scores[s["seat"]], "share": None, "rated": False, "gone": False, "at": t["changed"],
                "clock": json.loads(t["clock"])["kind"] if t["clock"] else "none", "thought": 0.0, "answers": 0,
            }
            for s in c.execute(sat, {"id": t["id"]}).mappings().all()
        ]  # fmt: skip
        c.execute(made.insert(), rows)


def _who(s: sa.RowMapping, manner: str) -> str:
    if s["kind"] == "person":
        return s["person"] or ""
    return f"bot:{s['bot']}:{manner}" if s["bot"] in ("greedy", "search") else f"bot:{s['bot']}"


def downgrade() -> None:
    """Back."""
    op.drop_table("results")
    for name in ("late", "asked_at", "thought", "answers"):
        op.drop_column("seats", name)
    op.drop_column("tables", "rated")
