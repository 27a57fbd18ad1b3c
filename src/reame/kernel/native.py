"""Marks for the compiler, without effect in plain Python; `native.pyi` tells mypyc what they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

i64 = int


def mypyc_attr(**_marks: Any) -> Callable[[Any], Any]:
    """The class as it is."""
    return lambda cls: cls
