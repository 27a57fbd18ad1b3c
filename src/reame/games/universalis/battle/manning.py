"""Captured transports are manned or destroyed [5.5, 5.6] (D17)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.battle.force import withdraw
from reame.games.universalis.decision.limits import settle_excess
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.banners import kill_banner
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.realm.transports import destroy_transport, take_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.moves import PASS


class Manning(Decision):
    """The pieces of a beaten fleet or column: war transports are destroyed, trade transports manned or destroyed."""

    rule: ClassVar[str] = "5.5"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER),
        loser=One(SEAT),
        area=One(box.AREA),
        force=Number(0, box.ARMIES_MOST),
        source=Word("ground", "train", "transport", "fleet", "host"),
        origin=One(box.TERRITORY),
        winner=One(SEAT),
        garrisoned=Flag(),
        captured=Some(box.TRANSPORT),
        stage=Word("seize", "man", "excess", "done"),
    )

    def __init__(
        self,
        banner: int = NOBODY,
        loser: int = NOBODY,
        area: int = NOBODY,
        force: int = 0,
        source: str = "ground",
        origin: int = NOBODY,
    ) -> None:
        super().__init__()
        self.banner = banner
        self.loser = loser
        self.area = area
        self.force = force
        self.source = source
        self.origin = origin
        self.winner = NOBODY if banner == NOBODY else box.BANNER_OWNER[banner]
        self.garrisoned = False  # the area was conquered: its garrison but one can go aboard too
        self.captured: list[int] = []
        self.stage = "seize"

    def crews(self, winner: int, captured: list[int]) -> Manning:
        """The same for trade transports that passed to the victor with a territory."""
        self.winner = winner
        self.garrisoned = True
        self.captured = captured.copy()
        self.stage = "man"
        return self

    def hands(self, p: Universalis) -> int:
        """Armies that could go aboard."""
        return self.force + (p.armies[self.area] - 1 if self.garrisoned else 0)

    def run(self, p: Universalis) -> None:
        if self.stage == "seize":
            self.seize(p)
            self.stage = "man"
        elif self.stage == "man":
            if not self.captured:
                self.stage = "excess"
            elif self.hands(p) > 0:
                p.ask(self.winner)
            else:
                destroy_transport(p, self.captured.pop(0))
        elif self.stage == "excess":
            self.stage = "done"
            settle_excess(p, self.winner)
        else:
            if self.loser != NOBODY:
                check_out(p, self.loser, self.winner)
            p.end()

    def seize(self, p: Universalis) -> None:
        """Banners and war transports are destroyed, trade transports change hands; each is worth honour."""
        seat = self.winner
        for b in p.banners_at(self.loser, self.area):
            kill_banner(p, b, seat)
        for x in p.exposed_at(self.loser, self.area):
            score(p, seat, box.AWARD["player_transport"], "player_transport")
            p.transport_armies[x] = 0
            if box.IS_TRADE[box.TYPE_OF[x]]:
                new = take_transport(p, x, seat)
                if new != NOBODY:
                    self.captured.append(new)
            else:
                destroy_transport(p, x)
        if self.area < box.TERRITORIES:
            p.set_train(self.loser, self.area, 0)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        x = self.captured[0]
        return [PASS, *[do.MAN.at(x, n) for n in range(1, min(self.hands(p), p.army_space(x)) + 1)]]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_MAN.of(self.captured[0], self.hands(p))

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        x = self.captured.pop(0)
        if move == PASS:
            destroy_transport(p, x)
            return
        n = do.MAN.b(move)
        k = min(n, self.force)
        self.force -= k
        if n > k:
            p.armies[self.area] -= n - k
        if self.source == "host":
            p.host[seat] -= k
        else:
            withdraw(p, seat, self.source, self.origin, self.banner, k, trade_first=False)
        p.transport_armies[x] += n
        p.tell(say.MANNED, seat, x, n)
