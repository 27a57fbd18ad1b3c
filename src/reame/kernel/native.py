"""What is one thing to the compiler and another in plain Python; `native.pyi` tells mypyc which.

Marks have no effect in plain Python, and looking into lists is done by functions it has in C.
"""

from __future__ import annotations

from bisect import bisect_left as first_at
from collections.abc import Callable
from operator import contains as holds
from typing import Any

__all__ = ["first_at", "holds", "i64", "mypyc_attr"]

i64 = int


def mypyc_attr(**_marks: Any) -> Callable[[Any], Any]:
    """The class as it is."""
    return lambda cls: cls
