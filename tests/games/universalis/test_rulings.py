"""Rulings and options with an effect that no other file tests."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.realm.ledger import draw_card, score
from reame.games.universalis.table import things as box
from reame.games.universalis.turn.income import reinforcements
from reame.games.universalis.war.battle import Battle
from tests.games.universalis.table import at, board, can, do, mutual, pairs, said, why

BUY: dict[str, Any] = {"step": "Purchase", "seat": "0", "stage": "buy"}
FIGHT: dict[str, Any] = {"step": "CombatPhase", "seat": "0", "stage": "acts"}
ON_FOOT: dict[str, Any] = {
    "experience": {"0-banner-1": 1},
    "banner_at": {"0-banner-1": "guascogna"},
    "banner_level": {"0-banner-1": 1},
    "attacks": {"0-banner-1": 1},
}


def test_r8_a_banner_leads_as_many_as_a_war_transport_carries() -> None:
    lands: dict[str, tuple[int | str, int]] = {"guascogna": (0, 50), "linguadoca": (1, 4)}
    for n, most in ((0, 20), (9, 40), (17, 49)):
        p = board(FIGHT, lands=lands, war=mutual(0, 1), technologies={"0": box.TECH.words[:n]}, **ON_FOOT)
        do(p, 0, "attack 0-banner-1 linguadoca")
        assert can(p, 0, f"armies {most}")
        assert not can(p, 0, f"armies {most + 1}")


def test_r11_the_deck_is_rebuilt_from_the_discards() -> None:
    p = board(BUY, discards={"genio": 1}, dice=[1])
    draw_card(p, 0)
    assert p.hands[0].cards == [box.CARD.find("genio")]
    assert p.discards.size() == 0
    draw_card(p, 0)  # both are empty: the draw is skipped
    assert p.hands[0].size() == 1


def test_r36_a_captured_transport_too_many_is_destroyed_but_scores() -> None:
    p = board(
        FIGHT,
        lands={"guascogna": (0, 12), "aragona": (0, 3)},
        war=mutual(0, 1),
        transport_at={"0-caravan-1": "guascogna", "1-caravan-1": "aragona"},
        **ON_FOOT,
    )
    do(p, 0, "attack_pieces 0-banner-1 1", "armies 5", "man 0-caravan-2 1", "remove_transport 0-caravan-2")
    assert p.honour[0] == 1
    assert p.transports_of(0) == [box.TRANSPORT.find("0-caravan-1")]


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


def test_r71_pieces_on_foreign_land_defend_together() -> None:
    p = board(
        FIGHT,
        lands={"guascogna": (0, 12), "aragona": (0, 3)},
        war=mutual(0, 1),
        transport_at={"1-caravan-1": "aragona", "1-cavalry-1": "aragona"},
        transport_armies={"1-caravan-1": 2, "1-cavalry-1": 3},
        trains=[{"seat": "1", "territory": "aragona", "armies": 4}],
        **ON_FOOT,
    )
    do(p, 0, "attack_pieces 0-banner-1 1", "armies 5")
    battle = p.stack[-2]
    assert isinstance(battle, Battle)
    assert battle.defenders(p) == 9


def test_r77_after_a_battle_somebody_stands_on_the_ground() -> None:
    p = board(
        FIGHT,
        lands={"guascogna": (0, 12), "linguadoca": (1, 1)},
        war=mutual(0, 1),
        transport_at={"1-caravan-1": "linguadoca"},
        transport_armies={"1-caravan-1": 3},
        dice=[6, 1],
        **ON_FOOT,
    )
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 5", "roll 1")
    do(p, 1, "roll 1", "lose_ground linguadoca")
    do(p, 0, "no")
    assert at(p, "linguadoca") == ("1", 1)
    assert p.transport_armies[box.TRANSPORT.find("1-caravan-1")] == 2


def test_r81_who_is_not_there_forgets_a_robbed_hand() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1},
        hands={"0": [["ladro", 1]], "1": [["genio", 6], ["sicario", 2]]},
    )
    assert p.hands[1].known_to(2) == [box.CARD.find("genio")]
    do(p, 0, "thief 1", "pick sicario")
    assert p.hands[1].known_to(2) == []
    assert p.hands[1].known_to(0) == [box.CARD.find("genio")]


def test_11_3_towers_reinforce_and_their_poles_are_carried() -> None:
    base: dict[str, Any] = {"tower": {"palestina": 1, "tracia": 1}, "poles": {"palestina": 1, "tracia": 1}}
    p = board(FIGHT, lands={"palestina": (0, 5)}, **base)
    assert reinforcements(p, 0) == 2
    p = board(
        {"step": "Occupation", "banner": "0-banner-1", "territory": "tracia", "force": 1, "origin": "bulgaria"},
        lands={"palestina": (0, 5), "tracia": (1, 1), "bulgaria": (0, 4)},
        experience={"0-banner-1": 1},
        banner_at={"0-banner-1": "bulgaria"},
        **base,
    )
    do(p, 0, "pass", "poles palestina")
    assert p.poles[box.TERRITORY.find("palestina")] == 2
    assert p.honour[0] == 1  # the tower


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


def test_11_3_a_coin_for_every_ten_honour_reached_for_the_first_time() -> None:
    p = board(BUY, options={"honour_coin": "on"}, honour={"0": 8})
    score(p, 0, 3, "event")
    score(p, 0, -3, "event")
    score(p, 0, 3, "event")
    assert p.coins[0] == 1
    score(p, 0, 10, "event")
    assert p.coins[0] == 2


def test_11_3_grain_lies_in_farms() -> None:
    p = board(
        BUY,
        lands={"castiglia_nuova": (0, 5)},
        settlement={"castiglia_nuova": 1},
        building={"castiglia_nuova": "fattoria"},
        technologies={"0": ["agricoltura"]},
        florins={0: 100},
        options={"grain_in_farm": "on"},
    )
    assert why(p, 0, "buy_grain") == "farm-needed"
    do(p, 0, "store_grain castiglia_nuova")
    assert p.grain_of(0) == 1


def test_6_1_an_excommunicated_player_counts_as_muslim() -> None:
    p = board({"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1}, excommunicated=["1"])
    assert not p.same_faith(0, 1)
    do(p, 0, "declare_war 1")
    assert p.honour[0] == 0  # another faith
    assert said(p, "claim-gained") == [["1", "0", "1"]]


def test_3_11_a_player_without_anything_left_ends_the_turn() -> None:
    p = board(
        {"step": "TradePhase", "seat": "0", "stage": "acts"},
        lands={"leon": ("barbarians", 4), "galicia": ("barbarians", 4)},
        transport_at={"0-caravan-1": "leon"},
        transport_armies={"0-caravan-1": 5},
        transport_moves={"0-caravan-1": 6},
        passage=pairs((1, 0, 1)),
    )
    p.transport_armies[box.TRANSPORT.find("0-caravan-1")] = 0
    do(p, 0, "move 0-caravan-1 galicia")
    assert not p.alive(0)
    assert p.over
