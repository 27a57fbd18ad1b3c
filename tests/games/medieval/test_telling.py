"""What the journal says of sums, costs and failures; what refusals name; what the guide has paragraphs for."""

from __future__ import annotations

from importlib.resources import files

import pytest

from reame.bots.random import any_move
from reame.games.medieval.table import things as t
from reame.games.medieval.table.position import Medieval
from reame.kernel.chance import Dice
from reame.kernel.journal import Event
from reame.kernel.kinds import HEADING, LINE
from reame.words import LANGUAGES, Words
from tests.games.medieval.tables import EXAMPLE, GAME, MANDATORY, RICH, events, play, table

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
TOTALS = {  # where the totals stand among the arguments of a line
    "conquered": [2, 3],
    "knights-conquered": [2, 3],
    "held-out": [1, 2],
    "naval-battle": [2, 3],
    "sunk": [2, 3],
    "map-destroyed": [1, 2],
    "mongols-repelled": [1, 2],
    "civil-war-ends": [1, 2],
    "civil-war-goes-on": [1, 2],
    "crusade-fought": [0, 1],
    "collected": [1],
    "knights-income": [1],
    "points": [1],
}


def lines(p: Medieval, language: str = "en", seat: int = -1) -> list[str]:
    """The journal as a seat or a spectator reads it, with its sums."""
    assert p.journal is not None
    words = Words("medieval", language, NAMES)
    return [text for e in p.journal.events if e.seen_by(seat) for text in (words.sentence(e), *words.sums(e))]


def whole(p: Medieval) -> list[Event]:
    """All lines of the journal."""
    assert p.journal is not None
    return p.journal.events


def why(p: Medieval, line: str, language: str = "en") -> str:
    """Why a move is refused, in words."""
    seat, move = line.split(" ", 1)
    no = p.why(int(seat), GAME.table.parse(move))
    assert not no.allowed
    return Words("medieval", language, NAMES).sentence(no.sentence)


@pytest.fixture(scope="module")
def whole_games() -> list[Event]:
    """The journals of games played by chance."""
    out: list[Event] = []
    for seats in (3, 4, 5):
        p: Medieval = GAME.start(seats, "told", journal=True)
        dice = Dice("tellers")
        while not p.over:
            p.apply(p.waiting[0], any_move(GAME.table, p.legal(p.waiting[0]), dice))
        assert p.journal is not None
        out += p.journal.events
    return out


def test_9_6_every_total_is_the_sum_of_its_parts(whole_games: list[Event]) -> None:
    told = [e for e in whole_games if e.phrase.key in TOTALS]
    assert {"conquered", "held-out", "map-destroyed", "collected", "points", "naval-battle"} <= {
        e.phrase.key for e in told
    }
    for e in told:
        assert [s.total for s in e.sums] == [e.args[i] for i in TOTALS[e.phrase.key]], e


def test_3_1_turns_have_headings_and_details_fold(whole_games: list[Event]) -> None:
    headings = [e.phrase.key for e in whole_games if e.phrase.place == HEADING]
    assert headings[:3] == ["setting-up", "turn-begins", "mandatory-begin"]
    assert {"actions-begin", "end-begins"} < set(headings)
    plain = {e.phrase.key for e in whole_games if e.phrase.place == LINE}
    assert not {"bid-shown", "marches", "sailed", "played", "levied", "ruler-rolled"} & plain


def test_3_5_the_end_says_who_has_won(whole_games: list[Event]) -> None:
    ends = {"won", "won-by-florins", "won-by-powers", "victory-shared"}
    assert sum(e.phrase.key in ends for e in whole_games) == 3


def test_9_6_dice_and_modifiers_are_told() -> None:
    p = table(holds=EXAMPLE, florins=RICH, active=1, dice=[4, 2])
    play(p, "1 attack FRA FRA_1B", "1 militia 4", "2 militia 3")
    assert lines(p)[-5:] == [
        "Bruno raises Militia +4 for 12 FI.",
        "Carla raises Militia +3 for 9 FI.",
        "Bruno conquers Normandy and Flanders: 11 against 5.",
        "Bruno’s attack: die 4 + army of France 2 + good ruler 1 + Militia 4 (12 FI) = 11",
        "Defence of Normandy and Flanders: die 2 + army of England 1 − bad ruler 1 + Militia 3 (9 FI) = 5",
    ]
    assert "Bruno paga 1 FI e attacca la provincia di Normandia e Fiandre con la Francia." in lines(p, "it")


def test_8_7_the_table_says_why_it_is_rolled_again() -> None:
    p = table(
        holds=EXAMPLE,
        florins=RICH,
        hands={0: "disaster", 1: "deus"},
        stack=MANDATORY,
        disaster=["SPA"],
        dice=[2, 5, 5, 1, 6, 1, 3],
    )
    play(p, "1 pass")
    told = lines(p, "it")
    assert told[:3] == [
        "I dadi danno 25, la Prussia: nessuno ne ha la carta, si ritira.",
        "I dadi danno 51, la Spagna: c’è già un Disastro, si ritira.",
        "I dadi danno 61: la Francia.",
    ]
    assert told[3] == "Un Disastro colpisce la Francia: Bruno perde 3 FI (dado 3)."
    assert p.journal is not None
    assert {e.rule for e in p.journal.events if e.phrase.key.startswith("disaster")} == {"8.7"}


def test_6_2_a_crusade_that_fails_is_told() -> None:
    p = table(holds={0: "POL", 1: "RUS"}, hands={0: "pope"}, dice=[3, 4])
    play(p, "0 crusade", "0 join_power POL 0")
    assert "The Crusade fails, 1 against 7: nobody gains anything." in lines(p)
    assert "The infidel: die 3 + die 4 = 7" in lines(p)


def test_5_3_what_a_destroyed_card_takes_with_it_is_told() -> None:
    p = table(
        holds={0: "HRE", 1: "RUS"},
        cards="2D",
        controls={1: "BUL_2D"},
        maps={"2F": 1},
        stack=MANDATORY,
        mongols_drawn=3,
        hands={0: "mongols", 2: "CUM pope"},
        dice=[6, 1],
    )
    play(p, "0 raid 2D")
    told = lines(p)
    assert "Bruno loses Danubian Bulgaria." in told
    assert "Uncontrolled and gone: Cumania." in told
    assert "This card will never come into play: 2F." in told
    assert "The card of the Cumans leaves the game from Carla’s hand." in told


def test_8_3_civil_war_makes_the_ruler_normal_and_says_so() -> None:
    p = table(holds=EXAMPLE, hands={0: "civil_war"}, excommunicated=["FRA"], marked_at_start=["FRA"])
    play(p, "0 civil_war FRA")
    assert lines(p, "it")[-1] == "La Francia perde il governante, che era buono: ora vale come normale."


def test_7_2_a_conquest_of_the_knights_says_that_they_stay() -> None:
    p = table(holds={0: "FRA"}, hands={0: "knights"}, dice=[6, 1])
    play(p, "0 knights_attack LIT_1D 1")
    assert "Anna’s Knights conquer the province of Lithuania and stay there: 8 against 1." in lines(p)


def test_4_3_a_power_that_changes_hands_does_not_lie_on_the_table() -> None:
    p = table(holds={0: "FRA", 1: "VEN"}, florins=RICH, dice=[6, 1])
    play(p, "0 attack FRA VEN_2B", "0 straight", "0 militia 0", "1 militia 0")
    assert "on-table" not in events(p)
    assert lines(p, "it")[-3:] == [
        "Bruno non ha più province di Venezia e perde la carta.",
        "Anna ottiene la carta di Venezia.",
        "Anna controlla già tutte le province in gioco di Venezia.",
    ]


def test_3_4_each_province_that_pays_nothing_says_what_keeps_it_from_it() -> None:
    p = table(
        holds={0: "FRA ENG", 1: "RUS"}, controls={0: "LIT_1D"}, civil_war=["ENG"], heresy=["FRA_2A"], knights=["LIT_1D"]
    )
    play(p, "0 collect")
    idle = {e.phrase.key: [t.PROVINCE.word(i) for i in e.items or []] for e in whole(p) if e.items}
    assert idle["heretics-pay-nothing"] == ["FRA_2A"]
    assert idle["knights-pay-nothing"] == ["LIT_1D"]
    assert idle["rebels-pay-nothing"] == ["ENG_1B"]


def test_9_6_a_tie_says_who_wins_it() -> None:
    p = table(holds=EXAMPLE, florins=RICH, active=1, dice=[2, 4])
    play(p, "1 attack FRA FRA_1B", "1 militia 0", "2 militia 1")
    assert "The attack on Normandy and Flanders is beaten off: 5 against 5." in lines(p)
    assert lines(p)[-1] == "On a tie the defender wins."


def test_8_6_a_power_card_that_is_cancelled_goes_back_to_the_hand() -> None:
    p = table(holds=EXAMPLE, hands={0: "POL", 1: "deus"})
    play(p, "0 play_power POL", "1 react deus")
    assert "Anna’s card is cancelled and goes back to the hand, out of play this turn: Poland." in lines(p)


def test_10_3_a_secret_outlay_is_told_to_the_mover_alone() -> None:
    p = table(holds={0: "ENG", 1: "FRA"}, florins=RICH)
    play(p, "0 attack ENG HRE_1B", "0 straight")
    play(p, "0 fit_out 2")
    assert "Anna fits out the fleet +2, in secret, for 8 FI." in lines(p, seat=0)
    assert not any("fits out" in line for line in lines(p, seat=1) + lines(p))


def test_9_5_only_the_two_read_the_terms_of_an_offer() -> None:
    p = table(holds={0: "FRA", 1: "HRE"}, florins=RICH)
    play(p, "0 offer 1", "0 give_florins 3", "0 ask_passage FRA HRE_2B", "0 propose")
    terms = [
        "In the offer Anna gives Bruno 3 FI.",
        "In the offer Bruno lets France pass Swabia, Franconia and Burgundy.",
    ]
    assert lines(p, seat=0)[-2:] == lines(p, seat=1)[-2:] == terms
    assert lines(p, seat=2)[-1] == "Anna makes Bruno an offer."


def test_1_7_a_refusal_names_what_is_needed_and_what_there_is() -> None:
    p = table(holds=EXAMPLE, florins={0: 0, 1: 4}, active=1)
    play(p, "1 attack FRA HRE_2B")
    assert why(p, "1 militia 2") == "You need 6 FI and have 3."
    assert why(p, "1 militia 2", "it") == "Servono 6 FI: ne hai 3."
    assert why(table(holds=EXAMPLE, florins={}), "0 attack HRE FRA_2B", "it") == "Serve 1 FI: non ne hai."


def test_6_3_and_8_5_lifting_and_quelling_say_what_they_cost() -> None:
    p = table(holds={0: "FRA", 1: "VEN"}, florins=RICH, hands={0: "pope"}, excommunicated=["FRA"])
    play(p, "0 lift FRA")
    assert any("3 FI" in line for line in lines(p, "it")), lines(p, "it")
    q = table(holds={0: "FRA", 1: "VEN"}, florins=RICH, heresy=["FRA_2B"])
    play(q, "0 quell_heresy FRA_2B")
    assert any("1 FI" in line for line in lines(q, "it")), lines(q, "it")


def test_7_1_a_refusal_counts_knights_cards() -> None:
    p = table(holds={0: "FRA"}, hands={0: "knights"})
    assert why(p, "0 knights_attack LIT_1D 2", "it") == "Servono 2 carte Cavalieri: ne hai 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_a_paragraph_for_every_option_and_ending(language: str) -> None:
    guide = files("reame.games.medieval").joinpath(f"guide.{language}.md").read_text("utf-8")
    paragraphs = {line.split()[1] for line in guide.splitlines() if line.startswith("##")}
    rules = {option.rule for option in GAME.OPTIONS} | {"3.5", "R-49", "R-48", "12"}
    assert rules - {""} <= paragraphs


@pytest.mark.parametrize("language", LANGUAGES)
def test_4_1_the_table_of_powers_in_the_guide_is_that_of_the_rules(language: str) -> None:
    guide = files("reame.games.medieval").joinpath(f"guide.{language}.md").read_text("utf-8")
    words = Words("medieval", language)
    rows = {
        cells[1]: cells
        for cells in ([c.strip() for c in line.split("|")] for line in guide.splitlines())
        if len(cells) == 9
    }
    for x in range(t.POWERS):
        row = rows[words.thing("power", t.POWER.words[x])]
        dice = [r for r in range(67) if t.POWER_TABLE[r] == x]
        assert row[3] == str(t.ARMY[x])
        assert row[4] == (str(t.NAVAL[x]) if t.HAS_SHIPS[x] else "no")
        assert words.thing("ruler", t.RULER.words[t.PRINTED_RULER[x]]).startswith(row[5])
        assert row[6] == str(t.INITIAL[x])
        assert row[7] == ("–".join(dict.fromkeys([str(dice[0]), str(dice[-1])])) if dice else "–")
