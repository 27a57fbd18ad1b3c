"""Copies of positions: deepcopy, pickle, and the typed half that tools/state.py writes."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import reame
from examples import fair as toy
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.counsel import Counsel
from reame.kernel.errors import NoSuchGame
from reame.kernel.fields import dump_all
from reame.kernel.game import Game
from reame.kernel.position import Position
from tests.kernel.test_fields import Ship
from tests.suite.properties import usual_length

ROOT = Path(__file__).parent.parent.parent
GAMES: list[Game[Any]] = [toy.GAME, *(reame.game(name) for name in reame.NAMES)]


def under_way(game: Game[Any]) -> Position:
    """In the middle of something."""
    p: Position = game.start(game.seat_range[-1], "copies", journal=True)
    dice = Dice("copies")
    for _ in range(min(60, usual_length(game, p.seats) // 2)):
        seat = p.waiting[0]
        p.apply(seat, any_move(game.table, p.legal(seat), dice))
    return p


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_a_position_can_be_copied_and_pickled(game: Game[Any]) -> None:
    p = under_way(game)
    before = p.dump()
    for other in (copy.copy(p), copy.deepcopy(p), pickle.loads(pickle.dumps(p))):
        assert type(other) is type(p)
        assert other == p
        assert other.game is game
        assert other.journal is None
        seat = other.waiting[0]
        other.apply(seat, other.legal(seat)[0])
        assert p.dump() == before, "what is copied goes on by itself"


def test_positions_inside_other_things_are_copied_with_them() -> None:
    p = under_way(toy.GAME)
    worlds: dict[str, Any] = copy.deepcopy({"here": [p], "there": [p.imagine(0, Dice("there"))]})
    assert worlds["here"] == [p]
    assert worlds["here"][0] is not p


def test_a_game_that_no_module_holds_cannot_be_pickled_unnoticed() -> None:
    other = toy.TheFair(toy.TABLE, toy.STEPS, Counsel())
    assert pickle.loads(pickle.dumps(other)) is toy.GAME, "a game is found by its name"
    other = Page(toy.TABLE, toy.STEPS, Counsel())
    with pytest.raises(NoSuchGame, match="has no GAME 'page'"):
        pickle.loads(pickle.dumps(other.start(2, "page")))


class Page(toy.TheFair):
    name = "page"


# -- tools/state.py ---------------------------------------------------------------------------------


def tool() -> Any:
    """It stands outside the packages."""
    spec = spec_from_file_location("state_tool", ROOT / "tools" / "state.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", reame.NAMES)
def test_what_is_written_from_fields_is_up_to_date(name: str) -> None:
    assert tool().stale(name) == [], f"the fields have changed: python tools/state.py {name}"


HARBOUR = """
from typing import ClassVar
from reame.kernel.fields import *
from reame.kernel.fields import fields, hidden, own
from reame.kernel.kinds import SEAT, Kind
from tests.kernel.test_fields import Ship
from tests.suite.properties import usual_length

class Berth(Part):
    FIELDS: ClassVar = fields(quay=Number(0, 9))
    fixed: ClassVar[bool] = True

    def __init__(self, quay=0):
        self.quay = quay

COLOUR = Kind("colour", ["red", "blue"])
FIELDS = (
    fields(
        turn=Number(3, 9, i64=True),
        open=Flag(begins=True),
        phase=Word("dawn", "dusk"),
        pilot=One(SEAT, begins=1),
        order=Some(SEAT, most=4),
        flags=Mask(COLOUR, begins=2),
        fees=Per(SEAT, Number(0, 9), 1),
        routes=Per(COLOUR, Some(COLOUR), []),
        trade=Grid(SEAT, COLOUR),
        ships=Many(PartOf(Ship), most=9),
        berths=Many(PartOf(Berth), most=9),
        flagship=PartOf(Ship),
    )
    + own(hands=Per(SEAT, Hand(COLOUR)))
    + hidden(deck=Deck(COLOUR))
)
"""


def test_a_state_is_blank_or_a_copy_that_shares_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "harbour_fields.py").write_text(HARBOUR)
    (tmp_path / "harbour_state.py").write_text(tool().text("harbour_fields"))
    fields = import_module("harbour_fields")
    state = import_module("harbour_state").State
    p = state(toy.GAME, 3)
    blank = {"turn": 3, "open": True, "phase": "dawn", "pilot": 1, "order": [], "flags": 2, "fees": [1, 1, 1]}
    blank |= {"routes": [[], []], "trade": [0] * 6, "ships": [], "berths": []}
    assert {name: getattr(p, name) for name in blank} == blank
    assert [h.cards for h in p.hands] == [[], [], []]
    assert p.deck.counts == [0, 0]
    p.fees[1] = 4
    p.routes[0].append(1)
    p.trade[3] = 2
    p.order.append(2)
    p.ships.append(Ship(1, 4, 2))
    p.berths.append(fields.Berth(3))
    p.hands[0].add(1, 1)
    p.deck.add(0, 2)
    copied = state(toy.GAME, 3, p)
    assert dump_all(copied, p.FIELDS) == dump_all(p, p.FIELDS)
    assert copied.berths[0] is p.berths[0], "what never changes is shared"
    before = dump_all(p, p.FIELDS)
    copied.fees[1] = 5
    copied.routes[0].append(0)
    copied.trade[3] = 3
    copied.order.clear()
    copied.ships[0].men = 9
    copied.flagship.men = 9
    copied.hands[0].add(0, 1)
    copied.deck.add(1)
    assert dump_all(p, p.FIELDS) == before
