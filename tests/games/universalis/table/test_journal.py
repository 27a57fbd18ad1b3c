"""The journal tells: sums, headings, voyages on one line, and nothing that only one player may know."""

from __future__ import annotations

from typing import Any

import reame
from reame.games.universalis.fate.crown import emperor
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.things import PHASE
from reame.kernel.journal import Journal
from reame.kernel.kinds import DETAIL, HEADING, LEAD, LINE
from reame.words import Words
from tests.games.universalis import wild_board
from tests.games.universalis.fate.test_calamities import HUNGARY, MAMLUKS
from tests.games.universalis.short_board import BUY, FIGHT, board, do, said, siege


def keys(p: Universalis) -> list[str]:
    assert p.journal is not None
    return [e.phrase.key for e in p.journal.events]


def sums(p: Universalis, key: str) -> list[list[str]]:
    """The sums of every line with this key, in words."""
    assert p.journal is not None
    words = Words("universalis", "en", ["Anna", "Bruno", "Carla", "Dora"])
    return [words.sums(e) for e in p.journal.events if e.phrase.key == key]


def test_5_2_dice_and_the_highest_die_say_where_they_come_from() -> None:
    help_: dict[str, Any] = {
        "fort": {"linguadoca": 1},
        "catapults": {"linguadoca": 1},
        "hands": {"0": [["condottiero", 1]]},
    }
    p = siege({**help_, "general": {"0-banner-1": 1}}, [5, 3, 6, 4, 2])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "play condottiero", "roll 2")
    do(p, 1, "roll 1")
    assert said(p, "rolled") == [["0", "5", "3"], ["1", "6", "4", "2"]]
    attack, defence = sums(p, "rolled")
    assert attack == ["Highest die of Anna: die 5 + Condottiere 2 = 7"]
    assert defence == ["Dice of Bruno: armies 1 + fort 1 + catapult 1 = 3"]


def test_4_1_a_voyage_is_one_line_and_its_steps_fold() -> None:
    p = board(
        FIGHT,
        lands={"leon": (0, 8), "castiglia_vecchia": (0, 5), "castiglia_nuova": (0, 5)},
        transport_at={"0-cavalry-1": "leon"},
        transport_moves={"0-cavalry-1": 9},
    )
    do(p, 0, "move 0-cavalry-1 castiglia_vecchia", "move 0-cavalry-1 castiglia_nuova", "load 0-cavalry-1", "armies 2")
    assert keys(p) == ["moved", "moved", "voyage", "armies-loaded"]
    assert said(p, "voyage") == [["0", "0-cavalry-1", "castiglia_nuova"]]
    assert p.journal is not None
    assert [e.phrase.place for e in p.journal.events[:2]] == [LEAD, LEAD]


def test_3_8_what_is_bought_unseen_leaves_no_trace_for_others() -> None:
    p = board(BUY, florins={0: 500}, technologies={"0": ["agricoltura"]}, phase="purchase")
    do(p, 0, "buy_grain")
    assert p.journal is not None
    assert [line["key"] for line in p.journal.lines(1)] == []
    assert [line["key"] for line in p.journal.lines(0)] == ["grain-bought"]


def test_8_a_famine_says_how_it_came_to_so_many() -> None:
    p = wild_board.board(
        {"step": "Famine", "seat": "0", "stage": "starve", "dice": 10},
        {"step": "Limits", "seat": "0"},
        lands={0: {"pannonia": 150, "croazia": 90}},
        techs={0: ["agricoltura", "vasellame"]},
        grain={"0": 2},
        settlement={},
    )
    p.journal = Journal()
    famine = p.stack[1]
    famine.starve(p, 0)  # type: ignore[attr-defined]
    assert sums(p, "armies-die") == [
        ["Anna’s losses: ten times the die 10: 100 − Agriculture 50 − grain reserves 20 = 30"]
    ]


def test_5_2_rounds_fold_under_the_battle() -> None:
    p = siege({}, [6, 1])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 4", "roll 1")
    do(p, 1, "roll 1")
    assert p.journal is not None
    told = [e for e in p.journal.events if e.phrase.place != HEADING]
    assert told[0].phrase.key == "battle-territory"
    assert {e.phrase.place for e in told[1:]} == {DETAIL}


def test_3_8_a_placement_is_one_line_and_its_pieces_fold() -> None:
    p = board(
        {"step": "Placement", "seat": "2"},
        lands={"kent": (2, 3), "wessex": (2, 3)},
        settlement={"kent": 1},
        reserve={"2": {"armies": 7, "war_ship": 1}},
        technologies={"2": ["strade"]},
    )
    do(p, 2, "place_armies kent", "armies 2", "place_armies wessex", "armies 4", "place war_ship kent", "pass")
    assert p.journal is not None
    told = [(e.phrase.key, e.phrase.place) for e in p.journal.events if e.seen_by(0)]
    assert told == [("armies-placed", LEAD), ("armies-placed", LEAD), ("piece-placed", LEAD), ("placed", LINE)]
    words = Words("universalis", "it", ["Anna", "Bruno", "Carla", "Dora"])
    assert words.sentence(p.journal.events[-1]) == "Carla posiziona 6 armate e un pezzo."
    q = board({"step": "Placement", "seat": "2"}, lands={"kent": (2, 3)}, reserve={"2": {"armies": 7}})
    do(q, 2, "pass")
    assert keys(q) == []


def test_3_a_player_has_a_heading_above_his_phases_and_no_phase_has_an_empty_one_for_taxes() -> None:
    p = reame.game("universalis").start(3, "headings", {"max_turns": 2}, journal=True)
    while not p.over:
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    assert p.journal is not None
    told = [e for e in p.journal.events if e.phrase.place == HEADING]
    names = [e.args[0] if e.phrase.key == "phase-begins" else e.phrase.key for e in told]
    dice, taxes = PHASE.find("dice"), PHASE.find("taxes")
    assert names.count("turn-of") == 6
    assert all(names[i - 1] == "turn-of" for i, name in enumerate(names) if name == dice)
    assert taxes not in names, "nobody has a merchant, a tax collector or a debt"


def test_8_every_die_for_an_imperial_crown_is_told() -> None:
    p = wild_board.board(
        {"step": "Limits", "seat": "0"},
        lands={0: HUNGARY, 1: MAMLUKS},
        hands={"1": [["eroina", 2]]},
        dice=[6, 6, 5, 6, 6, 5, 1, 1],
    )
    p.journal = Journal()
    emperor(p, 0)
    assert sums(p, "bid-for-crown") == [
        ["Roll: die 6 + die 6 + die 5 = 17"],
        ["Roll: die 6 + die 6 + die 5 + die 1 = 18"],
    ]
