"""Which build of the package runs; in a checkout, the compiled one that is made while people already play.

A compiled build lies in build/compiled.d, under a hash of all that goes into it: one of other sources is never used.
What is not compiled it has as links into the sources, so the table, its pages and words are always those of today.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from reame.kernel.position import Position

State = Literal["plain", "compiled", "building", "ready", "no-compiler", "failed"]

NEVER_COMPILED: Final = "server"  # a room of the package
HOW: Final = ("REAME_GAMES", "REAME_OPT")  # in what ways a build can differ from the standard one
STAMP: Final = "built-as.txt"  # in a build that is whole: how it was built, and its key
LOG: Final = "compiling.log"


def compiled() -> bool:
    """Is this the compiled build?"""
    return not (sys.modules[Position.__module__].__file__ or "").endswith(".py")


def checkout() -> Path | None:
    """Where the sources are that this package runs from, if they can be compiled there."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "tools" / "compile.py").is_file() and (root / "setup.py").is_file() else None


def how() -> str:
    """In what way the environment asks to build; empty for the standard way."""
    return " ".join(f"{name}={os.environ[name]}" for name in HOW if name in os.environ)


def key(root: Path, way: str = "") -> str:
    """A hash of all that goes into a compiled build: its sources, which files lie beside them, the interpreter."""
    package = root / "src" / "reame"
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {way}".encode())
    digest.update((root / "setup.py").read_bytes())
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", NEVER_COMPILED))
        for name in sorted(files):
            path = Path(folder, name)
            digest.update(f"\0{path.relative_to(package)}\0".encode())
            if path.suffix in (".py", ".pyi"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def place(root: Path, way: str = "") -> Path:
    """Where the build of these sources lies, or will."""
    return root / "build" / "compiled.d" / key(root, way)


def fresh(build: Path, root: Path) -> bool:
    """Is this a whole build, and of these sources?"""
    try:
        way, _, of = (build / STAMP).read_text("utf-8").rpartition("\n")
    except OSError:
        return False
    return of == key(root, way)


def standing(root: Path | None) -> Path | None:
    """The compiled build of a checkout, if it stands."""
    if root is None:
        return None
    build = place(root)
    return build if fresh(build, root) else None


def better() -> Path | None:
    """The compiled build, for whoever has started the plain one of a checkout; REAME_PLAIN=1 says to stay with it."""
    return None if compiled() or os.environ.get("REAME_PLAIN") else standing(checkout())


def missing() -> str:
    """What compiling needs and this machine does not have, in a word; empty if it has everything."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler.split()[0]):
        return compiler.split()[0]
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h"
    return "" if importlib.util.find_spec("mypyc") else "mypyc"


class Build:
    """The build of a running server: the one it was started with, or a better one that is made meanwhile."""

    def __init__(self, root: Path | None = None, say: Callable[[str], None] = print) -> None:
        """Without the root of a checkout there is nothing to make."""
        self.state: State = "compiled" if compiled() else "plain"
        self._root = root
        self._say = say
        self._made: Path | None = None

    @property
    def path(self) -> str:
        """What PYTHONPATH has to say to those who think for this server."""
        found = [p for p in sys.path if p]
        return os.pathsep.join(found if self._made is None else [str(self._made), *found])

    async def make(self) -> None:
        """Compile in the background, unless it has been done; cancelled, the compiler ends, too."""
        if self._root is None or self.state == "compiled":
            return
        self._made = standing(self._root)
        if self._made is None:
            lacking = missing()
            if lacking:
                self.state = "no-compiler"
                self._say(
                    f"Reame: {lacking} is missing, so the games are not compiled: everything works, bots take longer. "
                    "With a C compiler and Python's headers (Debian: apt install gcc python3-dev; "
                    "macOS: xcode-select --install) `make play` compiles by itself."
                )
                return
            self.state = "building"
            self._say("Reame: compiling the games in the background, a few minutes; you can play meanwhile.")
            if not await self._compile(self._root):
                self.state = "failed"
                self._say(f"Reame: compiling failed; everything works, bots take longer. See build/{LOG}.")
                return
            self._made = standing(self._root)
        if self._made is None:  # the sources have changed meanwhile
            self.state = "plain"
            return
        self.state = "ready"
        self._say("Reame: the games are compiled. Bots think faster from now on, the table from its next start.")

    async def _compile(self, root: Path) -> bool:
        log = root / "build" / LOG
        log.parent.mkdir(exist_ok=True)
        with log.open("wb") as file:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(root / "tools" / "compile.py"),
                "--quietly",
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                start_new_session=True,  # a group of its own, to be ended with all its compilers
                env={name: value for name, value in os.environ.items() if name not in HOW},
            )
        try:
            return await process.wait() == 0
        except asyncio.CancelledError:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            await process.wait()
            raise
