"""Where the book can be read in two ways the table chooses; and Heresy, which has one reading."""

from __future__ import annotations

import pytest

from reame.games.medieval.bot.pending import pending
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import CARD, MAP, POWER, SEA
from reame.games.medieval.war.ways import interceptors
from reame.kernel.chance import Dice
from reame.kernel.journal import Event
from tests.games.medieval.tables import (
    EXAMPLE,
    GAME,
    MANDATORY,
    can,
    events,
    on,
    owner,
    play,
    table,
    why_not,
    words,
)
from tests.suite.properties import check_copies, check_every_move, check_imagining, check_twins

READINGS = {
    "origins": "claimed",
    "knights": "after",
    "unity": "rest",
    "edge": "side",
    "interception": "any",
    "spied": "table",
    "bargains": "open",
}


def powers(ids: list[int]) -> set[str]:
    return {POWER.words[x] for x in ids}


# -- Heresy ------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", ["AYY", "BYZ", "ALM", "RUS"])
def test_8_5_heresy_needs_a_catholic_power_that_controls_the_province(power: str) -> None:
    p = table(holds={0: "FRA", 1: power}, controls={1: "LAT_4D"}, hands={0: "heresy"})
    assert not can(p, 0, "heresy LAT_4D")
    assert why_not(p, 0, "heresy LAT_4D") == "no-heresy-there"


def test_8_5_heresy_where_another_catholic_power_has_conquered() -> None:
    p = table(holds={0: "FRA", 1: "VEN"}, controls={1: "LAT_4D"}, hands={0: "heresy"}, dice=[6])
    play(p, "0 heresy LAT_4D")
    assert on(p.heresy, "LAT_4D")


def test_r34_andalusia_is_exempt_under_almoravids_whatever_else_their_player_holds() -> None:
    p = table(holds={0: "FRA", 1: "ALM HRE"}, hands={0: "heresy"})
    assert not can(p, 0, "heresy SPA_3A")
    q = table(holds={0: "FRA", 1: "SPA HRE"}, controls={1: "SPA_3A"}, hands={0: "heresy"})
    assert can(q, 0, "heresy SPA_3A")


# -- attacks from claimed provinces [9.5] --------------------------------------------------------


def test_r09_england_attacks_from_normandy_if_the_table_reads_it_so() -> None:
    homeless = {"holds": {0: "ENG"}, "nobody": "ENG_1B", "florins": {0: 9}}
    home = table(**homeless)  # type: ignore[arg-type]
    assert why_not(home, 0, "attack ENG HRE_1B") == "no-origin"
    claimed = table(options={"origins": "claimed"}, **homeless)  # type: ignore[arg-type]
    play(claimed, "0 attack ENG HRE_1B")
    assert claimed.attacks == 1


def test_r09_tables_of_both_readings_do_not_share_their_lists() -> None:
    usual = {"holds": {0: "ENG"}, "controls": {1: "ENG_1B"}, "nobody": "ENG_1B", "florins": {0: 9}}
    for _ in range(2):
        assert "attack ENG HRE_1B" not in words(table(**usual), 0)  # type: ignore[arg-type]
        assert "attack ENG HRE_1B" in words(table(options={"origins": "claimed"}, **usual), 0)  # type: ignore[arg-type]


# -- Knights before or after the dice [9.6] ------------------------------------------------------


def test_r61_knights_help_before_the_dice() -> None:
    p = table(holds={0: "SEL", 1: "LAT"}, florins={0: 1}, hands={1: "knights"}, dice=[6, 1])
    play(p, "0 attack SEL LAT_3D_ARMENIA", "0 militia 0", "1 militia 0")
    assert p.waiting == (1,)
    assert "bid-shown" not in events(p)


def test_r61_knights_help_when_the_dice_are_known() -> None:
    p = table(
        holds={0: "SEL", 1: "LAT"}, florins={0: 1}, hands={1: "knights"}, dice=[3, 4], options={"knights": "after"}
    )
    play(p, "0 attack SEL LAT_3D_ARMENIA", "0 militia 0", "1 militia 0")
    battle = p.stack[-2]
    assert p.waiting == (1,)
    assert (battle.attack_die, battle.defence_die) == (3, 4)  # type: ignore[attr-defined]
    assert p.view(2)["stack"][-2]["attack_die"] == 3
    lost = p.clone()
    play(lost, "1 pass")
    play(p, "1 support 1")  # 3 + 2 against 4 + 1 - 1 + 2
    assert owner(lost, "LAT_3D_ARMENIA") == 0
    assert owner(p, "LAT_3D_ARMENIA") == 1


def test_r61_a_bot_counts_dice_that_are_thrown() -> None:
    def hopes(die: int) -> float:
        p = table(
            holds={0: "SEL", 1: "LAT"},
            florins={0: 1},
            hands={1: "knights"},
            dice=[die, 4],
            options={"knights": "after"},
        )
        play(p, "0 attack SEL LAT_3D_ARMENIA", "0 militia 0", "1 militia 0")
        out = [0.0] * p.seats
        pending(p, out)
        return out[1]

    assert hopes(6) < hopes(1)


def test_r61_knights_meet_the_mongols_when_the_dice_are_known() -> None:
    mongols = {
        "holds": {0: "RUS", 1: "POL"},
        "hands": {0: "mongols", 1: "knights"},
        "mongols_drawn": 3,
        "stack": MANDATORY,
    }
    p = table(dice=[1, 5], options={"knights": "after"}, **mongols)  # type: ignore[arg-type]
    play(p, "0 raid 1D")
    assert p.waiting == (1,)
    assert p.view(2)["stack"][-2]["defence_die"] == 5


# -- unity with a Knights province [7.2] ---------------------------------------------------------


def test_r26_a_knights_province_and_the_unity_of_its_power() -> None:
    fields = {"holds": {0: "LIT"}, "cards": "1E", "controls": {0: "POV_1E POV_2F"}, "knights": ["POV_1E"]}
    whole = table(**{**fields, "cards": "1E 2F"})  # type: ignore[arg-type]
    rest = table(options={"unity": "rest"}, **{**fields, "cards": "1E 2F"})  # type: ignore[arg-type]
    assert whole.points(0) == rest.points(0) + 1


def test_r26_what_the_knights_have_left_of_a_power_can_be_united() -> None:
    fields = {"holds": {0: "POL"}, "cards": "1C", "knights": ["POL_1D"], "controls": {1: "POL_1D"}}
    whole = table(**fields)  # type: ignore[arg-type]
    rest = table(options={"unity": "rest"}, **fields)  # type: ignore[arg-type]
    assert rest.points(0) == whole.points(0) + 1


# -- the eastern edge behind a missing card [5.2] ------------------------------------------------


def test_r02_a_gap_in_a_row_exposes_the_card_west_of_it_if_the_table_reads_it_so() -> None:
    row = table(holds=EXAMPLE, cards="1C 1F")
    side = table(holds=EXAMPLE, cards="1C 1F", options={"edge": "side"})
    assert "1D" not in {MAP.words[m] for m in row.edge()}
    assert "1D" in {MAP.words[m] for m in side.edge()}  # 1E is not in play
    assert "1C" not in {MAP.words[m] for m in side.edge()}
    assert "1F" in {MAP.words[m] for m in side.edge()}


# -- interception from a conquered coast [10.2] --------------------------------------------------


def test_r43_fleets_meet_others_from_conquered_coasts_if_the_table_reads_it_so() -> None:
    fields = {"holds": {0: "ENG", 1: "VEN"}, "controls": {1: "SPA_2A"}}
    sea = SEA.find("2A")
    home = table(**fields)  # type: ignore[arg-type]
    anywhere = table(options={"interception": "any"}, **fields)  # type: ignore[arg-type]
    assert powers(interceptors(home, 0, sea)) == set()
    assert powers(interceptors(anywhere, 0, sea)) == {"VEN"}


def test_r43_knights_have_no_ships_in_either_reading() -> None:
    fields = {"holds": {0: "ENG", 1: "VEN"}, "controls": {1: "RHO_3D"}, "knights": ["RHO_3D"], "nobody": "VEN_2B"}
    p = table(options={"interception": "any"}, **fields)  # type: ignore[arg-type]
    assert powers(interceptors(p, 0, SEA.find("3D"))) == set()


# -- Militia shown to the table by Spies [8.1] ---------------------------------------------------


@pytest.mark.parametrize("seen_by", ["attacker", "table"])
def test_r62_who_sees_the_militia_that_spies_uncover(seen_by: str) -> None:
    p = table(holds=EXAMPLE, florins={0: 9, 1: 9}, hands={1: "spies"}, active=1, options={"spied": seen_by})
    play(p, "1 attack FRA HRE_2B", "1 militia 0", "0 militia 2", "1 spies_battle")
    assert p.journal is not None
    told = next(e for e in p.journal.events if e.phrase.key == "bid-spied")
    assert told.seen_by(2) == (seen_by == "table")
    battle = p.view(2)["stack"][-2]
    assert battle["spied"]["2"] == (2 if seen_by == "table" else -1)
    imagined = {p.imagine(2, Dice(f"{k}")).stack[-2].bids[0] for k in range(20)}  # type: ignore[attr-defined]
    assert (imagined == {2}) == (seen_by == "table")


# -- deals about florins and provinces alone [9.5] -----------------------------------------------


def test_r57_deals_need_an_occasion_unless_the_table_is_freer() -> None:
    usual = {"holds": {0: "FRA", 1: "RUS"}, "florins": {0: 9, 1: 9}}
    p = play(table(**usual), "0 offer 1", "0 give_florins 3", "0 ask_province RUS_2C")  # type: ignore[arg-type]
    assert why_not(p, 0, "propose") == "no-occasion"
    q = table(options={"bargains": "free"}, **usual)  # type: ignore[arg-type]
    play(q, "0 offer 1", "0 give_florins 3", "0 ask_province RUS_2C", "0 propose", "1 yes")
    assert owner(q, "RUS_2C") == 0
    assert q.florins[:2] == [6, 12]


OPEN = {"bargains": "open"}


def told_in(p: Medieval) -> list[Event]:
    assert p.journal is not None
    return p.journal.events


RIVALS = {0: "FRA", 1: "RUS", 2: "ENG"}


def test_r57_cards_are_terms_on_an_open_table_only() -> None:
    hands = {0: "pope heresy", 1: "spies"}
    for bargains in ("occasion", "free"):
        p = play(table(holds=RIVALS, hands=hands, options={"bargains": bargains}), "0 offer 1")
        assert why_not(p, 0, "give_card pope") == "term-out-of-place"
    p = play(table(holds=RIVALS, hands=hands, options=OPEN), "0 offer 1")
    assert why_not(p, 0, "give_card mongols") == "not-to-trade", "who draws a mandatory card plays it"
    assert why_not(p, 0, "give_card FRA") == "not-to-trade", "it lies open"
    assert why_not(p, 0, "give_card jihad") == "no-such-card"
    play(p, "0 give_card pope", "0 ask_card spies", "0 propose")
    assert "give_card pope" in str(p.view(1))
    assert "give_card pope" not in str(p.view(2))
    assert [c for c, seen in zip(p.hands[0].cards, p.hands[0].seen, strict=True) if seen & 2] == [CARD.find("pope")], (
        "who offers a card has it"
    )
    play(p, "1 yes")
    assert [CARD.word(c) for c in p.hands[0].cards] == ["spies", "heresy"]
    assert [CARD.word(c) for c in p.hands[1].cards] == ["pope"]
    told = [e for e in told_in(p) if e.phrase.key == "card-given"]
    assert [e.seen_by(2) for e in told] == [False, False]
    assert [e.seen_by(2) for e in told_in(p) if e.phrase.key == "card-passed"] == [True, True]


def test_r57_who_is_asked_for_a_card_he_lacks_cannot_say_yes() -> None:
    p = table(holds=RIVALS, hands={0: "pope", 1: "spies"}, options=OPEN)
    play(p, "0 offer 1", "0 ask_card jihad", "0 propose")
    assert why_not(p, 1, "yes") == "no-such-card"
    assert can(p, 1, "no")


def test_r57_no_hand_grows_beyond_four_by_a_deal() -> None:
    p = table(holds=RIVALS, hands={0: "pope", 1: "spies jihad deus heresy"}, options=OPEN)
    play(p, "0 offer 1", "0 give_card pope")
    assert why_not(p, 0, "propose") == "hand-too-full"
    play(p, "0 ask_card spies")
    assert can(p, 0, "propose")


def test_r57_behind_the_turn_the_others_deal_among_themselves() -> None:
    p = table(holds=RIVALS, florins={0: 9, 1: 9, 2: 9}, hands={0: "pope"}, options=OPEN)
    play(p, "0 collect")
    assert list(p.waiting) == [1]
    play(p, "1 offer 2", "1 give_florins 4", "1 ask_province ENG_1B")
    assert why_not(p, 1, "give_passage FRA RUS_2C") == "term-out-of-place", "nobody marches any more"
    play(p, "1 propose", "2 yes")
    assert owner(p, "ENG_1B") == 1
    assert p.florins[1:3] == [5, 13]
    play(p, "1 offer 0", "1 drop")
    assert list(p.waiting) == [2], "two offers, also if one was dropped"
    play(p, "2 pass")
    assert p.over, "the turn"


def test_r57_the_turn_ends_at_once_where_only_the_active_player_deals() -> None:
    for options in ({"bargains": "free"}, {"bargains": "open", "deals": "off"}):
        p = play(table(holds=RIVALS, hands={0: "pope"}, options=options), "0 collect")
        assert p.over, "the turn, and nobody was asked"


def test_r57_a_promise_of_peace_is_recorded_and_can_be_broken() -> None:
    p = table(holds=RIVALS, florins={0: 9, 1: 9, 2: 9}, hands={0: "pope"}, options=OPEN)
    play(p, "0 offer 2", "0 give_promise peace", "0 ask_florins 2", "0 propose", "2 yes")
    assert p.view(-1)["table"]["promises"] == [{"giver": "0", "taker": "2", "pledge": "peace", "until": 3}]
    play(p, "0 offer 2")
    assert why_not(p, 0, "give_promise peace") == "promise-stands"
    play(p, "0 drop")
    assert can(p, 0, "attack FRA ENG_1B"), "nobody is held to it"
    play(p, "0 attack FRA ENG_1B")
    assert [e.args[:2] for e in told_in(p) if e.phrase.key == "promise-broken"] == [[0, 2]]
    assert p.promises == []


def test_r57_a_promise_that_runs_out_was_kept() -> None:
    p = table(seats=3, holds=RIVALS, florins={0: 9, 1: 9}, hands={0: "pope"}, options=OPEN)
    play(p, "0 offer 1", "0 ask_promise passage", "0 give_florins 1", "0 propose", "1 yes")
    assert p.promises[0].until == 3, "until the end of the next turn of whoever may ask"
    p.turn = 3
    play(p, "0 collect", "1 pass", "2 pass")
    assert [e.args[:2] for e in told_in(p) if e.phrase.key == "promise-kept"] == [[1, 0]]
    assert p.promises == []


def test_r57_who_refuses_leave_breaks_a_promise_to_grant_it() -> None:
    p = table(holds={0: "FRA", 1: "HRE", 2: "VEN"}, florins={0: 9, 1: 9}, hands={0: "pope"}, options=OPEN)
    play(p, "0 offer 1", "0 ask_promise passage", "0 give_florins 1", "0 propose", "1 yes")
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    assert why_not(p, 0, "give_card pope") == "term-out-of-place", "what is agreed on the way is paid later"
    play(p, "0 propose", "1 no")
    assert [e.args[:2] for e in told_in(p) if e.phrase.key == "promise-broken"] == [[1, 0]]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r57_an_open_table_plays_to_the_end(seats: int) -> None:
    check_every_move(GAME, seats, "an open table", OPEN)
    check_imagining(GAME, seats, "an open table", 40, OPEN)
    check_copies(GAME, seats, "an open table", 40, OPEN)
    for k in range(8):
        check_twins(GAME, seats, f"open {k}", OPEN)


# -- all of them together -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_16_invariants_hold_by_the_other_readings(seats: int) -> None:
    check_every_move(GAME, seats, "readings", READINGS)
