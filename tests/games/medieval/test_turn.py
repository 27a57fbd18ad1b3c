"""The turn and the end of the game [3, 12]: phases, collecting, points."""

from __future__ import annotations

from reame.games.medieval.table.things import (
    CARD,
)
from reame.games.medieval.turn.actions import ACTIONS, action_of
from tests.games.medieval.tables import (
    EXAMPLE,
    MANDATORY,
    MAP_PHASE,
    RICH,
    can,
    marked,
    play,
    table,
    verbs,
    why_not,
    words,
)


def test_3_1_collecting_is_the_only_action() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "heresy spies"})
    play(p, "0 discard spies")
    assert why_not(p, 0, "collect") == "has-acted"


def test_r56_a_deal_before_does_not_block_collecting() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 drop")
    assert can(p, 0, "collect")


def test_3_2_power_and_mandatory_cards_are_not_discarded() -> None:
    p = table(holds=EXAMPLE, hands={0: "POL pope"})
    assert why_not(p, 0, "discard POL") == "no-discard"
    assert can(p, 0, "discard pope")


def test_3_3_no_pope_and_one_attack_after_a_map_card() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, stack=MAP_PHASE, maps={"1A": 1}, dice=[1, 1, 6])
    play(p, "0 yes")
    assert why_not(p, 0, "crusade") == "no-pope-after-map"
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert why_not(p, 0, "quell_heresy HRE_2B") == "attacks-spent"


def test_3_1_map_card_is_not_offered_from_an_empty_deck() -> None:
    p = table(holds=EXAMPLE, stack=MAP_PHASE)
    assert can(p, 0, "end")


def test_r04_the_player_orders_his_mandatory_cards() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "mongols ruler disaster"}, stack=MANDATORY)
    assert words(p, 0) == ["mandatory mongols", "mandatory disaster", "mandatory ruler"]


def test_3_4_knights_heresy_and_civil_war_do_not_pay() -> None:
    p = table(holds=EXAMPLE, controls={0: "LIT_1D"}, knights=["LIT_1D"], heresy=["HRE_2B"], civil_war=["AYY"])
    assert p.income(0) == 16 - 4 - 3


def test_r31_civil_war_stops_income_for_every_controller() -> None:
    p = table(holds=EXAMPLE, controls={0: "FRA_2A"}, civil_war=["FRA"])
    assert p.income(0) == 16
    assert p.income(1) == 2 + 1 + 2  # Russia and Byzantium


def test_3_4_collecting_ends_disasters() -> None:
    p = table(holds=EXAMPLE, disaster=["HRE", "FRA"])
    play(p, "0 collect")
    assert not marked(p.disaster, "HRE")
    assert marked(p.disaster, "FRA")


def test_r49_stall_guard() -> None:
    p = table(
        holds=EXAMPLE,
        turn=30,
        quiet_turns=11,
        stack=[{"step": "Rounds", "stage": "turns"}, {"step": "Turn", "seat": "0", "stage": "action"}],
    )
    play(p, "0 end")
    assert p.outcome is not None
    assert p.outcome.reason == "stall"


def test_r47_unity_needs_two_provinces_in_play() -> None:
    p = table(holds={0: "SER"}, controls={0: "SER_2C"})
    assert p.points(0) == 1
    q = table(holds={0: "SER"}, cards="3C")
    assert q.points(0) == 3


def test_r48_florins_break_a_tie() -> None:
    p = table(holds={0: "NOR", 1: "LIT", 2: "SER"}, florins={0: 3, 1: 4, 2: 0})
    p.end_game("stall", "R-49")
    assert p.outcome is not None
    assert p.outcome.winners == [1]


def test_r48_shared_victory() -> None:
    p = table(holds={0: "NOR", 1: "LIT"}, florins={0: 3, 1: 3})
    p.end_game("stall", "R-49")
    assert p.outcome is not None
    assert p.outcome.winners == [0, 1]


def test_12_3_knights_provinces_score_and_markers_are_ignored() -> None:
    p = table(holds={0: "FRA"}, controls={0: "LIT_1D"}, knights=["LIT_1D"], heresy=["FRA_2A"], civil_war=["FRA"])
    assert p.points(0) == 4 + 3 + 1


def test_r03_draw_map_mandatory_cards_actions() -> None:
    p = table(
        holds=EXAMPLE,
        florins=RICH,
        hands={0: "ruler heresy"},
        deck={"top": [["mongols", 0], ["pope", 0]]},
        maps={"1A": 1},
        stack=[{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "draw"}],
        dice=[1, 5, 1, 1],
    )
    assert p.hands[0].size() == 4, "A: he has drawn before anything is asked"
    assert words(p, 0) == ["yes", "no"], "B: the map card"
    play(p, "0 yes")
    assert words(p, 0) == ["mandatory mongols", "mandatory ruler"], "C: only then what must be played"
    play(p, "0 mandatory mongols")
    assert CARD.find("ruler") not in p.hands[0].cards, "the last one plays itself"
    assert {"end", "collect", "heresy"} <= verbs(p, 0), "D: and now everything else"


def test_3_1_every_move_of_phase_d_has_the_action_of_its_verb() -> None:
    for action in ACTIONS:
        for move in (action.verb.first, action.verb.end - 1):
            assert action_of(move) is action
    assert action_of(ACTIONS[0].verb.first - 1) is None
    assert action_of(ACTIONS[-1].verb.end) is None
