"""Which build runs: compiled ones are known by a hash of their sources, and made while people already play."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from reame import builds
from reame.builds import Build

ROOT = Path(__file__).resolve().parents[2]

STANDS = """
import sys
sys.path.insert(0, {src!r})
from pathlib import Path
from reame import builds
place = builds.place(Path({root!r}))
place.mkdir(parents=True)
(place / builds.STAMP).write_text("\\n" + place.name)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A house with one room, and a compiler that does nothing."""
    package = tmp_path / "src" / "reame"
    for room in ("kernel", "server"):
        (package / room).mkdir(parents=True)
        (package / room / "things.py").write_text("THINGS = 1\n")
        (package / room / "data.toml").write_text("things = 1\n")
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "tools").mkdir()
    compiles(tmp_path, "")
    return tmp_path


def compiles(root: Path, script: str) -> None:
    """This is what its compiler does from now on."""
    (root / "tools" / "compile.py").write_text(script)


def stands(root: Path, way: str = "") -> Path:
    """A build of the sources as they are."""
    place = builds.place(root, way)
    place.mkdir(parents=True)
    (place / builds.STAMP).write_text(f"{way}\n{place.name}")
    return place


def made(root: Path | None) -> tuple[Build, list[str]]:
    said: list[str] = []
    build = Build(root, said.append)
    asyncio.run(build.make())
    return build, said


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("src/reame/kernel/things.py", True),
        ("src/reame/kernel/more.py", True),
        ("src/reame/kernel/more.toml", True),  # it has no link yet
        ("setup.py", True),
        ("src/reame/kernel/data.toml", False),
        ("src/reame/server/things.py", False),
        ("src/reame/server/more.py", False),
        ("src/reame/kernel/__pycache__/things.pyc", False),
        ("README.md", False),
    ],
)
def test_a_build_is_stale_as_soon_as_what_went_into_it_has_changed(checkout: Path, file: str, counts: bool) -> None:
    place = stands(checkout)
    assert builds.standing(checkout) == place
    path = checkout / file
    path.parent.mkdir(exist_ok=True)
    path.write_text("THINGS = 2\n")
    assert (builds.standing(checkout) is None) == counts
    assert builds.fresh(place, checkout) != counts


def test_a_build_that_is_not_whole_is_not_used(checkout: Path) -> None:
    (stands(checkout) / builds.STAMP).unlink()
    assert builds.standing(checkout) is None


def test_a_build_made_in_another_way_is_fresh_but_not_what_people_run(checkout: Path) -> None:
    place = stands(checkout, "REAME_OPT=0")
    assert builds.fresh(place, checkout)
    assert builds.standing(checkout) is None


def test_without_a_checkout_there_is_nothing_to_make() -> None:
    build, said = made(None)
    assert (build.state, said) == ("plain", [])
    assert build.path == os.pathsep.join(p for p in sys.path if p)


def test_workers_take_the_compiled_build_when_it_stands(checkout: Path) -> None:
    compiles(checkout, STANDS.format(src=str(ROOT / "src"), root=str(checkout)))
    build, said = made(checkout)
    assert build.state == "ready"
    assert build.path.split(os.pathsep)[0] == str(builds.place(checkout))
    assert "in the background" in said[0]
    assert "Bots think faster" in said[1]


def test_a_build_that_stands_is_not_made_again(checkout: Path) -> None:
    stands(checkout)
    compiles(checkout, "raise SystemExit(1)")
    build, said = made(checkout)
    assert (build.state, len(said)) == ("ready", 1)


def test_a_build_that_fails_breaks_nothing(checkout: Path) -> None:
    compiles(checkout, "print('no such thing'); raise SystemExit(1)")
    build, said = made(checkout)
    assert build.state == "failed"
    assert build.path == os.pathsep.join(p for p in sys.path if p)
    assert "compiling.log" in said[-1]
    assert "no such thing" in (checkout / "build" / "compiling.log").read_text()


def test_sources_that_change_meanwhile_make_the_build_useless(checkout: Path) -> None:
    change = f"Path({str(checkout)!r}, 'src/reame/kernel/things.py').write_text('THINGS = 3')"
    compiles(checkout, STANDS.format(src=str(ROOT / "src"), root=str(checkout)) + change)
    assert made(checkout)[0].state == "plain"


def test_without_a_compiler_there_is_a_notice(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    build, said = made(checkout)
    assert build.state == "no-compiler"
    assert "no-such-compiler is missing" in said[0]
    assert "apt install" in said[0]


def test_who_stops_the_server_stops_the_compiler(checkout: Path) -> None:
    compiles(
        checkout,
        "import os, pathlib, time\n"
        f"pathlib.Path({str(checkout)!r}, 'pid').write_text(str(os.getpid()))\n"
        "time.sleep(600)\n",
    )

    async def a_while() -> None:
        task = asyncio.create_task(Build(checkout, lambda _: None).make())
        pid = checkout / "pid"
        while not (pid.exists() and pid.read_text()):
            await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid.read_text()), 0)

    asyncio.run(a_while())


def test_reame_in_a_checkout_runs_the_build_that_stands(tmp_path: Path) -> None:
    """The `reame` of a shell; `python -m reame.cli` stays with the package it finds."""
    shutil.copytree(ROOT / "src" / "reame", tmp_path / "src" / "reame", ignore=shutil.ignore_patterns("static"))
    for name in ("setup.py", "tools/compile.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    build = stands(tmp_path)
    (build / "reame").mkdir()
    (build / "reame" / "__init__.py").write_text("")
    (build / "reame" / "cli.py").write_text("import sys; print('compiled, they say:', sys.argv[1:])")

    def answer(*argv: str, **more: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), **more}
        command = [sys.executable, *argv, "games"]
        return subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    run = ("-c", "import sys; from reame.cli import run; sys.exit(run())")
    assert answer(*run) == "compiled, they say: ['games']\n"
    assert "Carolus Magnus" in answer(*run, REAME_PLAIN="1")
    assert "Carolus Magnus" in answer("-m", "reame.cli")
    (tmp_path / "src" / "reame" / "kernel" / "moves.py").open("a").write("# changed\n")
    assert "Carolus Magnus" in answer(*run)
