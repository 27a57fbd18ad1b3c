"""A bot's thoughts in a worker process. What was found is told after every while: nothing is lost with the process."""

from __future__ import annotations

import time

import msgspec
from msgspec import Raw

from reame import bots
from reame.bots.characters import strength_of
from reame.bots.rehearsal import Rehearsing
from reame.bots.search import Search
from reame.bots.thought import Thought
from reame.bots.tree import Growing, Node
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.server.library import Library
from reame.server.workers import jobs


class Mind:
    """Keeps the position it has thought about last, and the tree that it grew there."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._dump = b""
        self._eyes: Eyes | None = None
        self._job: jobs.Think | None = None
        self._tree: Growing | None = None

    def think(self, job: jobs.Think) -> jobs.Thought:
        """A while. It sees the position through the eyes of its seat only."""
        until = time.monotonic() + job.patience
        game = self._library.find(job.game)
        thought = self._begin(job)
        thought.go_on(until)
        moves = thought.moves if isinstance(thought, Rehearsing) else []
        return jobs.Thought(
            words=game.table.words(thought.best),
            settled=thought.settled,
            hurried=thought.hurried,
            found=_told(thought),
            shortlist=[game.table.words(x.move) for x in moves],
        )

    def _begin(self, job: jobs.Think) -> Thought:
        eyes = self._look(job)
        tree = self._tree
        before = self._job
        if tree is not None and before is not None and before.seed == job.seed and job.found == _told(tree):
            return tree  # it goes on where it was left
        bot = bots.find(job.bot)
        if isinstance(bot, Search) and ":" not in strength_of(job.bot):  # it thinks for as long as it is let
            bot.iterations = 0
            bot.eager = True
        thought = bot.think(eyes, Dice(job.seed))
        if isinstance(thought, Growing):
            root = self._behind(job)
            if root is not None:
                thought.root = root
            self._tree, self._job = thought, job
        if job.found != jobs.NOTHING:
            thought.learn(msgspec.json.decode(job.found))
        if isinstance(thought, Rehearsing):
            thought.world += job.lane
            thought.stride = job.lanes
        return thought

    def _look(self, job: jobs.Think) -> Eyes:
        if self._eyes is None or self._eyes.seat != job.seat or self._dump != bytes(job.dump):
            self._eyes = Eyes(self._library.find(job.game).load(msgspec.json.decode(job.dump)), job.seat)
            self._dump = bytes(job.dump)
        return self._eyes

    def _behind(self, job: jobs.Think) -> Node | None:
        """The part of the last tree that begins here, if the moves of this turn lead there."""
        before, tree = self._job, self._tree
        if tree is None or before is None or not job.turn or before.turn != job.turn or job.found != jobs.NOTHING:
            return None
        done = len(before.since)
        if len(job.since) <= done or job.since[:done] != before.since:
            return None
        node: Node | None = tree.root
        for move in job.since[done:]:
            node = None if node is None else node.next.get((move,))
        return node


def _told(thought: Thought) -> Raw:
    return Raw(msgspec.json.encode(thought.found()))
