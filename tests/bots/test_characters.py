"""Characters: who they are, and that a temper counts for what it likes, no more and nowhere else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import reame
from reame import bots, games
from reame.bots.characters import CAST, LIKING, TEMPERS, Tempered, character_of, deed_of, strength_of, temper_of
from reame.bots.greedy import FirstLook
from reame.bots.rehearsal import THOROUGH, Rehearsing
from reame.bots.search import Search
from reame.bots.tree import Growing
from reame.kernel.chance import Dice
from reame.kernel.counsel import BARGAIN, BOND, NO_DEED, SCHEME, STRIKE
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.server.people.arms import checked
from tests.games.medieval.tables import table as medieval

ALL = (STRIKE, SCHEME, BARGAIN, BOND)


def test_the_cast() -> None:
    """Three of each temper, all different, with arms that can be drawn."""
    assert Counter(c.temper for c in CAST) == dict.fromkeys(TEMPERS, 3)
    assert len({c.word for c in CAST}) == len({c.name for c in CAST}) == len({c.arms for c in CAST}) == len(CAST)
    for c in CAST:
        assert checked(c.arms) == c.arms
        assert character_of(f"search:20000:{c.word}") is c
        assert c.word not in TEMPERS


@pytest.mark.parametrize("strength", ["random", "greedy", "search", "search:200", "search:2s:eager"])
def test_every_strength_can_be_anybody(strength: str) -> None:
    for last, temper in (("berta", "merchant"), ("warlike", "warlike")):
        bot = bots.find(f"{strength}:{last}")
        assert (type(bot), bot.temper) == (type(bots.find(strength)), temper)
        assert (strength_of(f"{strength}:{last}"), temper_of(f"{strength}:{last}")) == (strength, temper)
    assert bots.find(strength).temper == ""
    found = bots.find("search:200:berta")
    assert isinstance(found, Search)
    assert found.iterations == 200


@pytest.mark.parametrize("name", ["greedy:nobody", "berta", "greedy@2026-11:berta", "search:berta:200"])
def test_nobody_of_that_name(name: str) -> None:
    with pytest.raises(bots.NoSuchBot):
        bots.find(name)


@pytest.mark.parametrize("name", games.NAMES)
def test_deeds_are_verbs_of_the_game(name: str) -> None:
    game = reame.game(name)
    assert set(game.counsel.DEEDS) <= set(game.table.by_name)
    assert name == "carolus" or set(game.counsel.DEEDS.values()) == set(ALL)


def some(name: str) -> Position:
    """A position of greedy bots that looks as if there were a deed to do, and something else."""
    game = reame.game(name)
    p: Position = game.start(3, "deeds")
    greedy = bots.find("greedy")
    for n in range(400):
        seat = p.waiting[0]
        if n > 20 and not p.sealed and len({deed_of(game.counsel, p, seat, m) for m in p.legal(seat)}) > 1:
            looked_at = FirstLook(Eyes(p, seat), game.counsel, "some").chains
            if len({deed_of(game.counsel, p, seat, m) for chain in looked_at for m in chain}) > 1:
                return p
        p.apply(seat, greedy.choose(Eyes(p, seat), Dice(f"deeds {n}")))
    raise AssertionError("no such position")


@pytest.mark.parametrize("name", games.NAMES)
def test_a_temper_counts_for_what_it_likes(name: str) -> None:
    p = some(name)
    eyes = Eyes(p, p.waiting[0])
    counsel = p.game.counsel
    plain = FirstLook(eyes, counsel, "look")
    worth = {tuple(chain): value for chain, value in zip(plain.chains, plain.values, strict=True)}
    leanings: set[float] = set()
    for temper, likes in TEMPERS.items():
        look = FirstLook(eyes, Tempered(counsel, temper), "look")
        assert look.values == sorted(look.values, reverse=True)
        for chain, value in zip(look.chains, look.values, strict=True):
            liked = sum(likes.get(deed_of(counsel, look.world, eyes.seat, m), 0.0) for m in chain)
            leaning = max(-1.0, min(1.0, liked)) * LIKING / p.seats
            leanings.add(leaning)
            assert value == pytest.approx(worth[tuple(chain)] + leaning, abs=1e-9)
    assert len(leanings) > 1


class Hears(Tempered):
    """Counts how often it is asked what it likes."""

    asked = 0

    def leaning(self, p: Any, seat: int, chain: list[int]) -> float:
        self.asked += 1
        return super().leaning(p, seat, chain)


def test_search_has_a_temper_in_rehearsals_and_in_trees() -> None:
    p = some("medieval")
    eyes = Eyes(p, p.waiting[0])
    counsel = Hears(p.game.counsel, "warlike")
    rehearsal = counsel.rehearsal()
    assert rehearsal is not None
    thought = Rehearsing(eyes, counsel, rehearsal, "temper", THOROUGH)
    thought.look(float("inf"))
    looked = counsel.asked
    assert looked
    thought.sweep(0)
    assert counsel.asked == looked + len(thought.alive)
    tree = Growing(eyes, counsel, "temper")
    tree.grow(10)
    assert counsel.asked == looked + len(thought.alive) + 10


def papal() -> Position:
    """The Empire's player has a Pope card, a florin or two and nothing better to do."""
    holds = {0: "HRE ALM", 1: "FRA AYY", 2: "ENG VEN", 3: "RUS SPA"}
    return medieval(4, holds=holds, hands={0: "pope"}, florins={0: 5, 1: 9, 2: 9, 3: 9}, deck={"pope": 60}, turn=5)


def test_the_honourable_ban_nobody_whom_the_treacherous_would() -> None:
    """By what they like alone: the same move is worth so much more to one than to the other."""
    p = papal()
    ban = p.game.table.parse("excommunicate FRA")
    marriage = next(m for m in p.legal(0) if p.game.table.of(m).name == "marry")
    honourable, treacherous = (Tempered(p.game.counsel, temper) for temper in ("honourable", "treacherous"))
    assert honourable.leaning(p, 0, [ban]) < 0.0 < treacherous.leaning(p, 0, [ban])
    assert treacherous.leaning(p, 0, [marriage]) < 0.0 < honourable.leaning(p, 0, [marriage])
    assert honourable.leaning(p, 0, [p.game.table.parse("end")]) == 0.0
    assert deed_of(p.game.counsel, p, 0, ban) == SCHEME
    assert deed_of(p.game.counsel, p, 0, p.game.table.parse("end")) == NO_DEED
