"""Games by chance into which fate strikes often: every calamity, events, pirates and a crusade fed by all."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.chance import Dice
from tests.suite.properties import some_moves, through_json

EVERYTHING = {
    "religion_four_levels": "on",
    "towers": "on",
    "honour_coin": "on",
    "trade_buildings": "on",
    "grain_in_farm": "on",
    "treasure": "on",
    "religious_orders": "on",
}


class Cursed:
    """A game by chance; before a diplomacy phase a calamity strikes, one kind after the other."""

    def __init__(self, seats: int, seed: str, options: dict[str, Any]) -> None:
        self.p: Universalis = GAME.start(seats, seed, options)
        self.dice = Dice("cursed " + seed)
        self.cards = [
            c for c in range(box.CALAMITY.size) if box.CALAMITY.word(c) != "invasioni"
        ]  # which ends games too soon
        self.dice.shuffle(self.cards)
        self.checked: dict[str, int] = {}
        self.struck = 0

    def strike(self) -> None:
        """The position goes on with a calamity on top of the player's turn."""
        data = self.p.dump()
        card = box.CALAMITY.word(self.cards[self.struck % len(self.cards)])
        fate = {"step": "DrawCalamity", "seat": str(self.p.active), "card": card, "stage": "strike"}
        data["stack"] = [*data["stack"][:2], fate]
        data["asked"] = []
        self.p = GAME.load(data)
        self.struck += 1

    def check(self, seat: int) -> None:
        """Each sort of step a few times: dumps, copies, refusals, imagination."""
        name = type(self.p.stack[-1]).__name__
        self.checked[name] = self.checked.get(name, 0) + 1
        if self.checked[name] > 3:
            return
        p = self.p
        dump = through_json(p.dump())
        assert GAME.load(dump).dump() == dump == p.clone().dump()
        legal = set(p.legal(seat))
        assert p.default(seat) in legal
        assert p.question(seat) is not None
        for m in some_moves(GAME, legal, self.dice):
            assert p.why(seat, m).allowed == (m in legal), GAME.table.words(m)
        for s in range(p.seats):
            first = p.imagine(s, Dice("one"))
            assert first.view(s) == p.view(s)
            assert p.imagine(s, Dice("two")).imagine(s, Dice("one")) == first

    def run(self, moves: int) -> None:
        for _ in range(moves):
            if self.p.over:
                return
            seat = self.p.waiting[self.dice.below(len(self.p.waiting))]
            legal = self.p.legal(seat)
            assert legal == sorted(set(legal))
            assert legal
            self.check(seat)
            fed = [m for m in legal if GAME.table.of(m).name.startswith("feed_")]
            move = fed[self.dice.below(len(fed))] if fed else any_move(GAME.table, legal, self.dice)
            self.p.apply(seat, move)
            broken = GAME.broken(self.p)
            assert not broken, f"after {GAME.table.words(move)}: {broken}"
            top = self.p.stack[-1] if self.p.stack else None
            if top is not None and type(top).__name__ == "Diplomacy" and len(self.p.stack) == 3 and self.dice.below(2):
                self.strike()
                broken = GAME.broken(self.p)
                assert not broken, f"after calamity {self.struck}: {broken}"


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (7, EVERYTHING)])
def test_14_invariants_hold_whatever_strikes(seats: int, options: dict[str, Any]) -> None:
    c = Cursed(seats, f"fate {seats}", {"honour_cap": "0", **options})
    c.run(600)
    assert c.struck
