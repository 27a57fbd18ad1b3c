"""Tables of Medieval for tests: who holds and controls what, hands, purses, a step on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import reame
from reame.bots.random import any_move
from reame.games.medieval.land.geography import CARD_OF, HOMES, START
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.things import MAP, POWER, PROVINCE
from reame.games.medieval.turn.setup import OPENING
from reame.kernel.chance import Dice, scripted
from reame.kernel.journal import Journal

GAME = reame.game("medieval")

# The three players of the example game: E-03.
EXAMPLE = {0: "HRE AYY ALM", 1: "FRA RUS BYZ", 2: "ENG SPA HUN"}
RICH = {0: 16, 1: 16, 2: 18}


def action(seat: int) -> list[dict[str, Any]]:
    """A stack in phase D of a seat."""
    return [{"step": "Stop"}, {"step": "Turn", "seat": str(seat), "stage": "action"}]


MANDATORY = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "mandatory"}]
MAP_PHASE = [{"step": "Stop"}, {"step": "Turn", "seat": "0", "stage": "map"}]


def table(
    seats: int = 3,
    holds: dict[int, str] | None = None,
    controls: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    florins: dict[int, int] | None = None,
    cards: str = "",
    stack: list[dict[str, Any]] | None = None,
    dice: Iterable[int] = (),
    options: dict[str, str] | None = None,
    deck: dict[str, Any] | None = None,
    maps: dict[str, Any] | None = None,
    active: int = 0,
    **fields: Any,
) -> Medieval:
    """A position. Powers held bring what they start with, and their homes on `cards` added to the starting map."""
    holder, face, controller, paid = {}, {}, {}, []
    extra = cards.split()
    in_play = [m for i, m in enumerate(MAP.words) if START[i] or m in extra]
    for seat, powers in (holds or {}).items():
        for word in powers.split():
            holder[word], face[word] = str(seat), "up"
            paid.append(word)
            x = POWER.find(word)
            for t, name in enumerate(PROVINCE.words):
                if OPENING[x] >> t & 1 or (t in HOMES[x] and MAP.words[CARD_OF[t]] in extra):
                    controller[name] = str(seat)
    for seat, provinces in (controls or {}).items():
        for word in provinces.split():
            controller[word] = str(seat)
    for word in str(fields.pop("nobody", "")).split():
        controller.pop(word, None)
    data = {
        "holder": holder,
        "face": {**face, **fields.pop("face", {})},
        "controller": controller,
        "paid": paid,
        "in_play": in_play,
        "active": str(active),
        "florins": {str(s): n for s, n in (florins or {}).items()},
        "hands": {str(s): [[c, 1 << s] for c in h.split()] for s, h in (hands or {}).items()},
        "most": {str(a): {str(b): 99 for b in range(seats) if b != a} for a in range(seats)},
        "deck": deck or {},
        "maps": maps or {},
        **fields,
    }
    p: Medieval = GAME.load(
        {
            "game": "medieval",
            "seats": seats,
            "options": options or {},
            "table": data,
            "dice": scripted(dice).plain(),
            "stack": stack or action(active),
        }
    )
    p.journal = Journal()
    return p


def play(p: Medieval, *moves: str) -> Medieval:
    """Moves by words, each with its seat: `0 attack FRA FRA_1B`."""
    for line in moves:
        seat, _, words = line.partition(" ")
        p.apply(int(seat), GAME.table.parse(words))
    return p


def can(p: Medieval, seat: int, words: str) -> bool:
    """Is this move legal?"""
    return GAME.table.parse(words) in p.legal(seat)


def words(p: Medieval, seat: int) -> list[str]:
    """The legal moves."""
    return [GAME.table.words(m) for m in p.legal(seat)]


def verbs(p: Medieval, seat: int) -> set[str]:
    """And what they begin with."""
    return {w.split(" ")[0] for w in words(p, seat)}


def decisions(seats: int, seed: str) -> Iterator[Medieval]:
    """The position after every move of a game by chance."""
    p = GAME.start(seats, f"{seed} {seats}")
    dice = Dice(seed)
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        yield p


def why_not(p: Medieval, seat: int, words: str) -> str:
    """The key of the refusal."""
    why = p.why(seat, GAME.table.parse(words))
    assert not why.allowed
    return why.sentence.phrase.key


def owner(p: Medieval, province: str) -> int:
    return p.controller[PROVINCE.find(province)]


def holder(p: Medieval, power: str) -> int:
    return p.holder[POWER.find(power)]


def ruler(p: Medieval, power: str) -> str:
    return ["bad", "normal", "good"][p.ruler[POWER.find(power)]]


def marked(mask: int, word: str) -> bool:
    """Is a power in a mask?"""
    return mask >> POWER.find(word) & 1 == 1


def on(mask: int, province: str) -> bool:
    """Is a province in a mask?"""
    return mask >> PROVINCE.find(province) & 1 == 1


def controlled(p: Medieval, seat: int) -> set[str]:
    return {PROVINCE.words[t] for t in p.provinces_of(seat)}


def events(p: Medieval) -> list[str]:
    assert p.journal is not None
    return [e.phrase.key for e in p.journal.events]
