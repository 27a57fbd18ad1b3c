"""Rules and rulings of Carolus Magnus that have an effect, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.carolus.things import CLAN, CLANS
from reame.kernel.errors import BadPosition, BadStart, IllegalMove
from reame.kernel.kinds import NOBODY
from tests.games.carolus.tables import GAME, of_clan, ring, say, stock, table, told

FIVE = [{"owner": "", "size": 1, "cubes": {}} for _ in range(5)]
ALL = ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize(("seats", "supply", "reserve"), [(2, 171, 7), (3, 158, 9), (4, 157, 7)])
def test_3_supply_and_reserves_after_setup(seats: int, supply: int, reserve: int) -> None:
    p = GAME.start(seats, "setup")
    while p.round == 0:
        p.apply(p.waiting[0], p.legal(p.waiting[0])[0])
    assert sum(p.supply) == supply
    assert [p.reserve(s) for s in range(seats)] == [reserve] * seats
    assert [sum(p.cubes[t * CLANS :][:CLANS]) for t in range(15)] == [1] * 15
    assert [sum(of_clan(p.cubes, clan)) for clan in range(CLANS)] == [3] * 5
    assert p.stock == ([8, 8, 8] if seats == 3 else [10, 10])
    assert p.holder == [NOBODY] * 5
    assert p.emperor == 0


def test_r04_each_player_makes_all_throws_before_the_next() -> None:
    p = GAME.start(3, "throws", journal=True)
    while p.round == 0:
        p.apply(p.waiting[0], p.legal(p.waiting[0])[0])
    assert p.journal is not None
    takers = [e.args[0] for e in p.journal.events if e.phrase.key == "cube-taken"]
    first = next(e.args[0] for e in p.journal.events if e.phrase.key == "first-by-lot")
    assert takers == [s for s in (first, (first + 1) % 3, (first + 2) % 3) for _ in range(9)]


def test_r02_coloured_dice_first_then_crowns_one_by_one() -> None:
    p = table(
        2, [{"step": "Turn", "seat": "0", "stage": "refill", "played": 3}], [6, 1, 6], supply={"red": 2, "blue": 5}
    )
    assert p.reserves[0] == 1, "the red die is served before the crowns are chosen"
    assert p.waiting == (0,)
    say(p, 0, "choose blue", "choose red")
    assert p.reserves[2] == 1
    assert p.reserves[0] == 2


def test_4_1_a_number_on_the_table_may_not_be_repeated() -> None:
    p = table(3, [{"step": "Tokens"}], order=["2", "0", "1"], hands={"0": ALL, "1": ["2", "5"], "2": ALL})
    say(p, 2, "token 2")
    with pytest.raises(IllegalMove, match=r"4\.1: token-taken 2"):
        say(p, 0, "token 2")
    say(p, 0, "token 5")
    assert [GAME.table.words(m) for m in p.legal(1)] == ["token 2", "token 5"], "R05: the whole hand is blocked"
    with pytest.raises(IllegalMove, match=r"4\.1: token-spent 3"):
        say(p, 1, "token 3")


def test_4_1_tokens_come_back_after_the_fifth_round() -> None:
    p = table(
        2,
        [{"step": "Rounds", "stage": "turns", "acted": 2}, {"step": "Turn", "seat": "1", "stage": "emperor"}],
        **ring(FIVE),
        round=5,
        placed={"0": "1", "1": "2"},
        order=["0", "1"],
        reserves={"0": {"red": 1}},
    )
    say(p, 1, "advance 1")
    assert p.round == 6
    assert p.hands == [31, 31]
    assert p.waiting == (0,), "R06: chosen in the order of acting"


def test_4_2_partners_court_is_no_place_and_clans_are_held_singly() -> None:
    p = table(
        4,
        [{"step": "Turn", "seat": "2", "stage": "cubes", "left": 1, "played": 0}],
        **ring(FIVE),
        courts={"0": {"red": 1}, "2": {"red": 1}},
        holder={"red": "0"},
        reserves={"2": {"red": 1}},
        placed={"2": "1"},
    )
    assert {GAME.table.words(m) for m in p.legal(2)} == {
        f"play red {x}" for x in ("court", "T1", "T2", "T3", "T4", "T5")
    }
    say(p, 2, "play red court")
    assert p.holder[0] == 2, "R09: a partner may take a clan from the partner"


def test_r09_a_tie_keeps_the_holder() -> None:
    p = table(
        3,
        [{"step": "Tokens"}],
        courts={"0": {"red": 2}, "1": {"red": 1}},
        holder={"red": "0"},
        order=["0"],
        hands={"0": ALL},
    )
    p.to_court(1, 0)
    assert p.holder[0] == 0
    p.to_court(2, 0)
    assert p.holder[0] == 0
    p.to_court(1, 0)
    assert p.holder[0] == 1


def test_r08_a_cube_goes_to_a_region_not_to_a_territory_inside_it() -> None:
    spaces = [{"owner": "white", "size": 2, "cubes": {}}, *FIVE[:3]]
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "cubes", "left": 1}],
        **ring(spaces),
        reserves={"0": {"pink": 1}},
        placed={"0": "1"},
    )
    with pytest.raises(IllegalMove, match="R08: inside-region pink T2"):
        say(p, 0, "play pink T2")
    with pytest.raises(IllegalMove, match=r"4\.2A: not-in-reserve red"):
        say(p, 0, "play red T1")
    say(p, 0, "play pink T1")
    assert p.cubes[CLAN.find("pink")] == 1


def test_4_2_at_most_as_many_steps_as_the_token() -> None:
    p = table(2, [{"step": "Turn", "seat": "0", "stage": "emperor"}], **ring(FIVE), placed={"0": "2"})
    with pytest.raises(IllegalMove, match=r"4\.2B: too-far 3"):
        say(p, 0, "advance 3")


def test_r15_spaces_passed_over_see_nothing_happen() -> None:
    spaces = [FIVE[0], {"owner": "", "size": 1, "cubes": {"red": 1}}, {"owner": "", "size": 1, "cubes": {}}, *FIVE[:2]]
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "emperor"}],
        **ring(spaces),
        placed={"0": "2"},
        holder={"red": "0"},
        stock={"white": 10, "black": 10},
    )
    say(p, 0, "advance 2")
    assert p.owner == [NOBODY] * 15
    assert told(p) == ["emperor-stops", "build-neutral"]


def test_5_a_stop_can_build_for_a_rival() -> None:
    spaces = [FIVE[0], {"owner": "", "size": 1, "cubes": {"red": 1}}, *FIVE[:3]]
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "emperor"}],
        **ring(spaces),
        placed={"0": "1"},
        holder={"red": "1"},
        stock={"white": 10, "black": 10},
    )
    say(p, 0, "advance 1")
    assert p.owner[1] == 1
    assert p.stock == [10, 9]


def test_5_neutral_clans_count_for_nobody() -> None:
    spaces = [FIVE[0], {"owner": "", "size": 1, "cubes": {"red": 5}}, *FIVE[:3]]
    p = table(2, [{"step": "Turn", "seat": "0", "stage": "emperor"}], **ring(spaces), placed={"0": "1"})
    say(p, 0, "advance 1")
    assert p.owner[1] == NOBODY


def test_r17_relief_is_checked_when_a_clan_is_emptied() -> None:
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "refill", "played": 1}],
        [1],
        supply={"red": 1, "blue": 9},
        courts={"0": {"red": 3}, "1": {"red": 2}},
        holder={"red": "0"},
    )
    assert p.over
    assert p.supply[0] == 4, "each court returned two"
    assert of_clan(p.courts, 0) == [1, 0]
    assert p.holder[0] == 0


def test_r18_a_die_that_cannot_be_supplied_is_rolled_again() -> None:
    p = table(
        2, [{"step": "Turn", "seat": "0", "stage": "refill", "played": 2}], [1, 3, 1, 2], supply={"pink": 4, "blue": 4}
    )
    assert p.reserves[2] == 1, "the second die, blue, is served in its turn"
    assert p.reserves[1] == 1, "red was rolled again: red, then pink"
    assert told(p) == [], "the journal was attached afterwards"


def test_r18_a_rerolled_die_may_show_a_crown() -> None:
    p = table(2, [{"step": "Turn", "seat": "1", "stage": "refill", "played": 1}], [1, 6], supply={"pink": 4})
    assert p.waiting == (1,)
    with pytest.raises(IllegalMove, match="6: clan-exhausted red"):
        say(p, 1, "choose red")
    say(p, 1, "choose pink")
    assert p.over


def test_r18_a_crown_may_pick_an_empty_clan_if_relief_is_possible() -> None:
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "refill", "played": 1}],
        [6],
        supply={"blue": 1},
        courts={"0": {"red": 2}, "1": {"red": 1}},
        holder={"red": "0"},
    )
    assert [GAME.table.words(m) for m in p.legal(0)] == ["choose red", "choose blue"]
    say(p, 0, "choose red")
    assert p.reserves[0] == 1
    assert p.supply[0] == 1
    assert of_clan(p.courts, 0) == [1, 0]


def test_r19_nothing_can_be_supplied() -> None:
    p = table(2, [{"step": "Turn", "seat": "0", "stage": "refill", "played": 2}], [1, 6])
    assert p.over
    assert p.reserve(0) == 0


def test_r19_few_cubes_few_dice_and_none_go_straight_to_the_emperor() -> None:
    p = table(
        2,
        [{"step": "Turn", "seat": "0"}],
        [1, 1],
        **ring(FIVE),
        reserves={"0": {"blue": 2}},
        placed={"0": "1"},
        supply={"red": 30},
    )
    say(p, 0, "play blue T2", "play blue T2", "advance 1")
    assert p.reserve(0) == 2, "two dice for two cubes"
    p = table(2, [{"step": "Turn", "seat": "0"}], **ring(FIVE), placed={"0": "1"})
    assert [GAME.table.words(m) for m in p.legal(0)] == ["advance 1"]


@pytest.mark.parametrize("cubes", [3, 4])
def test_2_cubes_per_turn(cubes: int) -> None:
    seats = cubes - 1 if cubes == 4 else 2
    p = table(seats, [{"step": "Turn", "seat": "0"}], **ring(FIVE), reserves={"0": {"red": 9}}, placed={"0": "1"})
    say(p, 0, *["play red T1"] * cubes)
    assert [GAME.table.words(m) for m in p.legal(0)] == ["advance 1"]


def win_by_spaces(holder: dict[str, str], seats: int, owners: list[str]) -> Any:
    """Four spaces; the emperor's stop on the second one joins it to the first."""
    sizes = {"white": 6, "black": 6, "": 1, "grey": 5}
    spaces = [{"owner": o, "size": sizes[o], "cubes": {}} for o in owners]
    spaces[1]["cubes"] = {"red": 1}
    p = table(
        seats,
        [{"step": "Turn", "seat": "0", "stage": "emperor"}],
        **ring(spaces),
        placed={"0": "1"},
        holder=holder,
        stock=stock(seats, spaces),
        emperor="T1",
    )
    say(p, 0, "advance 1")
    return p


def test_7_2_most_castles_when_fewer_than_four_spaces_remain() -> None:
    p = win_by_spaces({"red": "0"}, 2, ["white", "", "black", ""])
    assert p.outcome.reason == "spaces"
    assert p.outcome.winners == [0]
    assert p.outcome.scores == [7, 6]


def test_r24_equal_castles_and_clans_share_the_victory() -> None:
    spaces = [
        {"owner": "white", "size": 5, "cubes": {}},
        {"owner": "", "size": 1, "cubes": {"red": 1}},
        {"owner": "black", "size": 6, "cubes": {}},
        {"owner": "", "size": 1, "cubes": {}},
    ]
    fields: dict[str, Any] = {
        **ring(spaces),
        "placed": {"0": "1"},
        "holder": {"red": "0", "blue": "1"},
        "stock": {"white": 5, "black": 4},
        "emperor": "T1",
    }
    p = table(2, [{"step": "Turn", "seat": "0", "stage": "emperor"}], **fields)
    say(p, 0, "advance 1")
    assert p.outcome is not None
    assert p.outcome.winners == [0, 1]


def test_r13_a_pair_wins_together() -> None:
    spaces = [
        {"owner": "white", "size": 9, "cubes": {}},
        {"owner": "", "size": 1, "cubes": {"red": 1}},
        *[{"owner": "", "size": 1, "cubes": {}} for _ in range(4)],
    ]
    p = table(
        4,
        [{"step": "Turn", "seat": "1", "stage": "emperor"}],
        **ring(spaces),
        placed={"1": "1"},
        holder={"red": "2"},
        stock={"white": 1, "black": 10},
        emperor="T1",
    )
    say(p, 1, "advance 1")
    assert p.outcome is not None
    assert p.outcome.reason == "castles"
    assert p.outcome.winners == [0, 2], "R22: also in a rival's turn"


def test_r25_the_game_ends_when_every_reserve_is_empty() -> None:
    p = table(2, [{"step": "Rounds", "stage": "begin"}], **ring(FIVE), round=7, stock={"white": 7, "black": 8})
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.rule, p.outcome.winners) == ("frozen", "R25", [0])


def test_10_8_no_tokens_are_returned_when_a_cycle_ends_the_game() -> None:
    p = table(2, [{"step": "Rounds", "stage": "begin"}], round=35, **ring(FIVE))
    assert p.outcome is not None
    assert p.outcome.reason == "frozen"
    assert p.hands == [0, 0]


def test_r26_the_game_ends_after_250_rounds() -> None:
    fields: dict[str, Any] = {**ring(FIVE), "reserves": {"0": {"red": 1}}, "stock": {"white": 8, "black": 7}}
    p = table(2, [{"step": "Rounds", "stage": "begin"}], round=250, **fields)
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.winners) == ("rounds", [1])
    p = table(2, [{"step": "Rounds", "stage": "begin"}], round=249, hands={"0": ALL}, order=["0", "1"], **fields)
    assert not p.over


def test_r07_pairs_may_sit_beside_each_other() -> None:
    across, beside = GAME.start(4, "x"), GAME.start(4, "x", {"pairs": "beside"})
    assert across.figures.side_of == [0, 1, 0, 1]
    assert beside.figures.side_of == [0, 0, 1, 1]


def test_r10_the_order_inside_action_a_does_not_matter() -> None:
    ends = []
    for moves in (
        ["play red court", "play red T1", "play blue court"],
        ["play blue court", "play red T1", "play red court"],
    ):
        p = table(
            2,
            [{"step": "Turn", "seat": "0"}],
            **ring(FIVE),
            reserves={"0": {"red": 2, "blue": 1}},
            courts={"1": {"blue": 1}},
            holder={"blue": "1"},
            placed={"0": "1"},
        )
        say(p, 0, *moves)
        ends.append(p.dump())
    assert ends[0] == ends[1]


def test_a_dump_with_a_negative_count_is_refused_with_its_path() -> None:
    with pytest.raises(BadPosition, match=r"table\.courts\.0\.red: -1 is not a number from 0 to 40"):
        table(2, [{"step": "Tokens"}], courts={"0": {"red": -1}})
    with pytest.raises(BadPosition, match=r"stack\[1\]\.Turn\.seat: 'white' is not a known seat"):
        table(2, [{"step": "Turn", "seat": "white"}])
    with pytest.raises(BadPosition, match=r"table\.emperors: no such field"):
        table(2, [{"step": "Tokens"}], emperors="T1")


def test_a_dump_with_more_than_there_can_be_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"stack\[1\]\.Throw\.shown"):
        table(2, [{"step": "Throw", "seat": "0", "crowns": 1, "shown": ["red"] * 11}])
    with pytest.raises(BadPosition, match=r"table\.order"):
        table(2, [{"step": "Tokens"}], order=["0", "1", "0", "1", "0"])


def test_two_to_four_players() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(BadStart, match="2, 3, 4 players"):
            GAME.start(seats, "x")
    with pytest.raises(BadStart, match="no option 'colour'"):
        GAME.start(2, "x", {"colour": "grey"})
