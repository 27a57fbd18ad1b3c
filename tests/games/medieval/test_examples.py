"""The worked examples of section 15, E-01 to E-32."""

from __future__ import annotations

import pytest

from reame.games.medieval.table.control import change_ruler
from reame.games.medieval.table.things import CARD, MAP, PLACE, POWER, PROVINCE, UP
from reame.games.medieval.turn.setup import TOUCHING, pick_order
from reame.games.medieval.war.ways import interceptors, next_places, permits, reach, serves_from, straight
from reame.kernel.chance import scripted
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    RICH,
    can,
    controlled,
    events,
    holder,
    marked,
    on,
    owner,
    play,
    ruler,
    table,
    why_not,
)

MANDATORY = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "mandatory"}]


def place(word: str) -> int:
    """A province, or a Naval Area as `sea:2A`."""
    return PLACE.find(word.replace("sea:", "sea_"))


def draft(seats: int, picks: str) -> list[int]:
    """Seats in the order they were asked."""
    p = GAME.start(seats, "draft")
    asked = []
    for power in picks.split():
        asked.append(p.waiting[0])
        p.apply(p.waiting[0], GAME.table.parse(f"pick {power}"))
    return asked


def test_e01_draft_order() -> None:
    assert pick_order(0, 4) == [0, 1, 2, 3, 3, 2, 1, 0]
    assert pick_order(0, 3) == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert pick_order(2, 3) == [2, 0, 1, 1, 0, 2, 2, 0, 1]
    asked = draft(4, "ENG FRA HRE RUS")
    assert [(s - asked[0]) % 4 for s in asked] == [0, 1, 2, 3]


def test_e02_draft_borders() -> None:
    def touch(a: str, b: str) -> bool:
        return TOUCHING[POWER.find(a)].mask >> POWER.find(b) & 1 == 1

    assert touch("SPA", "ALM")
    for three in EXAMPLE.values():
        a, b, c = three.split()
        assert not (touch(a, b))
        assert not (touch(b, c))
        assert not (touch(a, c))
    p = GAME.start(3, "draft")
    first = p.waiting[0]
    for power in ["SPA", "ENG", "FRA", "RUS", "HUN"]:
        p.apply(p.waiting[0], GAME.table.parse(f"pick {power}"))
    assert p.waiting[0] == first
    assert why_not(p, first, "pick ALM") == "borders"
    assert why_not(p, first, "pick SWE") == "not-drafted"
    assert why_not(p, first, "pick FRA") == "taken"


def test_e02_almoravids_and_ayyubids_border_with_4b_and_4c() -> None:
    p = table(holds=EXAMPLE, cards="4B 4C", florins=RICH)
    q = table(holds=EXAMPLE, cards="4C", florins=RICH)
    egypt, tunis = PROVINCE.find("AYY_4D"), PROVINCE.find("ALM_4B")
    for position, way in ((p, True), (q, False)):
        position.give(egypt, 1)
        position.give(PROVINCE.find("AYY_4C"), 1)
        position.give(tunis, 0 if way else -1)
        route = straight(position, 0, POWER.find("ALM"), PROVINCE.find("AYY_4C"), [])
        assert (len(route) == 2) == way


def test_e03_start() -> None:
    p = GAME.start(3, "start")
    a, b, c = p.waiting[0], (p.waiting[0] + 1) % 3, (p.waiting[0] + 2) % 3
    for power in ["HRE", "FRA", "ENG", "SPA", "RUS", "AYY", "ALM", "BYZ", "HUN"]:
        p.apply(p.waiting[0], GAME.table.parse(f"pick {power}"))
    assert [p.florins[a], p.florins[b], p.florins[c]] == [16, 16, 18]
    assert controlled(p, a) == {"HRE_1B", "HRE_2B", "HRE_2C", "AYY_4D", "ALM_3A", "SPA_3A"}
    assert controlled(p, b) == {"FRA_2A", "FRA_2B", "RUS_1D", "RUS_2C", "BYZ_3D"}
    assert controlled(p, c) == {"ENG_1B", "FRA_1B", "SPA_2A", "HUN_2C"}
    assert p.maps.size() == 11
    assert p.deck.size() + p.drawn == 70
    assert not GAME.broken(p)


@pytest.mark.parametrize(("seats", "left"), [(3, 70), (4, 67), (5, 61)])
def test_3_deck_size_after_dealing(seats: int, left: int) -> None:
    p = GAME.start(seats, "deck")
    while p.turn == 0:
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    assert p.deck.size() + p.drawn == left
    assert sum(h.size() for h in p.hands) == 4 * seats


def test_e04_new_map_cards() -> None:
    stack = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "map"}]
    p = table(holds=EXAMPLE, florins=RICH, stack=stack, maps={"1F": 1}, dice=[1])
    play(p, "0 yes")
    assert owner(p, "RUS_1F") == 1
    assert owner(p, "BGS_1F") == -1
    p.dice = scripted([1, 6])
    play(p, "0 attack HRE FRA_2B", "0 militia 0", "1 militia 0")
    assert why_not(p, 0, "attack AYY JER_4D") == "attacks-spent"
    q = table(holds=EXAMPLE, active=1, stack=[stack[0], {**stack[1], "seat": "1"}], maps={"1C": 1}, dice=[1])
    play(q, "1 yes")
    assert owner(q, "HRE_1C") == 0


def test_e05_change_of_ruler() -> None:
    p = table(holds=EXAMPLE, hands={0: "ruler"}, stack=MANDATORY, dice=[2, 5, 4, 6, 4])
    assert ruler(p, "HUN") == "normal"
    assert p.discard[CARD.find("ruler")] == 1


def test_e06_collect() -> None:
    p = table(holds=EXAMPLE, florins=RICH)
    play(p, "0 collect")
    assert p.florins[0] == 32


def test_e07_mongol_and_disaster() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={0: "mongols disaster civil_war"}, stack=MANDATORY, dice=[5, 1, 2])
    play(p, "0 mandatory mongols")
    assert p.mongols_aside == 1
    assert marked(p.disaster, "SPA")
    assert p.florins == [16, 16, 16]
    assert why_not(p, 0, "civil_war SPA") == "not-ripe"


def test_e08_france_takes_normandy() -> None:
    p = table(holds=EXAMPLE, florins=RICH, hands={1: "spies", 2: "assassin"}, active=1, dice=[3, 3])
    play(p, "1 attack FRA FRA_1B", "1 militia 4", "2 militia 3", "1 spies_battle", "2 react assassin")
    assert owner(p, "FRA_1B") == 1
    assert p.florins == [16, 3, 9]
    assert p.base(PROVINCE.find("FRA_1B")) == 3  # France defends it now: army 2, good ruler
    p.give(PROVINCE.find("FRA_1B"), 2)
    assert p.base(PROVINCE.find("FRA_1B")) == 0  # England's claim again: army 1, bad ruler


def test_e09_poland_heresy_assassin() -> None:
    p = table(holds=EXAMPLE, florins=RICH, cards="1C", hands={2: "POL heresy assassin"}, active=2, dice=[3, 6, 6])
    play(p, "2 play_power POL")
    assert {"POL_1C", "POL_1D", "POL_2C"} <= controlled(p, 2)
    assert p.florins[2] == 20
    play(p, "2 heresy FRA_1B")
    assert on(p.heresy, "FRA_1B")
    play(p, "2 assassin FRA")
    assert ruler(p, "FRA") == "bad"


def test_e09_heresy_fails_on_the_income() -> None:
    p = table(holds=EXAMPLE, hands={2: "heresy"}, active=2, dice=[2])
    play(p, "2 heresy FRA_1B")
    assert not p.heresy


@pytest.mark.parametrize(("worth", "won"), [("bad", False), ("normal", True)])
def test_e10_hungary_against_uncontrolled_serbia(worth: str, won: bool) -> None:
    p = table(holds=EXAMPLE, florins=RICH, active=2, ruler={"HUN": worth}, dice=[3, 3])
    play(p, "2 attack HUN SER_2C", "2 militia 1")
    assert (owner(p, "SER_2C") == 2) == won
    assert p.florins[2] == 18 - 1 - 3


def test_e11_spain_against_andalusia() -> None:
    p = table(holds=EXAMPLE, florins=RICH, active=2, dice=[4, 2])
    play(p, "2 attack SPA SPA_3A", "2 militia 0", "0 militia 4")
    assert owner(p, "SPA_3A") == 2
    assert p.florins == [4, 16, 17]


def test_e12_the_holder_pays_for_a_disaster() -> None:
    p = table(holds=EXAMPLE, florins={0: 20, 1: 3, 2: 6}, hands={0: "disaster"}, stack=MANDATORY, dice=[5, 1, 2])
    assert p.florins == [20, 3, 4]


def test_e13_serbia_played() -> None:
    p = table(holds=EXAMPLE, controls={1: "SER_3C"}, cards="3C", hands={0: "SER"})
    play(p, "0 play_power SER")
    assert holder(p, "SER") == 0
    assert owner(p, "SER_2C") == 0
    assert owner(p, "SER_3C") == 1
    assert p.florins[0] == 2


def test_e14_latin_kingdom_to_whoever_has_it_all() -> None:
    p = table(holds=EXAMPLE, controls={1: "LAT_3D_THRACE LAT_3D_ARMENIA LAT_4D"}, hands={0: "LAT"})
    play(p, "0 play_power LAT")
    assert holder(p, "LAT") == 1
    assert p.florins == [0, 3, 0]


def test_e14_latin_kingdom_on_the_table() -> None:
    p = table(
        holds=EXAMPLE,
        florins={0: 5, 1: 0, 2: 0},
        controls={1: "LAT_3D_THRACE LAT_4D", 0: "LAT_3D_ARMENIA"},
        hands={0: "LAT"},
    )
    play(p, "0 play_power LAT")
    assert holder(p, "LAT") == -1
    assert p.florins[1] == 0
    play(p, "0 offer 1", "0 ask_passage HRE LAT_4D", "0 give_province LAT_3D_ARMENIA", "0 propose", "1 yes")
    assert holder(p, "LAT") == 1
    assert p.florins[1] == 3


def test_e15_losing_a_power() -> None:
    p = table(
        holds=EXAMPLE, florins={0: 9, 1: 0, 2: 9}, controls={2: "FRA_2A"}, active=2, dice=[6, 1], ruler={"SPA": "good"}
    )
    p.give(PROVINCE.find("HRE_2B"), 2)
    play(p, "2 attack SPA FRA_2B")
    # By way of Aquitaine, which is already his.
    play(p, "2 straight", "2 militia 1", "1 militia 0")
    assert holder(p, "FRA") == 2
    assert p.florins[2] == 9 - 1 - 3


def test_e16_eastern_edge() -> None:
    everything = "1A 1C 1E 1F 2D 2F 3B 3C 3F 4B 4C"

    def edge(cards: str) -> set[str]:
        return {MAP.words[m] for m in table(holds=EXAMPLE, cards=cards).edge()}

    assert edge(everything) == {"1F", "2F", "3F"}
    assert edge(everything.replace("3F", "")) == {"1F", "2F", "3D", "4D"}
    assert edge("") == {"1D", "2C", "3D", "4D"}


def test_e17_2f_destroyed_with_the_others_in_play() -> None:
    p = table(holds=EXAMPLE, cards="1E 1F 2F 3F", hands={0: "mongols"}, stack=MANDATORY, mongols_drawn=3, dice=[6, 1])
    play(p, "0 raid 2F")
    assert not p.in_play >> MAP.find("2F") & 1
    assert "power-gone" not in events(p)


def test_e17_1e_takes_1f_with_it() -> None:
    p = table(
        holds=EXAMPLE, cards="1E", hands={0: "mongols"}, stack=MANDATORY, mongols_drawn=3, maps={"1F": 1}, dice=[6, 1]
    )
    play(p, "0 raid 1E")
    assert p.gone >> MAP.find("1F") & 1
    assert not p.maps.size()


def test_e17_a_tie_destroys_2d() -> None:
    p = table(
        holds=EXAMPLE,
        cards="2D",
        hands={0: "mongols", 1: "BUL CUM"},
        stack=MANDATORY,
        mongols_drawn=3,
        maps={"2F": 1},
        dice=[2, 4],
    )
    play(p, "0 raid 2D")
    assert p.gone == 2 ** MAP.find("2D") + 2 ** MAP.find("2F")
    assert p.face[POWER.find("CUM")] == 2
    assert p.hands[1].cards == [11 + POWER.find("BUL")]
    assert p.mongols_resolved == 1


def test_e18_knights_against_mongols() -> None:
    p = table(
        holds={0: "FRA", 1: "POL", 2: "HUN"},
        cards="1C",
        gone=["1D"],
        in_play=["1B", "1C", "2A", "2B", "2C", "3A", "3D", "4D"],
        controls={0: "PRU_1C"},
        nobody="POL_1D LIT_1D",
        knights=["PRU_1C"],
        hands={0: "mongols", 1: "knights"},
        stack=MANDATORY,
        mongols_drawn=3,
        dice=[3, 3],
    )
    play(p, "0 raid 1C", "1 support 1")
    assert p.in_play >> MAP.find("1C") & 1
    assert "mongols-repelled" in events(p)


def test_e19_england_to_sardinia() -> None:
    p = table(holds=EXAMPLE, florins=RICH, cards="1A 3B", active=2)
    england, sardinia = POWER.find("ENG"), PROVINCE.find("SAR_3B")
    assert reach(p, 2, england) >> sardinia & 1
    route = [place(w) for w in ["ENG_1A", "sea:1A", "sea:2A", "sea:3A", "sea:3B", "SAR_3B"]]
    for i in range(1, len(route)):
        assert route[i] in next_places(p, england, sardinia, route[:i])
    assert permits(p, 2, england, route) == []
    spain = interceptors(p, 0, place("sea:2A") - place("sea:1A"))
    assert {POWER.words[x] for x in spain} == {"FRA", "SPA"}
    play(p, "2 attack ENG SAR_3B", "2 from ENG_1A", "2 go sea_1A", "2 go sea_2A", "2 go sea_3A", "2 go sea_3B")
    play(p, "2 go SAR_3B", "2 fit_out 0")
    # France has Brittany on the first sea and Aquitaine on the second.
    assert p.waiting == (1,)


def test_e19_equal_navies_roll_off() -> None:
    # France and Spain, both naval 1, are held by others: Spain rolls 5, France 2, so Spain is asked first.
    p = table(holds={0: "ENG", 1: "FRA", 2: "SPA"}, florins=RICH, cards="1A", dice=[5, 2])
    play(p, "0 attack ENG SPA_2A", "0 from ENG_1A", "0 go sea_1A", "0 go sea_2A", "0 go SPA_2A", "0 fit_out 0")
    play(p, "1 pass")  # in the first sea only France can meet the fleet
    assert p.waiting == (2,)


def test_e20_france_to_russia() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "POL RUS"}, florins=RICH)
    route = [place(w) for w in ["FRA_2B", "HRE_2B", "HRE_2C", "POL_2C", "RUS_2C"]]
    assert permits(p, 0, POWER.find("FRA"), route) == [1, 2]
    play(p, "0 attack FRA RUS_2C", "0 from FRA_2B", "0 go HRE_2B", "0 go HRE_2C", "0 go POL_2C", "0 go RUS_2C")
    play(p, "0 propose", "1 no", "0 pass")
    assert p.florins[0] == 15
    assert p.attacks == 1
    assert marked(p.used, "FRA")
    assert owner(p, "RUS_2C") == 2


@pytest.mark.parametrize(("mover", "meeter", "lost"), [("SPA", "ENG", True), ("SPA", "FRA", False)])
def test_e21_naval_ties(mover: str, meeter: str, lost: bool) -> None:
    # Naval 1 with one step of ships against a stronger navy, or an equal one: 6 to 6, 6 to 6.
    area = "1A" if meeter == "ENG" else "2A"
    p = table(
        holds={0: mover, 1: meeter, 2: "HUN"},
        cards="1A",
        florins=RICH,
        stack=[{"step": "Stop"}, {"step": "Voyage", "seat": "0", "power": mover, "areas": [area]}],
        dice=[4, 4 if lost else 5],
    )
    play(p, "0 fit_out 1")
    play(p, "1 intercept 0")
    assert ("sunk" in events(p)) == lost
    assert p.florins[:2] == [16 - 4, 16 - 1]


CRUSADERS = {0: "SPA", 1: "ENG", 2: "HUN", 3: "AYY"}


@pytest.mark.parametrize(("infidel", "gain"), [((2, 2), 1), ((2, 3), 0)])
def test_e22_crusade(infidel: tuple[int, int], gain: int) -> None:
    p = table(4, holds=CRUSADERS, florins={0: 5, 1: 5, 2: 5, 3: 5}, hands={0: "pope knights"}, dice=infidel)
    play(p, "0 crusade", "0 join_power SPA 1", "1 join_power ENG 0", "2 pass")
    assert p.florins == [5 + 2 + gain, 4 + gain, 4, 5]
    assert marked(p.used, "SPA")
    assert not marked(p.used, "ENG")


def test_e22_a_defaulter_is_shut_out() -> None:
    p = table(4, holds=CRUSADERS, florins={0: 5, 1: 0, 2: 5, 3: 5}, hands={0: "pope"}, dice=[6, 6])
    play(p, "0 crusade", "0 excommunicate ENG", "1 drop", "0 pass", "2 pass")
    assert marked(p.excommunicated, "ENG")
    assert p.florins == [6, 0, 4, 5]


def test_e22_knights_alone() -> None:
    p = table(
        4, holds=CRUSADERS, florins={0: 5, 1: 5, 2: 5, 3: 5}, hands={0: "pope knights", 1: "knights"}, dice=[3, 3]
    )
    play(p, "0 crusade", "0 join_power SPA 1", "1 join_knights 1", "2 pass")
    assert p.florins == [5 + 2 + 1, 4 + 1, 4, 5]


def test_e23_jihad() -> None:
    p = table(holds={0: "ALM", 1: "SPA AYY", 2: "HUN"}, florins={0: 7, 1: 0, 2: 0}, hands={0: "jihad"}, dice=[3, 3])
    q = table(holds={0: "ALM", 1: "AYY"}, florins={0: 7}, cards="3B 4B 4C", hands={0: "jihad"})
    assert can(q, 0, "attack ALM AYY_4D")
    assert why_not(q, 0, "jihad ALM AYY_4D") == "no-jihad"
    play(p, "0 jihad ALM SPA_2A", "0 straight", "0 fit_out 0")
    assert can(p, 0, "militia 3")
    assert why_not(p, 0, "militia 4") == "too-poor"
    play(p, "0 militia 3", "1 militia 0")
    assert p.florins[0] == 0


def test_e24_militia() -> None:
    p = table(holds=EXAMPLE, florins={0: 10, 1: 9, 2: 8}, active=1)
    play(p, "1 attack FRA FRA_1B")
    assert not can(p, 1, "militia 3")  # eight florins are left after the fee
    assert can(p, 1, "militia 2")
    assert not can(p, 2, "militia 3")
    assert can(p, 2, "militia 2")


@pytest.mark.parametrize(("die", "war"), [(5, True), (2, False)])
def test_e25_disaster_ruin(die: int, war: bool) -> None:
    p = table(holds=EXAMPLE, florins={0: 9, 1: 9, 2: 2}, hands={0: "disaster"}, stack=MANDATORY, dice=[5, 1, die])
    assert p.florins[2] == 0
    assert marked(p.civil_war, "SPA") == war
    assert ruler(p, "SPA") == ("normal" if war else "good")


@pytest.mark.parametrize(("die", "over"), [(3, False), (4, True)])
def test_e26_civil_war_battle(die: int, over: bool) -> None:
    p = table(
        holds=EXAMPLE,
        florins=RICH,
        active=2,
        civil_war=["ENG"],
        ruler={"ENG": "normal"},
        dice=[die, 4, *[1] * (not over)],
    )
    assert p.income(2) == 2 + 2 + 3  # Normandy, Castile, Hungary; not England
    play(p, "2 quell_civil_war ENG", "2 militia 0")
    assert marked(p.civil_war, "ENG") != over
    assert ruler(p, "ENG") == ("normal" if over else "good")
    assert not can(p, 2, "attack ENG HRE_1B")


def test_e27_excommunication() -> None:
    p = table(holds=EXAMPLE, florins=RICH, controls={1: "HRE_2B"}, active=1, excommunicated=["FRA"])
    france = POWER.find("FRA")
    p.give(PROVINCE.find("HRE_2B"), 0)
    assert reach(p, 1, france) >> PROVINCE.find("HRE_2B") & 1
    assert not reach(p, 1, france) >> PROVINCE.find("VEN_2B") & 1
    p.give(PROVINCE.find("HRE_2B"), 1)
    assert not reach(p, 1, france) >> PROVINCE.find("VEN_2B") & 1
    p.excommunicated = 0
    assert reach(p, 1, france) >> PROVINCE.find("VEN_2B") & 1


def test_e28_knights_at_lithuania() -> None:
    p = table(
        holds={0: "FRA", 1: "HRE", 2: "AYY"},
        florins={0: 0, 1: 0, 2: 0},
        hands={0: "knights pope", 1: "LIT"},
        dice=[4, 5],
    )
    play(p, "0 knights_attack LIT_1D 1")
    assert owner(p, "LIT_1D") == 0
    assert on(p.knights, "LIT_1D")
    assert p.florins[0] == 0
    play(p, "0 papal_passage")
    assert p.florins[0] == 1
    assert p.income(0) == 7  # France, without Lithuania
    q = table(
        holds={0: "FRA", 1: "HRE", 2: "AYY"}, controls={0: "LIT_1D"}, knights=["LIT_1D"], hands={1: "LIT"}, active=1
    )
    play(q, "1 play_power LIT")
    assert holder(q, "LIT") == 0
    assert q.florins[0] == 2


def test_e29_mercenaries() -> None:
    p = table(holds={0: "HUN", 1: "RUS", 2: "BUL"}, controls={0: "CUM_2D"}, cards="2D", florins={0: 9, 1: 0, 2: 0})
    p.crown(POWER.find("CUM"), 0)
    p.turn_card(POWER.find("CUM"), UP)
    assert not serves_from(p, 0, POWER.find("CUM"), PROVINCE.find("RHO_3D"))
    p.dice = scripted([3, 3])
    play(p, "0 attack HUN RUS_2C", "0 hire CUM", "0 militia 2", "1 militia 0")
    # 3 + army 0, bad ruler, Militia 2, Cumans 1 = 5 against 3 + army 2: a tie.
    assert "held-out" in events(p)
    assert marked(p.used, "CUM")


def test_e30_scoring() -> None:
    p = table(holds={0: "FRA", 1: "HUN", 2: "SER"}, cards="1A", controls={0: "FRA_1B"})
    assert p.points(0) == 12
    assert p.points(1) == 3
    q = table(holds={0: "POL", 1: "HUN", 2: "SER"})
    assert q.points(0) == 3


def test_e31_the_first_power_card_ends_the_game() -> None:
    stack = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "draw"}]
    deck = {"top": [["pope", 0], ["pope", 0], ["BGS", 0], ["pope", 0], ["pope", 0]]}
    p = table(holds=EXAMPLE, florins=RICH, endgame=True, mongols_resolved=7, stack=stack, deck=deck)
    assert p.outcome is not None
    assert p.outcome.reason == "power-card"
    assert p.deck.size() == 2


def test_e31_without_a_power_card_it_ends_with_the_turn() -> None:
    deck = {"top": [["pope", 0], ["pope", 0]]}
    stack = [{"step": "Rounds", "stage": "turns"}, {"step": "Turn", "seat": "0", "stage": "draw"}]
    p = table(holds=EXAMPLE, florins=RICH, endgame=True, turn=9, mongols_resolved=7, stack=stack, deck=deck)
    assert p.outcome is None
    play(p, "0 end")
    assert p.outcome is not None
    assert p.outcome.reason == "deck-empty"


def test_e31_it_ends_at_once_with_an_empty_deck() -> None:
    p = table(holds=EXAMPLE, hands={0: "mongols"}, stack=MANDATORY, mongols_drawn=9, mongols_resolved=6, dice=[1, 6])
    play(p, "0 raid 3D")
    assert p.outcome is not None
    assert p.outcome.reason == "mongols"


def test_e32_marriage() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, controls={2: "HRE_2B"}, hands={0: "pope"}, dice=[1])
    france = POWER.find("FRA")
    route = [place(w) for w in ["FRA_2B", "HRE_2B", "VEN_2B"]]
    assert permits(p, 0, france, route) == [2]
    play(p, "0 marry FRA HRE")
    assert permits(p, 0, france, route) == []
    change_ruler(p, POWER.find("HRE"))
    assert permits(p, 0, france, route) == [2]
