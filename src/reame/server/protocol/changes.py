"""What is different between two states of JSON: whoever has the first and is told this has the second."""

from __future__ import annotations

from typing import Any

Change = list[
    Any
]  # [path, value], or [path] for a key that is no more; a path is a list of keys and of places in lists


def changes(old: Any, new: Any) -> list[Change]:
    """The way from one to the other. Lists of another length, or mostly other entries, are told as a whole."""
    told: list[Change] = []
    _compare(old, new, [], told)
    return told


def _compare(old: Any, new: Any, path: list[str | int], told: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        told += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], told)
            else:
                told.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        inside: list[Change] = []
        for n, value in enumerate(new):
            _compare(old[n], value, [*path, n], inside)
        if 2 * len(inside) > len(new) > 1:
            told.append([path, new])
        else:
            told += inside
    elif type(old) is not type(new) or old != new:  # True is not 1 here
        told.append([path, new])


def changed(data: Any, told: list[Change]) -> Any:
    """The second state, from the first and what was told. The first stays as it is."""
    for path, *value in told:
        data = _put(data, path, value)
    return data


def _put(data: Any, path: list[str | int], value: list[Any]) -> Any:
    if not path:
        return value[0]
    first: Any = path[0]
    copy = data.copy()
    if len(path) == 1 and not value:
        del copy[first]
    else:
        copy[first] = _put(copy[first] if len(path) > 1 else None, path[1:], value)
    return copy
