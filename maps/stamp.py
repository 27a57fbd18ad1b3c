"""The fingerprint of everything a board is made from, kept in the board itself so that a stale one is noticed."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from maps.atlas import Atlas

HERE = Path(__file__).parent
GAMES = HERE.parent / "src" / "reame" / "games"
OUTPUT = HERE.parent / "web" / "public" / "maps"
NOT_DRAWING = {"check.py", "__main__.py"}


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def rules_of(game: str) -> dict[str, Any]:
    return read_toml(GAMES / game / "data.toml")


def hints_of(game: str) -> dict[str, Any]:
    return read_toml(HERE / "boards" / f"{game}.toml")


def _canonical(atlas: Atlas) -> str:
    """The atlas as text in which the order of sets does not matter."""

    def plain(value: object) -> object:
        if isinstance(value, str):
            return str(value)
        if isinstance(value, set | frozenset):
            return sorted((plain(v) for v in value), key=str)
        if isinstance(value, dict):
            return sorted(([plain(k), plain(v)] for k, v in value.items()), key=str)
        if isinstance(value, list | tuple):
            return [plain(v) for v in value]
        if hasattr(value, "__dict__"):
            return plain(vars(value))
        return value

    return json.dumps(plain(atlas), ensure_ascii=False)


def stamp(game: str, atlas: Atlas) -> str:
    """Only what the rules say about the board counts, not the rest of the game's data."""
    digest = hashlib.sha256(_canonical(atlas).encode())
    code = [p for p in sorted(HERE.glob("*.py")) if p.name not in NOT_DRAWING]
    files = [HERE / "boards" / f"{game}.toml", HERE / "games" / f"{game}.py", HERE / "requirements.txt", *code]
    files += [p for p in sorted((HERE / "sources").iterdir()) if p.suffix in (".gz", ".png")]
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
