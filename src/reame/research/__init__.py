"""For researchers: the games as environments of PettingZoo and OpenSpiel, many at once, and as data.

`zoo` and `spiel` need their packages (reame[pettingzoo], reame[openspiel]); `many` needs numpy.
"""

from __future__ import annotations

from typing import Any

__all__ = ["many", "stream"]


def __getattr__(name: str) -> Any:
    """What needs more than the base package is loaded when it is asked for."""
    if name == "many":
        from reame.research.vector import many

        return many
    if name == "stream":
        from reame.research.data import stream

        return stream
    raise AttributeError(f"reame.research has no {name!r}")
