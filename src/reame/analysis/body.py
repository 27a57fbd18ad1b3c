"""What an analysis says, as plain data for whoever shows it."""

from __future__ import annotations

from typing import Any, Final

from reame.analysis.analysis import Analysis
from reame.analysis.shares import WHOLE, sides
from reame.analysis.trust import is_calibrated
from reame.analysis.turning import Row

RIGHT: Final = 0.04  # of a victory: what costs no more is as good
TURNS: Final = 5  # turning points told
LUCKIEST: Final = 8  # throws told
RIVALS: Final = "rival-"  # figures of others, which stand in their own rows


def body_of(analysis: Analysis) -> dict[str, Any]:
    """All of it. Shares are exact parts of 1: `first`, `luck`, `own` and `others` of a seat add up to its `last`."""
    course = analysis.course
    found = analysis.found
    first = course.begin()
    known: list[Row] = found["shares"]
    return {
        "game": course.game.name,
        "seats": first.seats,
        "sides": sides(first),
        "moves": len(course.moves),
        "calibrated": course.usual and is_calibrated(course.game, first.seats),
        "points": [_point(analysis, n) for n in [0, *found["ends"]]],
        "first": _parts(known[0]),
        "last": _parts(known[-1]),
        **_ledger(analysis),
        "turns": _turns(analysis),
        "looked": len(found["looked"]),
        "right": sum(1 for x in found["looked"] if not _is_wrong(x)),
        "rounds": _rounds(analysis),
        "ends": [row["moves"] for row in found["rounds"]],
        "figures": _figures(analysis),
    }


def _parts(row: Row, trials: int = 1) -> list[float]:
    """Whole numbers as parts of 1. Both divisors are powers of two, so nothing is lost."""
    return [x / (WHOLE * trials) for x in row]


def _round_at(analysis: Analysis, n: int) -> int:
    """The round in which move n was made; what comes before the first is 0."""
    rounds = _rounds(analysis)
    ends = [row["moves"] for row in analysis.found["rounds"]]
    return next((rounds[k] for k in range(1, len(rounds)) if n <= ends[k]), rounds[-1])


def _rounds(analysis: Analysis) -> list[int]:
    """By their numbers; where a game counts from below 0, from 0."""
    found = [row["round"] for row in analysis.found["rounds"]]
    return [n - min(0, found[0]) for n in found]


def _point(analysis: Analysis, n: int) -> dict[str, Any]:
    return {"moves": n, "round": _round_at(analysis, n), "shares": _parts(analysis.found["shares"][n])}


def _ledger(analysis: Analysis) -> dict[str, Any]:
    """Luck, what a seat's own decisions brought it, what the others' did; and the luckiest throws."""
    course = analysis.course
    trials = analysis.budget.trials
    seats = len(analysis.found["shares"][0])
    luck, own, others = [0] * seats, [0] * seats, [0] * seats
    for n, row in enumerate(analysis.brought()[1:], 1):
        for s in range(seats):
            if course.moves[n - 1][0] == s:
                own[s] += row[s]
            else:
                others[s] += row[s]
    throws: dict[str, Row] = analysis.found["luck"]
    for row in throws.values():
        for s in range(seats):
            luck[s] += row[s]
    best = sorted(throws, key=lambda n: (-max(abs(x) for x in throws[n]), int(n)))[:LUCKIEST]
    words = course.game.table.words
    return {
        "luck": _parts(luck, trials),
        "own": _parts(own, trials),
        "others": _parts(others, trials),
        "throws": len(throws),
        "luckiest": [
            {
                "moves": n,
                "round": _round_at(analysis, n),
                "seat": course.moves[n - 1][0],
                "move": words(course.moves[n - 1][1]),
                "luck": _parts(throws[str(n)], trials),
            }
            for n in sorted(int(n) for n in best)
        ],
    }


def _is_wrong(verdict: dict[str, Any]) -> bool:
    """Did it cost more than nothing, beyond what may be chance?"""
    return bool(verdict["gain"] - verdict["error"] > RIGHT)


def _turns(analysis: Analysis) -> list[dict[str, Any]]:
    """The decisions that cost most, in the order of the game."""
    wrong = [x for x in analysis.found["looked"] if _is_wrong(x)]
    worst = sorted(wrong, key=lambda x: (-x["gain"], x["moves"]))[:TURNS]
    return [
        {
            **x,
            "round": _round_at(analysis, x["moves"] + 1),
            "gain": round(x["gain"], 4),
            "error": round(x["error"], 4),
        }
        for x in sorted(worst, key=lambda x: int(x["moves"]))
    ]


def _figures(analysis: Analysis) -> list[dict[str, Any]]:
    """What seats had at the end of each round, or what happened to them in it: a row a round, a number a seat."""
    game = analysis.course.game
    rounds = analysis.found["rounds"]
    out: list[dict[str, Any]] = []
    for k, name in enumerate(game.TERMS):
        if not name.startswith(RIVALS):
            out.append({"name": name, "happened": False, "rows": [[one[k] for one in row["terms"]] for row in rounds]})
    for k, tally in enumerate(game.TALLIES):
        out.append({"name": tally.name, "happened": True, "rows": [row["tallies"][k] for row in rounds]})
    return out
