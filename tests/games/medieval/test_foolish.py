"""Nothing foolish: positions of Medieval with four seats in which a bot must, or must not, do something.

Those in `met/` are dumps of games among bots of November 2026, in which they did otherwise.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from reame.bots.greedy import Greedy
from reame.games.medieval.bot.frozen_2026_11.counsel import Frozen
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import EXCOMMUNICATE, POWER
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from tests.games.medieval.tables import GAME, can, play, table, words

MET: Final = Path(__file__).parent / "met"
FOUR: Final = {0: "HRE ALM", 1: "FRA AYY", 2: "ENG VEN", 3: "RUS SPA"}
TWENTY: Final = {0: 20, 1: 20, 2: 20, 3: 20}
FROZEN: Final = Frozen()


def met(name: str) -> Medieval:
    """A position of a game."""
    p: Medieval = GAME.load(json.loads((MET / f"{name}.json").read_text("utf-8")))
    return p


def greedy(p: Medieval, seed: str = "foolish") -> str:
    """What a greedy player does here."""
    return GAME.table.words(Greedy().choose(Eyes(p, p.waiting[0]), Dice(seed)))


def proposal(p: Medieval) -> list[str]:
    """What stands in the draft until it is proposed or dropped, and which of the two."""
    seat = p.waiting[0]
    done: list[str] = []
    while not done or done[-1] not in ("propose", "drop"):
        done.append(greedy(p))
        play(p, f"{seat} {done[-1]}")
    return done


@pytest.mark.parametrize("name", ["ransom_1", "ransom_2"])
def test_an_offer_for_an_absolution_holds_money(name: str) -> None:
    p = met(name)
    seat = p.waiting[0]
    first, last = proposal(p)
    assert (first.partition(" ")[0], last) == ("give_florins", "propose")
    assert int(first.partition(" ")[2]) <= p.florins[seat] - 4  # an attack can still be paid


@pytest.mark.parametrize("name", ["ransom_1", "ransom_2"])
def test_a_second_plea_offers_more_than_the_first(name: str) -> None:
    p = met(name)
    seat = p.waiting[0]
    first = int(proposal(p)[0].partition(" ")[2])
    play(p, f"{p.waiting[0]} no")
    assert p.waiting == (seat,)
    again = proposal(p)
    assert again == ["drop"] or int(again[0].partition(" ")[2]) > first


@pytest.mark.parametrize("name", ["ransom_poor_1", "ransom_poor_2"])
def test_who_has_nothing_to_offer_does_not_beg(name: str) -> None:
    p = met(name)
    assert can(p, p.waiting[0], "propose")
    assert proposal(p) == ["drop"]


@pytest.mark.parametrize("name", ["leave_1", "leave_2"])
def test_leave_to_pass_is_paid_for(name: str) -> None:
    first, last = proposal(met(name))
    assert (first.partition(" ")[0], last) == ("give_florins", "propose")


@pytest.mark.parametrize("name", ["second_way_1", "second_way_2"])
def test_refused_leave_is_asked_for_with_more(name: str) -> None:
    """They asked for the same leave with the same three florins, three times."""
    first = proposal(met(name))[0]
    assert first in ("give_florins 4", "give_florins 6")


@pytest.mark.parametrize("name", ["second_way_poor_1", "second_way_poor_2"])
def test_who_was_refused_and_has_no_more_does_not_ask_again(name: str) -> None:
    p = met(name)
    assert can(p, p.waiting[0], "propose")
    assert proposal(p) == ["drop"]


def test_an_empty_purse_is_filled() -> None:
    stack = [{"step": "Rounds", "stage": "turns"}, {"step": "Turn", "seat": "0", "stage": "action"}]
    hands = {0: "civil_war spies assassin pope"}
    p = table(4, holds=FOUR, hands=hands, deck={"pope": 60}, florins={**TWENTY, 0: 0}, turn=5, stack=stack)
    assert can(p, 0, "end")
    assert greedy(p) in ("collect", "crusade")


@pytest.mark.parametrize("name", ["ban_1", "ban_2"])
def test_no_ban_strikes_the_banned_or_oneself(name: str) -> None:
    p = met(name)
    seat = p.waiting[0]
    legal = p.legal(seat)
    bans = [m for m in legal if EXCOMMUNICATE.has(m)]
    wasted = [m for m in bans if p.holder[EXCOMMUNICATE.a(m)] == seat or p.excommunicated >> EXCOMMUNICATE.a(m) & 1]
    assert wasted
    weights = GAME.counsel.weigh(p, seat, legal)
    assert all(weights[legal.index(m)] * 100_000 < max(weights) for m in wasted)
    assert any(weights[legal.index(m)] * 100_000 > max(weights) for m in bans if m not in wasted) or bans == wasted


def test_no_offer_is_begun_that_holds_nothing() -> None:
    """They drafted an offer, dropped it, and drafted another one."""
    p = met("offer_1")
    assert any(w.startswith("offer") for w in words(p, p.waiting[0]))
    assert not p.fresh
    assert not greedy(p).startswith("offer")


def banned() -> Medieval:
    """France has just been excommunicated by the Empire's player, and has not pleaded."""
    p = table(4, holds=FOUR, florins=TWENTY, hands={0: "pope"}, deck={"pope": 60}, turn=5)
    return play(p, "0 excommunicate FRA", "1 drop")


def test_who_has_bought_his_absolution_is_not_banned_again_in_the_turn() -> None:
    p = table(4, holds=FOUR, florins=TWENTY, hands={0: "pope pope"}, deck={"pope": 60}, turn=5)
    play(p, "0 excommunicate FRA", "1 give_florins 3", "1 propose", "0 yes")
    assert not p.excommunicated
    legal = p.legal(0)
    again = GAME.table.parse("excommunicate FRA")
    weights = GAME.counsel.weigh(p, 0, legal)
    assert weights[legal.index(again)] * 100_000 < max(weights)


def test_an_absolution_is_sold_and_not_given() -> None:
    p = banned()
    chains = GAME.counsel.offers(p, 0)
    assert chains
    for chain in chains:
        said = [GAME.table.words(m) for m in chain]
        assert said[:2] == ["offer 1", "give_lift FRA"]
        assert said[2].startswith("take_florins") or said[2].startswith("ask_florins")
        q = p.clone()
        for move in chain:
            q.apply(0, move)
        assert q.waiting == (1,)


def test_who_was_refused_an_absolution_is_not_asked_again_in_the_turn() -> None:
    p = banned()
    for move in GAME.counsel.offers(p, 0)[0]:
        p.apply(0, move)
    play(p, "1 no")
    assert p.excommunicated >> POWER.find("FRA") & 1
    assert any(w.startswith("offer") for w in words(p, 0))
    assert GAME.counsel.offers(p, 0) == []
    assert not greedy(p).startswith("offer")


def test_passage_is_sold_and_not_given_away() -> None:
    p = table(4, holds={0: "FRA", 1: "HRE", 2: "VEN", 3: "RUS"}, florins=TWENTY, deck={"pope": 60}, turn=5)
    play(p, "0 attack FRA VEN_2B", "0 from FRA_2B", "0 go HRE_2B", "0 go VEN_2B")
    q = p.clone()
    play(p, "0 give_florins 8", "0 propose")
    assert greedy(p) == "yes"
    play(q, "0 propose")
    assert greedy(q) not in ("yes", "grant_free")


def test_a_free_power_is_played() -> None:
    p = table(4, holds=FOUR, hands={0: "POL"}, deck={"pope": 60}, florins={**TWENTY, 0: 0}, turn=5)
    assert greedy(p) == "play_power POL"


def test_a_sure_conquest_is_made() -> None:
    holds = {0: "HRE", 1: "FRA", 2: "BYZ", 3: "RUS"}
    p = table(4, holds=holds, deck={"pope": 60}, florins={0: 20, 1: 0, 2: 0, 3: 0}, turn=5)
    assert greedy(p).startswith("attack HRE")


def test_an_attack_that_a_stronger_navy_is_likely_to_sink_is_stopped_at_sea() -> None:
    """It depended on the dice of three imagined worlds."""
    holds = {0: "HRE", 1: "ENG", 2: "SEL", 3: "RUS"}
    p = table(4, holds=holds, deck={"pope": 60}, florins={0: 20, 1: 9, 2: 9, 3: 9}, turn=5)
    play(p, "0 attack HRE ENG_1B", "0 straight", "0 fit_out 0")
    for k in range(6):
        assert greedy(p, f"sea {k}").startswith("intercept")


def test_the_straight_way_is_taken_where_it_is_free() -> None:
    p = table(4, holds={0: "FRA HRE", 1: "VEN", 2: "POL", 3: "RUS"}, florins=TWENTY, deck={"pope": 60}, turn=5)
    for target in ("VEN_2B", "POL_2C", "SPA_3A"):
        q = play(p.clone(), f"0 attack FRA {target}")
        assert any(w.startswith("from") for w in words(q, 0))
        assert greedy(q) == "straight"


def test_a_ban_is_not_lifted_for_nothing() -> None:
    p = table(4, holds=FOUR, florins=TWENTY, hands={0: "pope"}, deck={"pope": 60}, turn=5)
    play(p, "0 excommunicate FRA", "1 propose")
    assert greedy(p) == "no"


def test_with_other_numbers_of_seats_bots_think_as_before() -> None:
    """Nothing was fitted or measured for three and five."""
    p = table(3, holds={0: "HRE", 1: "FRA", 2: "BYZ"}, deck={"pope": 60}, florins={0: 9, 1: 9, 2: 9}, turn=5)
    assert [GAME.counsel.value(p, s) for s in range(3)] == [FROZEN.value(p, s) for s in range(3)]
    assert GAME.counsel.weigh(p, 0, p.legal(0)) == FROZEN.weigh(p, 0, p.legal(0))
    q = table(4, holds=FOUR, deck={"pope": 60}, florins=TWENTY, turn=5)
    assert [GAME.counsel.value(q, s) for s in range(4)] != [FROZEN.value(q, s) for s in range(4)]
    assert sum(GAME.counsel.value(q, s) for s in range(4)) == pytest.approx(1.0)
