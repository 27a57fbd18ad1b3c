"""The purchase phase [3.8]: technologies, buildings, pieces, mercenaries."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.table import things as box
from tests.games.universalis.short_board import BUY, FIGHT, MARKET, TALKS, board, can, do, why

ENGLISH_PURCHASE: dict[str, Any] = {"step": "Purchase", "seat": "2", "stage": "buy"}


def held(names: list[str], seat: int = 2, armies: int = 3) -> dict[str, tuple[int | str, int]]:
    return dict.fromkeys(names, (seat, armies))


def test_r68_an_architect_does_not_halve_trade_buildings() -> None:
    p = board(
        BUY,
        lands={"castiglia_nuova": (0, 5)},
        settlement={"castiglia_nuova": 1},
        technologies={"0": ["architettura"]},
        hands={"0": [["architetto", 1]]},
        florins={0: 400},
        options={"trade_buildings": "on"},
    )
    do(p, 0, "architect", "build fattoria castiglia_nuova", "fortify castiglia_nuova")
    assert p.florins[0] == 400 - 250 - 50
    assert why(p, 0, "build miniera castiglia_nuova") == "building-there"


def test_11_3_religion_in_four_levels() -> None:
    p = board(BUY, options={"religion_four_levels": "on"}, technologies={"0": ["deismo"]}, florins={0: 1000})
    assert why(p, 0, "research teologia") == "prerequisite"
    do(p, 0, "research misticismo")
    assert p.florins[0] == 850
    step = {"step": "Round", "attacker": "0", "defender": "1", "force": 5, "armies": 5, "stage": "defence", "base": 1}
    whole = {"1": ["deismo", "misticismo", "monoteismo", "teologia"]}
    base: dict[str, Any] = {"hands": {"1": [["eroina", 2]]}, "technologies": whole, "cathedral": {"champagne": 1}}
    assert can(board(step, options={"religion_four_levels": "on"}, **base), 1, "play eroina")
    assert why(board(step, **base), 1, "play eroina") == "not-in-this-battle"


def test_r9_a_bombard_costs_as_much_as_a_catapult() -> None:
    p = board(BUY, technologies={"0": box.TECH.words}, florins={0: 1000})
    do(p, 0, "buy bombard", "buy catapult")
    assert p.florins[0] == 0


def test_r15_religion_has_two_levels() -> None:
    p = board(BUY, technologies={"0": ["deismo"]}, florins={0: 1000})
    do(p, 0, "research teologia", "research monoteismo", "research misticismo")
    assert p.florins[0] == 1000 - 3 * 150


def test_r22_mercenaries_are_hired_in_the_purchase_phase_alone() -> None:
    hand: dict[str, Any] = {"hands": {"0": [["mercenario", 1]]}, "florins": {0: 100}}
    assert can(board(BUY, **hand), 0, "hire 5")
    for step in (TALKS, FIGHT, MARKET, {"step": "Placement", "seat": "0"}):
        assert why(board(step, **hand), 0, "hire 5") == "not-now"


def test_r85_a_kingdom_completed_in_this_turn_builds_no_cathedral() -> None:
    home = {box.TERRITORY.word(t): (0, 3) for t in box.LANDS[0][box.KINGDOM.find("castiglia")]}
    base: dict[str, Any] = {"lands": home, "technologies": {"0": ["architettura"]}, "florins": {0: 1000}}
    assert why(board(BUY, **base), 0, "cathedral leon") == "kingdom-not-held"
    assert can(board(BUY, complete={"castiglia": "0"}, **base), 0, "cathedral leon")


def test_13_4_mercenaries() -> None:
    p = board(
        ENGLISH_PURCHASE,
        hands={"2": [["mercenario", 4]]},
        technologies={"2": ["metalli", "esercito"]},
        florins={2: 1000},
    )
    do(p, 2, "hire 15")
    assert p.florins[2] == 850
    assert p.kept(2, 0) == 15
    assert why(p, 2, "hire 1") == "no-such-card"
    p = board(ENGLISH_PURCHASE, hands={"2": [["mercenario", 4]]}, florins={2: 1000})
    assert why(p, 2, "hire 6") == "too-many-hired"


def test_13_4_castle_with_an_architect_and_not_the_palace_in_one_turn() -> None:
    techs = [w for w in box.TECH.words if w != "monete"][:17]
    p = board(
        ENGLISH_PURCHASE,
        lands=held(["triveneto"]),
        settlement={"triveneto": 3},
        fort={"triveneto": 1},
        technologies={"2": techs},
        hands={"2": [["architetto", 4]]},
        florins={2: 1000},
    )
    do(p, 2, "architect", "fortify triveneto")
    assert p.florins[2] == 900
    assert p.fort[box.TERRITORY.find("triveneto")] == 2
    assert why(p, 2, "fortify triveneto") == "one-level"


def test_1_3_a_castle_needs_a_settlement_as_high() -> None:
    p = board(
        ENGLISH_PURCHASE,
        lands=held(["triveneto"]),
        settlement={"triveneto": 1},
        fort={"triveneto": 1},
        technologies={"2": box.TECH.words[:17]},
        florins={2: 1000},
    )
    assert why(p, 2, "fortify triveneto") == "fort-too-high"


def test_1_3_a_cathedral_needs_the_kingdom_since_before_this_turn() -> None:
    lands = held(["lothian", "highlands", "galloway"])
    base: dict[str, Any] = {"lands": lands, "technologies": {"2": ["architettura"]}, "florins": {2: 2500}}
    assert why(board(ENGLISH_PURCHASE, **base), 2, "cathedral lothian") == "kingdom-not-held"
    p = board(ENGLISH_PURCHASE, complete={"scozia": "2"}, **base)
    do(p, 2, "cathedral lothian")
    assert p.florins[2] == 1500
    assert why(p, 2, "cathedral galloway") == "cathedral-full"


def test_r27_a_technology_opens_its_successors_in_the_next_turn() -> None:
    p = board(ENGLISH_PURCHASE, florins={2: 1000})
    assert why(p, 2, "research architettura") == "prerequisite"
    do(p, 2, "research matematica")
    assert p.florins[2] == 950
    assert why(p, 2, "research architettura") == "prerequisite"
    p = board(ENGLISH_PURCHASE, florins={2: 1000}, technologies={"2": ["matematica"]})
    do(p, 2, "research architettura")
    assert p.florins[2] == 850


def test_7_2_all_technologies_cost_3300_and_are_worth_a_point() -> None:
    assert sum(box.TECH_PRICE) == 3300
    p = board(ENGLISH_PURCHASE, florins={2: 1000}, technologies={"2": [w for w in box.TECH.words if w != "medicina"]})
    do(p, 2, "research medicina")
    assert p.honour[2] == 1
    assert p.level(2) == 4


def test_8_the_council_halves_technologies() -> None:
    p = board(ENGLISH_PURCHASE, florins={2: 100}, council={2: 1})
    do(p, 2, "council medicina")
    assert p.florins[2] == 75
    assert why(p, 2, "council deismo") == "no-council"


def test_10_2_a_banned_player_buys_only_technologies_grain_and_mercenaries() -> None:
    p = board(
        ENGLISH_PURCHASE,
        florins={2: 1000},
        excommunicated=["2"],
        banned=["2"],
        technologies={"2": ["agricoltura", "architettura"]},
        hands={"2": [["mercenario", 4]]},
    )
    assert why(p, 2, "buy caravan") == "purchase-banned"
    assert can(p, 2, "buy_grain")
    assert can(p, 2, "hire 5")
    assert can(p, 2, "research medicina")


def test_1_5_one_transport_of_each_type_at_level_one() -> None:
    p = board(
        ENGLISH_PURCHASE, florins={2: 1000}, reserve={"2": {"cavalry": 1}}, transport_at={"2-caravan-1": "irlanda"}
    )
    assert why(p, 2, "buy cavalry") == "too-many-owned"
    assert why(p, 2, "buy caravan") == "too-many-owned"
    assert why(p, 2, "buy general") == "needs-army"
    do(p, 2, "buy war_ship")
    assert p.florins[2] == 750


def test_1_8_levels() -> None:
    for n, level in ((0, 1), (8, 1), (9, 2), (16, 2), (17, 3), (23, 3), (24, 4)):
        p = board(ENGLISH_PURCHASE, technologies={"2": box.TECH.words[:n]})
        assert p.level(2) == level
