"""What moves would mean: odds are those of the real battle over all its dice, or over many plays of it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from reame.games.fief.battle.blows import loss
from reame.games.fief.odds import FACES, Host, blow, odds_of, sums
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.chance import Dice, scripted
from reame.kernel.journal import Journal
from reame.kernel.prospects import Prospect
from tests.games.fief.table import BATTLE, GATE, MOVE, board, play, turn

GAME = board([BATTLE], lords={"louis": (0, "bourg"), "eric": (1, "bourg")}).game


def of(p: Fief, seat: int, words: str) -> Prospect:
    """The prospect of a move."""
    return next(x for x in GAME.prospects(p, seat, "choices") if x.of == words)


def host(side: int, strength: int, walls: int = t.OPEN, maid: bool = False) -> Host:
    return Host(side, walls, strength, maid)


def decided(p: Fief) -> list[str]:
    """Who has won, if a battle is over."""
    assert p.journal is not None
    return [t.OCCUPANT.word(e.args[0]) for e in p.journal.events if e.phrase.key == "battle-won"]


def wins(p: Fief, plays: int, seed: str) -> float:
    """How often the attacker, seat 0, wins the real battle on the stack, if the rules move for everybody."""
    won = 0
    for k in range(plays):
        q = p.clone()
        q.dice = Dice(f"{seed} {k}")
        q.journal = Journal()
        while q.waiting and not decided(q):
            q.apply(q.waiting[0], q.default(q.waiting[0]))
        won += decided(q) == ["0"]
    return won / plays


def test_9_3_a_blow_is_the_sum_of_the_dice_in_the_table_of_losses() -> None:
    for strength, walls, maid in product((1, 7, 13), (t.OPEN, t.CASTLE, t.CITADEL), (False, True)):
        dice = t.DICE_FOR[strength]
        thrown = list(product(FACES, repeat=dice))
        chances = blow(strength, maid, walls)
        for lost, chance in enumerate(chances):
            bonus = t.D_ARC_BONUS if maid else 0
            assert chance == pytest.approx(
                sum(loss(walls, sum(faces) + bonus) == lost for faces in thrown) / len(thrown)
            )
    assert blow(0, True, t.OPEN) == [1.0]
    assert sum(sums(3)) == pytest.approx(1.0)


def test_9_3_odds_of_one_round_are_those_of_every_throw() -> None:
    p = board(
        [BATTLE],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        occupants={"bourg": ["1", "0"]},
        phase="battles",
    )
    both = board([*turn("BattleTurn")], lords={"louis": (0, "bourg"), "eric": (1, "bourg")}, phase="battles",
                 occupants={"bourg": ["1", "0"]})  # fmt: skip
    x = of(both, 0, "fight bourg 1")
    # A fighter on each side: whoever throws 2 or more fells the other; both may fall, and 1 against 1 is thrown again.
    falls = sum(loss(t.OPEN, face) > 0 for face in FACES) / 6
    again = (1 - falls) ** 2
    assert x.odds == pytest.approx(falls * (1 - falls) / (1 - again))
    assert [s.phrase.key for s in x.says] == ["would-meet"]
    assert x.says[0].words() == ["1", "1"]
    assert p.waiting


def test_9_3_odds_of_a_battle_are_those_of_many_real_ones() -> None:
    p = board(
        [*turn("BattleTurn")],
        lords={"louis": (0, "bourg-villeneuve"), "eric": (1, "bourg")},
        soldiers={0: {"bourg-villeneuve": 9}, 1: {"bourg": 4}},
        walls={"bourg": 1},
        **GATE,
    )
    x = of(p, 0, "fight bourg 1")
    q = p.clone()
    play(q, "0 fight bourg 1")
    assert x.odds == pytest.approx(wins(q, 300, "siege"), abs=0.06)
    assert GAME.prospects(q, 2, "battle")[0].figures["attackers"] == pytest.approx(x.odds, abs=1e-3)


def test_9_3_several_camps_are_reckoned_like_one_when_they_are_one() -> None:
    duel = odds_of([host(t.ATTACKERS, 8), host(t.DEFENDERS, 6, t.CASTLE)])
    assert sum(duel.won) + duel.nobody == pytest.approx(1.0)
    three = odds_of([host(t.ATTACKERS, 8), host(t.DEFENDERS, 6, t.CASTLE), host(t.DEFENDERS, 0)])
    assert three.won == duel.won, "a camp without strength is none"
    allied = odds_of([host(t.ATTACKERS, 8), host(t.ATTACKERS, 8), host(t.DEFENDERS, 6, t.CASTLE)])
    assert allied.won[t.ATTACKERS] > duel.won[t.ATTACKERS]
    assert allied.won == odds_of([host(t.ATTACKERS, 8), host(t.ATTACKERS, 8), host(t.DEFENDERS, 6, t.CASTLE)]).won


def test_9_3_walls_and_the_maid_count() -> None:
    open_field = odds_of([host(t.ATTACKERS, 5), host(t.DEFENDERS, 5)])
    assert open_field.won[0] == pytest.approx(open_field.won[1])
    assert odds_of([host(t.ATTACKERS, 5), host(t.DEFENDERS, 5, t.CASTLE)]).won[0] < open_field.won[0]
    assert odds_of([host(t.ATTACKERS, 5, maid=True), host(t.DEFENDERS, 5)]).won[0] > 0.9
    alone = odds_of([host(t.ATTACKERS, 3), host(t.DEFENDERS, 0)])
    assert alone.won == [pytest.approx(1.0), 0.0]
    assert alone.rounds == 0


def test_r68_what_one_does_not_know_lies_between_two_figures() -> None:
    p = board(
        [*turn("BattleTurn")],
        lords={"louis": (0, "bourg-villeneuve"), "eric": (1, "bourg")},
        soldiers={0: {"bourg-villeneuve": 9}, 1: {"bourg": 4}},
        **GATE,
    )
    i = t.PLACES + t.VILLAGE.find("bourg")
    p.least[i], p.most[i] = 2, 7
    x = of(p, 0, "fight bourg 1")
    assert x.says[0].words() == ["10", "3", "8"]
    threat = GAME.prospects(p, 0, "gates")[0]
    assert threat.figures["strength"] == [[10, 10], [3, 8]]
    worst, best = threat.figures["odds"]
    assert worst < best
    assert x.odds == pytest.approx((worst + best) / 2, abs=1e-3)
    assert GAME.prospects(p, 1, "gates")[0].figures["strength"][1] == [5, 5], "his own he knows"


def test_8_2_a_group_says_what_it_would_meet() -> None:
    p = board(
        [{"step": "March", "seat": "0", "leader": "louis", "place": "villeneuve", "lords": ["louis"]}],
        lords={"louis": (0, "villeneuve"), "eric": (1, "bourg")},
        soldiers={0: {"villeneuve": 6}, 1: {"bourg": 3}},
        **MOVE,
    )
    alone = of(p, 0, "attack bourg")
    assert alone.says[0].words() == ["1", "4"]
    play(p, "0 take 6 0")
    more = of(p, 0, "attack bourg")
    assert more.says[0].words() == ["7", "4"]
    assert more.odds > alone.odds
    assert [x.of for x in GAME.prospects(p, 0, "assaults")] == ["village:bourg"]
    assert GAME.prospects(p, 2, "assaults") == []


def test_8_3_a_toll_says_what_it_costs_and_who_has_to_agree() -> None:
    p = board(
        [{"step": "March", "seat": "0", "leader": "louis", "place": "villeneuve", "lords": ["louis"]}],
        lords={"louis": (0, "villeneuve"), "eric": (1, "bourg")},
        money={"0": 300},
        **MOVE,
    )
    x = of(p, 0, "request bourg 200 through")
    assert x.price is not None
    assert x.price.words() == ["200"]
    assert [s.phrase.key for s in x.says] == ["would-leave", "would-need-leave"]
    assert x.says[1].words() == ["1"]
    free = of(p, 0, "request bourg 0 through")
    assert free.price is None
    assert free.says[0].phrase.key == "would-offer-nothing"


def test_8_6_odds_of_a_sermon_are_those_of_its_die() -> None:
    p = board(
        [{"step": "Sermons", "village": "bourg"}],
        lords={"louis": (0, "bourg")},
        bishop={"louis": "bourg"},
        rebels=8,
        rebels_at="bourg",
        controller="1",
        money={"0": 1500},
    )
    for points in range(4):
        calmed = 0
        for face in FACES:
            q = p.clone()
            q.dice = scripted([face, 1, 1, 1])
            q.apply(0, GAME.table.parse(f"calm louis {points}"))
            calmed += not q.rebels
        assert of(p, 0, f"calm louis {points}").odds == calmed / 6


def test_5_4_odds_of_a_revolt_are_over_all_its_rebels() -> None:
    p = board(
        [{"step": "CardTurn", "seat": "0"}],
        lords={"louis": (0, "sigy"), "eric": (1, "bourg")},
        soldiers={1: {"bourg": 6}},
        hands={"0": [["peasant_revolt", 1]]},
        famine=["duchy_south"],
    )
    x = of(p, 0, "revolt bourg")
    by_dice = sum(
        odds_of([host(t.ATTACKERS, sum(faces)), host(t.DEFENDERS, 7)]).won[t.ATTACKERS]
        for faces in product(FACES, repeat=3)
    )
    assert x.odds == pytest.approx(by_dice / 216)


def test_7_prices_are_those_that_are_paid() -> None:
    p = board(
        [*turn("PurchaseTurn")],
        lords={"louis": (0, "bourg")},
        soldiers={0: {"bourg": 3}},
        money={"0": 3000},
        walls={"bourg": 1},
        phase="purchases",
    )
    told = 0
    for x in GAME.prospects(p, 0, "choices"):
        assert x.price is not None, x
        q = p.clone()
        q.apply(0, GAME.table.parse(x.of))
        assert p.money[0] - q.money[0] == int(x.price.words()[0]), x
        told += 1
    assert told > 3


ELECTION: dict[str, Any] = {
    "title": {"duchy_south": "eric", "duchy_northeast": "othon"},
    "bishop": {"charles": "sigy", "pierre": "bourg"},
    "candidates": {"0": "eric", "2": "othon"},
}
LORDS = {"eric": (0, "bourg"), "charles": (0, "sigy"), "pierre": (1, "blaye"), "othon": (2, "tournus")}


def test_13_4_votes_are_counted_as_the_ballot_counts_them() -> None:
    p = board([{"step": "Ballot", "stage": "votes", "queue": ["2"], "cast": {"0": "eric"}},
               {"step": "Vote", "seat": "1"}], lords=LORDS, phase="negotiations", **ELECTION)  # fmt: skip
    x = GAME.prospects(p, 0, "election")[0]
    assert [(c.of, c.figures["votes"], c.figures["from"]) for c in x.parts] == [
        ("lord:eric", 2, [0]),
        ("lord:othon", 0, []),
    ]
    assert x.figures["leader"] is None
    assert [o["seat"] for o in x.figures["open"]] == [1, 2]
    assert of(p, 1, "vote eric").says[0].words() == ["3", str(t.VOTES_NEEDED)]
    assert not of(p, 1, "vote none").says
    play(p, "1 vote eric")
    assert GAME.prospects(p, 0, "election")[0].figures["leader"] == "eric"
    play(p, "2 vote none")
    ballot: Any = next(s for s in p.stack if type(s).__name__ == "Ballot")
    assert t.LORD.word(ballot.elected) == "eric"


def test_16_a_promise_is_known_to_those_who_know_it() -> None:
    p = board([{"step": "Ballot", "stage": "votes", "queue": ["2"], "cast": {"0": "eric"}},
               {"step": "Vote", "seat": "1"}], lords=LORDS, phase="negotiations", **ELECTION)  # fmt: skip
    p.pledge[1] = t.LORD.find("eric")
    p.pledge_known[1] = 1 << 0 | 1 << 1
    for seat, promised in ((0, 1), (1, 1), (2, 0), (-1, 0)):
        assert GAME.prospects(p, seat, "election")[0].parts[0].figures["promised"] == promised


def test_13_5_one_cardinal_or_two_bishops_consecrate() -> None:
    p = board([{"step": "Ballot", "stage": "consecrate", "elected": "eric", "queue": [], "willing": ["0"]},
               {"step": "Blessing", "seat": "1", "elected": "eric"}], lords=LORDS, **ELECTION)  # fmt: skip
    x = GAME.prospects(p, 2, "election")[0].figures
    assert not x["blessed"]
    assert x["church"] == [
        {"seat": 0, "bishops": 1, "cardinals": 0, "willing": True},
        {"seat": 1, "bishops": 1, "cardinals": 0, "willing": False},
    ]
    p.cardinals = 1 << t.LORD.find("charles")
    assert GAME.prospects(p, 2, "election")[0].figures["blessed"]


def test_14_who_is_near_to_victory() -> None:
    p = board([*turn("PurchaseTurn")], lords=LORDS, phase="purchases", king="eric", title=ELECTION["title"],
              fief={"duchy_south": "0", "duchy_northeast": "2"})  # fmt: skip
    first = GAME.prospects(p, 1, "victory")[0].figures
    assert first == {"seats": [0], "fiefs": 1, "needs": t.SOLO_FIEFS, "crowns": 1, "missing": []}
    p.majority = 9  # a minor is no King yet
    assert GAME.prospects(p, 1, "victory")[0].figures["missing"] == ["king"]


# -- 8.1: where a lord can be brought at one go ------------------------------------------------------


def test_8_1_a_lord_is_brought_where_open_roads_lead_with_all_soldiers() -> None:
    p = board(turn("MovementTurn"), lords={"louis": (0, "bourg")}, soldiers={0: {"bourg": 3}}, **MOVE)
    ways = {part.of: part.figures["moves"] for part in of(p, 0, "lead louis").parts}
    near = {f"village:{t.VILLAGE.word(v)}" for v in t.NEIGHBOURS[t.VILLAGE.find("bourg")]}
    assert near < set(ways)  # two roads in a turn
    for village, moves in ways.items():
        q = p.clone()
        for words in moves:
            q.apply(0, t.MOVES.parse(words))
        here = t.VILLAGE.find(village.removeprefix("village:"))
        assert q.place[t.LORD.find("louis")] == here
        assert len([m for m in moves if m.startswith("lead ")]) == (1 if village in near else 2)
        assert any(m.startswith("take 3 ") for m in moves)
        assert q.soldiers[0 * t.PLACES + here] == 3


def test_8_1_nothing_is_promised_behind_what_is_not_known() -> None:
    """Somebody else's walls end a way: whether a gate opens is not for this seat to say."""
    p = board(
        turn("MovementTurn"),
        lords={"louis": (0, "bourg"), "eric": (1, "la_buissiere")},
        soldiers={1: {"la_buissiere": 3}},
        **MOVE,
    )
    ways = {part.of for part in of(p, 0, "lead louis").parts}
    assert "village:la_buissiere" not in ways  # a road into somebody's village is asked for, or an attack
