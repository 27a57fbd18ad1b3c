"""After a victory [5.4, 5.5]: occupation, captured transports, towers."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.table import things as box
from reame.games.universalis.turn.income import reinforcements
from reame.games.universalis.war.conquest import Occupation
from tests.games.universalis.short_board import FIGHT, ON_FOOT, at, board, do, mutual, siege, why


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


def test_r29_at_least_as_many_occupy_as_fought_last_and_survive() -> None:
    p = siege({}, [6, 6, 2, 3, 5])
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 6", "roll 3")
    do(p, 1, "roll 2")  # 6 6 2 against 5 3: both fall, three survive
    (o,) = [s for s in p.stack if isinstance(s, Occupation)]
    assert (o.least, o.force) == (3, 6)
    assert why(p, 0, "armies 2") == "not-enough"
