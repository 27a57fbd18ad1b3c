"""What a native reader would stumble over: every message of a game, with 0, 1 and many, and with each sort of name.

python -m tests.suite.grammar fief it     prints every sentence of a game, for somebody to read
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

import reame
from reame.kernel.game import Game
from reame.kernel.kinds import SEAT, Kind, Phrase
from reame.words import Words
from tests.suite.words import phrases

NAMES = ["Bruno", "Anna", "Elena", "Carlo", "Dora", "Ugo", "Ivo", "Olga", "Zeno", "Ada"]
BUTTON = 45  # characters on a button at most
LINE = 110  # and in a line of the journal, names included
# Words that stay the same whatever number stands before them.
SAME = {
    "it": re.compile(r"FI|fi|unità|città|casus|di|a|su|per|con|in|da|e|o|al|contro|più|ai|delle|nel|dalle|è|sul|écu"),
    "en": re.compile(r"FI|fl|left|of|to|on|or|and|against|at|more|less|from|is|for|glory|grain|iron|already|écu"),
}
# "round 1", "level 1": a number that names, not one that counts.
NAMES_ONE = re.compile(
    r"(gettone|token|round|turno|turn|giro|coppia|pair|spada|sword|livello|level|campo|camp|fase|phase|zona|zone|carta"
    r"|card|dado|die|valore|value|posto|seat|pila|pile|numero|number|grado|step|anno|year|d) ?$",
    re.I,
)
# A verb in the plural, and then a single thing.
MANY_ARE_ONE = re.compile(
    r"\b(restano|servono|sono|mancano|tornano|escono|entrano|bastano|cadono) (?:ancora |solo )?1\b|\bne hanno 1\b"
    r"|\b([Ss]ervono|[Rr]estano|[Mm]ancano|[Bb]astano|[Cc]adono) (?:ancora |solo )?un(?:[oa]?\b|’)(?! ?\w+ e un)"
    r"|\bnessun[oa]? \w+ (?:sono|\w+[ae]no|\w{3,}ono)\b"
    r"|\bno (?:city|army|unit|point|card|vote|ship) (?:lose|have|are)\b"
    r"|\b(are|were|remain) (?:only |still )?(1|one)\b|\b1 (are|were|remain|restano|sono)\b"
)
DOUBLED = re.compile(r"\b(il|lo|la|i|gli|le|del|della|un|una|the) (il|lo|la|i|gli|le|l’|un|una|the|a)\b")
WRONG_A = re.compile(r"\ba (?!uni|eur|one|use)[aeiou]\w|\ban [^aeiouh\W]", re.I)


def samples(kind: Kind, words: Words) -> list[int]:
    """Numbers: none, one, two, many. Names: the longest, one with a small letter, with a vowel, with a consonant."""
    if kind.number:
        few = {0, 1, 2, 7, kind.low, kind.high}
        return sorted({v for v in few if kind.low <= v <= kind.high and (v - kind.low) % kind.unit == 0})
    if kind is SEAT or kind.name == "seat":
        return [0, 1, 2]
    named = [(words.thing(kind.name, w), kind.low + i * kind.unit) for i, w in enumerate(kind.words)]
    some = [max(named, key=lambda n: len(n[0]))[1]]
    for sort in (str.islower, lambda c: c.lower() in "aeiouàéè", lambda c: c.lower() not in "aeiouàéè"):
        some += [value for name, value in named if name and sort(name[0])][:2]
    return list(dict.fromkeys(some))


class Message:
    """A phrase or a verb, with its renderings."""

    def __init__(self, key: str, kinds: list[Kind], words: Words, phrase: Phrase | None = None) -> None:
        self.key = key
        self.kinds = kinds
        self.words = words
        self.phrase = phrase
        self.button = key.startswith("move-")
        self.first = [samples(k, words)[0 if not k.number else -1] for k in kinds]

    def say(self, args: list[int]) -> str:
        """The message with these arguments."""
        each = self.phrase.each if self.phrase is not None else None
        more: dict[str, Any] = {} if each is None else {each.name + "s": "A, B e C", each.name + "s_count": 3}
        if self.key.startswith("sum-"):
            more["value"] = 2
        text = self.words.text(self.key, **self.words.arguments(self.kinds, args), **more)
        return text[:1].upper() + text[1:]

    def texts(self) -> Iterator[str]:
        """With every sample of every argument, the others as they are."""
        yield self.say(self.first)
        for i, kind in enumerate(self.kinds):
            for value in samples(kind, self.words):
                yield self.say([*self.first[:i], value, *self.first[i + 1 :]])

    def one_of_many(self) -> str:
        """A sentence with "1 <plural>": the word behind 1 is the word behind 2."""
        for i, kind in enumerate(self.kinds):
            if not (kind.number and kind.low <= 1 < kind.high and kind.unit == 1):
                continue
            one, two = (self.say([*self.first[:i], n, *self.first[i + 1 :]]) for n in (1, 2))
            for m in re.finditer(r"(?<![\d.,=+−] )(?<![\d.,])\b1 ([^\W\d_]+)", one):
                same = f"2 {m[1]}" in two and not SAME[self.words.language].fullmatch(m[1])
                if same and not NAMES_ONE.search(one[: m.start()]):
                    return one
        return ""


def messages(game: Game[Any], language: str) -> list[Message]:
    """All that a game says."""
    words = Words(game.name, language, NAMES)
    said = phrases(f"reame.games.{game.name}").values()
    verbs = [Message("move-" + v.name, list(v.kinds), words) for v in game.table.verbs]
    return [Message(p.key, p.kinds, words, p) for p in said] + verbs


def faults(game: Game[Any], language: str) -> list[str]:
    """Every fault that is found, with the sentence that has it."""
    found: list[str] = []
    for message in messages(game, language):
        told = set(message.texts())
        label = message.key.startswith(("sum-", "would-"))
        checks: dict[str, Any] = {
            "1 and a plural": message.one_of_many(),
            "a plural verb and 1": next(filter(MANY_ARE_ONE.search, told), ""),
            "two articles": next(filter(DOUBLED.search, told), ""),
            "straight apostrophe": next((t for t in told if "'" in t), ""),
            "no stop at the end": next(
                (t for t in told if not message.button and not label and t[-1] not in ".?!…:"), ""
            ),
            "stop on a button or a label": next((t for t in told if (message.button or label) and t[-1] == "."), ""),
            "button too long": next((t for t in told if message.button and len(t) > BUTTON), ""),
            "line too long": next((t for t in told if not message.button and len(t) > LINE), ""),
            "an empty place": next((t for t in told if "  " in t or " ." in t or " ," in t), ""),
        }
        if language == "it":
            checks["a before a, e before e"] = next((t for t in told if re.search(r"\ba [AÀ]\w|\be [EÈ]\w", t)), "")
        else:
            checks["a or an"] = next(filter(WRONG_A.search, told), "")
            checks["he"] = next((t for t in told if re.search(r"\b(he|his|him|shall)\b", t)), "")
        found += [f"{message.key}: {fault}: {text}" for fault, text in checks.items() if text]
    return found


def main() -> None:
    game = reame.game(sys.argv[1])
    for language in sys.argv[2:] or ["it", "en"]:
        for message in messages(game, language):
            for text in dict.fromkeys(message.texts()):
                print(f"{message.key:28} {text}")
        for fault in faults(game, language):
            print("FAULT", fault, file=sys.stderr)


if __name__ == "__main__":
    main()
