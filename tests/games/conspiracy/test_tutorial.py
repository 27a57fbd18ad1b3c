"""The tutorial turn, step by step, with its printed incomes and balances (23.1)."""

from __future__ import annotations

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import CASTLE, FIEFS, TERRITORY
from tests.games.conspiracy.tables import (
    discarded,
    events,
    hand,
    hands,
    heirs,
    heirs_of,
    lands,
    owner,
    refusal,
    say,
    table,
    troops,
    works,
)

GREEN, BROWN, GREY = 0, 1, 2


def incomes(p: Conspiracy) -> list[int]:
    return [p.income(s) for s in range(3)]


def opening() -> Conspiracy:
    """Stopped in the first auction, where Brown is asked about his Pestilence."""
    draws = [1, 1, 1]  # Architect, Army of Knights, Reichsacht
    fates = [4, 5, 2]
    actions = [3, 1, 1]  # Miracle Healer, Mercenary, Hostler
    return table(
        3,
        [{"step": "Turns", "stage": "begin"}],
        # The Action cards of Green, Brown, Grey come as each of them reaches his slot, after all fates.
        [*draws, *fates, *actions],
        active="0",
        owner=lands(
            s0=["oldenburg", "mecklenburg", "braunschweig", "berg", "bayern", "muenster"],
            s1=["brabant", "luxemburg", "breisgau", "steiermark", "goerlitz", "luettich"],
            s2=["holland", "nassau", "troppau", "wuerttemberg", "oesterreich", "salzburg"],
        ),
        troops={
            "muenster": {"knight": 1},
            "berg": {"mercenary": 1},
            "braunschweig": {"mercenary": 1},
            "luettich": {"knight": 1},
            "brabant": {"mercenary": 1},
            "luxemburg": {"mercenary": 1},
            "salzburg": {"knight": 1, "mercenary": 1},
            "oesterreich": {"mercenary": 1},
        },
        heirs=heirs((2, 2), (2, 2), (3, 1)),
        hands=hands(
            s0=["campaign_against_the_slavs", "emperor_intervenes"],
            s1=["witch_in_the_woods", "pestilence"],
            s2=["right_of_succession", "death_abroad"],
        ),
        ducats={"0": 100, "1": 100, "2": 100},
        events_top=events("architect", "army_of_knights", "reichsacht"),
        deck={"miracle_healer": 1, "mercenary": 1, "hostler": 1},
        electors={"mainz": 1, "koeln": 1},
    )


def test_23_1_t0_and_t1_incomes_and_first_balances() -> None:
    p = opening()
    assert incomes(p) == [80, 90, 80]
    assert p.ducats == [180, 190, 180]
    assert [p.road_income(s) for s in range(3)] == [10, 20, 10]


def after_t5(p: Conspiracy) -> None:
    """T3 to T5: the three auctions."""
    say(p, "1 waive")  # Brown keeps his Pestilence for the next auction
    say(p, "0 bid 10", "1 bid 20", "2 bid 60", "0 pass", "1 bid 70", "2 bid 80", "1 pass")
    assert p.ducats == [180, 190, 100]
    say(p, "2 pass", "2 site salzburg")
    assert works(p, "salzburg") & CASTLE
    assert incomes(p) == [80, 90, 90]
    say(p, "1 pass", "1 bid 60", "1 pass", "2 pass", "1 pestilence 0")
    assert p.ducats == [180, 130, 100]
    say(p, "1 pass", "1 site brabant")
    assert troops(p, "brabant") == {"knight": 1, "mercenary": 1}
    assert discarded(p, "pestilence") == 1
    say(p, "2 bid 80", "0 bid 120", "1 pass", "2 pass")
    assert p.ducats == [60, 130, 100]


def test_23_1_t3_to_t5_auctions() -> None:
    after_t5(opening())


def after_t8(p: Conspiracy) -> None:
    """T6 to T8: campaign, ban and conquest."""
    after_t5(p)
    say(p, "0 campaign brabant")
    assert troops(p, "brabant") == {}
    say(p, "0 pass")
    assert refusal(p, "0 ban koeln") == "is-electorate"
    before = p.income(GREEN)
    say(p, "0 ban osnabrueck", "0 attack osnabrueck")
    # His only knight in Münster marches; nobody borders Osnabrück with troops. Green has a card left: he passes.
    say(p, "0 pass")
    assert owner(p, "osnabrueck") == GREEN
    assert troops(p, "osnabrueck") == {"knight": 1}
    assert heirs_of(p, GREEN) == (2, 1)
    assert before == 80
    assert incomes(p) == [110, 90, 90]


def test_23_1_t6_to_t8_ban_of_osnabrueck() -> None:
    after_t8(opening())


def test_23_1_t8_geldern_would_have_added_ten() -> None:
    p = opening()
    t = TERRITORY.find("geldern")
    assert t < FIEFS
    p.give(t, GREEN)
    assert p.income(GREEN) == 90


def after_t12(p: Conspiracy) -> None:
    """T9 to T12: the fates of the three."""
    after_t8(p)
    say(p, "0 pass", "0 raise ecclesiastical")
    assert heirs_of(p, GREEN) == (2, 2)
    say(p, "1 pass", "1 play witch_in_the_woods", "1 kill bar")
    say(p, "2 pass", "0 play emperor_intervenes", "2 pass")
    assert owner(p, "bar") == GREEN
    say(p, "0 pass")  # no garrison yet
    assert heirs_of(p, GREEN) == (1, 2)
    assert heirs_of(p, BROWN) == (2, 2)
    assert incomes(p)[GREEN] == 120
    say(p, "2 pass", "2 kill kaernten", "2 play right_of_succession", "2 yes", "2 pass")
    assert owner(p, "kaernten") == GREY
    assert heirs_of(p, GREY) == (2, 1)
    assert incomes(p)[GREY] == 120


def test_23_1_t9_to_t12_fates() -> None:
    after_t12(opening())


def test_23_1_t13_to_t15_movement_cards_and_the_next_active_player() -> None:
    p = opening()
    after_t12(p)
    say(p, "0 march knight osnabrueck muenster", "0 march mercenary braunschweig bar", "0 pass", "1 pass")
    say(p, "2 march mercenary salzburg kaernten", "2 death-abroad 0 secular", "2 pass")
    assert heirs_of(p, GREEN) == (0, 2)
    assert troops(p, "bar") == {"mercenary": 1}
    assert hand(p, GREEN) == ["miracle_healer"]
    say(p, "0 pass", "1 hire brabant")
    assert p.ducats == [60, 80, 100]
    assert p.active == GREEN
    say(p, "2 pass")
    assert hand(p, GREY) == ["hostler"]
    assert hand(p, BROWN) == []
    assert [p.owner.count(s) for s in range(3)] == [8, 6, 7]
    assert p.active == BROWN
    assert p.turn == 2
