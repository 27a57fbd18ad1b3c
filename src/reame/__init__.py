"""Reame: five medieval strategy games on one table."""

from __future__ import annotations

from reame.games import NAMES
from reame.games import find as game

__version__ = "0.1.0"
__all__ = ["NAMES", "__version__", "game"]
