"""The counsellor: what it says follows from what the seat knows, is legal, and is said in the game's own currency."""

import json
from typing import Any

import pytest

from reame import bots, games
from reame.bots import counsellor
from reame.kernel.chance import Dice
from reame.kernel.errors import IllegalMove
from reame.kernel.eyes import Eyes
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.terminal.counsel import told_hint, told_preview
from reame.words import LANGUAGES, Words, number

WAY = {"carolus": (30, 95), "medieval": (25, 90, 140), "fief": (40, 120, 200), "conspiracy": (40, 90, 150)}
WAY |= {"universalis": (60, 150)}
EARLY = (5, 10)  # of other games


def at(game: Game[Any], moves: int, seed: str = "counsel") -> Position:
    """A position some way into a game of greedy bots, with something to choose."""
    p: Position = game.start(game.seat_range[0], seed)
    bot = bots.find("greedy")
    dice = Dice(seed)
    done = 0
    while done < moves or len(p.legal(p.waiting[0])) < 3:
        seat = p.waiting[0]
        p.apply(seat, bot.choose(Eyes(p, seat), dice))
        done += 1
    return p


@pytest.mark.parametrize("name", games.NAMES)
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_counsel_and_it_is_legal(name: str) -> None:
    game = games.find(name)
    for moves in WAY.get(name, EARLY):
        p = at(game, moves)
        seat = p.waiting[0]
        twins = [p, p.imagine(seat, Dice("one")), p.imagine(seat, Dice("two"))]
        legal = p.legal(seat)
        for move in (legal[0], legal[-1]):
            told = {json.dumps(counsellor.preview(Eyes(q, seat), move, "seed")) for q in twins}
            assert len(told) == 1, f"{name}: a preview of {game.table.words(move)} depends on what is hidden"
            assert json.loads(told.pop())["move"] == game.table.words(move)
        told = {json.dumps(counsellor.hint(Eyes(q, seat), "seed")) for q in twins[:2]}
        assert len(told) == 1, f"{name}: a hint depends on what is hidden"
        hint = json.loads(told.pop())
        for words in (hint["move"], *(other["move"] for other in hint["beside"])):
            assert game.table.parse(words) in legal
        for language in LANGUAGES:
            words = Words(name, language)
            assert all(told_hint(words, game, hint))
            assert all(told_preview(words, game, counsellor.preview(Eyes(p, seat), legal[-1], "seed")))


@pytest.mark.parametrize("name", games.NAMES)
def test_terms_are_those_that_the_game_names_and_have_words(name: str) -> None:
    game = games.find(name)
    p = at(game, WAY.get(name, EARLY)[-1])
    assert game.TERMS, f"{name}: TERMS say in which currency the counsellor reasons; see docs/adding-a-game.md"
    assert all(game.TERMS.values())
    for seat in range(p.seats):
        assert [term for term, _ in game.terms(p, seat)] == list(game.TERMS)
    for language in LANGUAGES:
        words = Words(name, language)
        for term in [*game.TERMS, *counsellor.ENDS]:
            texts = {words.text(f"counts-{term}", n=number(n), way=way) for n in (1, 2) for way in ("more", "less")}
            assert len(texts) >= (2 if term in counsellor.ENDS else 4), f"{language}: counts-{term}"


def test_a_preview_says_for_certain_what_needs_no_dice() -> None:
    game = games.find("carolus")
    p = at(game, 30)
    while not game.table.words(p.legal(p.waiting[0])[0]).startswith("play"):
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    seat = p.waiting[0]
    move = next(m for m in p.legal(seat) if game.table.words(m).endswith("court"))
    told = counsellor.preview(Eyes(p, seat), move, "seed")
    assert not told["lucky"]
    assert not told["chances"]
    assert {"term": "reserve", "mean": -1.0, "low": -1.0, "high": -1.0} in told["figures"]
    assert told["certain"][0]["key"].startswith("cube-to-court")
    assert told["asked"] == [seat]


def test_a_preview_tells_what_dice_may_bring_and_how_often() -> None:
    """Whoever places the last token of a round lets the first player act, and nothing is thrown before; a refill is."""
    game = games.find("carolus")
    p = at(game, 30)
    lucky = None
    for _ in range(200):
        seat = p.waiting[0]
        told = counsellor.preview(Eyes(p, seat), p.default(seat), "seed")
        if told["chances"]:
            lucky = told
            break
        p.apply(seat, p.default(seat))
    assert lucky is not None
    assert lucky["lucky"]
    assert all(0 < n < told["worlds"] for _, n in lucky["chances"])
    assert [n for _, n in lucky["chances"]] == sorted((n for _, n in lucky["chances"]), reverse=True)


def test_a_preview_of_what_is_not_allowed_is_refused() -> None:
    game = games.find("carolus")
    p = at(game, 30)
    seat = p.waiting[0]
    legal = set(p.legal(seat))
    with pytest.raises(IllegalMove):
        counsellor.preview(Eyes(p, seat), next(m for m in range(game.table.size) if m not in legal), "seed")


def test_another_seed_imagines_other_worlds() -> None:
    game = games.find("fief")
    p = at(game, 200)
    seat = p.waiting[0]
    told = [counsellor.preview(Eyes(p, seat), m, "seed") for m in p.legal(seat)[:3]]
    assert told == [counsellor.preview(Eyes(p, seat), m, "seed") for m in p.legal(seat)[:3]]


def test_what_is_no_better_hardly_matters() -> None:
    """The same move under two names has the same ends: it is never said to be better than itself."""
    game = games.find("medieval")
    p = at(game, 90)
    seat = p.waiting[0]
    worlds = [p.imagine(seat, Dice(str(i))) for i in range(8)]
    told = counsellor._compared(Eyes(p, seat), p.legal(seat)[0], worlds, worlds)
    assert (told["sure"], told["better"], told["reasons"]) == (False, 0, [])
