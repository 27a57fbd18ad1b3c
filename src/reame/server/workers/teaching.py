"""A worker goes through a lesson with a learner, from its start each time."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from reame.kernel.eyes import Eyes
from reame.lessons import lesson as lessons
from reame.lessons.answer import laid, tell
from reame.lessons.teacher import Teacher
from reame.server.library import Library
from reame.server.workers.jobs import Taught, Teach
from reame.server.workers.weighing import prospects


def teach(library: Library, job: Teach) -> Taught:
    """What is told after these entries."""
    lesson = lessons.find(library.find(job.game), job.lesson)
    if job.lay:
        return Taught(Raw(msgspec.json.encode(laid(lesson, job.entries))))
    teacher = Teacher(lesson)
    teacher.follow(job.entries)
    told: dict[str, Any] = tell(teacher, job.show, job.why)
    if job.about:
        told["told"] = prospects(Eyes(teacher.shown, teacher.seat), job.about)
    return Taught(Raw(msgspec.json.encode(told)))
