"""What bots propose to each other, and what comes of it: offers by kind, accepted, refused, said again after a refusal.

    python bench/offers.py GAME [--seats N] [--games N] [--bot greedy] [--options turns=12 ...] [--seed offers]

Whatever somebody answers with yes or no counts: deals by what they hold, other questions by the step that asks. Offers
are the same if they say the same between the same seats; those to a seat are what a person in its place would be asked.
Said again means: in the turn in which it was refused.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MOST = 100_000  # decisions in a game
PROGRESS = ("agreed", "counted", "executed", "given", "stage")  # of a step, no part of what is offered


def asked(p: Any) -> tuple[str, str]:
    """The kind of an offer that waits for its answer, and the offer in words."""
    from reame.kernel.deals import Deal

    top = p.stack[-1]
    words = p.game.table.words
    data = top.dump()
    said = " ".join(f"{k}={data[k]}" for k in sorted(data) if k not in PROGRESS)
    if isinstance(top, Deal):
        kind = "+".join(sorted({words(m).partition(" ")[0] for m in top.terms})) or "nothing"
        return (kind if top.stage == "answer" else f"counter: {kind}"), said
    purpose = data.get("purpose") or data.get("side")
    return f"{type(top).__name__} {purpose}" if purpose else type(top).__name__, said


def play(game: Any, seats: int, seed: str, options: dict[str, str], name: str, count: dict[str, Counter[str]]) -> int:
    """One game; returns the number of its rounds."""
    from reame import bots
    from reame.kernel.chance import Dice
    from reame.kernel.eyes import Eyes
    from reame.kernel.moves import NO, YES

    p = game.start(seats, seed, options)
    bot = bots.find(name)
    dice = [Dice(f"{seed} seat {s}") for s in range(seats)]
    refused: set[str] = set()
    now = rounds = -1
    for _ in range(MOST):
        if p.over:
            break
        if (turn := getattr(p, "turn", getattr(p, "round", 0))) != now:
            now, rounds = turn, rounds + 1
            refused.clear()
        seat = p.waiting[0]
        legal = p.legal(seat)
        move = bot.choose(Eyes(p, seat), dice[seat])
        if YES in legal or NO in legal:
            kind, said = asked(p)
            count["offered"][kind] += 1
            count["accepted"][kind] += move == YES
            count["refused"][kind] += move == NO
            count["again"][kind] += f"{seat} {said}" in refused
            if move == NO:
                refused.add(f"{seat} {said}")
        p.apply(seat, move)
    return rounds + 1


def main() -> int:
    sys.path.insert(0, str(ROOT / "src"))
    import reame

    parser = argparse.ArgumentParser(description="What bots propose to each other, and what comes of it.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--seed", default="offers")
    args = parser.parse_args()
    game = reame.game(args.game)
    options = dict(x.split("=", 1) for x in args.options)
    count: dict[str, Counter[str]] = {k: Counter() for k in ("offered", "accepted", "refused", "again")}
    rounds = sum(play(game, args.seats, f"{args.seed} {i}", options, args.bot, count) for i in range(args.games))
    print(f"{args.games} games of {args.game} with {args.seats} {args.bot}, {rounds} rounds")
    print(f"{'kind':48}{'offered':>9}{'accepted':>9}{'refused':>9}{'again':>7}{'a round and seat':>18}")
    for kind, n in count["offered"].most_common():
        figures = f"{n:9}{count['accepted'][kind]:9}{count['refused'][kind]:9}{count['again'][kind]:7}"
        print(f"{kind:48}{figures}{n / rounds / args.seats:18.2f}")
    total = sum(count["offered"].values())
    print(f"{'all':48}{total:9}{sum(count['accepted'].values()):9}{sum(count['refused'].values()):9}", end="")
    print(f"{sum(count['again'].values()):7}{total / rounds / args.seats:18.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
