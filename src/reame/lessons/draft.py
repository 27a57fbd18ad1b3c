"""A first draft of a lesson, from a moment of a record: the position, and what was done then as steps to work on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from reame.kernel.errors import ReameError
from reame.kernel.kinds import Sentence
from reame.kernel.record import Record
from reame.lessons.lesson import NAME, Test
from reame.lessons.mine import facts, goal, puzzle, replayed, way, with_odds

STEPS: Final = 12  # moves of the record that become steps, unless told


def draft(record: Record, at: int, seat: int, name: str, moves: int = STEPS) -> tuple[str, str, list[str]]:
    """The text of its TOML, its dump, and the keys of its texts. The dice go on as they fell in the record."""
    _check(record, at, seat, name)
    again = replayed(record, at)
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


def _check(record: Record, at: int, seat: int, name: str) -> None:
    if not NAME.fullmatch(name):
        raise ReameError(f"{name!r}: a lesson is called like 03-influence")
    if not 0 <= at <= len(record):
        raise ReameError(f"the record has {len(record)} moves, not {at}")
    if not 0 <= seat < record.seats:
        raise ReameError(f"there is no seat {seat}; they are 0 to {record.seats - 1}")


def draft_puzzle(
    record: Record, at: int, seat: int, name: str, within: int, paths: list[str]
) -> tuple[str, str, list[str]]:
    """The same for a puzzle: what stands at these places of the view after so many moves of the seat is its goal."""
    _check(record, at, seat, name)
    again = replayed(record, at)
    dump, question = again.position.dump(), again.position.question(seat)
    if question is None:
        raise ReameError(f"seat {seat} is not asked anything after {at} moves")
    model, replies, seen = _reached(record, again, at, seat, within)
    missing = [path for path in paths if path not in seen]
    if missing or not paths:
        raise ReameError(f"{', '.join(missing) or 'the goal'}: nothing of that kind in the view after {within} moves")
    tests = [goal(path, seen[path]) for path in paths]
    raw = puzzle(record, dump, seat, tuple(tests), model, replies)
    odds = with_odds(raw).steps[0].odds
    stem = name[3:]
    said = {key: f"{stem}-{key}" for key in ("hint", "right", "missed")}
    lines = [f"rules = {record.game.version}", f"seat = {seat}", "puzzle = true", "", "[[step]]"]
    lines += [f'say = "{stem}-goal"', f'rule = "{question.rule}"', f"goal = {_listed(tests)}"]
    lines += [f"within = {len(model)}", *([f"odds = {odds}"] if odds else []), f"model = {json.dumps(model)}"]
    lines += [f"replies = {json.dumps(replies)}"] if replies else []
    lines += [f'{key} = "{text}"' for key, text in said.items()]
    keys = [f"title-{name}", f"about-{name}", f"{stem}-goal", *said.values()]
    return "\n".join(lines) + "\n", json.dumps(dump, indent=1, ensure_ascii=False) + "\n", keys


def _reached(
    record: Record, again: Record, at: int, seat: int, within: int
) -> tuple[list[str], list[str], dict[str, Any]]:
    """So many moves of a seat, what others did meanwhile, and what the seat sees when it is asked again."""
    until, made = at, 0
    for s, move in record.moves[at:]:
        if made == within and (s == seat or seat in again.position.waiting):
            break
        again.play(s, move)
        until += 1
        made += s == seat
    model, replies = way(record, at, until, seat)
    return model, replies, facts(again.position.view(seat))


def _listed(tests: list[Test]) -> str:
    """Tests of a view, as TOML."""
    return "[" + ", ".join(f'{{ view = "{t.path}", {k} = {json.dumps(v)} }}' for t in tests for k, v in t.want) + "]"


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
