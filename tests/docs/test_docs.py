"""What README and docs show is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.suite import properties

ROOT = Path(__file__).parent.parent.parent
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def code(page: Path) -> str:
    """The Python blocks of a page, as one program."""
    return "\n".join(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))


def run(page: Path) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "page"}
    exec(compile(code(page), str(page), "exec"), names)
    return names


def test_the_readme_runs() -> None:
    assert run(ROOT / "README.md")["position"].over


def test_the_page_for_researchers_runs() -> None:
    assert run(ROOT / "docs" / "research.md")["state"].is_terminal()


def test_the_game_of_the_tutorial_passes_the_property_suite() -> None:
    game = run(ROOT / "docs" / "adding-a-game.md")["GAME"]
    for seats in (2, 3):
        properties.check_every_move(game, seats, "tutorial")
        properties.check_copies(game, seats, "tutorial", 1)
        properties.check_refusals(game, seats, "tutorial", 1)
        properties.check_imagining(game, seats, "tutorial", 1)
        properties.check_floor(game, seats, "tutorial")
        properties.check_record(game, seats, "tutorial")
        properties.check_arrays(game, seats, "tutorial", 1)
        assert sum(properties.check_twins(game, seats, f"tutorial {k}") for k in range(12)) > 12, "moves together"
    properties.check_orders(game)


@pytest.mark.parametrize("page", DOCS, ids=[str(p.relative_to(ROOT)) for p in DOCS])
def test_links_between_pages_hold(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
