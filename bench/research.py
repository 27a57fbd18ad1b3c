"""The ways in for researchers, beside the environments of others in the same run: steps per second of processor time.

    python bench/research.py [--json] [--seconds S] [GAME ...]

Random moves everywhere. Ours are run with the observation of whoever moves; PettingZoo's and OpenSpiel's games, too.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe

import reame
from reame import builds
from reame.research import many, spiel, zoo

SPIEL_GAMES = {
    "python_kuhn_poker": kuhn_poker,
    "python_tic_tac_toe": tic_tac_toe,
    "python_liars_poker": liars_poker,
}  # importing them tells OpenSpiel of them


def rate(batch: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time."""
    batch()
    begin = time.process_time()
    done = 0
    while time.process_time() - begin < seconds:
        done += batch()
    return done / (time.process_time() - begin)


def side_by_side(name: str, observed: bool) -> Callable[[], int]:
    """Sixty-four games in one process."""
    m = many(name, n=64, seed="bench")
    rng = np.random.default_rng(1)
    out = np.zeros((64, m.layout.size), np.int32)

    def batch() -> int:
        if observed:
            m.observe(out=out)
        m.step(m.any_moves(rng))
        return 64

    return batch


def pettingzoo(env: Any) -> Callable[[], int]:
    """A game of an environment, a hundred moves of it at most."""
    rng = np.random.default_rng(1)
    seeds = iter(range(10**9))

    def batch() -> int:
        env.reset(seed=next(seeds))
        n = 0
        for _ in env.agent_iter(100):
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            n += 1
        return n

    return batch


def openspiel(game: Any) -> Callable[[], int]:
    """A game of OpenSpiel, with the string of what the player knows, a hundred moves at most."""
    rng = np.random.default_rng(1)

    def batch() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal() and n < 100:
            if not state.is_chance_node():
                state.observation_string(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            n += 1
        return n

    return batch


def classics() -> dict[str, Any]:
    """Environments of PettingZoo, as far as they are installed."""
    found: dict[str, Any] = {}
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["raw_env"])
            found[name] = module.raw_env()
        except (ImportError, AttributeError, ModuleNotFoundError):
            continue
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (2)")
    parser.add_argument("games", nargs="*", default=reame.NAMES, help="which (all)")
    args = parser.parse_args()
    spiel.register()
    found: dict[str, dict[str, float]] = {}
    for name in args.games:
        found[name] = {
            "many": rate(side_by_side(name, False), args.seconds),
            "many, observed": rate(side_by_side(name, True), args.seconds),
            "pettingzoo": rate(pettingzoo(zoo.raw_env(name)), args.seconds),
            "openspiel": rate(openspiel(pyspiel.load_game(spiel.name_of(name))), args.seconds),
        }
    for name, env in classics().items():
        found[f"PettingZoo {name}"] = {"pettingzoo": rate(pettingzoo(env), args.seconds)}
    for name in SPIEL_GAMES:
        found[f"OpenSpiel {name}"] = {"openspiel": rate(openspiel(pyspiel.load_game(name)), args.seconds)}
    if args.json:
        print(json.dumps({"compiled": builds.compiled(), "steps per second": found}))
        return
    print("compiled" if builds.compiled() else "plain")
    for name, row in found.items():
        print(f"{name:32} " + "  ".join(f"{what} {x:9,.0f}" for what, x in row.items()))


if __name__ == "__main__":
    main()
