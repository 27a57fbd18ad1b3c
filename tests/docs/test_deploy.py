"""What operators copy: the lock file has all that the server needs, with hashes, and names no host."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LOCK = (ROOT / "deploy" / "requirements.lock").read_text("utf-8")


def plain(name: str) -> str:
    """A package as the index spells it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!\[; ]", name)[0]).lower()


def test_the_lock_has_everything_the_server_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {plain(d) for d in [*project["dependencies"], *extras["server"], *extras["postgres"]]}
    locked = {plain(line) for line in LOCK.splitlines() if re.match(r"[a-z]", line)}
    assert wanted <= locked


def test_every_package_is_pinned_by_hash_and_no_host_is_named() -> None:
    for package in re.split(r"\n(?=[a-z])", LOCK.strip()):
        assert re.match(r"[\w.-]+==[\w.]+ \\\n", package), package.splitlines()[0]
        assert "--hash=sha256:" in package
    assert "://" not in LOCK
    assert "index-url" not in LOCK
