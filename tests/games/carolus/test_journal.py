"""What the journal tells is enough to believe every stop: the counts, their sources, and why nothing happened."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from reame.games.carolus.position import Carolus
from reame.games.carolus.things import FACE
from reame.kernel.chance import Dice
from reame.kernel.errors import IllegalMove
from reame.kernel.journal import Event
from reame.kernel.kinds import NOBODY
from reame.words import LANGUAGES, Words
from tests.games.carolus.policy import choose
from tests.games.carolus.tables import GAME, ring, say, stock, table

NAMES = ["Anna", "Bruno", "Carla", "Dora"]
EMPTY: dict[str, Any] = {"owner": "", "size": 1, "cubes": {}}
STOPS = ["castle-built", "build-tied", "build-neutral", "castles-replaced", "owner-leads", "owner-tied", "rivals-tied"]


def lines(p: Carolus, language: str = "en") -> list[str]:
    """All that was told, sums under their lines."""
    assert p.journal is not None
    words = Words("carolus", language, NAMES)
    return [text for e in p.journal.events for text in (words.sentence(e), *words.sums(e))]


def stopped(seats: int, space: dict[str, Any], holder: dict[str, str], language: str = "en") -> list[str]:
    """What is told when the first player leads the Emperor one step, onto this space."""
    spaces = [EMPTY, space, EMPTY, EMPTY, EMPTY]
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
    return lines(p, language)


def test_5_1_a_castle_with_the_counts_and_where_they_come_from() -> None:
    space = {"owner": "", "size": 1, "cubes": {"red": 2, "blue": 1, "green": 1, "pink": 3}}
    assert stopped(2, space, {"red": "0", "blue": "0", "green": "1"}) == [
        "Anna moves the Emperor one step, to territory II.",
        "White builds a castle on territory II: White 3, Black 1.",
        "White: red 2 + blue 1 = 3",
        "Black: green 1",
        "Paladins of a clan that nobody holds do not count: pink.",
    ]


def test_5_1_why_nobody_builds() -> None:
    assert stopped(3, {"owner": "", "size": 1, "cubes": {"red": 2, "blue": 2}}, {"red": "0", "blue": "2"})[1:] == [
        "Nobody builds on territory II, as the lead is tied: White 2, Black 0, Grey 2.",
        "White: red 2",
        "Black: 0",
        "Grey: blue 2",
    ]
    told = stopped(2, {"owner": "", "size": 1, "cubes": {"red": 2}}, {"blue": "0"})
    assert told[1] == "Nobody builds on territory II: nobody holds a clan that is there."


def test_5_2_why_castles_stay() -> None:
    region = {"owner": "black", "size": 3, "cubes": {"red": 4, "blue": 2}}
    assert stopped(2, region, {"red": "0", "blue": "1"})[:4] == [
        "Anna moves the Emperor one step, to region II.",
        "Region II stays with Black, who leads there: White 4, Black 5.",
        "White: red 4",
        "Black: blue 2 + castles 3 = 5",
    ]
    tied = {"owner": "black", "size": 3, "cubes": {"red": 3}}
    assert stopped(2, tied, {"red": "0"})[1] == "Region II stays with Black, as nobody has more: White 3, Black 3."


def test_r12_two_rivals_tied_above_the_owner() -> None:
    space = {"owner": "white", "size": 1, "cubes": {"red": 3, "blue": 3}}
    told = stopped(3, space, {"red": "1", "blue": "2"})
    assert told[1] == "Territory II stays with White, as two rivals are tied: White 1, Black 3, Grey 3."


def test_5_2_a_conquest_of_a_region_in_both_languages() -> None:
    region = {"owner": "black", "size": 3, "cubes": {"red": 4}}
    assert stopped(2, region, {"red": "0"})[1:] == [
        "White conquers region II and its 3 castles: White 4, Black 3.",
        "White: red 4",
        "Black: castles 3",
        "Black takes 3 castles back.",
    ]
    assert stopped(2, region, {"red": "0"}, "it")[:2] == [
        "Anna muove l’Imperatore di un passo, nella regione II.",
        "Il Bianco conquista la regione II e i suoi 3 castelli: Bianco 4, Nero 3.",
    ]


def test_r21_the_last_castles_and_the_victory_are_told() -> None:
    spaces = [{"owner": "white", "size": 8, "cubes": {}}, EMPTY, {"owner": "black", "size": 4, "cubes": {"red": 9}}]
    spaces += [EMPTY, EMPTY]
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "emperor"}],
        **ring(spaces),
        placed={"0": "2"},
        holder={"red": "0"},
        stock=stock(2, spaces),
        emperor="T1",
    )
    say(p, 0, "advance 2")
    told = lines(p)
    assert "White needs 4 for that and has only 2: the last castle wins." in told
    assert told[-1] == "All 10 of White’s castles are on the board. Anna wins."


@pytest.mark.parametrize(
    ("holder", "end"),
    [
        ({"red": "0", "blue": "0", "pink": "1"}, "White wins on equal castles (6) with more clans, 2. Anna wins."),
        ({"red": "0", "pink": "1"}, "Anna and Bruno share the victory, level in castles (6) and in clans (1)."),
    ],
)
def test_r24_how_equal_castles_were_decided(holder: dict[str, str], end: str) -> None:
    spaces = [{"owner": "white", "size": 5, "cubes": {}}, {"owner": "", "size": 1, "cubes": {"red": 1}}]
    spaces += [{"owner": "black", "size": 6, "cubes": {}}, EMPTY]
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "emperor"}],
        **ring(spaces),
        placed={"0": "1"},
        holder=holder,
        stock=stock(2, spaces),
        emperor="T1",
    )
    say(p, 0, "advance 1")
    told = lines(p)
    assert told[-2:] == ["Fewer than four spaces are left (3), and most castles win: White 6, Black 6.", end]


def test_4_2_who_takes_a_clan_from_whom() -> None:
    p = table(
        2,
        [{"step": "Turn", "seat": "0", "stage": "cubes", "left": 2}],
        **ring([EMPTY] * 5),
        placed={"0": "1"},
        courts={"0": {"red": 2}, "1": {"red": 2}},
        holder={"red": "1"},
        reserves={"0": {"red": 1, "blue": 1}},
    )
    say(p, 0, "play red court", "play blue court")
    assert lines(p) == [
        "Anna sends a red paladin to Court, where there are now 3.",
        "Anna takes the reds from Bruno, 3 to 2.",
        "Anna sends a blue paladin to Court, where there is now one.",
        "Anna takes the blues, which nobody held.",
    ]


def test_2_seats_are_told_by_colour_and_partner() -> None:
    across = lines(GAME.start(4, "x", journal=True))
    beside = lines(GAME.start(4, "x", {"pairs": "beside"}, journal=True), "it")
    assert across[1] == "Anna and Carla are partners and play White, with 10 castles to build."
    assert beside[1] == "Anna e Bruno giocano in coppia con il Bianco e devono costruire 10 castelli."


def test_refusals_name_their_figures() -> None:
    p = table(2, [{"step": "Turn", "seat": "0", "stage": "emperor"}], **ring([EMPTY] * 5), placed={"0": "1"})
    with pytest.raises(IllegalMove) as no:
        say(p, 0, "advance 3")
    assert Words("carolus", "en").sentence(no.value.why.sentence) == "Your token allows one step, not 3."


def whole(seats: int, k: int) -> Carolus:
    """A game by chance, told from the beginning."""
    p: Carolus = GAME.start(seats, f"told {k}", journal=True)
    dice = Dice(f"told {k}")
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, choose(p, seat, dice))
    return p


def check_stop(event: Event, sides: int) -> None:
    """The figures of the line are its sums, and they bear out what it says."""
    counts = [s.total for s in event.sums]
    assert len(counts) == sides
    if event.phrase.key == "build-neutral":
        assert not any(counts)
        return
    assert event.args[-3:] == [*counts, NOBODY][:3]
    leads = [s for s in range(sides) if counts[s] == max(counts)]
    if event.phrase.key in ("castle-built", "castles-replaced", "owner-leads"):
        assert leads == [event.args[0]]
    else:
        assert len(leads) > 1
        assert (event.phrase.key == "owner-tied") == (event.phrase.key != "build-tied" and event.args[0] in leads)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_stop_of_whole_games_is_counted_once(seats: int) -> None:
    for k in range(10):
        p = whole(seats, k)
        assert p.journal is not None
        keys = [e.phrase.key for e in p.journal.events]
        stops = [e for e in p.journal.events if e.phrase.key in STOPS]
        assert len(stops) == keys.count("emperor-stops")
        for event in stops:
            check_stop(event, p.figures.sides)
        for language in LANGUAGES:
            assert all(lines(p, language))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dice_account_for_every_paladin_taken(seats: int) -> None:
    for k in range(10):
        p = whole(seats, k)
        assert p.journal is not None
        thrown = [e for e in p.journal.events if e.phrase.key in ("opening-throw", "refill-throw")]
        taken = [e for e in p.journal.events if e.phrase.key == "cube-taken"]
        dice = sum(len(e.items or []) for e in thrown)
        assert dice == len(taken) or any(e.phrase.key == "no-cubes" for e in p.journal.events)
        opening = [e for e in thrown if e.rule == "3.7"]
        assert [len(e.items or []) for e in opening] == p.figures.opening * seats
        assert all(FACE.low <= face <= FACE.high for e in thrown for face in e.items or [])


def test_opening_throws_cite_3_7_refills_4_2c_and_crowns_r02() -> None:
    p = table(2, [{"step": "Turn", "seat": "0", "stage": "refill", "played": 1}], [6], supply={"red": 9})
    question = p.question(0)
    assert question is not None
    assert question.rule == p.why(0, p.legal(0)[0]).rule == "R02"
    journal = whole(2, 0).journal
    assert journal is not None
    rules = {e.phrase.key: e.rule for e in journal.events}
    assert (rules["opening-throw"], rules["refill-throw"], rules["cube-taken"]) == ("3.7", "4.2C", "R02")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_every_paragraph_that_an_option_or_an_ending_cites(language: str) -> None:
    guide = files("reame.games.carolus").joinpath(f"guide.{language}.md").read_text("utf-8")
    headings = {line.split()[1] for line in guide.splitlines() if line.startswith("##")}
    assert {o.rule for o in GAME.OPTIONS} | {"7.1", "7.2", "R25", "R26"} <= headings
