"""The examples run, and the page about adding a game quotes them as they are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from examples import embed, fair, own_bot
from tests.suite import properties

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = sorted(p.name for p in (ROOT / "examples").glob("*.py") if p.name != "__init__.py")


@pytest.mark.parametrize("name", ["embed.py", "fair.py"])
def test_an_example_runs_as_a_program(name: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_game_is_embedded(capsys: pytest.CaptureFixture[str]) -> None:
    embed.main()
    assert "choices" in capsys.readouterr().out


def test_a_bot_of_ones_own_beats_chance() -> None:
    assert own_bot.main(6) >= 4


def test_the_sixth_game_passes_the_property_suite() -> None:
    for seats in (2, 4):
        properties.check_every_move(fair.GAME, seats, "fair")
        properties.check_refusals(fair.GAME, seats, "fair", 7)
        properties.check_imagining(fair.GAME, seats, "fair", 7)
        properties.check_record(fair.GAME, seats, "fair")
        assert sum(properties.check_twins(fair.GAME, seats, f"fair {k}") for k in range(6)) > 6


def test_the_page_quotes_the_fair() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    quoted = re.findall(r"```py\n(.*?)```", page, re.DOTALL)
    source = (ROOT / "examples" / "fair.py").read_text("utf-8")
    assert len(quoted) >= 4
    for block in quoted:
        assert block in source, block
