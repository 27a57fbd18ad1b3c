"""The analysis of finished games: exact sums, the same each time, blunders found, verdicts by what a seat saw."""

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from reame import bots, games
from reame.analysis.analysis import Analysis, Budget
from reame.analysis.body import body_of
from reame.analysis.course import Course, NotOver, course_of
from reame.analysis.trust import is_calibrated, mark_of
from reame.analysis.turning import worth_a_look
from reame.bots import counsellor
from reame.cli import main
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.kernel.record import Record, read_record
from reame.terminal.analysis import show_analysis
from reame.words import LANGUAGES, Words, catalogue

GOLDEN = Path(__file__).parent.parent / "golden" / "carolus-2-3.record"
LENGTH = {"carolus": 400, "medieval": 110, "conspiracy": 140, "fief": 140, "universalis": 95}


def begun(name: str, seats: int = 0) -> Position:
    """Always the same game."""
    game = games.find(name)
    p: Position = game.start(seats or game.seat_range[0], "analysis")
    return p


def played(name: str, bot: str, most: int, seats: int = 0) -> list[tuple[int, int]]:
    """The first moves of a game of bots."""
    p = begun(name, seats)
    player = bots.find(bot)
    dice = Dice("players")
    moves: list[tuple[int, int]] = []
    while not p.over and len(moves) < most:
        seat = p.waiting[0]
        moves.append((seat, player.choose(Eyes(p, seat), dice)))
        p.apply(*moves[-1])
    return moves


def course(name: str, moves: list[tuple[int, int]], seats: int = 0) -> Course:
    """As if the game had ended there: what an analysis does is the same."""
    return Course(lambda: begun(name, seats), moves, "analysis", True)


def body(analysis: Analysis) -> dict[str, Any]:
    """Of an analysis that is carried through."""
    analysis.go_on(math.inf)
    return body_of(analysis)


@pytest.mark.parametrize("name", games.NAMES)
def test_luck_and_decisions_add_up_exactly_to_what_came_of_the_game(name: str) -> None:
    bot = "greedy" if name == "universalis" else "random"  # at random its set-up takes hundreds of moves
    done = Analysis(course(name, played(name, bot, LENGTH[name])), Budget(2, 0))
    told = body(done)
    assert told["throws"] > 0
    for s in range(told["seats"]):
        assert told["first"][s] + told["luck"][s] + told["own"][s] + told["others"][s] == told["last"][s]
    for key in ("luck", "first", "last"):
        assert sum(told[key]) == (0.0 if key == "luck" else 1.0)
    assert all(sum(point["shares"]) == 1.0 for point in told["points"])
    for row in done.found["luck"].values():
        assert sum(row) == 0
    assert any(any(row) for row in done.found["luck"].values()), "dice never mattered"
    seats = told["seats"]
    assert all(len(row) == seats for figure in told["figures"] for row in figure["rows"])
    assert all(len(figure["rows"]) == len(told["rounds"]) == len(told["ends"]) for figure in told["figures"])
    assert min(told["rounds"]) >= 0
    happened = [figure for figure in told["figures"] if figure["happened"]]
    assert {figure["name"] for figure in happened} == {tally.name for tally in games.find(name).TALLIES}


def test_a_finished_game_is_analysed_in_any_pieces_alike_and_ends_with_its_winner() -> None:
    record = read_record(GOLDEN.read_text("utf-8"), games.find)
    moves = record.moves
    budget = Budget(2, 1)
    whole = body(Analysis(course_of(record), budget))
    piecewise = Analysis(course_of(record), budget)
    for n in range(len(moves) + 1):
        piecewise.step()
        if n in (3, len(moves) // 2, len(moves) - 1, len(moves)):
            kept = json.loads(json.dumps(piecewise.found))
            piecewise = Analysis(course_of(record), budget, kept)
    assert json.dumps(body(piecewise)) == json.dumps(whole)
    end = record.position
    assert end.outcome is not None
    assert [s for s in range(2) if whole["last"][s] > 0.0] == end.outcome.winners
    assert whole["points"][-1]["moves"] == len(moves)
    assert whole["looked"] == 1
    clans = {f["name"]: sum(map(sum, f["rows"])) for f in whole["figures"] if f["happened"]}
    assert clans["clans-won"] > clans["clans-lost"] >= 0
    for language in LANGUAGES:
        console = Console(record=True, width=120, quiet=True)
        show_analysis(console, Words("carolus", language, room="reame.terminal"), games.find("carolus"), whole)


def test_a_planted_blunder_is_among_the_turning_points() -> None:
    """Greedy bots play, until one lets the emperor stop where it hurts its own side most."""
    moves = played("carolus", "greedy", 75)
    p = begun("carolus")
    game = p.game
    worst: tuple[float, int, int] = (0.0, 0, 0)
    for n, (seat, move) in enumerate(moves):
        if n > 40 and game.table.of(move).name == "advance":
            value = game.counsel.value
            made = value(p.tried(seat, move), seat)
            for other in p.legal(seat):
                worst = min(worst, (value(p.tried(seat, other), seat) - made, n, other))
        p.apply(seat, move)
    loss, at, blunder = worst
    assert loss < -0.1
    p = begun("carolus")
    for seat, move in moves[:at]:
        p.apply(seat, move)
    planted = [*moves[:at], (p.waiting[0], blunder)]
    p.apply(*planted[-1])
    for _ in range(4):
        planted.append((p.waiting[0], p.default(p.waiting[0])))
        p.apply(*planted[-1])
    told = body(Analysis(course("carolus", planted), Budget(4, 1)))
    turn = next(x for x in told["turns"] if x["moves"] == at)
    assert turn["played"] == game.table.words(blunder)
    assert turn["best"] != turn["played"]
    assert turn["gain"] > 0.04
    assert turn["seat"] == moves[at][0]


def test_equal_views_give_equal_verdicts() -> None:
    p = begun("conspiracy")
    for one in played("conspiracy", "greedy", 40):
        p.apply(*one)
    while len(p.legal(p.waiting[0])) < 3:
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    seat = p.waiting[0]
    twins = [Eyes(p, seat), Eyes(p.imagine(seat, Dice("twin")), seat)]
    assert twins[0].view() == twins[1].view()
    move = p.legal(seat)[-1]
    told = {json.dumps(counsellor.verdict(eyes, move, counsellor.seed_of(eyes))) for eyes in twins}
    assert len(told) == 1
    seen = json.loads(told.pop())
    assert seen["played"] == p.game.table.words(move)
    assert p.game.table.parse(seen["best"]) in p.legal(seat)


def test_the_terminal_tells_it_and_programs_get_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(GOLDEN), "--looks", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["last"] == [1.0, 0.0]
    assert main(["analyse", str(GOLDEN), "--looks", "1", "--lang", "it"]) == 0
    out = capsys.readouterr().out
    assert "Fortuna" in out
    assert "100 %" in out, "with two players its values are calibrated"


def test_a_game_that_is_still_played_is_not_analysed() -> None:
    record = Record(games.find("carolus"), 2, "1")
    with pytest.raises(NotOver):
        course_of(record)


def test_what_is_looked_at_is_what_cost_most_at_once_or_later() -> None:
    moves = [(0, 0), (1, 0), (0, 0), (1, 0), (0, 0), (1, 0)]
    done = [[0, 0], [1, -1], [-5, 5], [-8, 8], [9, -9], [0, 0], [2, -2]]
    every = [1, 2, 3, 4, 5, 6]
    assert worth_a_look(moves, every, [2, 4, 6], done, 1) == [4], "at once the fourth cost most"
    assert worth_a_look(moves, every, [2, 4, 6], done, 2) == [1, 4], "and by what others made of it the first"
    assert worth_a_look(moves, every, [2, 4, 6], done, 3) == [1, 3, 4]
    assert worth_a_look(moves, [1], [2, 4, 6], done, 2) == [1], "it brought something; but then the other gained"
    assert worth_a_look(moves, [5], [2, 4, 6], done, 3) == []
    assert worth_a_look([], [], [], [[0, 0]], 3) == []


def test_chances_are_told_only_where_they_were_measured() -> None:
    assert is_calibrated(games.find("carolus"), 2)
    assert not is_calibrated(games.find("carolus"), 3)
    assert not is_calibrated(games.find("medieval"), 4)
    assert body(Analysis(course("carolus", []), Budget(2, 0)))["calibrated"]
    other = Course(lambda: begun("carolus"), [], "analysis", usual=False)
    assert not body(Analysis(other, Budget(2, 0)))["calibrated"]


def test_the_mark_of_an_analysis_is_that_of_its_game_and_its_bots() -> None:
    marks = {mark_of(games.find(name)) for name in games.NAMES}
    assert len(marks) == len(games.NAMES)


@pytest.mark.parametrize("name", games.NAMES)
def test_everything_counted_has_its_words(name: str) -> None:
    game = games.find(name)
    counted = [*(term for term in game.TERMS if not term.startswith("rival-")), *(tally.name for tally in game.TALLIES)]
    assert len(counted) == len(set(counted))
    for language in LANGUAGES:
        told = dict(re.findall(r"^counted-([\w-]+) = (.+)$", catalogue(name, language), re.MULTILINE))
        assert len({told[one] for one in counted}) == len(counted)
