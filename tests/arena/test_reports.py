"""What people get: the bar, the tables, the pictures, the page on balance."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import reame
from reame.arena.balance import variants
from reame.arena.plan import Plan
from reame.arena.play import play_game
from reame.arena.progress import time_left
from reame.bots import find
from reame.cli import main
from reame.kernel.errors import BadStart

Capture = pytest.CaptureFixture[str]
ARENA = ["arena", "carolus", "--seats", "2", "--bots", "greedy,random", "--games", "8"]


def test_arena_for_people_and_for_programs(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*ARENA, "--pictures", "pictures"]) == 0
    out = capsys.readouterr().out
    assert "8 games in 4 rounds, 0 failures" in out
    assert re.search(r"^greedy +rating \d", out, re.MULTILINE)
    assert (tmp_path / "arena-carolus.jsonl").read_text("utf-8").count("\n") == 8
    pictures = sorted(f.name for f in (tmp_path / "pictures").iterdir())
    assert pictures == ["carolus-length.svg", "carolus-ratings.svg", "carolus-seats.svg"]
    assert main([*ARENA, "--json", "--jobs", "2"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["line"] for row in rows] == ["run", "bot", "bot", "duel"]
    assert rows[1]["bot"] == "greedy"
    assert rows[0]["games"] == 8


def test_balance_writes_a_page(tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.html"
    argv = ["balance", "medieval", "--seats", "3", "--bot", "random", "--games", "5", "--report", str(page)]
    assert main([*argv, "--vary", "deals", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["variant"] for row in rows] == ["standard", "deals = off"]
    for row in rows:
        assert sum(x["wins"] for x in row["seats"]) == pytest.approx(row["games"], abs=0.1)
        assert row["factions"]
    text = page.read_text("utf-8")
    for heading in ("Seats", "Factions", "Length", "Endings", "Options", "All variants"):
        assert f"<h2>{heading}</h2>" in text
    assert "http" not in text  # nothing to fetch
    assert main([*argv, "--vary", "weather"]) == 2


def test_variants_change_one_option_at_a_time() -> None:
    assert variants("carolus", 4, {}, None) == {"standard": {}, "pairs = beside": {"pairs": "beside"}}
    found = variants("conspiracy", 2, {"deals": "off"}, None)
    assert found["as asked for"] == {"deals": "off"}
    assert found["turns = 5"] == {"deals": "off", "turns": "5"}
    assert "deals = on" not in found
    assert len(variants("conspiracy", 2, {}, [])) == 1
    with pytest.raises(BadStart):
        variants("conspiracy", 2, {}, ["weather"])


@pytest.mark.parametrize("name", ["medieval", "universalis"])
def test_seats_stand_for_factions(name: str) -> None:
    game = reame.game(name)
    played = play_game(game, 3, "factions", {}, [find("random")], 0)
    every = [f for factions in played.factions for f in factions]
    assert len(played.factions) == 3
    assert all(played.factions)
    assert len(set(every)) == len(every)


def test_time_left() -> None:
    assert time_left(0, 5, 1.0) == ""
    assert time_left(1, 5, 2.0) == ", 10 s left"
    assert time_left(1, 60, 60.0) == ", 60 min left"
    assert time_left(1, 1000, 60.0) == ", 16.7 h left"


def test_a_plan_without_rounds_rotates_as_before() -> None:
    p = Plan("carolus", 3, 5, "s", ["random", "random"], {})
    assert [p.seating(n) for n in range(2)] == [[0, 1, 0], [1, 0, 1]]
    assert p.seed_of(3) == "s/3"
