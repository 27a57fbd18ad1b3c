"""A tournament: fair rounds, a ledger that neither repeats nor drops a game, intervals that keep their word."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from reame.arena.crew import Crew, GameLost, Part, Processes, in_order, play_all
from reame.arena.ledger import BadLedger, Ledger, row_of
from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.arena.rating import ALPHA, Comparison, Ratings, bot_places, places
from reame.arena.standings import Standings, by_rounds, names
from reame.arena.tally import wilson
from reame.arena.tournament import hold


def plan(games: int = 12, line_up: str = "greedy,random,random", seats: int = 3) -> Plan:
    return Plan("carolus", seats, games, "cup", line_up.split(","), {}, rounds=True)


def the_end(seating: list[int], winners: list[int], scores: list[int]) -> Played:
    played = Played("s", seating)
    played.winners, played.scores, played.decisions, played.reason = winners, scores, 9, "castles"
    return played


# -- rounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "seats"), [(1, 3), (2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 4)])
def test_in_a_round_every_bot_sits_on_every_seat_once_with_the_same_dice(bots: int, seats: int) -> None:
    p = plan(8 * bots, ",".join(["random"] * bots), seats)
    orders = set()
    for n in range(8):
        numbers = range(n * bots, (n + 1) * bots)
        assert {p.round_of(k) for k in numbers} == {n}
        assert len({p.seed_of(k) for k in numbers}) == 1
        sat = Counter((bot, seat) for k in numbers for seat, bot in enumerate(p.seating(k)))
        assert sat == {(b, s): 1 for b in range(bots) for s in range(seats)}
        orders.add(tuple(p.seating(numbers[0])))
    assert len({p.seed_of(k * bots) for k in range(8)}) == 8
    if bots > 2:
        assert len(orders) > 1  # who sits behind whom changes


def test_rounds_are_whole() -> None:
    assert plan(400).count == 402
    assert plan(402).count == 402


def test_the_key_of_a_plan_names_what_matters() -> None:
    assert plan(12).key() == plan(24).key()
    others = [plan(line_up="greedy,random"), plan(seats=2), Plan("carolus", 3, 12, "other", ["random"], {})]
    assert len({plan().key(), *(p.key() for p in others)}) == 4
    standard = Plan("carolus", 4, 12, "cup", ["random"], {"pairs": "across"}, rounds=True)
    assert standard.key() == Plan("carolus", 4, 12, "cup", ["random"], {}, rounds=True).key()
    assert standard.key() != Plan("carolus", 4, 12, "cup", ["random"], {"pairs": "beside"}, rounds=True).key()


# -- the ledger ----------------------------------------------------------------------------------


DRIVER = """
import sys
from pathlib import Path
from reame.arena.plan import Plan
from reame.arena.tournament import hold
hold(Plan("carolus", 3, 30, "cup", ["greedy", "random", "random"], {}, rounds=True), Path(sys.argv[1]), jobs=2)
"""


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_what_is_in_the_ledger_is_not_played_again(tmp_path: Path) -> None:
    book = tmp_path / "new" / "book.jsonl"
    first = hold(plan(6), book)
    before = book.read_text("utf-8")
    assert hold(plan(6), book).plain() == first.plain()
    assert book.read_text("utf-8") == before
    more = hold(plan(12), book)
    after = book.read_text("utf-8")
    assert after.startswith(before)
    assert sorted(str(x["game"]) for x in lines(book)) == sorted(map(str, range(12)))
    assert more.rows() == hold(plan(12)).rows()
    assert more.duels() == hold(plan(12)).duels()


def test_a_line_cut_short_is_played_again_and_doubles_count_once(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    hold(plan(12), book)
    whole = book.read_text("utf-8").splitlines(keepends=True)
    rest = [*whole[:5], whole[2], *whole[7:11], whole[11][:40]]  # two games lost, one twice, the last one torn
    book.write_text("".join(rest), "utf-8")
    hold(plan(12), book)
    assert sorted(set(book.read_text("utf-8").splitlines())) == sorted(line.strip() for line in whole)
    assert len(lines(book)) == 13


def test_a_ledger_is_written_by_one_run_at_a_time(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    with Ledger(book):
        driver = subprocess.run([sys.executable, "-c", DRIVER, str(book)], check=False, capture_output=True, text=True)
        assert "BadLedger" in driver.stderr
        assert "another run is writing this ledger" in driver.stderr
    assert not lines(book)
    book.write_text('{"plan": "x"}\n', "utf-8")
    with pytest.raises(BadLedger, match="line 1"):
        Ledger(book)


def test_plans_share_a_ledger(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    hold(plan(6), book)
    hold(plan(6, "random,random"), book)
    assert len(lines(book)) == 12
    with Ledger(book) as ledger:
        assert sorted(ledger.games(plan())) == list(range(6))


def test_a_driver_that_is_killed_and_started_again(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    for enough in (3, 10):
        driver = subprocess.Popen([sys.executable, "-c", DRIVER, str(book)])
        while driver.poll() is None and (not book.exists() or book.read_text("utf-8").count("\n") < enough):
            time.sleep(0.01)
        driver.kill()
        driver.wait()
    got = hold(plan(30), book, jobs=2)
    assert sorted(int(str(x["game"])) for x in lines(book)) == list(range(30))
    assert got.rows() == hold(plan(30)).rows()


# -- the crew ------------------------------------------------------------------------------------


def test_the_same_games_whoever_plays_them() -> None:
    alone = [(n, row_of(g)) for n, g in in_order(play_all(range(12), Crew(plan())))]
    several = [(n, row_of(g)) for n, g in in_order(play_all(range(12), Processes(plan(), 2)))]
    assert alone == several


def test_a_worker_that_is_killed_costs_no_game() -> None:
    found: list[int] = []
    crew = Processes(Plan("carolus", 3, 1000, "killed", ["random"], {}, rounds=True), 2)
    for n, played in play_all(range(1000), crew):
        assert not played.failure
        found.append(n)
        if len(found) in (4, 200):
            os.kill(next(iter(crew._pool._processes)), signal.SIGKILL)
    assert sorted(found) == list(range(1000))


class Fragile(Crew):
    """Loses every part with game 5 in it."""

    def take(self) -> Part:
        if 5 in self._given[0].numbers:
            return self._given.pop(0)
        return super().take()


def test_a_game_that_ends_every_process_is_named() -> None:
    found: list[int] = []
    games = play_all(range(9), Fragile(plan()))
    with pytest.raises(GameLost, match="game 5 "):
        found.extend(n for n, _ in games)
    assert set(found) >= {0, 1, 2, 3, 4}
    assert len(found) == len(set(found))


# -- ratings and intervals -----------------------------------------------------------------------


def test_places_by_score_winners_first() -> None:
    assert places(the_end([0, 1, 2, 3], [1], [5, 3, 5, 1])) == [1.5, 0.0, 1.5, 3.0]
    assert bot_places(the_end([0, 1, 0], [0], [5, 3, 1])) == {0: 1.0, 1: 1.0}


def test_ratings_put_the_better_bot_on_top() -> None:
    r = Ratings(3)
    for _ in range(30):
        r.add(the_end([2, 0, 1], [0], [9, 1, 5]))
    rows = r.rows()
    assert rows[0]["high"] < rows[1]["low"] < rows[1]["high"] < rows[2]["low"]


def test_equal_bots_are_seldom_called_different() -> None:
    """However often one looks: at most one run in twenty is ever sure, where nobody is better."""
    dice = random.Random(7)
    runs, wrong = 300, 0
    for _ in range(runs):
        c = Comparison(ALPHA)
        for _ in range(200):
            c.add(float(dice.randrange(2)))
            if c.sure:
                wrong += 1
                break
    assert wrong <= runs * ALPHA


def test_different_bots_are_told_apart() -> None:
    dice = random.Random(7)
    for _ in range(20):
        c = Comparison(ALPHA)
        while not c.sure and c.rounds < 400:
            c.add(float(dice.random() < 0.75))
        assert c.sure
        assert c.share > 0.5
    c = Comparison(ALPHA)
    c.add(1.0)
    assert not c.sure  # one round says nothing


def test_the_interval_of_a_share_knows_about_rounds() -> None:
    assert by_rounds([]) == (0.0, 1.0)
    assert by_rounds([(1.0, 2)] * 20) == wilson(20, 40)  # never narrower than for independent games
    low, high = by_rounds([(2.0, 2), (0.0, 2)] * 10)  # the dice decide, not the bots: 20 games are worth 10
    assert (low, high) == pytest.approx(wilson(10, 20), abs=0.01)


def test_until_sure_stops_at_the_same_round_for_all(tmp_path: Path) -> None:
    p = plan(240, "greedy,random", 2)
    alone = hold(p, tmp_path / "a.jsonl", until_sure=True)
    assert alone.sure
    assert 4 < alone.rounds < 30
    several = hold(p, tmp_path / "b.jsonl", jobs=2, until_sure=True)
    assert several.plain() == alone.plain()
    assert several.rows() == alone.rows()
    assert hold(p, tmp_path / "b.jsonl", until_sure=True).rows() == alone.rows()


def test_standings() -> None:
    s = Standings(plan(6, "greedy,random,random", 2))
    s.add({0: the_end([0, 1], [0], [9, 1]), 1: the_end([1, 2], [0, 1], [5, 5]), 2: the_end([2, 0], [1], [1, 9])})
    failed = Played("s", [0, 1])
    failed.failure = "ZeroDivisionError"
    s.add({3: failed})
    rows = {row["bot"]: row for row in s.rows()}
    assert next(iter(rows)) == "greedy"
    assert (rows["greedy"]["games"], rows["greedy"]["wins"]) == (2, 2.0)
    assert rows["random (2)"]["wins"] == rows["random"]["wins"] == 0.5
    assert rows["greedy"]["fair"] == 0.5
    assert s.by_seat()[0] == [(1.0, 1), (1.0, 1)]
    assert s.plain()["failures"] == [{"game": 3, "seed": "s", "failure": "ZeroDivisionError"}]
    assert names(["a", "b", "a", "a"]) == ["a", "b", "a (2)", "a (3)"]
