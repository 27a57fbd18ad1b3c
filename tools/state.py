"""Write the typed half of a position from its list of fields.

    python tools/state.py [GAME ...] [--check]

A game lists its fields once, as FIELDS in a module `fields`. Compiled code wants every attribute typed, and a copy made
line by line is far quicker than one made by name: both are written here, into `state.py` beside that module, as class
`State`. `--check` writes nothing and fails if a file is not what it would write.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from reame.kernel.fields import Codec, Field, Many, Part, PartOf, Per

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
KERNEL = {
    "Bag": "reame.kernel.cards",
    "Cards": "reame.kernel.cards",
    "i64": "reame.kernel.native",
}
WIDTH = 120


def declared(game: str) -> list[str]:
    """The modules of a game that list the fields of a position."""
    home = SOURCE / "reame" / "games" / game
    listing = [f for f in sorted(home.rglob("fields.py")) if re.search(r"^FIELDS\b", f.read_text("utf-8"), re.M)]
    return [".".join(f.relative_to(SOURCE).with_suffix("").parts) for f in listing]


def parts_of(codec: Codec) -> Iterator[PartOf]:
    """The parts that a value is made of."""
    if isinstance(codec, PartOf):
        yield codec
        for f in codec.made.FIELDS:
            yield from parts_of(f.codec)
    elif isinstance(codec, (Many, Per)):
        yield from parts_of(codec.each)


def imports(module: str, fields: list[Field]) -> list[str]:
    """What the types and the copies need."""
    types = " ".join(f.codec.type_name() for f in fields).replace("[", " ").replace("]", " ").split()
    needed = {(KERNEL[name], name) for name in types if name in KERNEL}
    needed |= {(part.made.__module__, part.made.__name__) for f in fields for part in parts_of(f.codec)}
    needed |= {
        (module, "FIELDS"),
        ("reame.kernel.fields", "Field"),
        ("reame.kernel.fields", "blank_fields"),
        ("reame.kernel.game", "Game"),
        ("reame.kernel.position", "Position"),
    }
    out: list[str] = []
    for home in sorted({home for home, _ in needed}):
        names = sorted((n for h, n in needed if h == home), key=lambda n: (not n.isupper(), not n[0].isupper(), n))
        out.append(f"from {home} import {', '.join(names)}")
    return out


def copy_of(part: type[Part]) -> list[str]:
    """A function that copies a part."""
    name = part.__name__
    return [
        "",
        "",
        f"def copy_{name.lower()}(old: {name}) -> {name}:",
        '    """The same once more."""',
        f"    new = {name}()",
        *(f"    new.{f.name} = {f.codec.copy_code('old.' + f.name)}" for f in part.FIELDS),
        "    return new",
    ]


def text(module: str) -> str:
    """The file for the fields of a module."""
    fields: list[Field] = import_module(module).FIELDS
    parts = {part.made.__name__: part.made for f in fields for part in parts_of(f.codec) if not part.is_fixed()}
    copies = [f"        self.{f.name}: {f.codec.type_name()} = {f.codec.copy_code('old.' + f.name)}" for f in fields]
    lines = [
        f'"""The fields of a position, typed: written by tools/state.py from {module.rpartition(".")[2]}.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, ClassVar",
        "",
        *imports(module, fields),
        "",
        "",
        "class State(Position):",
        '    """Empty, or a copy of another one."""',
        "",
        "    FIELDS: ClassVar[list[Field]] = FIELDS",
        "",
        "    def __init__(self, game: Game[Any], seats: int, old: State | None = None) -> None:",
        "        super().__init__(game, seats)",
        "        if old is None:",
        "            blank_fields(self, FIELDS, seats)",
        "            return",
        *copies,
        *(line for name in sorted(parts) for line in copy_of(parts[name])),
    ]
    too_long = [line for line in lines if len(line) > WIDTH]
    if too_long:
        raise ValueError(f"{module}: a line is too long: {too_long[0].strip()}")
    return "\n".join(lines) + "\n"


def target(module: str) -> Path:
    """Where it belongs."""
    return SOURCE.joinpath(*module.split(".")).with_name("state.py")


def stale(game: str) -> list[Path]:
    """Files of a game that are not what the fields say."""
    modules = declared(game)
    return [target(m) for m in modules if not target(m).exists() or target(m).read_text("utf-8") != text(m)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="which (all)")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something is to be written")
    args = parser.parse_args()
    known = sorted(f.parent.name for f in SOURCE.glob("reame/games/*/rules.py"))
    wrong = 0
    for game in args.games or known:
        for module in declared(game):
            path, wanted = target(module), text(module)
            if path.exists() and path.read_text("utf-8") == wanted:
                continue
            print(path.relative_to(ROOT))
            wrong += 1
            if not args.check:
                path.write_text(wanted, "utf-8")
    return 1 if args.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
