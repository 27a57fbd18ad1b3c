"""A learner's way through a lesson, replayed from its start: what was right, what is asked next, what may be seen.

The same entries give the same answer, so nobody has to remember anything between two of them. A wrong move is made on a
copy, with dice of its own, to show what comes of it; the way goes on where it was before.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Final

from reame.kernel.chance import Dice, ScriptEnded
from reame.kernel.errors import BadMove
from reame.kernel.journal import Journal
from reame.kernel.position import Position
from reame.lessons.lesson import MOST_ENTRIES, POINT, READ_ON, BadLesson, Lesson, Step, Test
from reame.lessons.odds import ENOUGH, MOST, MOST_EVER, MOST_REPLIES, Odds, next_reply

RIGHT: Final = "right"
WRONG: Final = "wrong"
ILLEGAL: Final = "illegal"
MOST_KEPT: Final = 2_000  # odds of a lesson
MISSING: Final = object()  # nothing is at that place of a view


class Teacher:
    """Stands at a step of a lesson, after so many entries."""

    def __init__(self, lesson: Lesson, begin: Position | None = None) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.seat = lesson.seat
        self.position = lesson.begin() if begin is None else begin
        self.tried: Position | None = None  # what came of a wrong move
        self.at = -1
        self.kept: list[str] = []  # the entries that count, a wrong one last
        self.since = 0  # of these, so many before the present step
        self.verdict = ""  # on the last entry
        self.said = ""  # about it
        self.refused: dict[str, Any] | None = None  # the sentence of the rules that forbids it
        self.attained = 1.0  # of the best odds of the goal, the part that the moves so far have kept
        self.judged: tuple[float, float] | None = None  # the odds of the way that was taken, and of the best
        self._replies: list[str] = []
        self._go_on()

    @property
    def step(self) -> Step | None:
        """The present step; None when all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def done(self) -> bool:
        """Has everything been learned? Free play is a gift."""
        return self.step is None or self.step.kind == "play"

    @property
    def shown(self) -> Position:
        """What the learner looks at."""
        return self.position if self.tried is None else self.tried

    def copy(self) -> Teacher:
        """Another one who stands here. Positions are shared: no move is made on one that somebody looks at."""
        new = copy(self)
        new.kept = self.kept.copy()
        new._replies = self._replies.copy()
        return new

    # -- the way -----------------------------------------------------------------------------

    def follow(self, entries: list[str]) -> None:
        """All that the learner has said. What comes after a wrong move is not heard."""
        for entry in entries[:MOST_ENTRIES]:
            if self.tried is not None or self.done or not self.hear(entry):
                return

    def hear(self, entry: str) -> bool:
        """One entry; False if it changed nothing."""
        step = self.step
        if step is None or self.tried is not None or step.kind == "play":
            return False
        self.verdict, self.said, self.refused, self.judged = "", "", None, None
        if step.kind == "read":
            heard = entry == READ_ON
            if heard:
                self.kept.append(entry)
                self._go_on()
            return heard
        if step.kind == "point":
            return self._pointed(step, entry)
        return self._moved(step, entry)

    def _pointed(self, step: Step, entry: str) -> bool:
        if entry not in self.places():
            self.verdict = ILLEGAL
            return False
        self.kept.append(entry)
        if entry in step.point:
            self._right(step)
            return True
        said = next((w.say for w in step.wrong if entry in w.refs), "")
        self._wrong(said, self._copy(self.position))
        return True

    def _moved(self, step: Step, entry: str) -> bool:
        try:
            move = self.game.table.parse(entry)
        except BadMove:
            self.verdict = ILLEGAL
            return False
        if move not in self.position.legal(self.seat):
            self.verdict = ILLEGAL
            self.refused = self.position.why(self.seat, move).sentence.plain()
            return False
        self.kept.append(entry)
        if step.kind == "goal":
            self._towards(step, move)
            return True
        after, fresh = self.after(self.seat, move)
        if entry == step.model[0] or any(self.holds(t, [entry], after, fresh) for t in step.accept):
            self.position = after
            self._right(step)
        else:
            astray, fresh = self._astray(move)
            self._wrong(next((w.say for w in step.wrong if self.holds(w, [entry], astray, fresh)), ""), astray)
        return True

    def _towards(self, step: Step, move: int) -> None:
        """A move towards a goal; others answer, if they are asked before it is reached or missed."""
        made = self.kept[self.since :]
        moves = step.within - len(made) + 1  # with this one
        if step.odds:
            self._weighed(step, move, moves)
        self.position = self.after(self.seat, move)[0]
        self._answered(step, last=moves == 1)
        if self.attained < ENOUGH:
            self._missed(step, made)
        elif self.reached(step):
            self._right(step)
        elif step.odds and not self.best():
            self._right(step)  # only the dice have failed
        elif moves == 1 or self.position.over:
            self._missed(step, made)

    def _weighed(self, step: Step, move: int, moves: int) -> None:
        """What a move does to the odds, whatever falls."""
        before = self.best(moves)
        key = (*self.kept, "?")
        after = self._reckoned(key, lambda: self.odds(step).after(self.position, self._replies, moves, move))
        self.attained *= after / before if before else 0.0
        self.judged = (self.attained * step.odds, step.odds)

    def _answered(self, step: Step, last: bool) -> None:
        """The others answer; after the last move only those who have been given something to say."""
        if last and not self._replies:
            return
        for _ in range(MOST_REPLIES):
            said = None if self.reached(step) else next_reply(self.game, self.seat, self.position, self._replies)
            if said is None:
                return
            self.position = self.after(*said)[0]
        raise BadLesson(f"{self.where}: others are asked more than {MOST_REPLIES} times")

    def _missed(self, step: Step, made: list[str]) -> None:
        """What is said about it: the first that fits what was done and what has come of it."""
        fit = (w.say for w in step.wrong if self.holds(w, made, self.position, 0))
        self._wrong(next(fit, step.missed), self.position)

    def reached(self, step: Step, p: Position | None = None) -> bool:
        """Is the goal of a step reached?"""
        here = self.position if p is None else p
        return all(self.holds(t, [], here, 0) for t in step.goal)

    def odds(self, step: Step, most: int = MOST) -> Odds:
        """What can be attained from here towards the goal of a step."""
        told = any(t.told for t in step.goal)
        return Odds(self.game, self.seat, lambda p: self.reached(step, p), told, most)

    def odds_of_model(self) -> float:
        """Of the first move of the model, and the best after it."""
        step = self.step
        assert step is not None
        move = self.game.table.parse(step.model[0])
        return self.odds(step).after(self.position, list(step.replies), step.within, move)

    def best_of_all(self) -> float:
        """The best odds of the whole step, however long that takes to look at."""
        step = self.step
        assert step is not None
        return self.odds(step, MOST_EVER).best(self.position, list(step.replies), step.within)

    def best(self, moves: int = 0) -> float:
        """The best odds of the present step, which has a goal, from here, with the moves that are left, or so many."""
        step = self.step
        assert step is not None
        left = moves or step.within - (len(self.kept) - self.since)
        if step.odds and left == step.within:
            return step.odds  # looked at when the puzzle was made
        key = (*self.kept, str(left))
        return self._reckoned(key, lambda: self.odds(step).best(self.position, self._replies, left))

    def _reckoned(self, key: tuple[str, ...], reckon: Callable[[], float]) -> float:
        """What was reckoned once for these entries; it holds for everybody who goes this way in this lesson."""
        known = self.lesson.odds
        if key not in known:
            if len(known) >= MOST_KEPT:
                known.clear()
            known[key] = reckon()
        return known[key]

    def sure(self, made: list[str]) -> bool:
        """Do these moves reach the goal of the present step, from here, however the dice fall?"""
        step = self.step
        assert step is not None
        left = step.within - (len(self.kept) - self.since)
        return self.odds(step).sure(self.position, self._replies, left, [self.game.table.parse(m) for m in made])

    def _right(self, step: Step) -> None:
        self.verdict, self.said = RIGHT, step.right
        self._go_on()

    def _wrong(self, said: str, tried: Position) -> None:
        self.verdict, self.said, self.tried = WRONG, said, tried

    def _go_on(self) -> None:
        """To the next step in which there is something to do or to read; what others do on the way is done."""
        self.at += 1
        self.since = len(self.kept)
        self.attained = 1.0
        step = self.step
        while step is not None:
            for words in step.they:
                self._they(words)
            if step.kind:
                self._replies = list(step.replies)
                self._check_asked(step)
                return
            self.at += 1
            step = self.step

    def _they(self, said: str) -> None:
        seat, _, words = said.partition(" ")
        try:
            move = self.game.table.parse(words)
        except BadMove as e:
            raise BadLesson(f"{self.where}: they: {e}") from None
        if not seat.isdigit() or move not in self.position.legal(int(seat)):
            raise BadLesson(f"{self.where}: they: {said!r} cannot be done here")
        self.position = self.after(int(seat), move)[0]

    def _check_asked(self, step: Step) -> None:
        if step.kind not in ("do", "goal"):
            return
        question = self.position.question(self.seat)
        if question is None:
            raise BadLesson(f"{self.where}: seat {self.seat} is not asked anything here")
        if step.asks and question.phrase.key != step.asks:
            raise BadLesson(f"{self.where}: the question is {question.phrase.key}, not {step.asks}")

    @property
    def where(self) -> str:
        """For messages: the lesson and the step."""
        return f"{self.game.name} {self.lesson.name}, step {self.at + 1}"

    # -- moves -------------------------------------------------------------------------------

    def _copy(self, p: Position) -> Position:
        """The same position, with its journal."""
        new = p.clone()
        new.journal = Journal()
        assert p.journal is not None
        new.journal.events = p.journal.events.copy()
        return new

    def after(self, seat: int, move: int) -> tuple[Position, int]:
        """The position after a move, and how many lines of the journal were there before.

        The script falls; where a way of one's own asks for other dice than it has, they fall by lot from there on.
        """
        new = self._copy(self.position)
        lines = len(_journal(new))
        try:
            new.apply(seat, move)
        except ScriptEnded:
            return self._astray(move, seat)
        return new, lines

    def _astray(self, move: int, seat: int | None = None) -> tuple[Position, int]:
        """The position after a move beside the script, with dice of its own."""
        new = self._copy(self.position)
        lines = len(_journal(new))
        new.dice = Dice(f"{self.game.name} {self.lesson.name} {len(self.kept)}")
        new.apply(self.seat if seat is None else seat, move)
        return new, lines

    def holds(self, test: Test, made: list[str], p: Position, lines: int) -> bool:
        """Is all that a test asks for so? Of several moves that were made, one has to fit."""
        if test.moves and not any(matches(pattern, entry) for pattern in test.moves for entry in made):
            return False
        if test.path and not _found(look(p.view(self.seat), test.path), test.want):
            return False
        if not test.told:
            return True
        return any(e.phrase.key == test.told and e.seen_by(self.seat) for e in _journal(p).events[lines:])

    # -- what may be chosen ------------------------------------------------------------------

    def places(self) -> list[str]:
        """What a learner may point at: what the step says, or everything of the kinds of the right answers."""
        step = self.step
        if step is None or step.kind != "point":
            return []
        kinds = self.game.kinds()
        for name in {ref.partition(":")[0] for ref in (*step.point, *step.among)}:
            if name not in kinds:
                raise BadLesson(f"{self.where}: point: there are no things of kind {name!r}")
        if step.among:  # in an order that does not tell which are right
            some = {*step.among, *step.point}
            return [
                f"{name}:{word}" for name in sorted(kinds) for word in kinds[name].words if f"{name}:{word}" in some
            ]
        named = dict.fromkeys(ref.partition(":")[0] for ref in step.point)
        return [f"{name}:{word}" for name in named for word in kinds[name].words]

    def choices(self) -> list[dict[str, Any]]:
        """What the learner can choose from now, as the table sends it."""
        step = self.step
        if step is None or self.tried is not None:
            return []
        if step.kind == "point":
            return [
                {"move": -1, "words": ref, "verb": POINT, "args": [list(ref.partition(":")[::2])]}
                for ref in self.places()
            ]
        if step.kind in ("do", "goal"):
            return [self.game.table.plain(m) for m in self.position.legal(self.seat)]
        return []

    def shown_how(self) -> list[str]:
        """Entries that do the present step, from its beginning."""
        step = self.step
        if step is None or step.kind == "play":
            return []
        if step.kind == "read":
            return [READ_ON]
        return list(step.point[:1]) if step.kind == "point" else list(step.model)


def matches(pattern: str, words: str) -> bool:
    """Do these words fit a pattern, in which a star stands for any word?"""
    wanted, said = pattern.split(), words.split()
    return len(wanted) == len(said) and all(w in ("*", s) for w, s in zip(wanted, said, strict=True))


def look(view: Any, path: str) -> Any:
    """What stands at a place of a view: keys and numbers of a list, with dots between them."""
    here = view
    for part in path.split("."):
        if isinstance(here, list) and part.isdigit() and int(part) < len(here):
            here = here[int(part)]
        elif isinstance(here, dict) and part in here:
            here = here[part]
        else:
            return MISSING
    return here


def _found(here: Any, want: tuple[tuple[str, Any], ...]) -> bool:
    """Is what is wanted there? With `count` it is counted how often that stands among the values."""
    wishes = dict(want)
    values = list(here.values()) if isinstance(here, dict) else here if isinstance(here, list) else []
    if "count" in wishes:
        counted = wishes.pop("count")
        here = sum(v == counted for v in values)
    number = here if type(here) is int else 0  # what is blank is left out of a view
    return all(_as_wanted(here, values, number, key, wanted) for key, wanted in wishes.items())


def _as_wanted(here: Any, values: list[Any], number: int, key: str, wanted: Any) -> bool:
    if key == "is":
        return bool(here == wanted or (here is MISSING and wanted == 0))
    if key in ("least", "most"):
        return bool(number >= wanted if key == "least" else number <= wanted)
    there = wanted in values or (isinstance(here, dict) and wanted in here)
    return there == (key == "has")


def _journal(p: Position) -> Journal:
    assert p.journal is not None
    return p.journal
