"""What is told of the analysis of a finished game."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

State = Literal["none", "working", "ready", "failed"]


class AnalysisCard(Struct):
    """How far it is. The body is there when it is ready: docs/analysis.md says what stands in it."""

    state: State
    progress: float  # from 0 to 1
    before: int  # other games that are worked at, too
    failed: str  # why there is none: a word for it
    body: Raw
