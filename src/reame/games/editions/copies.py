"""A game by other data: its own copy of the modules of the game, made from the same sources.

Modules read their figures once, when they are loaded. So a game of an edition gets modules of its own, under a name of
their own, and touches nobody else's: two editions of a game are played side by side in one process. The copy runs as
plain Python also where the standard game is compiled.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.readers import FileReader
from importlib.resources import files
from importlib.util import spec_from_loader
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Final

from reame.games import boxes
from reame.kernel.game import Game

ROOM: Final = "reame.games"
_lock: Final = RLock()


class _Copy(InspectLoader):
    """Loads one module of a copy."""

    def __init__(self, path: Path, home: str, copy: str) -> None:
        self._path = path
        self._home = home
        self._copy = copy

    def is_package(self, fullname: str) -> bool:
        return self._path.name == "__init__.py"

    def get_source(self, fullname: str) -> str:
        return re.sub(rf"\b{re.escape(self._home)}\b", self._copy, self._path.read_text("utf-8"))

    def get_resource_reader(self, fullname: str) -> FileReader:
        """What lies beside the sources, weights of a bot for instance, serves the copy as well."""
        return FileReader(SourceFileLoader(fullname, str(self._path)))

    def exec_module(self, module: ModuleType) -> None:
        code = compile(self.get_source(module.__name__), str(self._path), "exec", dont_inherit=True)
        exec(code, module.__dict__)


class _Copies(MetaPathFinder):
    """Finds the modules of all copies that are in use."""

    def __init__(self) -> None:
        self.homes: dict[str, str] = {}  # by the name of the copy

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for copy, home in self.homes.items():
            if fullname == copy or fullname.startswith(copy + "."):
                return self._spec(fullname, home, copy)
        return None

    def _spec(self, fullname: str, home: str, copy: str) -> ModuleSpec | None:
        inside = fullname[len(copy) + 1 :].replace(".", "/")
        root = Path(str(files(home)))
        for found in (root / inside / "__init__.py", root / f"{inside}.py"):
            if found.is_file():
                return spec_from_loader(fullname, _Copy(found, home, copy), is_package=found.name == "__init__.py")
        return None


_copies: Final = _Copies()
sys.meta_path.insert(0, _copies)


def make(name: str, mark: str, data: dict[str, Any]) -> Game[Any]:
    """The game of this name by these data; `mark` tells its copy from others."""
    home, copy = f"{ROOM}.{name}", f"{ROOM}.{name}__{mark}"
    with _lock:
        _copies.homes[copy] = home
        boxes.lay(copy, data)
        try:
            game: Game[Any] = import_module(f"{copy}.rules").GAME
        except BaseException:
            forget(name, mark)
            raise
        return game


def forget(name: str, mark: str) -> None:
    """Nobody plays it any more; whoever still does keeps what they have."""
    copy = f"{ROOM}.{name}__{mark}"
    with _lock:
        _copies.homes.pop(copy, None)
        boxes.clear(copy)
        for module in [m for m in sys.modules if m == copy or m.startswith(copy + ".")]:
            del sys.modules[module]
