"""Banners on foot [4.3]."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.barbarians.trespass import Trespass
from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.routes import land_cost, may_enter
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.loading import waiting_armies
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence


class MarchOn(Act[Decision]):
    """A banner walks into a neighbouring territory."""

    def __init__(self) -> None:
        super().__init__(do.MARCH)

    def moves(self, p: Universalis, seat: int, phase: Decision) -> list[int]:
        out: list[int] = []
        for b in p.banners_of(seat):
            if p.banner_on[b] == NOBODY and p.banner_moves[b]:
                for t in box.NEIGHBOURS[p.banner_at[b]]:
                    if self.refuse_way(p, seat, b, t) is None:
                        out.append(do.MARCH.at(b, t))
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: Decision) -> Phrase | None:
        return self.refuse_way(p, seat, do.MARCH.a(move), do.MARCH.b(move))

    def refuse_way(self, p: Universalis, seat: int, b: int, t: int) -> Phrase | None:
        """Why a banner cannot walk there."""
        if box.BANNER_OWNER[b] != seat or not p.experience[b] or p.banner_on[b] != NOBODY:
            return say.NO_SUCH_PIECE
        here = p.banner_at[b]
        if t not in box.NEIGHBOURS[here]:
            return say.NO_WAY_THERE
        cost = land_cost(p, seat, box.COST_BANNER, here, t)
        if cost > p.banner_moves[b]:
            return say.NO_MOVES_LEFT.naming(cost, p.banner_moves[b])
        return None if may_enter(p, seat, here, t, False, False) else say.NO_RIGHT

    def take(self, p: Universalis, seat: int, move: int, phase: Decision) -> None:
        p.push(BannerMarch(do.MARCH.a(move), do.MARCH.b(move)))


class BannerMarch(Decision):
    """A banner walks on, with any part of the armies it may lead."""

    rule: ClassVar[str] = "4.3"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER), territory=One(box.TERRITORY), stage=Word("armies", "done")
    )

    def __init__(self, banner: int = NOBODY, territory: int = NOBODY) -> None:
        super().__init__()
        self.banner = banner
        self.territory = territory
        self.stage = "armies"

    def most(self, p: Universalis) -> int:
        """Armies that can go along."""
        seat = box.BANNER_OWNER[self.banner]
        return min(p.leads(seat), waiting_armies(p, seat, p.banner_at[self.banner]))

    def run(self, p: Universalis) -> None:
        if self.stage == "done":
            p.end()
        elif self.most(p) > 0:
            p.ask(box.BANNER_OWNER[self.banner])
        else:
            self.go(p, 0)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(0, self.most(p))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_ALONG.of(self.banner, self.territory)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.go(p, do.ARMIES.a(move))

    def go(self, p: Universalis, n: int) -> None:
        """Banner and armies change places."""
        b = self.banner
        t = self.territory
        seat = box.BANNER_OWNER[b]
        here = p.banner_at[b]
        self.stage = "done"
        p.banner_moves[b] -= land_cost(p, seat, box.COST_BANNER, here, t)
        if p.owner[here] == seat:
            p.armies[here] -= n
        else:
            p.set_train(seat, here, p.train(seat, here) - n)
        p.banner_at[b] = t
        if n:
            p.set_train(seat, t, p.train(seat, t) + n)
            p.tell(say.MARCH_ARMIES, seat, b, here, t, n)
        else:
            p.tell(say.BANNER_MARCHES, seat, b, here, t)
        if p.owner[t] == box.BARBARIANS:
            p.push(Trespass(seat, t))
