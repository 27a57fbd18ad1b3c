"""The parts of the kernel one by one: kinds, moves, dice, cards, fields, the engine's own checks."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reame
from reame.kernel import native, search
from reame.kernel.cards import Bag, Cards, redeal
from reame.kernel.chance import Dice, ScriptEnded, load_dice, scripted
from reame.kernel.errors import BadMove, BadPosition
from reame.kernel.eyes import Eyes
from reame.kernel.fields import Field, Flag, Grid, Many, Mask, Number, One, Part, PartOf, Row, Word, fields, hidden
from reame.kernel.kinds import SEAT, Kind, Phrase, numbers
from reame.kernel.moves import COMMON, MoveTable
from reame.kernel.steps import Step, listed, place_of
from tests.kernel import toy

COLOUR = Kind("colour", ["red", "blue", "green"])
TENS = numbers("tens", 20, 90, 10)


@given(st.integers(20, 90), st.integers(0, 2), st.integers(0, 9))
def test_moves_of_three_arguments_round_trip(tens: int, colour: int, seat: int) -> None:
    tens = tens // 10 * 10
    table = MoveTable()
    verb = table.verb("send", "1", TENS, COLOUR, SEAT)
    move = verb.at(tens, colour, seat)
    assert verb.has(move)
    assert verb.args(move) == [tens, colour, seat]
    assert table.words(move) == f"send {tens} {COLOUR.word(colour)} {seat}"
    assert table.parse(table.words(move)) == move
    assert table.of(move) is verb


def test_common_verbs_have_the_same_numbers_everywhere() -> None:
    for name in reame.NAMES:
        assert [v.name for v in reame.game(name).table.verbs[: len(COMMON)]] == COMMON


def test_every_move_has_one_readable_form() -> None:
    for table in [toy.TABLE, *(reame.game(n).table for n in reame.NAMES)]:
        for move in range(table.size):
            assert table.parse(table.words(move)) == move


@pytest.mark.parametrize(
    ("words", "message"),
    [("", "no such verb"), ("fly", "no such verb"), ("token", "takes 1"), ("token 6", "'6' is no token")],
)
def test_words_that_are_no_move(words: str, message: str) -> None:
    with pytest.raises(BadMove, match=message):
        reame.game("carolus").table.parse(words)


def test_span_is_cut_to_the_table() -> None:
    table = MoveTable()
    verb = table.verb("pay", "1", TENS)
    assert [verb.a(m) for m in verb.span(0, 40)] == [20, 30, 40]
    assert verb.span(95, 200) == []


def test_moves_for_each_of_some_things() -> None:
    table = MoveTable()
    paint = table.verb("paint", "1", COLOUR)
    pay = table.verb("pay", "1", TENS)
    assert paint.each([2, 0]) == [paint.at(2), paint.at(0)]
    assert pay.each([30, 20]) == [pay.at(30), pay.at(20)]


def test_a_phrase_takes_its_arguments() -> None:
    phrase = Phrase("sold", "2", SEAT, COLOUR)
    assert phrase.of(1, 2).plain() == {"key": "sold", "rule": "2", "args": [["seat", "1"], ["colour", "green"]]}
    with pytest.raises(ValueError, match="takes 2 arguments"):
        phrase.of(1)


@given(st.lists(st.integers(0, 1000), unique=True), st.integers(-5, 1005))
def test_listed_is_membership_in_a_sorted_list(moves: list[int], move: int) -> None:
    moves.sort()
    assert listed(moves, move) == (move in moves)
    assert place_of(moves, move) == (moves.index(move) if move in moves else -1)


@given(st.lists(st.integers(0, 50)), st.integers(-5, 55), st.integers(0, 5))
def test_compiled_code_finds_what_plain_python_finds(items: list[int], item: int, low: int) -> None:
    assert search.holds(items, item) == native.holds(items, item) == (item in items)
    items.sort()
    low = min(low, len(items))
    assert search.first_at(items, item, low) == native.first_at(items, item, low)


@given(st.text(max_size=20), st.lists(st.integers(1, 100_000), max_size=60))
def test_dice_are_a_function_of_seed_and_place(seed: str, sizes: list[int]) -> None:
    a, b = Dice(seed), Dice(seed)
    first = [a.below(n) for n in sizes]
    assert first == [b.below(n) for n in sizes]
    assert all(0 <= x < n for x, n in zip(first, sizes, strict=True))
    c = load_dice(a.plain())
    assert [a.below(9) for _ in range(5)] == [c.below(9) for _ in range(5)]


def test_dice_that_begin_anywhere_read_the_same_words() -> None:
    dice = Dice("words")
    words = [dice.below(65_000) for _ in range(600)]
    assert dice.at == 1200  # two words each, and none of these is thrown away
    for place in [0, 1, 83, 84, 85, 127, 128, 129, 255, 256, 400]:
        later = Dice("words", 2 * place)
        assert [later.below(65_000) for _ in range(100)] == words[place : place + 100]
        assert [later.clone().below(65_000), later.below(65_000)] == [words[place + 100]] * 2


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_dice_thrown_together_fall_as_if_rolled_in_turn(sides: int) -> None:
    alone, together, noted = Dice("throw"), Dice("throw"), Dice("throw")
    noted.log = []
    rolled: list[int] = []
    for n in [*range(11)] * 40:
        rolled += [alone.roll(sides) for _ in range(n)]
        faces = together.throw(n, sides)
        assert noted.throw(n, sides) == faces
        assert [faces >> 3 * i & 7 for i in range(n)] == rolled[len(rolled) - n :]
        assert faces >> 3 * n == 0
        assert together.at == noted.at == alone.at
    assert noted.log == rolled
    assert scripted([3, 6]).throw(2) == 6 * 8 + 3


def test_dice_are_fair() -> None:
    dice = Dice("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.roll() - 1] += 1
    assert max(abs(c - 10_000) for c in counts) < 400  # four standard deviations


def test_scripted_dice_fall_as_told_and_say_when_they_are_used_up() -> None:
    dice = scripted([3, 6])
    assert (dice.roll(), dice.roll()) == (3, 6)
    with pytest.raises(ScriptEnded, match="used up"):
        dice.roll()
    with pytest.raises(ScriptEnded, match="not below 2"):
        scripted([3]).below(2)


def test_a_deck_has_no_order_before_somebody_looks() -> None:
    bag = Bag(3)
    bag.add(0, 2)
    bag.add(2, 1)
    dice = Dice("deck")
    top = bag.peek(dice, 2, seat=1)
    assert [bag.draw(dice), bag.draw(dice)] == top
    assert bag.size() == 1
    bag.put_on_top(1, seen=2)
    assert bag.draw(dice) == 1
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


class Ship(Part):
    FIELDS: ClassVar[list[Field]] = fields(owner=One(SEAT), men=Number(0, 9)) + hidden(cargo=One(COLOUR))

    def __init__(self, owner: int = -1, men: int = 0, cargo: int = -1) -> None:
        self.owner = owner
        self.men = men
        self.cargo = cargo


class Notes(Step[Any]):
    FIELDS: ClassVar[list[Field]] = fields(
        n=Number(0, 9),
        flag=Flag(),
        word=Word("a", "b"),
        one=One(COLOUR),
        mask=Mask(COLOUR),
        loans=Many(Row(to=One(SEAT), due=Number())),
        grid=Grid(SEAT, COLOUR),
        ships=Many(PartOf(Ship)),
    )

    def __init__(self) -> None:
        super().__init__()
        self.n = 0
        self.flag = False
        self.word = "a"
        self.one = -1
        self.mask = 0
        self.loans: list[list[int]] = []
        self.grid = [0] * 30
        self.ships: list[Ship] = []


class Notebook(toy.TheFair):
    pass


NOTEBOOK = Notebook(toy.TABLE, [Notes, *toy.STEPS], toy.GAME.counsel)


def load(note: dict[str, Any]) -> dict[str, Any]:
    note = {"step": "Notes", **note}
    over = {"winners": [], "scores": [0, 0], "reason": "stop", "rule": "1"}
    dump = NOTEBOOK.load({"game": "fair", "seats": 2, "stack": [note], "outcome": over}).dump()
    result: dict[str, Any] = dump["stack"][0]
    return result


def test_fields_round_trip() -> None:
    note = {
        "step": "Notes",
        "n": 3,
        "flag": True,
        "word": "b",
        "one": "blue",
        "mask": ["red", "green"],
        "loans": [{"to": "1", "due": 4}],
        "grid": {"1": {"blue": 2}},
        "ships": [{"owner": "0", "men": 4, "cargo": "red"}],
    }
    assert load(note) == note
    assert load({}) == {"step": "Notes"}, "what is blank is left out"
    assert load({"ships": [{"men": 4}]})["ships"] == [{"owner": None, "men": 4, "cargo": None}]


def test_a_part_is_copied_compared_and_keeps_its_secrets() -> None:
    notes = Notes()
    notes.ships = [Ship(1, 4, 2)]
    copy: Any = notes.clone()
    assert copy.ships == notes.ships
    copy.ships[0].men = 5
    assert copy.ships != notes.ships
    assert notes.view(0)["ships"] == [{"owner": "1", "men": 4}], "what is in her hold nobody sees"


@pytest.mark.parametrize(
    ("note", "message"),
    [
        ({"n": -1}, r"stack\[0\]\.Notes\.n: -1 is not a number from 0 to 9"),
        ({"n": True}, "True is not a number"),
        ({"flag": 1}, "1 is neither true nor false"),
        ({"word": "c"}, "'c' is none of a, b"),
        ({"one": "mauve"}, "'mauve' is no colour"),
        ({"mask": ["red", "red"]}, r"mask\[1\]: 'red' stands twice"),
        ({"mask": "red"}, "a list is needed"),
        ({"loans": [{"to": "1"}]}, r"loans\[0\]: an object with to, due is needed"),
        ({"ships": [4]}, r"ships\[0\]: an object with owner, men, cargo is needed"),
        ({"ships": [{"crew": 4}]}, r"ships\[0\]\.crew: no such field"),
        ({"grid": {"1": {"mauve": 2}}}, "'mauve' is no colour"),
        ({"grid": {"7": {"red": -2}}}, r"grid\.7\.red: -2 is not a number"),
        ({"colour": 1}, "no such field; known are"),
        ({"by": 3}, "is no place below this one"),
    ],
)
def test_bad_fields_are_refused_with_their_path(note: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        load(note)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: 'chess' is not 'fair'"),
        ({"rules": 9}, "this is a dump of rules 9"),
        ({"seats": 7}, "seats or options"),
        ({"seats": None}, "seats: a number is needed"),
        ({"stack": []}, "at least one step"),
        ({"stack": [{"step": "Nap"}]}, "'Nap' is none of"),
        ({"stack": "Bids"}, "stack: a list is needed"),
        ({"asked": [5]}, r"asked\[0\]: 5 is no seat"),
        ({"asked": [0, 1]}, "only under seal"),
        ({"asked": [0], "waiting": [1]}, "only seats that are asked"),
        ({"asked": [0], "drafts": {"0": ["bid 1"]}}, "not asked under seal"),
        ({"asked": [0, 1], "sealed": True, "drafts": {"0": ["bid 99"]}}, "'99' is no coins"),
        ({"sealed": "yes"}, "neither true nor false"),
        ({"dice": {"at": -1}}, "dice.at: -1"),
        ({"dice": {"at": 2**64}}, "dice.at: 18446744073709551616"),
        ({"dice": 4}, "dice: an object"),
        ({"table": []}, "table: an object is needed"),
        ({"colour": 4}, "colour: no such field"),
        ({"outcome": {"winners": []}}, "outcome: an object with"),
        ({"table": {"deck": {"veto": -1}}}, r"table\.deck\.veto: -1 is not a number"),
        ({"table": {"hands": {"0": [["veto"]]}}}, r"table\.hands\.0\[0\]: a card and the mask"),
    ],
)
def test_bad_dumps_are_refused(change: dict[str, Any], message: str) -> None:
    good = {"game": "fair", "seats": 2, "stack": [{"step": "Rounds"}, {"step": "Bids"}]}
    toy.GAME.load(good)
    with pytest.raises(BadPosition, match=message):
        toy.GAME.load({**good, **change})


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
