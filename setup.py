"""What pyproject.toml cannot say: the compiled build and the browser client.

Kernel, bots and Carolus Magnus go through mypyc; REAME_GAMES=carolus,medieval names the games to compile, large ones
taking many minutes. The others run plain on the compiled kernel. REAME_PLAIN=1 leaves it all out; without mypyc or a C
compiler the plain package is built, with a notice. The client is built when it is missing. REAME_NO_WEB=1 leaves that
out, for a package without the table.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-unused-function"]


def hot_modules() -> list[str]:
    """Modules that compile; native.py is what plain Python has in place of the compiler's own marks."""
    root = Path("src/reame")
    games = os.environ.get("REAME_GAMES", "carolus").split(",")
    rooms = ["kernel", "bots", *(f"games/{name}" for name in games if name)]
    found = sorted(f for room in rooms for f in (root / room).rglob("*.py"))
    return [str(f) for f in found if f.name not in ("__init__.py", "native.py")]


def compiled() -> list[Extension]:
    """The extensions, or none where they cannot be had."""
    if os.environ.get("REAME_PLAIN") or platform.python_implementation() != "CPython":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("reame: mypyc is not installed, building the plain package", file=sys.stderr)
        return []
    level = os.environ.get("REAME_OPT", "3")
    extensions: list[Extension] = mypycify(["--strict", *hot_modules()], opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.optional = True  # no C compiler: a notice, not an error
    return extensions


class BuildWithClient(build_py):
    """Modules and data; the client among them."""

    def run(self) -> None:
        built = Path("src/reame/server/static/index.html")
        if not os.environ.get("REAME_NO_WEB") and not built.exists():
            subprocess.run([sys.executable, "web/build.py"], check=True)
        super().run()


setup(ext_modules=compiled(), cmdclass={"build_py": BuildWithClient})
