"""What a learner is told: right, wrong, not allowed; taken back; shown; on the way and off it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reame import games
from reame.kernel.errors import ReameError
from reame.kernel.record import Record, read_record
from reame.lessons import check, draft, mine
from reame.lessons import lesson as lessons
from reame.lessons.answer import answer, laid
from reame.lessons.lesson import BadLesson, Lesson, NoSuchLesson
from reame.lessons.odds import TooWide
from reame.lessons.teacher import Teacher, look, matches

GAME = games.find("carolus")
GOLDEN = Path(__file__).parents[1] / "golden"
COURT = lessons.find(GAME, "01-court")
START: dict[str, Any] = dict(COURT.start)
READ = '[[step]]\nsay = "court-take"\n'
DO = '[[step]]\nsay = "court-take"\nasks = "ask-cube"\nmodel = "play red court"\n'


def of(text: str, start: dict[str, Any] | None = None) -> Lesson:
    """A lesson of a test."""
    return lessons.read(GAME, "90-test", f"rules = 1\nseat = 0\n{text}", json.dumps(start or START))


# -- the way -------------------------------------------------------------------------------------


def test_a_right_move_leads_on_and_says_why() -> None:
    told = answer(COURT, ["play red court"])
    assert (told["verdict"], told["said"], told["step"], told["say"]) == ("right", "court-tied", 1, "court-take")
    assert told["state"]["seats"]["0"]["view"]["table"]["courts"]["0"] == {"red": 1}


def test_a_wrong_move_is_made_and_shown_and_explained_and_nothing_can_be_done_but_take_it_back() -> None:
    told = answer(COURT, ["play blue T4"])
    mine = told["state"]["seats"]["0"]
    assert (told["verdict"], told["said"], told["step"]) == ("wrong", "court-on-the-map", 0)
    assert mine["view"]["table"]["cubes"]["T4"] == {"pink": 1, "blue": 1}
    assert mine["choices"] == []
    assert mine["question"] is None
    back = answer(COURT, told["entries"][:-1])
    assert back["state"] == answer(COURT, [])["state"]


def test_what_comes_after_a_wrong_move_is_not_heard() -> None:
    assert answer(COURT, ["play blue T4", "play red court"]) == answer(COURT, ["play blue T4"])


def test_a_move_that_the_rules_forbid_changes_nothing_and_the_rules_say_why() -> None:
    told = answer(COURT, ["play yellow court"])
    assert (told["verdict"], told["entries"]) == ("illegal", [])
    assert told["refused"]["key"] == "not-in-reserve"
    assert answer(COURT, ["dance"])["verdict"] == "illegal"


def test_all_legal_moves_stay_possible() -> None:
    begun = lessons.find(GAME, "01-court").begin()
    words = [c["words"] for c in answer(COURT, [])["state"]["seats"]["0"]["choices"]]
    assert words == [GAME.table.words(m) for m in begun.legal(0)]


def test_why_is_answered_without_a_move() -> None:
    told = answer(COURT, [], why="play yellow court")
    assert told["why"]["allowed"] is False
    assert told["verdict"] == ""


def test_a_click_on_the_right_place_ends_a_quiz() -> None:
    way = ["play red court", "play red court", "play green court"]
    assert answer(COURT, way)["kind"] == "point"
    wrong = answer(COURT, [*way, "place:T1"])
    assert (wrong["verdict"], wrong["said"]) == ("wrong", "court-for-you")
    assert answer(COURT, [*way, "place:T99"])["verdict"] == "illegal"
    told = answer(COURT, [*way, "place:T5"])
    assert told["done"]
    assert (told["kind"], told["step"], told["of"]) == ("end", 4, 4)


def test_the_order_of_what_can_be_pointed_at_does_not_tell_which_is_right() -> None:
    told = answer(COURT, ["play red court", "play red court", "play green court"])
    words = [c["words"] for c in told["state"]["seats"]["0"]["choices"]]
    assert words == sorted(words, key=lambda ref: int(ref.partition(":T")[2]))


def test_others_move_when_a_step_begins() -> None:
    lesson = of(
        '[[step]]\nthey = ["1 token 3"]\nsay = "court-take"\nasks = "ask-token"\nmodel = "token 1"\n',
        {
            "game": "carolus",
            "seats": 2,
            "stack": [{"step": "Stop"}, {"step": "Tokens"}],
            "table": {"order": ["1", "0"], "hands": {"0": ["1", "2"], "1": ["3"]}},
        },
    )
    assert answer(lesson, [])["state"]["seats"]["0"]["view"]["table"]["placed"] == {"1": "3"}


def test_read_steps_go_on_at_a_word() -> None:
    lesson = of(READ + DO)
    assert answer(lesson, [])["kind"] == "read"
    assert answer(lesson, ["next"])["kind"] == "do"
    assert answer(lesson, ["play red court"])["entries"] == []


# -- goals ---------------------------------------------------------------------------------------

GOAL = """[[step]]
say = "court-take"
goal = [{ view = "table.holder.red", is = "0" }]
within = 2
model = ["play red court", "play red court"]
wrong = [{ view = "table.courts.0.red", is = 1, say = "court-tied" }]
"""


def test_a_goal_is_reached_by_any_way_within_its_moves() -> None:
    lesson = of(GOAL)
    assert answer(lesson, [])["left"] == 2
    on_the_way = answer(lesson, ["play red court"])
    assert (on_the_way["verdict"], on_the_way["left"]) == ("", 1)
    assert answer(lesson, ["play red court", "play red court"])["done"]
    missed = answer(lesson, ["play blue court", "play red court"])
    assert (missed["verdict"], missed["said"], missed["since"]) == ("wrong", "court-tied", 0)
    assert check.check_way(lesson) == []
    assert check.wander(lesson, 60, "goal") == []


def test_in_a_goal_others_answer_as_told_or_harmlessly() -> None:
    start = {
        "game": "carolus",
        "seats": 2,
        "stack": [{"step": "Stop"}, {"step": "Tokens"}],
        "table": {"order": ["0", "1"], "hands": {"0": ["1", "2"], "1": ["2", "3"]}},
    }
    goal = 'goal = [{ view = "table.placed.1", is = "3" }]\nwithin = 2\nmodel = ["token 1"]\n'
    step = f'[[step]]\nsay = "court-take"\n{goal}'
    assert answer(of(step + 'replies = ["1 token 3"]\n', start), ["token 1"])["verdict"] == "right"
    # What cannot be done is not done: the default is.
    harmless = answer(of(step + 'replies = ["1 token 5"]\n', start), ["token 1"])
    assert harmless["verdict"] == "wrong"
    assert harmless["state"]["outcome"]["reason"] == "stop"


def test_a_missed_goal_says_why_by_what_was_done_or_what_came_of_it() -> None:
    missed = 'missed = "court-other-clan"\n'
    wrong = '[{ moves = ["play blue *"], say = "court-tied" }]'
    lesson = of(GOAL.partition("wrong")[0] + f"wrong = {wrong}\n{missed}")
    assert answer(lesson, ["play blue court", "play red court"])["said"] == "court-tied"
    assert answer(lesson, ["play green court", "play red court"])["said"] == "court-other-clan"


# -- puzzles -------------------------------------------------------------------------------------

MILITIA = lessons.find(games.find("medieval"), "52-militia")


def test_with_dice_a_way_is_judged_by_its_odds_whatever_falls() -> None:
    right = answer(MILITIA, ["militia 5"])
    assert (right["verdict"], right["odds"]) == ("right", pytest.approx({"way": 0.9722, "best": 0.9722}, abs=0.001))
    # One point less has 33 throws of 36, and 33 / 35 is less than 95 %; two more keep too few florins.
    less = answer(MILITIA, ["militia 4"])
    assert (less["verdict"], less["said"]) == ("wrong", "militia-missed")
    assert less["odds"]["way"] == pytest.approx(33 / 36, abs=0.001)
    assert answer(MILITIA, ["militia 7"])["odds"]["way"] == 0.0
    faces = ({"script": [0, 0], "seed": "x"}, {"script": [5, 5], "seed": "x"})
    verdicts = []
    for dice in faces:
        thrown = replace(MILITIA, start=dict(MILITIA.start, dice=dice), odds={})
        told = answer(thrown, ["militia 5"])
        verdicts.append(told["verdict"])
        assert told["done"]
    assert verdicts == ["right", "right"]


def test_odds_are_those_of_two_dice() -> None:
    teacher = Teacher(MILITIA)
    assert teacher.best_of_all() == pytest.approx(35 / 36)
    assert check.check_odds(MILITIA) == []
    better = replace(MILITIA.steps[0], odds=0.99)
    assert "the best are 0.9722" in check.check_odds(replace(MILITIA, steps=(better,)))[0]
    assert "the model has 0.9722" in "\n".join(check.check_puzzle(replace(MILITIA, steps=(better,)), 4))


def test_odds_are_exact_or_not_told_at_all() -> None:
    teacher = Teacher(MILITIA)
    assert teacher.step is not None
    with pytest.raises(TooWide):
        teacher.odds(teacher.step, 5).best(teacher.position, [], 1)


def test_what_is_no_puzzle_is_found() -> None:
    court = lessons.find(GAME, "54-pink")
    step = court.steps[0]
    easy = replace(step, goal=(lessons.Test(path="table.round", want=(("least", 1),)),))
    assert "or more reach the goal" in "\n".join(check.check_puzzle(replace(court, steps=(easy,)), 4))
    bare = replace(step, hint="")
    assert "hint: a puzzle has one" in check.check_puzzle(replace(court, steps=(bare,)), 4)[0]
    assert "one step" in check.check_puzzle(replace(court, steps=(step, step)), 4)[0]
    lucky = replace(MILITIA.steps[0], odds=0.0)
    assert "needs luck" in check.check_puzzle(replace(MILITIA, steps=(lucky,)), 4)[0]


def test_puzzles_are_mined_from_a_record_and_drafted() -> None:
    record = read_record((GOLDEN / "carolus-2-3.record").read_text(), games.find)
    found = next(mine.mine(record, ["table.holder.*"], 2, 20))
    assert found.lucky <= mine.RARE
    toml, dump, keys = draft.draft_puzzle(record, found.at, found.seat, "59-mined", found.within, [found.path])
    lesson = lessons.read(GAME, "59-mined", toml, dump)
    assert (lesson.puzzle, lesson.steps[0].model) == (True, found.model)
    assert keys[-3:] == ["mined-hint", "mined-right", "mined-missed"]
    assert Teacher(lesson).sure(list(found.model))
    assert "--goal" in found.told()
    with pytest.raises(ReameError, match="nothing of that kind"):
        draft.draft_puzzle(record, found.at, found.seat, "59-mined", found.within, ["table.nothing"])


# -- dice ----------------------------------------------------------------------------------------


def test_the_script_falls_then_the_seed() -> None:
    after_two = answer(of(DO + DO), ["play red court", "play red court"])["state"]["seats"]["0"]["view"]["table"]
    assert after_two["courts"]["0"] == {"red": 2}
    lesson = of("dice = [1, 6, 2]\n" + DO)
    assert "dice: 3 at the end are never thrown" in check.check_way(lesson)[0]


def test_a_wrong_move_does_not_use_up_the_script() -> None:
    emperor = dict(START, stack=[*START["stack"][:-1], dict(START["stack"][-1], stage="emperor", left=0)])
    step = '[[step]]\nsay = "court-take"\nasks = "ask-steps"\nmodel = "advance 1"\n'
    lesson = of(f"dice = [2, 2, 2]\n{step}", emperor)
    right = answer(lesson, ["advance 1"])["state"]["seats"]["0"]["view"]["table"]["reserves"]["0"]
    wrong = answer(lesson, ["advance 2"])["state"]["seats"]["0"]["view"]["table"]["reserves"]["0"]
    assert right["pink"] - START["table"]["reserves"]["0"]["pink"] == 3
    assert wrong != right


# -- free play -----------------------------------------------------------------------------------


def test_free_play_begins_where_the_lesson_has_led_and_not_before() -> None:
    lesson = of(
        DO + '[[step]]\nsay = "court-take"\nplay = { bots = ["random"], until = { view = "table.round", least = 3 } }\n'
    )
    assert laid(lesson, []) is None
    told = answer(lesson, ["play red court"])
    assert told["done"]
    assert told["play"] == {"bots": ["random"], "until": [{"view": "table.round", "least": 3}]}
    start = laid(lesson, ["play red court"])
    assert start is not None
    assert "dice" not in start
    assert GAME.load(start).question(0) is not None


# -- bad lessons ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "at least one"),
        ("[[step]]\nsai = 'x'\n", "sai: no such field"),
        ("[[step]]\nsay = 'x'\nasks = 'ask-cube'\n", "model: one move"),
        ("[[step]]\nasks = 'ask-cube'\nmodel = 'play red court'\n", "say: the learner"),
        ("[[step]]\nsay = 'x'\nasks = 'a'\npoint = ['place:T1']\n", "not several"),
        ("[[step]]\nsay = 'x'\nhint = 'y'\n", "hint belongs to"),
        ("[[step]]\nsay = 'x'\nasks = 'a'\nmodel = 'b'\nwrong = [{ moves = ['c'] }]\n", "why it is wrong"),
        ("[[step]]\nsay = 'x'\nasks = 'a'\nmodel = 'b'\naccept = [{ view = 'table' }]\n", "where to look"),
        ("dice = [0]\n[[step]]\nsay = 'x'\n", "dice"),
        ("not toml", "90-test"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(text: str, told: str) -> None:
    with pytest.raises(BadLesson, match=told):
        of(text)


def test_check_finds_what_is_wrong() -> None:
    def found(text: str) -> str:
        return "\n".join(check.check(of(text), 5))

    assert "rules" in "\n".join(
        check.check_start(lessons.read(GAME, "90-test", f"rules = 2\nseat = 0\n{DO}", json.dumps(START)))
    )
    assert "no message 'nowhere'" in found(DO.replace("court-take", "nowhere"))
    assert "there is no such thing" in found(DO + 'light = ["place:T99"]\n')
    assert "no paragraph 99" in found(DO + 'rule = "99"\n')
    assert "two steps to read" in found(READ + READ + DO)
    assert "nothing to do" in found(READ)
    way = of(DO + 'wrong = [{ moves = ["advance 1"], say = "court-tied" }]\n')
    assert "fits no move that is refused" in check.check_way(way)[0]
    assert "accept 1 fits no move" in check.check_way(of(DO + 'accept = [{ moves = ["advance 1"] }]\n'))[0]
    assert "not accepted" in check.check_way(of(DO.replace("red", "yellow")))[0]
    with pytest.raises(BadLesson, match="the question is ask-cube"):
        check.check_way(of(DO.replace("ask-cube", "ask-token")))
    broken = dict(START, table=dict(START["table"], supply={}))
    assert "cannot occur" in check.check_start(of(DO, broken))[0]


def test_an_accepted_way_that_leads_nowhere_is_found() -> None:
    # There is one green paladin: whoever takes it for the first step has none for the second.
    loose = DO + 'accept = [{ moves = ["play green court"] }]\n' + DO.replace("play red", "play green")
    assert "the models do not lead to the end" in check.check_way(of(loose))[0]
    assert "the model is not accepted" in check.wander(of(loose), 40, "x")[0]


def test_unknown_lessons_are_refused() -> None:
    with pytest.raises(NoSuchLesson, match="01-court"):
        lessons.find(GAME, "99-nothing")


# -- small things --------------------------------------------------------------------------------


def test_patterns_and_places() -> None:
    assert matches("play * court", "play red court")
    assert not matches("play *", "play red court")
    assert look({"a": [{"b": 3}]}, "a.0.b") == 3


def test_a_draft_of_a_record_is_a_lesson_whose_models_hold() -> None:
    record = Record(GAME, 2, "draft")
    while len(record) < 30:
        p = record.position
        record.play(p.waiting[0], p.legal(p.waiting[0])[0])
    toml, dump, keys = draft.draft(record, 12, 0, "90-test")
    lesson = lessons.read(GAME, "90-test", toml, dump)
    assert check.check_start(lesson) == []
    assert check.check_way(lesson) == []
    assert set(lesson.texts()) == set(keys)
