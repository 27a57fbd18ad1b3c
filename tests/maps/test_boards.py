"""Every committed board says what the rules data says. Drawing it again is the work of `python -m maps compare`."""

import json
import math
from pathlib import Path

import pytest

from maps.check import Board, atlas_of, check, decode, gaps, inside, misplaced, tangled, wrong_borders
from maps.stamp import HERE, OUTPUT

BOARDS = sorted(path.stem for path in (HERE / "boards").glob("*.toml"))


@pytest.mark.parametrize("game", BOARDS)
def test_board_obeys_the_rules_data(game: str) -> None:
    assert check(game) == []


@pytest.mark.parametrize("game", BOARDS)
def test_board_has_paper_for_day_and_night(game: str) -> None:
    for name in ("day", "night"):
        assert (OUTPUT / f"{game}.{name}.webp").read_bytes()[8:12] == b"WEBP"


def test_every_font_comes_with_its_licence() -> None:
    fonts = OUTPUT / "fonts"
    assert list(fonts.glob("*.woff2"))
    for font in fonts.glob("*.woff2"):
        family = font.stem.removesuffix("-ext").removesuffix("-bold").removesuffix("-italic")
        assert "Open Font License" in (fonts / f"LICENSE-{family}.txt").read_text("utf-8")


def test_a_lost_border_is_noticed() -> None:
    board, atlas = Board.read("universalis"), atlas_of("universalis")
    pair = frozenset(("territory:svevia", "territory:triveneto"))
    assert pair in board.contact
    del board.contact[pair]
    assert wrong_borders(board, atlas) == ["no visible border: territory:svevia territory:triveneto (0.0)"]


def test_a_border_that_should_not_be_is_noticed() -> None:
    board, atlas = Board.read("universalis"), atlas_of("universalis")
    board.contact[frozenset(("territory:kent", "territory:sicilia"))] = 30.0
    assert wrong_borders(board, atlas) == ["looks adjacent: territory:kent territory:sicilia (30.0)"]


def test_a_hole_in_the_board_is_noticed() -> None:
    board = Board.read("universalis")
    del board.rings["sea:mar_tirreno"]
    assert len(gaps(board)) == 1


def test_a_piece_beside_its_territory_is_noticed() -> None:
    board = Board.read("universalis")
    board.data["shapes"]["territory:kent"]["anchor"] = [0.0, 0.0]
    assert misplaced(board) == ["anchor outside: territory:kent"]


def test_crossing_roads_are_noticed() -> None:
    board = Board.read("conspiracy")
    board.data["links"] = [
        {"ends": ["capital:a", "capital:b"], "kind": "road", "path": [0, 0, 100, 100]},
        {"ends": ["capital:c", "capital:d"], "kind": "road", "path": [0, 100, 100, -100]},
    ]
    assert tangled(board) == ["roads cross: capital:a capital:b and capital:c capital:d"]


def test_the_bosphorus_is_crossed_at_constantinople() -> None:
    board = Board.read("universalis")
    (link,) = [link for link in board.data["links"] if link.get("ref") == "sea:bosforo"]
    city = board.data["marks"]["city:costantinopoli"]["at"]
    assert min(math.dist(city, point) for point in decode(link["path"])) < 30


def test_hordes_come_from_outside_into_the_lands_of_the_rules() -> None:
    board = Board.read("universalis")
    inroads = [link for link in board.data["links"] if link["kind"] == "inroad"]
    assert len(inroads) == 6
    for link in inroads:
        camp, target = link["ends"]
        path = decode(link["path"])
        assert inside(tuple(board.data["marks"][camp]["at"]), board.rings["void:land"])
        assert inside(path[-1], board.rings[target])


def test_inside_knows_holes() -> None:
    outer = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)]
    hole = [(4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0), (4.0, 4.0)]
    assert inside((1.0, 1.0), [outer, hole])
    assert not inside((5.0, 5.0), [outer, hole])


def test_boards_are_plain_json() -> None:
    for path in sorted(Path(OUTPUT).glob("*.json")):
        assert json.loads(path.read_text("utf-8"))["format"] == 1
