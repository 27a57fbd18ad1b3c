"""Build the compiled package into build/compiled, if anything that compiles has changed.

python tools/compile.py [--profiled]: twice, the second time laid out by what random games of the first one ran most.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
COUNTING = ROOT / "build" / "counting"
OBJECTS = ROOT / "build" / "objects"  # where the counts are written, and looked for
STAMP = TARGET / "stamp"
COUNTED = "conspiracy,fief,medieval"  # Universalis would take longer than all the others
GAMES_TO_COUNT = """
import sys
import time
import reame
from reame.bots.random import random_play

for name in ["carolus", *sys.argv[1].split(",")]:
    game = reame.game(name)
    ways = [{}, {"deals": "off"}] if any(o.name == "deals" for o in game.OPTIONS) else [{}]
    for seats in game.seat_range:
        print(f"counting: {name}, {seats} players", flush=True)
        begin = time.process_time()
        k = 0
        while k < 2 or time.process_time() - begin < 2.0:
            random_play(game, seats, f"counting {k}", ways[k % len(ways)])
            k += 1
        p = game.start(seats, "counting")
        for _ in range(2000):
            p = p.clone()
"""


def state() -> str:
    """A hash of all that goes into the build."""
    asked = [os.environ.get("REAME_GAMES", "all"), os.environ.get("REAME_OPT", ""), *sys.argv[1:]]
    digest = hashlib.sha256(" ".join([sys.version, *asked]).encode())
    sources = [*ROOT.glob("src/reame/**/*.py"), *ROOT.glob("src/reame/**/*.toml"), *ROOT.glob("src/reame/**/*.ftl")]
    for f in sorted([*sources, *ROOT.glob("src/reame/**/*.pyi"), ROOT / "setup.py"]):
        digest.update(str(f.relative_to(ROOT)).encode() + f.read_bytes())
    return digest.hexdigest()


def build(target: Path, **how: str) -> bool:
    """One pass through mypyc and the C compiler."""
    shutil.rmtree(target, ignore_errors=True)  # nothing of an older build may stay
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(target), "--build-temp", str(OBJECTS)]
    env = {**os.environ, "REAME_NO_WEB": "1", **how}
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env=env)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
    return done.returncode == 0


def counted() -> str:
    """Build a package that counts and let it play; how to build the real one then."""
    compiler = str(sysconfig.get_config_var("CC")).split()
    made_by = subprocess.run([*compiler, "--version"], check=False, capture_output=True, text=True).stdout
    if "Free Software Foundation" not in made_by:
        print("only gcc can lay out code by counts: built without", file=sys.stderr)
        return ""
    shutil.rmtree(OBJECTS, ignore_errors=True)
    if not build(COUNTING, REAME_PROFILE="count", REAME_GAMES=COUNTED):
        return ""
    env = {**os.environ, "PYTHONPATH": str(COUNTING)}
    subprocess.run([sys.executable, "-c", GAMES_TO_COUNT, COUNTED], cwd=ROOT, check=True, env=env)
    return "use"


def main() -> int:
    now = state()
    if STAMP.exists() and STAMP.read_text() == now:
        return 0
    print("compiling kernel, bots and games (a few minutes)", flush=True)
    if not build(TARGET, REAME_PROFILE=counted() if "--profiled" in sys.argv[1:] else ""):
        return 1
    if not list(TARGET.glob("reame/kernel/*.so")):
        print("no C compiler here: only the plain package is tested", file=sys.stderr)
    STAMP.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main())
