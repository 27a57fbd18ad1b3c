"""A wheel installs and plays in a clean environment, away from the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from reame import builds

ROOT = Path(__file__).resolve().parents[2]
WITHIN = 60.0  # seconds for a game between bots

pytestmark = pytest.mark.skipif(
    bool(builds.missing()), reason=f"{builds.missing()} is missing: nothing can be compiled"
)


PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def build_wheel(tmp: Path, **more: str) -> Path:
    """Only the kernel and the smallest game are compiled, in the quickest way: the other games run plain on it."""
    sources = tmp / "sources"
    shutil.copytree(ROOT / "src", sources / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources / name)
    env = {**os.environ, "REAME_OPT": "0", "REAME_GAMES": "", "REAME_NO_WEB": "1", **more}
    wheel = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp / "dist"), str(sources)]
    subprocess.run(wheel, check=True, env=env)
    shutil.rmtree(sources)
    (made,) = (tmp / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel, and a way to the packages it depends on."""
    tmp = tmp_path_factory.mktemp("wheel")
    made = build_wheel(tmp)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp / "env")], check=True)
    install = [*PIP, "--python", str(tmp / "env" / "bin" / "python"), "install", "--no-deps", "--no-index", str(made)]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(install, check=True, env=alone)
    return tmp


def environment(home: Path) -> dict[str, str]:
    """Dependencies are those of this environment; Reame itself is not among them, as it is installed by a .pth."""
    return {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib"), "HOME": str(home)}


def reame(home: Path, *argv: str) -> str:
    command = [str(home / "env" / "bin" / "reame"), *argv]
    done = subprocess.run(command, cwd=home, env=environment(home), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_compiled_and_plays_every_game(home: Path) -> None:
    assert "(compiled)" in reame(home, "--version")
    for name in ("carolus", "medieval", "conspiracy", "fief", "universalis"):
        assert "1 games finished, 0 failures" in reame(home, "simulate", name, "--games", "1", "--bots", "random")


def test_it_serves_a_table_where_bots_play(home: Path) -> None:
    command = [str(home / "env" / "bin" / "reame"), "serve", "--port", "0"]
    database = ["--database", f"sqlite:///{home / 'tables.sqlite'}"]
    with subprocess.Popen(
        [*command, *database], cwd=home, env=environment(home), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("Reame: ").strip()
            with httpx.Client(base_url=address, trust_env=False) as http:
                seats = [{"who": "bot", "bot": "random"}] * 2
                made = http.post("/api/tables", json={"game": "carolus", "seats": seats, "pace_ms": 0}).json()
                end = time.monotonic() + WITHIN
                with connect(f"{address.replace('http', 'ws')}ws", max_size=None, proxy=None) as spectator:
                    spectator.send(json.dumps({"type": "hello", "table": made["table"], "keys": []}))
                    while http.get(f"/api/tables/{made['table']}").json()["status"] != "over":  # bots play to be seen
                        assert time.monotonic() < end
                        time.sleep(0.2)
                assert "won by" in http.get(f"/api/tables/{made['table']}/record").text
        finally:
            server.terminate()


def test_what_cannot_be_compiled_whole_stays_plain(tmp_path: Path) -> None:
    """The compiler fails over one file, and makes the others."""
    compiler = tmp_path / "cc"
    real = str(sysconfig.get_config_var("CC"))
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *__native_reame_kernel.c*) exit 1;; esac\nexec {real} "$@"\n')
    compiler.chmod(0o755)
    with zipfile.ZipFile(build_wheel(tmp_path, CC=str(compiler))) as wheel:
        names = wheel.namelist()
    assert "reame/kernel/position.py" in names
    assert not [name for name in names if name.endswith(".so")]
