"""What we are measured beside: python-chess and OpenSpiel, random play from a Python loop."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

LONGEST = 300  # moves of a random game of chess


class Pace:
    """Something that is done again and again, and how often it is done in a second of processor time."""

    def __init__(self, batch: Callable[[int], int]) -> None:
        self.batch = batch  # given a running number, does something and says how much
        self.k = 0

    def rate(self, seconds: float) -> float:
        done = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            done += self.batch(self.k)
            self.k += 1
        return done / (time.process_time() - begin)


def chess_games() -> Callable[[int], int]:
    """Moves of python-chess, without the checks for draws."""
    import chess

    rng = random.Random(1)

    def game(_: int) -> int:
        board = chess.Board()
        n = 0
        while n < LONGEST:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            n += 1
        return n

    return game


def spiel_games(name: str) -> Callable[[int], int]:
    """Decisions of a game of OpenSpiel, whose rules are in C++."""
    import pyspiel

    rng = random.Random(1)
    spiel: Any = pyspiel.load_game(name)

    def game(_: int) -> int:
        state = spiel.new_initial_state()
        n = 0
        while not state.is_terminal() and n < LONGEST:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                n += 1
        return n

    return game


SPIEL = {"OpenSpiel backgammon": "backgammon", "OpenSpiel chess": "chess"}
