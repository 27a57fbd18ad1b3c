"""What moves would mean: odds are those of the real battle, sums those that the rules pay and count."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.conspiracy.crown.election import foremost
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.war.battle_round import hits_of
from reame.kernel.chance import Dice
from reame.kernel.prospects import Prospect
from tests.games.conspiracy.crown.test_election import ELECTORS
from tests.games.conspiracy.tables import GAME, HEIRS, MAP, choices, hands, heirs, lands, say, table
from tests.games.conspiracy.war.battles import ATTACK, DEFENCE, battle, declared, unit

FACES = range(1, 7)
RICH = {"0": 500, "1": 500, "2": 500}


def of(p: Any, seat: int, words: str) -> Prospect:
    """The prospect of a move."""
    return next(x for x in GAME.prospects(p, seat, "choices") if x.of == words)


def told(p: Any, seat: int, about: str) -> Prospect:
    """The first prospect of a subject."""
    return GAME.prospects(p, seat, about)[0]


def taken(p: Any, plays: int, seed: str) -> float:
    """How often seat 0 takes Luxemburg in the real battle, by the moves that the rules make for the absent."""
    won = 0
    for k in range(plays):
        q = p.clone()
        q.dice = Dice(f"{seed} {k}")
        while any(s["step"] == "Battle" and s["stage"] not in ("review", "over") for s in q.view(0)["stack"]):
            q.apply(q.waiting[0], q.default(q.waiting[0]))
        won += q.owner[t.TERRITORY.find("luxemburg")] == 0
    return won / plays


KNIGHT_AND_MERCENARY = [
    unit(ATTACK, 0, "knight", "bar"),
    unit(ATTACK, 0, "mercenary", "bar"),
    unit(DEFENCE, 1, "mercenary", "luxemburg"),
    unit(DEFENCE, 1, "mercenary", "luxemburg"),
]


MISSED = [1] * 8  # a first round in which nobody hits: then it is asked who withdraws


@pytest.mark.parametrize("works", [[], ["castle"], ["relic", "monastery"]])
def test_13_7_odds_of_a_battle_are_those_of_many_real_ones(works: list[str]) -> None:
    p = battle(KNIGHT_AND_MERCENARY, MISSED, works={"luxemburg": works})
    odds = told(p, 0, "battle").figures
    assert odds["attack"] + odds["defence"] + odds["nobody"] == pytest.approx(1.0, abs=1e-3)
    assert odds["attack"] == pytest.approx(taken(p, 250, "luxemburg"), abs=0.12)  # three deviations of both samples
    assert told(p, -1, "battle").figures == odds, "all of it is open"


def test_13_7_the_chances_of_a_blow_are_those_of_its_dice() -> None:
    p = battle(KNIGHT_AND_MERCENARY, MISSED, works={"luxemburg": ["castle"]})
    shown = p.view(-1)["battle"]
    assert shown["possible"]
    assert shown["conditions"] == [{"what": "castle", "side": "attack", "n": t.CASTLE_MODIFIER}]
    knight = shown["pairs"][0]["attack"]
    assert knight["bonus"] == t.CASTLE_MODIFIER + t.KNIGHT_MODIFIER
    thrown = [hits_of(a + b + knight["bonus"]) for a in FACES for b in FACES]
    assert (knight["one"], knight["two"]) == (
        pytest.approx(thrown.count(1) / 36, abs=1e-4),
        pytest.approx(thrown.count(2) / 36, abs=1e-4),
    )
    assert shown["pairs"][0]["defence"]["bonus"] == 0


def test_13_4_the_garrison_is_reckoned_with_before_it_is_mustered() -> None:
    p = battle([], [], stage="commit", troops={"bar": {"knight": 2}, "luxemburg": {"mercenary": 1}})
    assert GAME.prospects(p, 0, "battle") == [], "nobody is sent yet"
    assert not p.view(0)["battle"]["possible"]
    say(p, "0 send knight")
    assert told(p, 0, "battle").figures["attack"] < 1
    assert p.view(0)["battle"]["possible"]


def test_13_no_battle_no_odds() -> None:
    p = table(3, [{"step": "Riot", "seat": "0"}], owner=MAP_OF_THREE, heirs=heirs((2, 1), (1, 1), (1, 1)))
    assert GAME.prospects(p, 0, "battle") == []
    assert p.view(0)["battle"] is None


MAP_OF_THREE = lands(s0=["bar"], s1=["luxemburg"], s2=["lothringen"])


def attack_table(**fields: Any) -> Any:
    return declared(troops={"bar": {"knight": 2}, "luxemburg": {"mercenary": 1}}, **fields)


def test_12_an_attack_says_from_where_and_against_how_many() -> None:
    p = attack_table()
    x = of(p, 0, "attack luxemburg")
    assert x.says[0].words() == ["bar", "2", "1"]
    base = told(p, 0, "war:luxemburg")
    assert base.of == "territory:bar"
    assert base.odds == x.odds
    two = [unit(ATTACK, 0, "knight", "bar"), unit(ATTACK, 0, "knight", "bar")]
    fought = battle([*two, unit(DEFENCE, 1, "mercenary", "luxemburg")], MISSED[:4])
    assert x.odds == pytest.approx(taken(fought, 200, "two knights"), abs=0.08)
    assert GAME.prospects(p, 1, "war:luxemburg") == [], "his own"
    assert GAME.prospects(p, -1, "war:luxemburg") == []


def test_12_a_castle_makes_an_attack_worse() -> None:
    fields: dict[str, Any] = {"troops": {"bar": {"mercenary": 2}, "luxemburg": {"mercenary": 2}}}
    plain, walled = declared(**fields), declared(works={"luxemburg": ["castle"]}, **fields)
    assert of(walled, 0, "attack luxemburg").odds < of(plain, 0, "attack luxemburg").odds


def test_5_a_bid_says_what_it_leaves_and_a_sale_its_floor() -> None:
    stack = [{"step": "Sale", "bidders": ["0", "1", "2"], "event": "architect", "minimum": 10}]
    p = table(3, stack, owner=MAP_OF_THREE, ducats={"0": 100, "1": 60, "2": 0})
    assert told(p, 1, "sale").figures == {"floor": 10}
    assert of(p, 0, "bid 40").says[0].words() == ["60"]
    say(p, "0 bid 40")
    assert told(p, 1, "sale").figures["floor"] == 50
    assert choices(p, 1)[1] == "bid 50"


def test_6_what_a_territory_would_bring_is_what_it_adds_to_the_income() -> None:
    stack = [{"step": "Sale", "bidders": ["0", "1"], "territory": "trier", "minimum": 300}]
    works = {"trier": ["castle"], "luxemburg": ["reichsstadt"]}
    p = table(3, stack, owner={**MAP_OF_THREE, "luxemburg": "0"}, works=works, ducats=RICH)
    gain = told(p, 0, "sale").figures["gain"]
    before, after = p, p.clone()
    after.give(t.TERRITORY.find("trier"), 0)
    parts = [q.land_income(0) + q.work_income(0) + q.road_income(0) for q in (before, after)]
    assert gain == parts[1] - parts[0]
    assert gain >= t.ELECTORATE_INCOME
    assert "gain" not in told(p, -1, "sale").figures


def electors(owned: dict[int, int]) -> dict[str, str]:
    """So many electorates for each seat."""
    free = ELECTORS.copy()
    return {free.pop(0): str(seat) for seat, n in owned.items() for _ in range(n)}


def test_15_1_whoever_would_be_elected_lacks_nothing() -> None:
    p = table(3, [{"step": "Riot", "seat": "0"}], owner=electors({0: 3, 1: 2}))
    x = told(p, 2, "crown")
    assert x.figures["elected"] == 0 == foremost(p)
    assert x.parts[0].figures["electorates"] == 0


@pytest.mark.parametrize(("owned", "seat", "missing"), [({0: 3}, 0, 1), ({0: 2}, 1, 3), ({0: 3, 1: 3}, 0, 1)])
def test_15_1_electorates_that_are_missing_are_enough_and_fewer_are_not(
    owned: dict[int, int], seat: int, missing: int
) -> None:
    p = table(3, [{"step": "Riot", "seat": "0"}], owner=electors(owned))
    assert told(p, 0, "crown").parts[seat].figures["electorates"] == missing
    more = table(3, [{"step": "Riot", "seat": "0"}], owner=electors({**owned, seat: owned.get(seat, 0) + missing}))
    assert foremost(more) == seat or more.electorates(seat) >= t.DEPOSE
    fewer = table(3, [{"step": "Riot", "seat": "0"}], owner=electors({**owned, seat: owned.get(seat, 0) + missing - 1}))
    assert foremost(fewer) != seat


def test_14_what_is_missing_on_a_track_is_the_least_that_passes_its_holder() -> None:
    p = table(
        3,
        [{"step": "Riot", "seat": "0"}],
        owner=electors({0: 3, 1: 3}),
        holder={"war": "1"},
        tracks={"war": {"0": 5, "1": 9}, "trade": {"0": 60}},
    )
    cards = {card.of: card.figures for card in told(p, 0, "crown").parts[0].parts}
    assert cards["master:war"]["missing"] == 5
    assert cards["master:faith"]["missing"] == t.MINIMUM[t.FAITH]
    assert cards["master:trade"]["missing"] == t.MINIMUM[t.TRADE] - 60


def test_7_a_ban_that_opens_nothing_is_warned_of() -> None:
    p = table(
        4,
        [{"step": "Ban", "seat": "0"}],
        owner=MAP,
        heirs=HEIRS,
        troops={"bar": {"knight": 1}, "luxemburg": {"mercenary": 1}},
    )
    near, far = of(p, 0, "ban luxemburg"), of(p, 0, "ban bayern")
    assert near.odds > 0
    assert "warns" not in near.figures
    assert far.figures["warns"]
    assert [s.phrase.key for s in far.says] == ["would-invite-others"]


def test_4_prices_are_those_that_are_paid() -> None:
    owned = lands(s0=["bar", "luxemburg"], s1=["bayern", "tirol"])
    p = table(
        3, [{"step": "ActionSlot", "seat": "1"}], owner=owned, ducats=RICH, hands=hands(s1=["mercenary", "hostler"])
    )
    seen = 0
    for x in GAME.prospects(p, 1, "choices"):
        if x.price is not None:
            q = p.clone()
            say(q, f"1 {x.of}")
            assert p.ducats[1] - q.ducats[1] == int(x.price.words()[0])
            seen += 1
    assert seen > 1
