"""A table set by hand for the blows of fate: who holds what, scripted dice, moves in words."""

from __future__ import annotations

from typing import Any

from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.chance import Dice

STOP: dict[str, Any] = {"step": "Stop"}
KINGDOMS = [
    "ungheria",
    "mamelucchi",
    "bizantini",
    "sri",
    "rum",
    "francia",
    "castiglia",
    "inghilterra",
    "almohadi",
    "russi",
]


def board(
    *steps: dict[str, Any],
    lands: dict[int, dict[str, int]],
    seats: int = 3,
    wild: dict[str, int] | None = None,
    techs: dict[int, list[str]] | None = None,
    dice: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **table: Any,
) -> Universalis:
    """Lands by seat with their armies; every other territory in play is barbarian, with one army unless said."""
    owner = {
        box.TERRITORY.words[t]: "barbarians" for t in range(box.PRINTED) if box.LAND_ZONE[t] in box.ZONES_USED[seats]
    }
    armies = dict.fromkeys(owner, 1)
    armies.update(wild or {})
    for seat, rows in lands.items():
        owner.update(dict.fromkeys(rows, str(seat)))
        armies.update(rows)
    data = {
        "game": "universalis",
        "seats": seats,
        "options": options or {},
        "dice": {"script": [f - 1 for f in dice or []]},
        "table": {
            "turn": 5,
            "phase": "dice",
            "active": "0",
            "order": [str(s) for s in range(seats)],
            "kingdom": {str(s): KINGDOMS[s] for s in range(seats)},
            "owner": owner,
            "armies": armies,
            "technologies": {str(s): words for s, words in (techs or {}).items()},
            "least": table.get("florins", {}),
            "most": table.get("florins", {}),
            **table,
        },
        "stack": [STOP, *steps],
    }
    p: Universalis = GAME.load(data)
    sound(p)
    return p


def sound(p: Universalis) -> None:
    """What the suite asks of every decision: copies agree, refusals are exact, imagination looks the same."""
    if p.over:
        return
    assert GAME.load(p.dump()).dump() == p.dump() == p.clone().dump()
    for seat in p.waiting:
        legal = p.legal(seat)
        assert legal
        assert legal == sorted(set(legal))
        assert p.default(seat) in legal
        asked = p.question(seat)
        assert asked is not None
        assert asked.rule
        strange = [m for v in GAME.table.verbs for m in (v.first, (v.first + v.end) // 2, v.end - 1)]
        for m in {*legal, *strange}:
            assert p.why(seat, m).allowed == (m in legal), GAME.table.words(m)
    for s in range(p.seats):
        first = p.imagine(s, Dice("one"))
        assert first.view(s) == p.view(s)
        assert p.imagine(s, Dice("two")).imagine(s, Dice("one")) == first


def play(p: Universalis, *moves: str) -> None:
    """Moves in words, each by the seat that is waited for first."""
    for words in moves:
        p.apply(p.waiting[0], GAME.table.parse(words))
        sound(p)


def says(p: Universalis) -> list[str]:
    """What the seat that is asked may do, in words."""
    return [GAME.table.words(m) for m in p.legal(p.waiting[0])]


def refusal(p: Universalis, words: str) -> str:
    """The key of the phrase by which a move is refused."""
    why = p.why(p.waiting[0], GAME.table.parse(words))
    assert not why.allowed
    return why.sentence.phrase.key


def land(name: str) -> int:
    """A territory."""
    t = box.TERRITORY.find(name)
    assert t >= 0, name
    return t


def holder(p: Universalis, name: str) -> int:
    """Who holds a territory."""
    return p.owner[land(name)]


def armies(p: Universalis, name: str) -> int:
    """Loose armies there."""
    return p.armies[land(name)]


def slot(name: str) -> int:
    """A transport, as in `0-caravan-1`."""
    x = box.TRANSPORT.find(name)
    assert x >= 0, name
    return x


def claims(p: Universalis, a: int, b: int) -> int:
    """Casus belli of one against another."""
    return p.claims[a * box.SEATS + b]


def pair(grid: list[int], a: int, b: int) -> int:
    """A relation."""
    return grid[a * box.SEATS + b]


def kept(p: Universalis, seat: int, what: str) -> int:
    """Pieces in reserve."""
    return p.kept(seat, box.RESERVE.find(what))


def over(p: Universalis) -> bool:
    """Has the procedure under test come to its end?"""
    return p.outcome is not None and p.outcome.reason == "stop"


def calamity(card: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    """The step of a drawn calamity, about to strike."""
    return {"step": "DrawCalamity", "seat": str(seat), "card": card, "stage": "strike", **more}
