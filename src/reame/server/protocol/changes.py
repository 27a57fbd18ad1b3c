"""What is different between two states of JSON: whoever has the first and is told this has the second."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

Change = list[
    Any
]  # [path, value], or [path] for a key that is no more; a path is a list of keys and of places in lists

OBJECT: Final = ord("{")
LIST: Final = ord("[")

_objects: Final = msgspec.json.Decoder(dict[str, Raw])
_lists: Final = msgspec.json.Decoder(list[Raw])


def changes(old: bytes, new: bytes) -> list[Change]:
    """The way from one to the other, both as JSON. Lists of another length, or mostly other entries, are told as a
    whole.

    What is the same is compared as it stands and never taken apart: most of a state is.
    """
    told: list[Change] = []
    _compare(Raw(old), Raw(new), [], told)
    return told


def _compare(old: Raw, new: Raw, path: list[str | int], told: list[Change]) -> None:
    if old == new:
        return
    kind = memoryview(new)[0]
    if kind != memoryview(old)[0] or kind not in (OBJECT, LIST):
        told.append([path, new])
    elif kind == OBJECT:
        before, after = _objects.decode(old), _objects.decode(new)
        told += [[[*path, key]] for key in before if key not in after]
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, [*path, key], told)
            else:
                told.append([[*path, key], value])
    else:
        _compare_lists(old, new, path, told)


def _compare_lists(old: Raw, new: Raw, path: list[str | int], told: list[Change]) -> None:
    before, after = _lists.decode(old), _lists.decode(new)
    inside: list[Change] = []
    if len(before) == len(after):
        for n, value in enumerate(after):
            _compare(before[n], value, [*path, n], inside)
    if len(before) != len(after) or 2 * len(inside) > len(after) > 1:
        told.append([path, new])
    else:
        told += inside


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
