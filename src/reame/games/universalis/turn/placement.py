"""The placement phase [3.8]: any part of the reserve may be put on the map (D13)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.crusade.march import feed, feed_moves, is_feed
from reame.games.universalis.realm.deeds import place_banner, place_transport
from reame.games.universalis.table.phrases import (
    ARMIES_PLACED,
    GENERAL_PLACED,
    HAS_GENERAL,
    NO_SUCH_PIECE,
    NOT_IN_RESERVE,
    NOT_THIS_PLACE,
    PIECE_PLACED,
    Q_HOW_MANY_PLACED,
    Q_PLACEMENT,
)
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import bring_out
from reame.games.universalis.table.things import (
    ARMIES_KEPT,
    ARMIES_MOVE,
    BANNER_OWNER,
    BANNERS_KEPT,
    ENGINES_KEPT,
    GENERALS_KEPT,
    IS_SHIP,
    NEIGHBOURS,
    PLACE,
    PLACE_ARMIES,
    PLACE_GENERAL,
    RESERVES,
    STRADE,
    TERRITORY,
    TYPES_KEPT,
)
from reame.games.universalis.turn.decision import Decision
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


def places(p: Universalis, seat: int, what: int) -> list[int]:
    """Own cities, with roads any own territory; ships in own ports."""
    ship = TYPES_KEPT <= what < BANNERS_KEPT and IS_SHIP[what - TYPES_KEPT]
    lands = p.lands(seat)
    if ship:
        return [t for t in lands if p.port(t)]
    return lands if p.has(seat, STRADE) else [t for t in lands if p.city(t)]


class Placement(Decision):
    """Until the player ends it; the rest stays in reserve."""

    rule: ClassVar[str] = "3.8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), territory=One(TERRITORY), stage=Word("place", "done"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.territory = NOBODY  # chosen, while it is asked how many armies
        self.stage = "place"

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        else:
            p.ask(self.seat)

    def refuse_place(self, p: Universalis, seat: int, what: int, t: int) -> Phrase | None:
        """Is there such a piece, and may it stand there?"""
        if not p.kept(seat, what):
            return NOT_IN_RESERVE
        return None if t in places(p, seat, what) else NOT_THIS_PLACE

    def refuse_general(self, p: Universalis, seat: int, b: int) -> Phrase | None:
        """A general joins an own banner that has none."""
        if not p.kept(seat, GENERALS_KEPT):
            return NOT_IN_RESERVE
        if BANNER_OWNER[b] != seat or not p.experience[b]:
            return NO_SUCH_PIECE
        return HAS_GENERAL if p.general[b] else None

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.territory != NOBODY:
            return ARMIES_MOVE.span(1, p.kept(seat, ARMIES_KEPT))
        out = [PASS]
        if p.kept(seat, ARMIES_KEPT):
            out += PLACE_ARMIES.each(places(p, seat, ARMIES_KEPT))
        for what in range(TYPES_KEPT, RESERVES):
            if what != GENERALS_KEPT and p.kept(seat, what):
                out += [PLACE.at(what, t) for t in places(p, seat, what)]
        if p.kept(seat, GENERALS_KEPT):
            out += [PLACE_GENERAL.at(b) for b in p.banners_of(seat) if not p.general[b]]
        return out + feed_moves(p, seat)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if self.territory != NOBODY:
            return None if move in self.moves(p, seat) else NOT_NOW
        if move == PASS:
            return None
        if PLACE_ARMIES.has(move):
            return self.refuse_place(p, seat, ARMIES_KEPT, PLACE_ARMIES.a(move))
        if PLACE.has(move):
            if PLACE.a(move) in (ARMIES_KEPT, GENERALS_KEPT):
                return NOT_IN_RESERVE
            return self.refuse_place(p, seat, PLACE.a(move), PLACE.b(move))
        if PLACE_GENERAL.has(move):
            return self.refuse_general(p, seat, PLACE_GENERAL.a(move))
        return None if is_feed(move) and move in feed_moves(p, seat) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.territory != NOBODY:
            return Q_HOW_MANY_PLACED.of(self.territory)
        return Q_PLACEMENT.of(p.kept(seat, ARMIES_KEPT))

    def default(self, p: Universalis, seat: int) -> int:
        """Armies to the weakest border city."""
        if self.territory != NOBODY:
            moves = self.moves(p, seat)
            return moves[len(moves) - 1]
        best = NOBODY
        if p.kept(seat, ARMIES_KEPT):
            for t in places(p, seat, ARMIES_KEPT):
                room = p.capacity(t) > p.occupants(t)
                border = any(p.owner[u] != seat for u in NEIGHBOURS[t])
                if room and border and (best == NOBODY or p.armies[t] < p.armies[best]):
                    best = t
        return PASS if best == NOBODY else PLACE_ARMIES.at(best)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.territory != NOBODY:
            n = ARMIES_MOVE.a(move)
            p.armies[self.territory] += n
            p.keep(seat, ARMIES_KEPT, -n)
            p.tell(ARMIES_PLACED, seat, self.territory, n)
            self.territory = NOBODY
        elif move == PASS:
            self.stage = "done"
        elif PLACE_ARMIES.has(move):
            self.territory = PLACE_ARMIES.a(move)
        elif PLACE.has(move):
            self.put(p, seat, PLACE.a(move), PLACE.b(move))
        elif PLACE_GENERAL.has(move):
            b = PLACE_GENERAL.a(move)
            bring_out(p, seat, GENERALS_KEPT)
            p.general[b] = 1
            p.tell(GENERAL_PLACED, seat, b)
        else:
            feed(p, seat, move)

    def put(self, p: Universalis, seat: int, what: int, t: int) -> None:
        """A piece comes on the map; a new banner counts as level 1 in this turn."""
        bring_out(p, seat, what)
        p.tell(PIECE_PLACED, seat, what, t)
        if what == BANNERS_KEPT:
            b = place_banner(p, seat, t)
            p.banner_level[b] = p.attacks[b] = p.banner_moves[b] = 1
        elif what >= ENGINES_KEPT:
            p.add_engine(t, what - ENGINES_KEPT, 1)
        else:
            place_transport(p, seat, what - TYPES_KEPT, t)
