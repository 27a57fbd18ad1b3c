"""One game between bots, from start to end."""

from __future__ import annotations

from typing import Any, Literal

from reame.bots.bot import Bot
from reame.bots.random import Random, play_out
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.kernel.record import Record

Keep = Literal["none", "moves", "record"]


class Played:
    """What a finished game, or one that failed, leaves behind."""

    def __init__(self, seed: str, seating: list[int]) -> None:
        self.seed = seed
        self.seating = seating  # which bot sat on each seat, by its place in the line-up
        self.decisions = 0
        self.winners: list[int] = []
        self.scores: list[int] = []
        self.reason = ""
        self.facts: dict[str, float] = {}
        self.factions: list[list[str]] = []  # what each seat stood for, if that differs
        self.failure = ""
        self.moves: list[tuple[int, int]] = []  # seat and move, if they were to be kept
        self.record = ""  # if it was to be kept, or to show how the game failed

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled objects are sent to another process field by field."""
        ending = (self.winners, self.scores, self.reason, self.facts, self.factions, self.failure)
        return _received, (self.seed, self.seating, self.decisions, ending, self.moves, self.record)


def _received(seed: str, seating: list[int], decisions: int, ending: Any, moves: Any, record: str) -> Played:
    played = Played(seed, seating)
    played.decisions = decisions
    played.winners, played.scores, played.reason, played.facts, played.factions, played.failure = ending
    played.moves = moves
    played.record = record
    return played


def seat_bots(bots: int, seats: int, game_number: int) -> list[int]:
    """Which bot sits where: the line-up goes round from game to game, so that no seat favours a bot."""
    return [(s + game_number) % bots for s in range(seats)]


def play_game(
    game: Game[Any], seats: int, seed: str, options: dict[str, Any], bots: list[Bot], number: int, keep: Keep = "none"
) -> Played:
    """Play one game, the seats in turn, and keep of it what is asked for."""
    return play_seated(game, seed, options, bots, seat_bots(len(bots), seats, number), keep)


def play_seated(
    game: Game[Any], seed: str, options: dict[str, Any], bots: list[Bot], seating: list[int], keep: Keep = "none"
) -> Played:
    """The same with the bots where they are told to sit; a failure is kept with the record that leads to it."""
    played = Played(seed, seating)
    seats = len(seating)
    players = [bots[i] for i in seating]
    if keep == "none" and all(type(bot) is Random for bot in players):
        try:
            p: Position = game.start(seats, seed, options)
            played.decisions = play_out(p, Dice(seed))
            _ending(played, p)
            return played
        except Exception as e:  # the same game again, with notes
            played.failure = f"only once, and not when played again: {type(e).__name__}: {e}"
    record = Record(game, seats, seed, options, undo=False)
    try:
        _play(record, players)
        _ending(played, record.position)
    except Exception as e:
        played.failure = f"{type(e).__name__}: {e}"
    played.decisions = len(record)
    if keep == "moves":
        played.moves = record.moves
    if keep == "record" or played.failure:
        played.record = record.text()
    return played


def _play(record: Record, players: list[Bot]) -> None:
    """Whoever plays at random draws lots of the same dice; all others have their own to think with."""
    p = record.position
    lots = Dice(record.seed)
    dice = [lots if type(bot) is Random else Dice(f"{record.seed} seat {s}") for s, bot in enumerate(players)]
    eyes = [Eyes(p, s) for s in range(p.seats)]
    while p.outcome is None:
        for seat in p.waiting:
            record.play(seat, players[seat].choose(eyes[seat], dice[seat]))


def _ending(played: Played, p: Position) -> None:
    outcome = p.outcome
    assert outcome is not None
    played.winners = outcome.winners
    played.scores = outcome.scores
    played.reason = outcome.reason
    played.facts = p.game.facts(p)
    played.factions = p.game.factions(p)
