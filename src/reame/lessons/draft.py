"""A first draft of a lesson, from a moment of a record: the position, and what was done then as steps to work on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from reame.kernel.errors import ReameError
from reame.kernel.kinds import Sentence
from reame.kernel.record import Record
from reame.lessons.lesson import NAME

STEPS: Final = 12  # moves of the record that become steps, unless told


def draft(record: Record, at: int, seat: int, name: str, moves: int = STEPS) -> tuple[str, str, list[str]]:
    """The text of its TOML, its dump, and the keys of its texts. The dice go on as they fell in the record."""
    if not NAME.fullmatch(name):
        raise ReameError(f"{name!r}: a lesson is called like 03-influence")
    if not 0 <= at <= len(record):
        raise ReameError(f"the record has {len(record)} moves, not {at}")
    if not 0 <= seat < record.seats:
        raise ReameError(f"there is no seat {seat}; they are 0 to {record.seats - 1}")
    again = Record(
        record.game,
        record.seats,
        record.seed,
        dict(record.options),
        start=record.start,
        keep_dice=record.keep_dice,
        undo=False,
    )
    for s, move in record.moves[:at]:
        again.play(s, move)
    dump = again.position.dump()
    lines = [f"rules = {record.game.version}", f"seat = {seat}"]
    words = record.game.table.words
    stem = name[3:]
    keys = [f"title-{name}", f"about-{name}"]
    they: list[str] = []
    asked = 0
    for s, move in record.moves[at : at + moves]:
        if s == seat:
            asked += 1
            question = again.position.question(seat)
            lines += _step(f"{stem}-{asked}", question, words(move), they)
            keys.append(f"{stem}-{asked}")
            they = []
        else:
            they.append(f"{s} {words(move)}")
        again.play(s, move)
    if they:
        lines += ["", "[[step]]", f"they = {json.dumps(they)}"]
    return "\n".join(lines) + "\n", json.dumps(dump, indent=1, ensure_ascii=False) + "\n", keys


def _step(say: str, question: Sentence | None, words: str, they: list[str]) -> list[str]:
    assert question is not None
    out = ["", "[[step]]"]
    if they:
        out.append(f"they = {json.dumps(they)}")
    return [
        *out,
        f'say = "{say}"',
        f'rule = "{question.rule}"',
        f'asks = "{question.phrase.key}"',
        f'model = "{words}"',
    ]


def lay(folder: Path, name: str, toml: str, dump: str, keys: list[str]) -> list[Path]:
    """Write the files of a new lesson, and its texts as far as they are missing; what exists is not overwritten."""
    made = [folder / f"{name}.toml", folder / f"{name}.json"]
    for path in made:
        if path.exists():
            raise ReameError(f"{path} exists already")
    folder.mkdir(exist_ok=True)
    made[0].write_text(toml, "utf-8")
    made[1].write_text(dump, "utf-8")
    for language in ("en", "it"):
        path = folder / f"lessons.{language}.ftl"
        known = path.read_text("utf-8") if path.exists() else ""
        fresh = [key for key in keys if f"\n{key} =" not in f"\n{known}"]
        path.write_text(known + f"\n# {name}\n" + "".join(f"{key} = …\n" for key in fresh), "utf-8")
        made.append(path)
    return made
