"""Is a lesson whole? What the suite demands of every lesson, and `reame lesson check` tells whoever writes one."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

from reame.kernel.chance import Dice
from reame.kernel.errors import BadPosition
from reame.kernel.game import Game
from reame.lessons import lesson as lessons
from reame.lessons.answer import answer, tell
from reame.lessons.lesson import BadLesson, Lesson, LessonWords, Step, Test
from reame.lessons.mine import RARE, by_lot
from reame.lessons.teacher import RIGHT, WRONG, Teacher
from reame.words import LANGUAGES, NoSuchWord, Words

LONGEST: Final = 280  # characters of what is said at once
ROOM: Final = "reame.terminal"  # has messages of its own beside those of the lessons
BLANK: Final = "…"  # what a draft has in place of a text
FEW: Final = 20  # steps beside the way that a wanderer takes, unless told
LEARNERS: Final = 24  # who solve a puzzle by lot
WORLDS: Final = 3  # that are imagined
ODD: Final = 0.005  # that odds may be off

_PARAGRAPH: Final = re.compile(r"^#+ ((?:\d+(?:\.\d+)*[A-Za-z]?)|(?:R\d+))\.?(?=\s|$|:)", re.M)


def check(lesson: Lesson, deviations: int = FEW, seed: str = "1") -> list[str]:
    """What is wrong with a lesson, each in a line; nothing, if it is whole."""
    found = check_start(lesson)
    if found:
        return found
    found = [*check_texts(lesson), *check_references(lesson)]
    try:
        found += check_way(lesson)
        if lesson.puzzle and not found:
            found += check_puzzle(lesson)
        if not found:
            found += wander(lesson, deviations, seed)
    except BadLesson as e:
        found.append(str(e))
    return found


def check_named(game: Game[Any], name: str, deviations: int = FEW) -> list[str]:
    """The same for a lesson that can perhaps not be read."""
    try:
        return check(lessons.find(game, name), deviations)
    except BadLesson as e:
        return [str(e)]


def check_start(lesson: Lesson) -> list[str]:
    """Rules, and the position it starts from."""
    name = f"{lesson.game.name} {lesson.name}"
    if lesson.rules != lesson.game.version:
        return [f"{name}: rules: written for rules {lesson.rules}; these are rules {lesson.game.version}"]
    try:
        p = lesson.begin()
    except BadPosition as e:
        return [f"{name}: {lesson.name}.json: {e}"]
    return [f"{name}: the position cannot occur: {line}" for line in lesson.game.broken(p)]


def check_texts(lesson: Lesson) -> list[str]:
    """Every text is there in both languages, short, and can be said."""
    name = f"{lesson.game.name} {lesson.name}"
    found: list[str] = []
    for language in LANGUAGES:
        words = LessonWords(lesson.game, language)
        common = Words(lesson.game.name, language, room=ROOM)
        for key in dict.fromkeys(lesson.texts()):
            if common.has(key):
                found.append(f"{name}: {key}: the game itself has such a message; choose another key")
                continue
            try:
                text = words.text(key)
            except NoSuchWord as e:
                found.append(f"{name}: {e}")
                continue
            if text == BLANK:
                found.append(f"{name}: {language}: {key}: is still to be written")
            if len(text) > LONGEST:
                found.append(f"{name}: {language}: {key}: {len(text)} characters; {LONGEST} are the most")
    return found


def unused(game: Game[Any]) -> list[str]:
    """Texts of a game's lessons that no lesson says, or that only one language has."""
    said = {key for name in lessons.names(game) for key in lessons.find(game, name).texts()}
    found: list[str] = []
    for language in LANGUAGES:
        keys = re.findall(r"^([a-zA-Z][\w-]*) *=", lessons.texts(game, language), re.M)
        found += [f"{game.name}: {language}: {key}: no lesson says it" for key in keys if key not in said]
        found += [f"{game.name}: {language}: {key}: written twice" for key in {k for k in keys if keys.count(k) > 1}]
    return found


def check_references(lesson: Lesson) -> list[str]:
    """Things and paragraphs that it names exist."""
    found: list[str] = []
    kinds = lesson.game.kinds()
    paragraphs = [set(_PARAGRAPH.findall(guide(lesson.game, language))) for language in LANGUAGES]
    for n, step in enumerate(lesson.steps, 1):
        where = f"{lesson.game.name} {lesson.name}, step {n}"
        refs = [*step.light, *step.point, *step.among, *(r for w in step.wrong for r in w.refs)]
        for ref in refs:
            kind, _, word = ref.partition(":")
            if kind not in kinds or word not in kinds[kind].words:
                found.append(f"{where}: {ref}: there is no such thing")
        if step.rule and not all(step.rule in known for known in paragraphs):
            found.append(f"{where}: rule: the guides have no paragraph {step.rule}")
        if step.kind == "play" and n != len(lesson.steps):
            found.append(f"{where}: free play is the last step")
    for (n, one), two in zip(enumerate(lesson.steps, 2), lesson.steps[1:], strict=False):
        if one.kind == two.kind == "read":
            found.append(
                f"{lesson.game.name} {lesson.name}, step {n}: two steps to read in a row; let the learner do something"
            )
    if not any(s.kind in ("do", "point", "goal") for s in lesson.steps):
        found.append(f"{lesson.game.name} {lesson.name}: the learner has nothing to do")
    return found


def guide(game: Game[Any], language: str) -> str:
    """The rules page of a game."""
    return files(lessons.home(game)).joinpath(f"guide.{language}.md").read_text("utf-8")


# -- the way -------------------------------------------------------------------------------------


def check_way(lesson: Lesson) -> list[str]:
    """The models lead to the end; at each step every `wrong` and `accept` fits something; the script is used up."""
    found: list[str] = []
    teacher = Teacher(lesson)
    while not teacher.done:
        step = teacher.step
        assert step is not None
        found += _check_step(teacher, step)
        before = teacher.at
        where, entries = teacher.where, teacher.shown_how()
        for entry in entries:
            teacher.hear(entry)
        if teacher.at == before:
            found.append(
                f"{where}: the model is not accepted: {', '.join(entries)} ({teacher.verdict or 'not enough'})"
            )
            return found
    left = teacher.position.dice.script
    if lesson.dice and left:
        found.append(f"{lesson.game.name} {lesson.name}: dice: {len(left)} at the end are never thrown")
    return found


def check_puzzle(lesson: Lesson, tries: int = LEARNERS) -> list[str]:
    """Is it still one? One goal; few reach it by lot; and what the learner cannot see decides nothing."""
    name = f"{lesson.game.name} {lesson.name}"
    goals = [s for s in lesson.steps if s.kind == "goal"]
    if len(goals) != 1 or len(lesson.steps) != 1:
        return [f"{name}: a puzzle has one step, with a goal"]
    step = goals[0]
    found = [f"{name}: {key}: a puzzle has one" for key in ("hint", "right", "missed") if not getattr(step, key)]
    begun = Teacher(lesson)
    if step.odds:
        attained = begun.odds_of_model()
        if abs(attained - step.odds) > ODD:
            found.append(f"{name}: odds: the model has {attained:.4f}, not {step.odds}")
    elif not begun.sure(list(step.model)):
        found.append(f"{name}: odds: the model needs luck, and how much is not said")
    for n in range(WORLDS):
        found += _check_world(lesson, step, n)
    lucky, unsure = by_lot(lesson, tries, RARE)
    if lucky > RARE:
        found.append(f"{name}: by lot {lucky:.0%} or more reach the goal; {RARE:.0%} are the most")
    found += [f"{name}: {', '.join(made)}: is told right, but needs luck" for made in unsure]
    return found


def check_odds(lesson: Lesson) -> list[str]:
    """Is no way better than the odds say? This looks at all ways, and may take a minute."""
    step = lesson.steps[0]
    if not (lesson.puzzle and step.odds):
        return []
    best = Teacher(lesson).best_of_all()
    name = f"{lesson.game.name} {lesson.name}"
    return [] if abs(best - step.odds) <= ODD else [f"{name}: odds: the best are {best:.4f}, not {step.odds}"]


def _check_world(lesson: Lesson, step: Step, n: int) -> list[str]:
    """In another world that the learner could imagine, the model does as well."""
    world = lesson.begin()
    journal, dice = world.journal, world.dice
    world = world.imagine(lesson.seat, Dice(f"world {n}"))
    world.journal, world.dice = journal, dice
    teacher = Teacher(lesson, world)
    where = f"{lesson.game.name} {lesson.name}, in another world that the learner could imagine"
    if step.odds:
        attained = teacher.odds_of_model()
        return [] if abs(attained - step.odds) <= ODD else [f"{where}: the model has {attained:.4f}"]
    return [] if teacher.sure(list(step.model)) else [f"{where}: the model does not lead to the goal"]


def _check_step(teacher: Teacher, step: Step) -> list[str]:
    if step.kind == "do":
        return _check_move(teacher, step)
    where = teacher.where
    if step.kind == "point":
        can = set(teacher.places()) - set(step.point)
        return [
            f"{where}: wrong {n}: refs: not all of them can be pointed at, or one is right"
            for n, test in enumerate(step.wrong, 1)
            if not set(test.refs) <= can
        ]
    if step.kind == "goal" and teacher.reached(step):
        return [f"{where}: the goal is reached before anything is done"]
    return []


def _check_move(teacher: Teacher, step: Step) -> list[str]:
    where = teacher.where
    told = {c["words"]: _told(teacher, c["words"]) for c in teacher.choices()}
    right = [words for words, (verdict, _) in told.items() if verdict == RIGHT]
    found = [
        f"{where}: wrong {n} ({test.say}) fits no move that is refused"
        for n, test in enumerate(step.wrong, 1)
        if (WRONG, test.say) not in told.values()
    ]
    for n, test in enumerate(step.accept, 1):
        fit = [words for words in right if _fits(teacher, test, words)]
        if not fit:
            found.append(f"{where}: accept {n} fits no move")
        for words in {*fit[:1], *fit[-1:]}:
            if not _leads_on(teacher, words):
                found.append(f"{where}: accept {n}: after {words!r} the models do not lead to the end")
    return found


def _told(teacher: Teacher, entry: str) -> tuple[str, str]:
    """What a learner is told who says this here."""
    other = teacher.copy()
    other.hear(entry)
    return other.verdict, other.said


def _fits(teacher: Teacher, test: Test, words: str) -> bool:
    after, lines = teacher.after(teacher.seat, teacher.game.table.parse(words))
    return teacher.holds(test, [words], after, lines)


def _leads_on(teacher: Teacher, words: str) -> bool:
    """By this move, and then by the models: to the end?"""
    other = teacher.copy()
    other.hear(words)
    while not other.done:
        at = other.at
        for entry in other.shown_how():
            other.hear(entry)
        if other.at == at:
            return False
    return True


def wander(lesson: Lesson, deviations: int, seed: str) -> list[str]:
    """Somebody who tries everything: so many random choices, each answered and shown; and the end is reached.

    Wrong ones are taken back; right ones lead on, by the learner's own way; when it ends, from the start.
    """
    dice = Dice(f"wanderer {lesson.game.name} {lesson.name} {seed}")
    teacher = Teacher(lesson)
    begun = teacher.copy()  # the present step, before anything was done in it
    while deviations or not teacher.done:
        if teacher.done:
            teacher = Teacher(lesson)
        if teacher.at != begun.at or not teacher.kept:
            begun = teacher.copy()
        choices = [c["words"] for c in teacher.choices()]
        if deviations and choices and dice.below(2):
            deviations -= 1
            other = teacher.copy()
            entry = choices[dice.below(len(choices))]
            other.hear(entry)
            told = tell(other)
            if other.verdict not in (RIGHT, WRONG) and other.at == begun.at and _kind(begun) != "goal":
                return [f"{teacher.where}: {entry!r} is among the choices and has no answer"]
            if told["verdict"] != WRONG:
                teacher = other
            elif _kind(begun) == "goal":
                teacher = begun.copy()
            continue
        teacher = begun.copy()
        for entry in teacher.shown_how():
            teacher.hear(entry)
        if teacher.at == begun.at:
            return [f"{teacher.where}: after a way of one's own the model is not accepted: {', '.join(teacher.kept)}"]
    if tell(teacher) != answer(lesson, teacher.kept):
        return [f"{lesson.game.name} {lesson.name}: the same entries are not always answered alike"]
    return []


def _kind(teacher: Teacher) -> str:
    return "" if teacher.step is None else teacher.step.kind
