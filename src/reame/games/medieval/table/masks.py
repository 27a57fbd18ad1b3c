"""Sets of powers, provinces, Naval Areas and map cards, as masks: the bit of each thing is its number."""

from __future__ import annotations

from typing import Final, final

from reame.kernel.native import i64, mypyc_attr

BIT: Final[list[int]] = [2**i for i in range(62)]  # a literal must not be shifted by a variable in compiled code


def mask_of(flags: list[bool]) -> int:
    """A mask of the places in a list that say yes."""
    return sum(BIT[i] for i in range(len(flags)) if flags[i])


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    low: int = mask & -mask
    return low.bit_length() - 1


def members(mask: i64) -> list[int]:
    """The numbers of the bits of a mask, the lowest first."""
    out: list[int] = []
    while mask:
        out.append(lowest(mask))
        mask &= mask - 1
    return out


@final
@mypyc_attr(acyclic=True)
class Bits:
    """A mask in a table: compiled code reads it from here as one machine word, from a list it has to unpack it."""

    def __init__(self, mask: i64) -> None:
        self.mask = mask


def union(table: list[Bits], things: i64) -> i64:
    """All that a table of masks holds for the things of a mask."""
    out: i64 = 0
    while things:
        out |= table[lowest(things)].mask
        things &= things - 1
    return out
