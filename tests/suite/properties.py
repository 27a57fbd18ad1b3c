"""What must hold in every game, checked on random play. A game gets these for free when it is in the registry."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from reame.bots.random import any_move, random_play
from reame.games import NAMES
from reame.kernel import orders
from reame.kernel.chance import Dice
from reame.kernel.errors import BadPosition, IllegalMove
from reame.kernel.fields import TooLong
from reame.kernel.game import Game
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COMMON
from reame.kernel.position import Position
from reame.kernel.prospects import CHOICES
from reame.kernel.record import Record, read_record
from reame.kernel.steps import Step
from reame.research.layout import layout
from tests.suite.words import stands_in_guides

MOST_CHOICES = 600
LARGE_TABLE = 2000
WARM_UP = 300  # moves before two worlds are compared, at most


class Walk:
    """A random game, decision by decision; every seat that is asked answers, sealed answers in any order."""

    def __init__(self, game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> None:
        self.game = game
        self.dice = Dice("walk " + seed)
        self.position: Position = game.start(seats, seed, options, journal=True)
        self.moves = 0

    def step(self) -> tuple[int, int]:
        """The next seat and its move; not made yet."""
        p = self.position
        seat = p.waiting[self.dice.below(len(p.waiting))]
        return seat, any_move(self.game.table, p.legal(seat), self.dice)

    def go(self, seat: int, move: int) -> None:
        self.position.apply(seat, move)
        self.moves += 1


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def check_every_move(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> Position:
    """The game ends; after every move the invariants hold; legal moves are sorted, distinct, some, and not too many."""
    w = Walk(game, seats, seed, options)
    while not w.position.over:
        p = w.position
        assert p.waiting, "nobody is asked and the game is not over"
        for s in p.waiting:
            moves = p.legal(s)
            assert moves, f"seat {s} has no move: {p!r}"
            assert all(a < b for a, b in pairwise(moves)), "legal moves are sorted and distinct"
            assert len(moves) <= MOST_CHOICES, f"{len(moves)} choices at {p!r}"
            assert p.default(s) in moves
            asked = p.question(s)
            assert asked is not None
            assert asked.phrase.key
        seat, move = w.step()
        assert p.why(seat, move).rule, f"{game.table.words(move)} is allowed by no rule"
        w.go(seat, move)
        broken = game.broken(w.position)
        assert not broken, f"after {w.moves} moves: {broken}"
    o = w.position.outcome
    assert o is not None
    assert o.rule, "an ending has its rule"
    if game.name in NAMES:
        assert stands_in_guides(game, o.rule), f"the guide has no paragraph {o.rule!r}, by which the game ended"
    assert len(o.scores) == seats
    assert w.position.journal is not None
    for e in w.position.journal.events:
        assert e.rule, f"{e!r} has no rule"
    return w.position


def things_to_meet(game: Game[Any]) -> set[str]:
    """What random games should come across at their decisions: each verb of the game's own, each step that asks."""
    asking = {f"step {name}" for name, step in game.steps.items() if step.legal is not Step.legal}
    return asking | {f"verb {v.name}" for v in game.table.verbs if v.name not in COMMON}


def meet(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None, unmet: set[str]) -> None:
    """Strike off what one random game has come across at its decisions."""
    w = Walk(game, seats, seed, options)
    while not w.position.over and unmet:
        p = w.position
        unmet -= {f"step {type(s).__name__}" for s in p.stack}
        unmet -= {f"verb {game.table.of(m).name}" for s in p.waiting for m in p.legal(s)}
        w.go(*w.step())


def check_copies(game: Game[Any], seats: int, seed: str, every: int, options: dict[str, Any] | None = None) -> None:
    """load(dump) == clone == the position, at decisions and after the same move."""
    w = Walk(game, seats, seed, options)
    while not w.position.over:
        p = w.position
        seat, move = w.step()
        if w.moves % every:
            w.go(seat, move)
            continue
        dump = through_json(p.dump())
        loaded = game.load(dump)
        clone = p.clone()
        assert loaded.dump() == dump == clone.dump()
        assert loaded.legal(seat) == p.legal(seat) == clone.legal(seat)
        before = p.view(-1)
        clone.apply(seat, move)
        assert p.dump() == dump, "a clone shares something with its original"
        assert p.view(-1) == before
        w.go(seat, move)
        loaded.apply(seat, move)
        assert loaded == p == clone


def subjects(game: Game[Any], turn: int = 0) -> list[str]:
    """All that can be asked about; of a large kind some things, others at another turn."""
    out = [CHOICES]
    for name, subject in game.PROSPECTS.items():
        words = [] if subject.kind is None else subject.kind.words
        out += [f"{name}:{word}" for word in words[turn % max(1, len(words) // 4) :: max(1, len(words) // 4)]] or [name]
    return out


def check_prospects(game: Game[Any], seats: int, seed: str, every: int) -> int:
    """Prospects follow from what a seat knows: in any world that it can imagine they are the same. How many?"""
    w = Walk(game, seats, seed)
    told = 0
    while not w.position.over:
        p = w.position
        if w.moves % every == 0:
            for seat in range(-1, seats):
                worlds = [p, p.imagine(seat, Dice(f"{seed} one")), p.imagine(seat, Dice(f"{seed} two"))]
                for about in subjects(game, w.moves):
                    true, *others = [json.dumps([x.plain() for x in game.prospects(q, seat, about)]) for q in worlds]
                    assert others == [true, true], f"seat {seat}, {about}: prospects depend on what it does not know"
                    told += true != "[]"
        w.go(*w.step())
    for about in subjects(game):
        game.prospects(w.position, -1, about)
    return told


def check_refusals(game: Game[Any], seats: int, seed: str, every: int, options: dict[str, Any] | None = None) -> None:
    """refuse is None exactly if the move is legal; an illegal move changes nothing and says why."""
    w = Walk(game, seats, seed, options)
    while not w.position.over:
        p = w.position
        seat, move = w.step()
        if w.moves % every == 0:
            legal = set(p.legal(seat))
            before = p.dump()
            for m in some_moves(game, legal, w.dice):
                why = p.why(seat, m)
                assert why.allowed == (m in legal), f"{game.table.words(m)} at {p!r}: {why!r}"
            bad = w.dice.below(game.table.size)
            if bad not in legal:
                _must_refuse(p, seat, bad)
            _must_refuse(p, seat, game.table.size)
            _must_refuse(p, seat, -1)
            _must_refuse(p, seats, move)
            _must_refuse(p, -1, move)
            for other in range(seats):
                if other not in p.waiting:
                    _must_refuse(p, other, move)
            assert p.dump() == before
        w.go(seat, move)


def some_moves(game: Game[Any], legal: set[int], dice: Dice) -> set[int]:
    """All moves of a small table; of a large one all legal ones, and some of every verb."""
    if game.table.size <= LARGE_TABLE:
        return set(range(game.table.size))
    some = set(legal)
    for verb in game.table.verbs:
        some |= {verb.first + dice.below(verb.end - verb.first) for _ in range(12)}
    return some


def _must_refuse(p: Position, seat: int, move: int) -> None:
    with pytest.raises(IllegalMove, match=r"."):
        p.apply(seat, move)


def check_imagining(game: Game[Any], seats: int, seed: str, every: int, options: dict[str, Any] | None = None) -> None:
    """An imagined position looks the same to its seat, depends on nothing but its knowledge, and can be played on."""
    w = Walk(game, seats, seed, options)
    while not w.position.over:
        p = w.position
        seat, move = w.step()
        if w.moves % every == 0:
            for s in range(seats):
                first = p.imagine(s, Dice(f"one {w.moves}"))
                seen, true = first.view(s), p.view(s)
                assert seen == true, f"imagined, seat {s} sees something else: {difference(seen, true)} at {p!r}"
                assert first.legal(s) == p.legal(s), f"imagined, seat {s} may do something else at {p!r}"
                if s in p.waiting:
                    assert first.default(s) == p.default(s)
                again = p.imagine(s, Dice(f"two {w.moves}")).imagine(s, Dice(f"one {w.moves}"))
                assert again == first, (
                    f"what seat {s} imagines depends on the truth: {difference(again.dump(), first.dump())} at {p!r}"
                )
                assert not game.broken(first), f"imagined: {game.broken(first)}"
            world = p.imagine(seat, Dice(f"end {w.moves}"))
            _must_load(game, world)
            _play_on(world, w.dice, 60)
            _must_load(game, world)
        w.go(seat, move)


def _must_load(game: Game[Any], world: Position) -> None:
    """What a seat imagines is a position of the game, and so is what comes of it."""
    try:
        assert game.load(through_json(world.dump())) == world
    except BadPosition as e:
        raise AssertionError(f"imagined, {e}: does `forget` deal what the game can hold? at {world!r}") from e


def _play_on(p: Position, dice: Dice, moves: int) -> None:
    for _ in range(moves):
        if p.over:
            return
        s = p.waiting[0]
        p.apply(s, any_move(p.game.table, p.legal(s), dice))


@cache
def usual_length(game: Game[Any], seats: int) -> int:
    """Decisions in a random game, about."""
    return random_play(game, seats, "length")


def check_twins(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None, length: int = 60) -> int:
    """A seat cannot tell two worlds that differ only in what it does not know, by what happens in them.

    Two worlds get the same moves and the same dice. Until chance brings something, or the rules show something, the
    seat sees the same in both; and while others are asked covertly it sees nothing at all. How many moves the two
    went together: 0 if the game was over, or in the middle of a sealed question, before they could begin.
    """
    w = Walk(game, seats, seed, options)
    for _ in range(w.dice.below(min(WARM_UP, usual_length(game, seats)))):
        if w.position.over:
            return 0
        w.go(*w.step())
    p = w.position
    me = w.dice.below(seats)
    _pass_covertly(p, me)
    if p.over or p.asked != p.waiting or any(p.drafts):  # imagined, sealed answers begin anew
        return 0
    q = p.imagine(me, Dice("twin " + seed))
    q.dice = p.dice.clone()
    compared = _luck(p, q)
    for steps in range(length):
        # In one world a silent window may stand before what has happened in the other already: the end, too.
        _pass_covertly(p, me)
        _pass_covertly(q, me)
        news = _luck(p, q) != compared
        compared = _luck(p, q)
        if p.over or q.over:  # then secrets are open
            assert p.over == q.over or news, f"seat {me} can tell: one of two worlds has ended, {p!r} or {q!r}"
            return steps
        if _differ(p, q, me, news):
            return steps
        seat = p.waiting[w.dice.below(len(p.waiting))]
        common = sorted(set(p.legal(seat)) & set(q.legal(seat)))
        if not common:
            return steps
        move = any_move(game.table, common, w.dice)
        p.apply(seat, move)
        q.apply(seat, move)
    return length


def _luck(p: Position, q: Position) -> tuple[int, int, int, int]:
    """What changes when chance or the rules bring something to one of two worlds."""
    return p.dice.at, q.dice.at, p.shown, q.shown


def _differ(p: Position, q: Position, me: int, news: bool) -> bool:
    a, b = p.view(me), q.view(me)
    if a == b and p.legal(me) == q.legal(me):
        return False
    told = difference(a, b) or "by its legal moves"
    assert news, f"seat {me} can tell: {told}; what the rules show is counted, p.shown += 1; at {p!r}"
    return True


def _pass_covertly(p: Position, me: int) -> None:
    """Covertly asked seats other than me take their default; meanwhile my view stands still."""
    last: dict[str, Any] | None = None
    learned = p.learned
    while not p.over and p.covert and p.waiting[0] != me:
        view = p.view(me)
        if last is not None and p.learned == learned:
            assert view == last, f"seat {me} sees others being asked: {difference(last, view)}"
        last, learned = view, p.learned
        p.apply(p.waiting[0], p.default(p.waiting[0]))


def difference(a: Any, b: Any, path: str = "") -> list[str]:
    """Where two views differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        keys = [k for k in sorted({*a, *b}) if a.get(k) != b.get(k)]
        return [x for k in keys for x in difference(a.get(k), b.get(k), f"{path}.{k}")]
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [x for i in range(len(a)) if a[i] != b[i] for x in difference(a[i], b[i], f"{path}[{i}]")]
    return [] if a == b else [f"{path}: {a!r} or {b!r}"]


def check_floor(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> None:
    """A move that can be undone taught nothing: its seat sees the same in any world it can imagine."""
    record = Record(game, seats, seed, options)
    dice = Dice("floor " + seed)
    while not record.position.over:
        p = record.position
        seat = p.waiting[dice.below(len(p.waiting))]
        move = any_move(game.table, p.legal(seat), dice)
        twin = p.imagine(seat, Dice(f"floor {len(record)}"))
        twin.dice = p.dice.clone()
        covert = p.covert
        record.play(seat, move)
        after = record.position
        if record.can_undo(seat) and not covert and not after.covert and not after.over:
            twin.apply(seat, move)
            assert twin.view(seat) == after.view(seat) or twin.covert, (
                f"undo of {game.table.words(move)} would give away "
                f"{difference(twin.view(seat), after.view(seat))}; what the rules show is counted, p.shown += 1"
            )


def check_record(game: Game[Any], seats: int, seed: str, options: dict[str, Any] | None = None) -> None:
    """Undo gives back the position; the text replays to the same end, and to the middle."""
    record = Record(game, seats, seed, options, salt="salt", journal=True)
    dice = Dice("record " + seed)
    undone = 0
    while not record.position.over:
        p = record.position
        seat = p.waiting[dice.below(len(p.waiting))]
        move = any_move(game.table, p.legal(seat), dice)
        before = p.dump()
        record.play(seat, move)
        if dice.below(12) == 0 and record.undo(seat):
            undone += 1
            assert record.position.dump() == before
    text = record.text()
    again = read_record(text, lambda _: game, journal=True)
    assert again.position == record.position
    assert again.text() == text
    assert again.position.journal is not None
    assert record.position.journal is not None
    assert again.position.journal.lines(0) == record.position.journal.lines(0)
    half = len(record) // 2
    again.rewind(half)
    while again.position.sealed and any(again.position.drafts):  # what is sealed is not in the text
        half -= 1
        again.rewind(half)
    cut = read_record(again.text(), lambda _: game)
    assert cut.position == again.position


def check_arrays(game: Game[Any], seats: int, seed: str, every: int, options: dict[str, Any] | None = None) -> None:
    """What each seat knows has its room in the arrays of learners, number by number."""
    shape = layout(game, seats)
    w = Walk(game, seats, seed, options)
    while not w.position.over:
        if w.moves % every == 0:
            for seat in range(-1, seats):
                array = [0] * shape.size
                try:
                    shape.write(w.position, seat, array)
                except TooLong as e:
                    raise AssertionError(f"{e}: `most` of its codec says so; at {w.position!r}") from e
                wrong = [c.name for c, n in zip(shape.columns, array, strict=True) if not c.low <= n <= c.high]
                assert not wrong, f"more than their codecs say: {wrong} at {w.position!r}"
        w.go(*w.step())


ORDERS = [("bid", 60, False), ("accept", 1, False), ("pass", 0, True)]
ORDERED = 700  # moves of a game with standing orders


def check_orders(game: Game[Any], options: dict[str, Any] | None = None) -> None:
    """Standing orders answer legally and by what their seat knows, for a phase, a round or the whole game."""
    moments = _moments_with_orders(game, options)
    steps: list[Any] = []
    marks: list[tuple[str, str]] = []
    for p in moments:
        steps.append([type(s).__name__ for s in p.stack[1:2]])
        marks.append((orders.mark(p, "phase"), orders.mark(p, "round")))
        assert orders.mark(p, "end") == ""
    for n in range(1, len(moments)):
        if steps[n] != steps[n - 1]:
            assert marks[n][0] != marks[n - 1][0], f"two phases have the same mark at {moments[n]!r}"
    phases = [m for n, (m, _) in enumerate(marks) if n == 0 or m != marks[n - 1][0]]
    assert len(phases) > 1, "there is one phase only"
    assert len(phases) == len(set(phases)), "a phase comes back: calendar() of the position has to count the rounds"
    assert len({m for _, m in marks}) < len(phases), (
        "a round lasts no longer than its phases: what does calendar() count?"
    )


def _moments_with_orders(game: Game[Any], options: dict[str, Any] | None) -> list[Position]:
    """A game in which half of the answers are those of orders, if they have any."""
    rng = random.Random(game.name)
    p: Position = game.start(game.seat_range[len(game.seat_range) // 2], "orders", options)
    out: list[Position] = []
    for n in range(ORDERED):
        if p.over:
            break
        seat = rng.choice(p.waiting)
        out.append(p.clone())
        said = [m for m in _ordered(p, seat) if m != NOBODY]
        assert set(said) <= set(p.legal(seat)), p
        # What is dealt anew is what this seat does not know: its orders may not, either.
        dream = p.imagine(seat, Dice(f"{game.name} {n}"))
        found, dreamt = orders.grounds(p, seat), orders.grounds(dream, seat)
        assert found is not None
        assert dreamt is not None
        assert found.plain() == dreamt.plain(), f"what an order may say depends on what seat {seat} cannot see at {p!r}"
        assert _ordered(dream, seat) == _ordered(p, seat), f"an order answers by what seat {seat} cannot see at {p!r}"
        p.apply(seat, rng.choice(said if said and rng.random() < 0.5 else p.legal(seat)))
    return out


def _ordered(p: Position, seat: int) -> list[int]:
    """What orders of every kind say, about all questions and about this one."""
    question = p.question(seat)
    assert question is not None
    return [
        orders.answer(p, seat, kind, key, n, spare) for kind, n, spare in ORDERS for key in ("", question.phrase.key)
    ]
