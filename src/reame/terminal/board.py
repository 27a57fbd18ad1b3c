"""A table as text: what belongs to the same thing stands on the same line."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from reame.kernel.fields import Codec, Field, Grid, Hand, Many, Mask, One, Per, Some, view_fields
from reame.kernel.kinds import Kind
from reame.kernel.position import Position
from reame.words import Words, number

UNSEEN = ({"size", "top"}, {"count", "known"})  # what a view says of a deck, and of another's hand


def board(position: Position, seat: int, words: Words) -> Group:
    """What a seat sees, for the console."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=28)
    grid.add_column(ratio=1)
    for thing, cells in board_rows(position, seat, words):
        grid.add_row(
            thing,
            Text("; ").join(Text.assemble((f"{field} " if field else "", "dim"), value) for field, value in cells),
        )
    return Group(Rule(words.text("terminal-board"), align="left", style="dim"), grid)


def board_rows(position: Position, seat: int, words: Words) -> list[tuple[str, list[tuple[str, str]]]]:
    """First single figures, then a row for each seat, territory, card...: the thing, its fields and their values."""
    table = view_fields(position, position.FIELDS, seat)
    rows: list[tuple[str, list[tuple[str, str]]]] = []
    groups: dict[str, tuple[Kind, list[Field]]] = {}
    for field in position.FIELDS:
        if field.name not in table:
            continue
        kind = _key(field.codec)
        if kind is None:
            text = _named(field.name, table[field.name], words) or render(field.codec, table[field.name], words)
            if text:
                rows.append((words.text("field-" + field.name), [("", text)]))
        else:
            groups.setdefault(kind.name, (kind, []))[1].append(field)
    for kind, members in groups.values():
        rows += _rows(kind, members, table, words)
    return rows


def _key(codec: Codec) -> Kind | None:
    if isinstance(codec, Per):
        return codec.kind
    return codec.row if isinstance(codec, Grid) else None


def _rows(
    kind: Kind, members: list[Field], table: dict[str, Any], words: Words
) -> list[tuple[str, list[tuple[str, str]]]]:
    rows: list[tuple[str, list[tuple[str, str]]]] = []
    for word in kind.words:
        cells: list[tuple[str, str]] = []
        for field in members:
            value = table[field.name].get(word)
            codec = field.codec.each if isinstance(field.codec, Per) else field.codec
            text = "" if value is None else render(codec, value, words)
            if text:
                cells.append((words.text("field-" + field.name).lower(), text))
        if cells:
            rows.append((_thing(kind, word, words), cells))
    return rows


def render(codec: Codec, value: Any, words: Words) -> str:
    """A value of a view in words."""
    if value is None or value is False:
        return ""
    if value is True:
        return words.text("terminal-yes")
    if isinstance(value, dict) and value.keys() in UNSEEN:
        return _cards(codec, value, words)
    if isinstance(codec, One):
        return _thing(codec.kind, str(value), words)
    if isinstance(codec, (Some, Mask, Hand)) and isinstance(value, list):
        return ", ".join(_thing(codec.kind, str(v), words) for v in value)
    if isinstance(codec, Many) and isinstance(value, list):
        return ", ".join(render(codec.each, v, words) for v in value)
    kind = codec.column if isinstance(codec, Grid) else getattr(codec, "kind", None)
    if isinstance(kind, Kind) and isinstance(value, dict) and all(w in kind.index for w in value):
        return ", ".join(f"{_thing(kind, w, words)} {brief(v)}" for w, v in value.items())
    return brief(value)


def _named(field: str, value: Any, words: Words) -> str:
    """A value that has words of its own, such as the phase."""
    key = f"{field}-{value}"
    return words.text(key) if isinstance(value, str) and words.has(key) else ""


def _cards(codec: Codec, value: dict[str, Any], words: Words) -> str:
    """Cards whose faces one does not see, but for some."""
    faces: list[str | None] = value.get("known") or value.get("top") or []
    kind = codec.kinds()[0]
    known = ", ".join("?" if face is None else _thing(kind, face, words) for face in faces)
    count = words.text("terminal-cards", count=number(int(value["count" if "count" in value else "size"])))
    return f"{count} ({known})" if known else count


def _thing(kind: Kind, word: str, words: Words) -> str:
    return word if kind.number or word == "None" else words.thing(kind.name, word)


def brief(value: Any) -> str:
    """Plain data on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{k} {'(' + brief(v) + ')' if isinstance(v, dict) else brief(v)}" for k, v in value.items())
    if isinstance(value, list):
        return " ".join(brief(v) for v in value)
    return "" if value is None else str(value)
