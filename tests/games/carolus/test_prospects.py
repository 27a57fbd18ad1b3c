"""What moves and spaces would mean, against what then comes of them (4.2, 5)."""

from __future__ import annotations

from typing import Any

import reame
from reame.bots.random import any_move
from reame.games.carolus.things import ADVANCE, MOVES, PLAY
from reame.kernel.chance import Dice
from reame.kernel.prospects import GOOD

GAME = reame.game("carolus")


def test_5_the_stop_that_was_foreseen_is_the_stop_that_comes() -> None:
    built = 0
    for seed in range(6):
        p: Any = GAME.start(2 + seed % 3, f"stops {seed}")
        dice = Dice(f"moves {seed}")
        while not p.over and p.round < 8:
            seat = p.waiting[0]
            told = {x.of: x for x in GAME.prospects(p, seat, "choices")}
            spaces = {x.of: x.figures for x in GAME.prospects(p, -1, "spaces")}
            move = any_move(GAME.table, p.legal(seat), dice)
            found, words = told.get(MOVES.words(move)), MOVES.words(move)
            before = p.clone()
            p.apply(seat, move)
            if ADVANCE.has(move):
                assert found is not None
                here = before.after(before.emperor, ADVANCE.a(move))
                (said,) = found.says
                changed = p.stock != before.stock
                assert changed == (said.phrase.key != "would-change-nothing")
                assert ADVANCE.a(move) in spaces[f"territory:T{here + 1}"]["steps"]
                assert ("leader" in spaces[f"territory:T{here + 1}"]) == changed
                assert (found.tone == GOOD) == (changed and said.args[0] == before.figures.side_of[seat]), words
                built += changed
            elif PLAY.has(move) and PLAY.b(move):
                assert found is not None
                assert [s.args for s in found.says] == [
                    [side, n] for side, n in enumerate(p.influence(PLAY.b(move) - 1)) if n
                ]
    assert built > 20
