"""Owners' editions: what can be corrected, what is refused and how that is told, and that each game is its own."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from reame import games
from reame.arena.plan import Plan
from reame.arena.progress import Progress
from reame.arena.simulate import simulate
from reame.cli import main
from reame.games.boxes import box
from reame.games.editions import copies, edition, trial
from reame.games.editions.corrections import BadEdition
from reame.games.editions.draft import draft
from reame.games.editions.edition import Edition
from reame.games.fief.table.phrases import SUM_MILLS
from reame.kernel.chance import Dice
from reame.kernel.errors import BadRecord, NoSuchGame
from reame.kernel.record import Record, read_record
from reame.words import Words
from tests.games.fief.table import board, turn

DOCS = Path(__file__).parents[2] / "docs" / "editions"
EXAMPLES = {path.stem: path.read_text("utf-8") for path in sorted(DOCS.glob("*.toml"))}
HEAD = 'edition = 1\ngame = "fief"\nname = "Mine"\n'


def faults(text: str) -> list[str]:
    """What is wrong with an edition."""
    with pytest.raises(BadEdition) as e:
        Edition(text)
    return e.value.faults


def played(game: Any, seats: int, seed: str, moves: int = 10_000) -> Record:
    """A random game."""
    record = Record(game, seats, seed, journal=True)
    lot = Dice(seed)
    while not record.position.over and len(record) < moves:
        seat = record.position.waiting[0]
        legal = record.position.legal(seat)
        record.play(seat, legal[lot.below(len(legal))])
    return record


@pytest.mark.parametrize("name", games.NAMES)
def test_every_line_of_a_new_file_is_a_correction_that_changes_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edition, "BYTES", 10**7)
    text = re.sub(r"^# (data\.|words\.)", r"\1", draft(name), flags=re.M)
    assert text.count("\ndata.") + text.count("\nwords.") > 20
    same = Edition(text)
    assert same.changes == []
    assert same.data == box(f"reame.games.{name}")


@pytest.mark.parametrize("name", games.NAMES)
def test_a_copy_of_a_game_plays_the_same_games(name: str) -> None:
    standard = games.find(name)
    copy = copies.make(name, "same", box(f"reame.games.{name}"))
    try:
        assert type(copy) is not type(standard)
        seats = standard.seat_range[0]
        two = [played(g, seats, "twins", 150) for g in (standard, copy)]
        assert two[0].text() == two[1].text()
        assert [str(e) for e in two[0].position.journal.events] == [str(e) for e in two[1].position.journal.events]  # type: ignore[union-attr]
    finally:
        copies.forget(name, "same")


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_the_examples_of_the_docs_hold(name: str) -> None:
    found = Edition(EXAMPLES[name])
    assert found.game == name
    assert trial.faults(found) == []
    assert len(found.changes) >= 3
    assert found.drawn, "each shows what the map would have to be drawn anew for"


def test_fief_is_played_by_the_income_the_road_and_the_card_of_an_edition() -> None:
    game = games.find(f"fief\n{EXAMPLES['fief']}")
    figures = __import__(f"{type(game).__module__.rpartition('.')[0]}.table.things", fromlist=["x"])
    village = figures.VILLAGE.find
    assert figures.MILL_INCOME == 300
    assert village("st_medard") in figures.NEIGHBOURS[village("bourg")]
    assert village("villeneuve") not in figures.NEIGHBOURS[village("bourg")]
    assert figures.CARD_COUNT[figures.PLAGUE] == 1
    standard = games.find("fief")
    ordinary = __import__("reame.games.fief.table.things", fromlist=["x"])
    assert ordinary.MILL_INCOME == 200
    assert ordinary.CARD_COUNT[ordinary.PLAGUE] == 2
    assert standard.edition == ""

    record = played(game, 3, "mills")
    paid = [s for e in record.position.journal.events for s in e.sums]  # type: ignore[union-attr]
    mills = {t.value for s in paid for t in s.terms if t.phrase.key == SUM_MILLS.key}
    assert mills, "some mill has paid"
    assert all(value % 300 == 0 for value in mills)

    text = record.text()
    again = read_record(text, games.find)
    assert again.game is game
    assert again.position == record.position
    with pytest.raises(BadRecord, match="hash"):
        read_record(text.replace("mill = 300", "mill = 400"), games.find)
    assert pickle.loads(pickle.dumps(again.position)) == again.position


def test_names_and_texts_of_an_edition_are_spoken_in_all_their_forms() -> None:
    handle = f"fief\n{EXAMPLES['fief']}"
    for language, tax in (("it", "Taglia"), ("en", "Taille")):
        words = Words(handle, language)
        assert words.thing("village", "sennecy") == "Semur"
        assert words.thing("place", "sennecy") == "Semur"
        assert words.thing("card", "feudal_tax") == tax
    assert Words("fief", "en").thing("village", "sennecy") == "Sennecy"


def test_a_name_that_has_a_code_is_spoken_too_and_what_is_called_as_before_is_said() -> None:
    head = 'edition = 1\ngame = "medieval"\nname = "Names"\n'
    text = head + 'data.provinces.list.NOR_1B.name = "Fjords"\ndata.powers.list.VEN.name = "Serenissima"\n'
    said = Words(f"medieval\n{text}", "en")
    assert said.thing("province", "NOR_1B") == "Fjords"
    assert said.thing("power", "VEN") == "Serenissima"
    assert Edition(text).unspoken == ["words.it.province-NOR_1B = Norvegia 1B", "words.it.power-VEN = Venezia"]
    both = text + 'words.it.province-NOR_1B = "Fiordi"\nwords.it.power-VEN = "Serenissima"\n'
    assert Edition(both).unspoken == []


def test_event_cards_and_their_piles_have_to_fit() -> None:
    head = 'edition = 1\ngame = "conspiracy"\nname = "Cards"\n'
    more = head + "data.event_cards.relic.count = 7\n"
    assert trial.faults(Edition(more)) == [
        "conspiracy cannot be played by this edition: data.event_cards: the cards that are auctioned come to 35, but"
        " the piles of data.event_deck.piles to 34"
    ]
    assert trial.faults(Edition(more + "data.event_deck.piles = [13, 11, 11]\n")) == []


def test_two_processes_play_the_same_games_by_an_edition() -> None:
    handle = f"medieval\n{EXAMPLES['medieval']}"
    told = [simulate(Plan(handle, 3, 2, "1", ["random"], {}), jobs, Progress(2)).plain() for jobs in (1, 2)]
    for tally in told:
        assert tally["failures"] == []
    assert told[0]["endings"] == told[1]["endings"]
    assert told[0]["mean_decisions"] == told[1]["mean_decisions"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "edition: expected 1"),
        ("edition = ", "cannot be read"),
        (HEAD, "nothing is corrected"),
        (HEAD + "data.incomes.mil = 3\n", "data.incomes.mil: there is no such entry; did you mean 'mill'?"),
        (HEAD + 'data.incomes.mill = "3"\n', "data.incomes.mill: expected a number as before (200), not '3'"),
        (HEAD + "data.incomes.mill = true\n", "expected a number"),
        (HEAD + "data.incomes.mill = -1\n", "is not between 0 and"),
        (HEAD + "data.incomes.mill = 100000000\n", "is not between 0 and"),
        (HEAD + "data.villages.sennecky.x = 3\n", "there is no such id; did you mean 'sennecy'?"),
        (HEAD + 'data.villages.sennecy.id = "x"\n', "it cannot be corrected"),
        (HEAD + 'data.villages.sennecy.region = "nowhere"\n', "data.villages.sennecy.region: there is no 'nowhere'"),
        (HEAD + 'data.incomes.source = "mine"\n', "it cannot be corrected"),
        (HEAD + 'data.roads.pairs = { add = [["bourg", "rome"]] }\n', "there is no 'rome'"),
        (HEAD + 'data.roads.pairs = { add = [["bourg"]] }\n', "expected a list like"),
        (HEAD + 'data.roads.pairs = { remove = [["bourg", "sigy"]] }\n', "is not in the list"),
        (HEAD + 'data.roads.pairs = { add = [["villeneuve", "bourg"]] }\n', "stands there twice"),
        (HEAD + "data.roads.pairs = 3\n", "expected a list"),
        (HEAD + "data.incomes = 3\n", "expected a table"),
        (HEAD + "dat.incomes.mill = 3\n", "dat: there is no such entry"),
        (HEAD + 'words.it.card-nothing = "x"\n', "the catalogue has no such message"),
        (HEAD + 'words.fr.card-sun = "x"\n', "words.fr: expected a table for one of it, en"),
        (HEAD + 'words.it.card-sun = "{ $secret }"\n', "in braces stand only figures"),
        (HEAD + 'words.it.card-sun = "{ -term }"\n', "in braces stand only figures"),
        (HEAD + 'words.it.card-sun = "a\\nb = c"\n', "a text is one line"),
        (HEAD + 'words.it.card-sun = { il = "il Sole" }\n', "expected `value`"),
        (HEAD.replace("fief", "chess"), "game: expected one of"),
        (HEAD.replace("Mine", "M" * 61), "name: expected"),
        (HEAD + f"data.incomes.mill = {'[' * 5000}{']' * 5000}\n", "too many brackets"),
        (HEAD + f"data.{'a.' * 5000}b = 1\n", "too many brackets"),
        (HEAD + "#" * 70_000, "at most 65536 bytes"),
        (
            HEAD.replace("fief", "conspiracy") + 'data.borders.neighbours.holland = ["friesland"]\n',
            "a border has two sides",
        ),
    ],
)
def test_what_is_wrong_is_told_by_its_path(text: str, told: str) -> None:
    assert any(told in fault for fault in faults(text)), faults(text)


BORDER = HEAD.replace("fief", "universalis")


def test_a_border_that_is_a_row_can_be_corrected() -> None:
    text = BORDER + (
        'data.map.border = { add = [{ a = "tracia", b = "macedonia", kind = "river" }], '
        'remove = [{ a = "dobrugia", b = "tracia" }] }\n'
    )
    edition = Edition(text)
    assert trial.unread(edition) == []
    assert edition.drawn == ["data.map.border"]
    game = games.find(f"universalis\n{text}")
    things = __import__(f"{type(game).__module__.rpartition('.')[0]}.table.things", fromlist=["x"])
    neighbours = [things.TERRITORY.words[u] for u in things.NEIGHBOURS[things.TERRITORY.find("tracia")]]
    assert "macedonia" in neighbours
    assert "dobrugia" not in neighbours


@pytest.mark.parametrize(
    ("border", "told"),
    [
        ('add = [{ a = "tracia", b = "atlantide", kind = "normal" }]', "there is no 'atlantide'"),
        ('add = [{ a = "tracia", b = "macedonia" }]', "kind: is missing"),
        ('add = [{ a = "tracia", b = "macedonia", kind = "wall" }]', "there are: normal, river, stream"),
        ('add = [{ a = "tracia", b = "macedonia", kind = "normal", tax = 3 }]', "nothing that a row here has"),
        ('add = [{ a = "rodopi", b = "tracia", kind = "normal" }]', "stands there already"),
        ('remove = [{ a = "tracia", b = "creta" }]', "is not in the list"),
        ('add = ["tracia"]', "expected something like"),
    ],
)
def test_what_is_wrong_with_a_row_is_told(border: str, told: str) -> None:
    found = faults(BORDER + f"data.map.border = {{ {border} }}\n")
    assert any(told in fault for fault in found), found


def test_what_the_map_shows_as_before_is_what_is_drawn_into_it() -> None:
    universalis = BORDER + 'data.map.territory.tracia.it = "Romania"\ndata.map.kingdom.almohadi.it = "Almoadi"\n'
    assert Edition(universalis).drawn == ["data.map.kingdom.almohadi.it"]
    friesland = "data.territories.list.friesland"
    conspiracy = HEAD.replace("fief", "conspiracy") + f'{friesland}.name = "Frisia"\n{friesland}.capital = "Emden"\n'
    assert Edition(conspiracy).drawn == [f"{friesland}.capital"]


def test_what_nothing_reads_is_said() -> None:
    text = HEAD + "data.incomes.mill = 300\ndata.roads.count = 30\ndata.blue_deck.cards.plague.count = 3\n"
    assert trial.unread(Edition(text)) == ["data.roads.count"]
    assert trial.unread(Edition(HEAD + 'data.villages.sennecy.name = "Semur"\n')) == []


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("fief", "text-card-feudal_tax"),
        ("conspiracy", "text-card-alchemist"),
        ("conspiracy", "text-event-relic"),
        ("medieval", "text-card-heresy"),
        ("universalis", "text-card-mercante"),
        ("universalis", "text-event-affari"),
        ("universalis", "text-calamity-peste"),
        ("universalis", "text-technology-monete"),
    ],
)
def test_what_a_card_says_can_be_corrected(game: str, key: str) -> None:
    head = HEAD.replace("fief", game)
    text = head + f'words.it.{key} = "Dice altro."\nwords.en.{key} = "It says something else."\n'
    assert Words(f"{game}\n{text}", "it").text(key) == "Dice altro."
    assert Words(f"{game}\n{text}", "en").text(key) == "It says something else."
    assert Words(game, "en").text(key) != "It says something else."


def test_all_faults_are_told_at_once() -> None:
    assert len(faults(HEAD + "data.incomes.mil = 3\ndata.incomes.citadel = 'x'\nwords.it.card-no = 'x'\n")) == 3


def test_figures_by_which_nobody_can_play_are_found_out_in_play() -> None:
    text = HEAD + "data.setup.soldier_points = 5000\n"
    found = trial.faults(Edition(text))
    assert found
    assert re.match(r"fief cannot be played by this edition|with \d players", found[0])
    with pytest.raises(NoSuchGame, match="an edition of fief, not of medieval"):
        games.find(f"medieval\n{EXAMPLES['fief']}")


def test_villages_can_lie_in_other_regions_of_the_same_size() -> None:
    moved = HEAD + 'data.villages.les_essarts.region = "county_west"\n'
    assert trial.faults(Edition(moved)) == [
        "fief cannot be played by this edition: data.regions.duchy_south.size: 5, but 4 villages lie there"
    ]
    swapped = moved + 'data.villages.st_ciers.region = "duchy_south"\n'
    assert trial.faults(Edition(swapped)) == []
    game = games.find(f"fief\n{swapped}")
    lords = {"louis": (0, "sigy"), "eric": (1, "bourg")}
    hands = {"0": [["peasant_revolt", 1]]}
    p = game.load(board(turn("CardTurn"), lords=lords, hands=hands, famine=["duchy_south", "county_west"]).dump())
    assert p.legal(0) == sorted(p.legal(0))
    assert game.table.parse("revolt st_ciers") in p.legal(0)


def test_what_was_meant_is_guessed_among_its_kind() -> None:
    assert faults(HEAD + 'data.villages.bourg.region = "barony_nort"\n') == [
        "data.villages.bourg.region: there is no 'barony_nort'; did you mean 'barony_north'?"
    ]
    assert "there are: barony_east, barony_north" in faults(HEAD + 'data.villages.bourg.region = "north"\n')[0]


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = tmp_path / "new.toml"
    assert main(["edition", "new", "fief", "-o", str(new)]) == 0
    capsys.readouterr()
    assert main(["edition", "check", str(new)]) == 1
    assert "nothing is corrected" in capsys.readouterr().err
    good = DOCS / "fief.toml"
    assert main(["edition", "check", str(good)]) == 0
    said = capsys.readouterr().out
    assert "data.incomes.mill: 200 -> 300   (not marked as a reconstruction)" in said
    assert "make maps" in said
    assert main(["edition", "check", str(good), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "The box of Lyon"
    argv = ["simulate", "fief", "--games", "1", "--edition", str(good), "--records", str(tmp_path), "--json"]
    assert main(argv) == 0
    tally = json.loads(capsys.readouterr().out)
    assert (tally["game"], tally["edition"]) == ("fief", Edition(EXAMPLES["fief"]).mark)
    assert main(["verify", str(tmp_path / "fief-0.record")]) == 0
    assert main(["edition", "new", "fief", "-o", str(new)]) == 2
    assert "is there already" in capsys.readouterr().err
