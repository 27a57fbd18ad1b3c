"""Keys and arguments into Italian or English, from Fluent catalogues; the browser reads the same files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from reame.kernel.errors import ReameError
from reame.kernel.kinds import Kind, Sentence

LANGUAGES: Final = ["en", "it"]
PEOPLE: Final = ("seat", "occupant", "claim", "holder")  # kinds whose numbers are seats: players go by their names


class NoSuchWord(ReameError):
    """A key that the catalogue does not have, or an argument that its message needs and does not get."""


def catalogue(game: str, language: str) -> str:
    """The messages of a game, the kernel's own among them, as Fluent text."""
    if language not in LANGUAGES:
        raise ReameError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    name = f"words.{language}.ftl"
    common = files("reame").joinpath(name).read_text("utf-8")
    return common + "\n" + files(f"reame.games.{game}").joinpath(name).read_text("utf-8")


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(game, language)))
    return bundle


class Words:
    """Speaks about one game in one language; `names` are those of the players, by seat."""

    def __init__(self, game: str, language: str = "en", names: list[str] | None = None) -> None:
        self.language = language
        self.names = names or []
        self._bundle = _bundle(game, language)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(key)

    def text(self, key: str, **arguments: Any) -> str:
        """A message by key."""
        if not self.has(key):
            raise NoSuchWord(f"{self.language}: no message {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise NoSuchWord(f"{self.language}: message {key!r} has no text")
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise NoSuchWord(f"{self.language}: message {key!r}: {errors[0]}")
        return str(text)

    def thing(self, kind: str, word: str) -> str:
        """The name of a thing."""
        if kind in PEOPLE and word.isdigit() and int(word) < len(self.names):
            return self.names[int(word)]
        return self.text(f"{kind}-{word}")

    def arguments(self, kinds: list[Kind], args: list[int]) -> dict[str, Any]:
        """Arguments for a message: in words, by id, and by each attribute that the thing's message has."""
        out: dict[str, Any] = {}
        seen: dict[str, int] = {}
        for kind, arg in zip(kinds, args, strict=True):
            seen[kind.name] = seen.get(kind.name, 0) + 1
            name = kind.name + (str(seen[kind.name]) if seen[kind.name] > 1 else "")
            word = kind.word(arg)
            out[name + "_id"] = word
            if word == "-":
                out[name] = self.text("nothing")
            elif kind.number:
                out[name] = arg
            else:
                out[name] = self.thing(kind.name, word)
                out.update(self._attributes(name, f"{kind.name}-{word}"))
        return out

    def _attributes(self, name: str, key: str) -> dict[str, str]:
        if not self.has(key):
            return {}
        attributes = self._bundle.get_message(key).attributes
        return {f"{name}-{a}": str(self._bundle.format_pattern(v, {})[0]) for a, v in attributes.items()}

    def sentence(self, sentence: Sentence) -> str:
        """An event, a question, a reason."""
        return self.text(sentence.phrase.key, **self.arguments(sentence.phrase.kinds, sentence.args))

    def move(self, table: Any, move: int) -> str:
        """A move of a table."""
        verb = table.of(move)
        return self.text("move-" + verb.name, **self.arguments(verb.kinds, verb.args(move)))
