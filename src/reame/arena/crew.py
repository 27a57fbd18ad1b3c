"""Who plays the games: this process, several of them, or a cluster; and what happens when one of them dies."""

from __future__ import annotations

import gc
import os
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, parent_process
from typing import Final

from reame import games
from reame.arena import players
from reame.arena.plan import Plan
from reame.arena.play import Played, play_seated
from reame.kernel.errors import ReameError

PART_SECONDS: Final = 1.0  # a part of the games should take so long: handing it over costs nothing beside that
PART_MOST: Final = 500
UNSEARCHED: Final = 10_000  # new objects before they are searched for circles: a game makes none
STRIKES: Final = 3  # processes that one game may end


class GameLost(ReameError):
    """A game that ends every process that plays it."""


class Part:
    """A few games of a plan, by number, and what came of them."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.games: list[Played] | None = None  # none if they are lost
        self.seconds = 0.0


@contextmanager
def settled() -> Iterator[None]:
    """What stands already is not searched for circles again and again: a tenth of the time of a short game."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(UNSEARCHED, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def play_part(plan: Plan, numbers: list[int]) -> tuple[list[Played], float]:
    """Play these games; and how long it took."""
    begin = time.perf_counter()
    game = games.find(plan.game)
    line_up = [players.find(name, game) for name in plan.line_up]
    with settled():
        played = [
            play_seated(game, plan.seed_of(n), plan.options, line_up, plan.seating(n), plan.keep) for n in numbers
        ]
    return played, time.perf_counter() - begin


class Crew:
    """Takes parts and gives them back played, in any order. This one plays each when it is asked for."""

    hands = 1  # parts that may be under way

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._given: list[Part] = []

    def give(self, part: Part) -> None:
        """A part to be played."""
        self._given.append(part)

    def take(self) -> Part:
        """One that is done, or lost with the process that played it. Waits for it."""
        part = self._given.pop(0)
        part.games, part.seconds = play_part(self.plan, part.numbers)
        return part

    def leave(self) -> None:
        """No more is wanted."""


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        super().__init__(plan)
        self.hands = 2 * jobs  # none waits while we write down what another has played
        self._jobs = jobs
        self._pool = self._new_pool()
        self._under_way: dict[Future[tuple[list[Played], float]], Part] = {}
        self._lost: list[Part] = []

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._jobs, initializer=serve_alone)

    def give(self, part: Part) -> None:
        try:
            future = self._pool.submit(play_part, self.plan, part.numbers)
        except BrokenProcessPool:
            self._renew()
            future = self._pool.submit(play_part, self.plan, part.numbers)
        self._under_way[future] = part

    def take(self) -> Part:
        if not self._lost:
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            future = done.pop()
            try:
                games, seconds = future.result()
            except BrokenProcessPool:
                self._renew()
            else:
                part = self._under_way.pop(future)
                part.games, part.seconds = games, seconds
                return part
        return self._lost.pop()

    def _renew(self) -> None:
        """A process has died, and with it all that the others had under way."""
        wait(self._under_way)
        broken = [f for f in self._under_way if isinstance(f.exception(), BrokenProcessPool)]
        self._lost += [self._under_way.pop(f) for f in broken]
        self._pool.shutdown(wait=False)
        self._pool = self._new_pool()

    def leave(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def serve_alone() -> None:
    """In a process of the crew: Ctrl-C ends it without a word, and so does the end of whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def play_all(numbers: Iterable[int], crew: Crew) -> Iterator[tuple[int, Played]]:
    """Play the games of these numbers; each is handed over, with its number, when it is done.

    Parts grow until one takes about a second. Games that were lost with a process are played again, one after the
    other while nothing else is under way; so it is known which one it was if it happens again, and again.
    """
    left = iter(numbers)
    again: list[int] = []
    strikes: dict[int, int] = {}
    under_way = 0
    size = 1
    try:
        while True:
            while under_way < (1 if again else crew.hands):
                part = [again.pop(0)] if again else list(islice(left, size))
                if not part:
                    break
                crew.give(Part(part))
                under_way += 1
            if not under_way:
                return
            done = crew.take()
            under_way -= 1
            if done.games is None:
                for n in done.numbers:
                    strikes[n] = strikes.get(n, 0) + 1
                    if strikes[n] > STRIKES:
                        raise GameLost(f"game {n} (seed {crew.plan.seed_of(n)!r}) ends every process that plays it")
                again += done.numbers
                continue
            each = max(done.seconds, 1e-6) / len(done.numbers)
            size = max(1, min(PART_MOST, 2 * size, round(PART_SECONDS / each)))
            yield from zip(done.numbers, done.games, strict=True)
    finally:
        crew.leave()


def in_order(games: Iterable[tuple[int, Played]]) -> Iterator[tuple[int, Played]]:
    """The games by their numbers, which begin with 0 and have no gaps."""
    early: dict[int, Played] = {}
    wanted = 0
    for n, played in games:
        early[n] = played
        while wanted in early:
            yield wanted, early.pop(wanted)
            wanted += 1


def crew_of(plan: Plan, jobs: int = 1, ray: str = "") -> Crew:
    """Whoever is asked for: a Ray cluster by its address, processes, or nobody else."""
    if ray:
        from reame.arena.cluster import Cluster

        return Cluster(plan, ray)
    return Processes(plan, jobs) if jobs > 1 else Crew(plan)
