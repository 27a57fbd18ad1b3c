"""A learner that teaches itself Carolus Magnus and beats `random`, within five minutes on two cores.

    pip install 'reame[pettingzoo]' scikit-learn
    python examples/self_play.py

It learns what a position is worth: first from games at random, then from its own. To choose a move it looks at where
each one leads in a world that it imagines, and takes the one worth most. What it knows comes from the arrays of
`reame.research`; nothing here is about Carolus Magnus but its name.
"""

from __future__ import annotations

import argparse
import time
from array import array
from typing import Any
from warnings import filterwarnings

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.feature_selection import VarianceThreshold
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline

import reame
from reame.arena.tally import wilson
from reame.bots.bot import Bot
from reame.bots.random import Random
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.research.features import Features
from reame.research.layout import layout

SEATS = 2
DARING = 0.1  # how often a move is tried at random while it learns


filterwarnings("ignore", category=ConvergenceWarning)  # a few passes are enough


class Learner(Bot):
    """Takes the move that leads to the position worth most, as far as it has learned."""

    def __init__(self, game: str) -> None:
        self.game = reame.game(game)
        self.layout = layout(self.game, SEATS)
        self.features = Features(self.layout)
        self.models: list[Any] = [None] * SEATS
        self.daring = 0.0

    def numbers(self, p: Position, seat: int) -> array[int]:
        """What a seat knows, as numbers."""
        out = array("i", bytes(4 * self.layout.size))
        self.layout.write(p, seat, out)
        return out

    def worth(self, arrays: list[array[int]], seat: int) -> Any:
        """The chance to win that each of these has for a seat."""
        return self.models[seat].predict_proba(self.features(np.array(arrays, np.int32)))[:, 1]

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        moves = eyes.legal()
        if len(moves) == 1 or self.models[eyes.seat] is None or dice.below(1000) < 1000 * self.daring:
            return moves[dice.below(len(moves))]
        world = eyes.imagine(Dice(f"{dice.seed}/{dice.at}"))
        reached = []
        for move in moves:
            p = world.clone()
            p.apply(eyes.seat, move)
            reached.append(self.numbers(p, eyes.seat))
        return moves[int(np.argmax(self.worth(reached, eyes.seat)))]

    def learn(self, seen: list[list[array[int]]], won: list[list[float]]) -> None:
        """From positions of each seat, and whether it has won."""
        for seat in range(SEATS):
            x = self.features(np.array(seen[seat], np.int32))
            model = make_pipeline(VarianceThreshold(), MLPClassifier((32,), max_iter=8, random_state=1))
            self.models[seat] = model.fit(x, np.array(won[seat]) > 0.5)


def play(
    game: Any, bots: list[Bot], seed: str, look: Learner | None = None
) -> tuple[list[int], list[list[array[int]]]]:
    """One game: who won, and what the learner saw on the way, if it looks."""
    p: Position = game.start(SEATS, seed)
    seen: list[list[array[int]]] = [[] for _ in range(SEATS)]
    dice = [Dice(f"{seed} {s}") for s in range(SEATS)]
    while p.outcome is None:
        for seat in p.waiting:
            p.apply(seat, bots[seat].choose(Eyes(p, seat), dice[seat]))
        if look is not None:
            for seat in range(SEATS):
                seen[seat].append(look.numbers(p, seat))
    return p.outcome.winners, seen


def teach(learner: Learner, rounds: int, games: int) -> None:
    """A round at random, then rounds against itself; each learns from all games so far."""
    seen: list[list[array[int]]] = [[] for _ in range(SEATS)]
    won: list[list[float]] = [[] for _ in range(SEATS)]
    for r in range(rounds):
        begin = time.perf_counter()
        learner.daring = DARING
        for k in range(games * 4 if r == 0 else games):
            winners, found = play(learner.game, [learner] * SEATS, f"learn {r} {k}", learner)
            for seat in range(SEATS):
                seen[seat] += found[seat]
                won[seat] += [1.0 / len(winners) if seat in winners else 0.0] * len(found[seat])
        learner.learn(seen, won)
        learner.daring = 0.0
        print(f"round {r}: {len(seen[0])} positions, {time.perf_counter() - begin:.0f} s", flush=True)


def examine(learner: Learner, games: int) -> tuple[float, float, float]:
    """Its share of wins against random, on both seats, with the same dice."""
    wins = 0.0
    for k in range(games):
        mine = k % 2
        bots: list[Bot] = [learner if s == mine else Random() for s in range(SEATS)]
        winners, _ = play(learner.game, bots, f"examine {k // 2}")
        wins += 1 / len(winners) if mine in winners else 0
    return wins / games, *wilson(wins, games)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=40, help="in a round; four times as many in the first")
    parser.add_argument("--examine", type=int, default=100, help="games against random")
    args = parser.parse_args()
    learner = Learner("carolus")
    begin = time.perf_counter()
    teach(learner, args.rounds, args.games)
    share, low, high = examine(learner, args.examine)
    seconds = time.perf_counter() - begin
    print(
        f"beats random in {share:.1%} of {args.examine} games ({low:.1%} to {high:.1%}), after {seconds:.0f} s in all"
    )
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    raise SystemExit(main())
