"""Rehearsals: nobody in them knows how the dice will fall."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.bots.rehearsal import play_best
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.fields import Field, Number, fields
from reame.kernel.game import Game
from reame.kernel.kinds import Phrase, Sentence
from reame.kernel.moves import PASS, MoveTable
from reame.kernel.position import Position
from reame.kernel.steps import Step

MOVES: Final = MoveTable()
BET: Final = MOVES.verb("bet", "1")
ASK: Final = Phrase("ask-bet", "1")


class Purse(Position):
    """Ten coins; a bet wins ten with a six and loses two otherwise."""

    FIELDS: ClassVar[list[Field]] = fields(coins=Number())

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        self.coins = 10


class Wager(Step[Purse]):
    rule: ClassVar[str] = "1"
    FIELDS: ClassVar[list[Field]] = fields(made=Number())

    def __init__(self) -> None:
        super().__init__()
        self.made = 0

    def run(self, p: Purse) -> None:
        if self.made < 2:
            p.ask(0)
        else:
            p.finish([0], [p.coins, 0], "over", "1")

    def legal(self, p: Purse, seat: int) -> list[int]:
        return [PASS, BET.at()]

    def question(self, p: Purse, seat: int) -> Sentence:
        return ASK.of()

    def take(self, p: Purse, seat: int, move: int) -> None:
        self.made += 1
        if BET.has(move):
            p.coins += 10 if p.dice.roll() == 6 else -2


class Coins(Counsel[Purse]):
    def value(self, p: Purse, seat: int) -> float:
        return p.coins / 100


class WagerGame(Game[Purse]):
    name: ClassVar[str] = "wager"
    title: ClassVar[str] = "The Wager"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2]

    def blank(self, seats: int) -> Purse:
        return Purse(self, seats)

    def setup(self, p: Purse) -> None:
        p.push(Wager())


def test_a_seat_in_a_rehearsal_does_not_know_how_its_dice_will_fall() -> None:
    game = WagerGame(MOVES, [Wager], Coins())
    won = lost = 0
    for k in range(600):
        p = game.start(2, f"wager/{k}", {})
        world = p.imagine(0, Dice(f"world/{k}"))
        play_best(world, 0, world.legal(0), [1.0, 1.0])
        won += world.coins == 20
        lost += world.coins == 8
    assert won + lost > 60  # a look shows a six now and then, and invites to a bet
    assert won < 0.35 * (won + lost)  # which is then won no oftener than dice allow
