"""Names and texts of an edition in the catalogues of its game."""

from __future__ import annotations

import re
from typing import Any, Final

from reame.games.editions.corrections import LONGEST, Change

LANGUAGES: Final = ("it", "en")
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =(.*\n(?:(?:[ \t].*)?\n)*)", re.M)
_FORM: Final = re.compile(r"^    \.(\w+) = (.*)$", re.M)
_FIGURE: Final = re.compile(r"\{ (\$[\w-]+) \}")
NAMES: Final = {"name": LANGUAGES, "it": ("it",), "name_it": ("it",), "en": ("en",), "name_en": ("en",)}

Wording = dict[str, str | dict[str, str]]  # by message: its text; or `value` and forms of a name


def check(words: Any, catalogues: dict[str, str]) -> list[str]:
    """What is wrong with the words of an edition."""
    if not isinstance(words, dict):
        return ["words: expected a table with the languages it and en"]
    faults: list[str] = []
    for language, messages in words.items():
        if language not in LANGUAGES or not isinstance(messages, dict):
            faults.append(f"words.{language}: expected a table for one of {', '.join(LANGUAGES)}")
            continue
        known = {m[1]: m[2] for m in _MESSAGE.finditer(catalogues[language])}
        for key, text in messages.items():
            faults += _faults_of(f'words.{language}."{key}"', text, known.get(key))
    return faults


def _faults_of(path: str, text: Any, old: str | None) -> list[str]:
    if old is None:
        return [f"{path}: the catalogue has no such message"]
    forms = text if isinstance(text, dict) else {"value": text}
    if "value" not in forms:
        return [f"{path}: expected `value` beside its forms"]
    faults: list[str] = []
    figures = set(_FIGURE.findall(old))
    for form, said in forms.items():
        where = path if form == "value" else f"{path}.{form}"
        if not re.fullmatch(r"[a-z]{1,12}", form):
            faults.append(f"{where}: a form has a short name, such as il, gn, the")
        elif not isinstance(said, str) or not said.strip() or not said.isprintable() or len(said) > LONGEST:
            faults.append(f"{where}: a text is one line of 1 to {LONGEST} characters")
        elif not set(_FIGURE.findall(said)) <= figures or re.search(r"[{}]", _FIGURE.sub("", said)):
            faults.append(f"{where}: in braces stand only figures that the old text has: {', '.join(sorted(figures))}")
        elif said[0] in ".*[#-":
            faults.append(f"{where}: a text cannot begin with {said[0]}")
    return faults


def renamed(changes: list[Change], catalogues: dict[str, str]) -> dict[str, Wording]:
    """What corrected names mean for the catalogues: every message of the thing that has had the old name."""
    out: dict[str, Wording] = {language: {} for language in LANGUAGES}
    for change in changes:
        *_, thing, column = ["", *change.path.split(".")]
        for language in NAMES.get(column, ()):
            for m in _MESSAGE.finditer(catalogues[language]):
                text, forms = m[2].split("\n", 1)[0].strip(), dict(_FORM.findall(m[2]))
                if m[1].endswith(f"-{thing}") and _names(text, str(change.old), thing):
                    new, old = str(change.new), text[: len(str(change.old))]
                    bent = {k: v.replace(text, new).replace(old, new) for k, v in forms.items()}
                    out[language][m[1]] = {"value": new, **bent} if bent else new
    return out


def _names(text: str, name: str, thing: str) -> bool:
    """Is this the name of the thing, alone or with the code that tells it from another of the same name?"""
    begun, rest = text[: len(name)], text[len(name) :].strip()
    return begun.casefold() == name.casefold() and (not rest or thing.endswith(f"_{rest}"))


def unspoken(changes: list[Change], catalogues: dict[str, str], said: dict[str, Wording]) -> list[str]:
    """Names that were corrected in the data, but are called in a language what they were called before."""
    out: list[str] = []
    for change in changes:
        *_, thing, column = ["", *change.path.split(".")]
        languages = NAMES.get(column, ())
        keys = {key for x in languages for key in said[x] if key.endswith(f"-{thing}")}
        for language in languages:
            texts = {m[1]: m[2].split("\n", 1)[0].strip() for m in _MESSAGE.finditer(catalogues[language])}
            mine = keys or {key for key in texts if key.endswith(f"-{thing}") and _is_name(key)}
            out += [f"words.{language}.{key} = {texts[key]}" for key in sorted(mine - set(said[language]))]
    return list(dict.fromkeys(out))


def _is_name(key: str) -> bool:
    return not key.startswith(("help-", "ask-", "move-", "step-", "field-", "text-", "option-"))


def spoken(catalogue: str, wording: Wording) -> str:
    """A catalogue with other words."""

    def said(m: re.Match[str]) -> str:
        text = wording.get(m[1])
        if text is None:
            return m[0]
        forms = {"value": text} if isinstance(text, str) else dict(text)
        value = forms.pop("value")
        old = dict(_FORM.findall(m[2]))
        kept = {k: v for k, v in old.items() if k == "gn" and forms == {}}
        return f"{m[1]} = {value}\n" + "".join(f"    .{k} = {v}\n" for k, v in {**kept, **forms}.items())

    return _MESSAGE.sub(said, catalogue) if wording else catalogue
