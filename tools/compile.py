"""Build the compiled package, if anything that compiles has changed; build/compiled leads to it.

    python tools/compile.py [--quietly]

--quietly leaves the machine to others: for a build in the background. Whole builds lie in build/compiled.d under the
hash of what went into them (src/reame/builds.py), and appear there at once; what is not compiled is linked to the
sources.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from reame import builds  # noqa: E402

BUILD = ROOT / "build"
LINK = BUILD / "compiled"
UNFINISHED = BUILD / "unfinished"
OBJECTS = BUILD / "objects"
KEPT = 3  # builds: one may be in use while the next is made
LAST_WORDS = 3000  # of a build that failed
NO_COMPILER = 3  # exit code


def build(target: Path) -> bool:
    """One pass through mypyc and the C compiler; has it worked?"""
    shutil.rmtree(target, ignore_errors=True)  # nothing of an older build may stay
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(target), "--build-temp", str(OBJECTS)]
    env = {**os.environ, "REAME_NO_WEB": "1"}
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env=env)
    well = done.returncode == 0 and bool(list(target.glob("reame/kernel/*.so")))
    if not well:
        print(done.stdout[-LAST_WORDS:], done.stderr[-LAST_WORDS:], file=sys.stderr)
    return well


def link(source: Path, target: Path) -> None:
    """In place of what was copied: compiled modules stay, all else leads to the sources."""
    compiled = {f.name.partition(".")[0] for f in target.glob("*.so")}
    for thing in sorted(source.iterdir()):
        there = target / thing.name
        if thing.suffix == ".py" and thing.stem in compiled:
            there.unlink()
            continue
        if thing.name == "__pycache__":
            continue
        if thing.is_dir() and list(there.rglob("*.so")):
            link(thing, there)
            continue
        if there.is_dir():
            shutil.rmtree(there)
        else:
            there.unlink(missing_ok=True)
        there.symlink_to(thing)


def finish(place: Path, way: str) -> None:
    """The build is whole: from now on it may be used."""
    link(ROOT / "src" / "reame", UNFINISHED / "reame")
    (UNFINISHED / builds.STAMP).write_text(f"{way}\n{place.name}", "utf-8")
    place.parent.mkdir(parents=True, exist_ok=True)
    UNFINISHED.rename(place)


def lead_to(place: Path) -> None:
    """build/compiled is the build that was asked for last; older ones go."""
    place.touch()
    if LINK.is_dir() and not LINK.is_symlink():
        shutil.rmtree(LINK)
    new = BUILD / "compiled.new"
    new.unlink(missing_ok=True)
    new.symlink_to(place.relative_to(BUILD))
    new.replace(LINK)
    for old in sorted(place.parent.iterdir(), key=lambda f: -f.stat().st_mtime)[KEPT:]:
        shutil.rmtree(old)


def main() -> int:
    if "--quietly" in sys.argv[1:]:
        os.environ["REAME_JOBS"] = str(max(1, (os.cpu_count() or 2) - 1))
        os.nice(15)
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another one may be at it, perhaps at the same build
        way = builds.how()
        place = builds.place(ROOT, way)
        if not builds.fresh(place, ROOT):
            lacking = builds.missing()
            if lacking:
                print(f"{lacking} is missing: nothing is compiled, the plain package stays", file=sys.stderr)
                return NO_COMPILER
            print("compiling kernel, bots and games (a few minutes)", flush=True)
            shutil.rmtree(place, ignore_errors=True)
            if not build(UNFINISHED):
                return 1
            if builds.place(ROOT, way) != place:
                print("the sources have changed meanwhile: build again", file=sys.stderr)
                return 1
            finish(place, way)
        lead_to(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
