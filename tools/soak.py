"""Long runs on the compiled build: random games of every kind, and the figures of the specifications.

    python tools/soak.py [GAME ...] [--count K]

A failure leaves a record in build/soak that `reame replay` opens.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from pathlib import Path
from typing import Any

import reame
from reame import builds
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.errors import BadStart
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.kernel.record import Record

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
if not builds.compiled() and builds.fresh(COMPILED, ROOT):  # start again with the compiled build in front
    os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONPATH": str(COMPILED)})
sys.path.append(str(ROOT))  # for what the tests know

GAMES = {"carolus": 100_000, "medieval": 20_000, "fief": 10_000, "conspiracy": 10_000, "universalis": 2_000}
OTHERS = 5_000  # a game that is not among them
OUT = ROOT / "build" / "soak"
IMAGINED = 97  # every so many moves, somebody imagines the position


def soak(name: str, seats: int, games: int) -> int:
    """Random games with all invariants after every move, half of them by options drawn by lot; how many failed."""
    game = reame.game(name)
    failures = 0
    begin = time.perf_counter()
    for k in range(games):
        seed = f"soak {seats} {k}"
        dice = Dice("soak " + seed)
        options: dict[str, str] = {}
        if k % 2:
            options = some_options(game, seats, dice)
        p = game.start(seats, seed, options)
        moves: list[tuple[int, int]] = []
        try:
            while not p.over:
                for seat in p.waiting:
                    move = any_move(game.table, p.legal(seat), dice)
                    moves.append((seat, move))
                    p.apply(seat, move)
                    if len(moves) % IMAGINED == 0:
                        imagine(p, dice.below(seats), f"{seed} {len(moves)}")
                broken = game.broken(p)
                if broken:
                    raise AssertionError(broken)
        except Exception as e:
            failures += 1
            report(name, seats, seed, options, moves, e)
        if sys.stderr.isatty() and k % 50 == 0:
            print(f"\r{name} {seats} seats: {k}/{games}, {failures} failures", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - begin
    print(f"\r{name}, {seats} seats: {games} games, {failures} failures, {seconds:.0f} s", flush=True)
    return failures


def some_options(game: Game[Any], seats: int, dice: Dice) -> dict[str, str]:
    """Drawn by lot until they go together, and with so many seats."""
    while True:
        options = {o.name: o.kind.word(o.kind.low + o.kind.unit * dice.below(o.kind.size)) for o in game.OPTIONS}
        try:
            game.choose(seats, options)
        except BadStart:
            continue
        return options


def imagine(p: Position, seat: int, seed: str) -> None:
    """What a seat imagines holds together, and looks to it like the truth."""
    other = p.imagine(seat, Dice(seed))
    broken = p.game.broken(other)
    if broken:
        raise AssertionError(f"imagined by seat {seat}: {broken}")
    if other.view(seat) != p.view(seat):
        raise AssertionError(f"seat {seat} can tell what it imagines from the truth")


def report(
    name: str, seats: int, seed: str, options: dict[str, str], moves: list[tuple[int, int]], error: Exception
) -> None:
    """Write the record that leads to the failure; the last move is the one that failed."""
    OUT.mkdir(parents=True, exist_ok=True)
    record = Record(reame.game(name), seats, seed, options)
    for seat, move in moves[:-1]:
        record.play(seat, move)
    path = OUT / f"{name}-{seed.replace(' ', '-')}.record"
    path.write_text(record.text(), "utf-8")
    last = f"{moves[-1][0]} {reame.game(name).table.words(moves[-1][1])}"
    print(f"\n{name}: {type(error).__name__}: {error}\n  after {path}, at {last!r}", flush=True)


def carolus_figures(games: int) -> int:
    """The table of section 11: means within 0.1 over 40,000 games a row, or what chance explains in two samples."""
    from tests.games.carolus.policy import SPREAD, TABLE, Means

    wrong = 0
    for seats, row in TABLE.items():
        m = Means(seats, games, "soak")
        got = (m.rounds, m.player_turns, m.builds, m.replacements, m.by_castles, m.by_spaces, m.frozen, m.ran_out)
        print(
            f"carolus, {seats} seats, policy of section 11: "
            + ", ".join(f"{a:.3f} ({b})" for a, b in zip(got, row, strict=True))
        )
        wrong += abs(m.rounds - row[0]) > max(0.1, 3 * SPREAD[seats] * math.sqrt(1 / games + 1 / 40_000))
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=reame.NAMES, help="which (all)")
    parser.add_argument("--count", type=int, help="games in all, instead of the standard number of each")
    args = parser.parse_args()
    bad = 0
    for name in args.games:
        seat_range = reame.game(name).seat_range
        for seats in seat_range:
            bad += soak(name, seats, (args.count or GAMES.get(name, OTHERS)) // len(seat_range))
        if name == "carolus":
            bad += carolus_figures(args.count or 40_000)
    print("all well" if not bad else f"{bad} failures")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
