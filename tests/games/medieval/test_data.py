"""The data against all that the rulebook states (section 17)."""

from __future__ import annotations

from reame.games.medieval.land.geography import CARD_NEAR, CARD_OF, DEFENCE, HOME, HOMES, INCOME, LAND_MASK, START
from reame.games.medieval.table.things import (
    ARMY,
    COPIES,
    DATA,
    DRAFTED,
    INITIAL,
    MAP,
    NAVAL,
    NORMAL,
    POWER,
    POWER_TABLE,
    PRINTED_RULER,
    PROVINCE,
)


def test_r44_gibraltar_needs_ships_the_bosporus_does_not() -> None:
    assert LAND_MASK[PROVINCE.find("BYZ_3D")] >> PROVINCE.find("LAT_3D_THRACE") & 1
    assert not LAND_MASK[PROVINCE.find("ALM_3A")] >> PROVINCE.find("SPA_3A") & 1


def test_r01_nineteen_cards_joined_along_edges() -> None:
    assert "4F" not in MAP.words
    assert {m[1] for m in MAP.words if m[0] == "1"} == set("ABCDEF")
    near = {MAP.words[m]: {MAP.words[n] for n in CARD_NEAR[m]} for m in range(len(MAP.words))}
    assert near["2B"] == {"1B", "2A", "2C", "3B"}
    assert "1A" not in near["2B"], "corners do not count"
    assert near["3F"] == {"2F", "3D", "4D"}, "it reaches down the side of 4D"
    assert all(a in near[b] for a in near for b in near[a])


def test_r44_messina_and_the_channel_need_ships_too() -> None:
    assert not LAND_MASK[PROVINCE.find("HRE_3C")] >> PROVINCE.find("HRE_4B") & 1
    assert not LAND_MASK[PROVINCE.find("ENG_1B")] >> PROVINCE.find("FRA_1B") & 1


def test_e06_the_whole_power_table() -> None:
    rows = """ENG 11 12 13|LAT 14 15|VEN 16|SWE 21|POL 22 23|NOR 24|PRU 25|HRE 26 31 32 33|RUS 34 35 36|BYZ 41 42
        |JER 43|BUL 44|HUN 45 46|SPA 51 52|DEN 53|LIT 54|SER 55|FRA 56 61|ALM 62 63|AYY 64 65|SEL 66"""
    for row in rows.split("|"):
        power, *rolls = row.split()
        assert {POWER.words[POWER_TABLE[int(r)]] for r in rolls} == {power}


def test_17_cards_and_powers() -> None:
    assert len(MAP.words) == 19
    assert sum(COPIES) == 91
    assert DATA["deck"]["totals"]["all_cards"] == 19 + sum(COPIES)
    assert len(POWER.words) == 27
    assert [POWER.words[x] for x in range(27) if not DRAFTED[x]] == ["SWE", "PRU", "POV", "CUM", "GEO", "BGS"]
    for x in range(27):
        assert DRAFTED[x] == any(START[CARD_OF[t]] for t in HOMES[x])


def test_17_one_province_per_power_and_card() -> None:
    seen = [(POWER.words[x], CARD_OF[t]) for x in range(27) for t in HOMES[x]]
    twice = {s for s in seen if seen.count(s) > 1}
    assert twice == {("LAT", MAP.find("3D"))}


def test_17_power_table_covers_all_rolls() -> None:
    rolls = [10 * a + b for a in range(1, 7) for b in range(1, 7)]
    assert all(POWER_TABLE[r] >= 0 for r in rolls)
    assert len({POWER_TABLE[r] for r in rolls}) == 21


def test_17_starting_income_of_the_example() -> None:
    names = "HRE_1B HRE_2B HRE_2C AYY_4D ALM_3A SPA_3A"
    assert sum(INCOME[PROVINCE.find(w)] for w in names.split()) == 16


def test_17_figures_the_rulebook_states() -> None:
    income = {w: INCOME[i] for i, w in enumerate(PROVINCE.words)}
    assert (income["FRA_1A"], income["FRA_2A"], income["BUL_2D"], income["SEL_3D"], income["SAR_3B"]) == (2, 4, 1, 1, 1)
    assert income["FRA_1B"] < 3
    florins = {"HRE": 6, "FRA": 6, "ENG": 9, "SPA": 4, "RUS": 7, "AYY": 4, "ALM": 6, "BYZ": 3, "HUN": 5}
    florins |= {"POL": 2, "SEL": 4}
    for word, n in florins.items():
        assert INITIAL[POWER.find(word)] == n
    armies = {"FRA": (2, 1), "ENG": (1, -1), "SPA": (2, 1), "ALM": (1, -1), "HUN": (0, -1), "SEL": (2, 0)}
    for word, (army, ruler) in armies.items():
        x = POWER.find(word)
        assert (ARMY[x], PRINTED_RULER[x] - NORMAL) == (army, ruler)
    assert DEFENCE[MAP.find("2D")] == 3
    assert NAVAL[POWER.find("SEL")] == 1


def test_17_provinces_the_rulebook_names() -> None:
    def cards(word: str) -> str:
        return " ".join(sorted(MAP.words[CARD_OF[t]] for t in HOMES[POWER.find(word)]))

    expected = {
        "FRA": "1A 1B 2A 2B",
        "HRE": "1B 1C 2B 2C 3B 3C 4B",
        "HUN": "2C",
        "SER": "2C 3C",
        "RUS": "1D 1E 1F 2C",
        "POL": "1C 1D 2C",
        "LAT": "3C 3D 3D 4D",
    }
    assert {word: cards(word) for word in expected} == expected
    on_2f = {POWER.words[HOME[t]] for t in range(len(HOME)) if MAP.words[CARD_OF[t]] == "2F"}
    assert on_2f == {"BGS", "POV", "GEO"}
