"""The table: people play in a browser, live or by turn, on one file or on PostgreSQL."""

from __future__ import annotations

from reame.server.run import PORT, CannotServe, Limits, default_database, serve

__all__ = ["PORT", "CannotServe", "Limits", "default_database", "serve"]
