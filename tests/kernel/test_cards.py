"""Decks, hands, and dealing anew what a seat does not know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reame.kernel.cards import Bag, Cards, redeal, redeal_top
from reame.kernel.chance import Dice


def test_a_deck_has_no_order_before_somebody_looks() -> None:
    bag = Bag(3)
    bag.add(0, 2)
    bag.add(2, 1)
    dice = Dice("deck")
    top = bag.peek(dice, 2, seat=1)
    assert [bag.draw(dice), bag.draw(dice)] == top
    assert bag.size() == 1
    bag.peek(dice, 1, seat=0)
    bag.reshuffle()
    assert bag.size() == 1


def test_whoever_knew_of_a_copy_cannot_tell_which_one_went() -> None:
    hand = Cards()
    hand.add(7, 0b001)
    hand.add(7, 0b011)
    hand.remove(7)
    assert hand.known_to(1) == [], "seat 1 had seen one of two and forgets one"
    assert hand.known_to(0) == [7]
    with pytest.raises(LookupError):
        hand.remove(6)
    assert hand.cards == [7]


@given(st.integers(0, 2), st.integers(0, 10_000))
def test_dealing_anew_keeps_what_the_seat_knows(seat: int, seed: int) -> None:
    def deal(truth: str) -> tuple[list[Cards], Bag]:
        bag = Bag(4)
        for card in range(4):
            bag.add(card, 3)
        dice = Dice(truth)
        hands = [Cards() for _ in range(3)]
        for s, hand in enumerate(hands):
            for _ in range(3):
                hand.add(bag.draw(dice), 1 << s)
        hands[(seat + 1) % 3].show(1 << seat)
        return hands, bag

    hands, bag = deal(str(seed))
    known = [h.known_to(seat) for h in hands]
    redeal(hands, bag, seat, Dice("anew"))
    assert [h.known_to(seat) for h in hands] == known
    assert [h.size() for h in hands] == [3, 3, 3]
    assert bag.size() == 3


@given(st.integers(0, 2), st.integers(0, 10_000), st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_dealing_anew_keeps_what_all_know_of_marked_cards(seat: int, seed: int, most: list[int]) -> None:
    """Sorts 0 and 1 are marked; hand s may have most[s] of them, and the true one has no more."""
    marked = [True, True, False, False]
    dice = Dice(str(seed))
    bag = Bag(4)
    for card in range(4):
        bag.add(card, 8)
    hands = [Cards() for _ in range(3)]
    for s, hand in enumerate(hands):
        free = dice.below(most[s] + 1)
        for k in range(4):
            hand.add(bag.pull(dice) if k < free else bag.pull_unmarked(dice, marked), 1 << s)
    hands[(seat + 1) % 3].show(1 << seat)
    bag.peek(dice, 2, (seat + 2) % 3)
    known = [h.known_to(seat) for h in hands]
    redeal(hands, bag, seat, Dice("anew"), marked, most)
    assert [h.known_to(seat) for h in hands] == known
    assert [h.size() for h in hands] == [4, 4, 4]
    assert bag.size() == 20
    for s, hand in enumerate(hands):
        assert sum(marked[c] for c in hand.cards) <= most[s]


def test_a_bag_of_marked_cards_alone_has_no_other() -> None:
    bag = Bag(2)
    bag.add(0, 3)
    with pytest.raises(LookupError, match="only marked cards"):
        bag.pull_unmarked(Dice("marked"), [True, False])


def test_a_deck_that_nobody_holds_is_dealt_anew_from_the_top() -> None:
    bag = Bag(3)
    for card in range(3):
        bag.add(card, 2)
    dice = Dice("deck")
    seen = bag.peek(dice, 1, 0)
    bag.peek(dice, 3, 1)
    redeal_top(bag, 0, Dice("anew"))
    assert bag.top == seen
    assert bag.size() == 6


def test_a_pile_face_down_is_dealt_anew_but_for_those_who_have_looked() -> None:
    bag = Bag(4)
    for card in range(4):
        bag.add(card, 3)
    hands = [Cards(), Cards()]
    pile = Cards()
    pile.add(3, 0b01)  # seat 0 has looked at two of three
    pile.add(1, 0b01)
    pile.add(0, 0b00)
    seen = pile.clone()
    redeal(hands, bag.clone(), 0, Dice("master"), piles=[seen])
    assert seen.known_to(0) == [1, 3]
    others: set[tuple[int, ...]] = set()
    for k in range(40):
        once = pile.clone()
        redeal(hands, bag.clone(), 1, Dice(f"other {k}"), piles=[once])
        others.add(tuple(once.cards))
    assert len(others) > 10, "seat 1 knows nothing of the pile"
    redeal(hands, bag, 1, Dice("one more"), piles=[pile])
    assert sorted(pile.seen) == [0b00, 0b01, 0b01], "who has looked at how many stays"
    assert pile.size() + bag.size() == 15
