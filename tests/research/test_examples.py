"""The examples do what they say. For `make soak`."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONG = bool(os.environ.get("REAME_LONG"))


@pytest.mark.skipif(not LONG or importlib.util.find_spec("sklearn") is None, reason="make soak")
def test_a_learner_beats_random() -> None:
    """Within five minutes on two cores: the time limit is on how long it may take, not on how fast it is."""
    script = [sys.executable, str(ROOT / "examples" / "self_play.py"), "--games", "25", "--rounds", "2"]
    done = subprocess.run(script, check=False, capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "beats random" in done.stdout
