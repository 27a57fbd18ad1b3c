"""Letters and promises as they go over the wire, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reame.server.protocol.texts import PLAIN, Id, Seat, Talk
from reame.server.store.talk_rows import Word

Readers = Annotated[list[Seat], Meta(max_length=16)]
Until = Annotated[str, Meta(max_length=80, pattern=PLAIN)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]
Number = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class WriteLetter(Struct, tag_field="type", tag="letter", forbid_unknown_fields=True):
    """A letter to these seats; to nobody else, a line of one's own notebook.

    A sealed one shows its hash now; its text opens when its writer breaks the seal, at a moment, or at the end.
    """

    id: Id
    seat: Seat
    to: Readers
    text: Talk
    sealed: bool = False
    opens: Moment | None = None


class BreakSeal(Struct, tag_field="type", tag="unseal", forbid_unknown_fields=True):
    """Open an own sealed letter."""

    id: Id
    seat: Seat
    room: Readers
    n: Number


class StrikeOut(Struct, tag_field="type", tag="strike", forbid_unknown_fields=True):
    """Strike out a line of one's notebook."""

    id: Id
    seat: Seat
    n: Number


class ReadLetters(Struct, tag_field="type", tag="read-letters", forbid_unknown_fields=True):
    """A room has been read, up to a letter."""

    id: Id
    seat: Seat
    room: Readers
    n: Number


class Hush(Struct, tag_field="type", tag="hush", forbid_unknown_fields=True):
    """Do not show me what that seat says, or show it again. Nobody else is told."""

    id: Id
    seat: Seat
    other: Seat
    hush: bool


class GiveWord(Struct, tag_field="type", tag="promise", forbid_unknown_fields=True):
    """A promise to a seat: public, or known to both only."""

    id: Id
    seat: Seat
    to: Seat
    text: Talk
    until: Until = ""
    secret: bool = False


class Judge(Struct, tag_field="type", tag="judge", forbid_unknown_fields=True):
    """What has become of a promise, as the seat says that received it, or that gave it."""

    id: Id
    seat: Seat
    promise: Annotated[int, Meta(ge=0, le=2**53)]
    word: Word


Talking = WriteLetter | BreakSeal | StrikeOut | ReadLetters | Hush | GiveWord | Judge


class LetterCard(Struct):
    """A letter. A sealed one has a `hash`, blake2b-256 of `salt:text`; text and salt are null until it opens.

    `line` is how many lines of the journal its reader could read when it was written; `undone`, that the table has
    gone back behind that since.
    """

    n: int
    at: float
    seat: int
    name: str
    text: str | None
    hash: str | None
    salt: str | None
    opens: float | None
    opened: float | None
    line: int
    undone: bool


class RoomCard(Struct):
    """A room, by the seats that read there, with some of its letters."""

    room: list[int]
    letters: list[LetterCard]


class PromiseCard(Struct):
    """A promise: `says` is the word of who gave it, `replies` that of who received it."""

    promise: int
    at: float
    seat: int
    other: int
    text: str
    until: str
    secret: bool
    says: Word
    replies: Word
    line: int
    undone: bool


class ReadCard(Struct):
    """How far an own seat has read in a room."""

    room: list[int]
    seat: int
    n: int


class HushCard(Struct):
    """Whom an own seat does not want to hear."""

    seat: int
    other: int


class MarksCard(Struct):
    """What own seats have read, and whom they do not hear."""

    read: list[ReadCard]
    hushed: list[HushCard]


class LettersCard(Struct):
    """What is new of letters and promises; with `anew` all there was before is to be forgotten."""

    anew: bool
    rooms: list[RoomCard]
    promises: list[PromiseCard]
    marks: MarksCard | None
    type: Literal["letters"] = "letters"


class OpenedLetter(Struct):
    """A letter, after the game: in which room, after which move."""

    room: list[int]
    moment: int
    letter: LetterCard


class OpenedPromise(Struct):
    """A promise, after the game: after which move it was given."""

    moment: int
    promise: PromiseCard


class OpenedLetters(Struct):
    """Letters after the game, some of so many; promises come with the first of them."""

    total: int
    letters: list[OpenedLetter]
    promises: list[OpenedPromise]


class HonourCard(Struct):
    """What has become of the promises of whoever holds a seat, at all their tables."""

    seat: int
    kept: int
    broken: int
    released: int


class ExportLetter(Struct):
    """A letter that somebody wrote or can read, as it is kept."""

    table: str
    room: list[int]
    at: float
    seat: int
    name: str
    text: str | None
    mine: bool


class ExportPromise(Struct):
    """A promise that somebody gave or received."""

    table: str
    at: float
    seat: int
    other: int
    text: str
    until: str
    secret: bool
    says: Word
    replies: Word
