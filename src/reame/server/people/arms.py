"""Coats of arms: a blazon of five words, drawn by the client. Nothing is uploaded, so there is nothing to moderate."""

from __future__ import annotations

import hashlib
from typing import Final

from reame.server.errors import BadRequest

DIVISIONS: Final = ("plain", "pale", "fess", "bend", "sinister", "chevron", "saltire", "quarterly", "chief", "barry")
METALS: Final = ("or", "argent")
COLOURS: Final = ("gules", "azure", "vert", "sable", "purpure")
TINCTURES: Final = METALS + COLOURS
CHARGES: Final = (
    "none", "cross", "roundel", "lozenge", "mullet", "crescent", "tower", "crown", "key", "lily", "tree", "sun",
)  # fmt: skip


def checked(blazon: str) -> str:
    """A blazon: division, tincture, second tincture, charge, its tincture. BadRequest if it is none."""
    words = blazon.split()
    kinds = (DIVISIONS, TINCTURES, TINCTURES, CHARGES, TINCTURES)
    if len(words) != len(kinds) or any(w not in kind for w, kind in zip(words, kinds, strict=True)):
        raise BadRequest("bad-arms", "arms are a division, two tinctures, a charge and its tincture")
    return " ".join(words)


def arms_of(person: str) -> str:
    """The arms of somebody who has chosen none. Metal on colour, or colour on metal, as heralds want it."""
    n = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8])
    n, division = divmod(n, len(DIVISIONS))
    n, charge = divmod(n, len(CHARGES) - 1)
    n, metal_field = divmod(n, 2)
    field, on_it = (METALS, COLOURS) if metal_field else (COLOURS, METALS)
    n, first = divmod(n, len(field))
    n, second = divmod(n, len(field))
    n, of_charge = divmod(n, len(on_it))
    other = field[second] if field[second] != field[first] else field[(second + 1) % len(field)]
    return f"{DIVISIONS[division]} {field[first]} {other} {CHARGES[charge + 1]} {on_it[of_charge]}"
