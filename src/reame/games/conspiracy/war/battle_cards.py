"""Cards in battle: chosen in secret, shown at once (13.5)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.war.fray import Fighter, Fray, battle_of, enemy
from reame.kernel.fields import Field, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW, Step


def price_of(move: int) -> int:
    """What a chosen card costs."""
    if t.ENLIST.has(move):
        return t.RECRUIT_PRICE
    return t.MERCENARY_PRICE if move == t.PLAY.at(t.MERCENARY) else 0


def card_chosen(move: int) -> int:
    """Played, or given for a mercenary."""
    return t.ENLIST.a(move) if t.ENLIST.has(move) else t.PLAY.a(move)


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
            if not self.uprisings:
                self.stage = "defector"
            elif enemy_mercenaries(battle_of(p), self.uprisings[0]):
                p.push(Victim(self.uprisings.pop(0), t.PEASANT_UPRISING))
            else:
                p.tell(say.NO_VICTIM, self.uprisings[0], t.PEASANT_UPRISING)
                self.uprisings = [s for s in self.uprisings if s != self.uprisings[0]]
        elif self.stage == "defector":
            if not self.defections:
                self.stage = "done"
            elif enemy_mercenaries(battle_of(p), self.defections[0]):
                p.push(Victim(self.defections.pop(0), t.DEFECTOR))
            else:
                p.tell(say.NO_VICTIM, self.defections[0], t.DEFECTOR)
                self.defections = [s for s in self.defections if s != self.defections[0]]
        else:
            p.end()

    def left(self, p: Conspiracy, seat: int) -> list[int]:
        """Cards not yet chosen."""
        cards = p.hands[seat].cards.copy()
        for m in p.drafts[seat]:
            if m != PASS:
                cards.remove(card_chosen(m))
        return cards

    def purse(self, p: Conspiracy, seat: int) -> int:
        """Ducats not yet promised."""
        out = p.ducats[seat]
        for m in p.drafts[seat]:
            out -= price_of(m)
        return out

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        out = [PASS]
        cards = self.left(p, seat)
        purse = self.purse(p, seat)
        for card in range(t.MERCENARY, t.PEASANT_UPRISING + 1):
            if card in cards and price_of(t.PLAY.at(card)) <= purse:
                out.append(t.PLAY.at(card))
        if purse >= t.RECRUIT_PRICE:
            for i, card in enumerate(cards):
                if i == 0 or cards[i - 1] != card:
                    out.append(t.ENLIST.at(card))
        return out

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if t.PLAY.has(move):
            if not t.MERCENARY <= t.PLAY.a(move) <= t.PEASANT_UPRISING:
                return NOT_NOW
        elif not t.ENLIST.has(move):
            return NOT_NOW
        if card_chosen(move) not in self.left(p, seat):
            return say.NO_CARD
        purse = self.purse(p, seat)
        return None if price_of(move) <= purse else say.too_poor(price_of(move), purse)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BATTLE_CARDS.of(battle_of(p).target)

    def more(self, p: Conspiracy, seat: int) -> bool:
        draft = p.drafts[seat]
        return draft[len(draft) - 1] != PASS and len(self.left(p, seat)) > 0

    def reveal(self, p: Conspiracy) -> None:
        b = battle_of(p)
        for s in p.asked:
            for m in p.drafts[s]:
                if m != PASS:
                    self.show(p, b, s, m)
        self.stage = "uprising"

    def show(self, p: Conspiracy, b: Fray, seat: int, move: int) -> None:
        """A bought mercenary joins; a bonus holds for the battle; victims are named next."""
        card = card_chosen(move)
        price = price_of(move)
        p.spend(seat, card)
        p.shown += 1
        if price:
            p.ducats[seat] -= price
            b.add(b.side_of(seat), seat, t.MERCENARY_UNIT, NOBODY)
            if t.ENLIST.has(move):
                p.tell(say.ENLISTED, seat, card, price)
            else:
                p.tell(say.HIRED_IN_BATTLE, seat, price)
            return
        p.tell(say.CARD_SHOWN, seat, card)
        if card == t.PEASANT_UPRISING:
            self.uprisings += [seat] * t.UPRISING_MOST
        elif card == t.DEFECTOR:
            self.defections += [seat] * t.DEFECTOR_MOST
        elif card == t.ART_OF_FORGING:
            b.forging[seat] += t.FORGING_BONUS
        elif card == t.HOSTLER:
            b.hostlers[seat] += t.HOSTLER_BONUS


def enemy_mercenaries(b: Fray, seat: int) -> list[Fighter]:
    """Those that fight against this player."""
    return [f for f in b.of_side(enemy(b.side_of(seat))) if not f.is_knight()]


class Victim(Step[Conspiracy]):
    """An enemy mercenary is removed (Peasant Uprising) or changes sides (Defector)."""

    rule: ClassVar[str] = "13.5"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), card=One(t.CARD))

    def __init__(self, seat: int = NOBODY, card: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def run(self, p: Conspiracy) -> None:
        victims = self.legal(p, self.seat)
        if len(victims) > 1:
            p.ask(self.seat)
        else:
            self.strike(p, victims[0])
            p.end()

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        out: list[int] = []
        for f in enemy_mercenaries(battle_of(p), self.seat):
            move = t.VICTIM.at(f.seat, f.unit)
            if move not in out:
                out.append(move)
        out.sort()
        return out

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if not t.VICTIM.has(move):
            return NOT_NOW
        return None if move in self.legal(p, seat) else say.NO_SUCH_UNIT

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_VICTIM.of(self.card)

    def default(self, p: Conspiracy, seat: int) -> int:
        b = battle_of(p)
        leader = b.leader(enemy(b.side_of(seat)))
        moves = p.legal(seat)
        for m in moves:
            if t.VICTIM.a(m) == leader:
                return m
        return moves[0]

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        self.strike(p, move)
        p.end()

    def strike(self, p: Conspiracy, move: int) -> None:
        """What the card does to the one that is named."""
        b = battle_of(p)
        like = [f for f in enemy_mercenaries(b, self.seat) if f.seat == t.VICTIM.a(move) and f.unit == t.VICTIM.b(move)]
        victim = like[0]
        if self.card == t.PEASANT_UPRISING:
            b.remove(victim)
            p.tell(say.UNIT_REMOVED, self.seat, victim.seat, victim.unit)
        else:
            p.tell(say.UNIT_DEFECTS, victim.seat, self.seat, victim.unit)
            victim.side = b.side_of(self.seat)
            victim.seat = self.seat
            victim.home = NOBODY
