"""An owner's edition in the browser: brought on the start page, played, shown at the table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person

LYON = Path(__file__).parents[2] / "docs" / "editions" / "fief.toml"


def test_a_table_is_laid_by_a_file_of_ones_own(anna: Person, tmp_path: Path) -> None:
    page = anna.open()
    page.locator('input[name="game"][value="fief"]').check(force=True)
    page.get_by_text("More settings").click()
    page.locator("label.option", has_text="A file of mine").locator("select").select_option("own")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(LYON.read_text().replace("incomes.mill", "incomes.mil"))
    page.set_input_files('input[type=file][accept=".toml"]', wrong)
    expect(page.locator("ul.error")).to_contain_text("did you mean 'mill'?")
    page.set_input_files('input[type=file][accept=".toml"]', LYON)
    expect(page.get_by_role("status").filter(has_text="The box of Lyon")).to_be_visible()
    expect(page.locator("ul.error")).to_have_count(0)
    page.get_by_role("button", name="Lay the table").click()

    # Its names are on the board and in the list, and the table says what is corrected and what the map does not show.
    anna.entries.first.wait_for()
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("The box of Lyon").click()
    shown = page.locator("details", has_text="The box of Lyon")
    expect(shown).to_contain_text("200 → 300")
    expect(shown).to_contain_text("The map is drawn as before and does not show: roads.pairs.")
    expect(page.locator(".choices")).not_to_contain_text("Sennecy")
    anna.first_choice()
