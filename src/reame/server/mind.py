"""A worker process in which bots think: one job a line on standard input, one answer a line on standard output.

Started by minds.py as `python -m reame.server.mind <registry>`. It ends when its input does.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from reame import bots
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.server.library import Library


def think(library: Library, job: dict[str, Any]) -> dict[str, str]:
    """The move a bot chooses. It sees the position through the eyes of its seat only."""
    try:
        game = library.find(job["game"])
        eyes = Eyes(game.load(job["dump"]), job["seat"])
        move = bots.find(job["bot"]).choose(eyes, Dice(job["seed"]))
        return {"words": game.table.words(move)}
    except Exception as e:
        return {"error": f"{type(e).__name__}: {e}"}


def main() -> None:
    """Think until there is nothing left to think about."""
    library = Library(sys.argv[1])
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed must not be taken for an answer
    os.nice(5)
    for line in sys.stdin:
        answers.write(json.dumps(think(library, json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
