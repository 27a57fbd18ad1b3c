"""Reinforcements, taxes, purchases, placement, swords and set-up (2, 3, 7.2): 13.4 and the rules around it."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.income import collected, reinforcements, tax
from reame.games.universalis.turn.setup import feasible
from tests.games.universalis.table import WILD, at, board, can, do, said, why

ENGLAND = ["kent", "wessex", "anglia", "mercia", "galles", "northumbria", "irlanda"]
BUY: dict[str, Any] = {"step": "Purchase", "seat": "2", "stage": "buy"}


def held(names: list[str], seat: int = 2, armies: int = 3) -> dict[str, tuple[int | str, int]]:
    return dict.fromkeys(names, (seat, armies))


def test_13_4_reinforcements() -> None:
    lands = held([*ENGLAND, "lothian", "highlands", "douro", "tago", "algarve"])
    lands["guascogna"] = (1, 3)
    lands["galloway"] = (WILD, 1)
    assert reinforcements(board(BUY, lands=lands), 2) == 10


def test_r2_the_papal_state_gives_its_holder_one() -> None:
    assert reinforcements(board(BUY, lands=held(["stato_chiesa"])), 2) == 1


def test_13_4_tax_collector_and_merchants() -> None:
    homes = [t for t in box.TERRITORY.words if t.startswith(("a", "b", "c"))][:27]
    lands = held(homes)
    p = board(
        BUY,
        lands=lands,
        cathedral=dict.fromkeys(homes[:3], 1),
        collectors={"2": 2},
        merchants={"2": 2},
        technologies={"2": ["monete"]},
        florins={2: 0},
    )
    assert collected(p, 2) == 405
    tax(p, 2)
    assert p.florins[2] == 505


def test_3_7_a_collector_without_cathedral_and_merchants_without_coinage_bring_nothing() -> None:
    p = board(BUY, collectors={"2": 1}, merchants={"2": 1})
    tax(p, 2)
    assert p.florins[2] == 0


def test_13_4_mercenaries() -> None:
    p = board(BUY, hands={"2": [["mercenario", 4]]}, technologies={"2": ["metalli", "esercito"]}, florins={2: 1000})
    do(p, 2, "hire 15")
    assert p.florins[2] == 850
    assert p.kept(2, 0) == 15
    assert why(p, 2, "hire 1") == "no-such-card"
    p = board(BUY, hands={"2": [["mercenario", 4]]}, florins={2: 1000})
    assert why(p, 2, "hire 6") == "too-many-hired"


def test_13_4_castle_with_an_architect_and_not_the_palace_in_one_turn() -> None:
    techs = [w for w in box.TECH.words if w != "monete"][:17]
    p = board(
        BUY,
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
        BUY,
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
    assert why(board(BUY, **base), 2, "cathedral lothian") == "kingdom-not-held"
    p = board(BUY, complete={"scozia": "2"}, **base)
    do(p, 2, "cathedral lothian")
    assert p.florins[2] == 1500
    assert why(p, 2, "cathedral galloway") == "cathedral-full"


def test_r27_a_technology_opens_its_successors_in_the_next_turn() -> None:
    p = board(BUY, florins={2: 1000})
    assert why(p, 2, "research architettura") == "prerequisite"
    do(p, 2, "research matematica")
    assert p.florins[2] == 950
    assert why(p, 2, "research architettura") == "prerequisite"
    p = board(BUY, florins={2: 1000}, technologies={"2": ["matematica"]})
    do(p, 2, "research architettura")
    assert p.florins[2] == 850


def test_7_2_all_technologies_cost_3300_and_are_worth_a_point() -> None:
    assert sum(box.TECH_PRICE) == 3300
    p = board(BUY, florins={2: 1000}, technologies={"2": [w for w in box.TECH.words if w != "medicina"]})
    do(p, 2, "research medicina")
    assert p.honour[2] == 1
    assert p.level(2) == 4


def test_8_the_council_halves_technologies() -> None:
    p = board(BUY, florins={2: 100}, council=1)
    do(p, 2, "council medicina")
    assert p.florins[2] == 75
    assert why(p, 2, "council deismo") == "no-council"


def test_10_2_a_banned_player_buys_only_technologies_grain_and_mercenaries() -> None:
    p = board(
        BUY,
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
    p = board(BUY, florins={2: 1000}, reserve={"2": {"cavalry": 1}}, transport_at={"2-caravan-1": "irlanda"})
    assert why(p, 2, "buy cavalry") == "too-many-owned"
    assert why(p, 2, "buy caravan") == "too-many-owned"
    assert why(p, 2, "buy general") == "needs-army"
    do(p, 2, "buy war_ship")
    assert p.florins[2] == 750


def test_1_8_levels() -> None:
    for n, level in ((0, 1), (8, 1), (9, 2), (16, 2), (17, 3), (23, 3), (24, 4)):
        p = board(BUY, technologies={"2": box.TECH.words[:n]})
        assert p.level(2) == level


def test_3_8_new_pieces_stand_in_cities_with_roads_anywhere() -> None:
    step = {"step": "Placement", "seat": "2"}
    lands = held(["kent", "wessex"])
    base: dict[str, Any] = {"lands": lands, "settlement": {"kent": 1}, "reserve": {"2": {"armies": 7, "war_ship": 1}}}
    p = board(step, **base)
    assert why(p, 2, "place_armies wessex") == "not-this-place"
    assert why(p, 2, "place war_ship wessex") == "not-this-place"
    do(p, 2, "place_armies kent", "armies 5", "place war_ship kent")
    assert at(p, "kent") == ("2", 8)
    p = board(step, technologies={"2": ["strade"]}, **base)
    do(p, 2, "place_armies wessex", "armies 7")
    assert at(p, "wessex") == ("2", 10)


def test_1_7_a_new_banner_counts_as_level_one_and_a_new_general_from_next_turn() -> None:
    p = board(
        {"step": "Placement", "seat": "2"},
        lands=held(["kent"]),
        settlement={"kent": 1},
        reserve={"2": {"banner": 1, "general": 1}},
    )
    do(p, 2, "place banner kent", "place_general 2-banner-1")
    b = p.banners_of(2)[0]
    assert p.general[b] == 1
    assert p.attacks[b] == 1


# -- swords ----------------------------------------------------------------------------------


def five(**table: Any) -> Universalis:
    return board(
        {"step": "Swords"},
        kingdoms=("bizantini", "mamelucchi", "rum", "sri", "ungheria"),
        florins={0: 100, 1: 200, 2: 300, 3: 0, 4: 50},
        **table,
    )


def test_3_1_two_swords_are_auctioned_with_five_players() -> None:
    p = five(dice=[1, 1, 1])
    do(p, 0, "bid 50")
    assert why(p, 1, "bid 50") == "bid-too-low"
    do(p, 1, "bid 60")
    do(p, 2, "pass")
    do(p, 3, "pass")
    do(p, 4, "pass")
    do(p, 0, "pass")
    assert p.florins[1] == 140
    assert said(p, "sword-sold") == [["1", "1"]]
    for s in (0, 2, 3, 4):
        do(p, s, "pass")  # nobody bids: the second sword joins the others
    assert said(p, "sword-unsold") == [["2"]]
    assert p.order[0] == 1
    assert sorted(p.order) == [0, 1, 2, 3, 4]


def test_3_1_a_poor_player_is_asked_all_the_same() -> None:
    p = five(order=["3", "0", "1", "2", "4"])
    assert p.waiting == (3,)
    assert p.legal(3) == [0]


def test_r12_sealed_bids_ties_to_the_lower_previous_sword() -> None:
    p = five(options={"sealed_auction": "on"}, order=["2", "1", "0", "3", "4"], dice=[1, 1])
    for s, w in ((0, "bid 90"), (1, "bid 100"), (2, "bid 100"), (3, "pass"), (4, "pass")):
        do(p, s, w)
    assert said(p, "sword-sold") == [["2", "1"]]
    assert p.florins[2] == 200


# -- set-up ----------------------------------------------------------------------------------


def test_2_forced_kingdoms_are_taken() -> None:
    assert not feasible(3, [box.KINGDOM.find("rum")])
    assert feasible(3, [box.KINGDOM.find("mamelucchi")])
    assert feasible(5, [box.KINGDOM.find("rum"), box.KINGDOM.find("mamelucchi")])
    assert not feasible(4, [box.KINGDOM.find("bizantini"), box.KINGDOM.find("rum")])


def set_up(seats: int, seed: str) -> Universalis:
    p = GAME.start(seats, seed)
    while p.phase == "setup":
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    return p


def test_2_start_kits_and_zones() -> None:
    for seats in (3, 7, 10):
        p = set_up(seats, "kit")
        pope = p.pope
        for s in range(seats):
            extra = 10 if s == pope else 0
            assert p.armies_on_map(s) + p.kept(s, 0) == 70 + extra
            assert p.florins[s] == 700
            assert len(p.transports_of(s)) == 4
            assert p.cathedrals(s) == 1
            assert len(p.banners_of(s)) == 1
        assert p.christian(pope)
        assert p.owner[box.TERRITORY.find("stato_chiesa")] == pope
        assert p.honour[pope] == 1
        zone3 = p.owner[box.TERRITORY.find("kent")]
        assert (zone3 == -1) == (seats == 3)
        wild = [t for t in range(len(p.owner)) if p.owner[t] == box.BARBARIANS]
        assert all(p.armies[t] == 1 for t in wild)


def test_2_a_kingdom_without_port_uses_a_neighbours() -> None:
    for seed in ("a", "b", "c", "d"):
        p = set_up(10, seed)
        for s in range(10):
            if box.KINGDOM.word(p.kingdom[s]) in ("rum", "ungheria", "russi"):
                ships = [x for x in p.transports_of(s) if p.sheltered[x]]
                assert len(ships) == 2


def test_11_3_strong_north_and_towers() -> None:
    p = GAME.start(10, "north", {"strong_north": "on", "towers": "on"})
    assert p.armies[box.TERRITORY.find("novgorod")] == 2
    assert p.tower[box.TERRITORY.find("palestina")] == 1
    assert p.capacity(box.TERRITORY.find("palestina")) == 10 + 10 + 10 + 10
    assert GAME.start(9, "north", {"strong_north": "on"}).armies[box.TERRITORY.find("novgorod")] == 1


def test_11_3_islands_of_the_orders() -> None:
    p = GAME.start(3, "islands", {"religious_orders": "on"})
    assert p.owner[box.TERRITORY.find("malta")] == box.BARBARIANS
    assert len(p.realm(box.KINGDOM.find("hafsidi"))) == 4
    assert GAME.start(3, "islands").owner[box.TERRITORY.find("malta")] == -1
