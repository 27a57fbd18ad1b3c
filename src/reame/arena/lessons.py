"""Games to learn from: greedy bots play with more or less noise, and positions are kept by their features."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from reame import games
from reame.arena import players
from reame.arena.crew import serve_alone
from reame.bots.bot import Bot
from reame.bots.greedy import FirstLook
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.fitted import Fitted

NOISE: Final = [0, 60, 150]  # of 1,000 decisions that are not the best, game by game
WILD: Final = 4  # one in so many of those is any legal move, the others are one of the next best
NEXT_BEST: Final = 5
BETWEEN: Final = 8  # one in so many positions in the middle of a moment is kept, too
PART: Final = 4  # games a process plays at a time


class Noisy(Bot):
    """Plays as a greedy bot, and now and then something else."""

    def __init__(self, bot: Bot, noise: int) -> None:
        self.vintage = bot.vintage
        self.told = bot.told
        self.noise = noise

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        moves = eyes.legal()
        if len(moves) == 1:
            return moves[0]
        strays = dice.below(1000) < self.noise
        if strays and dice.below(WILD) == 0:
            return any_move(eyes.game.table, moves, dice)
        look = FirstLook(eyes, self.counsel(eyes.game), f"{dice.seed}/{dice.at}")
        dice.below(2)
        few = look.moves[:NEXT_BEST]
        return few[dice.below(len(few))] if strays else look.answer()


class Kept:
    """A position that was kept: what is looked at in it, side by side, and the stage."""

    def __init__(self, features: list[list[float]], stage: list[float]) -> None:
        self.features = features
        self.stage = stage


class Lesson:
    """A finished game: the positions kept, the share of victory and the points of each side."""

    def __init__(self, number: int, kept: list[Kept], shares: list[float], points: list[float]) -> None:
        self.number = number
        self.kept = kept
        self.shares = shares
        self.points = points


def lessons(name: str, seats: int, count: int, seed: str, bot: str, noise: list[int], jobs: int) -> Iterator[Lesson]:
    """So many games, in order; the noise goes round from game to game."""
    parts = [range(n, min(n + PART, count)) for n in range(0, count, PART)]
    with ProcessPoolExecutor(jobs, initializer=serve_alone) as pool:
        work = [pool.submit(play_part, name, seats, list(part), seed, bot, noise) for part in parts]
        for future in work:
            for number, kept, shares, points in future.result():
                yield Lesson(number, [Kept(f, s) for f, s in kept], shares, points)


def play_part(name: str, seats: int, numbers: list[int], seed: str, bot: str, noise: list[int]) -> list[Any]:
    """Some of the games, as plain data."""
    game = games.find(name)
    out: list[Any] = []
    for number in numbers:
        player = Noisy(players.find(bot, game), noise[number % len(noise)])
        lesson = play(name, seats, f"{seed}/{number}", player, number)
        out.append((number, [(k.features, k.stage) for k in lesson.kept], lesson.shares, lesson.points))
    return out


def play(name: str, seats: int, seed: str, player: Bot, number: int) -> Lesson:
    """One game: positions at the end of each moment, and some in between."""
    game = games.find(name)
    counsel = game.counsel
    assert isinstance(counsel, Fitted)
    rehearsal = counsel.rehearsal()
    p = game.start(seats, seed)
    eyes = [Eyes(p, s) for s in range(seats)]
    dice = [Dice(f"{seed} seat {s}") for s in range(seats)]
    lots = Dice(f"{seed} kept")
    kept: list[Kept] = []
    moment = -1
    while p.outcome is None:
        now = rehearsal.moment(p) if rehearsal is not None else len(kept)
        if not p.sealed and (now != moment or lots.below(BETWEEN) == 0):
            kept.append(Kept(counsel.features(p), counsel.stage(p)))
        moment = now
        for seat in p.waiting:
            p.apply(seat, player.choose(eyes[seat], dice[seat]))
    sides = 1 + max(counsel.side(p, s) for s in range(seats))
    shares = [0.0] * sides
    points = [0.0] * sides
    for s in range(seats):
        side = counsel.side(p, s)
        points[side] = float(p.outcome.scores[s])
        if s in p.outcome.winners:
            shares[side] += 1.0 / len(p.outcome.winners)
    return Lesson(number, kept, shares, points)
