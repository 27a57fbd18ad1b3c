"""Every phrase, move, thing, option and ending of a game has its words in both languages, with fitting arguments."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.resources import files
from typing import Any

from reame.kernel.fields import Deck
from reame.kernel.game import Game
from reame.kernel.kinds import Kind, Phrase
from reame.terminal.board import board_rows
from reame.words import LANGUAGES, Words

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


def check_words(game: Game[Any]) -> None:
    package = f"reame.games.{game.name}"
    said = phrases(package)
    check_people(game, said)
    blank = game.blank(game.seat_range[0])
    for language in LANGUAGES:
        assert needed(game, f"words.{language}.ftl", "everything that a person reads")
        words = Words(game.name, language, room="reame.terminal")
        for kind in kinds_of(game, said).values():
            for word in kind.words if not kind.number else []:
                assert words.thing(kind.name, word)
        for phrase in said.values():
            assert example(words, phrase)
        for phrase in said.values():
            for amount in [*phrase.kinds, phrase.each] if not phrase.key.startswith(UNTOLD) else []:
                assert amount is None or not amount.number or words.text(f"figure-{amount.name}")
        for key in said:
            if key.startswith(("ask-", "q-")):
                assert 0 < len(words.text("help-" + key)) <= HELP, f"{language}: help-{key}"
        for verb in game.table.verbs:
            assert words.move(game.table, verb.first)
            assert words.move(game.table, verb.end - 1)
        for option in game.OPTIONS:
            assert words.text(f"option-{option.name}")
            for value in option.kind.words if not option.kind.number else []:
                assert words.text(f"option-{option.name}-{value}")
        for field in blank.FIELDS:
            if field.sees != "none" or isinstance(field.codec, Deck):  # of a deck everybody sees the size
                assert words.text(f"field-{field.name}")
                for kind in field.codec.kinds():
                    for word in kind.words if not kind.number else []:
                        assert words.thing(kind.name, word)
        for kind in kinds_of(game, said).values():
            if kind.name in PRINTED:
                silent = [w for w in kind.words if not words.has(f"text-{kind.name}-{w}") and not is_named(words, w)]
                assert not silent, f"{language}: these say nothing of what they do: {silent}"
        for step in game.steps:
            if step != "Stop":
                assert words.text(f"step-{step}")
        for seat in (0, -1):
            assert board_rows(game.start(game.seat_range[0], "board"), seat, words)
        assert words.text("game-title")
        assert words.text("game-blurb")


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
