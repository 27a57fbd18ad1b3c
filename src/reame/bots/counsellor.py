"""A counsellor: what a move would bring, and which move search would make and why, in the game's own currency.

It sees the position through the eyes of one seat, and tries everything in worlds which that seat imagines. What it says
follows from what the seat knows, from the seed and from nothing else: positions that the seat cannot tell apart have
the same counsel, and asking again teaches nothing. So its budget is in trials, never in seconds.
"""

from __future__ import annotations

import hashlib
import json
import math
from typing import Any, Final

from reame.bots.bargain import look
from reame.bots.rehearsal import EAGER, Rehearsed, Rehearsing, ending
from reame.bots.search import Search
from reame.bots.tree import Growing
from reame.kernel.chance import Dice
from reame.kernel.counsel import Rehearsal
from reame.kernel.errors import IllegalMove
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.journal import Journal
from reame.kernel.kinds import LINE
from reame.kernel.position import Position
from reame.kernel.prospects import CHOICES

WORLDS: Final = 24  # imagined for a preview
CHANCES: Final = 8  # outcomes told that not every world has, the most frequent ones
SAMPLES: Final = 6  # kinds of moves told that a move opens, or closes
SEARCH: Final = 64  # rehearsals before a hint
PLANS: Final = 16  # of whole plans, which take many times as long
TRIALS: Final = 16  # worlds in which the hint is compared with what could be done instead; search has not seen them
FEW: Final = 8  # and of whole plans
BESIDE: Final = 2  # moves it is compared with
REASONS: Final = 2  # terms that are named
FAINT: Final = 0.1  # of what one notices: less is not worth naming
VICTORY: Final = "victory"  # terms of every game: how often the game is over then, won
DEFEAT: Final = "defeat"  # or lost
ENDS: Final[dict[str, float]] = {VICTORY: 0.1, DEFEAT: -0.1}
COARSE: Final = 10.0  # terms of which one notices that much only are told without decimals


def seed_of(eyes: Eyes) -> str:
    """The same wherever a seat sees the same: asking again, here or after going back, teaches nothing."""
    seen = json.dumps([eyes.game.handle, eyes.seat, eyes.view()], sort_keys=True)
    return hashlib.blake2b(seen.encode(), digest_size=16).hexdigest()


def preview(eyes: Eyes, move: int, seed: str) -> dict[str, Any]:
    """What a move brings at once, in many worlds: lines that all of them tell, chances, figures, what opens and closes.

    IllegalMove if it is none of the seat's. The answer is plain data.
    """
    game = eyes.game
    seat = eyes.seat
    why = eyes.why(move)
    if not why.allowed:
        raise IllegalMove(why)
    worlds = [eyes.imagine(Dice(f"{seed}/{i}")) for i in range(WORLDS)]
    before = worlds[0].legal(seat)
    start = _terms(worlds[0], seat)
    told: list[list[dict[str, Any]]] = []
    changes: list[list[float]] = []
    lucky = False
    for world in worlds:
        world.journal = Journal()
        thrown = world.dice.at
        counted = _terms(world, seat)
        world.apply(seat, move)
        lucky = lucky or world.dice.at != thrown
        told.append([_bare(line) for line in world.journal.lines(seat) if line.get("place", LINE) == LINE])
        after = _terms(world, seat)
        changes.append([after[i][1] - counted[i][1] for i in range(len(after))])
    certain, chances, rest = _outcomes(told)
    out: dict[str, Any] = {
        "move": game.table.words(move),
        "worlds": WORLDS,
        "lucky": lucky,
        "certain": certain,
        "chances": chances,
        "rest": rest,
        "figures": _figures(game, [name for name, _ in start], changes),
    }
    out.update(_ways(game, seat, before, move, worlds))
    for found in eyes.prospects(CHOICES):
        if found["of"] == out["move"]:
            out["prospect"] = found
    return out


def hint(eyes: Eyes, seed: str) -> dict[str, Any]:
    """The move that search would make, and by what it is ahead of others: plain data."""
    game = eyes.game
    moves = eyes.legal()
    words = game.table.words
    if len(moves) == 1:
        return {"move": words(moves[0]), "plan": [], "worlds": 0, "beside": []}
    roads = _roads(eyes, _searched(eyes, seed))
    ends = _ends(eyes, roads, seed)
    beside = [_compared(eyes, roads[k].move, ends[0], ends[k]) for k in range(1, len(roads))]
    plan = [words(m) for m in roads[0].chain[1:]]
    return {"move": words(roads[0].move), "plan": plan, "worlds": len(ends[0]), "beside": beside}


def verdict(eyes: Eyes, move: int, seed: str) -> dict[str, Any]:
    """What search would have done in place of a move that was made: by how much that is better, how sure that is, why.

    Both are tried in the same worlds. A move that is a part of search's own plans is tried with the best of them.
    """
    game = eyes.game
    words = game.table.words
    searched = _searched(eyes, seed)
    best = searched[0]
    out: dict[str, Any] = {"played": words(move), "best": words(best.move), "plan": [], "worlds": 0, "better": 0}
    out.update({"gain": 0.0, "error": 0.0, "reasons": []})
    if best.move == move:
        return out
    same = [x for x in searched if x.move == move]
    roads = [best, same[0] if same else Rehearsed([move], 0.0, game.counsel.rehearsal() or Rehearsal())]
    ends = _ends(eyes, roads, seed)
    gain, error = _mean(_gains(eyes, ends[0], ends[1]))
    compared = _compared(eyes, move, ends[0], ends[1])
    out.update({"plan": [words(m) for m in best.chain[1:]], "worlds": len(ends[0]), "better": compared["better"]})
    out.update({"gain": gain, "error": error, "reasons": compared["reasons"]})
    return out


# -- of a preview --------------------------------------------------------------------------------


def _bare(line: dict[str, Any]) -> dict[str, Any]:
    """A line without the sums under it."""
    return {k: v for k, v in line.items() if k not in ("sums", "place")}


def _outcomes(told: list[list[dict[str, Any]]]) -> tuple[list[dict[str, Any]], list[list[Any]], int]:
    """Lines that every world tells, in their order; the others with the number of worlds; and how many are left out."""
    worlds: dict[str, int] = {}
    lines: dict[str, dict[str, Any]] = {}
    for world in told:
        here: set[str] = set()
        for line in world:
            text = json.dumps(line)
            lines.setdefault(text, line)
            if text not in here:
                here.add(text)
                worlds[text] = worlds.get(text, 0) + 1
    certain = [line for text, line in lines.items() if worlds[text] == len(told)]
    others = sorted((text for text in lines if worlds[text] < len(told)), key=lambda text: (-worlds[text], text))
    shown = others[:CHANCES]
    return certain, [[lines[text], worlds[text]] for text in shown], len(others) - len(shown)


def _figures(game: Game[Any], names: list[str], changes: list[list[float]]) -> list[dict[str, Any]]:
    """By how much each term changes: on average, at least, at most; without those that do not."""
    out: list[dict[str, Any]] = []
    for i in range(len(names)):
        found = [row[i] for row in changes]
        low, high = min(found), max(found)
        if low == 0.0 and high == 0.0:
            continue
        digits = _digits(game, names[i])
        mean = round(sum(found) / len(found), digits)
        out.append({"term": names[i], "mean": mean, "low": round(low, digits), "high": round(high, digits)})
    return out


def _ways(game: Game[Any], seat: int, before: list[int], move: int, worlds: list[Position]) -> dict[str, Any]:
    """Who is asked next in most worlds, as far as the seat is told.

    If it is the seat itself in all of them: the kinds of moves it gains and loses.
    """
    asked: dict[str, int] = {}
    for world in worlds:
        key = json.dumps([] if world.covert and seat not in world.waiting else sorted(world.asked))
        asked[key] = asked.get(key, 0) + 1
    most = max(sorted(asked), key=lambda key: asked[key])
    out: dict[str, Any] = {"asked": json.loads(most), "over": sum(1 for world in worlds if world.over)}
    if any(seat not in world.waiting for world in worlds):
        return out
    after: dict[str, list[int]] = {}
    for world in worlds:
        for m in world.legal(seat):
            ways = after.setdefault(game.table.of(m).name, [])
            if m not in ways:
                ways.append(m)
    now: dict[str, list[int]] = {}
    for m in before:
        if m != move:
            now.setdefault(game.table.of(m).name, []).append(m)
    out["opens"] = _samples(game, after, now)
    out["closes"] = _samples(game, now, after)
    question = worlds[0].question(seat)
    if question is not None:
        out["question"] = question.plain()
    return out


def _samples(game: Game[Any], some: dict[str, list[int]], others: dict[str, list[int]]) -> list[list[Any]]:
    """Verbs that the others have not: the first move of each, and how many there are."""
    found = [[game.table.words(min(moves)), len(moves)] for verb, moves in sorted(some.items()) if verb not in others]
    return found[:SAMPLES]


# -- of a hint -----------------------------------------------------------------------------------


def _searched(eyes: Eyes, seed: str) -> list[Rehearsed]:
    """What search would do, before what else it has looked at, the most promising first."""
    game = eyes.game
    counsel = game.counsel
    bot = Search(iterations=SEARCH, eager=True)
    thought = bot.begin(eyes, Dice(f"{seed}/search"))
    if isinstance(thought, Rehearsing):
        thought.look(math.inf)
        if _plans(thought.moves):
            thought.most = PLANS
    thought.go_on(math.inf)
    rehearsal = counsel.rehearsal() or Rehearsal()
    found: list[Rehearsed] = []
    if isinstance(thought, Rehearsing):
        found = sorted(thought.moves, key=lambda x: -x.promise())
    elif isinstance(thought, Growing):
        edges = sorted(thought.root.edges.items(), key=lambda one: (-one[1].visits, one[0]))
        found = [Rehearsed([move], 0.0, rehearsal) for move, _ in edges]
    best = [x for x in found if x.move == thought.best]
    first = best[0] if best else Rehearsed([thought.best], 0.0, rehearsal)
    return [first, *(x for x in found if x is not first)]


def _roads(eyes: Eyes, searched: list[Rehearsed]) -> list[Rehearsed]:
    """What search would do, before the most promising of what else could be done."""
    rehearsal = eyes.game.counsel.rehearsal() or Rehearsal()
    out = searched[:1]
    for x in searched:
        if len(out) <= BESIDE and all(x.move != y.move for y in out):
            out.append(x)
    for move in eyes.legal():  # of few choices even those that search never looked at
        if len(out) <= BESIDE and all(move != y.move for y in out):
            out.append(Rehearsed([move], 0.0, rehearsal))
    return out


def _plans(roads: list[Rehearsed]) -> bool:
    """Are they plans of whole turns, and not single moves?"""
    return any(len(x.chain) > 1 for x in roads)


def _ends(eyes: Eyes, roads: list[Rehearsed], seed: str) -> list[list[Position]]:
    """Where these roads lead in worlds that search has not seen, the same ones for all."""
    ends: list[list[Position]] = [[] for _ in roads]
    for i in range(FEW if _plans(roads) else TRIALS):
        dream = eyes.imagine(Dice(f"{seed}/trial/{i}"))
        for k in range(len(roads)):
            ends[k].append(_end(eyes, dream, roads[k]))
    return ends


def _end(eyes: Eyes, world: Position, road: Rehearsed) -> Position:
    """Where a road leads in a world."""
    counsel = eyes.game.counsel
    if counsel.rehearsal() is None:
        return world.tried(eyes.seat, road.move)
    return ending(counsel, world, eyes.seat, road)


def _compared(eyes: Eyes, other: int, ends: list[Position], others: list[Position]) -> dict[str, Any]:
    """By what the hint is ahead of another move in the same worlds; not `sure`, if it may as well be chance."""
    game = eyes.game
    seat = eyes.seat
    gains = _gains(eyes, ends, others)
    gain, error = _mean(gains)
    sure = gain > max(error, EAGER.trifle)
    mine = [_terms(p, seat) for p in ends]
    theirs = [_terms(p, seat) for p in others]
    found: list[tuple[float, str, float, float]] = []
    for k in range(len(mine[0])):
        name = mine[0][k][0]
        amount, doubt = _mean([mine[i][k][1] - theirs[i][k][1] for i in range(len(mine))])
        unit = _unit(game, name)
        if abs(amount) > max(doubt, FAINT * abs(unit)):
            found.append((amount / unit, name, amount, doubt))
    found.sort(key=lambda one: (-abs(one[0]), one[1]))
    good = [one for one in found if one[0] > 0.0]
    named = [*good[:1], *(one for one in found if one not in good[:1])] if sure and good else []
    reasons = [
        {"term": name, "amount": round(amount, _digits(game, name)), "error": round(doubt, _digits(game, name))}
        for _, name, amount, doubt in named[:REASONS]
    ]
    better = sum(1 for x in gains if x > 0.0)
    return {"move": game.table.words(other), "sure": sure, "better": better, "reasons": reasons}


def _gains(eyes: Eyes, ends: list[Position], others: list[Position]) -> list[float]:
    """By how much each end is better than that of the other road."""
    counsel = eyes.game.counsel
    return [look(ends[i], eyes.seat, counsel) - look(others[i], eyes.seat, counsel) for i in range(len(ends))]


def _mean(amounts: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    n = len(amounts)
    mean = sum(amounts) / n
    return mean, math.sqrt(sum((x - mean) ** 2 for x in amounts) / (n - 1) / n)


# -- terms ---------------------------------------------------------------------------------------


def _terms(p: Position, seat: int) -> list[tuple[str, float]]:
    """What a seat has, and whether the game is over for it."""
    o = p.outcome
    won = o is not None and seat in o.winners
    lost = o is not None and not won
    return [*p.game.terms(p, seat), (VICTORY, 1.0 if won else 0.0), (DEFEAT, 1.0 if lost else 0.0)]


def _unit(game: Game[Any], name: str) -> float:
    return ENDS[name] if name in ENDS else game.TERMS[name]


def _digits(game: Game[Any], name: str) -> int:
    if name in ENDS:
        return 2
    return 0 if abs(game.TERMS[name]) >= COARSE else 1
