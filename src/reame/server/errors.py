"""What a request can be refused for. Each has a key, which the client turns into words, and a plain message."""

from __future__ import annotations

import math
from typing import Any, ClassVar

Details = dict[str, str | int]  # arguments for the words of a refusal


class Refusal(Exception):
    """Nothing was changed; the message says what to do next."""

    status: ClassVar[int] = 400

    def __init__(
        self, key: str, message: str, sentence: dict[str, Any] | None = None, details: Details | None = None
    ) -> None:
        super().__init__(message)
        self.key = key
        self.message = message
        self.sentence = sentence
        self.details: Details = details or {}


class BadRequest(Refusal):
    """It cannot be understood."""

    status: ClassVar[int] = 400


class BadFile(BadRequest):
    """A record that does not hold: the first bad line, and a word for what is wrong with it."""

    def __init__(self, line: int, message: str, reason: str) -> None:
        super().__init__("bad-record", message, details={"line": line, "reason": reason})


class Forbidden(Refusal):
    """Not with these keys."""

    status: ClassVar[int] = 403


class NotFound(Refusal):
    """There is no such thing."""

    status: ClassVar[int] = 404


class Conflict(Refusal):
    """Not now."""

    status: ClassVar[int] = 409


class TooMany(Refusal):
    """Not so fast; `wait` says for how many seconds."""

    status: ClassVar[int] = 429

    def __init__(self, key: str, message: str, wait: float) -> None:
        super().__init__(key, message, details={"seconds": max(1, math.ceil(min(wait, 86_400.0)))})


class Full(Refusal):
    """There is no room."""

    status: ClassVar[int] = 507
