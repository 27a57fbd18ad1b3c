"""A lord card (5.3): where the new lord may be put (R11), and what he receives when he comes into play (11.4)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.land.holders import put_lord, refresh
from reame.games.fief.land.titles import move_title, take_pending, title_moves
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.native import i64
from reame.kernel.steps import Step


def strongholds(p: Fief, seat: int) -> list[int]:
    """Castles and citadels a player controls."""
    out: list[int] = []
    v: i64 = -1
    wall: i64
    for wall in p.walls:
        v += 1
        if wall and p.controls(seat, v):
            out.append(v)
    return out


def homes(p: Fief, seat: int, declined: int) -> list[int]:
    """Where a new lord may be put: a controlled stronghold first, else other places; `declined` are hosts (R11)."""
    return strongholds(p, seat) or [v for v in range(t.VILLAGES) if refuse_room(p, seat, v, declined) is None]


def refuse_home(p: Fief, seat: int, village: int, declined: int) -> Phrase | None:
    """Why a new lord may not be put there."""
    strong = strongholds(p, seat)
    if strong:
        return None if village in strong else say.STRONGHOLD_FIRST
    return refuse_room(p, seat, village, declined)


def refuse_room(p: Fief, seat: int, village: int, declined: int) -> Phrase | None:
    """Without a stronghold: a village held, an empty one that is no other's fief, or a host's who has not declined."""
    h = p.holder(village)
    if h == seat:
        return None
    if h == NOBODY:
        r = t.REGION_OF[village]
        return None if p.capital[r] == NOBODY or p.fief[r] in (seat, NOBODY) else say.OTHERS_FIEF
    return say.NO_WELCOME if h == t.REBELS or declined >> h & 1 else None


def movable(p: Fief, seat: int, lord: int) -> list[int]:
    """Titles that may pass to this lord."""
    return [r for r in range(t.REGIONS) if title_moves(p, seat, r, lord)]


class NewLord(Step[Fief]):
    """A lord comes into play: his piece, pending titles, and perhaps one title of the family (5.3, 11.4)."""

    rule: ClassVar[str] = "11.4"
    FIELDS: ClassVar[list[Field]] = fields(lord=One(t.LORD), seat=One(SEAT), village=One(t.VILLAGE), placed=Flag())

    def __init__(self, lord: int = NOBODY, seat: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.lord = lord
        self.seat = seat
        self.village = village
        self.placed = False

    def run(self, p: Fief) -> None:
        if not self.placed:
            self.placed = True
            p.family[self.lord] = self.seat
            put_lord(p, self.lord, self.village)
            p.tell(say.LORD_PLAYED, self.seat, self.lord, self.village)
            p.titles_moved = 0
            if len(p.lords_of(self.seat)) == 1:
                take_pending(p, self.seat, self.lord)
            refresh(p, self.village)
        elif len(movable(p, self.seat, self.lord)) > 0:
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [PASS, *[t.TITLE_TO.at(r, self.lord) for r in movable(p, seat, self.lord)]]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_MOVE_TITLE.of(self.lord)

    def take(self, p: Fief, seat: int, move: int) -> None:
        if move != PASS:
            move_title(p, t.TITLE_TO.a(move), self.lord)
        p.end()
