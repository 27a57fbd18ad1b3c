"""Finished games are looked back at in a worker, a slice at a time. Between slices others have their turn."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Raw

from reame.analysis.analysis import Analysis
from reame.analysis.body import body_of
from reame.analysis.course import course_from
from reame.kernel.moves import MoveTable
from reame.kernel.record import Record
from reame.server.library import Library
from reame.server.workers.jobs import NOTHING, Analyse, Analysed


class Analyses:
    """The analysis at hand. Whoever goes on with another one sends what was found before."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._table = ""
        self._progress = 0.0
        self._analysis: Analysis | None = None

    def go_on(self, job: Analyse) -> Analysed:
        """For a while; what is known then, and the body if that is all."""
        analysis = self._analysis
        if analysis is None or (self._table, self._progress) != (job.table, job.progress):
            analysis = self._read(job)
        analysis.go_on(time.monotonic() + job.patience)
        self._analysis = analysis
        self._table, self._progress = job.table, analysis.progress
        done = analysis.done
        body = Raw(msgspec.json.encode(told(analysis))) if done else NOTHING
        found = NOTHING if done else Raw(msgspec.json.encode(analysis.found))
        return Analysed(analysis.progress, found, body)

    def _read(self, job: Analyse) -> Analysis:
        s = job.setting
        game = self._library.find(s.game)
        keep = not s.seed
        begun = Record(game, s.seats, s.seed, dict(s.options), s.salt, start=s.start, keep_dice=keep, undo=False)
        moves = [(seat, game.table.parse(words)) for seat, words in job.moves]
        return Analysis(course_from(begun, moves), found=msgspec.json.decode(job.found))


def told(analysis: Analysis) -> dict[str, Any]:
    """The body, with moves as choices are sent."""
    table = analysis.course.game.table
    body = body_of(analysis)
    for turn in body["turns"]:
        turn.update({"played": _plain(table, turn["played"]), "best": _plain(table, turn["best"])})
        turn["plan"] = [_plain(table, words) for words in turn["plan"]]
    for throw in body["luckiest"]:
        throw["move"] = _plain(table, throw["move"])
    return body


def _plain(table: MoveTable, words: str) -> dict[str, Any]:
    return table.plain(table.parse(words))
