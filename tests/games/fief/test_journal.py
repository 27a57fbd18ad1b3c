"""The journal tells the game: sums that add up, causes and places, and to nobody more than the table shows."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.rules import GAME
from reame.games.fief.table.position import Fief
from reame.games.fief.table.things import BISHOPRIC, BISHOPRIC_OF, VILLAGE
from reame.games.fief.turn.victory import end_of_round
from reame.kernel.chance import Dice
from reame.kernel.journal import Event, Journal
from reame.words import LANGUAGES, Words
from tests.games.fief.table import BATTLE, FIEF, GATE, MOVE, TALKING, TALKS, board, play, turn
from tests.games.fief.test_whole_games import lively

# Lines with a figure that their sums come to, and where among the arguments it stands.
SUMMED = {"throws": 1, "earned": 1, "strikes": 2, "preaches": 3, "tally": 1, "camp-stands": 1, "elected": 1}


def told(p: Fief) -> list[Event]:
    assert p.journal is not None
    return p.journal.events


def lines(p: Fief, language: str = "en") -> list[str]:
    words = Words("fief", language, ["Anna", "Bruno", "Elena"])
    return [text for e in told(p) for text in (words.sentence(e), *words.sums(e))]


def journal(steps: list[dict[str, Any]], *moves: str, **table: Any) -> Fief:
    """A table set by hand; what is told from its first question on."""
    p = board(steps, **table)
    p.journal = Journal()
    play(p, *moves)
    return p


@pytest.mark.parametrize("seats", [3, 5])
def test_every_sum_comes_to_the_figure_of_its_line(seats: int) -> None:
    p = GAME.start(seats, f"sums {seats}", {"limit": "10"}, journal=True)
    dice = Dice("sums")
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, lively(p, seat, dice))
    summed = [e for e in told(p) if e.phrase.key in SUMMED and e.sums]
    assert {e.phrase.key for e in summed} >= {"throws", "earned", "strikes", "tally", "camp-stands"}
    for e in summed:
        totals = [s.total for s in e.sums]
        figure = e.args[SUMMED[e.phrase.key]]
        if e.phrase.key == "elected":
            assert max(totals) == figure, e
        else:
            assert sum(totals) == figure, e
    for language in LANGUAGES:
        assert all(lines(p, language))


def test_6_incomes_name_their_sources_and_the_victim_of_a_tithe() -> None:
    p = journal(
        [{"step": "Rounds", "stage": "incomes"}, {"step": "CardPhase", "stage": "turns"}, *turn("CardTurn")],
        "0 pass",
        lords={"louis": (0, "bourg"), "eric": (1, "villeneuve"), "henri": (2, "sigy")},
        bishop={"louis": BISHOPRIC.word(BISHOPRIC_OF[VILLAGE.find("villeneuve")])},
        tithe={BISHOPRIC.word(BISHOPRIC_OF[VILLAGE.find("villeneuve")]): "louis"},
        walls={"bourg": 1},
        mills={"villeneuve": 2},
    )
    see = Words("fief", "en").thing("bishopric", BISHOPRIC.word(BISHOPRIC_OF[VILLAGE.find("villeneuve")]))
    text = lines(p)
    assert "Anna receives 500 ecus." in text
    assert f"Anna: castles 100 + Tithe of {see} 400 = 500" in text
    assert f"Of these, 400 ecus were Bruno’s: the Tithe of {see} takes them." in text


def test_9_3_a_round_says_its_dice_d_arc_and_where_the_losses_fell() -> None:
    p = journal(
        [BATTLE],
        "0 pass",
        "1 pass",
        "0 pass",
        "1 pass",
        lords={"isabelle": (0, "bourg-villeneuve"), "eric": (1, "bourg")},
        maid="isabelle",
        soldiers={0: {"bourg-villeneuve": 4}, 1: {"bourg": 6}},
        dice=[3, 1, 2],
        **GATE,
    )
    text = lines(p)
    assert "Anna throws 9 against Bruno in the open: 4 points are lost." in text
    assert "Anna: die 3 + d’Arc 6 = 9" in text
    assert "In round 1 in Bourg the attackers lose one point, the defenders 4 points." in text
    assert "Bruno loses 4 points of soldiers at Bourg." in text
    assert "Anna loses one point of soldiers at the gate of Bourg towards Villeneuve." in text


def test_8_1_a_march_says_from_where_and_with_whom_but_not_with_how_many() -> None:
    p = journal(
        turn("MovementTurn"),
        "0 lead louis",
        "0 join henri",
        "0 take 3 0",
        "0 go st_vivien",
        lords={"louis": (0, "bourg"), "henri": (0, "bourg")},
        soldiers={0: {"bourg": 5}},
        phase="movement",
    )
    assert lines(p)[0] == "Anna’s Louis goes from Bourg to St Vivien with Henri and soldiers."
    assert [e.phrase.key for e in told(p) if e.seen_by(1)] == ["moves"]
    assert [e.phrase.key for e in told(p) if e.seen_by(0)] == ["moves", "leads"]


def test_15_the_terms_of_an_open_offer_are_heard_by_all_and_whispered_ones_by_two() -> None:
    home: dict[str, Any] = {
        "lords": {"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        "money": {"0": 500},
    }
    heard = journal([TALKS], "0 offer 1", "0 give_money 300", "0 propose", "1 no", **home, **TALKING)
    assert "Anna would give Bruno 300 ecus." in lines(heard)
    secret = journal([TALKS], "0 whisper 1", "0 give_money 300", "0 propose", "1 yes", **home, **TALKING)
    keys = [e.phrase.key for e in told(secret) if e.seen_by(2)]
    assert keys == ["whispers", "accepted"], "neither the terms nor the payment"


def test_5_who_played_plague_and_escape_is_said() -> None:
    p = journal(turn("CardTurn"), "0 infect duchy_south", lords={"louis": (0, "sigy")}, hands={"0": [["plague", 1]]})
    assert lines(p)[0] == "Anna plays Plague in the southern region."
    q = journal(
        turn("CardTurn"),
        "0 free louis",
        lords={"louis": (0, "sigy"), "eric": (1, "sigy")},
        captor={"louis": "1"},
        hands={"0": [["escape", 1]]},
    )
    assert lines(q)[0] == "Anna plays Escape: Louis leaves the prison of Sigy."


def test_13_6_the_death_of_a_regent_says_what_becomes_of_the_throne() -> None:
    p = journal(
        turn("CardTurn"),
        "0 murder isabelle",
        lords={"isabelle": (1, "sigy"), "henri": (0, "bourg"), "eric": (1, "sigy")},
        queen="isabelle",
        regent="isabelle",
        hands={"0": [["assassination", 1]]},
    )
    keys = [e.phrase.key for e in told(p)]
    assert keys[:4] == ["murdered", "lord-dies", "regent-dead", "throne-vacant"]


def test_14_the_victory_is_told() -> None:
    p = board(
        [TALKS],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        king="louis",
        capital={"duchy_south": "bourg", "county_west": "sigy", "barony_north": "sennecy"},
        fief={"duchy_south": "0", "county_west": "0", "barony_north": "0"},
        title={"duchy_south": "louis", "county_west": "louis", "barony_north": "louis"},
        **TALKING,
    )
    p.journal = Journal()
    end_of_round(p)
    assert lines(p) == ["The winner is Anna: King or Queen in the family, and three fiefs at least."]


def test_8_3_a_toll_is_told_when_it_is_asked_for_refused_and_paid() -> None:
    p = journal(
        turn("MovementTurn"),
        "0 lead louis",
        "0 request bourg 100 camp",
        "1 no",
        "0 lead louis",
        "0 request bourg 200 camp",
        "1 yes",
        lords={"louis": (0, "villeneuve"), "eric": (1, "bourg")},
        money={"0": 300},
        **MOVE,
    )
    said = lines(p)
    assert any("100 ecus" in line and "Anna" in line for line in said), said
    assert any("200 ecus" in line and "Bruno" in line for line in said), said


def test_6_what_leaves_the_escrow_of_a_prisoner_is_told() -> None:
    p = journal(
        [TALKS],
        "0 offer 1",
        "0 release louis",
        "0 from_escrow louis 100",
        "0 give_money 300",
        "0 propose",
        "1 yes",
        "0 put bourg",
        lords={"louis": (0, "sigy"), "henri": (0, "bourg"), "eric": (1, "sigy")},
        captor={"louis": "1"},
        escrow={"louis": 200},
        money={"0": 300},
        **FIEF,
        **TALKING,
    )
    said = lines(p)
    assert any("100 ecus" in line and "Louis" in line for line in said), said
    assert any("300 ecus" in line for line in said), said
    assert any("Louis" in line and "free" in line for line in said), said


def test_r45_why_a_prisoner_dies_is_told() -> None:
    p = journal(
        [{"step": "Battle", "village": "bourg", "attacker": "0", "defender": "1"}],
        "0 pass",
        "1 pass",
        lords={"louis": (0, "bourg"), "henri": (0, "bourg")},
        captor={"henri": "1"},
        soldiers={0: {"bourg": 9}, 1: {"bourg": 1}},
        occupants={"bourg": ["1", "0"]},
        phase="battles",
        dice=[6, 6, 1],
    )
    said = lines(p)
    at = said.index("Henri of Anna’s family falls in Bourg with Bruno’s gaolers.")
    assert said[at - 1].startswith("Anna wins the battle in Bourg")
    assert "Henri of Anna’s family dies in Bourg." in said[at:]


def test_r18_what_rebels_do_to_the_beaten_and_their_prisoners_is_told() -> None:
    p = journal(
        [{"step": "Battle", "village": "bourg", "attacker": "rebels", "defender": "1"}],
        lords={"blanche": (1, "bourg"), "henri": (0, "bourg"), "eric": (2, "sigy")},
        captor={"henri": "1"},
        soldiers={1: {"bourg": 1}, 2: {"sigy": 3}},
        occupants={"bourg": ["1"], "sigy": ["2"]},
        rebels=18,
        rebels_at="bourg",
        controller="2",
        phase="battles",
        dice=[6] * 40,
    )
    while not any(e.phrase.key == "battle-won" for e in told(p)):
        seat = p.waiting[0]
        p.apply(seat, p.default(seat))
    assert "The rebels kill Henri of Anna’s family, a prisoner of Bruno." in lines(p)


def test_5_5_what_the_plague_takes_stands_by_the_plague_and_not_by_a_battle() -> None:
    p = journal(
        turn("CardTurn"),
        "0 infect duchy_south",
        lords={"louis": (0, "sigy")},
        soldiers={1: {"bourg": 7}},
        hands={"0": [["plague", 1]]},
    )
    assert "The plague takes 3 points of soldiers from Bruno at Bourg." in lines(p)
    assert [e.rule for e in told(p) if e.phrase.key == "plague-takes"] == ["5.5"]


def test_r50_a_queen_crowned_in_prison_receives_her_guards_when_she_is_free() -> None:
    p = journal(
        [TALKS],
        *["0 offer 1", "0 marry louis isabelle", "0 propose", "1 yes"],
        *["1 offer 2", "1 release isabelle", "1 propose", "2 yes", "1 put sigy"],
        lords={"louis": (0, "bourg"), "isabelle": (1, "blaye"), "henri": (1, "sigy"), "eric": (2, "blaye")},
        captor={"isabelle": "2"},
        king="louis",
        **TALKING,
    )
    said = lines(p)
    assert "Isabelle of Bruno’s family is Queen: her guards come when she is free." in said
    assert "Queen Isabelle receives 10 points of guards." in said


def test_12_1_money_kept_for_a_prisoner_who_dies_goes_to_his_own_player() -> None:
    p = journal(
        turn("CardTurn"),
        "0 murder louis",
        lords={"eric": (0, "bourg"), "louis": (1, "blaye"), "henri": (1, "sigy"), "robert": (2, "blaye")},
        captor={"louis": "2"},
        escrow={"louis": 200},
        hands={"0": [["assassination", 1]]},
    )
    assert "Bruno receives 200 ecus that the Treasury kept for a lord who has died." in lines(p)


def test_12_2_soldiers_leave_an_inherited_fief_by_the_paragraph_of_the_inheritance() -> None:
    p = journal(
        [{"step": "Inheritance"}, {"step": "Deaths", "lords": ["louis"]}],
        *["1 title duchy_south isabelle", "1 recruit 1"],
        lords={"louis": (0, "bourg"), "isabelle": (1, "sigy")},
        soldiers={0: {"bourg": 2, "sigy": 1}, 1: {"sigy": 1}},
        occupants={"sigy": ["1", "0"]},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        money={"1": 100},
        **FIEF,
        **TALKING,
    )
    assert "With the fief Anna loses 2 points of soldiers at Bourg." in lines(p)
    assert [e.rule for e in told(p) if e.phrase.key == "troops-expelled"] == ["12.2"]
