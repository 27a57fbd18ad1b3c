"""What people and programs may write: names, keys, moves and talk, each with its limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

# No lone surrogates and no control characters: they can be neither stored nor shown.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*$"
Name = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
NewKey = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
MoveWords = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
BotName = Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9:.]+$")]
Talk = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]*$")]
Hours = Annotated[float, Meta(ge=0, le=24 * 365)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
