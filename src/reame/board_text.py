"""A table as lines of text: what belongs to the same thing stands on the same line."""

from __future__ import annotations

from typing import Any

from reame.kernel.fields import Codec, Field, Grid, Many, Mask, One, Per, Some, view_fields
from reame.kernel.kinds import Kind
from reame.kernel.position import Position
from reame.words import Words


def board_lines(position: Position, seat: int, words: Words) -> list[str]:
    """What a seat sees, first single figures, then a line for each seat, territory, card..."""
    table = view_fields(position, position.FIELDS, seat)
    lines: list[str] = []
    groups: dict[str, tuple[Kind, list[Field]]] = {}
    for field in position.FIELDS:
        if field.name not in table:
            continue
        kind = _key(field.codec)
        if kind is None:
            text = render(field.codec, table[field.name], words)
            if text:
                lines.append(f"  {words.text('field-' + field.name)}: {text}")
        else:
            groups.setdefault(kind.name, (kind, []))[1].append(field)
    for kind, members in groups.values():
        lines += _rows(kind, members, table, words)
    return lines


def _key(codec: Codec) -> Kind | None:
    if isinstance(codec, Per):
        return codec.kind
    return codec.row if isinstance(codec, Grid) else None


def _rows(kind: Kind, members: list[Field], table: dict[str, Any], words: Words) -> list[str]:
    lines: list[str] = []
    for word in kind.words:
        cells = []
        for field in members:
            value = table[field.name].get(word)
            codec = field.codec.each if isinstance(field.codec, Per) else field.codec
            text = "" if value is None else render(codec, value, words)
            if text:
                cells.append(f"{words.text('field-' + field.name).lower()} {text}")
        if cells:
            lines.append(f"  {_thing(kind, word, words)}: {'; '.join(cells)}")
    return lines


def render(codec: Codec, value: Any, words: Words) -> str:
    """A value of a view in words."""
    if value is None:
        return ""
    if isinstance(codec, One):
        return _thing(codec.kind, str(value), words)
    if isinstance(codec, (Some, Mask)) and isinstance(value, list):
        return ", ".join(_thing(codec.kind, str(v), words) for v in value)
    if isinstance(codec, Many) and isinstance(value, list):
        return ", ".join(render(codec.each, v, words) for v in value)
    kind = codec.column if isinstance(codec, Grid) else getattr(codec, "kind", None)
    if isinstance(kind, Kind) and isinstance(value, dict) and all(w in kind.index for w in value):
        return ", ".join(f"{_thing(kind, w, words)} {brief(v)}" for w, v in value.items())
    return brief(value)


def _thing(kind: Kind, word: str, words: Words) -> str:
    return word if kind.number or word == "None" else words.thing(kind.name, word)


def brief(value: Any) -> str:
    """Plain data on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{k} {'(' + brief(v) + ')' if isinstance(v, dict) else brief(v)}" for k, v in value.items())
    if isinstance(value, list):
        return " ".join(brief(v) for v in value)
    return "" if value is None else str(value)
