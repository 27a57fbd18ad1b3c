"""Looking numbers up in lists, as compiled code does it best.

Plain Python has functions in C for the same, and takes those: see native.py.
"""

from __future__ import annotations

from reame.kernel.native import i64


def first_at(items: list[int], least: i64, low: i64) -> i64:
    """From this place on in a sorted list: where the first number stands that is not below the least."""
    high: i64 = len(items)
    if low == high:
        return low
    found: i64 = items[low]
    if found >= least:  # often it is the first
        return low
    low += 1
    while low < high:
        middle = (low + high) >> 1
        found = items[middle]
        if found < least:
            low = middle + 1
        else:
            high = middle
    return low


def holds(items: list[int], item: i64) -> bool:
    """Is it in the list?"""
    for x in items:
        found: i64 = x
        if found == item:
            return True
    return False
