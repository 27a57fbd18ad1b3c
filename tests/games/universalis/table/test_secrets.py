"""What a seat can work out about the purses and reserves of others, and what it imagines [1.1, 14.15]."""

from __future__ import annotations

from typing import Any

from reame.bots.random import any_move
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import seen
from reame.games.universalis.turn.income import pay_instalments
from reame.kernel.chance import Dice
from tests.games.universalis.short_board import FIGHT, board, do

BUY: dict[str, Any] = {"step": "Purchase", "seat": "1"}
PLACE: dict[str, Any] = {"step": "Placement", "seat": "1"}
TOWN: dict[str, Any] = {"lands": {"ile_de_france": (1, 9)}, "settlement": {"ile_de_france": 2}}


def worlds(p: Universalis, seat: int = 0, n: int = 80) -> list[Universalis]:
    return [p.imagine(seat, Dice(f"world {k}")) for k in range(n)]


def kept(p: Universalis, what: str, seat: int = 1) -> int:
    return p.kept(seat, box.RESERVE.find(what))


def test_1_1_before_anything_is_bought_a_reserve_is_empty() -> None:
    p = board({"step": "Diplomacy", "seat": "0", "stage": "acts"}, florins={1: 900})
    for w in worlds(p):
        assert w.florins[1] == 900
        assert not any(kept(w, box.RESERVE.word(k)) for k in range(box.TYPES_KEPT, box.RESERVES))


def test_1_1_after_a_purchase_pieces_may_wait_in_reserve_for_florins() -> None:
    techs = {"1": ["agricoltura", "legge", "istruzione", "esercito"]}
    p = board(BUY, florins={1: 900}, technologies=techs, **TOWN)
    do(p, 1, "buy caravan", "buy_grain")
    some = worlds(p)
    assert {kept(w, "caravan") for w in some} == {0, 1}
    assert {kept(w, "banner") for w in some} == {0, 1}
    assert {w.grain[1] for w in some} == {0, 1, 2, 3, 4}
    assert len({w.florins[1] for w in some}) > 5
    for w in some:
        assert 0 <= w.florins[1] <= 900
        assert kept(w, "general") <= kept(w, "banner")  # she has no banner on the map
        assert kept(w, "bombard") == 0  # not at this level


def test_1_1_whoever_lacks_the_army_keeps_no_generals_and_engines_and_without_craft_no_grain() -> None:
    p = board(BUY, florins={1: 2000}, **TOWN)
    for w in worlds(p):
        assert (kept(w, "general"), kept(w, "catapult"), w.grain[1]) == (0, 0, 0)


def test_1_1_what_was_placed_is_paid_for() -> None:
    p = board(PLACE, florins={1: 900}, least={"1": 0}, reserve={"1": {"banner": 1}}, **TOWN)
    assert p.most[1] == 900
    do(p, 1, "place banner ile_de_france")
    assert p.most[1] == 800


def test_1_1_what_goes_back_before_the_eyes_of_all_is_known_to_wait() -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts"},
        hands={"0": [["ladro", 1]]},
        lands={"stato_chiesa": (1, 4), "champagne": (1, 4)},
        pope="1",
        transport_at={"1-caravan-1": "stato_chiesa"},
        experience={"1-banner-1": 2},
        banner_at={"1-banner-1": "stato_chiesa"},
    )
    do(p, 0, "thief 1", "pick papa")
    for w in worlds(p):
        assert (kept(w, "caravan"), kept(w, "banner")) == (1, 1)
        assert w.florins[1] == p.florins[1]


def test_1_1_a_famine_shows_who_has_no_grain_left() -> None:
    p = board(
        {"step": "Famine", "seat": "1"},
        florins={1: 500},
        technologies={"1": ["vasellame"]},
        lands={"champagne": (1, 90)},
        grain={"1": 1},
        grain_most={"1": 4},
        least={"1": 0},
        dice=[3],
    )
    assert p.grain[1] == 0
    assert {w.grain[1] for w in worlds(p)} == {0}
    assert p.most[1] == 450


def test_8_who_has_shown_that_no_general_is_left_has_none() -> None:
    base: dict[str, Any] = {"florins": {1: 900}, "technologies": {"1": ["esercito"]}, "least": {"1": 0}}
    banners: dict[str, Any] = {"experience": {"1-banner-1": 1}, "banner_at": {"1-banner-1": "champagne"}}
    p = board({"step": "LoseGenerals", "seat": "1", "n": 2}, **base, **banners)
    assert {kept(w, "general") for w in worlds(p)} == {0, 1}
    do(p, 1, "pass")
    assert {kept(w, "general") for w in worlds(p)} == {0}


def test_14_15_the_accounts_of_all_hold_in_games_by_chance() -> None:
    p: Universalis = GAME.start(4, "accounts", {"max_turns": "6", "honour_cap": "0"})
    dice = Dice("accounts")
    waiting = 0
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        assert not GAME.broken(p)
        for s in p.living():
            unseen = sum(p.kept(s, k) for k in range(box.TYPES_KEPT, box.RESERVES))
            waiting += unseen
            if not unseen and not p.grain[s] and p.turn < 3:
                assert p.florins[s] == p.most[s]  # all is accounted for
            for k in range(box.TYPES_KEPT, box.RESERVES):
                assert seen(p, s, k) >= 0
    assert waiting


def test_6_6_who_cannot_pay_an_instalment_shows_the_purse_not_the_reserve() -> None:
    owed = [{"payer": "1", "creditor": "0", "amount": 100, "turns": 2}]
    p = board(PLACE, florins={1: 30}, instalments=owed, reserve={"1": {"banner": 1}}, **{**TOWN, "least": {"1": 0}})
    p.most[1] = 130  # a banner was bought unseen
    pay_instalments(p, 1)
    assert {w.florins[1] for w in worlds(p)} == {0}
    assert {kept(w, "banner") for w in worlds(p)} == {0, 1}
    do(p, 1, "place banner ile_de_france")
    assert (p.most[1], p.gone[1]) == (0, 0)  # now all is accounted for


def test_r26_technologies_and_loads_are_public_florins_and_reserves_are_not() -> None:
    p = board(
        FIGHT,
        technologies={"1": ["monete"]},
        florins={1: 77},
        reserve={"1": {"banner": 1}},
        transport_at={"1-caravan-1": "champagne"},
        transport_armies={"1-caravan-1": 3},
        grain={"1": 2},
    )
    table = p.view(0)["table"]
    assert table["technologies"]["1"] == ["monete"]
    assert table["transport_armies"]["1-caravan-1"] == 3
    assert table["florins"]["1"] is None
    assert table["reserve"]["1"] is None
    assert table["grain"]["1"] is None
