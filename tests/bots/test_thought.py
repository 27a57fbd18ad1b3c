"""Thoughts: an answer at any time, within the time; what was found can be told, and is the same wherever found."""

from __future__ import annotations

import json
import math
import time
from typing import Any

import pytest

import reame
from examples import fair as toy
from reame import bots
from reame.bots.allowance import BRISKLY, DEEPLY, USUALLY, Allowance, seconds_a_turn
from reame.bots.rehearsal import EAGER, MISSING, THOROUGH, Rehearsing, gather
from reame.bots.search import Search
from reame.bots.thought import Thought
from reame.bots.tree import ENOUGH, Growing
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from tests.bots.test_bots import Patient

NOW = -1.0  # an hour that is over
TREE = "search@2026-11"  # grows a tree in Carolus Magnus


def open_question(name: str, seats: int, decisions: int) -> Eyes:
    """A decision that takes some thought, some way into a game of greedy bots."""
    game = reame.game(name)
    p: Position = game.start(seats, "thought")
    greedy = bots.find("greedy")
    n = 0
    while n < decisions or p.sealed or len(p.legal(p.waiting[0])) < 4 or not doubtful(Eyes(p, p.waiting[0])):
        seat = p.waiting[0]
        p.apply(seat, greedy.choose(Eyes(p, seat), Dice(f"thought {n}")))
        n += 1
    return Eyes(p, p.waiting[0])


def doubtful(eyes: Eyes) -> bool:
    """Is it still open after some rehearsals?"""
    thought = begin(eyes, "search@2026-11:1")
    thought.spend(70)
    return not isinstance(thought, Rehearsing) or len(thought.alive) > 1


def begin(eyes: Eyes, bot: str = "search") -> Thought:
    return bots.find(bot).think(eyes, Dice("thought"))


@pytest.fixture(scope="module")
def fief() -> Eyes:
    return open_question("fief", 3, 40)


@pytest.fixture(scope="module")
def carolus() -> Eyes:
    return open_question("carolus", 3, 30)


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_there_is_an_answer_before_any_thought_and_when_no_time_is_left(bot: str, fief: Eyes, carolus: Eyes) -> None:
    for eyes in (fief, carolus):
        thought = begin(eyes, bot)
        assert thought.best in eyes.legal()
        thought.go_on(NOW)
        assert thought.best in eyes.legal()


def test_without_time_the_heaviest_move_at_a_glance_is_taken(fief: Eyes) -> None:
    thought = begin(fief, "greedy")
    world = fief.imagine(Dice(f"{Dice('thought').seed}/0/0"))
    thought.go_on(NOW)
    weights = fief.game.counsel.weigh(world, fief.seat, fief.legal())
    assert thought.best == fief.legal()[weights.index(max(weights))]


def test_time_is_kept(fief: Eyes, carolus: Eyes) -> None:
    for eyes in (fief, carolus):
        thought = begin(eyes, "search:99999")
        before = time.monotonic()
        processor = time.process_time()
        thought.go_on(before + 0.5)
        took = time.monotonic() - before
        own = time.process_time() - processor
        assert thought.settled or took >= 0.5
        assert min(took, own) < 0.8  # one rehearsal may be under way; others may have had the processor


def test_iterations_are_the_same_whatever_the_clock(fief: Eyes) -> None:
    a, b = begin(fief), begin(fief)
    a.spend(60)
    time.sleep(0.01)
    b.spend(60)
    assert a.found() == b.found()
    assert a.best == b.best


def test_what_was_found_is_plain_and_can_be_gone_on_with(fief: Eyes) -> None:
    """Half of the iterations here, the rest where the thought was sent: the same as all of them in one place."""
    whole = begin(fief, "search:1")
    half = begin(fief, "search:1")
    other = begin(fief, "search:1")
    assert isinstance(whole, Rehearsing)
    assert isinstance(half, Rehearsing)
    whole.spend(60)
    assert len(whole.alive) > 1
    swept = len(whole.moves[0].values)
    half.spend(1)
    other.learn(json.loads(json.dumps(half.found())))
    assert isinstance(other, Rehearsing)
    while len(other.moves[0].values) < swept:
        other.fold(other.sweep(other.world))
    assert other.found() == whole.found()
    assert other.best == whole.best


@pytest.mark.parametrize("doubts", [EAGER, THOROUGH])
def test_worlds_found_elsewhere_and_folded_in_order_are_as_if_found_here(doubts: Any, fief: Eyes) -> None:
    """Whoever sweeps worlds ahead sweeps moves that are dropped meanwhile: that changes nothing."""
    rehearsal = fief.game.counsel.rehearsal()
    assert rehearsal is not None
    here, there, folded = (Rehearsing(fief, fief.game.counsel, rehearsal, "worlds", doubts) for _ in range(3))
    for x in (here, there, folded):
        x.look(math.inf)
    ahead = [there.sweep(world) for world in range(6)]
    dropped = False
    for row in ahead:
        if here.settled:
            break
        here.fold(here.sweep(here.world))
        folded.fold(row)
        dropped = dropped or len(here.alive) < len(here.moves)
    assert dropped or doubts is THOROUGH
    assert here.found() == folded.found()


def test_two_who_think_at_once_sweep_different_worlds_and_know_all_of_them_together(fief: Eyes) -> None:
    rehearsal = fief.game.counsel.rehearsal()
    assert rehearsal is not None
    first = Rehearsing(fief, fief.game.counsel, rehearsal, "lanes", THOROUGH)
    first.look(math.inf)
    first.fold(first.sweep(first.world))
    before = first.found()
    parts = []
    for lane in range(2):
        x = Rehearsing(fief, fief.game.counsel, rehearsal, "lanes", THOROUGH)
        x.learn(before)
        x.world += lane
        x.stride = 2
        for _ in range(2 - lane):
            x.fold(x.sweep(x.world))
        parts.append(x.found())
    together = gather(before, parts)
    alone = Rehearsing(fief, fief.game.counsel, rehearsal, "lanes", THOROUGH)
    alone.look(math.inf)
    rows = [alone.sweep(world) for world in (0, 1, 3, 2)]
    assert together["rows"] == rows
    assert together["world"] == 5
    taken_in = Rehearsing(fief, fief.game.counsel, rehearsal, "lanes", THOROUGH)
    taken_in.learn(together)
    taken_in.fold(taken_in.sweep(taken_in.world))
    assert len(taken_in.moves[0].values) == 5


def test_a_world_that_was_left_half_way_counts_as_far_as_it_went(fief: Eyes) -> None:
    thought = begin(fief, "search:1")
    assert isinstance(thought, Rehearsing)
    thought.look(math.inf)
    row = thought.sweep(0, NOW)
    assert row[0] != MISSING
    assert row[1:] == [MISSING] * (len(row) - 1)
    thought.fold(row)
    thought.fold(thought.sweep(1))
    assert thought.moves[1].beside(thought.moves[0])[0] == 1


def test_an_eager_search_stops_earlier_than_a_thorough_one(fief: Eyes) -> None:
    eager, thorough = begin(fief, "search:1:eager"), begin(fief, "search:1")
    assert isinstance(eager, Rehearsing)
    assert isinstance(thorough, Rehearsing)
    for x in (eager, thorough):
        x.spend(400)

    def held(x: Rehearsing) -> int:
        return sum(value != MISSING for m in x.moves for value in m.values)

    assert held(eager) < held(thorough)


def relic() -> Eyes:
    game = toy.TheFair(toy.TABLE, toy.STEPS, Patient())
    stack = [{"step": "Rounds"}, {"step": "Relic", "bidders": ["0", "1"]}]
    p = game.load({"game": "fair", "seats": 2, "stack": stack, "table": {"coins": {"0": 7, "1": 3}}})
    return Eyes(p, p.waiting[0])


def test_a_bid_at_an_auction_is_made_in_a_hurry(fief: Eyes) -> None:
    for eyes, hurried in ((relic(), True), (fief, False)):
        thought = begin(eyes)
        thought.spend(1)
        assert thought.hurried == hurried


def test_a_move_that_cannot_be_overtaken_ends_the_tree(carolus: Eyes) -> None:
    """And is the one that would have been chosen."""
    stopped, whole = begin(carolus, TREE), begin(carolus, TREE)
    assert isinstance(stopped, Growing)
    assert isinstance(whole, Growing)
    whole.most = 0
    stopped.spend(400)
    whole.grow(400)
    assert stopped.best == whole.best
    assert stopped.done < whole.done


def test_a_tree_is_taken_on_to_the_next_decision(carolus: Eyes) -> None:
    first = begin(carolus, TREE)
    assert isinstance(first, Growing)
    first.spend(300)
    behind = first.root.next[first.best,]
    again = Growing(carolus, carolus.game.counsel_of("2026-11"), "again", behind)
    tried = sum(edge.visits for edge in behind.edges.values())
    assert tried > 0
    again.spend(1)
    assert again.root is behind


def test_trees_grown_elsewhere_count(carolus: Eyes) -> None:
    there, here = begin(carolus, TREE), Growing(carolus, carolus.game.counsel_of("2026-11"), "here")
    here.most = 0
    there.spend(200)
    here.learn(json.loads(json.dumps(there.found())))
    assert here.best == there.best
    here.learn({"done": 0, "tried": [[carolus.legal()[-1], ENOUGH, 1.0]]})
    assert here.settled
    assert here.best == carolus.legal()[-1]


def test_a_turn_is_shared_among_its_decisions_and_never_overdrawn() -> None:
    turn = Allowance(4.0)
    first = turn.share(False)
    assert 1.0 < first < 2.0
    assert turn.share(True) < 0.5
    for _ in range(100):
        turn.spend(turn.share(False))
    assert turn.spent <= 4.0
    turn.spend(1.0)
    assert turn.share(False) == 0.0


def test_tables_may_want_their_bots_to_think_briskly_or_deeply() -> None:
    for game in ("carolus", "medieval", "conspiracy", "fief", "universalis"):
        usual = reame.game(game).counsel.USUAL
        seconds = [seconds_a_turn("search", usual, manner) for manner in (BRISKLY, USUALLY, DEEPLY)]
        assert seconds == sorted(seconds)
        assert seconds_a_turn("greedy", usual, USUALLY) < 1.0
        assert seconds[1] <= (2.0 if game == "carolus" else 10.0 if game == "universalis" else 5.0)


def test_eager_is_part_of_a_name() -> None:
    found = bots.find("search:500:eager")
    assert isinstance(found, Search)
    assert found.eager
    assert found.iterations == 500
    with pytest.raises(bots.NoSuchBot, match="eager"):
        bots.find("search:500:deeply")
