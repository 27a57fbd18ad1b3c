"""Corners of the rules: blockades, what banners learn, how leaders die, coins, the Pope's cathedral, invariants."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.realm.banners import remove_general
from reame.games.universalis.realm.honour import by_points
from reame.games.universalis.table import things as box
from reame.games.universalis.table.invariants import broken
from reame.games.universalis.table.position import Universalis
from tests.games.universalis.table import board, can, do, mutual, said, why

COMBAT = {"step": "CombatPhase", "seat": "3", "stage": "acts"}
TUNIS = {f"2-war_ship-{k}": "canale_sicilia" for k in (1, 2, 3)} | {
    "3-war_ship-1": "ifriqiya",
    "3-war_ship-2": "ifriqiya",
}
BLOCKADE = [{"by": "2", "against": "3", "sea": "canale_sicilia", "strait": 0}]


# -- blockades [5.8] -------------------------------------------------------------------------


def test_13_6_an_ally_before_tunis_ends_the_blockade_with_the_ships_in_port() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"ifriqiya": (3, 5)},
        settlement={"ifriqiya": 1},
        transport_at={**TUNIS, "0-war_ship-1": "mar_ionio", "0-war_ship-2": "mar_ionio"},
        transport_moves={"0-war_ship-1": 9, "0-war_ship-2": 9},
        alliance=mutual(0, 3),
        blockades=BLOCKADE,
    )
    do(p, 0, "move 0-war_ship-1 canale_sicilia")
    assert len(p.blockades) == 1  # three against three
    do(p, 0, "move 0-war_ship-2 canale_sicilia")
    assert p.blockades == []  # four against three


def test_5_8_a_new_war_ship_in_port_counts() -> None:
    p = board(
        {"step": "Placement", "seat": "3"},
        lands={"ifriqiya": (3, 5)},
        settlement={"ifriqiya": 1},
        transport_at={**TUNIS, "2-war_ship-3": "mar_ionio"},
        reserve={"3": {"war_ship": 1}},
        blockades=BLOCKADE,
    )
    do(p, 3, "place war_ship ifriqiya")
    assert p.blockades == []


STRAIT = [{"by": "0", "against": "3", "sea": "stretto_messina", "strait": 1}]


def test_5_8_a_trade_ship_inside_a_closed_strait_may_still_make_port() -> None:
    base: dict[str, Any] = {
        "lands": {"tracia": (0, 3), "bitinia": (0, 3)},
        "settlement": {"tracia": 1},
        "trade": {"0": {"3": 1}},
        "transport_moves": {"3-trade_ship-1": 9},
        "blockades": [{"by": "0", "against": "3", "sea": "bosforo", "strait": 1}],
    }
    trade = {"step": "TradePhase", "seat": "3", "stage": "acts"}
    p = board(trade, **base, transport_at={"3-trade_ship-1": "bosforo"})
    assert can(p, 3, "move 3-trade_ship-1 tracia")
    p = board(trade, **base, transport_at={"3-trade_ship-1": "egeo_nord"})
    assert why(p, 3, "move 3-trade_ship-1 bosforo") == "blockaded"


def test_5_8_a_closed_strait_opens_only_its_own_banks_to_attack() -> None:
    lands: dict[str, tuple[int | str, int]] = {"calabria": (0, 3), "sicilia": (0, 3), "tracia": (0, 3)}
    lands |= {"bitinia": (0, 3), "licia": (3, 9), "puglia": (3, 9)}
    p = board(
        COMBAT,
        lands=lands,
        experience={"3-banner-1": 1, "3-banner-2": 1},
        attacks={"3-banner-1": 1, "3-banner-2": 1},
        banner_at={"3-banner-1": "licia", "3-banner-2": "puglia"},
        blockades=STRAIT,
    )
    assert why(p, 3, "attack 3-banner-1 bitinia") == "not-at-war"
    assert can(p, 3, "attack 3-banner-2 calabria")


# -- battle ----------------------------------------------------------------------------------


def at_sea(dice: list[int], **table: Any) -> Universalis:
    base: dict[str, Any] = {
        "transport_at": {"3-war_ship-1": "canale_sicilia"},
        "transport_armies": {"3-war_ship-1": 10},
        "experience": {"3-banner-1": 1},
        "banner_on": {"3-banner-1": "3-war_ship-1"},
        "banner_level": {"3-banner-1": 1},
        "attacks": {"3-banner-1": 1},
    }
    for key, value in table.items():
        base[key] = {**base[key], **value} if key in base else value
    return board(COMBAT, dice=dice, **base)


def test_3_9_a_banner_learns_from_a_victory_at_sea() -> None:
    p = at_sea(
        [6, 6, 6, 6, 1, 1],
        war=mutual(2, 3),
        transport_at={"2-war_ship-1": "canale_sicilia"},
        transport_armies={"2-war_ship-1": 1},
    )
    do(p, 3, "attack_fleet 3-banner-1 2", "roll 3")
    do(p, 2, "roll 1")
    do(p, 3, "pass")
    assert p.experience[box.BANNER.find("3-banner-1")] == 2


def test_1_7_a_pirate_general_who_goes_down_with_his_last_army_is_honoured() -> None:
    ship = {"sea": "canale_sicilia", "armies": 1, "leader": "general"}
    p = at_sea([5, 5, 1, 1, 6, 2], pirates=[ship])
    do(p, 3, "attack_pirates 3-banner-1", "roll 3")
    assert p.pirates == []  # the highest die of the pirates won, their second one lost
    assert p.honour[3] == 1
    assert said(p, "leader-falls") == [["general"]]


def test_1_7_a_general_lost_no_longer_counts_for_attacks_and_steps() -> None:
    levels: dict[str, Any] = {k: {"3-banner-1": 2} for k in ("banner_level", "attacks", "banner_moves")}
    p = board(
        COMBAT,
        experience={"3-banner-1": 1},
        general={"3-banner-1": 1},
        banner_at={"3-banner-1": "alto_egitto"},
        **levels,
    )
    b = box.BANNER.find("3-banner-1")
    remove_general(p, b)
    assert (p.banner_level[b], p.attacks[b], p.banner_moves[b]) == (1, 1, 1)


def test_11_3_a_coin_can_be_spent_for_a_card_in_an_attack() -> None:
    p = at_sea(
        [],
        options={"honour_coin": "on"},
        coins={"3": 1},
        pirates=[{"sea": "canale_sicilia", "armies": 9, "leader": "none"}],
    )
    do(p, 3, "attack_pirates 3-banner-1")
    assert can(p, 3, "coin_card")
    do(p, 3, "coin_florins")
    assert p.florins[3] == 333
    assert can(p, 3, "roll 3")


def test_11_3_a_coin_can_be_spent_at_any_own_decision() -> None:
    coin: dict[str, Any] = {"options": {"honour_coin": "on"}, "coins": {"1": 1}, "florins": {0: 0, 1: 10}}
    p = board({"step": "SwordAuction", "bidders": ["1", "0"], "minimum": 10, "sword": 1}, **coin)
    assert why(p, 1, "bid 300") == "bid-too-high"
    do(p, 1, "coin_florins", "bid 300")
    p = board({"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1}, **coin)
    do(p, 0, "offer 1", "give_passage", "ask_florins 100", "propose")
    assert not can(p, 1, "yes")
    do(p, 1, "coin_florins", "yes")
    assert p.florins[0] == 100
    event = {"step": "DrawEvent", "seat": "0", "card": "pedaggio", "stage": "players", "zone": 3, "players": ["1"]}
    p = board(event, transport_at={"1-caravan-1": "champagne"}, **coin)
    assert not can(p, 1, "yes")
    do(p, 1, "coin_florins", "yes")
    assert p.florins[1] == 10 + 333 - 20


def test_11_3_nobody_has_more_than_four_grain_reserves() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1},
        lands={"leon": (0, 5), "andalusia": (0, 5), "champagne": (1, 5), "guascogna": (1, 5)},
        options={"grain_in_farm": "on"},
        settlement={"andalusia": 1, "guascogna": 1},
        building={"andalusia": "fattoria", "guascogna": "fattoria"},
        barn={"andalusia": 3, "guascogna": 3},
        war=mutual(0, 1),
    )
    do(p, 0, "offer_peace 1", "ask_territory guascogna", "propose")
    do(p, 1, "yes")
    assert p.grain_of(0) == 4
    assert p.barn[box.TERRITORY.find("guascogna")] == 1


# -- movement --------------------------------------------------------------------------------


def test_4_3_where_the_right_has_ended_a_banner_stays_aboard() -> None:
    base: dict[str, Any] = {
        "lands": {"linguadoca": (1, 5)},
        "transport_at": {"3-cavalry-1": "linguadoca"},
        "transport_moves": {"3-cavalry-1": 5},
        "transport_armies": {"3-cavalry-1": 4},
        "experience": {"3-banner-1": 1},
        "banner_on": {"3-banner-1": "3-cavalry-1"},
    }
    assert can(board(COMBAT, **base, passage={"1": {"3": 1}}), 3, "unload 3-cavalry-1")
    assert why(board(COMBAT, **base), 3, "unload 3-cavalry-1") == "nothing-to-unload"


def test_13_2_alexandria_to_london_without_astronomy() -> None:
    start, goal = [box.PORT_SEAS[box.CITY_LAND[box.CITY.find(c)]] for c in ("alessandria", "londra")]
    areas = 1
    reached = set(start)
    while not reached & set(goal):
        reached |= {s for r in reached for s in box.SEA_NEXT[r] if not box.OCEAN[s]}
        areas += 1
    assert areas + 2 == 15  # one point for each area, one out of port and one into it


def asked(p: Universalis, seat: int) -> list[str]:
    """The arguments of the question."""
    sentence = p.question(seat)
    assert sentence is not None
    return sentence.words()


def test_3_8_a_reserve_of_any_size_can_be_told() -> None:
    p = board({"step": "Placement", "seat": "3"}, reserve={"3": {"armies": 900}}, settlement={"alto_egitto": 1})
    assert asked(p, 3) == ["900"]


def test_9_4_a_force_of_any_size_can_be_told() -> None:
    battle = {"step": "Battle", "attacker": "barbarians", "target": "territory", "defender": "3", "area": "ifriqiya"}
    p = board({**battle, "force": 590, "source": "virtual", "stage": "round"}, lands={"ifriqiya": (3, 5)})
    assert asked(p, 3) == ["590"]


# -- set-up, end, invariants -----------------------------------------------------------------


PLACED = ["trade_ship", "caravan", "war_ship", "cavalry", "banner", "catapult"]


def test_2_the_popes_cathedral_may_stand_in_rome() -> None:
    p = board(
        {"step": "StartPieces", "queue": ["0"], "stage": "place", "placed": PLACED},
        lands={"stato_chiesa": (0, 1), "leon": (0, 1)},
        settlement={"stato_chiesa": 1},
        pope="0",
    )
    do(p, 0, "station cathedral stato_chiesa")
    assert p.cathedral[box.TERRITORY.find("stato_chiesa")] == 1


def test_7_5_an_objective_that_costs_points_is_told_so() -> None:
    p = board(COMBAT, objective={"0": "castiglia_1"})
    by_points(p, "turns")
    assert said(p, "objective-costs") == [["0", "21"]]  # seven of eight home territories are lost


def test_14_6_who_exceeds_limits_after_their_check_is_found() -> None:
    p = board(
        {"step": "Judgement", "seat": "1", "ground": "war"},
        lands={"leon": (0, 99), "stato_chiesa": (2, 5)},
        phase="limits",
        active="0",
        pope="2",
    )
    assert any(line.startswith("14.6") for line in broken(p))


def test_14_9_a_technology_without_its_prerequisite_is_found() -> None:
    p = board(COMBAT, technologies={"3": ["strade"]})
    assert any(line.startswith("14.9") for line in broken(p))
    p = board(COMBAT, technologies={"3": ["matematica", "architettura", "strade"]})
    assert not any(line.startswith("14.9") for line in broken(p))


def test_14_2_a_transport_that_moved_too_far_is_found() -> None:
    p = board(COMBAT, transport_at={"3-cavalry-1": "alto_egitto"})
    p.transport_moves[box.TRANSPORT.find("3-cavalry-1")] = -1
    assert any("moved too far" in line for line in broken(p))
