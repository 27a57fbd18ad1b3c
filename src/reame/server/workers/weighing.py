"""What things would mean to a seat, worked out in a worker: the rules may take their time over it."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from reame.kernel.errors import NoSuchProspect
from reame.kernel.eyes import Eyes
from reame.server.library import Library
from reame.server.workers.jobs import NOTHING, Weigh, Weighed

encode: Final = msgspec.json.encode


def weigh(library: Library, job: Weigh) -> Weighed:
    """What would these things mean to a seat?"""
    game = library.find(job.game)
    return Weighed(prospects(Eyes(game.load(msgspec.json.decode(job.dump)), job.seat), job.about))


def prospects(eyes: Eyes, about: list[str]) -> dict[str, Raw]:
    """By subject."""
    told: dict[str, Raw] = {}
    for subject in about:
        try:
            told[subject] = Raw(encode(eyes.prospects(subject)))
        except NoSuchProspect:
            told[subject] = NOTHING
    return told
