"""A worker process in which bots think and records are checked: a job a line on stdin, an answer a line on stdout.

Started by pool.py as `python -m reame.server.workers.worker <registry>`. It ends when its input does.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from reame import bots
from reame.kernel.chance import Dice
from reame.kernel.errors import BadRecord
from reame.kernel.eyes import Eyes
from reame.kernel.record import Record, read_record
from reame.server.errors import Refusal
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


def check(library: Library, text: str) -> dict[str, str]:
    """Does a record hold? It is replayed here first: a hostile one may begin at a position that no game reaches."""
    try:
        record = read_record(text, library.find)
        p = Record(record.game, record.seats, record.seed, record.options, record.salt, start=record.start).position
        for seat, move in [*record.moves, (-1, -1)]:
            for eyes in range(-1, record.seats):
                p.view(eyes)
            if seat >= 0:
                p.apply(seat, move)
        return {"words": ""}
    except BadRecord as e:
        return {"error": str(e), "line": str(e.line), "reason": e.reason}
    except Refusal as e:
        return {"error": str(e), "line": "2", "reason": e.key}
    except Exception as e:
        told = f"line 1: the rules stumble over this record: {type(e).__name__}"
        return {"error": told, "line": "1", "reason": "stumble"}


def main() -> None:
    """Think until there is nothing left to think about."""
    library = Library(sys.argv[1])
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    for line in sys.stdin:
        job = json.loads(line)
        answer = check(library, job["record"]) if "record" in job else think(library, job)
        try:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone; nobody waits for the answer


if __name__ == "__main__":
    main()
