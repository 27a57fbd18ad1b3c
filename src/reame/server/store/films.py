"""A finished game as everybody saw it: the views of all eyes, so that it can be watched when its rules are gone.

A film has reels of some moves. A reel has every view once, at its first moment, and then what changed.
"""

from __future__ import annotations

import lzma
from typing import Any, Final

import msgspec
from msgspec import Struct

REEL: Final = 100  # moments
GONE: Final = None

Views = dict[int, Any]  # by seat, -1 for a spectator
Change = dict[str, Any]  # by key: None if it is gone, [new] if it is another one, or what changed in it


class Reel(Struct):
    """Some moments of a game."""

    first: Views
    changes: list[dict[int, Change]] = []

    def views(self, n: int) -> Views:
        """All views at the n-th moment of this reel."""
        seen = self.first
        for changed in self.changes[:n]:
            for seat, change in changed.items():
                seen[seat] = patched(seen[seat], change)
        return seen


def packed(reel: Reel) -> bytes:
    """As it is stored."""
    return lzma.compress(msgspec.json.encode(reel), preset=1)


def unpacked(body: bytes) -> Reel:
    """Back again."""
    return msgspec.json.decode(lzma.decompress(body), type=Reel)


def difference(old: Any, new: Any) -> Change:
    """What changed from one view to the next. Lists of the same length are compared place by place."""
    before, after = _places(old), _places(new)
    change: Change = {k: GONE for k in before if k not in after}
    for k, v in after.items():
        if k not in before:
            change[k] = [v]
        elif before[k] != v:
            change[k] = difference(before[k], v) if _alike(before[k], v) else [v]
    return change


def patched(old: Any, change: Change) -> Any:
    """The next view."""
    new = list(old) if isinstance(old, list) else dict(old)
    places: Any = new
    for k, v in change.items():
        key: Any = int(k) if isinstance(new, list) else k
        if v is GONE:
            del places[key]
        else:
            places[key] = v[0] if isinstance(v, list) else patched(places[key], v)
    return new


def _places(data: Any) -> dict[str, Any]:
    return {str(n): v for n, v in enumerate(data)} if isinstance(data, list) else data


def _alike(old: Any, new: Any) -> bool:
    if isinstance(old, list):
        return isinstance(new, list) and len(old) == len(new) and any(isinstance(v, dict | list) for v in new)
    return isinstance(old, dict) and isinstance(new, dict)
