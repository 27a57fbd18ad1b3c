"""Nothing foolish, and bargains worth striking: positions in which a bot must, or must not, do something."""

from __future__ import annotations

from typing import Any

import pytest

from reame.bots.greedy import Greedy
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from tests.games.conspiracy.tables import (
    FOUR,
    GAME,
    HEIRS,
    MAP,
    THREE,
    choices,
    hands,
    heirs,
    income_window,
    owner,
    say,
    table,
    vacancy,
)
from tests.games.conspiracy.war.battles import battle, declared, fray, unit

ROOM = {"mercenary": 1}


def choose(p: Conspiracy, seed: str = "foolish") -> str:
    """What a greedy player does here."""
    return GAME.table.words(Greedy().choose(Eyes(p, p.waiting[0]), Dice(seed)))


def let(p: Conspiracy, decisions: int = 1) -> list[str]:
    """Greedy players go on; what they did."""
    done: list[str] = []
    for _ in range(decisions):
        seat = p.waiting[0]
        done.append(f"{seat} {choose(p)}")
        say(p, done[-1])
    return done


# -- cards -------------------------------------------------------------------------------------


def test_no_alchemist_after_the_theft() -> None:
    """The last card takes effect first: what he doubles is stolen as well."""
    p = income_window(hands=hands(s0=["robber_knight"], s1=["alchemist"]))
    say(p, "0 rob 1")
    assert "play alchemist" in choices(p, 1)
    assert choose(p) == "pass"


def test_an_alchemist_doubles_what_nobody_has_stolen() -> None:
    p = income_window(hands=hands(s0=["alchemist"]))
    assert choose(p) == "play alchemist"


def test_nobody_is_robbed_twice() -> None:
    p = income_window(hands=hands(s0=["robber_knight"], s1=["robber_knight"]))
    say(p, "0 rob 2")
    assert "rob 2" in choices(p, 1)
    assert choose(p) != "rob 2"


def test_no_claim_on_top_of_a_healer_who_voids_it() -> None:
    p = vacancy(
        "bar", by=1, heirs=heirs((1, 0), (1, 0), (1, 0)), hands=hands(s0=["miracle_healer"], s2=["right_of_succession"])
    )
    say(p, "2 pass", "0 play miracle_healer")
    assert "play right_of_succession" in choices(p, 2)
    assert choose(p) == "pass"


def test_no_claim_on_top_of_the_emperor_who_has_decided() -> None:
    cards = hands(s0=["emperor_intervenes"], s2=["right_of_succession"])
    p = vacancy("luxemburg", by=1, owner={**THREE, "luxemburg": "1"}, heirs=heirs((1, 0), (1, 0), (1, 0)), hands=cards)
    say(p, "2 pass", "0 play emperor_intervenes")
    assert choose(p) == "pass"


@pytest.mark.parametrize(
    ("card", "sort", "plays"),
    [
        ("hostler", "mercenary", False),
        ("hostler", "knight", True),
        ("art_of_forging", "knight", False),
        ("art_of_forging", "mercenary", True),
    ],
)
def test_no_hostler_without_a_knight_and_no_smith_without_a_mercenary(card: str, sort: str, plays: bool) -> None:
    units = [
        unit("attack", 0, sort),
        unit("attack", 0, sort),
        unit("defence", 1, "knight"),
        unit("defence", 1, "mercenary"),
    ]
    p = battle(units, [], stage="cards", hands=hands(s0=[card]))
    assert p.sealed
    weights = GAME.counsel.weigh(p, 0, p.legal(0))
    tried = weights[choices(p, 0).index(f"play {card}")] * 100_000 > max(weights)
    assert tried == plays


@pytest.mark.parametrize("card", ["defector", "peasant_uprising"])
def test_nobody_is_won_over_where_there_are_knights_only(card: str) -> None:
    p = battle([unit("attack", 0, "knight"), unit("defence", 1, "knight")], [], stage="cards", hands=hands(s0=[card]))
    assert f"play {card}" in choices(p, 0)
    assert choose(p) == "pass"


# -- wars and deaths ---------------------------------------------------------------------------


def test_no_ban_without_the_heir_to_use_it() -> None:
    """Bar's neighbours are a secular fief and a see; there is an heir for one of them only."""
    p = table(
        4,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        owner=MAP,
        troops={"bar": {"knight": 2}, "elsass": {"knight": 1}},
        heirs=heirs((1, 0), (1, 1), (1, 1), (1, 1)),
        peace=False,
    )
    assert "ban metz" in choices(p, 0)
    banned = choose(p).removeprefix("ban ")
    assert t.TYPE[t.TERRITORY.find(banned)] == t.SECULAR
    say(p, f"0 ban {banned}")
    assert f"attack {banned}" in choices(p, 0)


def test_no_own_ruler_is_chosen_to_die() -> None:
    lands = {**THREE, "elsass": "2", "steiermark": "0"}
    p = table(3, [{"step": "Fate", "seat": "0", "stage": "kill"}], owner=lands, electors={"mainz": 1})
    assert "kill steiermark" in choices(p, 0)
    assert owner(p, choose(p).removeprefix("kill ")) != 0


def test_no_hopeless_attack() -> None:
    p = declared(troops={"bar": ROOM, "luxemburg": {"knight": 4}})
    assert "attack luxemburg" in choices(p, 0)
    assert choose(p) == "pass"


def test_an_empty_fief_is_taken() -> None:
    p = declared(troops={"bar": {"knight": 2}})
    assert choose(p) == "attack luxemburg"


def test_the_first_troops_are_not_all_in_one_fief() -> None:
    for seed in range(3):
        p: Conspiracy = GAME.start(4, f"deploy {seed}")
        while type(p.stack[-1]).__name__ != "Deploy":
            p.apply(p.waiting[0], p.legal(p.waiting[0])[0])
        for seat in p.asked:
            posts = []
            while seat in p.waiting:
                posts.append(GAME.table.words(Greedy().choose(Eyes(p, seat), Dice("deploy"))).split()[2])
                say(p, f"{seat} deploy {GAME.table.words(p.legal(seat)[0]).split()[1]} {posts[-1]}")
            assert len(set(posts)) == 2
            for post in posts:
                around = t.NEIGHBOURS[t.TERRITORY.find(post)]
                assert any(x < t.FIEFS and p.owner[x] != seat for x in around)


def test_a_family_takes_what_is_its_own() -> None:
    p = vacancy("bar", by=1, heirs=heirs((1, 0), (1, 0), (0, 0)))
    assert choose(p) == "yes"


# -- bargains ----------------------------------------------------------------------------------


def claimed(ducats: dict[str, int]) -> Conspiracy:
    """Bar belongs to 0; 2 has a right to it, and 0 an heir."""
    cards = hands(s2=["right_of_succession"])
    works = {"bar": ["monastery", "reichsstadt"]}
    p: Conspiracy = vacancy("bar", heirs=heirs((3, 1), (0, 1), (3, 1)), hands=cards, works=works, ducats=ducats)
    say(p, "2 play right_of_succession", "0 yes")
    return p


def test_a_rival_for_a_fief_is_paid_and_is_content() -> None:
    p = claimed({"0": 160, "1": 60, "2": 100})
    bribe = let(p)[0]
    assert bribe.startswith("0 pay 2 ")
    assert 0 < int(bribe.rpartition(" ")[2]) < 100
    assert let(p) == ["2 yes"]
    assert owner(p, "bar") == 0


def test_who_would_have_it_for_little_pays_no_bribe() -> None:
    p = claimed({"0": 160, "1": 60, "2": 10})
    assert choose(p) == "pass"


def test_a_bribe_of_nothing_is_refused() -> None:
    p = claimed({"0": 160, "1": 60, "2": 100})
    say(p, "0 pay 2 0")
    assert choose(p) == "no"


def test_a_neutral_fief_is_defended_by_who_would_keep_it() -> None:
    lands = {land: seat for land, seat in MAP.items() if land != "luxemburg"}
    p = declared(owner=lands, troops={"bar": ROOM, "metz": {"knight": 3}})
    say(p, "0 attack luxemburg")
    assert choose(p) == "join defence"


def test_a_leader_is_held_back_by_those_who_can() -> None:
    """0 has two electorates and would win; who stands beside the defenders hardly risks a thing."""
    lands = {**MAP, "mainz": "0", "trier": "0"}
    p = declared(owner=lands, troops={"bar": {"knight": 2}, "luxemburg": {"knight": 1}, "metz": {"knight": 3}})
    say(p, "0 attack luxemburg")
    assert choose(p) == "join defence"
    let(p)
    while not fray(p).defence_allies:
        let(p)
    assert fray(p).defence_allies == [2]


def test_no_weak_help_for_a_lost_cause() -> None:
    p = declared(troops={"bar": {"knight": 6}, "luxemburg": ROOM, "metz": ROOM})
    say(p, "0 attack luxemburg")
    assert {"join attack", "join defence"} <= set(choices(p, 2))
    assert choose(p) != "join defence"


def imprisoned(ducats: int, **fields: Any) -> Conspiracy:
    purses = {"0": ducats, "1": 100, "2": 100, "3": 100}
    return table(4, [{"step": "Ransoms"}], owner=FOUR, heirs=HEIRS, ducats=purses, prisoners={"1": {"0": 2}}, **fields)


def test_all_prisoners_are_ransomed_for_a_price_that_the_captor_takes() -> None:
    p = imprisoned(100)
    terms = let(p, 3)
    assert terms[0] == "0 free-knights 2"
    assert terms[2] == "0 propose"
    assert 0 < int(terms[1].rpartition(" ")[2]) <= 90
    assert let(p) == ["1 yes"]


def test_no_ransom_is_offered_that_the_captor_would_refuse() -> None:
    """They named prisoners and dropped the offer, or asked for them for nothing."""
    p = imprisoned(10)
    assert "free-knights 2" in choices(p, 0)
    assert choose(p) == "drop"


def test_prisoners_are_not_given_back_for_nothing() -> None:
    p = imprisoned(100)
    say(p, "0 free-knights 2", "0 price 0", "0 propose")
    assert choose(p) == "no"
