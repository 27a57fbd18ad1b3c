"""A real Ray of two machines: a worker killed, the driver killed and started again, a machine lost; `make soak`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from reame.arena.crew import crew_of
from reame.arena.plan import Plan
from reame.kernel.errors import ReameError

ROOT = Path(__file__).resolve().parents[2]
LONG = bool(os.environ.get("REAME_LONG"))
RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(not LONG or not RAY, reason="make soak")
def test_no_game_is_lost_on_a_cluster(tmp_path: Path) -> None:
    """In a network of its own: Ray listens where others could reach it."""
    if os.getuid() or not shutil.which("unshare") or not shutil.which("ip"):
        pytest.skip("needs a network namespace")
    env = {**os.environ, "HOME": str(tmp_path), "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "games" * 8}
    env |= {"RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    inside = f"ip link set lo up && exec {sys.executable} -m tests.arena.on_ray {tmp_path}/book.jsonl"
    done = subprocess.run(
        ["unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-c", inside],
        cwd=ROOT, env=env, check=False, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    assert "a worker was killed" in done.stdout
    assert "the driver was killed" in done.stdout
    assert "a machine was lost" in done.stdout


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ReameError, match=r"reame\[cluster\]"):
        crew_of(Plan("carolus", 2, 1, "s", ["random"], {}), ray="auto")
