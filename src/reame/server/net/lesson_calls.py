"""The HTTP calls of those who learn. Nothing is remembered here: each call says all that was done so far."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, get, post
from litestar.params import Parameter

from reame.kernel.game import Game
from reame.lessons import lesson as lessons
from reame.server.errors import Conflict, NotFound
from reame.server.library import Library
from reame.server.net.addresses import address_of
from reame.server.net.calls import A_TABLE, TO_SEND, GameName, Language, Plain, refusals
from reame.server.net.limits import Doors
from reame.server.protocol.bodies import Branch, Chair, Learned, LessonCard, Made, Played, Told
from reame.server.store.rows import PersonRow
from reame.server.tables import making
from reame.server.tables.tables import Tables
from reame.server.workers.jobs import Teach
from reame.server.workers.meter import METER
from reame.words import LANGUAGES

SECONDS: Final = 10.0  # of a processor, for a lesson of any length

LessonName = Annotated[str, Parameter(description="the name of a lesson", max_length=60)]


def _known(library: Library, game: str, name: str) -> Game[Any]:
    """The game, if it has this lesson."""
    found = library.find(game)
    if name not in lessons.names(found):
        raise NotFound("no-such-lesson", f"there is no lesson {name!r} of {game!r}")
    return found


@get("/api/lessons", responses=refusals())
async def which_lessons(library: Library) -> dict[str, list[LessonCard]]:
    """The lessons of each game, in order."""
    out: dict[str, list[LessonCard]] = {}
    for name in library.names:
        game = library.find(name)
        found = [lessons.find(game, lesson) for lesson in lessons.names(game)]
        out[name] = [LessonCard(one.name, one.puzzle, sum(1 for s in one.steps if s.kind)) for one in found]
    return out


@get("/api/lessons/{game:str}/words/{language:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def lesson_words(library: Library, game: GameName, language: Language) -> str:
    """What is said in the lessons of a game, as Fluent text."""
    if language not in LANGUAGES:
        raise NotFound("no-such-language", f"there is no language {language!r}")
    return lessons.texts(library.find(game), language)


@post("/api/lessons/{game:str}/{name:str}", status_code=200, responses=refusals(404))
async def learn(
    tables: Tables, library: Library, doors: Doors, request: Plain, game: GameName, name: LessonName, data: Learned
) -> Told:
    """What a learner is told and shown after all this."""
    _known(library, game, name)
    async with doors.work(address_of(request.scope)):
        job = Teach(game, name, data.entries, data.show, data.why, data.about, False, SECONDS)
        taught = await tables.workers.teach(job)
        METER.get().seconds += len(bytes(taught.told)) * TO_SEND
    return msgspec.json.decode(taught.told, type=Told)


@post("/api/lessons/{game:str}/{name:str}/play", responses=refusals(404, 409))
async def play_freely(
    tables: Tables,
    library: Library,
    doors: Doors,
    request: Plain,
    person: PersonRow | None,
    game: GameName,
    name: LessonName,
    data: Played,
) -> Made:
    """A table of one's own, against bots, from where a lesson has led."""
    found = _known(library, game, name)
    address = address_of(request.scope)
    doors.lay(address)
    async with doors.work(address):
        taught = await tables.workers.teach(Teach(game, name, data.entries, False, "", [], True, SECONDS))
    start = msgspec.json.decode(taught.told)
    if start is None:
        raise Conflict("not-there-yet", "these moves do not lead to free play")
    lesson = lessons.find(found, name)
    made = await making.free_play(tables, found, start, Branch(0, _chairs(lesson, start["seats"], data.name)), person)
    doors.wrote(address, A_TABLE)
    return made


def _chairs(lesson: lessons.Lesson, seats: int, name: str) -> list[Chair]:
    play = lesson.steps[-1].play
    assert play is not None
    others = [s for s in range(seats) if s != lesson.seat]
    bots = {s: play.bots[min(n, len(play.bots) - 1)] for n, s in enumerate(others)}
    return [Chair("bot", bot=bots[s]) if s in bots else Chair("me", name=name) for s in range(seats)]


LESSONS: list[Any] = [which_lessons, lesson_words, learn, play_freely]
