"""Nothing foolish, and bargains worth striking: positions in which a bot must, or must not, do something."""

from __future__ import annotations

from typing import Any, Final

import pytest

from reame.bots.greedy import Greedy
from reame.games.fief.rules import GAME
from reame.games.fief.table.position import Fief
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from tests.games.fief.table import MOVE, TALKING, TALKS, board, can, play, table, turn

KIN: Final[dict[str, Any]] = {"spouse": {"charles": "isabelle", "isabelle": "charles"}}  # of families 0 and 1


def choose(p: Fief, seed: str = "foolish") -> str:
    """What a greedy player does here."""
    return GAME.table.words(Greedy().choose(Eyes(p, p.waiting[0]), Dice(seed)))


def let(p: Fief, decisions: int = 1) -> list[str]:
    """Greedy players go on; what they did."""
    done: list[str] = []
    for _ in range(decisions):
        done.append(f"{p.waiting[0]} {choose(p)}")
        play(p, done[-1])
    return done


# -- cards -------------------------------------------------------------------------------------


def with_card(card: str, **fields: Any) -> Fief:
    """Family 0 lives in Bourg, family 1 in Sigy and Blaye."""
    lords = {"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (1, "blaye"), "othon": (2, "tournus")}
    return board(turn("CardTurn"), lords=lords, hands={"0": [[card, 1]]}, **fields)


def test_no_plague_on_ones_own_lord() -> None:
    p = with_card("plague")
    assert can(p, 0, "infect duchy_south")
    assert choose(p) in ("infect county_west", "infect county_northwest", "infect duchy_northeast")


def test_no_famine_in_ones_own_fields() -> None:
    p = with_card("famine", mills={"bourg": 2, "sigy": 1})
    assert can(p, 0, "starve duchy_south")
    assert choose(p) != "starve duchy_south"


def test_no_murder_in_the_family() -> None:
    p = with_card("assassination")
    assert can(p, 0, "murder louis")
    assert choose(p) != "murder louis"


def test_no_revolt_against_oneself() -> None:
    p = with_card("peasant_revolt", soldiers={0: {"bourg": 1}})
    assert choose(p) != "revolt bourg"


def test_a_lord_is_played_and_not_thrown_away() -> None:
    p = with_card("charles", soldiers={0: {"bourg": 1}}, walls={"bourg": 1})
    assert can(p, 0, "discard charles")
    assert choose(p) == "lord charles bourg"


def test_a_new_lord_is_not_sent_to_strangers() -> None:
    """They asked every host for lodging, 71 times in four games, and never found any."""
    p = board(turn("CardTurn"), lords={"louis": (0, "bourg"), "eric": (1, "sigy")}, hands={"0": [["charles", 1]]})
    assert can(p, 0, "lord charles sigy")
    assert choose(p) != "lord charles sigy"


# -- leave to pass, and lodging ------------------------------------------------------------------


def before_a_gate(toll: int, purpose: str, **fields: Any) -> Fief:
    """Louis stands before Bourg, which Eric holds, and asks for leave."""
    fields = {"lords": {"louis": (0, "villeneuve"), "eric": (1, "bourg")}, **fields}
    p = board(turn("MovementTurn"), money={"0": 500}, **fields, **MOVE)
    play(p, "0 lead louis", f"0 request bourg {toll} {purpose}")
    return p


def test_passage_is_sold_and_not_given() -> None:
    strong = {"soldiers": {1: {"bourg": 5}}, "walls": {"bourg": 1}}
    assert choose(before_a_gate(100, "through", **strong)) == "yes"
    assert choose(before_a_gate(0, "through", **strong)) == "no"


def test_no_host_lets_in_who_could_take_his_place() -> None:
    assert choose(before_a_gate(500, "through", soldiers={0: {"villeneuve": 9}})) == "no"


def test_kin_pass_for_nothing() -> None:
    kin = {"louis": (0, "villeneuve"), "charles": (0, "sigy"), "eric": (1, "bourg"), "isabelle": (1, "bourg")}
    assert choose(before_a_gate(0, "through", lords=kin, **KIN)) == "yes"


def test_leave_is_asked_where_the_way_through_is_worth_it() -> None:
    """Behind Eric's castle, too strong to be taken, lies the fief that Louis wants."""
    home = {"charolles": 4, "blaye": 1, "la_salle": 1, "villeneuve": 1, "beaujeu": 1}
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "charolles"), "eric": (1, "l_epervier"), "henri": (2, "chateaufort")},
        soldiers={0: home, 1: {"l_epervier": 8, "sennecy": 1, "belleville": 3}},
        walls={"l_epervier": 1, "chateaufort": 1, "blaye": 1},
        capital={"barony_north": "chateaufort", "county_northwest": "blaye"},
        fief={"barony_north": "2", "county_northwest": "0"},
        title={"barony_north": "henri", "county_northwest": "louis"},
        money={"0": 300},
        **MOVE,
    )
    done = let(p, 2)
    while p.waiting == (0,):
        done += let(p)
    assert done[-1] == "0 request l_epervier 100 through"
    assert choose(p) == "yes"


def test_refused_leave_is_not_asked_for_again_for_the_same() -> None:
    p = before_a_gate(100, "through", soldiers={0: {"villeneuve": 2}, 1: {"bourg": 5}}, walls={"bourg": 1})
    play(p, "1 no")
    for _ in range(8):
        if p.over or p.waiting[0] != 0:
            break
        move = choose(p)
        assert not move.startswith(("request bourg 0", "request bourg 100"))
        play(p, f"0 {move}")


def test_a_guest_may_leave() -> None:
    """Whoever was let in is not locked in."""
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        occupants={"bourg": ["1", "0"]},
        soldiers={1: {"bourg": 6}},
        walls={"bourg": 2},
        **MOVE,
    )
    play(p, "0 lead louis", "0 go villeneuve")
    assert can(p, 1, "betray")
    assert choose(p) == "open"


# -- crowns and talks ----------------------------------------------------------------------------


def court(**fields: Any) -> Fief:
    """Louis stands for the crown; Eric has a vote, a bishop and a niece; Henri a vote."""
    given: dict[str, Any] = {
        "lords": {
            "louis": (0, "bourg"),
            "charles": (0, "bourg"),
            "eric": (1, "sigy"),
            "othon": (1, "sigy"),
            "isabelle": (1, "sigy"),
            "henri": (2, "blaye"),
        },
        "soldiers": {0: {"bourg": 3}, 1: {"sigy": 3}, 2: {"blaye": 3}},
        "bishop": {"othon": "sigy"},
        "title": {"duchy_south": "louis", "county_west": "eric", "county_northwest": "henri"},
        "capital": {"duchy_south": "bourg", "county_west": "sigy", "county_northwest": "blaye"},
        "fief": {"duchy_south": "0", "county_west": "1", "county_northwest": "2"},
        "walls": {"bourg": 2, "sigy": 2, "blaye": 2},
        "candidates": {"0": "louis"},
        **TALKING,
    }
    return board([TALKS], **{**given, **fields})


def test_votes_and_a_blessing_are_asked_for_a_marriage_that_makes_a_queen() -> None:
    p = court()
    said = let(p, 5)
    assert said[0] == "0 offer 1"
    assert sorted(said[1:4]) == ["0 ask_blessing louis yes", "0 ask_vote louis", "0 marry louis isabelle"]
    assert said[4] == "0 propose"
    assert let(p) == ["1 yes"]
    assert p.view(1)["election"]["promised"] == {"1": "louis"}


def test_a_vote_is_not_given_away() -> None:
    p = court()
    play(p, "0 offer 2", "0 ask_vote louis", "0 propose")
    assert choose(p) == "no"


def test_an_offer_that_was_refused_is_not_said_again() -> None:
    p = court()
    said = " / ".join(sorted(let(p, 5)))
    play(p, "1 no")
    for _ in range(12):
        if p.waiting[0] == 0 and choose(p) == "offer 1":
            assert " / ".join(sorted(let(p, 5))) != said
            play(p, "1 no")
        else:
            let(p)
        if type(p.stack[-1]).__name__ != "Talks":
            break


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_stands_votes_for_himself_and_kin_for_kin(seat: int) -> None:
    p = board(
        [{"step": "Vote", "seat": str(seat)}],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "isabelle": (1, "sigy")},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        title={"duchy_south": "louis", "county_west": "eric"},
        candidates={"0": "louis"},
        **TALKING,
    )
    assert can(p, seat, "vote none")
    assert choose(p) == "vote louis"


def test_an_offer_once_begun_is_made() -> None:
    """They drafted offers and dropped them, and each draft is an offer spent."""
    p = court()
    said: list[str] = []
    while p.waiting == (0,) or len(said) < 3:
        said += let(p)
    assert any(words.endswith("propose") for words in said)
    assert not any(words.endswith("drop") for words in said)


@pytest.mark.parametrize(("garrison", "pays"), [(1, True), (9, False)])
def test_the_weak_pay_the_strong_to_go_home(garrison: int, pays: bool) -> None:
    p = board(
        turn("BattleTurn", 1),
        lords={"louis": (0, "bourg-villeneuve"), "eric": (1, "bourg")},
        soldiers={0: {"bourg-villeneuve": 6}, 1: {"bourg": garrison}},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        phase="battles",
        money={"1": 1000},
        capital={"duchy_south": "bourg"},
        fief={"duchy_south": "1"},
        title={"duchy_south": "eric"},
        walls={"bourg": 1},
    )
    assert p.waiting == (1,)
    offers = [[GAME.table.words(m) for m in chain] for chain in GAME.counsel.offers(p, 1)]
    assert any(chain[1].startswith("give_money") and "truce bourg" in chain[2] for chain in offers) == pays, offers


def test_a_fief_that_can_be_had_is_founded() -> None:
    everywhere = {"bourg": 3, "villeneuve": 1, "st_vivien": 1, "la_buissiere": 1, "les_essarts": 1}
    p = board(
        turn("PurchaseTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={0: everywhere},
        walls={"bourg": 1},
        money={"0": 2100},
        phase="purchases",
    )
    assert choose(p) == "found duchy_south bourg louis"
    play(p, "0 found duchy_south bourg louis")
    assert table(p)["title"] == {"duchy_south": "louis"}
