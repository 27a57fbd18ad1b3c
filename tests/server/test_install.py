"""The package as people install it: the wheel with the extra `server`, and nothing else, serves a table."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import ROOT, Server

pytestmark = pytest.mark.anyio

# Without the compiled modules and without the pages: both are tested elsewhere, and take minutes.
PLAIN = {"REAME_PLAIN": "1", "REAME_NO_WEB": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


class Installed(Server):
    """A server that was installed into an environment of its own, started as the README says."""

    def __init__(self, python: Path, database: str, log: Path) -> None:
        self._python = python
        super().__init__(database, log)

    def command(self) -> tuple[list[str], dict[str, str]]:
        reame = str(self._python.with_name("reame"))
        return [reame, "serve", "--port", str(self.port), "--database", self.database], {"PYTHONPATH": ""}


def _run(*command: str | Path, **more: object) -> None:
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **PLAIN, "PYTHONPATH": ""}, **more
    )  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a clean environment with the wheel and its extra `server`."""
    folder = tmp_path_factory.mktemp("install")
    probe = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder / "probe"), "platformdirs"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        pytest.skip("the package index is not reachable")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "static"))
    _run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, source)
    (wheel,) = folder.glob("reame-*.whl")
    _run(sys.executable, "-m", "venv", folder / "venv")
    found = folder / "venv" / "bin" / "python"
    _run(found, "-m", "pip", "install", "-q", f"{wheel}[server]")
    return found


async def test_the_wheel_with_the_extra_server_serves_and_a_move_is_played(python: Path, tmp_path: Path) -> None:
    server = Installed(python, f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log")
    try:
        table, keys = await server.table("carolus", ["me", {"who": "bot", "bot": "greedy"}])
        async with server.person(table, keys["0"]) as ada:
            assert await ada.play(0, 3) == 3
        assert server.stop() == 0
    finally:
        server.kill()
        server.check_log()


def test_what_is_installed_is_what_was_built(python: Path) -> None:
    where = subprocess.run(
        [python, "-c", "import reame; print(reame.__file__)"], capture_output=True, text=True, check=True, cwd="/"
    )
    assert "site-packages" in where.stdout
