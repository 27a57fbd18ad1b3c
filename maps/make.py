"""Make the files of a board: the drawing as JSON, the sheet of paper for day and night."""

import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from maps.board import Drawing, Log, draw
from maps.finish import compose
from maps.invented import InventedNature
from maps.lettering import can_write
from maps.paper import DAY, NIGHT, PIXELS_PER_UNIT, sheet
from maps.stamp import stamp


def _log(game: str) -> Log:
    start = time.monotonic()

    def say(what: str) -> None:
        print(f"{game}: {what} ({time.monotonic() - start:.0f} s)", flush=True)

    return say


def papers(drawing: Drawing) -> dict[str, bytes]:
    width, height = drawing.projection.width, drawing.projection.height
    columns, rows = round(width * PIXELS_PER_UNIT), round(height * PIXELS_PER_UNIT)
    y, x = np.mgrid[0:rows, 0:columns]
    x, y = (x.ravel() + 0.5) / PIXELS_PER_UNIT, (y.ravel() + 0.5) / PIXELS_PER_UNIT
    land = shapely.contains_xy(drawing.nature.land, x, y).astype(float).reshape(rows, columns)
    heights = drawing.nature.height(x, y).reshape(rows, columns)
    seed = drawing.config["tiles"]["seed"]
    meadows = np.clip(0.75 - heights / 420, 0, 1) if isinstance(drawing.nature, InventedNature) else None
    return {name: sheet(heights, land, tone, seed, meadows) for name, tone in (("day", DAY), ("night", NIGHT))}


def unwritable(board: dict[str, Any]) -> list[str]:
    names = [n for shape in board["shapes"].values() for n in shape["names"].values()]
    names += [n for mark in board["marks"].values() for n in mark["names"].values()]
    return sorted({name for name in names if not can_write(name, "name")})


def make(game: str, output: Path) -> None:
    say = _log(game)
    drawing = draw(game, say)
    board = compose(drawing)
    say("lettered and adorned")
    missing = unwritable(board)
    if missing:
        raise ValueError(f"letters missing from the fonts: {missing}")
    board = {"board": game, "stamp": stamp(game, drawing.atlas)} | board
    text = json.dumps(board, ensure_ascii=False, separators=(",", ":"))
    output.mkdir(parents=True, exist_ok=True)
    (output / f"{game}.json").write_text(text + "\n", "utf-8")
    for name, picture in papers(drawing).items():
        (output / f"{game}.{name}.webp").write_bytes(picture)
    say(f"written, {len(text) // 1024} KB")
