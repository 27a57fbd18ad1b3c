"""The property suite on a game with secrets; and planted leaks, which it must find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from examples import fair as toy
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.fields import Field, Number, Per, Some, fields
from reame.kernel.kinds import SEAT
from reame.kernel.moves import PASS, YES
from reame.kernel.steps import Step
from tests.suite import __main__ as one_game
from tests.suite import properties

seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])
windows = pytest.mark.parametrize("windows", ["silent", "open"])


@seat_counts
@windows
def test_the_whole_suite(seats: int, windows: str) -> None:
    options = {"windows": windows}
    for k in range(3):
        properties.check_every_move(toy.GAME, seats, f"moves {k}", options)
    properties.check_copies(toy.GAME, seats, "copies", 2, options)
    properties.check_refusals(toy.GAME, seats, "refusals", 3, options)
    properties.check_imagining(toy.GAME, seats, "imagining", 2, options)
    properties.check_floor(toy.GAME, seats, "floor", options)
    properties.check_record(toy.GAME, seats, "record", options)
    together = sum(properties.check_twins(toy.GAME, seats, f"twins {k}", options) for k in range(60))
    assert together > 100, "moves that two worlds went together"


def test_a_game_of_ones_own_is_tried_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert one_game.main(["examples.fair", "--games", "6"]) == 0
    assert "The Fair, 4 seats windows:" in capsys.readouterr().out


class Debtors(toy.Fair):
    """In imagined worlds there is money that cannot be."""

    def forget(self, seat: int, dice: Dice) -> None:
        super().forget(seat, dice)
        self.coins = [c if s == seat else -5 for s, c in enumerate(self.coins)]


class FewDiscards(toy.Fair):
    """There is room for three cards in an array, and there can be more."""

    FIELDS: ClassVar[list[Field]] = fields(round=Number(), stalls=Per(SEAT, Number(), 0), discard=Some(toy.CARD))
    FIELDS += toy.Fair.FIELDS[3:]


class NoCalendar(toy.Fair):
    """Nobody counts the rounds, so that phases come back."""

    def calendar(self) -> list[int]:
        return []


def faulty(position: type[toy.Fair]) -> toy.TheFair:
    """The Fair with another position."""

    class TheFaulty(toy.TheFair):
        def blank(self, seats: int) -> toy.Fair:
            return position(self, seats)

    return TheFaulty(toy.TABLE, toy.STEPS, Counsel())


def test_what_is_wrong_is_told_in_a_line() -> None:
    wrong: list[tuple[Callable[[], Any], str]] = [
        (lambda: properties.check_imagining(faulty(Debtors), 3, "debts", 3), "coins.*: -5 is not.*forget"),
        (lambda: properties.check_arrays(faulty(FewDiscards), 3, "arrays", 3), "of card, and there can be 3: `most`"),
        (lambda: properties.check_orders(faulty(NoCalendar)), "calendar.* has to count the rounds"),
    ]
    for look, said in wrong:
        with pytest.raises(one_game.Fault, match=f"The Fair: .*{said}"):
            one_game.tried("The Fair", look)


class Somewhere(Step[toy.Fair]):
    FIELDS: ClassVar[list[Field]] = fields(at=Some(SEAT))


def test_the_kernels_own_fields_and_names_used_twice_are_refused() -> None:
    for wrong in ([*toy.STEPS, Somewhere], [*toy.STEPS, toy.Rounds]):
        with pytest.raises(ValueError, match="steps have names of their own"):
            toy.TheFair(toy.TABLE, wrong, Counsel())


def with_step(leaky: type[Step[Any]], name: str) -> toy.TheFair:
    """The Fair with one of its steps replaced by a leaky one of the same name."""
    leaky.__name__ = name
    return toy.TheFair(toy.TABLE, [leaky if s.__name__ == name else s for s in toy.STEPS], Counsel())


class PoorAreSkipped(toy.Relic):
    """Everybody sees who cannot afford a bid."""

    def run(self, p: toy.Fair) -> None:
        if self.stage == "ask" and self.bidders and p.coins[self.bidders[0]] < self.floor():
            self.bidders.pop(0)
            self.stage = "next"
        super().run(p)


class OpenQueue(toy.Veto):
    """Everybody sees who is asked covertly."""

    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT)) + toy.Veto.FIELDS[1:]


class NosyYes(toy.Trade):
    """The maker can only ask for what the other can pay."""

    def refuse_term(self, p: toy.Fair, term: int) -> Any:
        if toy.ASK_COINS.has(term) and toy.ASK_COINS.a(term) > p.coins[self.other]:
            return toy.TOO_POOR
        return super().refuse_term(p, term)


class NearBids(toy.Bids):
    """Imagination stays near the true bids of the others."""

    def forget(self, p: toy.Fair, seat: int, dice: Dice) -> None:
        for s in range(p.seats):
            if s != seat:
                self.bids[s] += dice.below(3)


class Swap:
    """Replaces a step class while the planted leak is looked for."""

    def __init__(self, name: str, leaky: type[Step[Any]]) -> None:
        self.name, self.leaky = name, leaky

    def __enter__(self) -> toy.TheFair:
        self.old = getattr(toy, self.name)
        setattr(toy, self.name, self.leaky)
        return with_step(self.leaky, self.name)

    def __exit__(self, *_: object) -> None:
        setattr(toy, self.name, self.old)


def look_for_leaks(check: Callable[[str], object]) -> None:
    for k in range(300):
        check(f"leak {k}")


@pytest.mark.parametrize(("name", "leaky"), [("Relic", PoorAreSkipped), ("Veto", OpenQueue), ("Trade", NosyYes)])
def test_twins_find_a_leak_in_the_flow(name: str, leaky: type[Step[Any]]) -> None:
    with Swap(name, leaky) as game, pytest.raises(AssertionError, match=r"can tell|sees others|has ended"):
        look_for_leaks(lambda seed: properties.check_twins(game, 3, seed))


class LastSale(toy.Bids):
    """The game ends with the sale, behind a window that only those who hold a veto are asked in."""

    def run(self, p: toy.Fair) -> None:
        if self.stage == "sell":
            p.finish([0], p.coins.copy(), "sold", "7")
        else:
            super().run(p)


class RichestEnds(toy.Market):
    """The game ends when somebody is rich, which nobody is to know."""

    def run(self, p: toy.Fair) -> None:
        if max(p.coins) > 20:
            p.finish([0], p.coins.copy(), "rich", "7")
        else:
            super().run(p)


def test_an_end_behind_a_silent_window_is_no_leak() -> None:
    with Swap("Bids", LastSale) as game:
        together = sum(properties.check_twins(game, 3, f"window {k}") for k in range(300))
        assert together, "no two worlds were ever compared"


def test_an_end_that_only_one_of_two_worlds_comes_to_is_a_leak() -> None:
    with Swap("Market", RichestEnds) as game, pytest.raises(AssertionError, match="one of two worlds has ended"):
        look_for_leaks(lambda seed: properties.check_twins(game, 3, seed))


def test_imagining_finds_the_truth_shining_through() -> None:
    with Swap("Bids", NearBids) as game, pytest.raises(AssertionError, match="depends on the truth"):
        look_for_leaks(lambda seed: properties.check_imagining(game, 3, seed, 1))


class NobodyBids(toy.Relic):
    """Whoever pushes it names the bidders, and it forgets them."""

    def __init__(self, _bidders: list[int] | None = None) -> None:
        super().__init__()


def test_an_auction_without_bidders_is_noticed() -> None:
    with Swap("Relic", NobodyBids) as game:
        unmet = properties.things_to_meet(game)
        for k in range(6):
            properties.meet(game, 3, f"nobody bids {k}", None, unmet)
    assert unmet == {"step Relic", "verb raise"}


def test_sealed_answers_commute() -> None:
    first, second = toy.GAME.start(3, "sealed"), toy.GAME.start(3, "sealed")
    bids = {s: toy.BID.at(s + 1) for s in range(3)}
    for s in (0, 1, 2):
        first.apply(s, bids[s])
        first.apply(s, PASS)
    for s in (2, 0, 1):
        second.apply(s, bids[s])
        second.apply(s, PASS)
    assert first == second


def test_a_sealed_draft_can_be_taken_back_and_is_seen_by_nobody_else() -> None:
    p = toy.GAME.start(3, "sealed")
    before = p.dump()
    p.apply(1, toy.BID.at(3))
    assert p.view(1)["draft"] == ["bid 3"]
    assert p.view(0)["draft"] == []
    assert p.view(0) == toy.GAME.start(3, "sealed").view(0)
    assert p.retract(1)
    assert p.dump() == before
    assert not p.retract(1)


def test_a_deal_is_executed_whole_or_not_at_all() -> None:
    data = {
        "game": "fair",
        "seats": 2,
        "stack": [{"step": "Stop"}, {"step": "Trade", "maker": "0", "other": "1"}],
        "table": {"coins": {"0": 3, "1": 4}, "hands": {"0": [["cloth", 1]]}},
    }
    p = toy.GAME.load(data)
    for words in ("give_card cloth", "ask_coins 5", "propose"):
        p.apply(0, toy.TABLE.parse(words))
    assert YES not in p.legal(1), "the other cannot pay five"
    p.apply(1, toy.TABLE.parse("counter"))
    for words in ("give_coins 4", "propose"):
        p.apply(1, toy.TABLE.parse(words))
    p.apply(0, toy.TABLE.parse("yes"))
    assert p.coins == [7, 0]
    assert p.hands[0].cards == [toy.CLOTH], "the first offer is gone with all its terms"


def test_auction_goes_to_the_last_one_standing() -> None:
    data = {
        "game": "fair",
        "seats": 3,
        "stack": [{"step": "Stop"}, {"step": "Relic", "bidders": ["1", "2", "0"]}],
        "table": {"coins": {"0": 9, "1": 1, "2": 9}, "round": 1},
    }
    p = toy.GAME.load(data)
    for seat, words in ((1, "raise 1"), (2, "raise 2"), (0, "raise 5"), (1, "pass"), (2, "pass")):
        assert p.waiting == (seat,)
        p.apply(seat, toy.TABLE.parse(words))
    assert p.coins == [4, 1, 9]
    assert p.stalls == [1, 0, 0]


def test_a_veto_can_be_vetoed() -> None:
    data: dict[str, Any] = {
        "game": "fair",
        "seats": 2,
        "stack": [{"step": "Stop"}, {"step": "Bids", "stage": "veto", "bids": {"0": 4}}],
        "table": {"coins": {"0": 9}, "hands": {"0": [["veto", 1]], "1": [["veto", 2]]}},
    }
    p = toy.GAME.load(data)
    assert p.covert
    assert p.waiting == (0,)
    p.apply(0, PASS)
    p.apply(1, toy.PLAY_VETO.at())
    p.apply(0, toy.PLAY_VETO.at())
    assert p.stalls == [1, 0], "the veto of the veto lets the sale go through"
