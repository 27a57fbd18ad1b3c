"""Puzzles, mined from a record: what a seat brought about in a few moves, and few others would have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from reame.kernel.chance import Dice
from reame.kernel.record import Record
from reame.lessons.lesson import BadLesson, Lesson, Step, Test
from reame.lessons.odds import TooWide
from reame.lessons.teacher import RIGHT, WRONG, Teacher, matches

TRIES: Final = 60  # learners who choose by lot
RARE: Final = 0.25  # of them reach the goal, at most, or it is no puzzle
LONGEST: Final = 6  # own moves of a puzzle
OTHERS: Final = 12  # moves of others meanwhile, at most
BLIND: Final = frozenset({"asked", "me", "draft", "stack"})  # of a view: what is asked, not what is so


@dataclass(frozen=True)
class Found:
    """A moment of a record that could be a puzzle."""

    at: int
    seat: int
    within: int
    path: str
    value: Any
    lucky: float  # the part of learners by lot who are told that they are right
    odds: float  # the best; 0 if no dice fall
    model: tuple[str, ...]

    def told(self) -> str:
        """In a line that begins with what `reame lesson new` needs."""
        odds = f", best odds {self.odds:.0%}" if self.odds else ""
        how = f"--at {self.at} --seat {self.seat} --moves {self.within} --goal '{self.path}'"
        return f"{how} # {self.value!r}, by lot {self.lucky:.0%}{odds}: {'; '.join(self.model)}"


@dataclass(frozen=True)
class _Moment:
    """A decision of a record, before it is made."""

    at: int
    seat: int
    dump: dict[str, Any]
    facts: dict[str, Any]


def mine(record: Record, goals: list[str], most: int, tries: int = TRIES) -> Iterator[Found]:
    """Goals that a seat reached within so many moves of its own.

    `goals` are patterns of places in its view, such as `table.owner.*`; without any: whatever becomes its own.
    """
    last: dict[int, list[_Moment]] = {seat: [] for seat in range(record.seats)}
    for now in moments(record):
        before = last[now.seat]
        for path, value in _gained(before, now, goals):
            found = _longest(record, before, now.at, path, value, tries)
            if found is not None:
                yield found
        before.append(now)
        del before[:-most]


def moments(record: Record) -> Iterator[_Moment]:
    """Each decision of one seat alone."""
    again = replayed(record, 0)
    for at, (seat, move) in enumerate(record.moves):
        p = again.position
        if p.alone == seat:
            yield _Moment(at, seat, p.dump(), facts(p.view(seat)))
        again.play(seat, move)


def replayed(record: Record, at: int) -> Record:
    """The same game after so many moves, to go on from."""
    options = dict(record.options)
    start, keep = record.start, record.keep_dice
    again = Record(record.game, record.seats, record.seed, options, start=start, keep_dice=keep, undo=False)
    for seat, move in record.moves[:at]:
        again.play(seat, move)
    return again


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """Everything that stands in a view, by its place; of a list, `place[what]` for what is in it."""
    out: dict[str, Any] = {}
    todo: list[tuple[str, Any]] = [(k, v) for k, v in view.items() if k not in BLIND]
    while todo:
        path, here = todo.pop()
        if isinstance(here, dict):
            todo += [(f"{path}.{k}", v) for k, v in here.items()]
        elif isinstance(here, list):
            out |= {f"{path}[{x}]": True for x in here if isinstance(x, str)}
        elif here is not None:
            out[path] = here
    return out


def _gained(before: list[_Moment], now: _Moment, goals: list[str]) -> list[tuple[str, Any]]:
    """What has become so since the last decision of this seat."""
    if not before:
        return []
    old = before[-1].facts
    fresh = [(path, value) for path, value in now.facts.items() if old.get(path) != value]
    if not goals:
        return [(path, value) for path, value in fresh if value == str(now.seat)]
    return [(path, value) for path, value in fresh if any(matches(_apart(g), _apart(path)) for g in goals)]


def _apart(path: str) -> str:
    return path.replace(".", " ").replace("[", " [")


def _longest(record: Record, before: list[_Moment], until: int, path: str, value: Any, tries: int) -> Found | None:
    """The longest puzzle that ends there, if there is one."""
    for begin in before:
        model, replies = way(record, begin.at, until, begin.seat)
        if len(replies) > OTHERS or begin.facts.get(path) == value:
            continue
        lesson = puzzle(record, begin.dump, begin.seat, (goal(path, value),), model, replies)
        try:
            if by_lot(lesson, tries, RARE)[0] > RARE:
                continue
            lesson = with_odds(lesson)
            lucky, _ = by_lot(lesson, tries, RARE)
        except (BadLesson, TooWide):
            continue
        if lucky <= RARE:
            return Found(begin.at, begin.seat, len(model), path, value, lucky, lesson.steps[0].odds, tuple(model))
    return None


def way(record: Record, at: int, until: int, seat: int) -> tuple[list[str], list[str]]:
    """What a seat did from one move of a record to another, and what others did meanwhile."""
    words = record.game.table.words
    some = record.moves[at:until]
    return [words(m) for s, m in some if s == seat], [f"{s} {words(m)}" for s, m in some if s != seat]


def goal(path: str, value: Any) -> Test:
    """The test of a fact."""
    place, _, word = path.partition("[")
    return Test(path=place, want=(("has", word.rstrip("]")),) if word else (("is", value),))


def puzzle(
    record: Record, dump: dict[str, Any], seat: int, goals: tuple[Test, ...], model: list[str], replies: list[str]
) -> Lesson:
    """A puzzle still without texts."""
    step = Step(say="goal", goal=goals, model=tuple(model), replies=tuple(replies), within=len(model))
    return Lesson(record.game, "99-mined", record.game.version, seat, (), True, (step,), dump)


def with_odds(lesson: Lesson) -> Lesson:
    """With the best odds, if the model needs luck.

    BadLesson if it does not lead there, TooWide if there is too much to look at.
    """
    begun = Teacher(lesson)
    step = lesson.steps[0]
    teacher = begun.copy()
    for entry in step.model:
        teacher.hear(entry)
    if teacher.verdict != RIGHT:
        raise BadLesson(f"{begun.where}: the model does not lead to the goal")
    if begun.sure(list(step.model)):
        return lesson
    return replace(lesson, steps=(replace(step, odds=round(begun.best_of_all(), 4)),))


def by_lot(lesson: Lesson, tries: int, enough: float = 1.0) -> tuple[float, list[list[str]]]:
    """The part of learners who choose by lot and are told that they are right; once that is enough, no more are tried.

    And which of their ways are called right although they need luck, in a puzzle without odds.
    """
    dice = Dice(f"by lot {lesson.name}")
    begun = Teacher(lesson)
    right = 0
    unsure: list[list[str]] = []
    for _ in range(tries):
        teacher = begun.copy()
        while teacher.verdict not in (RIGHT, WRONG):
            choices = teacher.choices()
            teacher.hear(choices[dice.below(len(choices))]["words"])
        if teacher.verdict != RIGHT:
            continue
        right += 1
        if not lesson.steps[0].odds and not begun.sure(teacher.kept):
            unsure.append(teacher.kept)
        if right > enough * tries:
            break
    return right / tries, unsure
