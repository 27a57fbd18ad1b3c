"""A lesson as data: read from its files, with clear errors. How to write one is said in docs/lessons.md."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from tomllib import TOMLDecodeError, loads
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from reame.kernel.errors import ReameError
from reame.kernel.game import Game
from reame.kernel.journal import Journal
from reame.kernel.position import Position
from reame.words import LANGUAGES, Words, catalogue

FOLDER: Final = "lessons"
NAME: Final = re.compile(r"\d\d-[a-z][a-z0-9-]*")
READ_ON: Final = "next"  # what a learner says who has read a step in which there is nothing to do
POINT: Final = "point"  # the verb of a click that is no move
MOST_ENTRIES: Final = 300  # that a learner says in one lesson

_LESSON: Final = frozenset({"rules", "seat", "dice", "puzzle", "step"})
_STEP: Final = frozenset(
    {"say", "rule", "light", "hint", "right", "they", "asks", "model", "accept", "wrong", "point", "among", "goal"}
    | {"within", "odds", "missed", "replies", "play"}
)
_TEST: Final = frozenset({"moves", "refs", "view", "is", "least", "most", "has", "lacks", "count", "told"})


class BadLesson(ReameError):
    """A lesson that is not one; the message begins with its name and the place in its file."""


class NoSuchLesson(ReameError):
    """A name that the game has no lesson by."""


@dataclass(frozen=True)
class Test:
    """What a move has to be, or to bring about; all that is given has to hold."""

    moves: tuple[str, ...] = ()  # patterns: a star stands for any word
    refs: tuple[str, ...] = ()  # where a learner points
    path: str = ""  # into the view of the learner's seat
    want: tuple[tuple[str, Any], ...] = ()  # what is to be found there: pairs of is, least, most, has, lacks, count
    told: str = ""  # a line of the journal that comes of it, by its key
    say: str = ""  # for a wrong one: why


@dataclass(frozen=True)
class Play:
    """Free play against bots, at a real table."""

    bots: tuple[str, ...]  # of the other seats in order, the last one repeated
    until: tuple[Test, ...] = ()  # when the lesson is over, if before the game


@dataclass(frozen=True)
class Step:
    """One step. What is given says what the learner does: read, make a move, point, reach a goal, play freely."""

    say: str = ""
    rule: str = ""
    light: tuple[str, ...] = ()
    hint: str = ""
    right: str = ""  # said when it is done
    they: tuple[str, ...] = ()  # moves of other seats, when the step begins
    asks: str = ""
    model: tuple[str, ...] = ()
    accept: tuple[Test, ...] = ()
    wrong: tuple[Test, ...] = ()
    point: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    goal: tuple[Test, ...] = ()
    within: int = 0  # moves in which the goal is to be reached
    odds: float = 0.0  # with dice: the best with which it can be reached, of 1; judged is what a way does to them
    missed: str = ""  # said when it is not reached, and nothing in `wrong` fits
    replies: tuple[str, ...] = ()  # of other seats who are asked meanwhile
    play: Play | None = None

    @property
    def kind(self) -> str:
        """What the learner does: do, point, goal, play, read; or nothing."""
        if self.asks:
            return "do"
        if self.point:
            return "point"
        if self.goal:
            return "goal"
        if self.play is not None:
            return "play"
        return "read" if self.say else ""


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: Game[Any]
    name: str
    rules: int
    seat: int
    dice: tuple[int, ...]
    puzzle: bool
    steps: tuple[Step, ...]
    start: Mapping[str, Any]
    odds: dict[tuple[str, ...], float] = field(default_factory=dict, compare=False)  # that were reckoned, by entries

    def begin(self) -> Position:
        """The position it starts from, with its dice and a journal."""
        data = dict(self.start)
        dice = dict(data.get("dice", {"seed": f"{self.game.name} {self.name}"}))
        if self.dice:
            dice = {"script": [face - 1 for face in self.dice], "seed": dice.get("seed", self.name)}
        data["dice"] = dice
        p: Position = self.game.load(data)
        p.journal = Journal()
        return p

    def texts(self) -> list[str]:
        """The keys of all its texts, its title among them."""
        out = [f"title-{self.name}", f"about-{self.name}"]
        for s in self.steps:
            out += [s.say, s.hint, s.right, s.missed, *(w.say for w in s.wrong)]
        return [key for key in out if key]


# -- reading -------------------------------------------------------------------------------------


def folder(game: Game[Any]) -> Traversable:
    """Where the lessons of a game lie."""
    return files(home(game)).joinpath(FOLDER)


def home(game: Game[Any]) -> str:
    """The package where the files of a game lie; empty, if it is but a module."""
    return type(game).__module__.rpartition(".")[0]


@cache
def names(game: Game[Any]) -> tuple[str, ...]:
    """The lessons of a game, in order."""
    if not home(game) or not folder(game).is_dir():
        return ()
    found = [f.name.removesuffix(".toml") for f in folder(game).iterdir()]
    return tuple(sorted(n for n in found if NAME.fullmatch(n)))


@cache
def find(game: Game[Any], name: str) -> Lesson:
    """A lesson by its name."""
    if name not in names(game):
        raise NoSuchLesson(f"{game.name} has no lesson {name!r}; it has: {', '.join(names(game)) or 'none'}")
    text = folder(game).joinpath(f"{name}.toml").read_text("utf-8")
    dump = folder(game).joinpath(f"{name}.json")
    if not dump.is_file():
        raise BadLesson(f"{game.name} {name}: the position it starts from, {name}.json, is missing")
    return read(game, name, text, dump.read_text("utf-8"))


def read(game: Game[Any], name: str, text: str, dump: str) -> Lesson:
    """A lesson from the text of its files."""
    where = f"{game.name} {name}"
    try:
        data = loads(text)
        start = json.loads(dump)
    except (TOMLDecodeError, json.JSONDecodeError) as e:
        raise BadLesson(f"{where}: {e}") from None
    _known(data, _LESSON, where)
    if not isinstance(start, dict):
        raise BadLesson(f"{where}: {name}.json is no object")
    dice = data.get("dice", [])
    if not isinstance(dice, list) or not all(type(f) is int and f >= 1 for f in dice):
        raise BadLesson(f"{where}: dice: a list of faces, from 1")
    steps = data.get("step", [])
    if not isinstance(steps, list) or not steps:
        raise BadLesson(f"{where}: a lesson has at least one [[step]]")
    seat = _number(data, "seat", where, 0)
    if seat >= start.get("seats", 0):
        raise BadLesson(f"{where}: seat: there is no seat {seat}")
    return Lesson(
        game=game,
        name=name,
        rules=_number(data, "rules", where),
        seat=seat,
        dice=tuple(dice),
        puzzle=data.get("puzzle") is True,
        steps=tuple(_step(raw, f"{where}, step {n}") for n, raw in enumerate(steps, 1)),
        start=start,
    )


def _step(raw: Any, where: str) -> Step:
    _known(raw, _STEP, where)
    model = raw.get("model", [])
    step = Step(
        say=_text(raw, "say", where),
        rule=_text(raw, "rule", where),
        light=_list(raw, "light", where),
        hint=_text(raw, "hint", where),
        right=_text(raw, "right", where),
        they=_list(raw, "they", where),
        asks=_text(raw, "asks", where),
        model=(model,) if isinstance(model, str) else _list(raw, "model", where),
        accept=_tests(raw, "accept", where, _TEST),
        wrong=_tests(raw, "wrong", where, _TEST | {"say"}),
        point=_list(raw, "point", where),
        among=_list(raw, "among", where),
        goal=_tests(raw, "goal", where, _TEST - {"moves", "refs"}),
        within=_number(raw, "within", where, 0),
        odds=_odds(raw, where),
        missed=_text(raw, "missed", where),
        replies=_list(raw, "replies", where),
        play=_play(raw.get("play"), f"{where}: play"),
    )
    _consistent(raw, step, where)
    return step


def _consistent(raw: dict[str, Any], step: Step, where: str) -> None:
    """What is given belongs together."""
    acts = [key for key in ("asks", "point", "goal", "play") if key in raw]
    if len(acts) > 1:
        raise BadLesson(f"{where}: one of {', '.join(acts)}, not several")
    if not acts and not step.say and not step.they:
        raise BadLesson(f"{where}: nothing is said or done")
    if acts and not step.say:
        raise BadLesson(f"{where}: say: the learner has to be told what to do")
    if step.asks and len(step.model) != 1:
        raise BadLesson(f"{where}: model: one move")
    if step.goal and not (step.model and len(step.model) <= step.within):
        raise BadLesson(f"{where}: a goal needs `within`, and a `model` of at most so many moves")
    belong = {"accept": "asks", "model": "asks goal", "among": "point"}
    belong |= {"within": "goal", "odds": "goal", "missed": "goal", "replies": "goal"}
    belong |= {"wrong": "asks point goal", "hint": "asks point goal", "right": "asks point goal"}
    for key, to in belong.items():
        if key in raw and not set(to.split()) & set(acts):
            raise BadLesson(f"{where}: {key} belongs to {to.replace(' ', ' or ')}")
    for n, test in enumerate(step.wrong, 1):
        if not test.say:
            raise BadLesson(f"{where}: wrong {n}: say: why it is wrong")
        if step.point and not test.refs:
            raise BadLesson(f"{where}: wrong {n}: refs: where one must not point")


def _play(raw: Any, where: str) -> Play | None:
    if raw is None:
        return None
    _known(raw, frozenset({"bots", "until"}), where)
    bots = _list(raw, "bots", where)
    until = raw.get("until", [])
    tests = until if isinstance(until, list) else [until]
    return Play(
        bots or ("greedy",), tuple(_test(t, f"{where}: until", _TEST - {"moves", "refs", "told"}) for t in tests)
    )


def _tests(raw: dict[str, Any], key: str, where: str, known: frozenset[str]) -> tuple[Test, ...]:
    found = raw.get(key, [])
    if not isinstance(found, list):
        raise BadLesson(f"{where}: {key}: a list of tables")
    return tuple(_test(one, f"{where}: {key} {n}", known) for n, one in enumerate(found, 1))


def _test(raw: Any, where: str, known: frozenset[str]) -> Test:
    _known(raw, known, where)
    want = tuple((k, raw[k]) for k in ("is", "least", "most", "has", "lacks", "count") if k in raw)
    path = _text(raw, "view", where)
    if bool(path) != bool(want):
        raise BadLesson(f"{where}: view says where to look, and one of is, least, most, has, lacks, count for what")
    test = Test(
        _list(raw, "moves", where),
        _list(raw, "refs", where),
        path,
        want,
        _text(raw, "told", where),
        _text(raw, "say", where),
    )
    if not (test.moves or test.refs or test.path or test.told):
        raise BadLesson(f"{where}: nothing is asked for")
    return test


def _known(raw: Any, keys: frozenset[str], where: str) -> None:
    if not isinstance(raw, dict):
        raise BadLesson(f"{where}: expected a table")
    for key in raw:
        if key not in keys:
            raise BadLesson(f"{where}: {key}: no such field; known are {', '.join(sorted(keys))}")


def _text(raw: dict[str, Any], key: str, where: str) -> str:
    found = raw.get(key, "")
    if not isinstance(found, str):
        raise BadLesson(f"{where}: {key}: expected text")
    return found


def _list(raw: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    found = raw.get(key, [])
    if not isinstance(found, list) or not all(isinstance(x, str) for x in found):
        raise BadLesson(f"{where}: {key}: expected a list of texts")
    return tuple(found)


def _odds(raw: dict[str, Any], where: str) -> float:
    found = raw.get("odds", 0.0)
    if type(found) is not float or not 0.0 <= found <= 1.0:
        raise BadLesson(f"{where}: odds: expected a number from 0.0 to 1.0")
    return found


def _number(raw: dict[str, Any], key: str, where: str, standard: int = -1) -> int:
    found = raw.get(key, standard)
    if type(found) is not int or found < 0:
        raise BadLesson(f"{where}: {key}: expected a number from 0")
    return found


# -- texts ---------------------------------------------------------------------------------------


def texts(game: Game[Any], language: str) -> str:
    """What is said in the lessons of a game, as Fluent text; empty if it has none."""
    if language not in LANGUAGES:
        raise ReameError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    if not home(game):
        return ""
    file = folder(game).joinpath(f"lessons.{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def _bundle(game: Game[Any], language: str, room: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(game.name, language, room)))
    bundle.add_resource(FluentResource(texts(game, language)))
    return bundle


class LessonWords(Words):
    """The words of a game, and what is said in its lessons."""

    def __init__(self, game: Game[Any], language: str, room: str = "") -> None:
        super().__init__(game.name, language, room=room)
        self._bundle = _bundle(game, language, room)
