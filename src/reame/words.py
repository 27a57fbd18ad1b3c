"""Keys and arguments into Italian or English, from Fluent catalogues; the browser reads the same files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from reame import games
from reame.games.editions.shelf import edition_of
from reame.games.editions.wording import spoken
from reame.grammar import capital, expand, join, person
from reame.kernel.errors import ReameError
from reame.kernel.game import Game
from reame.kernel.journal import Event, Sum
from reame.kernel.kinds import SEAT, Kind, Sentence

LANGUAGES: Final = ["en", "it"]


class NoSuchWord(ReameError):
    """A key that the catalogue does not have, or an argument that its message needs and does not get."""


def catalogue(game: str, language: str, room: str = "") -> str:
    """The messages of a game, the kernel's own among them, as Fluent text; and those of a room, by its package."""
    if language not in LANGUAGES:
        raise ReameError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    found = games.find(game)
    return grown([*filter(None, [room]), f"reame.games.{found.name}"], language, found)


def grown(places: list[str], language: str, game: Game[Any]) -> str:
    """The catalogues of these packages behind the common one, with all forms of names.

    The last message, `people`, is for programs: the kinds that seats are among. Their seats go by the names of players.
    """
    texts = [files(place).joinpath(f"words.{language}.ftl") for place in ("reame", *places)]
    people = sorted({SEAT.name, *(k.name for k in game.kinds().values() if k.people)})
    text = "\n".join(t.read_text("utf-8") for t in texts if t.is_file())
    edition = edition_of(game)
    if edition is not None:
        text = spoken(text, edition.words[language])
    whole = expand(text, language)
    return f"{whole}\npeople = {' '.join(people)}\n"


@cache
def _bundle(game: str, language: str, room: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(game, language, room)))
    return bundle


class Words:
    """Speaks about one game in one language; `names` are those of the players, by seat, `room` has words of its own."""

    def __init__(self, game: str, language: str = "en", names: list[str] | None = None, room: str = "") -> None:
        self.language = language
        self.names = names or []
        self._bundle = _bundle(game, language, room)
        self._people = self.text("people").split()

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
        return self._player(kind, word) or self.text(f"{kind}-{word}")

    def _player(self, kind: str, word: str) -> str:
        """The name of a player, if the thing is a seat: the person's own, or a number."""
        if kind not in self._people or not word.isdigit():
            return ""
        return self.names[int(word)] if int(word) < len(self.names) else self.text(f"{SEAT.name}-{word}")

    def arguments(self, kinds: list[Kind], args: list[int]) -> dict[str, Any]:
        """Arguments for a message: in words, by id, and in each form that the thing's name has."""
        return self._worded([(k.name, k.word(a), k.number) for k, a in zip(kinds, args, strict=True)])

    def _worded(self, things: list[tuple[str, str, bool]]) -> dict[str, Any]:
        """By kind, word, and whether it is a number."""
        out: dict[str, Any] = {}
        seen: dict[str, int] = {}
        for kind, word, amount in things:
            seen[kind] = seen.get(kind, 0) + 1
            name = kind + (str(seen[kind]) if seen[kind] > 1 else "")
            out[name + "_id"] = word
            if word == "-":
                out[name] = self.text("nothing")
                out.update(self._attributes(name, "nothing"))
            elif amount:
                out[name] = number(int(word))
            else:
                out[name] = self.thing(kind, word)
                out.update(self._forms(name, kind, word))
        return out

    def _forms(self, name: str, kind: str, word: str) -> dict[str, str]:
        player = self._player(kind, word)
        if player:
            return {f"{name}-{f}": v for f, v in person(player, self.language).items()}
        return self._attributes(name, f"{kind}-{word}")

    def _attributes(self, name: str, key: str) -> dict[str, str]:
        if not self.has(key):
            return {}
        attributes = self._bundle.get_message(key).attributes
        return {f"{name}-{a}": str(self._bundle.format_pattern(v, {})[0]) for a, v in attributes.items()}

    def part(self, sentence: Sentence) -> str:
        """A part of a line, as prospects say it: without a capital."""
        return self._say(sentence)

    def line(self, parts: list[Sentence]) -> str:
        """Parts of one line."""
        return capital(" · ".join([self._say(s) for s in parts]))

    def sentence(self, sentence: Sentence) -> str:
        """An event, a question, a reason."""
        return capital(self._say(sentence))

    def _say(self, sentence: Sentence, **more: Any) -> str:
        each = sentence.phrase.each
        if each is not None:
            things = [self.thing(each.name, each.word(i)) for i in sentence.items or []]
            more |= {each.name + "s": join(things, self.language), each.name + "s_count": number(len(things))}
        return self.text(sentence.phrase.key, **self.arguments(sentence.phrase.kinds, sentence.args), **more)

    def plain(self, sentence: dict[str, Any]) -> str:
        """A sentence as data: key, arguments with their kinds, and the list if there is one."""
        things = [(kind, word, self._is_amount(kind, word)) for kind, word in sentence["args"]]
        more: dict[str, Any] = {}
        if "each" in sentence:
            kind, listed = sentence["each"]
            names = [self.thing(kind, word) for word in listed]
            more = {kind + "s": join(names, self.language), kind + "s_count": number(len(names))}
        return capital(self.text(sentence["key"], **self._worded(things), **more))

    def _is_amount(self, kind: str, word: str) -> bool:
        return word.isdecimal() and kind not in self._people and not self.has(f"{kind}-{word}")

    def sums(self, event: Event) -> list[str]:
        """How the figures of a line came about: die 4 + army 2 = 6."""
        return [self._sum(s) for s in event.sums]

    def _sum(self, s: Sum) -> str:
        text = ""
        for term in s.terms:
            sign = (" − " if term.value < 0 else " + ") if text else ("−" if term.value < 0 else "")
            text += sign + self._say(term, value=number(abs(term.value)))
        whole = f"{text} = {s.total}" if len(s.terms) > 1 else text or "0"
        return f"{capital(self._say(s.of))}: {whole}"

    def move(self, table: Any, move: int) -> str:
        """A move of a table."""
        verb = table.of(move)
        return capital(self.text("move-" + verb.name, **self.arguments(verb.kinds, verb.args(move))))


def number(n: int) -> Any:
    """A number as both runtimes write it: without a point between thousands, which only one of them would set."""
    return fluent_number(n, useGrouping=False)
