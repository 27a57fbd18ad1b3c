"""One game between bots, from start to end."""

from __future__ import annotations

from typing import Any

from reame.bots import Bot
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.record import Record


class Played:
    """What a finished game, or one that failed, leaves behind."""

    def __init__(self, seed: str, decisions: int, seating: list[int]) -> None:
        self.seed = seed
        self.decisions = decisions
        self.seating = seating  # which bot sat on each seat, by its place in the line-up
        self.winners: list[int] = []
        self.scores: list[int] = []
        self.reason = ""
        self.facts: dict[str, float] = {}
        self.failure = ""
        self.record = ""


def seat_bots(bots: int, seats: int, game_number: int) -> list[int]:
    """Which bot sits where: the line-up goes round from game to game, so that no seat favours a bot."""
    return [(s + game_number) % bots for s in range(seats)]


def play_game(game: Game[Any], seats: int, seed: str, options: dict[str, Any], bots: list[Bot], number: int) -> Played:
    """Play one game; a failure is kept with the record that leads to it."""
    seating = seat_bots(len(bots), seats, number)
    record = Record(game, seats, seed, options)
    dice = [Dice(f"{seed} seat {s}") for s in range(seats)]
    played = Played(seed, 0, seating)
    try:
        while not record.position.over:
            for seat in record.position.waiting:
                move = bots[seating[seat]].choose(Eyes(record.position, seat), dice[seat])
                record.play(seat, move)
    except Exception as e:
        played.failure = f"{type(e).__name__}: {e}"
        played.record = record.text()
    played.decisions = len(record)
    outcome = record.position.outcome
    if outcome is not None:
        played.winners = outcome.winners
        played.scores = outcome.scores
        played.reason = outcome.reason
        played.facts = game.facts(record.position)
    return played
