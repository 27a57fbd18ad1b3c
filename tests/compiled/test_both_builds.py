"""The plain and the compiled build play the same games, to the letter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reame import builds

ROOT = Path(__file__).parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
GAMES = 4

pytestmark = pytest.mark.skipif(
    not builds.fresh(COMPILED, ROOT), reason="no compiled build of these sources here; `make compiled` makes it"
)


def run(*argv: str, path: Path) -> str:
    env = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, *argv], capture_output=True, text=True, check=True, env=env, cwd=ROOT)
    return done.stdout


def played(path: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(run("-m", "tests.compiled.games", str(GAMES), path=path))
    return result


def test_both_builds_play_the_same_games() -> None:
    plain, compiled = played(ROOT / "src"), played(COMPILED)
    assert (plain["compiled"], compiled["compiled"]) == (False, True)
    assert plain["digests"] == compiled["digests"]


def test_what_is_not_compiled_is_that_of_today() -> None:
    for name in ("server", "cli.py", "words.en.ftl", "games/fief/data.toml", "kernel/native.py"):
        assert (COMPILED / "reame" / name).resolve() == ROOT / "src" / "reame" / name
    assert not (COMPILED / "reame" / "kernel" / "position.py").exists()


def test_version_says_compiled() -> None:
    assert "(compiled)" in run("-m", "reame.cli", "--version", path=COMPILED)


def test_rule_tests_pass_compiled() -> None:
    assert "passed" in run(
        "-m", "pytest", "tests/kernel", "tests/games/carolus", "-p", "no:cacheprovider", path=COMPILED
    )
