"""Nothing foolish: positions of Universalis in which a bot must, or must not, do something."""

from __future__ import annotations

from typing import Any, Final

import pytest

from reame.bots.greedy import Greedy
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs
from reame.games.universalis.table.position import Universalis
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from tests.games.universalis.short_board import BANNER, FIGHT, MARKET, TALKS, WILD, board, can, do, mutual, pairs

Lands = dict[str, tuple[int | str, int]]

CARAVAN: Final = "0-caravan-1"
CAVALRY: Final = "0-cavalry-1"
THREE: Final = ("ungheria", "bizantini", "mamelucchi")
TURN: Final[dict[str, Any]] = {"step": "PlayerTurn", "seat": "0", "stage": "trade"}
PLACE: Final[dict[str, Any]] = {"step": "Placement", "seat": "0", "stage": "place"}


def choose(p: Universalis, seed: str = "foolish") -> str:
    """What a greedy player does here."""
    return verbs.MOVES.words(Greedy().choose(Eyes(p, p.waiting[0]), Dice(seed)))


def let(p: Universalis, decisions: int = 1) -> list[str]:
    """Greedy players go on; what they did."""
    done: list[str] = []
    for _ in range(decisions):
        done.append(f"{p.waiting[0]} {choose(p)}")
        do(p, p.waiting[0], done[-1].partition(" ")[2])
    return done


# -- the start -----------------------------------------------------------------------------------


def before_pieces(kingdom: str) -> Universalis:
    """Three players; the first has this kingdom and places his pieces."""
    p: Universalis = GAME.start(3, "pieces")
    while p.phase == "setup" and not any(m for m in p.legal(p.waiting[0]) if verbs.STATION.has(m)):
        legal = p.legal(p.waiting[0])
        wanted = verbs.MOVES.parse(f"take_kingdom {kingdom}")
        p.apply(p.waiting[0], wanted if wanted in legal else legal[0])
    while kingdom != box.KINGDOM.word(p.kingdom[p.waiting[0]]):
        let(p)
    return p


def test_two_ships_begin_in_two_ports() -> None:
    p = before_pieces("bizantini")
    seat = p.waiting[0]
    first = let(p)[0].rpartition(" ")[2]
    assert len({verbs.STATION.b(m) for m in p.legal(seat)}) > 1
    assert let(p)[0].rpartition(" ")[2] != first


# -- trade ---------------------------------------------------------------------------------------


def bound_for_banat(armies: int, crew: int, way: str = WILD, wild: int = 4) -> Universalis:
    """A caravan with wine in Pannonia; in Banat wine is dear, and between them lies Slavonia."""
    lands: Lands = {"pannonia": (0, armies), "slavonia": (way if way == WILD else 0, wild), "banato": (0, 6)}
    return board(
        TURN,
        MARKET,
        kingdoms=THREE,
        lands=lands,
        settlement={"pannonia": 1, "banato": 1},
        transport_at={CARAVAN: "pannonia"},
        transport_armies={CARAVAN: crew},
        transport_moves={CARAVAN: 6},
        cargo={CARAVAN: {"vino": 10}},
        active="0",
    )


@pytest.mark.parametrize("crew", [0, 3])
def test_no_caravan_goes_among_barbarians_who_would_rob_it(crew: int) -> None:
    p = bound_for_banat(5, crew)
    assert can(p, 0, f"move {CARAVAN} slavonia")
    assert choose(p) != f"move {CARAVAN} slavonia"


def test_a_caravan_takes_a_crew_before_it_goes_past_a_few_barbarians() -> None:
    p = bound_for_banat(12, 0, WILD, 1)
    assert can(p, 0, f"move {CARAVAN} slavonia")
    assert let(p, 3) == [f"0 load {CARAVAN}", "0 armies 3", f"0 move {CARAVAN} slavonia"]


def test_wine_is_not_sold_where_it_is_cheap() -> None:
    p = bound_for_banat(6, 3, "0", 6)
    assert can(p, 0, f"sell {CARAVAN} vino")
    assert choose(p).startswith(f"move {CARAVAN}")


# -- armies --------------------------------------------------------------------------------------


def placed(armies: int, **table: Any) -> list[int]:
    """How many armies are put into Leon, each time, until the phase is over."""
    p = board(
        TURN,
        PLACE,
        lands={"leon": (0, 5), "galicia": (WILD, 3)},
        settlement={"leon": 2},
        reserve={"0": {"armies": armies}},
        phase="placement",
        active="0",
        **table,
    )
    done: list[str] = []
    while type(p.stack[-1]).__name__ in ("Placement", "HowManyPlaced"):
        done += let(p)
    return [int(words.rpartition(" ")[2]) for words in done if words.startswith("0 armies")]


@pytest.mark.parametrize(("armies", "times"), [(4, 1), (9, 2), (14, 3)])
def test_armies_are_not_placed_one_at_a_time(armies: int, times: int) -> None:
    """Four and then five times one, they placed nine."""
    troops = placed(armies)
    assert sum(troops) == armies
    assert len(troops) <= times


def mounted(lands: Lands, aboard: int, **table: Any) -> Universalis:
    """A banner with a cavalry and armies in Leon."""
    return board(
        TURN,
        FIGHT,
        lands={"leon": (0, 5), **lands},
        transport_at={CAVALRY: "leon"},
        transport_armies={CAVALRY: aboard},
        transport_moves={CAVALRY: 9},
        experience={"0-banner-1": 1},
        banner_on={"0-banner-1": CAVALRY},
        attacks={"0-banner-1": 1},
        active="0",
        **table,
    )


def test_weak_barbarians_are_taken() -> None:
    assert choose(mounted({"galicia": (WILD, 1)}, 15)) == "attack 0-banner-1 galicia"


def test_nobody_attacks_what_he_cannot_win() -> None:
    p = mounted({"galicia": (WILD, 9)}, 6)
    assert can(p, 0, "attack 0-banner-1 galicia")
    assert not choose(p).startswith("attack")


def test_a_lost_attack_is_broken_off() -> None:
    battle = {
        "step": "Battle", "attacker": "0", "defender": WILD, "area": "galicia", "banner": "0-banner-1",
        "force": 2, "stage": "ask",
    }  # fmt: skip
    p = board(TURN, FIGHT, battle, lands={"leon": (0, 9), "galicia": (WILD, 9)}, active="0", **BANNER)
    assert choose(p) == "no"


OBJECTIVE: Final = [
    "granada", "douro", "tago", "algarve", "valencia", "aragona", "catalogna", "baleari",
    "rif", "fez", "doukkala", "tlemcen", "sus", "haouz",
]  # fmt: skip


def test_the_territory_that_wins_the_game_is_taken() -> None:
    held: Lands = {t: (WILD, 3) if t == "douro" else (0, 9) for t in OBJECTIVE}
    p = mounted({"galicia": (WILD, 1), "leon": (0, 9), **held}, 17, objective={"0": "castiglia_1"})
    done = let(p)
    while not done[-1].startswith("0 attack"):
        done += let(p)
    assert done[-1] == "0 attack 0-banner-1 douro"


# -- diplomacy -----------------------------------------------------------------------------------


def talk(lands: Lands | None = None, **table: Any) -> Universalis:
    """Castile may talk to three others."""
    return board(
        {"step": "PlayerTurn", "seat": "0", "stage": "diplomacy"},
        TALKS,
        lands=lands or {"leon": (0, 6), "guascogna": (1, 6)},
        phase="diplomacy",
        active="0",
        florins={0: 800, 1: 800, 2: 800, 3: 800},
        **table,
    )


def asked(*terms: str, lands: Lands | None = None, peace: bool = False, **table: Any) -> Universalis:
    """France has been made an offer by Castile."""
    p = talk(lands, **table)
    do(p, 0, "offer_peace 1" if peace else "offer 1", *terms, "propose")
    return p


def test_nobody_declares_war_on_the_stronger() -> None:
    p = talk({"leon": (0, 5), "guascogna": (1, 40), "aragona": (0, 5)}, claims=pairs((0, 1, 9)))
    assert any(verbs.DECLARE_WAR.has(m) or verbs.DECLARE_WAR_CLAIMS.has(m) for m in p.legal(0))
    assert not choose(p).startswith("declare_war")


def test_trade_for_trade_is_agreed() -> None:
    assert choose(asked("give_trade", "ask_trade")) == "yes"


def test_nothing_is_given_for_nothing() -> None:
    assert choose(asked("ask_florins 400")) == "no"


def test_passage_is_not_given_for_nothing() -> None:
    assert choose(asked("ask_passage")) == "no"


def test_the_weaker_takes_the_peace_that_is_offered() -> None:
    lands: Lands = {"leon": (0, 40), "guascogna": (1, 5), "aragona": (0, 20)}
    assert choose(asked(lands=lands, peace=True, war=mutual(0, 1))) == "yes"


def test_no_peace_is_bought_that_costs_land_from_the_weaker() -> None:
    lands: Lands = {"leon": (0, 5), "guascogna": (1, 40), "linguadoca": (1, 40), "aragona": (0, 5)}
    assert choose(asked("ask_territory linguadoca", lands=lands, peace=True, war=mutual(0, 1))) == "no"
