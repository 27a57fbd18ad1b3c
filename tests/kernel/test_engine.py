"""The engine checks the steps; eyes show what a seat may see and nothing else."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from examples import fair as toy
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.fields import Field, Word, fields
from reame.kernel.steps import Step


class Muddle(Step[Any]):
    """Does two things at once."""

    FIELDS: ClassVar[list[Field]] = fields(how=Word("push and ask", "end and ask", "end at the bottom", "nothing"))

    def __init__(self) -> None:
        super().__init__()
        self.how = "nothing"

    def run(self, p: Any) -> None:
        if "push" in self.how:
            p.push(Muddle())
        if "end" in self.how:
            p.end()
        if "ask" in self.how:
            p.ask(0)


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("push and ask", "Muddle pushed and asked"),
        ("end and ask", "Muddle ended while it pushed or asked"),
        ("end at the bottom", "Muddle ended and the game is not over"),
        ("nothing", "Muddle runs in circles"),
    ],
)
def test_a_muddled_step_is_an_error_not_a_riddle(how: str, message: str) -> None:
    game = toy.TheFair(toy.TABLE, [Muddle], toy.GAME.counsel)
    with pytest.raises(RuntimeError, match=message):
        game.load({"game": "fair", "seats": 2, "stack": [{"step": "Muddle", "how": how}]})


def test_eyes_give_no_way_to_the_true_position() -> None:
    p = toy.GAME.start(3, "eyes", journal=True)
    eyes = Eyes(p, 1)
    assert eyes.view() == p.view(1)
    assert eyes.legal() == p.legal(1)
    assert eyes.imagine(Dice("other")).view(1) == p.view(1)
    assert not [a for a in dir(eyes) if not a.startswith("_") and getattr(eyes, a) is p]
