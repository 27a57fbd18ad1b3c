"""How much of a processor is spent on somebody's behalf, by the workers or in a thread of the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Meter:
    """Seconds of a processor, on one account."""

    def __init__(self) -> None:
        self.seconds = 0.0


METER: Final[ContextVar[Meter]] = ContextVar("meter", default=Meter())  # noqa: B039 - nobody reads the common one


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something in a thread, so that it holds up nobody, on the account of whoever asked for it."""

    def do() -> T:
        begun = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            METER.get().seconds += time.thread_time() - begun

    return await asyncio.to_thread(do)
