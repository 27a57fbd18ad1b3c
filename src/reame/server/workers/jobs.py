"""What the server asks its worker processes, and what they answer: a line of JSON each way."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from reame.server.store.rows import Line

PastMove = tuple[int, str, int]  # seat, words, and who was told something by it: as in a line of the journal


class Setting(Struct):
    """How a game was begun: all that its record has in front of the moves."""

    game: str
    seats: int
    seed: str
    salt: str
    options: dict[str, str]
    start: dict[str, Any] | None
    by_hand: bool  # somebody wrote the position it starts from


NOTHING: Final = Raw(b"null")


# -- jobs ----------------------------------------------------------------------------------------


class Job(Struct, tag_field="job"):
    """Something to do; `seconds` is how much of a processor it may take before the worker is ended."""


class Think(Job, tag="think"):
    """Think for a bot, for a while; several may do so about one decision, and go on with what was found before."""

    game: str
    dump: Raw
    seat: int
    bot: str
    seed: str  # of the decision
    patience: float  # seconds by the clock, after which what was found so far is told
    seconds: float
    found: Raw = NOTHING  # by whoever has thought about this decision before
    lane: int = 0  # of several who think about it at the same time
    lanes: int = 1
    turn: str = ""  # the decision belongs to it,
    since: list[int] = msgspec.field(default_factory=list)  # and these moves were made in it before


class CheckRecord(Job, tag="check"):
    """Does a record hold that somebody brought?"""

    text: str
    seconds: float


class CheckEdition(Job, tag="edition"):
    """Does an edition hold that somebody brought?"""

    text: str
    seconds: float


class Rebuild(Job, tag="rebuild"):
    """Replay the record of a table, with everything that was taken back: row numbers and entries."""

    setting: Setting
    entries: list[tuple[int, Raw]]
    seconds: float


class Rehearse(Job, tag="rehearse"):
    """Try a move in a position that somebody wrote, before the server makes it."""

    game: str
    dump: Raw
    seat: int
    words: str
    seconds: float


class Explain(Job, tag="explain"):
    """Why is a move (not) allowed in a position that somebody wrote?"""

    game: str
    dump: Raw
    seat: int
    words: str
    seconds: float


class Weigh(Job, tag="weigh"):
    """What would these things mean to a seat?"""

    game: str
    dump: Raw
    seat: int
    about: list[str]
    seconds: float


class Look(Job, tag="look"):
    """Look back at a game. The worker keeps games at hand: it has `have` moves, and these are the next.

    One of: the `moment` n through the eyes of a seat; what `about` meant to it then (`weigh`); how many moves
    had been made at that moment (`find`); the position after n moves (`lay`); the views of all eyes from there on
    (`reel`); what a seat saw after n moves (`view`); what it was told from there on, and who had been asked (`recap`).
    """

    table: str
    have: int
    moves: list[PastMove]
    setting: Setting | None  # for a game that is not at hand yet
    what: str  # moment, weigh, find, lay, reel, view, recap
    n: int
    seat: int = -1
    whole: bool = False  # every move is a moment, whoever saw it
    sound: bool = False  # look at the position with care
    about: list[str] = msgspec.field(default_factory=list)
    seconds: float = 20.0


class Teach(Job, tag="teach"):
    """What a learner is told after these entries; or, with `lay`, the position in which free play begins."""

    game: str
    lesson: str
    entries: list[str]
    show: bool
    why: str
    about: list[str]
    lay: bool
    seconds: float


class Advise(Job, tag="advise"):
    """What does a counsellor say to a seat: a `preview` of the choice with these words, or a `hint`?"""

    game: str
    dump: Raw
    seat: int
    want: str
    words: str
    seconds: float


class Analyse(Job, tag="analyse"):
    """Go on with the analysis of a finished game, for a while."""

    table: str
    setting: Setting
    moves: list[tuple[int, str]]  # seat, words
    found: Raw  # so far,
    progress: float  # which is so much of it
    patience: float  # seconds by the clock
    seconds: float


AnyJob = Think | CheckRecord | CheckEdition | Rebuild | Rehearse | Explain | Weigh | Look | Teach | Advise | Analyse


# -- answers -------------------------------------------------------------------------------------


class Answer(Struct, omit_defaults=True):
    """The envelope: either a body, or what was wrong. `cpu` is how much of a processor it took."""

    body: Raw = Raw(b"null")
    error: str = ""
    line: int = 0
    reason: str = ""
    cpu: float = 0.0


class Thought(Struct):
    """What a bot has found so far."""

    words: str  # the best move
    settled: bool  # is there no need to go on?
    hurried: bool  # is it one of many small answers, each of which has to come at once?
    found: Raw
    shortlist: list[str]  # the moves that `found` speaks of, if it can be put together with what others have found


class Standing(Struct):
    """Where a replayed game stands: what a snapshot needs."""

    floor: int
    base: Raw
    seqs: list[int]
    outcome: dict[str, Any] | None


class Checked(Struct):
    """A record that holds, as a table is stored."""

    setting: Setting
    rules: int
    entries: Raw
    standing: Standing


class CheckedEdition(Struct):
    """What is wrong with an edition; or the game it is of, if nothing is."""

    faults: list[str]
    game: str = ""


class Rebuilt(Struct):
    """A replayed table: what was told at its opening; of each move that stands what fell and what was told; what was
    acknowledged."""

    opening: list[Line]
    notes: list[tuple[list[int], list[Line]]]
    done: list[tuple[int, str, int]]
    standing: Standing


class Rehearsed(Struct):
    """A move that can be made; and for each seat that is asked then, the verbs that it could not take back."""

    finals: dict[int, list[str]]


class Explained(Struct):
    """Why, or why not."""

    allowed: bool
    sentence: dict[str, Any]


class Told(Struct):
    """A move that told a seat something: who had been asked, by which steps; and what was the seat's own."""

    at: int  # moves, with this one
    by: int
    steps: list[str]
    rules: list[str]
    mine: list[tuple[str, str]] | None  # None: the same as before


class Taught(Struct):
    """What a learner is told and shown; or the position in which free play begins, if these entries lead there."""

    told: Raw


class Weighed(Struct):
    """The prospects of each subject; null, if the game has nothing to say about it."""

    told: dict[str, Raw]


class Advised(Struct):
    """What the counsellor says."""

    told: Raw


class Analysed(Struct):
    """How far an analysis is, and what was found; in place of that the body, if it is done."""

    progress: float
    found: Raw
    body: Raw


class Looked(Struct, omit_defaults=True):
    """What was seen; or `unknown`, if the game is not at hand; or `more`, if there is more to be done first."""

    unknown: bool = False
    more: bool = False
    n: int = 0  # moves
    before: int = -1  # moves at the moment before
    total: int = 0  # moments after the first
    view: Raw = Raw(b"null")
    dump: Raw = Raw(b"null")
    told: dict[str, Raw] = msgspec.field(default_factory=dict)
    reel: bytes = b""
    happened: list[Told] = []
