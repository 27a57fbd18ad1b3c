"""Rules and rulings beyond the worked examples: each test is named after its paragraph or ruling."""

from __future__ import annotations

from typing import Any

from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.geography import LAND_MASK
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import CARD, EVERY_POWER, MAP, POWER, PROVINCE
from reame.games.medieval.war.battle import Battle
from reame.games.medieval.war.ways import interceptors, open_to, permits, rank, reach
from reame.kernel.chance import Dice, scripted
from reame.kernel.kinds import SEAT
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    RICH,
    can,
    controlled,
    events,
    holder,
    marked,
    on,
    owner,
    play,
    ruler,
    table,
    why_not,
)

MANDATORY = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "mandatory"}]
MAP_PHASE = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "map"}]


def words(p: Medieval, seat: int) -> list[str]:
    return [GAME.table.words(m) for m in p.legal(seat)]


# -- the turn ------------------------------------------------------------------------------------


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


# -- control -------------------------------------------------------------------------------------


def test_r05_a_power_without_a_map_card_stays_in_hand() -> None:
    p = table(holds=EXAMPLE, hands={0: "CUM"})
    assert why_not(p, 0, "play_power CUM") == "not-on-map"


def test_r06_initial_florins_once() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, controls={1: "HUN_2C"}, face={"HUN": "up"})
    settle_control(p, EVERY_POWER)
    assert holder(p, "HUN") == 1
    assert p.florins[1] == 5
    p.give(PROVINCE.find("HUN_2C"), 0)
    settle_control(p, EVERY_POWER)
    assert holder(p, "HUN") == 0
    assert p.florins[0] == 0


def test_r07_england_played_later_takes_a_free_normandy() -> None:
    p = table(holds={0: "HRE", 1: "BYZ"}, hands={0: "ENG"})
    play(p, "0 play_power ENG")
    assert {"ENG_1B", "FRA_1B"} <= controlled(p, 0)


def test_r07_unclaimed_normandy_goes_to_france() -> None:
    p = table(holds={0: "HRE", 1: "BYZ"}, hands={0: "FRA"})
    play(p, "0 play_power FRA")
    assert {"FRA_1B", "FRA_2A", "FRA_2B"} <= controlled(p, 0)


def test_r07_nobody_has_normandy_when_england_is_not_picked() -> None:
    p = GAME.start(3, "no england")
    while p.turn == 0:
        p.apply(p.waiting[0], next(m for m in p.legal(p.waiting[0]) if m != GAME.table.parse("pick ENG")))
    assert owner(p, "FRA_1B") == -1


def test_r08_the_home_power_defends_before_the_claim() -> None:
    p = table(holds={0: "ENG FRA"}, controls={0: "FRA_1B"})
    assert p.defends(PROVINCE.find("FRA_1B")) == POWER.find("FRA")
    q = table(holds={0: "ENG", 1: "FRA"})
    assert q.defends(PROVINCE.find("FRA_1B")) == POWER.find("ENG")


def test_r37_a_province_without_its_power_has_militia_only() -> None:
    p = table(holds=EXAMPLE, controls={0: "FRA_2A"})
    assert p.base(PROVINCE.find("FRA_2A")) == 0
    assert p.has_militia(PROVINCE.find("FRA_2A"))


def test_4_2_independent_provinces_have_no_militia() -> None:
    p = table(holds=EXAMPLE, controls={0: "RHO_3D"})
    assert not p.has_militia(PROVINCE.find("RHO_3D"))


def test_r10_a_cancelled_power_card_is_locked_for_the_turn() -> None:
    p = table(holds=EXAMPLE, hands={0: "POL", 1: "deus"})
    play(p, "0 play_power POL", "1 react deus")
    assert p.hands[0].has(CARD.find("POL"))
    assert why_not(p, 0, "play_power POL") == "card-locked"
    assert p.hands[0].known_to(2) == [CARD.find("POL")]


def test_r13_a_power_with_undrawn_provinces_survives() -> None:
    p = table(
        holds={0: "HRE", 1: "RUS"},
        cards="2D 2F",
        controls={1: "GEO_2F"},
        maps={"3F": 1},
        hands={0: "mongols"},
        stack=MANDATORY,
        mongols_drawn=3,
        dice=[6, 1],
        face={"GEO": "up"},
    )
    play(p, "0 raid 2F")
    assert p.face[POWER.find("GEO")] == 1
    assert holder(p, "GEO") == -1


def test_r14_the_card_of_a_power_that_is_gone_leaves_hand_and_deck() -> None:
    def raid(**where: Any) -> Medieval:
        p = table(
            holds={0: "HRE", 1: "RUS"},
            cards="2D",
            maps={"2F": 1},
            stack=MANDATORY,
            mongols_drawn=3,
            dice=[6, 1],
            **where,
        )
        return play(p, "0 raid 2D")

    in_hand = raid(hands={0: "mongols", 2: "CUM pope"})
    assert in_hand.hands[2].cards == [CARD.find("pope")]
    assert "power-gone" in events(in_hand)
    in_deck = raid(hands={0: "mongols"}, deck={"CUM": 1, "pope": 3})
    assert in_deck.deck.size() == 3
    assert in_deck.face[POWER.find("CUM")] == 2


# -- reactions -----------------------------------------------------------------------------------


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


# -- single cards ----------------------------------------------------------------------------------


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


def test_8_5_heresy_is_quelled_for_a_florin_and_an_attack() -> None:
    p = table(holds=EXAMPLE, florins=RICH, heresy=["HRE_2B"])
    play(p, "0 quell_heresy HRE_2B")
    assert p.heresy == 0
    assert p.florins[0] == 15
    assert p.attacks == 1
    assert p.used == 0


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


# -- the Pope ----------------------------------------------------------------------------------------


def test_6_1_every_pope_card_pays_all_knights_provinces() -> None:
    p = table(holds=EXAMPLE, controls={1: "LIT_1D"}, knights=["LIT_1D"], hands={0: "pope"})
    play(p, "0 papal_passage")
    assert p.florins == [0, 1, 0]


def test_6_3_lifting_costs_three_which_knights_may_bring() -> None:
    p = table(
        holds=EXAMPLE,
        florins={0: 2},
        controls={0: "LIT_1D"},
        knights=["LIT_1D"],
        hands={0: "pope"},
        excommunicated=["FRA"],
    )
    play(p, "0 lift FRA")
    assert p.excommunicated == 0
    assert p.florins[0] == 0


def test_r16_three_players_pay_two_or_nothing() -> None:
    p = table(holds=EXAMPLE, florins={0: 0, 1: 1, 2: 5}, hands={0: "pope"}, dice=[6, 6])
    play(p, "0 crusade", "0 pass", "0 pass", "2 pass")
    assert p.florins == [2, 1, 3]


def test_r17_a_crusader_is_absolved() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, excommunicated=["FRA"], dice=[6, 6])
    play(p, "0 crusade", "0 pass", "1 join_power FRA 0", "2 pass")
    assert p.excommunicated == 0


def test_r18_a_power_that_attacked_cannot_crusade() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"}, used=["HRE"])
    play(p, "0 crusade")
    assert why_not(p, 0, "join_power HRE 0") == "no-unit"


def test_6_2_one_crusade_a_turn() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope pope"}, dice=[6, 6])
    play(p, "0 crusade", "0 pass", "1 pass", "2 pass")
    assert why_not(p, 0, "crusade") == "one-crusade"


def test_6_2_a_negative_strength_does_no_harm() -> None:
    p = table(holds={0: "HUN", 1: "RUS", 2: "BYZ"}, hands={0: "pope"}, dice=[1, 1])
    play(p, "0 crusade", "0 join_power HUN 0")
    assert p.florins == [0, 0, 0]
    assert GAME.load(p.dump()) == p


def test_r20_marriage_needs_no_consent_and_a_power_may_have_several() -> None:
    p = table(holds=EXAMPLE, hands={0: "pope pope pope"})
    play(p, "0 marry HRE FRA", "0 marry HRE ENG")
    assert len(p.marriages) == 2
    assert why_not(p, 0, "marry HRE HRE") == "not-to-marry"
    assert why_not(p, 0, "marry HRE FRA") == "married-already"
    assert why_not(p, 0, "marry FRA ENG") == "not-held"


def test_r21_papal_passage_is_not_for_the_excommunicated() -> None:
    p = table(holds=EXAMPLE, cards="3B 3C", papal_passage=True)
    papacy, empire = PROVINCE.find("PAP_3B"), POWER.find("HRE")
    assert open_to(p, empire) >> papacy & 1
    p.excommunicated = 2**empire
    assert not open_to(p, empire) >> papacy & 1
    assert not reach(p, 0, empire) >> papacy & 1
    assert not open_to(p, POWER.find("ALM")) >> papacy & 1


# -- Knights -----------------------------------------------------------------------------------------


def test_r25_knights_need_a_catholic_power_or_province() -> None:
    p = table(holds={0: "AYY", 1: "FRA"}, hands={0: "knights"})
    assert why_not(p, 0, "knights_attack LIT_1D 1") == "no-knights"
    q = table(holds={0: "AYY", 1: "FRA"}, hands={0: "knights"}, controls={0: "LIV_1D"}, knights=["LIV_1D"])
    assert can(q, 0, "knights_attack LIT_1D 1")


def test_r22_targets_of_the_knights() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, cards="4B", hands={0: "knights"})
    for target in ["LIT_1D", "LIV_1D", "JER_4D", "LAT_4D", "RHO_3D", "MAL_4B"]:
        assert can(p, 0, f"knights_attack {target} 1")
    for target in ["AYY_4D", "SAR_3B", "LAT_3D_THRACE", "PRU_1C"]:
        assert why_not(p, 0, f"knights_attack {target} 1") == "not-for-knights"


def test_8_2_knights_pay_nothing_and_bid_nothing() -> None:
    p = table(holds={0: "FRA", 1: "JER"}, florins={0: 9, 1: 9}, hands={0: "knights"}, dice=[6, 1])
    play(p, "0 knights_attack JER_4D 1")
    assert p.waiting == (1,)
    play(p, "1 militia 2")
    assert owner(p, "JER_4D") == 0
    assert holder(p, "JER") == 0
    assert p.florins[:2] == [9, 3]


def test_8_3_a_knights_province_defends_with_two_and_no_militia() -> None:
    p = table(holds={0: "RUS", 1: "FRA"}, florins={0: 9, 1: 9}, controls={1: "LIV_1D"}, knights=["LIV_1D"], dice=[2, 3])
    play(p, "0 attack RUS LIV_1D", "0 militia 1")
    assert owner(p, "LIV_1D") == 1  # 2 + 2 + 1 against 3 + 2: a tie


def test_7_2_conquest_removes_the_knights() -> None:
    p = table(holds={0: "RUS", 1: "FRA"}, florins={0: 9, 1: 9}, controls={1: "LIV_1D"}, knights=["LIV_1D"], dice=[6, 1])
    play(p, "0 attack RUS LIV_1D", "0 militia 0")
    assert owner(p, "LIV_1D") == 0
    assert p.knights == 0


def test_r54_knights_support_a_catholic_defender_against_islam() -> None:
    p = table(
        holds={0: "ALM", 1: "SPA"}, florins={0: 9, 1: 9}, controls={1: "SPA_3A"}, hands={1: "knights"}, dice=[6, 1]
    )
    play(p, "0 attack ALM SPA_3A", "0 straight", "0 fit_out 0")
    play(p, "1 pass", "0 militia 0", "1 militia 0")
    assert p.waiting == (1,)
    play(p, "1 support 1")
    # 6 + 1 - 1 against 1 + 2 + 1 + 2: a tie.
    assert owner(p, "SPA_3A") == 1


def test_r23_knights_do_not_support_against_christians() -> None:
    p = table(holds={0: "HRE", 1: "FRA"}, florins={0: 9, 1: 9}, hands={1: "knights"}, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert p.hands[1].size() == 1
    assert "held-out" in events(p)


def test_r54_england_in_normandy_has_knights_the_almoravids_in_andalusia_have_not() -> None:
    p = table(holds={0: "SEL", 1: "ENG", 2: "ALM"}, florins=RICH)
    islam = POWER.find("SEL")
    assert Battle(0, islam, PROVINCE.find("FRA_1B")).may_support(p)
    assert not Battle(0, islam, PROVINCE.find("SPA_3A")).may_support(p)
    assert not Battle(0, POWER.find("BYZ"), PROVINCE.find("FRA_1B")).may_support(p)


def test_r26_knights_provinces_are_no_origin() -> None:
    p = table(holds={0: "FRA LIT"}, florins={0: 9}, knights=["LIT_1D"])
    assert why_not(p, 0, "attack LIT POL_1D") == "no-origin"


# -- Mongols -----------------------------------------------------------------------------------------


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


# -- attacks -------------------------------------------------------------------------------------------


def test_9_4_no_power_attacks_twice() -> None:
    p = table(holds=EXAMPLE, florins=RICH, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert why_not(p, 0, "attack HRE FRA_2B") == "power-used"


def test_9_4_nobody_attacks_the_papacy_or_himself() -> None:
    p = table(holds=EXAMPLE, florins=RICH, cards="3B")
    assert why_not(p, 0, "attack HRE PAP_3B") == "the-papacy"
    assert why_not(p, 0, "attack HRE HRE_2C") == "own-target"
    assert why_not(p, 0, "attack HRE SWE_1C") == "not-in-play"


def test_r09_conquests_are_no_origin_but_give_passage() -> None:
    p = table(holds={0: "HUN", 1: "HRE"}, florins=RICH, controls={0: "POL_2C"})
    route = [PROVINCE.find(w) for w in ["HUN_2C", "POL_2C", "HRE_2C"]]
    assert permits(p, 0, POWER.find("HUN"), route) == []


def test_9_6_a_tie_goes_to_the_defender() -> None:
    p = table(holds=EXAMPLE, florins=RICH, dice=[4, 3])
    play(p, "0 attack HRE FRA_2B", "0 militia 1", "1 militia 0")
    assert owner(p, "FRA_2B") == 1  # 4 + 2 - 1 + 1 against 3 + 2 + 1


def test_10_6_militia_is_sealed() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 attack HRE FRA_2B", "0 militia 3")
    assert p.waiting == (1,)
    assert "militia 3" not in str(p.view(1))


def test_r28_spies_show_the_bid_and_allow_another() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "spies"}, dice=[3, 3])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 2", "0 spies_battle")
    assert p.view(0)["stack"][-2]["spied"]["0"] == 2
    assert p.view(2)["stack"][-2]["spied"]["0"] is None
    play(p, "0 militia 5")
    assert owner(p, "FRA_2B") == 0  # 3 + 2 - 1 + 5 = 9 against 3 + 3 + 2 = 8
    assert p.florins == [0, 10, 18]


def test_r33_a_cancelled_jihad_costs_three_again() -> None:
    p = table(holds={0: "ALM", 1: "SPA"}, florins={0: 7, 1: 0}, controls={1: "SPA_3A"}, hands={0: "jihad", 1: "deus"})
    play(p, "0 jihad ALM SPA_3A", "1 react deus", "0 straight", "0 fit_out 0", "1 pass")
    assert can(p, 0, "militia 2")
    assert not can(p, 0, "militia 3")


def test_8_4_jihad_against_knights_and_independent_christians() -> None:
    p = table(
        holds={0: "SEL ALM", 1: "FRA"},
        florins={0: 9},
        cards="3B",
        controls={1: "LIT_1D"},
        knights=["LIT_1D"],
        hands={0: "jihad"},
    )
    assert can(p, 0, "jihad ALM SAR_3B")
    assert can(p, 0, "jihad SEL RHO_3D")
    assert p.is_christian(PROVINCE.find("LIT_1D"))
    assert why_not(p, 0, "jihad SEL AYY_4D") == "no-jihad"


def test_r41_three_routes_then_the_attack_is_lost() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH, nobody="HRE_3B")
    play(p, "0 attack FRA HRE_2C")
    for _ in range(3):
        play(p, "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 propose", "1 no")
    assert "abandoned" in events(p)
    assert p.florins[0] == 15


def test_r42_one_sea_leg_and_no_refund() -> None:
    p = table(holds={0: "ENG", 1: "DEN"}, florins={0: 9, 1: 0}, dice=[6, 1])
    play(p, "0 attack ENG DEN_1B", "0 straight", "0 fit_out 1", "1 pass", "0 militia 0", "1 militia 0")
    assert p.florins[0] == 9 - 1 - 4
    assert owner(p, "DEN_1B") == 0
    assert p.least[1 * SEAT.size + 0] == 0


def test_r43_interceptors_need_a_home_coast_of_their_own() -> None:
    p = table(holds={0: "ENG", 1: "DEN", 2: "NOR"}, controls={0: "NOR_1B"})
    p.crown(POWER.find("NOR"), 2)
    sea = [w for w in MAP.words if w not in ("1E", "1F", "3F")].index("1B")
    assert [POWER.words[x] for x in interceptors(p, 0, sea)] == ["DEN"]


def test_10_2_islands_are_asked_first() -> None:
    p = table(holds={0: "ENG", 1: "LAT", 2: "AYY"})
    sea = [w for w in MAP.words if w not in ("1E", "1F", "3F")].index("4D")
    assert rank(p, POWER.find("LAT"), sea) > rank(p, POWER.find("AYY"), sea)


def test_10_2_a_power_without_ships_stays_ashore() -> None:
    p = table(holds={0: "HUN"}, florins={0: 5})
    assert not reach(p, 0, POWER.find("HUN")) >> PROVINCE.find("ENG_1B") & 1
    assert not reach(p, 0, POWER.find("HUN")) >> PROVINCE.find("NOR_1B") & 1


def test_r39_the_excommunicated_still_sail_and_land_on_the_target() -> None:
    p = table(holds={0: "ENG", 1: "DEN"}, florins={0: 9}, excommunicated=["ENG"])
    assert reach(p, 0, POWER.find("ENG")) >> PROVINCE.find("DEN_1B") & 1


def test_r44_gibraltar_needs_ships_the_bosporus_does_not() -> None:
    assert LAND_MASK[PROVINCE.find("BYZ_3D")] >> PROVINCE.find("LAT_3D_THRACE") & 1
    assert not LAND_MASK[PROVINCE.find("ALM_3A")] >> PROVINCE.find("SPA_3A") & 1


# -- deals ---------------------------------------------------------------------------------------------


def test_11_1_a_deal_is_about_passage_or_absolution() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 give_florins 2")
    assert why_not(p, 0, "propose") == "no-occasion"
    play(p, "0 ask_passage HRE FRA_2B", "0 propose", "1 yes")
    assert p.florins == [14, 18, 18]
    assert permits(p, 0, POWER.find("HRE"), [PROVINCE.find(w) for w in ["HRE_2B", "FRA_2B", "FRA_2A"]]) == []
    assert p.has_grant(POWER.find("HRE"), PROVINCE.find("FRA_2B"))


def test_11_1_a_side_that_cannot_pay_cannot_accept_and_nobody_else_is_told() -> None:
    p = table(holds=EXAMPLE, florins={0: 5, 1: 0, 2: 0})
    play(p, "0 offer 1", "0 ask_passage HRE FRA_2B", "0 ask_florins 3", "0 propose")
    assert why_not(p, 1, "yes") == "too-poor"
    play(p, "1 no")
    assert p.florins == [5, 0, 0]


def test_11_2_one_counter_and_six_offers() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 ask_passage HRE FRA_2B", "0 propose", "1 counter", "1 give_passage HRE FRA_2B")
    play(p, "1 ask_florins 3", "1 propose")
    assert why_not(p, 0, "counter") == "one-counter"
    play(p, "0 yes")
    assert p.florins == [13, 19, 18]
    for _ in range(5):
        play(p, "0 offer 1", "0 drop")
    assert why_not(p, 0, "offer 1") == "no-more-offers"


def test_11_1_knights_provinces_are_not_ceded() -> None:
    p = table(holds=EXAMPLE, florins=RICH, controls={0: "LIT_1D"}, knights=["LIT_1D"])
    play(p, "0 offer 1")
    assert why_not(p, 0, "give_province LIT_1D") == "not-to-cede"


def test_11_3_all_permissions_or_none() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "POL RUS"}, florins=RICH)
    play(p, "0 attack FRA RUS_2C", "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 go POL_2C", "0 go RUS_2C")
    play(p, "0 give_florins 5", "0 propose", "1 yes")
    assert p.florins == [15, 16, 18]
    play(p, "0 give_florins 10", "0 propose", "2 no")
    assert p.florins == [15, 16, 18]


def test_11_3_the_attacker_must_be_able_to_pay_all() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "POL RUS"}, florins=RICH, dice=[1, 6])
    play(p, "0 attack FRA RUS_2C", "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 go POL_2C", "0 go RUS_2C")
    play(p, "0 give_florins 10", "0 propose", "1 yes")
    assert why_not(p, 0, "give_florins 6") == "too-poor"
    play(p, "0 give_florins 5", "0 propose", "2 yes")
    assert p.florins == [0, 26, 23]


def test_11_3_granted_free_the_gift_is_not_taken() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B", "0 give_florins 5", "0 propose")
    play(p, "1 grant_free")
    assert p.florins == [15, 16, 18]
    assert type(p.stack[-1]).__name__ == "Bids"


def test_11_3_a_counter_is_accepted_or_the_way_is_closed() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B", "0 propose")
    play(p, "1 counter", "1 ask_florins 4", "1 propose", "0 yes")
    assert p.florins == [11, 20, 18]


def test_11_3_route_and_ends_are_not_ceded() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    assert why_not(p, 0, "give_province FRA_2B") == "not-to-cede"
    assert can(p, 0, "give_province FRA_2A")


def test_11_4_two_offers_after_an_excommunication() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"})
    play(p, "0 excommunicate FRA", "1 give_florins 1", "1 propose", "0 no", "1 give_florins 4", "1 propose", "0 yes")
    assert p.excommunicated == 0
    assert p.florins == [20, 12, 18]


def test_11_4_the_lift_can_be_sold_until_the_turn_ends() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"})
    play(p, "0 excommunicate FRA", "1 drop", "0 offer 1", "0 give_lift FRA", "0 ask_florins 6", "0 propose", "1 yes")
    assert p.excommunicated == 0
    assert p.florins == [22, 10, 18]


def test_deals_off_leaves_bare_permission() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH, options={"deals": "off"})
    assert why_not(p, 0, "offer 1") == "no-more-offers"
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    assert words(p, 1) == ["yes", "no", "grant_free"]


# -- secrets -------------------------------------------------------------------------------------------


def test_r50_third_parties_do_not_see_the_sum_in_a_deal() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 offer 1", "0 give_florins 7", "0 ask_passage HRE FRA_2B", "0 propose")
    assert "give_florins 7" in str(p.view(1))
    assert "give_florins 7" not in str(p.view(2))
    play(p, "1 yes")
    assert p.journal is not None
    assert "florins-passed" not in [e["key"] for e in p.journal.lines(2)]
    assert "money-passed" in [e["key"] for e in p.journal.lines(2)]


def test_bounds_follow_public_payments() -> None:
    p = GAME.start(3, "bounds")
    for power in ["HRE", "FRA", "ENG", "SPA", "RUS", "AYY", "ALM", "BYZ", "HUN"]:
        p.apply(p.waiting[0], GAME.table.parse(f"pick {power}"))
    for a in range(3):
        for b in range(3):
            if a != b:
                assert p.least[a * SEAT.size + b] == p.most[a * SEAT.size + b] == p.florins[b]


def test_who_offers_a_sum_is_known_to_have_it() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B", "0 give_florins 9", "0 propose")
    for k in range(20):
        assert p.imagine(1, Dice(f"offer {k}")).florins[0] >= 9
    assert min(p.imagine(2, Dice(f"third {k}")).florins[0] for k in range(60)) < 9


def test_imagined_hands_hold_no_mandatory_card_after_phase_c() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={1: "pope pope heresy knights"}, deck={"disaster": 20, "spies": 3})
    for k in range(20):
        q = p.imagine(0, Dice(f"hands {k}"))
        assert CARD.find("disaster") not in q.hands[1].cards


def test_what_a_spy_saw_stays_in_his_imagination() -> None:
    p = table(holds=EXAMPLE, hands={0: "spies", 1: "pope heresy"}, deck={"jihad": 3, "assassin": 4})
    play(p, "0 spies_hand 1")
    for k in range(10):
        assert p.imagine(0, Dice(f"spy {k}")).hands[1].cards == p.hands[1].cards


# -- the end -------------------------------------------------------------------------------------------


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


def test_scripted_dice_are_used_up() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    p.dice = scripted([6, 1])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert owner(p, "FRA_2B") == 0
    assert p.dice.plain()["script"] == []


# -- rulings on Popes, Knights and rulers --------------------------------------------------------


def test_r19_any_face_up_catholic_power_can_be_excommunicated_ones_own_too() -> None:
    p = table(holds=EXAMPLE, hands={0: "pope pope"}, face={"POL": "up"})
    assert can(p, 0, "excommunicate HRE")
    assert can(p, 0, "excommunicate POL")
    assert why_not(p, 0, "excommunicate VEN") == "not-face-up"
    assert why_not(p, 0, "excommunicate RUS") == "not-catholic"
    play(p, "0 excommunicate HRE")
    assert marked(p.excommunicated, "HRE")
    assert p.waiting == (0,)  # nobody has to be asked for a ransom


def test_r24_many_knights_leave_a_province_of_two() -> None:
    p = table(holds={0: "FRA"}, hands={0: "knights knights knights"}, dice=[1, 1])
    play(p, "0 knights_attack LIT_1D 3")
    assert on(p.knights, "LIT_1D")
    assert p.base(PROVINCE.find("LIT_1D")) == 2
    assert p.discard[CARD.find("knights")] == 3


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


def test_r55_an_attack_without_a_way_costs_fee_power_and_attack() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins=RICH)
    play(p, "0 attack FRA VEN_2B", "0 pass")
    assert p.florins[0] == RICH[0] - 1
    assert p.attacks == 1
    assert why_not(p, 0, "attack FRA HRE_2B") == "power-used"
