"""What a temper does, and what it costs: one bot with it among plain ones, the deeds of all counted, and the wins.

    python bench/tempers.py GAME [--seats N] [--games N] [--bot greedy] [--temper warlike ...]
        [--options turns=12 ...] [--seed tempers]

Deeds are counted where there was a choice between doing one and not. The seat of the one with a temper changes from
game to game. A fair share of the wins is one in so many sides.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SORTS = ("", "strike", "scheme", "bargain", "bond")


def play(game: Any, number: int, args: argparse.Namespace, temper: str, count: dict[str, Counter[str]]) -> float:
    """One game; returns the share in its victory of the one with the temper."""
    from reame import bots
    from reame.bots.characters import deed_of
    from reame.kernel.chance import Dice
    from reame.kernel.eyes import Eyes

    seed = f"{args.seed} {number}"
    options = dict(x.split("=", 1) for x in args.options)
    p = game.start(args.seats, seed, options)
    other = number % args.seats
    line_up = [bots.find(f"{args.bot}:{temper}" if s == other else args.bot) for s in range(args.seats)]
    dice = [Dice(f"{seed} seat {s}") for s in range(args.seats)]
    while not p.over:
        for seat in p.waiting:
            legal = p.legal(seat)
            sorts = [deed_of(game.counsel, p, seat, m) for m in legal] if not p.sealed else []
            move = line_up[seat].choose(Eyes(p, seat), dice[seat])
            who = temper if seat == other else "plain"
            for sort in set(sorts):
                if sort and len(set(sorts)) > 1:
                    count[who][f"could {SORTS[sort]}"] += 1
                    count[who][SORTS[sort]] += sorts[legal.index(move)] == sort
            p.apply(seat, move)
    return 1.0 / len(p.outcome.winners) if other in p.outcome.winners else 0.0


def main() -> int:
    sys.path.append(str(ROOT / "src"))
    import reame
    from reame.arena.tally import wilson
    from reame.bots.characters import TEMPERS

    parser = argparse.ArgumentParser(description="What a temper does, and what it costs.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--temper", nargs="*", default=list(TEMPERS))
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--seed", default="tempers")
    args = parser.parse_args()
    game = reame.game(args.game)
    for temper in args.temper:
        count: dict[str, Counter[str]] = {temper: Counter(), "plain": Counter()}
        wins = sum(play(game, n, args, temper, count) for n in range(args.games))
        low, high = wilson(wins, args.games)
        share = f"{wins:g} of {args.games} ({100 * low:.0f} % to {100 * high:.0f} %)"
        print(f"{args.game}, {args.seats} {args.bot}, one of them {temper}: won {share}")
        for who, found in count.items():
            parts = [
                f"{sort} {found[sort]} of {found[f'could {sort}']} ({found[sort] / found[f'could {sort}']:.3f})"
                for sort in SORTS[1:]
                if found[f"could {sort}"]
            ]
            print(f"  {who:12} {', '.join(parts)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
