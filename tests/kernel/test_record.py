"""Records: round trips, undo, and every way in which a record can be bad."""

from __future__ import annotations

import pytest

import reame
from examples import fair as toy
from reame.bots.random import any_move
from reame.kernel.chance import Dice, scripted
from reame.kernel.errors import BadRecord, BadStart, IllegalMove, NoSuchGame
from reame.kernel.record import Record, commitment, read_record

GAME = reame.game("carolus")


def play(record: Record, moves: int) -> Record:
    dice = Dice("test")
    for _ in range(moves):
        if record.position.over:
            break
        seat = record.position.waiting[0]
        record.play(seat, any_move(record.game.table, record.position.legal(seat), dice))
    return record


def finished() -> Record:
    return play(Record(GAME, 2, "1221", salt="pepper"), 10_000)


def test_a_record_is_readable_and_reads_back() -> None:
    record = finished()
    text = record.text()
    assert text.startswith(
        "reame record 1\ngame carolus\nrules 1\nseats 2\noptions pairs=across\nseed 1221\nsalt pepper\ncommitment "
    )
    again = read_record(text, reame.game)
    assert again.position == record.position
    assert again.text() == text


def test_a_record_in_the_middle_of_a_decision_goes_on() -> None:
    record = play(Record(GAME, 3, "middle"), 57)
    again = read_record(record.text(), reame.game)
    assert again.position == record.position
    assert play(again, 10).text() == play(record, 10).text()


def test_the_seed_is_promised_by_its_hash() -> None:
    record = finished()
    hidden = record.text(show_seed=False)
    assert "1221" not in hidden.split("\n\n")[0]
    assert f"commitment {commitment('1221', 'pepper')}" in hidden
    with pytest.raises(BadRecord, match="the seed is not in the record"):
        read_record(hidden, reame.game)
    other = record.text().replace("seed 1221", "seed 1222")
    with pytest.raises(BadRecord, match="not the one that was promised"):
        read_record(other, reame.game)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda t: t[: len(t) // 2], "cut short|is not a move|takes|no such verb|dice fell"),
        (lambda t: "\n".join(t.splitlines()[:-1]) + "\n", "cut short: its last line"),
        (lambda t: t.replace("reame record 1", "reame record 2"), "line 1: a record begins with"),
        (lambda t: t.replace("rules 1", "rules 7"), "played by rules 7 of Carolus Magnus; these are rules 1"),
        (lambda t: t.replace("seats 2", "seats 9"), "is played by 2, 3, 4 players, not 9"),
        (lambda t: t.replace("seats 2", "seats two"), "'two' is not a number of seats"),
        (lambda t: t.replace("pairs=across", "pairs=over"), "not one of across, beside"),
        (lambda t: t.replace("game carolus\n", ""), "no line 'game'"),
        (lambda t: t.replace("seed 1221", "sede 1221"), "'sede' does not belong here"),
        (lambda t: t.replace("# dice", "# dices 1", 1), "the dice fell"),
        (lambda t: t + "0 token 1\n", "nothing follows the end"),
        (lambda t: t.replace("won by ", "won by 0 1 "), "not how the game ended"),
        (lambda t: t.replace("\n0 token", "\n1 token", 1), "not-asked"),
        (lambda t: t.replace("token 1", "token 9", 1), "'9' is not a known token"),
        (lambda t: t.replace("  # dice", " # dice", 1), "changed after it was sealed"),
    ],
)
def test_a_bad_record_names_its_first_bad_line(damage: object, message: str) -> None:
    assert callable(damage)
    with pytest.raises(BadRecord, match=message) as caught:
        read_record(damage(finished().text()), reame.game)
    assert caught.value.line >= 1


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(NoSuchGame, match="'chess'"):
        read_record(finished().text().replace("game carolus", "game chess"), reame.game)


@pytest.mark.parametrize("move", [-1, 2**31, 2**63, -(2**70)])
def test_a_number_that_is_no_move_is_refused_whatever_its_size(move: int) -> None:
    p = reame.game("carolus").start(2, "numbers")
    before = p.dump()
    with pytest.raises(IllegalMove, match="no-such-move"):
        p.apply(p.waiting[0], move)
    assert p.dump() == before


def test_an_illegal_move_is_not_noted() -> None:
    record = play(Record(GAME, 2, "x"), 20)
    before = record.text()
    with pytest.raises(IllegalMove):
        record.play(record.position.waiting[0], 0)
    assert record.text() == before


def test_without_undo_nothing_is_taken_back_and_the_text_is_the_same() -> None:
    kept, bare = Record(GAME, 2, "undo"), Record(GAME, 2, "undo", undo=False)
    while not kept.position.over:
        seat = kept.position.waiting[0]
        move = kept.position.legal(seat)[-1]
        kept.play(seat, move)
        bare.play(seat, move)
        assert not bare.can_undo(seat)
    assert bare.text() == kept.text()


def test_undo_stops_at_dice_and_at_another_seat() -> None:
    record = Record(GAME, 2, "undo")
    play(record, 12)
    while GAME.table.words(record.position.legal(record.position.waiting[0])[0]).split()[0] != "play":
        play(record, 1)
    seat = record.position.waiting[0]
    assert not record.can_undo(1 - seat)
    before = record.position.dump()
    record.play(seat, record.position.legal(seat)[0])
    record.play(seat, record.position.legal(seat)[0])
    assert record.undo(seat)
    assert record.undo(seat)
    assert record.position.dump() == before
    while GAME.table.words(record.position.legal(seat)[0]).split()[0] == "play":
        record.play(seat, record.position.legal(seat)[0])
    record.play(seat, record.position.legal(seat)[0])
    assert not record.can_undo(seat), "the dice have fallen"
    assert not record.undo(seat)


def test_rewind_goes_back_as_far_as_the_table_agrees() -> None:
    record = play(Record(GAME, 2, "rewind", journal=True), 80)
    middle = play(Record(GAME, 2, "rewind", journal=True), 31)
    record.rewind(31)
    assert record.text() == middle.text()
    assert record.position == middle.position
    assert record.position.journal is not None
    assert middle.position.journal is not None
    assert record.position.journal.lines(0) == middle.position.journal.lines(0)
    with pytest.raises(BadStart, match="there are 31 moves"):
        record.rewind(32)


def test_a_sealed_answer_is_not_exported_before_the_barrier_falls() -> None:
    record = Record(toy.GAME, 3, "sealed")
    record.play(1, toy.BID.at(3))
    assert "bid" not in record.text()
    assert record.can_undo(1)
    assert not record.can_undo(0)
    record.play(0, toy.BID.at(1))
    assert record.undo(1), "also when others have answered since"
    assert [m for s, m in record.moves] == [toy.BID.at(1)]


def test_a_record_can_start_from_a_dump_with_new_dice() -> None:
    old = play(Record(GAME, 2, "old"), 60)
    new = Record(GAME, 2, "new", start=old.position.dump())
    assert new.position.view(0) == old.position.view(0)
    play(new, 40)
    again = read_record(new.text(), reame.game)
    assert again.position == new.position
    assert '"seed": "old"' not in new.text()
    with pytest.raises(BadStart, match="has 2 seats, not 3"):
        Record(GAME, 3, "new", start=old.position.dump())


def test_a_lesson_keeps_the_dice_of_its_start() -> None:
    """First those of its script, then those of its seed."""
    start = play(Record(GAME, 2, "lesson"), 60).position.dump()
    start["dice"] = scripted([1, 2, 3, 4, 5, 6], seed="afterwards").plain()
    lesson = Record(GAME, 2, "not used", start=start, keep_dice=True)
    play(lesson, 60)
    fallen = [face for faces in lesson.dice for face in faces]
    assert fallen[:6] == [1, 2, 3, 4, 5, 6]
    assert len(fallen) > 6
    text = lesson.text()
    assert "\nseed " not in text
    again = read_record(text, reame.game)
    assert again.position == lesson.position
    assert again.text() == text
    again.rewind(0)
    assert again.position.dump() == GAME.load(start).dump()
    both = text.replace("\nstart ", "\nseed 7\nstart ")
    with pytest.raises(BadRecord, match="not both"):
        read_record(both, reame.game)


def test_marks_stand_beside_the_moves_and_change_nothing() -> None:
    record = Record(GAME, 2, "marks")
    record.mark("lesson 3")
    play(record, 20)
    record.mark("hint 0")
    record.mark("a break")
    play(record, 5)
    bare = play(play(Record(GAME, 2, "marks"), 20), 5)
    text = record.text()
    assert "\n\n! lesson 3\n0 " in text or "\n\n! lesson 3\n1 " in text
    assert [line for line in text.splitlines() if not line.startswith("!")][:-1] == bare.text().splitlines()[:-1]
    again = read_record(text, reame.game)
    assert again.text() == text
    assert again.marks == [(0, "lesson 3"), (20, "hint 0"), (20, "a break")]
    assert again.position == bare.position
    again.rewind(10)
    assert again.marks == [(0, "lesson 3"), (10, "hint 0"), (10, "a break")], "what was shown was shown"
    with pytest.raises(BadStart, match="one line"):
        record.mark("two\nlines")
    with pytest.raises(BadRecord, match="one line"):
        read_record(text.replace("! a break", "!  "), reame.game)


def test_a_mark_stays_where_it_was_made_when_a_draft_is_taken_back() -> None:
    record = Record(toy.GAME, 3, "marks under seal")
    record.play(1, toy.BID.at(3))
    record.mark("hint 0")
    record.play(0, toy.BID.at(1))
    record.mark("hint 2")
    assert record.undo(1)
    assert record.marks == [(0, "hint 0"), (1, "hint 2")]
    assert "hint 2" not in record.text(), "marks among what is sealed are not exported before the barrier falls"


@pytest.mark.parametrize("start", ["[1]", "7", '{"game": "carolus"}', "{", "[" * 100_000])
def test_a_start_that_is_no_position_is_a_bad_record(start: str) -> None:
    text = finished().text().replace("options pairs=across", f"start {start}")
    with pytest.raises(BadRecord):
        read_record(text, reame.game)


def test_what_can_be_undone_does_not_tell_what_others_do() -> None:
    record = Record(toy.GAME, 3, "undo under seal")
    assert [record.can_undo(s) for s in range(3)] == [False, False, False]
    record.play(2, toy.BID.at(1))
    assert [record.can_undo(s) for s in range(3)] == [False, False, True]
    again = Record(toy.GAME, 3, "from a dump", start=record.position.dump())
    assert not again.can_undo(2), "this draft was made before the record began"


@pytest.mark.parametrize("seed", ["", " ", "a\nb"])
def test_a_seed_is_one_line(seed: str) -> None:
    with pytest.raises(BadStart, match="one line of text"):
        Record(GAME, 2, seed)
