"""Cards in battle: chosen in secret, shown at once (13.5)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import (
    ART_OF_FORGING,
    ASK_BATTLE_CARDS,
    ASK_VICTIM,
    ATTACK_SIDE,
    BOUGHT_IN_BATTLE,
    CARD_PLAYED,
    DEFECTOR,
    DEFECTOR_MOST,
    DEFENCE_SIDE,
    DISCARDED,
    ENLIST,
    FORGING_BONUS,
    HOSTLER,
    HOSTLER_BONUS,
    MERCENARY,
    MERCENARY_PRICE,
    MERCENARY_UNIT,
    NO_CARD,
    NO_SUCH_UNIT,
    PEASANT_UPRISING,
    PLAY,
    RECRUIT_PRICE,
    TOO_POOR,
    UNIT_DEFECTS,
    UNIT_REMOVED,
    UPRISING_MOST,
    VICTIM,
)
from reame.games.conspiracy.war.fray import (
    HOME,
    KIND,
    OF_SEAT,
    OF_SIDE,
    battle_of,
)
from reame.kernel.fields import Field, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


class BattleCards(Step[Conspiracy]):
    """Cards chosen in secret, shown at once, resolved attackers before defenders (13.5, R40)."""

    rule: ClassVar[str] = "13.5"
    FIELDS: ClassVar[list[Field]] = fields(
        attackers=Some(SEAT),
        defenders=Some(SEAT),
        uprisings=Some(SEAT),
        defections=Some(SEAT),
        stage=Word("choose", "uprising", "defector", "done"),
    )

    def __init__(self, attackers: list[int] | None = None, defenders: list[int] | None = None) -> None:
        super().__init__()
        self.attackers = [] if attackers is None else attackers
        self.defenders = [] if defenders is None else defenders
        self.uprisings: list[int] = []  # a seat for every mercenary that has still to be named
        self.defections: list[int] = []
        self.stage = "choose"

    def run(self, p: Conspiracy) -> None:
        if self.stage == "choose":
            seats = [s for s in self.attackers + self.defenders if p.hands[s].size()]
            if seats:
                p.ask_sealed(seats)
            else:
                self.stage = "done"
        elif self.stage == "uprising":
            if self.uprisings:
                self.name_victim(p, self.uprisings)
            else:
                self.stage = "defector"
        elif self.stage == "defector":
            if self.defections:
                self.name_victim(p, self.defections)
            else:
                self.stage = "done"
        else:
            p.end()

    # -- the secret choice -----------------------------------------------------------------------

    def left(self, p: Conspiracy, seat: int) -> list[int]:
        """Cards not yet chosen."""
        cards = p.hands[seat].cards.copy()
        for m in p.drafts[seat]:
            if m != PASS:
                cards.remove(ENLIST.a(m) if ENLIST.has(m) else PLAY.a(m))
        return cards

    def purse(self, p: Conspiracy, seat: int) -> int:
        """Ducats not yet promised."""
        out = p.ducats[seat]
        for m in p.drafts[seat]:
            out -= self.price(m)
        return out

    def price(self, move: int) -> int:
        """What a chosen card costs."""
        if ENLIST.has(move):
            return RECRUIT_PRICE
        return MERCENARY_PRICE if move == PLAY.at(MERCENARY) else 0

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        if self.stage != "choose":
            return self.victims(p, seat)
        out = [PASS]
        cards = self.left(p, seat)
        purse = self.purse(p, seat)
        for c in range(MERCENARY, PEASANT_UPRISING + 1):
            if c in cards and self.price(PLAY.at(c)) <= purse:
                out.append(PLAY.at(c))
        if purse >= RECRUIT_PRICE:
            for i, c in enumerate(cards):
                if i == 0 or cards[i - 1] != c:
                    out.append(ENLIST.at(c))
        return out

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if self.stage != "choose":
            if not VICTIM.has(move):
                return NOT_NOW
            return None if move in self.victims(p, seat) else NO_SUCH_UNIT
        if move == PASS:
            return None
        if PLAY.has(move):
            card = PLAY.a(move)
            if not MERCENARY <= card <= PEASANT_UPRISING:
                return NOT_NOW
        elif ENLIST.has(move):
            card = ENLIST.a(move)
        else:
            return NOT_NOW
        if card not in self.left(p, seat):
            return NO_CARD
        return None if self.price(move) <= self.purse(p, seat) else TOO_POOR

    def more(self, p: Conspiracy, seat: int) -> bool:
        draft = p.drafts[seat]
        return draft[len(draft) - 1] != PASS and len(self.left(p, seat)) > 0

    def reveal(self, p: Conspiracy) -> None:
        """Bought mercenaries join; bonuses hold for the battle; victims are named next."""
        b = battle_of(p)
        for s in p.asked:
            side = ATTACK_SIDE if s in self.attackers else DEFENCE_SIDE
            for m in p.drafts[s]:
                if m == PASS:
                    continue
                card = ENLIST.a(m) if ENLIST.has(m) else PLAY.a(m)
                p.spend(s, card)
                p.shown += 1
                p.tell(DISCARDED if ENLIST.has(m) else CARD_PLAYED, s, card)
                if self.price(m):
                    p.ducats[s] -= self.price(m)
                    b.add(side, s, MERCENARY_UNIT, NOBODY)
                    p.tell(BOUGHT_IN_BATTLE, s, self.price(m))
                elif card == PEASANT_UPRISING:
                    self.uprisings += [s] * UPRISING_MOST
                elif card == DEFECTOR:
                    self.defections += [s] * DEFECTOR_MOST
                elif card == ART_OF_FORGING:
                    b.forging[s] += FORGING_BONUS
                elif card == HOSTLER:
                    b.hostlers[s] += HOSTLER_BONUS
        self.stage = "uprising"

    # -- the victims -------------------------------------------------------------------------------

    def victims(self, p: Conspiracy, seat: int) -> list[int]:
        """Enemy mercenaries, each sort once."""
        foe = DEFENCE_SIDE if seat in self.attackers else ATTACK_SIDE
        out: list[int] = []
        for u in battle_of(p).of_side(foe):
            move = VICTIM.at(u[OF_SEAT], u[KIND])
            if u[KIND] >= MERCENARY_UNIT and move not in out:
                out.append(move)
        out.sort()
        return out

    def name_victim(self, p: Conspiracy, queue: list[int]) -> None:
        """Ask, unless there is no choice."""
        victims = self.victims(p, queue[0])
        if len(victims) > 1:
            p.ask(queue[0])
            return
        seat = queue.pop(0)
        if victims:
            self.strike(p, seat, victims[0])

    def strike(self, p: Conspiracy, seat: int, move: int) -> None:
        """A mercenary goes home, or changes sides."""
        b = battle_of(p)
        side = ATTACK_SIDE if seat in self.attackers else DEFENCE_SIDE
        for u in b.units:
            if u[OF_SIDE] != side and u[OF_SEAT] == VICTIM.a(move) and u[KIND] == VICTIM.b(move):
                if self.stage == "uprising":
                    b.units.remove(u)
                    p.tell(UNIT_REMOVED, u[OF_SEAT], u[KIND])
                else:
                    p.tell(UNIT_DEFECTS, u[OF_SEAT], seat)
                    u[OF_SIDE] = side
                    u[OF_SEAT] = seat
                    u[HOME] = NOBODY
                return

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        if self.stage == "choose":
            return ASK_BATTLE_CARDS.of(battle_of(p).target)
        return ASK_VICTIM.of(PEASANT_UPRISING if self.stage == "uprising" else DEFECTOR)

    def default(self, p: Conspiracy, seat: int) -> int:
        if self.stage == "choose":
            return PASS
        b = battle_of(p)
        foe = b.leader(DEFENCE_SIDE if seat in self.attackers else ATTACK_SIDE)
        for m in p.legal(seat):
            if VICTIM.a(m) == foe:
                return m
        return p.legal(seat)[0]

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        queue = self.uprisings if self.stage == "uprising" else self.defections
        queue.pop(0)
        self.strike(p, seat, move)
