"""Civil war [8.1]: the drawer's holdings fall apart, the second faction goes to the weakest player."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis.battle.losses import HowManyLost, Losses
from reame.games.universalis.church.host import check_crusade
from reame.games.universalis.decision.limits import settle_excess
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.banners import remove_banner
from reame.games.universalis.realm.buildings import remove_engines
from reame.games.universalis.realm.elimination import check_out
from reame.games.universalis.realm.honour import check_objective
from reame.games.universalis.realm.lands import give_territory
from reame.games.universalis.realm.ledger import claim
from reame.games.universalis.realm.transports import take_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step

KEPT: Final = int(box.CALAMITY_EFFECTS["guerra_civile"]["kept"])
KEPT_MORE: Final = int(box.CALAMITY_EFFECTS["guerra_civile"]["plus_each"])
QUOTA: Final = int(box.CALAMITY_EFFECTS["guerra_civile"]["filosofia_min_armies"])
BLOODSHED: Final = int(box.CALAMITY_EFFECTS["guerra_civile"]["esercito_loss_each"])


def weakest_player(p: Universalis) -> int:
    """The smallest armies times territories; ties: fewer honour points, then drawn."""
    best: list[int] = []
    some: list[int] = []
    for s in p.living():
        row = [p.armies_on_map(s) * len(p.lands(s)), p.honour[s]]
        if not some or row < best:
            best, some = row, [s]
        elif row == best:
            some.append(s)
    return some[p.dice.below(len(some))] if len(some) > 1 else some[0]


def abroad(p: Universalis, seat: int) -> list[int]:
    """Own transports that stand outside own territory."""
    out: list[int] = []
    for x in p.transports_of(seat):
        area = p.transport_at[x]
        if area >= box.TERRITORIES or p.owner[area] != seat:
            out.append(x)
    return out


def holding_armies(p: Universalis, seat: int, lands: list[int], transports: list[int]) -> int:
    """Armies of some holdings: territories, and transports outside own territory."""
    n = 0
    for t in lands:
        n += p.armies_at(seat, t)
    for x in transports:
        n += p.transport_armies[x]
    return n


class CivilWar(Step[Universalis]):
    """Holdings are territories, and transports outside own territory."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        heir=One(SEAT),
        stage=Word("start", "keep", "cede", "blood", "pass", "done"),
        lands=Some(box.TERRITORY),
        transports=Some(box.TRANSPORT),
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.heir = NOBODY
        self.stage = "start"
        self.lands: list[int] = []  # of the second faction, as far as it is known
        self.transports: list[int] = []

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.find_heir(p)
        elif self.stage == "keep":
            self.stage = "cede"
            self.split(p)
        elif self.stage == "cede":
            self.stage = "blood"
            if p.has(self.seat, box.PHILOSOPHY):
                p.push(CedeHoldings(self.seat, self.lands, self.transports))
        elif self.stage == "blood":
            self.stage = "pass"
            if not self.lands and not self.transports:
                p.tell(say.FACTION_EMPTY)
                self.stage = "done"
            elif p.has(self.seat, box.ARMY):
                p.push(FactionLosses(self.seat, BLOODSHED, self.lands, self.transports, True))
                p.push(FactionLosses(self.seat, BLOODSHED, self.lands, self.transports, False))
        elif self.stage == "pass":
            self.stage = "done"
            self.hand_over(p)
            settle_excess(p, self.heir)
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, (KeepHoldings, CedeHoldings)):
            self.lands = child.lands
            self.transports = child.transports

    def find_heir(self, p: Universalis) -> None:
        """The beneficiary is found first."""
        self.heir = weakest_player(p)
        if self.heir == self.seat:
            p.tell(say.CIVIL_WAR_VOID, self.seat)
            self.stage = "done"
        else:
            p.tell(say.CIVIL_WAR, self.seat, self.heir)
            self.stage = "keep"

    def split(self, p: Universalis) -> None:
        """The drawer keeps ten holdings, more with arts and democracy; the rest is the second faction."""
        keeps = KEPT
        for tech in (box.THEATRE, box.MUSIC, box.DEMOCRACY):
            if p.has(self.seat, tech):
                keeps += KEPT_MORE
        lands, transports = p.lands(self.seat), abroad(p, self.seat)
        if len(lands) + len(transports) > keeps:
            p.push(KeepHoldings(self.seat, lands, transports, keeps))

    def hand_over(self, p: Universalis) -> None:
        """Armies, territories with buildings and transports pass; banners, generals and engines are removed."""
        seat, heir = self.seat, self.heir
        for t in self.lands:
            for b in p.banners_at(seat, t):
                remove_banner(p, b)
            remove_engines(p, t)
            for x in p.transports_at(seat, t):
                take_transport(p, x, heir)
            p.tell(say.FACTION_TAKES, heir, t)
            give_territory(p, t, heir, p.armies[t])
        for x in self.transports:
            b = p.banner_aboard(x)
            if b != NOBODY:
                remove_banner(p, b)
            take_transport(p, x, heir)
        claim(p, seat, heir, 1)
        check_objective(p, heir)
        check_out(p, seat, NOBODY)
        check_crusade(p)


class KeepHoldings(Decision):
    """The drawer chooses so many holdings to keep, a territory among them; by default the strongest."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        lands=Some(box.TERRITORY),
        transports=Some(box.TRANSPORT),
        keeps=Number(0, KEPT + 3 * KEPT_MORE),
        kept_land=Flag(),
    )

    def __init__(
        self,
        seat: int = NOBODY,
        lands: list[int] | None = None,
        transports: list[int] | None = None,
        keeps: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.lands: list[int] = [] if lands is None else lands.copy()
        self.transports: list[int] = [] if transports is None else transports.copy()
        self.keeps = keeps
        self.kept_land = False

    def run(self, p: Universalis) -> None:
        if self.keeps > 0:
            p.ask(self.seat)
        else:
            p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = do.KEEP_LAND.each(self.lands)
        if self.keeps > 1 or self.kept_land or not self.lands:  # one territory always stays
            out += do.KEEP_TRANSPORT.each(self.transports)
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        if do.KEEP_TRANSPORT.has(move) and do.KEEP_TRANSPORT.a(move) in self.transports:
            return say.LAST_HOLDING
        return say.NOT_A_HOLDING if do.KEEP_LAND.has(move) or do.KEEP_TRANSPORT.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_KEEP.of(self.keeps)

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        best = moves[0]
        for m in moves:
            if holding_weight(p, seat, m) > holding_weight(p, seat, best):
                best = m
        return best

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.keeps -= 1
        if do.KEEP_LAND.has(move):
            self.lands.remove(do.KEEP_LAND.a(move))
            self.kept_land = True
        else:
            self.transports.remove(do.KEEP_TRANSPORT.a(move))


class CedeHoldings(Decision):
    """With philosophy the second faction has a quota of armies: the drawer adds holdings; by default the weakest."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), lands=Some(box.TERRITORY), transports=Some(box.TRANSPORT))

    def __init__(self, seat: int = NOBODY, lands: list[int] | None = None, transports: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.lands: list[int] = [] if lands is None else lands.copy()
        self.transports: list[int] = [] if transports is None else transports.copy()

    def run(self, p: Universalis) -> None:
        if self.short(p) > 0 and self.moves(p, self.seat):
            p.ask(self.seat)
        else:
            p.end()

    def short(self, p: Universalis) -> int:
        """Armies that the second faction should still have."""
        return QUOTA - holding_armies(p, self.seat, self.lands, self.transports)

    def first_lands(self, p: Universalis) -> list[int]:
        """Territories of the first faction."""
        return [t for t in p.lands(self.seat) if t not in self.lands]

    def moves(self, p: Universalis, seat: int) -> list[int]:
        mine = self.first_lands(p)
        out = do.CEDE_LAND.each(mine) if len(mine) > 1 else []
        return out + do.CEDE_TRANSPORT.each([x for x in abroad(p, seat) if x not in self.transports])

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        if do.CEDE_LAND.has(move) and do.CEDE_LAND.a(move) in self.first_lands(p):
            return say.LAST_HOLDING
        return say.NOT_A_HOLDING if do.CEDE_LAND.has(move) or do.CEDE_TRANSPORT.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_CEDE.of(self.short(p))

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        best = moves[0]
        for m in moves:
            if holding_weight(p, seat, m) < holding_weight(p, seat, best):
                best = m
        return best

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if do.CEDE_LAND.has(move):
            self.lands.append(do.CEDE_LAND.a(move))
            self.lands.sort()
        else:
            self.transports.append(do.CEDE_TRANSPORT.a(move))
            self.transports.sort()


def holding_weight(p: Universalis, seat: int, move: int) -> int:
    """Armies of a holding, with its buildings."""
    if do.KEEP_TRANSPORT.has(move):
        return p.transport_armies[do.KEEP_TRANSPORT.a(move)]
    if do.CEDE_TRANSPORT.has(move):
        return p.transport_armies[do.CEDE_TRANSPORT.a(move)]
    t = do.KEEP_LAND.a(move) if do.KEEP_LAND.has(move) else do.CEDE_LAND.a(move)
    return p.armies_at(seat, t) + 10 * (p.settlement[t] + p.cathedral[t])


class FactionLosses(Losses):
    """With an army reform both factions lose armies of the drawer's choice, never the last of a territory."""

    rule: ClassVar[str] = "8.1"
    FIELDS: ClassVar[list[Field]] = Losses.FIELDS + fields(
        lands=Some(box.TERRITORY), transports=Some(box.TRANSPORT), second=Flag()
    )

    def __init__(
        self,
        seat: int = NOBODY,
        n: int = 0,
        lands: list[int] | None = None,
        transports: list[int] | None = None,
        second: bool = False,
    ) -> None:
        super().__init__(seat, n)
        self.lands: list[int] = [] if lands is None else lands.copy()
        self.transports: list[int] = [] if transports is None else transports.copy()
        self.second = second  # the faction that goes

    def goes(self, p: Universalis, stack: int) -> bool:
        """Does a stack belong to the second faction?"""
        if do.LOSE_GROUND.has(stack):
            return do.LOSE_GROUND.a(stack) in self.lands
        if do.LOSE_ABOARD.has(stack):
            x = do.LOSE_ABOARD.a(stack)
            return x in self.transports or p.transport_at[x] in self.lands
        return False

    def stacks(self, p: Universalis) -> list[int]:
        return [m for m in super().stacks(p) if self.goes(p, m) == self.second]

    def how_many(self, stack: int) -> HowManyLost:
        return FactionHowManyLost(self.seat, self.n, stack)


class FactionHowManyLost(HowManyLost):
    """The same, by the rule of the civil war."""

    rule: ClassVar[str] = "8.1"
