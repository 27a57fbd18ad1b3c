"""The command line: what it prints, its exit codes, its errors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import reame
from reame.cli import main
from reame.kernel.record import Record

Capture = pytest.CaptureFixture[str]


def test_version_says_which_build(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as e:
        main(["--version"])
    assert e.value.code == 0
    assert capsys.readouterr().out.strip() in (
        f"reame {reame.__version__} (plain)",
        f"reame {reame.__version__} (compiled)",
    )


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "play",
        "simulate",
        "arena",
        "balance",
        "dataset",
        "layout",
        "replay",
        "verify",
        "serve",
        "learn",
        "lesson",
    ],
)
def test_each_command_has_help(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as e:
        main([command, "--help"])
    assert e.value.code == 0
    assert "usage: reame" in capsys.readouterr().out


def test_games(capsys: Capture) -> None:
    assert main(["games"]) == 0
    assert "Carolus Magnus" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows[0]["seats"] == [2, 3, 4]
    assert rows[0]["options"][0]["name"] == "pairs"


def test_simulate_json_keys(capsys: Capture) -> None:
    argv = ["simulate", "carolus", "--seats", "2", "--games", "6", "--seed", "s", "--bots", "random,greedy", "--json"]
    assert main(argv) == 0
    t = json.loads(capsys.readouterr().out)
    keys = "game seats games failures decisions decisions_per_second mean_decisions endings seat_wins bot_wins"
    assert set(keys.split()) <= set(t)
    assert (t["games"], t["failures"]) == (6, [])
    assert sum(t["endings"].values()) == 6
    assert sum(row["wins"] for row in t["seat_wins"]) == pytest.approx(6)
    assert main([*argv[:-1]]) == 0
    assert "6 games finished, 0 failures" in capsys.readouterr().out


def test_layout(capsys: Capture) -> None:
    assert main(["layout", "carolus", "--seats", "3"]) == 0
    assert "carolus, rules 1, 3 seats: 101 moves" in capsys.readouterr().out
    assert main(["layout", "carolus", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == {"at": 0, "part": "head", "name": "seat", "low": -1, "high": 1}


def test_simulate_writes_records(tmp_path: Path, capsys: Capture) -> None:
    argv = ["simulate", "carolus", "--games", "3", "--jobs", "2", "--records", str(tmp_path / "new"), "--json"]
    assert main(argv) == 0
    decisions = json.loads(capsys.readouterr().out)["decisions"]
    records = sorted((tmp_path / "new").iterdir())
    assert [f.name for f in records] == ["carolus-0.record", "carolus-1.record", "carolus-2.record"]
    lengths = 0
    for f in records:
        assert main(["verify", str(f), "--json"]) == 0
        lengths += json.loads(capsys.readouterr().out)["moves"]
    assert lengths == decisions


@pytest.mark.parametrize(
    "argv",
    [
        ["simulate", "chess"],
        ["simulate", "carolus", "--seats", "9"],
        ["simulate", "carolus", "--games", "0"],
        ["simulate", "carolus", "--bots", "oracle"],
        ["simulate", "carolus", "--option", "pairs"],
        ["simulate", "carolus", "--option", "pairs=nowhere"],
        ["play", "carolus", "--me", "7"],
        ["replay", "no such file"],
        ["verify", "no such file"],
        ["fly"],
        [],
    ],
)
def test_bad_input_is_exit_2_and_a_clear_message(argv: list[str], capsys: Capture) -> None:
    try:
        code = main(argv)
    except SystemExit as e:
        code = int(e.code or 0)
    assert code == 2
    assert capsys.readouterr().err.strip()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    r = Record(reame.game("carolus"), 2, "cli")
    while not r.position.over:
        seat = r.position.waiting[0]
        moves = r.position.legal(seat)
        r.play(seat, moves[len(r) % len(moves)])
    path = tmp_path / "game.record"
    path.write_text(r.text(), "utf-8")
    return path


def test_verify_holds(record: Path, capsys: Capture) -> None:
    assert main(["verify", str(record)]) == 0
    assert "holds" in capsys.readouterr().out
    assert main(["verify", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcome"]["winners"]


def test_verify_names_the_first_bad_line(record: Path, capsys: Capture) -> None:
    lines = record.read_text("utf-8").splitlines()
    bad = next(i for i, line in enumerate(lines) if "token" in line)
    lines[bad] = lines[bad][:-1] + "9"
    record.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(record)]) == 1
    assert f"line {bad + 1}:" in capsys.readouterr().err
    assert main(["verify", str(record), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) | {"error": ""} == {"holds": False, "line": bad + 1, "error": ""}
    record.write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(record)]) == 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_replay_tells_the_game(record: Path, language: str, capsys: Capture) -> None:
    assert main(["replay", str(record), "--all", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "1. " in out
    assert ("Winner" if language == "en" else "Vince") in out


def test_replay_opens_a_record_cut_short(record: Path, capsys: Capture) -> None:
    record.write_text("\n".join(record.read_text("utf-8").splitlines()[:40]) + "\n", "utf-8")
    assert main(["replay", str(record), "--all"]) == 0
    assert "Player" in capsys.readouterr().out


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "reame.cli", "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "carolus" in done.stdout
