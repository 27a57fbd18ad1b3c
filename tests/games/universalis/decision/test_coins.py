"""Coins of honour [11.3, D29]: spent at any own decision or when attacked, kept by default."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.decision.coins import is_coin
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from tests.games.universalis import wild_board
from tests.games.universalis.fate.test_fates_by_chance import EVERYTHING, Cursed
from tests.games.universalis.short_board import BUY, MAMLUK_COMBAT, at, board, can, do, mutual, said, why

COIN: dict[str, Any] = {"options": {"honour_coin": "on"}, "coins": {"0": 1, "1": 1}}
FIGHT: dict[str, Any] = {"step": "CombatPhase", "seat": "0", "stage": "acts"}
ON_FOOT: dict[str, Any] = {
    "experience": {"0-banner-1": 2},
    "banner_at": {"0-banner-1": "guascogna"},
    "banner_level": {"0-banner-1": 2},
    "attacks": {"0-banner-1": 2},
    "banner_moves": {"0-banner-1": 2},
}
WARS: dict[str, Any] = {"lands": {"guascogna": (0, 12), "linguadoca": (1, 3)}, "war": mutual(0, 1), **ON_FOOT, **COIN}
CITIES: dict[int, dict[str, int]] = {0: {"pannonia": 30, "croazia": 5, "dalmazia": 5, "slavonia": 9}, 1: {"delta": 9}}
MARCH: dict[str, Any] = {
    "crusade_target": "palestina",
    "crusade_start": "pannonia",
    "host_at": "croazia",
    "crusade_holder": "barbarians",
}
STANDING = {"pannonia": 2, "croazia": 1, "dalmazia": 1, "slavonia": 1}

DECISIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "losses": ({"step": "Losses", "seat": "0", "n": 4}, {}),
    "limits": ({"step": "Limits", "seat": "0"}, {"lands": {0: {"pannonia": 90, "croazia": 90}, 1: {"delta": 9}}}),
    "excess": ({"step": "Excess", "seat": "0"}, {"transport_at": {f"0-caravan-{k}": "pannonia" for k in (1, 2)}}),
    "deceit": ({"step": "Deceit", "seat": "0"}, {}),
    "generals": (
        {"step": "LoseGenerals", "seat": "0", "n": 1},
        {
            "experience": {"0-banner-1": 1, "0-banner-2": 1},
            "general": {"0-banner-1": 1, "0-banner-2": 1},
            "banner_at": {"0-banner-1": "pannonia", "0-banner-2": "croazia"},
        },
    ),
    "cathedrals": ({"step": "LoseCathedrals", "seat": "0", "n": 1}, {"cathedral": {"pannonia": 1, "croazia": 1}}),
    "iron": ({"step": "Alchemy", "seat": "0"}, {"stored": {"pannonia": {"ferro": 3}}}),
    "cities": ({"step": "RuinCities", "seat": "0", "n": 3, "levels": 1}, {"settlement": STANDING}),
    "civil war": (
        {"step": "KeepHoldings", "seat": "0", "lands": ["croazia", "pannonia"], "keeps": 1},
        {},
    ),
    "judgement": ({"step": "Judgement", "seat": "3", "ground": "war"}, {"seats": 4, "pope": "0"}),
    "crusade": ({"step": "CrusadeCall", "stage": "target", "joined": ["0"]}, {"pope": "0", "settlement": STANDING}),
    "joining": ({"step": "CrusadeCall", "stage": "join", "queue": ["0"], "joined": ["3"]}, {"seats": 4, "pope": "3"}),
    "the march": (
        {"step": "March"},
        {"crusade": "marching", "crusaders": ["0"], "host": {"0": 90}, "pope": "0", **MARCH},
    ),
}


@pytest.mark.parametrize("name", list(DECISIONS))
def test_11_3_a_coin_is_spent_at_choices_of_loss_limits_calamities_and_crusades(name: str) -> None:
    step, table = DECISIONS[name]
    p = wild_board.board(step, **{"lands": CITIES, "options": {"honour_coin": "on"}, "coins": {"0": 1}, **table})
    assert p.waiting == (0,)
    before = wild_board.says(p)
    assert "coin_card" in before
    assert "coin_florins" in before
    assert not is_coin(p.default(0))
    wild_board.play(p, "coin_florins")
    assert p.florins[0] == 333
    assert wild_board.says(p) == [w for w in before if not w.startswith("coin")]  # the same is asked again


def test_11_3_a_coin_is_spent_between_two_rounds_and_where_armies_go() -> None:
    p = board(FIGHT, dice=[6, 6, 6, 1, 1, 1], **WARS)
    do(p, 0, "attack 0-banner-1 linguadoca")
    assert can(p, 0, "coin_armies guascogna")  # while the force is chosen
    do(p, 0, "armies 5", "roll 1")
    do(p, 1, "roll 1")
    assert can(p, 0, "yes")  # go on?
    do(p, 0, "coin_armies guascogna", "yes", "roll 1")
    assert at(p, "guascogna") == ("0", 21)  # one was lost, ten came
    assert p.coins[0] == 0


def test_11_3_when_attacked_ten_armies_fight_at_once() -> None:
    p = board(FIGHT, fort={"linguadoca": 1}, **{**WARS, "lands": {"guascogna": (0, 12), "linguadoca": (1, 1)}})
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 5", "roll 1")
    assert not can(p, 1, "roll 3")
    (r,) = [s for s in p.stack if isinstance(s, Round)]
    assert r.dice_defence == 1
    do(p, 1, "coin_armies linguadoca")
    assert can(p, 1, "roll 3")
    assert r.dice_defence == 0  # eleven are too many for a small fort
    (battle,) = [s for s in p.stack if isinstance(s, Battle)]
    assert battle.defenders(p) == r.armies == 11


def test_11_3_armies_elsewhere_do_not_fight() -> None:
    lands = {"guascogna": (0, 12), "linguadoca": (1, 1), "champagne": (1, 2)}
    p = board(FIGHT, **{**WARS, "lands": lands})
    do(p, 0, "attack 0-banner-1 linguadoca", "armies 5", "roll 1")
    do(p, 1, "coin_armies champagne")
    assert not can(p, 1, "roll 3")
    assert at(p, "champagne") == ("1", 12)


def test_r98_coins_are_spent_before_sealed_bids() -> None:
    step = {"step": "SealedBids", "bidders": ["1", "2", "0"], "sword": 1}
    p = board(step, **COIN, florins={0: 50, 1: 10, 2: 70})
    assert p.waiting == (1,)
    assert why(p, 1, "bid 10") == "not-now"
    do(p, 1, "coin_florins")
    assert p.waiting == (0,)  # a player without coins is not asked
    do(p, 0, "pass")
    assert p.sealed
    assert not can(p, 0, "coin_florins")
    do(p, 0, "bid 50")
    do(p, 2, "pass")
    do(p, 1, "bid 340")
    assert p.florins[1] == 3


def test_r98_coins_are_spent_before_the_sealed_order_of_a_crusade() -> None:
    p = wild_board.board(
        {"step": "Storming"},
        seats=4,
        lands={0: {"pannonia": 30}, 1: {"palestina": 4, "delta": 5}, 2: {"tracia": 5}, 3: {"austria": 9}},
        options={"honour_coin": "on"},
        coins={"0": 1, "1": 1, "2": 1},
        alliance=mutual(1, 2),
        trains=[{"seat": "2", "territory": "palestina", "armies": 2}],
        crusade="marching",
        crusaders=["0", "3"],
        host={"0": 6, "3": 4},
        pope="0",
        **{**MARCH, "host_at": "palestina", "crusade_holder": "1"},
    )
    assert p.waiting == (0,)  # the leader, then the holder; who has nothing to put in order is not asked
    wild_board.play(p, "coin_florins")
    assert p.waiting == (1,)
    wild_board.play(p, "coin_armies palestina")
    assert p.armies[wild_board.land("palestina")] == 14
    assert set(p.waiting) == {0, 1}
    for s in (0, 1):
        assert all(w.startswith("order_next") for w in map(p.game.table.words, p.legal(s)))


@pytest.mark.parametrize("windows", ["open", "silent"])
def test_11_3_the_victim_of_an_assassin_may_spend_a_coin(windows: str) -> None:
    p = board(
        {"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1},
        hands={"0": [["sicario", 1]], "1": [["genio", 2]]},
        deck={"sicario": 1},
        dice=[1],
        **{**COIN, "options": {"honour_coin": "on", "windows": windows}},
    )
    do(p, 0, "assassin 1")
    assert p.waiting == (1,)
    assert not can(p, 1, "parry")
    do(p, 1, "coin_card", "parry")
    assert p.hands[1].cards == [box.CARD.find("genio")]
    assert said(p, "assassin-parried") == [["1", "0"]]


def test_11_3_a_coin_pays_for_what_is_being_drafted() -> None:
    p = board({"step": "Diplomacy", "seat": "0", "stage": "acts", "actions": 1}, **COIN, florins={0: 10})
    do(p, 0, "offer 1", "ask_trade")
    assert not can(p, 0, "give_florins 300")
    do(p, 0, "coin_florins", "give_florins 300", "propose")
    do(p, 1, "yes")
    assert p.florins[:2] == [43, 300]


@pytest.mark.parametrize("seats", [3, 6])
def test_11_3_at_every_decision_of_a_game_by_chance(seats: int) -> None:
    seen: set[str] = set()

    class Rich(Cursed):
        def strike(self) -> None:
            super().strike()
            data = self.p.dump()
            data["table"]["coins"] = {str(s): 9 for s in self.p.living()}
            self.p = GAME.load(data)

        def check(self, seat: int) -> None:
            p = self.p
            has = any(is_coin(m) for m in p.legal(seat))
            assert has == (p.coins[seat] > 0 and not p.sealed), p.stack
            assert not is_coin(p.default(seat))
            if has:
                seen.add(type(p.stack[-1]).__name__)

    c = Rich(seats, f"rich {seats}", {"honour_cap": "0", **EVERYTHING})
    c.run(400)
    assert len(seen) > 6


def test_11_3_coins_bring_armies_only_to_own_land() -> None:
    p = board(FIGHT, **WARS)
    assert why(p, 0, "coin_armies linguadoca") == "not-now"


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
    return board(MAMLUK_COMBAT, dice=dice, **base)


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


def test_11_3_a_coin_for_every_ten_honour_reached_for_the_first_time() -> None:
    p = board(BUY, options={"honour_coin": "on"}, honour={"0": 8})
    score(p, 0, 3, "event")
    score(p, 0, -3, "event")
    score(p, 0, 3, "event")
    assert p.coins[0] == 1
    score(p, 0, 10, "event")
    assert p.coins[0] == 2
