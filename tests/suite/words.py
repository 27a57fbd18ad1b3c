"""Every phrase, move, thing, option and ending of a game has its words in both languages, with fitting arguments."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from reame.kernel.fields import Deck, Hand, Word
from reame.kernel.game import Game
from reame.kernel.kinds import Kind, Phrase
from reame.terminal.board import board_rows
from reame.words import LANGUAGES, NoSuchWord, Words

UNTOLD = ("ask-", "q-", "would-")  # questions and prospects are not told in the journal, which names its figures
PRINTED = {"card", "event", "calamity", "technology"}  # kinds of things on which is printed what they do
HELP = 240  # characters of such an explanation at most


def phrases(package: str) -> dict[str, Phrase]:
    """All phrases named in the modules of a package."""
    found: dict[str, Phrase] = {}
    root = importlib.import_module(package)
    for info in pkgutil.walk_packages(root.__path__, package + "."):
        module = importlib.import_module(info.name)
        for value in vars(module).values():
            if isinstance(value, Phrase):
                assert found.get(value.key, value) is value, f"two phrases have the key {value.key!r}"
                found[value.key] = value
    return found


def kinds_of(game: Game[Any], said: dict[str, Phrase]) -> dict[str, Kind]:
    kinds = {k.name: k for v in game.table.verbs for k in v.kinds}
    kinds.update({k.name: k for p in said.values() for k in p.kinds})
    return kinds


def check_people(game: Game[Any], said: dict[str, Phrase]) -> None:
    """The catalogue knows every kind that seats are among, from verbs and fields; a phrase names no other."""
    for kind in kinds_of(game, said).values():
        assert not kind.people or kind.name in {"seat", *game.kinds()}, f"only phrases name {kind!r}"


def needed(game: Game[Any], name: str, what: str) -> str:
    """A file that every game has."""
    file = files(f"reame.games.{game.name}").joinpath(name)
    assert file.is_file(), f"{game.title} has no {name}: {what}; see docs/adding-a-game.md"
    return file.read_text("utf-8")


def example(words: Words, phrase: Phrase) -> str:
    """What a phrase says of the first things of its kinds, of a list of two, as part of a sum."""
    more: dict[str, Any] = {"value": 2} if phrase.key.startswith("sum-") else {}
    if phrase.each is not None:
        more |= {phrase.each.name + "s": "A, B", phrase.each.name + "s_count": 2}
    return words.text(phrase.key, **words.arguments(phrase.kinds, [k.low for k in phrase.kinds]), **more)


def is_named(words: Words, card: str) -> bool:
    """Is it the card of a power, a lord, a bishop, which all do the same?"""
    return any(words.has(f"{kind}-{card}") for kind in ("power", "lord")) or card.startswith("bishop_")


class Telling:
    """Words that are looked up one after the other; what a catalogue lacks is listed in the end."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lacks: list[str] = []

    def tell(self, say: Callable[..., str], *said: Any, **arguments: Any) -> str:
        """What is said, or nothing."""
        try:
            text = say(*said, **arguments)
            assert text, f"{self.language}: {said} says nothing"
            return text
        except NoSuchWord as e:
            if str(e) not in self.lacks:
                self.lacks.append(str(e))
            return ""


def check_words(game: Game[Any]) -> None:
    """A catalogue has all that a person reads; what it lacks is told in one go."""
    said = phrases(f"reame.games.{game.name}")
    check_people(game, said)
    for language in LANGUAGES:
        assert needed(game, f"words.{language}.ftl", "everything that a person reads")
        words = Words(game.name, language, room="reame.terminal")
        all_told = Telling(language)
        tell_phrases(game, said, words, all_told)
        tell_things(game, said, words, all_told)
        assert not all_told.lacks, "\n".join(all_told.lacks)
        for seat in (0, -1):
            assert board_rows(game.start(game.seat_range[0], "board"), seat, words)


def tell_phrases(game: Game[Any], said: dict[str, Phrase], words: Words, t: Telling) -> None:
    """Every sentence with the figures in it, every question with what explains it."""
    for phrase in said.values():
        t.tell(example, words, phrase)
        for amount in [*phrase.kinds, phrase.each] if not phrase.key.startswith(UNTOLD) else []:
            if amount is not None and amount.number:
                t.tell(words.text, f"figure-{amount.name}")
        if phrase.key.startswith(("ask-", "q-")):
            assert len(t.tell(words.text, "help-" + phrase.key)) <= HELP, f"{t.language}: help-{phrase.key} is too long"
    for verb in game.table.verbs:
        t.tell(words.move, game.table, verb.first)
        t.tell(words.move, game.table, verb.end - 1)
    for option in game.OPTIONS:
        t.tell(words.text, f"option-{option.name}")
        for value in option.kind.words if not option.kind.number else []:
            t.tell(words.text, f"option-{option.name}-{value}")
    for key in ("game-title", "game-blurb"):
        t.tell(words.text, key)


def tell_things(game: Game[Any], said: dict[str, Phrase], words: Words, t: Telling) -> None:
    """Every thing, what is printed on it, and the labels of the table."""
    kinds = list(kinds_of(game, said).values())
    for field in game.blank(game.seat_range[0]).FIELDS:
        if field.sees != "none" or isinstance(field.codec, (Deck, Hand)):  # everybody sees how many cards there are
            t.tell(words.text, f"field-{field.name}")
            kinds += field.codec.kinds()
        if field.sees == "all" and isinstance(field.codec, Word):
            for value in field.codec.words:
                t.tell(words.text, f"{field.name}-{value}")
    for step in game.steps:
        if step != "Stop":
            t.tell(words.text, f"step-{step}")
    for kind in kinds:
        for word in kind.words if not kind.number else []:
            t.tell(words.thing, kind.name, word)
            if kind.name in PRINTED and not is_named(words, word):
                t.tell(words.text, f"text-{kind.name}-{word}")


def cited(game: Game[Any]) -> set[str]:
    """Every rule that a phrase, a verb, a step or an option names."""
    said = phrases(f"reame.games.{game.name}").values()
    rules = {p.rule for p in said} | {v.rule for v in game.table.verbs} | {s.rule for s in game.steps.values()}
    return (rules | {o.rule for o in game.OPTIONS}) - {""}


def stands_in_guides(game: Game[Any], rule: str) -> bool:
    """Has it a heading in both languages?"""
    return all(rule in headings(game, language) for language in LANGUAGES)


def headings(game: Game[Any], language: str) -> set[str]:
    """The paragraphs of the rules page."""
    text = needed(game, f"guide.{language}.md", "the rules page, with a heading for every rule that is cited")
    return {line.split()[1] for line in text.splitlines() if line.startswith("#") and len(line.split()) > 1}


def check_guide(game: Game[Any]) -> None:
    """The rules page has a heading for every rule that is cited, in both languages."""
    for language in LANGUAGES:
        missing = sorted(cited(game) - headings(game, language))
        assert not missing, f"{language}: the guide has no paragraph {missing}"
