"""Records of rules that have changed since are not replayed as something else: they say what they were played by."""

from __future__ import annotations

from pathlib import Path

import pytest

import reame
from reame.kernel.errors import BadRecord
from reame.kernel.record import read_record
from tests.golden.replay import HERE

OLD = sorted((HERE / "old").glob("*.record"))


@pytest.mark.parametrize("file", OLD, ids=[f.stem for f in OLD])
def test_a_record_of_older_rules_says_by_which_it_was_played(file: Path) -> None:
    text = file.read_text("utf-8")
    header = dict(line.split(" ", 1) for line in text.split("\n\n")[0].splitlines())
    game = reame.game(header["game"])
    assert int(header["rules"]) < game.version
    with pytest.raises(BadRecord, match=f"played by rules {header['rules']} of {game.title}"):
        read_record(text, reame.game)
