"""What a learner is told and shown, as plain data: the state of a table, and what the teacher says about it."""

from __future__ import annotations

from typing import Any

from reame.kernel.errors import BadMove
from reame.lessons.lesson import Lesson, Play, Test
from reame.lessons.teacher import Teacher


def answer(lesson: Lesson, entries: list[str], show: bool = False, why: str = "") -> dict[str, Any]:
    """What there is to say and to see after these entries."""
    teacher = Teacher(lesson)
    teacher.follow(entries)
    return tell(teacher, show, why)


def tell(teacher: Teacher, show: bool = False, why: str = "") -> dict[str, Any]:
    """What there is to say and to see; `show` asks for the model, `why` about a move."""
    lesson, step = teacher.lesson, teacher.step
    out = {
        "game": lesson.game.name,
        "lesson": lesson.name,
        "step": sum(1 for s in lesson.steps[: teacher.at] if s.kind),
        "of": sum(1 for s in lesson.steps if s.kind),
        "kind": "end" if step is None else step.kind,
        "entries": teacher.kept,
        "since": teacher.since,
        "verdict": teacher.verdict,
        "said": teacher.said,
        "refused": teacher.refused,
        "done": teacher.done,
        "state": state(teacher),
        **_prompt(teacher),
    }
    if teacher.judged is not None:
        out["odds"] = dict(zip(("way", "best"), teacher.judged, strict=True))
    if show:
        out["model"] = teacher.shown_how()
    if why:
        out["why"] = _why(teacher, why)
    return out


def _prompt(teacher: Teacher) -> dict[str, Any]:
    step = teacher.step
    if step is None:
        return {"say": "", "rule": "", "light": [], "hint": "", "left": 0, "play": None}
    made = len(teacher.kept) - teacher.since
    return {
        "say": step.say,
        "rule": step.rule,
        "light": list(step.light),
        "hint": step.hint,
        "left": max(0, step.within - made) if step.kind == "goal" else 0,
        "play": None if step.play is None else _play(step.play),
    }


def _play(play: Play) -> dict[str, Any]:
    return {"bots": list(play.bots), "until": [_until(t) for t in play.until]}


def _until(test: Test) -> dict[str, Any]:
    return {"view": test.path, **dict(test.want)}


def state(teacher: Teacher) -> dict[str, Any]:
    """What the learner's seat sees, in the shape in which a table tells it."""
    p, seat = teacher.shown, teacher.seat
    choices = teacher.choices()
    moves = teacher.step is not None and teacher.step.kind in ("do", "goal") and teacher.tried is None
    question = p.question(seat) if moves else None
    assert p.journal is not None
    mine = {
        "seq": len(teacher.kept),
        "view": p.view(seat),
        "question": None if question is None else question.plain(),
        "choices": choices,
        "default": None,
        "can_undo": False,  # that is done by leaving out the last entry
        "forced": False,
        "final": [],
    }
    return {
        "type": "state",
        "eyes": [seat],
        "seats": {str(seat): mine},
        "asked": [seat] if choices else [],
        "outcome": None if p.outcome is None else p.outcome.plain(),
        "kept": 0,
        "lines": [{"n": n, **line} for n, line in enumerate(p.journal.lines(seat))],
    }


def _why(teacher: Teacher, words: str) -> dict[str, Any] | None:
    try:
        move = teacher.game.table.parse(words)
    except BadMove:
        return None
    why = teacher.position.why(teacher.seat, move)
    return {"allowed": why.allowed, "sentence": why.sentence.plain()}


def laid(lesson: Lesson, entries: list[str]) -> dict[str, Any] | None:
    """The position in which free play begins, without its dice; None if these entries do not lead there."""
    teacher = Teacher(lesson)
    teacher.follow(entries)
    if teacher.step is None or teacher.step.kind != "play" or teacher.position.over:
        return None
    dump = teacher.position.dump()
    del dump["dice"]
    return dump
