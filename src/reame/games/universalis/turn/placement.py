"""The placement phase [3.8]: any part of the reserve may be put on the map (D13)."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.church.feeding import FEEDING
from reame.games.universalis.decision.menu import Act, Menu
from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.realm.banners import place_banner
from reame.games.universalis.realm.transports import place_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import bring_out
from reame.kernel.fields import Field, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS


class Placement(Decision):
    """Until the player ends it; the rest stays in reserve."""

    rule: ClassVar[str] = "3.8"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        stage=Word("place", "done"),
        armies=Number(0, box.COUNT.high),
        pieces=Number(0, box.COUNT.high),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "place"
        self.armies = 0  # placed in this phase, as the line that ends it tells
        self.pieces = 0

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return PLACEMENTS.moves(p, seat, self)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return PLACEMENTS.refuse(p, seat, move, self)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_PLACEMENT.of(p.kept(seat, box.ARMIES_KEPT))

    def default(self, p: Universalis, seat: int) -> int:
        """Armies to the weakest border city."""
        best = NOBODY
        if p.kept(seat, box.ARMIES_KEPT):
            for t in places(p, seat, box.ARMIES_KEPT):
                room = p.capacity(t) > p.occupants(t)
                border = any(p.owner[u] != seat for u in box.NEIGHBOURS[t])
                if room and border and (best == NOBODY or p.armies[t] < p.armies[best]):
                    best = t
        return PASS if best == NOBODY else do.PLACE_ARMIES.at(best)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.stage = "done"
            if self.armies or self.pieces:
                p.tell(say.PLACED, seat, self.armies, self.pieces)
        else:
            PLACEMENTS.take(p, seat, move, self)


def places(p: Universalis, seat: int, what: int) -> list[int]:
    """Own cities, with roads any own territory; ships in own ports."""
    ship = box.TYPES_KEPT <= what < box.BANNERS_KEPT and box.IS_SHIP[what - box.TYPES_KEPT]
    lands = p.lands(seat)
    if ship:
        return [t for t in lands if p.port(t)]
    return lands if p.has(seat, box.ROADS) else [t for t in lands if p.city(t)]


def refuse_place(p: Universalis, seat: int, what: int, t: int) -> Phrase | None:
    """Is there such a piece, and may it stand there?"""
    if not p.kept(seat, what):
        return say.NOT_IN_RESERVE
    return None if t in places(p, seat, what) else say.NOT_THIS_PLACE


class PlaceArmies(Act[Placement]):
    """Armies on a territory; then it is asked how many."""

    def __init__(self) -> None:
        super().__init__(do.PLACE_ARMIES)

    def moves(self, p: Universalis, seat: int, phase: Placement) -> list[int]:
        if not p.kept(seat, box.ARMIES_KEPT):
            return []
        return do.PLACE_ARMIES.each(places(p, seat, box.ARMIES_KEPT))

    def refuse(self, p: Universalis, seat: int, move: int, phase: Placement) -> Phrase | None:
        return refuse_place(p, seat, box.ARMIES_KEPT, do.PLACE_ARMIES.a(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Placement) -> None:
        p.push(HowManyPlaced(seat, do.PLACE_ARMIES.a(move)))


class HowManyPlaced(Question):
    """Armies out of the reserve, for a territory that was chosen."""

    rule: ClassVar[str] = "3.8"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(territory=One(box.TERRITORY))

    def __init__(self, seat: int = NOBODY, territory: int = NOBODY) -> None:
        super().__init__(seat)
        self.territory = territory

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(1, p.kept(seat, box.ARMIES_KEPT))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_HOW_MANY_PLACED.of(self.territory)

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[-1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        n = do.ARMIES.a(move)
        p.armies[self.territory] += n
        p.keep(seat, box.ARMIES_KEPT, -n)
        for step in p.stack:
            if isinstance(step, Placement):
                step.armies += n
        p.tell(say.ARMIES_PLACED, seat, self.territory, n)


class PlacePiece(Act[Placement]):
    """A transport, a banner or a siege engine comes on the map; a new banner counts as level 1 in this turn."""

    def __init__(self) -> None:
        super().__init__(do.PLACE)

    def moves(self, p: Universalis, seat: int, phase: Placement) -> list[int]:
        out: list[int] = []
        for what in range(box.TYPES_KEPT, box.RESERVES):
            if what != box.GENERALS_KEPT and p.kept(seat, what):
                out += [do.PLACE.at(what, t) for t in places(p, seat, what)]
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: Placement) -> Phrase | None:
        what = do.PLACE.a(move)
        if what in (box.ARMIES_KEPT, box.GENERALS_KEPT):  # they have verbs of their own
            return say.NOT_IN_RESERVE
        return refuse_place(p, seat, what, do.PLACE.b(move))

    def take(self, p: Universalis, seat: int, move: int, phase: Placement) -> None:
        what, t = do.PLACE.a(move), do.PLACE.b(move)
        bring_out(p, seat, what)
        phase.pieces += 1
        p.tell(say.PIECE_PLACED, seat, what, t)
        if what == box.BANNERS_KEPT:
            b = place_banner(p, seat, t)
            p.banner_level[b] = p.attacks[b] = p.banner_moves[b] = 1
        elif what >= box.ENGINES_KEPT:
            p.add_engine(t, what - box.ENGINES_KEPT, 1)
        else:
            place_transport(p, seat, what - box.TYPES_KEPT, t)


class PlaceGeneral(Act[Placement]):
    """A general joins an own banner that has none."""

    def __init__(self) -> None:
        super().__init__(do.PLACE_GENERAL)

    def moves(self, p: Universalis, seat: int, phase: Placement) -> list[int]:
        if not p.kept(seat, box.GENERALS_KEPT):
            return []
        return do.PLACE_GENERAL.each([b for b in p.banners_of(seat) if not p.general[b]])

    def refuse(self, p: Universalis, seat: int, move: int, phase: Placement) -> Phrase | None:
        b = do.PLACE_GENERAL.a(move)
        if not p.kept(seat, box.GENERALS_KEPT):
            return say.NOT_IN_RESERVE
        if box.BANNER_OWNER[b] != seat or not p.experience[b]:
            return say.NO_SUCH_PIECE
        return say.HAS_GENERAL if p.general[b] else None

    def take(self, p: Universalis, seat: int, move: int, phase: Placement) -> None:
        b = do.PLACE_GENERAL.a(move)
        bring_out(p, seat, box.GENERALS_KEPT)
        p.general[b] = 1
        phase.pieces += 1
        p.tell(say.GENERAL_PLACED, seat, b)


PLACEMENTS: Final = Menu[Placement](PlaceArmies(), PlacePiece(), PlaceGeneral(), *FEEDING)
