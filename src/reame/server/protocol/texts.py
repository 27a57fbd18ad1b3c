"""What people and programs may write: names, keys, moves and talk, each with its limits; and how names and talk are
cleaned, so that nobody can pass for somebody else or upset a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Meta, Struct

# No lone surrogates and no control characters: they can be neither stored nor shown.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*$"
Name = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Ref = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]  # of a device, a channel, a link
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
NewKey = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
MoveWords = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
Subject = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[\x21-\x7e]+$")]
BotName = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9:.@-]+$")]
Talk = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]*$")]
HoursAway = Annotated[float, Meta(ge=0, le=24 * 365)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


NAME: Final = 40  # characters
MARKS: Final = 2  # accents on one letter
# Nothing to be seen, although Unicode does not count them among the formats: fillers, selectors, an empty Braille cell.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u2800\u3164\uffa0") | {
    chr(c) for c in [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
}


def clean_talk(text: str) -> str:
    """As others see it: in one normal form, without what turns lines around (bidi) or cannot be seen."""
    out: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if c == "\n":
            out.append(c)
        elif kind in ("Zs", "Zl", "Zp"):
            out.append(" ")
        elif kind[0] != "C" and c not in UNSEEN and marks <= MARKS:
            out.append(c)
    return "".join(out).strip()


def clean_name(text: str) -> str:
    """A name as others see it, in one line."""
    return " ".join(clean_talk(text).split())[:NAME].strip()


def unlike(name: str, others: Iterable[str]) -> str:
    """This name, or one with a number behind it if somebody else has it already."""
    taken = {_folded(o) for o in others}
    if not name or _folded(name) not in taken:
        return name
    n = 2
    while _folded(numbered := f"{name[: NAME - 4]} {n}") in taken:
        n += 1
    return numbered


def same_name(one: str, other: str) -> bool:
    """Do two names look alike?"""
    return bool(one) and _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return "".join(name.casefold().split())


# Of an owner's edition; or the mark of one of the house.
EditionText = Annotated[str, Meta(max_length=32_000, pattern=r"^[^\x00\ud800-\udfff]*$")]
