"""Figures that boards print, from the data of the rules."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("figures", ROOT / "web" / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_board_finds_its_figures_in_the_data_of_its_game(maker: ModuleType) -> None:
    wishes = sorted((ROOT / "web" / "src" / "boards").glob("*/figures.toml"))
    assert {"medieval", "fief", "conspiracy"} <= {wish.parent.name for wish in wishes}
    for wish in wishes:
        made = maker.figures(wish)
        assert list(made) == list(tomllib.loads(wish.read_text("utf-8")))
        assert json.dumps(made)


def test_figures_are_those_of_the_rules(maker: ModuleType) -> None:
    made = maker.figures(ROOT / "web" / "src" / "boards" / "medieval" / "figures.toml")
    data = tomllib.loads((ROOT / "src" / "reame" / "games" / "medieval" / "data.toml").read_text("utf-8"))
    assert [x["army"] for x in made["powers"]] == [x["army"] for x in data["powers"]["list"]]
    assert made["rumours"] == data["meta"]["mongol_no_event_draws"]
    assert "source" not in made["provinces"][0]


def test_a_figure_that_the_data_do_not_have_is_named(maker: ModuleType, tmp_path: Path) -> None:
    wish = tmp_path / "carolus" / "figures.toml"
    wish.parent.mkdir()
    wish.write_text('paladins = "ring.unicorns"\n', "utf-8")
    with pytest.raises(maker.NoSuchFigure, match=r"ring\.unicorns"):
        maker.figures(wish)
