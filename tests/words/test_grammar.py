"""Forms of names, lists, capitals and sums: the same cases as in web/test/words.test.ts, from one file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from reame.grammar import expand, forms, join, person
from reame.kernel.journal import ALL, Event, Sum, Term
from reame.kernel.kinds import SEAT, Kind, Phrase, Sentence, numbers, seats_and
from reame.words import NoSuchWord, Words

HERE = Path(__file__).parent
NAMES = ["Bruno", "Anna", "Elena"]
POWER = Kind("power", ["ENG", "AYY", "HRE"])
PROVINCE = Kind("province", ["FRA_1A"])
PLACE = Kind("place", ["FRA_1A", "sea"])
LORD = Kind("lord", ["blanche", "louis"])
UNIT = Kind("unit", ["standard", "army"])
TERRITORY = Kind("territory", ["koeln"])
OCCUPANT = seats_and("occupant", 3, "rebels")
FLORINS = numbers("florins", 0, 5000)

ATTACKS = Phrase("attacks-now", "9.4", SEAT, PROVINCE, POWER)
GIVEN = Phrase("given-to", "", SEAT, FLORINS, SEAT)
MARCHES = Phrase("marches-by", "", SEAT, PROVINCE, each=PLACE)
STRIKES = Phrase("strikes", "", OCCUPANT, OCCUPANT)
CAPTURED = Phrase("captured", "", LORD, SEAT)
DEPLOYED = Phrase("deployed", "", SEAT, UNIT, TERRITORY)
HUNGER = Phrase("hunger", "", PROVINCE, POWER)
BOTH = Phrase("both", "", SEAT, SEAT)
PAST = Phrase("place-named", "", PLACE)
SIDE = Phrase("sum-of", "", POWER)
DIE = Phrase("sum-die")
MILITIA = Phrase("sum-militia", "", FLORINS)


def battle() -> Event:
    """A line that rests on two sums."""
    event = Event(ATTACKS.of(0, 0, 0), ALL)
    for power, terms in ((0, [(DIE, 4, []), (MILITIA, 3, [9])]), (1, [(DIE, 5, []), (MILITIA, -2, [1000])]), (2, [])):
        event.sums.append(Sum(SIDE.of(power)))
        event.sums[-1].terms = [Term(phrase.of(*args), value) for phrase, value, args in terms]
    return event


SAID: list[tuple[Sentence, str, str]] = [
    (ATTACKS.of(0, 0, 0), "Bruno attacca la Bretagna con l’Inghilterra.", "Bruno attacks Brittany with England."),
    (
        ATTACKS.of(1, 0, 1),
        "Anna attacca la Bretagna con gli Ayyubidi/Mamelucchi.",
        "Anna attacks Brittany with the Ayyubids/Mamluks.",
    ),
    (
        ATTACKS.of(1, -1, 2),
        "Anna attacca niente con il Sacro Romano Impero.",
        "Anna attacks nothing with the Holy Roman Empire.",
    ),
    (GIVEN.of(0, 1000, 1), "Bruno dà 1000 FI ad Anna.", "Bruno gives Anna 1000 FI."),
    (GIVEN.of(1, 2, 2), "Anna dà 2 FI a Elena.", "Anna gives Elena 2 FI."),
    (BOTH.of(0, 2), "Bruno ed Elena trattano.", "Bruno and Elena bargain."),
    (BOTH.of(0, 9), "Bruno e Giocatore 10 trattano.", "Bruno and Player 10 bargain."),
    (
        Sentence(MARCHES, [0, 0], items=[1]),
        "Bruno marcia in Bretagna passando per Manica.",
        "Bruno marches to Brittany by way of Channel.",
    ),
    (
        Sentence(MARCHES, [0, 0], items=[1, 0]),
        "Bruno marcia in Bretagna passando per Manica e Bretagna.",
        "Bruno marches to Brittany by way of Channel and Brittany.",
    ),
    (STRIKES.of(3, 1), "I ribelli colpiscono Anna.", "The rebels strike Anna."),
    (STRIKES.of(1, 3), "Anna colpisce i ribelli.", "Anna strikes the rebels."),
    (CAPTURED.of(0, 1), "Blanche è prigioniera di Anna.", "Anna takes Blanche prisoner."),
    (CAPTURED.of(1, 1), "Louis è prigioniero di Anna.", "Anna takes Louis prisoner."),
    (DEPLOYED.of(0, 0, 0), "Bruno schiera uno stendardo a Köln.", "Bruno places a standard in Köln."),
    (DEPLOYED.of(0, 1, 0), "Bruno schiera un’armata a Köln.", "Bruno places an army in Köln."),
    (HUNGER.of(0, 1), "Della Bretagna sugli Ayyubidi/Mamelucchi.", "Brittany’s the Ayyubids/Mamluks’."),
    (PAST.of(0), "Passa dalla Bretagna.", "Past Brittany."),
    (PAST.of(1), "Passa dalla Manica.", "Past the Channel."),
]
SUMS = {
    "it": [
        "Inghilterra: dado 4 + Milizia 3 (9 FI) = 7",
        "Ayyubidi/Mamelucchi: dado 5 − Milizia 2 (1000 FI) = 3",
        "Sacro Romano Impero: 0",
    ],
    "en": [
        "England: die 4 + militia 3 (9 FI) = 7",
        "Ayyubids/Mamluks: die 5 − militia 2 (1000 FI) = 3",
        "Holy Roman Empire: 0",
    ],
}


class Sample(Words):
    """Words of a catalogue of the tests."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.names = NAMES
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(grown(language)))
        self._people = self.text("people").split()


def grown(language: str) -> str:
    return expand((HERE / f"sample.{language}.ftl").read_text("utf-8"), language)


@pytest.mark.parametrize(("sentence", "it", "en"), SAID, ids=lambda x: str(x))
def test_names_bend(sentence: Sentence, it: str, en: str) -> None:
    assert Sample("it").sentence(sentence) == it
    assert Sample("en").sentence(sentence) == en


@pytest.mark.parametrize("language", ["it", "en"])
def test_sums_say_every_term_with_its_source(language: str) -> None:
    assert Sample(language).sums(battle()) == SUMS[language]
    assert [s.total for s in battle().sums] == [7, 3, 0]


def test_a_player_has_no_gender() -> None:
    assert "g" not in person("Anna", "it")
    words = Sample("it")
    with pytest.raises(NoSuchWord):
        words.text("captured", **words.arguments([Kind("lord", ["0"]), SEAT], [0, 1]))


def test_lists() -> None:
    assert join([], "it") == ""
    assert join(["Anna"], "it") == "Anna"
    assert join(["Bruno", "Anna", "Elena"], "it") == "Bruno, Anna ed Elena"
    assert join(["Bruno", "Anna", "Elena"], "en") == "Bruno, Anna and Elena"
    assert join(["Boemia e Austria", "Rascia"], "it") == "Boemia e Austria; Rascia"
    assert join(["Rum", "Leon, Castile and Aragon", "Thrace"], "en") == "Rum; Leon, Castile and Aragon; Thrace"


def test_what_is_irregular_is_said() -> None:
    assert forms("Bretagna", {"il": "la Bretagna", "gn": "fs", "in": "in Bretagna"}, "it")["in"] == "in Bretagna"
    assert forms("Epiro", {"il": "l’Epiro", "gn": "ms"}, "it")["in"] == "nell’Epiro"


def cases() -> dict[str, Any]:
    """What the browser's tests read: text and data of every case, in both languages."""
    out: list[dict[str, Any]] = []
    for sentence, it, en in SAID:
        out += [{"language": lang, "sentence": sentence.plain(), "text": t} for lang, t in (("it", it), ("en", en))]
    for lang in ("it", "en"):
        told = {"language": lang, "sentence": battle().plain(), "text": SAID[0][1 if lang == "it" else 2]}
        out.append({**told, "sums": SUMS[lang]})
    return {"names": NAMES, "catalogue": {lang: grown(lang) for lang in ("it", "en")}, "cases": out}


def test_the_browser_is_given_the_same_cases() -> None:
    known = json.loads((HERE / "cases.json").read_text("utf-8"))
    assert known == cases(), "python -m tests.words.test_grammar writes the file anew"


if __name__ == "__main__":
    (HERE / "cases.json").write_text(json.dumps(cases(), ensure_ascii=False, indent=1) + "\n", "utf-8")
