"""A file to begin an edition with: everything that had to be reconstructed, as it stands now, to be uncommented."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from reame.games.boxes import box
from reame.games.editions.corrections import FIXED, NOTED, is_marked, key_of
from reame.games.editions.edition import catalogue
from reame.games.editions.wording import LANGUAGES

LONG: Final = 8  # entries of a list that are shown
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_NAME: Final = re.compile(r"^([a-z_]+-[\w-]+) = ([^{}\n]+)$", re.M)
_HEAD: Final = """# An owner's edition of {game}: what your box says, where ours had to be reconstructed.
#
# Take away the # before a line and correct what stands behind it; leave out what is right. Then:
#     reame edition check FILE
#     reame play {game} --edition FILE        (simulate, arena and serve know --edition, too)
#
# Lists can be replaced as a whole, or corrected: {{ add = [["a", "b"]], remove = [["c", "d"]] }}.
# Anything else in the data can be corrected by its path in the same way; `check` says what is not marked.

edition = 1
game = "{game}"
name = "My edition"

"""


def draft(game: str) -> str:
    """The file."""
    lines: list[str] = []
    _walk(box(f"reame.games.{game}"), "data", False, lines)
    out = _HEAD.format(game=game) + "\n".join(lines) + "\n\n# Names and texts, in both languages.\n"
    for language in LANGUAGES:
        names = [
            f"# words.{language}.{m[1]} = {_value(m[2].strip())}"
            for m in _NAME.finditer(catalogue(game, language))
            if not m[1].startswith(("help-", "ask-", "move-", "step-", "field-"))
        ]
        out += "\n".join(names) + "\n"
    return out


def _walk(node: dict[str, Any], path: str, marked: bool, lines: list[str]) -> None:
    for key, value in node.items():
        if key in FIXED or key == NOTED or key.endswith(f"_{NOTED}"):
            continue
        here = f"{path}.{_key(key)}"
        mark = is_marked(node, key, marked)
        column = key_of(value) if isinstance(value, list) else ""
        if isinstance(value, dict):
            _walk(value, here, mark, lines)
        elif column:
            for row in value:
                rest = {k: v for k, v in row.items() if k != column}
                _walk(rest, f"{here}.{_key(str(row[column]))}", is_marked(row, "", mark), lines)
        elif mark and isinstance(value, list) and len(value) > LONG and isinstance(value[0], list | dict):
            lines.append(f"# {here} = {{ add = [], remove = [] }}  # {len(value)} entries, such as {_value(value[0])}")
        elif mark and not any(isinstance(x, dict) for x in (value if isinstance(value, list) else [])):
            lines.append(f"# {here} = {_value(value)}")


def _key(word: str) -> str:
    return word if _BARE.fullmatch(word) else json.dumps(word, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_value(x) for x in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
