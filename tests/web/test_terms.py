"""A board reads the terms of an offer by the kinds of their arguments: those of the game."""

from __future__ import annotations

import json
from pathlib import Path

from reame.games.fief.table import things as t

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"


def test_the_terms_of_fief_have_the_kinds_of_its_moves() -> None:
    terms = json.loads((BOARDS / "fief" / "terms.json").read_text("utf-8"))
    verbs = [v for v in t.MOVES.verbs if v.first >= t.GIVE_MONEY.first]
    assert terms == {v.name: [k.name for k in v.kinds] for v in verbs}
