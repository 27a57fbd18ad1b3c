"""One round of a battle [5.2]: cards and base armies are announced, dice fall, pairs are compared from the top."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.coins import COIN_GIVES_ARMIES
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.ledger import lose_card
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.steps import NOT_NOW

EXTRA_DICE: Final = 20  # ships, walls, engines, a tower; what pieces add to the highest die is less


class Round(Decision):
    """D15 and D18, then the dice. It touches no army on the map: its fields tell who lost how many."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(
        attacker=One(box.HOLDER),
        defender=One(box.HOLDER),
        force=Number(0, box.ARMIES_MOST),
        armies=Number(0, box.ARMIES_MOST),
        dice_attack=Number(0, EXTRA_DICE),
        dice_defence=Number(0, EXTRA_DICE),
        top_attack=Number(0, EXTRA_DICE),
        top_defence=Number(0, EXTRA_DICE),
        general=Flag(),
        holy=Flag(),
        area=One(box.TERRITORY),
        holds=Number(0, max(box.FORT_HOLDS)),
        stage=Word("attack", "defence", "dice", "done"),
        cards_attack=Some(box.CARD, most=60),
        cards_defence=Some(box.CARD, most=60),
        base=Number(0, box.DICE.high),
        base_defence=Number(0, box.DICE.high),
        lost_attack=Number(0, box.ARMIES_MOST),
        lost_defence=Number(0, box.ARMIES_MOST),
        top=Word("", "attacker", "defender"),
    )

    def __init__(self, attacker: int = NOBODY, defender: int = NOBODY, force: int = 0, armies: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.force = force  # armies that may be lost in the attack
        self.armies = armies
        self.dice_attack = 0  # extra dice
        self.dice_defence = 0
        self.top_attack = 0  # on the highest die, without cards
        self.top_defence = 0
        self.general = False  # with the attacking banner
        self.holy = False  # a cathedral stands in the attacked territory
        self.area = NOBODY  # the attacked territory, if it is one
        self.holds = 0  # how many defenders its fortification serves, those of other players left out
        self.stage = "attack"
        self.cards_attack: list[int] = []
        self.cards_defence: list[int] = []
        self.base = 0
        self.base_defence = 0
        self.lost_attack = 0
        self.lost_defence = 0
        self.top = ""  # which side lost the top comparison

    def run(self, p: Universalis) -> None:
        if self.stage == "attack":
            if self.attacker == box.BARBARIANS:
                self.base = min(3, self.force)
                self.stage = "defence"
            else:
                p.ask(self.attacker)
        elif self.stage == "defence":
            if self.defender == box.BARBARIANS:
                self.base_defence = min(3, self.armies)
                self.stage = "dice"
            else:
                p.ask(self.defender)
        elif self.stage == "dice":
            throw(p, self)
            self.stage = "done"
        else:
            p.end()

    def shelter(self, holds: int) -> None:
        """A fortification gives one die while the defenders are few enough for it."""
        self.holds = max(0, holds)
        if self.armies <= self.holds:
            self.dice_defence += 1

    # -- what a side may announce ------------------------------------------------------------

    def most(self) -> int:
        """Base armies of the side that announces."""
        return min(3, self.force if self.stage == "attack" else self.armies)

    def used(self) -> list[int]:
        """Cards the side has laid down."""
        return self.cards_attack if self.stage == "attack" else self.cards_defence

    def refuse_card(self, p: Universalis, seat: int, card: int) -> Phrase | None:
        """May this card be used now?"""
        if not p.hands[seat].has(card):
            return say.NO_SUCH_CARD
        if not self.fits(p, seat, card):
            return say.NOT_IN_THIS_BATTLE
        for c in self.used():
            if box.GROUP_OF[c] == box.GROUP_OF[card]:
                return say.ONE_OF_A_GROUP
        return None

    def fits(self, p: Universalis, seat: int, card: int) -> bool:
        """Is it a battle card for this side and place?"""
        if card in (box.ARQUEBUSIER, box.GENIUS):
            return True
        if self.stage == "attack":
            if card == box.HEROINE:
                return p.cathedrals(seat) > 0
            return card == box.CONDOTTIERE or (card == box.TEMPLAR and self.holy)
        if card == box.HEROINE:
            whole = p.technologies[seat] & box.RELIGION == box.RELIGION
            return bool(p.options["religion_four_levels"]) and whole and p.cathedrals(seat) > 0
        return card == box.RELIC and self.holy

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [do.PLAY.at(c) for c in p.hands[seat].distinct() if self.refuse_card(p, seat, c) is None]
        return out + do.ROLL.span(1, self.most())

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if do.PLAY.has(move):
            return self.refuse_card(p, seat, do.PLAY.a(move))
        if do.ROLL.has(move):
            return None if do.ROLL.a(move) <= self.most() else say.TOO_FEW_ARMIES
        return NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_ATTACK.of(self.armies) if self.stage == "attack" else say.Q_DEFEND.of(self.force)

    def default(self, p: Universalis, seat: int) -> int:
        return do.ROLL.at(self.most())

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if do.PLAY.has(move):
            card = do.PLAY.a(move)
            p.hands[seat].show_one(card, (1 << p.seats) - 1)
            self.used().append(card)
            p.tell(say.CARD_USED, seat, card)
        elif self.stage == "attack":
            self.base = do.ROLL.a(move)
            p.tell(say.ATTACKS_WITH, seat, self.base)
            self.stage = "defence"
        else:
            self.base_defence = do.ROLL.a(move)
            p.tell(say.DEFENDS_WITH, seat, self.base_defence)
            self.stage = "dice"

    def paid(self, p: Universalis, seat: int, move: int) -> None:
        """Armies that a coin brings to the attacked territory fight at once; the walls may not hold them all."""
        if seat == self.defender and do.COIN_ARMIES.has(move) and do.COIN_ARMIES.a(move) == self.area:
            if self.holds and self.armies <= self.holds < self.armies + COIN_GIVES_ARMIES:
                self.dice_defence -= 1
            self.armies += COIN_GIVES_ARMIES


def throw(p: Universalis, r: Round) -> None:
    """Dice of both sides, compared from the top; losses are capped by what is there."""
    attack = roll(p, r.attacker, r.base + r.dice_attack, r.cards_attack)
    defence = roll(p, r.defender, r.base_defence + r.dice_defence, r.cards_defence)
    for n in attack:
        p.tell(say.ATTACK_DIE, n)
    for n in defence:
        p.tell(say.DEFENCE_DIE, n)
    attack.sort(reverse=True)
    defence.sort(reverse=True)
    attack[0] += r.top_attack + bonus(p, r.attacker, r.cards_attack, r.general)
    defence[0] += r.top_defence + bonus(p, r.defender, r.cards_defence, False)
    a = d = 0
    for i in range(min(len(attack), len(defence))):
        if attack[i] > defence[i]:
            d += 1
        else:
            a += 1
    r.lost_attack = min(a, r.force)
    r.lost_defence = min(d, r.armies)
    p.tell(say.ROUND_LOSSES, r.lost_attack, r.lost_defence)
    if attack[0] > defence[0]:
        r.top = "defender"
        drop(p, r.defender, r.cards_defence)
    else:
        r.top = "attacker"
        drop(p, r.attacker, r.cards_attack)


def roll(p: Universalis, seat: int, n: int, cards: list[int]) -> list[int]:
    """So many dice, and with a heroine one more for each cathedral."""
    if box.HEROINE in cards:
        n += p.cathedrals(seat)
    return [p.dice.roll() for _ in range(n)]


def bonus(p: Universalis, seat: int, cards: list[int], general: bool) -> int:
    """What cards add to the highest die."""
    n = 0
    for c in cards:
        if c == box.CONDOTTIERE:
            n += 2 if general else 1
        elif c == box.GENIUS:
            n += 2 if p.has(seat, box.ENGINEERING) else 1
        elif c == box.TEMPLAR:
            n += 2 if p.has(seat, box.MONOTHEISM) else 1
        elif c == box.RELIC:
            n += 2 if p.has(seat, box.MYSTICISM) else 1
        elif c == box.ARQUEBUSIER:
            n += 1
    return n


def drop(p: Universalis, seat: int, cards: list[int]) -> None:
    """Whoever lost the top comparison loses every card used in this round."""
    for c in cards:
        lose_card(p, seat, c)
        p.tell(say.CARD_FALLS, seat, c)
