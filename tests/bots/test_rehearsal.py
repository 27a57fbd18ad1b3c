"""Rehearsals: nobody in them knows how the dice will fall."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.bots.greedy import CERTAIN, FirstLook
from reame.bots.rehearsal import EAGER, Rehearsed, Rehearsing, likely, rehearsed
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.eyes import Eyes
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
        self._across = False  # in thought

    def copy_to(self, new: Purse) -> None:
        super().copy_to(new)
        new._across = self._across


class Wager(Step[Purse]):
    rule: ClassVar[str] = "1"
    FIELDS: ClassVar[list[Field]] = fields(made=Number())

    def __init__(self) -> None:
        super().__init__()
        self.made = 0

    def run(self, p: Purse) -> None:
        if self.made < 3:
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


class All(Rehearsal[Purse]):
    """The whole game is one moment."""

    def moment(self, p: Purse) -> int:
        return 0


class Two(Rehearsal[Purse]):
    """Two bets are."""

    def moment(self, p: Purse) -> int:
        return made(p) // 2


class Lucky(Two):
    """Each bet has dice of its own."""

    def occasion(self, p: Purse) -> int:
        return made(p)


class Waiting(All):
    """Takes a bet for what only lets time go on."""

    def waits(self, p: Purse, seat: int, move: int) -> bool:
        return BET.has(move)


class Across(All):
    """Aims at the other side."""

    def follow(self, p: Purse) -> None:
        p._across = True

    def leave(self, p: Purse) -> None:
        p._across = False


class Dreaming(Two):
    """Aims at it as well, and is judged after two bets."""

    def follow(self, p: Purse) -> None:
        p._across = True

    def leave(self, p: Purse) -> None:
        p._across = False


class Coins(Counsel[Purse]):
    def value(self, p: Purse, seat: int) -> float:
        return p.coins / 100

    def rehearsal(self) -> Rehearsal[Purse] | None:
        return All()


class Patience(Coins):
    """Takes a bet for what only lets time go on."""

    def rehearsal(self) -> Rehearsal[Purse] | None:
        return Waiting()


class Fear(Coins):
    """Would never bet."""

    def weigh(self, p: Purse, seat: int, moves: list[int]) -> list[float]:
        return [2.0 * CERTAIN if m == PASS else 1.0 for m in moves]


class Boldness(Coins):
    """Bets whenever it plays on, for two bets."""

    def weigh(self, p: Purse, seat: int, moves: list[int]) -> list[float]:
        return [100.0 if BET.has(m) else 1.0 for m in moves]

    def rehearsal(self) -> Rehearsal[Purse] | None:
        return Two()


class Luck(Boldness):
    """Each bet has dice of its own."""

    def rehearsal(self) -> Rehearsal[Purse] | None:
        return Lucky()


class Bridge(Wager):
    """Three stones at two coins each; who lays all three wins, anybody else has wasted his coins."""

    def run(self, p: Purse) -> None:
        if self.made < 3:
            p.ask(0)
        else:
            p.finish([0 if p.coins == 4 else 1], [p.coins, 0], "over", "1")

    def take(self, p: Purse, seat: int, move: int) -> None:
        self.made += 1
        p.coins -= 2 if BET.has(move) else 0


class Thrift(Coins):
    """Parts with nothing."""

    def weigh(self, p: Purse, seat: int, moves: list[int]) -> list[float]:
        return [100.0 if m == PASS else 1.0 for m in moves]


class Builder(Coins):
    """The same, unless it aims at the other side."""

    def aims(self, p: Purse, seat: int) -> list[Rehearsal[Purse]]:
        return [Across()]

    def weigh(self, p: Purse, seat: int, moves: list[int]) -> list[float]:
        return [100.0 if BET.has(m) == p._across else 1.0 for m in moves]


class Dream(Boldness):
    """Sees what it wants as done."""

    def value(self, p: Purse, seat: int) -> float:
        return 1.0 if p._across else p.coins / 100


def made(p: Purse) -> int:
    top = p.stack[-1]
    assert isinstance(top, Wager)
    return top.made


class WagerGame(Game[Purse]):
    name: ClassVar[str] = "wager"
    title: ClassVar[str] = "The Wager"
    version: ClassVar[int] = 1
    seat_range: ClassVar[list[int]] = [2]

    def __init__(
        self, table: MoveTable, steps: list[type[Step[Any]]], counsel: Counsel[Purse], first: type[Wager] = Wager
    ) -> None:
        super().__init__(table, steps, counsel)
        self.first = first

    def blank(self, seats: int) -> Purse:
        return Purse(self, seats)

    def setup(self, p: Purse) -> None:
        p.push(self.first())


def test_a_seat_in_a_rehearsal_does_not_know_how_its_dice_will_fall() -> None:
    game = WagerGame(MOVES, [Wager], Coins())
    won = lost = 0
    for k in range(600):
        p = game.start(2, f"wager/{k}", {})
        world = p.imagine(0, Dice(f"world/{k}"))
        moves = world.legal(0)
        world.apply(0, moves[likely(game.counsel, world, All(), 0, moves)])
        won += world.coins == 20
        lost += world.coins == 8
    assert won + lost > 60  # a look shows a six now and then, and invites to a bet
    assert won < 0.35 * (won + lost)  # which is then won no oftener than dice allow


def test_what_only_ends_the_moment_is_judged_before_the_dice_fall() -> None:
    for k in range(20):
        p = WagerGame(MOVES, [Wager], Patience()).start(2, f"wager/{k}", {})
        first = FirstLook(Eyes(p, 0), p.game.counsel, f"look/{k}")
        assert first.values[0] == first.values[1]  # as good as ten coins in hand, whatever would fall


def test_a_move_that_is_out_of_the_question_at_a_glance_is_not_looked_at() -> None:
    game = WagerGame(MOVES, [Wager], Fear())
    bold = WagerGame(MOVES, [Wager], Coins())
    for k in range(20):
        assert FirstLook(Eyes(game.start(2, f"wager/{k}", {}), 0), game.counsel, f"look/{k}").moves == [PASS]
        assert len(FirstLook(Eyes(bold.start(2, f"wager/{k}", {}), 0), bold.counsel, f"look/{k}").moves) == 2


def fates(counsel: Counsel[Purse]) -> list[bool]:
    """Is a bet better than none by just what it brings, the last bet being won or lost with either? In many worlds."""
    out: list[bool] = []
    rehearsal = counsel.rehearsal()
    assert rehearsal is not None
    p = WagerGame(MOVES, [Wager], counsel).start(2, "fates", {})
    for k in range(100):
        world = p.imagine(0, Dice(f"world/{k}"))
        bet, none = (rehearsed(counsel, world, 0, Rehearsed([move], 0.0, rehearsal)) for move in (BET.at(), PASS))
        alone = p.imagine(0, Dice(f"world/{k}"))
        alone.apply(0, BET.at())
        out.append(round(100 * (bet - none)) == alone.coins - 10)
    return out


def test_dice_for_the_same_thing_fall_alike_whatever_was_decided_before() -> None:
    assert all(fates(Luck()))
    assert not all(fates(Boldness()))


def test_an_aim_shows_the_worth_of_moves_of_which_the_first_alone_is_a_loss() -> None:
    for counsel, begins in ((Thrift(), PASS), (Builder(), BET.at())):
        p = WagerGame(MOVES, [Bridge], counsel, Bridge).start(2, "bridge", {})
        thought = Rehearsing(Eyes(p, 0), counsel, All(), "rehearsal", EAGER)
        thought.spend(60)
        assert thought.best == begins
        assert not p._across  # only in thought


def test_what_an_aim_has_led_to_is_judged_without_it() -> None:
    p = WagerGame(MOVES, [Wager], Dream()).start(2, "dream", {})
    assert rehearsed(p.game.counsel, p.imagine(0, Dice("world")), 0, Rehearsed([BET.at()], 0.0, Dreaming())) < 1.0
