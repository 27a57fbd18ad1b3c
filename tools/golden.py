"""Golden records of tests/golden: choose new ones, or note what the rules now make of those that are there.

python tools/golden.py choose [GAME ...]   plays candidates and keeps those that reach most procedures
python tools/golden.py accept [NAME ...]   writes the hashes anew, after a change that was meant
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import reame
from reame import bots
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.record import Record
from tests.golden.replay import HERE, INDEX, Replayed, index

KEPT = 4  # records of each game, at least
LONGEST = 6_000  # moves of a record
CANDIDATES = {"carolus": 24, "medieval": 24, "conspiracy": 20, "fief": 20, "universalis": 8}  # between bots
RANDOM_GAMES = 60  # candidates played by chance alone
WORTH_KEEPING = 3  # new phrases
CHAOS = ["random"]
LINE_UPS = [["greedy"], ["greedy", "greedy", "random"], ["random"], ["greedy", "random"]]


def draw_options(name: str, dice: Dice, all_of_them: bool) -> dict[str, str]:
    """Options by lot; games of Universalis long enough for a crusade, and short enough to be replayed."""
    options = {
        o.name: o.kind.word(o.kind.low + o.kind.unit * dice.below(o.kind.size))
        for o in reame.game(name).OPTIONS
        if all_of_them or dice.below(2)
    }
    if name == "universalis":
        options["max_turns"] = str(6 + 4 * dice.below(4))
    return options


def candidate(name: str, k: int, line_up: list[str]) -> tuple[str, str] | None:
    """A game between bots by some options, as a record; None if it takes too long."""
    game = reame.game(name)
    dice = Dice(f"golden {name} {k}")
    seats = game.seat_range[k % len(game.seat_range)]
    try:
        record = Record(game, seats, f"golden {k}", draw_options(name, dice, line_up == CHAOS))
    except ValueError:
        return None
    players = [bots.find(b) for b in line_up]
    while not record.position.over and len(record) <= LONGEST:
        for seat in record.position.waiting:
            record.play(seat, players[seat % len(players)].choose(Eyes(record.position, seat), dice))
    if not record.position.over:
        return None
    return f"{name}-{seats}-{k}", record.text()


def candidates(name: str) -> Iterator[tuple[str, str]]:
    """Games of bots, then games of chance: nobody strays as far."""
    plans = [(k, LINE_UPS[k % len(LINE_UPS)]) for k in range(CANDIDATES[name])]
    plans += [(k, CHAOS) for k in range(100, 100 + RANDOM_GAMES)]
    for k, line_up in plans:
        begin = time.perf_counter()
        made = candidate(name, k, line_up)
        if made is not None:
            print(f"{made[0]}: {len(made[1])} bytes, {time.perf_counter() - begin:.0f} s", flush=True)
            yield made


def choose(name: str) -> None:
    """Keep the candidates that together reach most: each in turn the one that adds most phrases."""
    found = {key: (text, set(Replayed(text).phrases)) for key, text in candidates(name)}
    for old in HERE.glob(f"{name}-*.record"):
        old.unlink()
    reached: set[str] = set()
    seats: set[str] = set()
    kept = 0
    while found:
        best = max(found, key=lambda n: (len(found[n][1] - reached), n.split("-")[1] not in seats, -len(found[n][0])))
        if kept >= KEPT and len(found[best][1] - reached) < WORTH_KEEPING:
            best = next((n for n in found if n.split("-")[1] not in seats), "")  # every number of seats at least once
            if not best:
                break
        text, phrases = found.pop(best)
        print(f"kept {best}: {len(phrases - reached)} new phrases", flush=True)
        reached |= phrases
        seats.add(best.split("-")[1])
        kept += 1
        (HERE / f"{best}.record").write_text(text, "utf-8")


def accept(names: list[str]) -> None:
    """Write the hashes of these records, or of all."""
    known: dict[str, dict[str, Any]] = index() if INDEX.exists() else {}
    files = {f.stem: f for f in sorted(HERE.glob("*.record"))}
    known = {name: known[name] for name in known if name in files}
    for name, file in files.items():
        if not names or name in names or name not in known:
            known[name] = Replayed(file.read_text("utf-8")).hashes
            print(name, known[name], flush=True)
    INDEX.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=["choose", "accept"])
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    if args.what == "choose":
        for name in args.names or reame.NAMES:
            choose(name)
        accept([])
    else:
        accept(args.names)


if __name__ == "__main__":
    main()
