"""Cards that are announced [5, 8]: reactions, plots, strokes of fate, Mongols."""

from __future__ import annotations

from typing import Any

from reame.games.medieval.table.things import (
    CARD,
    MAP,
)
from tests.games.medieval.tables import (
    EXAMPLE,
    MANDATORY,
    RICH,
    can,
    marked,
    on,
    play,
    ruler,
    table,
    why_not,
)


def test_r10_a_cancelled_power_card_is_locked_for_the_turn() -> None:
    p = table(holds=EXAMPLE, hands={0: "POL", 1: "deus"})
    play(p, "0 play_power POL", "1 react deus")
    assert p.hands[0].has(CARD.find("POL"))
    assert why_not(p, 0, "play_power POL") == "card-locked"
    assert p.hands[0].known_to(2) == [CARD.find("POL")]


def test_8_6_deus_against_deus() -> None:
    p = table(holds=EXAMPLE, hands={0: "heresy", 1: "deus", 2: "deus"}, dice=[6])
    play(p, "0 heresy FRA_2A", "1 react deus", "2 react deus")
    assert on(p.heresy, "FRA_2A")


def test_r60_deus_on_the_disaster_one_has_to_play() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "disaster deus"}, stack=MANDATORY)
    play(p, "0 react deus")
    assert p.disaster == 0
    assert p.florins == [16, 16, 18]


def test_8_6_deus_does_not_stop_a_pope() -> None:
    p = table(holds=EXAMPLE, hands={0: "pope", 1: "deus"})
    play(p, "0 papal_passage")
    assert p.papal_passage


def test_6_1_an_assassin_can_be_stopped_while_it_stops_spies() -> None:
    p = table(holds=EXAMPLE, hands={0: "spies deus", 1: "assassin", 2: "pope"})
    play(p, "0 spies_hand 2", "1 react assassin", "0 react deus")
    assert p.hands[2].known_to(0) == [CARD.find("pope")]


def test_8_6_silent_windows_ask_only_those_who_could_react() -> None:
    p = table(holds=EXAMPLE, hands={0: "heresy", 2: "deus"})
    play(p, "0 heresy FRA_2A")
    assert p.waiting == (2,)
    assert p.view(1)["asked"] == []
    q = table(holds=EXAMPLE, hands={0: "heresy", 2: "deus"}, options={"windows": "open"})
    play(q, "0 heresy FRA_2A")
    assert q.waiting == (1,)


def test_8_1_spies_see_two_cards_in_their_order() -> None:
    p = table(holds=EXAMPLE, hands={0: "spies"}, deck={"pope": 1, "heresy": 1}, dice=[2, 1])
    play(p, "0 spies_deck")
    assert p.view(0)["table"]["deck"]["top"] == ["heresy", "pope"]
    assert p.view(1)["table"]["deck"]["top"] == []


def test_8_1_whoever_has_seen_the_top_card_knows_who_drew_it() -> None:
    p = table(holds=EXAMPLE, deck={"top": [["pope", 4]]})
    p.draw_card(1)
    assert p.hands[1].known_to(2) == [CARD.find("pope")]
    assert p.hands[1].known_to(0) == []


def test_r11_the_third_mongol_card_voids_what_spies_saw() -> None:
    p = table(
        holds=EXAMPLE,
        hands={0: "mongols"},
        stack=MANDATORY,
        mongols_drawn=2,
        mongols_aside=2,
        deck={"top": [["pope", 2], ["heresy", 2]]},
    )
    assert p.deck.size() == 5
    assert p.view(1)["table"]["deck"]["top"] == []
    assert p.mongols_aside == 0


def test_r32_civil_war_needs_a_marker_at_the_start_and_now() -> None:
    p = table(holds=EXAMPLE, hands={0: "civil_war"}, marked_at_start=["FRA", "ENG"], excommunicated=["FRA", "SPA"])
    assert can(p, 0, "civil_war FRA")
    assert why_not(p, 0, "civil_war SPA") == "not-ripe"
    assert why_not(p, 0, "civil_war ENG") == "not-ripe"
    play(p, "0 civil_war FRA")
    assert marked(p.civil_war, "FRA")
    assert ruler(p, "FRA") == "normal"


def test_r34_andalusia_under_the_almoravids_is_exempt_from_heresy() -> None:
    p = table(holds=EXAMPLE, hands={0: "heresy"})
    assert why_not(p, 0, "heresy SPA_3A") == "no-heresy-there"
    q = table(holds=EXAMPLE, hands={0: "heresy"}, controls={2: "SPA_3A"})
    assert can(q, 0, "heresy SPA_3A")


def test_r40_a_disaster_without_a_victim_does_nothing() -> None:
    p = table(
        holds={0: "FRA", 1: "HRE", 2: "ENG"}, disaster=["FRA", "HRE", "ENG"], hands={0: "disaster"}, stack=MANDATORY
    )
    assert p.discard[CARD.find("disaster")] == 1
    assert p.civil_war == 0


def test_r58_powers_not_on_the_table_are_immune() -> None:
    p = table(holds={0: "LIV", 1: "TRE"}, hands={0: "ruler"}, stack=MANDATORY)
    assert p.discard[CARD.find("ruler")] == 1
    assert p.dice.at == 0


def test_8_2_an_assassin_may_kill_ones_own_ruler() -> None:
    p = table(holds=EXAMPLE, hands={2: "assassin"}, active=2, dice=[5, 1])
    play(p, "2 assassin ENG")
    assert ruler(p, "ENG") == "good"


def test_r12_the_seventh_attack_starts_the_endgame() -> None:
    p = table(
        holds=EXAMPLE,
        hands={0: "mongols"},
        stack=MANDATORY,
        mongols_drawn=9,
        mongols_resolved=6,
        deck={"pope": 3},
        dice=[1, 6],
    )
    play(p, "0 raid 2C")
    assert p.endgame
    assert p.outcome is None


def test_r15_no_edge_card_still_counts() -> None:
    p = table(
        holds={0: "FRA", 1: "SPA"},
        in_play=["1B", "2A", "2B", "3A"],
        hands={0: "mongols"},
        stack=MANDATORY,
        mongols_drawn=3,
    )
    assert p.mongols_resolved == 1
    assert p.gone == 0


def test_r27_every_eligible_player_may_help_against_mongols() -> None:
    p = table(
        holds={0: "FRA", 1: "HRE", 2: "HUN"},
        hands={0: "mongols", 1: "knights", 2: "knights"},
        stack=MANDATORY,
        mongols_drawn=3,
        dice=[6, 4],
    )
    play(p, "0 raid 2C", "1 support 1", "2 support 1")
    assert p.in_play >> MAP.find("2C") & 1  # 6 + 5 against 4 + 4 + 2 + 2


def test_5_3_ties_are_for_the_mongols() -> None:
    p = table(holds={0: "FRA", 1: "ENG"}, hands={0: "mongols"}, stack=MANDATORY, mongols_drawn=3, dice=[3, 4])
    play(p, "0 raid 2C")
    assert p.gone >> MAP.find("2C") & 1


def test_r29_rulers_of_powers_on_the_table_can_be_murdered() -> None:
    p = table(holds=EXAMPLE, hands={0: "assassin"}, face={"POL": "up"}, dice=[5, 1])
    assert why_not(p, 0, "assassin VEN") == "not-face-up"
    play(p, "0 assassin POL")
    assert ruler(p, "POL") == "good"


def test_r30_a_civil_war_makes_the_ruler_normal_and_ends_marriages() -> None:
    p = table(
        holds=EXAMPLE,
        hands={0: "civil_war"},
        excommunicated=["FRA"],
        marked_at_start=["FRA"],
        marriages=[{"one": "ENG", "other": "FRA"}],
    )
    assert ruler(p, "FRA") == "good"
    play(p, "0 civil_war FRA")
    assert ruler(p, "FRA") == "normal"
    assert p.marriages == []


def edge(cards: str) -> set[str]:
    return {MAP.words[m] for m in table(holds=EXAMPLE, cards=cards).edge()}


def test_r02_a_gap_in_the_row_does_not_open_the_edge() -> None:
    assert edge("2F") == {"1D", "2F", "3D", "4D"}, "2C is behind 2F although 2D is not there"
    assert edge("3F") == {"1D", "2C", "3F"}, "3F shields its own row and the fourth"


def test_r14_a_card_that_leaves_an_empty_deck_ends_the_game_with_the_turn() -> None:
    rounds: list[dict[str, Any]] = [
        {"step": "Rounds", "stage": "turns"},
        {"step": "Turn", "seat": "0", "stage": "mandatory"},
    ]
    p = table(
        holds={0: "HRE", 1: "RUS", 2: "ENG"},
        cards="2D",
        maps={"2F": 1},
        hands={0: "mongols", 2: "pope pope pope pope"},
        deck={"CUM": 1},
        stack=rounds,
        turn=9,
        mongols_drawn=9,
        mongols_resolved=5,
        endgame=True,
        dice=[6, 1],
    )
    play(p, "0 raid 2D")
    assert p.deck.size() == 0
    assert p.outcome is None
    play(p, "0 end")
    assert p.outcome is not None
    assert p.outcome.reason == "deck-empty"


def test_r10_map_cards_are_not_announced() -> None:
    p = table(
        holds=EXAMPLE,
        hands={1: "deus"},
        maps={"1A": 1},
        stack=[{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "map"}],
        options={"windows": "open"},
        dice=[1],
    )
    play(p, "0 yes")
    assert p.waiting == (0,)
    assert p.in_play >> MAP.find("1A") & 1


def test_r29_everybody_but_the_spy_may_send_an_assassin_clockwise() -> None:
    p = table(holds=EXAMPLE, hands={0: "spies assassin", 1: "assassin pope", 2: "assassin"})
    play(p, "0 spies_hand 1")
    assert p.waiting == (1,)
    play(p, "1 pass")
    assert p.waiting == (2,)
    play(p, "2 pass")
    assert p.hands[1].known_to(0), "nobody stopped them; he himself was not asked"
