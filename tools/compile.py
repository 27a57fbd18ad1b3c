"""Build the compiled package into build/compiled, if anything that compiles has changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "stamp"


def state() -> str:
    """A hash of all that goes into the build."""
    asked = [os.environ.get("REAME_GAMES", "all"), os.environ.get("REAME_OPT", "")]
    digest = hashlib.sha256(" ".join([sys.version, *asked]).encode())
    sources = [*ROOT.glob("src/reame/**/*.py"), *ROOT.glob("src/reame/**/*.toml"), *ROOT.glob("src/reame/**/*.ftl")]
    for f in sorted([*sources, *ROOT.glob("src/reame/**/*.pyi"), ROOT / "setup.py"]):
        digest.update(str(f.relative_to(ROOT)).encode() + f.read_bytes())
    return digest.hexdigest()


def main() -> int:
    now = state()
    if STAMP.exists() and STAMP.read_text() == now:
        return 0
    print("compiling kernel, bots and games (a few minutes)", flush=True)
    shutil.rmtree(TARGET, ignore_errors=True)  # nothing of an older build may stay
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(TARGET)]
    env = {**os.environ, "REAME_NO_WEB": "1"}
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env=env)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        return done.returncode
    if not list(TARGET.glob("reame/kernel/*.so")):
        print("no C compiler here: only the plain package is tested", file=sys.stderr)
    STAMP.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main())
