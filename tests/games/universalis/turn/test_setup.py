"""Setting the table [2]."""

from __future__ import annotations

from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.setup import feasible
from tests.games.universalis.short_board import board, can, do, why

PLACED = ["trade_ship", "caravan", "war_ship", "cavalry", "banner", "catapult"]


def set_up(seats: int, seed: str) -> Universalis:
    p = GAME.start(seats, seed)
    while p.phase == "setup":
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    return p


def test_2_the_popes_cathedral_may_stand_in_rome() -> None:
    p = board(
        {"step": "StartPieces", "queue": ["0"], "stage": "place", "placed": PLACED},
        lands={"stato_chiesa": (0, 1), "leon": (0, 1)},
        settlement={"stato_chiesa": 1},
        pope="0",
    )
    do(p, 0, "station cathedral stato_chiesa")
    assert p.cathedral[box.TERRITORY.find("stato_chiesa")] == 1


def test_r72_ships_are_stationed_first() -> None:
    p = board({"step": "StartPieces"}, lands={"andalusia": (0, 1)}, settlement={"andalusia": 1}, phase="setup")
    assert why(p, 0, "station banner andalusia") == "ships-first"
    assert can(p, 0, "station trade_ship andalusia")


def test_2_forced_kingdoms_are_taken() -> None:
    assert not feasible(3, [box.KINGDOM.find("rum")])
    assert feasible(3, [box.KINGDOM.find("mamelucchi")])
    assert feasible(5, [box.KINGDOM.find("rum"), box.KINGDOM.find("mamelucchi")])
    assert not feasible(4, [box.KINGDOM.find("bizantini"), box.KINGDOM.find("rum")])


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
