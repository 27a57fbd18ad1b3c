"""Which corrected entries the rules have read: what nobody reads changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reame.games.editions.corrections import key_of

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_values


class Watched(dict[str, Any]):
    """A table of the data that notes which of its entries are read."""

    def __init__(self, table: dict[str, Any]) -> None:
        super().__init__(table)
        self.seen: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.seen.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """As of any table."""
        self.seen.add(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:  # so that copies are made by reading, and not behind our back
        return super().__iter__()

    def items(self) -> dict_items[str, Any]:
        """All of them are read."""
        self.seen |= set(super().keys())
        return super().items()

    def values(self) -> dict_values[str, Any]:
        """All of them are read."""
        self.seen |= set(super().keys())
        return super().values()


class Watch:
    """Data in which some entries, by their paths, are watched."""

    def __init__(self, data: dict[str, Any], paths: list[str]) -> None:
        self._tables: dict[str, tuple[Watched, str]] = {}
        self.data: dict[str, Any] = self._wrapped(data, "data", set(paths))

    def _wrapped(self, node: Any, path: str, paths: set[str]) -> Any:
        if isinstance(node, list):
            column = key_of(node)
            names = [str(row[column]) if column else str(n) for n, row in enumerate(node)]
            return [self._wrapped(x, f"{path}.{name}", paths) for name, x in zip(names, node, strict=True)]
        if not isinstance(node, dict):
            return node
        table = {key: self._wrapped(x, f"{path}.{key}", paths) for key, x in node.items()}
        mine = [key for key in table if f"{path}.{key}" in paths]
        if not mine:
            return table
        watched = Watched(table)
        self._tables |= {f"{path}.{key}": (watched, key) for key in mine}
        return watched

    def unread(self) -> list[str]:
        """The paths that nobody has read."""
        return sorted(path for path, (table, key) in self._tables.items() if key not in table.seen)
