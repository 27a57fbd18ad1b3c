"""The placement phase [3.8]: any part of the reserve may be put on the map (D13)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.crusade.march import feed, feed_moves, is_feed
from reame.games.universalis.realm.deeds import place_banner, place_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import bring_out
from reame.games.universalis.turn.decision import Decision
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


def places(p: Universalis, seat: int, what: int) -> list[int]:
    """Own cities, with roads any own territory; ships in own ports."""
    ship = box.TYPES_KEPT <= what < box.BANNERS_KEPT and box.IS_SHIP[what - box.TYPES_KEPT]
    lands = p.lands(seat)
    if ship:
        return [t for t in lands if p.port(t)]
    return lands if p.has(seat, box.ROADS) else [t for t in lands if p.city(t)]


class Placement(Decision):
    """Until the player ends it; the rest stays in reserve."""

    rule: ClassVar[str] = "3.8"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), territory=One(box.TERRITORY), stage=Word("place", "done"))

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
            return say.NOT_IN_RESERVE
        return None if t in places(p, seat, what) else say.NOT_THIS_PLACE

    def refuse_general(self, p: Universalis, seat: int, b: int) -> Phrase | None:
        """A general joins an own banner that has none."""
        if not p.kept(seat, box.GENERALS_KEPT):
            return say.NOT_IN_RESERVE
        if box.BANNER_OWNER[b] != seat or not p.experience[b]:
            return say.NO_SUCH_PIECE
        return say.HAS_GENERAL if p.general[b] else None

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.territory != NOBODY:
            return do.ARMIES.span(1, p.kept(seat, box.ARMIES_KEPT))
        out = [PASS]
        if p.kept(seat, box.ARMIES_KEPT):
            out += do.PLACE_ARMIES.each(places(p, seat, box.ARMIES_KEPT))
        for what in range(box.TYPES_KEPT, box.RESERVES):
            if what != box.GENERALS_KEPT and p.kept(seat, what):
                out += [do.PLACE.at(what, t) for t in places(p, seat, what)]
        if p.kept(seat, box.GENERALS_KEPT):
            out += [do.PLACE_GENERAL.at(b) for b in p.banners_of(seat) if not p.general[b]]
        return out + feed_moves(p, seat)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if self.territory != NOBODY:
            return None if move in self.moves(p, seat) else NOT_NOW
        if move == PASS:
            return None
        if do.PLACE_ARMIES.has(move):
            return self.refuse_place(p, seat, box.ARMIES_KEPT, do.PLACE_ARMIES.a(move))
        if do.PLACE.has(move):
            if do.PLACE.a(move) in (box.ARMIES_KEPT, box.GENERALS_KEPT):
                return say.NOT_IN_RESERVE
            return self.refuse_place(p, seat, do.PLACE.a(move), do.PLACE.b(move))
        if do.PLACE_GENERAL.has(move):
            return self.refuse_general(p, seat, do.PLACE_GENERAL.a(move))
        return None if is_feed(move) and move in feed_moves(p, seat) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.territory != NOBODY:
            return say.Q_HOW_MANY_PLACED.of(self.territory)
        return say.Q_PLACEMENT.of(p.kept(seat, box.ARMIES_KEPT))

    def default(self, p: Universalis, seat: int) -> int:
        """Armies to the weakest border city."""
        if self.territory != NOBODY:
            moves = self.moves(p, seat)
            return moves[len(moves) - 1]
        best = NOBODY
        if p.kept(seat, box.ARMIES_KEPT):
            for t in places(p, seat, box.ARMIES_KEPT):
                room = p.capacity(t) > p.occupants(t)
                border = any(p.owner[u] != seat for u in box.NEIGHBOURS[t])
                if room and border and (best == NOBODY or p.armies[t] < p.armies[best]):
                    best = t
        return PASS if best == NOBODY else do.PLACE_ARMIES.at(best)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.territory != NOBODY:
            n = do.ARMIES.a(move)
            p.armies[self.territory] += n
            p.keep(seat, box.ARMIES_KEPT, -n)
            p.tell(say.ARMIES_PLACED, seat, self.territory, n)
            self.territory = NOBODY
        elif move == PASS:
            self.stage = "done"
        elif do.PLACE_ARMIES.has(move):
            self.territory = do.PLACE_ARMIES.a(move)
        elif do.PLACE.has(move):
            self.put(p, seat, do.PLACE.a(move), do.PLACE.b(move))
        elif do.PLACE_GENERAL.has(move):
            b = do.PLACE_GENERAL.a(move)
            bring_out(p, seat, box.GENERALS_KEPT)
            p.general[b] = 1
            p.tell(say.GENERAL_PLACED, seat, b)
        else:
            feed(p, seat, move)

    def put(self, p: Universalis, seat: int, what: int, t: int) -> None:
        """A piece comes on the map; a new banner counts as level 1 in this turn."""
        bring_out(p, seat, what)
        p.tell(say.PIECE_PLACED, seat, what, t)
        if what == box.BANNERS_KEPT:
            b = place_banner(p, seat, t)
            p.banner_level[b] = p.attacks[b] = p.banner_moves[b] = 1
        elif what >= box.ENGINES_KEPT:
            p.add_engine(t, what - box.ENGINES_KEPT, 1)
        else:
            place_transport(p, seat, what - box.TYPES_KEPT, t)
