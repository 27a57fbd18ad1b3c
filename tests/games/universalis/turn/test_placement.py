"""The placement phase [3.8]."""

from __future__ import annotations

from typing import Any

from tests.games.universalis.short_board import at, board, do, why


def held(names: list[str], seat: int = 2, armies: int = 3) -> dict[str, tuple[int | str, int]]:
    return dict.fromkeys(names, (seat, armies))


def test_3_8_new_pieces_stand_in_cities_with_roads_anywhere() -> None:
    step = {"step": "Placement", "seat": "2"}
    lands = held(["kent", "wessex"])
    base: dict[str, Any] = {"lands": lands, "settlement": {"kent": 1}, "reserve": {"2": {"armies": 7, "war_ship": 1}}}
    p = board(step, **base)
    assert why(p, 2, "place_armies wessex") == "not-this-place"
    assert why(p, 2, "place war_ship wessex") == "not-this-place"
    do(p, 2, "place_armies kent", "armies 5", "place war_ship kent")
    assert at(p, "kent") == ("2", 8)
    p = board(step, technologies={"2": ["strade"]}, **base)
    do(p, 2, "place_armies wessex", "armies 7")
    assert at(p, "wessex") == ("2", 10)


def test_1_7_a_new_banner_counts_as_level_one_and_a_new_general_from_next_turn() -> None:
    p = board(
        {"step": "Placement", "seat": "2"},
        lands=held(["kent"]),
        settlement={"kent": 1},
        reserve={"2": {"banner": 1, "general": 1}},
    )
    do(p, 2, "place banner kent", "place_general 2-banner-1")
    b = p.banners_of(2)[0]
    assert p.general[b] == 1
    assert p.attacks[b] == 1
