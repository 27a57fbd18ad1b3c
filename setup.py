"""What pyproject.toml cannot say: the compiled build and the browser client.

Kernel, bots and games go through mypyc: a few minutes. REAME_GAMES=medieval,fief names the large games to compile
(empty: none), the others run plain on the compiled kernel; REAME_OPT is the level of optimisation, 3 for the kernel and
1 for those games unless told. REAME_JOBS compilers run at a time, one for each core unless told. REAME_PLAIN=1 leaves
compiling out; without mypyc or a C compiler the plain package is built, with a notice. The client is built when it is
missing. REAME_NO_WEB=1 leaves that out, for a package without the table.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CACHE = "build/types"
# Warnings about code that nobody wrote took more than half of the compiler's time (-Wmisleading-indentation).
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-Wno-all"]
COLD = """#ifdef __clang__
#define COLD __attribute__((cold, noinline, optnone))
#else
#define COLD __attribute__((cold, optimize("O0")))
#endif
"""
# The body of a module, run once, and what interpreted code calls a function through.
RARELY_RUN = re.compile(
    r"^( *)((?:char CPyDef_\w+_____top_level__\(void\)|PyObject \*CPyPy_\w+\(.*\)) \{)$", re.MULTILINE
)


def hot_groups() -> dict[str, list[str]]:
    """Modules that compile together: the kernel with the bots and the smallest game, then each game by itself.

    native.py is what plain Python has in place of the compiler's own marks.
    """
    root = Path("src/reame")
    groups = {"kernel": ["kernel", "bots", "arena/play.py", "arena/tally.py", "games/carolus"]}
    asked = os.environ.get("REAME_GAMES")
    for rules in sorted(root.glob("games/*/rules.py")):
        name = rules.parent.name
        if name != "carolus" and (asked is None or name in asked.split(",")):
            groups[name] = [f"games/{name}"]
    return {
        name: [
            str(f)
            for room in rooms
            for f in ([root / room] if room.endswith(".py") else sorted((root / room).rglob("*.py")))
            if f.name not in ("__init__.py", "native.py")
        ]
        for name, rooms in groups.items()
    }


def compiled() -> list[Extension]:
    """The extensions, or none where they cannot be had."""
    if os.environ.get("REAME_PLAIN") or platform.python_implementation() != "CPython":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("reame: mypyc is not installed, building the plain package", file=sys.stderr)
        return []
    groups = hot_groups()
    shutil.rmtree(CACHE, ignore_errors=True)  # mypyc 2.4 breaks on what it kept from an earlier build
    extensions: list[Extension] = mypycify(
        ["--strict", f"--cache-dir={CACHE}", *(f for files in groups.values() for f in files)],
        separate=[(files, f"reame_{name}") for name, files in groups.items()],
        opt_level="3",
        debug_level="0",
    )
    for extension in extensions:
        flags = [*extension.extra_compile_args, *FLAGS]  # a list of its own: mypyc gives one to all
        level = "3" if extension.name.startswith("reame_kernel") else "1"
        flags.append(f"-O{os.environ.get('REAME_OPT', level)}")  # the last level given counts
        extension.extra_compile_args = flags
        extension.optional = True  # no C compiler: a notice, not an error
        for source in extension.sources:
            cool(Path(source))
    return extensions


def cool(source: Path) -> None:
    """What is rarely run is not worth the time it takes to optimise: that was a quarter of all the C."""
    text = source.read_text("utf-8")
    source.write_text(COLD + RARELY_RUN.sub(r"\1COLD \2", text), "utf-8")


class AllOrNothing(build_ext):
    """The extensions. Where one could not be built the plain package it is: half a compiled one would not import."""

    def run(self) -> None:
        super().run()
        files = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(file.exists() for file in files):
            print("reame: not everything could be compiled, building the plain package", file=sys.stderr)
            for file in files:
                file.unlink(missing_ok=True)


class BuildWithClient(build_py):
    """Modules and data; the client among them."""

    def run(self) -> None:
        built = Path("src/reame/server/static/index.html")
        if not os.environ.get("REAME_NO_WEB") and not built.exists():
            subprocess.run([sys.executable, "web/build.py"], check=True)
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # nothing of an older build may stay
        super().run()


setup(
    ext_modules=compiled(),
    cmdclass={"build_ext": AllOrNothing, "build_py": BuildWithClient},
    options={"build_ext": {"parallel": int(os.environ.get("REAME_JOBS", os.cpu_count() or 1))}},
)
