"""After a victory [5.4, 5.5]: armies, banner and bombard move in, captured transports are manned (D17)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.crusade.host import CrusadeCheck
from reame.games.universalis.realm.deeds import check_out, conquer, destroy_transport, kill_banner, take_transport
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.decision import Decision
from reame.games.universalis.turn.limits import settle_excess
from reame.games.universalis.war.battle import take_from_fleet
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


class Occupation(Decision):
    """The victor of a territory moves in: armies, perhaps the banner and a bombard; poles of a tower."""

    rule: ClassVar[str] = "5.4"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER),
        territory=One(box.TERRITORY),
        force=Number(),
        least=Number(),
        source=Word("ground", "train", "transport"),
        origin=One(box.TERRITORY),
        stage=Word("armies", "crew", "pieces", "excess", "check", "poles", "done"),
        captured=Some(box.TRANSPORT),
    )

    def __init__(
        self,
        banner: int = NOBODY,
        territory: int = NOBODY,
        force: int = 0,
        least: int = 1,
        source: str = "ground",
        origin: int = NOBODY,
    ) -> None:
        super().__init__()
        self.banner = banner
        self.territory = territory
        self.force = force
        self.least = least
        self.source = source
        self.origin = origin
        self.stage = "armies"
        self.captured: list[int] = []

    def seat(self) -> int:
        """The victor."""
        return box.BANNER_OWNER[self.banner]

    def run(self, p: Universalis) -> None:
        seat, t = self.seat(), self.territory
        if self.stage == "armies":
            if self.force > self.least:
                p.ask(seat)
            else:
                self.move_in(p, self.force)
        elif self.stage == "crew":
            self.stage = "pieces"
            if self.captured:
                p.push(Manning(self.banner, NOBODY, t, self.force, self.source, self.origin).crews(seat, self.captured))
        elif self.stage == "pieces":
            if len(self.pieces(p)) > 1:
                p.ask(seat)
            else:
                self.stage = "excess"
        elif self.stage == "excess":
            self.stage = "check"
            settle_excess(p, seat)
        elif self.stage == "check":
            self.stage = "poles"
            if p.crusade != "none":
                p.push(CrusadeCheck())
        elif self.stage == "poles":
            if p.alive(seat) and len(self.pole_moves(p)) > 1:
                p.ask(seat)
            else:
                self.stage = "done"
        else:
            p.end()

    def move_in(self, p: Universalis, n: int) -> None:
        """Armies leave the place of the attack for the conquered territory."""
        seat = self.seat()
        x = p.banner_on[self.banner]
        if self.source == "ground":
            p.armies[self.origin] -= n
        elif self.source == "train":
            p.set_train(seat, self.origin, p.train(seat, self.origin) - n)
        else:
            p.transport_armies[x] -= n
            if p.transport_at[x] < box.TERRITORIES:
                p.transport_at[x] = self.territory  # a cavalry stands in the territory, a ship stays at sea
        p.conquests[self.banner] += 1
        self.captured = conquer(p, self.territory, seat, n)
        self.force -= n
        self.stage = "crew"

    def pieces(self, p: Universalis) -> list[int]:
        """What else may move in, as moves."""
        b = self.banner
        out = [PASS]
        x = p.banner_on[b]
        if p.experience[b] and (p.banner_at[b] == self.origin if x == NOBODY else p.transport_at[x] >= box.TERRITORIES):
            out.append(do.BANNER_IN.at(b))
        near = self.source != "transport" or (x != NOBODY and p.transport_at[x] < box.TERRITORIES)
        if near and self.origin != NOBODY and p.owner[self.origin] == self.seat() and p.bombards[self.origin]:
            out.append(do.BOMBARD_IN.at())
        return out

    def pole_moves(self, p: Universalis) -> list[int]:
        """Towers to which the poles may be carried."""
        t = self.territory
        if not p.poles[t] or p.owner[t] != self.seat():
            return [PASS]
        return [PASS, *[do.POLES.at(u) for u in p.lands(self.seat()) if p.tower[u] and u != t]]

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.stage == "armies":
            return do.ARMIES.span(self.least, self.force)
        return self.pieces(p) if self.stage == "pieces" else self.pole_moves(p)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return say.NOT_ENOUGH if self.stage == "armies" and do.ARMIES.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "armies":
            return say.Q_OCCUPY.of(self.territory, self.least, self.force)
        return say.Q_MOVE_IN.of(self.territory) if self.stage == "pieces" else say.Q_POLES.of(self.territory)

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        return moves[1] if self.stage == "pieces" and do.BANNER_IN.has(moves[1]) else moves[0]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        b = self.banner
        t = self.territory
        if self.stage == "armies":
            self.move_in(p, do.ARMIES.a(move))
        elif move == PASS:
            self.stage = "excess" if self.stage == "pieces" else "done"
        elif do.BANNER_IN.has(move):
            p.banner_on[b] = NOBODY
            p.banner_at[b] = t
        elif do.BOMBARD_IN.has(move):
            p.bombards[self.origin] -= 1
            p.bombards[t] += 1
            p.engines_moved[t * 2 + 1] += 1
            p.tell(say.BOMBARD_FOLLOWS, seat, t)
            self.stage = "excess"
        else:
            u = do.POLES.a(move)
            p.poles[u] += p.poles[t]
            p.poles[t] = 0
            p.tell(say.POLES_CARRIED, seat, u)
            self.stage = "done"


class Manning(Decision):
    """The pieces of a beaten fleet or column: war transports are destroyed, trade transports manned or destroyed."""

    rule: ClassVar[str] = "5.5"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER),
        loser=One(SEAT),
        area=One(box.AREA),
        force=Number(),
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
        if self.source == "ground":
            p.armies[self.origin] -= k
        elif self.source == "train":
            p.set_train(seat, self.origin, p.train(seat, self.origin) - k)
        elif self.source == "transport":
            p.transport_armies[p.banner_on[self.banner]] -= k
        elif self.source == "host":
            p.host[seat] -= k
        else:
            take_from_fleet(p, seat, self.banner, k, trade_first=False)
        p.transport_armies[x] += n
        p.tell(say.MANNED, seat, x, n)
