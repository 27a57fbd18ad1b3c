"""Games as data: what is written is what was played, and reads back."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet
import pytest

import reame
from reame.arena.play import play_game
from reame.bots import find
from reame.cli import main
from reame.kernel.errors import ReameError
from reame.kernel.record import read_record
from reame.research.data import decisions, read, stream
from reame.research.layout import layout


def test_records_read_back_as_a_stream(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "records"
    assert main(["simulate", "carolus", "--seats", "3", "--games", "12", "--records", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = 0
    won: dict[tuple[int, int], float] = {}
    last = (-1, -1)
    for d in stream(folder):
        assert d.move in d.legal
        assert d.view["me"]
        assert d.over
        assert (d.game, d.number) > last
        last = (d.game, d.number)
        found += 1
        won[d.game, d.seat] = d.won
    assert found == told["decisions"]
    wins = [sum(x for (_, s), x in won.items() if s == seat) for seat in range(3)]
    assert wins == pytest.approx([row["wins"] for row in told["seat_wins"]])
    with pytest.raises(ReameError, match="no records"):
        next(stream(tmp_path))


@pytest.mark.parametrize("observe", ["array", "view"])
def test_a_parquet_file_is_the_same_stream(tmp_path: Path, observe: str) -> None:
    file = tmp_path / "new" / "games.parquet"
    records = tmp_path / "records"
    argv = ["simulate", "medieval", "--games", "2", "--bots", "random", "--observe", observe]
    assert main([*argv, "--parquet", str(file), "--records", str(records), "--jobs", "2"]) == 0
    rows = list(read(file))
    again = list_of(records, observe)
    assert [(r["game"], r["number"], r["seat"], r["legal"], r["move"], r["words"], r["won"]) for r in rows] == [
        x[:-1] for x in again
    ]
    assert [r[observe] if observe == "array" else json.loads(r[observe]) for r in rows] == [x[-1] for x in again]
    about = json.loads(pyarrow.parquet.read_schema(file).metadata[b"reame"])
    game = reame.game("medieval")
    assert (about["game"], about["rules"], about["seats"], about["observe"]) == ("medieval", game.version, 3, observe)
    if observe == "array":
        assert len(rows[0]["array"]) == layout(game, 3).size


def list_of(folder: Path, observe: str) -> list[tuple[object, ...]]:
    return [
        (d.game, d.number, d.seat, d.legal, d.move, d.words, d.won, list(d.array) if observe == "array" else d.view)
        for d in stream(folder)
    ]


@pytest.mark.parametrize("name", reame.NAMES)
def test_every_decision_is_there(name: str) -> None:
    game = reame.game(name)
    options = {"limit": "10", "deals": "off"} if name == "fief" else {}
    played = play_game(game, game.seat_range[0], "data", options, [find("random")], 0, "record")
    record = read_record(played.record, reame.game)
    assert [(d.seat, d.move) for d in decisions(record)] == record.moves


def test_a_data_set_by_one_command(tmp_path: Path) -> None:
    assert main(["dataset", str(tmp_path), "--games", "2", "--bots", "random", "--only", "carolus,medieval"]) == 0
    assert sorted(f.name for f in tmp_path.iterdir()) == ["carolus", "carolus.parquet", "medieval", "medieval.parquet"]
    assert len(list((tmp_path / "carolus").iterdir())) == 2
