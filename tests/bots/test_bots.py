"""Bots choose legal moves of any game, see no true position, and each is stronger than the one below."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import reame
from examples import fair as toy
from reame import bots
from reame.arena.plan import Plan
from reame.arena.play import play_game
from reame.arena.simulate import simulate
from reame.arena.tally import wilson
from reame.bots.bargain import best_offer
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.eyes import Eyes
from reame.kernel.moves import PASS, PROPOSE


@pytest.mark.parametrize("name", ["random", "greedy", "search:30", "search:0.01s"])
def test_a_bot_plays_a_game_with_secrets_to_its_end(name: str) -> None:
    played = play_game(toy.GAME, 3, "bots", {}, [bots.find(name)], 0)
    assert not played.failure
    assert played.winners


@pytest.mark.parametrize("name", ["greedy", "search:40"])
def test_a_bot_knows_only_what_its_seat_knows(name: str) -> None:
    """In two worlds that its seat cannot tell apart it does the same."""
    p = toy.GAME.start(3, "same")
    bot = bots.find(name)
    for n in range(25):
        if p.over:
            break
        seat = p.waiting[0]
        twin = p.imagine(seat, Dice(f"twin {n}"))
        move = bot.choose(Eyes(p, seat), Dice(f"bot {n}"))
        assert bot.choose(Eyes(twin, seat), Dice(f"bot {n}")) == move
        p.apply(seat, move)


def test_chance_takes_verbs_alike_and_then_the_moves_of_a_verb() -> None:
    """Three verbs: one move, twelve in a row, five with gaps; whatever the moves, every verb comes as often."""
    bids = [toy.BID.at(n) for n in range(1, 13)]
    asked = [toy.ASK_COINS.at(n) for n in (1, 4, 9, 20, 40)]
    moves = sorted([PASS, *bids, *asked])
    dice = Dice("lots")
    draws = 30_000
    drawn = Counter(any_move(toy.TABLE, moves, dice) for _ in range(draws))
    for verb in ([PASS], bids, asked):
        for move in verb:
            share = 1 / 3 / len(verb)
            assert abs(drawn[move] - draws * share) < 4 * math.sqrt(draws * share * (1 - share))
    assert set(drawn) == set(moves)


def test_lots_depend_on_the_seed_only_and_leave_the_dice_alone() -> None:
    dice, same, other = Dice("lots"), Dice("lots"), Dice("lots too")
    first = [dice.lot() for _ in range(50)]
    assert [dice.below(6) for _ in range(50)] == [same.below(6) for _ in range(50)]
    assert [same.lot() for _ in range(50)] == first
    assert [other.lot() for _ in range(50)] != first
    assert dice.clone().lot() == dice.lot()


@pytest.mark.parametrize("name", ["chess", "search:many", "search:-3", "search:0", "greedy:3", ""])
def test_no_such_bot(name: str) -> None:
    with pytest.raises(bots.NoSuchBot, match=r"no bot|colon"):
        bots.find(name)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    line_up = ["greedy", "random"] if seats != 3 else ["greedy", "random", "random"]
    t = simulate(Plan("carolus", seats, 6, "ladder", line_up, {}), 1, lambda _: None).plain()
    assert not t["failures"]
    assert t["bot_wins"][0]["share"] > 0.9


def test_search_finds_the_winning_move() -> None:
    """One step wins the game, another does not."""
    data = {
        "game": "carolus",
        "seats": 2,
        "stack": [{"step": "Rounds", "stage": "turns"}, {"step": "Turn", "seat": "0", "stage": "emperor"}],
        "table": {
            "size": {"T1": 8, "T9": 1, "T10": 1, "T11": 1, "T12": 1, "T13": 3},
            "cubes": {"T9": {"blue": 3}, "T11": {"red": 2}, "T13": {"red": 1}},
            "owner": {"T1": "white", "T13": "black"},
            "castles": {"T1": 8, "T13": 3},
            "stock": {"white": 1, "black": 7},
            "holder": {"red": "0", "blue": "1"},
            "placed": {"0": "3", "1": "4"},
            "order": ["0", "1"],
            "emperor": "T1",
            "round": 9,
            "reserves": {"1": {"red": 4}},
        },
    }
    p = reame.game("carolus").load(data)
    for name in ("greedy", "search:100"):
        move = bots.find(name).choose(Eyes(p, 0), Dice("win"))
        assert p.game.table.words(move) == "advance 3"


class Trader(Counsel[toy.Fair]):
    """Values coins, and a card of cloth at three coins for everybody but seat 0, whom it is worth nothing."""

    def value(self, p: toy.Fair, seat: int) -> float:
        return (p.coins[seat] + (3 * p.hands[seat].count(toy.CLOTH) if seat else 0)) / 100

    def offers(self, p: toy.Fair, seat: int) -> list[list[int]]:
        price = [toy.ASK_COINS.at(n) for n in (2, 30)]
        return [[toy.OFFER.at(1), toy.GIVE_CARD.at(toy.CLOTH), ask, PROPOSE] for ask in price]


@pytest.mark.parametrize(("coins", "offered"), [(9, True), (1, False)])
def test_greedy_makes_an_offer_that_the_other_would_accept(coins: int, offered: bool) -> None:
    """Two coins for a cloth suit both; thirty would be refused, and one who has one coin cannot pay."""
    game = toy.TheFair(toy.TABLE, toy.STEPS, Trader())
    hands = {"0": [["cloth", 3]]}
    data = {"game": "fair", "seats": 2, "stack": [{"step": "Stop"}, {"step": "Market", "seat": "0"}]}
    p = game.load({**data, "table": {"coins": {"0": 5, "1": coins}, "hands": hands}})
    world = p.imagine(0, Dice("offer"))
    world.coins[1] = coins
    move, promise = best_offer(world.game.counsel, [world], 0)
    assert game.table.words(move) == "offer 1"
    assert (promise > Trader().value(world, 0)) == offered


class Dazzled(Counsel[toy.Fair]):
    """Sees what seat 0 would get for its bid, but not the price before it is paid; likes high bids."""

    def value(self, p: toy.Fair, seat: int) -> float:
        worths = [p.coins[s] + 5 * p.stalls[s] for s in range(p.seats)]
        for step in p.stack:
            if isinstance(step, toy.Relic) and step.high == 0:
                worths[0] += 5
        return worths[seat] / 100

    def weigh(self, p: toy.Fair, seat: int, moves: list[int]) -> list[float]:
        return [1.0 + toy.RAISE.a(m) if toy.RAISE.has(m) and seat == 0 else 0.1 for m in moves]


class UntilSold(Rehearsal[toy.Fair]):
    def moment(self, p: toy.Fair) -> int:
        return sum(isinstance(step, toy.Relic) for step in p.stack)


class Patient(Dazzled):
    """Knows that an auction has to be over before positions can be compared."""

    def rehearsal(self) -> Rehearsal[toy.Fair] | None:
        return UntilSold()


@pytest.mark.parametrize(("counsel", "name", "bid"), [(Dazzled(), "greedy", 7), (Patient(), "search:60", 1)])
def test_search_judges_a_move_when_its_moment_is_over(counsel: Counsel[toy.Fair], name: str, bid: int) -> None:
    """Nobody else wants the relic: greedy bids all it has, search one coin."""
    game = toy.TheFair(toy.TABLE, toy.STEPS, counsel)
    data = {
        "game": "fair",
        "seats": 2,
        "stack": [{"step": "Rounds"}, {"step": "Relic", "bidders": ["0", "1"]}],
        "table": {"coins": {"0": 7, "1": 3}},
    }
    p = game.load(data)
    move = bots.find(name).choose(Eyes(p, p.waiting[0]), Dice("relic"))
    assert game.table.words(move) == f"raise {bid}"


def test_wilson_interval() -> None:
    low, high = wilson(80, 100)
    assert low == pytest.approx(0.7112, abs=1e-3)
    assert high == pytest.approx(0.8666, abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)
