"""Offers and their terms: marriages, heirs, cards, loans, promises (13.2, 13.3, 15)."""

from __future__ import annotations

from typing import Any

from reame.games.fief.rules import GAME
from reame.games.fief.turn.incomes import pay_loans
from tests.games.fief.table import TALKING, TALKS, board, can, play, table, why


def test_13_2_a_kings_bride_is_queen_with_ten_points_of_guards() -> None:
    p = board([TALKS], lords={"louis": (0, "bourg"), "isabelle": (1, "sigy")}, king="louis", **TALKING)
    play(p, "0 offer 1", "0 marry louis isabelle", "0 propose", "1 yes")
    assert table(p)["queen"] == "isabelle"
    assert table(p)["guards"] == {"queen": 10}


def test_15_2_a_promised_vote_is_cast() -> None:
    p = board(
        [{"step": "Negotiations", "stage": "talks"}],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        title={"duchy_south": "louis", "county_west": "eric"},
        fief={"duchy_south": "0", "county_west": "1"},
        candidates={"0": "louis", "1": "eric"},
        money={"0": 300},
        **TALKING,
    )
    play(p, "0 whisper 1", "0 give_money 300", "0 ask_vote louis", "0 propose", "1 yes")
    assert p.view(0)["election"]["promised"] == {"1": "louis"}
    assert p.view(2)["election"]["promised"] == {}
    play(p, "1 pass", "2 pass", "0 pass")
    play(p, "0 vote louis")
    assert [GAME.table.words(m) for m in p.legal(1)] == ["vote louis"]


def test_r51_who_may_marry() -> None:
    p = board(
        [TALKS],
        lords={"louis": (0, "bourg"), "henri": (0, "bourg"), "isabelle": (1, "sigy"), "blanche": (1, "sigy")},
        bishop={"henri": "sigy"},
        maid="blanche",
        **TALKING,
    )
    play(p, "0 offer 1")
    assert can(p, 0, "marry louis isabelle")
    assert why(p, 0, "marry henri isabelle") == "churchman"
    assert why(p, 0, "marry louis blanche") == "maid-never"
    play(p, "0 marry louis isabelle", "0 propose", "1 yes")
    assert table(p)["spouse"] == {"louis": "isabelle", "isabelle": "louis"}
    assert p.view(0)["families"]["0"]["allies"] == ["1"]


ALLIED: dict[str, Any] = {
    "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy")},
    "spouse": {"louis": "isabelle", "isabelle": "louis"},
}


def test_r52_only_allies_exchange_cards_and_only_in_a_whisper() -> None:
    p = board([TALKS], hands={"0": [["sun", 1]], "1": [["plague", 2]]}, **ALLIED, **TALKING)
    play(p, "0 offer 1")
    assert why(p, 0, "give_card sun") == "only-whispered"
    play(p, "0 drop", "1 pass", "2 pass", "0 whisper 2")
    assert why(p, 0, "give_card sun") == "not-allied"
    play(p, "0 drop", "1 pass", "2 pass", "0 whisper 1", "0 give_card sun", "0 ask_card plague", "0 propose", "1 yes")
    assert (p.hands[0].cards, p.hands[1].cards) != ([], [])
    assert p.view(0)["table"]["hands"]["0"] == ["plague"]
    assert p.view(2)["table"]["hands"]["0"] == {"count": 1, "known": []}


def test_r53_an_heir_is_born_from_a_hand() -> None:
    p = board([TALKS], hands={"1": [["henri", 2]]}, king="louis", queen="isabelle", **ALLIED, **TALKING)
    play(p, "0 pass", "1 whisper 0", "1 heir henri", "1 propose", "0 yes")
    t = table(p)
    assert (t["prince"], t["family"]["henri"], t["place"]["henri"]) == ("henri", "0", "bourg")


def test_r65_a_debtor_pays_what_he_has() -> None:
    p = board([TALKS], lords={"louis": (0, "bourg"), "eric": (1, "sigy")}, money={"0": 500}, **TALKING)
    play(p, "0 offer 1", "0 lend 500 100 1", "0 propose", "1 yes")
    assert table(p)["money"] == {"1": 500}
    p.money[1] = 200
    p.round = 4
    pay_loans(p)
    assert (p.money, p.loans[0].ecus) == ([200, 0, 0], 400)


def test_r66_offers_are_counted_and_not_repeated() -> None:
    p = board([TALKS], lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")}, **TALKING)
    play(p, "0 offer 1", "0 ask_money 100", "0 propose", "1 no", "1 pass", "2 pass", "0 offer 1", "0 ask_money 100")
    assert why(p, 0, "propose") == "said-already"
    play(p, "0 drop")
    p.offers[0] = 8
    play(p, "1 pass", "2 pass")
    assert p.over
