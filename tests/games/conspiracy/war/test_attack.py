"""Who may be attacked or banned, and how long a ban lasts (12, R54)."""

from __future__ import annotations

from typing import Any

from tests.games.conspiracy.tables import HEIRS_3, MAP, MAP_3, heirs, lands, owner, refusal, say, table, works


def test_12_immunity_stops_attacks_and_bans() -> None:
    p = table(
        4,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        owner={**MAP, "krain": "2", "tirol": "2"},
        heirs=heirs((1, 1), (0, 0), (0, 0), (0, 0)),
        troops={"bar": {"knight": 1}},
    )
    assert refusal(p, "0 ban luxemburg") == "is-immune"
    assert refusal(p, "0 ban bar") == "your-own"
    assert refusal(p, "0 ban mainz") == "is-electorate"


def test_r54_a_ban_opens_the_fief_to_all_and_ends_with_a_new_owner() -> None:
    fields: dict[str, Any] = {
        "owner": MAP,
        "heirs": heirs((1, 1), (1, 1), (1, 1), (1, 1)),
        "troops": {"bar": {"knight": 1}, "metz": {"knight": 1}, "luettich": {"knight": 1}},
        "active": "3",
    }
    p = table(4, [{"step": "Ban", "seat": "0", "stage": "name"}], **fields)
    say(p, "0 ban luxemburg", "0 pass")
    assert p.waiting == (3,), "then the others in turn order"
    say(p, "3 attack luxemburg", "0 pass", "2 pass")
    assert owner(p, "luxemburg") == 3
    assert p.over


def test_r25_a_castle_stops_neither_ban_nor_attack() -> None:
    p = table(
        3,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        owner=MAP_3,
        heirs=HEIRS_3,
        works={"luxemburg": ["castle"]},
        troops={"bar": {"knight": 1}},
    )
    say(p, "0 ban luxemburg", "0 attack luxemburg")
    assert owner(p, "luxemburg") == 0
    assert works(p, "luxemburg"), "the castle stays"


def test_r79_a_ban_ends_when_the_fief_falls_neutral() -> None:
    p = table(
        3,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        [3, 4, 3, 4, 3, 4, 3, 4],
        owner=MAP_3,
        heirs=HEIRS_3,
        troops={"bar": {"mercenary": 1}, "luxemburg": {"mercenary": 1}, "metz": {"knight": 1}},
    )
    say(p, "0 ban luxemburg", "0 attack luxemburg", "2 pass", "0 pass", "1 pass")
    assert owner(p, "luxemburg") == -1
    assert p.over, "2 has a knight next to it and is not asked"


def test_17_a_ban_on_the_other_half_is_refused() -> None:
    p = table(
        2,
        [{"step": "Ban", "seat": "0", "stage": "name"}],
        half="south",
        owner=lands(s0=["bar", "lothringen"], s1=["bayern", "tirol", "krain", "steiermark"]),
        heirs=heirs((1, 1), (1, 1)),
    )
    assert refusal(p, "0 ban holstein") == "out-of-play"
    say(p, "0 ban luxemburg")
