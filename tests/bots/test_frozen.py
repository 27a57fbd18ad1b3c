"""Frozen bots play as they did when they were frozen: what is measured against them means the same years later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import reame
from reame import bots, games
from reame.bots.bot import Bot
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes

PLAYED: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "frozen-2026-11.json").read_text("utf-8"))


def test_every_frozen_bot_is_known() -> None:
    assert {name for name in games.NAMES if reame.game(name).frozen} == set(PLAYED)


@pytest.mark.parametrize("name", PLAYED)
def test_frozen_bots_play_as_on_the_day_they_were_frozen(name: str) -> None:
    """The first half by greedy; in the second, search makes the first decisions that are worth a thought."""
    game = reame.game(name)
    moves, thoughts = PLAYED[name]["moves"], PLAYED[name]["thoughts"]
    p = game.start(3, "frozen")
    greedy, search = bots.find("greedy@2026-11"), bots.find("search@2026-11:20")
    for n, words in enumerate(moves):
        seat = p.waiting[0]
        bot: Bot = greedy
        if len(p.legal(seat)) > 2 and n >= len(moves) // 2 and thoughts:
            bot = search
            thoughts -= 1
        move = bot.choose(Eyes(p, seat), Dice(f"frozen {n}"))
        assert game.table.words(move) == words, f"decision {n}: {name} has changed: keep its old counsel as frozen"
        p.apply(seat, move)
    assert thoughts == 0


@pytest.mark.parametrize("name", ["greedy@", "greedy@1999-01", "random@2026-11", "search:20@2026-11", "search@:20"])
def test_no_other_vintage(name: str) -> None:
    with pytest.raises(bots.NoSuchBot):
        bots.find(name)
