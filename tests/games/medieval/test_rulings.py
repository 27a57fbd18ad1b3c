"""Rulings of section 14 that no other test names, and the money of the whole game (16.16)."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.medieval.table.control import settle_control
from reame.games.medieval.table.geography import CARD_NEAR, INCOME, LAND_MASK
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import CARD, EVERY_POWER, MAP, POWER, POWER_TABLE, PROVINCE
from reame.games.medieval.war.battle import Battle
from reame.games.medieval.war.ways import interceptors, permits, serves_from
from reame.kernel.chance import Dice
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    RICH,
    action,
    can,
    controlled,
    events,
    marked,
    owner,
    play,
    table,
    why_not,
)


def edge(cards: str) -> set[str]:
    return {MAP.words[m] for m in table(holds=EXAMPLE, cards=cards).edge()}


def words(p: Medieval, seat: int) -> list[str]:
    return [GAME.table.words(m) for m in p.legal(seat)]


def verbs(p: Medieval, seat: int) -> set[str]:
    return {w.split(" ")[0] for w in words(p, seat)}


# -- the map -----------------------------------------------------------------------------------


def test_r01_nineteen_cards_joined_along_edges() -> None:
    assert "4F" not in MAP.words
    assert {m[1] for m in MAP.words if m[0] == "1"} == set("ABCDEF")
    near = {MAP.words[m]: {MAP.words[n] for n in CARD_NEAR[m]} for m in range(len(MAP.words))}
    assert near["2B"] == {"1B", "2A", "2C", "3B"}
    assert "1A" not in near["2B"], "corners do not count"
    assert near["3F"] == {"2F", "3D", "4D"}, "it reaches down the side of 4D"
    assert all(a in near[b] for a in near for b in near[a])


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


def test_r38_rhodes_and_malta_are_nobodys_cyprus_is_latin_and_crete_venetian() -> None:
    p = table(holds={0: "LAT VEN SEL", 1: "FRA"}, cards="4B 4C", controls={0: "RHO_3D"})
    assert {"LAT_4D", "VEN_4C"} <= controlled(p, 0)
    for island in ["RHO_3D", "MAL_4B", "SAR_3B"]:
        t = PROVINCE.find(island)
        assert INCOME[t] == 1
        assert not LAND_MASK[t]
        assert p.defends(t) == -1
        assert not p.has_militia(t)
    assert p.base(PROVINCE.find("RHO_3D")) == 0
    assert p.income(0) == table(holds={0: "LAT VEN SEL"}, cards="4B 4C").income(0) + 1


def test_r44_messina_and_the_channel_need_ships_too() -> None:
    assert not LAND_MASK[PROVINCE.find("HRE_3C")] >> PROVINCE.find("HRE_4B") & 1
    assert not LAND_MASK[PROVINCE.find("ENG_1B")] >> PROVINCE.find("FRA_1B") & 1


def test_e06_the_whole_power_table() -> None:
    rows = """ENG 11 12 13|LAT 14 15|VEN 16|SWE 21|POL 22 23|NOR 24|PRU 25|HRE 26 31 32 33|RUS 34 35 36|BYZ 41 42
        |JER 43|BUL 44|HUN 45 46|SPA 51 52|DEN 53|LIT 54|SER 55|FRA 56 61|ALM 62 63|AYY 64 65|SEL 66"""
    for row in rows.split("|"):
        power, *rolls = row.split()
        assert {POWER.words[POWER_TABLE[int(r)]] for r in rolls} == {power}


# -- the turn ----------------------------------------------------------------------------------


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


# -- cards -------------------------------------------------------------------------------------


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


def test_r28_a_defender_does_not_spy() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={1: "spies"}, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 1", "1 militia 1")
    assert p.hands[1].has(CARD.find("spies"))
    assert "held-out" in events(p)


# -- Knights provinces -------------------------------------------------------------------------


def test_r26_a_knights_province_counts_for_holding_and_unity_only() -> None:
    # Cyprus is the Knights'; the Latin Kingdom has ships and two provinces more.
    p = table(holds={0: "LAT", 1: "ENG", 2: "AYY"}, knights=["LAT_4D"], florins=RICH)
    sea = [w for w in MAP.words if w not in ("1E", "1F", "3F")].index("4D")
    assert "LAT" not in {POWER.words[x] for x in interceptors(p, 1, sea)}
    assert p.points(0) == 2 + 1 + 1 + 1, "Thrace, Armenia, Cyprus and unity"
    p.give(PROVINCE.find("LAT_3D_THRACE"), -1)
    p.give(PROVINCE.find("LAT_3D_ARMENIA"), -1)
    settle_control(p, EVERY_POWER)
    assert p.powers_of(0) == [POWER.find("LAT")], "it is enough to hold the card"
    assert why_not(p, 0, "attack LAT AYY_4D") == "no-origin"


def test_r26_marriage_gives_no_passage_through_the_knights() -> None:
    p = table(
        holds={0: "POL", 1: "HRE"},
        cards="1C",
        controls={2: "PRU_1C"},
        marriages=[{"one": "POL", "other": "PRU"}],
        face={"PRU": "up"},
    )
    poland, way = POWER.find("POL"), [PROVINCE.find(w) for w in ["POL_1C", "PRU_1C", "LIT_1D"]]
    assert permits(p, 0, poland, way) == []
    p.knights = 2 ** PROVINCE.find("PRU_1C")
    assert permits(p, 0, poland, way) == [2]


def test_r31_knights_pay_on_a_pope_card_whatever_befell_the_home_power() -> None:
    p = table(
        holds=EXAMPLE,
        controls={0: "JER_4D", 1: "LIT_1D"},
        knights=["JER_4D", "LIT_1D"],
        civil_war=["JER", "LIT"],
        face={"JER": "up", "LIT": "up"},
        hands={0: "pope"},
    )
    play(p, "0 papal_passage")
    assert p.florins == [1, 1, 0]


# -- battles -----------------------------------------------------------------------------------


def test_r46_bids_are_whole_steps_and_both_lose_them() -> None:
    p = table(holds=EXAMPLE, florins={0: 9, 1: 8, 2: 0}, dice=[1, 6])
    play(p, "0 attack HRE FRA_2B")
    assert words(p, 1) == ["militia 0", "militia 1", "militia 2"], "eight florins are two steps"
    play(p, "0 militia 1", "1 militia 2")
    assert p.florins == [9 - 1 - 3, 8 - 6, 0]


def test_r53_nobody_decides_for_an_uncontrolled_province() -> None:
    p = table(holds=EXAMPLE, florins=RICH, active=2, dice=[6, 1])
    play(p, "2 attack HUN SER_2C")
    assert p.waiting == (2,), "no defender bids"
    play(p, "2 militia 0")
    assert owner(p, "SER_2C") == 2  # 6 + 0 - 1 against 1


def test_r45_mercenaries_are_spent_but_are_no_attack() -> None:
    p = table(holds={0: "HUN CUM", 1: "RUS", 2: "BUL"}, cards="2D", controls={0: "CUM_2D"}, florins={0: 9}, dice=[1, 6])
    assert serves_from(p, 0, POWER.find("CUM"), PROVINCE.find("RUS_2C"))
    play(p, "0 attack HUN RUS_2C", "0 hire CUM", "0 militia 0", "1 militia 0")
    assert p.attacks == 1
    assert marked(p.used, "CUM")
    assert why_not(p, 0, "attack CUM BUL_2D") == "power-used"


def test_r20_marriage_does_not_forbid_attacks() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, florins=RICH, marriages=[{"one": "FRA", "other": "HRE"}])
    assert can(p, 0, "attack FRA HRE_2B")


def test_r55_an_attack_without_a_way_takes_the_jihad_with_it() -> None:
    p = table(holds={0: "ALM", 1: "SPA"}, florins=RICH, hands={0: "jihad"})
    play(p, "0 jihad ALM SPA_2A", "0 pass")
    assert "abandoned" in events(p)
    assert p.discard[CARD.find("jihad")] == 1
    assert p.florins[0] == RICH[0] - 1


# -- deals -------------------------------------------------------------------------------------


def test_r57_no_cards_and_no_sales_for_their_own_sake() -> None:
    p = table(
        holds=EXAMPLE, florins=RICH, hands={0: "pope"}, controls={0: "LIT_1D"}, knights=["LIT_1D"], stack=action(0)
    )
    play(p, "0 offer 1")
    terms = {"give_florins", "give_province", "ask_florins", "ask_province", "ask_passage"}
    assert verbs(p, 0) <= terms | {"drop"}, "neither cards nor promises"
    assert not can(p, 0, "give_province LIT_1D"), "the Knights stay with who won it"
    play(p, "0 give_province HRE_1B", "0 ask_florins 9")
    assert why_not(p, 0, "propose") == "no-occasion"
    play(p, "0 ask_passage HRE FRA_2B", "0 propose", "1 yes")
    assert owner(p, "HRE_1B") == 1
    assert p.florins == [25, 7, 18]


# -- 16.16 -------------------------------------------------------------------------------------

GAINS = {"initial-florins": 2, "collected": 1, "knights-income": 1, "crusade-gain": 1}  # where the sum stands
FEES = {"attack": 1, "jihad": 1, "quell_heresy": 1, "quell_civil_war": 1, "lift": 3}


def jihad_of(p: Medieval, seat: int) -> bool:
    return any(isinstance(s, Battle) and s.jihad and s.attacker == seat for s in p.stack)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_16_16_florins_come_and_go_by_the_rules_alone(seats: int) -> None:
    p: Medieval = GAME.start(seats, f"ledger {seats}", journal=True)
    assert p.journal is not None
    dice = Dice(f"clerks {seats}")
    purses = [0] * seats
    read = 0
    met: set[str] = set()
    while not p.over:
        seat = p.waiting[0]
        move = any_move(GAME.table, p.legal(seat), dice)
        verb, *rest = GAME.table.words(move).split(" ")
        purses[seat] -= FEES.get(verb, 0)
        if verb == "fit_out":
            purses[seat] -= 4 * int(rest[0])
        elif verb == "intercept":
            purses[seat] -= 1 + 4 * int(rest[0])
        cheap = [jihad_of(p, s) for s in range(seats)]
        p.apply(seat, move)
        for event in p.journal.events[read:]:
            key, args = event.phrase.key, event.args
            met.add(key)
            if key in GAINS:
                purses[args[0]] += args[GAINS[key]]
            elif key in ("levied", "florins-passed"):
                purses[args[0]] -= args[2]
                purses[args[1]] += args[2]
            elif key == "disaster-strikes":
                purses[args[0]] -= min(args[2], purses[args[0]])
            elif key == "bid-shown":
                purses[args[0]] -= args[1] * (2 if cheap[args[0]] else 3)
        read = len(p.journal)
        assert purses == p.florins, GAME.table.words(move)
    assert {"collected", "disaster-strikes", "bid-shown"} <= met
