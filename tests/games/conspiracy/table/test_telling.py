"""What the journal says of sums, auctions and cards in vain; what refusals name; what the guide has paragraphs for."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from reame.bots.random import any_move
from reame.games.conspiracy.table import phrases
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import CRUSADE_CARD, DEATHS_FROM, EVENT, PREACHER_EVENT
from reame.kernel.chance import Dice
from reame.kernel.journal import Event
from reame.kernel.kinds import HEADING, LINE
from reame.words import LANGUAGES, Words
from tests.games.conspiracy.tables import GAME, HEIRS, MAP, THREE, hands, heirs, say, table, told, vacancy
from tests.games.conspiracy.war.battles import ATTACK, DEFENCE, battle, unit

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
BAN_EVENT = EVENT.find("reichsacht")


def lines(p: Conspiracy, language: str = "en") -> list[str]:
    """The journal as a spectator reads it, with its sums."""
    assert p.journal is not None
    words = Words("conspiracy", language, NAMES)
    return [text for e in p.journal.events if e.seen_by(-1) for text in (words.sentence(e), *words.sums(e))]


def why(p: Conspiracy, line: str, language: str = "en") -> str:
    """Why a move is refused, in words."""
    seat, move = line.split(" ", 1)
    no = p.why(int(seat), GAME.table.parse(move))
    assert not no.allowed
    return Words("conspiracy", language, NAMES).sentence(no.sentence)


@pytest.fixture(scope="module")
def whole_game() -> list[Event]:
    """The journal of a game played by chance, long enough for wars and elections."""
    p: Conspiracy = GAME.start(4, "told", {"turns": "30"}, journal=True)
    dice = Dice("tellers")
    while not p.over:
        p.apply(p.waiting[0], any_move(GAME.table, p.legal(p.waiting[0]), dice))
    assert p.journal is not None
    return p.journal.events


def test_6_every_income_is_the_sum_of_its_sources(whole_game: list[Event]) -> None:
    told_incomes = [e for e in whole_game if e.phrase.key == "collected"]
    assert told_incomes
    assert all(e.sums[0].total == e.args[1] for e in told_incomes)


def test_13_7_every_throw_is_the_sum_of_dice_and_modifiers(whole_game: list[Event]) -> None:
    throws = [e for e in whole_game if e.phrase.key == "rolls"]
    assert throws
    assert all(e.sums[0].total == e.args[4] for e in throws)
    assert {"sum-die"} < {t.phrase.key for e in throws for t in e.sums[0].terms}


def test_15_every_candidate_s_votes_and_glory_add_up(whole_game: list[Event]) -> None:
    counted = [e for e in whole_game if e.phrase.key == "election-of"]
    assert any(e.args[1] for e in counted)
    for e in counted:
        assert [s.total for s in e.sums] == [n for n in e.args[1:] if n]


def test_3_turns_and_phases_have_headings_and_bids_fold(whole_game: list[Event]) -> None:
    headings = [e.phrase.key for e in whole_game if e.phrase.place == HEADING]
    assert headings[:3] == ["setting-up", "turn-begins", "income-begins"]
    assert {"events-begin", "fate-begins", "movement-begins", "actions-begin", "end-begins"} < set(headings)
    plain = [e for e in whole_game if e.phrase.place == LINE]
    assert len(plain) < len(whole_game) / 2
    assert not {"bids", "passes", "lined-up", "rolls", "moved"} & {e.phrase.key for e in plain}


def test_5_an_auction_is_one_line_that_says_what_was_sold() -> None:
    stack = [{"step": "Sale", "bidders": ["0", "1", "2"], "event": "reichsacht", "minimum": 10}]
    p = table(3, stack, owner=THREE, ducats={"0": 200, "1": 200, "2": 200})
    say(p, "0 bid 10", "1 bid 60", "2 pass", "0 bid 120", "1 pass")
    assert lines(p)[-1] == "Anna buys the Reichsacht for 120 ducats, after 3 bids."
    assert lines(p, "it")[-1] == "Anna compra il Reichsacht per 120 ducati, dopo 3 offerte."


def test_5_every_auction_begins_with_what_is_sold(whole_game: list[Event]) -> None:
    offered = -1
    sold = 0
    for e in whole_game:
        if e.phrase.key == "event-offered":
            offered = e.args[0]
        elif e.phrase.key in ("event-won", "event-won-half"):
            assert e.args[1] == offered
            sold += 1
    assert sold


def test_13_7_dice_and_modifiers_are_told() -> None:
    units = [unit(ATTACK, 0, "knight", "bar"), unit(DEFENCE, 1, "mercenary", "luxemburg")]
    p = battle(units, [1, 1, 1, 1, 4, 3, 6, 5], works={"luxemburg": ["castle", "relic"]})
    say(p, "0 pass", "1 pass")
    assert "Anna’s knight: die 4 + die 3 − castle 1 + knight against mercenary 1 = 7" in lines(p)
    assert "Bruno’s mercenary: die 6 + die 5 + relic 1 = 12" in lines(p)
    assert "Round 2 per Luxemburg: l’attacco colpisce una volta, la difesa colpisce 2 volte." in lines(p, "it")


def test_r20_a_right_of_succession_voided_by_a_healer_is_told() -> None:
    cards = hands(s0=["miracle_healer"], s1=["right_of_succession"])
    p = vacancy("bar", by=2, heirs=heirs((1, 1), (1, 1), (1, 1)), hands=cards)
    say(p, "0 pass", "1 play right_of_succession", "0 play miracle_healer")
    while not p.over:
        say(p, f"{p.waiting[0]} pass")
    assert told(p)[-2:] == ["ruler-healed", "card-void"]
    assert lines(p)[-1] == "Bruno’s Right of Succession has no effect."


def test_r54_a_ban_that_nobody_uses_is_told() -> None:
    stack = [{"step": "Declarations", "target": "luxemburg", "queue": ["0"], "ban": True, "banned": "1"}]
    p = table(4, stack, owner=MAP, heirs=HEIRS, troops={"bar": {"knight": 1}})
    say(p, "0 pass")
    assert lines(p) == ["Anna does not attack Luxemburg.", "Nobody has attacked Luxemburg: the ban ends."]


def test_4_a_refusal_names_what_is_needed_and_what_there_is() -> None:
    p = table(3, [{"step": "ActionSlot", "seat": "0"}], owner=THREE, ducats={"0": 60}, hands=hands(s0=["hostler"]))
    assert why(p, "0 recruit hostler bar") == "You need 80 ducats and have 60."
    assert why(p, "0 recruit hostler bar", "it") == "Servono 80 ducati: ne hai 60."


def test_5_a_bid_that_is_refused_names_the_least_one_and_the_purse() -> None:
    stack = [{"step": "Sale", "bidders": ["0", "1"], "event": "relic", "minimum": 10}]
    p = table(3, stack, owner=THREE, ducats={"0": 200, "1": 100})
    say(p, "0 bid 60")
    assert why(p, "1 bid 60") == "You must bid at least 70 ducats."
    assert why(p, "1 bid 110", "it") == "Servono 110 ducati: ne hai 100."


def test_10_a_full_hand_is_told_in_figures() -> None:
    p = table(3, [{"step": "ActionSlot", "seat": "0"}], owner=THREE, hands=hands(s0=["hostler"] * 7))
    assert why(p, "0 pass") == "Cards in hand: 7, at most 5. Play or discard first."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_a_paragraph_for_every_option_and_ending(language: str) -> None:
    guide = files("reame.games.conspiracy").joinpath(f"guide.{language}.md").read_text("utf-8")
    paragraphs = {line.split()[1] for line in guide.splitlines() if line.startswith("##")}
    rules = {option.rule for option in GAME.OPTIONS} | {"15", "16", "18.3", "R76"}
    assert rules - {""} <= paragraphs


def test_19_3_who_is_freed_by_a_ransom_and_which_price_was_refused_is_told() -> None:
    fields: dict[str, Any] = {
        "owner": MAP,
        "prisoners": {"1": {"0": 2}},
        "ducats": {"0": 100, "1": 0},
        "preacher_owner": "0",
        "preacher_captor": "1",
    }
    p = table(4, [{"step": "Ransoms"}], **fields)
    say(p, "0 free-knights 2", "0 free-preacher", "0 price 30", "0 propose", "1 counter", "1 price 90", "1 propose")
    say(p, "0 yes", "0 site bar", "0 site burgund", "0 site elsass")
    said = lines(p)
    assert any("30 ducats" in line for line in said), "what was offered first"
    assert "A knight of Anna returns to Bar." in said
    assert "A knight of Anna returns to Burgund." in said
    assert said.count("Anna’s Preacher returns to Elsass.") == 1, said
    q = table(4, [{"step": "Ransoms"}], owner=MAP, prisoners={"1": {"0": 1}}, ducats={"0": 100})
    say(q, "0 free-knights 1", "0 price 20", "0 propose", "1 no")
    assert "Bruno refuses Anna’s ransom: 20 ducats are not enough." in lines(q)


def test_7_the_preacher_is_told_once() -> None:
    p = table(
        3,
        [{"step": "Purchase", "seat": "0", "event": "itinerant_preacher", "stage": "site"}],
        owner={**THREE, "metz": "0"},
        preacher_owner="1",
        preacher_at="tirol",
    )
    say(p, "0 site metz")
    assert [line for line in lines(p) if "Preacher" in line] == ["Anna takes the Preacher from Bruno to Metz."]


@pytest.mark.parametrize(
    ("knights", "mercenaries", "said"),
    [(1, 0, "one knight."), (0, 1, "one mercenary."), (2, 3, "2 knights and 3 mercenaries.")],
)
def test_13_4_a_garrison_is_told_without_what_is_not_there(knights: int, mercenaries: int, said: str) -> None:
    words = Words("conspiracy", "en", NAMES)
    assert words.sentence(phrases.STANDS.of(0, 0, knights, mercenaries)).endswith(f" with {said}")
    line = words.sentence(phrases.TROOPS_GONE.of(0, CRUSADE_CARD, 1, 0, knights, mercenaries))
    assert line.endswith(f" and removes {said}")


@pytest.mark.parametrize("event", range(DEATHS_FROM))
def test_7_what_an_event_card_does_is_said(event: int) -> None:
    if event not in (PREACHER_EVENT, BAN_EVENT):
        said = [Words("conspiracy", x, NAMES).sentence(phrases.EVENT_PLACED.of(0, event, 0)) for x in LANGUAGES]
        assert not any(verb in text for text in said for verb in (" uses ", " usa "))
