"""Setting the table [2]: kingdoms, objectives, the Pope, start pieces, garrisons."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.realm.banners import place_banner
from reame.games.universalis.realm.ledger import draw_card, earn, turn_up
from reame.games.universalis.realm.papacy import become_pope
from reame.games.universalis.realm.transports import place_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis, cities
from reame.games.universalis.table.secrets import objectives
from reame.kernel.fields import Field, Mask, Number, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step

BANNER_PIECE: Final = 4  # see START
CATAPULT_PIECE: Final = 5
CATHEDRAL_PIECE: Final = 6
ORDER: Final = [0, 2, 1, 3, BANNER_PIECE, CATAPULT_PIECE, CATHEDRAL_PIECE]
STRONG_SEATS: Final = 10
STRONG: Final = [box.KINGDOM.find("novgorod_rep"), box.KINGDOM.find("teutonici")]


def lay_out(p: Universalis) -> None:
    """Territories in play are barbarian, cities have a camp and a small fort; decks are shuffled; swords are drawn."""
    zones = box.ZONES_USED[p.seats]
    for t in range(box.TERRITORIES if p.options["religious_orders"] else box.PRINTED):
        if box.LAND_ZONE[t] not in zones:
            continue
        p.owner[t] = box.BARBARIANS
        p.armies[t] = 1
        if p.options["strong_north"] and p.seats == STRONG_SEATS and box.KINGDOM_OF[t] in STRONG:
            p.armies[t] = 2
        if box.CITY_OF[t] != NOBODY:
            p.settlement[t] = p.fort[t] = 1
    if p.options["towers"]:
        for t in box.TOWERS:
            if p.owner[t] != NOBODY:
                p.tower[t] = p.poles[t] = 1
    for c, n in enumerate(box.CARD_COUNT):
        if c != box.POPE:
            p.deck.add(c, n)
    for c, n in enumerate(box.EVENT_COUNT):
        if c < box.ORDER_EVENTS or p.options["religious_orders"]:
            p.events.add(c, n)
    for c, n in enumerate(box.CALAMITY_COUNT):
        p.calamities.add(c, n)
    for c, n in enumerate(box.TREASURE_COUNT):
        p.treasures.add(c, n)
    p.order = list(range(p.seats))
    p.dice.shuffle(p.order)
    p.tell_list(say.SETUP_ORDER, p.order)


class Kingdoms(Step[Universalis]):
    """D1: in setup order each takes a kingdom, so that the table of faiths can still be met."""

    rule: ClassVar[str] = "2"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), stage=Word("start", "choose", "deal", "done"))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = p.order.copy()
            self.stage = "choose"
        elif self.stage == "choose":
            if self.queue:
                p.ask(self.queue[0])
            else:
                self.stage = "deal"
        elif self.stage == "deal":
            self.deal(p)
            self.stage = "done"
        else:
            p.end()

    def refuse_kingdom(self, p: Universalis, k: int) -> Phrase | None:
        """Is it playable here, free, and can the others still meet the table of faiths?"""
        if k not in box.PLAYABLE or box.KINGDOM_ZONE[k] not in box.ZONES_USED[p.seats]:
            return say.NOT_IN_PLAY
        if k in p.kingdom:
            return say.TAKEN_ALREADY
        return None if feasible(p.seats, [x for x in p.kingdom if x != NOBODY] + [k]) else say.FAITHS_FULL

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return [do.TAKE_KINGDOM.at(k) for k in box.PLAYABLE if self.refuse_kingdom(p, k) is None]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return self.refuse_kingdom(p, do.TAKE_KINGDOM.a(move)) if do.TAKE_KINGDOM.has(move) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_KINGDOM.of()

    def take(self, p: Universalis, seat: int, move: int) -> None:
        k = do.TAKE_KINGDOM.a(move)
        self.queue.pop(0)
        p.kingdom[seat] = k
        for t in p.realm(k):
            p.owner[t] = seat
        p.tell(say.KINGDOM_TAKEN, seat, k)

    def deal(self, p: Universalis) -> None:
        """Objectives, the Pope, cards, florins and armies."""
        for s in p.order:
            some = objectives(p, s)
            p.objective[s] = some[p.dice.below(len(some))]
            p.tell(say.OBJECTIVE_DEALT, s, p.objective[s], to=1 << s)
        for s in p.order:
            if box.FAITH_OF[p.kingdom[s]] == box.CHRISTIAN:
                p.owner[box.PAPAL] = s
                p.keep(s, box.ARMIES_KEPT, box.POPE_ARMIES)
                become_pope(p, s)
                break
        for s in p.order:
            if s != p.pope:
                draw_card(p, s)
            earn(p, s, box.START_FLORINS, box.OTHER)
            p.keep(s, box.ARMIES_KEPT, box.START_ARMIES - len(p.lands(s)))


def feasible(seats: int, taken: list[int]) -> bool:
    """Can the remaining players still meet the table of faiths, with the forced kingdoms among those taken?"""
    need = box.FAITHS_OF[seats].copy()
    for k in taken:
        need[box.FAITH_OF[k]] -= 1
    forced = [k for k in box.FORCED[seats] if k not in taken]
    free = [k for k in box.PLAYABLE if box.KINGDOM_ZONE[k] in box.ZONES_USED[seats] and k not in taken]
    for f in range(len(need)):
        must = len([k for k in forced if box.FAITH_OF[k] == f])
        if need[f] < must or need[f] > len([k for k in free if box.FAITH_OF[k] == f]):
            return False
    return True


class StartPieces(Step[Universalis]):
    """D2: four transports, banner and catapult in own cities, the cathedral on any own territory."""

    rule: ClassVar[str] = "2"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), placed=Mask(box.START), stage=Word("start", "place"))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.placed = 0
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = p.order.copy()
            self.stage = "place"
        elif not self.queue:
            p.end()
        elif self.placed == (1 << box.START.size) - 1:
            self.queue.pop(0)
            self.placed = 0
        else:
            if not self.placed:
                p.tell(say.START_PIECES, self.queue[0])
            p.ask(self.queue[0])

    def places(self, p: Universalis, seat: int, piece: int) -> list[int]:
        """Where a piece may stand: cities, ports, or for the cathedral any own territory."""
        if piece == CATHEDRAL_PIECE:
            return p.lands(seat)
        mine = cities(p, seat)
        if piece < BANNER_PIECE and box.IS_SHIP[piece]:
            ports = [t for t in mine if p.port(t)]
            if not ports:
                ports = sorted(t for t in box.START_PORTS[p.kingdom[seat]] if p.owner[t] != NOBODY)
            mine = ports
        if piece < BANNER_PIECE:
            return [t for t in mine if len(p.transports_at(seat, t)) < p.transport_room(t)]
        return mine

    def next_piece(self) -> int:
        """Ships come first: their ports may have no room for anything else."""
        for piece in ORDER:
            if not self.placed >> piece & 1:
                return piece
        return NOBODY

    def legal(self, p: Universalis, seat: int) -> list[int]:
        piece = self.next_piece()
        return [do.STATION.at(piece, t) for t in self.places(p, seat, piece)]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if not do.STATION.has(move):
            return NOT_NOW
        if self.placed >> do.STATION.a(move) & 1:
            return say.PLACED_ALREADY
        if do.STATION.a(move) != self.next_piece():
            return say.SHIPS_FIRST
        return None if do.STATION.b(move) in self.places(p, seat, do.STATION.a(move)) else say.NOT_THIS_PLACE

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_STATION.of(self.next_piece())

    def take(self, p: Universalis, seat: int, move: int) -> None:
        piece, t = do.STATION.a(move), do.STATION.b(move)
        self.placed += 1 << piece
        p.tell(say.STATIONED, seat, piece, t)
        if piece < BANNER_PIECE:
            x = place_transport(p, seat, piece, t)
            p.sheltered[x] = 0 if p.owner[t] == seat else 1
        elif piece == BANNER_PIECE:
            place_banner(p, seat, t)
        elif piece == CATAPULT_PIECE:
            p.catapults[t] += 1
        else:
            p.cathedral[t] = 1
            turn_up(p, seat)


class StartArmies(Step[Universalis]):
    """D3: five armies in turn, until nobody can place any more."""

    rule: ClassVar[str] = "2"
    FIELDS: ClassVar[list[Field]] = fields(queue=Some(SEAT), left=Number(0, box.BATCH), stage=Word("start", "place"))

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.left = box.BATCH
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.queue = p.order.copy()
            self.stage = "place"
            p.tell(say.START_ARMIES, box.BATCH)
        elif not self.queue:
            p.end()
        elif not self.left:
            self.queue.append(self.queue.pop(0))
            self.left = box.BATCH
        elif not self.legal(p, self.queue[0]):
            self.queue.pop(0)  # the rest stays in reserve
            self.left = box.BATCH
        else:
            p.ask(self.queue[0])

    def most(self, p: Universalis, seat: int, t: int) -> int:
        """How many a territory can take now."""
        return min(self.left, p.kept(seat, box.ARMIES_KEPT), p.capacity(t) - p.occupants(t))

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return [do.GARRISON.at(t, n) for t in p.lands(seat) for n in range(1, self.most(p, seat, t) + 1)]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if not do.GARRISON.has(move):
            return NOT_NOW
        if p.owner[do.GARRISON.a(move)] != seat:
            return say.NOT_OWN_LAND
        t = do.GARRISON.a(move)
        room = max(0, self.most(p, seat, t))
        return None if do.GARRISON.b(move) <= room else say.NO_ROOM.naming(t, room)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_GARRISON.of(self.left)

    def default(self, p: Universalis, seat: int) -> int:
        """As many as fit where there are fewest."""
        best = NOBODY
        for t in p.lands(seat):
            if self.most(p, seat, t) > 0 and (best == NOBODY or p.armies[t] < p.armies[best]):
                best = t
        return do.GARRISON.at(best, self.most(p, seat, best))

    def take(self, p: Universalis, seat: int, move: int) -> None:
        t, n = do.GARRISON.a(move), do.GARRISON.b(move)
        p.armies[t] += n
        p.keep(seat, box.ARMIES_KEPT, -n)
        self.left -= n
        p.tell(say.ARMIES_STATIONED, seat, t, n)
