"""What can go wrong, as precise types whose messages name the thing and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reame.kernel.answers import Why


class ReameError(ValueError):
    """Bad input of some sort. Nothing has been changed."""


class IllegalMove(ReameError):
    """A move that the rules, or the moment, do not allow; `why` names the rule."""

    def __init__(self, why: Why) -> None:
        super().__init__(str(why))
        self.why = why


class BadMove(ReameError):
    """Words that are no move of this game."""


class BadPosition(ReameError):
    """A dump that cannot be loaded; the message begins with the path of the field."""


class BadRecord(ReameError):
    """A record that does not hold; `line` is the first bad line, counted from 1, `reason` a word for catalogues."""

    def __init__(self, line: int, message: str, reason: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.reason = reason


class BadStart(ReameError):
    """A number of seats or an option that the game does not have."""


class NoSuchGame(ReameError):
    """A name that is not in the registry."""


class NoSuchProspect(ReameError):
    """A subject that the game says nothing about, or a thing that it does not have."""
