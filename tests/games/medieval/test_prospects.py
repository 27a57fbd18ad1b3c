"""What moves would mean: odds are those of the real steps over all dice, ways are those that the attack takes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.war.attack import Attack
from reame.kernel.chance import scripted
from reame.kernel.prospects import Prospect
from tests.games.medieval.tables import EXAMPLE, GAME, MANDATORY, RICH, marked, on, owner, play, ruler, table


def frequency(p: Medieval, moves: list[str], came: Callable[[Medieval], bool], dice: int = 2, then: int = 1) -> float:
    """How often it comes so, over all throws of so many dice; dice that are thrown afterwards show a face."""
    faces = list(product(range(1, 7), repeat=dice))
    hits = 0
    for thrown in faces:
        q = p.clone()
        q.dice = scripted([*thrown, then, then])
        hits += came(play(q, *moves))
    return hits / len(faces)


def of(p: Medieval, seat: int, words: str) -> Prospect:
    """The prospect of a move."""
    return next(x for x in GAME.prospects(p, seat, "choices") if x.of == words)


def told(p: Medieval, seat: int, about: str) -> Prospect:
    """The first prospect of a subject."""
    return GAME.prospects(p, seat, about)[0]


def keys(x: Prospect) -> list[str]:
    return [s.phrase.key for s in x.says]


def test_9_6_odds_of_an_attack_are_those_of_the_battle() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    x = of(p, 0, "attack HRE FRA_2B")
    taken = frequency(p, ["0 attack HRE FRA_2B", "0 militia 0", "1 militia 0"], lambda q: owner(q, "FRA_2B") == 0)
    assert x.odds == taken
    assert keys(x) == ["would-attack-seat", "would-cost-fee"]
    target = next(x for x in GAME.prospects(p, 0, "hopes") if x.of == "province:FRA_2B")
    hope = next(x for x in target.parts if x.of == "power:HRE")
    assert hope.odds == taken


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 0), (1, 3), (4, 2)])
def test_9_2_the_table_of_odds_is_that_of_the_battle(mine: int, theirs: int) -> None:
    p = play(table(holds=EXAMPLE, florins=RICH), "0 attack HRE FRA_2B")
    taken = frequency(p, [f"0 militia {mine}", f"1 militia {theirs}"], lambda q: owner(q, "FRA_2B") == 0)
    attacker = told(p, 0, "battle").figures
    assert attacker["chances"][mine][theirs] == taken
    defender = told(p, 1, "battle").figures
    assert defender["chances"][theirs][mine] == pytest.approx(1 - taken)
    assert told(p, 2, "battle").figures["chances"][0] == [pytest.approx(c) for c in attacker["chances"][0]]


def test_9_2_odds_of_a_bid_are_those_of_the_battle_and_it_says_what_is_left() -> None:
    p = play(table(holds=EXAMPLE, florins=RICH), "0 attack HRE FRA_2B")
    x = of(p, 0, "militia 2")
    assert x.odds == frequency(p, ["0 militia 2", "1 militia 0"], lambda q: owner(q, "FRA_2B") == 0)
    assert x.price is not None
    assert x.price.words() == [str(2 * t.MILITIA_COST)]
    assert x.says[0].words() == [str(p.florins[0] - 2 * t.MILITIA_COST)]


def test_9_6_the_parts_of_both_sides_add_up_to_what_the_battle_adds() -> None:
    p = play(table(holds=EXAMPLE, florins=RICH), "0 attack HRE FRA_2B")
    attack, defence = told(p, 2, "battle").parts
    sums = [sum(part["n"] for part in side.figures["parts"]) for side in (attack, defence)]
    step = p.stack[1 + next(i for i, s in enumerate(p.stack) if isinstance(s, Attack))]
    assert sums == [step.army(p), step.guard(p, 0)]  # type: ignore[attr-defined]
    assert [part["what"] for part in attack.figures["parts"]] == ["army", "ruler"]


def test_8_1_spies_leave_one_column_of_odds() -> None:
    p = play(
        table(holds=EXAMPLE, florins=RICH, hands={0: "spies"}), "0 attack HRE FRA_2B", "0 militia 0", "1 militia 2"
    )
    play(p, "0 spies_battle")
    assert told(p, 0, "battle").figures["theirs"] == [2]
    assert told(p, 2, "battle").figures["theirs"] != [2]
    taken = frequency(p, ["0 militia 3"], lambda q: owner(q, "FRA_2B") == 0)
    assert of(p, 0, "militia 3").odds == taken


def test_8_4_the_militia_of_a_jihad_is_cheaper() -> None:
    p = table(holds={0: "ALM", 1: "SPA"}, florins={0: 9, 1: 9}, hands={0: "jihad"})
    play(p, "0 jihad ALM SPA_2A")
    while told_battle(p) is None:
        play(p, f"{p.waiting[0]} {GAME.table.words(p.default(p.waiting[0]))}")
    assert told(p, 0, "battle").figures["price"] == t.JIHAD_COST
    assert told(p, 1, "battle").figures["price"] == t.MILITIA_COST
    assert len(told(p, 0, "battle").figures["mine"]) == 1 + (9 - t.ATTACK_FEE) // t.JIHAD_COST


def told_battle(p: Medieval) -> Prospect | None:
    found = GAME.prospects(p, 0, "battle")
    return found[0] if found else None


def test_7_1_odds_of_the_knights_are_those_of_their_ride() -> None:
    p = table(holds={0: "FRA"}, hands={0: "knights knights"})
    for cards in (1, 2):
        words = f"knights_attack LIT_1D {cards}"
        assert of(p, 0, words).odds == frequency(p, [f"0 {words}"], lambda q: owner(q, "LIT_1D") == 0)


def test_7_2_a_knights_province_counts_in_its_defence() -> None:
    p = table(holds={0: "RUS", 1: "FRA"}, florins={0: 9, 1: 9}, controls={1: "LIV_1D"}, knights=["LIV_1D"])
    x = of(p, 0, "attack RUS LIV_1D")
    assert x.odds == frequency(p, ["0 attack RUS LIV_1D", "0 militia 0"], lambda q: owner(q, "LIV_1D") == 0)
    play(p, "0 attack RUS LIV_1D")
    assert told(p, 0, "battle").parts[1].figures == {
        "seat": 1,
        "parts": [{"what": "order", "of": "LIV_1D", "n": t.KNIGHTS_PROVINCE}],
        "militia": False,
    }


def test_7_1_knights_cards_change_the_odds_of_a_defender() -> None:
    p = table(
        holds={0: "ALM", 1: "SPA"}, florins={0: 9, 1: 9}, hands={1: "knights knights"}, options={"windows": "open"}
    )
    play(p, "0 attack ALM SPA_2A")
    while told_battle(p) is None:
        play(p, f"{p.waiting[0]} {GAME.table.words(p.default(p.waiting[0]))}")
    play(p, "0 militia 0", "1 militia 1")
    while not any(x.of == "support 1" for x in GAME.prospects(p, 1, "choices")):
        play(p, f"{p.waiting[0]} pass")
    for cards in (1, 2):
        held = frequency(p, [f"1 support {cards}"], lambda q: owner(q, "SPA_2A") == 1)
        assert of(p, 1, f"support {cards}").odds == pytest.approx(held)


def test_11_mercenaries_are_told_before_and_counted_after_they_are_hired() -> None:
    p = table(holds={0: "RUS CUM", 1: "HUN"}, cards="2D", florins={0: 9, 1: 9}, controls={0: "CUM_2D"})
    targets = [x for x in GAME.prospects(p, 0, "choices") if x.of.startswith("attack RUS") and "would-serve" in keys(x)]
    assert targets
    target = targets[0].of.split()[2]
    play(p, f"0 attack RUS {target}")
    hired = of(p, 0, "hire CUM").odds
    assert hired > targets[0].odds
    play(p, "0 hire CUM")
    while told_battle(p) is None:
        play(p, f"{p.waiting[0]} {GAME.table.words(p.default(p.waiting[0]))}")
    assert told(p, 0, "battle").odds == hired


def test_9_5_leave_and_interceptors_are_those_of_the_way_that_is_taken() -> None:
    p = table(holds={0: "ENG", 1: "FRA", 2: "VEN DEN"}, florins=RICH)
    asked = met = 0
    for x in GAME.prospects(p, 0, "choices"):
        if not x.of.startswith("attack ") or not x.figures["permits"] + x.figures["interceptors"]:
            continue
        q = play(p.clone(), f"0 {x.of}")
        straight = of(q, 0, "straight")
        assert straight.figures == x.figures
        play(q, "0 straight")
        attack = next(s for s in q.stack if isinstance(s, Attack))
        assert attack.permits == x.figures["permits"]
        asked += bool(attack.permits)
        met += bool(x.figures["interceptors"])
    assert asked
    assert met


def test_9_5_every_step_of_a_way_says_where_it_leads() -> None:
    p = play(table(holds={0: "FRA", 1: "VEN"}, florins=RICH), "0 attack FRA VEN_2B")
    choices = {x.of: x for x in GAME.prospects(p, 0, "choices")}
    assert "straight" in choices
    assert any(w.startswith("from ") for w in choices)
    assert all("permits" in x.figures for x in choices.values())


@pytest.mark.parametrize("ships", [0, 1])
def test_10_3_odds_at_sea_are_those_of_the_battle(ships: int) -> None:
    p = play(table(holds={0: "ENG", 1: "FRA DEN"}, florins=RICH), "0 attack ENG HRE_1B", "0 straight")
    bare, fitted = play(p.clone(), "0 fit_out 0"), play(p.clone(), "0 fit_out 1")
    sunk = frequency(bare, [f"1 intercept {ships}"], lost)
    x = of(fitted, 1, f"intercept {ships}")
    assert x.odds == sunk, "whoever meets it does not know the outlay of the mover"
    assert told(fitted, 1, "voyage").figures["chances"][ships] == sunk
    through = frequency(fitted, ["1 intercept 0"], lambda q: not lost(q))
    assert told(fitted, 0, "voyage").odds == pytest.approx(through), "the mover does"


def lost(p: Medieval) -> bool:
    return not any(isinstance(s, Attack) for s in p.stack)


def test_5_3_odds_of_the_mongols_are_those_of_their_attack() -> None:
    p = table(
        holds={0: "FRA", 1: "ENG"},
        hands={0: "mongols"},
        stack=MANDATORY,
        mongols_drawn=3,
        options={"windows": "silent"},
    )
    for x in GAME.prospects(p, 0, "mongols"):
        card = x.of.removeprefix("map:")
        fallen = frequency(p, [f"0 raid {card}"], lambda q, card=card: bool(q.gone >> t.MAP.find(card) & 1))  # type: ignore[misc]
        assert x.odds == fallen
        assert of(p, 0, f"raid {card}").odds == fallen


def test_7_3_a_knights_province_helps_its_card_against_the_mongols() -> None:
    plain = table(holds={0: "FRA", 1: "ENG"})
    helped = table(holds={0: "FRA", 1: "ENG"}, knights=["RUS_2C"])
    before, after = ({x.of: x for x in GAME.prospects(p, 0, "edge")} for p in (plain, helped))
    assert after["map:2C"].figures["defence"] == before["map:2C"].figures["defence"] + t.KNIGHTS_AGAINST_MONGOLS
    assert after["map:2C"].odds < before["map:2C"].odds


def test_6_2_odds_of_a_crusade_are_those_of_its_dice() -> None:
    p = table(holds={0: "FRA HRE", 1: "JER"}, florins={1: 9}, hands={0: "pope knights knights"})
    play(p, "0 crusade")
    before = p.florins[0]
    gains: list[int] = []

    def gained(q: Medieval) -> bool:
        gains.append(q.florins[0] - before)
        return gains[-1] > 0

    x = of(p, 0, "join_power FRA 2")
    assert x.odds == frequency(p, ["0 join_power FRA 2", "1 pass"], gained)
    play(p, "0 join_power FRA 2")
    crusade = told(p, 1, "crusade")
    assert crusade.odds == x.odds
    assert crusade.figures["mean"] == pytest.approx(sum(gains) / 36, abs=0.01)
    assert [unit.figures["n"] for unit in crusade.parts] == [crusade.figures["strength"]]


def test_6_2_a_crusade_says_who_owes_the_levy() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "pope"})
    x = of(p, 0, "crusade")
    assert x.says[-1].words() == [str(t.LEVY_OF_THREE), "1", "2"]


def test_8_3_odds_against_a_civil_war_are_those_of_the_fight() -> None:
    p = table(holds=EXAMPLE, florins=RICH, civil_war=["HRE"])
    x = of(p, 0, "quell_civil_war HRE")
    ended = frequency(p, ["0 quell_civil_war HRE", "0 militia 0"], lambda q: not marked(q.civil_war, "HRE"))
    assert x.odds == ended
    play(p, "0 quell_civil_war HRE")
    for steps in (0, 2):
        ended = frequency(p, [f"0 militia {steps}"], lambda q: not marked(q.civil_war, "HRE"))
        assert of(p, 0, f"militia {steps}").odds == ended
        assert told(p, 0, "war").figures["chances"][steps] == [ended]


def test_8_2_odds_of_an_assassin_are_those_of_his_die() -> None:
    p = table(holds=EXAMPLE, hands={2: "assassin"}, active=2)
    killed = frequency(p, ["2 assassin ENG"], lambda q: ruler(q, "ENG") == "good", dice=1)
    assert of(p, 2, "assassin ENG").odds == killed


def test_8_5_odds_of_a_heresy_are_those_of_its_die() -> None:
    p = table(holds={0: "FRA", 1: "VEN"}, controls={1: "LAT_4D"}, hands={0: "heresy"})
    spread = frequency(p, ["0 heresy LAT_4D"], lambda q: on(q.heresy, "LAT_4D"), dice=1)
    assert of(p, 0, "heresy LAT_4D").odds == spread


def test_4_3_a_power_card_says_what_it_brings() -> None:
    p = table(holds={0: "FRA"}, florins={0: 0}, hands={0: "SPA"})
    x = of(p, 0, "play_power SPA")
    assert x.price is not None
    brought = int(x.price.words()[0])
    provinces = x.says[0].words()
    play(p, "0 play_power SPA")
    assert p.florins[0] == brought == t.INITIAL[t.POWER.find("SPA")]
    assert all(owner(p, province) == 0 for province in provinces)


def test_4_3_a_power_without_a_free_province_brings_nothing() -> None:
    p = table(holds={0: "FRA"}, controls={1: "SPA_2A SPA_3A"}, florins={0: 0}, hands={0: "SPA"})
    homes = [x for x in ("SPA_2A", "SPA_3A") if p.alive(t.PROVINCE.find(x))]
    assert all(owner(p, x) == 1 for x in homes)
    assert of(p, 0, "play_power SPA").price is None
    play(p, "0 play_power SPA")
    assert p.florins[0] == 0


def test_3_4_collecting_says_what_it_brings() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    x = of(p, 0, "collect")
    before = p.florins[0]
    play(p, "0 collect")
    assert x.price is not None
    assert p.florins[0] - before == int(x.price.words()[0])


def test_9_4_a_power_that_cannot_get_there_says_so() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    far = [x for target in GAME.prospects(p, 0, "hopes") for x in target.parts if not x.figures["reach"]]
    assert far
    assert all(keys(x) == ["no-way"] for x in far)
    assert GAME.prospects(p, -1, "hopes") == []
