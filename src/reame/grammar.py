"""Forms of names: "la Bretagna" is "in Bretagna" and "della Bretagna"; a player called Anna is reached "ad Anna".

Fluent cannot bend a name that comes as an argument. So a catalogue says of a thing what cannot be guessed, and here all
its forms are written beside it, once, before anybody reads it: the browser gets the same text and has nothing to do.

    Italian   .il  with its article (la Bretagna)     .gn  gender and number (ms mp fs fp)
              forms: il di a da in su con e un g n; each can be given where it is irregular (.in = in Bretagna)
    English   .the with its article, where it has one  .n  s or p, if it is plural
              forms: the a s n
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_JOINED: Final = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}  # and l, lla, llo, l’, i, gli, lle
_TAILS: Final = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l’": "ll’", "i ": "i ", "gli ": "gli ", "le ": "lle "}
_ONE: Final = {"il ": "un ", "lo ": "uno ", "la ": "una "}
_THING: Final = re.compile(r"^([a-z_]+)(-[\w-]+)? = (.*)\n((?:    \.\w+ = .*\n)*)", re.M)
_GIVEN: Final = re.compile(r"\.(\w+) = (.*)")
_USED: Final = re.compile(r"\$([a-z_]+?)\d*-(?:il|di|a|da|in|su|con|e|un|g|n|the|s)\b")
_ALIAS: Final = re.compile(r"\{ ([a-z_]+-[\w-]+) \}$")
_LIST: Final = re.compile(r", | e | and ")
ALONE: Final = ("nothing", "open")  # they stand for a thing of any kind


def _first(text: str) -> str:
    """Its first letter, without accent and case."""
    return unicodedata.normalize("NFD", text[:1].casefold())[:1]


def italian(name: str, given: dict[str, str]) -> dict[str, str]:
    """The forms of a name in Italian."""
    il = given.get("il", name)
    gn = given.get("gn", "")
    article = next((a for a in _TAILS if il.startswith(a)), "")
    rest = il[len(article) :]
    out = {"il": il, "con": f"con {il}", "e": ("ed " if _first(il) == "e" else "e ") + il}
    for preposition, stem in _JOINED.items():
        apart = "ad " if preposition == "a" and _first(il) == "a" else preposition + " "
        out[preposition] = stem + _TAILS[article] + rest if article else apart + il
    if gn:
        out["g"], out["n"] = gn[0], gn[1]
        if gn[1] == "s" and article:
            out["un"] = (_ONE.get(article) or ("un’" if gn[0] == "f" else "un ")) + rest
    return out | {k: v for k, v in given.items() if k != "gn"}


def english(name: str, given: dict[str, str]) -> dict[str, str]:
    """The forms of a name in English."""
    the = given.get("the", name)
    number = given.get("n", "s")
    owner = the + ("’" if number == "p" and the.endswith("s") else "’s")
    return {"the": the, "n": number, "s": owner, "a": ("an " if _first(name) in "aeiou" else "a ") + name} | given


def forms(name: str, given: dict[str, str], language: str) -> dict[str, str]:
    """All forms of a name."""
    return italian(name, given) if language == "it" else english(name, given)


def person(name: str, language: str) -> dict[str, str]:
    """The forms of a player's name. There is no gender: a message that asks for one fails its test."""
    found = forms(name, {"n": "s"}, language)
    found.pop("a" if language == "en" else "un", None)
    return found


def expand(text: str, language: str) -> str:
    """A catalogue in which every thing has all its forms, if some message asks for a form of its kind."""
    used = {m[1] for m in _USED.finditer(text)}
    found: dict[str, dict[str, str]] = {}
    for m in _THING.finditer(text):
        given = dict(_GIVEN.findall(m[4]))
        if "{" not in m[3] and _bends(m, given, used):
            found[m[1] + (m[2] or "")] = forms(m[3], given, language)

    def with_forms(m: re.Match[str]) -> str:
        key = m[1] + (m[2] or "")
        alias = _ALIAS.match(m[3])
        mine = found.get(key, {})
        if alias is not None and not m[4]:
            mine = {form: f"{{ {alias[1]}.{form} }}" for form in found.get(alias[1], {})}
        return f"{key} = {m[3]}\n" + "".join(f"    .{form} = {mine[form]}\n" for form in mine) if mine else m[0]

    return _THING.sub(with_forms, text)


def _bends(m: re.Match[str], given: dict[str, str], used: set[str]) -> bool:
    """Is this the name of a thing whose forms are asked for, or were begun?"""
    if m[2] is None:
        return m[1] in ALONE
    return m[1] in used or "il" in given or "the" in given


def join(names: list[str], language: str) -> str:
    """Names as a list: A, B and C; in Italian "ed" before an e. Where a name is a list itself: A and B; C."""
    if len(names) < 2:
        return "".join(names)
    if any(_LIST.search(name) for name in names):
        return "; ".join(names)
    last = person(names[-1], "it")["e"] if language == "it" else "and " + names[-1]
    return ", ".join(names[:-1]) + " " + last


def capital(text: str) -> str:
    """A sentence begins with a capital; names of things in the catalogue do not."""
    return text[:1].upper() + text[1:]
