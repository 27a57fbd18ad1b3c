"""Corrections of data: which entry, by its path, and what stands there instead. Every fault is told with its path."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

MOST: Final = 100_000  # of a figure
LONGEST: Final = 400  # characters of a name or a text
MANY: Final = 2_000  # entries of a list
FEW: Final = 8  # words of a column that has no others
KEYS: Final = ("id", "city", "level", "players", "kind", "type", "value", "power", "min", "action", "cause", "theme")
FIXED: Final = ("id", "source", "ref", "note", "notes")  # what a thing is called in records, and where a figure is from
NOTED: Final = "source"


class BadEdition(ValueError):
    """An edition that cannot be used. Each fault has the path of what is wrong."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Change:
    """One entry that is not what it was."""

    def __init__(self, path: str, old: Any, new: Any, marked: bool) -> None:
        self.path = path
        self.old = old
        self.new = new
        self.marked = marked  # was it a reconstruction?

    def plain(self) -> dict[str, Any]:
        """As data; of lists what came and what went."""
        if isinstance(self.old, list):
            added, removed = _missing(self.new, self.old), _missing(self.old, self.new)
            return {"path": self.path, "added": added, "removed": removed, "marked": self.marked}
        return {"path": self.path, "old": self.old, "new": self.new, "marked": self.marked}


def _missing(some: list[Any], others: list[Any]) -> list[Any]:
    return [x for x in some if x not in others]


def key_of(rows: list[Any]) -> str:
    """By which column the rows of a list are told apart; empty if it is no list of such rows."""
    if not rows or not all(isinstance(r, dict) for r in rows):
        return ""
    for key in KEYS:
        values = [str(r[key]) for r in rows if key in r]
        if len(values) == len(rows) == len(set(values)):
            return key
    return ""


def is_marked(node: Any, key: str, above: bool) -> bool:
    """Is what stands under a key of this table a reconstruction? `above`: the table itself is one."""
    if not isinstance(node, dict):
        return above
    for name in (f"{key}_{NOTED}", f"detail_{NOTED}" if isinstance(node.get(key), list) else NOTED, NOTED):
        if name in node:
            return bool(node[name] == "reconstruction")
    return above


class Corrector:
    """Applies corrections to a copy of the data of a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.changes: list[Change] = []
        self.faults: list[str] = []
        self._ids: dict[str, set[str]] = {}  # with those that stand in the same lists
        self._gather(data)
        self._mirrors = [path for path, node in _tables(data, "") if _mirrored(node)]

    def _gather(self, node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("id"), str):
                self._ids.setdefault(node["id"], {node["id"]})
            for x in node.values():
                self._gather(x)
        elif isinstance(node, list):
            kin = {x["id"] for x in node if isinstance(x, dict) and isinstance(x.get("id"), str)}
            for name in kin:
                self._ids[name] = self._ids.get(name, set()) | kin
            for x in node:
                self._gather(x)

    def correct(self, patch: Any) -> None:
        """All of them; BadEdition with every fault there is."""
        self._table(self.data, patch, "data", False)
        for path, node in _tables(self.data, ""):
            if path in self._mirrors:
                self._check_mirror(path, node)
        if self.faults:
            raise BadEdition(self.faults)

    def _fault(self, path: str, told: str) -> None:
        self.faults.append(f"{path}: {told}")

    def _table(self, node: dict[str, Any], patch: Any, path: str, marked: bool) -> None:
        if not isinstance(patch, dict):
            self._fault(path, "expected a table")
            return
        for key, new in patch.items():
            here = f"{path}.{key}"
            if key in FIXED or key.endswith(f"_{NOTED}"):
                self._fault(here, "this says what a thing is, or where a figure is from: it cannot be corrected")
            elif key not in node:
                self._fault(here, f"there is no such entry{_meant(key, node)}")
            else:
                mark = is_marked(node, key, marked)
                node[key] = self._value(node[key], new, here, mark)

    def _value(self, old: Any, new: Any, path: str, marked: bool) -> Any:
        if isinstance(old, dict):
            self._table(old, new, path, marked)
            return old
        if isinstance(old, list):
            return self._list(old, new, path, marked)
        return self._scalar(old, new, path, marked)

    def _list(self, old: list[Any], new: Any, path: str, marked: bool) -> list[Any]:
        column = key_of(old)
        if column:
            self._rows(old, new, path, column, marked)
            return old
        if isinstance(new, dict):
            extra = set(new) - {"add", "remove"}
            if extra or not all(isinstance(x, list) for x in new.values()):
                self._fault(path, "a list is replaced by a list, or corrected by { add = [...], remove = [...] }")
                return old
            if not new:
                return old
            found = self._without(old, new.get("remove", []), path)
            added = new.get("add", [])
            if any(_same_ends(x, y) for n, x in enumerate(added) for y in [*found, *added[:n]]):
                self._fault(f"{path}.add", "one of these stands there already; remove it first")
                return old
            found = [*found, *added]
        elif isinstance(new, list):
            found = new
        else:
            self._fault(path, "expected a list")
            return old
        if len(found) > MANY:
            self._fault(path, f"no list has more than {MANY} entries")
            return old
        if old and not all(self._alike(x, old, f"{path}[{n}]") for n, x in enumerate(found)):
            return old
        doubles = [x for n, x in enumerate(found) if isinstance(x, list) and (x in found[:n] or x[::-1] in found[:n])]
        if doubles and not _doubles(old):
            self._fault(path, f"{doubles[0]} stands there twice")
            return old
        if found != old:
            self.changes.append(Change(path, old, found, marked))
        return found

    def _without(self, old: list[Any], removed: list[Any], path: str) -> list[Any]:
        left = list(old)
        for x in removed:
            same = next((y for y in left if y == x or _means(x, y)), None)
            if same is None:
                self._fault(f"{path}.remove", f"{x} is not in the list")
            else:
                left.remove(same)
        return left

    def _rows(self, rows: list[dict[str, Any]], patch: Any, path: str, column: str, marked: bool) -> None:
        known = {str(r[column]): r for r in rows}
        if not isinstance(patch, dict):
            self._fault(path, f"expected a table with keys of {column}: {', '.join(list(known)[:6])} ...")
            return
        for key, new in patch.items():
            if key not in known:
                self._fault(f"{path}.{key}", f"there is no such {column}{_meant(key, known)}")
            elif isinstance(new, dict) and column in new:
                self._fault(f"{path}.{key}.{column}", "it is called so in records: it cannot be corrected")
            else:
                row = known[key]
                self._table(row, new, f"{path}.{key}", is_marked(row, "", marked))

    def _alike(self, x: Any, old: list[Any], path: str) -> bool:
        """Is this what the list has? The first entry is the sample; a name has to be one of those there are."""
        sample = old[0]
        if isinstance(sample, list):
            if not isinstance(x, list) or (len({len(o) for o in old}) == 1 and len(x) != len(sample)):
                self._fault(path, f"expected a list like {sample}")
                return False
            return all(self._alike(y, [y for o in old for y in o], f"{path}[{n}]") for n, y in enumerate(x))
        if isinstance(sample, dict) and isinstance(x, dict):
            return self._row_alike(x, old, path)
        if type(x) not in {type(o) for o in old} or isinstance(x, dict):
            self._fault(path, f"expected something like {sample!r}, not {x!r}")
            return False
        if isinstance(x, str) and x not in self._ids and x not in old and all(o in self._ids for o in old):
            self._fault(path, f"there is no {x!r}{_meant(x, set.union(*(self._ids[o] for o in old)))}")
            return False
        return self._in_bounds(x, path)

    def _row_alike(self, row: dict[str, Any], old: list[dict[str, Any]], path: str) -> bool:
        """Has this row what all others have, and nothing that none has? Its values are like theirs."""
        wanted = set.intersection(*(set(o) for o in old)) - set(FIXED)
        known = {key for o in old for key in o}
        for key in [*sorted(wanted - set(row)), *sorted(set(row) - known)]:
            told = "is missing" if key in wanted else f"is nothing that a row here has{_meant(key, known)}"
            self._fault(f"{path}.{key}", told)
            return False
        for key, value in row.items():
            column = [o[key] for o in old if key in o]
            if not self._alike(value, column, f"{path}.{key}"):
                return False
            few = {o for o in column if isinstance(o, str)} if isinstance(value, str) else set()
            if 0 < len(few) <= FEW and value not in few:
                self._fault(f"{path}.{key}", f"there is no {value!r} here; there are: {', '.join(sorted(few))}")
                return False
        return True

    def _scalar(self, old: Any, new: Any, path: str, marked: bool) -> Any:
        if new == old and type(new) is type(old):
            return old
        whole = isinstance(old, float) and isinstance(new, int) and not isinstance(new, bool)
        if type(new) is not type(old) and not whole:
            self._fault(path, f"expected {_sort(old)} as before ({old!r}), not {new!r}")
            return old
        if isinstance(old, str) and old in self._ids and new not in self._ids:
            self._fault(path, f"there is no {new!r}{_meant(new, self._ids[old])}")
            return old
        if not self._in_bounds(new, path, negative=isinstance(old, int | float) and old < 0):
            return old
        self.changes.append(Change(path, old, new, marked))
        return new

    def _in_bounds(self, x: Any, path: str, negative: bool = False) -> bool:
        if isinstance(x, str) and (len(x) > LONGEST or not x.strip() or not x.isprintable()):
            self._fault(path, f"a text is one line of 1 to {LONGEST} characters")
            return False
        if isinstance(x, int | float) and not (-MOST if negative else 0) <= x <= MOST:
            self._fault(path, f"{x} is not between 0 and {MOST}")
            return False
        return True

    def _check_mirror(self, path: str, node: dict[str, list[str]]) -> None:
        for a, others in node.items():
            for b in others:
                if b not in node:
                    self._fault(f"data.{path}.{a}", f"there is no {b!r}{_meant(b, node)}")
                elif a not in node[b]:
                    self._fault(f"data.{path}.{b}", f"a border has two sides: {a!r} names it, so it has to name {a!r}")


def _tables(node: dict[str, Any], path: str) -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for key, x in node.items():
        if isinstance(x, dict):
            here = f"{path}.{key}" if path else key
            found += [(here, x), *_tables(x, here)]
    return found


def _mirrored(node: dict[str, Any]) -> bool:
    """Is this a table of neighbours, each of which names the other?"""
    if len(node) < 3 or not all(isinstance(x, list) and all(isinstance(y, str) for y in x) for x in node.values()):
        return False
    return all(b in node and a in node[b] for a, others in node.items() for b in others)


def _doubles(rows: list[Any]) -> bool:
    return any(x in rows[:n] or (isinstance(x, list) and x[::-1] in rows[:n]) for n, x in enumerate(rows))


def _meant(word: str, known: Any) -> str:
    names = sorted(str(k) for k in known)
    close = get_close_matches(str(word), names, 1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; there are: {', '.join(names)}" if 0 < len(names) <= FEW else ""


def _means(x: Any, y: Any) -> bool:
    """Does somebody who names this mean that entry? A pair turned round, or a part of a row."""
    if isinstance(x, list):
        return bool(x[::-1] == y)
    if not (isinstance(x, dict) and isinstance(y, dict) and x):
        return False
    turned = {**x, "a": x["b"], "b": x["a"]} if {"a", "b"} <= set(x) else x
    return any(all(k in y and y[k] == v for k, v in z.items()) for z in (x, turned))


def _same_ends(x: Any, y: Any) -> bool:
    """Two rows of one border."""
    ends = [{z.get("a"), z.get("b")} if isinstance(z, dict) and {"a", "b"} <= set(z) else None for z in (x, y)]
    return ends[0] is not None and ends[0] == ends[1]


def _sort(x: Any) -> str:
    return {bool: "true or false", int: "a number", float: "a number", str: "a text"}.get(type(x), "a value")
