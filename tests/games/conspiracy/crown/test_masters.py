"""Master cards and their votes (14, 23.5)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import GAME, choices, hands, heirs, holder, lands, owner, refusal, say, table, told

ELECTORS = ["mainz", "koeln", "trier", "boehmen", "pfalz", "brandenburg", "sachsen"]


def masters_table(**more: Any) -> Any:
    """Relics, troops and roads that make 0 Master of Faith, 1 of War, 2 of Trade; three neutral electors."""
    fields: dict[str, Any] = {
        "owner": lands(
            s0=["salzburg", "passau", "boehmen", "brandenburg"],
            s1=["bar", "luxemburg", "juelich", "mainz", "koeln"],
            s2=["kaernten", "steiermark", "krain", "tirol"],
            s3=["holland", "utrecht", "friesland"],
        ),
        "works": {
            "salzburg": ["relic"],
            "passau": ["relic"],
            "kaernten": ["reichsstadt"],
            "krain": ["reichsstadt"],
        },
        "troops": {"bar": {"knight": 4}},
        "holder": {"faith": "0", "war": "1", "trade": "2"},
        "marker": {"faith": "trier", "war": "pfalz", "trade": "sachsen"},
        "tracks": {"faith": {"0": 2}, "war": {"1": 8}, "trade": {"2": 170, "0": 20}},
        "sold": ["boehmen", "brandenburg", "mainz", "koeln"],
        "heirs": heirs((0, 0), (0, 0), (0, 0), (0, 1)),
        "ducats": {"3": 400},
    }
    fields.update(more)
    return fields


def test_23_5_m1_sold_elector_displaces_down_the_line() -> None:
    p = table(4, [{"step": "ElectorDies"}], [1], electors={"trier": 1}, **masters_table())
    say(p, "3 bid 400")
    assert owner(p, "trier") == 3
    assert choices(p, 0) == ["vote pfalz", "vote sachsen"]
    say(p, "0 vote pfalz")
    # War displaces Trade in Sachsen without a choice; Trade has no vote but keeps glory and income.
    assert p.over
    assert [p.marker[m] for m in range(3)] == [4, 6, -1]
    assert p.holder == [0, 1, 2]
    assert p.glory(2) == 2


def test_23_5_m1_unsold_elector_gives_trade_its_vote_back() -> None:
    fields = masters_table(marker={"faith": "pfalz", "war": "sachsen"}, ducats={})
    fields["owner"]["trier"] = "3"
    fields["sold"] = ELECTORS
    fields["elector_discard"] = ["pfalz", "sachsen"]
    p = table(4, [{"step": "ElectorDies"}], [2], **fields)
    say(p, "3 pass")
    assert owner(p, "koeln") == -1
    assert p.marker == [4, 6, 1]


def test_23_5_m2_equal_value_leaves_the_card_with_its_holder() -> None:
    fields: dict[str, Any] = {
        "owner": lands(s0=["bar", "luxemburg"], s1=["bayern", "tirol"]),
        "troops": {"bar": {"knight": 4}, "bayern": {"knight": 3, "mercenary": 1}},
        "holder": {"war": "0"},
        "marker": {"war": "mainz"},
        "tracks": {"war": {"0": 8, "1": 7}},
        "hands": hands(s1=["mercenary", "mercenary"]),
        "ducats": {"1": 200},
    }
    p = table(3, [{"step": "ActionSlot", "seat": "1"}], **fields)
    say(p, "1 hire bayern")
    assert holder(p, "war") == 0
    say(p, "1 hire bayern")
    assert holder(p, "war") == 1
    assert p.marker[1] == -1, "the old marker has gone back"
    say(p, "1 vote trier")
    assert p.marker[1] == 2


def test_r58_first_to_reach_the_value() -> None:
    # The holder of War drops out; of two others with nine each the one who reached it first gets the card.
    p = table(
        4,
        [{"step": "ActionSlot", "seat": "3"}],
        owner=lands(s0=["bar"], s1=["bayern"], s2=["tirol"], s3=["holland"]),
        troops={"bar": {"knight": 5}, "bayern": {"mercenary": 9}, "tirol": {"mercenary": 9}},
        holder={"war": "0"},
        marker={"war": "mainz"},
        tracks={"war": {"0": 10, "1": 9, "2": 9}},
        reached={"war": {"0": 1, "1": 3, "2": 2}},
        clock=3,
        hands=hands(s3=["crusade"]),
    )
    say(p, "3 crusade bar")
    assert holder(p, "war") == 2


def test_14_minimum_of_a_master() -> None:
    p = table(
        3,
        [{"step": "ActionSlot", "seat": "0"}],
        owner=lands(s0=["bar"]),
        troops={"bar": {"mercenary": 6}},
        hands=hands(s0=["mercenary", "mercenary"]),
        ducats={"0": 100},
    )
    say(p, "0 hire bar")
    assert holder(p, "war") == -1
    say(p, "0 hire bar")
    assert holder(p, "war") == 0


def test_r59_a_marker_must_be_placed_and_may_displace() -> None:
    fields = masters_table(marker={"trade": "sachsen", "war": "pfalz"})
    p = table(4, [{"step": "Influence"}], **fields)
    assert choices(p, 0) == ["vote trier", "vote pfalz", "vote sachsen"]
    assert refusal(p, "0 pass") == "not-now"
    assert refusal(p, "0 vote mainz") == "no-place-for-vote"
    assert GAME.table.words(p.default(0)) == "vote trier"
    say(p, "0 vote pfalz", "1 vote sachsen")
    assert p.marker == [4, 6, 2], "Trade moves to the last free elector without a choice"


def test_r78_a_value_that_falls_was_reached_when_it_last_rose() -> None:
    # Seats 1 and 2 have eight each; seat 1 had more before and fell to it, seat 2 has risen to it since.
    p = table(
        4,
        [{"step": "ActionSlot", "seat": "3"}],
        owner=lands(s0=["bar"], s1=["bayern", "krain"], s2=["tirol"], s3=["holland"]),
        troops={"bar": {"knight": 6}, "bayern": {"knight": 4}, "krain": {"knight": 1}, "tirol": {"knight": 4}},
        holder={"war": "0"},
        marker={"war": "mainz"},
        tracks={"war": {"0": 12, "1": 10, "2": 8}},
        reached={"war": {"0": 3, "1": 1, "2": 2}},
        clock=3,
        hands=hands(s3=["crusade", "crusade"]),
    )
    say(p, "3 crusade krain", "3 crusade bar", "1 vote mainz")
    assert holder(p, "war") == 1


def one_neutral_left(options: dict[str, str] | None = None) -> Any:
    """Six electorates are owned when 3 buys Trier; War and Trade sway Pfalz and Sachsen, which 3 buys next."""
    fields = masters_table(marker={"war": "pfalz", "trade": "sachsen"}, holder={"war": "1", "trade": "2"})
    fields["owner"] = {**fields["owner"], "trier": "3"}
    fields["works"] = {"kaernten": ["reichsstadt"], "krain": ["reichsstadt"]}
    fields["tracks"] = {"war": {"1": 8}, "trade": {"2": 170, "0": 20}}
    fields["sold"] = ["boehmen", "brandenburg", "mainz", "koeln", "trier"]
    fields["heirs"] = heirs((0, 0), (0, 0), (0, 0), (1, 0))
    return table(4, [{"step": "ElectorDies"}], [1], options or {}, electors={"sachsen": 1}, **fields)


def test_r59_the_last_neutral_elector_is_swayed_by_the_master_of_faith_alone() -> None:
    p = one_neutral_left()
    say(p, "3 bid 400")
    assert p.neutral_electors() == [4], "Pfalz is the last"
    assert p.marker == [-1, -1, -1], "War loses the influence it had, and Trade finds no other place"
    assert p.holder == [-1, 1, 2]
    assert p.glory(1) == 3 + 10, "the Glory Points stay"
    assert p.neutral_votes() == 1
    assert "influence-lost" in told(p)


def test_r59_by_the_other_reading_any_master_sways_the_last_one() -> None:
    p = one_neutral_left({"last_elector": "masters"})
    say(p, "3 bid 400")
    assert p.marker == [-1, 4, -1], "War stays, Trade is out"


def test_r59_faith_sways_the_last_neutral_elector() -> None:
    fields = masters_table(marker={})
    fields["owner"] = {**fields["owner"], "trier": "3", "sachsen": "3"}
    p = table(4, [{"step": "Influence"}], **fields)
    assert p.over
    assert p.marker == [4, -1, -1]


def test_r59_two_neutral_electors_can_be_swayed_by_war_and_trade() -> None:
    # Example 1 of the rulebook has both of them voting on the last two.
    fields = masters_table(marker={}, holder={"war": "1", "trade": "2"})
    fields["owner"] = {**fields["owner"], "trier": "3"}
    p = table(4, [{"step": "Influence"}], **fields)
    say(p, "1 vote pfalz")
    assert p.marker == [-1, 4, 6]


def test_r59_an_elector_who_falls_neutral_gives_war_its_vote_back() -> None:
    fields = masters_table(marker={}, holder={"war": "1", "trade": "2"}, ducats={})
    fields["owner"] = {**fields["owner"], "trier": "3", "sachsen": "3"}
    fields["works"] = {"kaernten": ["reichsstadt"], "krain": ["reichsstadt"]}
    fields["tracks"] = {"war": {"1": 8}, "trade": {"2": 170, "0": 20}}
    fields["sold"] = ELECTORS
    p = table(4, [{"step": "ElectorDies"}], [3], **fields)
    say(p, "3 pass")
    assert p.neutral_electors() == [2, 4]
    say(p, "1 vote pfalz")
    assert p.marker == [-1, 4, 2]
