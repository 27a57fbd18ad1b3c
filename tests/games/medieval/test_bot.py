"""What bots are told about Medieval, and that they act on it."""

from __future__ import annotations

import pytest

from reame.bots.greedy import Greedy
from reame.games.medieval.table.position import Medieval
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from tests.games.medieval.tables import EXAMPLE, GAME, RICH, play, table

COUNSEL = GAME.counsel


def greedy(p: Medieval, seat: int) -> str:
    """What a greedy player does here."""
    return GAME.table.words(Greedy().choose(Eyes(p, seat), Dice("greedy")))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_values_add_up_and_weights_are_positive(seats: int) -> None:
    p = GAME.start(seats, "counsel")
    dice = Dice("counsel")
    n = 0
    sums: list[float] = []
    while not p.over:
        seat = p.waiting[0]
        moves = p.legal(seat)
        n += 1
        if n % 9 == 0:
            values = [COUNSEL.value(p, s) for s in range(seats)]
            assert all(0.0 <= v <= 1.0 for v in values)
            sums.append(sum(values))
            weights = COUNSEL.weigh(p, seat, moves)
            assert len(weights) == len(moves)
            assert min(weights) > 0.0
        p.apply(seat, moves[dice.below(len(moves))])
    assert 0.8 < sum(sums) / len(sums) < 1.5  # each seat thinks a little better of its own hand


def test_a_free_power_is_played() -> None:
    p = table(holds=EXAMPLE, hands={0: "POL"}, deck={"pope": 60}, florins={0: 0, 1: 9, 2: 9}, turn=5)
    assert greedy(p, 0) == "play_power POL"


def test_a_sure_conquest_is_made() -> None:
    p = table(holds={0: "HRE", 1: "FRA", 2: "BYZ"}, deck={"pope": 60}, florins={0: 20, 1: 0, 2: 0}, turn=5)
    assert greedy(p, 0).startswith("attack HRE")


def test_an_empty_purse_is_filled() -> None:
    stack = [{"step": "Rounds", "stage": "turns"}, {"step": "Turn", "seat": "0", "stage": "action"}]
    p = table(holds=EXAMPLE, deck={"pope": 60}, florins={0: 0, 1: 9, 2: 9}, turn=5, stack=stack)
    assert greedy(p, 0) == "collect"


def test_passage_is_sold_and_not_given_away() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH, deck={"pope": 60}, turn=5)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    q = p.clone()
    play(p, "0 give_florins 8", "0 propose")
    assert greedy(p, 1) == "yes"
    play(q, "0 propose")
    assert greedy(q, 1) not in ("yes", "grant_free")


def test_an_attacker_offers_something_for_passage() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH, deck={"pope": 60}, turn=5)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    first = greedy(p, 0)
    assert first.startswith("give_florins")
    play(p, f"0 {first}")
    assert greedy(p, 0) == "propose"


def test_the_excommunicated_make_an_offer() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, deck={"pope": 60}, turn=5)
    play(p, "0 excommunicate FRA")
    first = greedy(p, 1)
    assert first.startswith("give_florins")


def test_offers_are_chains_of_legal_moves() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, deck={"pope": 60}, turn=5)
    play(p, "0 excommunicate FRA", "1 drop")
    chains = COUNSEL.offers(p, 0)
    assert chains
    for chain in chains:
        q = p.clone()
        for move in chain:
            q.apply(0, move)
        assert q.waiting == (1,)


def test_a_deus_stops_a_civil_war_in_a_great_power() -> None:
    p = table(
        holds={0: "RUS", 1: "FRA", 2: "HUN"},
        cards="1A",
        controls={1: "FRA_1B"},
        florins={0: 9, 1: 1, 2: 9},
        hands={0: "civil_war", 1: "deus"},
        excommunicated=["FRA"],
        marked_at_start=["FRA"],
        deck={"pope": 60},
        turn=5,
    )
    play(p, "0 civil_war FRA")
    assert greedy(p, 1) == "react deus"
